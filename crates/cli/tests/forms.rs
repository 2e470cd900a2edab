//! Machine-readable output, read back by standard tools: JSON and SARIF by a JSON-schema validator,
//! JUnit by an XML parser.

mod support;

use std::fs;
use std::path::Path;

use serde_json::Value;
use support::*;

/// One check with every form: name, words, verdict.
struct Case {
    name: &'static str,
    words: &'static [&'static str],
    code: i32,
    verdict: &'static str,
    kind: Option<&'static str>,
}

const CASES: &[Case] = &[
    case("deadlock", &["Deadlock.java"], 1, "violation", Some("deadlock")),
    case("assertion", &["Counter.java"], 1, "violation", Some("assertion")),
    case("race", &["Counter.java", "-da", "--race"], 1, "violation", Some("race")),
    case("livelock", &["Polite.java", "--livelock"], 1, "violation", Some("livelock")),
    case("choices", &["Choices.java"], 1, "violation", Some("assertion")),
    case("many", &["Counter.java", "--race", "--all-errors"], 1, "violation", None),
    case("fine", &["Fine.java", "--outputs"], 0, "no-error", None),
    case("bounded", &["Fine.java", "--depth", "1", "+por=off"], 3, "incomplete", None),
    case("unsupported", &["Network.java", "--search", "bfs"], 3, "unsupported", None),
];

const fn case(
    name: &'static str,
    words: &'static [&'static str],
    code: i32,
    verdict: &'static str,
    kind: Option<&'static str>,
) -> Case {
    Case { name, words, code, verdict, kind }
}

/// Runs a case with every form; gives its folder.
fn written(case: &Case, run: &str) -> std::path::PathBuf {
    let sources = [
        ("Deadlock.java", DEADLOCK),
        ("Counter.java", COUNTER),
        ("Polite.java", POLITE),
        ("Choices.java", CHOICES),
        ("Fine.java", FINE),
        ("Network.java", NETWORK),
    ];
    let at = folder(&format!("forms-{run}-{}", case.name), &sources);
    let forms = "--json=r.json --junit=r.xml --sarif=r.sarif --dot=r.dot --html=r.html --trace=t.json";
    let words: Vec<&str> = case.words.iter().copied().chain(forms.split(' ')).collect();
    let found = rjpf(&at, &words);
    assert_eq!(found.code, case.code, "{}: {}{}", case.name, found.out, found.err);
    at
}

fn schema(file: &Path) -> jsonschema::Validator {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    // The public SARIF schema has a bracket of its own in one pattern (`run.language`, which is not
    // written here); ECMA's lenient regular expressions take it as it is, the validator's do not.
    let text = text.replace("{2}]?$", r"{2}\\]?$");
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

fn valid(schema: &jsonschema::Validator, value: &Value, what: &str) {
    let errors: Vec<String> =
        schema.iter_errors(value).map(|e| format!("{} at {}", e, e.instance_path())).take(10).collect();
    assert!(errors.is_empty(), "{what}: {errors:#?}");
}

#[test]
fn every_form_of_every_verdict_is_read_by_standard_tools() {
    let root = repository();
    let sarif = schema(&root.join("tests/schemas/sarif-schema-2.1.0.json"));
    let report = schema(&root.join("docs/rjpf-report.schema.json"));
    let trace = schema(&root.join("docs/rjpf-trace.schema.json"));
    for case in CASES {
        let at = written(case, "all");
        let log = json(at.join("r.sarif"));
        valid(&sarif, &log, &format!("{}: SARIF", case.name));
        check_sarif(&log);
        let value = json(at.join("r.json"));
        valid(&report, &value, &format!("{}: JSON", case.name));
        check_report(case, &value);
        let traces: Vec<_> =
            ["t.json", "t-1.json", "t-2.json"].iter().map(|t| at.join(t)).filter(|t| t.exists()).collect();
        assert_eq!(traces.len(), value["findings"].as_array().unwrap().len(), "{}: a trace for each", case.name);
        for file in traces {
            valid(&trace, &json(file), &format!("{}: trace file", case.name));
        }
        check_junit(case, &fs::read_to_string(at.join("r.xml")).unwrap());
        check_dot(&fs::read_to_string(at.join("r.dot")).unwrap());
    }
}

/// The schemas reject what is wrong, so that the test above can fail.
#[test]
fn the_schemas_are_strict() {
    let at = written(&CASES[1], "strict");
    let root = repository();
    let report = schema(&root.join("docs/rjpf-report.schema.json"));
    let mut value = json(at.join("r.json"));
    value["findings"][0]["trace"]["steps"][0]["thread"] = "main".into();
    assert!(!report.is_valid(&value));
    let mut value = json(at.join("r.json"));
    value["extra"] = 1.into();
    assert!(!report.is_valid(&value), "a field that is not documented");
    let sarif = schema(&root.join("tests/schemas/sarif-schema-2.1.0.json"));
    let mut log = json(at.join("r.sarif"));
    log["runs"][0]["results"][0]["level"] = "terrible".into();
    assert!(!sarif.is_valid(&log));
}

fn check_report(case: &Case, report: &Value) {
    assert_eq!(report["verdict"], case.verdict, "{}", case.name);
    assert!(report["statistics"]["transitions"].as_u64().unwrap() > 0, "{}: statistics are there", case.name);
    assert_eq!(report["unsupported"].is_string(), case.verdict == "unsupported");
    for finding in report["findings"].as_array().unwrap() {
        let trace = &finding["trace"];
        let threads = trace["threads"].as_array().unwrap().len() as u64;
        let steps = trace["steps"].as_array().unwrap();
        assert!(steps.iter().all(|s| s["thread"].as_u64().unwrap() < threads));
        assert!(steps.iter().any(|s| !s["heap"].as_array().unwrap().is_empty()), "{}: no heap", case.name);
        let marked = |mark: &str| steps.iter().filter(|s| s["mark"] == mark).count();
        let kind = finding["kind"].as_str().unwrap();
        assert!(case.kind.is_none_or(|k| k == kind), "{}: {kind}", case.name);
        assert_eq!(marked("race"), if kind == "race" { 2 } else { 0 }, "{}", case.name);
        assert_eq!(marked("cycle") > 0, kind == "livelock", "{}", case.name);
        assert_eq!(trace["cycle"].is_number(), kind == "livelock");
    }
}

/// What the schema cannot say: rules are declared, and viewers find the source.
fn check_sarif(log: &Value) {
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    for result in run["results"].as_array().unwrap() {
        assert!(rules.iter().any(|r| r["id"] == result["ruleId"]));
        for location in result["locations"].as_array().unwrap() {
            let uri = location["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap();
            assert!(uri.ends_with(".java"), "{uri}");
            assert!(location["physicalLocation"]["region"]["startLine"].as_u64().unwrap() >= 1);
        }
    }
}

fn check_junit(case: &Case, text: &str) {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|e| panic!("{}: {e}\n{text}", case.name));
    let count = |name: &str| document.descendants().filter(|n| n.has_tag_name(name)).count();
    let suite = document.descendants().find(|n| n.has_tag_name("testsuite")).unwrap();
    for (attribute, tag) in
        [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
    {
        assert_eq!(suite.attribute(attribute).unwrap(), count(tag).to_string(), "{}: {attribute}", case.name);
    }
    let outcome = ["failure", "skipped", "error"].into_iter().find(|tag| count(tag) > 0).unwrap_or("passed");
    let expected = match case.verdict {
        "violation" => "failure",
        "incomplete" => "skipped",
        "unsupported" => "error",
        _ => "passed",
    };
    assert_eq!(outcome, expected, "{}", case.name);
    if case.name == "choices" {
        let failure = document.descendants().find(|n| n.has_tag_name("failure")).unwrap();
        assert!(failure.attribute("message").unwrap().contains("</script><script>"), "text is escaped, not lost");
    }
}

/// Every edge joins nodes that are declared.
fn check_dot(text: &str) {
    assert!(text.starts_with("digraph states {") && text.ends_with("}\n"), "{text}");
    let nodes: Vec<&str> =
        text.lines().filter(|l| !l.contains("->")).filter_map(|l| l.trim().split_once(" [")).map(|(n, _)| n).collect();
    for edge in text.lines().filter(|l| l.contains("->")) {
        let (from, to) = edge.trim().trim_end_matches(';').split_once(" -> ").unwrap();
        let to = to.split(' ').next().unwrap();
        assert!(nodes.contains(&from) && nodes.contains(&to), "{edge}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let at = folder("forms-unwritable", &[("Single.java", SINGLE)]);
    for form in ["--json", "--junit", "--sarif", "--dot", "--html"] {
        wrong(&at, &["Single.java", form, "no/such/folder.out"], &["cannot write no/such/folder.out"]);
    }
}
