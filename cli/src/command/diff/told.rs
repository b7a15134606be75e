//! Comparisons for people: in a terminal, and in a pull request.

use super::super::plural;
use crate::Refusal;
use crate::render::comparison;
use provost_interpreter::pack::compare::{Change, Difference, ItemChange, KeyChange, PackChange, TextChange};
use provost_packs::safe::{line, markdown as cell};
use provost_playtest::compare::Comparison;
use std::io::{self, Write};

/// Writes the changes in meaning, and next to each entry the changes in its play.
pub(super) fn text(
    difference: &Difference,
    balance: &[Comparison],
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    for pack in &difference.packs {
        let note =
            if pack.change == Change::Changed { String::new() } else { format!(" ({})", word(pack.change)) };
        writeln!(out, "{}{note}", pack.pack)?;
        key_lines(&pack.keys, Change::Changed, "  ", out)?;
        for item in pack.nouns.iter().chain(&pack.entries) {
            writeln!(out, "  {} {} ({}, {})", word(item.change), item.name, item.id, item.kind)?;
            key_lines(&item.keys, item.change, "      ", out)?;
            if let Some(text) = &item.text {
                for (sign, line) in lines(text) {
                    writeln!(out, "      {sign} {line}")?;
                }
            }
            for line in play_of(item, balance) {
                writeln!(out, "      {line}")?;
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", summary(difference))?;
    Ok(())
}

/// Writes the same as Markdown.
pub(super) fn markdown(
    difference: &Difference,
    balance: &[Comparison],
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    writeln!(out, "### Changes of content\n\n{}", summary(difference))?;
    for pack in &difference.packs {
        let note =
            if pack.change == Change::Changed { String::new() } else { format!(" ({})", word(pack.change)) };
        writeln!(out, "\n#### {}{note}", cell(&pack.pack))?;
        table(&pack.keys, Change::Changed, out)?;
        for (change, title) in
            [(Change::Changed, "Changed"), (Change::Added, "Added"), (Change::Removed, "Removed")]
        {
            let items: Vec<&ItemChange> = of(pack, change).collect();
            if items.is_empty() {
                continue;
            }
            writeln!(out, "\n**{title}**")?;
            for item in items {
                writeln!(
                    out,
                    "\n{} ({}, {})",
                    cell(&item.name),
                    cell(&format!("`{}`", item.id)),
                    cell(&item.kind)
                )?;
                table(&item.keys, item.change, out)?;
                if let Some(text) = &item.text {
                    writeln!(out, "\n```diff")?;
                    for (sign, text) in lines(text) {
                        // A fence in a text would end the block.
                        writeln!(out, "{sign} {}", line(&text).replace("```", "'''"))?;
                    }
                    writeln!(out, "```")?;
                }
                let played = play_of(item, balance);
                if !played.is_empty() {
                    writeln!(out)?;
                }
                for line in played {
                    writeln!(out, "- {}", cell(&line))?;
                }
            }
        }
    }
    Ok(())
}

/// Writes the changes in the play of an entry that is in both states.
fn play_of(item: &ItemChange, balance: &[Comparison]) -> Vec<String> {
    match item.change {
        Change::Changed => balance.iter().flat_map(|one| comparison::of_entry(one, &item.id)).collect(),
        Change::Added | Change::Removed => Vec::new(),
    }
}

fn of(pack: &PackChange, change: Change) -> impl Iterator<Item = &ItemChange> {
    pack.nouns.iter().chain(&pack.entries).filter(move |item| item.change == change)
}

/// Summarizes the number of changes.
fn summary(difference: &Difference) -> String {
    let nouns: usize = difference.packs.iter().map(|pack| pack.nouns.len()).sum();
    let manifests = difference.packs.iter().filter(|pack| !pack.keys.is_empty()).count();
    let counts = [
        (difference.entries(Change::Changed), "entry changed", "entries changed"),
        (difference.entries(Change::Added), "entry added", "entries added"),
        (difference.entries(Change::Removed), "entry removed", "entries removed"),
        (nouns, "noun differs", "nouns differ"),
        (manifests, "pack.toml differs", "pack.toml differ"),
    ];
    let said = counts.into_iter().filter(|(count, ..)| *count > 0);
    let said: Vec<String> = said.map(|(count, one, other)| plural(count, one, other)).collect();
    if said.is_empty() { "nothing changed in meaning".to_owned() } else { said.join(", ") }
}

const fn word(change: Change) -> &'static str {
    match change {
        Change::Added => "added",
        Change::Changed => "changed",
        Change::Removed => "removed",
    }
}

fn key_lines(keys: &[KeyChange], change: Change, indent: &str, out: &mut dyn Write) -> io::Result<()> {
    for key in keys {
        let (before, after) = (shown(key.before.as_deref()), shown(key.after.as_deref()));
        match change {
            Change::Added => writeln!(out, "{indent}{}: {after}", key.key)?,
            Change::Removed => writeln!(out, "{indent}{}: {before}", key.key)?,
            Change::Changed => writeln!(out, "{indent}{}: {before} -> {after}", key.key)?,
        }
    }
    Ok(())
}

fn table(keys: &[KeyChange], change: Change, out: &mut dyn Write) -> io::Result<()> {
    if keys.is_empty() {
        return Ok(());
    }
    match change {
        Change::Changed => writeln!(out, "\n| Key | Before | Now |\n|---|---|---|")?,
        Change::Added | Change::Removed => writeln!(out, "\n| Key | Value |\n|---|---|")?,
    }
    for key in keys {
        let (before, after) = (cell(&shown(key.before.as_deref())), cell(&shown(key.after.as_deref())));
        match change {
            Change::Added => writeln!(out, "| {} | {after} |", cell(&key.key))?,
            Change::Removed => writeln!(out, "| {} | {before} |", cell(&key.key))?,
            Change::Changed => writeln!(out, "| {} | {before} | {after} |", cell(&key.key))?,
        }
    }
    Ok(())
}

fn shown(value: Option<&str>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the removed, added and unchanged lines, in order.
fn lines(text: &TextChange) -> Vec<(char, String)> {
    let before: Vec<&str> = text.before.iter().map(String::as_str).collect();
    let after: Vec<&str> = text.after.iter().map(String::as_str).collect();
    let diff = similar::TextDiff::from_slices(&before, &after);
    diff.iter_all_changes()
        .map(|change| {
            let sign = match change.tag() {
                similar::ChangeTag::Delete => '-',
                similar::ChangeTag::Insert => '+',
                similar::ChangeTag::Equal => ' ',
            };
            (sign, change.value().to_owned())
        })
        .collect()
}
