//! Compiling, checking and natively running programs, and what was observed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rjpf_classes::path::Jdk;

use crate::java::root;

/// What one search came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Observed {
    /// Kind and message of every distinct violation.
    pub(crate) findings: BTreeSet<String>,
    /// What paths that ended normally wrote.
    pub(crate) outputs: BTreeSet<String>,
    /// Bounds that were hit.
    pub(crate) limits: Vec<String>,
    pub(crate) states: u64,
    /// The tool itself failed, or something is unsupported.
    pub(crate) failure: Option<String>,
}

/// Compiles sources in one run of javac; the checker's interface is on the class path.
pub(crate) fn compile(jdk: &Jdk, sources: &[PathBuf], out: &Path) -> Result<(), String> {
    fs::create_dir_all(out).unwrap();
    let list = out.join("sources");
    let lines: Vec<String> = sources.iter().map(|s| s.display().to_string()).collect();
    fs::write(&list, lines.join("\n")).unwrap();
    let mut words = ["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8"].map(String::from).to_vec();
    words.extend(["-d".into(), out.display().to_string()]);
    words.extend(["-sourcepath".into(), root().join("jdk-models/verify").display().to_string()]);
    words.push(format!("@{}", list.display()));
    if jdk.tool("javac").is_some() {
        return crate::java::compiler::compile(&jdk.home, &words);
    }
    let result = crate::java::javac(jdk).args(&words).output().unwrap();
    if result.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&result.stderr).into_owned()) }
}

/// Searches a program with these settings beside those that the comparison needs.
pub(crate) fn check(jdk: &Jdk, classes: &Path, class: &str, flags: &[&str], number: usize) -> Observed {
    let report = classes.join(format!("{class}-{number}.json"));
    let binary = std::env::var("RJPF_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_rjpf").into());
    check_with(Command::new(binary), jdk, classes, class, flags, &report)
}

/// The same with a certain build, by way of a certain report.
pub(crate) fn check_with(
    mut rjpf: Command,
    jdk: &Jdk,
    classes: &Path,
    class: &str,
    flags: &[&str],
    report: &Path,
) -> Observed {
    rjpf.arg("--jdk").arg(&jdk.home).arg("-cp").arg(classes).arg(class);
    rjpf.args(["+search.outputs=true", "+search.multiple_errors=true", "+search.shorten=0", "+trace.write=false"]);
    rjpf.arg("+property.livelock=violation");
    rjpf.arg(format!("+report.json={}", report.display())).args(flags);
    let output = rjpf.current_dir(classes).output().unwrap();
    let text = fs::read_to_string(report).unwrap_or_default();
    _ = fs::remove_file(report);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    match serde_json::from_str(&text) {
        Ok(json) => observed(&json, &stderr),
        Err(_) => Observed { failure: Some(stderr), ..Observed::default() },
    }
}

fn observed(json: &serde_json::Value, stderr: &str) -> Observed {
    let texts = |key: &str| -> Vec<String> {
        json[key].as_array().into_iter().flatten().filter_map(|t| t.as_str().map(String::from)).collect()
    };
    let findings = json["findings"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|f| format!("{}: {}", f["kind"].as_str().unwrap_or(""), f["message"].as_str().unwrap_or("")));
    Observed {
        findings: without_early_circles(findings.collect()),
        outputs: texts("outputs").into_iter().collect(),
        limits: texts("limits"),
        states: json["statistics"]["states"].as_u64().unwrap_or(0),
        failure: (json["verdict"] == "unsupported").then(|| stderr.to_string()),
    }
}

/// Threads that wait for each other for ever are found as soon as they do; whether others can still go on then, or have ended, depends on where threads
/// pause. So a circle of threads is the same finding as the deadlock that it comes to.
fn without_early_circles(findings: BTreeSet<String>) -> BTreeSet<String> {
    let threads = |finding: &str, what: &str| -> Option<BTreeSet<String>> {
        Some(finding.strip_prefix(what)?.split(", ").map(String::from).collect())
    };
    let ends: Vec<_> = findings.iter().filter_map(|f| threads(f, "deadlock: no thread can run: ")).collect();
    let is_early = |finding: &String| {
        let circle = threads(finding, "deadlock: threads wait for each other for ever: ");
        circle.is_some_and(|circle| ends.iter().any(|end| circle.is_subset(end)))
    };
    findings.iter().filter(|finding| !is_early(finding)).cloned().collect()
}

/// What the real virtual machine showed: kind and text, by program.
pub(crate) fn run_natively(
    jdk: &Jdk,
    classes: &Path,
    programs: &[String],
    runs: usize,
) -> BTreeMap<String, BTreeSet<(String, String)>> {
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.args(["-ea", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-cp"]).arg(classes);
    java.arg("Native").arg(classes).arg(runs.to_string()).args(programs);
    let output = java.output().unwrap();
    let mut seen: BTreeMap<String, BTreeSet<(String, String)>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut words = line.splitn(3, '\t');
        if let (Some(program), Some(kind), Some(text)) = (words.next(), words.next(), words.next()) {
            seen.entry(program.into()).or_default().insert((kind.into(), text.into()));
        }
    }
    seen
}
