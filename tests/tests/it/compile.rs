//! Every shipped entry compiles: whatever passes the checker can be run.

use provost_interpreter::check::ParamType;
use provost_interpreter::pack::{Argument, Entry, LoadedGame};
use provost_interpreter::program::ProgramBuilder;
use provost_interpreter::vocabulary::ENTRY_CLASS;

/// Any values for the parameters of an entry.
fn arguments(game: &LoadedGame, entry: &Entry) -> Vec<Argument> {
    let argument = |ty: ParamType| match ty {
        ParamType::Number => Argument::Number(2),
        ParamType::Noun(class) => {
            Argument::Nouns(game.vocabulary.nouns_of(class).map(|(noun, _)| noun).collect())
        }
    };
    entry.params.iter().map(|param| argument(param.ty)).collect()
}

#[test]
fn every_entry_compiles() {
    for game in &provost_tests::shipped().games {
        let class = game.vocabulary.find_class(ENTRY_CLASS).unwrap();
        let mut builder = ProgramBuilder::new(&game.vocabulary);
        let mut compiled = 0;
        for entry in game.entries.values() {
            let noun = game.vocabulary.find_noun(class, &entry.id).unwrap();
            let code = builder.add_with(noun, &entry.ir, &arguments(game, entry));
            assert!(code.is_ok(), "{}: {code:?}", entry.id);
            compiled += 1;
        }
        assert!(compiled > 0, "{}: {compiled} entries", game.spec.id);
        assert!(!builder.finish().dump(&game.vocabulary).is_empty());
    }
}
