//! The first line of a file that names its JSON Schema, `#:schema ../.schemas/monster-lands/mercenary.schema.json`: taplo,
//! tombi and the editors that use them read it. For Provost it is a comment like any other.
//!
//! The schema line of `pack.toml` says where the schemas of a pack are; new files of the pack follow it.

use provost_interpreter::pack::{Content, PackSource};

/// What the line begins with.
const MARK: &str = "#:schema ";
/// The schema of a `pack.toml`.
const OF_PACK: &str = "pack.schema.json";
/// The folder of schemas in a pack of a designer. It is hidden: no file in it is taken for content.
pub const FOLDER: &str = ".schemas";

/// Returns the line for a schema of a game, for a file beside the folder of schemas.
pub fn beside(game: &str, name: &str) -> String {
    format!("{MARK}{FOLDER}/{game}/{name}.schema.json\n")
}

/// Returns which schema a text names in its first line.
pub fn of(text: &str) -> Option<&str> {
    Some(text.lines().next()?.strip_prefix(MARK)?.trim())
}

/// Returns a text without the line.
pub fn without(text: &str) -> &str {
    match of(text) {
        Some(_) => text.split_once('\n').map_or("", |(_, rest)| rest),
        None => text,
    }
}

/// Returns the line for a file of a pack, so that it names a schema in the same folder as the `pack.toml` does; nothing
/// if that names none. `path` is the file's path in the pack.
pub fn like(manifest: &str, path: &str, name: &str) -> Option<String> {
    let folder = of(manifest)?.strip_suffix(OF_PACK)?;
    // An address is the same from everywhere, a path is seen from the file.
    let is_fixed = folder.starts_with('/') || folder.contains("://");
    let up = if is_fixed { String::new() } else { "../".repeat(path.matches('/').count()) };
    let folder = folder.strip_prefix("./").unwrap_or(folder);
    Some(format!("{MARK}{up}{folder}{name}.schema.json\n"))
}

/// Returns the same for a pack as it was read; an empty text if its `pack.toml` names no schema.
pub fn in_pack(pack: &PackSource, path: &str, name: &str) -> String {
    let manifest = pack.files.iter().find(|file| file.path == "pack.toml").map(|file| &file.content);
    let text = match manifest {
        Some(Content::Text(text)) => text.as_str(),
        Some(Content::Bytes(bytes)) => std::str::from_utf8(bytes).unwrap_or_default(),
        Some(Content::TooLarge(_) | Content::Unreadable(_)) | None => "",
    };
    like(text, path, name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_pack_follow_its_manifest() {
        let line = |manifest: &str| like(manifest, "cards/elves/runa.toml", "mercenary");
        let hidden = format!("{}id = \"frost\"\n", beside("some-game", "pack"));
        assert_eq!(
            line(&hidden).as_deref(),
            Some("#:schema ../../.schemas/some-game/mercenary.schema.json\n")
        );
        assert_eq!(
            line("#:schema ./../schemas/pack.schema.json\n").as_deref(),
            Some("#:schema ../../../schemas/mercenary.schema.json\n")
        );
        assert_eq!(
            line("#:schema https://example.org/pack.schema.json").as_deref(),
            Some("#:schema https://example.org/mercenary.schema.json\n")
        );
        assert_eq!(line("id = \"frost\"\n#:schema pack.schema.json\n"), None);
        assert_eq!(line("#:schema something-else.json\n"), None);
        assert_eq!(
            like(&hidden, "vocabulary.toml", "vocabulary").as_deref(),
            Some("#:schema .schemas/some-game/vocabulary.schema.json\n")
        );
    }

    #[test]
    fn a_text_without_the_line_is_the_rest() {
        assert_eq!(without("#:schema a.json\n# About b.\n"), "# About b.\n");
        assert_eq!(without("#:schema a.json"), "");
        assert_eq!(without("# About b.\n#:schema a.json\n"), "# About b.\n#:schema a.json\n");
    }
}
