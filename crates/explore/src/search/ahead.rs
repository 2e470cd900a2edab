//! Scouts: workers that run ahead of one who goes in order.
//!
//! In a sample the next walk depends on what came before: what was learned about the program, how long walks were, whether one
//! has found something. So one worker goes from one walk to the next, and whatever it does counts. But what a walk does
//! depends on nothing but its number and what was known when it began. So others, each with a machine of its own, run
//! the walks that come next, and leave what came of them on a [`Board`]. The one who goes in order takes it over when it
//! comes there.
//!
//! Why their number does not show: scouts have a copy of what was learned. What they run is taken over only if the copy was
//! what the first worker knows when it comes there, and if it has taught nothing, left nothing behind for later paths, and
//! does not end the search; then the first worker would have done just the same. All else is thrown away, and the first
//! worker does it itself.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crossbeam_utils::Backoff;

use super::Config;
use super::crew::STACK_BYTES;
use super::explored::Ends;
use super::fault;
use super::shared::{Shared, into_inner, lock};
use super::walk::Picker;
use super::worker::Worker;
use crate::collector::{Collecting, Collector};
use crate::coverage::Wanted;
use crate::listeners::{Listeners, Saved};
use crate::machine::Machine;
use crate::verdict::{Statistics, Verdict};

/// Transitions without a lesson after which it is worth telling scouts what was learned.
pub(super) const QUIET: u64 = 500;
/// How long a scout without work waits before it looks again.
const PAUSE: Duration = Duration::from_micros(100);
/// How long the first worker waits before it looks whether a scout needs something.
const PATIENCE: Duration = Duration::from_millis(1);

/// One walk of a sample, and what it begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Walk {
    pub(super) number: u64,
    /// Steps that a walk is expected to have.
    pub(super) expected: u64,
    /// States that may still be counted.
    pub(super) states: Option<u64>,
}

enum Slot<M: Machine> {
    Offered(Walk),
    Running,
    Done(Ran<M>),
}

/// What somebody has run, and what was learned by then.
struct Ran<M: Machine> {
    lessons: u64,
    by: usize,
    walked: Box<Walked<M>>,
}

/// A walk that was run.
pub(super) struct Walked<M: Machine> {
    pub(super) walk: Walk,
    pub(super) steps: u64,
    pub(super) statistics: Statistics,
    pub(super) ends: Ends,
    pub(super) verdict: Verdict,
    pub(super) deed: M::Deed,
}

/// What scouts and the one who goes in order share.
pub(super) struct Board<M: Machine> {
    config: Config,
    work: Mutex<Work<M>>,
    /// A walk was run, or given up.
    news: Condvar,
    /// Of what the first worker has learned.
    lessons: AtomicU64,
    /// A scout does not know what it has.
    asked: AtomicBool,
    started: Instant,
    closed: AtomicBool,
}

struct Work<M: Machine> {
    /// Walks that come next, by number.
    walks: BTreeMap<u64, Slot<M>>,
    /// What was learned, for scouts.
    outside: Option<(u64, Arc<M::Outside>)>,
    /// Where walks begin.
    start: Option<(M::Snapshot, Saved)>,
    /// Scouts that wait for a thread.
    scouts: Vec<Scout<M>>,
}

/// One that runs ahead.
pub(super) struct Scout<M> {
    pub(super) machine: M,
    pub(super) listeners: Listeners,
    pub(super) place: usize,
    /// Of guided searches: told what the program executes.
    pub(super) collector: Option<Arc<Mutex<Collector>>>,
    /// Which version of what was learned it was told, and the lessons in it.
    pub(super) version: u64,
    pub(super) lessons: u64,
}

/// The side of the one who goes in order.
pub(super) struct Ahead<'a, M: Machine> {
    board: &'a Board<M>,
    spawn: &'a dyn Fn(usize) -> bool,
    /// Scouts that are wanted, and transitions before there are any.
    wanted: usize,
    after: u64,
    hired: bool,
    /// The program keeps something from one path to the next, which scouts do not have.
    in_vain: bool,
    /// Of what was learned, and transitions since.
    lessons: u64,
    quiet: u64,
    /// Transitions that each scout has run and that were taken over.
    pub(super) by_others: Vec<u64>,
}

impl<M: Machine> Board<M> {
    pub(super) fn new(config: &Config, started: Instant, scouts: Vec<Scout<M>>) -> Board<M> {
        let work = Work { walks: BTreeMap::new(), outside: None, start: None, scouts };
        Board {
            config: Config { workers: 1, company: false, ..config.clone() },
            work: work.into(),
            news: Condvar::new(),
            lessons: 0.into(),
            asked: false.into(),
            started,
            closed: false.into(),
        }
    }

    /// Does something while scouts run ahead.
    pub(super) fn while_open<T>(&self, wanted: usize, after: u64, work: impl FnOnce(Ahead<'_, M>) -> T) -> T {
        std::thread::scope(|scope| {
            let board = self;
            let spawn = move |place: usize| {
                let (name, work) = (format!("scout {place}"), move || board.scout());
                let scouted = Builder::new().name(name).stack_size(STACK_BYTES).spawn_scoped(scope, work);
                scouted.map_err(|e| tracing::warn!("scout {place} did not start: {e}")).is_ok()
            };
            let _closed_at_last = Closing(&self.closed);
            let by_others = vec![0; wanted + 1];
            work(Ahead {
                board: self,
                spawn: &spawn,
                wanted,
                after,
                hired: false,
                in_vain: false,
                lessons: 0,
                quiet: 0,
                by_others,
            })
        })
    }

    /// The scouts, once they are all back.
    pub(super) fn into_scouts(self) -> Vec<Scout<M>> {
        into_inner(self.work).scouts
    }

    /// The work of a thread.
    fn scout(&self) {
        let Some(mut scout) = lock(&self.work).scouts.pop() else { return };
        let mut known = None;
        let backoff = Backoff::new();
        while !self.closed.load(Ordering::Acquire) {
            if known != Some(self.lessons.load(Ordering::Acquire)) {
                known = self.learn(&mut scout);
            }
            let Some((lessons, walk)) = known.and_then(|lessons| Some((lessons, self.take()?))) else {
                if backoff.is_completed() {
                    std::thread::sleep(PAUSE)
                } else {
                    backoff.snooze()
                }
                continue;
            };
            backoff.reset();
            match fault::caught(|| Ok(scout.walk(walk, self))) {
                Ok(Some(walked)) => {
                    let ran = Ran { lessons, by: scout.place, walked: Box::new(walked) };
                    self.put(walk.number, Some(ran));
                }
                Ok(None) => {
                    self.put(walk.number, None);
                    known = known.filter(|&lessons| scout.machine.lessons() == lessons);
                }
                // Whoever goes in order comes to the same fault, and says so.
                Err(_) => return self.put(walk.number, None),
            }
        }
        lock(&self.work).scouts.push(scout);
    }

    /// What the first worker has learned, if it has said so.
    fn learn(&self, scout: &mut Scout<M>) -> Option<u64> {
        let told = lock(&self.work).outside.clone();
        let Some((lessons, outside)) = told.filter(|(then, _)| *then == self.lessons.load(Ordering::Acquire)) else {
            self.asked.store(true, Ordering::Release);
            return None;
        };
        scout.machine.go_on_with(&outside);
        Some(lessons)
    }

    /// The next walk that nobody runs.
    fn take(&self) -> Option<Walk> {
        lock(&self.work).walks.values_mut().find_map(|slot| match slot {
            Slot::Offered(walk) => {
                let walk = *walk;
                *slot = Slot::Running;
                Some(walk)
            }
            _ => None,
        })
    }

    /// What was run is there to be asked for, unless nobody wants it any more; what was given up is not.
    fn put(&self, number: u64, ran: Option<Ran<M>>) {
        let mut work = lock(&self.work);
        if matches!(work.walks.get(&number), Some(Slot::Running)) {
            match ran {
                Some(ran) => work.walks.insert(number, Slot::Done(ran)),
                None => work.walks.remove(&number),
            };
        }
        self.news.notify_one();
    }
}

/// Scouts come home, whatever happens.
struct Closing<'b>(&'b AtomicBool);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

impl<M: Machine> Ahead<'_, M> {
    /// Told of each transition, or walk with so many: are scouts needed, and do they know what was learned?
    pub(super) fn look_after(&mut self, worker: &mut M, hire: Hire<'_>, transitions: u64, more: u64) {
        let lessons = worker.lessons();
        self.quiet = if lessons == self.lessons { self.quiet.saturating_add(more) } else { 0 };
        if lessons != self.lessons {
            self.lessons = lessons;
            self.board.lessons.store(lessons, Ordering::Release);
        }
        self.in_vain |= !worker.can_scout();
        if self.quiet < QUIET.min(self.after) || worker.broken() || self.in_vain {
            return;
        }
        if !self.hired && transitions >= self.after {
            self.hire(worker, hire);
        }
        if self.board.asked.swap(false, Ordering::AcqRel) {
            let mut work = lock(&self.board.work);
            if work.outside.as_ref().is_none_or(|(then, _)| *then != lessons) {
                work.outside = Some((lessons, Arc::new(worker.outside())));
            }
        }
    }

    fn hire(&mut self, worker: &mut M, hire: Hire<'_>) {
        self.hired = true;
        let mut scouts = std::mem::take(&mut lock(&self.board.work).scouts);
        while scouts.len() < self.wanted {
            let Some(scout) = Scout::hired(worker, &hire, scouts.len() + 1) else { break };
            scouts.push(scout);
        }
        tracing::debug!(scouts = scouts.len(), "scouts run ahead");
        let count = scouts.len();
        lock(&self.board.work).scouts = scouts;
        (1..=count).for_each(|place| _ = (self.spawn)(place));
    }

    /// Walks that come next, from this state.
    pub(super) fn offer_walks(&mut self, start: &(M::Snapshot, Saved), next: impl Iterator<Item = Walk>) {
        if !self.hired || self.in_vain {
            return;
        }
        let mut work = lock(&self.board.work);
        work.start.get_or_insert_with(|| start.clone());
        for walk in next.take(2 * self.wanted) {
            work.walks.entry(walk.number).or_insert(Slot::Offered(walk));
        }
    }

    /// What came of a walk, if somebody has run it as the first worker would. Waits for one who is about to.
    pub(super) fn walked(&mut self, walk: Walk, is_over: impl Fn() -> bool) -> Option<Walked<M>> {
        if !self.hired || self.in_vain {
            return None;
        }
        let mut work = lock(&self.board.work);
        while matches!(work.walks.get(&walk.number), Some(Slot::Running)) && !is_over() {
            work = self.board.news.wait_timeout(work, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
        }
        match work.walks.remove(&walk.number)? {
            Slot::Done(Ran { lessons, by, walked }) => {
                let same = lessons == self.lessons && walked.walk.expected == walk.expected;
                // A walk that comes to the limit ends in the middle.
                let fits = walk.states.is_none_or(|most| walked.statistics.states < most);
                (same && fits).then(|| {
                    self.by_others[by] += walked.statistics.transitions;
                    *walked
                })
            }
            _ => None,
        }
    }

    /// What has been offered does not fit any more.
    pub(super) fn withdraw(&mut self) {
        lock(&self.board.work).walks.clear();
    }
}

/// What scouts are made with.
pub(super) struct Hire<'h> {
    pub(super) config: &'h Config,
    pub(super) listeners: &'h Listeners,
    /// What guides the search wants to know.
    pub(super) wanted: Option<Wanted>,
}

impl<M: Machine> Scout<M> {
    /// One for the same program as this machine.
    pub(super) fn hired(machine: &M, hire: &Hire<'_>, place: usize) -> Option<Scout<M>> {
        let mut machine = machine.sibling().ok()??;
        let listeners = hire.listeners.for_another_worker().ok()?;
        let collector = hire.wanted.map(|wanted| Collecting::join(wanted, &listeners));
        hire.config.properties.join(&listeners);
        machine.observe(listeners.ear());
        machine.told_to(&listeners);
        Some(Scout { machine, listeners, place, collector, version: 0, lessons: 0 })
    }

    /// Runs a walk; `None` if it is for the first worker to run it.
    fn walk(&mut self, walk: Walk, board: &Board<M>) -> Option<Walked<M>> {
        let (initial, tracked) = lock(&board.work).start.clone()?;
        self.machine.restore(&initial);
        self.listeners.restore(&tracked);
        // What is left of one that was given up is nobody's.
        self.listeners.take_found();
        self.machine.begin_deed();
        let mut config = board.config.clone();
        config.limits.states = walk.states;
        let mut picker = Picker::of(&config, walk);
        let mut shared = Shared::new(config);
        (shared.interrupted, shared.started) = (Some(&board.closed), board.started);
        let mut worker = Worker::alone(&mut self.machine, &shared, self.listeners.clone());
        let goes_on = worker.walk(&mut picker);
        let (statistics, ends) = (std::mem::take(&mut worker.statistics), std::mem::take(&mut worker.ends));
        let deed = self.machine.deed();
        // What ends the search is for the first worker to come to.
        if !matches!(goes_on, Ok(true)) || self.listeners.end().is_some() {
            return None;
        }
        Some(Walked { walk, steps: picker.steps(), statistics, ends, verdict: into_inner(shared.verdict), deed: deed? })
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    /// What a scout has done in a walk counts as done by this worker.
    pub(super) fn take_over_walk(&mut self, walked: Walked<M>) {
        let Walked { statistics, mut ends, verdict, deed, .. } = walked;
        self.shared.states.fetch_add(statistics.states, Ordering::Relaxed);
        self.statistics.add(&statistics);
        self.ends.exit_codes.append(&mut ends.exit_codes);
        self.ends.outputs.append(&mut ends.outputs);
        self.ends.exits.add_path(ends.exits);
        if !self.ends.branched {
            self.ends.beginning.append(&mut ends.beginning);
            self.ends.branched = ends.branched;
        }
        self.machine.take_over(deed);
        self.machine.drain_output();
        let mut whole = lock(&self.shared.verdict);
        whole.take_in(verdict);
    }

    /// Looks after the scouts, if there are to be any.
    pub(super) fn look_ahead(&mut self, more: u64) {
        let Some(mut ahead) = self.ahead.take() else { return };
        let hire = Hire { config: &self.shared.config, listeners: &self.listeners, wanted: None };
        ahead.look_after(self.machine, hire, self.statistics.transitions, more);
        self.ahead = Some(ahead);
    }
}
