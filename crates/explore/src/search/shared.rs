//! What all workers of a search have in common.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crossbeam_utils::CachePadded;
use rjpf_state::visited::Visited;

use super::bounded::Bound;
use super::checkpoint::Due;
use super::sleep::Sleep;
use super::{Config, Exits, Explored};
use crate::follow::{Followed, OnTheWay};
use crate::graph::{Numbers, Order, Sketch, StateGraph};
use crate::limits::Limit;
use crate::listeners::Listeners;
use crate::machine::Machine;
use crate::path::{Path, Trail};
use crate::properties::Severity;
use crate::strategy::Strategy;
use crate::verdict::{Finding, Statistics, Verdict};
use rjpf_vm::transition::{Outcome, Violation};

pub(super) struct Shared<'s> {
    pub(super) config: Config,
    pub(super) listeners: Listeners,
    pub(super) visited: Visited,
    /// With the statistics of the rounds that are over.
    pub(super) verdict: Mutex<Verdict>,
    /// The graph is worth its memory only if it can be complete.
    pub(super) graph: Option<Graph>,
    pub(super) exits: Mutex<Exits>,
    pub(super) interrupted: Option<&'s AtomicBool>,
    pub(super) started: Instant,
    /// States found by all workers in all rounds that count, if there is a limit of them: otherwise workers would take turns
    /// to write this word.
    pub(super) states: CachePadded<AtomicU64>,
    /// The last number given to workers, for nodes and as names of states that are not matched.
    pub(super) names: CachePadded<AtomicU64>,
    /// Depth bound of the current round of iterative deepening.
    pub(super) bound: Option<u32>,
    /// A path was cut by that bound.
    pub(super) cut: AtomicBool,
    /// A limit has ended the search.
    pub(super) stopped: AtomicBool,
    /// When the next checkpoint is due, if any are kept.
    pub(super) due: Option<Due>,
    /// Who sleeps, if anybody may.
    pub(super) sleep: Option<Sleep>,
    /// Time that the search took before it was resumed.
    pub(super) before: Duration,
    /// How far each worker is in its part of the round.
    pub(super) tallies: Vec<Mutex<Tally>>,
}

/// The state graph while it is drawn.
#[derive(Default)]
pub(super) struct Graph {
    pub(super) numbers: Numbers,
    pub(super) sketches: Mutex<Vec<Sketch>>,
}

/// How far a worker, or all of them, has come.
#[derive(Clone, Default)]
pub(super) struct Tally {
    pub(super) statistics: Statistics,
    pub(super) depth: u32,
    pub(super) open: u64,
    /// See [`crate::Progress`].
    pub(super) left: Option<f64>,
}

/// What a verdict is about.
pub(super) enum Seen {
    /// A search, as far as its bounds let it go.
    Search,
    /// One path; whole, if it ends in a state which it has been in before.
    Path { comes_back: Option<Path> },
    /// What there was up to where the machine could not go on.
    Part,
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn into_inner<T>(mutex: Mutex<T>) -> T {
    mutex.into_inner().unwrap_or_else(PoisonError::into_inner)
}

impl Shared<'_> {
    /// A new round begins with nothing.
    pub(super) fn forget(&mut self) {
        self.visited = self.config.storage.empty();
        let whole = self.config.matching && self.config.range.is_none();
        let wanted = whole && self.config.properties.is_on("livelock");
        self.graph = wanted.then(Graph::default);
        self.exits = Mutex::default();
        self.sleep = self.sleep.take().map(|_| Sleep::default());
        self.cut = false.into();
    }

    /// Another search has found something: its findings are the verdict.
    pub(super) fn take_over(&self, from: Verdict, by: Strategy) {
        let mut verdict = lock(&self.verdict);
        verdict.findings = from.findings;
        verdict.found_by = Some(by);
    }

    /// What was counted is void.
    pub(super) fn restart(&mut self) {
        let verdict = self.verdict.get_mut().unwrap_or_else(PoisonError::into_inner);
        verdict.statistics = Statistics { restarts: verdict.statistics.restarts + 1, ..Statistics::default() };
        // They will be found again, by paths that fit the pauses of the next round, if nothing stops it.
        verdict.findings.clear();
        verdict.outputs.clear();
        verdict.beginning.clear();
        verdict.exit_codes.clear();
        verdict.workers.clear();
        self.states.store(0, Ordering::Relaxed);
    }

    /// Says how far a worker is.
    pub(super) fn post(&self, place: usize, tally: Tally) {
        if let Some(posted) = self.tallies.get(place) {
            *lock(posted) = tally;
        }
    }

    /// How far all workers are together.
    pub(super) fn so_far(&self) -> Tally {
        let mut sum = Tally { statistics: lock(&self.verdict).statistics.clone(), ..Tally::default() };
        for posted in &self.tallies {
            let Tally { statistics, depth, open, left } = lock(posted).clone();
            sum.statistics.add(&statistics);
            sum.depth = sum.depth.max(depth);
            sum.open += open;
            sum.left = left.map(|left| left + sum.left.unwrap_or(0.0)).or(sum.left);
        }
        sum.left = sum.left.map(|left| left.clamp(0.0, 1.0));
        sum
    }

    /// Counts a new state, unless there are as many already as there may be.
    pub(super) fn has_room(&self) -> bool {
        let Some(most) = self.config.limits.states else { return true };
        let before = self.states.fetch_add(1, Ordering::Relaxed);
        if before < most.max(1) {
            return true;
        }
        self.states.fetch_sub(1, Ordering::Relaxed);
        self.limited(Limit::States(most));
        false
    }

    /// Has something come up that depends on the order in which paths are followed: a finding, or
    /// statuses that may differ?
    pub(super) fn has_something_to_say(&self) -> bool {
        let verdict = lock(&self.verdict);
        !verdict.findings.is_empty() || !verdict.notes.is_empty() || !lock(&self.exits).are_plain()
    }

    /// The clock is read only now and then.
    pub(super) fn is_checkpoint_due(&self, transitions: u64) -> bool {
        let is_due = |due: &Due| due.last.elapsed() >= due.every;
        transitions.is_multiple_of(64) && self.due.as_ref().is_some_and(is_due)
    }

    /// Is another round worth it, with a larger bound?
    pub(super) fn deepens(&self) -> bool {
        let verdict = lock(&self.verdict);
        let limited = self.config.limits.depth.zip(self.bound).is_some_and(|(limit, bound)| bound >= limit);
        let found = !self.config.multiple_errors && !verdict.findings.is_empty();
        self.cut.load(Ordering::Relaxed) && !limited && verdict.limits.is_empty() && !found
    }

    /// Numbers that nobody else is given.
    pub(super) fn some_names(&self) -> std::ops::Range<u64> {
        const AT_ONCE: u64 = 256;
        let last = self.names.fetch_add(AT_ONCE, Ordering::Relaxed);
        last + 1..last + 1 + AT_ONCE
    }

    pub(super) fn is_limited(&self) -> bool {
        !lock(&self.verdict).limits.is_empty()
    }

    /// Do the boundaries of the range not fit any more, because threads pause at places that nobody knew of when
    /// they were made? Then what was covered may be another part, and whoever made them has to make others.
    pub(super) fn is_outdated<M: Machine>(&self, machine: &M) -> bool {
        let outdated = self.config.range.is_some() && machine.has_new_pauses();
        if outdated {
            self.limited(Limit::Outdated);
        }
        outdated
    }

    pub(super) fn limited(&self, limit: Limit) {
        lock(&self.verdict).limited(limit);
    }

    /// A bounded search has come so far; `cut` says that there is more.
    pub(super) fn covered(&self, bound: Bound, cut: Option<Bound>) {
        let mut verdict = lock(&self.verdict);
        verdict.bound = Some(bound);
        if let Some(cut) = cut {
            verdict.limited(Limit::Bound(cut));
        }
    }

    pub(super) fn found(
        &self,
        property: &'static str,
        severity: Severity,
        violation: Violation,
        (trail, output): (&Trail, &[u8]),
    ) {
        let finding = Finding { violation, path: trail.path(), output: output.to_vec() };
        lock(&self.verdict).found(property, severity, finding);
    }

    /// The bound that says stop now, if there is one.
    pub(super) fn out_of_bounds(&self, wants_end: bool, listeners: &Listeners, transitions: u64) -> Option<Limit> {
        match self.interrupted {
            Some(flag) if flag.load(Ordering::Relaxed) => Some(Limit::Interrupted),
            _ if wants_end => Some(Limit::Terminated),
            _ => {
                let reached =
                    self.config.limits.reached(self.states.load(Ordering::Relaxed), transitions, self.started);
                listeners.end().or(reached)
            }
        }
    }

    /// Keeps what was found on a path that was followed again.
    pub(super) fn find_again(&self, path: &Path, found: Vec<OnTheWay>) {
        let mut verdict = lock(&self.verdict);
        let at = |depth: usize| Path(path.0[..depth].to_vec());
        for found in found {
            let finding = Finding { violation: found.violation, path: at(found.depth), output: found.output };
            verdict.found(found.property, found.severity, finding);
        }
    }

    /// A path that was replayed is all that was seen.
    pub(super) fn take_up(&mut self, followed: Followed, mut statistics: Statistics) {
        let Followed { path, end, found, output, ended_normally } = followed;
        self.find_again(&path, found);
        let verdict = self.verdict.get_mut().unwrap_or_else(PoisonError::into_inner);
        match end {
            Outcome::End(status) => {
                statistics.ends = 1;
                verdict.exit_codes.insert(status);
                if ended_normally {
                    let trail = path.0.iter().fold(Trail::default(), |trail, &index| trail.then(index));
                    self.exits.get_mut().unwrap_or_else(PoisonError::into_inner).add(status, 0, || trail.clone());
                    verdict.outputs.insert(output);
                }
            }
            Outcome::Ignored => statistics.ignored = 1,
            Outcome::Choice(_) | Outcome::Violation(_) => {}
        }
        verdict.statistics = statistics;
        self.config.matching = false;
    }

    /// Asks the properties that are about more than one path.
    pub(super) fn conclude(&mut self, seen: Seen) {
        let exits = std::mem::take(self.exits.get_mut().unwrap_or_else(PoisonError::into_inner));
        let order = match self.config.strategy {
            Strategy::BreadthFirst => Order::BreadthFirst,
            _ => Order::DepthFirst,
        };
        tracing::debug!("the search is over");
        let sketches = self.graph.take().map(|graph| into_inner(graph.sketches));
        let verdict = self.verdict.get_mut().unwrap_or_else(PoisonError::into_inner);
        let cut = self.cut.load(Ordering::Relaxed);
        if self.config.range.is_some() && !matches!(seen, Seen::Path { .. }) {
            verdict.limited(Limit::Range);
        }
        let (complete, replayed, round) = match seen {
            Seen::Search => (!cut && verdict.limits.is_empty(), false, None),
            Seen::Path { comes_back } => (false, true, comes_back),
            Seen::Part => return,
        };
        let nothing_found = verdict.findings.is_empty();
        let drawn = sketches.filter(|_| complete && nothing_found);
        let graph = drawn.map(|drawn| {
            let order = (drawn.len() > 1).then_some(order);
            let graph = StateGraph::of(drawn, order);
            tracing::debug!("the state graph is put together");
            graph
        });
        if let Some(shape) = graph.as_ref().and_then(|graph| graph.shape.as_ref()) {
            verdict.statistics.max_depth = shape.max_depth;
            verdict.statistics.peak_frontier = shape.peak_frontier;
        }
        let explored = Explored {
            graph: graph.as_ref(),
            round: round.as_ref().filter(|_| nothing_found),
            exits: &exits,
            complete,
            replayed,
            expected: self.config.expected.as_deref(),
        };
        for (property, severity, finding) in self.config.properties.conclude(&explored) {
            // One violation is enough, unless all are wanted.
            if severity < Severity::Violation || nothing_found || self.config.multiple_errors {
                verdict.found(property, severity, finding);
            }
        }
    }
}
