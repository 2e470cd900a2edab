//! `rjpf TARGET`: explores every interleaving and every choice of a program.

use std::io::Write;

use rjpf_explore::{Config, Explorer, Finding, Jvm, Machine, Path, Verdict};
use rjpf_vm::{Peer, Visibility};

use crate::options::Options;
use crate::{ToolError, exit, session};

pub(crate) fn check(options: &Options, peers: &[Peer]) -> Result<u8, ToolError> {
    let mut jvm = Jvm::new(session::machine(options, peers)?, visibility(options));
    let initial = jvm.snapshot();
    let explorer = Explorer::new(&mut jvm, options.search.clone());
    let verdict = match &options.replay {
        Some(path) => explorer.replay(path),
        None => explorer.run(),
    };
    let verdict = verdict.map_err(|stop| session::stopped(&stop))?;
    let mut traces = Vec::new();
    for finding in &verdict.findings {
        traces.push(jvm.describe_path(&initial, &finding.path).map_err(|stop| session::stopped(&stop))?);
    }
    report(options, &verdict, &traces);
    Ok(code(&verdict))
}

fn visibility(options: &Options) -> Visibility {
    let trust = options.trust_library;
    if options.reduction { Visibility::Shared { trust } } else { Visibility::Everything { trust } }
}

fn code(verdict: &Verdict) -> u8 {
    match (verdict.findings.is_empty(), verdict.limits.is_empty()) {
        (false, _) => exit::VIOLATION,
        (true, true) => 0,
        (true, false) => exit::UNSUPPORTED,
    }
}

fn report(options: &Options, verdict: &Verdict, traces: &[Vec<String>]) {
    let mut text = String::new();
    for (finding, trace) in verdict.findings.iter().zip(traces) {
        text.push_str(&describe(finding, trace));
    }
    if verdict.findings.is_empty() {
        text.push_str(if verdict.limits.is_empty() {
            "no error found: every path was covered\n"
        } else {
            "no error found within the bounds below\n"
        });
    }
    let s = &verdict.statistics;
    for limit in &verdict.limits {
        text.push_str(&format!("incomplete: {limit}\n"));
    }
    if s.thread_choices == 0 && s.data_choices == 0 {
        text.push_str("note: the program had a single path: no concurrency and no choice was exercised\n");
    }
    text.push_str(&format!(
        "states {} (matched {}), transitions {}, ends {}, ignored {}, depth {}, choices {} thread + {} data, {:.3} s\n",
        s.states, s.matched, s.transitions, s.ends, s.ignored, s.max_depth, s.thread_choices, s.data_choices,
        s.elapsed.as_secs_f64()
    ));
    text.push_str(&format!("assumed: {}\n", assumptions(options, &options.search)));
    if options.search.collect_outputs {
        for output in &verdict.outputs {
            text.push_str(&format!("output: {:?}\n", String::from_utf8_lossy(output)));
        }
    }
    _ = std::io::stdout().write_all(text.as_bytes());
}

fn assumptions(options: &Options, config: &Config) -> String {
    let mut list = vec!["sequentially consistent memory"];
    if options.trust_library {
        list.push("listed library classes are linearizable");
    }
    if config.matching {
        list.push("128-bit fingerprints do not collide");
    }
    list.join("; ")
}

fn describe(finding: &Finding, trace: &[String]) -> String {
    let Finding { violation, path, .. } = finding;
    let mut text = format!("{}: {}\n", violation.kind.name().to_uppercase(), violation.message);
    for line in violation.details.lines() {
        text.push_str(&format!("  {line}\n"));
    }
    for (i, step) in trace.iter().enumerate() {
        text.push_str(&format!("  {:>3}  {step}\n", i + 1));
    }
    text.push_str(&format!("path: {}\n", shown(path)));
    text
}

fn shown(path: &Path) -> String {
    if path.0.is_empty() { "(no choice before it)".into() } else { path.to_string() }
}
