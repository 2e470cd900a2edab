//! rjpf with a listener of one's own:
//! `cargo run --example own_listener -- -cp DIR Main +listener=one_lock`.
//!
//! It checks a property: no thread of the program holds more than `one_lock.most` monitors at once.

use std::collections::BTreeMap;

use rjpf_explore::listeners::{Flow, Listener, ListenerDef, ListenerOptions, Track, Tracked, nothing};
use rjpf_vm::{Event, Events, Place, Vm};

pub(crate) const LISTENERS: &[ListenerDef] = &[ListenerDef {
    name: "one_lock",
    aliases: &[],
    doc: "reports a thread that holds more monitors at once than it may",
    keys: &["one_lock.most"],
    checks: true,
    build: |options| Ok(Box::new(OneLock::new(options)?)),
    weave: nothing,
}];

struct OneLock {
    most: u64,
    /// Monitors held by each thread: different on each path, so it has to follow backtracking.
    held: Tracked<BTreeMap<u32, u64>>,
}

impl OneLock {
    fn new(options: &ListenerOptions) -> Result<OneLock, String> {
        let most = options.number("one_lock.most")?.unwrap_or(1);
        Ok(OneLock { most, held: Tracked::new(BTreeMap::new()) })
    }
}

impl Listener for OneLock {
    fn wants(&self) -> Events {
        Events::LOCK
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let held = self.held.change().entry(at.thread.0).or_default();
        match *event {
            // Only the outermost enter and exit of a monitor count.
            Event::Acquire { depth: 1, .. } => *held += 1,
            Event::Release { depth: 0, .. } | Event::Wait { .. } => *held = held.saturating_sub(1),
            _ => return Flow::Continue,
        }
        let is_own = at.method.class.trust == rjpf_classes::Trust::User;
        if *held > self.most && is_own {
            let thread = vm.thread_name(at.thread);
            return Flow::violated(
                "one lock",
                format!("{thread} holds {held} monitors"),
                vm.describe_thread(at.thread),
            );
        }
        Flow::Continue
    }

    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        vec![&mut self.held]
    }
}

#[allow(dead_code, reason = "the test of this example has no use for it")]
fn main() -> std::process::ExitCode {
    rjpf::main_with_all(&rjpf::Extensions { listeners: LISTENERS, ..rjpf::Extensions::default() })
}
