//! The Java virtual machine as a [`Machine`].

use std::sync::{Arc, Mutex};

use rjpf_state::canonical::Form;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_state::{Snapshot, ThreadId, global};
use rjpf_vm::transition::{self, ChoicePoint, PointKind, Violation};
use rjpf_vm::{Observe, Persistent, Stop, Stream, Visibility, Vm};

use crate::collector::Collector;
use crate::coverage::{Covered, Wanted};
use crate::heuristics::View;
use crate::limits::Limit;
use crate::listeners::{Ear, Listeners, Notice, Saved as Tracked, lock};
use crate::machine::{Machine, Outcome};

/// A state, and the data of listeners that belongs to it.
#[derive(Clone)]
pub struct Saved {
    pages: Snapshot,
    tracked: Tracked,
}

pub struct Jvm {
    pub vm: Vm,
    /// Who listens to the program and the search.
    listeners: Option<Arc<Mutex<Listeners>>>,
    /// What the last transition came to, where a listener's finding was reported instead.
    after: Option<Outcome<ChoicePoint>>,
    /// Threads of the library's own that were there before the program.
    services: Vec<ThreadId>,
    known: KnownForms,
    /// Scratch: a canonical form with what listeners add to it.
    form: Vec<u32>,
}

/// Fingerprints by the hash of the raw memory. Steps of different threads that do not touch each
/// other lead to the very same words in either order, so most states that are reached again are
/// recognised without walking their objects. A cache of a pure function: what is lost is computed
/// again.
#[derive(Default)]
struct KnownForms {
    /// Direct-mapped pairs of content and fingerprint.
    entries: Vec<(u128, u128)>,
}

const KNOWN_FORMS: usize = 1 << 18;

impl KnownForms {
    fn place(content: u128) -> usize {
        content as usize % KNOWN_FORMS
    }

    fn get(&self, content: u128) -> Option<u128> {
        self.entries.get(Self::place(content)).filter(|(known, _)| *known == content).map(|(_, form)| *form)
    }

    fn put(&mut self, content: u128, fingerprint: u128) {
        if self.entries.is_empty() {
            self.entries = vec![(0, 0); KNOWN_FORMS];
        }
        self.entries[Self::place(content)] = (content, fingerprint);
    }
}

impl Jvm {
    /// A machine that has booted and whose main method is set up; its present state becomes the
    /// base of all snapshots.
    pub fn new(mut vm: Vm, visibility: Visibility) -> Jvm {
        let services = vm.threads().filter(|&t| t != rjpf_vm::boot::MAIN).collect();
        vm.freeze(visibility);
        Jvm { vm, listeners: None, after: None, services, known: KnownForms::default(), form: Vec::new() }
    }

    /// These listeners are told from now on.
    pub fn listen(&mut self, listeners: Listeners) {
        self.unlisten();
        if !listeners.is_empty() {
            let shared = Arc::new(Mutex::new(listeners));
            self.vm.observe(Some(Box::new(Ear::new(shared.clone()))));
            self.listeners = Some(shared);
        }
    }

    /// Nobody listens any more; gives those back who did.
    pub fn unlisten(&mut self) -> Listeners {
        let Some(shared) = self.listeners.take() else { return Listeners::default() };
        self.vm.observe(None);
        std::mem::take(&mut *lock(&shared))
    }

    /// Threads of the program that have been started and have not ended.
    fn live(&self) -> impl Iterator<Item = ThreadId> {
        let ended = |t: ThreadId| matches!(t.status(&self.vm.pages.memory), Status::Terminated | Status::Dormant);
        self.vm.threads().filter(move |&t| !ended(t) && !self.services.contains(&t))
    }
}

impl Jvm {
    /// Goes back to the start: the state, and what paths leave behind for later ones.
    pub fn rewind(&mut self, initial: &Saved) {
        self.restore(initial);
        let Persistent { keys_read, assumptions, .. } = std::mem::take(&mut self.vm.persistent);
        self.vm.persistent = Persistent { keys_read, assumptions, ..Persistent::default() };
        self.vm.output.clear();
    }
}

impl Jvm {
    /// The fingerprint of the program's state, listeners aside.
    fn state_fingerprint(&mut self) -> u128 {
        let content = self.vm.pages.content();
        let known = self.known.get(content);
        if let Some(fingerprint) = known.filter(|_| !cfg!(debug_assertions)) {
            return fingerprint;
        }
        let vm = &mut self.vm;
        let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
        let fingerprint = canonical.fingerprint(&vm.pages);
        debug_assert!(known.is_none_or(|known| known == fingerprint), "equal words have equal forms");
        self.known.put(content, fingerprint);
        fingerprint
    }

    /// The point at which a listener's finding was reported instead of the choice.
    pub(crate) fn racing(&self) -> Option<&ChoicePoint> {
        match &self.after {
            Some(Outcome::Choice(point)) => Some(point),
            _ => None,
        }
    }

    /// What listeners found in a transition comes before what the transition came to.
    fn examine(&mut self, outcome: transition::Outcome) -> Outcome<ChoicePoint> {
        self.after = None;
        let outcome = convert(outcome);
        match self.tell(&Notice::Reached(&outcome)) {
            Some(violation) => {
                self.after = Some(outcome);
                Outcome::Violation(violation)
            }
            None => outcome,
        }
    }
}

fn convert(outcome: transition::Outcome) -> Outcome<ChoicePoint> {
    match outcome {
        transition::Outcome::Choice(point) => Outcome::Choice(point),
        transition::Outcome::End(code) => Outcome::End(code),
        transition::Outcome::Violation(violation) => Outcome::Violation(violation),
        transition::Outcome::Ignored => Outcome::Ignored,
    }
}

impl Machine for Jvm {
    type Snapshot = Saved;
    type Point = ChoicePoint;

    fn start(&mut self) -> Result<Outcome<ChoicePoint>, Stop> {
        let outcome = self.vm.first_transition()?;
        Ok(self.examine(outcome))
    }

    fn take(&mut self, point: &ChoicePoint, index: u32) -> Result<Outcome<ChoicePoint>, Stop> {
        let outcome = self.vm.transition(point, index)?;
        Ok(self.examine(outcome))
    }

    fn resume(&mut self) -> Result<Outcome<ChoicePoint>, Stop> {
        match self.after.take() {
            Some(outcome) => Ok(outcome),
            None => self.vm.resume_after().map(convert),
        }
    }

    fn snapshot(&mut self) -> Saved {
        let tracked = self.listeners.as_ref().map_or_else(Tracked::default, |l| lock(l).save());
        Saved { pages: self.vm.pages.snapshot(), tracked }
    }

    fn restore(&mut self, saved: &Saved) {
        self.vm.pages.restore(&saved.pages);
        if let Some(listeners) = &self.listeners {
            lock(listeners).restore(&saved.tracked);
        }
    }

    fn fingerprint(&mut self) -> u128 {
        let state = self.state_fingerprint();
        self.listeners.as_ref().map_or(state, |listeners| lock(listeners).fingerprint(state))
    }

    fn form(&mut self) -> Form<'_> {
        let vm = &mut self.vm;
        let form = vm.canonical.as_mut().expect("a frozen machine has canonical forms").form(&vm.pages);
        let tracked = self.listeners.as_ref().and_then(|listeners| lock(listeners).tracked_fingerprint());
        let Some(tracked) = tracked else { return form };
        self.form.clear();
        self.form.extend_from_slice(form.words);
        self.form.extend((0..4).map(|i| (tracked >> (32 * i)) as u32));
        Form { words: &self.form, ..form }
    }

    fn count(&self, point: &ChoicePoint) -> u32 {
        point.count()
    }

    fn is_thread_choice(&self, point: &ChoicePoint) -> bool {
        matches!(point.kind, PointKind::Thread { .. })
    }

    fn thread_of(&self, point: &ChoicePoint, index: u32) -> u32 {
        match &point.kind {
            PointKind::Thread { enabled, .. } => enabled[index as usize].0,
            PointKind::Data { thread, .. } => thread.0,
        }
    }

    fn preempts(&self, point: &ChoicePoint, index: u32) -> bool {
        match &point.kind {
            PointKind::Thread { enabled, from, .. } => enabled[index as usize] != *from && enabled.contains(from),
            PointKind::Data { .. } => false,
        }
    }

    fn view(&self) -> &dyn View {
        self
    }

    fn collect_coverage(&mut self, wanted: Wanted) {
        let before = match self.vm.observed_by::<Collector>().map(|collector| collector.before.take()) {
            Some(before) => before,
            None => self.vm.observe(None),
        };
        let observer = match wanted == Wanted::default() {
            true => before,
            false => Some(Box::new(Collector::new(wanted, before)) as Box<dyn Observe>),
        };
        self.vm.observe(observer);
    }

    fn drain_covered(&mut self) -> Covered {
        self.vm.observed_by::<Collector>().map_or_else(Covered::default, Collector::drain)
    }

    fn ended_normally(&self) -> bool {
        self.vm.pages.memory.get(global::UNCAUGHT) == 0
    }

    fn start_over(&mut self) {
        self.vm.persistent.graphs.clear();
    }

    fn wants_end(&self) -> Option<Limit> {
        let by_listener = || lock(self.listeners.as_ref()?).end();
        self.vm.persistent.terminate.then_some(Limit::Terminated).or_else(by_listener)
    }

    fn listens(&self) -> bool {
        self.listeners.is_some()
    }

    fn tell(&mut self, notice: &Notice<'_, ChoicePoint>) -> Option<Violation> {
        let mut listeners = lock(self.listeners.as_ref()?);
        listeners.notice(&self.vm, notice);
        // What is found in between is reported at the end of the transition.
        matches!(notice, Notice::Reached(_) | Notice::Arrived { .. }).then(|| listeners.take_violation())?
    }

    fn drain_output(&mut self) -> Vec<u8> {
        let written = std::mem::take(&mut self.vm.output);
        written.into_iter().filter(|(stream, _)| *stream == Stream::Out).flat_map(|(_, bytes)| bytes).collect()
    }
}

impl View for Jvm {
    fn live_threads(&self) -> u32 {
        self.live().count() as u32
    }

    fn blocked_threads(&self) -> u32 {
        let memory = &self.vm.pages.memory;
        let blocked = |t: &ThreadId| match t.status(memory) {
            Status::Blocked | Status::Initializing | Status::Suspended => true,
            Status::Waiting | Status::Parked => t.deadline(memory) == NO_DEADLINE,
            _ => false,
        };
        self.live().filter(blocked).count() as u32
    }

    fn thread_name(&self, thread: u32) -> String {
        self.vm.thread_name(ThreadId(thread))
    }

    fn user_value(&self) -> i32 {
        self.vm.pages.memory.get(global::VERIFY_HEURISTIC_VALUE) as i32
    }

    fn interest(&self) -> i32 {
        self.vm.pages.memory.get(global::VERIFY_INTEREST) as i32
    }

    fn vm(&self) -> Option<&Vm> {
        Some(&self.vm)
    }
}
