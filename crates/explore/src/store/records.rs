//! The transitions of a store, by the state that they start from. One list for all of them: a list for each state would cost
//! more to make and to drop than what is in it.

use super::tables::{Record, retain_marked};

/// Stands for no record.
const NONE: u32 = u32::MAX;

#[derive(Clone, Default)]
pub(super) struct Records {
    /// Each with the place of the next one of the same state, those of one state in the order in which they came.
    all: Vec<(Record, u32)>,
    /// By state: the places of its first and of its last one. States behind the end have none.
    ends: Vec<(u32, u32)>,
    /// Those in the list that no state has any more.
    cleared: usize,
}

impl Records {
    /// The place of the first transition of a state.
    #[inline]
    pub(super) fn first(&self, state: u32) -> Option<u32> {
        self.ends.get(state as usize).map(|&(first, _)| first).filter(|&first| first != NONE)
    }

    /// The place of the next transition of the same state.
    #[inline]
    pub(super) fn next(&self, place: u32) -> Option<u32> {
        Some(self.all[place as usize].1).filter(|&next| next != NONE)
    }

    #[inline]
    pub(super) fn get(&self, place: u32) -> &Record {
        &self.all[place as usize].0
    }

    #[inline]
    pub(super) fn get_mut(&mut self, place: u32) -> &mut Record {
        &mut self.all[place as usize].0
    }

    /// Adds a transition behind the others of its state.
    #[inline]
    pub(super) fn add(&mut self, state: u32, record: Record) {
        let (state, place) = (state as usize, self.all.len() as u32);
        if self.ends.len() <= state {
            self.ends.resize(state + 1, (NONE, NONE));
        }
        self.all.push((record, NONE));
        let (first, last) = &mut self.ends[state];
        match *last {
            NONE => *first = place,
            before => self.all[before as usize].1 = place,
        }
        *last = place;
    }

    /// The transitions of a state, in the order in which they came.
    pub(super) fn of(&self, state: u32) -> impl Iterator<Item = &Record> {
        std::iter::successors(self.first(state), |&place| self.next(place)).map(|place| self.get(place))
    }

    pub(super) fn len(&self) -> usize {
        self.all.len() - self.cleared
    }

    /// Forgets those of a state.
    pub(super) fn clear(&mut self, state: u32) {
        self.cleared += self.of(state).count();
        if let Some(ends) = self.ends.get_mut(state as usize) {
            *ends = (NONE, NONE);
        }
    }

    /// All transitions, by state.
    pub(super) fn all(&self) -> impl Iterator<Item = &Record> {
        (0..self.ends.len() as u32).flat_map(|state| self.of(state))
    }

    /// Leaves those that are wanted.
    pub(super) fn retain(&mut self, wanted: impl Fn(&Record) -> bool) {
        let ends = vec![(NONE, NONE); self.ends.len()];
        let mut left = Records { ends, all: Vec::with_capacity(self.all.len()), cleared: 0 };
        for state in 0..self.ends.len() as u32 {
            self.of(state).filter(|record| wanted(record)).for_each(|record| left.add(state, *record));
        }
        *self = left;
    }

    /// Leaves the states that are marked, of which none else has transitions.
    pub(super) fn renumber_states(&mut self, marked: &[bool]) {
        retain_marked(&mut self.ends, marked);
    }

    /// All that are there, in any order; only after [`Records::retain`] are they those that [`Records::all`] gives.
    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut Record> {
        self.all.iter_mut().map(|(record, _)| record)
    }
}
