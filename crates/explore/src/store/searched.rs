//! What the search asks of the machine that remembers.

use std::sync::Arc;

use rjpf_state::canonical::Form;
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Observe, Stop, Turn, Vm};

use super::machine::{Incremental, START, Taken};
use super::notebook::open;
use super::way::{Node, Way, Worked};
use crate::heuristics::View;
use crate::jvm::{Jvm, Outside};
use crate::listeners::Listeners;
use crate::machine::{Learning, Machine, Outlasting, Siblings};

impl Machine for Incremental<'_> {
    type Snapshot = Arc<Node>;

    fn start(&mut self) -> Result<Outcome, Stop> {
        self.untouched = Some(self.listeners.save());
        self.looks = self.listeners.look_at_states();
        self.events = self.jvm.vm.events();
        let mut notebook = open(&self.notebook);
        if self.events.bits() & !notebook.known.store.events != 0 {
            // Nobody has noted whether such events were told.
            notebook.known.refuse();
        }
        self.any = notebook.known.is_any();
        drop(notebook);
        let origin = self.node(0);
        if let Some(outcome) = self.take_known(0, START)? {
            return Ok(outcome);
        }
        self.go_to(&origin)?;
        self.run(0, START, Jvm::start)
    }

    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        let from = self.fingerprint();
        if let Some(outcome) = self.take_known(from, index)? {
            return Ok(outcome);
        }
        self.come_here()?;
        self.run(from, index, |jvm| jvm.take(index))
    }

    fn resume(&mut self) -> Result<Outcome, Stop> {
        (self.at, self.fingerprint, self.machine_at) = (None, None, None);
        let outcome = self.jvm.resume();
        self.output.extend(self.jvm.drain_output());
        outcome
    }

    fn alternatives(&self) -> Option<ChoicePoint> {
        match &self.taken {
            Some(taken) => taken.point.clone(),
            None => self.jvm.alternatives(),
        }
    }

    fn snapshot(&mut self) -> Arc<Node> {
        let fingerprint = self.fingerprint.unwrap_or(0);
        self.node(fingerprint)
    }

    fn restore(&mut self, node: &Arc<Node>) {
        let is_there = self.machine_at.as_ref().is_some_and(|at| Arc::ptr_eq(at, node));
        self.taken = (!is_there).then(|| Taken { point: node.point.clone(), ..Taken::default() });
        (self.at, self.fingerprint) = (Some(node.clone()), Some(node.fingerprint));
        if let Way::Here(snapshot) = &*node.way()
            && self.looks
        {
            self.jvm.restore(snapshot);
            (self.machine_at, self.taken) = (Some(node.clone()), None);
        }
    }

    fn rewind(&mut self, initial: &Arc<Node>) {
        let way = initial.way();
        if let Way::Here(snapshot) = &*way {
            self.jvm.rewind(snapshot);
        }
        drop(way);
        (self.at, self.machine_at) = (Some(initial.clone()), Some(initial.clone()));
        (self.fingerprint, self.taken) = (None, None);
        self.output.clear();
    }

    fn fingerprint(&mut self) -> u128 {
        if self.fingerprint.is_none() {
            self.fingerprint = Some(self.jvm.fingerprint());
        }
        self.fingerprint.unwrap_or_default()
    }

    fn form(&mut self) -> Form<'_> {
        self.jvm.form()
    }

    fn view(&self) -> &dyn View {
        if self.taken.is_some() { self } else { self.jvm.view() }
    }

    fn observe(&mut self, by: Option<Box<dyn Observe>>) {
        self.jvm.observe(by);
    }
}

impl Outlasting for Incremental<'_> {
    type Outside = Outside;

    fn outside(&self) -> Outside {
        self.jvm.outside()
    }

    fn exchange(&mut self, outside: &mut Outside) {
        self.jvm.exchange(outside);
        open(&self.notebook).known.forget_modes();
    }

    fn notes(&self) -> Option<Vec<u8>> {
        self.jvm.notes()
    }

    /// What another process has run is not known here: it may have looked outside.
    fn begin_with(&mut self, notes: &[u8]) -> Option<()> {
        let begun = self.jvm.begin_with(notes);
        let mut notebook = open(&self.notebook);
        notebook.known.forget_modes();
        notebook.outside = true;
        begun
    }

    fn drain_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.output)
    }

    fn depends_on_order(&self) -> bool {
        match &self.taken {
            Some(taken) => taken.timed || self.jvm.vm.persistent.depends_on_order(),
            None => self.jvm.depends_on_order(),
        }
    }
}

impl Learning for Incremental<'_> {
    fn broken(&self) -> bool {
        self.jvm.broken()
    }

    fn begin_round(&mut self) {
        self.jvm.begin_round();
    }

    fn has_new_pauses(&self) -> bool {
        self.jvm.has_new_pauses()
    }
}

impl Siblings for Incremental<'_> {
    fn sibling(&self) -> Result<Option<Self>, Stop> {
        let Some(mut jvm) = self.jvm.sibling()? else { return Ok(None) };
        jvm.vm.footprint.turn_on();
        let notebook = self.notebook.clone();
        if let Some(canonical) = jvm.vm.canonical.as_mut() {
            canonical.identify(open(&notebook).known.versions.clone());
        }
        let listeners = Listeners::default();
        let sibling = Incremental::with(Worked::Own(Box::new(jvm)), notebook, self.any, listeners, self.audit.0);
        let untouched = self.untouched.clone();
        Ok(Some(Incremental { several: true, looks: self.looks, untouched, ..sibling }))
    }

    fn told_to(&mut self, listeners: &Listeners) {
        self.listeners = listeners.clone();
        self.events = self.jvm.vm.events();
    }

    fn joined_by_others(&mut self) {
        self.several = true;
    }

    fn absorb(&mut self, sibling: &Self) {
        self.jvm.absorb(&sibling.jvm);
    }
}

/// The state that the search is in, which is not there.
impl View for Incremental<'_> {
    fn ended_normally(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.normal)
    }

    fn wants_end(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.wants_end)
    }

    fn left_to_chance(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.chance)
    }

    fn turns(&self) -> &[Turn] {
        self.taken.as_ref().map_or(&[], |taken| &taken.turns)
    }

    fn vm(&self) -> Option<&Vm> {
        None
    }
}
