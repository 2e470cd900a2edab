//! One search of a program, and what of its report has to be the same however it was found out.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use crate::java;

static REPORTS: AtomicUsize = AtomicUsize::new(0);

pub(crate) struct Search {
    report: PathBuf,
    words: Vec<String>,
    /// A build that leaves out this guard.
    broken: Option<(PathBuf, &'static str)>,
}

/// What a search came to.
pub(crate) struct Found {
    pub(crate) report: Value,
    pub(crate) stderr: String,
    pub(crate) reused: u64,
    pub(crate) run: u64,
}

impl Search {
    /// A search from scratch that writes its report into this folder. It has one worker: what lies before a limit of states
    /// depends on the order of paths, and so on their number.
    pub(crate) fn new(reports: &Path) -> Search {
        let number = REPORTS.fetch_add(1, Ordering::Relaxed);
        let words = [
            "+search=dfs",
            "+search.workers=1",
            "+search.outputs=on",
            "+search.state_limit=4000",
            "+trace.write=off",
            "+search.shorten=0",
        ];
        Search { report: reports.join(format!("{number}.json")), words: words.map(String::from).to_vec(), broken: None }
    }

    /// The same by a build of rjpf that leaves out a guard.
    pub(crate) fn without(mut self, guard: &'static str, binary: &Path) -> Search {
        self.broken = Some((binary.to_path_buf(), guard));
        self
    }

    /// The same with a store, and so many percent of what is reused run all the same.
    pub(crate) fn incremental(mut self, store: &Path, audit: u32) -> Search {
        self.words.push(format!("+incremental={}", store.display()));
        self.words.push(format!("+incremental.audit={audit}"));
        self
    }

    pub(crate) fn with(mut self, word: &str) -> Search {
        self.words.push(word.into());
        self
    }

    /// Several workers, who join after a few transitions.
    pub(crate) fn with_workers(self, workers: usize) -> Search {
        self.with(&format!("+search.workers={workers}")).with("+search.workers_after=10")
    }

    pub(crate) fn run(&self, classes: &Path, main: &str) -> Found {
        let mut rjpf = match &self.broken {
            Some((binary, _)) => Command::new(binary),
            None => Command::new(env!("CARGO_BIN_EXE_rjpf")),
        };
        rjpf.envs(self.broken.iter().map(|(_, guard)| ("RJPF_BROKEN_STORE", guard)));
        rjpf.arg("--jdk").arg(&java::jdks()[0].home).arg("-cp").arg(classes).arg(main);
        rjpf.args(&self.words).arg(format!("+report.json={}", self.report.display()));
        let output = rjpf.current_dir(classes).stdin(std::process::Stdio::null()).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        let text = std::fs::read_to_string(&self.report).unwrap_or_default();
        _ = std::fs::remove_file(&self.report);
        let report: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        let count = |name: &str| report["incremental"][name].as_u64().unwrap_or(0);
        Found { reused: count("reused"), run: count("run"), report, stderr }
    }
}

impl Found {
    pub(crate) fn is_violation(&self) -> bool {
        self.report["verdict"] == "violation"
    }

    pub(crate) fn verdict(&self) -> &str {
        self.report["verdict"].as_str().unwrap_or("none")
    }

    /// Has it come to an end without a limit?
    pub(crate) fn is_whole(&self) -> bool {
        self.report["limits"].as_array().is_none_or(Vec::is_empty)
    }

    pub(crate) fn states(&self) -> u64 {
        self.report["statistics"]["states"].as_u64().unwrap_or(0)
    }

    pub(crate) fn incremental(&self) -> &Value {
        &self.report["incremental"]
    }

    /// The first thing that is not the same.
    pub(crate) fn differs(&self, other: &Found) -> Option<String> {
        // A verdict that is given again does not say how many would have searched.
        let alone: &[&str] = if other.run > 0 { &["oneWorkerBecause"] } else { &[] };
        self.differs_in(other, &[&["restarts"], alone].concat())
    }

    /// The same for a search by several workers: how often it starts over is up to them.
    pub(crate) fn differs_from_crew(&self, other: &Found) -> Option<String> {
        self.differs_in(other, &[])
    }

    fn differs_in(&self, other: &Found, more: &[&'static str]) -> Option<String> {
        if self.report.is_null() || other.report.is_null() {
            return Some(format!("there is no report:\n{}{}", self.stderr, other.stderr));
        }
        let parts = [
            "verdict",
            "warnings",
            "singlePath",
            "findings",
            "notes",
            "unsupported",
            "limits",
            "outputs",
            "exitCodes",
            "assumptions",
            "listeners",
        ];
        let of_statistics = [
            "states",
            "matched",
            "transitions",
            "ends",
            "ignored",
            "maxDepth",
            "threadChoices",
            "dataChoices",
            "peakFrontier",
        ];
        let all = parts.iter().map(|part| (*part, &self.report[part], &other.report[part]));
        let counts = of_statistics
            .iter()
            .chain(more)
            .map(|p| (*p, &self.report["statistics"][p], &other.report["statistics"][p]));
        let different = all.chain(counts).find(|(_, mine, theirs)| mine != theirs);
        different.map(|(part, mine, theirs)| {
            format!("{part}: {mine} from scratch, {theirs} incrementally\n{}", other.stderr)
        })
    }
}
