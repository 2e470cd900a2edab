//! Livelock: a fair run that never ends.
//!
//! After a search that covered every state, the strongly connected parts of the state graph are
//! the places where a program can stay for ever. Such a part is a livelock if staying there is
//! fair: every thread that could run all the time does run. A spin loop that another, runnable
//! thread would end is not fair and no livelock; a choice of data that leads out is taken some
//! time. Over-approximation: none of the graph's own making; fairness is weak fairness.

use rustc_hash::FxHashMap;

use crate::path::Path;
use crate::watch::Arrival;

/// No state, no edge.
const NONE: u32 = u32::MAX;

struct State {
    /// Bit per thread slot that can run here.
    enabled: u64,
    /// The edge by which the search came here first.
    entered: u32,
    is_data: bool,
}

struct Edge {
    from: u32,
    /// `NONE` if it leads to an end.
    to: u32,
    thread: u32,
    index: u32,
}

/// The state graph of a search, states named by their fingerprints.
#[derive(Default)]
pub(crate) struct StateGraph {
    numbers: FxHashMap<u128, u32>,
    states: Vec<State>,
    /// In the order in which they were taken.
    edges: Vec<Edge>,
}

/// The graph with the edges of each state side by side.
struct Sorted<'g> {
    graph: &'g StateGraph,
    /// Edge numbers, by state.
    edges: Vec<u32>,
    /// Where the edges of a state begin; one entry more than states.
    first: Vec<u32>,
}

impl StateGraph {
    /// A new state, with the threads its alternatives run.
    pub(crate) fn state(&mut self, name: u128, threads: impl Iterator<Item = u32>, is_data: bool) {
        let enabled = threads.filter(|&t| t < 64).fold(0, |bits, t| bits | 1 << t);
        self.numbers.insert(name, self.states.len() as u32);
        self.states.push(State { enabled, entered: NONE, is_data });
    }

    /// A transition that `thread` made.
    pub(crate) fn edge(&mut self, from: u128, index: u32, thread: u32, to: Arrival) {
        let (to, is_new) = match to {
            Arrival::New(name) | Arrival::Cut(name) => (self.numbers.get(&name).copied(), true),
            Arrival::Matched(name) => (self.numbers.get(&name).copied(), false),
            Arrival::Dropped | Arrival::End | Arrival::Violation | Arrival::Ignored => (None, false),
        };
        let Some(&from) = self.numbers.get(&from) else { return };
        if let Some(to) = to.filter(|_| is_new) {
            self.states[to as usize].entered = self.edges.len() as u32;
        }
        self.edges.push(Edge { from, to: to.unwrap_or(NONE), thread, index });
    }

    /// A path into a livelock and once around it.
    pub(crate) fn find(&self) -> Option<Path> {
        let sorted = Sorted::new(self);
        sorted.components().into_iter().filter(|part| sorted.is_fair_cycle(part)).find_map(|part| sorted.lasso(&part))
    }

    /// The path by which the search came to a state first.
    fn path_to(&self, state: u32) -> Path {
        let mut indices = Vec::new();
        let mut at = state;
        while let Some(edge) = self.edges.get(self.states[at as usize].entered as usize) {
            indices.push(edge.index);
            at = edge.from;
        }
        indices.reverse();
        Path(indices)
    }
}

impl<'g> Sorted<'g> {
    fn new(graph: &'g StateGraph) -> Sorted<'g> {
        let mut first = vec![0u32; graph.states.len() + 1];
        for edge in &graph.edges {
            first[edge.from as usize + 1] += 1;
        }
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut next = first.clone();
        let mut edges = vec![0u32; graph.edges.len()];
        for (number, edge) in graph.edges.iter().enumerate() {
            let at = &mut next[edge.from as usize];
            edges[*at as usize] = number as u32;
            *at += 1;
        }
        Sorted { graph, edges, first }
    }

    fn edges(&self, state: u32) -> impl Iterator<Item = &'g Edge> {
        let range = self.first[state as usize] as usize..self.first[state as usize + 1] as usize;
        self.edges[range].iter().map(|&e| &self.graph.edges[e as usize])
    }

    fn edge(&self, state: u32, i: u32) -> Option<&'g Edge> {
        let at = self.first[state as usize] + i;
        (at < self.first[state as usize + 1]).then(|| &self.graph.edges[self.edges[at as usize] as usize])
    }

    fn is_fair_cycle(&self, part: &[u32]) -> bool {
        let inside = |to: u32| part.binary_search(&to).is_ok();
        let mut ran = 0u64;
        let mut always = u64::MAX;
        for &at in part {
            let state = &self.graph.states[at as usize];
            if state.is_data && self.edges(at).any(|e| !inside(e.to)) {
                return false;
            }
            always &= state.enabled;
            for edge in self.edges(at).filter(|e| inside(e.to) && e.thread < 64) {
                ran |= 1 << edge.thread;
            }
        }
        ran != 0 && always & !ran == 0
    }

    /// The path to the part's earliest state, then a shortest way back to it.
    fn lasso(&self, part: &[u32]) -> Option<Path> {
        let start = *part.iter().min()?;
        let mut came: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            for edge in self.edges(at).filter(|e| part.binary_search(&e.to).is_ok()) {
                let to = edge.to;
                if to == start {
                    let mut back = vec![edge.index];
                    let mut here = at;
                    while here != start {
                        let (before, index) = came[&here];
                        back.push(index);
                        here = before;
                    }
                    back.reverse();
                    let mut path = self.graph.path_to(start);
                    path.0.extend(back);
                    return Some(path);
                }
                if let std::collections::hash_map::Entry::Vacant(e) = came.entry(to) {
                    e.insert((at, edge.index));
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
        let n = self.graph.states.len();
        let (mut number, mut low) = (vec![NEW; n], vec![0u32; n]);
        let mut on_stack = vec![false; n];
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0u32);
        for root in 0..n as u32 {
            if number[root as usize] != NEW {
                continue;
            }
            let mut calls: Vec<(u32, u32)> = vec![(root, 0)];
            while let Some((at, edge)) = calls.pop() {
                let a = at as usize;
                if edge == 0 {
                    number[a] = next;
                    low[a] = next;
                    next += 1;
                    stack.push(at);
                    on_stack[a] = true;
                }
                if let Some(&Edge { to, .. }) = self.edge(at, edge) {
                    calls.push((at, edge + 1));
                    match number.get(to as usize) {
                        Some(&NEW) => calls.push((to, 0)),
                        Some(&reached) if on_stack[to as usize] => low[a] = low[a].min(reached),
                        _ => {}
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
                    let looped = part.len() > 1 || self.edges(at).any(|e| e.to == at);
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
            graph.state(s, edges.iter().filter(|e| e.0 == s).map(|e| e.1), false);
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
