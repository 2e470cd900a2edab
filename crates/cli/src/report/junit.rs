//! The report as JUnit XML: one test case per finding, or one that passed.

use super::text::escape;
use super::{Counterexample, Report};

pub(crate) fn render(report: &Report<'_>) -> String {
    let main = escape(&report.program.main);
    let seconds = report.verdict.statistics.elapsed.as_secs_f64();
    let failures = report.counterexamples.len();
    let incomplete = report.stop.is_some() || (failures == 0 && !report.verdict.limits.is_empty());
    let tests = failures.max(1);
    let errors = usize::from(report.stop.is_some());
    let skipped = usize::from(incomplete && report.stop.is_none());
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rjpf\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{seconds:.3}\">\n  \
         <testsuite name=\"{main}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{seconds:.3}\">\n"
    );
    for found in &report.counterexamples {
        out.push_str(&failure(&main, found));
    }
    if failures == 0 {
        out.push_str(&format!("    <testcase classname=\"{main}\" name=\"all paths\" time=\"{seconds:.3}\">\n"));
        if let Some(stop) = &report.stop {
            let message = escape(&crate::session::stopped(stop).message);
            out.push_str(&format!("      <error type=\"unsupported\" message=\"the program needs something that is not there\">{message}</error>\n"));
        } else if incomplete {
            let limits: Vec<String> = report.verdict.limits.iter().map(|l| l.to_string()).collect();
            out.push_str(&format!("      <skipped message=\"incomplete: {}\"/>\n", escape(&limits.join("; "))));
        }
        out.push_str("    </testcase>\n");
    }
    out.push_str("  </testsuite>\n</testsuites>\n");
    out
}

fn failure(main: &str, found: &Counterexample) -> String {
    let v = &found.finding.violation;
    let kind = escape(found.exception().unwrap_or(v.kind.name()));
    let mut body = v.details.clone();
    if let Some(cycle) = found.trace.cycle {
        body.push_str(&format!("steps {} to {} of the trace go round for ever\n", cycle + 1, found.trace.steps.len()));
    }
    body.push_str(&format!("path: {}\n", found.finding.path));
    if let Some(file) = &found.trace_file {
        body.push_str(&format!("replay: rjpf replay {}\n", file.display()));
    }
    format!(
        "    <testcase classname=\"{main}\" name=\"{}\">\n      <failure type=\"{kind}\" message=\"{}\">{}</failure>\n    </testcase>\n",
        escape(v.kind.name()),
        escape(&v.message),
        escape(&body)
    )
}
