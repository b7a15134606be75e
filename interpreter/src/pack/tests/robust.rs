//! Whatever is handed over, there are findings and never a panic; large packs load fast.

use super::toy::{GAME, base, hero, load_toy, pack};
use super::{codes, show};
use crate::pack::{Content, PackSource, Source, code, load};
use proptest::prelude::*;

fn soup() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("id = \"a\"\n".to_owned()),
        Just("kind = \"hero\"\n".to_owned()),
        Just("[[entry]]\n".to_owned()),
        Just("[name]\n".to_owned()),
        Just("name = { en = 'x' }\n".to_owned()),
        Just("effect = '''\n".to_owned()),
        Just("params = { a = 'die' }\n".to_owned()),
        Just("depends = ['base', 'x']\n".to_owned()),
        Just("game = 'toy'\n".to_owned()),
        Just("[[die]]\n".to_owned()),
        Just("[die.x]\n".to_owned()),
        Just("benefit = { id = 'guide' }\n".to_owned()),
        Just("cost = 99999999999999999999\n".to_owned()),
        Just("cost = 1979-05-27\n".to_owned()),
        "[a-z.]{1,4} = [\\[\\]{}'\",.=a-z0-9\\\\ \n]{0,12}\n",
        "\\PC{0,10}",
    ];
    proptest::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), file in 0..3_usize) {
        let path = ["pack.toml", "vocabulary.toml", "a.toml"][file];
        let mut pack = pack("base", "", &[]);
        pack.files.retain(|file| file.path != path);
        pack.files.push(Source { path: path.to_owned(), content: Content::Bytes(bytes) });
        let _ = show(&load_toy(vec![pack]));
    }

    #[test]
    fn arbitrary_toml_never_panics(texts in proptest::collection::vec(soup(), 3)) {
        let mut broken = base(&[("a.toml", &texts[0])]);
        broken.files.push(Source::text("b.toml", texts[1].clone()));
        let other = PackSource {
            root: "other".to_owned(),
            files: vec![Source::text("pack.toml", texts[2].clone()), Source::text("vocabulary.toml", texts[1].clone())],
        };
        let mut loaded = load_toy(vec![broken, other]);
        let _ = show(&loaded);
        let file = loaded.find_file("base", "a.toml").unwrap();
        loaded.update(file, Content::Text(texts[1].clone()));
        let _ = show(&loaded);
    }
}

#[test]
fn a_file_with_endless_findings_is_cut_off() {
    let many: String = (0..3000).map(|n| format!("[[entry]]\nid = \"e{n}\"\n")).collect();
    let loaded = load_toy(vec![base(&[("a.toml", &many)])]);
    assert_eq!(loaded.findings.len(), 1001);
    assert_eq!(codes(&loaded)[1000], code::TOO_MANY_FINDINGS);
}

#[test]
fn ten_thousand_entries_load() {
    let files: Vec<Source> = (0..10_000)
        .map(|n| {
            let more = format!(
                "dice = {{ red = 2 }}\nfriend = \"hero-{}\"\neffect = '''\non roll: gain {} gold.\n'''",
                (n * 7) % 10_000,
                n % 9 + 1
            );
            Source::text(format!("heroes/hero-{n}.toml"), hero(&format!("hero-{n}"), &more))
        })
        .collect();
    let mut pack = base(&[]);
    pack.files.extend(files);
    let loaded = load(&[&GAME], vec![pack]);
    assert_eq!(show(&loaded), "");
    assert_eq!(loaded.games[0].entries.len(), 10_001);
}
