//! `rjpf merge`: what the searches of all parts come to, from their JSON reports.

use std::path::PathBuf;

use rjpf_classes::path::read_regular;
use rjpf_explore::{Path, Range};
use serde_json::Value;

use crate::{ToolError, exit, report};

/// The report of one part.
struct Part {
    file: String,
    range: Range,
    covered: bool,
    report: Value,
}

pub(crate) fn merge(files: &[PathBuf]) -> Result<u8, ToolError> {
    let mut parts = files.iter().map(|file| read(file)).collect::<Result<Vec<Part>, ToolError>>()?;
    parts.sort_by(|a, b| a.range.from.cmp(&b.range.from));
    for pair in parts.windows(2) {
        same_program(&pair[0], &pair[1])?;
    }
    let gaps = gaps(&parts)?;
    let open: Vec<&Part> = parts.iter().filter(|part| !part.covered).collect();
    let findings: Vec<String> = parts.iter().flat_map(findings).collect();
    let sum = |name: &str| parts.iter().filter_map(|p| p.report["statistics"][name].as_u64()).sum::<u64>();
    let mut text = format!(
        "{} parts: states {} (some in several parts), transitions {}, paths {}\n",
        parts.len(),
        sum("states"),
        sum("transitions"),
        sum("ends")
    );
    text.extend(gaps.iter().map(|gap| format!("nobody searched {gap}\n")));
    text.extend(open.iter().map(|part| format!("{}: did not cover {}\n", part.file, part.range)));
    text.extend(findings.iter().map(|finding| format!("{finding}\n")));
    let whole = gaps.is_empty() && open.is_empty();
    let (verdict, code) = match findings.is_empty() {
        false => ("errors found", exit::VIOLATION),
        true if whole => ("no error: every path was covered", 0),
        true => ("no error found, but not every path was covered", exit::INCOMPLETE),
    };
    report::print(&format!("{verdict}\n{text}"));
    Ok(code)
}

fn read(file: &std::path::Path) -> Result<Part, ToolError> {
    let trouble = |what: &dyn std::fmt::Display| ToolError::usage(format!("{}: {what}", file.display()));
    let bytes = read_regular(file).map_err(|e| trouble(&e))?;
    let report: Value = serde_json::from_slice(&bytes).map_err(|e| trouble(&format!("no JSON report: {e}")))?;
    let part = &report["range"];
    let path = |value: &Value| value.as_str().and_then(|text| text.parse::<Path>().ok());
    let (Some("rjpf-report"), Some(from)) = (report["schema"].as_str(), path(&part["from"])) else {
        return Err(trouble(&"this is no report of a search with range.from or range.to"));
    };
    let to = match &part["to"] {
        Value::Null => None,
        to => Some(path(to).ok_or_else(|| trouble(&"range.to is no path"))?),
    };
    // A search that was stopped has covered what it came to; somebody else has the rest.
    let reached = path(&part["reached"]).filter(|reached| *reached > from && part["outdated"] != Value::Bool(true));
    let covered = part["covered"] == Value::Bool(true) || reached.is_some();
    let to = reached.or(to);
    Ok(Part { file: file.display().to_string(), range: Range { from, to }, covered, report })
}

/// Paths mean the same in two parts only if the program, what it runs on and where threads pause are the same.
fn same_program(a: &Part, b: &Part) -> Result<(), ToolError> {
    let differ = |what: &str| Err(ToolError::usage(format!("{} and {}: {what} is not the same", a.file, b.file)));
    for (what, at) in [
        ("the version of rjpf", "/tool/version"),
        ("the program", "/target/main"),
        ("its arguments", "/target/arguments"),
        ("the JDK", "/target/jdk"),
        ("a setting that changes what a path means", "/range/settings"),
    ] {
        if a.report.pointer(at) != b.report.pointer(at) {
            return differ(what);
        }
    }
    // What was loaded may differ, what a class is may not.
    let classes = a.report["range"]["classes"].as_object().into_iter().flatten();
    for (name, digest) in classes {
        if b.report["range"]["classes"].get(name).is_some_and(|other| other != digest) {
            return differ(&format!("class {name}"));
        }
    }
    Ok(())
}

/// The parts of all paths that none of these is about. They are in order.
fn gaps(parts: &[Part]) -> Result<Vec<Range>, ToolError> {
    let mut gaps = Vec::new();
    let mut reached = Some(Path::default());
    for part in parts {
        match &reached {
            Some(at) if *at == part.range.from => {}
            Some(at) if *at < part.range.from => {
                gaps.push(Range { from: at.clone(), to: Some(part.range.from.clone()) });
            }
            _ => {
                let what = "overlaps with another part";
                return Err(ToolError::usage(format!("{}: {} {what}", part.file, part.range)));
            }
        }
        reached.clone_from(&part.range.to);
    }
    gaps.extend(reached.map(|from| Range { from, to: None }));
    Ok(gaps)
}

/// One line for each violation of a part.
fn findings(part: &Part) -> impl Iterator<Item = String> {
    let findings = part.report["findings"].as_array().cloned().unwrap_or_default();
    let file = part.file.clone();
    findings.into_iter().map(move |finding| {
        let text = |name: &str| finding[name].as_str().unwrap_or_default().to_string();
        format!("{}: {} (path {}, {file})", text("kind"), text("message"), text("path"))
    })
}
