//! Imports for the files of a small game.

pub use crate::chance::Chance;
pub use crate::common::{
    Build, Laid, Naming, Secrets, Setup, Stock, Stocks, View, amounts, build_number, moment, next_player,
    number, stock_set, stock_told,
};
pub use crate::game::metrics::Metrics;
pub use crate::game::odds_model::OddsModel;
pub use crate::game::session::{Playable, Refused};
pub use crate::game::speech::Speech;
pub use crate::game::{Game, Rules};
pub use crate::situation::{self, Arranger, ByRows, Given, Placed, Row, Rows, Seen};
pub use crate::table::{EventOf, Table as _};
pub use crate::testing::{Testable, Then};
pub use crate::words::host::Words;
pub use crate::words::meaning::{
    Condition, Cost, FlowOf, Measure, Selector, Verb, condition_specs, cost_specs, measure_specs,
    selector_specs, verb_specs,
};
pub use crate::zones::{CARD_WORDS, Kit, Store, Told};
pub use crate::{events, host, numbered, rows, small_row, stocks, table, things, word_table, zones};
pub use provost_grammar::diagnostic::Diagnostic;
pub use provost_interpreter::choice::{Choice, ChoiceOption};
pub use provost_interpreter::hook::{Context, Player, Thing, Window};
pub use provost_interpreter::host::{Args, Flow, Reply, Scope};
pub use provost_interpreter::listeners::{Attachment, Listener, ListenerIndex, Reach, Uses};
pub use provost_interpreter::machine;
pub use provost_interpreter::pack::{FieldValue, LoadedGame};
pub use provost_interpreter::program::{EntryCode, Program};
pub use provost_interpreter::vocabulary::id::{HookId, LimitId, NounId, TargetId};
pub use provost_interpreter::vocabulary::spec::{
    CardWords, ClassSpec, Example, GameSpec, HookSpec, KindSpec, LimitSpec, LocaleSpec, RoleSpec, TargetSpec,
};
pub use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
pub use serde::{Deserialize, Serialize};
pub use serde_json::{Map, Value, json};
pub use std::sync::Arc;
