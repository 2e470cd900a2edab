//! The number of workers does not show: a search says the same, word for word, with 1, 2, 3, 4 and 8 of them, whichever search
//! it is, whatever it finds.
//!
//! Random programs, each with one of the searches. By default a few; with `RJPF_SLOW=1` five hundred. `RJPF_PROGRAMS` and
//! `RJPF_SEED` are as in the matrix. (The corpus: `checks the_number_of_workers_does_not_show`.)

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rjpf_classes::path::Jdk;

use crate::program::Program;
use crate::{compile, disciplined, folder, generate, in_parallel, is_slow, java, number, seed};

/// Numbers of workers that are compared with one: all of them with `RJPF_SLOW=1`, else one for each program.
const OTHERS: &[&str] = &["2", "3", "4", "8"];

/// What takes longer is left out.
const TIME: &str = "+search.time_limit=30";

/// Searches that one worker goes through in order are the same up to a limit of states, too.
const STATES: &str = "+search.state_limit=4000";

const SEARCHES: &[&[&str]] = &[
    &["+search=dfs"],
    &["+search=bfs"],
    &["+search=delays", STATES],
    &["+search=dfs", "+search.multiple_errors"],
    &["+search=preemptions", "+search.bound=1"],
    &["+search=best-first", "+heuristic=coverage", STATES],
    &["+search=pos", "+search.walks=200"],
    &["+search=astar", "+heuristic=most-blocked", "+search.multiple_errors", STATES],
    &["+search=pct", "+search.walks=200", "+search.multiple_errors"],
    &["+search=beam", "+heuristic=interleaving", "+search.queue_limit=20", STATES],
    &["+search=random", "+search.walks=200", STATES],
    &["+search=dfs", "+search.depth_limit=12", STATES],
    &["+search=iddfs", STATES],
    &["+search.outputs"],
];

/// All that a search says but how long it took and how often it began again; nothing if it took too long.
fn said(jdk: &Jdk, classes: &Path, class: &str, flags: &[&str], workers: &str) -> Option<String> {
    let binary = std::env::var("RJPF_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_rjpf").into());
    let mut rjpf = Command::new(binary);
    rjpf.arg("--jdk").arg(&jdk.home).args(["-cp", ".", class, "--no-trace", "+search.shorten=0", TIME]);
    rjpf.args(["+search.workers_after=0", "-j", workers]).args(flags);
    let output = rjpf.current_dir(classes).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = |line: &str| match line.split_once(", search repeated ") {
        Some((places, _)) => places.to_string(),
        None if line.starts_with("states ") => line.rsplit_once(", ").map_or(line, |parts| parts.0).to_string(),
        None => line.to_string(),
    };
    let lines: Vec<String> = text.lines().map(line).collect();
    (!text.contains("the time limit")).then(|| format!("exit code {:?}\n{}", output.status.code(), lines.join("\n")))
}

#[test]
fn the_number_of_workers_does_not_show_in_random_programs() {
    let seed = seed();
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 500 } else { 28 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let jdk = java::jdks().pop().expect("a JDK");
    let one = |i: u64| match i % 2 {
        0 => generate::program(seed, i, jdk.feature >= 21),
        _ => disciplined::program(seed, i),
    };
    let programs: Vec<(usize, Program)> = (0..count).map(|i| (i as usize, one(i))).collect();
    let out = folder("workers");
    let sources: Vec<Program> = (0..count).map(one).collect();
    compile(&jdk, &sources, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
    let (failures, compared) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(&programs, |(i, program)| {
        let flags = SEARCHES[i % SEARCHES.len()];
        let Some(alone) = said(&jdk, &out, &program.name, flags, "1") else { return };
        for &workers in if is_slow() { OTHERS } else { std::slice::from_ref(&OTHERS[i % OTHERS.len()]) } {
            let Some(several) = said(&jdk, &out, &program.name, flags, workers) else { return };
            if several != alone {
                let text = format!("{} {flags:?}: one says\n{alone}\n{workers} say\n{several}", program.name);
                failures.lock().unwrap().push(text);
                return;
            }
        }
        compared.fetch_add(1, Ordering::Relaxed);
    });
    let (failures, compared) = (failures.into_inner().unwrap(), compared.into_inner());
    println!("{compared} programs with 1 and other numbers of workers; RJPF_SLOW=1 has more, with all numbers");
    assert!(failures.is_empty(), "seed {seed}: {} differ\n{}", failures.len(), failures.join("\n"));
    assert!(compared as u64 * 10 >= count * 8, "only {compared} of {count} were small enough");
    _ = fs::remove_dir_all(&out);
}
