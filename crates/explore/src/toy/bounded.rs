//! Bounded searches, and the company of depth-first search.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use rjpf_state::ThreadId;
use rjpf_state::canonical::Form;
use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, Why};

use super::{Grid, explore, with};
use crate::heuristics::View;
use crate::machine::{Learning, Machine, Outlasting, Scouting, Siblings};
use crate::search::{Bound, Config};
use crate::strategy::Strategy;
use crate::verdict::Statistics;

#[test]
fn a_bound_is_covered_before_the_next_one() {
    // In a grid each step up is a preemption, because the first thread could always go on.
    let bounded = Config { bound: Some(1), ..with(Strategy::Preemptions) };
    let verdict = explore(&mut Grid::new(5, Some((3, 3))), bounded);
    assert_eq!(verdict.statistics.states, 10, "two rows");
    let bound = |covered| Bound { of: Strategy::Preemptions, covered };
    assert_eq!(verdict.limits, [crate::Limit::Bound(bound(Some(1)))]);
    let verdict = explore(&mut Grid::new(5, Some((3, 3))), with(Strategy::Preemptions));
    assert_eq!(verdict.findings[0].path.0.iter().sum::<u32>(), 3);
    assert_eq!(verdict.bound, Some(bound(Some(2))));
    let verdict = explore(&mut Grid::new(5, None), with(Strategy::Preemptions));
    assert_eq!(verdict.bound, Some(bound(Some(5))));
}

/// Turns are taken in a circle: thread `n` is followed by `n + 1` for nothing.
struct Round {
    /// Steps left of each thread, and who ran last.
    left: [u32; 3],
    last: u32,
}

impl Round {
    fn point(&self) -> ChoicePoint {
        let enabled = (0..3).filter(|&t| self.left[t as usize] > 0).map(ThreadId).collect();
        ChoicePoint { kind: PointKind::Thread { enabled, why: Why::Yielded, from: ThreadId(self.last) } }
    }
    fn here(&self) -> Outcome {
        if self.left == [0; 3] { Outcome::End(0) } else { Outcome::Choice(self.point()) }
    }
}

impl View for Round {}

impl Machine for Round {
    type Snapshot = ([u32; 3], u32);
    fn start(&mut self) -> Result<Outcome, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        self.last = self.point().thread(index).0;
        self.left[self.last as usize] -= 1;
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome, Stop> {
        Ok(Outcome::Ignored)
    }
    fn alternatives(&self) -> Option<ChoicePoint> {
        Some(self.point())
    }
    fn snapshot(&mut self) -> Self::Snapshot {
        (self.left, self.last)
    }
    fn restore(&mut self, (left, last): &Self::Snapshot) {
        (self.left, self.last) = (*left, *last);
    }
    fn rewind(&mut self, initial: &Self::Snapshot) {
        self.restore(initial);
    }
    /// Who ran last is no part of it.
    fn fingerprint(&mut self) -> Result<u128, Stop> {
        Ok(1 << 127 | self.left.iter().fold(0, |all, &n| all << 8 | u128::from(n)))
    }
    fn form(&mut self) -> Result<Form<'_>, Stop> {
        Ok(Form::of_words(&self.left, &[]))
    }
    fn view(&self) -> &dyn View {
        self
    }
}

impl Outlasting for Round {
    type Outside = ();
    fn outside(&self) {}
    fn exchange(&mut self, _outside: &mut ()) {}
    fn drain_output(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl Learning for Round {}

impl Siblings for Round {}

impl Scouting for Round {
    type Deed = ();
}

#[test]
fn states_that_become_cheaper_are_opened_again() {
    let search = |strategy, bound| explore(&mut Round { left: [3; 3], last: 2 }, Config { bound, ..with(strategy) });
    let all = search(Strategy::DepthFirst, None).statistics;
    assert_eq!(all.states, 63, "4 * 4 * 4, and the end is none");
    for strategy in [Strategy::Delays, Strategy::Preemptions] {
        let bounded = search(strategy, None).statistics;
        assert_eq!((bounded.states, bounded.transitions, bounded.matched), (all.states, all.transitions, all.matched));
        // A plain enumeration of all paths within the bound comes to the same states.
        for bound in 0..6 {
            let matched = search(strategy, Some(bound)).statistics.states;
            let mut seen = BTreeSet::new();
            within(strategy, bound, &mut Round { left: [3; 3], last: 2 }, &mut seen);
            assert_eq!(matched, seen.len() as u64, "{strategy:?} {bound}");
        }
    }
}

fn within(strategy: Strategy, left: u32, at: &mut Round, seen: &mut BTreeSet<[u32; 3]>) {
    if at.left == [0; 3] {
        return;
    }
    seen.insert(at.left);
    let (point, here) = (at.point(), at.snapshot());
    for index in 0..point.count() {
        let cost = crate::search::cost(strategy, &point, index);
        if cost <= left {
            at.take(index).unwrap();
            within(strategy, left - cost, at, seen);
            at.restore(&here);
        }
    }
}

#[test]
fn company_finds_what_depth_first_search_would_find_last() {
    let config = Config { company: true, ..with(Strategy::DepthFirst) };
    let verdict = explore(&mut Grid::new(200, Some((1, 1))), config);
    assert_eq!(verdict.found_by, Some(Strategy::Pos));
    assert_eq!(verdict.findings[0].path.0.len(), 2);
    assert!(verdict.statistics.transitions < 10_000, "{:?}", verdict.statistics);
}

#[test]
fn company_leaves_no_trace_in_a_search_that_comes_to_its_end() {
    let search = |company, traps: &[(u32, u32)]| {
        let mut grid = Grid { traps: Arc::new(Mutex::new(traps.to_vec())), ..Grid::new(150, None) };
        let verdict = explore(&mut grid, Config { company, ..with(Strategy::DepthFirst) });
        assert!(verdict.is_proof() && verdict.found_by.is_none());
        Statistics { elapsed: Default::default(), ..verdict.statistics }
    };
    assert_eq!(search(true, &[]), search(false, &[]));
    assert_eq!(search(true, &[(149, 149)]), search(false, &[(149, 149)]));
}
