//! Two expansions that were written from the manual alone, for the two games: a new die colour, token, affinity,
//! building, monsters, tricks and the rest. They check, and can be said in both languages.

use provost_interpreter::describe::Describer;
use provost_interpreter::pack;
use provost_tests::{pack_source, root, shipped_sources};

#[test]
fn expansions_written_from_the_manual_need_no_change_in_rust() {
    let folder = root().join("tests/fixtures/packs");
    let mut sources = shipped_sources();
    let names = ["tide-and-ember", "festival"];
    sources.extend(names.iter().map(|name| pack_source(&folder.join(name))));
    let loaded = pack::load(provost_engine::games(), sources);
    let found: Vec<_> = loaded.findings.iter().map(|finding| &finding.diagnostic).collect();
    assert!(found.is_empty(), "{found:#?}");
    let mut said = 0;
    for game in &loaded.games {
        for language in ["en", "de"] {
            let describer =
                Describer::new(&game.vocabulary, language).unwrap_or_else(|missing| panic!("{missing:?}"));
            let own =
                game.entries.values().filter(|entry| names.contains(&game.pack(entry.pack).id.as_str()));
            for entry in own {
                let lines = describer.entry(game, entry);
                assert!(lines.is_ok(), "{} in {language}: {lines:?}", entry.id);
                said += lines.map_or(0, |lines| lines.len());
            }
        }
    }
    assert!(said > 100, "{said} lines");
}
