//! The checker's own corpus: every program under `tests/java/{ok,deadlock,...}` is explored, and
//! its verdict must be the one its first comment block expects. Every violation is replayed from
//! its printed path. With `RJPF_SLOW=1` the same programs run again with reduction off, in
//! breadth-first order and guided by heuristics: same verdicts, same outputs.
//!
//! `RJPF_CHECKS=text` runs only the programs whose path contains the text.

mod java;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use java::{CHECK_FOLDERS, java_files, jdks, root};
use rjpf_classes::path::Jdk;

#[derive(Clone, Debug, Default)]
struct Expectation {
    expect: String,
    flags: Vec<String>,
    needs: u32,
    outputs: Option<BTreeSet<String>>,
    paths: Option<u64>,
    states: Option<u64>,
    /// Why the checker is wrong today: the test fails as soon as it is not any more.
    known_wrong: Option<String>,
}

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
    let mut found = Expectation { expect: expect.to_string(), ..Expectation::default() };
    for line in source.lines().take_while(|l| l.trim().is_empty() || l.starts_with("//")) {
        let Some(text) = line.strip_prefix("//@") else { continue };
        let (key, value) = text.split_once(':').ok_or(format!("malformed directive: {line}"))?;
        let value = value.trim();
        let number = || value.parse().map_err(|_| format!("a number? {line}"));
        match key.trim() {
            "expect" => found.expect = value.to_string(),
            "flags" => found.flags = value.split_whitespace().map(String::from).collect(),
            "needs" => found.needs = value.trim_start_matches("jdk>=").parse().map_err(|_| line.to_string())?,
            "outputs" => found.outputs = Some(parse_outputs(value)),
            // Programs that the real java runs too; see tests/java/README.md.
            "native" if value == "yes" => {}
            "known-wrong" => found.known_wrong = Some(value.to_string()),
            "paths" => found.paths = Some(number()?),
            "states" => found.states = Some(number()?),
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
            let class = source.file_stem().unwrap().to_string_lossy().into_owned();
            programs.push(Program { source, class, expectation });
        }
    }
    programs
}

/// Compiles all programs in one javac run; the checker's API is on the class path.
fn compile(jdk: &Jdk, programs: &[&Program]) -> PathBuf {
    let out = root().join(format!("target/checks/{}", jdk.feature));
    _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).unwrap();
    let mut javac = Command::new(jdk.home.join("bin/javac"));
    javac.args(["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-d"]).arg(&out);
    javac.arg("-sourcepath").arg(root().join("jdk-models/verify"));
    javac.args(programs.iter().map(|p| &p.source));
    let result = javac.output().unwrap();
    assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
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
    rjpf.args(["+search.outputs=true", "+search.time_limit=60"]).args(more);
    // A replay follows one path; naming a search beside it is an error.
    let replaying = more.iter().any(|word| word.starts_with("+replay="));
    let flags = program.expectation.flags.iter();
    rjpf.args(flags.filter(|flag| !replaying || !is_search(flag)));
    // Trace files are written to the working folder.
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

fn examine(jdk: &Jdk, classes: &Path, program: &Program, more: &[&str]) -> Option<String> {
    let complaint = compare(jdk, classes, program, more);
    match &program.expectation.known_wrong {
        None => complaint,
        Some(_) if complaint.is_some() => None,
        Some(_) => Some(format!("{}: is right now; drop its known-wrong line", program.source.display())),
    }
}

fn compare(jdk: &Jdk, classes: &Path, program: &Program, more: &[&str]) -> Option<String> {
    let report = check(jdk, classes, program, more);
    let found = verdict(&report);
    let place = format!("jdk {} {} {}", jdk.feature, program.source.display(), more.join(" "));
    let e = &program.expectation;
    if !matches(&e.expect, &found) {
        return Some(format!("{place}: expected {}, found {found}", e.expect));
    }
    if let Some(expected) = &e.outputs
        && *expected != outputs(&report)
    {
        return Some(format!("{place}: outputs {:?} where {expected:?} are expected", outputs(&report)));
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
    let path = report.stdout.lines().find_map(|l| l.strip_prefix("path: ")).filter(|p| !p.starts_with('('))?;
    let replay = format!("+replay={path}");
    let rest: Vec<&str> = more.iter().copied().filter(|flag| !is_search(flag)).collect();
    let again = check(jdk, classes, program, &[&rest[..], &[replay.as_str()]].concat());
    let replayed = verdict(&again);
    (replayed != found).then(|| format!("{place}: replay gives {replayed}, not {found}"))
}

/// Does a word say how to search?
fn is_search(word: &str) -> bool {
    word.starts_with("+search=") || word.starts_with("+heuristic=")
}

fn matrix() -> Vec<Vec<&'static str>> {
    let mut variants = vec![vec![]];
    if std::env::var_os("RJPF_SLOW").is_some() {
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

/// A program that asks for a search of its own is not run with another one.
fn fits(program: &Program, variant: &[&str]) -> bool {
    let searches = |flag: &str| flag.starts_with("+search=");
    !(program.expectation.flags.iter().any(|f| searches(f)) && variant.iter().any(|f| searches(f)))
}

#[test]
fn verdicts_are_as_expected_and_replay() {
    let programs = programs();
    let failures = Mutex::new(Vec::new());
    let examined = AtomicUsize::new(0);
    for jdk in &jdks() {
        let fitting: Vec<&Program> = programs.iter().filter(|p| p.expectation.needs <= jdk.feature).collect();
        if fitting.is_empty() {
            continue;
        }
        let classes = compile(jdk, &fitting);
        let variants = matrix();
        let jobs: Vec<(&Program, &Vec<&str>)> =
            fitting.iter().flat_map(|p| variants.iter().filter(|v| fits(p, v)).map(move |v| (*p, v))).collect();
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(2, |n| n.get()) {
                scope.spawn(|| {
                    while let Some((program, variant)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        examined.fetch_add(1, Ordering::Relaxed);
                        if let Some(report) = examine(jdk, &classes, program, variant) {
                            failures.lock().unwrap().push(report);
                        }
                    }
                });
            }
        });
    }
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    let examined = examined.into_inner();
    println!("{} of {examined} checks are as expected", examined - failures.len());
    assert!(failures.is_empty(), "{} of {examined}:\n{}", failures.len(), failures.join("\n"));
}
