//! What CONTRIBUTING.md says about where things are is true.

use std::fs;
use std::path::Path;

const HOW_TO: [&str; 10] = [
    "a heuristic",
    "a JPF key",
    "a listener",
    "a peer",
    "a property",
    "a report form",
    "a search",
    "a trusted library class",
    "an option",
    "a new JDK",
];

#[test]
fn every_file_that_is_named_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for document in ["CONTRIBUTING.md", "docs/DEPENDENCIES.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let words = text.split('`').skip(1).step_by(2);
        let paths = words.filter(|w| ["crates/", "docs/", "scripts/", "tests/"].iter().any(|p| w.starts_with(p)));
        let missing: Vec<&str> = paths.filter(|path| !root.join(path).exists()).collect();
        assert!(missing.is_empty(), "{document} names what is not there: {missing:?}");
    }
}

#[test]
fn every_change_has_its_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    for what in HOW_TO {
        let heading = |line: &&str| line.starts_with("### ") && line.ends_with(what);
        let start = text.lines().position(|l| heading(&l)).unwrap_or_else(|| panic!("nothing says how to add {what}"));
        let section = text.lines().skip(start + 1).take_while(|l| !l.starts_with('#'));
        assert!(section.filter(|l| l.contains("`crates/")).count() >= 1, "{what}: no file is named");
    }
}
