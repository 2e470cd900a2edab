//! Data races: two threads about to access the same plain variable, one of them writing.
//!
//! The rule, and what it misses, is in `vm/src/race.rs`; it is asked at every choice.

use rjpf_vm::transition::Outcome;

use super::{Check, PropertyDef, Severity};
use crate::listeners::{Flow, Listener, Notice, View};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "race",
    aliases: &["PreciseRaceDetector"],
    doc: "two threads about to access the same plain variable, one of them writing (race)",
    severity: Severity::Off,
    check: Check::Path(|| Box::new(Race)),
};

struct Race;

impl Listener for Race {
    fn rests(&self) -> bool {
        true
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        let (Notice::Reached(outcome), Some(vm)) = (notice, state.vm()) else { return Flow::Continue };
        let race = match outcome {
            _ if vm.unordered.is_some() => vm.unordered.clone(),
            Outcome::Choice(point) => vm.find_race(point),
            _ => None,
        };
        race.map_or(Flow::Continue, Flow::Violation)
    }

    fn any_order(&self) -> bool {
        true
    }
}
