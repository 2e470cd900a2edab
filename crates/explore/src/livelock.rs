//! Livelock: a fair run that never ends.
//!
//! After a search that covered every state, the strongly connected parts of the state graph are
//! the places where a program can stay for ever. Such a part is a livelock if staying there is
//! fair: every thread that could run all the time does run. A spin loop that another, runnable
//! thread would end is not fair and no livelock; a choice of data that leads out is taken some
//! time. Over-approximation: none of the graph's own making; fairness is weak fairness.

use rustc_hash::FxHashMap;

use crate::path::{Path, Trail};
use crate::watch::Arrival;

struct State {
    /// Bit per thread slot that can run here.
    enabled: u64,
    is_data: bool,
    trail: Trail,
}

struct Edge {
    to: Option<u32>,
    thread: u32,
    index: u32,
}

/// The state graph of a search, states named by their fingerprints.
#[derive(Default)]
pub(crate) struct StateGraph {
    numbers: FxHashMap<u128, u32>,
    states: Vec<State>,
    edges: Vec<Vec<Edge>>,
}

impl StateGraph {
    /// A new state, with the threads its alternatives run.
    pub(crate) fn state(&mut self, name: u128, threads: &[u32], is_data: bool, trail: &Trail) {
        let enabled = threads.iter().filter(|&&t| t < 64).fold(0, |bits, t| bits | 1 << t);
        self.numbers.insert(name, self.states.len() as u32);
        self.states.push(State { enabled, is_data, trail: trail.clone() });
        self.edges.push(Vec::new());
    }

    /// A transition that `thread` made.
    pub(crate) fn edge(&mut self, from: u128, index: u32, thread: u32, to: Arrival) {
        let to = match to {
            Arrival::New(name) | Arrival::Matched(name) | Arrival::Cut(name) => self.numbers.get(&name).copied(),
            Arrival::Dropped | Arrival::End | Arrival::Violation | Arrival::Ignored => None,
        };
        if let Some(&from) = self.numbers.get(&from) {
            self.edges[from as usize].push(Edge { to, thread, index });
        }
    }

    /// A path into a livelock and once around it.
    pub(crate) fn find(&self) -> Option<Path> {
        self.components().into_iter().filter(|part| self.is_fair_cycle(part)).find_map(|part| self.lasso(&part))
    }

    fn is_fair_cycle(&self, part: &[u32]) -> bool {
        let inside = |to: Option<u32>| to.is_some_and(|t| part.binary_search(&t).is_ok());
        let mut ran = 0u64;
        let mut always = u64::MAX;
        for &at in part {
            let state = &self.states[at as usize];
            let edges = &self.edges[at as usize];
            if state.is_data && edges.iter().any(|e| !inside(e.to)) {
                return false;
            }
            always &= state.enabled;
            for edge in edges.iter().filter(|e| inside(e.to) && e.thread < 64) {
                ran |= 1 << edge.thread;
            }
        }
        ran != 0 && always & !ran == 0
    }

    /// The trail to the part's earliest state, then a shortest way back to it.
    fn lasso(&self, part: &[u32]) -> Option<Path> {
        let start = *part.iter().min_by_key(|&&at| self.states[at as usize].trail.len())?;
        let mut came: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            for edge in &self.edges[at as usize] {
                let Some(to) = edge.to.filter(|t| part.binary_search(t).is_ok()) else { continue };
                if to == start {
                    let mut back = vec![edge.index];
                    let mut here = at;
                    while here != start {
                        let (before, index) = came[&here];
                        back.push(index);
                        here = before;
                    }
                    back.reverse();
                    let mut path = self.states[start as usize].trail.path();
                    path.0.extend(back);
                    return Some(path);
                }
                if !came.contains_key(&to) {
                    came.insert(to, (at, edge.index));
                    queue.push_back(to);
                }
            }
        }
        None
    }

    /// Strongly connected components with at least one edge inside (Tarjan, without recursion).
    /// Each is sorted.
    fn components(&self) -> Vec<Vec<u32>> {
        const NEW: u32 = u32::MAX;
        let n = self.states.len();
        let (mut number, mut low) = (vec![NEW; n], vec![0u32; n]);
        let mut on_stack = vec![false; n];
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0u32);
        for root in 0..n as u32 {
            if number[root as usize] != NEW {
                continue;
            }
            let mut calls: Vec<(u32, usize)> = vec![(root, 0)];
            while let Some((at, edge)) = calls.pop() {
                let a = at as usize;
                if edge == 0 {
                    number[a] = next;
                    low[a] = next;
                    next += 1;
                    stack.push(at);
                    on_stack[a] = true;
                }
                if let Some(e) = self.edges[a].get(edge) {
                    calls.push((at, edge + 1));
                    if let Some(to) = e.to {
                        let t = to as usize;
                        if number[t] == NEW {
                            calls.push((to, 0));
                        } else if on_stack[t] {
                            low[a] = low[a].min(number[t]);
                        }
                    }
                    continue;
                }
                if let Some(&(parent, _)) = calls.last() {
                    low[parent as usize] = low[parent as usize].min(low[a]);
                }
                if low[a] == number[a] {
                    let start = stack.iter().rposition(|&s| s == at).unwrap_or(0);
                    let mut part = stack.split_off(start);
                    part.iter().for_each(|&s| on_stack[s as usize] = false);
                    part.sort_unstable();
                    let looped = part.len() > 1 || self.edges[a].iter().any(|e| e.to == Some(at));
                    if looped {
                        found.push(part);
                    }
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// States 0.., edges (from, thread, to); every thread named by an edge of a state is enabled.
    fn graph(n: u128, edges: &[(u128, u32, Option<u128>)]) -> StateGraph {
        let mut graph = StateGraph::default();
        for s in 0..n {
            let threads: Vec<u32> = edges.iter().filter(|e| e.0 == s).map(|e| e.1).collect();
            graph.state(s, &threads, false, &Trail::default());
        }
        for (i, &(from, thread, to)) in edges.iter().enumerate() {
            graph.edge(from, i as u32, thread, to.map_or(Arrival::End, Arrival::Matched));
        }
        graph
    }

    #[test]
    fn a_spinner_alone_is_a_livelock() {
        assert!(graph(1, &[(0, 0, Some(0))]).find().is_some());
    }

    #[test]
    fn a_spinner_that_another_thread_would_release_is_not() {
        let g = graph(2, &[(0, 0, Some(0)), (0, 1, Some(1)), (1, 0, None)]);
        assert!(g.find().is_none());
    }

    #[test]
    fn two_that_step_aside_for_each_other_are() {
        let g = graph(2, &[(0, 0, Some(1)), (0, 1, None), (1, 1, Some(0)), (1, 0, None)]);
        let path = g.find().unwrap();
        assert_eq!(path.0, [0, 2]);
    }
}
