//! The search: rounds of a [`Worker`] over what all workers [share](Shared).
//!
//! A round covers the choices of a program once. Iterative deepening is a sequence of rounds with a
//! growing bound, and when an assumption of the reduction turns out not to hold, the round that relied
//! on it is void and another one begins; both happen in [`Explorer::rounds`] and nowhere else. What a
//! worker keeps to itself (machine, frontier, statistics of the round) and what it shares is told apart
//! by these two types, so that several workers can do what one does (`crew.rs`).

mod ahead;
mod arrive;
mod bounded;
mod by_itself;
mod checkpoint;
mod company;
mod crew;
mod delta;
mod expand;
mod explored;
mod frontier;
mod guide;
mod lookahead;
mod pace;
mod pool;
mod reopen;
mod route;
mod shared;
mod sleep;
mod sleep_verify;
mod tables;
mod walk;
mod worker;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossbeam_utils::CachePadded;
use rjpf_vm::Stop;

use crate::fault;
use crate::follow::{Replay, follow};
use crate::heuristics::{HeuristicDef, Tuning};
use crate::limits::{Limit, Limits};
use crate::listeners::{Listeners, Notice, Saved};
use crate::machine::Machine;
use crate::path::Path;
use crate::properties::Properties;
use crate::range::Range;
use crate::storage::{Storage, StorageUse};
use crate::strategy::Strategy;
use crate::verdict::{Statistics, Verdict};

use ahead::Scout;
pub use bounded::Bound;
#[cfg(test)]
pub(crate) use bounded::cost;
pub use checkpoint::Keeper;
#[doc(hidden)]
pub use checkpoint::is_readable as checkpoint_is_readable;
use checkpoint::{Due, Resumed};
use company::Company;
use crew::{Fallback, Helper, Staff};
pub use delta::Mode;
pub use expand::{Expanded, Successor};
pub(crate) use explored::Exits;
pub use explored::Explored;
use frontier::{Open, Paused};
use guide::Guide;
use shared::{Seen, Shared, lock};
pub(crate) use walk::SplitMix;
use worker::{End, Worker};

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
    /// What is looked for, and how grave it is.
    pub properties: Properties,
    /// PCT: number of priority changes plus one.
    pub pct_depth: u32,
    /// What guides a guided search: the sum of these.
    pub heuristic: Vec<HeuristicDef>,
    pub tuning: Tuning,
    /// Most states in the queue of a guided search (on a level of a beam search).
    pub queue_limit: Option<usize>,
    /// Most preemptions or delays of a path in a bounded search.
    pub bound: Option<u32>,
    /// Depth-first: give other searches a turn now and then.
    pub company: bool,
    /// The part of all paths that is searched.
    pub range: Option<Range>,
    /// The message of the violation that a replayed path was found with.
    pub expected: Option<String>,
    /// Most workers.
    pub workers: usize,
    /// Transitions of a round after which the first worker is helped by others.
    pub alone_for: u64,
    /// States are told apart by the shape of their objects only.
    pub shapes: bool,
    /// Count where the time of the processor goes.
    pub timed: bool,
    /// Breadth-first: run steps for many states at once?
    pub mode: Mode,
    /// For at most how many.
    pub delta_rows: usize,
    /// Fewer than so many are run one by one.
    pub delta_fewest: usize,
    /// Run each of them by itself too, and compare.
    pub delta_verify: bool,
    /// Of two transitions that commute, take one order only.
    pub sleep: bool,
    /// Run pairs of transitions that are taken to commute in both orders, and compare.
    pub sleep_verify: bool,
}

/// States that a step is run for at once, if nothing else is said.
pub(crate) const DELTA_ROWS: usize = 1024;
/// States that are worth a step at once.
pub(crate) const DELTA_FEWEST: usize = 8;

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
            properties: Properties::default(),
            pct_depth: 3,
            heuristic: Vec::new(),
            tuning: Tuning::default(),
            queue_limit: None,
            bound: None,
            company: false,
            range: None,
            expected: None,
            workers: 1,
            alone_for: ALONE_FOR,
            shapes: false,
            timed: false,
            mode: Mode::Standard,
            delta_rows: DELTA_ROWS,
            delta_fewest: DELTA_FEWEST,
            delta_verify: false,
            sleep: false,
            sleep_verify: false,
        }
    }
}

/// About what making another machine costs.
const ALONE_FOR: u64 = 5000;

/// The bound of the first round of iterative deepening.
const FIRST_BOUND: u32 = 4;

/// One search over one machine.
pub struct Explorer<'m, M: Machine> {
    machine: &'m mut M,
    shared: Shared<'m>,
    guide: Option<Guide>,
    helpers: Vec<Helper<M>>,
    /// One worker goes in order for the rest of the search.
    alone: bool,
    /// Others run ahead of it.
    scouted: bool,
    scouts: Vec<Scout<M>>,
    /// What a part of the search that does not count has found.
    fallback: Option<Fallback<M>>,
    keeper: Option<Keeper<'m>>,
    /// What a checkpoint holds, until it is taken up.
    checkpoint: Option<Vec<u8>>,
}

impl<'m, M: Machine> Explorer<'m, M> {
    pub fn new(machine: &'m mut M, config: Config) -> Explorer<'m, M> {
        let alone = config.workers <= 1;
        Explorer {
            machine,
            shared: Shared::new(config),
            guide: None,
            helpers: Vec::new(),
            alone,
            scouted: false,
            scouts: Vec::new(),
            fallback: None,
            keeper: None,
            checkpoint: None,
        }
    }

    /// Ends the search when the flag is raised.
    #[must_use]
    pub fn interrupted_by(mut self, flag: &'m AtomicBool) -> Self {
        self.shared.interrupted = Some(flag);
        self
    }

    /// Tells these listeners how the search goes and what the program does.
    #[must_use]
    pub fn told_to(mut self, listeners: &Listeners) -> Self {
        self.shared.listeners = listeners.clone();
        self
    }

    /// Leaves checkpoints with this keeper.
    #[must_use]
    pub fn kept_by(mut self, keeper: Keeper<'m>) -> Self {
        self.shared.due = Some(Due { every: keeper.every, last: Instant::now() });
        self.keeper = Some(keeper);
        self
    }

    /// Goes on where this checkpoint was left.
    #[must_use]
    pub fn resuming(mut self, checkpoint: Option<Vec<u8>>) -> Self {
        self.checkpoint = checkpoint;
        self
    }

    /// Why the search leaves no checkpoints, if so: known before it begins.
    pub fn keeps_nothing(&self) -> Option<String> {
        self.cannot_be_kept()
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
        let _phase = tracing::info_span!("search", strategy = ?self.shared.config.strategy).entered();
        let searched = fault::caught(|| {
            self.guide = Guide::of(&self.shared.config, &self.shared.listeners);
            self.begin();
            self.go_to_bed();
            if !self.alone {
                match self.staff() {
                    Staff::One(why) => self.be_alone(&why),
                    Staff::Scouts => (self.alone, self.scouted) = (true, true),
                    Staff::Crew => {}
                }
            }
            self.rounds()
        });
        self.keep_what_was_found();
        if self.shared.config.shapes {
            self.shared.limited(Limit::Shapes);
        }
        let seen = if searched.is_ok() { Seen::Search } else { Seen::Part };
        self.shared.account_for_sleep();
        let concluded = fault::caught(|| {
            self.conclude(seen);
            Ok(())
        });
        (self.finish(), searched.and(concluded).err())
    }

    /// Runs one given path and says what is at its end.
    pub fn replay(mut self, path: &Path) -> Result<Verdict, Stop> {
        self.begin();
        let Shared { config, listeners, .. } = &self.shared;
        let mut way = Replay::new(path, config.multiple_errors, listeners.clone());
        let followed = match follow(self.machine, &config.properties, listeners, &mut way) {
            Err(Stop::Halted(cause)) => {
                self.shared.limited(config.limits.that_stopped(cause));
                self.conclude(Seen::Part);
                return Ok(self.finish());
            }
            other => other?,
        };
        way.fits(&followed.end)?;
        let seen = Seen::Path { comes_back: way.comes_back().then(|| path.clone()) };
        let statistics = way.statistics;
        self.shared.take_up(followed, statistics);
        self.conclude(seen);
        Ok(self.finish())
    }

    fn begin(&mut self) {
        let Shared { config, listeners, .. } = &mut self.shared;
        config.properties.join(listeners);
        self.machine.observe(listeners.ear());
        self.tell(&Notice::Started);
    }

    /// One round after the other, until one stands: no path was cut by its bound, and no assumption
    /// was broken.
    fn rounds(&mut self) -> Result<(), Stop> {
        let deepens = self.shared.config.strategy == Strategy::IterativeDeepening;
        self.shared.bound = deepens.then_some(FIRST_BOUND);
        let (initial, tracked) = (self.machine.snapshot(), self.shared.listeners.save());
        let mut company = Company::of(&self.shared.config, &initial);
        let mut outside = (!self.alone || self.checkpoint.is_some()).then(|| self.machine.outside());
        let (mut paused, mut unordered) = self.resume(&initial)?;
        loop {
            let together = paused.is_some() && !self.alone;
            unordered |= together;
            let end = match paused.take() {
                Some(open) if together => self.go_on_together(open, company.as_mut()),
                open => self.go_in_order(open, company.as_mut()),
            };
            if unordered && !self.stands(&end) {
                unordered = false;
                company = Company::of(&self.shared.config, &initial);
                self.start_alone(outside.take(), matches!(end, Ok(End::Ordered)));
                self.begin_again(&initial, &tracked);
                continue;
            }
            let end = end?;
            if let Some(why) = self.needs_everybody(&end) {
                self.wake_everybody(why);
                company = Company::of(&self.shared.config, &initial);
                self.begin_again(&initial, &tracked);
                continue;
            }
            match end {
                End::Paused(open, weight) => {
                    let stopped = self.shared.stopped.load(Ordering::Relaxed);
                    if stopped || self.shared.is_checkpoint_due(0) {
                        self.leave_checkpoint(&open, weight, unordered);
                    }
                    if stopped {
                        let is_void = self.machine.broken();
                        let all_taken = !is_void && !unordered && self.shared.sleep.is_none();
                        let in_order = all_taken && self.shared.config.strategy == Strategy::DepthFirst;
                        lock(&self.shared.verdict).reached = open.last().filter(|_| in_order).map(Open::path);
                        self.shared.is_outdated(self.machine);
                        return Ok(());
                    }
                    paused = Some((open, weight));
                    continue;
                }
                End::Broken => {
                    self.restart();
                    if self.shared.is_outdated(self.machine) {
                        return Ok(());
                    }
                }
                End::Over | End::Ordered => match self.shared.bound.filter(|_| self.shared.deepens()) {
                    Some(bound) => {
                        tracing::debug!(bound = bound * 2, "deepening");
                        self.shared.bound = Some(bound * 2);
                    }
                    None => {
                        self.shared.is_outdated(self.machine);
                        return Ok(());
                    }
                },
            }
            unordered = false;
            self.begin_again(&initial, &tracked);
        }
    }

    /// What a checkpoint left open, if there is one to go on from, and whether several workers had come so far.
    fn resume(&mut self, initial: &M::Snapshot) -> Result<(Option<Paused<M>>, bool), Stop> {
        let Some(bytes) = self.checkpoint.take() else { return Ok((None, false)) };
        let Resumed { open, weight, found, unordered, void } = self.take_up_checkpoint(&bytes)?;
        if void {
            // What it has taught is kept.
            let tracked = self.shared.listeners.save();
            self.restart();
            self.begin_again(initial, &tracked);
            return Ok((None, false));
        }
        for path in found {
            let Shared { config, listeners, .. } = &self.shared;
            let mut way = Replay::new(&path, config.multiple_errors, listeners.clone());
            let followed = follow(self.machine, &config.properties, listeners, &mut way)?;
            self.shared.find_again(&followed.path, followed.found);
            self.machine.restore(initial);
        }
        let tracked = self.shared.listeners.save();
        let open = Worker::with_nothing(self.machine, &self.shared).reopen(open)?;
        self.shared.listeners.restore(&tracked);
        tracing::debug!(open = open.len(), states = self.shared.visited.len(), "resumed");
        Ok((Some((open, weight)), unordered))
    }

    fn leave_checkpoint(&mut self, open: &[Open<M>], weight: f64, unordered: bool) {
        let lasted = self.shared.before + self.shared.started.elapsed();
        if self.keeper.as_ref().is_some_and(|keeper| lasted >= keeper.worth) && !self.keep(open, weight, unordered) {
            tracing::warn!("no checkpoint: the program keeps something from one path to the next");
            self.shared.due = None;
        }
        if let Some(due) = &mut self.shared.due {
            due.last = Instant::now();
        }
    }

    /// Back to the start, with nothing seen.
    fn begin_again(&mut self, initial: &M::Snapshot, tracked: &Saved) {
        self.machine.rewind(initial);
        self.rewind_helpers(initial);
        self.shared.listeners.restore(tracked);
        self.shared.forget();
    }

    /// What the last round covered is void; what it found happened all the same.
    fn restart(&mut self) {
        tracing::debug!("an assumption was broken: starting over");
        self.keep_what_a_void_round_found();
        self.shared.restart();
        self.machine.begin_round();
        if let Some(guide) = &mut self.guide {
            guide.start_over();
        }
        self.tell(&Notice::Restarted);
    }

    fn conclude(&mut self, seen: Seen) {
        self.machine.observe(None);
        self.shared.conclude(seen);
    }

    fn finish(self) -> Verdict {
        let Shared { visited, config, listeners, started, before, verdict, .. } = self.shared;
        let mut verdict = shared::into_inner(verdict);
        verdict.statistics.elapsed = before + started.elapsed();
        verdict.storage = config.matching.then(|| StorageUse::of(&visited));
        if let Some(guide) = &self.guide {
            verdict.coverage = guide.coverage();
        }
        let Statistics { states, transitions, .. } = verdict.statistics;
        tracing::info!(states, transitions, findings = verdict.findings.len(), "searched");
        _ = fault::caught(|| {
            listeners.notice(self.machine.view(), &Notice::Finished(&verdict));
            Ok(())
        });
        verdict
    }

    fn tell(&mut self, notice: &Notice<'_>) {
        self.shared.listeners.notice(self.machine.view(), notice);
    }
}

impl Shared<'_> {
    fn new(config: Config) -> Self {
        let matching = config.matching && !config.strategy.is_sampling();
        let config = Config { matching, ..config };
        let mut shared = Shared {
            visited: config.storage.empty(),
            listeners: Listeners::default(),
            verdict: Verdict::default().into(),
            graph: None,
            exits: Exits::default().into(),
            interrupted: None,
            started: Instant::now(),
            states: CachePadded::new(0.into()),
            names: CachePadded::new(0.into()),
            bound: None,
            cut: false.into(),
            stopped: false.into(),
            due: None,
            sleep: None,
            before: Duration::ZERO,
            tallies: (0..config.workers.max(1)).map(|_| Mutex::default()).collect(),
            config,
        };
        shared.forget();
        shared
    }
}
