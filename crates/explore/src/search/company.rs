//! Company of a depth-first search: others that look for what it would find too late.
//!
//! Depth-first search is the one to cover everything, but an error behind one of the first choices of a large
//! program comes last. So when nobody has asked for a certain search, sampling (POS, PCT) and delay
//! bounding have a turn now and then, each turn longer than the last one, until one of them finds something or
//! everything is covered. They are searches of their own with states and lessons of their own: whatever they do, a
//! depth-first search that comes to its end has covered and counted the same as without them. Turns are
//! measured in transitions, so that two runs are alike.

use super::shared::Shared;
use super::{Config, Explorer};
use crate::limits::Limits;
use crate::machine::Machine;
use crate::strategy::Strategy;

const SEARCHES: [Strategy; 3] = [Strategy::Pos, Strategy::Pct, Strategy::Delays];

/// States in the first turn of each search; twice as many in the next, and so on up to the last number.
const FIRST_TURN: u64 = 1_000;
const LONGEST_TURN: u64 = 256_000;

/// Transitions of depth-first search for each state in the turn of another.
const PATIENCE: u64 = 6;

/// Paths of a sample that are longer than this part of a turn most likely go round in circles.
const PATHS_PER_TURN: u64 = 8;

pub(super) struct Company<M: Machine> {
    initial: M::Snapshot,
    /// What outlasts their states, apart from what outlasts those of the depth-first search.
    outside: Option<M::Outside>,
    turn: u64,
    /// States in the next turn.
    length: u64,
    /// Transitions of depth-first search until then.
    left: u64,
}

impl<M: Machine> Company<M> {
    /// If all errors are wanted, all paths have to be covered, and then nobody is in a hurry.
    pub(super) fn of(config: &Config, initial: &M::Snapshot) -> Option<Self> {
        let whole = config.range.is_none() && !config.multiple_errors;
        let wanted = config.company && config.strategy == Strategy::DepthFirst && whole;
        let (length, left) = (FIRST_TURN, FIRST_TURN * PATIENCE);
        wanted.then(|| Company { initial: initial.clone(), outside: None, turn: 0, length, left })
    }

    /// Told of each transition: is it time for a turn of the others?
    pub(super) fn is_due(&mut self) -> bool {
        self.left -= 1;
        self.left == 0
    }

    /// True if one of them has found something; then the machine keeps what they have learned, because
    /// the path of the finding rests on it.
    pub(super) fn take_turn(&mut self, machine: &mut M, shared: &Shared<'_>) -> bool {
        let mut outside = self.outside.take().unwrap_or_else(|| machine.outside());
        machine.exchange(&mut outside);
        for strategy in SEARCHES {
            // Delay bounding is no sample: the same turn again would be the same search.
            let is_new = self.length < LONGEST_TURN || strategy != Strategy::Delays;
            if is_new && self.search(strategy, machine, shared) {
                return true;
            }
        }
        machine.exchange(&mut outside);
        machine.observe(shared.listeners.ear());
        self.outside = Some(outside);
        self.turn += 1;
        self.length = (self.length * 2).min(LONGEST_TURN);
        self.left = self.length * PATIENCE;
        false
    }

    fn search(&self, strategy: Strategy, machine: &mut M, shared: &Shared<'_>) -> bool {
        machine.restore(&self.initial);
        let config = Config {
            strategy,
            company: false,
            workers: 1,
            collect_outputs: false,
            walks: u64::MAX,
            seed: shared.config.seed.wrapping_add(self.turn),
            limits: self.limits(strategy, &shared.config.limits),
            ..shared.config.clone()
        };
        let mut explorer = Explorer::new(machine, config);
        explorer.shared.started = shared.started;
        explorer.shared.interrupted = shared.interrupted;
        let verdict = explorer.run();
        machine.drain_output();
        // What the machine cannot do is left to be found, and told, by depth-first search.
        let Ok(verdict) = verdict else { return false };
        let found = !verdict.findings.is_empty();
        if found {
            shared.take_over(verdict, strategy);
        }
        found
    }

    fn limits(&self, strategy: Strategy, asked: &Limits) -> Limits {
        let longest = strategy.is_sampling().then_some((self.length / PATHS_PER_TURN) as u32);
        let depth = asked.depth.into_iter().chain(longest).min();
        Limits { states: Some(self.length), depth, ..*asked }
    }
}
