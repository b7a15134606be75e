//! The words of every game are sound: no name twice, no reference to nothing.

use provost_interpreter::vocabulary::Vocabulary;

#[test]
fn the_tables_of_every_game_have_no_mistake() {
    for game in provost_engine::games() {
        if let Err(errors) = Vocabulary::new(game) {
            let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
            panic!("{}:\n{}", game.id, list.join("\n"));
        }
    }
}
