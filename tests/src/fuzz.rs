//! What the fuzz targets do with bytes. The ordinary tests run the same functions over the corpus, so that
//! they cannot rot.

use provost_games::Shipped;
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::describe::{Describer, Subject};
use provost_interpreter::fault::FaultKind;

use provost_interpreter::hook::{Thing, Window};
use provost_interpreter::host::Flow;
use provost_interpreter::pack::{self, Content, Loaded, PackSource, Source};
use provost_interpreter::program::ProgramBuilder;
use provost_interpreter::testing::generate::{self, Chance};
use provost_interpreter::testing::{self, Toy};
use provost_interpreter::vocabulary::id::{HookId, KindId, NounId};
use provost_interpreter::vocabulary::spec::HookKind;
use provost_interpreter::{check, ir};
use std::sync::OnceLock;

/// Any text is parsed or refused; what is parsed survives being laid out, twice.
///
/// # Panics
/// If an invariant is broken.
pub fn parse(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let tokens = provost_grammar::tokens::tokens(text);
    assert!(tokens.iter().all(|token| token.span.end <= text.len()), "tokens lie in the text");
    match provost_grammar::parse(text) {
        Err(findings) => {
            assert!(!findings.is_empty(), "a refusal has a reason");
            let inside = |end: usize| end <= text.len() && text.is_char_boundary(end);
            assert!(
                findings.iter().all(|finding| inside(finding.span.start) && inside(finding.span.end)),
                "findings lie in the text"
            );
        }
        Ok(tree) => {
            let Ok(laid_out) = provost_grammar::format_text(text) else { return };
            assert!(provost_grammar::parse(&laid_out).as_ref() == Ok(&tree), "laying out keeps the meaning");
            assert!(
                provost_grammar::format_text(&laid_out) == Ok(laid_out),
                "laying out twice changes nothing"
            );
        }
    }
}

/// Any text is checked for some kind of some game; what passes can be put into words in every language and compiled.
///
/// # Panics
/// If an invariant is broken.
pub fn check(data: &[u8]) {
    let [game, kind, text @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let games = &shipped().games;
    let Some(game) = games.get(usize::from(*game) % games.len().max(1)) else { return };
    let kind = KindId(u32::from(*kind) % u32::try_from(game.spec.kinds.len()).unwrap_or(1));
    let ctx = check::Context { vocabulary: &game.vocabulary, kind, params: &[], visible: &|_| true };
    let mut findings = Vec::new();
    let Some(effect) = check::effect(text, &ctx, &mut findings) else {
        assert!(!findings.is_empty(), "a refusal has a reason");
        return;
    };
    for language in ["en", "de"] {
        let describer = Describer::new(&game.vocabulary, language);
        assert!(describer.is_ok(), "{describer:?}");
        let Ok(describer) = describer else { return };
        let said = describer.effect(&effect, Subject { kind, params: &[] });
        assert!(said.is_ok(), "{said:?}");
    }
    compile(game, &effect);
}

fn compile(game: &pack::LoadedGame, effect: &ir::Effect) {
    let mut builder = ProgramBuilder::new(&game.vocabulary);
    let built = builder.add(NounId(0), effect);
    assert!(built.is_ok(), "{built:?}");
}

/// Any bytes as a file of a pack are read or refused; formatting keeps its meaning.
///
/// # Panics
/// If an invariant is broken.
pub fn pack(data: &[u8]) {
    let [role, content @ ..] = data else { return };
    let manifest = "id = \"fuzz\"\nversion = \"1.0.0\"\ngame = \"kingdom-defenders\"\nname = { en = \"Fuzz\" }\n\
                    depends = [\"kingdom-defenders\"]\n";
    let path = match role % 3 {
        0 => "pack.toml",
        1 => "vocabulary.toml",
        _ => "entry.toml",
    };
    let mut files = vec![Source { path: path.to_owned(), content: Content::Bytes(content.to_vec()) }];
    if path != "pack.toml" {
        files.push(Source { path: "pack.toml".to_owned(), content: Content::Text(manifest.to_owned()) });
    }
    let mut packs: Vec<PackSource> = sources().to_vec();
    packs.push(PackSource { root: "fuzz".to_owned(), files });
    let loaded = provost_engine::load::<Shipped>(packs);
    for finding in &loaded.findings {
        let text = &loaded.file(finding.file).text;
        assert!(finding.diagnostic.span.end <= text.len().max(1), "findings lie in their file");
    }
    if let Ok(text) = std::str::from_utf8(content)
        && let Ok(Some(laid_out)) = pack::format_file(text)
    {
        assert!(pack::format_file(&laid_out) == Ok(None), "laying out twice changes nothing");
    }
}

/// Effects of the toy game, some written in the bytes and some made up from them, are played with answers from
/// the bytes: the machine never meets a type it did not expect, and always comes to an end.
///
/// # Panics
/// If an invariant is broken.
pub fn machine(data: &[u8]) {
    let Some((seed, text)) = data.split_first_chunk::<8>() else { return };
    let mut chance = Chance::new(u64::from_le_bytes(*seed));
    let Ok(vocabulary) = testing::vocabulary(CARDS) else { return };
    let Some(kind) = vocabulary.find_kind("card") else { return };
    let written = std::str::from_utf8(text).unwrap_or_default().lines();
    let mut effects: Vec<ir::Effect> =
        written.filter_map(|text| testing::checked(&vocabulary, kind, text).ok()).take(CARDS).collect();
    while effects.len() < CARDS {
        let Some(effect) = generate::effect(&vocabulary, kind, &mut chance) else { return };
        effects.push(effect);
    }
    let toy = Toy::compiled(vocabulary, &effects);
    assert!(toy.is_ok(), "{toy:?}");
    let Ok(toy) = toy else { return };
    let mut host = toy.table(&[0, 1, 0, 2]);
    for (hook, spec) in (0..).map(HookId).zip(toy.vocabulary.game().hooks) {
        if spec.kind != HookKind::Event {
            continue;
        }
        let mut context = host.battle(hook, Thing(0));
        for (index, qualifier) in (0..).zip(spec.qualifiers) {
            let nouns: Vec<NounId> = toy
                .vocabulary
                .find_class(qualifier.class)
                .into_iter()
                .flat_map(|class| toy.vocabulary.nouns_of(class).map(|(noun, _)| noun))
                .collect();
            if let Some(noun) = chance.pick(&nouns) {
                context = context.qualified(index, noun);
            }
        }
        let mut asked = 0;
        let outcome = testing::play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| {
            asked += 1;
            // A player who always says yes may be asked forever, so the last answers are illegal,
            // and `play` gives up.
            let answer = if asked < 300 { chance.pick(&choice.options) } else { None };
            answer.unwrap_or(ChoiceOption::Alternative(u8::MAX))
        });
        if let Err(fault) = outcome {
            assert!(matches!(fault.kind, FaultKind::Steps | FaultKind::Depth), "{fault:?}");
            return;
        }
    }
}

/// Cards on the toy table.
const CARDS: usize = 4;

fn shipped() -> &'static Loaded {
    static SHIPPED: OnceLock<Loaded> = OnceLock::new();
    SHIPPED.get_or_init(crate::shipped)
}

/// Only the smaller game, so that a run takes little time.
fn sources() -> &'static [PackSource] {
    static SOURCES: OnceLock<Vec<PackSource>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        let mut sources = crate::shipped_sources();
        sources.retain(|pack| pack.root.ends_with("kingdom-defenders"));
        sources
    })
}
