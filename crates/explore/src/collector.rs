//! Collects what a run executes of the program's own code, from the events of the machine.
//!
//! Library code and synthesised methods are left out.

use std::sync::{Arc, Mutex, PoisonError};

use rjpf_classes::Trust;
use rjpf_classes::code::{Code, Flow, effect};
use rjpf_state::ThreadId;
use rjpf_vm::{Event, Events, Place, Vm};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::coverage::{Covered, Entered, Unit, Wanted};
use crate::listeners::{Flow as Answer, Listener};

pub(crate) struct Collector {
    wanted: Wanted,
    branches: Seen,
    instructions: Seen,
    /// Numbers of threads by name.
    names: FxHashMap<String, u32>,
    /// Slots with the threads in them, since the last question: a slot may have another thread on
    /// another path.
    slots: Vec<(ThreadId, u32)>,
    /// Pairs of thread and method that were reported.
    known: FxHashSet<(u32, u32)>,
    entered: Vec<Entered>,
}

/// The listener that the collector is told by.
pub(crate) struct Collecting {
    wanted: Wanted,
    collector: Arc<Mutex<Collector>>,
}

/// Executions since the last question.
#[derive(Default)]
struct Seen {
    units: Vec<(Unit, u32)>,
    places: FxHashMap<Unit, u32>,
}

impl Seen {
    fn add(&mut self, unit: Unit) {
        let at = *self.places.entry(unit).or_insert(self.units.len() as u32) as usize;
        if at == self.units.len() {
            self.units.push((unit, 0));
        }
        self.units[at].1 += 1;
    }

    fn take(&mut self) -> Vec<(Unit, u32)> {
        self.places.clear();
        std::mem::take(&mut self.units)
    }
}

impl Collector {
    pub(crate) fn new(wanted: Wanted) -> Collector {
        Collector {
            wanted,
            branches: Seen::default(),
            instructions: Seen::default(),
            names: FxHashMap::default(),
            slots: Vec::new(),
            known: FxHashSet::default(),
            entered: Vec::new(),
        }
    }

    pub(crate) fn drain(&mut self) -> Covered {
        self.slots.clear();
        Covered {
            branches: self.branches.take(),
            instructions: self.instructions.take(),
            entered: std::mem::take(&mut self.entered),
        }
    }

    /// The number of a thread, by its name.
    fn number(&mut self, vm: &Vm, thread: ThreadId) -> u32 {
        if let Some((_, number)) = self.slots.iter().find(|(slot, _)| *slot == thread) {
            return *number;
        }
        let next = self.names.len() as u32;
        let number = *self.names.entry(vm.thread_name(thread)).or_insert(next);
        self.slots.push((thread, number));
        number
    }

    fn note(&mut self, vm: &Vm, at: Place, event: &Event<'_>) {
        let method = at.method;
        if method.class.trust != Trust::User || method.hidden {
            return;
        }
        let thread = self.number(vm, at.thread);
        if self.known.insert((thread, method.id.0)) {
            let (branches, instructions) = vm.registry.decoded(method).map_or((0, 0), size);
            let name = vm.thread_name(at.thread);
            self.entered.push(Entered { thread, name, method: method.id.0, branches, instructions });
        }
        let unit = |way| Unit { thread, method: method.id.0, at: at.pc, way };
        match event {
            Event::Branch { way, .. } if self.wanted.branches => self.branches.add(unit(*way)),
            Event::Instruction { .. } if self.wanted.instructions => self.instructions.add(unit(0)),
            _ => {}
        }
    }
}

/// Ways out of the branches of a method, and its instructions.
fn size(code: &Code) -> (u32, u32) {
    let ways = |flow| match flow {
        Flow::Branch(_) => 2,
        Flow::Switch(k) => code.switches[k as usize].targets.len() as u32 + 1,
        _ => 0,
    };
    let branches = (0..).zip(&code.ops).map(|(at, &op)| ways(effect(code, at, op).flow)).sum();
    (branches, code.ops.len() as u32)
}

impl Collecting {
    pub(crate) fn new(wanted: Wanted, collector: Arc<Mutex<Collector>>) -> Collecting {
        Collecting { wanted, collector }
    }
}

impl Listener for Collecting {
    fn wants(&self) -> Events {
        // Methods that are entered count as known even if none of their branches is reached.
        let events = Events::BRANCH | Events::CALL;
        if self.wanted.instructions { events | Events::INSTRUCTION } else { events }
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Answer {
        self.collector.lock().unwrap_or_else(PoisonError::into_inner).note(vm, at, event);
        Answer::Continue
    }
}
