//! Runs the checker and reads its JSON report.

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use rjpf_classes::path::Jdk;
use serde_json::Value;

use crate::classes::{classes, root};

/// What the checker said.
pub(crate) struct Report {
    json: Value,
    /// The console report and what went to stderr.
    pub(crate) text: String,
}

impl Report {
    pub(crate) fn number(&self, name: &str) -> u64 {
        let number = self.json["statistics"][name].as_u64();
        number.unwrap_or_else(|| panic!("no {name} in the report\n{}", self.text))
    }

    /// "no error", the kind of the violation (with the class of an exception), or what else it is.
    pub(crate) fn verdict(&self) -> String {
        let first = &self.json["findings"][0];
        match (self.json["verdict"].as_str(), first["kind"].as_str()) {
            (Some("no-error"), None) => "no error".into(),
            (Some("violation"), Some("exception")) => first["exception"].as_str().unwrap_or("exception").into(),
            (Some("violation"), Some(kind)) => kind.into(),
            _ => format!("something else:\n{}", self.text),
        }
    }

    /// How many choices lead to the violation.
    pub(crate) fn path_length(&self) -> usize {
        self.json["findings"][0]["originalPath"].as_str().unwrap().split('/').count()
    }

    pub(crate) fn assumptions(&self) -> String {
        self.json["assumptions"].to_string()
    }
}

/// Checks with these words; the search has no limit unless they say so.
pub(crate) fn check(jdk: &Jdk, words: &[&str]) -> Report {
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let scratch = classes().scratch();
    let file = scratch.join(format!("{}-{run}.json", std::process::id()));
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("--jdk").arg(&jdk.home).args(words).arg(format!("+report.json={}", file.display()));
    rjpf.args(["+trace.write=off", "+search.shorten=0"]);
    // What the checker compiles by itself stays under `target` as well.
    rjpf.env("XDG_CACHE_HOME", root().join("target/subjects-cache")).current_dir(&scratch);
    let output = rjpf.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    let json = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{words:?}: {e}\n{text}"));
    _ = fs::remove_file(&file);
    Report { json: serde_json::from_str(&json).unwrap(), text: text.into_owned() }
}

/// Explores a class of the subjects without versions, breadth first.
pub(crate) fn explore(jdk: &Jdk, class: &str, arguments: &[u64], more: &[&str]) -> Report {
    let class_path = classes().subjects().display().to_string();
    let arguments: Vec<String> = arguments.iter().map(u64::to_string).collect();
    let mut words = vec!["-cp", &class_path, class, "+search=bfs"];
    words.extend(arguments.iter().map(String::as_str));
    words.extend(more);
    let report = check(jdk, &words);
    assert_eq!(report.verdict(), "no error", "{class} {arguments:?}");
    report
}
