//! The state of a campaign in words.

use super::{Campaign, Next, Played, Standing};
use crate::game::speech::{Said, Speech};
use provost_interpreter::pack::{Loaded, LoadedGame};

/// Writes about a campaign in one language.
#[derive(Debug)]
pub struct Words<'g> {
    speech: Speech<'g>,
}

impl<'g> Words<'g> {
    /// Reads the messages; the error lists what is broken.
    pub fn new(loaded: &'g Loaded, game: &'g LoadedGame, language: &str) -> Result<Self, Vec<String>> {
        Ok(Self { speech: Speech::new(loaded, game, &[], language, &[])? })
    }

    /// Writes the games played and what comes next.
    pub fn lines(&self, campaign: &Campaign, played: &[Played], standing: &Standing) -> Vec<String> {
        let count = count(played.len());
        let name = self.entry(&campaign.id);
        let mut lines = vec![self.speech.say("campaign", &[("name", name.into()), ("count", count)])];
        for (number, game) in (1..).zip(played) {
            let values = [
                ("number", Said::Number(number)),
                ("scenario", self.entry(&game.scenario).into()),
                ("level", self.entry(&game.level).into()),
                ("rank", self.rank(&game.rank).into()),
                ("score", game.score.into()),
            ];
            lines.push(format!("    {}", self.speech.say("campaign-game", &values)));
        }
        lines.push(self.standing(campaign, played, standing));
        lines
    }

    /// Writes what comes next.
    pub fn standing(&self, campaign: &Campaign, played: &[Played], standing: &Standing) -> String {
        let games = [("count", count(played.len()))];
        match standing {
            Standing::Won => self.speech.say("campaign-won", &games),
            Standing::Lost => self.speech.say("campaign-lost", &games),
            Standing::Next(Next { index, scenario, levels }) => {
                let levels: Vec<String> = levels.iter().map(|level| self.entry(level)).collect();
                let or = format!(" {} ", self.speech.say("campaign-or", &[]));
                let values = [
                    ("number", count(index + 1)),
                    ("count", count(campaign.len())),
                    ("scenario", self.entry(scenario).into()),
                    ("levels", levels.join(&or).into()),
                ];
                self.speech.say("campaign-next", &values)
            }
        }
    }

    /// Writes that the next game has begun.
    pub fn under_way(&self) -> String {
        self.speech.say("campaign-under-way", &[])
    }

    /// Writes that the game was saved to a file and can go on from there.
    pub fn saved(&self, file: &str) -> String {
        self.speech.say("campaign-saved", &[("file", file.into())])
    }

    /// Returns the name of an entry.
    pub fn entry(&self, id: &str) -> String {
        let language = self.speech.language();
        let entry = self.speech.game().entries.get(id);
        let name = entry.and_then(|entry| entry.name.get(language).or_else(|| entry.name.get("en")));
        name.cloned().unwrap_or_else(|| id.to_owned())
    }

    fn rank(&self, id: &str) -> String {
        let vocabulary = &self.speech.game().vocabulary;
        let noun = vocabulary.find_class("rank").and_then(|class| vocabulary.find_noun(class, id));
        noun.map_or_else(|| id.to_owned(), |noun| self.speech.name(noun))
    }
}

fn count(number: usize) -> Said {
    Said::Number(i32::try_from(number).unwrap_or(i32::MAX))
}
