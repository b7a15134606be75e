//! Takes the serif faces out of a package of fonts, so that the program carries these three and not all of it.

use std::path::Path;
use std::{env, fs, io};

/// The faces by their position in the package: file name here, and the name that is expected inside.
const FACES: [(&str, usize); 3] =
    [("serif-regular.otf", 0), ("serif-italic.otf", 2), ("serif-semibold.otf", 4)];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo gives an OUT_DIR"))?;
    for (name, index) in FACES {
        let bytes =
            typst_assets::fonts().nth(index).ok_or_else(|| io::Error::other("the package lost a face"))?;
        fs::write(Path::new(&out).join(name), bytes)?;
    }
    Ok(())
}
