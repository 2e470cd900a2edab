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
use crate::listeners::{Flow as Answer, Listener, Listeners};

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
    /// The version of the one that it has to tell threads and methods apart as.
    follows: Option<u64>,
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
            follows: None,
        }
    }

    /// One that gives the same numbers to the same threads, and knows the same methods.
    pub(crate) fn for_another(&self) -> Collector {
        let (names, known) = (self.names.clone(), self.known.clone());
        Collector { names, known, follows: Some(self.version()), ..Collector::new(self.wanted) }
    }

    /// Changes whenever a thread or a method was new.
    pub(crate) fn version(&self) -> u64 {
        (self.names.len() + self.known.len()) as u64
    }

    /// Has it come to something that the one which it follows has not told it of?
    pub(crate) fn is_surprised(&self) -> bool {
        self.follows.is_some_and(|version| version != self.version())
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
    /// A collector that is told by these listeners.
    pub(crate) fn join(wanted: Wanted, listeners: &Listeners) -> Arc<Mutex<Collector>> {
        let collector = Arc::new(Mutex::new(Collector::new(wanted)));
        listeners.add_own("guide", Box::new(Collecting { wanted, collector: collector.clone() }));
        collector
    }
}

impl Listener for Collecting {
    fn wants(&self) -> Events {
        // Methods that are entered count as known even if none of their branches is reached.
        let events = Events::BRANCH | Events::CALL;
        if self.wanted.instructions { events | Events::INSTRUCTION } else { events }
    }

    fn any_order(&self) -> bool {
        true
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Answer {
        self.collector.lock().unwrap_or_else(PoisonError::into_inner).note(vm, at, event);
        Answer::Continue
    }
}
