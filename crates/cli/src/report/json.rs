//! The report as JSON; docs/REPORT-SCHEMA.md describes it.

use std::collections::BTreeMap;

use rjpf_explore::listeners::Data;
use rjpf_explore::report::{HeapChange, LockWait, Place, Step, ThreadEnd, Trace, What};
use rjpf_explore::{Limit, Range, Statistics, ThreadCoverage};
use serde_json::{Map, Value, json};

use crate::trace_file;

use super::{Counterexample, Remark, Report, names_of_pauses, text};

/// Raised when a field changes its meaning or goes away.
pub(crate) const VERSION: u32 = 1;

pub(crate) fn render(report: &Report<'_>) -> String {
    let mut text = serde_json::to_string_pretty(&value(report)).unwrap_or_default();
    text.push('\n');
    text
}

pub(crate) fn value(report: &Report<'_>) -> Value {
    let s = &report.verdict.statistics;
    json!({
        "schema": "rjpf-report",
        "version": VERSION,
        "tool": { "name": "rjpf", "version": env!("CARGO_PKG_VERSION") },
        "target": {
            "main": report.program.main,
            "arguments": report.program.arguments,
            "classPath": report.program.class_path,
            "jdk": report.program.jdk,
        },
        "verdict": report.verdict_word(),
        "singlePath": report.is_single_path(),
        "findings": report.counterexamples.iter().map(|c| finding(report, c)).collect::<Vec<_>>(),
        "notes": report.notes.iter().map(note).collect::<Vec<_>>(),
        "unsupported": report.stop.as_ref().map(|stop| crate::session::stopped(stop).message),
        "limits": report.verdict.limits.iter().map(|l| l.to_string()).collect::<Vec<_>>(),
        "range": report.options.search.range.as_ref().map(|range| part(report, range)),
        "bound": report.verdict.bound.map(|b| json!({ "of": b.of.name(), "covered": b.covered })),
        "foundBy": report.verdict.found_by.map(|by| by.name()),
        "incremental": report.incremental.as_ref().map(|account| account.json()),
        "assumptions": report.assumptions,
        "warnings": report.warnings,
        "outputs": report.verdict.outputs.iter().map(|o| String::from_utf8_lossy(o).into_owned()).collect::<Vec<_>>(),
        "output": report.sole_output(),
        "exitCodes": report.verdict.exit_codes,
        "listeners": report.sections.iter().map(|(name, s)| (name.to_string(), data(&s.data))).collect::<Map<_, _>>(),
        "statistics": {
            "states": s.states,
            "matched": s.matched,
            "transitions": s.transitions,
            "ends": s.ends,
            "ignored": s.ignored,
            "maxDepth": s.max_depth,
            "threadChoices": s.thread_choices,
            "dataChoices": s.data_choices,
            "peakFrontier": s.peak_frontier,
            "restarts": s.restarts,
            "storedBytes": report.verdict.storage.map(|used| used.bytes),
            "expectedMisses": report.verdict.storage.map(|used| used.expected_misses),
            "seconds": s.elapsed.as_secs_f64(),
            "coverage": report.verdict.coverage.iter().map(coverage).collect::<Vec<_>>(),
            "workers": report.verdict.workers.iter().map(worker).collect::<Vec<_>>(),
            "oneWorkerBecause": report.verdict.alone,
            "asleep": report.verdict.sleep.as_ref().and_then(|sleep| sleep.as_ref().ok()),
            "noSleepSetsBecause": report.verdict.sleep.as_ref().and_then(|sleep| sleep.as_ref().err()),
        },
    })
}

/// The part of all paths that was searched, and what `rjpf merge` compares.
fn part(report: &Report<'_>, range: &Range) -> Value {
    let stopped = |limit: &Limit| *limit == Limit::Range || limit.leaves_something();
    let only_stopped = report.stop.is_none() && report.verdict.limits.iter().all(stopped);
    json!({
        "from": range.from.to_string(),
        "to": range.to.as_ref().map(|to| to.to_string()),
        "reached": report.verdict.reached.as_ref().filter(|_| only_stopped).map(|path| path.to_string()),
        "covered": report.stop.is_none() && report.verdict.limits == [Limit::Range],
        "outdated": report.verdict.limits.contains(&Limit::Outdated),
        "contended": names_of_pauses(&report.places),
        "classes": report.program.classes.iter().cloned().collect::<BTreeMap<_, _>>(),
        "settings": trace_file::settings(report.options),
    })
}

fn note(note: &Remark) -> Value {
    json!({ "property": note.property, "text": note.text, "path": note.path.to_string() })
}

/// What a worker did of the whole.
fn worker(s: &Statistics) -> Value {
    json!({ "states": s.states, "matched": s.matched, "transitions": s.transitions, "ends": s.ends })
}

fn coverage(row: &ThreadCoverage) -> Value {
    let pair = |pair: Option<(u32, u32)>| pair.map(|(covered, known)| json!({ "covered": covered, "known": known }));
    json!({ "thread": row.thread, "branches": pair(row.branches), "instructions": pair(row.instructions) })
}

/// What a listener has to say, as it says it.
fn data(of: &Data) -> Value {
    match of {
        Data::Text(text) => json!(text),
        Data::Number(n) => json!(n),
        Data::List(list) => list.iter().map(data).collect(),
        Data::Map(fields) => Value::Object(fields.iter().map(|(name, value)| (name.clone(), data(value))).collect()),
    }
}

fn finding(report: &Report<'_>, found: &Counterexample) -> Value {
    let v = &found.finding.violation;
    json!({
        "kind": v.kind.name(),
        "exception": found.exception(),
        "message": v.message,
        "why": found.trace.why,
        "details": v.details,
        "place": place(&found.place()),
        "path": found.finding.path.to_string(),
        "originalPath": found.original.to_string(),
        "isShortest": found.is_shortest,
        "traceFile": found.trace_file.as_ref().map(|f| f.display().to_string()),
        "output": String::from_utf8_lossy(&found.finding.output),
        "trace": trace(report, &found.trace),
    })
}

/// A trace with its threads, steps and end.
pub(crate) fn trace(report: &Report<'_>, trace: &Trace) -> Value {
    json!({
        "threads": trace.columns.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(),
        "alive": trace.alive,
        "switches": trace.switches(),
        "turns": trace.turns,
        "preemptions": trace.preemptions(),
        "cycle": trace.cycle,
        "heapCut": trace.heap_cut,
        "steps": trace.steps.iter().map(|s| step(report, s)).collect::<Vec<_>>(),
        "ends": trace.ends.iter().map(end).collect::<Vec<_>>(),
    })
}

fn step(report: &Report<'_>, step: &Step) -> Value {
    let mut value = json!({
        "thread": step.column,
        "kind": text::kind(&step.what),
        "action": text::action(&step.what),
        "place": place(&step.place),
        "text": report.sources.line(&step.place),
        "index": step.index,
        "count": step.count,
        "chosen": step.chosen,
        "inLibrary": step.in_library,
        "switch": step.switch,
        "preempts": step.preempts,
        "output": step.output,
        "folds": step.folds,
        "contested": step.contested,
        "mark": step.mark.map(|m| m.name()),
        "heap": step.heap.iter().map(heap_change).collect::<Vec<_>>(),
    });
    if let What::Access(a) = &step.what {
        value["variable"] = json!(a.variable);
        value["value"] = json!(a.value);
        value["before"] = json!(a.before);
    }
    value
}

fn heap_change(change: &HeapChange) -> Value {
    match change {
        HeapChange::New { object, fields } => json!({ "change": "new", "object": object, "fields": fields }),
        HeapChange::Gone { object } => json!({ "change": "gone", "object": object }),
        HeapChange::Set { object, field, before, after } => {
            json!({ "change": "set", "object": object, "field": field, "before": before, "after": after })
        }
    }
}

fn end(end: &ThreadEnd) -> Value {
    let wants = end.wants.as_ref().map(|LockWait { object, holder, taken_at, .. }| {
        json!({ "object": object, "holder": holder, "takenAt": taken_at.as_ref().map(place) })
    });
    json!({
        "thread": end.name,
        "status": end.status,
        "daemon": end.is_daemon,
        "wants": wants,
        "stack": end.stack.iter().map(|(frame, _)| place(frame)).collect::<Vec<_>>(),
    })
}

pub(crate) fn place(place: &Place) -> Value {
    json!({ "class": place.class, "method": place.method, "source": place.source, "line": place.line })
}
