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
mod copy;
mod graph;
mod ops;
mod peers;
mod row;
mod run;
mod table;

use std::sync::Arc;
use std::time::Duration;

use rjpf_state::canonical::RowWalk;
use rustc_hash::FxHashMap;

pub use base::Base;
pub use graph::asking_place;
pub use row::Row;
pub use run::{Ask, Asked, Fate, Fates};
pub use table::Table;

use base::Place;
use peers::Native;
use row::Shape;

/// What lasts from step to step: caches of pure functions, scratch memory, counters.
#[derive(Default)]
pub struct Delta {
    /// By content, pending choice, and which static fields belong to rows; `None` where there is more in states.
    bases: FxHashMap<(u128, [u32; 5], Vec<u32>), Option<Arc<Base>>>,
    places: FxHashMap<Place, Option<Arc<Base>>>,
    shapes: FxHashMap<Box<[(u32, u32)]>, Arc<Shape>>,
    natives: FxHashMap<u32, Native>,
    walk: RowWalk,
    pub statistics: DeltaStatistics,
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
    /// Where the time of tables went: putting rows together, back to before the step, ops, and telling states apart.
    pub merging: Duration,
    pub backtracking: Duration,
    pub executing: Duration,
    pub comparing: Duration,
    /// Why rows fell back to single steps, how often.
    pub fallbacks: FxHashMap<&'static str, u64>,
    /// Native methods at which they did, by class and signature.
    pub natives: FxHashMap<(&'static str, &'static str), u64>,
}
