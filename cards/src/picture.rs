//! Pictures that packs bring: `art/<id>.png` or `.jpg`, and icons `icons/<name>.svg`.

use crate::card::Pictures;
use crate::icon::{BadIcon, Icons};
use provost_interpreter::pack::{Content, PackSource};
use std::sync::Arc;

/// Takes the pictures and icons out of the sources of packs.
pub fn gather(packs: &[PackSource], icons: &mut Icons) -> (Pictures, Vec<BadIcon>) {
    let (mut pictures, mut wrong) = (Pictures::new(), Vec::new());
    for pack in packs {
        for file in &pack.files {
            let bytes = match &file.content {
                Content::Bytes(bytes) => bytes.as_slice(),
                Content::Text(text) => text.as_bytes(),
                Content::TooLarge(_) | Content::Unreadable(_) => continue,
            };
            let stem = |folder: &str| {
                let (stem, _) = file.path.strip_prefix(folder)?.rsplit_once('.')?;
                Some(stem.rsplit('/').next().unwrap_or(stem).to_owned())
            };
            if let Some(id) = stem("art/").filter(|_| size(bytes).is_some()) {
                pictures.insert((pack.root.clone(), id), Arc::from(bytes));
            } else if let Some(name) = stem("icons/") {
                let text = String::from_utf8_lossy(bytes);
                wrong.extend(icons.add_svg(&name, &text).err());
            }
        }
    }
    (pictures, wrong)
}

/// Width and height of a PNG or JPEG file, in pixels.
pub fn size(bytes: &[u8]) -> Option<(f64, f64)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(f64::from(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?)));
        return number(16).zip(number(20)).filter(|(width, height)| *width > 0.0 && *height > 0.0);
    }
    if !bytes.starts_with(&[0xFF, 0xD8]) {
        return None;
    }
    let mut at = 2;
    loop {
        let [0xFF, mark, high, low] = *bytes.get(at..at + 4)? else { return None };
        if matches!(mark, 0xC0..=0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF) {
            let number =
                |at: usize| Some(f64::from(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
            return number(at + 7).zip(number(at + 5));
        }
        at += 2 + usize::from(u16::from_be_bytes([high, low]));
    }
}
