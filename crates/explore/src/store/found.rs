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

    /// Puts all of it into a verdict; `None` if nobody looks for such a thing.
    pub(super) fn add_to(&self, verdict: &mut Verdict, properties: &Properties) -> Option<()> {
        let finding = |kept: &Kept| {
            let Kept { violation, path, output } = kept.clone();
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

    /// May a message have a line in it, or whatever else a class file says beside code?
    pub(super) fn may_name_lines(&self) -> bool {
        let all = self.findings.iter().chain(self.notes.iter().map(|(_, kept)| kept));
        all.into_iter().any(|kept| match &kept.violation.kind {
            ViolationKind::Property(name) => !["exit status", "stored trace", "stuck threads"].contains(&name.as_str()),
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

impl Kept {
    fn write(&self, out: &mut Out) {
        let Violation { kind, message, details, resumable } = &self.violation;
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
        write_path(out, &self.path);
        out.bytes(&self.output);
    }

    fn read(input: &mut In<'_>) -> Option<Kept> {
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
        let (message, details, resumable) = (input.text()?, input.text()?, number & 1 == 1);
        let violation = Violation { kind, message, details, resumable };
        Some(Kept { violation, path: read_path(input)?, output: input.bytes()?.to_vec() })
    }
}

pub(super) fn write_path(out: &mut Out, path: &Path) {
    out.list(&path.0, |out, &index| out.number(u64::from(index)));
}

pub(super) fn read_path(input: &mut In<'_>) -> Option<Path> {
    input.list(In::small).map(Path)
}
