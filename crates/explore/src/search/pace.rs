//! Which of two ways to search is faster, found out on the way: steps for many states at once, or for one at a time.

use std::time::Duration;

use rustc_hash::FxHashMap;

/// Which way the search goes. States that stand at other choices have other costs, so each kind of window is a question of its own.
#[derive(Default)]
pub(super) struct Pace {
    kinds: FxHashMap<Kind, Costs>,
    /// Windows and transitions over columns so far. What is done for the first time makes the first ones dear.
    column_windows: u32,
    columns_so_far: u64,
    /// Nanoseconds in all, and those that trying the slower way has cost.
    spent: f64,
    lost: f64,
}

/// How many alternatives the states of a window have on average, roughly: twice the logarithm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Kind(i32);

impl Kind {
    pub(super) fn of(transitions: u64, states: usize) -> Kind {
        Kind((2.0 * (transitions as f64 / states.max(1) as f64).log2()).round() as i32)
    }
}

/// What both ways cost for windows of one kind, in nanoseconds per transition.
#[derive(Default)]
struct Costs {
    /// The search goes by single steps.
    alone: bool,
    /// The last windows of the way that it goes.
    lately: Lately,
    /// What the other way took when it was last tried.
    other: Option<f64>,
    /// Trials in a row that say that the other way is better.
    better: u32,
    /// Has there been a window since the last trial? What disturbs measurements lasts longer than a window.
    compares: bool,
    /// What was spent when the other way was last tried.
    tried_at: f64,
}

/// Some windows. Whatever disturbs a measurement makes it longer, so the least one says most.
#[derive(Default)]
struct Lately {
    last: [f64; Lately::WINDOWS],
    count: usize,
}

impl Lately {
    const WINDOWS: usize = 3;

    fn from(nanoseconds: f64) -> Lately {
        Lately { last: [nanoseconds; Lately::WINDOWS], count: 1 }
    }

    fn add(&mut self, nanoseconds: f64) {
        self.last[self.count % Self::WINDOWS] = nanoseconds;
        self.count += 1;
    }

    fn cost(&self) -> Option<f64> {
        self.last[..self.count.min(Self::WINDOWS)].iter().copied().reduce(f64::min)
    }
}

/// How the next window is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) over_columns: bool,
    /// Only to see what it costs.
    pub(super) is_trial: bool,
}

/// Windows of fewer transitions say nothing.
const FEWEST: u64 = 64;
/// Transitions that are run one by one to see what that costs: few are enough if it is far more, and where the ways are
/// close to each other more cost little.
const TRIAL: (u64, u64) = (96, 512);
/// Windows and transitions over columns before the other way is tried.
const WARM: (u32, u64) = (3, 8192);
/// The part of all time that trying the slower way again may cost.
const TRIALS: f64 = 0.02;
/// The other way is better if it takes less than this part of the time: what is closer is not worth a change, nor
/// measured that well.
const BETTER: f64 = 0.9;
/// So many trials in a row have to say so.
const AGREEING: u32 = 2;
/// The search gets longer by so much before a way that was worse is tried again.
const AGAIN: f64 = 1.1;

impl Pace {
    /// How many transitions a trial of single steps has.
    pub(super) fn trial(&self, kind: Kind) -> u64 {
        let close =
            |costs: &Costs| costs.lately.cost().zip(costs.other).is_some_and(|(here, there)| there < 2.0 * here);
        if self.kinds.get(&kind).is_some_and(close) { TRIAL.1 } else { TRIAL.0 }
    }

    /// How to run a window of a kind that has so many transitions if it is run over columns, or so many if each is run alone to see.
    pub(super) fn next(&self, kind: Kind, of_table: u64, of_trial: u64) -> Way {
        let Some(costs) = self.kinds.get(&kind) else { return Way { over_columns: true, is_trial: false } };
        let size = if costs.alone { of_table } else { of_trial };
        let is_worth_it = match (costs.lately.cost(), costs.other) {
            (Some(here), Some(there)) if there < BETTER * here => true,
            (Some(here), Some(there)) => {
                // The older a measurement is, the less it says.
                let more = (there - here) * size as f64 * costs.tried_at / self.spent.max(1.0);
                self.spent >= AGAIN * costs.tried_at && self.lost + more <= TRIALS * self.spent
            }
            (here, _) => here.is_some() && self.is_warm(),
        };
        let is_trial = is_worth_it && costs.compares && size >= FEWEST;
        Way { over_columns: costs.alone == is_trial, is_trial }
    }

    fn is_warm(&self) -> bool {
        self.column_windows >= WARM.0 && self.columns_so_far >= WARM.1
    }

    /// A window is done. What it took says something if most of its states could have gone either way.
    pub(super) fn note(&mut self, kind: Kind, way: Way, transitions: u64, took: Duration, says_something: bool) {
        let took = took.as_nanos() as f64;
        self.spent += took;
        if transitions < FEWEST || !says_something {
            return;
        }
        let each = took / transitions as f64;
        tracing::debug!(?kind, ?way, transitions, each, "a window");
        let is_cold = way.over_columns && !self.is_warm();
        if way.over_columns {
            self.column_windows += 1;
            self.columns_so_far += transitions;
        }
        let costs = self.kinds.entry(kind).or_default();
        costs.compares = !way.is_trial;
        match costs.lately.cost() {
            Some(here) if way.is_trial => {
                self.lost += (took - here * transitions as f64).max(0.0);
                costs.tried_at = self.spent;
                costs.tried(here, each);
            }
            Some(_) if !is_cold => costs.lately.add(each),
            _ => costs.lately = Lately::from(each),
        }
    }
}

impl Costs {
    /// The other way has taken so much. A change needs more than one trial that says so.
    fn tried(&mut self, here: f64, there: f64) {
        self.other = Some(there);
        self.better = if there < BETTER * here { self.better + 1 } else { 0 };
        if self.better == AGREEING {
            self.alone = !self.alone;
            self.other = Some(here);
            self.lately = Lately::from(there);
            self.better = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Kind = Kind(7);

    /// What a search takes over the better of both ways, if a transition costs so much by each.
    fn overhead(columns: impl Fn(u32) -> f64, alone: f64, windows: u32) -> f64 {
        let mut pace = Pace::default();
        let (mut took, mut best) = (0.0, 0.0);
        for window in 0..windows {
            let way = pace.next(ONE, 10_000, 600);
            let transitions = if way.over_columns { 10_000 } else { 600 };
            let each = if way.over_columns { columns(window) } else { alone };
            pace.note(ONE, way, transitions, Duration::from_nanos((each * transitions as f64) as u64), true);
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

    /// A search of AODV with eight events over its time by columns: much falls back at first, single steps lie in between. A window
    /// seems to take up to so many times longer than it does.
    fn disturbed(seed: u32, most: f64) -> f64 {
        let (mut pace, mut random) = (Pace::default(), seed.wrapping_mul(0x9E37_79B9) | 1);
        let (mut took, mut by_columns, mut done) = (0.0, 0.0, 0);
        let mut widths = [224, 1087, 4979, 12_920].into_iter();
        let mut wide = widths.next().unwrap();
        while done < 115_000 {
            let way = pace.next(ONE, wide, pace.trial(ONE));
            let transitions = if way.is_trial && !way.over_columns { pace.trial(ONE) } else { wide };
            if transitions == wide {
                wide = widths.next().unwrap_or(12_000);
            }
            let columns = match done {
                0..200 => 80_000.0,
                200..1200 => 60_000.0,
                1200..6000 => 52_000.0,
                6000..19_000 => 25_000.0,
                _ => 15_000.0,
            };
            for _ in 0..3 {
                random ^= random << 13;
                random ^= random >> 17;
                random ^= random << 5;
            }
            let each = if way.over_columns { columns } else { 28_000.0 };
            let seems = each * (1.0 + f64::from(random) / f64::from(u32::MAX) * most);
            pace.note(ONE, way, transitions, Duration::from_nanos((seems * transitions as f64) as u64), true);
            took += each * transitions as f64;
            by_columns += columns * transitions as f64;
            done += transitions;
        }
        took / by_columns
    }

    #[test]
    fn what_disturbs_a_window_decides_nothing() {
        let too_slow = |most: f64| (0..1000).filter(|&seed| disturbed(seed, most) > 1.1).count();
        assert_eq!(too_slow(0.5), 0);
        assert!(too_slow(1.5) < 20, "{}", too_slow(1.5));
    }

    /// Every other level is a choice of another kind, whose transitions lead to a new state each and cost more by both ways: what one
    /// costs by itself says nothing about the other.
    #[test]
    fn other_choices_are_other_questions() {
        let mut pace = Pace::default();
        for window in 0..400 {
            let (kind, wide, columns, alone) =
                if window / 8 % 2 == 0 { (Kind(6), 9216, 9000.0, 12_000.0) } else { (Kind(2), 2048, 2000.0, 4000.0) };
            let way = pace.next(kind, wide, pace.trial(kind));
            assert!(way.over_columns || way.is_trial, "window {window}");
            let transitions = if way.over_columns { wide } else { pace.trial(kind) };
            let each = if way.over_columns { columns } else { alone };
            pace.note(kind, way, transitions, Duration::from_nanos((each * transitions as f64) as u64), true);
        }
        assert!(pace.kinds.values().all(|costs| costs.other.is_some()));
        assert_eq!(Kind::of(9216, 1024), Kind::of(100, 12));
        assert_ne!(Kind::of(9216, 1024), Kind::of(2048, 1024));
    }

    /// Windows are narrow at first, and much falls back.
    #[test]
    fn a_slow_start_of_columns_is_no_reason_to_give_them_up() {
        let mut pace = Pace::default();
        let (mut took, mut done) = (0.0, 0_u64);
        while done < 115_000 {
            let wide = if done < 6000 { 180 } else { 5000 };
            let way = pace.next(ONE, wide, 700);
            let transitions = if way.is_trial && !way.over_columns { 700 } else { wide };
            let each = match (way.over_columns, done < 6000) {
                (true, true) => 60_000.0,
                (true, false) => 15_000.0,
                _ => 24_000.0,
            };
            pace.note(ONE, way, transitions, Duration::from_nanos((each * transitions as f64) as u64), true);
            took += each * transitions as f64;
            done += transitions;
        }
        let by_columns = 6000.0 * 60_000.0 + 109_000.0 * 15_000.0;
        assert!(took / by_columns < 1.1, "{}", took / by_columns);
    }
}
