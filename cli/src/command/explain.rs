//! `provost explain`: the meaning of a code.

use crate::{Outcome, Refusal};
use provost_interpreter::suggest::nearest;
use provost_packs::pages;
use std::io::Write;

pub(crate) fn run(code: Option<&str>, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let pages = pages();
    let Some(code) = code else {
        let width = pages.iter().map(|page| page.code.len()).max().unwrap_or(0);
        for page in &pages {
            writeln!(out, "{:width$}  {}", page.code, page.summary())?;
        }
        return Ok(Outcome::Clean);
    };
    let code = code.trim_matches(['[', ']']);
    let Some(page) = pages.iter().find(|page| page.code == code) else {
        let near = nearest(code, pages.iter().map(|page| page.code));
        let hint = near.map_or_else(
            || "`provost explain` lists all codes".to_owned(),
            |near| format!("did you mean `{near}`?"),
        );
        return Err(Refusal(format!("there is no code `{code}`; {hint}")));
    };
    writeln!(out, "{}", page.text.trim_end())?;
    Ok(Outcome::Clean)
}
