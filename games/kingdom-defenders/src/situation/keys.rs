//! The keys of situations of Kingdom Defenders. `start.rs` and `position.rs` read them.

use provost_engine::situation::shape::{Key, Shape};

const fn key(key: &'static str, holds: Shape, doc: &'static str) -> Key {
    Key { key, holds, doc }
}

const ADVENTURE: &[&str] = &["adventure"];
const DEED: &[&str] = &["deed"];
const REWARD: &[&str] = &["reward"];

const SEAT: Shape = Shape::Table(
    &[
        key("discs", Shape::Texts, "The spaces on which the player's discs lie."),
        key("hand", Shape::Number(0, 999), "Discs at hand; it follows from the others."),
        key(
            "cards",
            Shape::Entries(&["adventure", "deed", "reward"]),
            "Cards that the player has completed, or has taken with their bonus.",
        ),
        key("camps", Shape::Table(&[], &["resource"]), "What lies in the player's camps."),
        key("passed", Shape::Flag, "Whether the player has passed in this round."),
    ],
    &["resource", "wound", "level", "relic"],
);

const fn seat(id: &'static str) -> Key {
    key(id, SEAT, "A player: resources, wounds, levels and relics by their ids, camps, cards and discs.")
}

/// The moment and the position.
pub(crate) const GIVEN: &[Key] = &[
    key("phase", Shape::Choice(&["round", "placing", "activation"]), "Where in a round play begins."),
    key("round", Shape::Number(1, 20), "The round, from 1."),
    key("order", Shape::Numbers(1, 8), "The players in turn order, from 1."),
    seat("player-1"),
    seat("player-2"),
    seat("player-3"),
    seat("player-4"),
    seat("player-5"),
    seat("player-6"),
    seat("player-7"),
    seat("player-8"),
    key("adventures", Shape::Entries(ADVENTURE), "Adventures that lie face up."),
    key("deeds", Shape::Entries(DEED), "Deeds that lie face up."),
    key("rewards", Shape::Entries(REWARD), "Rewards that lie face up."),
    key(
        "piles",
        Shape::Table(
            &[
                key("adventures", Shape::Deck(ADVENTURE, &[]), "The adventure deck."),
                key("deeds", Shape::Deck(DEED, &[]), "The deed deck."),
                key("rewards", Shape::Deck(REWARD, &[]), "The reward deck."),
            ],
            &[],
        ),
        "The decks: cards on top, or which cards are in them at all.",
    ),
];
