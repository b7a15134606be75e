//! Fingerprints of positions: everything that a save would hold, without what makes no difference.

use postcard::ser_flavors::Flavor;
use provost_engine::game::odds_model::OddsModel;
use provost_engine::game::{Game, Rules};
use xxhash_rust::xxh3::xxh3_128;

/// Takes fingerprints, in reused memory.
#[derive(Debug)]
pub(super) struct Fingerprints<R: Rules> {
    state: Option<R::State>,
    bytes: Vec<u8>,
    rest: Vec<i32>,
}

/// A fingerprint of a position. Two different positions collide with a probability of one in 2 to the 128th.
pub(super) type Fingerprint = u128;

impl<R: OddsModel> Fingerprints<R> {
    pub(super) const fn new() -> Self {
        Self { state: None, bytes: Vec::new(), rest: Vec::new() }
    }

    /// Takes the fingerprint of a game at a question, with the results so far.
    pub(super) fn of(&mut self, game: &Game<R>, so_far: &impl serde::Serialize) -> Option<Fingerprint> {
        let choice = game.choice()?;
        let state = match self.state.take() {
            Some(mut state) => {
                state.clone_from(game.rules().state());
                self.state.insert(state)
            }
            None => self.state.insert(game.rules().state().clone()),
        };
        self.rest.clear();
        R::chance_in(state).forget();
        game.rules().blur(choice.kind, state, &mut self.rest);
        self.bytes.clear();
        let all = (&*state, game.machine(), &self.rest, so_far);
        postcard::serialize_with_flavor(&all, Bytes(&mut self.bytes)).ok()?;
        Some(xxh3_128(&self.bytes))
    }
}

/// A byte sink that takes whole pieces at once, which is most of the work.
struct Bytes<'b>(&'b mut Vec<u8>);

impl Flavor for Bytes<'_> {
    type Output = ();

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.push(byte);
        Ok(())
    }

    #[inline]
    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0.extend_from_slice(bytes);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<()> {
        Ok(())
    }
}
