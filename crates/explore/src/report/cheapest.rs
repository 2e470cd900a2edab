//! The path that is easiest to read, by best-first search over paths.
//!
//! Paths are opened in the order of their [`Cost`]. A run follows an open path to its end and then goes on with the
//! thread that runs, the cheapest way there is; what it could have done instead is opened. A state that the same
//! thread has led to for less is left. What is added to a path never makes it cheaper, so when everything
//! that is still open costs more than the best path to the violation, that one is the cheapest of all.
//!
//! States are made again by running, not kept: this is for the small number of paths that few switches allow.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use rjpf_state::ThreadId;
use rjpf_vm::transition::{ChoicePoint, PointKind};
use rjpf_vm::{Event, Events, Place, Stop, Vm};
use rustc_hash::FxHashMap;

use super::bug::Bug;
use super::retrace::Retracer;
use super::shorten::Run;
use crate::follow::Way;
use crate::jvm::Jvm;
use crate::listeners::{Flow, Listener, Listeners, Notice, View};
use crate::machine::Machine;
use crate::path::Path;

/// What it costs to read a path; what comes first counts most.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// How often another thread goes on, be it forced or not.
    pub(super) switches: usize,
    pub(super) choices: usize,
    /// Sum of the data choices.
    pub(super) values: u64,
    /// Which threads, by name.
    pub(super) names: Vec<Arc<str>>,
    pub(super) path: Path,
}

/// Choices beyond which a path is not followed.
const LONGEST: usize = 2_000;

/// Counts how often another thread goes on.
#[derive(Clone)]
pub(super) struct Turns(Arc<(AtomicU32, AtomicUsize)>);

impl Turns {
    pub(super) fn new() -> Turns {
        Turns(Arc::new((AtomicU32::new(rjpf_vm::boot::MAIN.0), AtomicUsize::new(0))))
    }

    /// The thread that ran last.
    fn last(&self) -> ThreadId {
        ThreadId(self.0.0.load(Ordering::Relaxed))
    }

    pub(super) fn count(&self) -> usize {
        self.0.1.load(Ordering::Relaxed)
    }

    fn runs(&self, thread: ThreadId) {
        if self.0.0.swap(thread.0, Ordering::Relaxed) != thread.0 {
            self.0.1.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Listener for Turns {
    fn wants(&self) -> Events {
        Events::STEP
    }

    fn event(&mut self, _vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        if let Event::Step { .. } = event {
            self.runs(at.thread);
        }
        Flow::Continue
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        if let Notice::Choosing { point, index, .. } = *notice {
            self.runs(point.thread(index));
        }
        Flow::Continue
    }
}

/// An open path, and how many alternatives of its last choice there are to open: values of data are opened one by one, because each
/// costs more than the one before.
type Open = (Cost, u32);

/// Which values of data choices are tried: so many of each, and of the others those that the violation was found with.
#[derive(Clone)]
pub(super) struct ValuesTried {
    pub(super) most: u32,
    pub(super) known: Vec<u32>,
}

/// Of what it is certain that no path is cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certainty {
    None,
    /// Of the paths with values that were tried.
    OfTheseValues,
    All,
}

/// What is known while paths are opened.
#[derive(Default)]
struct Search {
    open: BinaryHeap<Reverse<Open>>,
    /// The least cost of each state, by the thread that led to it.
    seen: FxHashMap<(u128, ThreadId), Cost>,
    best: Option<Run>,
    /// Of each data choice so many values are tried, of the others only `known`.
    most_values: u32,
    /// Values that the violation was found with.
    known: Vec<u32>,
    /// There were more values.
    leaves_values: bool,
    /// Something was left out.
    is_cut: bool,
}

impl Search {
    fn is_worth(&self, cost: &Cost) -> bool {
        self.best.as_ref().is_none_or(|best| *cost < best.cost)
    }

    fn open(&mut self, cost: Cost, siblings: u32) {
        if self.is_worth(&cost) {
            self.open.push(Reverse((cost, siblings)));
        }
    }

    /// The cheapest open path, if it can lead to anything better than what there is.
    fn next(&mut self) -> Option<Path> {
        let Reverse((cost, siblings)) = self.open.pop()?;
        if !self.is_worth(&cost) {
            return None;
        }
        let path = cost.path.clone();
        let last = path.0.last().copied().unwrap_or_default();
        if last + 1 < siblings {
            let mut sibling = cost;
            sibling.values += 1;
            *sibling.path.0.last_mut().expect("it has a last choice") += 1;
            self.open(sibling, siblings);
        }
        Some(path)
    }
}

/// Follows an open path and opens what lies beside the rest of it.
struct Opening<'s> {
    search: &'s mut Search,
    path: Path,
    turns: Turns,
    listeners: Listeners,
    run: Run,
}

impl Opening<'_> {
    /// Alternatives to open beside the one that the run goes on with, each with the number of those that are opened after it.
    fn others(&mut self, point: &ChoicePoint, goes_on: u32) -> Vec<(u32, u32)> {
        let count = point.count();
        if !point.is_data() {
            return (0..count).filter(|&index| index != goes_on).map(|index| (index, 0)).collect();
        }
        let most = self.search.most_values;
        self.search.leaves_values |= count > most;
        let known = self.search.known.iter().filter(|&&value| (most..count).contains(&value));
        (1..count.min(2)).map(|index| (index, count.min(most))).chain(known.map(|&value| (value, 0))).collect()
    }

    /// What the path costs if it goes on with this alternative.
    fn with(&self, vm: &Vm, point: &ChoicePoint, index: u32) -> Cost {
        let thread = point.thread(index);
        let mut cost = self.run.cost_with(self.turns.count());
        cost.switches += usize::from(thread != self.turns.last());
        cost.choices += 1;
        cost.path.0.push(index);
        match point.is_data() {
            true => cost.values += u64::from(index),
            false => cost.names.push(vm.thread_name(thread).into()),
        }
        cost
    }
}

impl Way<Jvm> for Opening<'_> {
    fn next(&mut self, jvm: &mut Jvm, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let taken = self.run.path.0.len();
        if let Some(&index) = self.path.0.get(taken) {
            return Ok(self.run.note(&jvm.vm, point, index));
        }
        let (here, name) = (self.run.cost_with(self.turns.count()), self.listeners.fingerprint(jvm.fingerprint()?));
        let key = (name, self.turns.last());
        if self.search.seen.get(&key).is_some_and(|least| *least <= here) {
            return Ok(None);
        }
        self.search.seen.insert(key, here);
        if taken >= LONGEST {
            self.search.is_cut = true;
            return Ok(None);
        }
        let goes_on = match &point.kind {
            PointKind::Thread { enabled, .. } => enabled.iter().position(|&t| t == self.turns.last()).unwrap_or(0),
            PointKind::Data { .. } => 0,
        } as u32;
        for (index, siblings) in self.others(point, goes_on) {
            let cost = self.with(&jvm.vm, point, index);
            self.search.open(cost, siblings);
        }
        let next = Some(goes_on).filter(|&index| self.search.is_worth(&self.with(&jvm.vm, point, index)));
        Ok(next.and_then(|index| self.run.note(&jvm.vm, point, index)))
    }
}

impl Retracer<'_> {
    /// The cheapest path to the violation, and whether that is certain; looks for paths that cost less than `than`,
    /// if there is one.
    pub(super) fn cheapest(
        &mut self,
        bug: &Bug,
        than: Option<Run>,
        ValuesTried { most, known }: ValuesTried,
        over: &dyn Fn() -> bool,
    ) -> Result<(Option<Run>, Certainty), Stop> {
        let mut search = Search { best: than, most_values: most, known, ..Search::default() };
        search.open.push(Reverse((Cost::default(), 0)));
        while let Some(path) = search.next() {
            if over() || self.jvm.vm.learned.is_broken() {
                return Ok((search.best, Certainty::None));
            }
            let turns = Turns::new();
            let listeners = self.checks();
            listeners.add("turns", Box::new(turns.clone()));
            let mut way = Opening {
                search: &mut search,
                path,
                turns: turns.clone(),
                listeners: listeners.clone(),
                run: Run::default(),
            };
            let followed = match self.follow(&listeners, &mut way) {
                Err(Stop::Halted(_)) => return Ok((search.best, Certainty::None)),
                followed => followed?,
            };
            let run = way.run;
            let run = self.ended(run, followed, turns.count());
            if run.bug.as_ref() == Some(bug) && search.is_worth(&run.cost) {
                search.best = Some(run);
            }
        }
        let certainty = match () {
            () if search.is_cut || self.jvm.vm.learned.is_broken() => Certainty::None,
            () if search.leaves_values => Certainty::OfTheseValues,
            () => Certainty::All,
        };
        Ok((search.best, certainty))
    }
}
