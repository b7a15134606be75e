//! Moments of play as plain data: what a moment is about ([`Context`]), and the one window that opens each
//! event to effects ([`Window`]).
//!
//! The order inside a window is written here once and run in `machine/window.rs`: *allowed? -> before ->
//! instead -> apply -> settle -> after*.

use crate::vocabulary::id::{HookId, NounId, RoleId};
use serde::{Deserialize, Serialize};

/// Something in play, by a number that only the host understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Thing(pub u32);

impl Thing {
    /// No thing.
    pub const NONE: Self = Self(u32::MAX);

    /// Returns whether there is a thing.
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }
}

/// A player, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Player(pub u8);

impl Player {
    /// No player: the owner of everything that belongs to the board. The context's player acts and chooses
    /// for it.
    pub const NONE: Self = Self(u8::MAX);

    /// Returns whether there is a player.
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }
}

/// A noun in one of a hook's qualifier places (`for conquest`, `at land`), packed for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qualifier(u32);

impl Qualifier {
    /// No qualifier.
    pub const NONE: Self = Self(u32::MAX);
    /// The greatest noun number that a qualifier can hold.
    pub(crate) const MAX_NOUN: u32 = 0x0FFF_FFFF;
    /// The most places a hook may have.
    pub(crate) const MAX_PLACE: u8 = 14;

    /// Packs a place (index into the hook's qualifiers) and a noun.
    pub const fn new(place: u8, noun: NounId) -> Self {
        Self(((place as u32) << 28) | (noun.0 & Self::MAX_NOUN))
    }

    /// Returns the place.
    pub const fn place(self) -> u8 {
        (self.0 >> 28) as u8
    }

    /// Returns the noun.
    pub const fn noun(self) -> NounId {
        NounId(self.0 & Self::MAX_NOUN)
    }
}

/// How many qualifier nouns a context holds.
pub const MAX_QUALIFIERS: usize = 4;
/// How many roles a context holds.
pub const MAX_ROLES: usize = 8;

/// A moment: a hook, the player whose moment it is, its qualifiers and the things in its roles. 64 bytes,
/// `Copy`.
///
/// One place may hold several nouns: a roll in an attack that builds the elimination total is both
/// `for attack` and `for elimination`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// The hook.
    pub hook: HookId,
    /// The player whose moment it is.
    pub player: Player,
    /// How many numbers or questions enclose this one.
    pub depth: u8,
    /// The scope in which optional number abilities were used for this value; 0 for none.
    /// [`crate::listeners::ListenerIndex::open_scope`] opens one.
    pub scope: u16,
    qualifiers: [Qualifier; MAX_QUALIFIERS],
    things: [Thing; MAX_ROLES],
    roles: [u8; MAX_ROLES],
}

impl Context {
    const NO_ROLE: u8 = u8::MAX;
    /// The place of the amount, which is kept like a role.
    const AMOUNT: u8 = u8::MAX - 1;

    /// Makes a context without qualifiers and roles.
    #[inline]
    pub const fn new(hook: HookId, player: Player) -> Self {
        Self {
            hook,
            player,
            depth: 0,
            scope: 0,
            qualifiers: [Qualifier::NONE; MAX_QUALIFIERS],
            things: [Thing::NONE; MAX_ROLES],
            roles: [Self::NO_ROLE; MAX_ROLES],
        }
    }

    /// Returns the same moment at another hook, with its roles but without its qualifiers.
    #[inline]
    pub const fn at(mut self, hook: HookId) -> Self {
        self.hook = hook;
        self.qualifiers = [Qualifier::NONE; MAX_QUALIFIERS];
        self
    }

    /// Moves this moment to another hook, in place, and drops its qualifiers.
    #[inline]
    pub const fn move_to(&mut self, hook: HookId) {
        self.hook = hook;
        self.qualifiers = [Qualifier::NONE; MAX_QUALIFIERS];
    }

    /// Returns the same moment at a place of a window, with its roles and qualifiers.
    #[inline]
    pub(crate) const fn at_place(mut self, hook: HookId) -> Self {
        self.hook = hook;
        self
    }

    /// Returns the same moment for another player.
    #[inline]
    pub const fn of(mut self, player: Player) -> Self {
        self.player = player;
        self
    }

    /// Counts the optional number abilities used in this scope.
    #[inline]
    pub const fn in_scope(mut self, scope: u16) -> Self {
        self.scope = scope;
        self
    }

    /// Adds a noun to a qualifier place. The machine refuses a fifth as a fault.
    #[inline]
    pub fn qualified(mut self, place: u8, noun: NounId) -> Self {
        self.qualify(place, noun);
        self
    }

    /// Adds a noun to a qualifier place, in place.
    #[inline]
    pub fn qualify(&mut self, place: u8, noun: NounId) {
        match self.qualifiers.iter_mut().find(|there| **there == Qualifier::NONE) {
            Some(free) => *free = Qualifier::new(place, noun),
            None => self.depth = Self::OVERFULL,
        }
    }

    /// Puts a thing into a role and replaces what was there. The machine refuses a ninth role as a fault.
    #[inline]
    pub fn with(mut self, role: RoleId, thing: Thing) -> Self {
        self.put(role, thing);
        self
    }

    /// Puts a thing into a role, in place, so that building a moment with several roles does not copy it each
    /// time.
    #[inline]
    pub fn put(&mut self, role: RoleId, thing: Thing) {
        let Some(role) = u8::try_from(role.0).ok().filter(|role| *role < Self::AMOUNT) else {
            self.depth = Self::OVERFULL;
            return;
        };
        self.put_at(role, thing);
    }

    /// Says how much is gained, lost or paid; never less than nothing.
    #[inline]
    pub fn counting(mut self, amount: i32) -> Self {
        self.put_at(Self::AMOUNT, Thing(amount.max(0).unsigned_abs()));
        self
    }

    /// Returns how much is gained, lost or paid.
    #[inline]
    pub fn amount(&self) -> Option<i32> {
        let thing = self.things.get(first_byte(u64::from_le_bytes(self.roles), Self::AMOUNT))?;
        i32::try_from(thing.0).ok()
    }

    fn put_at(&mut self, role: u8, thing: Thing) {
        // All roles are read and written as one number: reading a number back after byte-wise writes is slow.
        let roles = u64::from_le_bytes(self.roles);
        let same = first_byte(roles, role);
        let at = if same < MAX_ROLES { same } else { first_byte(roles, Self::NO_ROLE) };
        match self.things.get_mut(at) {
            Some(place) => {
                let mask = 0xFF_u64 << (8 * at);
                self.roles = (roles & !mask | u64::from(role) << (8 * at)).to_le_bytes();
                *place = thing;
            }
            None => self.depth = Self::OVERFULL,
        }
    }

    /// The first of the roles for things chosen in earlier steps; no game has as many roles.
    const CHOSEN: u32 = 0xF0;

    /// Remembers a thing that later steps of the ability speak of. Roles of the moment leave room for it.
    pub(crate) fn choose(&mut self, name: u8, thing: Thing) {
        let role = RoleId(Self::CHOSEN + u32::from(name));
        if self.role(role).is_some() || self.roles.contains(&Self::NO_ROLE) {
            self.put(role, thing);
        }
    }

    /// Returns a thing that was chosen in an earlier step.
    pub(crate) fn chosen(&self, name: u8) -> Option<Thing> {
        self.role(RoleId(Self::CHOSEN + u32::from(name)))
    }

    /// Marks a context that was given more than it can hold.
    const OVERFULL: u8 = u8::MAX;

    /// Returns whether the context holds everything that was put in.
    pub const fn is_sound(&self) -> bool {
        self.depth != Self::OVERFULL
    }

    /// Returns the thing in a role.
    #[inline]
    pub fn role(&self, role: RoleId) -> Option<Thing> {
        let role = u8::try_from(role.0).ok().filter(|role| *role < Self::AMOUNT)?;
        self.things.get(first_byte(u64::from_le_bytes(self.roles), role)).copied()
    }

    /// Returns the nouns in a qualifier place.
    pub fn nouns_at(&self, place: u8) -> impl Iterator<Item = NounId> {
        self.qualifiers
            .iter()
            .filter(move |there| **there != Qualifier::NONE && there.place() == place)
            .map(|there| there.noun())
    }

    /// Returns whether the context has one of two qualifiers. A guard of one qualifier names it twice.
    #[inline]
    pub(crate) fn says_one(&self, [one, other]: [Qualifier; 2]) -> bool {
        self.says(one) || (one != other && self.says(other))
    }

    /// Returns whether the context has this qualifier.
    #[inline]
    pub fn says(&self, qualifier: Qualifier) -> bool {
        let [a, b, c, d] = self.qualifiers;
        // Qualifiers are filled from the front, and most moments have at most two.
        (a == qualifier)
            || (b == qualifier)
            || (c != Qualifier::NONE && ((c == qualifier) || (d == qualifier)))
    }
}

/// Returns the index of the first byte of a number that equals this one; 8 if none does.
#[inline]
const fn first_byte(bytes: u64, byte: u8) -> usize {
    // Compares all bytes at once: the first equal byte becomes the lowest bit that is set.
    const ONES: u64 = 0x0101_0101_0101_0101;
    let others = bytes ^ (ONES * byte as u64);
    let same = others.wrapping_sub(ONES) & !others & (ONES << 7);
    same.trailing_zeros() as usize / 8
}

/// An event opened to effects. Every part may be missing.
///
/// 1. *allowed?* The question is asked. Denied: nothing else happens, the end is [`End::Denied`].
/// 2. *before*: abilities at this hook.
/// 3. *instead*: abilities at this hook, until one has been used; then *apply* is left out and the end is
///    [`End::Replaced`].
/// 4. *apply*: the host's procedure that does the thing.
/// 5. *settle*: the host's procedure that puts in order what follows by rule (limits, deaths).
/// 6. *after*: abilities at this hook. Also heard when the thing was replaced: the host, which hears of
///    the end, opens a window of its own where that is not wanted.
///
/// The abilities of a place are fixed when the place is reached; one whose source has left by its turn is
/// left out. Compulsory abilities come first, in the order *turn order from the active player, then the
/// rank of the source, then the ability*; then each player in turn order may use optional ones in any
/// order, and says when done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window<S, Q> {
    /// The moment; its hook is replaced by that of each place.
    pub context: Context,
    /// The question hook and the question, asked first.
    pub allowed: Option<(HookId, Q)>,
    /// Heard before.
    pub before: Option<HookId>,
    /// Heard instead of *apply*.
    pub instead: Option<HookId>,
    /// Does the thing.
    pub apply: Option<S>,
    /// Applies what follows by rule.
    pub settle: Option<S>,
    /// Heard after.
    pub after: Option<HookId>,
}

impl<S, Q> Window<S, Q> {
    /// Makes a window in which only abilities at the context's own hook are heard. At a number hook these are
    /// the optional ones: players are asked about them and, if used, they count in the context's scope.
    pub const fn event(context: Context) -> Self {
        Self {
            context,
            allowed: None,
            before: None,
            instead: None,
            apply: None,
            settle: None,
            after: Some(context.hook),
        }
    }

    /// Makes a window around a procedure, with no abilities heard yet.
    pub const fn around(context: Context, apply: S) -> Self {
        Self {
            context,
            allowed: None,
            before: None,
            instead: None,
            apply: Some(apply),
            settle: None,
            after: None,
        }
    }

    /// Asks this first.
    pub fn allowed(mut self, hook: HookId, question: Q) -> Self {
        self.allowed = Some((hook, question));
        self
    }

    /// Opens this hook before.
    pub fn before(mut self, hook: HookId) -> Self {
        self.before = Some(hook);
        self
    }

    /// Opens this hook in place of the procedure.
    pub fn instead(mut self, hook: HookId) -> Self {
        self.instead = Some(hook);
        self
    }

    /// Runs this procedure after the thing is done.
    pub fn settle(mut self, step: S) -> Self {
        self.settle = Some(step);
        self
    }

    /// Opens this hook after.
    pub fn after(mut self, hook: HookId) -> Self {
        self.after = Some(hook);
        self
    }
}

/// How a window ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The thing was done.
    Applied,
    /// An ability was used instead.
    Replaced,
    /// It was not allowed.
    Denied,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_context_is_one_cache_line() {
        assert_eq!(size_of::<Context>(), 64);
    }

    #[test]
    fn a_place_may_hold_two_nouns() {
        let context = Context::new(HookId(0), Player(0)).qualified(0, NounId(3)).qualified(0, NounId(4));
        assert!(context.says(Qualifier::new(0, NounId(4))));
        assert!(!context.says(Qualifier::new(1, NounId(4))));
        assert_eq!(context.nouns_at(0).collect::<Vec<_>>(), [NounId(3), NounId(4)]);
    }

    #[test]
    fn a_role_is_replaced_and_a_ninth_makes_it_unsound() {
        let mut context =
            Context::new(HookId(0), Player(0)).with(RoleId(2), Thing(7)).with(RoleId(2), Thing(8));
        assert_eq!(context.role(RoleId(2)), Some(Thing(8)));
        assert_eq!(context.role(RoleId(3)), None);
        for role in 10..17 {
            context = context.with(RoleId(role), Thing(role));
        }
        assert!(context.is_sound());
        assert!(!context.with(RoleId(99), Thing(0)).is_sound());
    }
}
