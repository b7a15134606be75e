//! `provost new entry` for every kind of every game: what it writes has no findings, is laid out, and names every key of
//! its kind; and with all keys that may be there it still reads as TOML.

use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::{self, PackId, PackSource, Source, template};
use provost_tests::shipped_sources;

/// A pack for a game that stands on all others of it, with one more file.
fn sources(game: &str, depends: &[String], file: Option<(&str, &str)>) -> Vec<PackSource> {
    let depends: Vec<String> = depends.iter().map(|id| format!("\"{id}\"")).collect();
    let manifest = format!(
        "id = \"fresh\"\nversion = \"1.0.0\"\ngame = \"{game}\"\nname = {{ en = \"Fresh\", de = \"Frisch\" }}\n\
         languages = [\"en\", \"de\"]\ndepends = [{}]\n",
        depends.join(", ")
    );
    let mut files = vec![Source::text("pack.toml", manifest)];
    files.extend(file.map(|(path, text)| Source::text(path, text)));
    let mut packs = shipped_sources();
    packs.push(PackSource { root: "fresh".to_owned(), files });
    packs
}

#[test]
fn entries_of_every_kind_begin_without_findings() {
    let mut kinds = 0;
    for spec in games::specs::<Shipped>() {
        let shipped = provost_engine::load::<Shipped>(shipped_sources());
        let packs = &shipped.game(spec.id).unwrap().packs;
        let base: Vec<String> =
            packs.iter().filter(|pack| pack.depends.is_empty()).map(|pack| pack.id.clone()).collect();
        let loaded = provost_engine::load::<Shipped>(sources(spec.id, &base, None));
        let game = loaded.game(spec.id).unwrap();
        let own = game.packs.iter().position(|pack| pack.root == "fresh").unwrap();
        for kind in spec.kinds {
            let new = template::New {
                kind,
                id: "brand-new",
                name: "Brand new",
                pack: PackId(u32::try_from(own).unwrap()),
            };
            let (text, folder) = template::entry(&loaded, game, &new);
            let path = format!("{folder}/brand-new.toml");
            let after = provost_engine::load::<Shipped>(sources(spec.id, &base, Some((&path, &text))));
            let findings = provost_engine::check::<Shipped>(&after);
            let found: Vec<&str> =
                findings.iter().map(|finding| finding.diagnostic.message.as_str()).collect();
            assert!(found.is_empty(), "{} of {}: {found:?}\n{text}", kind.id, spec.id);
            assert!(after.game(spec.id).unwrap().entries.contains_key("brand-new"), "{}", kind.id);
            assert_eq!(pack::format_file(&text), Ok(None), "{}", kind.id);
            for field in kind.fields {
                assert!(text.contains(&format!("{} = ", field.key)), "{} in {}\n{text}", field.key, kind.id);
            }
            // Every comment that holds a key is TOML once its sign is gone.
            let whole = text.replace("\n#     ", "\n");
            whole.parse::<toml::Table>().unwrap_or_else(|error| panic!("{}: {error}\n{whole}", kind.id));
            kinds += 1;
        }
    }
    assert!(kinds > 20, "{kinds}");
}
