//! Ends a search that has used up what it was given. Keys and units are those of JPF's
//! `BudgetChecker`; `budget.max_state` is `search.state_limit`.
//!
//! Deviation: the depth is that of the search's path, and the search ends when it is reached
//! (`search.depth_limit` cuts the path and goes on).

use std::time::{Duration, Instant};

use rjpf_vm::{Event, Events, Place, Vm};

use super::{Flow, Listener, ListenerDef, ListenerOptions, Notice, View};
use rjpf_state::process_memory;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "budget",
    aliases: &["BudgetChecker"],
    doc: "ends the search when it has used up its time, memory, depth or instructions",
    keys: &["budget.max_depth", "budget.max_heap", "budget.max_insn", "budget.max_time"],
    checks: false,
    build: |options| Ok(Box::new(Budget::new(options)?)),
    weave: super::nothing,
};

struct Budget {
    started: Instant,
    time: Option<Duration>,
    heap: Option<u64>,
    depth: Option<u64>,
    instructions: Option<u64>,
    executed: u64,
    transitions: u64,
}

impl Budget {
    fn new(options: &ListenerOptions) -> Result<Budget, String> {
        Ok(Budget {
            started: Instant::now(),
            time: options.number("budget.max_time")?.map(Duration::from_millis),
            heap: options.number("budget.max_heap")?,
            depth: options.number("budget.max_depth")?,
            instructions: options.number("budget.max_insn")?,
            executed: 0,
            transitions: 0,
        })
    }
}

impl Listener for Budget {
    fn wants(&self) -> Events {
        if self.instructions.is_some() { Events::INSTRUCTION } else { Events::NONE }
    }

    fn event(&mut self, _vm: &Vm, _at: Place, _event: &Event<'_>) -> Flow {
        self.executed += 1;
        match self.instructions {
            Some(most) if self.executed > most => Flow::Stop("budget.max_insn was used up"),
            _ => Flow::Continue,
        }
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match *notice {
            Notice::Started => self.started = Instant::now(),
            Notice::Arrived { depth, .. } => {
                self.transitions += 1;
                if self.depth.is_some_and(|most| u64::from(depth) >= most) {
                    return Flow::Stop("budget.max_depth was reached");
                }
                if self.time.is_some_and(|most| self.started.elapsed() >= most) {
                    return Flow::Stop("budget.max_time was used up");
                }
                // Asking for memory is a system call.
                let asks = self.heap.is_some() && self.transitions % 64 == 1;
                if asks && process_memory().zip(self.heap).is_some_and(|(used, most)| used >= most) {
                    return Flow::Stop("budget.max_heap was used up");
                }
            }
            _ => {}
        }
        Flow::Continue
    }
}
