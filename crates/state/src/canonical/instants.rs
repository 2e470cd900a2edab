//! Instants and numbers of a schedule in a form: how far they are from now, and which comes first.
//!
//! They stand behind all others in a form, because what is to be written follows from all of them together; in their own place
//! stands what stands for now.
//!
//! An instant is written as the time from now until then (`clock.rs` says why that is enough). Of one that has
//! passed, that it has passed matters, and its order among others that have; how long ago, only to tasks at a fixed rate,
//! which make up for the runs that they have missed. So the time between two of them, and between the last of them and
//! now, is cut at a few of the longest period. Numbers that tasks got to tell them apart when they are due at the same moment are
//! written as their order.

use crate::Ref;
use crate::clock::{Clock, NANO_ORIGIN, SIGN};

/// After so many periods, a task at a fixed rate that is late is as late as one can be.
const LATE_PERIODS: u64 = 3;

/// What stands for now among instants of `currentTimeMillis`, which are written in nanoseconds.
const MILLIS_NOW: u64 = 0x2C80_0000_0000_0000;

#[derive(Default)]
pub(super) struct Instants {
    /// The virtual time, if instants are written as the time from then on.
    pub(super) now: Option<u64>,
    /// Counts the tasks, if their numbers are written as an order.
    pub(super) sequencer: Ref,
    late: Vec<Late>,
    longest_period: u64,
    words: Vec<u32>,
    /// Where numbers of tasks are to be written, and the numbers.
    numbers: Vec<(u64, usize)>,
    /// Did a form leave out by how much a task is late?
    pub(super) has_cut: bool,
}

/// An instant that has passed: how long ago, where it is to be written, and what stands for now.
struct Late {
    by: u64,
    at: usize,
    now: u64,
}

impl Instants {
    pub(super) fn begin(&mut self) {
        self.now = None;
        self.sequencer = 0;
        self.late.clear();
        self.longest_period = 0;
        self.words.clear();
        self.numbers.clear();
    }

    /// Writes what is an instant by the looks of it, if instants are written so. With `exactly`, somebody will tell how late
    /// it is.
    pub(super) fn write(&mut self, out: &mut Vec<u32>, value: u64, clock: Clock, exactly: bool) -> bool {
        let Some(now) = self.now else { return false };
        let Some(then) = clock.instant(value) else { return false };
        let until = then.wrapping_sub(now);
        let base = match clock {
            Clock::Nanos => NANO_ORIGIN | value & SIGN,
            Clock::Millis | Clock::Other => MILLIS_NOW,
        };
        if (until as i64) < 0 && !exactly {
            self.late.push(Late { by: until.wrapping_neg(), at: self.words.len(), now: base });
        }
        put(out, base);
        put(&mut self.words, base.wrapping_add(until));
        true
    }

    /// There is a task with that period in nanoseconds; at a fixed rate if it is positive.
    pub(super) fn note_period(&mut self, nanos: i64) {
        self.longest_period = self.longest_period.max(nanos.max(0) as u64);
    }

    /// Writes the number of a task.
    pub(super) fn number(&mut self, out: &mut Vec<u32>, number: u64) {
        if self.sequencer == 0 {
            return put(out, number);
        }
        self.numbers.push((number, self.words.len()));
        put(&mut self.words, number);
    }

    /// All of them, with what follows from all together.
    pub(super) fn settle(&mut self) -> &[u32] {
        let out = self.words.as_mut_slice();
        self.late.sort_unstable_by_key(|late| late.by);
        let most = self.longest_period.saturating_mul(LATE_PERIODS).max(1);
        let (mut before, mut told) = (0, 0_u64);
        for late in &self.late {
            let gap = late.by - before;
            self.has_cut |= gap > most && self.longest_period > 0;
            told = told.saturating_add(gap.min(most));
            before = late.by;
            set(out, late.at, late.now.wrapping_sub(told));
        }
        self.numbers.sort_unstable();
        let mut order = 0;
        for i in 0..self.numbers.len() {
            order += u64::from(i > 0 && self.numbers[i].0 != self.numbers[i - 1].0);
            set(out, self.numbers[i].1, order);
        }
        &self.words
    }
}

fn put(out: &mut Vec<u32>, value: u64) {
    out.extend_from_slice(&[value as u32, (value >> 32) as u32]);
}

fn set(out: &mut [u32], at: usize, value: u64) {
    out[at..at + 2].copy_from_slice(&[value as u32, (value >> 32) as u32]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(now: u64, instants: &[u64], period: i64) -> Vec<u32> {
        let (mut walk, mut out) = (Instants { now: Some(now), ..Instants::default() }, Vec::new());
        walk.note_period(period);
        for &then in instants {
            assert!(walk.write(&mut out, NANO_ORIGIN + then, Clock::Nanos, false));
        }
        walk.settle().to_vec()
    }

    #[test]
    fn only_the_time_left_counts() {
        assert_eq!(form(100, &[150, 170], 0), form(200, &[250, 270], 0));
        assert_ne!(form(100, &[150, 170], 0), form(100, &[150, 171], 0));
        assert_ne!(form(100, &[150, 170], 0), form(100, &[170, 150], 0));
    }

    #[test]
    fn of_what_has_passed_the_order_counts() {
        assert_eq!(form(100, &[50, 70], 0), form(100, &[10, 99], 0));
        assert_ne!(form(100, &[50, 70], 0), form(100, &[70, 50], 0));
        assert_ne!(form(100, &[50, 70], 0), form(100, &[70, 70], 0));
        assert_ne!(form(100, &[50], 0), form(100, &[100], 0));
    }

    #[test]
    fn missed_runs_count_up_to_a_number() {
        assert_ne!(form(1000, &[980], 10), form(1000, &[970], 10));
        assert_eq!(form(1000, &[960], 10), form(1000, &[950], 10));
        assert_ne!(form(1000, &[800, 805], 10), form(1000, &[800, 806], 10), "differences count");
    }

    #[test]
    fn numbers_are_an_order() {
        let order = |numbers: &[u64]| {
            let (mut walk, mut out) = (Instants { sequencer: 1, ..Instants::default() }, Vec::new());
            numbers.iter().for_each(|&n| walk.number(&mut out, n));
            walk.settle().to_vec()
        };
        assert_eq!(order(&[5, 9, 7]), order(&[0, 20, 1]));
        assert_ne!(order(&[5, 9, 7]), order(&[5, 6, 7]));
    }

    #[test]
    fn durations_are_no_instants() {
        let hour = 3_600_000_000_000_u64;
        for value in [0, 1, hour, 24 * hour, i64::MAX as u64, u64::MAX, i64::MIN as u64] {
            assert_eq!(Clock::Nanos.instant(value), None, "{value}");
        }
        assert_eq!(Clock::Nanos.instant((NANO_ORIGIN + 5) | SIGN), Some(5));
        assert_eq!(Clock::Millis.instant(crate::clock::EPOCH_MILLIS as u64 + 5), Some(5_000_000));
        assert_eq!(Clock::Millis.instant(60_000), None);
    }
}
