//! Open branches and the order in which they are taken.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::machine::Machine;
use crate::path::Trail;

/// A state with choices that are still open.
pub struct Node<M: Machine> {
    pub(crate) snapshot: M::Snapshot,
    pub(crate) point: M::Point,
    pub(crate) trail: Trail,
    pub(crate) output: Arc<Vec<u8>>,
    /// Tells nodes apart without comparing them.
    pub(crate) id: u64,
    /// What the state is called in [`crate::Arrival`].
    pub(crate) name: u128,
    /// The part of the choice tree behind this state, if all alternatives weigh the same.
    pub(crate) weight: f64,
}

impl<M: Machine> Node<M> {
    /// Choices since the start.
    pub fn depth(&self) -> u32 {
        self.trail.len()
    }
}

/// One alternative of a node.
pub struct Branch<M: Machine> {
    pub node: Arc<Node<M>>,
    pub index: u32,
}

/// The order of a search. `push` gets all alternatives of a new state at once, with its score.
pub enum Frontier<M: Machine> {
    /// Depth-first: the newest state's first alternative next.
    Stack(Vec<Branch<M>>),
    /// Breadth-first.
    Queue(VecDeque<Branch<M>>),
    /// Lowest score first, first in first out among equals; at most `limit` branches.
    Priority { buckets: BTreeMap<i64, VecDeque<Branch<M>>>, len: usize, limit: Option<usize>, dropped: u64 },
}

impl<M: Machine> Frontier<M> {
    pub(crate) fn stack() -> Self {
        Frontier::Stack(Vec::new())
    }
    pub(crate) fn queue() -> Self {
        Frontier::Queue(VecDeque::new())
    }
    pub(crate) fn priority(limit: Option<usize>) -> Self {
        Frontier::Priority { buckets: BTreeMap::new(), len: 0, limit, dropped: 0 }
    }

    pub(crate) fn push(&mut self, node: &Arc<Node<M>>, count: u32, score: i64) {
        let branches = (0..count).map(|index| Branch { node: node.clone(), index });
        match self {
            Frontier::Stack(stack) => stack.extend(branches.rev()),
            Frontier::Queue(queue) => queue.extend(branches),
            Frontier::Priority { buckets, len, limit, dropped } => {
                *len += count as usize;
                buckets.entry(score).or_default().extend(branches);
                while limit.is_some_and(|limit| *len > limit) {
                    drop_worst(buckets);
                    *len -= 1;
                    *dropped += 1;
                }
            }
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Branch<M>> {
        match self {
            Frontier::Stack(stack) => stack.pop(),
            Frontier::Queue(queue) => queue.pop_front(),
            Frontier::Priority { buckets, len, .. } => {
                let mut first = buckets.first_entry()?;
                let branch = first.get_mut().pop_front();
                if first.get().is_empty() {
                    first.remove();
                }
                *len -= 1;
                branch
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Frontier::Stack(stack) => stack.len(),
            Frontier::Queue(queue) => queue.len(),
            Frontier::Priority { len, .. } => *len,
        }
    }

    /// Branches thrown away because of a queue limit.
    pub(crate) fn dropped(&self) -> u64 {
        match self {
            Frontier::Priority { dropped, .. } => *dropped,
            _ => 0,
        }
    }
}

/// Drops the newest of the worst branches.
fn drop_worst<M: Machine>(buckets: &mut BTreeMap<i64, VecDeque<Branch<M>>>) {
    if let Some(mut last) = buckets.last_entry() {
        last.get_mut().pop_back();
        if last.get().is_empty() {
            last.remove();
        }
    }
}
