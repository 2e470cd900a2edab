//! Bounded searches: paths of few preemptions, or of few delays, before those of more.
//!
//! A *preemption* takes the turn from a thread that could go on (Musuvathi and Qadeer 2007). A *delay* is a
//! departure from the order in which a plain scheduler would run the threads: the one that ran, then the
//! next one by number, and so on round; to pass over a thread costs one delay (Emmi, Qadeer, Rakamaric
//! 2011). Everything else is free: threads change for nothing when one blocks or ends, and data is chosen.
//!
//! The bounds are not rounds. Branches wait in a bucket for the cost of the path that they end, the cheapest
//! bucket is emptied first, so when its turn comes to a bucket, everything that costs less has been covered. What
//! an alternative costs depends on who ran before, which is no part of a state. So a state that is reached
//! again is opened again for those alternatives that have become cheaper, and each alternative is taken
//! once, at its least cost. A search that comes to its end has taken exactly the transitions of the others.

use std::ops::Range;
use std::sync::Arc;

use rjpf_vm::transition::{ChoicePoint, PointKind, Why};
use rustc_hash::FxHashMap;

use super::frontier::{Branch, Node};
use crate::machine::Machine;
use crate::strategy::Strategy;

/// What a bounded search has covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// What is counted.
    pub of: Strategy,
    /// All paths that cost at most so much were covered; `None`: not even those that cost nothing.
    pub covered: Option<u32>,
}

impl std::fmt::Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let of = self.of.counted();
        match self.covered {
            Some(0) => write!(f, "every path without {of} was covered"),
            Some(1) => write!(f, "every path with at most one {} was covered", of.trim_end_matches('s')),
            Some(most) => write!(f, "every path with at most {most} {of} was covered"),
            None => write!(f, "not every path without {of} was covered"),
        }
    }
}

/// What an alternative adds to the cost of a path.
pub(crate) fn cost(strategy: Strategy, point: &ChoicePoint, index: u32) -> u32 {
    match (strategy, &point.kind) {
        (Strategy::Preemptions, _) => u32::from(point.preempts(index)),
        (Strategy::Delays, PointKind::Thread { enabled, why, from }) => {
            // One that yields goes to the end of the line.
            let first = if *why == Why::Yielded { from.0 + 1 } else { from.0 };
            let place = |thread: u32| thread.wrapping_sub(first);
            let chosen = place(enabled[index as usize].0);
            enabled.iter().filter(|thread| place(thread.0) < chosen).count() as u32
        }
        _ => 0,
    }
}

/// Alternatives of a state that wait for their turn: one, or all values of data, which cost the same.
struct Waiting<M: Machine> {
    node: Arc<Node<M>>,
    /// Which costs are theirs.
    group: u32,
    rest: Range<u32>,
}

/// Alternatives of a choice that have a cost of their own: data has a single one, however many values there are.
fn groups(point: &ChoicePoint) -> u32 {
    if point.is_data() { 1 } else { point.count() }
}

/// The open branches of a bounded search by cost.
pub(super) struct Bounded<M: Machine> {
    strategy: Strategy,
    /// The last of a bucket comes first.
    buckets: Vec<Vec<Waiting<M>>>,
    waiting: usize,
    /// Least costs of the alternatives of each state, in groups; if states are matched. What was taken cost no more than
    /// what comes later.
    known: Option<FxHashMap<u128, Box<[u32]>>>,
    /// The bucket that is being emptied.
    now: usize,
    /// The largest cost that is wanted.
    most: Option<u32>,
    /// Alternatives that cost more, as far as is known.
    left_out: usize,
}

impl<M: Machine> Bounded<M> {
    pub(super) fn new(strategy: Strategy, matching: bool, most: Option<u32>) -> Self {
        let known = matching.then(FxHashMap::default);
        Bounded { strategy, buckets: Vec::new(), waiting: 0, known, now: 0, most, left_out: 0 }
    }

    /// Would an alternative of the state become cheaper, on a path that has cost so much?
    pub(super) fn is_cheaper(&self, name: u128, point: &ChoicePoint, spent: u32) -> bool {
        let Some(least) = self.known.as_ref().and_then(|known| known.get(&name)) else { return false };
        // What may be done next depends on who ran before while somebody must not be disturbed.
        let same = least.len() == groups(point) as usize;
        same && (0..groups(point)).any(|i| spent + cost(self.strategy, point, i) < least[i as usize])
    }

    pub(super) fn push(&mut self, node: &Arc<Node<M>>, point: &ChoicePoint) {
        let groups = groups(point);
        let mut least = self
            .known
            .as_mut()
            .map(|known| known.entry(node.name).or_insert_with(|| vec![u32::MAX; groups as usize].into()));
        for group in (0..groups).rev() {
            let rest = if point.is_data() { 0..point.count() } else { group..group + 1 };
            let cost = node.route.cost + cost(self.strategy, point, group);
            let is_too_much = |cost: u32| self.most.is_some_and(|most| cost > most);
            let before = match &mut least {
                Some(least) if cost >= least[group as usize] => continue,
                Some(least) => std::mem::replace(&mut least[group as usize], cost),
                None => u32::MAX,
            };
            // Which path comes first to a state must not show: one that costs less may follow.
            if before != u32::MAX && is_too_much(before) {
                self.left_out -= rest.len();
            }
            if is_too_much(cost) {
                self.left_out += rest.len();
                continue;
            }
            let at = cost as usize;
            if self.buckets.len() <= at {
                self.buckets.resize_with(at + 1, Vec::new);
            }
            self.waiting += rest.len();
            self.buckets[at].push(Waiting { node: node.clone(), group, rest });
        }
    }

    /// The next branch; if `stays`, only one that costs as much as the last.
    pub(super) fn pop(&mut self, stays: bool) -> Option<Branch<M>> {
        loop {
            let bucket = self.buckets.get_mut(self.now)?;
            let Some(waiting) = bucket.last_mut() else {
                if stays {
                    return None;
                }
                self.now += 1;
                tracing::debug!(covered = self.now - 1, of = self.strategy.counted(), "a bound is complete");
                continue;
            };
            let least = self.known.as_ref().and_then(|known| known.get(&waiting.node.name));
            if least.is_some_and(|least| least[waiting.group as usize] as usize != self.now) {
                // They have been taken at a lower cost meanwhile.
                self.waiting -= waiting.rest.len();
                bucket.pop();
                continue;
            }
            let branch = Branch { node: waiting.node.clone(), index: waiting.rest.start };
            self.waiting -= 1;
            waiting.rest.start += 1;
            if waiting.rest.is_empty() {
                bucket.pop();
            }
            return Some(branch);
        }
    }

    pub(super) fn len(&self) -> usize {
        self.waiting
    }

    /// The bound that left something out.
    pub(super) fn cut(&self) -> Option<Bound> {
        self.most.filter(|_| self.left_out > 0).map(|most| Bound { of: self.strategy, covered: Some(most) })
    }

    /// What was covered when the search ends here; everything if nothing is open. `taken_out`: branches that were popped are.
    pub(super) fn covered(&self, taken_out: bool) -> Bound {
        let last = self.buckets.len() as u32;
        let all = self.waiting == 0 && !taken_out;
        let covered =
            if all { Some(self.most.unwrap_or(last.saturating_sub(1))) } else { (self.now as u32).checked_sub(1) };
        Bound { of: self.strategy, covered }
    }
}

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;
    use rjpf_vm::Reason;

    use super::*;

    fn point(enabled: &[u32], from: u32, why: Why) -> ChoicePoint {
        let enabled = enabled.iter().map(|&t| ThreadId(t)).collect();
        ChoicePoint { kind: PointKind::Thread { enabled, why, from: ThreadId(from) } }
    }

    fn costs(strategy: Strategy, point: &ChoicePoint) -> Vec<u32> {
        (0..point.count()).map(|i| cost(strategy, point, i)).collect()
    }

    #[test]
    fn a_delay_passes_over_a_thread() {
        let visible = Why::Visible(Reason::Access);
        assert_eq!(costs(Strategy::Delays, &point(&[1, 3, 5, 7], 3, visible)), [3, 0, 1, 2], "it goes on for nothing");
        assert_eq!(costs(Strategy::Delays, &point(&[1, 5, 7], 3, Why::Blocked)), [2, 0, 1], "it cannot");
        assert_eq!(costs(Strategy::Delays, &point(&[1, 3, 5], 3, Why::Yielded)), [1, 2, 0], "it does not want to");
    }

    #[test]
    fn a_preemption_takes_the_turn_away() {
        let visible = Why::Visible(Reason::Access);
        assert_eq!(costs(Strategy::Preemptions, &point(&[1, 3, 5], 3, visible)), [1, 0, 1]);
        assert_eq!(costs(Strategy::Preemptions, &point(&[1, 5], 3, Why::Blocked)), [0, 0]);
    }
}
