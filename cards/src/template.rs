//! Templates: how the entries of a kind look, as data. The program brings a few to build on; packs bring the others
//! in `templates/*.toml`, and a later pack may write one anew.

use crate::art::Subject;
use crate::font::Face;
use crate::scheme::Schemes;
use crate::shape::Shape;
use crate::text::Align;
use provost_interpreter::pack::{FileId, Loaded, LoadedGame, Role};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::{Table, Value};

/// How deep templates may build on each other.
const MAX_DEPTH: usize = 8;

/// The templates that are part of the program.
const BUILT_IN: [(&str, &str); 6] = [
    ("card", include_str!("../templates/card.toml")),
    ("card-back", include_str!("../templates/card-back.toml")),
    ("panel", include_str!("../templates/panel.toml")),
    ("panel-back", include_str!("../templates/panel-back.toml")),
    ("token", include_str!("../templates/token.toml")),
    ("token-back", include_str!("../templates/token-back.toml")),
];

/// How the entries of a kind look.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Template {
    /// The kinds it is for.
    #[serde(default)]
    pub kinds: Vec<String>,
    /// The template it builds on.
    #[serde(default)]
    pub extends: Option<String>,
    /// Width and height in millimetres.
    pub size: [f64; 2],
    /// The width in the units of its parts.
    pub units: f64,
    /// The radius of its corners in units; a very large one makes a disc.
    #[serde(default)]
    pub round: f64,
    /// The colour that reaches over the edge for whoever cuts.
    #[serde(default = "black")]
    pub bleed: String,
    /// The key whose noun gives the colours, or the name of a scheme.
    #[serde(default)]
    pub scheme: Option<String>,
    /// The icon of the kind.
    #[serde(default)]
    pub icon: Option<String>,
    /// The template of the back.
    #[serde(default)]
    pub back: Option<String>,
    /// The key that says how many copies are in the box.
    #[serde(default)]
    pub count: Option<String>,
    /// Its parts, the lowest first.
    #[serde(default)]
    pub part: Vec<Part>,
    /// Schemes by the id of a noun.
    #[serde(default)]
    pub schemes: Schemes,
    /// Words that an icon may stand for, besides nouns.
    #[serde(default)]
    pub word: Vec<Word>,
    /// Classes of nouns whose icon stands beside the word and not for it.
    #[serde(default)]
    pub beside: Vec<String>,
}

/// A word for which an icon can stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// The icon.
    pub icon: String,
    /// Its forms by language.
    pub forms: BTreeMap<String, Vec<String>>,
}

/// A part of a card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Part {
    /// Its name, by which another template changes it.
    pub id: String,
    /// Left, top, width and height in units.
    #[serde(default)]
    pub at: [f64; 4],
    /// The shape behind it.
    #[serde(default)]
    pub shape: Shape,
    /// The radius of the shape's corners.
    #[serde(default)]
    pub round: f64,
    /// What the shape is filled with, from top to bottom.
    #[serde(default)]
    pub fill: Vec<String>,
    /// The colour of its edge.
    #[serde(default)]
    pub edge: Option<String>,
    /// The width of its edge.
    #[serde(default)]
    pub line: f64,
    /// What it shows: a key, or one of `$name`, `$rules`, `$kind`, `$pack`, `$flavour`.
    #[serde(default)]
    pub shows: Option<String>,
    /// How it shows it.
    #[serde(default, rename = "as")]
    pub look: Look,
    /// An icon, before a number if there is one.
    #[serde(default)]
    pub icon: Option<String>,
    /// Words by language.
    #[serde(default)]
    pub text: BTreeMap<String, String>,
    /// What the art shows.
    #[serde(default)]
    pub art: Option<Subject>,
    /// The face of its text.
    #[serde(default)]
    pub face: Option<Face>,
    /// The size of its letters.
    #[serde(default)]
    pub size: Option<f64>,
    /// The least size of its letters.
    #[serde(default)]
    pub least: Option<f64>,
    /// The colour of its text or icon.
    #[serde(default)]
    pub colour: Option<String>,
    /// Where its lines are put.
    #[serde(default)]
    pub align: Align,
    /// Whether it stands on a dark ground.
    #[serde(default)]
    pub dark: bool,
    /// Shown only if an entry has this key, or `key=value`.
    #[serde(default)]
    pub when: Option<String>,
    /// Shown only if not.
    #[serde(default)]
    pub unless: Option<String>,
    /// The room left free at the left and the right of what it shows.
    #[serde(default)]
    pub pad: [f64; 2],
    /// For a list of tables: how many stand side by side; below each other if not given.
    #[serde(default)]
    pub across: Option<usize>,
    /// The room between them.
    #[serde(default)]
    pub gap: f64,
    /// The parts of each of them, in units from its corner.
    #[serde(default)]
    pub part: Vec<Self>,
}

/// How a value is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// As text; a noun as its icon, amounts with theirs.
    #[default]
    Usual,
    /// A noun by its name.
    Name,
    /// Amounts as so many dice.
    Dice,
    /// Amounts as the edges of so many dice.
    Ghosts,
    /// Text over several lines.
    Lines,
    /// A mark that only says that there is something, such as an estimate.
    Mark,
}

/// What is wrong with a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTemplate {
    /// The file; `None` for one of ours.
    pub file: Option<FileId>,
    /// What is wrong.
    pub message: String,
}

/// The templates of a game.
#[derive(Clone, Debug, Default)]
pub struct Templates {
    known: BTreeMap<String, Template>,
    by_kind: BTreeMap<String, String>,
    /// Words for icons, of all templates.
    pub words: Vec<Word>,
    /// Classes of nouns whose icon stands beside the word.
    pub beside: Vec<String>,
    /// Schemes of all templates.
    pub schemes: Schemes,
    /// The icons of kinds, for those who draw lists.
    pub wrong: Vec<BadTemplate>,
}

fn black() -> String {
    "#17120D".to_owned()
}

impl Templates {
    /// Reads the templates of a game: ours, then those of its packs in their order.
    pub fn read(loaded: &Loaded, game: &LoadedGame) -> Self {
        let mut templates = Self::default();
        let mut raw: BTreeMap<String, (Table, Option<FileId>)> = BTreeMap::new();
        for (name, text) in BUILT_IN {
            templates.add(name, text, None, &mut raw);
        }
        for pack in &game.packs {
            for (index, file) in (0_u32..).zip(&loaded.files) {
                let Some(name) =
                    file.path.strip_prefix("templates/").and_then(|path| path.strip_suffix(".toml"))
                else {
                    continue;
                };
                if file.role == Role::Template && file.root == pack.root {
                    templates.add(name, &file.text, Some(FileId(index)), &mut raw);
                }
            }
        }
        for name in raw.keys() {
            templates.resolve(name, &raw);
        }
        templates
    }

    /// The template of a kind; the plain card for kinds without one.
    pub fn of_kind(&self, kind: &str) -> Option<&Template> {
        self.by_kind.get(kind).and_then(|name| self.known.get(name)).or_else(|| self.known.get("card"))
    }

    /// Whether a template is made for this kind.
    pub fn has_kind(&self, kind: &str) -> bool {
        self.by_kind.contains_key(kind)
    }

    /// The template of this name.
    pub fn get(&self, name: &str) -> Option<&Template> {
        self.known.get(name)
    }

    fn add(
        &mut self,
        name: &str,
        text: &str,
        file: Option<FileId>,
        raw: &mut BTreeMap<String, (Table, Option<FileId>)>,
    ) {
        match toml::from_str::<Table>(text) {
            Ok(table) => {
                raw.insert(name.to_owned(), (table, file));
            }
            Err(error) => self.wrong.push(BadTemplate { file, message: error.message().to_owned() }),
        }
    }

    fn resolve(&mut self, name: &str, raw: &BTreeMap<String, (Table, Option<FileId>)>) {
        let Some((_, file)) = raw.get(name) else { return };
        let table = match layered(name, raw, 0) {
            Ok(table) => table,
            Err(message) => return self.wrong.push(BadTemplate { file: *file, message }),
        };
        // A file may hold words and schemes only.
        if !table.contains_key("size") {
            return match table.try_into::<Shared>() {
                Ok(shared) => {
                    self.words.extend(shared.word);
                    self.beside.extend(shared.beside);
                    self.schemes.extend(shared.schemes);
                }
                Err(error) => {
                    self.wrong.push(BadTemplate { file: *file, message: error.message().to_owned() });
                }
            };
        }
        match table.try_into::<Template>() {
            Ok(template) => {
                self.words.extend(template.word.iter().cloned());
                self.beside.extend(template.beside.iter().cloned());
                self.schemes.extend(template.schemes.clone());
                for kind in &template.kinds {
                    self.by_kind.insert(kind.clone(), name.to_owned());
                }
                self.known.insert(name.to_owned(), template);
            }
            Err(error) => self.wrong.push(BadTemplate { file: *file, message: error.message().to_owned() }),
        }
    }
}

/// A file without a look of its own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shared {
    #[serde(default)]
    word: Vec<Word>,
    #[serde(default)]
    beside: Vec<String>,
    #[serde(default)]
    schemes: Schemes,
}

/// A template on top of those it builds on.
fn layered(
    name: &str,
    raw: &BTreeMap<String, (Table, Option<FileId>)>,
    depth: usize,
) -> Result<Table, String> {
    let (own, _) = raw.get(name).ok_or_else(|| format!("there is no template `{name}`"))?;
    let Some(base) = own.get("extends").and_then(Value::as_str) else { return Ok(own.clone()) };
    if depth > MAX_DEPTH {
        return Err(format!("`{name}` builds on itself"));
    }
    let mut table = layered(base, raw, depth + 1)?;
    table.remove("kinds");
    for (key, value) in own {
        match (key.as_str(), value, table.get_mut(key)) {
            ("part", Value::Array(own), Some(Value::Array(below))) => over(below, own),
            _ => {
                table.insert(key.clone(), value.clone());
            }
        }
    }
    Ok(table)
}

/// Changes parts by their ids, and adds the others on top.
fn over(below: &mut Vec<Value>, own: &[Value]) {
    for part in own {
        let Some(table) = part.as_table() else { continue };
        let id = table.get("id");
        let same = below.iter_mut().filter_map(Value::as_table_mut).find(|below| below.get("id") == id);
        if let Some(same) = same {
            same.extend(table.clone());
            continue;
        }
        let mut table = table.clone();
        let above = table.remove("before");
        let place = below.iter().position(|part| above.is_some() && part.get("id") == above.as_ref());
        below.insert(place.unwrap_or(below.len()), Value::Table(table));
    }
    below.retain(|part| part.get("gone").and_then(Value::as_bool) != Some(true));
}
