//! Toy transition systems, so that strategies are tested without a JVM.

mod bounded;
mod guided;
mod sleep;
mod workers;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rjpf_state::ThreadId;
use rjpf_state::canonical::{Form, fingerprint_of};
use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, Violation, ViolationKind, Why};

use crate::heuristics::{Heuristic, HeuristicDef, Scene, View};
use crate::listeners::{Flow, Listener, Listeners, Notice};
use crate::machine::{Learning, Machine, Outlasting, Scouting, Siblings};
use crate::notice::Arrival;
use crate::path::Path;
use crate::search::{Config, Explorer};
use crate::storage::Storage;
use crate::strategy::Strategy;
use crate::verdict::Statistics;
use guided::{LEFT, RIGHT, guided, order};

/// Two threads that could both go on.
fn two() -> ChoicePoint {
    let enabled = vec![ThreadId(0), ThreadId(1)];
    ChoicePoint { kind: PointKind::Thread { enabled, why: Why::Yielded, from: ThreadId(0) } }
}

/// A grid walk: from (0, 0) one step right or up until a border; some cell may be bad.
pub(crate) struct Grid {
    pub(crate) size: u32,
    pub(crate) bad: Option<(u32, u32)>,
    pub(crate) at: (u32, u32),
    form: [u32; 2],
    /// Cells where an assumption turns out not to hold, until the search has started over.
    traps: Arc<Mutex<Vec<(u32, u32)>>>,
    /// Shared by siblings, as the traps are.
    broken: Arc<AtomicBool>,
    /// Counts what was learned.
    lessons: Arc<AtomicU64>,
    /// A cell where the program keeps something for later paths.
    keeps: Option<(u32, u32)>,
    kept: bool,
    /// A cell that the machine has a fault at.
    fault: Option<(u32, u32)>,
}

/// What siblings have in common.
#[derive(Default)]
pub(crate) struct Learned {
    traps: Arc<Mutex<Vec<(u32, u32)>>>,
    broken: Arc<AtomicBool>,
    lessons: Arc<AtomicU64>,
}

impl Learned {
    fn copy(traps: &Mutex<Vec<(u32, u32)>>, broken: &AtomicBool, lessons: &AtomicU64) -> Learned {
        Learned {
            traps: Arc::new(Mutex::new(traps.lock().unwrap().clone())),
            broken: Arc::new(broken.load(Ordering::Relaxed).into()),
            lessons: Arc::new(lessons.load(Ordering::Relaxed).into()),
        }
    }
}

impl Grid {
    pub(crate) fn new(size: u32, bad: Option<(u32, u32)>) -> Grid {
        let Learned { traps, broken, lessons } = Learned::default();
        Grid { size, bad, at: (0, 0), form: [0; 2], traps, broken, lessons, keeps: None, kept: false, fault: None }
    }

    fn here(&self) -> Outcome {
        if Some(self.at) == self.bad {
            let violation = Violation {
                kind: ViolationKind::Property("bad cell".into()),
                message: format!("{:?}", self.at),
                details: String::new(),
                resumable: false,
            };
            return Outcome::Violation(violation);
        }
        if self.at.0 == self.size || self.at.1 == self.size { Outcome::End(0) } else { Outcome::Choice(two()) }
    }
}

impl Machine for Grid {
    type Snapshot = (u32, u32);
    fn start(&mut self) -> Result<Outcome, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        match index {
            0 => self.at.0 += 1,
            _ => self.at.1 += 1,
        }
        assert!(self.fault != Some(self.at), "a step gives up");
        if self.traps.lock().unwrap().contains(&self.at) {
            self.broken.store(true, Ordering::Relaxed);
            self.lessons.fetch_add(1, Ordering::Relaxed);
        }
        self.kept |= self.keeps == Some(self.at);
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome, Stop> {
        Ok(Outcome::Ignored)
    }
    fn snapshot(&mut self) -> (u32, u32) {
        self.at
    }
    fn restore(&mut self, snapshot: &(u32, u32)) {
        self.at = *snapshot;
    }
    fn rewind(&mut self, initial: &(u32, u32)) {
        self.at = *initial;
    }
    fn fingerprint(&mut self) -> Result<u128, Stop> {
        // Readable, for tests, and never zero, which storages do not tell from one.
        Ok(1 << 127 | u128::from(self.at.0) << 32 | u128::from(self.at.1))
    }
    fn form(&mut self) -> Result<Form<'_>, Stop> {
        self.form = [self.at.0, self.at.1];
        Ok(Form::of_words(&self.form, &[]))
    }
    fn alternatives(&self) -> Option<ChoicePoint> {
        Some(two())
    }
    fn view(&self) -> &dyn View {
        self
    }
}

impl Outlasting for Grid {
    type Outside = Learned;
    fn outside(&self) -> Learned {
        Learned::copy(&self.traps, &self.broken, &self.lessons)
    }
    fn exchange(&mut self, outside: &mut Learned) {
        std::mem::swap(&mut self.traps, &mut outside.traps);
        std::mem::swap(&mut self.broken, &mut outside.broken);
        std::mem::swap(&mut self.lessons, &mut outside.lessons);
    }
    fn depends_on_order(&self) -> bool {
        self.kept
    }
    fn drain_output(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl Learning for Grid {
    fn begin_round(&mut self) {
        self.lessons.fetch_add(1, Ordering::Relaxed);
        if self.broken.swap(false, Ordering::Relaxed) {
            self.traps.lock().unwrap().clear();
        }
    }
    fn broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }
}

impl Siblings for Grid {
    fn sibling(&self) -> Result<Option<Grid>, Stop> {
        let (traps, broken, lessons) = (self.traps.clone(), self.broken.clone(), self.lessons.clone());
        let Grid { keeps, fault, .. } = *self;
        Ok(Some(Grid { traps, broken, lessons, keeps, fault, ..Grid::new(self.size, self.bad) }))
    }
}

/// Whether something was kept, and the lessons when it began.
impl Scouting for Grid {
    type Deed = ();
    fn can_scout(&self) -> bool {
        !self.kept
    }
    fn lessons(&self) -> u64 {
        self.lessons.load(Ordering::Relaxed)
    }
    fn go_on_with(&mut self, outside: &Learned) {
        let Learned { traps, broken, lessons } = Learned::copy(&outside.traps, &outside.broken, &outside.lessons);
        (self.traps, self.broken, self.lessons) = (traps, broken, lessons);
    }
    fn begin_deed(&mut self) {
        self.kept = false;
    }
    fn deed(&mut self) -> Option<()> {
        (!self.broken() && !self.kept).then_some(())
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
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::Preemptions, Strategy::Delays] {
        let verdict = explore(&mut Grid::new(5, None), with(strategy));
        let Statistics { states, transitions, matched, ends, .. } = verdict.statistics;
        assert_eq!((states, transitions, matched, ends), (25, 50, 16, 10), "{strategy:?}");
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
    for (path, what) in [(vec![0, 7], "but there are 2"), (vec![0; 5], "5 choices, but it is over after 3")] {
        let mut grid = Grid::new(3, None);
        let result = Explorer::new(&mut grid, Config::default()).replay(&Path(path));
        assert!(matches!(&result, Err(Stop::Mismatch(said)) if said.contains(what)), "{what}");
    }
}

#[test]
fn a_panic_in_a_step_leaves_what_was_found_and_counted() {
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::Random] {
        let mut grid = Grid { fault: Some((0, 3)), ..Grid::new(5, Some((1, 0))) };
        let config = Config { multiple_errors: true, ..with(strategy) };
        let (verdict, stop) = Explorer::new(&mut grid, config).run_until_stop();
        assert!(matches!(&stop, Some(Stop::Internal(said)) if said == "a step gives up"), "{stop:?}");
        assert_eq!(verdict.findings.len(), 1, "{strategy:?}");
        assert!(verdict.statistics.transitions > 3, "{strategy:?}: {:?}", verdict.statistics);
    }
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
fn walks_sample_and_say_so() {
    for strategy in [Strategy::Random, Strategy::Pct, Strategy::Pos] {
        let config = Config { walks: 200, ..with(strategy) };
        let verdict = explore(&mut Grid::new(4, Some((1, 1))), config);
        assert_eq!(verdict.findings.len(), 1, "{strategy:?}");
        assert_eq!(verdict.limits, [crate::Limit::Sampling]);
    }
}

/// Keeps what a search says is left.
#[derive(Clone, Default)]
struct Lefts(Arc<Mutex<Vec<Option<f64>>>>);

impl Listener for Lefts {
    fn notice(&mut self, _: &dyn View, notice: &Notice<'_>) -> Flow {
        if let Notice::Progress(progress) = notice {
            self.0.lock().unwrap().push(progress.left);
        }
        Flow::Continue
    }
}

fn lefts(config: Config) -> Vec<Option<f64>> {
    let (lefts, listeners) = (Lefts::default(), Listeners::default());
    listeners.add("lefts", Box::new(lefts.clone()));
    Explorer::new(&mut Grid::new(7, None), config).told_to(&listeners).run().unwrap();
    std::mem::take(&mut *lefts.0.lock().unwrap())
}

#[test]
fn what_is_left_of_the_choice_tree_falls_to_nothing() {
    for (strategy, matching) in [
        (Strategy::DepthFirst, true),
        (Strategy::DepthFirst, false),
        (Strategy::BreadthFirst, false),
        (Strategy::Random, false),
    ] {
        let lefts: Vec<f64> =
            lefts(Config { matching, ..with(strategy) }).into_iter().map(|left| left.unwrap()).collect();
        assert!(lefts.windows(2).all(|w| w[1] <= w[0] + 1e-9), "{strategy:?}: it never grows: {lefts:?}");
        // With matching, most of the last half of the tree turns out to be known.
        let end = if matching { 0.9 } else { 0.5 };
        assert!(lefts[0] > 0.9 && *lefts.last().unwrap() < end, "{strategy:?}: {lefts:?}");
    }
    let rounds = lefts(with(Strategy::IterativeDeepening));
    assert!(rounds.iter().all(Option::is_none), "nothing is known about the rounds to come");
}

// ---- starting over -----------------------------------------------------------------------------

fn trap(at: (u32, u32)) -> Arc<Mutex<Vec<(u32, u32)>>> {
    Arc::new(Mutex::new(vec![at]))
}

#[test]
fn a_broken_assumption_makes_the_search_start_over() {
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::BestFirst, Strategy::AStar] {
        let (cells, plain) = order(&mut Grid::new(5, None), guided(strategy, &[RIGHT], None));
        let mut trapped = Grid { traps: trap((2, 2)), ..Grid::new(5, None) };
        let (again, verdict) = order(&mut trapped, guided(strategy, &[RIGHT], None));
        assert_eq!(again, cells, "{strategy:?}: the second round is a search like any other");
        let statistics = crate::Statistics { restarts: 1, elapsed: plain.statistics.elapsed, ..plain.statistics };
        let of_round = crate::Statistics { elapsed: statistics.elapsed, ..verdict.statistics.clone() };
        assert_eq!(of_round, statistics, "{strategy:?}: what was counted before is void");
        assert!(verdict.is_proof() && verdict.storage.map(|used| used.states) == Some(25));
    }
}

#[test]
fn what_was_found_before_a_restart_stays() {
    let mut grid = Grid { traps: trap((3, 0)), ..Grid::new(5, Some((0, 4))) };
    let config = Config { multiple_errors: true, ..with(Strategy::BreadthFirst) };
    let verdict = explore(&mut grid, config);
    assert_eq!((verdict.findings.len(), verdict.statistics.restarts), (1, 1));
    let mut walked = Grid { traps: trap((1, 1)), ..Grid::new(4, None) };
    let verdict = explore(&mut walked, Config { walks: 50, ..with(Strategy::Random) });
    assert_eq!((verdict.statistics.ends, verdict.statistics.restarts), (50, 1), "walks go on with what was learned");
}

/// Ends the search as soon as it starts over.
struct Impatient(Arc<AtomicBool>);

impl Listener for Impatient {
    fn notice(&mut self, _: &dyn View, notice: &Notice<'_>) -> Flow {
        self.0.fetch_or(matches!(notice, Notice::Restarted), Ordering::Relaxed);
        Flow::Continue
    }
}

#[test]
fn what_was_found_before_a_restart_stays_if_the_next_round_is_stopped() {
    let mut grid = Grid { traps: trap((3, 0)), ..Grid::new(5, Some((0, 1))) };
    let (listeners, flag) = (Listeners::default(), Arc::new(AtomicBool::new(false)));
    listeners.add("impatient", Box::new(Impatient(flag.clone())));
    let config = Config { multiple_errors: true, ..with(Strategy::BreadthFirst) };
    let verdict = Explorer::new(&mut grid, config).interrupted_by(&flag).told_to(&listeners).run().unwrap();
    assert_eq!((verdict.limits, verdict.statistics.restarts), (vec![crate::Limit::Interrupted], 1));
    assert_eq!(verdict.findings.len(), 1);
}
