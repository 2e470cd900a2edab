//! What is taken from a store is run all the same, to compare: a store that lies is caught.

use rjpf_vm::Stop;
use rjpf_vm::transition::Outcome;

use super::coming::lies;
use super::known::is_same;
use super::machine::Incremental;
use super::notebook::open;
use super::tables::{BEHIND, Record, To};
use crate::machine::Machine;

impl Incremental<'_> {
    /// Compares a known transition with what it is now.
    pub(super) fn check(&mut self, state: u32, record: &Record, from: u128) -> Result<(), Stop> {
        self.go_apart_from(from)?;
        open(&self.notebook).reuse.audited += u64::from(record.index != BEHIND);
        let (outcome, output) = self.run_apart(state, record)?;
        let now = if matches!(outcome, Outcome::Choice(_)) { Some(self.look()?.0) } else { None };
        let notebook = open(&self.notebook);
        let store = &notebook.known.store;
        let effects = store.effects.get(record.effects);
        let same = match (record.to, &outcome) {
            (To::Choice { state, point }, Outcome::Choice(choice)) => {
                let (point, choice) = (store.points.get(point), super::file::point_key(choice));
                let states = (Some(*store.states.get(state)), now);
                said("the choice", point == &choice, || format!("{point:?}, {choice:?}")).and(said(
                    "the state",
                    states.0 == states.1,
                    || format!("{states:x?}"),
                ))
            }
            (To::End { status, normal }, Outcome::End(now)) => {
                let now = (*now, self.jvm.view().ended_normally());
                said("the end", (status, normal) == now, || format!("{status}, {}", now.0))
            }
            (To::Ignored, Outcome::Ignored) => Ok(()),
            (To::Violation(then), Outcome::Violation(now)) => {
                let then = store.violations.get(then);
                said("the violation", is_same(then, now), || format!("{}, {}", then.message, now.message))
            }
            (to, now) => Err(format!("what it comes to ({to:?}, {now:?})")),
        };
        let turns: Vec<(u32, bool)> = self.jvm.vm.turns.iter().map(|turn| (turn.thread.0, turn.got_on)).collect();
        let same = same
            .and(said("the output", effects.output == output, String::new))
            .and(said("the chance", effects.chance == self.jvm.vm.chance, String::new))
            .and(said("the threads", effects.turns == turns, || format!("{:?}, {turns:?}", effects.turns)));
        same.map_err(|what| lies(&format!("a transition is not what it was: {what}")))
    }
}

/// What differs, if something does.
fn said(what: &str, same: bool, how: impl FnOnce() -> String) -> Result<(), String> {
    if same { Ok(()) } else { Err(format!("{what} ({})", how())) }
}
