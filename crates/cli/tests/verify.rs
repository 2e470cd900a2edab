//! The checker's interface: programs under `tests/java/verify` that use `Verify` and `Explore`, and
//! structures under `examples-java` whose number of states is known in closed form.
//!
//! Directives in a program's first comment block: `outputs` (all that its paths print, quoted and
//! separated by `|`), `ends` and `ignored` (how many paths end and are given up), `expect` (`ok`,
//! `assertion`, `exception` or `unsupported`; `ok` if there is none), `flags` (more options).

mod java;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use java::{java_files, jdks, root};
use rjpf_classes::path::Jdk;

/// Compiles sources into a folder under `target`.
fn compile(jdk: &Path, name: &str, sources: &[PathBuf], class_path: &str) -> PathBuf {
    let folder = root().join("target/verify").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let mut javac = java::javac_at(jdk);
    javac.args(["--release", "11", "-g", "-nowarn", "-cp", class_path, "-d"]).arg(&folder).args(sources);
    let output = javac.output().unwrap();
    assert!(output.status.success(), "javac: {}", String::from_utf8_lossy(&output.stderr));
    folder
}

fn model(jdk: &Path, name: &str) -> PathBuf {
    compile(jdk, name, &java_files(&root().join("jdk-models/verify")), ".")
}

struct Report {
    code: i32,
    text: String,
}

impl Report {
    /// The number behind a word of the line with statistics.
    fn number(&self, word: &str) -> Option<u64> {
        let line = self.text.lines().find(|l| l.starts_with("states "))?;
        let (_, rest) = line.split_once(&format!("{word} "))?;
        rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    }

    fn outputs(&self) -> BTreeSet<String> {
        self.text.lines().filter_map(|l| l.strip_prefix("output: ")).map(String::from).collect()
    }

    fn verdict(&self) -> &'static str {
        let begins = |word: &str| self.text.lines().any(|l| l.starts_with(word));
        match self.code {
            0 => "ok",
            1 if begins("ASSERTION: ") => "assertion",
            1 if begins("EXCEPTION: ") => "exception",
            3 if self.text.contains("UNSUPPORTED: ") => "unsupported",
            _ => "something else",
        }
    }
}

fn check(jdk: &Path, class_path: &str, words: &[&str]) -> Report {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    command.arg("--jdk").arg(jdk).args(["-cp", class_path]).args(words);
    let output = command.stdin(Stdio::null()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    Report { code: output.status.code().unwrap_or(-1), text: text.into_owned() }
}

fn directives(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = source.lines().filter_map(|l| l.strip_prefix("//@ "));
    lines.map(|line| line.split_once(": ").unwrap_or_else(|| panic!("malformed directive: {line}")))
}

/// What is wrong with a report, by the directives of the program.
fn complaints(source: &str, report: &Report) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut expect = "ok";
    for (key, value) in directives(source) {
        match key {
            "flags" => {}
            "expect" => expect = value,
            "outputs" => {
                let expected: BTreeSet<String> = value.split(" | ").map(String::from).collect();
                if expected != report.outputs() {
                    wrong.push(format!("outputs {:?}\n  instead of {expected:?}", report.outputs()));
                }
            }
            "ends" | "ignored" => {
                if report.number(key) != value.parse().ok() {
                    wrong.push(format!("{key} {:?} instead of {value}", report.number(key)));
                }
            }
            other => panic!("unknown directive {other}"),
        }
    }
    if report.verdict() != expect {
        wrong.push(format!("{} instead of {expect}", report.verdict()));
    }
    wrong
}

#[test]
fn programs_that_use_the_interface() {
    let mut failures = Vec::new();
    for Jdk { feature, home: jdk, .. } in jdks() {
        let model = model(&jdk, &format!("model-{feature}"));
        let sources = java_files(&root().join("tests/java/verify"));
        assert!(!sources.is_empty());
        let classes = compile(&jdk, &format!("programs-{feature}"), &sources, &model.display().to_string());
        // The class path holds the plain-JVM model first: the checker's own class must win.
        let class_path = format!("{}:{}", model.display(), classes.display());
        for source in sources {
            let class = source.file_stem().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&source).unwrap();
            let mut words = vec![class.as_str(), "+search.outputs=true"];
            words.extend(directives(&text).filter(|d| d.0 == "flags").flat_map(|d| d.1.split(' ')));
            let report = check(&jdk, &class_path, &words);
            let wrong = complaints(&text, &report);
            if !wrong.is_empty() {
                failures.push(format!("{class} on JDK {feature}: {}\n{}", wrong.join("; "), report.text));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Structure, bound, operations, states: the closed forms of the structures' READMEs.
const STRUCTURES: &[(&str, u64, u64, u64)] = &[
    // The sum over k < N of C(N, k) Catalan(k).
    ("bst", 4, 8, 37),
    ("bst", 6, 12, 599),
    // (N^N - 1) / (N - 1).
    ("stack", 4, 5, 85),
    ("stack", 5, 6, 781),
];

/// Every execution of an operation ends the path, is given up at `ignoreIfSeen` or passes it; the
/// first passing has no execution before it.
#[test]
fn structures_have_the_states_of_their_closed_forms() {
    let Jdk { feature, home: jdk, .. } = jdks().remove(0);
    let model = model(&jdk, &format!("model-structures-{feature}"));
    let mut sources = java_files(&root().join("examples-java/bst"));
    sources.extend(java_files(&root().join("examples-java/stack")));
    let classes = compile(&jdk, &format!("structures-{feature}"), &sources, &model.display().to_string());
    for &(name, bound, operations, states) in STRUCTURES {
        // No model on the class path: the interface exists without one.
        let words = [&format!("{name}.Driver"), &bound.to_string(), "+search=bfs"].map(|w| w.to_string());
        let report = check(&jdk, &classes.display().to_string(), &words.each_ref().map(String::as_str));
        let (Some(ends), Some(ignored)) = (report.number("ends"), report.number("ignored")) else {
            panic!("{name} {bound}: {}", report.text)
        };
        assert_eq!(report.verdict(), "ok", "{name} {bound}: {}", report.text);
        assert_eq!(states * operations, ends + ignored + states - 1, "{name} {bound}: {}", report.text);
    }
}
