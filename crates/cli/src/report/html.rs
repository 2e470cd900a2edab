//! The report as one HTML file that works offline: thread lanes next to the source, step by step.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Report, json as report_json};

const PAGE: &str = include_str!("page.html");

pub(crate) fn render(report: &Report<'_>) -> String {
    let mut data = report_json::value(report);
    data["sources"] = sources(report);
    data["verdictLine"] = json!(verdict_line(report));
    fill(&report.program.main, &data)
}

/// The page with a title and its data; neither can break out of its place, whatever it says.
fn fill(title: &str, data: &Value) -> String {
    let (head, rest) = PAGE.split_once("__DATA__").unwrap_or((PAGE, ""));
    // JSON has `<` inside strings only; written as an escape it cannot end the script.
    let data = data.to_string().replace('<', "\\u003c");
    format!("{}{data}{rest}", head.replace("__TITLE__", &super::text::escape(title)))
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
        _ => "unsupported: the program needs something that is not there".into(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_text_stays_in_its_place() {
        let evil = "</script><script>alert(1)</script><!-- __DATA__ __TITLE__";
        let page = fill(evil, &json!({ "message": evil }));
        assert_eq!(page.matches("</script>").count(), 2, "only those of the page itself");
        assert_eq!(page.matches("<!--").count(), 0);
        let data = page.split("application/json\">").nth(1).unwrap().split("</script>").next().unwrap();
        assert_eq!(serde_json::from_str::<Value>(data).unwrap()["message"], evil);
    }
}
