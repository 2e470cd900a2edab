//! Parts of a search: together they cover what the whole covers, apart they have nothing in common.
//!
//! Programs of the corpus are split by random walks, the parts are searched, and their union is compared with one
//! search of everything: the same findings, outputs and exit statuses, and without matching the same number
//! of paths, each in one part.

mod java;
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use java::{class_name, in_parallel, is_sampled, java_files, jdks, root};
use serde_json::Value;
use support::*;

/// What a search, or several together, came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    findings: BTreeSet<String>,
    outputs: BTreeSet<String>,
    exit_codes: BTreeSet<i64>,
    ends: u64,
    ignored: u64,
}

impl Seen {
    fn add(&mut self, report: &Value) {
        let list = |name: &str| report[name].as_array().cloned().unwrap_or_default();
        self.findings.extend(list("findings").iter().map(|f| format!("{} {}", f["kind"], f["message"])));
        self.outputs.extend(list("outputs").iter().map(|o| o.to_string()));
        self.exit_codes.extend(list("exitCodes").iter().filter_map(Value::as_i64));
        self.ends += report["statistics"]["ends"].as_u64().unwrap();
        self.ignored += report["statistics"]["ignored"].as_u64().unwrap();
    }
}

fn run(home: &Path, classes: &Path, words: &[&str]) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    command.args(&words[..words.len() - 1]).arg("--jdk").arg(home).arg("-cp").arg(classes).arg(words[words.len() - 1]);
    command.current_dir(classes).output().unwrap()
}

/// What is larger is left out: there are enough programs. Without matching many are, whatever the limit.
fn limits() -> &'static [&'static str] {
    let all = &["+search.time_limit=5", "+search.state_limit=3000"];
    if java::is_slow() { &all[..1] } else { all }
}

/// The JSON report of a search.
fn search(home: &Path, classes: &Path, class: &str, keys: &[&str]) -> Value {
    let file = classes.join(format!("{class}.json"));
    let common = ["check", "+search.multiple_errors", "+search.outputs", "+search.shorten=0"];
    let words = [
        &common[..],
        limits(),
        keys,
        &["+property.livelock=off", "--no-trace", "--json", file.to_str().unwrap(), class],
    ];
    let output = run(home, classes, &words.concat());
    let bytes = fs::read(&file).unwrap_or_else(|_| panic!("{class} {keys:?}: {}", text(&output.stderr)));
    fs::remove_file(&file).unwrap();
    serde_json::from_slice(&bytes).unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The parts of a program's paths, each searched, once their boundaries fit all pauses; `None` if there
/// is nothing to split, or no time to search it.
fn parts(home: &Path, classes: &Path, class: &str, keys: &[&str], seed: &str) -> Option<(usize, Seen)> {
    let mut contended: BTreeSet<String> = BTreeSet::new();
    'again: loop {
        let known = format!("+por.contended={}", contended.iter().cloned().collect::<Vec<_>>().join(","));
        let words = [&["range", "split"], keys, &[&known, "+range.parts=5", seed, "+search.multiple_errors", class]];
        let split = run(home, classes, &words.concat());
        assert!(split.status.success(), "{class}: {}", text(&split.stderr));
        let lines: Vec<String> = text(&split.stdout).lines().map(String::from).collect();
        let mut seen = Seen::default();
        for line in &lines {
            let part: Vec<&str> = line.split_whitespace().chain(keys.iter().copied()).collect();
            if lines.len() == 1 {
                return None;
            }
            let report = search(home, classes, class, &part);
            if report["range"]["outdated"] == true {
                let more = report["range"]["contended"].as_array().unwrap();
                let before = contended.len();
                contended.extend(more.iter().map(|name| name.as_str().unwrap().to_string()));
                assert!(contended.len() > before, "{class}: outdated by nothing new");
                continue 'again;
            }
            if report["range"]["covered"] != true {
                return None;
            }
            seen.add(&report);
        }
        return Some((lines.len(), seen));
    }
}

/// Every so many of the programs in these folders whose first lines ask for no special search.
fn programs(every: u64) -> Vec<PathBuf> {
    let folders = ["count", "deadlock", "assert", "exception", "ok/litmus", "ok/choices", "ok/lostupdate", "race"];
    let sources = folders.iter().flat_map(|folder| java_files(&root().join("tests/java").join(folder)));
    let plain = |source: &PathBuf| {
        let source = fs::read_to_string(source).unwrap();
        !["//@ flags", "//@ needs", "//@ known-wrong"].iter().any(|directive| source.contains(directive))
    };
    sources.filter(plain).filter(|source| is_sampled(source, every)).collect()
}

#[test]
fn parts_cover_the_whole_and_each_path_is_in_one() {
    let every = if java::is_slow() { 1 } else { 8 };
    let home = jdks().into_iter().max_by_key(|jdk| jdk.feature).expect("a JDK").home;
    let sources = programs(every);
    let classes = folder("ranges", &[]);
    let mut javac = java::javac_at(&home);
    javac.args(["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-d"]).arg(&classes);
    javac.arg("-sourcepath").arg(root().join("jdk-models/verify")).args(&sources);
    let compiled = javac.output().unwrap();
    assert!(compiled.status.success(), "{}", text(&compiled.stderr));
    let compared = [AtomicUsize::new(0), AtomicUsize::new(0)];
    let numbered: Vec<(usize, &PathBuf)> = (1..).zip(&sources).collect();
    in_parallel(&numbered, |(number, source)| {
        let class = class_name(source, &fs::read_to_string(source).unwrap());
        let seed = format!("+search.seed={number}");
        for (mode, matching) in ["+search.matching=on", "+search.matching=off"].iter().enumerate() {
            let whole = search(&home, &classes, &class, &[matching]);
            if whole["limits"] != Value::Array(Vec::new()) || !whole["unsupported"].is_null() {
                continue;
            }
            let mut one = Seen::default();
            one.add(&whole);
            let Some((count, mut all)) = parts(&home, &classes, &class, &[matching], &seed) else { continue };
            if mode == 0 {
                // States in several parts have their ends in each of them.
                (all.ends, all.ignored) = (one.ends, one.ignored);
            }
            assert_eq!(all, one, "{}: {count} parts, {matching}", source.display());
            compared[mode].fetch_add(1, Ordering::Relaxed);
        }
    });
    let compared = compared.map(AtomicUsize::into_inner);
    println!("{} programs with matching, {} without", compared[0], compared[1]);
    println!("one of {every} programs was split; RJPF_SLOW=1 splits all, and larger ones");
    assert!(compared.iter().all(|&n| n >= 30), "{compared:?}");
}

/// Eight workers that take parts one after the other, by the transitions that each has made: what `rjpf-cluster` does,
/// but for the clock. A search that has come to `states` is stopped, and what it has left is split for everybody.
fn shared_among_eight(states: &str) -> (u64, u64) {
    let target = root().join("examples-java/linkedlisttester/linkedlisttester.jpf");
    let at = folder(&format!("balance-{states}"), &[]);
    let rjpf = |words: &[&str]| {
        let output = command(&at, words).output().unwrap();
        assert!(matches!(output.status.code(), Some(0 | 3)), "{words:?}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let split = |keys: &[&str]| {
        let words = [&["range", "split", target.to_str().unwrap(), "+range.parts=8"], keys].concat();
        rjpf(&words).lines().map(String::from).collect::<Vec<_>>()
    };
    let (mut workers, mut waiting) = ([0_u64; 8], std::collections::VecDeque::new());
    waiting.extend(split(&[]).into_iter().map(|part| (0, part)));
    let limit = format!("+search.state_limit={states}");
    while let Some((since, part)) = waiting.pop_front() {
        let common = ["range", "run", target.to_str().unwrap(), "-j", "1", "--no-trace", "--json", "part.json", &limit];
        rjpf(&common.iter().copied().chain(part.split_whitespace()).collect::<Vec<_>>());
        let report: Value = serde_json::from_slice(&fs::read(at.join("part.json")).unwrap()).unwrap();
        // Whoever has been idle longest takes it, but not before it is there.
        let worker = workers.iter_mut().min().unwrap();
        *worker = since.max(*worker) + report["statistics"]["transitions"].as_u64().unwrap();
        let range = &report["range"];
        if range["covered"] != true {
            let reached = format!("+range.from={}", range["reached"].as_str().unwrap());
            let to = range["to"].as_str().map(|to| format!("+range.to={to}"));
            let keys: Vec<&str> = std::iter::once(reached.as_str()).chain(to.as_deref()).collect();
            waiting.extend(split(&keys).into_iter().map(|part| (*worker, part)));
        }
    }
    (workers.into_iter().max().unwrap(), workers.into_iter().sum())
}

#[test]
fn parts_that_are_split_while_they_run_keep_eight_workers_busy() {
    let over_mean = |(longest, all): (u64, u64)| longest as f64 * 8.0 / all as f64;
    let (whole, split) = (shared_among_eight("1000000"), shared_among_eight("300"));
    println!(
        "the longest of eight workers: {:.2} of the mean, {:.2} if parts are split",
        over_mean(whole),
        over_mean(split)
    );
    assert!(over_mean(whole) > 1.8, "the parts are uneven: {whole:?}");
    assert!(over_mean(split) <= 1.2, "{split:?}");
    assert!(split.1 * 10 <= whole.1 * 12, "what is done twice costs less than a fifth: {whole:?} and {split:?}");
}

#[test]
fn what_is_no_range_is_said() {
    let at = folder("no-ranges", &[("Choices.java", CHOICES)]);
    let fails = |words: &[&str], part: &str| wrong(&at, words, &[part]);
    fails(&["range", "run", "Choices.java", "--from", "0/7"], "range.from=0/7 is no path of the program");
    fails(&["range", "run", "Choices.java", "--to", "0/7"], "range.to=0/7 is no path of the program");
    fails(&["range", "run", "Choices.java", "--from", "0/0/0/0/0/0/0/0"], "is no path of the program");
    fails(&["range", "run", "Choices.java", "--from", "1", "--to", "0/1"], "the wrong way round");
    fails(&["range", "run", "Choices.java", "--from", "0/x"], "is no choice index");
    fails(&["range", "run", "Choices.java", "--from", "1", "+search=random"], "dfs or bfs");
    fails(&["range", "split", "Choices.java", "--parts", "0"], "at least one part");
    fails(&["range", "Choices.java"], "rjpf range split TARGET");
    fails(&["merge", "Choices.java"], "no JSON report");
}
