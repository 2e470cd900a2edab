//! The Java virtual machine as a [`Machine`].

use rjpf_state::canonical::fingerprint_of;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_state::{Snapshot, ThreadId, global};
use rjpf_vm::transition::{self, ChoicePoint, PointKind};
use rjpf_vm::{Observe, Persistent, Stop, Stream, Visibility, Vm};

use crate::collector::Collector;
use crate::coverage::{Covered, Wanted};
use crate::heuristics::View;
use crate::machine::{Machine, Outcome};

pub struct Jvm {
    pub vm: Vm,
    /// Report pairs of accesses that race.
    pub detect_races: bool,
    /// The point at which a race was reported last, to go on from.
    racing: Option<ChoicePoint>,
    /// Threads of the library's own that were there before the program.
    services: Vec<ThreadId>,
    known: KnownForms,
}

/// Fingerprints by the hash of the raw memory. Steps of different threads that do not touch each
/// other lead to the very same words in either order, so most states that are reached again are
/// recognised without walking their objects. A cache of a pure function: what is lost is computed
/// again.
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
        Jvm { vm, detect_races: false, racing: None, services, known: KnownForms { entries: Vec::new() } }
    }

    /// Threads of the program that have been started and have not ended.
    fn live(&self) -> impl Iterator<Item = ThreadId> {
        let ended = |t: ThreadId| matches!(t.status(&self.vm.pages.memory), Status::Terminated | Status::Dormant);
        self.vm.threads().filter(move |&t| !ended(t) && !self.services.contains(&t))
    }
}

impl Jvm {
    /// Goes back to the start: the state, and what paths leave behind for later ones.
    pub fn rewind(&mut self, initial: &Snapshot) {
        self.vm.pages.restore(initial);
        let Persistent { keys_read, assumptions, .. } = std::mem::take(&mut self.vm.persistent);
        self.vm.persistent = Persistent { keys_read, assumptions, ..Persistent::default() };
        self.vm.output.clear();
    }
}

impl Jvm {
    /// A race shows at a choice: two threads are both about to access the same place.
    fn examine(&mut self, outcome: transition::Outcome) -> Outcome<ChoicePoint> {
        self.racing = None;
        if let transition::Outcome::Choice(point) = &outcome
            && self.detect_races
            && let Some(violation) = self.vm.find_race(point)
        {
            self.racing = Some(point.clone());
            return Outcome::Violation(violation);
        }
        convert(outcome)
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
    type Snapshot = Snapshot;
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
        match self.racing.take() {
            Some(point) => Ok(Outcome::Choice(point)),
            None => self.vm.resume_after().map(convert),
        }
    }

    fn snapshot(&mut self) -> Snapshot {
        self.vm.pages.snapshot()
    }

    fn restore(&mut self, snapshot: &Snapshot) {
        self.vm.pages.restore(snapshot);
    }

    fn fingerprint(&mut self) -> u128 {
        let content = self.vm.pages.content();
        if let Some(fingerprint) = self.known.get(content) {
            debug_assert_eq!(fingerprint, fingerprint_of(self.form()));
            return fingerprint;
        }
        let fingerprint = fingerprint_of(self.form());
        self.known.put(content, fingerprint);
        fingerprint
    }

    fn form(&mut self) -> &[u32] {
        let vm = &mut self.vm;
        vm.canonical.as_mut().expect("a frozen machine has canonical forms").state_words(&vm.pages)
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

    fn wants_end(&self) -> bool {
        self.vm.persistent.terminate
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
