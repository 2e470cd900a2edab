//! The real Java as the oracle: a program whose only choices are its own is run along all of their paths, and what it prints
//! on them is what a search must collect.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rjpf_classes::path::Jdk;

use crate::java::root;

/// What is printed does not depend on schedules, ends by the machine, or on what other paths have seen.
pub(crate) fn can_be_enumerated(source: &str) -> bool {
    !["Explore.", "exit(", "Thread", "Hook"].iter().any(|word| source.contains(word))
}

fn compiled(jdk: &Jdk) -> PathBuf {
    let (sources, out) = (root().join("crates/cli/tests/delta/oracle"), root().join("target/delta/oracle"));
    fs::create_dir_all(&out).unwrap();
    let mut javac = crate::java::javac_at(&jdk.home);
    javac.arg("-nowarn").arg("-d").arg(&out).arg("-sourcepath").arg(&sources).arg(sources.join("Enumerate.java"));
    let result = javac.output().unwrap();
    assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
    out
}

/// What those of these classes of the folder print that have at most so many paths.
pub(crate) fn outputs(jdk: &Jdk, folder: &Path, classes: &[String], most: u32) -> BTreeMap<String, BTreeSet<String>> {
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.args(["-Xss2m", "-cp"]).arg(compiled(jdk)).arg("Enumerate").arg(most.to_string()).arg(folder).args(classes);
    let result = java.output().unwrap();
    assert!(result.status.success(), "java: {}", String::from_utf8_lossy(&result.stderr));
    let texts = |class: &String| {
        let all = fs::read_to_string(folder.join(format!("{class}.outputs"))).ok()?;
        Some((class.clone(), all.split_terminator('\0').map(String::from).collect()))
    };
    classes.iter().filter_map(texts).collect()
}

/// The outputs that a report as JSON tells.
pub(crate) fn collected(report: &Path) -> BTreeSet<String> {
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(report).unwrap()).unwrap();
    let outputs = json["outputs"].as_array().unwrap();
    outputs.iter().map(|text| text.as_str().unwrap().to_string()).collect()
}
