//! Builds the program anew when content or pages of codes come or go: they are inside the binary.
#![expect(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

fn main() {
    println!("cargo::rerun-if-changed=../content");
    println!("cargo::rerun-if-changed=../docs/codes");
}
