//! Deadlocks: no thread can run, and one that is no daemon is alive; or threads wait for each other for ever, one of
//! them no daemon, although others can run.

use rjpf_vm::transition::ViolationKind;

use super::{Check, PropertyDef, Severity};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "deadlock",
    aliases: &["NotDeadlockedProperty"],
    doc: "no thread can run, or some wait for each other for ever, and one of them is no daemon",
    severity: Severity::Violation,
    check: Check::Machine(|kind| *kind == ViolationKind::Deadlock),
};
