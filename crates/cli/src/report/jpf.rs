//! The report in JPF's form: its sections and their order, for people and scripts that know it.

use rjpf_explore::report::{LockWait, Mark, Step, Trace, What};
use rjpf_vm::transition::ViolationKind;

use super::{Counterexample, Report, text};

pub(crate) fn render(report: &Report<'_>) -> String {
    let mut out = format!("rjpf v{}\n\n", env!("CARGO_PKG_VERSION"));
    section(&mut out, "system under test");
    out.push_str(&format!("{}.main({})\n", report.program.main, report.program.arguments.join(",")));
    section(&mut out, "search started");
    for (i, found) in report.counterexamples.iter().enumerate() {
        let n = i + 1;
        section(&mut out, &format!("error {n}"));
        out.push_str(&format!("{}\n{}\n", property(&found.finding.violation.kind), details(found)));
        section(&mut out, &format!("trace {n}"));
        out.push_str(&trace(report, &found.trace));
        let output = String::from_utf8_lossy(&found.finding.output);
        if !output.is_empty() {
            section(&mut out, &format!("output {n}"));
            out.push_str(&output);
        }
        section(&mut out, &format!("snapshot {n}"));
        out.push_str(&snapshot(&found.trace));
    }
    section(&mut out, "results");
    if let Some(stop) = &report.stop {
        out.push_str(&format!("{}\n", crate::session::stopped(stop).message));
    } else if report.counterexamples.is_empty() {
        out.push_str("no errors detected\n");
    }
    for (i, found) in report.counterexamples.iter().enumerate() {
        let message: String = found.finding.violation.message.chars().take(50).collect();
        out.push_str(&format!("error #{}: {} \"{message}...\"\n", i + 1, property(&found.finding.violation.kind)));
    }
    for note in &report.notes {
        out.push_str(&format!("note: {}\n", note.text));
    }
    for (_, said) in &report.sections {
        section(&mut out, &said.title);
        said.lines.iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    section(&mut out, "statistics");
    out.push_str(&statistics(report));
    for limit in &report.verdict.limits {
        out.push_str(&format!("search constraint:  {limit}\n"));
    }
    section(&mut out, "search finished");
    out
}

fn section(out: &mut String, topic: &str) {
    out.push_str(&format!("\n====================================================== {topic}\n"));
}

/// The name of JPF's property that this violates.
fn property(kind: &ViolationKind) -> String {
    match kind {
        ViolationKind::Deadlock => "gov.nasa.jpf.vm.NotDeadlockedProperty".into(),
        ViolationKind::Assertion | ViolationKind::Uncaught(_) => "gov.nasa.jpf.vm.NoUncaughtExceptionsProperty".into(),
        ViolationKind::Race => "gov.nasa.jpf.listener.PreciseRaceDetector".into(),
        ViolationKind::Livelock => "gov.nasa.jpf.listener.NoStateCycles".into(),
        ViolationKind::Property(name) => name.clone(),
    }
}

fn details(found: &Counterexample) -> String {
    match found.finding.violation.kind {
        ViolationKind::Deadlock => {
            let mut out = String::from("deadlock encountered:");
            for end in &found.trace.ends {
                out.push_str(&format!("\n  thread {}: {}", end.name, end.status));
            }
            out
        }
        _ => found.finding.violation.details.trim_end().to_string(),
    }
}

fn trace(report: &Report<'_>, trace: &Trace) -> String {
    let mut out = String::new();
    for (i, step) in trace.steps.iter().enumerate() {
        let name = &trace.columns[step.column].name;
        if step.mark == Some(Mark::Race) {
            // Not taken any more: it is what the two threads are about to do.
            out.push_str(&format!("  race: thread {name}, {} : {}\n", step.place.short(), text::action(&step.what)));
            continue;
        }
        if trace.cycle == Some(i) {
            out.push_str("  the transitions from here on go round for ever:\n");
        }
        out.push_str(&format!(
            "------------------------------------------------------ transition #{i} thread: {name}\n"
        ));
        out.push_str(&format!("{} {{id:\"{}\" ,{}/{}}}\n", generator(step), id(step), step.index + 1, step.count));
        let source = report.sources.line(&step.place).unwrap_or_else(|| text::action(&step.what));
        out.push_str(&format!("  {:<30} : {source}\n", step.place.short()));
    }
    out
}

fn generator(step: &Step) -> &'static str {
    if matches!(step.what, What::Choose { .. }) {
        "gov.nasa.jpf.vm.IntChoiceGenerator"
    } else {
        "gov.nasa.jpf.vm.choice.ThreadChoiceFromSet"
    }
}

fn id(step: &Step) -> String {
    match &step.what {
        What::Begin => "ROOT".into(),
        What::Start => "START".into(),
        What::Lock { .. } => "LOCK".into(),
        What::Access(a) if a.variable.ends_with(']') => "SHARED_ARRAY".into(),
        What::Access(_) => "SHARED_OBJECT".into(),
        What::Choose { label, .. } => label.clone(),
        What::Call { method, .. } | What::Return { method, .. } => method.clone(),
        What::Launch { .. } => "START".into(),
        What::Join { .. } => "JOIN".into(),
        What::Wait { .. } => "WAIT".into(),
        What::Notify { .. } => "NOTIFY".into(),
        What::Print => "PRINT".into(),
        What::Throw { .. } => "THROW".into(),
        What::TimeOut => "TIMEOUT".into(),
        What::WakeUp => "SPURIOUS_WAKEUP".into(),
        What::Initialize { .. } => "CLINIT".into(),
        What::Go => step.switch.unwrap_or("CONTINUE").to_uppercase().replace(' ', "_"),
    }
}

fn snapshot(trace: &Trace) -> String {
    let mut out = String::new();
    for (i, end) in trace.ends.iter().enumerate() {
        out.push_str(&format!(
            "thread java.lang.Thread:{{id:{i},name:{},status:{}}}\n",
            end.name,
            if end.status == "joining" { "WAITING".into() } else { end.status.to_uppercase() }
        ));
        if let Some(LockWait { object, .. }) = &end.wants {
            let verb = if end.status == "blocked" { "blocked on" } else { "waiting on" };
            out.push_str(&format!("  {verb}: {object}\n"));
        }
        out.push_str("  call stack:\n");
        for (frame, _) in &end.stack {
            out.push_str(&format!("\tat {}.{}({})\n", frame.class, frame.method, frame.short()));
        }
        out.push('\n');
    }
    if out.is_empty() { "no live threads\n".into() } else { out }
}

fn statistics(report: &Report<'_>) -> String {
    let s = &report.verdict.statistics;
    let seconds = s.elapsed.as_secs();
    let memory = rjpf_explore::process_memory().map_or_else(|| "unknown".into(), |m| format!("{}MB", m >> 20));
    format!(
        "elapsed time:       {:02}:{:02}:{:02}\n\
         states:             new={},visited={},backtracked={},end={}\n\
         search:             maxDepth={},constraints={}\n\
         choice generators:  thread={},data={}\n\
         max memory:         {memory}\n",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60,
        s.states,
        s.matched,
        s.transitions,
        s.ends,
        s.max_depth,
        report.verdict.limits.len(),
        s.thread_choices,
        s.data_choices
    )
}
