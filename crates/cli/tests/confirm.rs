//! What check programs expect against real Java machines: `scripts/confirm` runs them under stress, and none may show
//! what its expectation does not allow. Whether everything expected can be seen is for people to judge: the script
//! prints what was not.
//!
//! Runs with `RJPF_SLOW=1` only. `RJPF_CHECKS=text` takes all programs whose path contains the text, else a sample.

mod java;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Every how many programs one is taken.
const SAMPLE: usize = 8;

#[test]
fn real_machines_show_only_what_programs_expect() {
    if std::env::var_os("RJPF_SLOW").is_none() {
        println!("skipped: RJPF_SLOW=1 runs it");
        return;
    }
    let filter = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let folders = java::CHECK_FOLDERS.iter().map(|folder| java::root().join("tests/java").join(folder));
    let mut programs: Vec<PathBuf> = folders.flat_map(|folder| java::java_files(&folder)).collect();
    programs.retain(|p| p.display().to_string().contains(&filter));
    programs.retain(|p| fs::read_to_string(p).unwrap().contains("//@ native: yes"));
    if filter.is_empty() {
        programs = programs.into_iter().step_by(SAMPLE).collect();
    }
    assert!(!programs.is_empty(), "no program has RJPF_CHECKS={filter} in its path");
    let mut confirm = Command::new(java::root().join("scripts/confirm"));
    let status = confirm.args(["--seconds", "1"]).args(&programs).status().unwrap();
    assert!(status.success(), "a real machine shows what is not expected: see WRONG above");
}
