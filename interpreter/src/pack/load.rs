//! Turns the files of all packs into checked content, stage by stage.

use super::entry::{self, Entry};
use super::kinds::Declared;
use super::layers::{self, Layer};
use super::manifest::Manifest;
use super::only::Selections;
use super::order::{self, Planned, Unit};
use super::outline::{self, Outline, Reading};
use super::scope::{Scope, ScopePack, View};
use super::{
    EntryId, File, FileId, Finding, Loaded, LoadedGame, Pack, PackId, PackSource, Role, code, source, words,
};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::card_words::DataKind;
use crate::vocabulary::spec::GameSpec;
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The data kept between edits.
#[derive(Debug)]
pub(super) struct Cache {
    pub(super) specs: Vec<&'static GameSpec>,
    /// Languages in which texts may be given.
    pub(super) languages: Vec<&'static str>,
    /// The pack folders, sorted.
    pub(super) roots: Vec<String>,
    /// By [`FileId`].
    pub(super) files: Vec<Cached>,
    /// By position of the game in [`Loaded::games`].
    pub(super) scopes: Vec<Scope>,
    /// Findings about how packs build on each other.
    pub(super) global: Vec<Finding>,
    /// Findings over all entries of a game.
    pub(super) across: Vec<Vec<Finding>>,
}

/// The data kept for one file.
#[derive(Debug)]
pub(super) struct Cached {
    /// Position of its folder.
    pub(super) root: usize,
    /// Shared with forks and selections.
    pub(super) reading: Arc<Reading>,
    /// The game and the pack it belongs to, if its pack is usable.
    pub(super) owner: Option<(usize, PackId)>,
    /// The findings of checking its entries.
    pub(super) checked: Vec<Diagnostic>,
    /// Whether it names an entry that a pack removes.
    pub(super) uses_removed: bool,
}

/// Reads packs for the given games. The order of packs and files does not matter.
pub fn load(games: &[&'static GameSpec], packs: Vec<PackSource>) -> Loaded {
    let mut loaded = read(games, packs);
    loaded.rebuild();
    loaded
}

/// Reads every file by itself.
fn read(games: &[&'static GameSpec], mut packs: Vec<PackSource>) -> Loaded {
    packs.sort();
    let mut cache = Cache {
        specs: games.to_vec(),
        languages: languages(games),
        roots: Vec::new(),
        files: Vec::new(),
        scopes: Vec::new(),
        global: Vec::new(),
        across: Vec::new(),
    };
    let mut files = Vec::new();
    for (root, pack) in packs.into_iter().enumerate() {
        let alone = stands_alone(&pack);
        if !alone && !pack.files.iter().any(|file| file.path == "pack.toml") {
            let message = format!("the folder `{}` has no `pack.toml`", pack.root);
            let finding = Diagnostic::error(code::MISSING_PACK_FILE, Span::default(), message);
            let reading = Reading { outline: Outline::None, findings: vec![finding], broken: true };
            let path = "pack.toml".to_owned();
            let missing = File { root: pack.root.clone(), path, role: Role::Manifest, text: String::new() };
            files.push((missing, Cached::new(root, Arc::new(reading))));
        }
        for file in pack.files {
            let role = if alone { Role::Alone } else { Role::of(&file.path) };
            let (text, reading) = read_file(role, &file.path, file.content, &cache.languages);
            let file = File { root: pack.root.clone(), path: file.path, role, text };
            files.push((file, Cached::new(root, Arc::new(reading))));
        }
        cache.roots.push(pack.root);
    }
    files.sort_by(|(a, x), (b, y)| (x.root, &a.path).cmp(&(y.root, &b.path)));
    let (files, cached) = files.into_iter().unzip();
    cache.files = cached;
    Loaded { games: Vec::new(), files, findings: Vec::new(), cache, selections: Selections::default() }
}

/// Returns whether this is a single file instead of a folder.
fn stands_alone(pack: &PackSource) -> bool {
    matches!(pack.files.as_slice(), [file] if Role::of(&file.path) == Role::Entries)
}

/// Reads one file by itself.
pub(super) fn read_file(
    role: Role,
    path: &str,
    content: source::Content,
    languages: &[&str],
) -> (String, Reading) {
    let (text, finding) = source::read(content);
    let mut reading = match finding.filter(|_| role.is_read()) {
        Some(finding) => Reading { outline: Outline::None, findings: vec![finding], broken: true },
        None => outline::read(role, path, &text, languages),
    };
    if role == Role::Unknown {
        let message = format!("nothing reads the file `{path}`");
        let finding = Diagnostic::warning(code::UNKNOWN_FILE, Span::default(), message);
        reading.findings = vec![finding.with_hint("entries stand in files that end in `.toml`")];
    }
    (text, reading)
}

/// Returns the languages that any of the games speaks.
fn languages(games: &[&'static GameSpec]) -> Vec<&'static str> {
    let locales = games.iter().flat_map(|spec| spec.locales).map(|locale| locale.language);
    let languages: BTreeSet<&str> = locales.chain(["en", "de"]).collect();
    languages.into_iter().collect()
}

impl Cached {
    pub(super) const fn new(root: usize, reading: Arc<Reading>) -> Self {
        Self { root, reading, owner: None, checked: Vec::new(), uses_removed: false }
    }
}

impl Cache {
    /// Returns the cache for other files, before any of them is checked.
    pub(super) fn with_files(&self, roots: Vec<String>, files: Vec<Cached>) -> Self {
        Self {
            specs: self.specs.clone(),
            languages: self.languages.clone(),
            roots,
            files,
            scopes: Vec::new(),
            global: Vec::new(),
            across: Vec::new(),
        }
    }

    /// Returns the packs that have a `pack.toml`.
    fn units(&self) -> Vec<Unit<'_>> {
        let files = (0..).map(FileId).zip(&self.files);
        let manifests = files.filter_map(|(file, cached)| match &cached.reading.outline {
            Outline::Manifest(manifest) | Outline::Alone(manifest, _) => {
                Some(Unit { root: cached.root, file, manifest, broken: cached.reading.broken })
            }
            Outline::Nouns(..) | Outline::Entries(_) | Outline::None => None,
        });
        manifests.collect()
    }
}

impl Loaded {
    /// Repeats every stage after the reading of single files.
    pub(super) fn rebuild(&mut self) {
        self.games.clear();
        self.cache.scopes.clear();
        self.cache.global.clear();
        self.cache.across.clear();
        for cached in &mut self.cache.files {
            cached.owner = None;
            cached.checked.clear();
            cached.uses_removed = false;
        }
        let mut global = Vec::new();
        let (built, owners) = self.build(&mut global);
        for (file, owner) in owners {
            if let Some(cached) = self.cache.files.get_mut(file.index()) {
                cached.owner = Some(owner);
            }
        }
        for (game, scope) in built {
            self.games.push(game);
            self.cache.scopes.push(scope);
        }
        for game in 0..self.games.len() {
            self.check_game(game, &mut global);
        }
        self.cache.global = global;
        self.collect();
    }

    /// Builds the games without checking their entries, and assigns each file to its pack.
    #[expect(clippy::type_complexity, reason = "two plain lists, taken apart at once")]
    fn build(
        &self,
        findings: &mut Vec<Finding>,
    ) -> (Vec<(LoadedGame, Scope)>, Vec<(FileId, (usize, PackId))>) {
        let units = self.cache.units();
        let plan = order::plan(&units, &self.cache.specs, findings);
        let mut built = Vec::new();
        let mut owners = Vec::new();
        for (game, spec) in self.cache.specs.iter().enumerate() {
            let planned: Vec<(usize, &Planned)> =
                plan.iter().enumerate().filter(|(_, planned)| planned.game == game).collect();
            if planned.is_empty() {
                continue;
            }
            let builder = GameBuilder { loaded: self, units: &units, planned: &planned };
            match Vocabulary::with_kinds(spec, &builder.kinds(spec, findings)) {
                Ok(vocabulary) => {
                    owners.extend(builder.owners(built.len()));
                    built.push(builder.build(vocabulary, findings));
                }
                Err(errors) => {
                    for unit in planned.iter().filter_map(|(_, planned)| units.get(planned.unit)) {
                        let problem = errors.first().map(ToString::to_string).unwrap_or_default();
                        let span = unit.manifest.game.as_ref().map(|game| game.span).unwrap_or_default();
                        let message = format!("the game's own tables are faulty: {problem}");
                        let finding = Diagnostic::error(code::BROKEN_GAME, span, message);
                        findings.push(Finding::new(unit.file, finding));
                    }
                }
            }
        }
        (built, owners)
    }

    /// Checks every entry of a game.
    fn check_game(&mut self, game: usize, global: &mut Vec<Finding>) {
        let Some(scope) = self.cache.scopes.get(game) else { return };
        let count = scope.known.iter().filter(|known| known.entry.is_some()).count();
        let mut entries: Vec<Option<Entry>> = vec![None; count];
        let mut removed = Vec::new();
        for index in 0..self.cache.files.len() {
            let file = FileId(u32::try_from(index).unwrap_or(u32::MAX));
            if self
                .cache
                .files
                .get(index)
                .and_then(|cached| cached.owner)
                .is_none_or(|(owner, _)| owner != game)
            {
                continue;
            }
            for (id, entry) in self.check_file(file, &mut removed) {
                if let Some(slot) = entries.get_mut(id.index()) {
                    *slot = Some(entry);
                }
            }
        }
        if let Some(loaded) = self.games.get_mut(game) {
            loaded.entries = entries.into_iter().flatten().map(|entry| (entry.id.clone(), entry)).collect();
        }
        self.report_removed(game, &removed, global);
        self.check_across(game);
    }

    /// Checks the entries of one file, stores the findings, and returns the entries in force.
    pub(super) fn check_file(
        &mut self,
        file: FileId,
        removed: &mut Vec<(usize, FileId, Span)>,
    ) -> Vec<(EntryId, Entry)> {
        let mut entries = Vec::new();
        let mut nouns = Vec::new();
        let mut findings = Vec::new();
        let mut uses_removed = false;
        let Some(cached) = self.cache.files.get(file.index()) else { return entries };
        let Some((game, pack)) = cached.owner.filter(|_| !cached.reading.broken) else { return entries };
        let (Some(loaded), Some(scope)) = (self.games.get(game), self.cache.scopes.get(game)) else {
            return entries;
        };
        let view = View {
            vocabulary: &loaded.vocabulary,
            scope,
            pack,
            file,
            text: &self.file(file).text,
            languages: &self.cache.languages,
        };
        if let Outline::Nouns(raw, _) = &cached.reading.outline {
            nouns = words::check(raw, &view, &mut findings);
        }
        for (index, raw) in cached.reading.outline.entries().enumerate() {
            let checked = entry::check(raw, &view);
            findings.extend(checked.findings);
            uses_removed |= !checked.removed.is_empty();
            removed.extend(checked.removed.into_iter().map(|(known, span)| (known, file, span)));
            if let Some(entry) = checked.entry
                && let Some((_, known)) = scope.find(&entry.id)
                && let (true, Some(id)) = (known.definition == (file, index), known.entry)
            {
                entries.push((id, entry));
            }
        }
        if let Some(loaded) = self.games.get_mut(game) {
            loaded.noun_fields.extend(nouns);
        }
        if let Some(cached) = self.cache.files.get_mut(file.index()) {
            cached.checked = findings;
            cached.uses_removed = uses_removed;
        }
        entries
    }

    fn report_removed(&self, game: usize, removed: &[(usize, FileId, Span)], global: &mut Vec<Finding>) {
        let (Some(loaded), Some(scope)) = (self.games.get(game), self.cache.scopes.get(game)) else { return };
        let mut reported = BTreeSet::new();
        for (index, file, span) in removed {
            let Some(known) = scope.known.get(*index).filter(|_| reported.insert(index)) else { continue };
            let Some((pack, place)) = known.removed else { continue };
            let message = format!("`{}` is removed, but other entries name it", known.id);
            let finding = Diagnostic::error(code::REMOVED_ENTRY_IN_USE, place, message)
                .with_hint("replace those entries as well, or leave it");
            let finding = Finding::new(loaded.pack(pack).manifest, finding);
            global.push(finding.related(*file, *span, "named here"));
        }
    }
}

/// Builds one game out of its packs.
struct GameBuilder<'a> {
    loaded: &'a Loaded,
    units: &'a [Unit<'a>],
    /// Positions in the plan, and the packs.
    planned: &'a [(usize, &'a Planned)],
}

impl<'a> GameBuilder<'a> {
    /// Returns the index of a pack among those of its game.
    fn pack_id(&self, place: usize) -> Option<PackId> {
        let index = self.planned.iter().position(|(at, _)| *at == place)?;
        u32::try_from(index).ok().map(PackId)
    }

    fn packs(&self) -> impl Iterator<Item = (PackId, &'a Planned, &'a Unit<'a>)> {
        let packs = (0..).map(PackId).zip(self.planned);
        packs.filter_map(|(id, (_, planned))| Some((id, *planned, self.units.get(planned.unit)?)))
    }

    /// Returns the files of a pack, in order.
    fn files(&self, unit: &Unit<'_>) -> impl Iterator<Item = (FileId, &'a Cached)> {
        let root = unit.root;
        (0..).map(FileId).zip(&self.loaded.cache.files).filter(move |(_, cached)| cached.root == root)
    }

    fn owners(&self, game: usize) -> Vec<(FileId, (usize, PackId))> {
        let packs = self.packs();
        packs.flat_map(|(id, _, unit)| self.files(unit).map(move |(file, _)| (file, (game, id)))).collect()
    }

    /// Returns the kinds of cards that the packs declare.
    fn kinds(&self, game: &GameSpec, findings: &mut Vec<Finding>) -> Vec<DataKind> {
        let mut declared = Declared::default();
        for (_, _, unit) in self.packs() {
            for (file, cached) in self.files(unit) {
                if let Outline::Nouns(_, raw) = &cached.reading.outline {
                    declared.add(game, raw, file, findings);
                }
            }
        }
        declared.kinds
    }

    fn build(&self, mut vocabulary: Vocabulary, findings: &mut Vec<Finding>) -> (LoadedGame, Scope) {
        let mut owners: Vec<Option<PackId>> = vocabulary.nouns().map(|_| None).collect();
        let mut layers: Vec<Layer<'_>> = Vec::new();
        let mut packs = Vec::new();
        let mut book = words::Book::default();
        for (id, planned, unit) in self.packs() {
            let depends: Vec<PackId> = planned.depends.iter().filter_map(|at| self.pack_id(*at)).collect();
            let mut entries = Vec::new();
            for (file, cached) in self.files(unit) {
                match &cached.reading.outline {
                    Outline::Nouns(raw, _) => {
                        let quiet = cached.reading.broken;
                        book.add(raw, file, quiet, &mut vocabulary, findings);
                        owners.resize(vocabulary.nouns().count(), Some(id));
                    }
                    Outline::Entries(_) | Outline::Alone(..) | Outline::Manifest(_) | Outline::None => {}
                }
                let read = !cached.reading.broken;
                let raw = cached.reading.outline.entries();
                entries.extend(raw.enumerate().map(|(n, raw)| (file, n, raw, read)));
            }
            let pack = scope_pack(id, &depends, unit.manifest, &layers);
            layers.push(Layer { manifest: unit.file, pack, remove: &unit.manifest.remove, entries });
            packs.push(self.pack(unit, depends));
        }
        let scope = layers::lay(&layers, owners, &mut vocabulary, findings);
        let spec = vocabulary.game();
        let noun_fields = std::collections::BTreeMap::new();
        (LoadedGame { spec, vocabulary, packs, entries: IndexMap::new(), noun_fields }, scope)
    }

    fn pack(&self, unit: &Unit<'_>, depends: Vec<PackId>) -> Pack {
        let text = |word: Option<&super::value::Word>| word.map(|word| word.text.clone()).unwrap_or_default();
        let manifest = unit.manifest;
        Pack {
            id: text(manifest.id.as_ref()),
            version: text(manifest.version.as_ref()),
            name: manifest.name.by_language(),
            depends,
            authors: manifest.authors.clone(),
            description: manifest.description.by_language(),
            root: self.loaded.cache.roots.get(unit.root).cloned().unwrap_or_default(),
            manifest: unit.file,
        }
    }
}

/// Makes the scope of a pack: it sees itself and everything that its dependencies see.
fn scope_pack(id: PackId, depends: &[PackId], manifest: &Manifest, below: &[Layer<'_>]) -> ScopePack {
    let mut visible = BTreeSet::from([id]);
    let mut sets: BTreeSet<String> = manifest.sets.iter().map(|word| word.text.clone()).collect();
    for layer in depends.iter().filter_map(|depend| below.get(depend.index())) {
        visible.extend(layer.pack.visible.iter().copied());
        sets.extend(layer.pack.sets.iter().cloned());
    }
    ScopePack { visible, sets, languages: manifest.languages.clone() }
}
