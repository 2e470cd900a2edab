//! The test of this test: with a rule of the reduction broken on purpose (`vm/src/visible/broken.rs`), random
//! programs must show that something is lost.
//!
//! Needs a build with the feature `broken-rules`, which it makes with `RJPF_SLOW=1`; `RJPF_BROKEN=file` is one
//! that is there. `RJPF_RULES=a,b` says which rules.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use rjpf_classes::path::Jdk;

use crate::matrix::{CONFIGS, Complaint, SLEEP_SETS, WITHOUT_REDUCTION, compare};
use crate::program::Program;
use crate::{compile, disciplined, folder, generate, in_parallel, is_slow, java, number, run, words};

const RULES: &[&str] = &[
    "IgnoreElements",
    "IgnoreStatics",
    "IgnoreNatives",
    "IgnoreMonitors",
    "WriteReadOnly",
    "OwnMonitorNotHeld",
    "GuardNotHeld",
    "AnyLockGuards",
    "AnyoneOwns",
    "WriteAfterReads",
    "WriteTheLast",
    "ReadBeforeTheLast",
    "CompareOnlyLooks",
    "HalfOfALong",
    "NothingInCommon",
    "CopiesApart",
    "ForgetRestart",
    "PublishNothing",
    "PublishShallowly",
];

/// Rules of sleep sets: a search with them is compared with one without.
const OF_SLEEP: &[&str] = &[
    "NothingWakes",
    "ReadsCommute",
    "MonitorsCommute",
    "GuardsCommute",
    "ThreadsCommute",
    "EndsCommute",
    "ForgetWhoSlept",
];

/// Programs that a broken rule may pass unnoticed before the test fails.
const PROGRAMS: u64 = 500;

#[test]
fn broken_rules_are_noticed() {
    let Some(binary) = binary() else {
        println!("skipped: RJPF_SLOW=1 builds and runs it");
        return;
    };
    let seed = number("RJPF_SEED").unwrap_or(1);
    let count = number("RJPF_PROGRAMS").unwrap_or(PROGRAMS);
    let jdk = java::jdks().pop().unwrap();
    let one = |i| match i % 3 {
        0 => disciplined::program(seed, i),
        1 => words::program(seed, i),
        _ => generate::program(seed, i, false),
    };
    let programs: Vec<Program> = (0..count).map(one).collect();
    let out = folder("broken");
    compile(&jdk, &programs, &out).unwrap();
    let wanted = std::env::var("RJPF_RULES").ok();
    let rules = RULES
        .iter()
        .chain(OF_SLEEP)
        .copied()
        .filter(|r| wanted.as_ref().is_none_or(|w| w.split(',').any(|part| part == *r)));
    let unnoticed = Mutex::new(Vec::new());
    in_parallel(&rules.collect::<Vec<_>>(), |rule| {
        let noticed = programs.iter().enumerate().find_map(|(i, program)| {
            let complaint = complaint(&jdk, &binary, &out, &program.name, rule)?;
            Some((i, complaint))
        });
        match noticed {
            Some((i, complaint)) => println!("{rule}: noticed by program {} of {count}: {complaint}", i + 1),
            None => unnoticed.lock().unwrap().push(*rule),
        }
    });
    _ = std::fs::remove_dir_all(&out);
    let unnoticed = unnoticed.into_inner().unwrap();
    assert!(unnoticed.is_empty(), "seed {seed}: {count} programs do not show that a rule is broken: {unnoticed:?}");
}

/// What is lost, or found too much, with a rule broken.
fn complaint(jdk: &Jdk, binary: &Path, out: &Path, class: &str, rule: &str) -> Option<Complaint> {
    // Several rules are looked at at once, each with reports of its own.
    let folder = out.join(format!("reports-{rule}"));
    std::fs::create_dir_all(&folder).unwrap();
    let search = |config: usize| {
        let mut rjpf = Command::new(binary);
        rjpf.env("RJPF_BROKEN_RULE", rule);
        run::check_with(rjpf, jdk, out, class, CONFIGS[config].flags, &folder.join(format!("{class}-{config}.json")))
    };
    let reduced = search(0);
    if OF_SLEEP.contains(&rule) {
        let sleeping = CONFIGS.iter().position(|config| config.name == SLEEP_SETS).unwrap();
        return compare(&reduced, &search(sleeping), sleeping);
    }
    compare(&reduced, &search(WITHOUT_REDUCTION), WITHOUT_REDUCTION)
}

pub(crate) fn binary() -> Option<PathBuf> {
    if let Some(binary) = std::env::var_os("RJPF_BROKEN") {
        return Some(binary.into());
    }
    if !is_slow() {
        return None;
    }
    let target = java::root().join("target/broken-rules");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--release", "-p", "rjpf", "--features", "broken-rules", "--target-dir"]).arg(&target);
    assert!(cargo.current_dir(java::root()).status().unwrap().success());
    Some(target.join("release/rjpf"))
}
