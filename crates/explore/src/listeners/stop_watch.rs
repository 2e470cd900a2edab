//! Comparisons of time go every way, as with JPF's `StopWatchFuzzer`: wherever the program compares a reading of the clock,
//! or what it computed from one, with another long, the outcome is less, equal or greater.
//!
//! Deviation: readings are followed through locals, and through fields that a method of the class puts one into at once, not
//! through calls. `System.nanoTime` counts too.

use rjpf_classes::weave::{Act, Intervention, Site};

use super::ListenerDef;
use super::woven::Woven;

const NAME: &str = "stop-watch";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["StopWatchFuzzer"],
    doc: "lets comparisons of readings of the clock go every way",
    keys: &[],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: |_| Ok(vec![Intervention::new(NAME, "comparisons of time", Site::TimeCompare, Act::AnyOrder)]),
};
