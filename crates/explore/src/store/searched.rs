//! What the search asks of the machine that remembers.

use std::sync::Arc;

use rjpf_state::canonical::Form;
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Beyond, Observe, Stop, Turn, Vm};

use super::broken::Guard;
use super::machine::{Incremental, START, Taken};
use super::notebook::open;
use super::tables::{BEHIND, ORIGIN};
use super::way::{Node, Way, Worked};
use crate::heuristics::View;
use crate::jvm::{Jvm, Outside};
use crate::listeners::Listeners;
use crate::machine::{Learning, Machine, Outlasting, Scouting, Siblings};

impl Machine for Incremental<'_> {
    type Snapshot = Arc<Node>;

    fn start(&mut self) -> Result<Outcome, Stop> {
        self.untouched = Some(self.listeners.save());
        self.looks = self.listeners.look_at_states();
        self.events = self.jvm.vm.events();
        let (start, _) = self.look()?;
        let mut notebook = open(&self.notebook);
        if self.events.bits() & !notebook.known.store.events != 0 {
            // Nobody has noted whether such events were told.
            notebook.known.refuse();
        }
        self.any = notebook.known.is_any();
        let store = &mut notebook.known.store;
        if store.start != start && !Guard::Start.is_left_out() {
            // Another method is to start.
            store.records.clear(ORIGIN);
            store.start = start;
        }
        drop(notebook);
        let origin = self.node(0);
        if let Some(outcome) = self.take_known(0, START)? {
            return Ok(outcome);
        }
        self.go_to(&origin)?;
        self.run(0, START, Jvm::start)
    }

    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        let from = self.fingerprint()?;
        if let Some(outcome) = self.take_known(from, index)? {
            return Ok(outcome);
        }
        self.come_here()?;
        self.run(from, index, |jvm| jvm.take(index))
    }

    fn resume(&mut self) -> Result<Outcome, Stop> {
        let Some(from) = self.fingerprint else { return Err(Stop::Internal("nothing was violated".into())) };
        if let Some(outcome) = self.take_known(from, BEHIND)? {
            return Ok(outcome);
        }
        self.come_here()?;
        self.run(from, BEHIND, Jvm::resume)
    }

    fn alternatives(&self) -> Option<ChoicePoint> {
        match &self.taken {
            Some(_) => self.at.as_ref().and_then(|node| node.point.clone()),
            None => self.jvm.alternatives(),
        }
    }

    fn snapshot(&mut self) -> Arc<Node> {
        let fingerprint = self.fingerprint.unwrap_or(0);
        self.node(fingerprint)
    }

    fn restore(&mut self, node: &Arc<Node>) {
        let is_there = self.machine_at.as_ref().is_some_and(|at| Arc::ptr_eq(at, node));
        self.taken = (!is_there).then(Taken::default);
        (self.at, self.fingerprint, self.held) = (Some(node.clone()), Some(node.fingerprint), None);
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
        (self.fingerprint, self.held, self.taken) = (None, None, None);
        self.output.clear();
    }

    fn fingerprint(&mut self) -> Result<u128, Stop> {
        match self.fingerprint {
            Some(fingerprint) => Ok(fingerprint),
            None => self.take_fingerprint(),
        }
    }

    fn form(&mut self) -> Result<Form<'_>, Stop> {
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
        notebook.beyond = Beyond::World;
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
        let arguments = jvm.vm.arguments();
        if let Some(canonical) = jvm.vm.canonical.as_mut() {
            canonical.identify(open(&notebook).known.versions.clone(), &arguments);
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

/// What it has run is in a notebook for all; nobody runs ahead.
impl Scouting for Incremental<'_> {
    type Deed = ();
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
