//! One worker: a machine, the branches that are open to it, and what it counts.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Stop, processor_time};

use super::Config;
use super::ahead::Ahead;
use super::bounded::{Bounded, cost};
use super::company::Company;
use super::crew::ORDER_MATTERS;
use super::delta;
use super::explored::Ends;
use super::frontier::{Branch, Frontier, Node, Open, Paused};
use super::guide::{Guide, Guided};
use super::lookahead::{Lookahead, Reached, Window};
use super::pool::Share;
use super::route::Route;
use super::shared::{Shared, Tally, lock};
use super::sleep::Arriving;
use crate::fault;
use crate::graph::Sketch;
use crate::limits::Limit;
use crate::listeners::{Listeners, Notice};
use crate::machine::Machine;
use crate::notice::{Arrival, Progress};
use crate::properties::Severity;
use crate::strategy::Strategy;
use crate::verdict::{MOST_BEGINNING, Statistics};

/// How a worker's part of a round ended.
pub(super) enum End<M: Machine> {
    /// Nothing is open any more, or a bound or a finding ended it.
    Over,
    /// An assumption of the reduction did not hold: the round is void.
    Broken,
    /// There is more to do, after a checkpoint, with the help of others, or not in this process: what is open, and
    /// what it weighs.
    Paused(Vec<Open<M>>, f64),
    /// The order of paths matters to the program, or to somebody who looks at it.
    Ordered,
}

/// What time is spent on.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Executing,
    Comparing,
    Backtracking,
}

/// Whether the loop goes on.
pub(super) enum Flow {
    /// At a state that was not seen before.
    New(ChoicePoint),
    /// This path is done.
    Done,
    Stop,
}

/// Transitions that a round goes on for after an assumption was broken, at least.
const LESSON_TRANSITIONS: u64 = 64;

pub(super) struct Worker<'w, 's, M: Machine> {
    pub(super) machine: &'w mut M,
    pub(super) shared: &'w Shared<'s>,
    /// Who is told of what this worker does.
    pub(super) listeners: Listeners,
    /// The first one is 0.
    pub(super) place: usize,
    pub(super) frontier: Frontier<'w, M>,
    /// What it has seen of the state graph, if that is wanted.
    pub(super) sketch: Option<Sketch>,
    pub(super) ends: Ends,
    /// Of this round.
    pub(super) statistics: Statistics,
    pub(super) guided: Option<Guided<'w>>,
    /// Other searches that have a turn now and then.
    pub(super) company: Option<&'w mut Company<M>>,
    /// Others that run ahead of this one: walks of a sample, or branches.
    pub(super) ahead: Option<Ahead<'w, M>>,
    pub(super) lookahead: Option<Lookahead<'w, M>>,
    /// Where the last transition led to, if somebody else has run it.
    pub(super) reached: Option<Reached<M>>,
    /// Branches that were taken out of the frontier before their turn.
    pub(super) window: Window<M>,
    pub(super) listens: bool,
    /// Where the last transition led to.
    pub(super) arrival: Arrival,
    /// The number of that state in the graph.
    pub(super) number: Option<u32>,
    /// Choices on the current path.
    pub(super) depth: u32,
    /// The part of the choice tree that is not covered yet: each alternative of a state weighs the
    /// same, and a state weighs what the alternative that led to it did.
    pub(super) open_weight: f64,
    /// Numbers for nodes, and names for states that are not matched.
    pub(super) names: Range<u64>,
    /// Node whose state the machine is in right now.
    pub(super) at: Option<u64>,
    /// Transitions of this round when an assumption was first broken.
    pub(super) broken_at: Option<u64>,
    /// Transitions that it makes before it asks for help; `None` if it never does.
    pub(super) alone_for: Option<u64>,
    /// Who sleeps in the state that the last transition came to.
    pub(super) arriving: Arriving,
    /// Scratch: a canonical form with what listeners add to it.
    pub(super) form: Vec<u32>,
}

impl<'w, 's, M: Machine> Worker<'w, 's, M> {
    /// The first worker of a round.
    pub(super) fn new(machine: &'w mut M, shared: &'w Shared<'s>, guide: Option<&'w mut Guide>) -> Self {
        let Config { queue_limit: limit, strategy, matching, bound, .. } = shared.config;
        let frontier = match strategy {
            Strategy::BreadthFirst => Frontier::queue(),
            Strategy::BestFirst | Strategy::AStar => Frontier::best(limit),
            Strategy::Beam => Frontier::levels(limit),
            Strategy::Preemptions | Strategy::Delays => Frontier::Bounded(Bounded::new(strategy, matching, bound)),
            Strategy::DepthFirst | Strategy::IterativeDeepening | Strategy::Random | Strategy::Pct | Strategy::Pos => {
                Frontier::stack()
            }
        };
        let guided = guide.map(Guided::by);
        let mut worker = Worker { guided, ..Worker::with(machine, shared, (0, shared.listeners.clone()), frontier) };
        // Goes on with what it has handed in before a pause.
        worker.ends.exits = std::mem::take(&mut *lock(&shared.exits));
        if let Some(graph) = &shared.graph {
            worker.sketch = Some(lock(&graph.sketches).pop().unwrap_or_default());
        }
        worker
    }

    /// One that does not search.
    pub(super) fn with_nothing(machine: &'w mut M, shared: &'w Shared<'s>) -> Self {
        Worker::with(machine, shared, (0, shared.listeners.clone()), Frontier::stack())
    }

    /// One that has its search to itself.
    pub(super) fn alone(machine: &'w mut M, shared: &'w Shared<'s>, listeners: Listeners) -> Self {
        Worker::with(machine, shared, (0, listeners), Frontier::stack())
    }

    /// One of several, with its place among them.
    pub(super) fn of_crew(
        machine: &'w mut M,
        shared: &'w Shared<'s>,
        place: (usize, Listeners),
        share: Share<'w, M>,
    ) -> Self {
        Worker::with(machine, shared, place, Frontier::Shared(share))
    }

    fn with(
        machine: &'w mut M,
        shared: &'w Shared<'s>,
        (place, listeners): (usize, Listeners),
        frontier: Frontier<'w, M>,
    ) -> Self {
        if shared.config.timed
            && let Some(vm) = machine.vm_mut()
        {
            vm.time_asked.get_or_insert_default();
        }
        Worker {
            machine,
            shared,
            listens: !listeners.is_empty(),
            listeners,
            place,
            frontier,
            sketch: shared.graph.is_some().then(Sketch::default),
            ends: Ends::default(),
            statistics: Statistics::default(),
            guided: None,
            company: None,
            ahead: None,
            lookahead: None,
            reached: None,
            window: Window::new(),
            arrival: Arrival::End,
            number: None,
            depth: 0,
            open_weight: 0.0,
            names: 0..0,
            at: None,
            broken_at: None,
            alone_for: None,
            arriving: Arriving::default(),
            form: Vec::new(),
        }
    }

    /// Asks for help after so many transitions, if there is enough to do by then.
    #[must_use]
    pub(super) fn asking_for_help(self, alone_for: Option<u64>) -> Self {
        Worker { alone_for, ..self }
    }

    /// Gives these other searches a turn now and then.
    #[must_use]
    pub(super) fn in_company(self, company: Option<&'w mut Company<M>>) -> Self {
        Worker { company, ..self }
    }

    /// With these running ahead.
    #[must_use]
    pub(super) fn with_scouts(self, ahead: Option<Ahead<'w, M>>) -> Self {
        Worker { ahead, ..self }
    }

    /// With these running branches ahead.
    #[must_use]
    pub(super) fn looking_ahead(self, lookahead: Lookahead<'w, M>) -> Self {
        Worker { lookahead: Some(lookahead), ..self }
    }

    /// With what is left of the choice tree, as far as nobody else counts it.
    #[must_use]
    pub(super) fn with_open_weight(self, open_weight: f64) -> Self {
        Worker { open_weight, ..self }
    }

    /// Covers what there is to cover once, from the start or from where it paused. However it ends, what was
    /// left out is said.
    pub(super) fn round(mut self, paused: Option<Paused<M>>) -> Result<End<M>, Stop> {
        let sampling = self.shared.config.strategy.is_sampling();
        let result = fault::caught(|| match paused {
            Some((open, weight)) => {
                // It goes on state by state, and the verdict says why if that was not asked for.
                delta::is_possible(&mut self);
                self.open_weight = weight;
                open.into_iter().for_each(|open| self.frontier.push_open(open, 0));
                self.expand_all()
            }
            None if sampling => self.walks(),
            None => self.search(),
        });
        self.hand_in(result)
    }

    /// Covers what there is to cover together with the others.
    pub(super) fn help(mut self) -> Result<End<M>, Stop> {
        let result = fault::caught(|| self.expand_all());
        // Whatever the reason, the others are done too.
        self.frontier.close();
        self.hand_in(result)
    }

    /// What this worker has done becomes part of the whole, however it ended.
    pub(super) fn hand_in(mut self, result: Result<End<M>, Stop>) -> Result<End<M>, Stop> {
        let dropped = self.frontier.dropped() + self.guided.as_ref().map_or(0, Guided::refused);
        if dropped > 0 {
            self.shared.limited(Limit::Dropped(dropped));
        }
        if let Some(bounded) = self.frontier.bounded() {
            self.shared.covered(bounded.covered(!self.window.is_empty()), bounded.cut());
        }
        self.shared.post(self.place, Tally::default());
        let asked = self.machine.vm_mut().and_then(|vm| vm.time_asked.as_mut()).map(std::mem::take);
        self.statistics.time.move_to_comparing(asked.unwrap_or_default());
        if let (Some(graph), Some(sketch)) = (&self.shared.graph, self.sketch.take()) {
            lock(&graph.sketches).push(sketch);
        }
        let mut verdict = lock(&self.shared.verdict);
        verdict.statistics.add(&self.statistics);
        let walked = self.ahead.take().map(|ahead| ahead.by_others);
        let stepped = self.lookahead.take().map(Lookahead::end);
        let by_others = walked.or(stepped).unwrap_or_default();
        self.statistics.transitions -= by_others.iter().sum::<u64>();
        verdict.work_of(self.place).add(&self.statistics);
        for (place, transitions) in by_others.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            verdict.work_of(place).transitions += transitions;
        }
        verdict.exit_codes.append(&mut self.ends.exit_codes);
        verdict.outputs.append(&mut self.ends.outputs);
        verdict.beginning.append(&mut self.ends.beginning);
        lock(&self.shared.exits).absorb(self.ends.exits);
        match result {
            Err(Stop::Halted(cause)) => {
                verdict.limited(self.shared.config.limits.that_stopped(cause));
                Ok(End::Over)
            }
            other => other,
        }
    }

    fn search(&mut self) -> Result<End<M>, Stop> {
        if delta::is_possible(self) {
            return delta::search(self);
        }
        let outcome = self.machine.start()?;
        let mut route = self.go(&Route::default(), None);
        if let Some(guided) = &mut self.guided {
            guided.start();
        }
        let flow = self.arrive(outcome, &mut route)?;
        let stop = self.tell_arrival(None, 0, &route);
        match flow {
            Flow::New(point) if !stop => self.open(point, route, 1.0)?,
            _ => {}
        }
        self.expand_all()
    }

    fn expand_all(&mut self) -> Result<End<M>, Stop> {
        while let Some(branch) = self.next_branch() {
            if self.leaves_asleep(&branch) {
                continue;
            }
            if self.out_of_bounds() {
                return Ok(self.stop_before(branch));
            }
            match self.expand(&branch) {
                Ok(true) => {}
                Ok(false) => return Ok(End::Over),
                Err(Stop::Halted(cause)) => {
                    self.shared.limited(self.shared.config.limits.that_stopped(cause));
                    self.statistics.transitions -= 1;
                    return Ok(self.stop_before(branch));
                }
                Err(stop) => return Err(stop),
            }
            if self.has_learned_enough() {
                return Ok(End::Broken);
            }
            let in_any_order = matches!(self.frontier, Frontier::Shared(_)) || self.shared.sleep.is_some();
            if in_any_order && self.depends_on_order() {
                return Ok(End::Ordered);
            }
            if self.leaves_it_to_others() {
                return Ok(End::Over);
            }
            if self.wants_pause() {
                return Ok(self.pause());
            }
        }
        Ok(if self.machine.broken() && !self.shared.is_limited() { End::Broken } else { End::Over })
    }

    /// Does the order of paths matter to the program, or to somebody who looks at it?
    fn depends_on_order(&self) -> bool {
        self.machine.depends_on_order() || self.listens && self.listeners.depend_on_order()
    }

    /// Gives other searches their turn when it has come. True if one of them has found something.
    fn leaves_it_to_others(&mut self) -> bool {
        let Some(company) = &mut self.company else { return false };
        if !company.is_due() {
            return false;
        }
        self.at = None;
        company.take_turn(self.machine, self.shared)
    }

    /// A limit says that this branch is not for this process.
    fn stop_before(&mut self, branch: Branch<M>) -> End<M> {
        self.shared.stopped.store(true, Ordering::Relaxed);
        self.window.push_front(branch);
        self.pause()
    }

    fn pause(&mut self) -> End<M> {
        self.close_window();
        self.frontier.take_all().map_or(End::Over, |open| End::Paused(open, self.open_weight))
    }

    /// Is it time for a checkpoint, or for others to help?
    fn wants_pause(&mut self) -> bool {
        if self.machine.broken() {
            return false;
        }
        self.shared.is_checkpoint_due(self.statistics.transitions) || self.wants_help()
    }

    fn wants_help(&mut self) -> bool {
        let Some(alone_for) = self.alone_for else { return false };
        if self.statistics.transitions < alone_for || self.open_branches() < 2 {
            return false;
        }
        if self.depends_on_order() {
            self.alone_for = None;
            lock(&self.shared.verdict).alone = Some(ORDER_MATTERS.into());
            return false;
        }
        true
    }

    /// Is a round that has to be repeated of no more use? It goes on for a while, so that it teaches more
    /// than one lesson.
    pub(super) fn has_learned_enough(&mut self) -> bool {
        if !self.machine.broken() {
            return false;
        }
        let now = self.statistics.transitions;
        let since = *self.broken_at.get_or_insert(now);
        now - since > LESSON_TRANSITIONS.max(since / 4)
    }

    /// Takes one alternative. False if the search ends with it.
    fn expand(&mut self, branch: &Branch<M>) -> Result<bool, Stop> {
        let Branch { node, index } = branch;
        let (point, outcome) = self.take(node, *index)?;
        let weight = node.weight / self.alternatives(&node.route, &point)?.len() as f64;
        self.open_weight -= weight;
        let mut route = self.go(&node.route, Some((&point, *index)));
        self.put_to_sleep(node, (&point, *index), &outcome)?;
        if let Some(guided) = &mut self.guided {
            guided.step(&node.steps, &point, *index);
        }
        let flow = self.arrive(outcome, &mut route)?;
        let stop = self.tell_arrival(Some(node.name), *index, &route);
        self.note_edge(node.number, &point, *index);
        let goes_on = match flow {
            Flow::New(point) => {
                self.open(point, route, weight)?;
                !stop
            }
            Flow::Done => !stop,
            Flow::Stop => return Ok(false),
        };
        if Arc::strong_count(node) == 1 {
            self.tell(&Notice::Processed { state: node.name });
        }
        Ok(goes_on)
    }

    /// Runs an alternative of a state.
    fn take(&mut self, node: &Node<M>, index: u32) -> Result<(ChoicePoint, Outcome), Stop> {
        self.reached = None;
        if let Some(ran) = self.take_over_step() {
            self.at = None;
            self.statistics.transitions += 1;
            return Ok(ran);
        }
        if self.at != Some(node.id) {
            self.timed(Part::Backtracking, |worker| worker.machine.restore(&node.snapshot));
            self.listeners.restore(&node.tracked);
            self.tell(&Notice::Restored { state: node.name, depth: node.route.trail.len() });
        }
        self.at = None;
        self.statistics.transitions += 1;
        let Some(point) = self.machine.alternatives() else {
            return Err(Stop::Internal("a state that was opened has no alternatives".into()));
        };
        self.tell(&Notice::Choosing { point: &point, index, depth: node.route.trail.len() });
        let outcome = self.timed(Part::Executing, |worker| worker.machine.take(index))?;
        Ok((point, outcome))
    }

    /// The way to where the machine is now, one transition longer.
    pub(super) fn go(&mut self, before: &Route, taken: Option<(&ChoicePoint, u32)>) -> Route {
        let mut route = before.clone();
        if let Some((point, index)) = taken {
            route.trail = before.trail.then(index);
            route.data.add(point, index);
            route.cost += cost(self.shared.config.strategy, point, index);
        }
        if let Some(range) = &self.shared.config.range {
            let step = |(_, index)| range.step(before.rim, before.trail.len(), index);
            route.rim = taken.map_or(range.root(), step);
        }
        self.ends.branched |= taken.is_some_and(|(point, _)| point.count() > 1);
        self.write(&mut route);
        route
    }

    /// What the machine has written since belongs to this way.
    pub(super) fn write(&mut self, route: &mut Route) {
        let more = self.machine.drain_output();
        if !more.is_empty() {
            self.tell(&Notice::Wrote { bytes: &more, path: &|| route.trail.path() });
            if !self.ends.branched {
                let room = MOST_BEGINNING.saturating_sub(self.ends.beginning.len());
                self.ends.beginning.extend_from_slice(&more[..more.len().min(room)]);
            }
            if self.shared.config.collect_outputs {
                route.output.add(&more);
            }
        }
    }

    /// The alternatives of a state that are to be taken.
    fn alternatives(&self, route: &Route, point: &ChoicePoint) -> Result<Range<u32>, Stop> {
        match &self.shared.config.range {
            Some(range) => range.alternatives(route.rim, route.trail.len(), point.count()),
            None => Ok(0..point.count()),
        }
    }

    pub(super) fn next_name(&mut self) -> u64 {
        self.names.next().unwrap_or_else(|| {
            let Range { start, end } = self.shared.some_names();
            self.names = start + 1..end;
            start
        })
    }

    /// Puts a state that was not seen before into the frontier.
    fn open(&mut self, point: ChoicePoint, route: Route, weight: f64) -> Result<(), Stop> {
        let open = self.alternatives(&route, &point)?;
        let (steps, score) = match &mut self.guided {
            Some(guided) => guided.take(self.machine.view(), &point),
            None => Default::default(),
        };
        let id = self.next_name();
        let rest = self.arriving.settle(&point);
        self.open_weight += weight * rest.part_of(open.len());
        let reached = self.reached.take();
        self.at = reached.as_ref().is_none_or(|reached| reached.is_here).then_some(id);
        let snapshot = match reached {
            Some(reached) => reached.snapshot,
            None => self.timed(Part::Backtracking, |worker| worker.machine.snapshot()),
        };
        let node = Node {
            snapshot,
            tracked: self.listeners.save(),
            name: self.arrival.name().unwrap_or(u128::from(id)),
            number: self.number.unwrap_or(0),
            route,
            steps,
            id,
            weight,
            rest,
        };
        self.frontier.push(Arc::new(node), &point, open, score);
        self.statistics.peak_frontier = self.statistics.peak_frontier.max(self.open_branches());
        Ok(())
    }

    /// Tells whoever listens what the search does.
    pub(super) fn tell(&self, notice: &Notice<'_>) {
        if self.listens {
            self.listeners.notice(self.machine.view(), notice);
        }
    }

    /// Tells whoever listens where a transition led to. True if a finding of theirs ends the search.
    pub(super) fn tell_arrival(&mut self, from: Option<u128>, index: u32, route: &Route) -> bool {
        if !self.listens {
            return false;
        }
        self.tell(&Notice::Arrived { from, index, to: self.arrival, depth: route.trail.len() });
        let mut stop = false;
        for found in self.listeners.take_found() {
            stop |= found.severity == Severity::Violation && !self.shared.config.multiple_errors;
            self.report(found.property, found.severity, found.violation, route);
        }
        stop
    }

    pub(super) fn out_of_bounds(&mut self) -> bool {
        if self.statistics.transitions.is_multiple_of(64) {
            self.post();
            if self.listens && self.place == 0 {
                let Tally { statistics, depth, open, left } = self.shared.so_far();
                self.tell(&Notice::Progress(Progress { statistics: &statistics, depth, open, left }));
            }
        }
        if self.statistics.transitions.is_multiple_of(64) && self.shared.is_outdated(self.machine) {
            return true;
        }
        let view = self.machine.view();
        let limit = self.shared.out_of_bounds(view.wants_end(), &self.listeners, self.statistics.transitions);
        limit.map(|limit| self.shared.limited(limit)).is_some()
    }

    /// Does something that the processor's time is counted of, if that is wanted.
    pub(super) fn timed<T>(&mut self, part: Part, work: impl FnOnce(&mut Self) -> T) -> T {
        if !self.shared.config.timed {
            return work(self);
        }
        let started = processor_time();
        let result = work(self);
        let time = &mut self.statistics.time;
        let counted = match part {
            Part::Executing => &mut time.executing,
            Part::Comparing => &mut time.comparing,
            Part::Backtracking => &mut time.backtracking,
        };
        *counted += processor_time() - started;
        result
    }

    fn open_branches(&self) -> u64 {
        self.frontier.len() + self.window.len() as u64
    }

    /// Says how far this worker is.
    fn post(&self) {
        // Rounds start over, bounded queues lose branches and bounded searches open states twice: then nobody knows.
        let bounded = self.shared.bound.is_some() || self.frontier.bounded().is_some();
        let known = !bounded && self.shared.config.queue_limit.is_none();
        let left = known.then_some(self.open_weight);
        let (depth, open) = (self.depth, self.open_branches());
        self.shared.post(self.place, Tally { statistics: self.statistics.clone(), depth, open, left });
    }
}
