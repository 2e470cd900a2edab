//! Threads that are stuck when the program ends: they run the program's own code, wait for something
//! without a timeout, and nobody will come. No deadlock, because daemons do not keep a program
//! alive and `System.exit` asks nobody, but often a forgotten notification or shutdown.
//!
//! A thread that sleeps, waits with a timeout or could run is not stuck. Threads inside the library
//! alone (idle pool workers that never ran a task of the program) are left out.

use rjpf_state::ThreadId;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_vm::Vm;
use rjpf_vm::transition::ChoicePoint;

use super::{Flow, Listener, ListenerDef, Notice};
use crate::machine::Outcome;
use crate::report::is_own;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "stuck_threads",
    aliases: &[],
    doc: "reports threads of the program that still wait for something when it ends",
    keys: &[],
    checks: true,
    build: |_| Ok(Box::new(StuckThreads)),
};

struct StuckThreads;

impl Listener for StuckThreads {
    fn notice(&mut self, vm: &Vm, notice: &Notice<'_, ChoicePoint>) -> Flow {
        let Notice::Reached(Outcome::End(_)) = notice else { return Flow::Continue };
        let stuck: Vec<ThreadId> = vm.threads().filter(|&t| is_stuck(vm, t)).collect();
        if stuck.is_empty() {
            return Flow::Continue;
        }
        let names: Vec<String> = stuck.iter().map(|&t| vm.thread_name(t)).collect();
        let details: String = stuck.iter().map(|&t| vm.describe_thread(t)).collect();
        Flow::violated("stuck threads", format!("the program ended while threads wait: {}", names.join(", ")), details)
    }
}

fn is_stuck(vm: &Vm, thread: ThreadId) -> bool {
    let memory = &vm.pages.memory;
    let waits = match thread.status(memory) {
        Status::Blocked | Status::Initializing | Status::Suspended => true,
        Status::Waiting | Status::Parked => thread.deadline(memory) == NO_DEADLINE,
        _ => false,
    };
    waits && vm.frames(thread).any(|f| is_own(f.method))
}
