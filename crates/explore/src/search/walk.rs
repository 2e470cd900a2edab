//! Sampling: one branch per choice, many walks.
//!
//! Random walks choose uniformly. PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte 2010) gives
//! threads random priorities and lowers one at `d - 1` random steps; POS (Yuan, Yang, Gu 2018)
//! gives each pending step its own random priority. Deviation: our steps are transitions between
//! visible operations, POS draws anew for the thread that ran only, and data choices are uniform in all three.

use std::sync::atomic::Ordering;

use rjpf_state::ThreadId;
use rjpf_vm::Stop;
use rjpf_vm::transition::ChoicePoint;

use super::Config;
use super::ahead::{Ahead, Walk, Walked};
use super::route::Route;
use super::worker::{End, Flow, Worker};
use crate::limits::Limit;
use crate::listeners::{Notice, Saved};
use crate::machine::Machine;
use crate::strategy::Strategy;

/// A small, fast, stable generator (SplitMix64): the same seed gives the same walks for ever.
pub(crate) struct SplitMix(pub(crate) u64);

impl SplitMix {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub(crate) fn below(&mut self, n: u32) -> u32 {
        (self.next() % u64::from(n.max(1))) as u32
    }
}

/// How one walk picks among alternatives.
pub(super) struct Picker {
    random: SplitMix,
    strategy: Strategy,
    /// PCT and POS: priority of each thread by its number; larger runs first.
    priorities: Vec<u64>,
    /// PCT: steps at which the running alternative drops to the lowest priority.
    changes: Vec<u64>,
    step: u64,
}

/// Steps that a walk is expected to have, before any has had more.
const FEWEST_STEPS: u64 = 64;

impl Picker {
    /// The one of this walk: another seed for each.
    pub(super) fn of(config: &Config, walk: Walk) -> Picker {
        let seed = config.seed ^ walk.number.wrapping_mul(0xD134_2543_DE82_EF95);
        Picker::new(seed, config.strategy, config.pct_depth, walk.expected)
    }

    pub(super) fn steps(&self) -> u64 {
        self.step
    }

    fn new(seed: u64, strategy: Strategy, pct_depth: u32, expected_steps: u64) -> Picker {
        let mut random = SplitMix(seed);
        let changes = (1..pct_depth).map(|_| random.next() % expected_steps.max(1)).collect();
        Picker { random, strategy, priorities: Vec::new(), changes, step: 0 }
    }

    fn pick(&mut self, point: &ChoicePoint) -> u32 {
        self.step += 1;
        let count = point.count();
        if point.is_data() || self.strategy == Strategy::Random {
            return self.random.below(count);
        }
        let best = (0..count).max_by_key(|&i| self.priority(point.thread(i))).unwrap_or(0);
        let at = point.thread(best).0 as usize;
        if self.strategy == Strategy::Pos {
            self.priorities[at] = self.random.next() | 1 << 32;
        } else if self.changes.contains(&self.step) {
            self.priorities[at] = u64::from(self.random.next() as u32);
        }
        best
    }

    fn priority(&mut self, thread: ThreadId) -> u64 {
        let number = thread.0 as usize;
        while self.priorities.len() <= number {
            let priority = self.random.next() | 1 << 32;
            self.priorities.push(priority);
        }
        self.priorities[number]
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    /// Walks from the start again and again until the number of walks or a bound is reached.
    pub(super) fn walks(&mut self) -> Result<End<M>, Stop> {
        self.shared.limited(Limit::Sampling);
        let start = (self.machine.snapshot(), self.listeners.save());
        let mut expected = FEWEST_STEPS;
        for number in 0..self.shared.config.walks {
            self.open_weight = 1.0 - number as f64 / self.shared.config.walks as f64;
            if self.machine.broken() {
                self.machine.begin_round();
                self.statistics.restarts += 1;
            }
            let states = self.shared.config.limits.states;
            let states = states.map(|most| most.saturating_sub(self.shared.states.load(Ordering::Relaxed)));
            let (goes_on, steps) = match self.walk_ahead(Walk { number, expected, states }, &start) {
                Some(walked) => {
                    let steps = walked.steps;
                    self.take_over_walk(walked);
                    (!self.out_of_bounds(), steps)
                }
                None => self.walk_from(&start, Walk { number, expected, states })?,
            };
            if !goes_on {
                break;
            }
            // Nothing else depends on it.
            if steps > expected && self.shared.config.strategy == Strategy::Pct {
                expected = steps;
                self.ahead.iter_mut().for_each(Ahead::withdraw);
            }
        }
        Ok(End::Over)
    }

    /// What came of a walk that somebody else has run, if so.
    fn walk_ahead(&mut self, walk: Walk, start: &(M::Snapshot, Saved)) -> Option<Walked<M>> {
        self.look_ahead(walk.expected);
        let (all, shared) = (self.shared.config.walks, self.shared);
        let ahead = self.ahead.as_mut()?;
        ahead.offer_walks(start, (walk.number..all).map(|number| Walk { number, ..walk }));
        ahead.walked(walk, || shared.interrupted.is_some_and(|flag| flag.load(Ordering::Relaxed)))
    }

    /// One walk from the start: whether the search goes on, and its length.
    fn walk_from(&mut self, (initial, tracked): &(M::Snapshot, Saved), walk: Walk) -> Result<(bool, u64), Stop> {
        self.machine.restore(initial);
        self.listeners.restore(tracked);
        self.tell(&Notice::Restored { state: 0, depth: 0 });
        let mut picker = Picker::of(&self.shared.config, walk);
        let lessons = self.machine.lessons();
        let goes_on = self.walk(&mut picker)?;
        if self.machine.lessons() != lessons {
            self.ahead.iter_mut().for_each(Ahead::withdraw);
        }
        Ok((goes_on, picker.step))
    }

    /// One walk. False if the search ends with it.
    pub(super) fn walk(&mut self, picker: &mut Picker) -> Result<bool, Stop> {
        let mut outcome = self.machine.start()?;
        let mut route = self.go(&Route::default(), None);
        let (mut from, mut taken) = (None, 0);
        loop {
            let flow = self.arrive(outcome, &mut route)?;
            if self.tell_arrival(from, taken, &route) {
                return Ok(false);
            }
            from = self.arrival.name();
            let point = match flow {
                Flow::New(point) => point,
                Flow::Done => return Ok(true),
                Flow::Stop => return Ok(false),
            };
            if self.out_of_bounds() {
                return Ok(false);
            }
            taken = picker.pick(&point);
            self.statistics.transitions += 1;
            self.tell(&Notice::Choosing { point: &point, index: taken, depth: route.trail.len() });
            outcome = self.machine.take(taken)?;
            route = self.go(&route, Some((&point, taken)));
        }
    }
}
