//! The exploration loop.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rjpf_state::canonical::fingerprint_of;
use rjpf_state::visited::Visited;
use rjpf_vm::Stop;
use rjpf_vm::transition::{Violation, ViolationKind};
use rustc_hash::FxHashMap;

use crate::coverage::Wanted;
use crate::frontier::{Branch, Frontier, Node};
use crate::guide::Guide;
use crate::heuristics::{HeuristicDef, Tuning};
use crate::limits::{Limit, Limits};
use crate::livelock::StateGraph;
use crate::machine::{Machine, Outcome};
use crate::path::{Path, Trail};
use crate::steps::Steps;
use crate::storage::{Storage, StorageUse};
use crate::strategy::Strategy;
use crate::verdict::{Finding, Verdict};
use crate::watch::{Arrival, Notice, Progress, Watch};

/// What a search was asked to do.
#[derive(Clone, Debug)]
pub struct Config {
    pub strategy: Strategy,
    /// Leave states alone that were seen before.
    pub matching: bool,
    /// How states that were seen are remembered.
    pub storage: Storage,
    /// Go on after the first violation and collect all distinct ones.
    pub multiple_errors: bool,
    pub limits: Limits,
    /// Keep what paths that ended normally wrote.
    pub collect_outputs: bool,
    pub seed: u64,
    /// Number of random walks.
    pub walks: u64,
    /// Look for fair runs that never end, once every state is covered.
    pub livelock: bool,
    /// PCT: number of priority changes plus one.
    pub pct_depth: u32,
    /// What guides a guided search: the sum of these.
    pub heuristic: Vec<HeuristicDef>,
    pub tuning: Tuning,
    /// Most states in the queue of a guided search (on a level of a beam search).
    pub queue_limit: Option<usize>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            strategy: Strategy::DepthFirst,
            matching: true,
            storage: Storage::Compact,
            multiple_errors: false,
            limits: Limits::default(),
            collect_outputs: false,
            seed: 42,
            walks: 1000,
            livelock: true,
            pct_depth: 3,
            heuristic: Vec::new(),
            tuning: Tuning::default(),
            queue_limit: None,
        }
    }
}

/// One search over one machine.
pub struct Explorer<'m, M: Machine> {
    pub(crate) machine: &'m mut M,
    pub(crate) config: Config,
    pub(crate) verdict: Verdict,
    visited: Visited,
    pub(crate) started: Instant,
    interrupted: Option<&'m AtomicBool>,
    watch: Option<&'m mut dyn Watch>,
    graph: Option<StateGraph>,
    guide: Option<Guide>,
    /// A*: length of the shortest path to each state so far.
    reached: Option<FxHashMap<u128, u32>>,
    /// Guided: the history of the path that the machine is on.
    steps: Steps,
    /// Guided: the score of the state that the machine is in, if it was asked for already.
    scored: Option<i64>,
    /// Guided: scores from here on have no place in the full queue.
    full_from: Option<i64>,
    /// Guided: states that had no place.
    refused: u64,
    /// Where the last transition led to, for whoever watches.
    arrival: Arrival,
    /// Choices on the current path and open branches, for whoever watches.
    depth: u32,
    open_branches: usize,
    /// The part of the choice tree that is not covered yet: each alternative of a state weighs the
    /// same, and a state weighs what the alternative that led to it did.
    pub(crate) open_weight: f64,
    next_id: u64,
    /// States met while states are not matched.
    unmatched: u64,
    /// Node whose state the machine is in right now.
    at: Option<u64>,
    /// Depth bound of the current round of iterative deepening.
    depth_bound: Option<u32>,
    /// A path was cut by the depth bound.
    cut: bool,
}

/// A state that was not seen before, and the way to it.
struct Opened<M: Machine> {
    point: M::Point,
    trail: Trail,
    output: Arc<Vec<u8>>,
    /// See [`Node::weight`].
    weight: f64,
}

/// Whether the loop goes on.
pub(crate) enum Flow<P> {
    /// At a state that was not seen before.
    New(P),
    /// This path is done.
    Done,
    Stop,
}

impl<'m, M: Machine> Explorer<'m, M> {
    pub fn new(machine: &'m mut M, config: Config) -> Explorer<'m, M> {
        let guide = Guide::of(&config);
        let reached = (config.strategy == Strategy::AStar && config.matching).then(FxHashMap::default);
        Explorer {
            machine,
            visited: config.storage.empty(),
            config,
            guide,
            reached,
            verdict: Verdict::default(),
            started: Instant::now(),
            interrupted: None,
            watch: None,
            graph: None,
            steps: Steps::default(),
            scored: None,
            full_from: None,
            refused: 0,
            arrival: Arrival::End,
            depth: 0,
            open_branches: 0,
            open_weight: 1.0,
            next_id: 0,
            unmatched: 0,
            at: None,
            depth_bound: None,
            cut: false,
        }
    }

    /// Ends the search when the flag is raised.
    #[must_use]
    pub fn interrupted_by(mut self, flag: &'m AtomicBool) -> Self {
        self.interrupted = Some(flag);
        self
    }

    /// Tells the watcher how the search goes.
    #[must_use]
    pub fn watched_by(mut self, watch: &'m mut dyn Watch) -> Self {
        self.watch = Some(watch);
        self
    }

    /// Searches by the configured strategy.
    pub fn run(self) -> Result<Verdict, Stop> {
        match self.run_until_stop() {
            (verdict, None) => Ok(verdict),
            (_, Some(stop)) => Err(stop),
        }
    }

    /// The same, with what was covered and found up to where the machine could not go on.
    pub fn run_until_stop(mut self) -> (Verdict, Option<Stop>) {
        let limit = self.config.queue_limit;
        self.tell(&Notice::Started);
        let result = match self.config.strategy {
            Strategy::DepthFirst => self.search(Frontier::stack()),
            Strategy::BreadthFirst => self.search(Frontier::queue()),
            Strategy::BestFirst | Strategy::AStar => self.search(Frontier::best(limit)),
            Strategy::Beam => self.search(Frontier::levels(limit)),
            Strategy::IterativeDeepening => self.deepen(),
            Strategy::Random | Strategy::Pct | Strategy::Pos => self.walks(),
        };
        (self.finish(), result.err())
    }

    fn finish(mut self) -> Verdict {
        self.verdict.statistics.elapsed = self.started.elapsed();
        self.verdict.storage = self.config.matching.then(|| StorageUse::of(&self.visited));
        self.machine.tell(&Notice::Finished(&self.verdict));
        self.verdict
    }

    /// One search, from the start until the frontier is empty, a bound is hit or the machine cannot go
    /// on; in each case it says what it left out and covered.
    fn search(&mut self, mut frontier: Frontier<M>) -> Result<(), Stop> {
        if let Some(guide) = &self.guide {
            self.machine.collect_coverage(guide.wanted());
        }
        let result = self.begin(&mut frontier).and_then(|()| self.expand_all(&mut frontier));
        let dropped = frontier.dropped() + self.refused;
        if dropped > 0 {
            self.verdict.note(Limit::Dropped(dropped));
        }
        if let Some(guide) = &self.guide {
            self.verdict.coverage = guide.coverage();
            self.machine.collect_coverage(Wanted::default());
        }
        result?;
        self.look_for_livelock();
        Ok(())
    }

    /// Runs to the first choice and opens it.
    fn begin(&mut self, frontier: &mut Frontier<M>) -> Result<(), Stop> {
        let outcome = self.machine.start()?;
        let trail = Trail::default();
        let output = self.grow_output(&Arc::default());
        // The graph is worth its memory only if it can be complete.
        self.graph = (self.config.matching && self.config.livelock).then(StateGraph::default);
        self.open_weight = 0.0;
        if let Some(guide) = &mut self.guide {
            self.steps = guide.start(self.machine);
        }
        let flow = self.arrive(outcome, &trail, &output)?;
        self.tell_arrival(None, 0, &trail, &output);
        if let Flow::New(point) = flow {
            self.open(frontier, Opened { point, trail, output, weight: 1.0 });
        }
        Ok(())
    }

    fn expand_all(&mut self, frontier: &mut Frontier<M>) -> Result<(), Stop> {
        while let Some(Branch { node, index }) = frontier.pop() {
            if self.out_of_bounds() {
                break;
            }
            if self.at != Some(node.id) {
                self.machine.restore(&node.snapshot);
                self.tell(&Notice::Restored { state: node.name, depth: node.trail.len() });
            }
            self.at = None;
            self.verdict.statistics.transitions += 1;
            self.tell(&Notice::Choosing { point: &node.point, index, depth: node.trail.len() });
            let weight = node.weight / f64::from(self.machine.count(&node.point));
            self.open_weight -= weight;
            let outcome = self.machine.take(&node.point, index)?;
            let trail = node.trail.then(index);
            let output = self.grow_output(&node.output);
            if let Some(guide) = &mut self.guide {
                self.steps = guide.step(self.machine, &node, index);
                self.full_from = frontier.full_from();
            }
            let flow = self.arrive(outcome, &trail, &output)?;
            let stop = self.tell_arrival(Some(node.name), index, &trail, &output);
            if let Some(graph) = &mut self.graph {
                graph.edge(node.name, index, self.machine.thread_of(&node.point, index), self.arrival);
            }
            match flow {
                Flow::New(point) => self.open(frontier, Opened { point, trail, output, weight }),
                Flow::Done => {}
                Flow::Stop => break,
            }
            if Arc::strong_count(&node) == 1 {
                self.tell(&Notice::Processed { state: node.name });
            }
            if stop {
                break;
            }
        }
        Ok(())
    }

    fn look_for_livelock(&mut self) {
        let graph = self.graph.take();
        if self.cut || !self.verdict.limits.is_empty() || !self.verdict.findings.is_empty() {
            return;
        }
        if let Some(path) = graph.and_then(|graph| graph.find()) {
            self.report_livelock(path);
        }
    }

    fn report_livelock(&mut self, path: Path) {
        let violation = Violation {
            kind: ViolationKind::Livelock,
            message: "the program can run for ever without coming to an end".into(),
            details: "the last steps of the path lead back to a state that was there before\n".into(),
            resumable: false,
        };
        self.verdict.findings.push(Finding { violation, path, output: Vec::new() });
    }

    /// Depth-first rounds with a growing bound, until no path is cut any more.
    fn deepen(&mut self) -> Result<(), Stop> {
        let mut bound = 4;
        let initial = self.machine.snapshot();
        loop {
            self.cut = false;
            self.depth_bound = Some(bound);
            self.visited = self.config.storage.empty();
            self.machine.start_over();
            self.at = None;
            self.machine.restore(&initial);
            self.search(Frontier::stack())?;
            let limited = self.config.limits.depth.is_some_and(|limit| bound >= limit);
            let found = !self.config.multiple_errors && !self.verdict.findings.is_empty();
            if !self.cut || limited || !self.verdict.limits.is_empty() || found {
                return Ok(());
            }
            bound *= 2;
        }
    }

    /// Puts a state that was not seen before into the frontier.
    fn open(&mut self, frontier: &mut Frontier<M>, opened: Opened<M>) {
        let Opened { point, trail, output, weight } = opened;
        let steps = std::mem::take(&mut self.steps);
        let score = match (&mut self.guide, self.scored.take()) {
            (Some(guide), None) => guide.score(self.machine, &point, &steps),
            (_, scored) => scored.unwrap_or(0),
        };
        let count = self.machine.count(&point);
        let id = self.next_id;
        self.next_id += 1;
        let snapshot = self.machine.snapshot();
        self.at = Some(id);
        let name = match self.arrival {
            Arrival::New(name) | Arrival::Matched(name) => name,
            _ => u128::from(id),
        };
        self.open_weight += weight;
        frontier.push(Arc::new(Node { snapshot, point, trail, steps, output, id, name, weight }), count, score);
        self.open_branches = frontier.len();
        let open = frontier.len() as u64;
        let statistics = &mut self.verdict.statistics;
        statistics.peak_frontier = statistics.peak_frontier.max(open);
    }

    /// Takes note of what a transition came to. Violations that the program survives are followed
    /// further when all of them are wanted.
    pub(crate) fn arrive(
        &mut self,
        mut outcome: Outcome<M::Point>,
        trail: &Trail,
        output: &Arc<Vec<u8>>,
    ) -> Result<Flow<M::Point>, Stop> {
        loop {
            match outcome {
                Outcome::Choice(point) => return Ok(self.arrive_at(point, trail)),
                Outcome::End(code) => {
                    self.arrival = Arrival::End;
                    self.verdict.statistics.ends += 1;
                    self.verdict.exit_codes.insert(code);
                    if self.config.collect_outputs && self.machine.ended_normally() {
                        self.verdict.outputs.insert(output.to_vec());
                    }
                    return Ok(Flow::Done);
                }
                Outcome::Ignored => {
                    self.arrival = Arrival::Ignored;
                    self.verdict.statistics.ignored += 1;
                    return Ok(Flow::Done);
                }
                Outcome::Violation(violation) => {
                    self.arrival = Arrival::Violation;
                    let resumable = violation.resumable;
                    self.found(violation, trail, output);
                    if !self.config.multiple_errors {
                        return Ok(Flow::Stop);
                    }
                    if !resumable {
                        return Ok(Flow::Done);
                    }
                    outcome = self.machine.resume()?;
                }
            }
        }
    }

    fn found(&mut self, violation: Violation, trail: &Trail, output: &[u8]) {
        if !self.verdict.knows(&violation) {
            self.verdict.findings.push(Finding { violation, path: trail.path(), output: output.to_vec() });
        }
    }

    /// The name of the present state, and whether it was not seen before.
    fn visit(&mut self) -> (u128, bool) {
        if !self.config.matching {
            return (self.fresh_name(), true);
        }
        match &self.visited {
            Visited::HashCompact(seen) => {
                let name = self.machine.fingerprint();
                (name, seen.insert(name))
            }
            Visited::Exact(seen) => {
                let form = self.machine.form();
                (fingerprint_of(form.words), seen.insert(form))
            }
        }
    }

    fn arrive_at(&mut self, point: M::Point, trail: &Trail) -> Flow<M::Point> {
        let depth = trail.len();
        self.depth = depth;
        if self.is_refused(&point) {
            return Flow::Done;
        }
        let (name, is_new) = self.visit();
        if !is_new {
            self.arrival = Arrival::Matched(name);
            self.verdict.statistics.matched += 1;
            return if self.is_nearer(name, depth) { Flow::New(point) } else { Flow::Done };
        }
        self.is_nearer(name, depth);
        self.arrival = Arrival::New(name);
        if let Some(graph) = &mut self.graph {
            let threads = (0..self.machine.count(&point)).map(|i| self.machine.thread_of(&point, i));
            graph.state(name, threads, !self.machine.is_thread_choice(&point));
        }
        let statistics = &mut self.verdict.statistics;
        statistics.states += 1;
        statistics.max_depth = statistics.max_depth.max(depth);
        if self.machine.is_thread_choice(&point) {
            statistics.thread_choices += 1;
        } else {
            statistics.data_choices += 1;
        }
        if let Some(limit) = self.config.limits.depth
            && depth >= limit
        {
            self.arrival = Arrival::Cut(name);
            self.verdict.note(Limit::Depth(limit));
            return Flow::Done;
        }
        if self.depth_bound.is_some_and(|bound| depth >= bound) {
            self.arrival = Arrival::Cut(name);
            self.cut = true;
            return Flow::Done;
        }
        Flow::New(point)
    }

    /// States that are not matched are numbered.
    fn fresh_name(&mut self) -> u128 {
        self.unmatched += 1;
        u128::from(self.unmatched)
    }

    /// Guided: has the full queue no place for the state the machine is in? Then its fingerprint, which
    /// costs most of a transition, is not needed, and it may still come by another path. (So states
    /// that are known are among those counted as dropped.)
    fn is_refused(&mut self, point: &M::Point) -> bool {
        self.scored = None;
        let (Some(guide), Some(from)) = (&mut self.guide, self.full_from) else { return false };
        let score = guide.score(self.machine, point, &self.steps);
        self.scored = Some(score);
        if score < from {
            return false;
        }
        self.arrival = Arrival::Dropped;
        self.refused += 1;
        // A graph with a part missing says nothing about livelocks.
        self.graph = None;
        true
    }

    /// A* only: is this path shorter than those to the same state before? If so, the state is opened
    /// again, because what lies behind it is nearer too.
    fn is_nearer(&mut self, name: u128, depth: u32) -> bool {
        let Some(reached) = &mut self.reached else { return false };
        let best = reached.entry(name).or_insert(u32::MAX);
        let nearer = depth < *best;
        *best = depth.min(*best);
        nearer
    }

    /// Tells the listeners what the search does.
    pub(crate) fn tell(&mut self, notice: &Notice<'_, M::Point>) {
        if self.machine.listens() {
            self.machine.tell(notice);
        }
    }

    /// Tells who watches and who listens where a transition led to. True if a finding of theirs ends the search.
    pub(crate) fn tell_arrival(&mut self, from: Option<u128>, index: u32, trail: &Trail, output: &[u8]) -> bool {
        if let Some(watch) = &mut self.watch {
            watch.edge(from, index, self.arrival);
        }
        if !self.machine.listens() {
            return false;
        }
        let Some(violation) = self.machine.tell(&Notice::Arrived { from, index, to: self.arrival, depth: trail.len() })
        else {
            return false;
        };
        self.found(violation, trail, output);
        !self.config.multiple_errors
    }

    /// The name of the state that the last transition led to.
    pub(crate) fn name_here(&self) -> Option<u128> {
        match self.arrival {
            Arrival::New(name) | Arrival::Matched(name) | Arrival::Cut(name) => Some(name),
            Arrival::Dropped | Arrival::End | Arrival::Violation | Arrival::Ignored => None,
        }
    }

    pub(crate) fn out_of_bounds(&mut self) -> bool {
        if let Some(watch) = &mut self.watch
            && self.verdict.statistics.transitions.is_multiple_of(64)
        {
            let statistics = &self.verdict.statistics;
            // Rounds start over and bounded queues lose branches: then nobody knows.
            let known = self.depth_bound.is_none() && self.config.queue_limit.is_none();
            let left = known.then(|| self.open_weight.clamp(0.0, 1.0));
            watch.progress(Progress { statistics, depth: self.depth, open: self.open_branches, left });
        }
        let limit = match self.interrupted {
            Some(flag) if flag.load(Ordering::Relaxed) => Some(Limit::Interrupted),
            _ if self.machine.wants_end().is_some() => self.machine.wants_end(),
            _ => self.config.limits.reached(&self.verdict.statistics, self.started),
        };
        limit.map(|limit| self.verdict.note(limit)).is_some()
    }

    /// The output of a path, one transition longer.
    pub(crate) fn grow_output(&mut self, before: &Arc<Vec<u8>>) -> Arc<Vec<u8>> {
        let more = self.machine.drain_output();
        if more.is_empty() || !self.config.collect_outputs {
            return before.clone();
        }
        let mut bytes = before.to_vec();
        bytes.extend_from_slice(&more);
        Arc::new(bytes)
    }

    /// Runs one given path and says what is at its end.
    pub fn replay(mut self, path: &Path) -> Result<Verdict, Stop> {
        self.config.matching = false;
        self.config.collect_outputs = true;
        self.tell(&Notice::Started);
        let mut outcome = self.machine.start()?;
        let mut trail = Trail::default();
        let mut output = self.grow_output(&Arc::default());
        let mut indices = path.0.iter();
        let mut seen: HashSet<u128> = HashSet::default();
        while let Flow::New(point) = self.arrive(outcome, &trail, &output)? {
            let is_new = seen.insert(self.machine.fingerprint());
            let Some(&index) = indices.next() else {
                // A path that ends where it has been before goes round a livelock.
                if !is_new && self.config.livelock {
                    self.report_livelock(path.clone());
                }
                break;
            };
            let count = self.machine.count(&point);
            if index >= count {
                let at = trail.len();
                return Err(Stop::Mismatch(format!(
                    "choice {at} of the path is {index}, but there are {count} alternatives"
                )));
            }
            self.verdict.statistics.transitions += 1;
            self.tell(&Notice::Choosing { point: &point, index, depth: trail.len() });
            outcome = self.machine.take(&point, index)?;
            trail = trail.then(index);
            output = self.grow_output(&output);
        }
        Ok(self.finish())
    }
}
