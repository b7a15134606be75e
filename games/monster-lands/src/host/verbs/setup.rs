//! Verbs of set-up.

use crate::acts::Deck;
use crate::content::Index;
use crate::registry::verbs::Verb;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::host::{Args, Scope};

impl Table {
    #[expect(clippy::wildcard_enum_match_arm, reason = "`do_verb` sends only the verbs of set-up")]
    pub(super) fn set_up(&mut self, verb: Verb, args: &Args<'_>, scope: &Scope<'_>) -> Flow {
        let words = self.content.words;
        match verb {
            Verb::Set => {
                let number = args.number(1);
                let narrow = i16::try_from(number).unwrap_or(i16::MAX);
                match args.noun(0) {
                    Some(noun) if noun == words.rounds => {
                        self.state.board.rounds = u8::try_from(number).unwrap_or(u8::MAX);
                    }
                    Some(noun) if noun == words.start_gold => self.state.board.start_gold = narrow,
                    Some(noun) if noun == words.start_glory => self.state.board.start_glory = narrow,
                    _ => {}
                }
            }
            Verb::StartWith => {
                if let Some(Index::Affinity(at)) = args.noun(0).map(|noun| self.content.index(noun)) {
                    self.state.board.start_affinity = Some(at);
                }
            }
            Verb::KeepOnly => {
                let colours = args.nouns(0).iter().filter_map(|noun| self.content.colour(*noun));
                let colours: Vec<u8> = colours.collect();
                self.keep_only(Deck::Mercenaries, |table, card| {
                    let dice = table.content.mercenary(card).dice;
                    colours.iter().any(|colour| dice.get(usize::from(*colour)).is_some_and(|dice| *dice > 0))
                });
            }
            Verb::KeepAffinity => {
                let deck = match args.noun(0) {
                    Some(noun) if noun == words.deck_monsters => Deck::Monsters,
                    Some(noun) if noun == words.deck_lands => Deck::Lands,
                    _ => Deck::Mercenaries,
                };
                self.keep_told_by(deck, args.nouns(1));
            }
            Verb::KeepLevel => self.keep_told_by(Deck::Monsters, args.nouns(0)),
            Verb::LeaveOut => {
                if let Some(entry) = args.noun(0) {
                    self.leave_out_entry(entry);
                }
            }
            Verb::TurnOn => {
                let module = args.noun(0) == Some(words.trick_module);
                self.state.board.trick_module |= module;
                self.state.board.clash |= module || args.noun(0) == Some(words.clash);
            }
            Verb::ReplaceBuilding | Verb::ReplacePanic => {
                if let Some(Index::Building(at)) = args.noun(0).map(|noun| self.content.index(noun)) {
                    let board = &mut self.state.board;
                    let bits = if verb == Verb::ReplaceBuilding {
                        &mut board.covered
                    } else {
                        &mut board.replaced_panic
                    };
                    *bits |= 1 << (at & 15);
                    if let (Verb::ReplaceBuilding, Some(Item::Building(by))) =
                        (verb, Item::of(scope.source()))
                    {
                        self.state.board.covering.push((at, by));
                    }
                }
            }
            // The participating affinities are fixed by the set-up, before the game.
            _ => {}
        }
        Flow::Done
    }
}
