//! The guide of a guided search: keeps the history of paths and asks the heuristics.

use crate::coverage::{Coverage, Covered, ThreadCoverage, Unit, Wanted};
use crate::frontier::Node;
use crate::heuristics::{Heuristic, Scene};
use crate::machine::Machine;
use crate::search::Config;
use crate::steps::{Added, Steps};
use crate::strategy::Strategy;

pub(crate) struct Guide {
    /// Their scores are added.
    heuristics: Vec<Box<dyn Heuristic>>,
    coverage: Coverage,
    wanted: Wanted,
    per_thread: bool,
    /// A*: the length of the path is part of the score.
    adds_length: bool,
}

impl Guide {
    /// The guide of a search, if its strategy is a guided one.
    pub(crate) fn of(config: &Config) -> Option<Guide> {
        if !config.strategy.is_guided() {
            return None;
        }
        let heuristics: Vec<_> = config.heuristic.iter().map(|def| (def.build)(&config.tuning)).collect();
        // Branches are always counted: the report says what was covered.
        let instructions = heuristics.iter().any(|h| h.wants().instructions);
        Some(Guide {
            heuristics,
            coverage: Coverage::default(),
            wanted: Wanted { branches: true, instructions },
            per_thread: config.tuning.per_thread,
            adds_length: config.strategy == Strategy::AStar,
        })
    }

    pub(crate) fn wanted(&self) -> Wanted {
        self.wanted
    }

    pub(crate) fn coverage(&self) -> Vec<ThreadCoverage> {
        self.coverage.summary(self.wanted)
    }

    /// Takes note of the way to the first choice. All paths have it in common, so it counts for the
    /// search and not for any path.
    pub(crate) fn start<M: Machine>(&mut self, machine: &mut M) -> Steps {
        let covered = self.covered(machine);
        self.coverage.branches.tread(&covered.branches, None);
        self.coverage.instructions.tread(&covered.instructions, None);
        Steps::default()
    }

    /// The history of a path, one transition longer.
    pub(crate) fn step<M: Machine>(&mut self, machine: &mut M, from: &Node<M>, index: u32) -> Steps {
        let covered = self.covered(machine);
        let before = &from.steps;
        let last = before.last();
        before.then(Added {
            thread: machine.thread_of(&from.point, index),
            preempts: machine.preempts(&from.point, index),
            chooses_data: !machine.is_thread_choice(&from.point),
            branches: self.coverage.branches.tread(&covered.branches, last.map(|s| &s.branches)),
            instructions: self.coverage.instructions.tread(&covered.instructions, last.map(|s| &s.instructions)),
        })
    }

    fn covered<M: Machine>(&mut self, machine: &mut M) -> Covered {
        let mut covered = machine.drain_covered();
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
    pub(crate) fn score<M: Machine>(&mut self, machine: &M, point: &M::Point, steps: &Steps) -> i64 {
        let scene = Scene {
            state: machine.view(),
            steps,
            coverage: &self.coverage,
            alternatives: machine.count(point),
            is_data: !machine.is_thread_choice(point),
        };
        let length = if self.adds_length { i64::from(steps.len()) } else { 0 };
        self.heuristics.iter_mut().fold(length, |sum, h| sum.saturating_add(h.score(&scene)))
    }
}
