//! Guided searches on Java programs: the heuristics lead where they should, limits and coverage are
//! reported, JPF's names work, and a heuristic of a user's own is one like any other.

mod java;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use java::{jdks, root};
use serde_json::Value;

/// The newest JDK with a compiler, and the folder that all programs are compiled to.
fn compiled() -> &'static (PathBuf, PathBuf) {
    static COMPILED: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let jdk = jdks().pop().expect("there is one at least").home;
        let out = root().join("target/guided");
        _ = fs::remove_dir_all(&out);
        fs::create_dir_all(&out).unwrap();
        let folders = ["tests/java/guided", "examples-java/philosophers", "examples-java/deos"];
        let files = folders.iter().flat_map(|f| fs::read_dir(root().join(f)).unwrap()).map(|e| e.unwrap().path());
        let mut javac = java::javac_at(&jdk);
        javac.args(["-g", "-nowarn", "-proc:none", "-d"]).arg(&out);
        javac.arg("-sourcepath").arg(root().join("jdk-models/verify"));
        javac.args(files.filter(|f| f.extension().is_some_and(|e| e == "java")));
        let result = javac.output().unwrap();
        assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
        (jdk, out)
    })
}

struct Run {
    code: i32,
    console: String,
    errors: String,
    report: Value,
}

impl Run {
    fn states(&self) -> u64 {
        self.report["statistics"]["states"].as_u64().unwrap()
    }
    fn length(&self) -> usize {
        self.report["findings"][0]["originalPath"].as_str().unwrap().split('/').count()
    }
    /// Covered and known branches of a thread.
    fn branches(&self, thread: &str) -> (u64, u64) {
        let rows = self.report["statistics"]["coverage"].as_array().unwrap();
        let row = rows.iter().find(|r| r["thread"] == thread).unwrap_or_else(|| panic!("{thread} in {rows:?}"));
        (row["branches"]["covered"].as_u64().unwrap(), row["branches"]["known"].as_u64().unwrap())
    }
}

fn run_with(binary: &Path, words: &str) -> Run {
    let (jdk, classes) = compiled();
    let json = classes.join(format!("{}.json", words.replace([' ', '/', '+', '(', ')'], "_")));
    let mut command = Command::new(binary);
    command.arg("--jdk").arg(jdk).arg("-cp").arg(classes).arg(format!("+report.json={}", json.display()));
    command.args(["+trace.write=off", "+search.shorten=0"]).args(words.split_whitespace());
    let output = command.output().unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        console: String::from_utf8_lossy(&output.stdout).into_owned(),
        errors: String::from_utf8_lossy(&output.stderr).into_owned(),
        report: fs::read_to_string(&json).map_or(Value::Null, |text| serde_json::from_str(&text).unwrap()),
    }
}

fn run(words: &str) -> Run {
    run_with(Path::new(env!("CARGO_BIN_EXE_rjpf")), words)
}

#[test]
fn the_programs_own_values_lead_to_the_error() {
    let plain = run("Climb +search=bfs");
    let guided = run("Climb +search=best-first +heuristic=user");
    assert_eq!((plain.code, guided.code), (1, 1), "{}", guided.errors);
    assert!(plain.states() > 150, "{}", plain.states());
    assert!(guided.states() < 40, "{}", guided.states());
    assert_eq!(guided.length(), 10);
}

#[test]
fn interesting_comes_before_boring() {
    let guided = run("Spot +heuristic=user");
    assert_eq!(guided.code, 1);
    let path = guided.report["findings"][0]["originalPath"].as_str().unwrap();
    assert!(path.starts_with("1/"), "{path}");
    // All of the right side at most, nothing of the left one behind its first choice.
    let side = (0..6).map(|depth| 3u64.pow(depth)).sum::<u64>();
    assert!(guided.states() <= side + 2, "{}", guided.states());
}

#[test]
fn interleaving_finds_the_philosophers_deadlock_where_dfs_does_not() {
    let dfs = run("philosophers.Deadlocking 12 +search=dfs +search.state_limit=20000");
    let guided =
        run("philosophers.Deadlocking 12 +heuristic=interleaving +search.queue_limit=5 +search.state_limit=20000");
    assert_eq!(dfs.code, 3, "{}", dfs.console);
    assert_eq!(guided.code, 1, "{}", guided.console);
    assert_eq!(guided.report["findings"][0]["kind"], "deadlock");
    assert!(guided.length() < 60, "{}", guided.length());
    // Dropped states make the search incomplete, and it says so.
    let limits = guided.report["limits"].to_string();
    assert!(limits.contains("states were dropped from the bounded queue"), "{limits}");
}

#[test]
fn every_algorithm_and_most_heuristics_find_it_without_a_limit() {
    for heuristic in
        ["branch", "coverage", "global-switch", "interleaving", "minimize-preemptions", "most-blocked", "random"]
    {
        for search in ["best-first", "astar", "beam"] {
            let found = run(&format!("philosophers.Deadlocking 3 +search={search} +heuristic={heuristic}"));
            assert_eq!(found.code, 1, "{search} {heuristic}: {}{}", found.console, found.errors);
        }
    }
    let sum = run("philosophers.Deadlocking 3 +heuristic=sum(most-blocked,interleaving)");
    assert_eq!(sum.code, 1);
    let preferred = run("philosophers.Deadlocking 3 +heuristic=prefer-threads +heuristic.prefer=main");
    assert_eq!(preferred.code, 1);
}

#[test]
fn without_state_matching_it_works_too() {
    let found = run("philosophers.Deadlocking 8 +heuristic=interleaving +search.queue_limit=5 +search.matching=off");
    assert_eq!(found.code, 1, "{}", found.console);
}

#[test]
fn a_queue_that_drops_everything_is_incomplete_and_not_ok() {
    let found = run("TwoWorkers +heuristic=interleaving +search.queue_limit=1 +por=off");
    assert_eq!(found.code, 3, "{}", found.console);
    assert!(found.console.contains("incomplete: "), "{}", found.console);
    let all = run("TwoWorkers +heuristic=interleaving");
    assert_eq!((all.code, all.states()), (0, run("TwoWorkers +search=dfs").states()));
}

#[test]
fn coverage_is_reported_by_thread() {
    // main has two loops; each worker takes one way out of its two.
    let found = run("TwoWorkers +heuristic=branch");
    assert_eq!(found.branches("main"), (4, 4));
    assert_eq!(found.branches("worker 0"), (1, 2));
    assert_eq!(found.branches("worker 1"), (1, 2));
    assert!(
        found.console.contains("covered: 6 of 8 branches; main 4/4; worker 0 1/2; worker 1 1/2"),
        "{}",
        found.console
    );
    let together = run("TwoWorkers +heuristic=branch +heuristic.per_thread=off");
    assert_eq!(together.branches("all threads"), (6, 6));
    let instructions = run("TwoWorkers +heuristic=statement");
    assert!(instructions.console.contains(" instructions"), "{}", instructions.console);
    // A search that runs out of budget reports it too.
    let cut = run("TwoWorkers +heuristic=branch +search.state_limit=3 +por=off");
    assert_eq!(cut.code, 3);
    assert!(cut.branches("main").0 > 0);
}

#[test]
fn branch_coverage_beats_depth_and_breadth_on_the_kernel() {
    let limit = "+search.livelock=off +search.state_limit=20000";
    let dfs = run(&format!("deos.Creating at-once 5 +search=dfs {limit}"));
    let bfs = run(&format!("deos.Creating at-once 5 +search=bfs {limit}"));
    let branch = run(&format!("deos.Creating at-once 5 +heuristic=branch +heuristic.counts=path {limit}"));
    assert_eq!((dfs.code, bfs.code, branch.code), (3, 1, 1));
    assert!(branch.states() < bfs.states(), "{} against {}", branch.states(), bfs.states());
    assert!(branch.length() < 2 * bfs.length(), "{} against {}", branch.length(), bfs.length());
}

#[test]
fn jpfs_class_names_and_keys_are_understood() {
    let words = "+search.class=gov.nasa.jpf.search.heuristic.MostBlocked +search.heuristic.queue_limit=1000";
    let found = run(&format!("philosophers.Deadlocking 3 {words}"));
    assert_eq!(found.code, 1, "{}", found.errors);
    let beam = run(&format!("philosophers.Deadlocking 3 {words} +search.heuristic.beam_search=true"));
    assert_eq!(beam.code, 1, "{}", beam.errors);
    let wrong = run("philosophers.Deadlocking 3 +heuristic=most-bloked");
    assert_eq!(wrong.code, 2);
    assert!(wrong.errors.contains("'most-blocked'"), "{}", wrong.errors);
}

/// The example beside the tool; built here if the tests were built without it.
fn example() -> PathBuf {
    let tool = Path::new(env!("CARGO_BIN_EXE_rjpf"));
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root()).args(["build", "--quiet", "-p", "rjpf", "--example", "own_heuristic"]);
    let profile = tool.parent().unwrap();
    if profile.ends_with("release") {
        cargo.arg("--release");
    }
    cargo.arg("--target-dir").arg(profile.parent().unwrap());
    assert!(cargo.status().unwrap().success());
    profile.join("examples/own_heuristic").with_extension(std::env::consts::EXE_EXTENSION)
}

#[test]
fn a_heuristic_of_ones_own_is_one_like_any_other() {
    let example = example();
    let guided = run_with(&example, "Climb +search=best-first +heuristic=peak");
    assert_eq!(guided.code, 1, "{}", guided.errors);
    assert!(guided.states() < 40, "{}", guided.states());
    let summed = run_with(&example, "Climb +search=astar +heuristic=peak+user");
    assert_eq!(summed.code, 1, "{}", summed.errors);
    let listed = Command::new(&example).args(["list", "heuristics"]).output().unwrap();
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(listed.contains("peak") && listed.contains("interleaving"), "{listed}");
    let unknown = run("Climb +heuristic=peak");
    assert_eq!(unknown.code, 2, "the tool itself does not know it");
}
