//! `rjpf TARGET`: explores every interleaving and every choice of a program, and reports.

use std::path::PathBuf;

use rjpf_explore::report::{Trace, record, shorten};
use rjpf_explore::{Explorer, Finding, Jvm, Machine, Outcome, Path, Saved, Storage, Verdict};
use rjpf_state::filter::Filters;
use rjpf_vm::transition::{Violation, ViolationKind};
use rjpf_vm::{Stop, Visibility};

use crate::config::Options;
use crate::extensions::Extensions;
use crate::listen::Listening;
use crate::report::sources::Sources;
use crate::report::{self, Counterexample, Program, Report};
use crate::session::{self, Session};
use crate::watch::Watcher;
use crate::{ToolError, exit, interrupt, terminal, trace_file};

pub(crate) fn check(options: &Options, warnings: &[String], extensions: &Extensions<'_>) -> Result<u8, ToolError> {
    let listening = Listening::new(options, extensions.listeners)?;
    let session = session::start(options, extensions.peers)?;
    explore(session, options, warnings, &listening)
}

/// Searches (or follows the given path), then writes every report that was asked for.
pub(crate) fn explore(
    session: Session,
    options: &Options,
    warnings: &[String],
    listening: &Listening,
) -> Result<u8, ToolError> {
    let Session { vm, main, class_path, source_roots, jdk } = session;
    let mut jvm = Jvm::new(vm, visibility(options));
    leave_out_fields(&mut jvm, options)?;
    let initial = jvm.snapshot();
    jvm.listen(listening.build()?);
    let mut watcher = Watcher::new(terminal::shows_progress(options));
    let (mut verdict, stop) = search(&mut jvm, options, &mut watcher);
    watcher.finish();
    let sections = jvm.unlisten().report(&jvm.vm);
    if let Some(stop @ (Stop::Mismatch(_) | Stop::Internal(_))) = &stop {
        return Err(session::stopped(stop));
    }
    if let (Some(path), Some(message)) = (&options.replay, &options.replay_livelock)
        && verdict.findings.is_empty()
        && comes_back(&mut jvm, &initial, path).map_err(|stop| session::stopped(&stop))?
    {
        let kind = ViolationKind::Livelock;
        let details = "the end of the path is a state that was there before\n".to_string();
        let violation = Violation { kind, message: message.clone(), details, resumable: false };
        verdict.findings.push(Finding { violation, path: path.clone(), output: Vec::new() });
    }
    let unread = unread_keys(options, &jvm, listening);
    let idle = idle_filters(&jvm);
    for warning in &idle {
        eprintln!("rjpf: warning: {warning}");
    }
    let mut counterexamples = Vec::new();
    // Paths are followed again from the start, with those who checked something on the way.
    jvm.restore(&initial);
    jvm.listen(listening.checks()?);
    let initial = jvm.snapshot();
    for finding in &verdict.findings {
        counterexamples.push(explain(&mut jvm, &initial, finding, options)?);
    }
    let classes = trace_file::class_digests(&jvm.vm);
    let filtered = filters(&jvm).map(Filters::used).unwrap_or_default();
    let program = Program { main, arguments: options.arguments.clone(), class_path, jdk, classes };
    let mut report = Report {
        options,
        program,
        assumptions: assumptions(options, &jvm, &verdict, &filtered),
        verdict,
        stop,
        counterexamples,
        warnings: warnings.iter().cloned().chain(unread).chain(idle).collect(),
        sources: Sources::new(source_roots),
        sections,
    };
    write_traces(&mut report)?;
    report::publish(&report)?;
    Ok(code(&report))
}

/// What was found and covered, and why the machine could not go on, if so.
fn search(jvm: &mut Jvm, options: &Options, watcher: &mut Watcher) -> (Verdict, Option<Stop>) {
    let mut config = options.search.clone();
    // Waking up for no reason again and again is no livelock of the program's.
    config.livelock &= !options.spurious_wakeups;
    let explorer = Explorer::new(jvm, config).interrupted_by(interrupt::flag());
    match &options.replay {
        Some(path) => match explorer.replay(path) {
            Ok(verdict) => (verdict, None),
            Err(stop) => (Verdict::default(), Some(stop)),
        },
        None => explorer.watched_by(watcher).run_until_stop(),
    }
}

/// Does a path end in a state that it went through before?
fn comes_back(jvm: &mut Jvm, initial: &Saved, path: &Path) -> Result<bool, Stop> {
    jvm.rewind(initial);
    let mut seen = Vec::new();
    let mut outcome = jvm.start()?;
    let mut indices = path.0.iter();
    while let Outcome::Choice(point) = outcome {
        let state = jvm.fingerprint();
        let Some(&index) = indices.next() else { return Ok(seen.contains(&state)) };
        seen.push(state);
        outcome = jvm.take(&point, index)?;
    }
    Ok(false)
}

pub(crate) fn visibility(options: &Options) -> Visibility {
    let trust = options.trust_library;
    if options.reduction { Visibility::Shared { trust } } else { Visibility::Everything { trust } }
}

/// A finding with a path as short as can be had in the time given, step by step.
fn explain(jvm: &mut Jvm, initial: &Saved, finding: &Finding, options: &Options) -> Result<Counterexample, ToolError> {
    let stopped = |stop: Stop| session::stopped(&stop);
    let mut path = finding.path.clone();
    if !options.shorten.is_zero() && options.replay.is_none() {
        let flag = interrupt::flag();
        path = shorten(jvm, initial, &path, &finding.violation, options.shorten, flag).map_err(stopped)?.path;
    }
    let same = |trace: &Trace| match finding.violation.kind {
        ViolationKind::Livelock => trace.cycle.is_some(),
        ref kind => trace.violation.as_ref().is_some_and(|v| v.kind == *kind),
    };
    let mut trace = match record(jvm, initial, &path, true) {
        Ok(trace) if same(&trace) => trace,
        _ => record(jvm, initial, &path, false).map_err(stopped)?,
    };
    if !same(&trace) && path != finding.path {
        path = finding.path.clone();
        trace = record(jvm, initial, &path, false).map_err(stopped)?;
    }
    let replays = same(&trace);
    // The shortened path has the same violation, with the stacks of its own end.
    let mut finding = finding.clone();
    if let Some(violation) = trace.violation.clone().filter(|_| replays) {
        finding.violation = violation;
    }
    let original = std::mem::replace(&mut finding.path, path);
    Ok(Counterexample { finding, original, trace, trace_file: None })
}

fn write_traces(report: &mut Report<'_>) -> Result<(), ToolError> {
    if !report.options.write_trace || report.options.replay.is_some() {
        return Ok(());
    }
    let many = report.counterexamples.len() > 1;
    for i in 0..report.counterexamples.len() {
        let file = trace_name(report, many.then_some(i + 1));
        trace_file::write(&file, report, i)?;
        report.counterexamples[i].trace_file = Some(file);
    }
    Ok(())
}

/// `rjpf-trace-Main.json`, with a number if there are several.
fn trace_name(report: &Report<'_>, number: Option<usize>) -> PathBuf {
    let number = number.map_or_else(String::new, |n| format!("-{n}"));
    match &report.options.trace_file {
        Some(file) if number.is_empty() => file.clone(),
        Some(file) => {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let extension = file.extension().map_or_else(String::new, |e| format!(".{}", e.to_string_lossy()));
            file.with_file_name(format!("{stem}{number}{extension}"))
        }
        None => PathBuf::from(format!("rjpf-trace-{}{number}.json", report.program.main)),
    }
}

/// Takes the fields that the user does not want compared out of every fingerprint.
fn leave_out_fields(jvm: &mut Jvm, options: &Options) -> Result<(), ToolError> {
    let filters = Filters::new(&options.filter_fields, &options.user_keys).map_err(ToolError::usage)?;
    if let Some(canonical) = jvm.vm.canonical.as_mut() {
        canonical.leave_out(filters);
    }
    Ok(())
}

fn filters(jvm: &Jvm) -> Option<&Filters> {
    jvm.vm.canonical.as_ref().map(|canonical| canonical.filters())
}

/// Filters that fit no field of a class that was there: misspelt, most likely.
fn idle_filters(jvm: &Jvm) -> Vec<String> {
    let idle = filters(jvm).map(Filters::idle).unwrap_or_default();
    idle.into_iter().map(|name| format!("filter.fields: no object that was compared has a field '{name}'")).collect()
}

/// Keys of the user's own that neither the program asked for on any path nor a listener or filter.
fn unread_keys(options: &Options, jvm: &Jvm, listening: &Listening) -> Vec<String> {
    let program = &jvm.vm.persistent.keys_read;
    let read = |key: &String| {
        program.contains(key) || listening.values.was_read(key) || filters(jvm).is_some_and(|f| f.asked_for(key))
    };
    let unread = options.user_keys.iter().filter(|(key, _)| !read(key));
    unread.map(|(key, _)| format!("nothing read the key '{key}'")).collect()
}

fn assumptions(options: &Options, jvm: &Jvm, verdict: &Verdict, filtered: &[String]) -> Vec<String> {
    let mut list = vec!["memory is sequentially consistent".to_string()];
    if options.trust_library {
        list.push("listed library classes are linearizable (+jdk.trust=none explores them)".into());
    }
    let compact = options.search.storage == Storage::Compact;
    if let Some(used) = verdict.storage.filter(|used| compact && used.states > 0) {
        let misses = used.expected_misses;
        list.push(format!(
            "128-bit fingerprints of different states differ (expected number of missed states: {misses:.0e})"
        ));
    }
    list.extend(jvm.vm.persistent.assumptions.iter().map(|text| text.to_string()));
    if !filtered.is_empty() {
        list.push(format!("states that differ only in these fields behave alike: {}", filtered.join(", ")));
    }
    list
}

fn code(report: &Report<'_>) -> u8 {
    match report.verdict_word() {
        "violation" => exit::VIOLATION,
        "no-error" => 0,
        _ => exit::INCOMPLETE,
    }
}
