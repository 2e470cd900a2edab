//! The report for people: the verdict first, then what happened, then what it rests on.

use std::time::Duration;

use anstyle::{AnsiColor, Style};
use rjpf_explore::report::{LockWait, Step, ThreadEnd, What, circle};
use rjpf_explore::{DeltaUse, Limit, MOST_BEGINNING, Mode, ThreadCoverage, Verdict};
use rjpf_vm::Breakdown;
use rjpf_vm::transition::ViolationKind;

use super::{Counterexample, Report, lanes, names_of_pauses, text};
use crate::terminal;

const BAD: Style = AnsiColor::Red.on_default().bold();
const GOOD: Style = AnsiColor::Green.on_default().bold();
const UNSURE: Style = AnsiColor::Yellow.on_default().bold();
const DIM: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();

/// Stack frames shown without -v.
const FEW_FRAMES: usize = 6;
/// Lines of output that are shown without -v, of more than both together.
const FIRST_LINES: usize = 30;
const LAST_LINES: usize = 10;
/// Threads whose coverage is shown one by one without `-v`.
const FEW_THREADS: usize = 8;

pub(crate) fn render(report: &Report<'_>, width: usize) -> String {
    let room = room(report, width);
    let mut out = verdict_line(report, room);
    for (i, found) in report.counterexamples.iter().enumerate() {
        if report.counterexamples.len() > 1 {
            let v = &found.finding.violation;
            let line = format!("error {}: {}: {}", i + 1, v.kind.name().to_uppercase(), v.message);
            out.push_str(&format!("\n{}", headline(&line, room)));
        }
        out.push_str(&finding(report, found, width));
    }
    if let Some(stop) = report.stop.as_ref().filter(|_| !report.counterexamples.is_empty()) {
        out.push_str(&format!("{UNSURE}incomplete:{UNSURE:#} {}\n", crate::session::stopped(stop).message));
    }
    for limit in &report.verdict.limits {
        out.push_str(&format!("{UNSURE}incomplete:{UNSURE:#} {limit}\n"));
        if *limit == Limit::Outdated {
            out.push_str("'rjpf range split' makes boundaries that fit, ");
            out.push_str(&pauses(&names_of_pauses(&report.places), width, false));
        }
    }
    if let Some(bound) = report.verdict.bound.filter(|_| !report.verdict.is_proof()) {
        out.push_str(&format!("bound: {bound}\n"));
    }
    if let Some(by) = report.verdict.found_by {
        let states = report.verdict.statistics.states;
        out.push_str(&format!("found by: +search={}; depth-first search had come to {states} states\n", by.name()));
    }
    for note in &report.notes {
        out.push_str(&format!("note: {}\n", note.text));
        if report.options.verbose {
            out.push_str(&format!("  path: {}\n", note.path));
        }
    }
    let is_whole = report.verdict.limits.is_empty();
    if is_whole && report.is_single_path() && report.options.replay.is_none() && report.counterexamples.is_empty() {
        out.push_str("note: the program had a single path: no concurrency and no choice was exercised\n");
    }
    // With --outputs and --output it is shown already.
    if let Some(output) =
        report.sole_output().filter(|_| !report.options.search.collect_outputs && !report.options.show_output)
    {
        out.push_str(&written(&output, report.options.verbose));
        if report.verdict.beginning.len() == MOST_BEGINNING {
            out.push_str(&format!("  {DIM}... the rest was not kept{DIM:#}\n"));
        }
    }
    if report.options.search.collect_outputs {
        for output in &report.verdict.outputs {
            out.push_str(&format!("output: {:?}\n", String::from_utf8_lossy(output)));
        }
    }
    for (name, section) in &report.sections {
        out.push_str(&format!("{STRONG}{}{STRONG:#} (listener {name})\n", section.title));
        section.lines.iter().for_each(|line| out.push_str(&format!("  {line}\n")));
    }
    if !report.options.quiet {
        out.push_str(&statistics(report, width));
    }
    for found in &report.counterexamples {
        if let Some(file) = &found.trace_file {
            out.push_str(&format!("trace: {0}; replay it with: {STRONG}rjpf replay {0}{STRONG:#}\n", file.display()));
        }
    }
    out
}

/// What a program with a single path wrote; of many lines the first and the last. Control characters are the terminal's.
fn written(output: &str, verbose: bool) -> String {
    let lines: Vec<&str> = output.lines().collect();
    let more = if verbose { 0 } else { lines.len().saturating_sub(FIRST_LINES + LAST_LINES) };
    let mut out = if lines.is_empty() { String::new() } else { format!("{STRONG}output{STRONG:#}\n") };
    for (i, line) in lines.iter().enumerate() {
        match i {
            i if more > 1 && i == FIRST_LINES => {
                out.push_str(&format!("  {DIM}... {} more lines; -v shows them{DIM:#}\n", more));
            }
            i if more > 1 && (FIRST_LINES..FIRST_LINES + more).contains(&i) => {}
            _ => out.push_str(&format!("  {}\n", text::printable(line))),
        }
    }
    out
}

/// How wide lines may be that programs look for: where nobody has said how wide it is, each is one line.
fn room(report: &Report<'_>, width: usize) -> usize {
    if terminal::is_known(report.options) { width } else { usize::MAX }
}

/// What went wrong, in lines as wide as there is room.
fn headline(text: &str, width: usize) -> String {
    // A message may have lines of its own.
    let lines = text.lines().flat_map(|line| text::wrapped(line, width));
    lines.map(|line| format!("{BAD}{line}{BAD:#}\n")).collect()
}

fn verdict_line(report: &Report<'_>, width: usize) -> String {
    match (report.counterexamples.as_slice(), report.verdict.limits.is_empty()) {
        ([], _) if report.stop.is_some() => unsupported(report),
        ([], true) if report.options.replay.is_some() => format!("{GOOD}no error on this path{GOOD:#}\n"),
        ([], true) => format!("{GOOD}no error found: every path was covered{GOOD:#}\n"),
        ([], false) => format!("{UNSURE}no error found within the bounds below{UNSURE:#}\n"),
        ([one], _) => {
            let v = &one.finding.violation;
            headline(&format!("{}: {}", v.kind.name().to_uppercase(), v.message), width)
        }
        (many, _) => format!("{BAD}{} different errors found{BAD:#}\n", many.len()),
    }
}

/// What is missing, who asked for it, and how it could be added.
fn unsupported(report: &Report<'_>) -> String {
    let message = report.stop.as_ref().map(|stop| crate::session::stopped(stop).message).unwrap_or_default();
    let (first, rest) = message.split_once('\n').unwrap_or((message.as_str(), ""));
    let mut out = format!("{UNSURE}{first}{UNSURE:#}\n");
    rest.lines().for_each(|line| out.push_str(&format!("{line}\n")));
    out.push_str("no error found on the paths before it\n");
    out
}

fn finding(report: &Report<'_>, found: &Counterexample, width: usize) -> String {
    let verbose = report.options.verbose;
    let place = found.place();
    let mut out = format!("  at {}", place.short());
    if let Some(line) = report.sources.line(&place) {
        let line = text::cut(&line, width.saturating_sub(out.chars().count() + 2).max(40));
        out.push_str(&format!("  {DIM}{line}{DIM:#}"));
    }
    out.push('\n');
    if let Some(why) = &found.trace.why {
        text::wrapped(why, width.saturating_sub(2))
            .iter()
            .for_each(|line| out.push_str(&format!("  {STRONG}{line}{STRONG:#}\n")));
    }
    if found.finding.violation.kind == ViolationKind::Deadlock {
        out.push_str(&deadlock(&found.trace.ends, room(report, width), verbose));
    } else {
        out.push_str(&stack(&found.finding.violation.details, room(report, width), verbose));
    }
    out.push('\n');
    match found.trace.steps.is_empty() {
        false => out.push_str(&lanes::render(&found.trace, &report.sources, width, verbose)),
        true => out.push_str("there was no time left to record the steps; a replay of the path shows them\n"),
    }
    out.push('\n');
    let path = &found.finding.path;
    out.extend(simplified(found).map(|line| text::wrapped(&line, room(report, width)).join("\n") + "\n"));
    if found.original != *path && verbose {
        out.push_str(&format!("found as: {}\n", found.original));
    }
    let shown = if path.0.is_empty() { "(no choice before it)".to_string() } else { path.to_string() };
    out.push_str(&format!("path: {shown}\n"));
    let places = names_of_pauses(&report.places);
    out.push_str(&pauses(&places, width, found.trace_file.is_some() && !verbose));
    out
}

/// How simple the path is, and whether there is none that is simpler.
fn simplified(found: &Counterexample) -> Option<String> {
    let (path, original, is_shortest) = (&found.finding.path, &found.original, found.is_shortest);
    let mut size = text::count(path.0.len(), "choice");
    let starts = |step: &Step| matches!(step.what, What::Launch { .. });
    let has_threads = found.trace.columns.len() > 1 || found.trace.steps.iter().any(starts);
    let least = match has_threads {
        // Rows may tell of fewer or more switches than there are at the steps that are counted.
        true if found.trace.turns == found.trace.switches() => "with these pauses has fewer switches",
        true => "with these pauses changes threads less often at steps that others could notice",
        false => "has fewer choices or, with as many, smaller values",
    };
    if has_threads {
        let switches = text::count(found.trace.switches(), "context switch").replace("switchs", "switches");
        size = format!("{size} with {switches}");
    }
    let proven = if is_shortest { format!("; no path {least}") } else { String::new() };
    match (original == path, path.0.is_empty()) {
        (false, _) => {
            Some(format!("simplified: {size}; found with {}{proven}", text::count(original.0.len(), "choice")))
        }
        (true, false) if is_shortest => Some(format!("simplest: {size}{proven}")),
        _ => None,
    }
}

/// The places that a path rests on, as a word for a shell; a list that does not fit has a line for each place. They are in
/// the trace file too: then a long list is left out.
fn pauses(places: &[String], width: usize, is_in_file: bool) -> String {
    const HEAD: &str = "with pauses:";
    let word = format!("+por.contended={}", places.join(","));
    let needs_quotes = word.contains(['$', '[', '*', '<', '(', ' ']);
    let quote = if needs_quotes { "'" } else { "" };
    match places.len() {
        0 => String::new(),
        _ if HEAD.len() + 3 + word.len() <= width => format!("{HEAD} {quote}{word}{quote}\n"),
        many if is_in_file => format!("{HEAD} at {} (in the trace file; -v lists them)\n", text::count(many, "place")),
        _ => format!("{HEAD} '+por.contended=\n  {}'\n", places.join(",\n  ")),
    }
}

/// A stack trace with library frames folded.
fn stack(details: &str, width: usize, verbose: bool) -> String {
    let mut out = String::new();
    let mut shown = 0;
    let mut folded = 0;
    for line in details.lines().filter(|l| !l.trim().is_empty()) {
        let is_library = text::frame(line).is_some_and(|f| text::is_library(&f.class));
        let is_frame = text::frame(line).is_some();
        if !verbose && is_frame && (is_library || shown >= FEW_FRAMES) {
            folded += 1;
            continue;
        }
        shown += usize::from(is_frame);
        let line = format!("  {}", line.replace('\t', "    "));
        text::wrapped(&line, width).iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    if folded > 0 {
        let them = if folded == 1 { "it" } else { "them" };
        out.push_str(&format!("  {DIM}    ... {} folded; -v shows {them}{DIM:#}\n", text::count(folded, "frame")));
    }
    out
}

/// Who waits for whom; the circle first, if there is one.
fn deadlock(ends: &[ThreadEnd], width: usize, verbose: bool) -> String {
    let mut out = String::new();
    let circle = circle(ends);
    if let [first, ..] = circle.as_slice() {
        let names: Vec<&str> = circle.iter().chain([first]).map(|&i| ends[i].name.as_str()).collect();
        let lines = text::wrapped(&format!("  circle of waiting threads: {}", names.join(" -> ")), width);
        lines.iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    for end in ends {
        let line = format!("  {} at {} {}", end.name, end.place.short(), waits(end.status, end.wants.as_ref()));
        for (i, line) in text::wrapped(&line, width).iter().enumerate() {
            match line.strip_prefix(&format!("  {}", end.name)).filter(|_| i == 0) {
                Some(rest) => out.push_str(&format!("  {STRONG}{}{STRONG:#}{rest}\n", end.name)),
                None => out.push_str(&format!("{line}\n")),
            }
        }
        let frames = end.stack.iter().filter(|(_, own)| verbose || *own).take(if verbose { 40 } else { 3 });
        for (frame, _) in frames {
            out.push_str(&format!("  {DIM}    at {}.{}({}){DIM:#}\n", frame.class, frame.method, frame.short()));
        }
    }
    out
}

fn waits(status: &str, wants: Option<&LockWait>) -> String {
    let Some(LockWait { object, holder, taken_at, .. }) = wants else { return format!("is {status}") };
    let held = match (holder, taken_at) {
        (Some(holder), Some(place)) => format!(", held by {holder} since {}", place.short()),
        (Some(holder), None) => format!(", held by {holder}"),
        (None, _) => String::new(),
    };
    match status {
        "waiting" => format!("waits to be notified on {object}"),
        "joining" => format!("waits for the end of {object}"),
        "parked" => format!("is parked, waits for {object}{held}"),
        "initializing" => format!("waits for {object}{}", held.replacen("held", "which is initialised", 1)),
        _ => format!("wants {object}{held}"),
    }
}

fn statistics(report: &Report<'_>, width: usize) -> String {
    let s = &report.verdict.statistics;
    let mut out = format!(
        "states {} (matched {}), transitions {}, ends {}, ignored {}, depth {}, choices {} thread + {} data, {:.3} s\n",
        s.states,
        s.matched,
        s.transitions,
        s.ends,
        s.ignored,
        s.max_depth,
        s.thread_choices,
        s.data_choices,
        s.elapsed.as_secs_f64()
    );
    out = text::wrapped(out.trim_end(), room(report, width)).join("\n") + "\n";
    if report.options.search.timed {
        out.push_str(&time(&s.time));
    }
    let used = report.verdict.delta.as_ref();
    if report.options.verbose {
        out.push_str(&workers(&report.verdict));
        out.push_str(&sleep(&report.verdict));
        out.push_str(&used.map(delta).unwrap_or_default());
    } else if report.options.search.mode == Mode::Delta {
        // What was asked for and has had no effect is said to everybody.
        out.push_str(&used.and_then(idle).unwrap_or_default());
    }
    if let Some(account) = &report.incremental {
        out.push_str(&format!("{}\n", account.line()));
    }
    out.push_str(&places(report));
    out.push_str(&coverage(&report.verdict.coverage, report.options.verbose));
    for assumption in &report.assumptions {
        let lines = text::wrapped(&format!("assumed: {assumption}"), width);
        lines.iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    out
}

/// Who did how much.
fn workers(verdict: &Verdict) -> String {
    let each = verdict.workers.iter().enumerate().filter(|_| verdict.workers.len() > 1);
    let mut out: String =
        each.map(|(i, s)| format!("  worker {i}: states {}, transitions {}\n", s.states, s.transitions)).collect();
    out.extend(verdict.alone.iter().map(|why| format!("  one worker: {why}\n")));
    out
}

/// Where the time of the processor went.
fn time(parts: &Breakdown) -> String {
    let Breakdown { executing, comparing, backtracking, merging } = parts;
    let [executing, comparing, backtracking, merging] =
        [executing, comparing, backtracking, merging].map(Duration::as_secs_f64);
    format!(
        "  seconds: execution {executing:.2}, comparison {comparing:.2}, backtracking {backtracking:.2}, merging {merging:.2}\n"
    )
}

/// Why nothing was run for many states at once.
fn idle(used: &DeltaUse) -> Option<String> {
    used.idle_because().map(|why| format!("delta: searched state by state: {why}\n"))
}

/// What sleep sets have saved.
fn sleep(verdict: &Verdict) -> String {
    match &verdict.sleep {
        None => String::new(),
        Some(Ok(left_out)) => format!("  sleep sets: {left_out} alternatives left out\n"),
        Some(Err(why)) => format!("  no sleep sets: {why}\n"),
    }
}

/// How much was run for many states at once, and what was not, and why.
fn delta(used: &DeltaUse) -> String {
    let DeltaUse { steps, rows, stretches, ops, row_ops, constants, fallbacks, by_itself, .. } = used;
    if let Some(line) = idle(used) {
        return line;
    }
    let mut out = format!(
        "delta: {rows} transitions in {steps} steps; {ops} ops in {stretches} stretches for {:.1} states each, {constants} \
         results the same for all\n",
        *row_ops as f64 / (*ops).max(1) as f64
    );
    for (why, count) in fallbacks {
        out.push_str(&format!("  one by one: {count} at {why}\n"));
    }
    for (why, states) in by_itself {
        out.push_str(&format!("  by itself: {states} states: {why}\n"));
    }
    out
}

/// Where threads paused, and what that was learned from.
fn places(report: &Report<'_>) -> String {
    if report.places.is_empty() {
        return String::new();
    }
    let repeated = report.verdict.statistics.restarts;
    let repeated = text::count(repeated as usize, "time");
    let mut out = format!("contended places {}, search repeated {repeated}\n", report.contended().count());
    if report.options.verbose {
        let lines = report.places.values().map(|lesson| format!("  {:?}: {}\n", lesson.mode, lesson.why));
        out.extend(lines);
    }
    out
}

/// What a guided search covered: the sum, and unless there are many, each thread.
fn coverage(rows: &[ThreadCoverage], verbose: bool) -> String {
    let text = |kind: &str, of: fn(&ThreadCoverage) -> Option<(u32, u32)>| {
        let pairs: Vec<(&str, (u32, u32))> = rows.iter().filter_map(|r| Some((r.thread.as_str(), of(r)?))).collect();
        let sum = pairs.iter().fold((0, 0), |sum, (_, p)| (sum.0 + p.0, sum.1 + p.1));
        let few = pairs.len() > 1 && (verbose || pairs.len() <= FEW_THREADS);
        let each = pairs.iter().filter(|_| few).map(|(name, (covered, known))| format!("; {name} {covered}/{known}"));
        match pairs.is_empty() {
            true => String::new(),
            false => format!("covered: {} of {} {kind}{}\n", sum.0, sum.1, each.collect::<String>()),
        }
    };
    text("branches", |r| r.branches) + &text("instructions", |r| r.instructions)
}

#[cfg(test)]
mod tests {
    use rjpf_explore::report::Place;

    use super::*;

    fn end(name: &str, object: &str, holder: &str) -> ThreadEnd {
        let place =
            Place { class: "Main".into(), method: "run".into(), source: Some("Main.java".into()), line: Some(7) };
        let wants =
            LockWait { object: object.into(), holder: Some(holder.into()), taken_at: Some(place.clone()), gate: None };
        ThreadEnd {
            name: name.into(),
            status: "blocked",
            place,
            wants: Some(wants),
            stack: Vec::new(),
            is_daemon: false,
            pool: None,
        }
    }

    #[test]
    fn a_circle_of_threads_is_named_with_its_locks() {
        let ends = [end("main", "Fork#9", "a"), end("a", "Fork#2", "b"), end("b", "Fork#1", "a")];
        assert_eq!(circle(&ends), [1, 2]);
        let text = anstream::adapter::strip_str(&deadlock(&ends, 100, false)).to_string();
        assert!(text.contains("circle of waiting threads: a -> b -> a"), "{text}");
        assert!(text.contains("b at Main.java:7 wants Fork#1, held by a since Main.java:7"), "{text}");
    }

    #[test]
    fn output_of_a_single_path_is_shown_in_lines() {
        let plain = |output: &str, verbose| anstream::adapter::strip_str(&written(output, verbose)).to_string();
        assert_eq!(plain("a\nb", false), "output\n  a\n  b\n");
        assert_eq!(plain("", false), "");
        assert_eq!(written("\u{1b}[31m\ta", false).lines().nth(1), Some("  \\u{1b}[31m\ta"));
        let many: String = (0..100).map(|n| format!("line {n}\n")).collect();
        let short = plain(&many, false);
        assert!(short.contains("line 29\n  ... 60 more lines; -v shows them\n  line 90\n"), "{short}");
        assert_eq!((short.lines().count(), plain(&many, true).lines().count()), (42, 101));
    }

    #[test]
    fn pauses_can_be_copied() {
        let places = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        assert_eq!(pauses(&places(&["A.x", "B.y"]), 80, true), "with pauses: +por.contended=A.x,B.y\n");
        // A shell would take `$Node` for a variable.
        assert_eq!(pauses(&places(&["A$Node.x"]), 80, true), "with pauses: '+por.contended=A$Node.x'\n");
        let many = places(&["java.util.concurrent.locks.AbstractQueuedSynchronizer.head", "java.util.ArrayList.size"]);
        let expected = format!("with pauses: '+por.contended=\n  {},\n  {}'\n", many[0], many[1]);
        assert_eq!(pauses(&many, 80, false), expected);
        assert_eq!(pauses(&many, 80, true), "with pauses: at 2 places (in the trace file; -v lists them)\n");
        assert_eq!(pauses(&[], 80, false), "");
    }

    #[test]
    fn nothing_is_wider_than_the_terminal() {
        let ends = [end("philosopher-1", "Fork#1", "philosopher-2"), end("philosopher-2", "Fork#2", "philosopher-1")];
        let text = anstream::adapter::strip_str(&deadlock(&ends, 60, false)).to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 60), "{text}");
        let text = anstream::adapter::strip_str(&headline(&"many words ".repeat(20), 60)).to_string();
        assert!(text.lines().count() > 3 && text.lines().all(|line| line.chars().count() <= 60), "{text}");
    }

    #[test]
    fn library_frames_are_folded() {
        let details = "java.lang.Error: x\n\tat java.util.List.get(List.java:1)\n\tat a.Main.run(Main.java:2)\n";
        assert!(!stack(details, 100, false).contains("List.java"));
        assert!(stack(details, 100, false).contains("Main.java:2"));
        assert!(stack(details, 100, true).contains("List.java"));
    }
}
