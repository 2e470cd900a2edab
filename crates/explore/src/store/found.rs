//! Findings and notes of a verdict that is kept, as bytes.

use rjpf_vm::transition::{Violation, ViolationKind};

use super::bytes::{In, Out};
use crate::path::Path;
use crate::properties::Properties;
use crate::verdict::{Finding, Note, Verdict};

/// Everything that a search has found, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Found {
    findings: Vec<Kept>,
    /// With the names of the properties that say so.
    notes: Vec<(String, Kept)>,
}

#[derive(Clone, Debug, PartialEq)]
struct Kept {
    violation: Violation,
    path: Path,
    output: Vec<u8>,
}

impl Found {
    pub(super) fn of(verdict: &Verdict) -> Found {
        let kept = |finding: &Finding| {
            let Finding { violation, path, output } = finding.clone();
            Kept { violation, path, output }
        };
        Found {
            findings: verdict.findings.iter().map(kept).collect(),
            notes: verdict.notes.iter().map(|note| (note.property.to_string(), kept(&note.finding))).collect(),
        }
    }

    /// Puts all of it into a verdict; `None` if nobody looks for such a thing. If class files have changed, the lines in details
    /// are those of another version: they are said again when paths are explained.
    pub(super) fn add_to(&self, verdict: &mut Verdict, properties: &Properties, files_changed: bool) -> Option<()> {
        let finding = |kept: &Kept| {
            let Kept { mut violation, path, output } = kept.clone();
            if files_changed {
                violation.details.clear();
            }
            Finding { violation, path, output }
        };
        verdict.findings.extend(self.findings.iter().map(finding));
        for (name, kept) in &self.notes {
            verdict.notes.push(Note { property: properties.name(name)?, finding: finding(kept) });
        }
        Some(())
    }

    pub(super) fn findings(&self) -> usize {
        self.findings.len()
    }

    /// May a message have a line in it that nobody has asked for?
    pub(super) fn may_name_lines(&self) -> bool {
        const KNOWN: [&str; 4] = ["exit status", "stored trace", "stuck threads", "swallowed"];
        let all = self.findings.iter().chain(self.notes.iter().map(|(_, kept)| kept));
        all.into_iter().any(|kept| match &kept.violation.kind {
            ViolationKind::Property(name) => !KNOWN.contains(&name.as_str()),
            _ => false,
        })
    }

    pub(super) fn write(&self, out: &mut Out) {
        out.list(&self.findings, |out, kept| kept.write(out));
        out.list(&self.notes, |out, (name, kept)| {
            out.bytes(name.as_bytes());
            kept.write(out);
        });
    }

    pub(super) fn read(input: &mut In<'_>) -> Option<Found> {
        let findings = input.list(Kept::read)?;
        let notes = input.list(|i| Some((i.text()?, Kept::read(i)?)))?;
        Some(Found { findings, notes })
    }
}

pub(super) fn write_violation(out: &mut Out, violation: &Violation) {
    let Violation { kind, message, details, resumable } = violation;
    let (number, name) = match kind {
        ViolationKind::Deadlock => (0, ""),
        ViolationKind::Assertion => (1, ""),
        ViolationKind::Uncaught(class) => (2, class.as_str()),
        ViolationKind::Race => (3, ""),
        ViolationKind::Livelock => (4, ""),
        ViolationKind::Property(name) => (5, name.as_str()),
    };
    out.number(number << 1 | u64::from(*resumable));
    [name, message, details].into_iter().for_each(|text| out.bytes(text.as_bytes()));
}

pub(super) fn read_violation(input: &mut In<'_>) -> Option<Violation> {
    let number = input.number()?;
    let name = input.text()?;
    let kind = match number >> 1 {
        0 => ViolationKind::Deadlock,
        1 => ViolationKind::Assertion,
        2 => ViolationKind::Uncaught(name),
        3 => ViolationKind::Race,
        4 => ViolationKind::Livelock,
        5 => ViolationKind::Property(name),
        _ => return None,
    };
    Some(Violation { kind, message: input.text()?, details: input.text()?, resumable: number & 1 == 1 })
}

impl Kept {
    fn write(&self, out: &mut Out) {
        write_violation(out, &self.violation);
        write_path(out, &self.path);
        out.bytes(&self.output);
    }

    fn read(input: &mut In<'_>) -> Option<Kept> {
        Some(Kept { violation: read_violation(input)?, path: read_path(input)?, output: input.bytes()?.to_vec() })
    }
}

pub(super) fn write_path(out: &mut Out, path: &Path) {
    out.list(&path.0, |out, &index| out.number(u64::from(index)));
}

pub(super) fn read_path(input: &mut In<'_>) -> Option<Path> {
    input.list(In::small).map(Path)
}
