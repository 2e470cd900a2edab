//! The guide of a guided search: keeps the history of paths and asks the heuristics.

use std::sync::{Arc, Mutex};

use rjpf_vm::transition::ChoicePoint;
use rustc_hash::FxHashMap;

use super::Config;
use super::shared::lock;
use crate::collector::{Collecting, Collector};
use crate::coverage::{Coverage, Covered, ThreadCoverage, Unit, Wanted};
use crate::heuristics::{Heuristic, Scene, View};
use crate::listeners::Listeners;
use crate::steps::{Added, Steps};
use crate::strategy::Strategy;

pub(super) struct Guide {
    /// Their scores are added.
    heuristics: Vec<Box<dyn Heuristic>>,
    coverage: Coverage,
    wanted: Wanted,
    per_thread: bool,
    /// A*: the length of the path is part of the score.
    adds_length: bool,
    /// A*: length of the shortest path to each state so far.
    nearest: Option<FxHashMap<u128, u32>>,
    /// Told what the program executes.
    collector: Arc<Mutex<Collector>>,
}

/// What a guided worker knows of the path that its machine is on.
pub(super) struct Guided<'g> {
    guide: &'g mut Guide,
    /// The history of the path.
    steps: Steps,
    /// The score of the state at its end, if somebody asked for it already.
    scored: Option<i64>,
    /// States that had no place in the full queue.
    refused: u64,
    /// What the last transition executed, if another machine has run it.
    pub(super) covered: Option<Covered>,
}

impl<'g> Guided<'g> {
    pub(super) fn by(guide: &'g mut Guide) -> Self {
        Guided { guide, steps: Steps::default(), scored: None, refused: 0, covered: None }
    }

    pub(super) fn start(&mut self) {
        self.steps = self.guide.start();
    }

    /// The machine has taken an alternative of a state with this history.
    pub(super) fn step(&mut self, before: &Steps, point: &ChoicePoint, index: u32) {
        let covered = self.covered.take().unwrap_or_else(|| lock(&self.guide.collector).drain());
        self.steps = self.guide.step(before, point, index, covered);
        self.scored = None;
    }

    pub(super) fn wanted(&self) -> Wanted {
        self.guide.wanted
    }

    /// What others need to tell threads and methods apart as this one does, and a number that changes with it.
    pub(super) fn collector(&self) -> Collector {
        lock(&self.guide.collector).for_another()
    }

    pub(super) fn version(&self) -> u64 {
        lock(&self.guide.collector).version()
    }

    /// Has the full queue, whose worst score this is, no place for the state that the machine is in?
    pub(super) fn refuses(&mut self, worst: i64, state: &dyn View, point: &ChoicePoint) -> bool {
        let score = self.guide.score(state, point, &self.steps);
        self.scored = Some(score);
        self.refused += u64::from(score >= worst);
        score >= worst
    }

    pub(super) fn refused(&self) -> u64 {
        self.refused
    }

    /// The history and the score of the state that the machine is in.
    pub(super) fn take(&mut self, state: &dyn View, point: &ChoicePoint) -> (Steps, i64) {
        let steps = std::mem::take(&mut self.steps);
        let score = self.scored.take().unwrap_or_else(|| self.guide.score(state, point, &steps));
        (steps, score)
    }

    /// A* only: is this path shorter than those to the same state before? If so, the state is opened
    /// again, because what lies behind it is nearer too.
    pub(super) fn is_nearer(&mut self, name: u128, depth: u32) -> bool {
        self.guide.is_nearer(name, depth)
    }
}

impl Guide {
    /// The guide of a search, if its strategy is a guided one.
    pub(super) fn of(config: &Config, listeners: &Listeners) -> Option<Guide> {
        if !config.strategy.is_guided() {
            return None;
        }
        let heuristics: Vec<_> = config.heuristic.iter().map(|def| (def.build)(&config.tuning)).collect();
        // Branches are always counted: the report says what was covered.
        let instructions = heuristics.iter().any(|h| h.wants().instructions);
        let wanted = Wanted { branches: true, instructions };
        let collector = Collecting::join(wanted, listeners);
        let adds_length = config.strategy == Strategy::AStar;
        Some(Guide {
            heuristics,
            coverage: Coverage::default(),
            wanted,
            per_thread: config.tuning.per_thread,
            adds_length,
            nearest: (adds_length && config.matching).then(FxHashMap::default),
            collector,
        })
    }

    /// The search starts over. What was covered was covered all the same, but not by states that count.
    pub(super) fn start_over(&mut self) {
        self.coverage = Coverage::default();
        self.nearest = self.nearest.take().map(|_| FxHashMap::default());
        *lock(&self.collector) = Collector::new(self.wanted);
    }

    /// A*: is this path shorter than those to the same state before?
    fn is_nearer(&mut self, name: u128, depth: u32) -> bool {
        let Some(nearest) = &mut self.nearest else { return false };
        let best = nearest.entry(name).or_insert(u32::MAX);
        let nearer = depth < *best;
        *best = depth.min(*best);
        nearer
    }

    pub(super) fn coverage(&self) -> Vec<ThreadCoverage> {
        self.coverage.summary(self.wanted)
    }

    /// Takes note of the way to the first choice. All paths have it in common, so it counts for the
    /// search and not for any path.
    fn start(&mut self) -> Steps {
        let covered = lock(&self.collector).drain();
        let covered = self.entered(covered);
        self.coverage.branches.tread(&covered.branches, None);
        self.coverage.instructions.tread(&covered.instructions, None);
        Steps::default()
    }

    /// The history of a path, one transition longer.
    fn step(&mut self, before: &Steps, point: &ChoicePoint, index: u32, covered: Covered) -> Steps {
        let covered = self.entered(covered);
        let last = before.last();
        before.then(Added {
            thread: point.thread(index).0,
            preempts: point.preempts(index),
            chooses_data: point.is_data(),
            branches: self.coverage.branches.tread(&covered.branches, last.map(|s| &s.branches)),
            instructions: self.coverage.instructions.tread(&covered.instructions, last.map(|s| &s.instructions)),
        })
    }

    /// Takes note of what was entered.
    fn entered(&mut self, mut covered: Covered) -> Covered {
        if !self.per_thread {
            let together = |units: &mut Vec<(Unit, u32)>| units.iter_mut().for_each(|(unit, _)| unit.thread = 0);
            together(&mut covered.branches);
            together(&mut covered.instructions);
            for entered in &mut covered.entered {
                entered.thread = 0;
                entered.name = "all threads".into();
            }
        }
        self.coverage.enter(std::mem::take(&mut covered.entered));
        covered
    }

    /// Of the state the machine is in; lower is better.
    fn score(&mut self, state: &dyn View, point: &ChoicePoint, steps: &Steps) -> i64 {
        let (alternatives, is_data) = (point.count(), point.is_data());
        let scene = Scene { state, steps, coverage: &self.coverage, alternatives, is_data };
        let length = if self.adds_length { i64::from(steps.len()) } else { 0 };
        self.heuristics.iter_mut().fold(length, |sum, h| sum.saturating_add(h.score(&scene)))
    }
}
