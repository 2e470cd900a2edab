//! Exceptions that leave a thread, unless the program has a handler for them; failed assertions have a
//! property of their own.

use rjpf_vm::transition::ViolationKind;

use super::{Check, PropertyDef, Severity};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "exception",
    aliases: &["NoUncaughtExceptionsProperty"],
    doc: "any other exception that leaves a thread",
    severity: Severity::Violation,
    check: Check::Machine(|kind| matches!(kind, ViolationKind::Uncaught(_))),
};
