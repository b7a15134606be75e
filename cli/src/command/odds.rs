//! `provost odds`: the exact outcomes of a path in a described situation, with the best choices.

mod report;
mod situation;

use crate::args::{ListFormat, Odds, OthersKind};
use crate::{Outcome, Refusal};
use provost_engine::chance::Tape;
use provost_engine::game::Game;
use provost_engine::game::odds_model::{Contest, OddsModel};
use provost_engine::game::speech::Speech;
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::suggest::nearest;
use provost_playtest::odds::{self, Goal, Limits, Others, Problem, Progress, Question, Ratio};
use report::Report;
use situation::Situation;
use std::io::{self, IsTerminal as _, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The default number of cases without contests on paths.
const WITHOUT_PATHS: u64 = 100_000;

pub(crate) fn run(args: &Odds, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let paths = situation::paths(args)?;
    let packs = provost_packs::read(&paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    let situation = situation::find(args, &loaded)?;
    let report = games::visit::<Shipped, _>(situation.game.spec.id, Work { args, situation: &situation });
    let report =
        report.ok_or_else(|| Refusal(format!("`{}` cannot be played", situation.game.spec.id)))??;
    match args.format {
        ListFormat::Text => report.print(args.fractions, out)?,
        ListFormat::Json => report.print_json(out)?,
    }
    Ok(Outcome::Clean)
}

/// Computes the odds of a situation of any game.
struct Work<'a, 'l> {
    args: &'a Odds,
    situation: &'a Situation<'l>,
}

impl GameVisitor for Work<'_, '_> {
    type Output = Result<Report, Refusal>;

    fn visit<R: Testable>(self) -> Self::Output {
        let (mut game, speech, name) = self.situation.poise::<R>(self.args)?;
        go_on(&mut game, &speech, &self.args.when)?;
        let contest = contest(&game, &speech, self.args.at.as_deref())?;
        let question = Question {
            contest: contest.as_ref().map(|contest| contest.thing),
            player: match &contest {
                Some(contest) => contest.player,
                None => first_asked(&game),
            },
            goal: goal::<R>(&self.args.goal)?,
            others: match self.args.others {
                OthersKind::Own => Others::Own,
                OthersKind::With => Others::With,
                OthersKind::Against => Others::Against,
                OthersKind::First => Others::First,
            },
        };
        // Without a path more work hardly helps, since the odds end only with the game.
        let usual = if contest.is_some() { Limits::default().cases } else { WITHOUT_PATHS };
        let budget = self.args.budget.unwrap_or(usual);
        let limits = Limits { cases: budget, ..Limits::default() };
        let mut meter = Meter::new();
        let mut watch = |progress| meter.tell(progress);
        let worked = match self.args.simulate {
            Some(times) => odds::rehearsed_odds(&game, question, limits, (times, self.args.seed), &mut watch)
                .map(|(odds, rehearsal)| (odds, Some(rehearsal))),
            None => odds::odds(&game, question, limits, &mut watch).map(|odds| (odds, None)),
        };
        meter.finish();
        let (odds, rehearsal) = worked.map_err(|problem| refuse(&problem, budget))?;
        if !odds.complete && odds.spread.unknown() == Ratio::ONE {
            return Err(nothing_known(contest.is_some(), R::ID, budget));
        }
        Ok(Report::new(
            &game,
            &speech,
            (name, contest.as_ref(), question, &self.args.goal),
            &odds,
            rehearsal.as_ref(),
        ))
    }
}

/// Reports that the work was given up without a result.
fn nothing_known(has_paths: bool, game: &str, budget: u64) -> Refusal {
    let cases = format!("{budget} {}", if budget == 1 { "case" } else { "cases" });
    Refusal(if has_paths {
        format!(
            "cannot work out the odds: nothing is known after {cases}; `--budget` allows more, `--dice` and `--when` fix \
             what comes first"
        )
    } else {
        format!(
            "cannot work out the odds: `{game}` has no dice, and {cases} do not reach the end of the game from here; \
             `hint` in `provost play` says what an agent thinks of the options"
        )
    })
}

/// Explains why there are no odds, and what to do about it.
fn refuse(problem: &Problem, budget: u64) -> Refusal {
    let hint = match problem {
        Problem::Exhausted => {
            format!(
                " for a simulation within {budget}; `--budget` allows more, `--dice` and `--when` fix some"
            )
        }
        Problem::Fault(_) | Problem::TooLarge | Problem::Circle => String::new(),
    };
    Refusal(format!("cannot work out the odds: {problem}{hint}"))
}

/// Makes the requested choices. Dice rolled meanwhile must be fixed.
fn go_on<R: Testable>(game: &mut Game<R>, speech: &Speech<'_>, when: &[String]) -> Result<(), Refusal> {
    if when.is_empty() {
        return Ok(());
    }
    let fault = |error: provost_engine::game::PlayError| Refusal(error.to_string());
    let step = |game: &mut Game<R>, next: &dyn Fn(&mut Game<R>) -> Result<(), Refusal>, at: &str| {
        game.rules_mut().chance().lay_out(Tape::new());
        next(game)?;
        let tape = game.rules_mut().chance().take_tape();
        if tape.is_some_and(|tape| !tape.is_certain()) {
            return Err(Refusal(format!("dice are rolled {at}: `--dice` must say what they show")));
        }
        Ok(())
    };
    step(game, &|game| game.go().map_err(fault), "before the first choice")?;
    for id in when {
        let ids = game.option_ids(speech);
        let index = ids.iter().position(|option| option == id).ok_or_else(|| {
            Refusal(format!(
                "`{id}` is not offered; offered: {}",
                if ids.is_empty() { "nothing".into() } else { ids.join(", ") }
            ))
        })?;
        step(game, &|game| game.choose(index).map_err(fault), &format!("after `{id}`"))?;
    }
    Ok(())
}

/// Finds the contest; `None` in games without contests.
fn contest<R: OddsModel>(
    game: &Game<R>,
    speech: &Speech<'_>,
    at: Option<&str>,
) -> Result<Option<Contest>, Refusal> {
    if R::RESULTS.is_empty() {
        return match at {
            Some(at) => {
                Err(Refusal(format!("there is no path `{at}`: nothing in this game is fought for on paths")))
            }
            None => Ok(None),
        };
    }
    let all = game.rules().contests();
    let is_open = |contest: &&Contest| {
        let begins = game.clone().rules_mut().start_contest(contest.thing).is_some();
        begins || !game.rules().is_settled(contest.thing, 0, game.machine().procedures())
    };
    let open: Vec<&Contest> = all.iter().filter(is_open).collect();
    let ids = || open.iter().map(|contest| contest.id.as_str()).collect::<Vec<_>>().join(", ");
    if all.is_empty() {
        return Err(Refusal(speech.say("odds-nobody", &[])));
    }
    match (at, open.as_slice()) {
        (_, []) => Err(Refusal(speech.say("odds-nothing-open", &[]))),
        (None, [one]) => Ok(Some((*one).clone())),
        (None, _) => Err(Refusal(format!("several paths are open; `--at` says which: {}", ids()))),
        (Some(at), _) => match open.iter().find(|contest| contest.id == at) {
            Some(found) => Ok(Some((*found).clone())),
            None => Err(Refusal(format!("nothing is open at `{at}`; open: {}", ids()))),
        },
    }
}

/// Returns the player who is asked first.
fn first_asked<R: Testable>(game: &Game<R>) -> provost_interpreter::hook::Player {
    let mut game = game.clone();
    let gone = game.choice().is_some() || game.go().is_ok();
    let asked = game.choice().filter(|_| gone).map(|choice| choice.player);
    asked.unwrap_or(provost_interpreter::hook::Player(0))
}

fn goal<R: OddsModel>(word: &str) -> Result<Goal, Refusal> {
    Goal::find::<R>(word).ok_or_else(|| {
        let words = Goal::words::<R>();
        let near = nearest(word, words.iter().copied());
        let hint = near
            .map_or_else(|| format!("known: {}", words.join(", ")), |near| format!("did you mean `{near}`?"));
        Refusal(format!("there is no goal `{word}`; {hint}"))
    })
}

/// Shows the progress on a terminal, if it takes long.
struct Meter {
    begun: Instant,
    told: Option<Instant>,
}

impl Meter {
    fn new() -> Self {
        Self { begun: Instant::now(), told: None }
    }

    fn tell(&mut self, progress: Progress) -> ControlFlow<()> {
        let now = Instant::now();
        let since = self.told.unwrap_or(self.begun);
        if now - since > Duration::from_millis(500) && io::stderr().is_terminal() {
            self.told = Some(now);
            write!(io::stderr(), "\r{} cases, {} positions ", progress.cases, progress.positions).ok();
        }
        ControlFlow::Continue(())
    }

    fn finish(&self) {
        if self.told.is_some() {
            write!(io::stderr(), "\r\x1b[K").ok();
        }
    }
}
