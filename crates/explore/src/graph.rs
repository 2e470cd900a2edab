//! The state graph of a search, and the fair cycles in it.
//!
//! A run that stays in the graph for ever ends up in a strongly connected part of it. It is *fair* if
//! every thread that can get on again and again does get on again and again (strong fairness). A thread
//! that tries to take a monitor or a lock and has to wait for it does not get on, and where trying would
//! come to that it cannot get on: so whoever wants a lock that is free again and again has it some time.
//!
//! A run that goes on for ever by the same data choice, by what a clock says or by the same random
//! number is nobody's livelock: states with a choice of data and transitions that were left to chance
//! are no part of any cycle here.
//!
//! The search for fair parts is that for Streett automata: a part in which some thread could get on but
//! never does is looked at again without the states where it could.
//!
//! Each worker of a search draws a [`Sketch`] of the part that it sees; what they have in common are the
//! [`Numbers`] of states. Put together they are the graph, in the order in which one worker would have
//! drawn it, so that nothing that is found in it depends on who drew what.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crossbeam_utils::CachePadded;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codec::{Reader, Writer};
use crate::path::Path;

/// No state, no edge.
const NONE: u32 = u32::MAX;

struct State {
    /// The edge by which the search came here first.
    entered: u32,
    is_data: bool,
}

#[derive(Clone)]
struct Edge {
    from: u32,
    /// `NONE` if it leads to an end.
    to: u32,
    thread: u32,
    index: u32,
    /// The thread read the clock or drew a random number.
    chance: bool,
    /// The thread came to more than waiting for a lock.
    gets_on: bool,
    /// Index of the other threads that got on, in [`StateGraph::others`]; `NONE` if there were none.
    others: u32,
}

const SHARDS: usize = 64;

/// The numbers of states, by name: given out in the order in which anybody asks, the first state first.
pub(crate) struct Numbers {
    shards: [CachePadded<Mutex<FxHashMap<u128, u32>>>; SHARDS],
    next: CachePadded<AtomicU32>,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { shards: std::array::from_fn(|_| CachePadded::default()), next: CachePadded::default() }
    }
}

impl Numbers {
    pub(crate) fn of(&self, name: u128) -> u32 {
        *self.shard(name).entry(name).or_insert_with(|| self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// How many were given out.
    pub(crate) fn count(&self) -> u32 {
        self.next.load(Ordering::Relaxed)
    }

    fn shard(&self, name: u128) -> MutexGuard<'_, FxHashMap<u128, u32>> {
        self.shards[(name >> 64) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Numbers {
    pub(crate) fn write(&self, w: &mut Writer) {
        let shards = self.shards.iter().map(|shard| shard.lock().unwrap_or_else(PoisonError::into_inner));
        let all: Vec<(u128, u32)> =
            shards.flat_map(|shard| shard.iter().map(|(&k, &v)| (k, v)).collect::<Vec<_>>()).collect();
        w.list(all.into_iter(), |w, (name, number)| {
            w.u128(name);
            w.u32(number);
        });
    }

    pub(crate) fn read(r: &mut Reader<'_>) -> Option<Numbers> {
        let numbers = Numbers::default();
        let all = r.list(|r| Some((r.u128()?, r.u32()?)))?;
        let count = u32::try_from(all.len()).ok()?;
        if all.iter().any(|&(_, number)| number >= count) {
            return None;
        }
        numbers.next.store(count, Ordering::Relaxed);
        for (name, number) in all {
            numbers.shard(name).insert(name, number);
        }
        Some(numbers)
    }
}

/// What one worker has seen of the graph.
#[derive(Default)]
pub(crate) struct Sketch {
    /// States that it saw first; whether they have a choice of data.
    states: Vec<(u32, bool)>,
    /// In the order in which they were taken.
    edges: Vec<Edge>,
    /// Threads that ran behind the one that was chosen, because nobody else could.
    others: Vec<Box<[u32]>>,
}

impl Sketch {
    /// A new state.
    pub(crate) fn state(&mut self, number: u32, is_data: bool) {
        self.states.push((number, is_data));
    }

    /// A transition: the thread and the alternative that were chosen, and the threads that got on by it.
    pub(crate) fn edge(
        &mut self,
        from: u32,
        (thread, index): (u32, u32),
        moved: impl Iterator<Item = u32>,
        chance: bool,
        to: Option<u32>,
    ) {
        let (own, others): (Vec<u32>, Vec<u32>) = moved.partition(|&moved| moved == thread);
        let gets_on = !own.is_empty();
        let mut number = NONE;
        if !others.is_empty() && to.is_some() {
            number = self.others.len() as u32;
            self.others.push(others.into());
        }
        self.edges.push(Edge { from, to: to.unwrap_or(NONE), thread, index, chance, gets_on, others: number });
    }
}

impl Sketch {
    pub(crate) fn write(&self, w: &mut Writer) {
        w.list(self.states.iter(), |w, &(number, is_data)| {
            w.u32(number);
            w.u32(u32::from(is_data));
        });
        w.list(self.edges.iter(), |w, e| {
            let bits = u32::from(e.chance) | u32::from(e.gets_on) << 1;
            [e.from, e.to, e.thread, e.index, bits, e.others].into_iter().for_each(|value| w.u32(value));
        });
        w.list(self.others.iter(), |w, others| w.indices(others));
    }

    /// One that speaks of the first `count` states and of no others.
    pub(crate) fn read(r: &mut Reader<'_>, count: u32) -> Option<Sketch> {
        let states = r.list(|r| Some((r.u32()?, r.u32()? == 1)))?;
        let edges = r.list(|r| {
            let (from, to, thread, index, bits) = (r.u32()?, r.u32()?, r.u32()?, r.u32()?, r.u32()?);
            Some(Edge { from, to, thread, index, chance: bits & 1 == 1, gets_on: bits & 2 == 2, others: r.u32()? })
        })?;
        let others = r.list(|r| Some(r.indices()?.into_boxed_slice()))?;
        let sketch = Sketch { states, edges, others };
        sketch.is_about(count).then_some(sketch)
    }

    fn is_about(&self, count: u32) -> bool {
        let is_list = |others: u32| others == NONE || (others as usize) < self.others.len();
        let is_state = |number: u32| number < count;
        self.states.iter().all(|&(number, _)| is_state(number))
            && self.edges.iter().all(|e| is_state(e.from) && (e.to == NONE || is_state(e.to)) && is_list(e.others))
    }
}

/// Is there a way from some state back to it, in what was drawn?
pub(crate) fn is_cyclic(sketches: &[Sketch]) -> bool {
    let edges = || sketches.iter().flat_map(|sketch| &sketch.edges).filter(|e| e.to != NONE);
    let count = edges().map(|e| e.from.max(e.to) as usize + 1).max().unwrap_or(0);
    let (mut entering, mut leaving) = (vec![0u32; count], vec![Vec::new(); count]);
    for e in edges() {
        entering[e.to as usize] += 1;
        leaving[e.from as usize].push(e.to);
    }
    // States that nothing enters any more are in no cycle, and neither is what leaves them.
    let mut free: Vec<usize> = (0..count).filter(|&state| entering[state] == 0).collect();
    let mut left = count;
    while let Some(state) = free.pop() {
        left -= 1;
        for &to in &leaving[state] {
            entering[to as usize] -= 1;
            if entering[to as usize] == 0 {
                free.push(to as usize);
            }
        }
    }
    left > 0
}

/// The order in which a search comes to states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    DepthFirst,
    BreadthFirst,
}

/// The state graph of a search.
#[derive(Default)]
pub(crate) struct StateGraph {
    states: Vec<State>,
    /// In the order in which they were taken.
    edges: Vec<Edge>,
    others: Vec<Box<[u32]>>,
    /// What one worker would have seen of it, if several have drawn it.
    pub(crate) shape: Option<Shape>,
}

/// What a search in a given order comes to, beside states and transitions.
#[derive(Default)]
pub(crate) struct Shape {
    pub(crate) max_depth: u32,
    pub(crate) peak_frontier: u64,
}

/// The graph with the edges of each state side by side.
struct Sorted<'g> {
    graph: &'g StateGraph,
    /// Edge numbers, by state.
    edges: Vec<u32>,
    /// Where the edges of a state begin; one entry more than states.
    first: Vec<u32>,
    /// The part that a state belongs to; zero is none.
    part: Vec<u32>,
    /// Scratch of `components`: numbers in the order of the visit, `NONE` outside of it.
    number: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

impl StateGraph {
    /// Puts together what workers have drawn, as a single one would have drawn it in this order; in that
    /// of a single sketch if there is none.
    pub(crate) fn of(sketches: Vec<Sketch>, order: Option<Order>) -> StateGraph {
        let mut graph = StateGraph::default();
        for Sketch { states, edges, others } in sketches {
            let count = states.iter().map(|(number, _)| *number as usize + 1).max().unwrap_or(0);
            if graph.states.len() < count {
                graph.states.resize_with(count, || State { entered: NONE, is_data: false });
            }
            states.iter().for_each(|&(number, is_data)| graph.states[number as usize].is_data = is_data);
            let before = graph.others.len() as u32;
            graph.others.extend(others);
            let moved = |others: u32| if others == NONE { NONE } else { others + before };
            graph.edges.extend(edges.into_iter().map(|e| Edge { others: moved(e.others), ..e }));
        }
        match order {
            Some(order) => graph.redrawn(order),
            None => {
                graph.find_entries();
                graph
            }
        }
    }

    /// Edges are in the order in which they were taken: the first to a state is how it was entered.
    fn find_entries(&mut self) {
        for (number, edge) in self.edges.iter().enumerate() {
            if let Some(state) = self.states.get_mut(edge.to as usize)
                && state.entered == NONE
                && edge.to != 0
            {
                state.entered = number as u32;
            }
        }
    }

    /// The same graph, numbered as one worker would have done it.
    fn redrawn(mut self, order: Order) -> StateGraph {
        let mut sorted = Sorted::new(&self);
        sorted.sort_by_index();
        let mut numbers = vec![NONE; self.states.len()];
        let mut states: Vec<u32> = Vec::with_capacity(self.states.len());
        let mut edges: Vec<Edge> = Vec::with_capacity(self.edges.len());
        // State, next alternative, depth.
        let mut open: VecDeque<(u32, u32, u32)> = VecDeque::new();
        let (mut shape, mut branches) = (Shape::default(), 0);
        let mut come_to = |state: u32, depth: u32, branches: &mut u64, open: &mut VecDeque<(u32, u32, u32)>| {
            if let Some(number) = numbers.get_mut(state as usize)
                && *number == NONE
            {
                *number = states.len() as u32;
                states.push(state);
                open.push_back((state, 0, depth));
                *branches += sorted.edges(state).count() as u64;
                shape.max_depth = shape.max_depth.max(depth);
                shape.peak_frontier = shape.peak_frontier.max(*branches);
            }
        };
        come_to(0, 0, &mut branches, &mut open);
        while let Some((state, i, depth)) = if order == Order::DepthFirst { open.pop_back() } else { open.pop_front() }
        {
            let Some(edge) = sorted.edge(state, i) else { continue };
            edges.push(edge.clone());
            branches -= 1;
            match order {
                Order::DepthFirst => open.push_back((state, i + 1, depth)),
                // A state's alternatives are taken one after the other.
                Order::BreadthFirst => open.push_front((state, i + 1, depth)),
            }
            come_to(edge.to, depth + 1, &mut branches, &mut open);
        }
        for edge in &mut edges {
            edge.from = numbers[edge.from as usize];
            edge.to = numbers.get(edge.to as usize).copied().unwrap_or(NONE);
        }
        let state = |&old: &u32| State { entered: NONE, is_data: self.states[old as usize].is_data };
        let states = states.iter().map(state).collect();
        let mut graph = StateGraph { states, edges, others: std::mem::take(&mut self.others), shape: Some(shape) };
        graph.find_entries();
        graph
    }

    /// A path into a fair cycle and once around it.
    pub(crate) fn find_fair_cycle(&self) -> Option<Path> {
        let mut sorted = Sorted::new(self);
        let part = sorted.fair_part()?;
        sorted.lasso(&part)
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
        let n = graph.states.len();
        let (number, low, on_stack) = (vec![NONE; n], vec![0; n], vec![false; n]);
        Sorted { graph, edges, first, part: vec![0; n], number, low, on_stack }
    }

    /// The edges of a state in the order of its alternatives.
    fn sort_by_index(&mut self) {
        for range in self.first.windows(2) {
            let edges = &mut self.edges[range[0] as usize..range[1] as usize];
            edges.sort_unstable_by_key(|&e| self.graph.edges[e as usize].index);
        }
    }

    fn edges(&self, state: u32) -> impl Iterator<Item = &'g Edge> {
        let range = self.first[state as usize] as usize..self.first[state as usize + 1] as usize;
        self.edges[range].iter().map(|&e| &self.graph.edges[e as usize])
    }

    /// The `i`-th edge of a state.
    fn edge(&self, state: u32, i: u32) -> Option<&'g Edge> {
        let at = self.first[state as usize] + i;
        (at < self.first[state as usize + 1]).then(|| &self.graph.edges[self.edges[at as usize] as usize])
    }

    /// Does the edge stay inside the part of its state?
    fn is_inside(&self, edge: &Edge) -> bool {
        let part = self.part[edge.from as usize];
        !edge.chance && part != 0 && self.part.get(edge.to as usize) == Some(&part)
    }

    /// A strongly connected part in which a fair run can stay for ever.
    fn fair_part(&mut self) -> Option<Vec<u32>> {
        let all = (0..self.graph.states.len() as u32).filter(|&s| !self.graph.states[s as usize].is_data).collect();
        let mut open: Vec<Vec<u32>> = vec![all];
        let mut number = 0;
        while let Some(states) = open.pop() {
            number += 1;
            for &s in &states {
                self.part[s as usize] = number;
            }
            let components = self.components(&states);
            // What is in no cycle is done with.
            for &s in &states {
                self.part[s as usize] = 0;
            }
            for component in components {
                number += 1;
                for &s in &component {
                    self.part[s as usize] = number;
                }
                let starved = self.starved(&component);
                if starved.is_empty() {
                    return Some(component);
                }
                let (gone, rest): (Vec<u32>, Vec<u32>) = component
                    .into_iter()
                    .partition(|&s| self.edges(s).any(|e| e.gets_on && starved.contains(&e.thread)));
                for s in gone {
                    self.part[s as usize] = 0;
                }
                open.push(rest);
            }
        }
        None
    }

    /// Threads that could get on somewhere in a part and do not do so inside it.
    fn starved(&self, part: &[u32]) -> FxHashSet<u32> {
        let (mut able, mut moving) = (FxHashSet::default(), FxHashSet::default());
        for edge in part.iter().flat_map(|&s| self.edges(s)) {
            if edge.gets_on {
                able.insert(edge.thread);
            }
            if self.is_inside(edge) {
                moving.extend(edge.gets_on.then_some(edge.thread));
                moving.extend(self.graph.others.get(edge.others as usize).into_iter().flatten());
            }
        }
        able.retain(|thread| !moving.contains(thread));
        able
    }

    /// The path to the part's earliest state, then a shortest way back to it.
    fn lasso(&self, part: &[u32]) -> Option<Path> {
        let start = *part.iter().min()?;
        let mut came: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
        let mut queue = VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            for edge in self.edges(at).filter(|e| self.is_inside(e)) {
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

    /// Strongly connected components of a part, with at least one edge inside (Tarjan, without
    /// recursion). Each is sorted.
    fn components(&mut self, part: &[u32]) -> Vec<Vec<u32>> {
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0u32);
        part.iter().for_each(|&s| self.number[s as usize] = NONE);
        for &root in part {
            if self.number[root as usize] != NONE {
                continue;
            }
            let mut calls: Vec<(u32, u32)> = vec![(root, 0)];
            while let Some((at, i)) = calls.pop() {
                let a = at as usize;
                if i == 0 {
                    self.number[a] = next;
                    self.low[a] = next;
                    next += 1;
                    stack.push(at);
                    self.on_stack[a] = true;
                }
                if let Some(edge) = self.edge(at, i) {
                    calls.push((at, i + 1));
                    if self.is_inside(edge) {
                        match self.number[edge.to as usize] {
                            NONE => calls.push((edge.to, 0)),
                            reached if self.on_stack[edge.to as usize] => self.low[a] = self.low[a].min(reached),
                            _ => {}
                        }
                    }
                    continue;
                }
                if let Some(&(parent, _)) = calls.last() {
                    self.low[parent as usize] = self.low[parent as usize].min(self.low[a]);
                }
                if self.low[a] == self.number[a] {
                    let start = stack.iter().rposition(|&s| s == at).unwrap_or(0);
                    let mut component = stack.split_off(start);
                    component.iter().for_each(|&s| self.on_stack[s as usize] = false);
                    component.sort_unstable();
                    let looped = component.len() > 1 || self.edges(at).any(|e| e.to == at && self.is_inside(e));
                    if looped {
                        found.push(component);
                    }
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
