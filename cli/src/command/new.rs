//! `provost new`: files to start from. They are checked before they are written, and never overwrite anything.

use crate::args::New;
use crate::{Outcome, Refusal, source};
use provost_engine::game::session;
use provost_interpreter::pack::{self, Content, Loaded, PackSource, Source};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The game of what belongs to no pack.
const USUAL_GAME: &str = "monster-lands";

pub(crate) fn run(new: &New, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match new {
        New::Scenario { name, game, pack } => scenario(name, game.as_deref(), pack.as_deref(), out),
    }
}

fn scenario(
    name: &str,
    game: Option<&str>,
    pack: Option<&Path>,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let place = match pack {
        Some(pack) => Place::in_pack(pack, "scenarios", name)?,
        None => Place::alone(name)?,
    };
    let game = place.game(game)?;
    let template = session::scenario_template(&game);
    let template = template.ok_or_else(|| Refusal(format!("the game `{game}` has no scenarios")))?;
    let text =
        template.replace("{head}", &place.head(&game)).replace("{id}", name).replace("{name}", &title(name));
    place.check(&text)?;
    place.write(&text)?;
    let path = place.path.display();
    writeln!(out, "wrote {path}")?;
    writeln!(
        out,
        "`provost play --scenario {path}` plays it, `provost check {path}` checks what you change"
    )?;
    Ok(Outcome::Clean)
}

/// Where a new file goes.
struct Place {
    path: PathBuf,
    /// The packs around it: its own, and those it may depend on.
    sources: Vec<PackSource>,
    /// The folder of its pack as it is shown, and the path in it; nothing outside packs.
    pack: Option<(String, String)>,
}

impl Place {
    /// A file of its own in the current folder.
    fn alone(name: &str) -> Result<Self, Refusal> {
        if let Some(pack) = source::pack_around(Path::new(".")) {
            let pack = pack.display();
            return Err(Refusal(format!("this folder is part of the pack {pack}: say `--in {pack}`")));
        }
        let sources = source::read(&[])?.sources;
        Ok(Self { path: PathBuf::from(format!("{name}.toml")), sources, pack: None })
    }

    /// A file in a folder of a pack.
    fn in_pack(pack: &Path, folder: &str, name: &str) -> Result<Self, Refusal> {
        if !pack.join("pack.toml").is_file() {
            return Err(Refusal(format!("{} is no pack: there is no pack.toml in it", pack.display())));
        }
        let packs = source::read(&[pack.to_path_buf()])?;
        let root = packs.roots.iter().next().cloned().unwrap_or_default();
        let inside = format!("{folder}/{name}.toml");
        Ok(Self { path: pack.join(&inside), sources: packs.sources, pack: Some((root, inside)) })
    }

    /// Returns the game: that of the pack, or the one that was asked for.
    fn game(&self, asked: Option<&str>) -> Result<String, Refusal> {
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

    /// What a file of its own says about itself, as a `pack.toml` would.
    fn head(&self, game: &str) -> String {
        if self.pack.is_some() {
            return String::new();
        }
        let loaded = self.load(None);
        let packs = loaded.game(game).map(|game| game.packs.as_slice()).unwrap_or_default();
        let base = packs.iter().filter(|pack| pack.depends.is_empty()).map(|pack| format!("\"{}\"", pack.id));
        let base: Vec<String> = base.collect();
        format!(
            "# This file belongs to no pack, so it says for which game it is and which packs it uses.\n\
             game = \"{game}\"\ndepends = [{}]\n\n",
            base.join(", ")
        )
    }

    fn load(&self, text: Option<&str>) -> Loaded {
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
        pack::load(provost_engine::games(), sources)
    }

    /// Sees that the file has no findings where it goes.
    fn check(&self, text: &str) -> Result<(), Refusal> {
        let loaded = self.load(Some(text));
        let shown = self.path.display().to_string();
        let path = self.pack.as_ref().map_or(shown.as_str(), |(_, path)| path.as_str());
        let root = self.pack.as_ref().map_or(".", |(root, _)| root.as_str());
        let of_games = provost_engine::findings(&loaded);
        let own = loaded.findings.iter().chain(&of_games).find(|finding| {
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

    fn write(&self, text: &str) -> Result<(), Refusal> {
        let shown = self.path.display();
        let unwritable = |error: io::Error| Refusal(format!("cannot write {shown}: {error}"));
        if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(unwritable)?;
        }
        let file = OpenOptions::new().write(true).create_new(true).open(&self.path);
        let mut file = file.map_err(|error| {
            if error.kind() == io::ErrorKind::AlreadyExists {
                return Refusal(format!("{shown} is there already; nothing was written"));
            }
            unwritable(error)
        })?;
        file.write_all(text.as_bytes()).map_err(unwritable)
    }
}

/// Makes a title of an id: `cold-dawn` is `Cold dawn`.
fn title(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
