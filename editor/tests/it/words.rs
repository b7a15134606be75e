//! The words of the interface: both languages have the same messages, and nothing asks for one that is missing.

use provost_editor::model::settings::Language;
use provost_editor::speech::messages;
use std::collections::BTreeSet;
use std::path::Path;

fn ids(language: Language) -> BTreeSet<String> {
    let mut owner = String::new();
    let mut ids = BTreeSet::new();
    for line in messages(language).lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.trim().strip_prefix('.') {
            ids.insert(format!("{owner}.{attribute}"));
        } else if !name.starts_with([' ', '#']) {
            name.clone_into(&mut owner);
            ids.insert(owner.clone());
        }
    }
    ids
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(ids(Language::En), ids(Language::De));
    assert!(ids(Language::En).len() > 100);
}

fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, texts);
        } else {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_message_that_is_asked_for_is_there() {
    let known = ids(Language::En);
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let mut asked = BTreeSet::new();
    for text in &texts {
        for start in [".say(\"", ".with(\"", ".tip(\""] {
            let found = text.split(start).skip(1).filter_map(|rest| rest.split('"').next());
            asked.extend(
                found
                    .filter(|id| !id.ends_with('-') && !id.contains('{') && id.contains('-'))
                    .map(str::to_owned),
            );
        }
        let steps = text.split("StepName::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
        asked.extend(steps.filter(|id| !id.is_empty()).map(|id| format!("step-{id}")));
    }
    asked.retain(|id| !["draft", "step-typing"].contains(&id.as_str()));
    let missing: Vec<_> = asked.iter().filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}
