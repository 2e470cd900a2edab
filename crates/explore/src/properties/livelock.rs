//! Livelocks: a fair run that never ends. What is fair is defined in `graph.rs`.
//!
//! Looked for once every state is covered. By default a note: a program that may run for ever is
//! often meant to.

use rjpf_vm::transition::{Violation, ViolationKind};

use super::{Check, Conclusion, PropertyDef, Severity};
use crate::search::Explored;
use crate::verdict::Finding;

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "livelock",
    aliases: &[],
    doc: "a fair run that never ends (property.livelock; a note by default)",
    severity: Severity::Note,
    check: Check::Search(look),
};

fn look(explored: &Explored<'_>) -> Vec<Conclusion> {
    let found = explored.graph.and_then(|graph| graph.find_fair_cycle());
    let path = found.or_else(|| explored.round.cloned());
    let violation = Violation {
        kind: ViolationKind::Livelock,
        message: "the program can run for ever without coming to an end".into(),
        details: "the last steps of the path lead back to a state that was there before\n".into(),
        resumable: false,
    };
    let finding = path.map(|path| Finding { violation, path, output: Vec::new() });
    finding.map(|finding| Conclusion { finding, at_most: Severity::Violation }).into_iter().collect()
}
