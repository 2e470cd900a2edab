//! Searches that a heuristic guides.

use super::*;

/// Scores for the tests, each with a name of its own.
macro_rules! scored {
    ($name:ident, $score:expr) => {
        pub(super) const $name: HeuristicDef = HeuristicDef {
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

pub(super) fn guided(strategy: Strategy, heuristic: &[HeuristicDef], queue_limit: Option<usize>) -> Config {
    Config { heuristic: heuristic.to_vec(), queue_limit, ..with(strategy) }
}

/// The cells of a search in the order in which they were reached.
pub(super) fn order(grid: &mut Grid, config: Config) -> (Vec<(u32, u32)>, crate::Verdict) {
    struct Cells(Arc<Mutex<Vec<(u32, u32)>>>);
    impl Listener for Cells {
        fn notice(&mut self, _: &dyn View, notice: &Notice<'_>) -> Flow {
            let mut cells = self.0.lock().unwrap();
            match notice {
                Notice::Arrived { to: Arrival::New(name), .. } => cells.push(((name >> 32) as u32, *name as u32)),
                Notice::Restarted => cells.clear(),
                _ => {}
            }
            Flow::Continue
        }
    }
    let cells: Arc<Mutex<Vec<(u32, u32)>>> = Arc::default();
    let listeners = Listeners::default();
    listeners.add("cells", Box::new(Cells(cells.clone())));
    let verdict = Explorer::new(grid, config).told_to(&listeners).run().unwrap();
    let cells = std::mem::take(&mut *cells.lock().unwrap());
    (cells, verdict)
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
    fn here(&self) -> Outcome {
        match self.0 {
            7 => Outcome::Violation(Violation {
                kind: ViolationKind::Property("bad".into()),
                message: String::new(),
                details: String::new(),
                resumable: false,
            }),
            _ => Outcome::Choice(two()),
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
    fn start(&mut self) -> Result<Outcome, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        self.0 = [[1, 6], [2, 2], [3, 3], [4, 4], [5, 5], [7, 7], [3, 3]][self.0 as usize][index as usize];
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome, Stop> {
        Ok(Outcome::Ignored)
    }
    fn snapshot(&mut self) -> u32 {
        self.0
    }
    fn restore(&mut self, snapshot: &u32) {
        self.0 = *snapshot;
    }
    fn rewind(&mut self, initial: &u32) {
        self.0 = *initial;
    }
    fn fingerprint(&mut self) -> Result<u128, Stop> {
        Ok(fingerprint_of(self.form()?.words))
    }
    fn form(&mut self) -> Result<Form<'_>, Stop> {
        Ok(Form::of_words(std::slice::from_ref(&self.0), &[]))
    }
    fn alternatives(&self) -> Option<ChoicePoint> {
        Some(two())
    }
    fn view(&self) -> &dyn View {
        self
    }
}

impl Outlasting for Maze {
    type Outside = ();
    fn outside(&self) {}
    fn exchange(&mut self, _outside: &mut ()) {}
    fn drain_output(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl Learning for Maze {}

impl Siblings for Maze {}

impl Scouting for Maze {
    type Deed = ();
}
