//! Breadth-first search by steps over many states at once (`rjpf_vm::delta`).
//!
//! Open states are taken in their order, a window at a time. Those of them that are rows of one base make a table, and each
//! alternative is run for the whole table. Such a step has no effect but its fates; they are taken up state by state and
//! alternative by alternative, exactly as a breadth-first search would have run them. So the two give the same
//! states, findings and counts in the same order. Everything that is not a row, and every row whose fate is to
//! fall back, takes the ordinary way.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use rjpf_vm::delta::{Ask, Base, Delta, Fate, Row};
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Stop, Vm, processor_time};
use rustc_hash::FxHashMap;

use super::Config;
use super::by_itself::{ByItself, refusal};
use super::pace::{Kind, Pace, Way};
use super::route::Route;
use super::shared::lock;
use super::tables::{Helpers, Steps};
use super::worker::{End, Flow, Part, Worker};
use crate::listeners::{Notice, Saved};
use crate::machine::Machine;
use crate::notice::Arrival;
use crate::strategy::Strategy;
use crate::verdict::DeltaUse;

/// States of the first window. What a program does for the first time (resolve a name, say) columns leave to single steps, and
/// it is better found out by few.
const FIRST_WIDTH: usize = 16;

/// How many states a step is run for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One at a time.
    #[default]
    Standard,
    /// Many at once, where that can be.
    Delta,
    /// Whichever is faster, as far as was measured.
    Auto,
}

/// A state with alternatives that were not taken yet.
struct Node<M: Machine> {
    state: State<M>,
    tracked: Saved,
    route: Route,
    name: u128,
    /// Its number in the graph.
    number: u32,
    alternatives: u32,
}

enum State<M: Machine> {
    Row(Row),
    /// And why it is no row.
    Whole(M::Snapshot, ByItself),
}

/// The search of a worker, level by level.
struct Levels<'l, 'w, 's, M: Machine> {
    worker: &'l mut Worker<'w, 's, M>,
    delta: Delta,
    open: VecDeque<Node<M>>,
    /// Alternatives of all open states.
    branches: u64,
    helpers: Helpers<M>,
    pace: Pace,
    /// How the present window is run.
    way: Way,
    /// How many states the next window over columns has at most.
    width: usize,
    /// Rows of this window that fell back.
    fallen: u64,
    /// States that were searched by themselves.
    by_itself: FxHashMap<ByItself, u64>,
}

fn vm<M: Machine>(machine: &mut M) -> &mut Vm {
    machine.vm_mut().expect("a machine whose steps run over columns")
}

/// Can this search be made by steps over many states? If that was asked for and is not so, the verdict says why.
pub(super) fn is_possible<M: Machine>(worker: &mut Worker<'_, '_, M>) -> bool {
    let config = &worker.shared.config;
    if config.mode == Mode::Standard || config.strategy != Strategy::BreadthFirst {
        return false;
    }
    let Some(why) = refusal(worker) else { return true };
    lock(&worker.shared.verdict).delta = Some(DeltaUse::refused(why));
    false
}

pub(super) fn search<M: Machine>(worker: &mut Worker<'_, '_, M>) -> Result<End<M>, Stop> {
    let delta = Delta::timed(worker.shared.config.timed);
    let mut levels = Levels {
        worker,
        delta,
        open: VecDeque::new(),
        branches: 0,
        helpers: Helpers::none(),
        pace: Pace::default(),
        way: Way { over_columns: true, is_trial: false },
        width: FIRST_WIDTH,
        fallen: 0,
        by_itself: FxHashMap::default(),
    };
    let result = levels.search();
    let Levels { worker, mut delta, helpers, by_itself, .. } = levels;
    helpers.hand_in(worker.machine, &mut delta);
    worker.statistics.time.add(&delta.statistics.time);
    let by_itself = by_itself.into_iter().map(|(why, states)| (why.to_string(), states)).collect();
    lock(&worker.shared.verdict).delta = Some(DeltaUse::of(&delta.statistics, by_itself));
    result
}

impl<M: Machine> Levels<'_, '_, '_, M> {
    fn search(&mut self) -> Result<End<M>, Stop> {
        let outcome = self.worker.machine.start()?;
        let mut route = self.worker.go(&Route::default(), None);
        let flow = self.worker.arrive(outcome, &mut route)?;
        let stop = self.worker.tell_arrival(None, 0, &route);
        match flow {
            Flow::New(point) if !stop => self.open_present(&point, route),
            _ => {}
        }
        while !self.open.is_empty() {
            if let Some(end) = self.window()? {
                return Ok(end);
            }
        }
        let broken = self.worker.machine.broken() && !self.worker.shared.is_limited();
        Ok(if broken { End::Broken } else { End::Over })
    }

    /// Takes all alternatives of the states at the front. Says how the search ends if it does.
    fn window(&mut self) -> Result<Option<End<M>>, Stop> {
        self.hire()?;
        let (way, kind, most) = self.next_way();
        self.way = way;
        self.fallen = 0;
        let mut nodes: Vec<Node<M>> = self.open.drain(..most).collect();
        let (started, before) = (self.now(), self.worker.statistics.transitions);
        if way.over_columns {
            self.make_rows(&mut nodes);
        }
        let either = nodes.iter().filter(|node| node.could_be_row()).count();
        let (mut tables, places) = if way.over_columns { self.tables(&nodes)? } else { (Vec::new(), vec![None; most]) };
        for (node, place) in nodes.iter().zip(places) {
            for index in 0..node.alternatives {
                self.branches -= 1;
                if self.worker.out_of_bounds() {
                    return Ok(Some(End::Over));
                }
                self.worker.statistics.transitions += 1;
                let goes_on = match place {
                    Some((table, row)) => {
                        let (fate, asks) = tables[table].take(row, index as usize);
                        self.take_up(node, index, fate, &asks)?
                    }
                    None => self.run_alone(node, index)?,
                };
                if !goes_on {
                    return Ok(Some(End::Over));
                }
                if self.worker.has_learned_enough() {
                    return Ok(Some(End::Broken));
                }
            }
            if matches!(node.state, State::Whole(..)) {
                self.worker.tell(&Notice::Processed { state: node.name });
            }
        }
        let transitions = self.worker.statistics.transitions - before;
        if way.over_columns {
            let wider = self.fallen < transitions / 8;
            self.width = if wider { self.width.saturating_mul(4) } else { (self.width / 4).max(FIRST_WIDTH) };
        }
        self.pace.note(kind, way, transitions, self.now().saturating_sub(started), either * 2 > nodes.len());
        Ok(None)
    }

    /// How the next window is run, of which kind it is, and how many states it has.
    fn next_way(&self) -> (Way, Kind, usize) {
        let config = &self.worker.shared.config;
        let open = self.open.len();
        let wide = self.width.min(config.delta_rows.saturating_mul(self.helpers.machines())).min(open);
        if config.mode == Mode::Delta {
            return (Way { over_columns: true, is_trial: false }, Kind::of(1, 1), wide);
        }
        let transitions = |states: usize| self.open.iter().take(states).map(|node| u64::from(node.alternatives)).sum();
        let (of_table, of_first) = (transitions(wide), transitions(FIRST_WIDTH.min(open)));
        let kind = Kind::of(of_table, wide);
        // So many states have the transitions of a trial, if they are as the first ones.
        let first = FIRST_WIDTH.min(open) as u64;
        let short = (self.pace.trial(kind) * first).div_ceil(of_first.max(1)).min(open as u64) as usize;
        let of_trial: u64 = transitions(short);
        // Where states of another kind begin is no place to compare.
        let is_same = Kind::of(of_trial, short) == kind;
        let way = self.pace.next(kind, of_table, if is_same { of_trial } else { 0 });
        let is_short = way.is_trial && !way.over_columns;
        (way, kind, if is_short { short } else { wide })
    }

    /// What a window is measured by: others on the machine do not count, unless there are helpers, whose time does.
    fn now(&self) -> Duration {
        if self.helpers.machines() == 1 { processor_time() } else { self.worker.shared.started.elapsed() }
    }

    /// Others run tables too, once there is enough to do.
    fn hire(&mut self) -> Result<(), Stop> {
        let Config { workers, alone_for, .. } = self.worker.shared.config;
        if self.worker.statistics.transitions < alone_for {
            return Ok(());
        }
        self.helpers.hire(self.worker.machine, &self.delta, workers)
    }

    /// States that were kept whole because that was faster become rows.
    fn make_rows(&mut self, nodes: &mut [Node<M>]) {
        for node in nodes {
            let State::Whole(snapshot, ByItself::Faster) = &node.state else { continue };
            self.worker.machine.restore(snapshot);
            node.state = match vm(self.worker.machine).row_of_state(&mut self.delta) {
                Some(row) => State::Row(row),
                None => State::Whole(snapshot.clone(), ByItself::MoreThanWords),
            };
        }
    }

    /// Runs all alternatives of the rows among the nodes. For each node its table and its row there.
    #[allow(clippy::type_complexity, reason = "a pair of lists")]
    fn tables(&mut self, nodes: &[Node<M>]) -> Result<(Vec<Steps>, Vec<Option<(usize, usize)>>), Stop> {
        let mut places = vec![None; nodes.len()];
        let mut by_base: FxHashMap<*const Base, Vec<usize>> = FxHashMap::default();
        for (i, node) in nodes.iter().enumerate() {
            if let State::Row(row) = &node.state {
                by_base.entry(Arc::as_ptr(&row.base)).or_default().push(i);
            }
        }
        let mut tables = Vec::new();
        let fewest = self.worker.shared.config.delta_fewest;
        for members in by_base.values() {
            if members.len() < fewest {
                *self.by_itself.entry(ByItself::Few).or_default() += members.len() as u64;
                continue;
            }
            for part in self.helpers.split(members, fewest) {
                for (row, &node) in part.iter().enumerate() {
                    places[node] = Some((tables.len(), row));
                }
                tables.push(part.iter().filter_map(|&i| nodes[i].state.row()).collect::<Vec<&Row>>());
            }
        }
        let steps = self.helpers.run(vm(self.worker.machine), &mut self.delta, &tables)?;
        Ok((steps, places))
    }

    /// Takes up what an alternative of a row came to. False if the search ends with it.
    fn take_up(&mut self, node: &Node<M>, index: u32, fate: Fate, asks: &[Ask]) -> Result<bool, Stop> {
        if matches!(fate, Fate::Fallback) {
            self.fallen += 1;
            return self.run_alone(node, index);
        }
        let graphs = &mut vm(self.worker.machine).persistent.graphs;
        // Another row has asked for the same graph meanwhile, whose turn was before.
        let known = asks.iter().position(|ask| graphs.contains(&ask.key));
        if known.is_some_and(|at| !asks[at].ignores) {
            return self.run_alone(node, index);
        }
        if self.worker.shared.config.delta_verify {
            self.compare(node, index, if known.is_some() { &Fate::Ignored } else { &fate })?;
        }
        let graphs = &mut vm(self.worker.machine).persistent.graphs;
        graphs.extend(asks[..known.unwrap_or(asks.len())].iter().map(|ask| ask.key));
        match fate {
            _ if known.is_some() => self.worker.ignored(),
            Fate::Ended { status, normally } => {
                let State::Row(row) = &node.state else { return Ok(true) };
                self.worker.ended(status, normally, &node.route, (&row.base.point, index));
            }
            Fate::Choice { row, fingerprint } => return Ok(self.arrive(node, index, row, fingerprint)),
            Fate::Ignored | Fate::Fallback => self.worker.ignored(),
        }
        Ok(true)
    }

    /// Runs the alternative by itself, and compares what it comes to with its fate, word by word.
    fn compare(&mut self, node: &Node<M>, index: u32, fate: &Fate) -> Result<(), Stop> {
        let State::Row(from) = &node.state else { return Ok(()) };
        let machine = &mut *self.worker.machine;
        let persistent = vm(machine).persistent.clone();
        vm(machine).restore_row(from);
        let outcome = machine.take(index)?;
        let same = match (&outcome, fate) {
            (Outcome::Ignored, Fate::Ignored) => true,
            (Outcome::End(code), Fate::Ended { status, normally }) => {
                code == status && machine.view().ended_normally() == *normally
            }
            (Outcome::Choice(_), Fate::Choice { row, fingerprint }) => {
                let alone = machine.fingerprint()?;
                alone == *fingerprint && vm(machine).is_in_state_of(&mut self.delta, row)
            }
            _ => false,
        };
        let silent = machine.drain_output().is_empty();
        vm(machine).persistent = persistent;
        if same && silent {
            return Ok(());
        }
        let path = node.route.trail.then(index).path();
        Err(Stop::Internal(format!("a step over columns differs from a single step at {path}: {outcome:?}")))
    }

    /// A row is at a choice again.
    fn arrive(&mut self, node: &Node<M>, index: u32, row: Row, fingerprint: u128) -> bool {
        let State::Row(from) = &node.state else { return true };
        let route = self.worker.go(&node.route, Some((&from.base.point, index)));
        let (name, is_new) = self.worker.timed(Part::Comparing, |worker| worker.visit_named(fingerprint));
        let flow = self.worker.arrive_named(row.base.point.clone(), &route, name, is_new);
        self.worker.note_step(node.number, from.base.point.thread(index).0, index);
        if let Flow::New(point) = flow {
            self.push(State::Row(row), node.tracked.clone(), route, name, &point);
        }
        true
    }

    /// Takes an alternative by itself, as any search does. False if the search ends with it.
    fn run_alone(&mut self, node: &Node<M>, index: u32) -> Result<bool, Stop> {
        self.worker.timed(Part::Backtracking, |worker| match &node.state {
            State::Row(row) => vm(worker.machine).restore_row(row),
            State::Whole(snapshot, _) => worker.machine.restore(snapshot),
        });
        self.worker.listeners.restore(&node.tracked);
        self.worker.tell(&Notice::Restored { state: node.name, depth: node.route.trail.len() });
        let Some(point) = self.worker.machine.alternatives() else {
            return Err(Stop::Internal("a state that was opened has no alternatives".into()));
        };
        self.worker.tell(&Notice::Choosing { point: &point, index, depth: node.route.trail.len() });
        let outcome = self.worker.timed(Part::Executing, |worker| worker.machine.take(index))?;
        let mut route = self.worker.go(&node.route, Some((&point, index)));
        let flow = self.worker.arrive(outcome, &mut route)?;
        let stop = self.worker.tell_arrival(Some(node.name), index, &route);
        self.worker.note_edge(node.number, &point, index);
        Ok(match flow {
            Flow::New(point) => {
                self.open_present(&point, route);
                !stop
            }
            Flow::Done => !stop,
            Flow::Stop => false,
        })
    }

    /// Opens the state that the machine is in.
    fn open_present(&mut self, point: &ChoicePoint, route: Route) {
        let tracked = self.worker.listeners.save();
        let name = self.worker.arrival.name();
        let name = name.unwrap_or_else(|| u128::from(self.worker.next_name()));
        let started = self.delta.now();
        let state = match self.row_of_present(point) {
            Ok(row) => State::Row(row),
            Err(why) => {
                *self.by_itself.entry(why).or_default() += 1;
                State::Whole(self.worker.machine.snapshot(), why)
            }
        };
        self.worker.statistics.time.backtracking += self.delta.now() - started;
        self.push(state, tracked, route, name, point);
    }

    /// The state that the machine is in as a row, or why it is none.
    fn row_of_present(&mut self, point: &ChoicePoint) -> Result<Row, ByItself> {
        // Who listens to more than columns tell is told of single steps.
        if let Some(name) = self.worker.listeners.restless() {
            return Err(ByItself::Told(name));
        }
        if !self.way.over_columns {
            return Err(if point.is_data() { ByItself::Faster } else { ByItself::Threads });
        }
        let row = vm(self.worker.machine).row_of_state(&mut self.delta);
        row.ok_or(if point.is_data() { ByItself::MoreThanWords } else { ByItself::Threads })
    }

    fn push(&mut self, state: State<M>, tracked: Saved, route: Route, name: u128, point: &ChoicePoint) {
        self.branches += u64::from(point.count());
        let number = self.worker.number.unwrap_or(0);
        self.open.push_back(Node { state, tracked, route, name, number, alternatives: point.count() });
        let statistics = &mut self.worker.statistics;
        statistics.peak_frontier = statistics.peak_frontier.max(self.branches);
    }
}

impl<M: Machine> State<M> {
    fn row(&self) -> Option<&Row> {
        match self {
            State::Row(row) => Some(row),
            State::Whole(..) => None,
        }
    }
}

impl<M: Machine> Node<M> {
    fn could_be_row(&self) -> bool {
        matches!(self.state, State::Row(_) | State::Whole(_, ByItself::Faster))
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    fn ignored(&mut self) {
        self.arrival = Arrival::Ignored;
        self.statistics.ignored += 1;
    }
}
