//! Failed assertions: an `AssertionError` that nothing catches.

use rjpf_vm::transition::ViolationKind;

use super::{Check, PropertyDef, Severity};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "assertion",
    aliases: &[],
    doc: "an AssertionError that nothing catches",
    severity: Severity::Violation,
    check: Check::Machine(|kind| *kind == ViolationKind::Assertion),
};
