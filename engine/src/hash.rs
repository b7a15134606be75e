//! Fingerprints of content, so that a save or replay made with other content is refused.

use provost_interpreter::pack::{File, Loaded, LoadedGame, Pack, Role};

/// Returns the fingerprint of everything in packs that matters to a game: the same on every machine, whatever
/// the names of the folders. Tests, readmes and other files beside the content do not count.
pub fn content_hash(loaded: &Loaded) -> u64 {
    hash_of(loaded, |_| true)
}

/// Returns the fingerprint of the packs of one game.
pub fn game_hash(loaded: &Loaded, game: &LoadedGame) -> u64 {
    hash_of(loaded, |file| game.packs.iter().any(|pack| pack.root == file.root))
}

/// Returns the fingerprint of one pack.
pub fn pack_hash(loaded: &Loaded, pack: &Pack) -> u64 {
    hash_of(loaded, |file| pack.root == file.root)
}

fn hash_of(loaded: &Loaded, counts: impl Fn(&File) -> bool) -> u64 {
    let mut hash = Fnv::default();
    let mut files: Vec<_> = loaded
        .files
        .iter()
        .filter(|file| matches!(file.role, Role::Manifest | Role::Vocabulary | Role::Entries | Role::Alone))
        .filter(|file| counts(file))
        .map(|file| (pack_id(loaded, &file.root), file.path.as_str(), file.text.as_str()))
        .collect();
    files.sort_unstable();
    for (pack, path, text) in files {
        for part in [pack, path, text] {
            hash.add(part.as_bytes());
            hash.add(&[0]);
        }
    }
    hash.0
}

fn pack_id<'l>(loaded: &'l Loaded, root: &str) -> &'l str {
    let packs = loaded.games.iter().flat_map(|game| &game.packs);
    packs.into_iter().find(|pack| pack.root == root).map_or("", |pack| &pack.id)
}

/// Returns the fingerprint of some bytes.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hash = Fnv::default();
    hash.add(bytes);
    hash.0
}

/// FNV-1a with 64 bits: enough to tell versions of content apart, and identical on every machine.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
