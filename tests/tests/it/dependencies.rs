//! The dependencies keep to `deny.toml`: licences, banned crates, duplicates and sources.
//!
//! The file is one of cargo-deny, which takes longer to build than all of Provost; this test reads the part of it that
//! needs no network.

use provost_tests::root;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use toml::Value;

fn read(path: &str) -> toml::Table {
    std::fs::read_to_string(root().join(path)).unwrap().parse().unwrap()
}

/// Returns the texts of a list, or of one key of the tables in it.
fn texts<'t>(table: &'t toml::Table, section: &str, list: &str, key: Option<&str>) -> BTreeSet<&'t str> {
    let items = table[section][list].as_array().unwrap();
    items.iter().map(|item| key.map_or(item, |key| &item[key]).as_str().unwrap()).collect()
}

fn locked(lock: &toml::Table) -> impl Iterator<Item = (&str, &str, Option<&str>)> {
    lock["package"].as_array().unwrap().iter().map(|package| {
        let source = package.get("source").and_then(Value::as_str);
        (package["name"].as_str().unwrap(), package["version"].as_str().unwrap(), source)
    })
}

#[test]
fn no_banned_crate_and_no_new_duplicate() {
    let (deny, lock) = (read("deny.toml"), read("Cargo.lock"));
    let banned = texts(&deny, "bans", "deny", Some("crate"));
    let mut skipped = texts(&deny, "bans", "skip", Some("crate"));
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, version, source) in locked(&lock) {
        assert!(!banned.contains(name), "{name} is banned in deny.toml");
        assert!(
            source.is_none_or(|source| source == "registry+https://github.com/rust-lang/crates.io-index"),
            "{name} {version} does not come from crates.io"
        );
        if !skipped.remove(&*format!("{name}@{version}")) {
            versions.entry(name).or_default().push(version);
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    assert!(versions.is_empty(), "several versions of one crate: {versions:#?}");
    assert!(skipped.is_empty(), "deny.toml skips versions that nothing uses: {skipped:#?}");
}

#[test]
fn every_licence_is_allowed() {
    let deny = read("deny.toml");
    let allowed = texts(&deny, "licenses", "allow", None);
    let target = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let target = String::from_utf8(target.stdout).unwrap();
    let host = target.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    // Other platforms' crates are not downloaded; their manifests are out of reach without a network.
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 200, "only {} packages were looked at", packages.len());
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(is_allowed(licence, &allowed), "{}: {licence} is not allowed in deny.toml", package["name"]);
    }
}

/// Reads an SPDX expression without nesting beyond one pair of brackets. `/` is an old way to write `OR`.
fn is_allowed(licence: &str, allowed: &BTreeSet<&str>) -> bool {
    let one = |name: &str| {
        let name = name.trim_matches(|char: char| char == '(' || char == ')' || char.is_whitespace());
        allowed.contains(name.split(" WITH ").next().unwrap_or_default())
    };
    licence.replace('/', " OR ").split(" AND ").all(|part| part.split(" OR ").any(one))
}

#[test]
fn licence_expressions_are_read() {
    let allowed = BTreeSet::from(["MIT", "Zlib"]);
    for (licence, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("Unlicense/MIT", true),
        ("(MIT OR Apache-2.0) AND Zlib", true),
        ("(MIT OR Apache-2.0) AND GPL-3.0", false),
    ] {
        assert_eq!(is_allowed(licence, &allowed), expected, "{licence}");
    }
}
