//! What the manual says about the keys of situations, a line each. `learn.rs` knows which keys there are; a test sees that
//! each of them is told of.

use provost_interpreter::pack::LoadedGame;

/// Lines by key. `#` stands for a number at the end.
const LINES: &[(&str, &str)] = &[
    ("packs", "Packs that take part besides the base game, with those they depend on."),
    ("players", "How many play."),
    ("difficulty", "The level of difficulty."),
    ("options", "Variants and modules that take part."),
    ("scenario", "The scenario; what is written here lies over its position."),
    ("affinities", "The affinities that are in the game."),
    ("clans", "The clan of each player, by its affinity."),
    ("tiles", "The tiles that are in the game."),
    ("seed", "Where chance starts, for whatever is not fixed."),
    ("phase", "The moment in which play begins."),
    ("at", "The place that the moment is about: a land, the Entrance, a mission or a path."),
    ("active", "Whose turn it is, from 1."),
    ("first-player", "Who has the first turn, from 1."),
    ("round", "The round, from 1."),
    ("order", "The players in the order of their pawns."),
    ("player-#", "What a player has; only what is written counts."),
    ("offers", "Cards that lie face up for sale."),
    ("monsters", "The monster of each land and of the Entrance, or `none`."),
    ("lands", "Lands."),
    ("missions", "Missions on the board, or `none`."),
    ("headers", "The header of each land and the side that is up."),
    ("paths", "What lies on a path, by the id of the path."),
    ("piles", "Decks and discards: cards on top, the top one first, or which cards are in them at all."),
    ("panic", "Buildings with a panic token."),
    ("spaces", "Taken spaces of a building."),
    ("discount-dice", "The face of the persuasion die placed last in a building."),
    ("damage", "Damage that earlier paths have handed on."),
    ("stored", "Dead mercenaries on a tile, with the round of their death."),
    ("pool", "Dice by colour: how many, or the faces of rolled ones."),
    ("dice", "Dice by colour: how many, or the faces of rolled ones."),
    ("members", "Mercenaries of the clan: an id, or a table with wounds, equipment and more."),
    ("traps", "Traps and tricks."),
    ("loot", "Loot."),
    ("trophies", "Captured monsters."),
    ("reputation", "The player's reputation."),
    ("passed", "Whether the player does nothing more in this phase."),
    ("missions-won", "How many missions the player has won."),
    ("trap-count", "How many traps the player has."),
    ("id", "The entry."),
    ("wounds", "Wounds of the mercenary."),
    ("leader", "Whether it leads the clan."),
    ("equipment", "Equipment."),
    ("settled", "The land in which it has settled."),
    ("side", "The side that is up."),
    ("mercenary", "The mercenary on the path, or `none`."),
    ("dummy", "Whether a token of the dummy player is on the path."),
    ("player", "Whose mercenary it is, from 1, if it is in no clan yet."),
    ("revealed", "Traps that lie face up."),
    ("fought", "Whether the path has been fought."),
    ("won", "Whether the path has been won."),
    ("top", "Cards on top, the top one first."),
    ("only", "Only cards that fit one of these are in the deck."),
    ("without", "No card that fits one of these is in the deck."),
    ("asked", "Who is asked, from 1."),
    ("offered", "Options that are among those offered."),
    ("not-offered", "Options that are not offered."),
    ("finished", "Whether nothing is asked any more."),
    ("events", "What was told, in this order; `*` is anything."),
    ("no-events", "What was not told; `*` is anything."),
    ("total", "The total of the last roll."),
    ("elimination-total", "The total of the last roll, as it is compared with the elimination value."),
    ("result", "What came of the last roll."),
    ("scores", "What each player would score."),
    ("places", "Each player's place, from 1, if the game ended now."),
    ("ranks", "The rank that each player would have."),
    ("rank", "The rank that the only player would have."),
    ("goals", "For each goal of the scenario whether it is reached."),
    ("adventures", "Adventures that lie face up."),
    ("deeds", "Deeds that lie face up."),
    ("rewards", "Rewards that lie face up."),
    ("discs", "Ids of the spaces with the player's discs."),
    ("hand", "Discs at hand."),
    ("cards", "Cards that the player has completed or taken."),
    ("camps", "What lies in all camps together."),
];

/// What is said of keys that are no words of the rules but names of places, cards or nouns, by the table they stand in.
const NAMES: &[(&str, &str)] = &[
    ("paths", "A path: who and what is on it."),
    ("monsters", "The monster there, or `none`."),
    ("lands", "The land there, or `none`."),
    ("missions", "The mission there, or `none`."),
    ("headers", "The header there."),
    ("piles", "Cards on top of this pile, the top one first; or `top`, `only` and `without`."),
    ("offers", "Cards in this offer."),
];

/// Returns the line about a key in a table.
pub(super) fn line(game: &LoadedGame, parent: &str, key: &str) -> String {
    let of_name = NAMES.iter().find(|(table, _)| *table == parent).map(|(_, line)| (*line).to_owned());
    let bare = key.trim_end_matches(|c: char| c.is_ascii_digit());
    let pattern = if bare.len() < key.len() { format!("{bare}#") } else { key.to_owned() };
    let of_word = || LINES.iter().find(|(known, _)| *known == pattern).map(|(_, line)| (*line).to_owned());
    let of_noun = || {
        let (_, noun) = game.vocabulary.nouns().find(|(_, noun)| noun.id == key)?;
        let class = game.vocabulary.class(noun.class);
        Some(if noun.doc.is_empty() { class.doc.to_owned() } else { noun.doc.clone() })
    };
    of_name.or_else(of_word).or_else(of_noun).unwrap_or_default()
}
