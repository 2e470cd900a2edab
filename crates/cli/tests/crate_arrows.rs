//! The layers are Cargo facts: each crate depends on the ones below it and on no other of ours.

use std::fs;
use std::path::Path;

/// Crate folder and what it may depend on.
const ALLOWED: &[(&str, &[&str])] = &[
    ("classfile", &[]),
    ("classes", &["classfile"]),
    ("state", &["classes"]),
    ("compile", &["state", "classes"]),
    ("vm", &["compile", "state", "classes", "classfile"]),
    ("peers", &["vm", "state", "classes", "classfile"]),
    ("explore", &["vm", "state", "classes"]),
    ("cli", &["peers", "explore", "vm", "state", "classes", "classfile"]),
];

#[test]
fn crates_depend_downwards_only() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (name, allowed) in ALLOWED {
        let manifest = fs::read_to_string(crates.join(name).join("Cargo.toml")).unwrap();
        let start = manifest.find("[dependencies]").unwrap();
        let section = manifest[start + 1..].split("\n[").next().unwrap();
        for line in section.lines() {
            let Some(dependency) = line.strip_prefix("rjpf-") else { continue };
            let dependency = dependency.split([' ', '=', '.']).next().unwrap();
            assert!(allowed.contains(&dependency), "{name} must not depend on {dependency}");
        }
    }
    let known: Vec<&str> = ALLOWED.iter().map(|(name, _)| *name).collect();
    for entry in fs::read_dir(crates).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name.as_str()), "crate {name} has no place in the layers");
    }
}
