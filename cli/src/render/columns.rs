//! Lines with columns below each other.

use std::io::{self, Write};

/// A column, with the alignment of its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// Prints rows indented by two, each column as wide as its widest cell. Rows may have fewer cells than others.
pub(crate) fn print(align: &[Align], rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    let count = |text: &String| text.chars().count();
    let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(count).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
    for row in rows {
        let mut line = String::from("  ");
        for (at, cell) in row.iter().enumerate() {
            let room = " ".repeat(widths.get(at).map_or(0, |width| width.saturating_sub(count(cell))));
            if at > 0 {
                line.push_str("  ");
            }
            match align.get(at).or_else(|| align.last()) {
                Some(Align::Right) => line.extend([room.as_str(), cell]),
                Some(Align::Left) | None => line.extend([cell, room.as_str()]),
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_each_other() {
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let rows = [row(&["", "wins"]), row(&["Ödön", "7"]), row(&["x"])];
        let mut out = Vec::new();
        print(&[Align::Left, Align::Right], &rows, &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "        wins\n  Ödön     7\n  x\n");
    }
}
