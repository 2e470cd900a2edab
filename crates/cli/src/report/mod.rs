//! What a search came to, in every form that was asked for.
//!
//! A [`Report`] is the one value behind all of them. Not its job: finding things out.

mod console;
mod html;
mod jpf;
pub(crate) mod json;
mod junit;
mod lanes;
mod sarif;
pub(crate) mod sources;
mod text;

use std::io::Write;
use std::path::{Path as FilePath, PathBuf};

use rjpf_explore::listeners::Section;
use rjpf_explore::report::{Place, Trace};
use rjpf_explore::{Finding, Path, Verdict};
use rjpf_vm::Stop;
use rjpf_vm::transition::ViolationKind;

use crate::config::{Options, ReportStyle};
use crate::{ToolError, terminal};
use sources::Sources;

/// A finding, step by step.
pub(crate) struct Counterexample {
    /// With the path that is reported.
    pub(crate) finding: Finding,
    /// The path as the search found it.
    pub(crate) original: Path,
    pub(crate) trace: Trace,
    pub(crate) trace_file: Option<PathBuf>,
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
    pub(crate) warnings: Vec<String>,
    pub(crate) assumptions: Vec<String>,
    pub(crate) sources: Sources,
    /// What listeners have to say, by their names.
    pub(crate) sections: Vec<(&'static str, Section)>,
}

impl Report<'_> {
    /// One word for machines.
    pub(crate) fn verdict_word(&self) -> &'static str {
        match &self.stop {
            _ if !self.verdict.findings.is_empty() => "violation",
            Some(_) => "unsupported",
            None if !self.verdict.limits.is_empty() => "incomplete",
            None => "no-error",
        }
    }

    /// The program ran on one path: nothing was interleaved, nothing chosen.
    pub(crate) fn is_single_path(&self) -> bool {
        let s = &self.verdict.statistics;
        self.stop.is_none() && s.thread_choices == 0 && s.data_choices == 0
    }
}

impl Counterexample {
    /// Name of the exception class, if it is one.
    pub(crate) fn exception(&self) -> Option<&str> {
        match &self.finding.violation.kind {
            ViolationKind::Uncaught(class) => Some(class),
            ViolationKind::Assertion => Some("java.lang.AssertionError"),
            _ => None,
        }
    }

    /// Where it happened: the first frame of the program in the stack, else the last step.
    pub(crate) fn place(&self) -> Place {
        let frames = self.finding.violation.details.lines().filter_map(text::frame);
        let stuck = self.trace.ends.iter().find(|e| e.wants.is_some()).map(|e| e.place.clone());
        let last = self.trace.steps.last().map(|s| s.place.clone());
        let thrown = self.exception().is_some();
        let first = frames.into_iter().find(|p| !text::is_library(&p.class)).filter(|_| thrown);
        first.or(stuck.filter(|_| !thrown)).or(last).unwrap_or_default()
    }
}

/// Writes every form of the report.
pub(crate) fn publish(report: &Report<'_>) -> Result<(), ToolError> {
    let options = report.options;
    let forms: [(&Option<PathBuf>, &dyn Fn() -> String); 4] = [
        (&options.json, &|| json::render(report)),
        (&options.junit, &|| junit::render(report)),
        (&options.sarif, &|| sarif::render(report)),
        (&options.html, &|| html::render(report)),
    ];
    for (file, render) in forms {
        if let Some(file) = file {
            write_file(file, &render())?;
        }
    }
    for (file, text) in report.sections.iter().flat_map(|(_, section)| &section.files) {
        write_file(file, text)?;
    }
    for warning in report.warnings.iter().filter(|w| w.starts_with("nothing read")) {
        eprintln!("rjpf: warning: {warning}");
    }
    let text = match options.style {
        ReportStyle::People => console::render(report, terminal::width(options)),
        ReportStyle::Jpf => jpf::render(report),
    };
    let mut out = anstream::AutoStream::new(std::io::stdout(), terminal::color_choice(options));
    // A closed pipe ends the report, not the process.
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    Ok(())
}

pub(crate) fn write_file(file: &FilePath, text: &str) -> Result<(), ToolError> {
    std::fs::write(file, text).map_err(|e| {
        let way_out = "name a file in a folder that is there and can be written to";
        ToolError::usage(format!("cannot write {}: {e}; {way_out}", file.display()))
    })
}

/// Text to stdout; a closed pipe ends it.
pub(crate) fn print(text: &str) {
    let mut out = std::io::stdout();
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
