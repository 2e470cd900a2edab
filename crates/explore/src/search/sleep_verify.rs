//! `+por.sleep_verify`: do transitions that are taken to commute lead to the same state in either order? Each pair
//! is run both ways, and the forms are compared word by word.

use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome};

use super::frontier::Node;
use super::worker::Worker;
use crate::machine::Machine;

/// Words of two forms that are shown around the first difference.
const SHOWN: usize = 12;

impl<M: Machine> Worker<'_, '_, M> {
    /// The machine has taken alternative `index` of `node`. Compares for all who sleep behind it.
    pub(super) fn verify_sleep(&mut self, node: &Node<M>, (point, index): (&ChoicePoint, u32)) -> Result<(), Stop> {
        let behind = self.machine.snapshot();
        let mover = point.thread(index).0;
        for sleeper in self.arriving.threads() {
            let late = self.form_behind(sleeper)?;
            self.machine.restore(&node.snapshot);
            let alone = self.form_behind(sleeper)?;
            // Where nobody else is left to run, the one who moves has gone on at once.
            let early = if late == alone { alone } else { self.form_behind(mover)? };
            if late != early {
                let at = node.route.trail.path();
                let shown = difference(&late.unwrap_or_default(), &early.unwrap_or_default());
                let text = format!("threads {mover} and {sleeper} do not commute behind {at:?}: {shown}");
                return Err(Stop::Internal(text));
            }
            self.machine.restore(&behind);
        }
        Ok(())
    }

    /// Runs a thread; the form of the state that it comes to, `None` if it could not run.
    fn form_behind(&mut self, thread: u32) -> Result<Option<Vec<u32>>, Stop> {
        let Some(point) = self.machine.alternatives().filter(|point| !point.is_data()) else { return Ok(None) };
        let Some(index) = (0..point.count()).find(|&i| point.thread(i).0 == thread) else { return Ok(None) };
        let outcome = self.machine.take(index)?;
        self.machine.drain_output();
        Ok(Some(match outcome {
            Outcome::Choice(_) => self.machine.form()?.words.to_vec(),
            other => format!("{other:?}").bytes().map(u32::from).collect(),
        }))
    }
}

fn difference(a: &[u32], b: &[u32]) -> String {
    let first = a.iter().zip(b).position(|(a, b)| a != b).unwrap_or(a.len().min(b.len()));
    let part = |words: &[u32]| words[first.saturating_sub(SHOWN)..words.len().min(first + SHOWN)].to_vec();
    format!("word {first} of {} and {}: {:x?} {:x?}", a.len(), b.len(), part(a), part(b))
}
