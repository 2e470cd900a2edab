//! Threads that are stuck when the program ends: they run the program's own code, wait for something
//! without a timeout, and nobody will come. No deadlock, because daemons do not keep a program
//! alive and `System.exit` asks nobody, but often a forgotten notification or shutdown.
//!
//! A thread that sleeps, waits with a timeout or could run is not stuck. Threads inside the library
//! alone (idle pool workers that never ran a task of the program) are left out.

use rjpf_state::ThreadId;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_vm::Vm;
use rjpf_vm::transition::Outcome;

use super::{Check, PropertyDef, Severity};
use crate::listeners::{Flow, Listener, Notice, View};
use crate::report::is_own;

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "stuck_threads",
    aliases: &[],
    doc: "a thread of the program that still waits for something when it ends (property.stuck_threads)",
    severity: Severity::Off,
    check: Check::Path(|| Box::new(StuckThreads)),
};

struct StuckThreads;

impl Listener for StuckThreads {
    fn rests(&self) -> bool {
        true
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        let (Notice::Reached(Outcome::End(_)), Some(vm)) = (notice, state.vm()) else { return Flow::Continue };
        let stuck: Vec<ThreadId> = vm.threads().filter(|&t| is_stuck(vm, t)).collect();
        if stuck.is_empty() {
            return Flow::Continue;
        }
        let names: Vec<String> = stuck.iter().map(|&t| vm.thread_name(t)).collect();
        let details: String = stuck.iter().map(|&t| vm.describe_thread(t)).collect();
        Flow::violated("stuck threads", format!("the program ended while threads wait: {}", names.join(", ")), details)
    }

    fn any_order(&self) -> bool {
        true
    }
}

fn is_stuck(vm: &Vm, thread: ThreadId) -> bool {
    let memory = &vm.pages.memory;
    let waits = match thread.status(memory) {
        // One that wants a free monitor could run.
        Status::Blocked => vm.is_kept_out(thread),
        Status::Initializing | Status::Suspended => true,
        Status::Waiting | Status::Parked => thread.deadline(memory) == NO_DEADLINE,
        _ => false,
    };
    waits && vm.frames(thread).any(|f| is_own(f.method))
}
