//! Builds the crate anew when content or pages of codes come or go: they are inside the binary.

fn main() {
    println!("cargo::rerun-if-changed=../content");
    println!("cargo::rerun-if-changed=../docs/codes");
}
