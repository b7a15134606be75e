//! Numbers that can be read, in conditions and after `for each`.

use super::example;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::MeasureSpec;

/// Far above what any game reaches: a counter without a printed maximum ends here.
const MANY: i32 = 999;

word_table! {
    /// The measures.
    Measure, MEASURES: [MeasureSpec] {
        Round = MeasureSpec {
            id: "round",
            pattern: "round",
            range: (1, 20),
            needs: &[],
            doc: "The number of the current round, from 1.",
            example: example("building", "on activate, when round is at least 3: gain 2 fame."),
        },
        Stock = MeasureSpec {
            id: "stock",
            pattern: "stock of {what:nouns:resource}",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How much of these resources the owner has, all together; not what lies in camps.",
            example: example(
                "building",
                "on activate, when stock of weapon or spell is 0: gain 1 weapon or spell.",
            ),
        },
        Score = MeasureSpec {
            id: "score",
            pattern: "score",
            range: (0, 9999),
            needs: &["owner"],
            doc: "What the owner would score if the game ended now.",
            example: example("scenario", "on round start, when score is at most 10: gain 1 coin."),
        },
        Wounds = MeasureSpec {
            id: "wounds",
            pattern: "wound(s)",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many wounds the owner has, of all kinds.",
            example: example("building", "on activate: gain 1 fame for each wound."),
        },
        Level = MeasureSpec {
            id: "level",
            pattern: "level of {what:noun:level}",
            range: (0, 99),
            needs: &["owner"],
            doc: "How far the owner has risen on that track.",
            example: example(
                "building",
                "on activate, when level of strength is at least 2: gain 2 weapons.",
            ),
        },
        Discs = MeasureSpec {
            id: "discs",
            pattern: "disc(s)",
            range: (0, 99),
            needs: &["owner"],
            doc: "How many discs the owner can use, wherever they are; neither grey ones nor those set \
                  aside.",
            example: example("building", "on activate, when discs is at most 6: gain 1 coin."),
        },
        Relics = MeasureSpec {
            id: "relics",
            pattern: "relic(s)",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many relics the owner has, of all kinds.",
            example: example("reward", "on score: +1 to score for each relic."),
        },
        RelicSets = MeasureSpec {
            id: "relic-sets",
            pattern: "relic set(s)",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many full sets the owner has: one relic of every kind.",
            example: example("rule", "on score: +3 to score for each relic set."),
        },
        AdventuresCompleted = MeasureSpec {
            id: "adventures-completed",
            pattern: "adventure(s) completed",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many adventures the owner has completed.",
            example: example("reward", "on score: +2 to score for each adventure completed."),
        },
        DeedsCompleted = MeasureSpec {
            id: "deeds-completed",
            pattern: "deed(s) completed",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many deeds the owner has completed.",
            example: example("reward", "on score: +1 to score for each deed completed."),
        },
        CampResources = MeasureSpec {
            id: "camp-resources",
            pattern: "resource(s) in camp",
            range: (0, MANY),
            needs: &["owner"],
            doc: "How many resources lie in the owner's camps.",
            example: example("building", "on activate: gain 1 coin for each resource in camp."),
        },
        ResourcesStored = MeasureSpec {
            id: "resources-stored",
            pattern: "resource(s) stored",
            range: (0, MANY),
            needs: &["stored"],
            doc: "How many resources were put into camps this time.",
            example: example("rule", "on store: gain 1 fame for each resource stored."),
        },
        ResourcesGained = MeasureSpec {
            id: "resources-gained",
            pattern: "resource(s) gained",
            range: (1, MANY),
            needs: &["gained"],
            doc: "How much of the resource was gained this time.",
            example: example("rule", "after gain of fame, when resources gained is at least 5: gain 1 coin."),
        },
        WoundsTaken = MeasureSpec {
            id: "wounds-taken",
            pattern: "wound(s) taken",
            range: (1, MANY),
            needs: &["taken"],
            doc: "How many wounds were taken this time.",
            example: example("rule", "after wounds: lose 1 fame for each wound taken."),
        },
    }
}
