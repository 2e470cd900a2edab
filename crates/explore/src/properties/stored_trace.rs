//! Paths that the program asked to be kept (`Verify.storeTrace` and its like): no finding about the program, so it is a note
//! by default, with the path to follow. As a violation it has a counterexample and a trace file.

use rjpf_vm::{Event, Events, Place, Vm};

use super::{Check, PropertyDef, Severity};
use crate::listeners::{Flow, Listener};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "stored_trace",
    aliases: &[],
    doc: "the program asked for a trace by Verify.storeTrace (property.stored_trace; a note by default)",
    severity: Severity::Note,
    check: Check::Path(|| Box::new(StoredTrace)),
};

struct StoredTrace;

impl Listener for StoredTrace {
    fn wants(&self) -> Events {
        Events::TRACE
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let Event::Trace { what } = *event else { return Flow::Continue };
        Flow::violated("stored trace", format!("the program asked for a trace: {what}"), vm.describe_thread(at.thread))
    }

    fn looks_at_states(&self) -> bool {
        false
    }

    fn rests(&self) -> bool {
        true
    }

    fn any_order(&self) -> bool {
        true
    }
}
