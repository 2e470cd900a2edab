//! The checker's own corpus: every program under `tests/java/{ok,deadlock,...}` is explored, and
//! its verdict must be the one its first comment block expects. Every violation is replayed from
//! its printed path. With `RJPF_SLOW=1` the same programs run again with reduction off, in
//! breadth-first order and guided by heuristics: same verdicts, same outputs.
//! On the runtimes that `scripts/jdks` has fetched some are checked, with `RJPF_JDKS=1` all that compile for them.
//!
//! `RJPF_CHECKS=text` runs only the programs whose path contains the text.

mod java;

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use java::{
    CHECK_FOLDERS, class_name, compile_all, is_run_on, is_sampled, java_files, jdks, jdks_and_runtimes, releases, root,
    turn_of,
};
use rjpf_classes::path::Jdk;

#[derive(Clone, Debug)]
struct Expectation {
    expect: String,
    flags: Vec<String>,
    releases: RangeInclusive<u32>,
    outputs: Option<BTreeSet<String>>,
    /// What the verdict says that it assumed; with `!` before it, what it does not say.
    assumes: Vec<String>,
    paths: Option<u64>,
    states: Option<u64>,
    /// What a note of the verdict says; empty: there is none.
    note: Option<String>,
    /// Why the checker is wrong today: the test fails as soon as it is not any more.
    known_wrong: Option<String>,
    /// There is more to explore than a test has time for.
    large: bool,
}

/// How long a program may take, and one of which the time is too short for all of it.
const ENOUGH: u32 = 60;
const SOME: u32 = 15;

/// On a fetched runtime one program of so many is checked.
const FEW: u64 = 100;

struct Program {
    source: PathBuf,
    class: String,
    expectation: Expectation,
}

/// `"a\nb" | "c"` as a set of texts.
fn parse_outputs(text: &str) -> BTreeSet<String> {
    let unescape = |s: &str| s.replace("\\n", "\n").replace("\\\"", "\"");
    text.split(" | ").map(|part| unescape(part.trim().trim_matches('"'))).collect()
}

fn expectation(source: &str, folder: &str) -> Result<Expectation, String> {
    let expect = if folder == "count" { "ok" } else { folder };
    let mut found = Expectation {
        expect: expect.to_string(),
        flags: Vec::new(),
        releases: releases("")?,
        outputs: None,
        assumes: Vec::new(),
        paths: None,
        states: None,
        note: None,
        known_wrong: None,
        large: false,
    };
    for line in source.lines().take_while(|l| l.trim().is_empty() || l.starts_with("//")) {
        let Some(text) = line.strip_prefix("//@") else { continue };
        let (key, value) = text.split_once(':').ok_or(format!("malformed directive: {line}"))?;
        let value = value.trim();
        let number = || value.parse().map_err(|_| format!("a number? {line}"));
        match key.trim() {
            "expect" => found.expect = value.to_string(),
            "flags" => found.flags = value.split_whitespace().map(String::from).collect(),
            "needs" => found.releases = releases(value)?,
            "outputs" => found.outputs = Some(parse_outputs(value)),
            "assumes" => found.assumes = value.split(" | ").map(String::from).collect(),
            // Programs that the real java runs too; see tests/java/README.md.
            "native" if value == "yes" => {}
            "known-wrong" => found.known_wrong = Some(value.to_string()),
            "large" => found.large = !slow(),
            "paths" => found.paths = Some(number()?),
            "states" => found.states = Some(number()?),
            "note" => found.note = Some(if value == "none" { String::new() } else { value.to_string() }),
            other => return Err(format!("unknown directive {other}")),
        }
    }
    Ok(found)
}

fn programs() -> Vec<Program> {
    let filter = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let mut programs = Vec::new();
    for folder in CHECK_FOLDERS {
        let sources = java_files(&root().join("tests/java").join(folder));
        for source in sources.into_iter().filter(|s| s.display().to_string().contains(&filter)) {
            let text = fs::read_to_string(&source).unwrap();
            let expectation = expectation(&text, folder).unwrap_or_else(|e| panic!("{}: {e}", source.display()));
            let class = class_name(&source, &text);
            programs.push(Program { source, class, expectation });
        }
    }
    programs
}

/// Compiles all programs in one javac run; the checker's API is on the class path.
fn compile(jdk: &Jdk, folder: &str, programs: &[&Program]) -> PathBuf {
    let out = root().join(format!("target/checks/{folder}/{}", jdk.feature));
    _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).unwrap();
    let sources: Vec<&Path> = programs.iter().map(|p| p.source.as_path()).collect();
    compile_all(jdk, &sources, &out, &["-sourcepath".as_ref(), root().join("jdk-models/verify").as_ref()]);
    out
}

struct Report {
    code: i32,
    stdout: String,
    stderr: String,
}

fn check(jdk: &Jdk, classes: &Path, program: &Program, more: &[&str]) -> Report {
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("--jdk").arg(&jdk.home).arg("-cp").arg(classes).arg(&program.class);
    let limit = if program.expectation.large { SOME } else { ENOUGH };
    // Without a trace file the report names all pauses that a replay needs.
    rjpf.args(["+search.outputs=true", "+trace.write=off", &format!("+search.time_limit={limit}")]).args(more);
    // A replay follows one path; naming a search beside it is an error.
    let replaying = more.iter().any(|word| word.starts_with("+replay="));
    let flags = program.expectation.flags.iter();
    rjpf.args(flags.filter(|flag| !replaying || !is_search(flag)));
    let output = rjpf.current_dir(classes).output().unwrap();
    Report {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The verdict in the words of the `expect` directive.
fn verdict(report: &Report) -> String {
    for line in report.stdout.lines() {
        let word = line.split(':').next().unwrap_or("");
        match word {
            "DEADLOCK" => return "deadlock".into(),
            "ASSERTION" => return "assert".into(),
            "RACE" => return "race".into(),
            "LIVELOCK" => return "livelock".into(),
            "PROPERTY" => return "property".into(),
            "EXCEPTION" => {
                let rest = line[word.len() + 1..].trim();
                let class = rest.split([':', ' ']).next().unwrap_or("");
                return format!("exception {class}");
            }
            _ => {}
        }
    }
    match report.code {
        0 => "ok".into(),
        code => format!("exit code {code}: {}", report.stderr.lines().next().unwrap_or(&report.stdout)),
    }
}

fn matches(expected: &str, found: &str) -> bool {
    expected == found || expected == "exception" && found.starts_with("exception")
}

fn number_after(text: &str, word: &str) -> Option<u64> {
    let at = text.find(word)? + word.len();
    text[at..].trim_start().split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

fn outputs(report: &Report) -> BTreeSet<String> {
    let texts = report.stdout.lines().filter_map(|l| l.strip_prefix("output: "));
    texts.map(|t| t.trim_matches('"').replace("\\n", "\n").replace("\\\"", "\"").replace("\\t", "\t")).collect()
}

/// Does the verdict say that it assumed this, or, after `!`, that it did not?
fn assumes(report: &Report, text: &str) -> bool {
    // Each stands in lines of its own, the second and further ones indented.
    let from = report.stdout.lines().skip_while(|l| !l.starts_with("assumed:"));
    let lines = from.take_while(|l| l.starts_with("assumed:") || l.starts_with("  ")).map(str::trim);
    let assumed = lines.collect::<Vec<_>>().join(" ").to_lowercase();
    match text.strip_prefix('!') {
        Some(absent) => !assumed.contains(&absent.to_lowercase()),
        None => assumed.contains(&text.to_lowercase()),
    }
}

fn examine(jdk: &Jdk, classes: &Path, program: &Program, more: &[&str]) -> Option<String> {
    let complaint = compare(jdk, classes, program, more);
    match &program.expectation.known_wrong {
        None => complaint,
        // Another search may get right what the default one gets wrong.
        Some(_) if complaint.is_some() || !more.is_empty() => None,
        Some(_) => Some(format!("{}: is right now; drop its known-wrong line", program.source.display())),
    }
}

fn compare(jdk: &Jdk, classes: &Path, program: &Program, more: &[&str]) -> Option<String> {
    let report = check(jdk, classes, program, more);
    let found = verdict(&report);
    let place = format!("jdk {} {} {}", jdk.feature, program.source.display(), more.join(" "));
    let e = &program.expectation;
    if e.large && report.code == 3 && report.stdout.contains("incomplete: the time limit") {
        let unexpected = |seen: &String| e.outputs.as_ref().is_some_and(|all| !all.contains(seen));
        return outputs(&report)
            .into_iter()
            .find(unexpected)
            .map(|seen| format!("{place}: unexpected output {seen:?}"));
    }
    if !matches(&e.expect, &found) {
        return Some(format!("{place}: expected {}, found {found}", e.expect));
    }
    if let Some(expected) = &e.outputs
        && *expected != outputs(&report)
    {
        return Some(format!("{place}: outputs {:?} where {expected:?} are expected", outputs(&report)));
    }
    if let Some(wrong) = e.assumes.iter().find(|text| !assumes(&report, text)) {
        return Some(format!("{place}: what is assumed should say: {wrong}"));
    }
    if let Some(n) = e.paths
        && outputs(&report).len() as u64 != n
    {
        return Some(format!("{place}: {} executions, expected {n}", outputs(&report).len()));
    }
    if let Some(n) = e.states
        && more.is_empty()
        && number_after(&report.stdout, "states ") != Some(n)
    {
        return Some(format!("{place}: states {:?}, expected {n}", number_after(&report.stdout, "states ")));
    }
    let mut notes = report.stdout.lines().filter(|l| l.starts_with("note: ") && !l.contains("single path"));
    match &e.note {
        Some(none) if none.is_empty() && notes.clone().next().is_some() => {
            return Some(format!("{place}: no note is expected: {}", notes.collect::<Vec<_>>().join(" ")));
        }
        Some(text) if !text.is_empty() && !notes.any(|line| line.contains(text)) => {
            return Some(format!("{place}: no note says '{text}': {}", report.stdout));
        }
        _ => {}
    }
    let path = report.stdout.lines().find_map(|l| l.strip_prefix("path: ")).filter(|p| !p.starts_with('('))?;
    let replay = format!("+replay={path}");
    let rest: Vec<&str> = more.iter().copied().filter(|flag| !is_search(flag)).collect();
    // A path means something only with the pauses it was found with.
    let pauses = pauses(&report.stdout);
    let replay: Vec<&str> = [replay.as_str()].into_iter().chain(pauses.as_deref()).collect();
    let again = check(jdk, classes, program, &[&rest[..], &replay[..]].concat());
    let replayed = verdict(&again);
    // That a status depends on the schedule is no fact about one path; which one it has is.
    if report.stdout.contains("exit status") && again.stdout.contains("note: this path ends with the exit status") {
        return None;
    }
    (replayed != found).then(|| format!("{place}: replay gives {replayed}, not {found}"))
}

/// The pauses that a report names, as a shell would take the word.
fn pauses(report: &str) -> Option<String> {
    let (_, word) = report.split_once("\nwith pauses: ")?;
    match word.strip_prefix('\'') {
        Some(quoted) => quoted.split('\'').next().map(String::from),
        None => word.lines().next().map(String::from),
    }
}

/// Does a word say how to search?
fn is_search(word: &str) -> bool {
    word.starts_with("+search=") || word.starts_with("+heuristic=")
}

fn slow() -> bool {
    std::env::var_os("RJPF_SLOW").is_some()
}

fn matrix() -> Vec<Vec<&'static str>> {
    let mut variants = vec![vec![]];
    if slow() {
        variants.extend([vec!["+por=off"], vec!["+search=bfs"], vec!["+search=bfs", "+por=off"]]);
        variants.extend([
            vec!["+search=best-first", "+heuristic=interleaving"],
            vec!["+search=best-first", "+heuristic=branch"],
            vec!["+search=beam", "+heuristic=random"],
            vec!["+search=astar", "+heuristic=most-blocked"],
        ]);
    }
    variants
}

/// A program that asks for a search or a reduction of its own is not run with another one.
fn fits(program: &Program, variant: &[&str]) -> bool {
    let asks = |key: &str| program.expectation.flags.iter().any(|flag| flag.starts_with(key));
    !["+search=", "+por="].iter().any(|key| asks(key) && variant.iter().any(|flag| flag.starts_with(key)))
}

#[test]
fn verdicts_are_as_expected_and_replay() {
    let programs = programs();
    let (mut failures, mut examined) = (Vec::new(), 0);
    let all = jdks_and_runtimes();
    for jdk in &all {
        let is_run_on = |p: &&Program| is_run_on(jdk, &all, &p.source, &p.expectation.releases, FEW);
        let mut fitting: Vec<&Program> = programs.iter().filter(is_run_on).collect();
        if fitting.is_empty() {
            continue;
        }
        let classes = compile(jdk, "verdicts", &fitting);
        fitting.retain(|p| classes.join(p.class.replace('.', "/")).with_extension("class").is_file());
        println!("JDK {}: {} programs", jdk.feature, fitting.len());
        let variants = matrix();
        let jobs: Vec<(&Program, &Vec<&str>)> =
            fitting.iter().flat_map(|p| variants.iter().filter(|v| fits(p, v)).map(move |v| (*p, v))).collect();
        examined += jobs.len();
        failures.extend(complaints(&jobs, |(program, variant)| examine(jdk, &classes, program, variant)));
    }
    println!("{} of {examined} checks are as expected", examined - failures.len());
    if !slow() {
        println!("one search of each program on one JDK; RJPF_SLOW=1 has 8 on each, RJPF_EVERY_JDK=1 one on each");
    }
    assert!(failures.is_empty(), "{} of {examined}:\n{}", failures.len(), failures.join("\n"));
}

/// What is wrong about any of these, on all processors.
fn complaints<J: Sync>(jobs: &[J], examine: impl Fn(&J) -> Option<String> + Sync) -> Vec<String> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, |n| n.get()) {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    found.lock().unwrap().extend(examine(job));
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap();
    found.sort();
    found
}

/// Of a report, all that must not depend on the number of workers. How often a search is repeated does, and
/// so does the depth if there is no state graph; times depend on everything.
fn without_chance(report: &Report, has_graph: bool) -> String {
    let mut kept = format!("exit code {}\n", report.code);
    for line in report.stdout.lines() {
        let line = match line.split_once(", search repeated ") {
            Some((places, _)) => places,
            None if line.starts_with("states ") && has_graph => line.rsplit_once(", ").map_or(line, |parts| parts.0),
            None if line.starts_with("states ") => line.split(", depth ").next().unwrap_or(line),
            None => line,
        };
        kept.push_str(line);
        kept.push('\n');
    }
    kept
}

/// How many workers are compared with one: by default one number for each program, by its name.
fn several_workers(source: &Path) -> &'static [&'static str] {
    const ALL: &[&str] = &["2", "3", "4", "8"];
    let turn = turn_of(source, ALL.len());
    if slow() { ALL } else { &ALL[turn..=turn] }
}

fn differs_by_workers(jdk: &Jdk, classes: &Path, program: &Program) -> Option<String> {
    let has_graph = !program.expectation.flags.iter().any(|flag| flag.contains("livelock=off"));
    // Shortening takes as long as it may; what it comes to then depends on the machine.
    let seen = |workers: &str| {
        let report = check(jdk, classes, program, &["+search.shorten=0", "+search.workers_after=0", "-j", workers]);
        without_chance(&report, has_graph)
    };
    let one = seen("1");
    if one.contains("the time limit") {
        return None;
    }
    let mut several = several_workers(&program.source).iter().map(|workers| (workers, seen(workers)));
    let (workers, other) = several.find(|(_, other)| *other != one && !other.contains("the time limit"))?;
    Some(format!("{}: one worker says\n{one}\nand {workers} say\n{other}", program.source.display()))
}

/// Every tenth program with one and one other number of workers, all of them with all numbers with `RJPF_SLOW=1`.
#[test]
fn the_number_of_workers_does_not_show() {
    let programs = programs();
    let Some(jdk) = jdks().into_iter().max_by_key(|jdk| jdk.feature) else { return };
    let every = if slow() { 1 } else { 10 };
    let fits = |p: &&Program| p.expectation.releases.contains(&jdk.feature);
    let chosen: Vec<&Program> = programs.iter().filter(fits).filter(|p| is_sampled(&p.source, every)).collect();
    let classes = compile(&jdk, "workers", &chosen);
    let failures = complaints(&chosen, |program| differs_by_workers(&jdk, &classes, program));
    let others = if slow() { "2, 3, 4 and 8" } else { "2, 3, 4 or 8" };
    println!("{} of {} programs with 1 and {others} workers; RJPF_SLOW=1 takes all", chosen.len(), programs.len());
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), chosen.len(), failures.join("\n"));
}
