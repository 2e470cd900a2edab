//! What a whole run relied on: where all of it is as it was, the same run would do the same.

use rjpf_vm::{Asked, Beyond, Vm};
use rustc_hash::FxHashMap;

use super::broken::Guard;
use super::bytes::{In, Out};
use super::file::{read_answered, write_answered};
use super::notebook::{Notebook, question};
use super::program::Versions;
use super::tables::{Answered, From};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reliance {
    /// What was asked of the class path by any transition, sorted, with the answers.
    answers: Vec<Answered>,
    /// What no answer accounts for.
    beyond: Beyond,
    /// What the surroundings were.
    surroundings: u128,
}

impl Reliance {
    /// `None` if it cannot be said.
    pub(super) fn of(notebook: &Notebook, surroundings: u128) -> Option<Reliance> {
        let store = &notebook.known.store;
        let mut needed = vec![false; store.needs.all.len()];
        let used = store.records.all().filter(|record| record.from != From::Earlier);
        used.for_each(|record| needed[record.needs as usize] = true);
        let mut asked = vec![false; store.answers.all.len()];
        let needs = store.needs.all.iter().zip(needed).filter(|(_, needed)| *needed);
        let numbers = needs.flat_map(|(needs, _)| &needs.answers).chain(&notebook.relied);
        numbers.for_each(|&number| asked[number as usize] = true);
        let answers = store.answers.all.iter().zip(asked).filter(|(_, asked)| *asked).map(|(answered, _)| answered);
        let mut answers: Vec<Answered> = answers.cloned().collect();
        answers.sort_unstable();
        let beyond = notebook.beyond;
        (beyond < Beyond::World).then_some(Reliance { answers, beyond, surroundings })
    }

    /// Adds what the machine has noted since; false if that cannot be said.
    pub(super) fn add(&mut self, vm: &mut Vm, versions: &Versions) -> bool {
        if Guard::Shorter.is_left_out() {
            return true;
        }
        self.beyond = self.beyond.max(Guard::lets_see(vm.footprint.beyond()));
        let registry = vm.registry;
        let answered = |asked: Asked| {
            let question = question(asked, registry);
            Answered { answer: versions.answer(&question), question }
        };
        self.answers.extend(vm.footprint.asked().filter(Guard::lets_ask).map(answered));
        self.answers.sort_unstable();
        self.answers.dedup();
        self.beyond < Beyond::World
    }

    /// Is everything what it was? Class files that have changed may still answer as they did.
    pub(super) fn holds(&self, versions: &Versions, surroundings: u128) -> bool {
        let beyond = match self.beyond {
            Beyond::Nothing | Beyond::Paths => true,
            Beyond::Surroundings => surroundings == self.surroundings,
            Beyond::World => false,
        };
        beyond && self.answers.iter().all(|answered| versions.answer(&answered.question) == answered.answer)
    }

    /// Most of it is among the answers that transitions depend on, which are written before it.
    pub(super) fn write(&self, out: &mut Out, written: &[Answered]) {
        let numbers: FxHashMap<&Answered, u64> = written.iter().zip(1..).collect();
        out.list(&self.answers, |out, answered| match numbers.get(answered) {
            Some(&number) => out.number(number),
            None => {
                out.number(0);
                write_answered(out, answered);
            }
        });
        out.number(self.beyond as u64);
        out.wide(self.surroundings);
    }

    pub(super) fn read(input: &mut In<'_>, written: &[Answered]) -> Option<Reliance> {
        let answers = input.list(|input| match input.number()? {
            0 => read_answered(input),
            number => written.get(usize::try_from(number).ok()? - 1).cloned(),
        })?;
        let kinds = [Beyond::Nothing, Beyond::Paths, Beyond::Surroundings];
        let beyond = *kinds.get(input.number()? as usize)?;
        Some(Reliance { answers, beyond, surroundings: input.wide()? })
    }
}
