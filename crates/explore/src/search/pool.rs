//! Open branches that several workers take from each other.
//!
//! Each worker has a deque of its own, which it uses as a stack (or as a queue, in a breadth-first
//! search). Who has nothing left takes the oldest branches of somebody else: these are nearest to the root
//! and have most behind them. When all workers have nothing left at the same time, nothing is open: only
//! its owner puts something into a deque, and whoever owns a branch is not idle.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crossbeam_deque::{Injector, Steal, Stealer, Worker as Deque};
use crossbeam_utils::{Backoff, CachePadded};

use super::frontier::{Branch, Open};
use crate::machine::Machine;

/// What all workers take branches from.
pub(super) struct Pool<M: Machine> {
    /// What was open at first.
    first: Injector<Open<M>>,
    stealers: Vec<Stealer<Open<M>>>,
    idle: CachePadded<AtomicUsize>,
    closed: AtomicBool,
    is_queue: bool,
}

/// The part of one worker.
pub(super) struct Share<'p, M: Machine> {
    own: Deque<Open<M>>,
    pool: &'p Pool<M>,
    place: usize,
}

/// How long somebody who found nothing waits before looking again, once it is not worth spinning.
const PAUSE: Duration = Duration::from_micros(200);

impl<M: Machine> Pool<M> {
    /// A pool with what is open, and a deque for each worker; in a queue the oldest of one's own comes first,
    /// otherwise the newest.
    pub(super) fn new(open: Vec<Open<M>>, workers: usize, is_queue: bool) -> (Pool<M>, Vec<Deque<Open<M>>>) {
        let deque = |_| if is_queue { Deque::new_fifo() } else { Deque::new_lifo() };
        let deques: Vec<Deque<Open<M>>> = (0..workers).map(deque).collect();
        let first = Injector::new();
        open.into_iter().for_each(|open| first.push(open));
        let stealers = deques.iter().map(Deque::stealer).collect();
        let pool = Pool { first, stealers, idle: CachePadded::new(0.into()), closed: false.into(), is_queue };
        (pool, deques)
    }

    pub(super) fn share(&self, place: usize, own: Deque<Open<M>>) -> Share<'_, M> {
        Share { own, pool: self, place }
    }

    /// A worker that is not there has nothing to do.
    pub(super) fn do_without_one(&self) {
        self.idle.fetch_add(1, Ordering::AcqRel);
    }

    /// All that is open, once no worker is there any more.
    pub(super) fn drain(&self) -> Vec<Open<M>> {
        let mut open = Vec::new();
        let sources = std::iter::once(&self.first as &dyn Source<M>);
        for source in sources.chain(self.stealers.iter().map(|s| s as &dyn Source<M>)) {
            loop {
                match source.take() {
                    Steal::Success(one) => open.push(one),
                    Steal::Retry => {}
                    Steal::Empty => break,
                }
            }
        }
        open
    }

    fn is_empty(&self) -> bool {
        self.first.is_empty() && self.stealers.iter().all(Stealer::is_empty)
    }
}

/// Where something open may be taken from.
trait Source<M: Machine> {
    fn take(&self) -> Steal<Open<M>>;
}

impl<M: Machine> Source<M> for Injector<Open<M>> {
    fn take(&self) -> Steal<Open<M>> {
        self.steal()
    }
}

impl<M: Machine> Source<M> for Stealer<Open<M>> {
    fn take(&self) -> Steal<Open<M>> {
        self.steal()
    }
}

impl<M: Machine> Share<'_, M> {
    pub(super) fn push(&mut self, open: Open<M>) {
        self.own.push(open);
    }

    /// States with open alternatives.
    pub(super) fn len(&self) -> u64 {
        self.own.len() as u64
    }

    /// Nobody takes a branch any more.
    pub(super) fn close(&self) {
        self.pool.closed.store(true, Ordering::Release);
    }

    /// The next branch, of one's own or somebody else's; `None` once nobody has any.
    pub(super) fn pop(&mut self) -> Option<Branch<M>> {
        loop {
            if self.pool.closed.load(Ordering::Acquire) {
                return None;
            }
            let mut open = self.own.pop().or_else(|| self.steal());
            if let Some(branch) = Open::step(&mut open) {
                // What is left of it can be taken by others while this branch is followed.
                open.into_iter().for_each(|rest| self.own.push(rest));
                return Some(branch);
            }
            if !self.waits_for_more() {
                return None;
            }
        }
    }

    /// From whoever comes next in the round.
    fn steal(&self) -> Option<Open<M>> {
        let Pool { first, stealers, .. } = self.pool;
        let others = (1..stealers.len()).map(|i| &stealers[(self.place + i) % stealers.len()]);
        loop {
            let mut stolen = first.steal();
            for other in others.clone() {
                stolen = stolen.or_else(|| other.steal());
            }
            match stolen {
                // In a queue what lies behind it is soon somebody else's again.
                Steal::Success(open) if self.pool.is_queue => return Some(open),
                Steal::Success(open) => return Some(open.apart()),
                Steal::Empty => return None,
                Steal::Retry => {}
            }
        }
    }

    /// False once all are idle, or the pool is closed.
    fn waits_for_more(&self) -> bool {
        let Pool { idle, closed, stealers, .. } = self.pool;
        idle.fetch_add(1, Ordering::AcqRel);
        let backoff = Backoff::new();
        loop {
            if !self.pool.is_empty() {
                idle.fetch_sub(1, Ordering::AcqRel);
                return true;
            }
            if idle.load(Ordering::Acquire) == stealers.len() || closed.load(Ordering::Acquire) {
                return false;
            }
            if backoff.is_completed() {
                std::thread::sleep(PAUSE);
            } else {
                backoff.snooze();
            }
        }
    }
}
