//! Nothing is ignored: whichever word or key of the shipped content is misspelt, checking finds it.
//!
//! Every word is misspelt in one of five ways, chosen by its place, so that a run takes seconds.
//! `PROVOST_ALL=1 cargo test -p provost-tests --release misspelling` tries all five.

use provost_engine::games;
use provost_engine::situation::scenario::findings_where;
use provost_games::Shipped;
use provost_interpreter::pack::{Content, FileId, Finding, Loaded, PackSource, Role};

/// Keys whose values are free text that no rule reads.
const FREE: [&str; 15] = [
    "name",
    "aliases",
    "flavour",
    "doc",
    "authors",
    "description",
    "version",
    "one",
    "other",
    "dative",
    "en",
    "de",
    "code",
    "colour",
    "icon",
];

/// A word of a file that has a meaning.
#[derive(Clone, Copy, Debug)]
struct Word {
    start: usize,
    end: usize,
}

#[test]
fn every_misspelt_word_is_found() {
    let sources = provost_tests::shipped_sources();
    let games = games::ids::<Shipped>();
    // Each game by itself, its files dealt to the cores.
    let reports: Vec<Report> = std::thread::scope(|scope| {
        let tasks: Vec<_> = games
            .iter()
            .flat_map(|game| (0..CORES).map(move |core| (*game, core)))
            .map(|(game, core)| {
                let packs: Vec<PackSource> =
                    sources.iter().filter(|pack| pack.root.contains(game)).cloned().collect();
                scope.spawn(move || misspell(packs, core))
            })
            .collect();
        tasks.into_iter().map(|task| task.join().expect("no check panics")).collect()
    });
    let tried: usize = reports.iter().map(|report| report.tried).sum();
    let missed: Vec<String> = reports.into_iter().flat_map(|report| report.missed).collect();
    assert!(
        missed.is_empty(),
        "{} of {tried} misspellings were not found:\n{}",
        missed.len(),
        missed.join("\n")
    );
    assert!(tried > 5_000, "only {tried} words were tried");
}

const CORES: usize = 2;

/// The results for some files.
#[derive(Debug, Default)]
struct Report {
    tried: usize,
    missed: Vec<String>,
}

fn misspell(packs: Vec<PackSource>, core: usize) -> Report {
    let mut loaded = provost_engine::load::<Shipped>(packs);
    let clean: Vec<_> = loaded.findings.iter().map(|finding| &finding.diagnostic).collect();
    assert!(clean.is_empty(), "the shipped content has findings: {clean:#?}");
    let all = std::env::var_os("PROVOST_ALL").is_some();
    let mut report = Report::default();
    for index in (core..loaded.files.len()).step_by(CORES) {
        let file = FileId(u32::try_from(index).expect("few files"));
        let text = loaded.file(file).text.clone();
        if !loaded.file(file).role.is_read() {
            continue;
        }
        let words = words(&text).into_iter().filter(|word| !is_own_name(&loaded, file, &text, *word));
        for word in words.collect::<Vec<_>>() {
            for (number, wrong) in misspellings(&text[word.start..word.end]).into_iter().enumerate() {
                if !all && !(word.start + number).is_multiple_of(5) {
                    continue;
                }
                report.tried += 1;
                let broken = format!("{}{wrong}{}", &text[..word.start], &text[word.end..]);
                loaded.update(file, Content::Text(broken));
                if loaded.findings.is_empty() && in_situations(&loaded, file).is_empty() {
                    report.missed.push(describe(&loaded, file, &text, word, &wrong));
                }
            }
        }
        loaded.update(file, Content::Text(text));
        assert!(loaded.findings.is_empty(), "mending the file again leaves no finding");
        assert_eq!(in_situations(&loaded, file), []);
    }
    report
}

/// Returns what the game finds in the situations of a file's scenarios.
fn in_situations(loaded: &Loaded, file: FileId) -> Vec<Finding> {
    findings_where::<Shipped>(loaded, |other| other == file)
}

/// The id of a pack is its author's to choose; no pack depends on the last ones.
fn is_own_name(loaded: &Loaded, file: FileId, text: &str, word: Word) -> bool {
    loaded.file(file).role == Role::Manifest && text[..word.start].ends_with("id = \"")
}

fn describe(loaded: &Loaded, file: FileId, text: &str, word: Word, wrong: &str) -> String {
    let line = text[..word.start].lines().count();
    format!("{}:{line}: `{}` as `{wrong}`", loaded.file(file).path, &text[word.start..word.end])
}

/// Five ways to misspell a word; those that give the same word again are left out.
fn misspellings(word: &str) -> Vec<String> {
    let mut chars: Vec<char> = word.chars().collect();
    let doubled = {
        let middle = chars.len() / 2;
        let mut doubled = chars.clone();
        doubled.insert(middle, chars[middle]);
        doubled.into_iter().collect::<String>()
    };
    let shorter: String = chars.iter().take(chars.len() - 1).collect();
    let later: String = chars.iter().skip(1).collect();
    if chars.len() > 1 {
        chars.swap(0, 1);
    }
    let swapped: String = chars.into_iter().collect();
    let wrong = [format!("{word}x"), doubled, shorter, later, swapped];
    wrong.into_iter().filter(|wrong| wrong != word && !wrong.is_empty()).collect()
}

/// Returns the words of a TOML file that have a meaning: keys, names in values, and the words of effects.
fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut offset = 0;
    let mut in_effect = false;
    let mut free = false;
    for line in text.split_inclusive('\n') {
        if in_effect {
            in_effect = !line.contains("'''");
            let code = line.split('#').next().unwrap_or_default();
            let code = code.split("'''").next().unwrap_or_default();
            words.extend(in_code(code, offset));
        } else {
            if let Some(key) = top_key(line) {
                free = FREE.contains(&key);
            }
            in_line(line, offset, free, &mut words);
            in_effect = line.trim_end().ends_with("'''");
        }
        offset += line.len();
    }
    words
}

fn top_key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-').then_some(key)
}

/// Words of effect code.
fn in_code(code: &str, offset: usize) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in code.char_indices().chain([(code.len(), ' ')]) {
        let inside = c.is_ascii_lowercase() || start.is_some() && (c == '-' || c.is_ascii_digit());
        match (start, inside) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                words.push(Word { start: offset + from, end: offset + at });
                start = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    words
}

/// Keys of a line, and strings of keys that are not free.
fn in_line(line: &str, offset: usize, free: bool, words: &mut Vec<Word>) {
    let mut at = 0;
    let mut key_is_free = free;
    let bytes = line.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'#' => return,
            b'"' => {
                let end = at + 1 + line[at + 1..].find('"').unwrap_or(line.len() - at - 1);
                let word = Word { start: offset + at + 1, end: offset + end };
                if !key_is_free && line[at + 1..end].contains(' ') {
                    // A condition.
                    words.extend(in_code(&line[at + 1..end], word.start));
                } else if !key_is_free && word.end > word.start {
                    words.push(word);
                }
                at = end + 1;
            }
            c if c.is_ascii_alphabetic() => {
                let end =
                    at + line[at..].find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(0);
                let end = end.max(at + 1);
                let word = &line[at..end];
                if word != "true" && word != "false" {
                    words.push(Word { start: offset + at, end: offset + end });
                    key_is_free = free || FREE.contains(&word);
                }
                at = end;
            }
            _ => at += 1,
        }
    }
}
