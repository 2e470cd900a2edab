//! Sampling: one branch per choice, many walks.
//!
//! Random walks choose uniformly. PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte 2010) gives
//! threads random priorities and lowers one at `d - 1` random steps; POS (Yuan, Yang, Gu 2018)
//! gives each pending step its own random priority. Deviation: our steps are transitions between
//! visible operations, and data choices are uniform in all three.

use std::sync::Arc;

use rjpf_vm::Stop;

use crate::limits::Limit;
use crate::machine::Machine;
use crate::path::Trail;
use crate::search::{Explorer, Flow};
use crate::strategy::Strategy;
use crate::watch::Notice;

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
struct Picker {
    random: SplitMix,
    strategy: Strategy,
    /// PCT and POS: priority of each alternative number seen; larger runs first.
    priorities: Vec<u64>,
    /// PCT: steps at which the running alternative drops to the lowest priority.
    changes: Vec<u64>,
    step: u64,
}

impl Picker {
    fn new(seed: u64, strategy: Strategy, pct_depth: u32, expected_steps: u64) -> Picker {
        let mut random = SplitMix(seed);
        let changes = (1..pct_depth).map(|_| random.next() % expected_steps.max(1)).collect();
        Picker { random, strategy, priorities: Vec::new(), changes, step: 0 }
    }

    fn pick(&mut self, count: u32, is_thread: bool) -> u32 {
        self.step += 1;
        if !is_thread || self.strategy == Strategy::Random {
            return self.random.below(count);
        }
        while self.priorities.len() < count as usize {
            let priority = self.random.next() | 1 << 32;
            self.priorities.push(priority);
        }
        let best = (0..count).max_by_key(|&i| self.priorities[i as usize]).unwrap_or(0);
        let at = best as usize;
        if self.strategy == Strategy::Pos {
            self.priorities[at] = self.random.next() | 1 << 32;
        } else if self.changes.contains(&self.step) {
            self.priorities[at] = u64::from(self.random.next() as u32);
        }
        best
    }
}

impl<M: Machine> Explorer<'_, M> {
    /// Walks from the start again and again until the number of walks or a bound is reached.
    pub(crate) fn walks(&mut self) -> Result<(), Stop> {
        self.config.matching = false;
        self.verdict.note(Limit::Sampling);
        let initial = self.machine.snapshot();
        let mut expected = 64;
        for walk in 0..self.config.walks {
            self.machine.restore(&initial);
            self.tell(&Notice::Restored { state: 0, depth: 0 });
            let mut from = None;
            let mut taken = 0;
            self.open_weight = 1.0 - walk as f64 / self.config.walks as f64;
            let seed = self.config.seed ^ walk.wrapping_mul(0xD134_2543_DE82_EF95);
            let mut picker = Picker::new(seed, self.config.strategy, self.config.pct_depth, expected);
            let mut trail = Trail::default();
            let mut outcome = self.machine.start()?;
            let mut output = self.grow_output(&Arc::default());
            loop {
                let flow = self.arrive(outcome, &trail, &output)?;
                if self.tell_arrival(from, taken, &trail, &output) {
                    return Ok(());
                }
                from = self.name_here();
                let point = match flow {
                    Flow::New(point) => point,
                    Flow::Done => break,
                    Flow::Stop => return Ok(()),
                };
                if self.out_of_bounds() {
                    return Ok(());
                }
                let index = picker.pick(self.machine.count(&point), self.machine.is_thread_choice(&point));
                self.verdict.statistics.transitions += 1;
                self.tell(&Notice::Choosing { point: &point, index, depth: trail.len() });
                taken = index;
                outcome = self.machine.take(&point, index)?;
                trail = trail.then(index);
                output = self.grow_output(&output);
            }
            expected = expected.max(picker.step);
        }
        Ok(())
    }
}
