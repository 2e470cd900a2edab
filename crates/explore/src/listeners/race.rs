//! Data races: two threads about to access the same plain variable, one of them writing.
//!
//! The rule, and what it misses, is in `vm/src/race.rs`; it is asked at every choice.

use rjpf_vm::Vm;
use rjpf_vm::transition::ChoicePoint;

use super::{Flow, Listener, ListenerDef, Notice};
use crate::machine::Outcome;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "race",
    aliases: &["PreciseRaceDetector"],
    doc: "reports two threads about to access the same plain variable, one of them writing",
    keys: &[],
    checks: true,
    build: |_| Ok(Box::new(Race)),
};

struct Race;

impl Listener for Race {
    fn notice(&mut self, vm: &Vm, notice: &Notice<'_, ChoicePoint>) -> Flow {
        let Notice::Reached(Outcome::Choice(point)) = notice else { return Flow::Continue };
        vm.find_race(point).map_or(Flow::Continue, Flow::Violation)
    }
}
