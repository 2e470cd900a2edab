//! Open branches and the order in which they are taken.
//!
//! A stack or a queue of branches for the plain orders; for guided searches a queue of states,
//! ranked by score. There a state that is taken out is expanded whole before the next one is
//! looked at, so that its successors compete with each other and with all that is open.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

use rjpf_vm::transition::ChoicePoint;

use super::bounded::Bounded;
use super::pool::Share;
use super::route::Route;
use super::sleep::Rest;
use crate::listeners::Saved;
use crate::machine::Machine;
use crate::path::Path;
use crate::steps::Steps;

/// A state with choices that are still open.
pub(super) struct Node<M: Machine> {
    pub(super) snapshot: M::Snapshot,
    /// The data of listeners that belongs to it.
    pub(super) tracked: Saved,
    pub(super) route: Route,
    /// What heuristics know about the path; empty unless one guides the search.
    pub(super) steps: Steps,
    /// Tells nodes apart without comparing them.
    pub(super) id: u64,
    /// What the state is called in [`crate::Arrival`].
    pub(super) name: u128,
    /// Its number in the state graph, if there is one.
    pub(super) number: u32,
    /// The part of the choice tree behind this state, if all alternatives weigh the same.
    pub(super) weight: f64,
    /// Who sleeps.
    pub(super) rest: Rest,
}

/// One alternative of a node.
pub(super) struct Branch<M: Machine> {
    pub(super) node: Arc<Node<M>>,
    pub(super) index: u32,
}

/// The alternatives of a node from `next` on.
pub(super) struct Open<M: Machine> {
    pub(super) node: Arc<Node<M>>,
    pub(super) next: u32,
    pub(super) count: u32,
}

/// What a round that pauses hands back, and what part of everything it is.
pub(super) type Paused<M> = (Vec<Open<M>>, f64);

impl<M: Machine> Open<M> {
    /// The same for another worker, who has little in common with the one that has left it open: what both of them refer to,
    /// they take turns to count.
    pub(super) fn apart(self) -> Open<M> {
        let Node { snapshot, tracked, route, steps, id, name, number, weight, rest: _ } = &*self.node;
        let node = Node {
            snapshot: M::apart(snapshot),
            tracked: tracked.clone(),
            route: route.clone(),
            steps: steps.clone(),
            id: *id,
            name: *name,
            number: *number,
            weight: *weight,
            // Where there are several workers, nobody sleeps.
            rest: Rest::default(),
        };
        Open { node: Arc::new(node), ..self }
    }

    /// The path of the next alternative.
    pub(super) fn path(&self) -> Path {
        self.node.route.trail.then(self.next).path()
    }

    /// The next alternative; the last one takes the node with it.
    pub(super) fn step(open: &mut Option<Open<M>>) -> Option<Branch<M>> {
        let it = open.as_mut().filter(|it| it.next < it.count)?;
        let index = it.next;
        it.next += 1;
        let node = if it.next < it.count { it.node.clone() } else { open.take()?.node };
        Some(Branch { node, index })
    }
}

/// Nodes in the order in which they came. Alternatives are a range, not a list: there may be 2^32.
pub(super) struct Row<M: Machine> {
    open: VecDeque<Open<M>>,
    /// Alternatives of all of them.
    branches: u64,
}

impl<M: Machine> Default for Row<M> {
    fn default() -> Self {
        Row { open: VecDeque::new(), branches: 0 }
    }
}

impl<M: Machine> Row<M> {
    fn push(&mut self, open: Open<M>) {
        self.branches += u64::from(open.count - open.next);
        self.open.push_back(open);
    }

    fn pop_newest(&mut self) -> Option<Branch<M>> {
        let mut open = self.open.pop_back();
        let branch = self.step(&mut open);
        self.open.extend(open);
        branch
    }

    fn pop_oldest(&mut self) -> Option<Branch<M>> {
        let mut open = self.open.pop_front();
        let branch = self.step(&mut open);
        if let Some(open) = open {
            self.open.push_front(open);
        }
        branch
    }

    fn step(&mut self, open: &mut Option<Open<M>>) -> Option<Branch<M>> {
        let branch = Open::step(open)?;
        self.branches -= 1;
        Some(branch)
    }
}

/// The order of a search. `push` gets all alternatives of a new state at once, with its score.
pub(super) enum Frontier<'p, M: Machine> {
    /// Depth-first: the newest state's first alternative next.
    Stack(Row<M>),
    /// Breadth-first.
    Queue(Row<M>),
    /// Lowest score first.
    Ranked(Ranked<M>),
    /// Lowest cost of the path first.
    Bounded(Bounded<M>),
    /// Of several workers.
    Shared(Share<'p, M>),
}

impl<M: Machine> Frontier<'_, M> {
    pub(super) fn stack() -> Self {
        Frontier::Stack(Row::default())
    }
    pub(super) fn queue() -> Self {
        Frontier::Queue(Row::default())
    }
    /// The best state of all next; at most `limit` states.
    pub(super) fn best(limit: Option<usize>) -> Self {
        Frontier::Ranked(Ranked::new(limit, None))
    }
    /// Level by level, at most `limit` states on each, the best first.
    pub(super) fn levels(limit: Option<usize>) -> Self {
        Frontier::Ranked(Ranked::new(limit, Some(Scored::default())))
    }

    /// If the queue is full: states with this score or a worse one have no place in it.
    pub(super) fn full_from(&self) -> Option<i64> {
        match self {
            Frontier::Ranked(ranked) => ranked.full_from(),
            _ => None,
        }
    }

    /// These alternatives of a node are open; a bounded search has them all.
    pub(super) fn push(&mut self, node: Arc<Node<M>>, point: &ChoicePoint, open: Range<u32>, score: i64) {
        if let Frontier::Bounded(bounded) = self {
            return bounded.push(&node, point);
        }
        if !open.is_empty() {
            self.push_open(Open { node, next: open.start, count: open.end }, score);
        }
    }

    pub(super) fn push_open(&mut self, open: Open<M>, score: i64) {
        match self {
            Frontier::Stack(row) | Frontier::Queue(row) => row.push(open),
            Frontier::Ranked(ranked) => ranked.push(open, score),
            Frontier::Shared(share) => share.push(open),
            Frontier::Bounded(_) => {}
        }
    }

    pub(super) fn pop(&mut self) -> Option<Branch<M>> {
        match self {
            Frontier::Stack(row) => row.pop_newest(),
            Frontier::Queue(row) => row.pop_oldest(),
            Frontier::Ranked(ranked) => ranked.pop(false),
            Frontier::Bounded(bounded) => bounded.pop(false),
            Frontier::Shared(share) => share.pop(),
        }
    }

    /// Are branches taken in an order that depends on what came of those before, so that several workers cannot each go
    /// their own way?
    pub(super) fn is_in_order(&self) -> bool {
        matches!(self, Frontier::Queue(_) | Frontier::Ranked(_) | Frontier::Bounded(_))
    }

    /// One more branch, while others that were popped have not been taken. Levels and costs are not mixed: what those lead
    /// to may belong to the same.
    pub(super) fn pop_ahead(&mut self) -> Option<Branch<M>> {
        match self {
            Frontier::Queue(row) => row.pop_oldest(),
            Frontier::Ranked(ranked) => ranked.pop(true),
            Frontier::Bounded(bounded) => bounded.pop(true),
            Frontier::Stack(_) | Frontier::Shared(_) => None,
        }
    }

    /// A branch that was popped was not taken; `None` unless it is handed out again, because it cannot be put back.
    pub(super) fn put_back(&mut self, branch: Branch<M>) -> Option<Branch<M>> {
        let again = |Branch { node, index }| Open { node, next: index, count: index + 1 };
        match self {
            Frontier::Queue(row) => {
                row.branches += 1;
                row.open.push_front(again(branch));
            }
            Frontier::Stack(_) | Frontier::Shared(_) => self.push_open(again(branch), 0),
            Frontier::Ranked(_) | Frontier::Bounded(_) => return Some(branch),
        }
        None
    }

    /// Everything that is open, in the order in which it came; `None` if it has to stay where it is. What several
    /// workers have is in their pool.
    pub(super) fn take_all(&mut self) -> Option<Vec<Open<M>>> {
        match self {
            Frontier::Stack(row) | Frontier::Queue(row) => Some(std::mem::take(row).open.into()),
            Frontier::Shared(_) => Some(Vec::new()),
            Frontier::Ranked(_) | Frontier::Bounded(_) => None,
        }
    }

    /// The search is over: nobody takes a branch any more.
    pub(super) fn close(&self) {
        if let Frontier::Shared(share) = self {
            share.close();
        }
    }

    /// Branches, or states of a guided search, that are waiting.
    pub(super) fn len(&self) -> u64 {
        match self {
            Frontier::Stack(row) | Frontier::Queue(row) => row.branches,
            Frontier::Ranked(ranked) => (ranked.waiting.len + ranked.next_level.as_ref().map_or(0, |s| s.len)) as u64,
            Frontier::Bounded(bounded) => bounded.len() as u64,
            Frontier::Shared(share) => share.len(),
        }
    }

    /// The bounded search, if this is one.
    pub(super) fn bounded(&self) -> Option<&Bounded<M>> {
        match self {
            Frontier::Bounded(bounded) => Some(bounded),
            _ => None,
        }
    }

    /// States that were in the queue and had to make room for better ones.
    pub(super) fn dropped(&self) -> u64 {
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
pub(super) struct Ranked<M: Machine> {
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

    /// The next branch; if `stays`, only one of the level that the last was of.
    fn pop(&mut self, stays: bool) -> Option<Branch<M>> {
        loop {
            if let Some(branch) = Open::step(&mut self.expanding) {
                return Some(branch);
            }
            if self.waiting.len == 0
                && !stays
                && let Some(next) = &mut self.next_level
            {
                self.waiting = std::mem::take(next);
            }
            self.expanding = Some(self.waiting.pop_best()?);
        }
    }
}
