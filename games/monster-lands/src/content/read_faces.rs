//! Reads the printed faces of cards from their entries, and finds the abilities of buildings that buy
//! something.

use super::build::{Build, note};
use super::faces::{
    Equipment, Face, Header, Land, Mercenary, Mission, MissionFace, Monster, PathInfo, Role, Trap, TrapFamily,
};
use super::fields::{self, Fields, Keys};
use super::options::SetupError;
use super::{Dice, Goods, Index, MAX_COLOURS, PathCode, Purchase};
use crate::registry::kinds::Kind;
use crate::registry::verbs::Verb;
use provost_interpreter::ir;
use provost_interpreter::pack::Entry;
use provost_interpreter::program::EntryCode;
use provost_interpreter::vocabulary::id::NounId;

impl Build<'_> {
    pub(super) fn face(&mut self, kind: Kind, entry: &Entry) -> Result<Face, SetupError> {
        let fields = Fields(entry);
        Ok(match kind {
            Kind::Mercenary => Face::Mercenary(Mercenary {
                affinity: self.affinity(fields),
                role: match fields.choice("role") {
                    Some("leader") => Role::Leader,
                    Some("initial") => Role::Initial,
                    Some("stack") => Role::Stack,
                    _ => Role::Hired,
                },
                cost: fields.number("cost", 0),
                reputation: fields.number("reputation", 0),
                dice: self.dice(fields.amounts("dice")),
            }),
            Kind::Monster => Face::Monster(Monster {
                affinity: self.affinity(fields).unwrap_or(u8::MAX),
                level: fields.noun("level").unwrap_or(NounId(u32::MAX)),
                attack: fields.number("attack", 0),
                capture: fields.number("capture", i32::MAX),
                elimination: fields.number("elimination", i32::MAX),
                capture_reward: self.goods(fields.amounts("capture-reward")),
                elimination_reward: self.goods(fields.amounts("elimination-reward")),
                trophy: u8::try_from(fields.number("trophy", 0)).unwrap_or(0),
            }),
            Kind::Land => Face::Land(Land {
                affinity: self.affinity(fields).unwrap_or(u8::MAX),
                conquest: fields.number("conquest", i32::MAX),
                reward: self.goods(fields.amounts("reward")),
            }),
            Kind::Equipment => {
                let ty = fields.noun("type").map(|noun| self.content.index(noun));
                let Some(Index::Type(ty)) = ty else { return Ok(Face::Loot) };
                Face::Equipment(Equipment { ty, price: fields.number("price", 0) })
            }
            Kind::Trap => Face::Trap(Trap {
                family: match fields.choice("family") {
                    Some("initial") => TrapFamily::Initial,
                    Some("shielded") => TrapFamily::Shielded,
                    _ => TrapFamily::Improved,
                },
                price: fields.number("price", 0),
            }),
            Kind::Trick => Face::Trap(Trap { family: TrapFamily::Trick, price: fields.number("price", 0) }),
            Kind::Mission => Face::Mission(self.mission(fields)),
            Kind::Header => {
                let sides = [self.side(fields.tables("side-a"))?, self.side(fields.tables("side-b"))?];
                Face::Header(Header { sides })
            }
            Kind::Loot
            | Kind::Token
            | Kind::PanicToken
            | Kind::Trophy
            | Kind::Tile
            | Kind::Building
            | Kind::Benefit
            | Kind::Guard
            | Kind::Rule
            | Kind::Board
            | Kind::Difficulty
            | Kind::Variant
            | Kind::AffinitySet
            | Kind::Dummy
            | Kind::Scenario
            | Kind::Campaign => Face::Loot,
        })
    }

    fn affinity(&self, fields: Fields<'_>) -> Option<u8> {
        match fields.noun("affinity").map(|noun| self.content.index(noun)) {
            Some(Index::Affinity(at)) => Some(at),
            _ => None,
        }
    }

    fn dice(&self, amounts: &[(NounId, i32)]) -> Dice {
        let mut dice = [0; MAX_COLOURS];
        for (noun, count) in amounts {
            if let Some(place) = self.content.colour(*noun).and_then(|at| dice.get_mut(usize::from(at))) {
                *place = u8::try_from(*count).unwrap_or(0);
            }
        }
        dice
    }

    fn goods(&self, amounts: &[(NounId, i32)]) -> Goods {
        let mut goods = Goods::default();
        for (noun, count) in amounts {
            let place = match self.content.index(*noun) {
                Index::Resource(at) => goods.resources.get_mut(usize::from(at)),
                Index::Token(at) => goods.tokens.get_mut(usize::from(at)),
                Index::None | Index::Colour(_) | Index::Affinity(_) | Index::Type(_) | Index::Building(_) => {
                    None
                }
            };
            if let Some(place) = place {
                *place = u8::try_from(*count).unwrap_or(u8::MAX);
            }
        }
        goods
    }

    fn mission(&self, fields: Fields<'_>) -> Mission {
        let empty = Keys::new();
        let dice = fields.table("dice-face").unwrap_or(&empty);
        let contract = fields.table("contract-face").unwrap_or(&empty);
        let reward = self.goods(fields::amounts(dice, "reward"));
        let [left, right] = ["left", "right"].map(|side| self.goods(fields::amounts(contract, side)));
        Mission {
            dice: self.mission_face(dice, [reward; 2]),
            objective: fields::number(dice, "objective").unwrap_or(i32::MAX),
            penalty: fields::number(dice, "penalty").unwrap_or(0),
            contract: self.mission_face(contract, [left, right]),
            delivery: self.goods(fields::amounts(contract, "delivery")),
        }
    }

    fn mission_face(&self, keys: &Keys, rewards: [Goods; 2]) -> MissionFace {
        let colours = fields::nouns(keys, "colours").iter().filter_map(|noun| self.content.colour(*noun));
        MissionFace {
            count: fields::number(keys, "dice").and_then(|count| u8::try_from(count).ok()).unwrap_or(1),
            colours: colours.fold(0, |bits, colour| bits | (1 << (colour & 7))),
            rewards,
        }
    }

    fn side(&mut self, paths: &[Keys]) -> Result<Vec<PathInfo>, SetupError> {
        let mut side = Vec::new();
        for path in paths {
            let benefit = match fields::used(path, "benefit") {
                Some((entry, arguments)) => Some(self.benefit(entry, arguments)?),
                None => None,
            };
            side.push(PathInfo {
                required: self.dice(fields::amounts(path, "required")),
                reinforcement: self.dice(fields::amounts(path, "reinforcement")),
                benefit,
                glory: fields::number(path, "glory").unwrap_or(0),
            });
        }
        Ok(side)
    }

    /// Compiles a benefit with its numbers, once per set of numbers.
    fn benefit(
        &mut self,
        entry: provost_interpreter::pack::EntryId,
        arguments: &[provost_interpreter::pack::Argument],
    ) -> Result<u16, SetupError> {
        let there = self.benefits.iter().position(|(of, with)| *of == entry && with == arguments);
        let at = if let Some(at) = there {
            at
        } else {
            let benefit = self.game.entry(entry);
            let code = self.code(benefit, arguments)?;
            let noun = self.noun_of(benefit);
            self.content.benefits.push(PathCode { entry: noun, code });
            self.benefits.push((entry, arguments.to_vec()));
            self.benefits.len() - 1
        };
        Ok(u16::try_from(at).unwrap_or(u16::MAX))
    }

    /// Finds the abilities that buy something.
    pub(super) fn purchases(&mut self, entry: &Entry, code: EntryCode) {
        for (id, ability) in code.abilities.indices().zip(&entry.ir.abilities) {
            let Some(ir::Step::Act { verb, args, .. }) = ability.steps.first() else { continue };
            let Some(purchase) = Verb::from_word(verb.0).and_then(|verb| self.purchase(verb, args)) else {
                continue;
            };
            note(&mut self.content.purchases, id, Some(purchase));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most verbs buy nothing")]
    pub(super) fn purchase(&self, verb: Verb, args: &[ir::Arg]) -> Option<Purchase> {
        let number = |num: ir::Num| match num {
            ir::Num::Const(number) => number,
            ir::Num::Param(_) => 1,
        };
        let count = || match args.first() {
            Some(ir::Arg::Number(count)) => number(*count),
            _ => 1,
        };
        let amount = |at: usize| match args.get(at) {
            Some(ir::Arg::Amounts(amounts)) => amounts.first(),
            _ => None,
        };
        let most = |amount: &ir::Amount| match amount.quantity {
            ir::Quantity::Exactly(count) | ir::Quantity::UpTo(count) => number(count),
            ir::Quantity::AnyNumber | ir::Quantity::All | ir::Quantity::EqualTo(..) => i32::MAX,
        };
        match verb {
            Verb::Hire => Some(Purchase::Hire(count())),
            Verb::Buy => Some(Purchase::Traps(amount(0).map_or(1, most))),
            Verb::BuyAt => {
                let what = amount(0)?;
                let Some(ir::NounRef::Noun(noun)) = what.nouns.first() else { return None };
                let Index::Token(token) = self.content.index(*noun) else { return None };
                Some(Purchase::Tokens { token, price: amount(1).map_or(1, most), most: most(what) })
            }
            Verb::BuyEquipment => Some(Purchase::Equipment(count())),
            _ => None,
        }
    }
}
