//! The views. A view is a function that draws plain data and pushes commands; [`VIEWS`] lists them, and menu, view
//! bar, palette and keys follow from that list. A new view is a line in it, an id, and its messages.

pub(crate) mod author;
mod balance;
pub(crate) mod dialog;
mod fields;
mod lab;
mod play;
pub(crate) mod table;

use crate::app::Command;
use crate::app::state::State;
use crate::speech::Speech;
use crate::theme::Theme;
use egui::{Key, Ui};

/// The context in which a panel draws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    /// The data.
    pub(crate) state: &'a State,
    /// The words.
    pub(crate) speech: &'a Speech,
    /// The colours.
    pub(crate) theme: &'a Theme,
}

impl View<'_> {
    /// Formats a message.
    pub(crate) fn say(&self, id: &str) -> String {
        self.speech.say(id)
    }
}

/// The views, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ViewId {
    /// One entry: text, form, card.
    #[default]
    Author,
    /// Many entries at once.
    Table,
    /// One situation, step by step.
    Lab,
    /// A whole game.
    Play,
    /// Many games.
    Balance,
}

impl ViewId {
    /// Returns whether it plays with the packs, so that it must have them.
    pub(crate) const fn plays(self) -> bool {
        match self {
            Self::Author | Self::Table => false,
            Self::Lab | Self::Play | Self::Balance => true,
        }
    }
}

/// A row of the list of views.
#[derive(Debug)]
pub(crate) struct ViewSpec {
    /// Its name.
    pub(crate) id: ViewId,
    /// Id of its messages, and of its action.
    pub(crate) name: &'static str,
    /// The key that shows it, with Ctrl.
    pub(crate) key: Key,
    /// Draws it.
    pub(crate) ui: fn(&mut Ui, &View<'_>, &mut Vec<Command>),
}

/// All views, in the order in which they are shown.
pub(crate) const VIEWS: [ViewSpec; 5] = [
    ViewSpec { id: ViewId::Author, name: "author", key: Key::Num1, ui: author::view_ui },
    ViewSpec { id: ViewId::Table, name: "table", key: Key::Num2, ui: table::view_ui },
    ViewSpec { id: ViewId::Lab, name: "lab", key: Key::Num3, ui: lab::view_ui },
    ViewSpec { id: ViewId::Play, name: "play", key: Key::Num4, ui: play::view_ui },
    ViewSpec { id: ViewId::Balance, name: "balance", key: Key::Num5, ui: balance::view_ui },
];
