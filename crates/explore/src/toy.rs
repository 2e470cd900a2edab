//! Toy transition systems, so that strategies are tested without a JVM.

use rjpf_vm::Stop;
use rjpf_vm::transition::{Violation, ViolationKind};

use crate::machine::{Machine, Outcome};
use crate::path::Path;
use crate::search::{Config, Explorer};
use crate::strategy::Strategy;

/// A grid walk: from (0, 0) one step right or up until a border; some cell may be bad.
pub(crate) struct Grid {
    pub(crate) size: u32,
    pub(crate) bad: Option<(u32, u32)>,
    pub(crate) at: (u32, u32),
}

impl Grid {
    pub(crate) fn new(size: u32, bad: Option<(u32, u32)>) -> Grid {
        Grid { size, bad, at: (0, 0) }
    }

    fn here(&self) -> Outcome<()> {
        if Some(self.at) == self.bad {
            let violation = Violation {
                kind: ViolationKind::Property("bad cell".into()),
                message: format!("{:?}", self.at),
                details: String::new(),
                resumable: false,
            };
            return Outcome::Violation(violation);
        }
        if self.at.0 == self.size || self.at.1 == self.size { Outcome::End(0) } else { Outcome::Choice(()) }
    }
}

impl Machine for Grid {
    type Snapshot = (u32, u32);
    type Point = ();

    fn start(&mut self) -> Result<Outcome<()>, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, (): &(), index: u32) -> Result<Outcome<()>, Stop> {
        match index {
            0 => self.at.0 += 1,
            _ => self.at.1 += 1,
        }
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome<()>, Stop> {
        Ok(Outcome::Ignored)
    }
    fn snapshot(&mut self) -> (u32, u32) {
        self.at
    }
    fn restore(&mut self, snapshot: &(u32, u32)) {
        self.at = *snapshot;
    }
    fn fingerprint(&mut self) -> u128 {
        u128::from(self.at.0) << 32 | u128::from(self.at.1)
    }
    fn count(&self, (): &()) -> u32 {
        2
    }
    fn is_thread_choice(&self, (): &()) -> bool {
        true
    }
    fn thread_of(&self, (): &(), index: u32) -> u32 {
        index
    }
    fn drain_output(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

fn explore(grid: &mut Grid, config: Config) -> crate::Verdict {
    Explorer::new(grid, config).run().unwrap()
}

fn with(strategy: Strategy) -> Config {
    Config { strategy, ..Config::default() }
}

#[test]
fn every_exhaustive_strategy_sees_the_same_states() {
    // Inner cells of a 5 by 5 grid are the states with choices.
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst] {
        let verdict = explore(&mut Grid::new(5, None), with(strategy));
        assert_eq!(verdict.statistics.states, 25);
        assert!(verdict.is_proof());
    }
    let verdict = explore(&mut Grid::new(5, None), with(Strategy::IterativeDeepening));
    assert!(verdict.is_proof());
}

#[test]
fn without_matching_paths_are_counted() {
    // Paths of a 3 by 3 grid to its border: sum over border cells of lattice paths = 2 * C(5, 2).
    let config = Config { matching: false, ..with(Strategy::DepthFirst) };
    let verdict = explore(&mut Grid::new(3, None), config);
    assert_eq!(verdict.statistics.ends, 20);
}

#[test]
fn breadth_first_finds_a_shortest_path_and_it_replays() {
    let mut grid = Grid::new(6, Some((2, 3)));
    let verdict = explore(&mut grid, with(Strategy::BreadthFirst));
    let finding = &verdict.findings[0];
    assert_eq!(finding.path.0.len(), 5);
    let path: Path = finding.path.to_string().parse().unwrap();
    let mut again = Grid::new(6, Some((2, 3)));
    let replayed = Explorer::new(&mut again, Config::default()).replay(&path).unwrap();
    assert_eq!(replayed.findings[0].violation, finding.violation);
}

#[test]
fn a_replayed_path_that_does_not_fit_is_an_error() {
    let mut grid = Grid::new(3, None);
    let result = Explorer::new(&mut grid, Config::default()).replay(&Path(vec![0, 7]));
    assert!(matches!(result, Err(Stop::Mismatch(_))));
}

#[test]
fn a_depth_limit_is_reported() {
    let mut config = with(Strategy::DepthFirst);
    config.limits.depth = Some(2);
    let verdict = explore(&mut Grid::new(5, None), config);
    assert_eq!(verdict.limits, [crate::Limit::Depth(2)]);
    assert!(!verdict.is_proof());
}

#[test]
fn best_first_follows_the_score_and_counts_what_it_drops() {
    let mut grid = Grid::new(8, Some((7, 0)));
    let explorer = Explorer::new(&mut grid, Config::default());
    let mut score = |grid: &mut Grid, (): &(), _: u32| -i64::from(grid.at.0);
    let verdict = explorer.run_by(&mut score, Some(3)).unwrap();
    assert_eq!(verdict.findings.len(), 1);
    assert!(verdict.statistics.states <= 8, "{}", verdict.statistics.states);
}

#[test]
fn walks_sample_and_say_so() {
    for strategy in [Strategy::Random, Strategy::Pct, Strategy::Pos] {
        let config = Config { walks: 200, ..with(strategy) };
        let verdict = explore(&mut Grid::new(4, Some((1, 1))), config);
        assert_eq!(verdict.findings.len(), 1, "{strategy:?}");
        assert_eq!(verdict.limits, [crate::Limit::Sampling]);
    }
}

/// Keeps what a search says is left.
#[derive(Default)]
struct Lefts(Vec<Option<f64>>);

impl crate::Watch for Lefts {
    fn progress(&mut self, progress: crate::Progress<'_>) {
        self.0.push(progress.left);
    }
}

#[test]
fn what_is_left_of_the_choice_tree_falls_to_nothing() {
    for (strategy, matching) in
        [(Strategy::DepthFirst, true), (Strategy::DepthFirst, false), (Strategy::BreadthFirst, false), (Strategy::Random, false)]
    {
        let mut lefts = Lefts::default();
        let mut grid = Grid::new(7, None);
        Explorer::new(&mut grid, Config { matching, ..with(strategy) }).watched_by(&mut lefts).run().unwrap();
        let lefts: Vec<f64> = lefts.0.into_iter().map(|left| left.unwrap()).collect();
        assert!(lefts.windows(2).all(|w| w[1] <= w[0] + 1e-9), "{strategy:?}: it never grows: {lefts:?}");
        assert!(lefts[0] > 0.9 && *lefts.last().unwrap() < 0.5, "{strategy:?}: {lefts:?}");
    }
    let mut lefts = Lefts::default();
    Explorer::new(&mut Grid::new(7, None), with(Strategy::IterativeDeepening)).watched_by(&mut lefts).run().unwrap();
    assert!(lefts.0.iter().all(Option::is_none), "nothing is known about the rounds to come");
}
