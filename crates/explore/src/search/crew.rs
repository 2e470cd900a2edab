//! Several workers in one round, and what makes their number invisible.
//!
//! A round begins with one worker. Once it has gone on for a while, others join it: each with a machine of
//! its own, all over one table of visited states and one pool of open branches. Whoever comes to a state
//! first goes on from it, so every alternative of every state is taken exactly once, whoever takes it.
//! Therefore a search that covers everything and finds nothing comes to the same states, transitions,
//! ends, exit statuses and outputs with any number of workers; and what the reduction learns on the way is the
//! least set of places under which no assumption breaks, whatever the order in which it is learned
//! (docs/WORKERS.md has the arguments).
//!
//! All else depends on the order of paths: which finding comes first, by which path, how many states there
//! were until then. So when there is something to tell, what several workers did is forgotten, and one
//! worker searches from the start ([`Explorer::start_alone`]); its word is the verdict. The same holds if
//! the program keeps something from one path to the next, or if time passes in it. What was found is not
//! lost if the one worker is stopped before it comes there.

use std::sync::atomic::Ordering;
use std::thread::Builder;

use rjpf_vm::Stop;

use super::ahead::Board;
use super::company::Company;
use super::delta::Mode;
use super::frontier::Paused;
use super::lookahead;
use super::pool::Pool;
use super::shared::{Shared, lock};
use super::worker::{End, Worker};
use super::{Explorer, fault};
use crate::limits::Limit;
use crate::listeners::{Listeners, Notice};
use crate::machine::Machine;
use crate::strategy::Strategy;
use crate::verdict::Verdict;

/// The native stack of a worker: as large as that of a main thread, at least.
pub(super) const STACK_BYTES: usize = 16 << 20;

pub(super) const ORDER_MATTERS: &str = "the order of paths matters to this program";

/// Who searches.
pub(super) enum Staff {
    /// One worker, and why.
    One(String),
    /// All take what is open, in any order.
    Crew,
    /// One goes in order, the others run ahead.
    Scouts,
}

/// Who helps the first worker.
pub(super) struct Helper<M> {
    machine: M,
    listeners: Listeners,
}

/// What was found in a part of the search that does not count, for the case that the part that does is stopped
/// before it gets there.
pub(super) struct Fallback<M: Machine> {
    verdict: Verdict,
    outside: M::Outside,
    /// Did several workers find it?
    unordered: bool,
}

impl<M: Machine> Explorer<'_, M> {
    /// Who searches, if there can be several workers.
    pub(super) fn staff(&self) -> Staff {
        let config = &self.shared.config;
        if let Some(name) = self.shared.listeners.needs_order() {
            return Staff::One(format!("listener {name} is told of all paths in order"));
        }
        if config.strategy == Strategy::BreadthFirst && config.mode != Mode::Standard {
            let why = "states are taken in order; steps for many of them at once are split among all";
            return Staff::One(why.into());
        }
        match config.strategy {
            Strategy::DepthFirst | Strategy::BreadthFirst if config.limits.depth.is_none() => Staff::Crew,
            Strategy::DepthFirst | Strategy::IterativeDeepening => {
                Staff::One("what lies within a limit of depth depends on the order of paths".into())
            }
            _ if self.can_have_scouts() => Staff::Scouts,
            _ => Staff::One("this search goes in order, and nobody can run ahead".into()),
        }
    }

    /// Can what others run before its turn be taken over?
    fn can_have_scouts(&self) -> bool {
        let Shared { config, listeners, .. } = &self.shared;
        self.machine.can_scout() && !config.timed && config.range.is_none() && !listeners.watch_closely()
    }

    /// A round, or the rest of one, by a worker that goes in order; others may run ahead of it.
    pub(super) fn go_in_order(
        &mut self,
        open: Option<Paused<M>>,
        company: Option<&mut Company<M>>,
    ) -> Result<End<M>, Stop> {
        let config = &self.shared.config;
        let alone_for = (!self.alone).then_some(config.alone_for);
        if !self.scouted {
            let worker = Worker::new(self.machine, &self.shared, self.guide.as_mut());
            return worker.asking_for_help(alone_for).in_company(company).round(open);
        }
        let alone_for = config.alone_for;
        if !config.strategy.is_sampling() {
            let board = lookahead::Board::new(std::mem::take(&mut self.scouts));
            let end = board.while_open(config.workers, alone_for, |ahead| {
                let worker = Worker::new(self.machine, &self.shared, self.guide.as_mut());
                worker.looking_ahead(ahead).round(open)
            });
            self.scouts = board.into_scouts();
            return end;
        }
        // Nobody but scouts walks, unless what they have done is of no use.
        let scouts = config.workers;
        let board = Board::new(config, self.shared.started, std::mem::take(&mut self.scouts));
        let end = board.while_open(scouts, config.alone_for, |ahead| {
            let worker = Worker::new(self.machine, &self.shared, self.guide.as_mut());
            worker.with_scouts(Some(ahead)).in_company(company).round(open)
        });
        self.scouts = board.into_scouts();
        for scout in &self.scouts {
            self.machine.absorb(&scout.machine);
        }
        end
    }

    /// Goes on with what is open together with others.
    pub(super) fn go_on_together(
        &mut self,
        (open, weight): Paused<M>,
        company: Option<&mut Company<M>>,
    ) -> Result<End<M>, Stop> {
        self.hire()?;
        let workers = 1 + self.helpers.len();
        tracing::debug!(workers, "helpers join");
        let is_queue = self.shared.config.strategy == Strategy::BreadthFirst;
        let (pool, mut deques) = Pool::new(open, workers, is_queue);
        let (shared, first) = (&self.shared, pool.share(0, deques.swap_remove(0)));
        let ends = std::thread::scope(|scope| {
            let mut threads = Vec::new();
            for (i, (helper, deque)) in self.helpers.iter_mut().zip(deques).enumerate() {
                let (place, share) = (i + 1, pool.share(i + 1, deque));
                let Helper { machine, listeners } = helper;
                let work = move || Worker::of_crew(machine, shared, (place, listeners.clone()), share).help();
                let name = format!("worker {place}");
                match Builder::new().name(name).stack_size(STACK_BYTES).spawn_scoped(scope, work) {
                    Ok(thread) => threads.push(thread),
                    // There are fewer, then.
                    Err(e) => {
                        tracing::warn!("worker {place} did not start: {e}");
                        pool.do_without_one();
                    }
                }
            }
            let place = (0, shared.listeners.clone());
            let first = Worker::of_crew(self.machine, shared, place, first).with_open_weight(weight);
            let mut ends = vec![first.in_company(company).help()];
            let panicked = |panic: Box<dyn std::any::Any + Send>| Err(Stop::Internal(fault::text(&*panic)));
            ends.extend(threads.into_iter().map(|thread| thread.join().unwrap_or_else(panicked)));
            ends
        });
        for helper in &self.helpers {
            self.machine.absorb(&helper.machine);
        }
        Ok(match together(ends)? {
            End::Paused(_, weight) => End::Paused(pool.drain(), weight),
            end => end,
        })
    }

    /// Makes the machines of the others, once for all rounds.
    fn hire(&mut self) -> Result<(), Stop> {
        while self.helpers.len() + 1 < self.shared.config.workers {
            let Some(mut machine) = self.machine.sibling()? else { break };
            let listeners = self.shared.listeners.for_another_worker().map_err(Stop::Internal)?;
            self.shared.config.properties.join(&listeners);
            machine.observe(listeners.ear());
            machine.told_to(&listeners);
            self.machine.joined_by_others();
            self.helpers.push(Helper { machine, listeners });
        }
        Ok(())
    }

    /// A new round begins for the helpers too.
    pub(super) fn rewind_helpers(&mut self, initial: &M::Snapshot) {
        self.helpers.iter_mut().for_each(|helper| helper.machine.rewind(initial));
    }

    /// Does it not matter that several workers did it?
    pub(super) fn stands(&self, end: &Result<End<M>, Stop>) -> bool {
        // A stop from outside comes when it comes.
        if lock(&self.shared.verdict).limits.iter().any(Limit::leaves_something) {
            return true;
        }
        matches!(end, Ok(End::Over | End::Broken | End::Paused(..))) && !self.shared.has_something_to_say()
    }

    /// Forgets everything that was done, so that one worker can do it in order.
    pub(super) fn start_alone(&mut self, outside: Option<M::Outside>, is_ordered: bool) {
        tracing::debug!(is_ordered, "one worker starts from the beginning");
        self.helpers.clear();
        let void = std::mem::take(&mut *lock(&self.shared.verdict));
        self.fallback = outside.map(|mut outside| {
            self.machine.exchange(&mut outside);
            Fallback { verdict: void, outside, unordered: true }
        });
        self.shared.states.store(0, Ordering::Relaxed);
        let found = "what was found is looked for in the order of one worker";
        self.be_alone(if is_ordered { ORDER_MATTERS } else { found });
        self.tell(&Notice::Restarted);
    }

    pub(super) fn be_alone(&mut self, why: &str) {
        self.alone = true;
        lock(&self.shared.verdict).alone = Some(why.into());
    }

    /// The round is void. What it found is likely to be found again, by a path that fits the pauses of the next one.
    pub(super) fn keep_what_a_void_round_found(&mut self) {
        let verdict = lock(&self.shared.verdict).clone();
        if !verdict.findings.is_empty() {
            self.fallback = Some(Fallback { verdict, outside: self.machine.outside(), unordered: false });
        }
    }

    /// If the part of the search that counts did not come to what another has found, that is the verdict.
    pub(super) fn keep_what_was_found(&mut self) {
        let Some(Fallback { verdict, mut outside, unordered }) = self.fallback.take() else { return };
        let mut found = lock(&self.shared.verdict);
        // If the boundaries of a range do not fit, what the last round has learned is what counts.
        let outdated = found.limits.contains(&Limit::Outdated);
        if verdict.findings.is_empty() || !found.findings.is_empty() || outdated {
            return;
        }
        // A path means something only together with what was learned when it was found.
        self.machine.exchange(&mut outside);
        found.findings = verdict.findings;
        found.found_by = verdict.found_by;
        if unordered {
            found.alone = Some("this was found by one of several workers, not as the first in order".into());
        }
    }
}

/// What the ends of all workers come to.
fn together<M: Machine>(ends: Vec<Result<End<M>, Stop>>) -> Result<End<M>, Stop> {
    let rank = |end: &End<M>| match end {
        End::Ordered => 3,
        End::Broken => 2,
        End::Paused(..) => 1,
        End::Over => 0,
    };
    let ends: Vec<End<M>> = ends.into_iter().collect::<Result<_, _>>()?;
    Ok(ends.into_iter().max_by_key(rank).unwrap_or(End::Over))
}
