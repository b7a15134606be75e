//! The pages in `docs/codes`: every code has one, its bad example is reported with just that code, and
//! its good example with nothing.

use crate::markdown::{Block, blocks};
use provost_games::Shipped;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{self, Content, PackSource, Role, Source};
use provost_interpreter::vocabulary::spec::{CardWords, ClassSpec, GameSpec};
use provost_tests::{files_below, root, shipped_sources};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The pack folder of the examples.
const FOLDER: &str = "example";

/// `pack.toml` of an example that does not bring its own.
const MANIFEST: &str = r#"
id = "example"
version = "1.0.0"
game = "monster-lands"
name = { en = "Example" }
depends = ["monster-lands"]
"#;

/// Pages without examples, and why. Each is tested by hand below.
const WITHOUT_EXAMPLE: [(&str, &str); 8] = [
    ("broken-game", "only the programmer of a game can cause it"),
    ("broken-utf8", "a page is text, so it cannot show bytes that are none"),
    ("effect-too-long", "it takes more than 8 KB"),
    ("file-too-large", "it takes more than 4 MB"),
    ("formatter-bug", "it is a mistake in Provost and not in a pack"),
    ("missing-pack-file", "what is missing cannot be shown"),
    ("too-many-findings", "it takes more than a thousand mistakes"),
    ("unreadable-file", "the disk refuses, whatever stands in the file"),
];

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages by code.
fn pages() -> BTreeMap<String, String> {
    let files = files_below(&root().join("docs/codes"), &[".md"]);
    let code = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    files.iter().map(|path| (code(path).unwrap_or_default(), read(path))).collect()
}

// --- Codes in the sources ---------------------------------------------------------------------------------

/// The sources that can report findings, without their tests.
fn sources() -> Vec<String> {
    let rooms = ["grammar/src", "interpreter/src", "engine/src", "games", "cards/src"];
    let files = rooms.iter().flat_map(|room| files_below(&root().join(room), &[".rs"]));
    let files = files.filter(|path| !path.ends_with("tests.rs") && !path.iter().any(|part| part == "tests"));
    files.map(|path| read(&path).split("#[cfg(test)]").next().unwrap_or_default().to_owned()).collect()
}

/// Splits the arguments of a call, up to the closing bracket.
fn arguments(text: &str) -> Vec<String> {
    let mut arguments = vec![String::new()];
    let (mut depth, mut quoted) = (0, false);
    for char in text.chars() {
        match char {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                arguments.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = arguments.last_mut() {
            last.push(char);
        }
    }
    arguments.iter().map(|argument| argument.trim().to_owned()).collect()
}

/// Every code that is written in the sources.
fn codes_in_sources() -> BTreeSet<String> {
    let calls = [("Diagnostic::error(", 0), ("Diagnostic::warning(", 0), ("Failure::certain(", 2)];
    let mut codes: BTreeSet<String> = pack::code::ALL.iter().map(|code| (*code).to_owned()).collect();
    codes.extend(provost_cards::fit::code::ALL.map(str::to_owned));
    for source in sources() {
        for (call, place) in calls {
            for (at, _) in source.match_indices(call) {
                let arguments = arguments(source.get(at + call.len()..).unwrap_or_default());
                let code = arguments.get(place).map(String::as_str).unwrap_or_default();
                match code.strip_prefix('"').and_then(|code| code.strip_suffix('"')) {
                    Some(code) => _ = codes.insert(code.to_owned()),
                    // A constant of `pack::code`, or a code that is passed on.
                    None => assert!(code.starts_with("code"), "{call}..: is `{code}` a code?"),
                }
            }
        }
    }
    codes
}

#[test]
fn every_code_has_a_page_and_every_page_a_code() {
    let codes = codes_in_sources();
    assert!(codes.len() > 60, "the sources were not found");
    let pages: BTreeSet<String> = pages().into_keys().collect();
    let missing: Vec<_> = codes.difference(&pages).collect();
    let idle: Vec<_> = pages.difference(&codes).collect();
    assert!(
        missing.is_empty() && idle.is_empty(),
        "codes without a page: {missing:#?}, without a code: {idle:#?}"
    );
}

#[test]
fn every_code_of_packs_is_used() {
    let sources = sources().join("\n");
    let declarations = read(&root().join("interpreter/src/pack/code.rs"));
    for line in declarations.lines().map(str::trim).filter(|line| line.ends_with("\";")) {
        let name = line.split(' ').next().unwrap_or_default();
        assert!(sources.contains(&format!("code::{name}")), "nothing reports `{name}`");
    }
}

#[test]
fn codes_are_kebab_case() {
    for code in codes_in_sources() {
        let fits = code.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        });
        assert!(fits, "`{code}` is no kebab-case");
    }
}

// --- Examples ---------------------------------------------------------------------------------------------

/// Where a block belongs: the pack folder, and the path in it.
fn place(block: &Block) -> (String, String) {
    let mut words = block.tag.split(' ');
    let language = words.next().unwrap_or_default();
    let path = words.next().map_or_else(|| default_path(block), str::to_owned);
    assert!(
        language == "toml" || Path::new(&path).extension() != Some("toml".as_ref()),
        "{}: not marked as toml",
        block.place()
    );
    assert!(words.next().is_none(), "{}: `{}` says too much", block.place(), block.tag);
    match path.strip_prefix("../") {
        Some(beside) => {
            let (folder, path) = beside.split_once('/').unwrap_or((beside, ""));
            (folder.to_owned(), path.to_owned())
        }
        None => (FOLDER.to_owned(), path),
    }
}

/// A file without a name is named after its entry.
fn default_path(block: &Block) -> String {
    let id = block.text.lines().find_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    format!("{}.toml", id.unwrap_or_else(|| panic!("{}: no `id` to name the file after", block.place())))
}

/// The packs that the blocks under a heading describe. All pages are loaded at once, for speed; so each pack
/// gets the code behind its id and folder. Packs do not see each other unless they say so, and every page has
/// entries of its own.
fn example(code: &str, page: &str, heading: &str) -> Vec<PackSource> {
    let mut folders: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for block in blocks(page).into_iter().filter(|block| block.heading == heading) {
        let (folder, path) = place(&block);
        let files = folders.entry(folder).or_default();
        assert!(files.iter().all(|(other, _)| *other != path), "{code}: `{path}` is there twice");
        files.push((path, block.text));
    }
    assert!(!folders.is_empty(), "{code}: nothing under `{heading}`");
    let own = folders.entry(FOLDER.to_owned()).or_default();
    if !own.iter().any(|(path, _)| path == "pack.toml") {
        own.push(("pack.toml".to_owned(), MANIFEST.to_owned()));
    }
    let ids: Vec<String> = folders.keys().cloned().collect();
    let renamed = |text: String| {
        ids.iter().fold(text, |text, id| text.replace(&format!("\"{id}\""), &format!("\"{id}-{code}\"")))
    };
    let pack = |(folder, files): (String, Vec<(String, String)>)| PackSource {
        root: format!("{folder}-{code}"),
        files: files.into_iter().map(|(path, text)| Source::text(path, renamed(text))).collect(),
    };
    folders.into_iter().map(pack).collect()
}

/// What was found in some packs: the codes, each once, and how the findings read.
#[derive(Debug, Default)]
struct PackFindings {
    codes: BTreeSet<&'static str>,
    severities: BTreeSet<Severity>,
    shown: Vec<String>,
}

/// Loads named groups of packs together with the shipped ones, and returns what is found in each group.
fn findings(groups: Vec<(String, Vec<PackSource>)>) -> BTreeMap<String, PackFindings> {
    let mut found: BTreeMap<String, PackFindings> = BTreeMap::new();
    let mut group_of = BTreeMap::new();
    let mut packs = shipped_sources();
    for (name, group) in groups {
        group_of.extend(group.iter().map(|pack| (pack.root.clone(), name.clone())));
        packs.extend(group);
        found.insert(name, PackFindings::default());
    }
    let loaded = provost_engine::load::<Shipped>(packs);
    let mut own = provost_engine::findings::<Shipped>(&loaded);
    own.extend(provost_cards::fit::findings(&loaded, |_| true));
    for finding in &provost_engine::with_games(&loaded, own) {
        let (file, diagnostic) = (loaded.file(finding.file), &finding.diagnostic);
        let Some(found) = group_of.get(&file.root).and_then(|name| found.get_mut(name)) else { continue };
        let there = file.text.get(diagnostic.span.start..diagnostic.span.end).unwrap_or_default();
        found.codes.insert(diagnostic.code);
        found.severities.insert(diagnostic.severity);
        found.shown.push(format!("{}: {} [{}] at `{there}`", file.path, diagnostic.message, diagnostic.code));
    }
    found
}

/// What is found in the examples under a heading, by page.
fn examples(heading: &str) -> BTreeMap<String, PackFindings> {
    let pages = pages().into_iter().filter(|(code, _)| has_example(code));
    findings(pages.map(|(code, page)| (code.clone(), example(&code, &page, heading))).collect())
}

fn has_example(code: &str) -> bool {
    WITHOUT_EXAMPLE.iter().all(|(without, _)| *without != code)
}

#[test]
fn pages_have_one_form() {
    for (code, page) in pages() {
        let mut lines = page.lines();
        assert_eq!(lines.next(), Some(format!("# {code}").as_str()), "{code}");
        assert_eq!(lines.next(), Some(""), "{code}: an empty line follows the title");
        let headings: Vec<&str> = page.lines().filter(|line| line.starts_with("##")).collect();
        let expected: &[&str] = if has_example(&code) { &["## Bad", "## Good"] } else { &[] };
        assert_eq!(headings, expected, "{code}");
        let text = page.split("\n## ").next().unwrap_or_default();
        let paragraphs = text.split("\n\n").skip(1).filter(|paragraph| !paragraph.trim().is_empty()).count();
        assert!(paragraphs >= 2, "{code}: what it means, then why and how to mend it");
        let summary = text.split("\n\n").nth(1).unwrap_or_default();
        assert!(summary.len() < 240 && summary.ends_with('.'), "{code}: a summary is a sentence or two");
        assert!(page.lines().all(|line| line.chars().count() <= 120), "{code}: lines are too long");
        assert!(page.ends_with('\n') && !page.ends_with("\n\n"), "{code}: one line end at the end");
    }
}

#[test]
fn bad_examples_are_reported_with_their_code() {
    let mut found = examples("Bad");
    found.retain(|code, found| found.codes != BTreeSet::from([code.as_str()]));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn pages_tell_warnings_from_errors() {
    let pages = pages();
    for (code, found) in examples("Bad") {
        let words: Vec<String> = pages[&code].split_whitespace().map(str::to_lowercase).collect();
        let told = words.join(" ").contains("this is a warning");
        let expected = if told { Severity::Warning } else { Severity::Error };
        assert_eq!(found.severities, BTreeSet::from([expected]), "{code}");
    }
}

#[test]
fn good_examples_are_not_reported() {
    let mut found = examples("Good");
    found.retain(|_, found| !found.codes.is_empty());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn good_examples_are_laid_out() {
    for (code, page) in pages() {
        for block in blocks(&page).iter().filter(|block| block.heading == "Good") {
            if Role::of(&place(block).1) == Role::Entries {
                assert_eq!(pack::format_file(&block.text), Ok(None), "{code}, {}", block.place());
            }
        }
    }
}

// --- What a page cannot show ------------------------------------------------------------------------------

/// A mercenary with this effect.
fn mercenary(id: &str, effect: &str) -> String {
    format!(
        "id = \"{id}\"\nkind = \"mercenary\"\nname = {{ en = \"Tova\" }}\naffinity = \"air\"\nrole = \"hired\"\n\
         cost = 5\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

/// A pack with one file of its name beside its manifest.
fn one_file(name: &str, content: Content) -> (String, Vec<PackSource>) {
    let manifest = MANIFEST.replace("example", name);
    let file = Source { path: format!("{name}.toml"), content };
    let files = vec![Source::text("pack.toml", manifest), file];
    (name.to_owned(), vec![PackSource { root: name.to_owned(), files }])
}

#[test]
fn what_a_page_cannot_show_is_reported_too() {
    let gain = "free, once per round: gain 2 gold.\n";
    let mut broken = mercenary("broken-utf8", gain).into_bytes();
    broken.push(0xff);
    let many = "[[entry]]\nid = \"A Card\"\n".repeat(1100);
    let mut groups = vec![
        one_file("sound", Content::Bytes(mercenary("sound", gain).into_bytes())),
        one_file("broken-utf8", Content::Bytes(broken)),
        one_file("file-too-large", Content::TooLarge(200 << 20)),
        one_file("too-large-text", Content::Text("# more\n".repeat(pack::MAX_FILE_BYTES / 7 + 1))),
        one_file("unreadable-file", Content::Unreadable("the disk is gone".to_owned())),
        one_file("effect-too-long", Content::Text(mercenary("effect-too-long", &gain.repeat(400)))),
        one_file("too-many-findings", Content::Text(many)),
    ];
    let files =
        ["lonely", "lonelier"].map(|id| Source::text(format!("{id}.toml"), mercenary(id, gain))).to_vec();
    groups.push(("missing-pack-file".to_owned(), vec![PackSource { root: "lonely".to_owned(), files }]));
    let found = findings(groups);
    let codes = |name: &str| found[name].codes.iter().copied().collect::<Vec<_>>();
    assert_eq!(codes("sound"), [""; 0]);
    assert_eq!(codes("broken-utf8"), ["broken-utf8"]);
    assert_eq!(codes("file-too-large"), ["file-too-large"]);
    assert_eq!(codes("too-large-text"), ["file-too-large"]);
    assert_eq!(codes("unreadable-file"), ["unreadable-file"]);
    assert_eq!(codes("effect-too-long"), ["effect-too-long"]);
    assert_eq!(codes("too-many-findings"), ["bad-id", "missing-key", "too-many-findings"]);
    assert_eq!(codes("missing-pack-file"), ["missing-pack-file"]);
}

/// A game whose table of classes names one twice.
static FAULTY: GameSpec = GameSpec {
    id: "faulty",
    name: "Faulty",
    classes: &[CLASS, CLASS],
    nouns: &[],
    entities: &[],
    roles: &[],
    hooks: &[],
    targets: &[],
    verbs: &[],
    costs: &[],
    selectors: &[],
    attributes: &[],
    conditions: &[],
    measures: &[],
    limits: &[],
    durations: &[],
    kinds: &[],
    locales: &[],
    own: provost_interpreter::pack::own::none,
    cards: CardWords::NONE,
};

const CLASS: ClassSpec =
    ClassSpec { name: "die", unit: None, counted: false, open: true, fields: &[], doc: "Dice." };

#[test]
fn the_mistake_of_a_game_is_reported_to_its_packs() {
    let manifest = MANIFEST.replace("game = \"monster-lands\"", "game = \"faulty\"");
    let manifest = manifest.replace("depends = [\"monster-lands\"]", "");
    let files = vec![Source::text("pack.toml", manifest)];
    let loaded = pack::load(&[&FAULTY], vec![PackSource { root: FOLDER.to_owned(), files }]);
    let codes: Vec<&str> = loaded.findings.iter().map(|finding| finding.diagnostic.code).collect();
    assert_eq!(codes, ["broken-game"]);
}
