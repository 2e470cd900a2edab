//! The Java virtual machine as a [`Machine`].

use rjpf_state::Snapshot;
use rjpf_vm::transition::{self, ChoicePoint, PointKind};
use rjpf_vm::{Stop, Stream, Visibility, Vm};

use crate::machine::{Machine, Outcome};
use crate::path::Path;

pub struct Jvm {
    pub vm: Vm,
}

impl Jvm {
    /// A machine that has booted and whose main method is set up; its present state becomes the
    /// base of all snapshots.
    pub fn new(mut vm: Vm, visibility: Visibility) -> Jvm {
        vm.freeze(visibility);
        Jvm { vm }
    }
}

impl Jvm {
    /// Follows a path from the start and describes each choice on it.
    pub fn describe_path(&mut self, initial: &Snapshot, path: &Path) -> Result<Vec<String>, Stop> {
        self.vm.pages.restore(initial);
        let mut lines = Vec::new();
        let mut outcome = self.start()?;
        for &index in &path.0 {
            let Outcome::Choice(point) = outcome else { break };
            lines.push(self.vm.describe_choice(&point, index));
            outcome = self.take(&point, index)?;
        }
        self.vm.output.clear();
        Ok(lines)
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
        self.vm.first_transition().map(convert)
    }

    fn take(&mut self, point: &ChoicePoint, index: u32) -> Result<Outcome<ChoicePoint>, Stop> {
        self.vm.transition(point, index).map(convert)
    }

    fn resume(&mut self) -> Result<Outcome<ChoicePoint>, Stop> {
        self.vm.resume_after().map(convert)
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

    fn drain_output(&mut self) -> Vec<u8> {
        let written = std::mem::take(&mut self.vm.output);
        written.into_iter().filter(|(stream, _)| *stream == Stream::Out).flat_map(|(_, bytes)| bytes).collect()
    }
}
