//! Which of two ways to search is faster, found out on the way: steps for many states at once, or for one at a time.

use std::time::Duration;

/// What both ways cost lately, in nanoseconds per transition.
#[derive(Default)]
pub(super) struct Pace {
    over_columns: Option<f64>,
    alone: Option<f64>,
    /// Windows and transitions over columns so far. What is done for the first time makes the first ones dear.
    column_windows: u32,
    columns_so_far: u64,
    /// Nanoseconds in all, and those that trying the slower way has cost.
    spent: f64,
    lost: f64,
    /// What was spent when the slower way was last measured.
    tried_at: f64,
}

/// How the next window is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) over_columns: bool,
    /// Only to see what it costs.
    pub(super) is_trial: bool,
}

impl Pace {
    /// Windows of fewer transitions say nothing.
    const FEWEST: u64 = 64;
    /// Windows and transitions over columns before the other way is tried.
    const WARM: (u32, u64) = (3, 8192);
    /// The part of all time that trying the slower way again may cost.
    const TRIALS: f64 = 0.02;

    /// Which way is better, as far as is known?
    pub(super) fn prefers_columns(&self) -> bool {
        match (self.over_columns, self.alone) {
            (Some(columns), Some(alone)) => columns <= alone,
            _ => true,
        }
    }

    /// How to run a window that has so many transitions if it is run over columns, or so many if each is run alone to see.
    pub(super) fn next(&self, of_table: u64, of_trial: u64) -> Way {
        let over_columns = self.prefers_columns();
        let (Some(columns), Some(alone)) = (self.over_columns, self.alone) else {
            let is_trial = self.over_columns.is_some() && self.is_warm();
            return Way { over_columns: !is_trial, is_trial };
        };
        let more = if over_columns { (alone - columns) * of_trial as f64 } else { (columns - alone) * of_table as f64 };
        // The older a measurement is, the less it says.
        let more = more * self.tried_at / self.spent.max(1.0);
        let is_trial = self.lost + more <= Self::TRIALS * self.spent;
        Way { over_columns: over_columns != is_trial, is_trial }
    }

    fn is_warm(&self) -> bool {
        self.column_windows >= Self::WARM.0 && self.columns_so_far >= Self::WARM.1
    }

    /// A window is done. What it took says something if most of its states could have gone either way.
    pub(super) fn note(&mut self, way: Way, transitions: u64, took: Duration, says_something: bool) {
        let took = took.as_nanos() as f64;
        self.spent += took;
        if transitions < Self::FEWEST || !says_something {
            return;
        }
        let new = took / transitions as f64;
        let other = if way.over_columns { self.alone } else { self.over_columns };
        if let Some(other) = other.filter(|_| way.is_trial) {
            self.lost += (took - other * transitions as f64).max(0.0);
        }
        if way.is_trial {
            self.tried_at = self.spent;
        }
        let is_cold = way.over_columns && !self.is_warm();
        if way.over_columns {
            self.column_windows += 1;
            self.columns_so_far += transitions;
        }
        let old = if way.over_columns { &mut self.over_columns } else { &mut self.alone };
        *old = Some(old.filter(|_| !is_cold).map_or(new, |old| (old + new) / 2.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a search takes over the better of both ways, if a transition costs so much by each.
    fn overhead(columns: impl Fn(u32) -> f64, alone: f64, windows: u32) -> f64 {
        let mut pace = Pace::default();
        let (mut took, mut best) = (0.0, 0.0);
        for window in 0..windows {
            let way = pace.next(10_000, 600);
            let transitions = if way.over_columns { 10_000 } else { 600 };
            let each = if way.over_columns { columns(window) } else { alone };
            pace.note(way, transitions, Duration::from_nanos((each * transitions as f64) as u64), true);
            took += each * transitions as f64;
            best += columns(window).min(alone) * transitions as f64;
        }
        took / best
    }

    #[test]
    fn the_slower_way_costs_little() {
        assert!(overhead(|_| 1000.0, 10_000.0, 400) < 1.05);
        assert!(overhead(|_| 9000.0, 10_000.0, 400) < 1.05);
        assert!(overhead(|_| 12_000.0, 10_000.0, 4000) < 1.05);
        assert!(overhead(|_| 100_000.0, 1_000.0, 100_000) < 1.10);
    }

    #[test]
    fn a_cold_start_and_a_change_are_noticed() {
        assert!(overhead(|window| if window < 2 { 50_000.0 } else { 1000.0 }, 10_000.0, 1000) < 1.15);
        assert!(overhead(|window| if window < 100 { 50_000.0 } else { 1000.0 }, 10_000.0, 20_000) < 1.5);
    }

    /// Windows are narrow at first, and much falls back.
    #[test]
    fn a_slow_start_of_columns_is_no_reason_to_give_them_up() {
        let mut pace = Pace::default();
        let (mut took, mut done) = (0.0, 0_u64);
        while done < 115_000 {
            let wide = if done < 6000 { 180 } else { 5000 };
            let way = pace.next(wide, 700);
            let transitions = if way.is_trial && !way.over_columns { 700 } else { wide };
            let each = match (way.over_columns, done < 6000) {
                (true, true) => 60_000.0,
                (true, false) => 15_000.0,
                _ => 24_000.0,
            };
            pace.note(way, transitions, Duration::from_nanos((each * transitions as f64) as u64), true);
            took += each * transitions as f64;
            done += transitions;
        }
        let by_columns = 6000.0 * 60_000.0 + 109_000.0 * 15_000.0;
        assert!(took / by_columns < 1.1, "{}", took / by_columns);
    }
}
