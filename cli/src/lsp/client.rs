//! The process of the client: a server must not outlive it, and its end of the line may be held open by others.

use std::fs;
use std::process;
use std::thread;
use std::time::Duration;

/// How often the server looks whether its client lives.
const EVERY: Duration = Duration::from_secs(1);

/// Ends the program when a process has ended.
pub(super) fn outlive(client: u32) {
    let Some(known) = begun(client) else { return };
    let watch = move || {
        while begun(client).as_ref() == Some(&known) {
            thread::sleep(EVERY);
        }
        leave();
    };
    // Without a thread the end of the input still ends the server.
    drop(thread::Builder::new().name("client".to_owned()).spawn(watch));
}

/// Returns when a living process began, in the system's own words: another one may get its number later. `None` where the
/// system does not tell (all but Linux), and for one that has ended.
fn begun(process: u32) -> Option<String> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program, in brackets, may hold anything.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace();
    let state = fields.next()?;
    let begun = fields.nth(18)?;
    (!matches!(state, "Z" | "X")).then(|| begun.to_owned())
}

/// Exits at once; there is nobody left to tell.
#[expect(clippy::exit, reason = "the reader waits for input that will never come")]
fn leave() {
    process::exit(1)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_living_process_is_told_from_one_that_has_ended() {
        assert!(begun(process::id()).is_some_and(|begun| begun.parse::<u64>().is_ok()));
        let mut child = process::Command::new("true").spawn().unwrap();
        thread::sleep(Duration::from_millis(200));
        // Nobody has asked for its exit code, so its number is still taken.
        assert_eq!(begun(child.id()), None);
        child.wait().unwrap();
    }
}
