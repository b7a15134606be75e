//! URIs of files: `file:///a%20b` and `/a b`.

use lsp_types::Uri;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

/// Returns the path of a file URI.
pub(crate) fn to_path(uri: &Uri) -> Option<PathBuf> {
    let path = uri.as_str().strip_prefix("file://")?;
    let path = path.strip_prefix("localhost").unwrap_or(path);
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    let path = String::from_utf8(bytes).ok()?;
    // `/C:/packs` on Windows.
    let drive = path.strip_prefix('/').filter(|path| path.get(1..2) == Some(":")).map(str::to_owned);
    Some(PathBuf::from(drive.unwrap_or(path)))
}

/// Returns the URI of a path.
pub(crate) fn from_path(path: &Path) -> Option<Uri> {
    let mut text = "file://".to_owned();
    let shown = path.to_string_lossy().replace('\\', "/");
    if !shown.starts_with('/') {
        text.push('/');
    }
    for byte in shown.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~:".contains(&byte) {
            text.push(char::from(byte));
        } else {
            _ = write!(text, "%{byte:02X}");
        }
    }
    Uri::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_found_again() {
        for path in ["/a/b.toml", "/a b/ü%/c.toml"] {
            assert_eq!(to_path(&from_path(Path::new(path)).unwrap()), Some(PathBuf::from(path)));
        }
        assert_eq!(to_path(&Uri::from_str("untitled:x").unwrap()), None);
        assert_eq!(to_path(&Uri::from_str("file:///c%3A/a").unwrap()), Some(PathBuf::from("c:/a")));
    }
}
