//! `provost new`: new files from templates. They are checked before they are written, and never overwrite
//! anything.

mod destination;

use super::{plural, schema};
use crate::args::new::New;
use crate::{Outcome, Refusal};
use destination::{Destination, base_packs, write_new};
use provost_engine::game::session;
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::{PackId, PackSource, Source, template};
use provost_interpreter::suggest::nearest;
use provost_packs::schema_line;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn run(new: &New, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match new {
        New::Pack { name, game, depends, folder } => new_pack(name, game, depends, folder, out),
        New::Entry { kind, name, pack } => entry(kind, name, pack.as_deref(), out),
        New::Scenario { name, game, pack } => scenario(name, game.as_deref(), pack.as_deref(), out),
        New::Test { name, pack } => test(name, pack.as_deref(), out),
    }
}

fn scenario(
    name: &str,
    game: Option<&str>,
    pack: Option<&Path>,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let place = match pack {
        Some(pack) => Destination::in_pack(pack, "scenarios", name)?,
        None => Destination::alone(name)?,
    };
    let game = place.game(game)?;
    let template = session::scenario_template::<Shipped>(&game);
    let template = template.ok_or_else(|| Refusal(format!("the game `{game}` has no scenarios")))?;
    let text =
        template.replace("{head}", &place.head(&game)).replace("{id}", name).replace("{name}", &title(name));
    // A file outside packs has its schema beside it.
    let is_alone = place.pack.is_none();
    let line = if is_alone { schema_line::beside(&game, "scenario") } else { place.schema_line("scenario") };
    let text = format!("{line}{text}");
    place.check(&text)?;
    place.write(&text)?;
    if is_alone {
        schema::write(&place.load(None), &game, Some("scenario"), Path::new(schema_line::FOLDER))?;
    }
    let path = place.path.display();
    writeln!(out, "wrote {path}")?;
    writeln!(
        out,
        "`provost play --scenario {path}` plays it, `provost check {path}` checks what you change"
    )?;
    Ok(Outcome::Clean)
}

fn entry(kind: &str, name: &str, pack: Option<&Path>, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let pack = home(pack)?;
    let place = Destination::in_pack(&pack, kind, name)?;
    let game = place.game(None)?;
    let loaded = place.load(None);
    let missing = || Refusal("the pack cannot be used; `provost check` says why".to_owned());
    let game = loaded.game(&game).ok_or_else(missing)?;
    let Some(spec) = game.spec.kinds.iter().find(|spec| spec.id == kind) else {
        let kinds: Vec<&str> = game.spec.kinds.iter().map(|spec| spec.id).collect();
        let hint = nearest(kind, kinds.iter().copied())
            .map_or_else(|| format!("known: {}", kinds.join(", ")), |near| format!("did you mean `{near}`?"));
        return Err(Refusal(format!("there is no kind `{kind}`; {hint}")));
    };
    let root = place.pack.as_ref().map(|(root, _)| root.as_str());
    let own = (0..).map(PackId).zip(&game.packs).find(|(_, pack)| Some(pack.root.as_str()) == root);
    let (own, _) = own.ok_or_else(missing)?;
    let new = template::New { kind: spec, id: name, name: &title(name), pack: own };
    let (text, folder) = template::entry(&loaded, game, &new);
    let place = place.moved(&pack, &folder, name);
    let text = format!("{}{text}", place.schema_line(spec.id));
    place.check(&text)?;
    place.write(&text)?;
    let path = place.path.display();
    writeln!(out, "wrote {path}")?;
    writeln!(out, "`provost check {path}` checks what you change, `provost text {path}` reads it to you")?;
    Ok(Outcome::Clean)
}

fn test(name: &str, pack: Option<&Path>, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let pack = home(pack)?;
    let place = Destination::in_pack(&pack, "tests", name)?;
    let game = place.game(None)?;
    let template = session::test_template::<Shipped>(&game);
    let template = template.ok_or_else(|| Refusal(format!("the game `{game}` has no tests")))?;
    let loaded = place.load(None);
    let root = place.pack.as_ref().map(|(root, _)| root.as_str());
    let packs = loaded.game(&game).map(|game| game.packs.as_slice()).unwrap_or_default();
    let id = packs.iter().find(|pack| Some(pack.root.as_str()) == root).map_or("", |pack| pack.id.as_str());
    let text = template.replace("{name}", &title(name)).replace("{pack}", id);
    let text = format!("{}{text}", place.schema_line("test"));
    place.check(&text)?;
    place.write(&text)?;
    let path = place.path.display();
    writeln!(out, "wrote {path}")?;
    writeln!(out, "`provost test --path {} {name}` runs it", pack.display())?;
    Ok(Outcome::Clean)
}

fn new_pack(
    name: &str,
    game: &str,
    depends: &[String],
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let mut sources = provost_packs::read(&[])?.sources;
    let games: Vec<&str> = games::specs::<Shipped>().iter().map(|game| game.id).collect();
    if !games.contains(&game) {
        let near = nearest(game, games.iter().copied());
        let hint = near
            .map_or_else(|| format!("known: {}", games.join(", ")), |near| format!("did you mean `{near}`?"));
        return Err(Refusal(format!("there is no game `{game}`; {hint}")));
    }
    let base = base_packs(&provost_engine::load::<Shipped>(sources.clone()), game);
    let depends = if depends.is_empty() { base } else { depends.to_vec() };
    let depends: Vec<String> = depends.iter().map(|id| format!("\"{id}\"")).collect();
    let text = PACK
        .replace("{id}", name)
        .replace("{name}", &title(name))
        .replace("{game}", game)
        .replace("{depends}", &depends.join(", "));
    let text = format!("{}{text}", schema_line::beside(game, "pack"));
    let home = if folder == Path::new(".") { PathBuf::from(name) } else { folder.join(name) };
    let path = home.join("pack.toml");
    let root = home.display().to_string();
    sources.push(PackSource { root: root.clone(), files: vec![Source::text("pack.toml", text.as_str())] });
    let loaded = provost_engine::load::<Shipped>(sources);
    let found = loaded.findings.iter().find(|finding| loaded.file(finding.file).root == root);
    if let Some(finding) = found {
        let hint = finding.diagnostic.hint.as_ref().map(|hint| format!("; {hint}")).unwrap_or_default();
        return Err(Refusal(format!(
            "cannot write {}: {}{hint}",
            path.display(),
            finding.diagnostic.message
        )));
    }
    write_new(&path, &text)?;
    let schemas = home.join(schema_line::FOLDER);
    let count = schema::write(&loaded, game, None, &schemas)?;
    let home = home.display();
    writeln!(out, "wrote {}", path.display())?;
    writeln!(out, "wrote {} to {}", plural(count, "schema", "schemas"), schemas.display())?;
    writeln!(out, "`provost new entry KIND NAME --in {home}` writes its first entry")?;
    Ok(Outcome::Clean)
}

/// The `pack.toml` of a new pack.
const PACK: &str = r#"# What the pack is. Its entries stand in files below this folder, `provost new entry` writes one.
id = "{id}"
version = "0.1.0"
game = "{game}"
name = { en = "{name}", de = "{name}" }

# The packs it stands on: their words and entries can be used here.
depends = [{depends}]

# What may be there besides; take the `#` away from what you need.
# Languages in which every name must be given.
#     languages = ["en", "de"]
# Sets that entries may name in `set`.
#     sets = ["winter"]
# Entries of other packs that are taken out.
#     remove = ["some-entry"]
#     authors = ["Your name"]
#     description = { en = "What it adds to the game." }
"#;

/// Returns the requested pack, or the one around the current folder.
fn home(pack: Option<&Path>) -> Result<PathBuf, Refusal> {
    if let Some(pack) = pack {
        return Ok(pack.to_path_buf());
    }
    let here = provost_packs::pack_around(Path::new("."));
    let none =
        "this folder is part of no pack: say `--in PACK_DIR`, or make one with `provost new pack NAME`";
    let here = here.ok_or_else(|| Refusal(none.to_owned()))?;
    // The path is shown relative to the current folder if possible.
    let current = std::env::current_dir().ok().and_then(|current| std::fs::canonicalize(current).ok());
    Ok(if current.as_ref() == Some(&here) { PathBuf::from(".") } else { here })
}

/// Makes a title from an id: `cold-dawn` becomes `Cold dawn`.
fn title(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
