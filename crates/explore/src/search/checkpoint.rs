//! Checkpoints: a search as bytes, from which another process goes on.
//!
//! What is kept: the states that were seen, the graph as far as it is drawn, what was counted and found, what the
//! machine has learned, and what is open. States are not kept as such: an open state is its path, and the
//! machine that goes on follows it from the start. Findings are paths too; what they lead to is found again
//! on them.
//!
//! There is a checkpoint only where nothing else matters to what comes next: depth-first and breadth-first
//! searches whose listeners look at each path by itself, of programs that keep nothing from one path to
//! the next.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rjpf_state::visited::Visited;
use rjpf_vm::{Breakdown, Stop};

use super::frontier::Open;
use super::shared::{Shared, lock};
use super::{Config, Exits, Explorer};
use crate::codec::{Reader, Writer};
use crate::graph::{Numbers, Order, Sketch, StateGraph};
use crate::limits::Limit;
use crate::machine::Machine;
use crate::path::{Path, Trail};
use crate::storage::Storage;
use crate::strategy::Strategy;
use crate::verdict::Statistics;

/// Who keeps checkpoints, and how often.
pub struct Keeper<'k> {
    pub every: Duration,
    /// A search that has not lasted as long is not worth a checkpoint when it stops.
    pub worth: Duration,
    pub keep: &'k dyn Fn(Vec<u8>),
    /// Does what makes a checkpoint, which may take long.
    pub during: &'k dyn Fn(&mut dyn FnMut()),
    /// Is the one that is being made not wanted any more? Asked now and then.
    pub is_given_up: &'k dyn Fn() -> bool,
}

/// When the next checkpoint is due.
pub(super) struct Due {
    pub(super) every: Duration,
    pub(super) last: Instant,
}

/// An open state, to be opened again.
pub(super) struct Reopened {
    pub(super) path: Trail,
    pub(super) next: u32,
    pub(super) count: u32,
    pub(super) name: u128,
    pub(super) weight: f64,
}

/// What a search goes on with.
pub(super) struct Resumed {
    pub(super) open: Vec<Reopened>,
    pub(super) weight: f64,
    /// Paths that something was found on.
    pub(super) found: Vec<Path>,
    /// Several workers have come so far.
    pub(super) unordered: bool,
    /// An assumption was broken, and nobody had come to start over yet: what was covered is void.
    pub(super) void: bool,
}

/// What else there is to say of a checkpoint, in one word.
const UNORDERED: u32 = 1;
const VOID: u32 = 2;

impl<M: Machine> Explorer<'_, M> {
    /// Why this search leaves no checkpoints, if so.
    pub(super) fn cannot_be_kept(&self) -> Option<String> {
        let config = &self.shared.config;
        if !matches!(config.strategy, Strategy::DepthFirst | Strategy::BreadthFirst) {
            return Some("only searches dfs and bfs leave checkpoints".into());
        }
        if config.storage == Storage::Exact {
            return Some("states that are stored exactly are not kept in checkpoints".into());
        }
        if config.sleep {
            return Some("who sleeps (por.sleep) is not kept in checkpoints".into());
        }
        let listener = self.shared.listeners.needs_order()?;
        Some(format!("what listener {listener} knows is not kept in checkpoints"))
    }

    /// Keeps the search as it is, with what is open. False if the program keeps something for later paths.
    pub(super) fn keep(&self, open: &[Open<M>], weight: f64, unordered: bool) -> bool {
        let (Some(keeper), Some(notes)) = (&self.keeper, self.machine.notes()) else { return false };
        (keeper.during)(&mut || self.write_for(keeper, &notes, open, weight, unordered));
        true
    }

    fn write_for(&self, keeper: &Keeper<'_>, notes: &[u8], open: &[Open<M>], weight: f64, unordered: bool) {
        let mut w = Writer::default();
        w.bytes(notes);
        self.shared.write(&mut w);
        w.u64(weight.to_bits());
        w.u32((u32::from(unordered) * UNORDERED) | (u32::from(self.machine.broken()) * VOID));
        let mut before = &Trail::default();
        w.list(open.iter(), |w, open| {
            if (keeper.is_given_up)() {
                return;
            }
            let trail = &open.node.route.trail;
            write_trail(w, before, trail);
            before = trail;
            w.u32(open.next);
            w.u32(open.count);
            w.u128(open.node.name);
            w.u64(open.node.weight.to_bits());
        });
        if !(keeper.is_given_up)() {
            (keeper.keep)(w.0);
        }
    }

    /// Takes up a search where a checkpoint left it; the machine is at its start.
    pub(super) fn take_up_checkpoint(&mut self, bytes: &[u8]) -> Result<Resumed, Stop> {
        let mut r = Reader(bytes);
        let notes = r.bytes().and_then(|notes| self.machine.begin_with(notes));
        let resumed = notes.and_then(|()| self.shared.read_all(&mut r));
        resumed.ok_or_else(|| Stop::Mismatch("the checkpoint cannot be read".into()))
    }
}

impl Shared<'_> {
    fn write(&self, w: &mut Writer) {
        let verdict = lock(&self.verdict);
        write_statistics(w, &verdict.statistics, self.started.elapsed() + self.before);
        w.u64(self.names.load(Ordering::Relaxed));
        let is_cut = verdict.limits.iter().any(|limit| matches!(limit, Limit::Depth(_)));
        w.u32(u32::from(is_cut));
        w.list(verdict.exit_codes.iter(), |w, &code| w.u32(code as u32));
        w.list(verdict.outputs.iter(), |w, output| w.bytes(output));
        let notes = verdict.notes.iter().map(|note| &note.finding);
        let paths: BTreeSet<&Path> = verdict.findings.iter().chain(notes).map(|finding| &finding.path).collect();
        w.list(paths.into_iter(), |w, path| w.indices(&path.0));
        lock(&self.exits).write(w);
        let seen = match &self.visited {
            Visited::HashCompact(seen) => seen.fingerprints(),
            Visited::Exact(_) => Vec::new(),
        };
        w.list(seen.into_iter(), |w, name| w.u128(name));
        let Some(graph) = &self.graph else { return w.u32(0) };
        w.u32(1);
        graph.numbers.write(w);
        w.list(lock(&graph.sketches).iter(), |w, sketch| sketch.write(w));
    }

    /// What lies behind the machine's own notes.
    fn read_all(&mut self, r: &mut Reader<'_>) -> Option<Resumed> {
        let found = self.read(r)?;
        let weight = f64::from_bits(r.u64()?);
        let said = r.u32()?;
        let mut way = Vec::new();
        let open = r.list(|r| {
            let path = read_trail(r, &mut way)?;
            let (next, count, name) = (r.u32()?, r.u32()?, r.u128()?);
            Some(Reopened { path, next, count, name, weight: f64::from_bits(r.u64()?) })
        })?;
        let (unordered, void) = (said & UNORDERED != 0, said & VOID != 0);
        r.is_empty().then_some(Resumed { open, weight, found, unordered, void })
    }

    /// The paths that something was found on.
    fn read(&mut self, r: &mut Reader<'_>) -> Option<Vec<Path>> {
        let (statistics, before) = read_statistics(r)?;
        self.before = before;
        self.states.store(statistics.states, Ordering::Relaxed);
        self.names.store(r.u64()?, Ordering::Relaxed);
        if r.u32()? == 1 {
            self.limited(Limit::Depth(self.config.limits.depth?));
        }
        let exit_codes = r.list(|r| Some(r.u32()? as i32))?.into_iter().collect();
        let outputs = r.list(|r| Some(r.bytes()?.to_vec()))?.into_iter().collect();
        let found = r.list(|r| Some(Path(r.indices()?)))?;
        let mut verdict = lock(&self.verdict);
        (verdict.statistics, verdict.exit_codes, verdict.outputs) = (statistics, exit_codes, outputs);
        drop(verdict);
        self.exits = Exits::read(r)?.into();
        let Visited::HashCompact(seen) = &self.visited else { return None };
        r.list(|r| Some(seen.insert(r.u128()?)))?;
        let has_graph = r.u32()? == 1;
        if has_graph != self.graph.is_some() {
            return None;
        }
        if let Some(graph) = &mut self.graph {
            graph.numbers = Numbers::read(r)?;
            let count = graph.numbers.count();
            graph.sketches = r.list(|r| Sketch::read(r, count))?.into();
        }
        Some(found)
    }
}

/// Can these bytes be gone on with, as far as that can be said without the program? For `fuzz`: whatever is read is
/// used as a search would use it.
#[doc(hidden)]
pub fn is_readable(bytes: &[u8]) -> bool {
    let mut shared = Shared::new(Config::default());
    shared.forget();
    let mut r = Reader(bytes);
    if r.bytes().and_then(|_| shared.read_all(&mut r)).is_none() {
        return false;
    }
    let sketches = shared.graph.take().map_or_else(Vec::new, |graph| super::shared::into_inner(graph.sketches));
    drop(StateGraph::of(sketches, Some(Order::DepthFirst)).find_fair_cycle());
    true
}

/// Where a trail parts from the one before it, and what follows: open states are many, and most of each path is that of another.
fn write_trail(w: &mut Writer, before: &Trail, trail: &Trail) {
    let (common, _) = before.meet(trail);
    w.u32(common);
    w.indices(&trail.since(common));
}

/// Reads one behind another one, of which there are all beginnings.
fn read_trail(r: &mut Reader<'_>, way: &mut Vec<Trail>) -> Option<Trail> {
    let common = r.u32()? as usize;
    if common > way.len() {
        return None;
    }
    way.truncate(common);
    for index in r.indices()? {
        let before = way.last().cloned().unwrap_or_default();
        way.push(before.then(index));
    }
    Some(way.last().cloned().unwrap_or_default())
}

fn write_statistics(w: &mut Writer, s: &Statistics, elapsed: Duration) {
    let depth = u64::from(s.max_depth);
    for value in [s.states, s.matched, s.transitions, s.ends, s.ignored, depth, s.thread_choices, s.data_choices] {
        w.u64(value);
    }
    for value in [s.peak_frontier, s.restarts, elapsed.as_nanos() as u64] {
        w.u64(value);
    }
}

fn read_statistics(r: &mut Reader<'_>) -> Option<(Statistics, Duration)> {
    let mut next = || r.u64();
    let statistics = Statistics {
        states: next()?,
        matched: next()?,
        transitions: next()?,
        ends: next()?,
        ignored: next()?,
        max_depth: next()?.try_into().ok()?,
        thread_choices: next()?,
        data_choices: next()?,
        peak_frontier: next()?,
        restarts: next()?,
        elapsed: Duration::ZERO,
        time: Breakdown::default(),
    };
    Some((statistics, Duration::from_nanos(next()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Depth-first and breadth-first frontiers, and paths in no order at all, with and without common links.
    #[test]
    fn trails_are_read_back_and_known_by_where_they_part() {
        let deep = (0..50).fold(vec![Trail::default()], |mut trails, i| {
            trails.push(trails[trails.len() - 1].then(i % 3));
            trails
        });
        let broad: Vec<Trail> = (0..20).map(|i| deep[7].then(i).then(1)).collect();
        let loose = [[3, 1, 2], [0, 0, 0], [3, 1, 1], [3, 1, 2]];
        let loose = loose.map(|path| path.iter().fold(Trail::default(), |trail, &index| trail.then(index)));
        let all: Vec<Trail> = deep.into_iter().chain(broad).chain(loose).collect();
        let mut w = Writer::default();
        let mut before = &Trail::default();
        for trail in &all {
            write_trail(&mut w, before, trail);
            before = trail;
        }
        assert!(w.0.len() < 2000, "{} bytes", w.0.len());
        let (mut r, mut way) = (Reader(&w.0), Vec::new());
        for trail in &all {
            assert_eq!(read_trail(&mut r, &mut way).unwrap().path(), trail.path());
        }
        assert!(r.is_empty());
        for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
            let (one, two) = (a.path(), b.path());
            let common = one.0.iter().zip(&two.0).take_while(|(x, y)| x == y).count();
            assert_eq!(a.meet(b), (common as u32, one.cmp(&two)), "{one} {two}");
        }
        // What is longer than what was there before.
        let mut w = Writer::default();
        w.u32(4);
        assert!(read_trail(&mut Reader(&w.0), &mut vec![Trail::default().then(1)]).is_none());
    }
}
