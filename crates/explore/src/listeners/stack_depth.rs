//! Throws `StackOverflowError` when a thread of the program has more frames than `sdc.max_stack_depth` (42), as JPF's
//! `StackDepthChecker` does. Frames of the library and of native methods count.

use rjpf_classes::weave::{Act, Intervention, Site};

use super::woven::Woven;
use super::{ListenerDef, ListenerOptions};

const NAME: &str = "stack-depth";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["StackDepthChecker"],
    doc: "throws StackOverflowError when a thread has too many frames (sdc.max_stack_depth)",
    keys: &["sdc.*"],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: interventions,
};

fn interventions(options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    let most = options.number("sdc.max_stack_depth")?.unwrap_or(42).min(u64::from(u32::MAX)) as u32;
    let label = format!("at most {most} frames");
    Ok(vec![Intervention::new(NAME, label, Site::AnyEntry, Act::StackOverflow { most })])
}
