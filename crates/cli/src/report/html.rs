//! The report as one HTML file that works offline: thread lanes next to the source, step by step.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Report, json as report_json};

const PAGE: &str = include_str!("page.html");

pub(crate) fn render(report: &Report<'_>) -> String {
    let mut data = report_json::value(report);
    data["sources"] = sources(report);
    data["verdictLine"] = json!(verdict_line(report));
    // A closing tag inside the data would end the script.
    let data = data.to_string().replace("</", "<\\/").replace("<!--", "<\\!--");
    PAGE.replace("__TITLE__", &super::text::escape(&report.program.main)).replace("__DATA__", &data)
}

fn verdict_line(report: &Report<'_>) -> String {
    match (report.verdict_word(), report.counterexamples.as_slice()) {
        ("violation", [one]) => {
            let v = &one.finding.violation;
            format!("{}: {}", v.kind.name(), v.message)
        }
        ("violation", many) => format!("{} different errors found", many.len()),
        ("no-error", _) => "no error found: every path was covered".into(),
        ("incomplete", _) => "no error found within the bounds".into(),
        (other, _) => other.to_string(),
    }
}

/// The text of every source that a step is in.
fn sources(report: &Report<'_>) -> Value {
    let steps = report.counterexamples.iter().flat_map(|c| &c.trace.steps);
    let names: BTreeSet<&str> = steps.filter_map(|s| s.place.source.as_deref()).collect();
    let mut found = serde_json::Map::new();
    for name in names {
        if let Some(lines) = report.sources.text(name) {
            found.insert(name.to_string(), json!(lines));
        }
    }
    Value::Object(found)
}
