//! Incremental searches give the answers of searches from scratch: on versions of random programs (`versions.rs`), one
//! change after the other, on versions of the subjects, and on small programs that try to make a store lie.
//!
//! Some thirty-six pairs of random versions by default; with `RJPF_SLOW=1` a thousand and chains of ten. `RJPF_SEED=n`, `RJPF_PROGRAMS=n` and
//! `RJPF_VERSIONS=n` say which and how many.

mod broken;
mod daily;
#[path = "../soundness/generate.rs"]
#[allow(dead_code)]
mod generate;
#[path = "../java/mod.rs"]
mod java;
mod lies;
mod pairs;
#[path = "../soundness/program.rs"]
#[allow(dead_code)]
mod program;
#[path = "../soundness/run.rs"]
#[allow(dead_code)]
mod run;
mod search;
mod versions;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use generate::Numbers;
use java::{in_parallel, is_slow};
use search::{Found, Search};
use versions::Version;

fn number(key: &str, otherwise: u64) -> u64 {
    std::env::var(key)
        .ok()
        .map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{key}={text} is no number")))
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = java::root().join(format!("target/incremental/{}-{name}", std::process::id()));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// One program with its versions, the first to the last, and what each changed.
struct Chain {
    versions: Vec<Version>,
    changes: Vec<&'static str>,
}

impl Chain {
    fn of(seed: u64, index: u64, length: u64) -> Chain {
        let mut chain = Chain { versions: vec![Version::first(seed, index)], changes: vec!["the beginning"] };
        let mut numbers = Numbers::new(seed ^ 0xC4A1, index);
        for _ in 0..length {
            let (next, what) = chain.versions[chain.versions.len() - 1].next(&mut numbers);
            chain.versions.push(next);
            chain.changes.push(what);
        }
        chain
    }
}

#[derive(Default)]
struct Tally {
    pairs: u64,
    reused: u64,
    run: u64,
    violations: u64,
    /// Searches without a change, and verdicts that were given again.
    unchanged: u64,
    given: u64,
    complaints: Vec<String>,
}

/// Searches each version from scratch and with the store of the versions before; the two must agree. Of two chains one is
/// searched once more without a change, the other by several workers; with `RJPF_SLOW=1` each is both.
fn follow(chain: &Chain, is_even: bool, classes: &Path, shared: &Mutex<Tally>) {
    let name = chain.versions[0].name();
    let (store, crew) = (classes.join(format!("store-{name}")), classes.join(format!("crew-{name}")));
    for (at, what) in chain.changes.iter().enumerate() {
        // Of three versions one is searched for all findings, with what follows each of them.
        let findings = if at % 3 == 2 { "+search.multiple_errors=on" } else { "+search.multiple_errors=off" };
        let of = |search: Search| search.with(findings).run(&classes.join(format!("v{at}")), name);
        let scratch = of(Search::new(&classes.join("reports")));
        // An audit makes everything be searched; without one a verdict may be given again, and is if nothing has changed.
        let audit = if at % 2 == 0 { 20 } else { 0 };
        let again = of(Search::new(&classes.join("reports")).incremental(&store, audit));
        let same = (is_even || is_slow()).then(|| of(Search::new(&classes.join("reports")).incremental(&store, 0)));
        let mut tally = shared.lock().unwrap();
        for (found, when) in [(Some(&again), what), (same.as_ref(), &"once more")] {
            if let Some(difference) = found.and_then(|found| scratch.differs(found)) {
                tally.complaints.push(format!("{name}, version {at} ({when}): {difference}"));
                return;
            }
        }
        tally.unchanged += u64::from(same.is_some());
        tally.given += u64::from(same.is_some_and(|same| same.run == 0));
        drop(tally);
        let by_many = || of(Search::new(&classes.join("reports")).incremental(&crew, 5).with_workers(3));
        let many = (!is_even || is_slow()).then(by_many);
        let mut tally = shared.lock().unwrap();
        // What lies before a limit depends on the number of workers.
        let comparable = many.as_ref().filter(|_| scratch.is_whole());
        if let Some(difference) = comparable.and_then(|many| scratch.differs_from_crew(many)) {
            tally.complaints.push(format!("{name}, version {at} ({what}), several workers: {difference}"));
            return;
        }
        if at > 0 {
            tally.pairs += 1;
            tally.reused += again.reused;
            tally.run += again.run;
            tally.violations += u64::from(scratch.is_violation());
        }
    }
}

#[test]
fn versions_of_random_programs_have_the_answers_of_scratch() {
    let slow = is_slow();
    let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos() as u64;
    // By default the same programs each time, so that a change is blamed for what it broke.
    let seed = number("RJPF_SEED", if slow { clock % 1_000_000_007 } else { 20_261_117 });
    let length = number("RJPF_VERSIONS", if slow { 10 } else { 3 });
    let count = number("RJPF_PROGRAMS", if slow { 100 } else { 12 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count} RJPF_VERSIONS={length}");
    let jdk = &java::jdks()[0];
    let out = folder("chains");
    fs::create_dir_all(out.join("reports")).unwrap();
    let chains: Vec<Chain> = (0..count).map(|i| Chain::of(seed, i, length)).collect();
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/soundness/Prelude.java");
    for version in 0..=length as usize {
        let classes = out.join(format!("v{version}"));
        fs::create_dir_all(&classes).unwrap();
        let mut sources = vec![shared.clone()];
        for chain in &chains {
            let file = classes.join(format!("{}.java", chain.versions[version].name()));
            fs::write(&file, chain.versions[version].source()).unwrap();
            sources.push(file);
        }
        run::compile(jdk, &sources, &classes).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
    }
    let tally = Mutex::new(Tally::default());
    let numbered: Vec<(usize, &Chain)> = chains.iter().enumerate().collect();
    in_parallel(&numbered, |(i, chain)| follow(chain, i % 2 == 0, &out, &tally));
    let Tally { pairs, reused, run, violations, unchanged, given, complaints } = tally.into_inner().unwrap();
    println!(
        "{pairs} pairs, {violations} with violations, {reused} transitions reused, {run} run; {given} of {unchanged} verdicts given again"
    );
    assert!(complaints.is_empty(), "seed {seed}, classes in {}:\n{}", out.display(), complaints.join("\n"));
    assert!(reused > run / 20, "hardly anything was reused");
    // Of four versions three are of pairs.
    assert!(given * 8 > unchanged * 3, "hardly any verdict was given again");
    _ = fs::remove_dir_all(&out);
}

/// What two searches of the same program came to, for tests that say what they expect.
fn both(classes: &Path, main: &str, store: &Path) -> (Found, Found) {
    let reports = folder(&format!("reports-{main}"));
    let scratch = Search::new(&reports).run(classes, main);
    let again = Search::new(&reports).incremental(store, 100).run(classes, main);
    if let Some(difference) = scratch.differs(&again) {
        panic!("{main} in {}: {difference}", classes.display());
    }
    (scratch, again)
}
