//! `rjpf expand` and `rjpf sift`: one level of a search that is spread over many processes.
//!
//! `expand` takes all alternatives of the states in a file and writes what they lead to, apart by partition; `sift` drops
//! what a partition knows, and writes the states of its next level. Who calls them, where and in what order is not their
//! job; that nothing is left out is checked here.

mod level_file;
mod sift;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use rjpf_explore::properties::Severity;
use rjpf_explore::{Config, Expanded, Explorer, Finding, Jvm, Verdict};
use rjpf_state::filter::Filters;
use rjpf_vm::{Learned, Lesson, Mode, Stop};
use serde_json::{Map, Value, json};
use xxhash_rust::xxh3::xxh3_128;

use crate::config::Options;
use crate::extensions::Extensions;
use crate::listen::Listening;
use crate::session::{self, Session};
use crate::{ToolError, check, exit, interrupt, timer, trace_file};

use level_file::{LevelFile, Located};
pub(crate) use sift::{Request, sift};

/// What is known about places, by name.
type Lessons = BTreeMap<String, Lesson>;

/// What one process begins with.
struct Batch {
    /// `None`: the start of the program.
    states: Option<Vec<Located>>,
    /// Choices on the paths to its states.
    level: u64,
    /// Whose states they are.
    partitions: Vec<u64>,
    lessons: Option<Lessons>,
}

pub(crate) fn expand(options: &Options, extensions: &Extensions<'_>) -> Result<u8, ToolError> {
    let into = possible(options)?;
    timer::start(&options.search.limits);
    let listening = Listening::new(options, extensions)?;
    let session = session::start(options, extensions.peers, listening.interventions()?)?;
    let config = listening.config(options);
    let exit_status = config.properties.severity("exit_status");
    if config.properties.severity("livelock") == Severity::Violation {
        return Err(refused("property.livelock: a round through states of several processes is known to none of them"));
    }
    let program = program(options, &session);
    let batch = read(options, &session, &program)?;
    session.seal(options);
    let mut jvm = check::machine(session.vm, options)?;
    if let Some(lessons) = batch.lessons.clone() {
        jvm.vm.learned = Arc::new(Learned::with_lessons(lessons));
    }
    let began = began_with(&lessons_of(&jvm));
    let (verdict, expanded, stop) = run(&mut jvm, config, &listening, batch.states.as_deref())?;
    let is_void = expanded.is_void;
    let goes_on = verdict.findings.is_empty() || options.search.multiple_errors;
    let covered = goes_on && stop.is_none() && verdict.limits.is_empty();
    let mut header = json!({
        "kind": "successors",
        "program": program,
        "classes": trace_file::class_digests(jvm.vm.registry).into_iter().collect::<BTreeMap<_, _>>(),
        "partitions": options.partitions,
        "level": if batch.states.is_some() { batch.level + 1 } else { 0 },
        "from": batch.partitions,
        "void": is_void,
        "covered": covered,
        "began": began,
        "learned": to_json(&lessons_of(&jvm)),
        "exitStatus": word(exit_status),
        "stopped": stop.as_ref().map(|stop| session::stopped(stop).message),
    });
    describe(&mut header, &verdict, &expanded);
    jvm.vm.note_reliance();
    let filtered = jvm.vm.canonical.as_ref().map(|c| Filters::used(c.filters())).unwrap_or_default();
    let without_storage = Verdict { storage: None, ..verdict.clone() };
    header["assumptions"] = check::assumptions(options, &jvm, &without_storage, &filtered).into();
    let sections = by_partition(&expanded, batch.states.as_deref().unwrap_or_default(), options.partitions);
    level_file::write(into, header, if is_void { &[] } else { &sections })?;
    Ok(match (&verdict.findings[..], stop) {
        _ if is_void => 0,
        ([], None) if verdict.limits.is_empty() => 0,
        ([], _) => exit::INCOMPLETE,
        _ => exit::VIOLATION,
    })
}

/// The file that is wanted, if states can be expanded apart with these options.
fn possible(options: &Options) -> Result<&PathBuf, ToolError> {
    let search = &options.search;
    if !options.explore_only.is_empty() {
        return Err(refused("explore.only: what was let through is known to one process only"));
    }
    if !search.matching || search.range.is_some() || options.replay.is_some() || search.shapes {
        return Err(refused(
            "states are matched and all paths followed: search.matching=off, range.*, replay and shapes",
        ));
    }
    if search.limits.states.is_some() {
        return Err(refused("search.state_limit: nobody knows how many states others have"));
    }
    options.expand_into.as_ref().ok_or_else(|| {
        ToolError::usage("'rjpf expand' needs to know where to write: rjpf expand TARGET --open FILE --into FILE")
    })
}

/// Can all states of this file be read? For `fuzz`.
pub(crate) fn is_readable(file: &std::path::Path) -> bool {
    LevelFile::open(file).is_ok_and(|level| (0..level.partitions()).all(|section| level.states(section).is_ok()))
}

fn refused(why: &str) -> ToolError {
    ToolError::usage(format!("'rjpf expand' cannot do this: {why}"))
}

fn run(
    jvm: &mut Jvm,
    config: Config,
    listening: &Listening,
    states: Option<&[Located]>,
) -> Result<(Verdict, Expanded, Option<Stop>), ToolError> {
    let listeners = listening.build()?;
    timer::run();
    let explorer = Explorer::new(jvm, config.of_batches()).interrupted_by(interrupt::flag()).told_to(&listeners);
    let (verdict, expanded, stop) = explorer.expand(states);
    timer::conclude();
    match stop {
        Some(stop @ (Stop::Mismatch(_) | Stop::Internal(_))) => Err(session::stopped(&stop)),
        stop => Ok((verdict, expanded, stop)),
    }
}

/// What a file belongs to; classes are compared one by one.
fn program(options: &Options, session: &Session) -> Value {
    json!({
        "rjpf": env!("CARGO_PKG_VERSION"),
        "main": session.main,
        "arguments": options.arguments,
        "jdk": session.jdk,
        "settings": trace_file::settings(options),
        "outputs": options.search.collect_outputs,
        "symmetry": options.symmetric_threads,
        "depth": options.search.limits.depth,
        "properties": format!("{:?}", options.search.properties),
        "form": rjpf_state::canonical::FORM_VERSION,
    })
}

/// Which part of it is not the same, for people.
fn difference(a: &Value, b: &Value) -> Option<&'static str> {
    const PARTS: [(&str, &str); 10] = [
        ("rjpf", "the version of rjpf"),
        ("main", "the program"),
        ("arguments", "the arguments of the program"),
        ("jdk", "the JDK"),
        ("settings", "a setting that changes what a path means"),
        ("outputs", "search.outputs"),
        ("symmetry", "symmetry"),
        ("depth", "search.depth_limit"),
        ("properties", "a property"),
        ("form", "the form of states"),
    ];
    PARTS.into_iter().find(|(field, _)| a[field] != b[field]).map(|(_, what)| what)
}

/// The states of all files that were named, in the order of their paths.
fn read(options: &Options, session: &Session, program: &Value) -> Result<Batch, ToolError> {
    let files = options.expand_states.iter().map(|name| LevelFile::open(name)).collect::<Result<Vec<_>, _>>()?;
    let mut batch = Batch { states: None, level: 0, partitions: Vec::new(), lessons: None };
    for file in &files {
        if !file.is("states") {
            return Err(file.wrong("this is what states led to; 'rjpf sift' makes the states of the next level of it"));
        }
        if let Some(what) = difference(&file.header["program"], program) {
            return Err(file.wrong(&format!("{what} is not what it was when the file was made")));
        }
        for (name, then) in file.header["classes"].as_object().into_iter().flatten() {
            if trace_file::digest(&session.vm.registry.class_path, name).as_deref() != then.as_str() {
                let name = name.replace('/', ".");
                return Err(file.wrong(&format!("class {name} is not what it was when the file was made")));
            }
        }
        if file.number("partitions")? != options.partitions {
            return Err(file.wrong("the number of partitions is another one"));
        }
        let lessons = from_json(&file.header["learned"]).ok_or_else(|| file.wrong("what was learned is unreadable"))?;
        if batch.lessons.as_ref().is_some_and(|first| began_with(first) != began_with(&lessons)) {
            return Err(file.wrong("its states were found with other pauses than those of the first file"));
        }
        batch.lessons = Some(lessons);
        if file.is_void() {
            if files.len() > 1 {
                return Err(file.wrong("this file only says what to begin again with, it has no states"));
            }
            continue;
        }
        if batch.states.is_some() && batch.level != file.number("level")? {
            return Err(file.wrong("its states are on another level than those of the first file"));
        }
        batch.level = file.number("level")?;
        batch.partitions.push(file.number("partition")?);
        batch.states.get_or_insert_default().extend(file.states(0)?);
    }
    if let Some(states) = &mut batch.states {
        states.sort_unstable_by(|a, b| a.1.cmp(&b.1));
        if let Some(twice) = states.windows(2).find(|pair| pair[0].1 == pair[1].1) {
            return Err(ToolError::usage(format!("the path {} is in two of the files", twice[0].1)));
        }
    }
    Ok(batch)
}

/// Where each successor belongs.
fn by_partition(expanded: &Expanded, states: &[Located], partitions: u64) -> Vec<Vec<Located>> {
    let mut sections = vec![Vec::new(); partitions as usize];
    for successor in &expanded.successors {
        let mut path = rjpf_explore::Path::default();
        if let Some((number, index)) = successor.from {
            path = states[number as usize].1.clone();
            path.0.push(index);
        }
        sections[partition_of(successor.name, partitions) as usize].push((successor.name, path));
    }
    sections
}

/// Whose business a state is.
fn partition_of(name: u128, partitions: u64) -> u64 {
    (name % u128::from(partitions)) as u64
}

/// What was counted and found.
fn describe(header: &mut Value, verdict: &Verdict, expanded: &Expanded) {
    let finding = |finding: &Finding| {
        json!({
            "kind": finding.violation.kind.name(),
            "message": finding.violation.message,
            "details": finding.violation.details,
            "path": finding.path.to_string(),
            "output": String::from_utf8_lossy(&finding.output),
        })
    };
    header["findings"] = verdict.findings.iter().map(finding).collect();
    let notes = verdict.notes.iter().map(|note| {
        let mut text = finding(&note.finding);
        text["property"] = note.property.into();
        text
    });
    header["notes"] = notes.collect();
    header["limits"] = verdict.limits.iter().map(|limit| Value::from(limit.to_string())).collect();
    let statistics = &verdict.statistics;
    header["statistics"] = json!({
        "transitions": statistics.transitions,
        "ends": statistics.ends,
        "ignored": statistics.ignored,
        "reached": expanded.reached,
        "followed": expanded.followed,
        "successors": expanded.successors.len(),
        "seconds": statistics.elapsed.as_secs_f64(),
    });
    header["outputs"] = verdict.outputs.iter().map(|o| Value::from(String::from_utf8_lossy(o))).collect();
    header["exitCodes"] = json!(expanded.exit_codes);
    let exits = expanded.exits.iter();
    header["exits"] =
        exits.map(|((data, status), path)| json!([format!("{data:016x}"), status, path.to_string()])).collect();
    header["exitCounts"] = expanded.exit_counts.iter().map(|(status, count)| json!([status, count])).collect();
}

fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Off => "off",
        Severity::Note => "note",
        Severity::Violation => "violation",
    }
}

/// What a machine knows about places, beyond what everybody finds out at once.
fn lessons_of(jvm: &Jvm) -> Lessons {
    let all = jvm.vm.learned.lessons_for_others(jvm.vm.registry).into_iter();
    all.filter(|(_, lesson)| lesson.mode > Mode::Untouched).collect()
}

fn to_json(lessons: &Lessons) -> Value {
    let entry = |(name, lesson): (&String, &Lesson)| (name.clone(), json!([lesson.mode.word(), lesson.why]));
    lessons.iter().map(entry).collect::<Map<String, Value>>().into()
}

fn from_json(value: &Value) -> Option<Lessons> {
    let lesson =
        |value: &Value| Some(Lesson { mode: Mode::of_word(value[0].as_str()?)?, why: value[1].as_str()?.to_string() });
    value.as_object()?.iter().map(|(name, value)| Some((name.clone(), lesson(value)?))).collect()
}

/// A digest of the modes of all places: what a level rests on.
fn began_with(lessons: &Lessons) -> String {
    let text: String = lessons.iter().map(|(name, lesson)| format!("{name} {}\n", lesson.mode.word())).collect();
    format!("{:032x}", xxh3_128(text.as_bytes()))
}
