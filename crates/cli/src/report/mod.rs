//! What a search came to, in every form that was asked for.
//!
//! A [`Report`] is the one value behind all of them. Not its job: finding things out.

mod console;
pub(crate) mod files;
mod html;
mod jpf;
pub(crate) mod json;
mod junit;
mod lanes;
mod sarif;
pub(crate) mod sources;
mod text;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use rjpf_explore::listeners::Section;
use rjpf_explore::report::{Place, Trace};
use rjpf_explore::{Explained, Finding, Path, Verdict, fault};
use rjpf_vm::transition::ViolationKind;
use rjpf_vm::{Lesson, Mode, Stop};

use crate::config::{Options, ReportStyle};
use crate::incremental::Account;
use crate::{check, interrupt, session, terminal, timer, trace_file};
use sources::Sources;

/// A finding, step by step.
pub(crate) struct Counterexample {
    /// With the path that is reported.
    pub(crate) finding: Finding,
    /// The path as the search found it.
    pub(crate) original: Path,
    /// No path with fewer choices leads to it.
    pub(crate) is_shortest: bool,
    pub(crate) trace: Trace,
    pub(crate) trace_file: Option<PathBuf>,
}

impl Counterexample {
    /// The path that it is shown by.
    pub(crate) fn explained(&self) -> Explained {
        Explained { path: self.finding.path.clone(), is_shortest: self.is_shortest }
    }
}

/// Something worth saying that is no violation.
pub(crate) struct Remark {
    pub(crate) property: &'static str,
    pub(crate) text: String,
    /// A path that shows it.
    pub(crate) path: Path,
}

/// What was checked.
pub(crate) struct Program {
    pub(crate) main: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) class_path: String,
    pub(crate) jdk: String,
    /// The program's own classes with digests of their bytes.
    pub(crate) classes: Vec<(String, String)>,
}

pub(crate) struct Report<'o> {
    pub(crate) options: &'o Options,
    pub(crate) program: Program,
    pub(crate) verdict: Verdict,
    /// Why the search could not go on.
    pub(crate) stop: Option<Stop>,
    pub(crate) counterexamples: Vec<Counterexample>,
    pub(crate) notes: Vec<Remark>,
    pub(crate) warnings: Vec<String>,
    pub(crate) assumptions: Vec<String>,
    pub(crate) sources: Sources,
    /// What listeners have to say, by their names.
    pub(crate) sections: Vec<(&'static str, Section)>,
    /// Places that are not taken for harmless, by name.
    pub(crate) places: BTreeMap<String, Lesson>,
    /// What an incremental search has to say.
    pub(crate) incremental: Option<Account>,
}

/// The places before which threads pause, as `+por.contended` takes them.
pub(crate) fn names_of_pauses(places: &BTreeMap<String, Lesson>) -> Vec<String> {
    let with_pauses = places.iter().filter(|(_, lesson)| lesson.mode.has_pauses());
    with_pauses.map(|(name, lesson)| lesson.mode.pauses_at(name)).collect()
}

impl Report<'_> {
    /// The places before which threads always pause.
    pub(crate) fn contended(&self) -> impl Iterator<Item = (&String, &Lesson)> {
        self.places.iter().filter(|(_, lesson)| lesson.mode == Mode::Contended)
    }
}

impl Report<'_> {
    /// One word for machines.
    pub(crate) fn verdict_word(&self) -> &'static str {
        match &self.stop {
            _ if !self.verdict.findings.is_empty() => "violation",
            Some(Stop::Internal(_)) => "internal-error",
            Some(_) => "unsupported",
            None if !self.verdict.limits.is_empty() => "incomplete",
            None => "no-error",
        }
    }

    /// The program ran on one path: nothing was interleaved, nothing chosen.
    /// What the program wrote, if it had a single path and no counterexample shows it.
    pub(crate) fn sole_output(&self) -> Option<String> {
        let s = &self.verdict.statistics;
        // Very long paths are cut into pieces, each with one way to go on.
        let never_branched =
            self.verdict.limits.is_empty() && s.transitions == s.states && s.matched == 0 && s.ends == 1;
        let is_sole = self.stop.is_none() && (self.is_single_path() || never_branched);
        (is_sole && self.counterexamples.is_empty() && self.options.replay.is_none())
            .then(|| String::from_utf8_lossy(&self.verdict.beginning).into_owned())
    }

    pub(crate) fn is_single_path(&self) -> bool {
        let s = &self.verdict.statistics;
        self.stop.is_none() && s.thread_choices == 0 && s.data_choices == 0
    }
}

impl Counterexample {
    /// What is known without following the path again.
    pub(crate) fn unexplained(finding: &Finding) -> Counterexample {
        let (finding, original) = (finding.clone(), finding.path.clone());
        Counterexample { finding, original, is_shortest: false, trace: Trace::default(), trace_file: None }
    }

    /// Name of the exception class, if it is one.
    pub(crate) fn exception(&self) -> Option<&str> {
        match &self.finding.violation.kind {
            ViolationKind::Uncaught(class) => Some(class),
            ViolationKind::Assertion => Some("java.lang.AssertionError"),
            _ => None,
        }
    }

    /// Where it happened: the first frame of the program in the stack, for a deadlock where a thread is stuck, else the
    /// last step.
    pub(crate) fn place(&self) -> Place {
        let frames = self.finding.violation.details.lines().filter_map(text::frame);
        let stuck = self.trace.ends.iter().find(|e| e.wants.is_some()).map(|e| e.place.clone());
        let last = self.trace.steps.last().map(|s| s.place.clone());
        let kind = &self.finding.violation.kind;
        let has_stack = self.exception().is_some() || *kind == ViolationKind::Race;
        let first = frames.into_iter().find(|p| !text::is_library(&p.class)).filter(|_| has_stack);
        first.or(stuck.filter(|_| *kind == ViolationKind::Deadlock)).or(last).unwrap_or_default()
    }
}

/// Prints the report, then writes every other form of it. What cannot be written is said at the end: it
/// takes nothing away from what was found. A fault of ours on the way is the report's stop.
pub(crate) fn publish(report: &mut Report<'_>) {
    let _phase = tracing::info_span!("write reports").entered();
    let options = report.options;
    for warning in report.warnings.iter().filter(|w| w.starts_with("nothing read")) {
        say(&format!("warning: {warning}"));
    }
    let text = fault::caught(|| {
        Ok(match options.style {
            ReportStyle::People => console::render(report, terminal::width(options)),
            ReportStyle::Jpf => jpf::render(report),
        })
    });
    let mut out = anstream::AutoStream::new(std::io::stdout(), terminal::color_choice(options));
    let shown = text.as_ref().map_or_else(|_| bare(report), Clone::clone);
    // Who has closed a pipe does not want more; a disk that is full is another matter.
    let unwritten = out.write_all(shown.as_bytes()).and_then(|()| out.flush()).err();
    if let Some(error) = unwritten.filter(|error| error.kind() != std::io::ErrorKind::BrokenPipe) {
        say(&format!("warning: cannot write the report to standard output: {error}"));
    }
    interrupt::printed(check::code(report));
    timer::report();
    let mut faults: Vec<Stop> = text.err().into_iter().collect();
    for written in write_traces(report).into_iter().chain(write_forms(report)) {
        match written {
            Written::Failed(why) => say(&format!("warning: {why}")),
            Written::Faulty(stop) => faults.push(stop),
        }
    }
    for fault in faults {
        say(&session::stopped(&fault).message);
        report.stop.get_or_insert(fault);
    }
}

/// What was found, when nothing better can be said.
fn bare(report: &Report<'_>) -> String {
    let findings = report.verdict.findings.iter();
    let lines = findings.map(|f| format!("{}: {}\n  path: {}\n", f.violation.kind.name(), f.violation.message, f.path));
    format!("{}\n{}", report.verdict_word(), lines.collect::<String>())
}

/// A form of the report that goes into a file.
pub(crate) struct Form {
    /// The option that names the file.
    pub(crate) file: fn(&Options) -> &Option<PathBuf>,
    render: fn(&Report<'_>) -> String,
}

/// In alphabetic order.
pub(crate) const FORMS: &[Form] = &[
    Form { file: |o| &o.html, render: html::render },
    Form { file: |o| &o.json, render: json::render },
    Form { file: |o| &o.junit, render: junit::render },
    Form { file: |o| &o.sarif, render: sarif::render },
];

/// Why a file is not there.
enum Written {
    Failed(String),
    Faulty(Stop),
}

/// A trace that cannot be written is in no other form either; its path says the same.
fn write_traces(report: &mut Report<'_>) -> Vec<Written> {
    let mut failures = Vec::new();
    for i in 0..report.counterexamples.len() {
        let Some(file) = report.counterexamples[i].trace_file.clone() else { continue };
        let failure = match fault::caught(|| Ok(trace_file::write(&file, report, i))) {
            Ok(Ok(())) => continue,
            Ok(Err(why)) => {
                let path = &report.counterexamples[i].finding.path;
                Written::Failed(format!("{why}; to replay it: +replay={path}"))
            }
            Err(stop) => Written::Faulty(stop),
        };
        report.counterexamples[i].trace_file = None;
        failures.push(failure);
    }
    failures
}

fn write_forms(report: &Report<'_>) -> Vec<Written> {
    let mut failures = Vec::new();
    for form in FORMS {
        let Some(file) = (form.file)(report.options) else { continue };
        match fault::caught(|| Ok(files::write(file, &(form.render)(report)))) {
            Ok(Ok(())) => {}
            Ok(Err(why)) => failures.push(Written::Failed(why)),
            Err(stop) => failures.push(Written::Faulty(stop)),
        }
    }
    let sections = report.sections.iter().flat_map(|(_, section)| &section.files);
    failures.extend(sections.filter_map(|(file, text)| files::write(file, text).err()).map(Written::Failed));
    failures
}

/// A sentence on stderr; if that is closed, nobody wants to know.
pub(crate) fn say(text: &str) {
    _ = writeln!(std::io::stderr(), "rjpf: {text}");
}

/// Text to stdout; a closed pipe ends it.
pub(crate) fn print(text: &str) {
    let mut out = std::io::stdout();
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
