//! `rjpf TARGET`: explores every interleaving and every choice of a program, and reports.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rjpf_explore::listeners::Listeners;
use rjpf_explore::report::{Retracer, Trace};
use rjpf_explore::{
    Config, Explained, Explorer, Finding, Given, Incremental, Jvm, Keeper, Limit, Machine, Note, Storage, Verdict,
    fault,
};
use rjpf_state::filter::Filters;
use rjpf_vm::transition::{Violation, ViolationKind};
use rjpf_vm::{Learned, Stop, Visibility, Vm};

use crate::checkpoint::{Checkpoint, Keeping};
use crate::config::settings::OWN;
use crate::config::table;
use crate::config::{Options, Reduction, ReportStyle};
use crate::deep::{Depth, Diagnosis};
use crate::extensions::Extensions;
use crate::incremental::{self, Account, Left, Memory};
use crate::listen::Listening;
use crate::report::sources::Sources;
use crate::report::{self, Counterexample, Program, Remark, Report};
use crate::session::{self, Session};
use crate::watch::Watcher;
use crate::{ToolError, exit, interrupt, range, terminal, timer, trace_file};

/// Searches from the start, or from where a checkpoint was left.
pub(crate) fn check(
    options: &Options,
    warnings: &[String],
    extensions: &Extensions<'_>,
    resumed: Option<Checkpoint>,
) -> Result<u8, ToolError> {
    range::check(options)?;
    let listening = Listening::new(options, extensions)?;
    let interventions = listening.interventions()?;
    let (options, no_memory) = incremental::adjusted(options, !interventions.is_empty());
    let options = &options;
    let warnings: Vec<String> = warnings.iter().cloned().chain(no_memory.clone()).collect();
    no_memory.iter().for_each(|why| report::say(&format!("warning: {why}")));
    timer::start(&options.search.limits);
    report::files::check(options)?;
    let session = session::start(options, extensions.peers, interventions)?;
    if let Some(checkpoint) = &resumed {
        checkpoint.check(options, &session)?;
    }
    explore(session, options, &warnings, &listening, resumed)
}

/// Searches (or follows the given path), then writes every report that was asked for.
pub(crate) fn explore(
    session: Session,
    options: &Options,
    warnings: &[String],
    listening: &Listening,
    resumed: Option<Checkpoint>,
) -> Result<u8, ToolError> {
    let keeping = Keeping::of(options, &session)?;
    if let Some(left) = keeping.as_ref().filter(|k| k.is_left_over() && options.replay.is_none()) {
        let folder = left.folder();
        report::say(&format!("note: an earlier search left a checkpoint: 'rjpf resume {folder}' goes on from it"));
    }
    let mut memory = Memory::open(options, &session.main, &session.vm.registry.jdk)?;
    session.seal(options);
    let Session { vm, main, class_path, source_roots, jdk, .. } = session;
    let mut jvm = machine(vm, options)?;
    let initial = jvm.snapshot();
    let listeners = listening.build()?;
    let diagnosis = Diagnosis::default();
    listeners.add("depth", Box::new(Depth::new(diagnosis.clone())));
    if terminal::shows_progress(options) {
        listeners.add("progress", Box::new(Watcher::new(diagnosis.clone())));
    }
    let config = listening.config(options);
    timer::run();
    if let (Some(keeping), Some(checkpoint)) = (&keeping, &resumed) {
        keeping.rest_on(&checkpoint.classes());
    }
    let checkpoints = (keeping.as_ref(), resumed);
    let (verdict, mut stop, remembered) = match memory.take() {
        Some(memory) => search_incrementally(memory, &mut jvm, options, config.clone(), &listeners, checkpoints)?,
        None => {
            let (verdict, stop) = search(&mut jvm, options, config.clone(), &listeners, checkpoints)?;
            (verdict, stop, Remembered::default())
        }
    };
    let Remembered { mut account, left, explained: known_paths } = remembered;
    timer::conclude();
    for why in account.iter().filter_map(|account| account.unknown.as_ref()) {
        report::say(&format!("warning: the store of an earlier run was not used: {why}"));
    }
    if let Some(Stop::Mismatch(what)) = &stop {
        return Err(ToolError::usage(format!("{what}{}", what_fits(options))));
    }
    // Whatever fails from here on takes nothing away from what was found.
    let sections = kept(fault::caught(|| Ok(listeners.report(&jvm.vm))), &mut stop).unwrap_or_default();
    let unread = unread_keys(options, &jvm, listening);
    let deep = diagnosis.text().filter(|_| !verdict.limits.is_empty());
    let left = left.map(|left| if deep.is_some() { left.without_verdict() } else { left });
    if let Some(warning) = &deep {
        report::say(&format!("warning: {warning}"));
    }
    let idle = idle_filters(&jvm);
    let unwoven = unwoven(&jvm);
    for warning in &idle {
        report::say(&format!("warning: {warning}"));
    }
    // Paths are followed again from the start, with those who checked something on the way.
    listening.checks()?;
    let build = || listening.checks().unwrap_or_default();
    let paths = verdict.findings.len() + verdict.notes.len();
    let mut retracer = Retracer::new(&mut jvm, &initial, &config.properties, &build).for_paths(paths);
    retracer.vm().footprint.begin_apart();
    let (mut counterexamples, mut paths) = (Vec::new(), Some(Vec::new()));
    for (at, finding) in verdict.findings.iter().enumerate() {
        let explained =
            kept(fault::caught(|| explain(&mut retracer, finding, known_paths.get(at), options)), &mut stop);
        match (&explained, &mut paths) {
            (Some(shown), Some(paths)) => paths.push(shown.explained()),
            _ => paths = None,
        }
        counterexamples.push(explained.unwrap_or_else(|| Counterexample::unexplained(finding)));
    }
    if let (Some(left), Some(account)) = (left, &mut account) {
        // What the verdict is said to rest on from here on is found out each time.
        account.not_kept = left.keep(paths, retracer.vm(), options);
    }
    let notes = verdict.notes.iter().map(|note| remark(&mut retracer, note, &mut stop)).collect();
    for warning in &unwoven {
        report::say(&format!("warning: {warning}"));
    }
    jvm.vm.note_reliance();
    let mut classes = trace_file::class_digests(jvm.vm.registry);
    classes.extend(account.iter().flat_map(|account| trace_file::digests_of(&account.classes, jvm.vm.registry)));
    classes.sort();
    classes.dedup();
    let filtered = filters(&jvm).map(Filters::used).unwrap_or_default();
    let program = Program { main, arguments: options.arguments.clone(), class_path, jdk, classes };
    let mut report = Report {
        options,
        program,
        assumptions: assumptions(options, &jvm, &verdict, &filtered),
        verdict,
        stop,
        counterexamples,
        notes,
        warnings: warnings.iter().cloned().chain(unread).chain(idle).chain(unwoven).chain(deep).collect(),
        sources: Sources::new(source_roots),
        sections,
        places: jvm.vm.learned.lessons_by_name(jvm.vm.registry),
        incremental: account,
    };
    name_traces(&mut report);
    report::publish(&mut report);
    Ok(code(&report))
}

/// A machine that is ready for a search.
pub(crate) fn machine(mut vm: Vm, options: &Options) -> Result<Jvm, ToolError> {
    vm.set_brake(timer::brake().clone());
    let mut jvm = Jvm::new(vm, visibility(options));
    let pauses = options.contended.iter().cloned();
    let follows_a_report =
        options.replay.is_some() && (options.search.expected.is_some() || !options.contended.is_empty());
    jvm.vm.learned = Arc::new(match follows_a_report {
        true => Learned::with_these_pauses_only(pauses),
        false => Learned::with_pauses(pauses),
    });
    leave_out_fields(&mut jvm, options)?;
    if options.symmetric_threads
        && let Some(canonical) = jvm.vm.canonical.as_mut()
    {
        canonical.merge_threads();
    }
    Ok(jvm)
}

/// What was found and covered, and why the machine could not go on, if so.
fn search<M: Machine>(
    machine: &mut M,
    options: &Options,
    config: Config,
    listeners: &Listeners,
    (keeping, resumed): (Option<&Keeping>, Option<Checkpoint>),
) -> Result<(Verdict, Option<Stop>), ToolError> {
    let mut explorer = Explorer::new(machine, config).interrupted_by(interrupt::flag()).told_to(listeners);
    if let Some(path) = &options.replay {
        return Ok(match fault::caught(|| explorer.replay(path)) {
            Ok(verdict) => (verdict, None),
            Err(stop) => (Verdict::default(), Some(stop)),
        });
    }
    let Some(keeping) = keeping else { return Ok(explorer.run_until_stop()) };
    let keep = |search: Vec<u8>| keeping.keep(search);
    match explorer.keeps_nothing() {
        Some(why) if !keeping.unasked => return Err(ToolError::usage(format!("search.checkpoint: {why}"))),
        Some(_) => {}
        None => {
            let every = options.checkpoint_every;
            let worth = if keeping.unasked { every } else { Duration::ZERO };
            let (during, is_given_up) = (&interrupt::during_checkpoint, &interrupt::is_skipped);
            explorer = explorer.kept_by(Keeper { every, worth, keep: &keep, during, is_given_up });
        }
    }
    let (verdict, stop) = explorer.resuming(resumed.map(|checkpoint| checkpoint.search)).run_until_stop();
    let more_wanted = verdict.findings.is_empty() || options.search.multiple_errors;
    let goes_on = verdict.limits.iter().any(Limit::leaves_something) && more_wanted;
    match goes_on {
        true if keeping.is_written() => {
            let folder = keeping.folder();
            let place = if interrupt::is_skipped() { "an earlier place" } else { "here" };
            report::say(&format!("a checkpoint was left: 'rjpf resume {folder}' goes on from {place}"));
        }
        true => {}
        false if stop.is_none() => keeping.remove(),
        false => {}
    }
    Ok((verdict, stop))
}

/// What was found and covered, why the machine could not go on, and what an incremental search adds.
type Searched = (Verdict, Option<Stop>, Remembered);

/// What an incremental search has beside a verdict.
#[derive(Default)]
struct Remembered {
    account: Option<Account>,
    left: Option<Left>,
    /// The paths that findings were shown by when the verdict was given first.
    explained: Vec<Explained>,
}

/// The same, without running what an earlier run has run and nothing has changed of.
fn search_incrementally(
    mut memory: Memory,
    jvm: &mut Jvm,
    options: &Options,
    config: Config,
    listeners: &Listeners,
    (keeping, resumed): (Option<&Keeping>, Option<Checkpoint>),
) -> Result<Searched, ToolError> {
    let known = memory.recall(jvm, options);
    let started = std::time::Instant::now();
    if let Some((given, account)) = memory.verdict(&known, jvm, options, &config.properties) {
        let Given { mut verdict, explained, .. } = given;
        verdict.statistics.elapsed = started.elapsed();
        keeping.iter().for_each(|keeping| keeping.remove());
        return Ok((verdict, None, Remembered { account: Some(account), left: None, explained }));
    }
    let classes = trace_file::digests_of(&known.classes(), jvm.vm.registry);
    keeping.iter().for_each(|keeping| keeping.rest_on(&classes));
    let mut machine = Incremental::new(jvm, known, listeners, options.incremental_audit);
    let goes_on = resumed.is_some();
    let (verdict, stop) = search(&mut machine, options, config, listeners, (keeping, resumed))?;
    let (account, left) = memory.leave(machine, &verdict, stop.as_ref(), options, goes_on);
    Ok((verdict, stop, Remembered { account: Some(account), left, explained: Vec::new() }))
}

/// A path means something only together with the pauses that it was found with.
fn what_fits(options: &Options) -> &'static str {
    let is_of_trace_file = options.search.expected.is_some();
    match options.reduction {
        Reduction::Learned if options.contended.is_empty() && !is_of_trace_file => {
            "; a report names the pauses that belong to its path: give its +por.contended=... too"
        }
        _ => "",
    }
}

/// The value, or why there is none in the place where the report looks for it.
fn kept<T>(result: Result<T, Stop>, stop: &mut Option<Stop>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        // Asked to come to an end: what there is has to do.
        Err(Stop::Halted(_)) => None,
        Err(new) => {
            stop.get_or_insert(new);
            None
        }
    }
}

pub(crate) fn visibility(options: &Options) -> Visibility {
    let trust = options.trust_library;
    match options.reduction {
        Reduction::Off => Visibility::Everything { trust },
        Reduction::Shared => Visibility::Shared { trust },
        Reduction::Learned => Visibility::Learned { trust },
    }
}

/// A finding with a path as short as can be had in the time given, step by step.
fn explain(
    retracer: &mut Retracer<'_>,
    finding: &Finding,
    known: Option<&Explained>,
    options: &Options,
) -> Result<Counterexample, Stop> {
    let _phase = tracing::info_span!("explain", violation = finding.violation.kind.name()).entered();
    let (mut path, mut is_shortest) = (finding.path.clone(), false);
    let mut shown = finding.violation.clone();
    if let Some(known) = known {
        (path, is_shortest) = (known.path.clone(), known.is_shortest);
        shown = retracer.leads_to(&path, &shown)?;
    } else if !options.shorten.is_zero() && options.replay.is_none() {
        let flag = interrupt::flag();
        let shortened =
            timer::within(options.shorten, |budget| retracer.shorten(&path, &finding.violation, budget, flag));
        match shortened {
            Ok(shortened) => (path, shown, is_shortest) = (shortened.path, shortened.violation, shortened.is_shortest),
            Err(Stop::Halted(_)) => {}
            Err(stop) => return Err(stop),
        }
    }
    let trace = retracer.record(&path, &shown)?;
    // The shortened path has the same violation, with the values and stacks of its own end, and an output of its own.
    let mut finding = finding.clone();
    let is_wanted = |v: &Violation| v.kind == shown.kind && v.message == shown.message;
    if let Some(violation) = trace.violation.clone().filter(is_wanted) {
        (finding.violation, finding.output) = (violation, trace.output.clone());
    }
    let original = std::mem::replace(&mut finding.path, path);
    Ok(Counterexample { finding, original, is_shortest, trace, trace_file: None })
}

/// A note in one line: what a path shows, and where.
fn remark(retracer: &mut Retracer<'_>, note: &Note, stop: &mut Option<Stop>) -> Remark {
    let Note { property, finding } = note;
    let mut text = finding.violation.message.clone();
    if finding.violation.kind == ViolationKind::Livelock {
        let trace = kept(fault::caught(|| retracer.record(&finding.path, &finding.violation)), stop);
        let places = trace.map(|trace| places_of_round(&trace)).unwrap_or_default();
        let at = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
        text = format!("the program need not end: it can go round for ever{at}; --livelock makes this a violation");
    } else if *property == "swallowed" {
        text.push_str("; property.swallowed=violation makes this a violation");
    }
    Remark { property, text, path: finding.path.clone() }
}

/// Who goes round where, each place once.
fn places_of_round(trace: &Trace) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for step in trace.cycle.map_or(&[][..], |first| &trace.steps[first..]) {
        let place = format!("{} at {}", trace.columns[step.column].name, step.place.short());
        if !places.contains(&place) && places.len() < FEW_PLACES {
            places.push(place);
        }
    }
    places
}

/// Places of a round that are named.
const FEW_PLACES: usize = 4;

/// Where the traces of findings go.
fn name_traces(report: &mut Report<'_>) {
    if !report.options.write_trace || report.options.replay.is_some() {
        return;
    }
    let many = report.counterexamples.len() > 1;
    for i in 0..report.counterexamples.len() {
        report.counterexamples[i].trace_file = Some(trace_name(report, many.then_some(i + 1)));
    }
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
    let like_jpf = options.filter_like_jpf.unwrap_or(options.style == ReportStyle::Jpf);
    let mut filters = Filters::new(&options.filter_fields, &options.user_keys).map_err(ToolError::usage)?;
    if like_jpf {
        filters.leave_out_like_jpf();
    }
    if let Some(canonical) = jvm.vm.canonical.as_mut() {
        canonical.leave_out(filters);
        if options.search.shapes {
            canonical.compare_shapes();
        }
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

/// Places that a listener wanted to change and that no code has which ran.
fn unwoven(jvm: &Jvm) -> Vec<String> {
    let idle = jvm.vm.registry.interventions().iter().filter(|i| !i.is_woven());
    idle.map(|i| format!("listener {}: no code that ran has a place for '{}'", i.by, i.label)).collect()
}

/// Keys of the user's own that neither the program asked for on any path nor a listener or filter.
fn unread_keys(options: &Options, jvm: &Jvm, listening: &Listening) -> Vec<String> {
    let program = &jvm.vm.persistent.keys_read;
    let read = |key: &String| {
        program.contains(key) || listening.values.was_read(key) || filters(jvm).is_some_and(|f| f.asked_for(key))
    };
    // A key with `app.` before it is there under both names.
    let has_both = |key: &str| options.user_keys.iter().any(|(other, _)| other.strip_prefix(OWN) == Some(key));
    let either = |key: &String| read(key) || key.strip_prefix(OWN).is_some_and(|key| read(&key.to_string()));
    let of_listeners = options.listener_keys.iter().filter(|(key, _)| table::find(key).is_none());
    let unread = options.user_keys.iter().chain(of_listeners).filter(|(key, _)| !has_both(key) && !either(key));
    unread.map(|(key, _)| format!("nothing read the key '{key}'")).collect()
}

pub(crate) fn assumptions(options: &Options, jvm: &Jvm, verdict: &Verdict, filtered: &[String]) -> Vec<String> {
    let mut list = vec![assumed("memory is sequentially consistent", "memory")];
    if options.trust_library {
        list.push(assumed("listed library classes are linearizable (+jdk.trust=none explores them)", "library"));
    }
    if !options.explore_only.is_empty() {
        let names = options.explore_only.join(", ");
        let text = format!(
            "code of other classes than {names} runs without pauses, except where it blocks and at places that these share \
             (+explore.only)"
        );
        list.push(assumed(&text, "explored-code"));
    }
    let compact = options.search.storage == Storage::Compact;
    if let Some(used) = verdict.storage.filter(|used| compact && used.states > 0) {
        let misses = used.expected_misses;
        let text =
            format!("128-bit fingerprints of different states differ (expected number of missed states: {misses:.0e})");
        list.push(assumed(&text, "matching"));
    }
    let noted = jvm.vm.persistent.assumptions.texts(&jvm.vm.environment);
    list.extend(noted.iter().map(|(text, section)| assumed(text, section)));
    if !filtered.is_empty() {
        let text = format!("states that differ only in these fields behave alike: {}", filtered.join(", "));
        list.push(assumed(&text, "matching"));
    }
    for name in changing_listeners(jvm) {
        let text = format!("the program does what listener {name} makes it do");
        list.push(assumed(&text, "interventions"));
    }
    if options.symmetric_threads {
        list.push(assumed(
            "threads that differ in identity only are interchangeable, whatever their default names and numbers",
            "matching",
        ));
    }
    list
}

/// Listeners that changed what the program does.
fn changing_listeners(jvm: &Jvm) -> BTreeSet<&'static str> {
    jvm.vm.registry.interventions().iter().filter(|i| i.changes() && i.is_woven()).map(|i| i.by).collect()
}

/// An assumption with the section that explains it.
fn assumed(text: &str, section: &str) -> String {
    format!("{text} (see docs/SEMANTICS.md#{section})")
}

pub(crate) fn code(report: &Report<'_>) -> u8 {
    if let Some(Stop::Internal(_)) = report.stop {
        return exit::INTERNAL;
    }
    match report.verdict_word() {
        "violation" => exit::VIOLATION,
        "no-error" => 0,
        _ => exit::INCOMPLETE,
    }
}
