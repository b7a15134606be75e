//! What can be paid.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::CostSpec;

word_table! {
    /// The costs.
    Cost, COSTS: [CostSpec] {
        Resources = CostSpec {
            id: "resources",
            word: "pay",
            pattern: "{what:amounts:resource}",
            doc: "Resources go to the reserve; who cannot pay in full cannot use the ability or the \
                  alternative.",
            example: example("building", "on activate, pay 1 coin and 1 weapon or spell: gain 3 fame."),
        },
    }
}
