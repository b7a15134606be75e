//! `provost campaign`: scenarios in a row; the progress is saved after every game.

use super::play::{read_json, sit, write_json};
use crate::args::Campaign as Args;
use crate::input::Input;
use crate::{Outcome, Refusal};
use provost_engine::campaign::{Campaign, FORMAT, Next, Played, Progress, Standing, UnderWay, Words};
use provost_engine::game::session::Start;
use provost_engine::game::{hash_text, record};
use provost_engine::hash;
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::suggest::nearest;
use provost_playtest::session::{self, Attended};
use serde_json::{Map, Value, json};
use std::io::{self, IsTerminal as _, Write};

/// A campaign in progress.
struct CampaignSession<'g> {
    args: &'g Args,
    loaded: &'g Loaded,
    game: &'g LoadedGame,
    campaign: Campaign,
    progress: Progress,
    words: Words<'g>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(&args.paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    let progress = if args.start { begin(args, &loaded)? } else { read_json(&args.file, "campaign")? };
    let file = args.file.display();
    let refuse = |why: String| Refusal(format!("cannot go on with the campaign in {file}: {why}"));
    let game = find_game(&loaded, &progress.game)?;
    progress
        .check(hash::game_hash(&loaded, game), &record::prints(&loaded, game))
        .map_err(|error| refuse(error.to_string()))?;
    let campaign =
        Campaign::read(game, &progress.campaign).map_err(|problems| refuse(problems.join("; ")))?;
    let words = Words::new(&loaded, game, &args.seats.language);
    let words = words.map_err(|problems| Refusal(problems.join("\n")))?;
    let mut table = CampaignSession { args, loaded: &loaded, game, campaign, progress, words };
    let standing = table.standing().map_err(|error| refuse(error.0))?;
    if args.start {
        write_json(&args.file, &table.progress)?;
    }
    for line in table.words.lines(&table.campaign, &table.progress.played, &standing) {
        writeln!(out, "{line}")?;
    }
    match &standing {
        Standing::Next(next) if !args.show => table.play(next, &Input::new()?, out)?,
        Standing::Next(_) if table.progress.under_way.is_some() => {
            writeln!(out, "{}", table.words.under_way())?;
        }
        Standing::Next(_) | Standing::Won | Standing::Lost => {}
    }
    Ok(Outcome::Clean)
}

fn find_game<'l>(loaded: &'l Loaded, id: &str) -> Result<&'l LoadedGame, Refusal> {
    loaded.game(id).ok_or_else(|| {
        let near = nearest(id, loaded.games.iter().map(|game| game.spec.id));
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        Refusal(format!("there is no game `{id}`{hint}"))
    })
}

/// Makes the progress of a new campaign.
fn begin(args: &Args, loaded: &Loaded) -> Result<Progress, Refusal> {
    if args.file.exists() {
        let file = args.file.display();
        return Err(Refusal(format!("{file} is there already; without `--start` its campaign goes on")));
    }
    let game = find_game(loaded, &args.game)?;
    let all = Campaign::all(game);
    let campaign = match (&args.id, all.as_slice()) {
        (Some(id), _) if all.contains(&id.as_str()) => id.clone(),
        (Some(id), _) => {
            let near = nearest(id, all.iter().copied());
            let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            return Err(Refusal(format!("there is no campaign `{id}`{hint}")));
        }
        (None, [only]) => (*only).to_owned(),
        (None, []) => return Err(Refusal(format!("the game `{}` has no campaigns", args.game))),
        (None, several) => {
            return Err(Refusal(format!("name one with `--campaign`: {}", several.join(", "))));
        }
    };
    let mut setup = Map::new();
    if !args.variants.is_empty() {
        setup.insert("options".to_owned(), json!(args.variants));
    }
    if !args.packs.is_empty() {
        setup.insert("packs".to_owned(), json!(args.packs));
    }
    Ok(Progress {
        format: FORMAT,
        game: args.game.clone(),
        campaign,
        content: hash_text(hash::game_hash(loaded, game)),
        packs: record::prints(loaded, game),
        setup: Value::Object(setup),
        seed: args.seed.unwrap_or(1),
        played: Vec::new(),
        under_way: None,
    })
}

impl CampaignSession<'_> {
    fn standing(&self) -> Result<Standing, Refusal> {
        self.campaign.standing(&self.progress.played).map_err(|error| Refusal(error.to_string()))
    }

    /// Plays the next game, or goes on with the unfinished one, and saves the progress.
    fn play(&mut self, next: &Next, input: &Input, out: &mut dyn Write) -> Result<(), Refusal> {
        let (level, start) = if let Some(UnderWay { level, save }) = self.progress.under_way.take() {
            (level, Start::Load(save))
        } else {
            let level = self.choose_level(next, input, out)?;
            let mut setup = self.progress.setup.clone();
            if let Value::Object(setup) = &mut setup {
                setup.insert("scenario".to_owned(), json!(next.scenario));
                setup.insert("difficulty".to_owned(), json!(level));
            }
            (level, Start::New { setup, seed: self.progress.next_seed() })
        };
        writeln!(out, "{}, {}", self.words.entry(&next.scenario), self.words.entry(&level))?;
        let seats = &self.args.seats;
        let (game, language) = (self.game.spec.id, &seats.language);
        let mut session = session::begin::<Shipped>(self.loaded, game, start, language, &seats.agent)
            .map_err(|error| Refusal(format!("cannot play: {error}")))?;
        let (progress, file) = (&mut self.progress, &self.args.file);
        let mut keep = |session: &dyn Attended| {
            let save = session.save().map_err(Refusal)?;
            progress.under_way = Some(UnderWay { level: level.clone(), save });
            write_json(file, progress)
        };
        sit(&mut *session, seats, input, &mut keep, out)?;
        writeln!(out)?;
        if !session.is_over() {
            writeln!(out, "{}", self.words.saved(&self.args.file.display().to_string()))?;
            return Ok(());
        }
        let rank = session.ranks().into_iter().next().and_then(|report| report.id);
        let rank = rank.ok_or_else(|| Refusal(format!("the scenario `{}` gives no rank", next.scenario)))?;
        let score = session.scores().first().map_or(0, |(_, score)| *score);
        self.progress.under_way = None;
        self.progress.played.push(Played { scenario: next.scenario.clone(), level, rank, score });
        write_json(&self.args.file, &self.progress)?;
        let standing = self.standing()?;
        writeln!(out, "{}", self.words.standing(&self.campaign, &self.progress.played, &standing))?;
        Ok(())
    }

    /// Returns the level of the next game: the only one, the requested one, or one chosen by a person.
    fn choose_level(&self, next: &Next, input: &Input, out: &mut dyn Write) -> Result<String, Refusal> {
        if let Some(asked) = &self.args.level {
            return self.find_level(next, asked);
        }
        if let [only] = next.levels.as_slice() {
            return Ok(only.clone());
        }
        if !io::stdin().is_terminal() {
            return Err(Refusal(format!("choose a level with `--level`: {}", next.levels.join(", "))));
        }
        for (number, level) in (1..).zip(&next.levels) {
            writeln!(out, "{number:>3}  {level}  {}", self.words.entry(level))?;
        }
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let line = input.line().ok_or_else(|| Refusal("no level was chosen".to_owned()))?;
            let number = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match number.and_then(|at| next.levels.get(at)) {
                Some(level) => return Ok(level.clone()),
                None => match self.find_level(next, line.trim()) {
                    Ok(level) => return Ok(level),
                    Err(Refusal(why)) => writeln!(out, "{why}")?,
                },
            }
        }
    }

    fn find_level(&self, next: &Next, asked: &str) -> Result<String, Refusal> {
        let is_it = |level: &&String| {
            *level == asked || self.words.entry(level).to_lowercase() == asked.to_lowercase()
        };
        next.levels.iter().find(is_it).cloned().ok_or_else(|| {
            let levels = next.levels.join(", ");
            Refusal(format!("`{asked}` is not among the levels of the next game: {levels}"))
        })
    }
}
