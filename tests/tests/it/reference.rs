//! The reference pages in `docs/reference` are what the program prints. `UPDATE=1` rewrites them.

use crate::PROGRAM;
use provost_engine::games;
use provost_games::Shipped;
use std::process::Command;

#[test]
fn reference_pages_are_up_to_date() {
    for game in games::specs::<Shipped>() {
        for page in ["hooks", "words"] {
            let output =
                Command::new(PROGRAM).args([page, "--game", game.id]).output().expect("the program runs");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let printed = String::from_utf8(output.stdout).unwrap();
            let path = provost_tests::root().join(format!("docs/reference/{page}-{}.md", game.id));
            provost_tests::golden(&path, &printed);
        }
    }
}
