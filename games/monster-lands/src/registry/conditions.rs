//! Conditions. A condition about a thing that the moment lacks is false.

use super::Condition;
use crate::content::Index;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_engine::words::meaning::condition_specs;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::spec::ConditionSpec;

/// The conditions.
pub static CONDITIONS: &[Condition] = &[
    Condition::new("land-matches", "{where:land} matches {whom:monster}", |table, args, _| {
        let (land, monster) = (card(args), Table::card_of(args.thing(1)));
        land.is_some()
            && table.site_of(monster).is_some_and(|site| table.state.board.land(site) == land)
            && table.content.land(land).affinity == table.content.monster(monster).affinity
    })
    .doc("The monster stands on this land and has its affinity; never at the Entrance.")
    .example("monster", "on attack size, when land matches monster: affinity bonus is 2."),
    Condition::new(
        "monster-affinity",
        "{whom:monster} is {affinities:nouns:affinity}",
        |table, args, scope| {
            let monster = card(args);
            monster.is_some()
                && table.shows_affinity(monster)
                && table.is_affinity(args, Some(table.content.monster(monster).affinity), scope)
        },
    )
    .doc("The monster has one of these affinities, at the Entrance too.")
    .example("mercenary", "on defend, once per round, when monster is jungle or air: may cancel 1 hit."),
    Condition::new(
        "mercenary-affinity",
        "{whom:mercenary} is {affinities:nouns:affinity}",
        |table, args, scope| table.is_affinity(args, table.content.mercenary(card(args)).affinity, scope),
    )
    .doc("The mercenary has one of these affinities; novices have none.")
    .example("equipment", "on roll, when bearer is fire: +1 to each magic die."),
    Condition::new("land-affinity", "{where:land} is {affinities:nouns:affinity}", |table, args, scope| {
        let land = card(args);
        land.is_some() && table.is_affinity(args, Some(table.content.land(land).affinity), scope)
    })
    .doc("The land has one of these affinities.")
    .example("equipment", "on roll for conquest, when land is water: +2 to total."),
    Condition::new("monster-at", "{whom:monster} is at {places:nouns:place}", |table, args, _| {
        table.site_of(card(args)).is_some_and(|site| args.names(1, table.place(site)))
    })
    .doc("The monster is there now.")
    .example("monster", "on panic, when self is at entrance: panic count is 2."),
    Condition::new("unassigned", "{whom:mercenary} is unassigned", |table, args, _| {
        table.path_of_card(card(args)) == PathId::NONE
    })
    .doc("The mercenary has no path this round.")
    .example(
        "mercenary",
        "free, once per round, when self is unassigned, pay 1 gold: gain 1 persuasion die.",
    ),
    Condition::new("wounded", "{whom:mercenary} is wounded", |table, args, _| {
        table.state.card(card(args)).wounds > 0
    })
    .doc("The mercenary has a wound now.")
    .example("mercenary", "on roll, when self is wounded: +2 to each strength die."),
    Condition::new("tile-in-reserve", "{what:tile} is in reserve", |table, args, _| {
        table.holder(args).is_none()
    })
    .doc("Nobody has taken the tile.")
    .example("tile", "instead of loot, when self is in reserve: may take self."),
    Condition::new("tile-held", "{what:tile} is held", |table, args, scope| {
        let player = scope.context.player;
        table.holder(args).is_some_and(|seat| !player.is_some() || seat == player.0)
    })
    .doc("Somebody has taken the tile; in a player's own windows and numbers, that player has.")
    .example("tile", "on excess glory, when self is held: +3 to excess glory."),
    Condition::new("first-player", "{who:player} is first player", |table, args, _| {
        Table::player_of(args.thing(0)) == Some(table.state.board.first)
    })
    .doc("The player has the first-player tile.")
    .example("variant", "on dice pool, when owner is first player and round is at least 2: gain 1 die."),
    Condition::new("entrance-empty", "entrance is empty", |table, _, _| {
        !table.state.board.monster(Site::Entrance).is_some()
    })
    .doc("No monster is at the Entrance.")
    .example("scenario", "on round start, when entrance is empty: draw level-a monster for entrance."),
    Condition::new("option-on", "{option:noun:option} is on", |table, args, _| {
        let (option, words, board) = (args.noun(0), &table.content.words, &table.state.board);
        option == Some(words.trick_module) && board.trick_module || option == Some(words.clash) && board.clash
    })
    .doc("The module is part of this game.")
    .example("mercenary", "free, once per round, when trick-module is on: gain 1 gold."),
];

/// Their specs.
pub static SPECS: &[ConditionSpec] = &condition_specs::<Table, { CONDITIONS.len() }>(CONDITIONS);

fn card(args: &Args<'_>) -> CardId {
    Table::card_of(args.thing(0))
}

impl Table {
    /// Returns whether the affinity of a monster counts where it is.
    pub(crate) fn shows_affinity(&self, monster: CardId) -> bool {
        self.content.numbers.rulings.affinity_at_entrance || self.site_of(monster) != Some(Site::Entrance)
    }

    /// Returns whether a thing with this affinity has one of those written, or counts as one.
    fn is_affinity(&self, args: &Args<'_>, affinity: Option<u8>, scope: &Scope<'_>) -> bool {
        let nouns = args.nouns(1);
        let has = |affinity| nouns.iter().any(|noun| self.content.index(*noun) == Index::Affinity(affinity));
        affinity.is_some_and(has) || nouns.iter().any(|noun| self.counts_as(args.thing(0), *noun, scope))
    }

    fn holder(&self, args: &Args<'_>) -> Option<u8> {
        let Some(Item::Rule(rule)) = Item::of(args.thing(0)) else { return None };
        self.state.board.held.iter().find(|(held, _)| *held == rule).map(|(_, seat)| *seat)
    }
}
