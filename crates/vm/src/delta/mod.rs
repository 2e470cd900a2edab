//! Delta execution: one step for a whole set of states.
//!
//! States that stand at the same choice and differ only in what the program's one thread works on (its
//! registers, static fields, objects) are [`Row`]s over a common [`Base`]: words beside a state from which they were taken
//! out. A [`Table`] holds rows side by side, word by word, so that an op runs over a column of values
//! (`run.rs`, `ops.rs`) under a selection of rows. Where rows decide differently the selection splits, and where they meet
//! again at the same place of the code it is put together.
//!
//! A step over columns has no effect but its result: what each row comes to ([`Fate`]). Whoever searches takes the fates up
//! in the order in which single steps would have come. A row that comes to something columns
//! cannot do (an exception, a native method, a monitor, a class to be initialised) falls back: its whole step is
//! run again by the ordinary machine, so that there is one implementation of all that.

mod base;
mod constants;
mod copy;
mod graph;
mod natives;
mod ops;
mod peers;
mod row;
mod run;
mod table;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rjpf_state::canonical::RowWalk;
use rustc_hash::FxHashMap;

pub use base::Base;
pub use graph::asking_place;
pub use row::Row;
pub use run::{Ask, Asked, Fate, Fates, Graphs};
pub use table::Table;

use crate::{Breakdown, processor_time};
use base::Place;
use peers::Native;
use row::Shape;

/// By content, pending choice, and which static fields belong to rows; `None` where there is more in states.
type Bases = FxHashMap<(u128, [u32; 5], Vec<u32>), Option<Arc<Base>>>;

/// What lasts from step to step: caches of pure functions, scratch memory, counters.
#[derive(Default)]
pub struct Delta {
    /// All machines of a search have the same, so that their rows go together.
    bases: Arc<Mutex<Bases>>,
    places: FxHashMap<Place, Option<Arc<Base>>>,
    shapes: FxHashMap<Box<[(u32, u32)]>, Arc<Shape>>,
    natives: FxHashMap<u32, Native>,
    walk: RowWalk,
    is_timed: bool,
    pub statistics: DeltaStatistics,
}

impl Delta {
    /// Where time goes is counted or not.
    #[must_use]
    pub fn timed(is_timed: bool) -> Delta {
        Delta { is_timed, ..Delta::default() }
    }

    /// The processor's time, if it is counted.
    pub fn now(&self) -> Duration {
        if self.is_timed { processor_time() } else { Duration::ZERO }
    }

    /// For another machine of the same search.
    #[must_use]
    pub fn sibling(&self) -> Delta {
        Delta { bases: self.bases.clone(), is_timed: self.is_timed, ..Delta::default() }
    }
}

/// What was run over columns, and what was not.
#[derive(Default, Clone, Debug)]
pub struct DeltaStatistics {
    /// Steps of whole tables, one for each alternative.
    pub steps: u64,
    /// Rows in them: single steps that they stand for.
    pub rows: u64,
    /// Stretches of code that were run for some rows between splits and meetings.
    pub stretches: u64,
    /// Ops that were run for some rows, and for how many in all.
    pub ops: u64,
    pub row_ops: u64,
    /// Results that all rows of an op had in common.
    pub constants: u64,
    /// Where the time of tables went, if that is wanted.
    pub time: Breakdown,
    /// Why rows fell back to single steps, how often.
    pub fallbacks: FxHashMap<&'static str, u64>,
    /// Native methods at which they did, by class and signature.
    pub natives: FxHashMap<(&'static str, &'static str), u64>,
}

impl DeltaStatistics {
    pub fn add(&mut self, other: &DeltaStatistics) {
        let DeltaStatistics { steps, rows, stretches, ops, row_ops, constants, .. } = other;
        let DeltaStatistics { time, fallbacks, natives, .. } = other;
        self.steps += steps;
        self.rows += rows;
        self.stretches += stretches;
        self.ops += ops;
        self.row_ops += row_ops;
        self.constants += constants;
        self.time.add(time);
        for (why, count) in fallbacks {
            *self.fallbacks.entry(why).or_default() += count;
        }
        for (native, count) in natives {
            *self.natives.entry(*native).or_default() += count;
        }
    }
}
