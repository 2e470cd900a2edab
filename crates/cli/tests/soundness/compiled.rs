//! Compiled code leaves no trace: with `+vm.compile=always` a search is the same as with `off`, word for word: the
//! report with its paths, counts and the reasons why places are contended, outputs, and the fingerprints of all states in
//! their order.
//!
//! By default a sample of random programs; with `RJPF_SLOW=1` two thousand, the corpus, and a build that compiles wrong on
//! purpose (`crates/compile/src/broken.rs`), which must be noticed. `RJPF_PROGRAMS`, `RJPF_SEED`, `RJPF_CHECKS` and
//! `RJPF_BROKEN` are as in the matrix, `RJPF_FAULTS=a,b` says which faults.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rjpf_classes::path::Jdk;

use crate::program::Program;
use crate::{
    broken, compile, corpus, disciplined, folder, generate, in_parallel, is_slow, java, library, method, number, run,
    seed,
};

/// Enough for most of the programs; a search that is stopped there must be the same so far.
const STATES: &str = "+search.state_limit=3000";

/// The rjpf that is looked at, and what it does wrong on purpose.
struct Build {
    binary: PathBuf,
    fault: &'static str,
}

impl Build {
    fn this() -> Build {
        let binary = std::env::var("RJPF_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_rjpf").into());
        Build { binary: binary.into(), fault: "" }
    }

    /// Code that is compiled wrong may not end, and not look whether it should: then it has nothing to say.
    fn command(&self) -> Command {
        let is_broken = !self.fault.is_empty();
        let mut rjpf = Command::new(if is_broken { Path::new("timeout") } else { &self.binary });
        if is_broken {
            rjpf.args(["-s", "KILL", "120"]).arg(&self.binary);
        }
        rjpf.env("RJPF_BROKEN_CODE", self.fault);
        rjpf
    }
}

/// All that a search says, but how long it took.
#[derive(PartialEq, Eq)]
struct Said {
    text: String,
    report: String,
    fingerprints: String,
}

fn search(rjpf: &Build, jdk: &Jdk, classes: &Path, class: &str, flags: &[&str], mode: &str) -> Said {
    // The same folder each time: programs that use files have its name in their states.
    let own = classes.join(format!("{class}-{}", rjpf.fault));
    fs::create_dir_all(&own).unwrap();
    let output = rjpf
        .command()
        .arg("--jdk")
        .arg(&jdk.home)
        .args(["-cp", "..", class])
        .args(["+search.outputs=true", "+search.multiple_errors=true", "+search.shorten=0", "+search.workers=1"])
        .args(["+trace.write=false", "+report.json=report.json", "+listener=fingerprints", STATES])
        .args(["+report.fingerprints=fingerprints.txt", "+property.livelock=violation", "--verbose"])
        .args(flags)
        .arg(format!("+vm.compile={mode}"))
        .current_dir(&own)
        .output()
        .unwrap();
    let read = |name: &str| fs::read_to_string(own.join(name)).unwrap_or_default();
    let mut report: serde_json::Value = serde_json::from_str(&read("report.json")).unwrap_or_default();
    for changes in ["seconds", "storedBytes"] {
        report["statistics"][changes] = serde_json::Value::Null;
    }
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    let said = Said {
        text: timeless(&text),
        report: serde_json::to_string_pretty(&report).unwrap(),
        fingerprints: read("fingerprints.txt"),
    };
    _ = fs::remove_dir_all(&own);
    said
}

/// The text without the last number of the line of statistics, which is the time.
fn timeless(text: &str) -> String {
    let line = |line: &str| match line.starts_with("states ") {
        true => line.rsplit_once(", ").map_or(line, |(before, _)| before).to_string(),
        false => line.to_string(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The first lines that differ, if any; whether the program was searched at all.
fn difference(rjpf: &Build, jdk: &Jdk, classes: &Path, class: &str, flags: &[&str]) -> (bool, Option<String>) {
    let [off, always] = ["off", "always"].map(|mode| search(rjpf, jdk, classes, class, flags, mode));
    let pairs = [
        ("text", &off.text, &always.text),
        ("report", &off.report, &always.report),
        ("fingerprints", &off.fingerprints, &always.fingerprints),
    ];
    let differ = pairs.into_iter().find(|(_, a, b)| a != b).map(|(what, a, b)| {
        let lines = a.lines().zip(b.lines()).find(|(a, b)| a != b);
        let counts = (a.lines().count(), b.lines().count());
        format!("{class}, {what}: off and always differ: {lines:?}, lines {counts:?}")
    });
    (!off.fingerprints.is_empty(), differ)
}

fn random_program(jdk: &Jdk, seed: u64, i: u64) -> Program {
    match i / 2 % 3 {
        0 => generate::program(seed, i, jdk.feature >= 21),
        1 => disciplined::program(seed, i),
        _ => library::client(seed, i),
    }
}

fn expect_no(failures: Mutex<Vec<String>>, searched: &AtomicUsize, least: usize) {
    let failures = failures.into_inner().unwrap();
    let searched = searched.load(Ordering::Relaxed);
    println!("{searched} programs were searched with compiled code and without");
    assert!(failures.is_empty(), "{} programs differ\n{}", failures.len(), failures.join("\n"));
    assert!(searched >= least, "only {searched} programs were searched");
}

#[test]
fn compiled_code_leaves_no_trace_in_random_programs() {
    let seed = seed();
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 2000 } else { 45 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let (failures, searched) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    let jdks = java::jdks();
    for (j, jdk) in jdks.iter().enumerate() {
        let mine = (0..count).filter(|i| *i as usize % jdks.len() == j);
        let programs: Vec<Program> = mine.map(|i| random_program(jdk, seed, i)).collect();
        let out = folder(&format!("compiled{}", jdk.feature));
        compile(jdk, &programs, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
        in_parallel(&programs, |program| {
            let (ran, differs) = difference(&Build::this(), jdk, &out, &program.name, &[]);
            searched.fetch_add(usize::from(ran), Ordering::Relaxed);
            failures.lock().unwrap().extend(differs.map(|text| format!("seed {seed} {text}\n{}", program.source())));
        });
        _ = fs::remove_dir_all(&out);
    }
    expect_no(failures, &searched, count as usize * 9 / 10);
}

#[test]
fn compiled_code_leaves_no_trace_in_the_corpus() {
    if !is_slow() && std::env::var_os("RJPF_CHECKS").is_none() {
        println!("skipped: RJPF_SLOW=1 runs it");
        return;
    }
    let jdk = java::jdks().pop().unwrap();
    let programs = corpus::programs(jdk.feature);
    let out = folder("compiled-corpus");
    let sources: Vec<_> = programs.iter().map(|p| p.source.clone()).collect();
    run::compile(&jdk, &sources, &out).unwrap();
    let (failures, searched) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(&programs, |program| {
        let flags: Vec<&str> = program.flags.iter().map(String::as_str).collect();
        let (ran, differs) = difference(&Build::this(), &jdk, &out, &program.class, &flags);
        searched.fetch_add(usize::from(ran), Ordering::Relaxed);
        failures.lock().unwrap().extend(differs);
    });
    _ = fs::remove_dir_all(&out);
    expect_no(failures, &searched, 1);
}

const FAULTS: &[&str] = &[
    "ShiftMask",
    "NanCompare",
    "MinusOne",
    "NullCheck",
    "BoundsCheck",
    "Fuel",
    "InlinedFuel",
    "WriteBack",
    "Pause",
    "Note",
    "StaleNotes",
    "Publish",
    "Mark",
];

/// A single run of a class, as text.
fn output(rjpf: &Build, jdk: &Jdk, classes: &Path, class: &str, mode: &str) -> String {
    let mode = format!("+vm.compile={mode}");
    let mut run = rjpf.command();
    run.arg("run").arg("--jdk").arg(&jdk.home).args(["-cp", ".", "--time", "60s", &mode, class]).current_dir(classes);
    String::from_utf8_lossy(&run.output().unwrap().stdout).into_owned()
}

/// What shows that the build compiles wrong: a random method, or a search of a program that was written for it or of a random one.
fn sign(rjpf: &Build, jdk: &Jdk, classes: &Path, programs: &[Program], methods: u64) -> Option<String> {
    for seed in 1..=methods {
        let at = classes.join(format!("methods-{seed}"));
        let [off, always] = ["off", "always"].map(|mode| output(rjpf, jdk, &at, "Fuzz", mode));
        if off != always {
            return Some(format!("methods of seed {seed}"));
        }
    }
    if let Some(text) = difference(rjpf, jdk, classes, "HeldThenNot", &[]).1 {
        return Some(text.chars().take(150).collect());
    }
    let short = ["+vm.max_transition_length=60"];
    programs.iter().find_map(|program| {
        let with = |flags: &[&str]| difference(rjpf, jdk, classes, &program.name, flags).1;
        with(&[]).or_else(|| with(&short)).map(|text| text.chars().take(150).collect())
    })
}

#[test]
fn code_that_is_compiled_wrong_is_noticed() {
    let Some(binary) = broken::binary() else {
        println!("skipped: RJPF_SLOW=1 builds and runs it");
        return;
    };
    let (seed, count, methods) = (seed(), number("RJPF_PROGRAMS").unwrap_or(60), 3);
    let jdk = java::jdks().remove(0);
    let out = folder("broken-code");
    let programs: Vec<Program> = (0..count).map(|i| random_program(&jdk, seed, i)).collect();
    compile(&jdk, &programs, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
    let held = java::root().join("crates/cli/tests/compiled/HeldThenNot.java");
    run::compile(&jdk, &[held], &out).unwrap();
    for seed in 1..=methods {
        let at = out.join(format!("methods-{seed}"));
        fs::create_dir_all(&at).unwrap();
        fs::write(at.join("Fuzz.java"), method::program(seed)).unwrap();
        run::compile(&jdk, &[at.join("Fuzz.java")], &at).unwrap();
    }
    let wanted = std::env::var("RJPF_FAULTS").ok();
    let chosen = |fault: &&&str| wanted.as_ref().is_none_or(|wanted| wanted.split(',').any(|w| w == **fault));
    let faults: Vec<&'static str> = FAULTS.iter().filter(chosen).copied().collect();
    let unnoticed = Mutex::new(Vec::new());
    in_parallel(&faults, |&fault| {
        let rjpf = Build { binary: binary.clone(), fault };
        match sign(&rjpf, &jdk, &out, &programs, methods) {
            Some(sign) => println!("{fault}: {sign}"),
            None => unnoticed.lock().unwrap().push(fault),
        }
    });
    _ = fs::remove_dir_all(&out);
    let unnoticed = unnoticed.into_inner().unwrap();
    assert!(unnoticed.is_empty(), "seed {seed}: {count} programs do not show {unnoticed:?}");
}
