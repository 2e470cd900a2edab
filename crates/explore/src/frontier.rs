//! Open branches and the order in which they are taken.
//!
//! A stack or a queue of branches for the plain orders; for guided searches a queue of states,
//! ranked by score. There a state that is taken out is expanded whole before the next one is
//! looked at, so that its successors compete with each other and with all that is open.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::machine::Machine;
use crate::path::Trail;
use crate::steps::Steps;

/// A state with choices that are still open.
pub(crate) struct Node<M: Machine> {
    pub(crate) snapshot: M::Snapshot,
    pub(crate) point: M::Point,
    pub(crate) trail: Trail,
    /// What heuristics know about the path; empty unless one guides the search.
    pub(crate) steps: Steps,
    pub(crate) output: Arc<Vec<u8>>,
    /// Tells nodes apart without comparing them.
    pub(crate) id: u64,
    /// What the state is called in [`crate::Arrival`].
    pub(crate) name: u128,
    /// The part of the choice tree behind this state, if all alternatives weigh the same.
    pub(crate) weight: f64,
}

/// One alternative of a node.
pub(crate) struct Branch<M: Machine> {
    pub(crate) node: Arc<Node<M>>,
    pub(crate) index: u32,
}

/// The alternatives of a node from `next` on.
struct Open<M: Machine> {
    node: Arc<Node<M>>,
    next: u32,
    count: u32,
}

/// The order of a search. `push` gets all alternatives of a new state at once, with its score.
pub(crate) enum Frontier<M: Machine> {
    /// Depth-first: the newest state's first alternative next.
    Stack(Vec<Branch<M>>),
    /// Breadth-first.
    Queue(VecDeque<Branch<M>>),
    /// Lowest score first.
    Ranked(Ranked<M>),
}

impl<M: Machine> Frontier<M> {
    pub(crate) fn stack() -> Self {
        Frontier::Stack(Vec::new())
    }
    pub(crate) fn queue() -> Self {
        Frontier::Queue(VecDeque::new())
    }
    /// The best state of all next; at most `limit` states.
    pub(crate) fn best(limit: Option<usize>) -> Self {
        Frontier::Ranked(Ranked::new(limit, None))
    }
    /// Level by level, at most `limit` states on each, the best first.
    pub(crate) fn levels(limit: Option<usize>) -> Self {
        Frontier::Ranked(Ranked::new(limit, Some(Scored::default())))
    }

    /// If the queue is full: states with this score or a worse one have no place in it.
    pub(crate) fn full_from(&self) -> Option<i64> {
        match self {
            Frontier::Ranked(ranked) => ranked.full_from(),
            _ => None,
        }
    }

    pub(crate) fn push(&mut self, node: Arc<Node<M>>, count: u32, score: i64) {
        let branch = |index| Branch { node: node.clone(), index };
        match self {
            Frontier::Stack(stack) => stack.extend((0..count).rev().map(branch)),
            Frontier::Queue(queue) => queue.extend((0..count).map(branch)),
            Frontier::Ranked(ranked) => ranked.push(Open { node, next: 0, count }, score),
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Branch<M>> {
        match self {
            Frontier::Stack(stack) => stack.pop(),
            Frontier::Queue(queue) => queue.pop_front(),
            Frontier::Ranked(ranked) => ranked.pop(),
        }
    }

    /// Branches, or states of a guided search, that are waiting.
    pub(crate) fn len(&self) -> usize {
        match self {
            Frontier::Stack(stack) => stack.len(),
            Frontier::Queue(queue) => queue.len(),
            Frontier::Ranked(ranked) => ranked.waiting.len + ranked.next_level.as_ref().map_or(0, |s| s.len),
        }
    }

    /// States that were in the queue and had to make room for better ones.
    pub(crate) fn dropped(&self) -> u64 {
        match self {
            Frontier::Ranked(ranked) => ranked.dropped,
            _ => 0,
        }
    }
}

/// States by score, first in first out among equals.
struct Scored<M: Machine> {
    buckets: BTreeMap<i64, VecDeque<Open<M>>>,
    len: usize,
}

impl<M: Machine> Default for Scored<M> {
    fn default() -> Self {
        Scored { buckets: BTreeMap::new(), len: 0 }
    }
}

impl<M: Machine> Scored<M> {
    fn push(&mut self, open: Open<M>, score: i64) {
        self.buckets.entry(score).or_default().push_back(open);
        self.len += 1;
    }

    /// The oldest of the best.
    fn pop_best(&mut self) -> Option<Open<M>> {
        let mut first = self.buckets.first_entry()?;
        let open = first.get_mut().pop_front();
        if first.get().is_empty() {
            first.remove();
        }
        self.len -= 1;
        open
    }

    /// The newest of the worst goes.
    fn drop_worst(&mut self) {
        if let Some(mut last) = self.buckets.last_entry() {
            last.get_mut().pop_back();
            if last.get().is_empty() {
                last.remove();
            }
            self.len -= 1;
        }
    }
}

/// The queue of a guided search.
pub(crate) struct Ranked<M: Machine> {
    /// The state that is being expanded.
    expanding: Option<Open<M>>,
    waiting: Scored<M>,
    /// Beam search: states of the level behind the one that is being expanded.
    next_level: Option<Scored<M>>,
    /// Invariant: neither `waiting` nor `next_level` holds more states than this.
    limit: Option<usize>,
    dropped: u64,
}

impl<M: Machine> Ranked<M> {
    fn new(limit: Option<usize>, next_level: Option<Scored<M>>) -> Self {
        Ranked { expanding: None, waiting: Scored::default(), next_level, limit, dropped: 0 }
    }

    /// Where new states go.
    fn inbox(&mut self) -> &mut Scored<M> {
        self.next_level.as_mut().unwrap_or(&mut self.waiting)
    }

    /// Among equals the newest is dropped, so a new state must be better than the worst.
    fn full_from(&self) -> Option<i64> {
        let inbox = self.next_level.as_ref().unwrap_or(&self.waiting);
        let worst = inbox.buckets.last_key_value().map(|(worst, _)| *worst);
        worst.filter(|_| self.limit.is_some_and(|limit| inbox.len >= limit))
    }

    fn push(&mut self, open: Open<M>, score: i64) {
        let limit = self.limit;
        let inbox = self.inbox();
        inbox.push(open, score);
        if limit.is_some_and(|limit| inbox.len > limit) {
            inbox.drop_worst();
            self.dropped += 1;
        }
    }

    fn pop(&mut self) -> Option<Branch<M>> {
        loop {
            if let Some(open) = &mut self.expanding
                && open.next < open.count
            {
                let index = open.next;
                open.next += 1;
                return Some(Branch { node: open.node.clone(), index });
            }
            if self.waiting.len == 0
                && let Some(next) = &mut self.next_level
            {
                self.waiting = std::mem::take(next);
            }
            self.expanding = Some(self.waiting.pop_best()?);
        }
    }
}
