//! Going paths again from the initial state, with those who check something on the way.

use rjpf_state::Snapshot;
use rjpf_vm::{Stop, Vm};

use crate::follow::{Followed, Way, follow};
use crate::jvm::Jvm;
use crate::listeners::Listeners;
use crate::machine::Machine;
use crate::properties::Properties;

/// A machine, the state that all paths start from, and what is looked for on them.
pub struct Retracer<'r> {
    pub(super) jvm: &'r mut Jvm,
    initial: &'r Snapshot,
    pub(super) properties: &'r Properties,
    /// Makes the listeners without which a path may not lead to its violation again.
    build: &'r dyn Fn() -> Listeners,
    /// There is one path only: if another is found for it, pauses that were not known before do no harm.
    pub(super) sole: bool,
}

impl<'r> Retracer<'r> {
    pub fn new(
        jvm: &'r mut Jvm,
        initial: &'r Snapshot,
        properties: &'r Properties,
        build: &'r dyn Fn() -> Listeners,
    ) -> Retracer<'r> {
        Retracer { jvm, initial, properties, build, sole: false }
    }

    /// Goes this many different paths.
    #[must_use]
    pub fn for_paths(self, count: usize) -> Self {
        Retracer { sole: count == 1, ..self }
    }

    /// The machine that goes them.
    pub fn vm(&mut self) -> &mut Vm {
        &mut self.jvm.vm
    }

    /// Listeners for one path, without the properties that a search adds itself.
    pub(super) fn listeners(&self) -> Listeners {
        (self.build)()
    }

    /// Everyone who checks something, for one path.
    pub(super) fn checks(&self) -> Listeners {
        let listeners = self.listeners();
        self.properties.join(&listeners);
        listeners
    }

    pub(super) fn rewind(&mut self) {
        self.jvm.rewind(self.initial);
    }

    /// Runs along a way from the start.
    pub(super) fn follow(&mut self, listeners: &Listeners, way: &mut dyn Way<Jvm>) -> Result<Followed, Stop> {
        self.rewind();
        self.jvm.observe(listeners.ear());
        let followed = follow(self.jvm, self.properties, listeners, way);
        self.jvm.observe(None);
        followed
    }
}
