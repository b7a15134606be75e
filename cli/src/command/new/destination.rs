//! The destination of a new file, which is checked there before it is written and never overwrites anything.

use crate::Refusal;
use provost_games::Shipped;
use provost_interpreter::pack::{Content, Loaded, PackSource, Source};
use provost_packs::schema_line;
use std::fs;
use std::path::{Path, PathBuf};

/// The default game outside packs.
const USUAL_GAME: &str = "monster-lands";

/// The destination of a new file.
pub(super) struct Destination {
    pub(super) path: PathBuf,
    /// The packs around it: its own, and possible dependencies.
    pub(super) sources: Vec<PackSource>,
    /// The folder of the pack as shown, and the path in it; `None` outside packs.
    pub(super) pack: Option<(String, String)>,
}

impl Destination {
    /// Makes the destination of a stand-alone file in the current folder.
    pub(super) fn alone(name: &str) -> Result<Self, Refusal> {
        if let Some(pack) = provost_packs::pack_around(Path::new(".")) {
            let pack = pack.display();
            return Err(Refusal(format!("this folder is part of the pack {pack}: say `--in {pack}`")));
        }
        let sources = provost_packs::read(&[])?.sources;
        Ok(Self { path: PathBuf::from(format!("{name}.toml")), sources, pack: None })
    }

    /// Makes a destination in a folder of a pack.
    pub(super) fn in_pack(pack: &Path, folder: &str, name: &str) -> Result<Self, Refusal> {
        if !pack.join("pack.toml").is_file() {
            return Err(Refusal(format!("{} is no pack: there is no pack.toml in it", pack.display())));
        }
        let packs = provost_packs::read(&[pack.to_path_buf()])?;
        let root = packs.roots.iter().next().cloned().unwrap_or_default();
        let inside = format!("{folder}/{name}.toml");
        Ok(Self { path: inside_of(pack, &inside), sources: packs.sources, pack: Some((root, inside)) })
    }

    /// Returns the same destination in another folder of the pack.
    pub(super) fn moved(self, pack: &Path, folder: &str, name: &str) -> Self {
        let inside = format!("{folder}/{name}.toml");
        let root = self.pack.map(|(root, _)| root).unwrap_or_default();
        Self { path: inside_of(pack, &inside), sources: self.sources, pack: Some((root, inside)) }
    }

    /// Returns the game: that of the pack, or the requested one.
    pub(super) fn game(&self, asked: Option<&str>) -> Result<String, Refusal> {
        let own = self.pack.as_ref().and_then(|(root, _)| {
            let loaded = self.load(None);
            let mut games = loaded.games.iter();
            let found = games.find(|game| game.packs.iter().any(|pack| pack.root == *root));
            found.map(|game| game.spec.id.to_owned())
        });
        match (own, asked) {
            (Some(own), Some(asked)) if own != asked => {
                Err(Refusal(format!("the pack is for the game `{own}`, not for `{asked}`")))
            }
            (Some(own), _) => Ok(own),
            (None, _) if self.pack.is_some() => {
                Err(Refusal("the pack cannot be used; `provost check` says why".to_owned()))
            }
            (None, asked) => Ok(asked.unwrap_or(USUAL_GAME).to_owned()),
        }
    }

    /// Returns the line that names the schema of the file, if the pack has schemas.
    pub(super) fn schema_line(&self, name: &str) -> String {
        let Some((root, path)) = &self.pack else { return String::new() };
        let pack = self.sources.iter().find(|pack| pack.root == *root);
        pack.map(|pack| schema_line::in_pack(pack, path, name)).unwrap_or_default()
    }

    /// Returns the `pack.toml` part of a stand-alone file.
    pub(super) fn head(&self, game: &str) -> String {
        if self.pack.is_some() {
            return String::new();
        }
        let base: Vec<String> =
            base_packs(&self.load(None), game).iter().map(|id| format!("\"{id}\"")).collect();
        format!(
            "# This file belongs to no pack, so it says for which game it is and which packs it uses.\n\
             game = \"{game}\"\ndepends = [{}]\n\n",
            base.join(", ")
        )
    }

    /// Loads the packs, with this text as the new file.
    pub(super) fn load(&self, text: Option<&str>) -> Loaded {
        let mut sources = self.sources.clone();
        if let Some(text) = text {
            let content = Content::Text(text.to_owned());
            if let Some((root, path)) = &self.pack {
                if let Some(pack) = sources.iter_mut().find(|pack| pack.root == *root) {
                    pack.files.push(Source { path: path.clone(), content });
                }
            } else {
                let path = self.path.display().to_string();
                sources.push(PackSource { root: ".".to_owned(), files: vec![Source { path, content }] });
            }
        }
        provost_engine::load::<Shipped>(sources)
    }

    /// Checks that the file has no findings at its destination.
    pub(super) fn check(&self, text: &str) -> Result<(), Refusal> {
        let loaded = self.load(Some(text));
        let shown = self.path.display().to_string();
        let path = self.pack.as_ref().map_or(shown.as_str(), |(_, path)| path.as_str());
        let root = self.pack.as_ref().map_or(".", |(root, _)| root.as_str());
        let findings = provost_engine::check::<Shipped>(&loaded);
        let own = findings.iter().find(|finding| {
            let file = loaded.file(finding.file);
            file.root == root && file.path == path
        });
        match own {
            Some(finding) => {
                let hint =
                    finding.diagnostic.hint.as_ref().map(|hint| format!("; {hint}")).unwrap_or_default();
                Err(Refusal(format!("cannot write {shown}: {}{hint}", finding.diagnostic.message)))
            }
            None => Ok(()),
        }
    }

    /// Writes the file, which must not exist yet.
    pub(super) fn write(&self, text: &str) -> Result<(), Refusal> {
        write_new(&self.path, text)
    }
}

/// Returns the path of a file in a pack folder, without a needless `./`.
fn inside_of(pack: &Path, inside: &str) -> PathBuf {
    if pack == Path::new(".") { PathBuf::from(inside) } else { pack.join(inside) }
}

/// Returns the packs of a game without dependencies.
pub(super) fn base_packs(loaded: &Loaded, game: &str) -> Vec<String> {
    let packs = loaded.game(game).map(|game| game.packs.as_slice()).unwrap_or_default();
    packs.iter().filter(|pack| pack.depends.is_empty()).map(|pack| pack.id.clone()).collect()
}

/// Writes a file that must not exist yet.
pub(super) fn write_new(path: &Path, text: &str) -> Result<(), Refusal> {
    let shown = path.display();
    if fs::symlink_metadata(path).is_ok() {
        return Err(Refusal(format!("{shown} is there already; nothing was written")));
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)
            .map_err(|error| Refusal(format!("cannot write {shown}: {}", provost_packs::plain(&error))))?;
    }
    Ok(provost_packs::replace_file(path, text)?)
}
