//! Deadlocks: no thread can run, and one that is no daemon is alive.

use rjpf_vm::transition::ViolationKind;

use super::{Check, PropertyDef, Severity};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "deadlock",
    aliases: &["NotDeadlockedProperty"],
    doc: "no thread can run, and some thread that is no daemon is alive",
    severity: Severity::Violation,
    check: Check::Machine(|kind| *kind == ViolationKind::Deadlock),
};
