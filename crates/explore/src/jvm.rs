//! The Java virtual machine as a [`Machine`].

use rjpf_state::Snapshot;
use rjpf_vm::transition::{self, ChoicePoint, PointKind};
use rjpf_vm::{Persistent, Stop, Stream, Visibility, Vm};

use crate::machine::{Machine, Outcome};

pub struct Jvm {
    pub vm: Vm,
    /// Report pairs of accesses that race.
    pub detect_races: bool,
    /// The point at which a race was reported last, to go on from.
    racing: Option<ChoicePoint>,
}

impl Jvm {
    /// A machine that has booted and whose main method is set up; its present state becomes the
    /// base of all snapshots.
    pub fn new(mut vm: Vm, visibility: Visibility) -> Jvm {
        vm.freeze(visibility);
        Jvm { vm, detect_races: false, racing: None }
    }
}

impl Jvm {
    /// Goes back to the start: the state, and what paths leave behind for later ones.
    pub fn rewind(&mut self, initial: &Snapshot) {
        self.vm.pages.restore(initial);
        let keys_read = std::mem::take(&mut self.vm.persistent.keys_read);
        self.vm.persistent = Persistent { keys_read, ..Persistent::default() };
        self.vm.output.clear();
    }
}

impl Jvm {
    /// The point at which the last race was seen: both threads are about to make their access.
    pub(crate) fn racing(&self) -> Option<&ChoicePoint> {
        self.racing.as_ref()
    }

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
        let vm = &mut self.vm;
        vm.canonical.as_mut().map_or(0, |canonical| canonical.fingerprint(&vm.pages))
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

    fn ended_normally(&self) -> bool {
        self.vm.pages.memory.get(rjpf_state::global::UNCAUGHT) == 0
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
