//! `provost fmt`: formats the effects in files. An unreadable file is never rewritten.

use super::plural;
use crate::args::Color;
use crate::render::snippet::Renderer;
use crate::{Outcome, Refusal};
use provost_interpreter::pack::{self, Content};
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn run(
    check: bool,
    paths: &[PathBuf],
    color: Color,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(paths)?;
    let renderer = Renderer::new(color);
    let mut changed = 0_usize;
    let mut broken = 0_usize;
    let asked = packs.sources.iter().filter(|pack| packs.roots.contains(&pack.root));
    let files = asked.flat_map(|pack| pack.files.iter().map(move |file| (pack, file)));
    for (pack, file) in files {
        let path = provost_packs::join(&pack.root, &file.path);
        if pack::Role::of(&file.path) != pack::Role::Entries || !packs.wants_path(&pack.root, &file.path) {
            continue;
        }
        let text = match &file.content {
            Content::Text(text) => Some(text.clone()),
            Content::Bytes(bytes) => String::from_utf8(bytes.clone()).ok(),
            Content::TooLarge(_) | Content::Unreadable(_) => None,
        };
        let Some(text) = text else {
            writeln!(out, "{path}: cannot be read, left alone (see `provost check`)")?;
            broken += 1;
            continue;
        };
        match pack::format_file(&text) {
            Ok(None) => {}
            Ok(Some(new)) => {
                changed += 1;
                writeln!(out, "{path}{}", if check { " is not laid out" } else { "" })?;
                if !check {
                    provost_packs::replace_file(Path::new(&path), &new)?;
                }
            }
            Err(findings) => {
                broken += 1;
                for finding in &findings {
                    writeln!(out, "{}\n", renderer.diagnostic(&path, &text, finding))?;
                }
            }
        }
    }
    let outcome = if broken > 0 || check && changed > 0 { Outcome::Findings } else { Outcome::Clean };
    if !check && changed > 0 {
        writeln!(out, "laid out {}", plural(changed, "file", "files"))?;
    }
    Ok(outcome)
}
