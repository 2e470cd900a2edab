//! The soundness matrix: however a program is searched, the same violations and the same outputs are
//! found. Random programs (`generate.rs`, `disciplined.rs`, `words.rs`, `initializers.rs`) and the check corpus run in every configuration of [`CONFIGS`];
//! random programs also run on the real `java`, whose outputs must be among the explored ones.
//!
//! Random clients of the library (`library.rs`) are compared with the library trusted and explored.
//!
//! By default one sample of programs; with `RJPF_SLOW=1` ten thousand fresh ones, whose seed is printed, the
//! corpus, and builds with rules of the reduction broken on purpose (`broken.rs`), which must be noticed. `RJPF_SEED=n` and `RJPF_PROGRAMS=n` say which and how many, `RJPF_ONLY=n` which one of them;
//! `RJPF_CHECKS=text` filters the corpus, `RJPF_CONFIGS=a,b` the configurations; `RJPF_BINARY` is another build to examine, to see what the
//! matrix would have found in it. A program on which configurations disagree is made as small as possible before it is shown.
//!
//! What is not compared: searches that hit a bound are only held to find nothing that the complete one does
//! not; livelocks are found by complete searches with state matching only.

mod broken;
mod compiled;
mod corpus;
mod disciplined;
mod generate;
mod initializers;
#[path = "../java/mod.rs"]
mod java;
mod library;
mod listed;
mod matrix;
#[path = "../compiled/method.rs"]
mod method;
mod program;
mod races;
mod run;
mod shrink;
mod words;
mod workers;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use java::in_parallel;
use library::Comparison;
use matrix::{Tally, disagreements, examine};
use program::Program;
use rjpf_classes::path::Jdk;
use run::Observed;

/// Statements after which a plain virtual machine does other things than the checker.
const CHECKER_ONLY: &[&str] = &["ignoreIf", "beginAtomic"];

fn number(key: &str) -> Option<u64> {
    std::env::var(key).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{key}={text} is no number")))
}

fn is_slow() -> bool {
    std::env::var_os("RJPF_SLOW").is_some()
}

/// A folder of its own for this run.
fn folder(name: &str) -> PathBuf {
    let folder = java::root().join(format!("target/soundness/{}-{name}", std::process::id()));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes and compiles programs, with what they share.
fn compile(jdk: &Jdk, programs: &[Program], out: &Path) -> Result<(), String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/soundness");
    let mut sources = ["Library", "Listed", "Prelude", "Native"].map(|name| here.join(format!("{name}.java"))).to_vec();
    for program in programs {
        let file = out.join(format!("{}.java", program.name));
        fs::write(&file, program.source()).unwrap();
        sources.push(file);
    }
    run::compile(jdk, &sources, out)
}

#[test]
fn random_programs_give_the_same_in_every_configuration() {
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 10_000 } else { 500 });
    compare_everywhere("random", count, |jdk, seed, i| match i / 2 % 3 {
        0 => generate::program(seed, i, jdk.feature >= 21),
        1 => disciplined::program(seed, i),
        _ => words::program(seed, i),
    });
}

#[test]
fn programs_with_initializers_give_the_same_in_every_configuration() {
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 2000 } else { 100 });
    compare_everywhere("initializers", count, |_, seed, i| initializers::program(seed, i));
}

/// Searches so many programs in every configuration, and runs them on java.
fn compare_everywhere(what: &str, count: u64, one: impl Fn(&Jdk, u64, u64) -> Program) {
    let seed = seed();
    let only = number("RJPF_ONLY");
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let jdks = java::jdks();
    let failures = Mutex::new(Vec::new());
    let tally = Mutex::new(Tally::default());
    for (j, jdk) in jdks.iter().enumerate() {
        // Programs that turn out too large are made up for by a few more.
        let wanted = |i: &u64| *i as usize % jdks.len() == j && only.is_none_or(|only| only == *i);
        let mine = (0..count + count / 5).filter(wanted);
        let programs: Vec<Program> = mine.map(|i| one(jdk, seed, i)).collect();
        let out = folder(&format!("{what}{}", jdk.feature));
        compile(jdk, &programs, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
        let names: Vec<String> = programs.iter().map(|p| p.name.clone()).collect();
        let explored = Mutex::new(BTreeMap::new());
        let native = std::thread::scope(|scope| {
            let native = scope.spawn(|| run::run_natively(jdk, &out, &names, if is_slow() { 20 } else { 5 }));
            in_parallel(&programs, |program| {
                let (complaints, found) = examine(jdk, &out, &program.name, &[], &tally);
                explored.lock().unwrap().insert(program.name.clone(), found);
                if !complaints.is_empty() {
                    failures.lock().unwrap().push(explain(jdk, program, &complaints, seed));
                }
            });
            native.join().unwrap()
        });
        compare_natively(jdk, &programs, &explored.into_inner().unwrap(), &native, &failures, &tally);
        _ = fs::remove_dir_all(&out);
    }
    let failures = failures.into_inner().unwrap();
    let tally = tally.into_inner().unwrap();
    println!("{tally}");
    if !is_slow() {
        println!("each in two of the other configurations; RJPF_SLOW=1 has all of them, and ten thousand programs");
    }
    assert!(failures.is_empty(), "seed {seed}: {} programs disagree\n{}", failures.len(), failures.join("\n"));
    let enough = only.is_some() || tally.compared as u64 >= count;
    assert!(enough, "only {} of {count} programs were small enough", tally.compared);
}

/// The smallest program that still shows the first complaint.
fn explain(jdk: &Jdk, program: &Program, complaints: &[matrix::Complaint], seed: u64) -> String {
    let first = &complaints[0];
    println!("jdk {} {}: {first}", jdk.feature, program.name);
    let small = shrink::shrink(jdk, program, &|class, out| {
        disagreements(jdk, out, class, &[], &[first.config]).iter().any(|c| c.config == first.config)
    });
    let all: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    format!("--- jdk {} seed {seed} {}\n{}\n{}", jdk.feature, program.name, all.join("\n"), small.source())
}

/// What java did must be among what was explored.
fn compare_natively(
    jdk: &Jdk,
    programs: &[Program],
    explored: &BTreeMap<String, Observed>,
    native: &BTreeMap<String, BTreeSet<(String, String)>>,
    failures: &Mutex<Vec<String>>,
    tally: &Mutex<Tally>,
) {
    let plain = |p: &&Program| !CHECKER_ONLY.iter().any(|word| p.source().contains(word));
    for program in programs.iter().filter(plain).filter(|p| native.contains_key(&p.name)) {
        let explored = &explored[&program.name];
        if !explored.limits.is_empty() || explored.failure.is_some() {
            continue;
        }
        tally.lock().unwrap().native += 1;
        for (kind, text) in &native[&program.name] {
            let known = match kind.as_str() {
                "output" => explored.outputs.contains(text),
                "stuck" => explored.findings.iter().any(|f| f.starts_with("deadlock")),
                _ => {
                    let (class, message) = text.split_once('\t').unwrap_or((text, ""));
                    let said =
                        if message.is_empty() { format!(": {class} in") } else { format!(": {class}: {message} in") };
                    explored.findings.iter().any(|f| f.contains(&said))
                }
            };
            if !known {
                let found = format!("{:?} {:?}", explored.findings, explored.outputs);
                let text = format!(
                    "--- jdk {} {}: java shows {kind} {text:?}, not among {found}\n{}",
                    jdk.feature,
                    program.name,
                    program.source()
                );
                failures.lock().unwrap().push(text);
            }
        }
    }
}

/// How many clients agreed with and without trust, completely and as far as they were explored; those that did not.
#[derive(Default)]
struct Agreement {
    complete: AtomicUsize,
    partly: AtomicUsize,
    failures: Mutex<Vec<String>>,
}

impl Agreement {
    /// Compares clients of the library with it trusted and with it explored.
    fn compare(&self, jdk: &Jdk, programs: &[Program], what: &str, seed: u64) {
        let out = folder(&format!("{what}{}", jdk.feature));
        compile(jdk, programs, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
        in_parallel(programs, |program| match library::compare(jdk, &out, &program.name) {
            Comparison::Agree(true) => _ = self.complete.fetch_add(1, Ordering::Relaxed),
            Comparison::Agree(false) | Comparison::TooLarge => _ = self.partly.fetch_add(1, Ordering::Relaxed),
            Comparison::Differ(text) => {
                let differs =
                    |class: &str, out: &Path| matches!(library::compare(jdk, out, class), Comparison::Differ(_));
                let small = shrink::shrink(jdk, program, &differs);
                let text = format!("--- jdk {} seed {seed} {}: {text}\n{}", jdk.feature, program.name, small.source());
                self.failures.lock().unwrap().push(text);
            }
        });
        _ = fs::remove_dir_all(&out);
    }

    /// Nothing differs, and at least so many programs were explored completely.
    fn expect(self, least: usize, seed: u64) {
        let failures = self.failures.into_inner().unwrap();
        let (complete, partly) = (self.complete.into_inner(), self.partly.into_inner());
        println!("{complete} programs agree, {partly} as far as they were explored, {} differ", failures.len());
        assert!(failures.is_empty(), "seed {seed}: {} programs differ\n{}", failures.len(), failures.join("\n"));
        assert!(complete >= least, "only {complete} programs were explored completely");
    }
}

/// By default the same programs each time, so that a change is blamed for what it broke; new ones where much is tried.
fn seed() -> u64 {
    let clock = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos() as u64;
    number("RJPF_SEED").unwrap_or_else(|| if is_slow() { clock() % 1_000_000_007 } else { 698_369_622 })
}

/// With `RJPF_JDKS=1` on the fetched runtimes of other releases too.
#[test]
fn clients_of_the_library_end_alike_with_and_without_trust() {
    let seed = seed();
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 1000 } else { 50 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let jdks = if java::wants_runtimes() { java::jdks_and_runtimes() } else { java::jdks() };
    let agreement = Agreement::default();
    for (j, jdk) in jdks.iter().enumerate() {
        let mine = (0..count).filter(|i| *i as usize % jdks.len() == j);
        let programs: Vec<Program> = mine.map(|i| library::client(seed, i)).collect();
        agreement.compare(jdk, &programs, "library", seed);
    }
    agreement.expect(count as usize / 3, seed);
}

#[test]
fn every_listed_method_has_clients() {
    assert_eq!(listed::uncalled(), Vec::<String>::new());
}

/// By default every sixth client, on one JDK; slow runs take all of them on every JDK, and so does `RJPF_LISTED=text` of the
/// classes whose names have this text.
#[test]
fn clients_of_listed_methods_end_alike_with_and_without_trust() {
    let seed = seed();
    println!("RJPF_SEED={seed}");
    let jdks = java::jdks();
    let agreement = Agreement::default();
    for (j, jdk) in jdks.iter().enumerate() {
        let chosen = |i: usize, class: &str| match std::env::var("RJPF_LISTED") {
            Ok(text) => class.contains(&text),
            Err(_) => is_slow() || (i + seed as usize).is_multiple_of(6) && i / 6 % jdks.len() == j,
        };
        let clients = listed::clients(seed).into_iter().enumerate().filter(|(i, (class, _))| chosen(*i, class));
        let programs: Vec<Program> = clients.map(|(_, (_, program))| program).collect();
        agreement.compare(jdk, &programs, "listed", seed);
    }
    agreement.expect(10, seed);
}

#[test]
fn corpus_programs_give_the_same_in_every_configuration() {
    if !is_slow() && std::env::var_os("RJPF_CHECKS").is_none() {
        println!("skipped: RJPF_SLOW=1 runs it");
        return;
    }
    let jdk = java::jdks().pop().unwrap();
    let programs = corpus::programs(jdk.feature);
    let out = folder("corpus");
    let sources: Vec<PathBuf> = programs.iter().map(|p| p.source.clone()).collect();
    run::compile(&jdk, &sources, &out).unwrap();
    let failures = Mutex::new(Vec::new());
    let tally = Mutex::new(Tally::default());
    in_parallel(&programs, |program| {
        let flags: Vec<&str> = program.flags.iter().map(String::as_str).collect();
        let (complaints, _) = examine(&jdk, &out, &program.class, &flags, &tally);
        let text = complaints.iter().map(|c| format!("{}: {c}", program.source.display()));
        failures.lock().unwrap().extend(text);
    });
    _ = fs::remove_dir_all(&out);
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    println!("{}", tally.into_inner().unwrap());
    assert!(failures.is_empty(), "{}:\n{}", failures.len(), failures.join("\n"));
}
