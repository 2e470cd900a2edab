//! The findings as SARIF 2.1.0: one result each, with the trace as a code flow per thread.

use rjpf_explore::report::{Mark, Place, Step, Trace};
use serde_json::{Value, json};

use super::{Counterexample, Report, text};
use crate::config::generate::properties;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

pub(crate) fn render(report: &Report<'_>) -> String {
    let notes: Vec<Value> = report
        .verdict
        .limits
        .iter()
        .map(|l| json!({ "level": "warning", "message": { "text": format!("incomplete: {l}") } }))
        .chain(report.notes.iter().map(|n| json!({ "level": "note", "message": { "text": n.text } })))
        .chain(
            report
                .stop
                .iter()
                .map(|stop| json!({ "level": "error", "message": { "text": crate::session::stopped(stop).message } })),
        )
        .collect();
    let value = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "rjpf",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules(report),
            } },
            "invocations": [{
                "executionSuccessful": report.stop.is_none(),
                "toolExecutionNotifications": notes,
            }],
            "results": report.counterexamples.iter().map(|c| result(report, c)).collect::<Vec<_>>(),
        }],
    });
    let mut text = serde_json::to_string_pretty(&value).unwrap_or_default();
    text.push('\n');
    text
}

/// The properties that are always checked, and whatever else was found.
fn rules(report: &Report<'_>) -> Vec<Value> {
    let mut rules: Vec<(String, String)> =
        properties().map(|(name, doc)| (name.to_string(), doc.to_string())).collect();
    for found in &report.counterexamples {
        let name = found.finding.violation.kind.name();
        if rules.iter().all(|(known, _)| known != name) {
            rules.push((name.to_string(), format!("a {name} of the program")));
        }
    }
    let rule = |(name, doc): (String, String)| json!({ "id": name, "shortDescription": { "text": doc } });
    rules.into_iter().map(rule).collect()
}

fn result(report: &Report<'_>, found: &Counterexample) -> Value {
    let v = &found.finding.violation;
    let trace = &found.trace;
    let flows: Vec<Value> = (0..trace.columns.len())
        .filter_map(|column| {
            let steps = trace.steps.iter().enumerate().filter(|(_, s)| s.column == column);
            let locations: Vec<Value> = steps.map(|(i, s)| flow_location(report, trace, i, s)).collect();
            // A thread flow has at least one location.
            (!locations.is_empty()).then(|| json!({ "id": trace.columns[column].name, "locations": locations }))
        })
        .collect();
    let mut result = json!({
        "ruleId": v.kind.name(),
        "level": "error",
        "message": { "text": v.message },
        "locations": [location(report, &found.place())],
        "partialFingerprints": { "rjpf/v1": format!("{}:{}", v.kind.name(), v.message) },
        "properties": { "path": found.finding.path.to_string() },
    });
    if !flows.is_empty() {
        result["codeFlows"] = json!([{ "threadFlows": flows }]);
    }
    result
}

/// A step of a thread. What races and what goes round is said in the message and kept by viewers
/// that show only what is essential.
fn flow_location(report: &Report<'_>, trace: &Trace, number: usize, step: &Step) -> Value {
    let mut message = text::action(&step.what);
    match step.mark {
        Some(Mark::Race) => message.push_str(" (races; about to happen when the path ends)"),
        Some(Mark::Cycle) if trace.cycle == Some(number) => message.push_str(" (from here on it goes round for ever)"),
        _ => {}
    }
    let importance = match step.mark {
        Some(_) => "essential",
        None if step.folds => "unimportant",
        None => "important",
    };
    let mut location = location(report, &step.place);
    location["message"] = json!({ "text": message });
    json!({ "location": location, "executionOrder": number + 1, "importance": importance })
}

fn location(report: &Report<'_>, place: &Place) -> Value {
    let mut location = json!({
        "logicalLocations": [{ "fullyQualifiedName": format!("{}.{}", place.class, place.method), "kind": "function" }],
    });
    if let Some(source) = &place.source {
        let file = report.sources.file(source).map_or_else(|| source.clone(), |f| f.display().to_string());
        let mut physical = json!({ "artifactLocation": { "uri": uri(&file) } });
        if let Some(line) = place.line.filter(|&l| l > 0) {
            physical["region"] = json!({ "startLine": line });
        }
        location["physicalLocation"] = physical;
    }
    location
}

/// A file name as a URI reference: absolute ones with their scheme, others as they are.
fn uri(file: &str) -> String {
    let mut out = if file.starts_with('/') { String::from("file://") } else { String::new() };
    for b in file.bytes() {
        match b {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' | b'$' | b'@' => {
                out.push(b as char)
            }
            _ => out.push_str(&format!("%{b:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn files_become_uri_references() {
        assert_eq!(super::uri("/a b/M$x.java"), "file:///a%20b/M$x.java");
        assert_eq!(super::uri("a/Main.java"), "a/Main.java");
    }
}
