//! Toy transition systems, so that strategies are tested without a JVM.

use rjpf_state::canonical::{Form, fingerprint_of};
use rjpf_vm::Stop;
use rjpf_vm::transition::{Violation, ViolationKind};

use crate::heuristics::{Heuristic, HeuristicDef, Scene, View};
use crate::machine::{Machine, Outcome};
use crate::path::Path;
use crate::search::{Config, Explorer};
use crate::storage::Storage;
use crate::strategy::Strategy;
use crate::watch::{Arrival, Watch};

/// A grid walk: from (0, 0) one step right or up until a border; some cell may be bad.
pub(crate) struct Grid {
    pub(crate) size: u32,
    pub(crate) bad: Option<(u32, u32)>,
    pub(crate) at: (u32, u32),
    form: [u32; 2],
}

impl Grid {
    pub(crate) fn new(size: u32, bad: Option<(u32, u32)>) -> Grid {
        Grid { size, bad, at: (0, 0), form: [0; 2] }
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
        // Readable, for tests, and never zero, which storages do not tell from one.
        1 << 127 | u128::from(self.at.0) << 32 | u128::from(self.at.1)
    }
    fn form(&mut self) -> Form<'_> {
        self.form = [self.at.0, self.at.1];
        Form { words: &self.form, parts: &[] }
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
    fn view(&self) -> &dyn View {
        self
    }
}

/// The value of a cell is its way along the first axis.
impl View for Grid {
    fn user_value(&self) -> i32 {
        self.at.0 as i32
    }
}

fn explore<M: Machine>(machine: &mut M, config: Config) -> crate::Verdict {
    Explorer::new(machine, config).run().unwrap()
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
fn every_storage_sees_the_same_states() {
    for storage in [Storage::Compact, Storage::Exact] {
        let verdict = explore(&mut Grid::new(5, None), Config { storage, ..Config::default() });
        assert_eq!(verdict.statistics.states, 25);
        assert_eq!(verdict.storage.map(|used| used.states), Some(25));
    }
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

// ---- guided searches ---------------------------------------------------------------------------

/// Scores for the tests, each with a name of its own.
macro_rules! scored {
    ($name:ident, $score:expr) => {
        const $name: HeuristicDef = HeuristicDef {
            name: stringify!($name),
            aliases: &[],
            doc: "for tests",
            build: |_| {
                struct Scored;
                impl Heuristic for Scored {
                    fn score(&mut self, scene: &Scene<'_>) -> i64 {
                        let score: fn(&Scene<'_>) -> i64 = $score;
                        score(scene)
                    }
                }
                Box::new(Scored)
            },
        };
    };
}

scored!(RIGHT, |scene| -i64::from(scene.state.user_value()));
scored!(LEFT, |scene| i64::from(scene.state.user_value()));
scored!(EQUAL, |_| 7);

fn guided(strategy: Strategy, heuristic: &[HeuristicDef], queue_limit: Option<usize>) -> Config {
    Config { heuristic: heuristic.to_vec(), queue_limit, ..with(strategy) }
}

/// The cells of a search in the order in which they were reached.
fn order(grid: &mut Grid, config: Config) -> (Vec<(u32, u32)>, crate::Verdict) {
    struct Cells(Vec<(u32, u32)>);
    impl Watch for Cells {
        fn edge(&mut self, _: Option<u128>, _: u32, to: Arrival) {
            if let Arrival::New(name) = to {
                self.0.push(((name >> 32) as u32, name as u32));
            }
        }
    }
    let mut cells = Cells(Vec::new());
    let verdict = Explorer::new(grid, config).watched_by(&mut cells).run().unwrap();
    (cells.0, verdict)
}

#[test]
fn best_first_expands_the_best_state_whole() {
    let (cells, verdict) = order(&mut Grid::new(3, None), guided(Strategy::BestFirst, &[RIGHT], None));
    // Right first; each state that is taken out puts both its successors in.
    assert_eq!(cells, [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (2, 1), (2, 2), (1, 2), (0, 2)]);
    assert!(verdict.is_proof());
    let (cells, _) = order(&mut Grid::new(3, None), guided(Strategy::BestFirst, &[LEFT], None));
    assert_eq!(cells, [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2)]);
}

#[test]
fn ties_are_first_in_first_out() {
    let (plain, _) = order(&mut Grid::new(4, None), with(Strategy::BreadthFirst));
    for strategy in [Strategy::BestFirst, Strategy::Beam, Strategy::AStar] {
        assert_eq!(order(&mut Grid::new(4, None), guided(strategy, &[EQUAL], None)).0, plain, "{strategy:?}");
    }
    // Two heuristics that cancel each other are none.
    assert_eq!(order(&mut Grid::new(4, None), guided(Strategy::BestFirst, &[LEFT, RIGHT], None)).0, plain);
}

#[test]
fn the_queue_limit_drops_the_newest_of_the_worst_and_is_reported() {
    // One place: (1, 0) takes it and (0, 1), which is worse, finds none; and so on along the border.
    let (cells, verdict) = order(&mut Grid::new(4, None), guided(Strategy::BestFirst, &[RIGHT], Some(1)));
    assert_eq!(cells, [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3)]);
    assert_eq!(verdict.limits, [crate::Limit::Dropped(3)]);
    // A better one pushes the worst out.
    let (cells, verdict) = order(&mut Grid::new(3, None), guided(Strategy::BestFirst, &[LEFT], Some(1)));
    assert_eq!(cells, [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)]);
    assert_eq!(verdict.limits, [crate::Limit::Dropped(2)]);
    // Among equals the newest goes.
    let (cells, _) = order(&mut Grid::new(3, None), guided(Strategy::BestFirst, &[EQUAL], Some(1)));
    assert_eq!(cells, [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]);
    // Room enough: nothing is dropped, everything is covered.
    let verdict = explore(&mut Grid::new(5, None), guided(Strategy::BestFirst, &[RIGHT], Some(25)));
    assert!(verdict.is_proof());
    assert_eq!(verdict.statistics.states, 25);
}

#[test]
fn a_beam_goes_level_by_level() {
    let (cells, verdict) = order(&mut Grid::new(4, None), guided(Strategy::Beam, &[RIGHT], Some(2)));
    // Each level keeps its two rightmost cells, and expands the better one first.
    let expected = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3), (3, 3)];
    assert_eq!(cells, expected);
    // A full level does not look at whether a state is new: (1, 1) and (2, 2) come twice.
    assert_eq!(verdict.limits, [crate::Limit::Dropped(4)]);
    assert!(explore(&mut Grid::new(4, None), guided(Strategy::Beam, &[RIGHT], None)).is_proof());
}

#[test]
fn guided_searches_work_without_state_matching() {
    for strategy in [Strategy::BestFirst, Strategy::Beam, Strategy::AStar] {
        let config = Config { matching: false, ..guided(strategy, &[RIGHT], None) };
        let verdict = explore(&mut Grid::new(3, None), config);
        assert_eq!(verdict.statistics.ends, 20, "{strategy:?}");
        let config = Config { matching: false, ..guided(strategy, &[RIGHT], Some(2)) };
        let verdict = explore(&mut Grid::new(5, Some((4, 0))), config);
        assert_eq!(verdict.findings[0].path.0, [0, 0, 0, 0], "{strategy:?}");
    }
}

#[test]
fn a_star_finds_the_shortest_way_where_greed_does_not() {
    let greedy = explore(&mut Maze::default(), guided(Strategy::BestFirst, &[DISTANCE], None));
    let short = explore(&mut Maze::default(), guided(Strategy::AStar, &[DISTANCE], None));
    let shortest = explore(&mut Maze::default(), with(Strategy::BreadthFirst));
    let length = |verdict: &crate::Verdict| verdict.findings[0].path.0.len();
    assert!(length(&greedy) > length(&shortest));
    assert_eq!(length(&short), length(&shortest));
}

/// A graph in which a state is reached by a long way before a short one.
///
///     0 -> 1 -> 2 -> 3 -> 4 -> 5 -> bad
///     0 -> 6 ------> 3
#[derive(Default)]
struct Maze(u32);

// Estimates that make the detour look good; none is more than the real distance to the bad state.
scored!(DISTANCE, |scene| [4, 3, 2, 1, 1, 1, 4][scene.state.user_value() as usize]);

impl Maze {
    fn here(&self) -> Outcome<()> {
        match self.0 {
            7 => Outcome::Violation(Violation {
                kind: ViolationKind::Property("bad".into()),
                message: String::new(),
                details: String::new(),
                resumable: false,
            }),
            _ => Outcome::Choice(()),
        }
    }
}

impl View for Maze {
    fn user_value(&self) -> i32 {
        self.0 as i32
    }
}

impl Machine for Maze {
    type Snapshot = u32;
    type Point = ();

    fn start(&mut self) -> Result<Outcome<()>, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, (): &(), index: u32) -> Result<Outcome<()>, Stop> {
        self.0 = [[1, 6], [2, 2], [3, 3], [4, 4], [5, 5], [7, 7], [3, 3]][self.0 as usize][index as usize];
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome<()>, Stop> {
        Ok(Outcome::Ignored)
    }
    fn snapshot(&mut self) -> u32 {
        self.0
    }
    fn restore(&mut self, snapshot: &u32) {
        self.0 = *snapshot;
    }
    fn fingerprint(&mut self) -> u128 {
        fingerprint_of(self.form().words)
    }
    fn form(&mut self) -> Form<'_> {
        Form { words: std::slice::from_ref(&self.0), parts: &[] }
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
    fn view(&self) -> &dyn View {
        self
    }
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
    for (strategy, matching) in [
        (Strategy::DepthFirst, true),
        (Strategy::DepthFirst, false),
        (Strategy::BreadthFirst, false),
        (Strategy::Random, false),
    ] {
        let mut lefts = Lefts::default();
        let mut grid = Grid::new(7, None);
        Explorer::new(&mut grid, Config { matching, ..with(strategy) }).watched_by(&mut lefts).run().unwrap();
        let lefts: Vec<f64> = lefts.0.into_iter().map(|left| left.unwrap()).collect();
        assert!(lefts.windows(2).all(|w| w[1] <= w[0] + 1e-9), "{strategy:?}: it never grows: {lefts:?}");
        // With matching, most of the last half of the tree turns out to be known.
        let end = if matching { 0.9 } else { 0.5 };
        assert!(lefts[0] > 0.9 && *lefts.last().unwrap() < end, "{strategy:?}: {lefts:?}");
    }
    let mut lefts = Lefts::default();
    Explorer::new(&mut Grid::new(7, None), with(Strategy::IterativeDeepening)).watched_by(&mut lefts).run().unwrap();
    assert!(lefts.0.iter().all(Option::is_none), "nothing is known about the rounds to come");
}
