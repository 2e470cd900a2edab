//! Throws `OutOfMemoryError` where objects are made, with the keys of JPF's `OOMEInjector`: `oome.locations` (lines as
//! `Main.java:12-20`: in them and in all that is called from there), `oome.types` (classes; with `+` behind the name also
//! those below).

use rjpf_classes::weave::{Act, Intervention, Lines, Site};

use super::woven::Woven;
use super::{ListenerDef, ListenerOptions};

const NAME: &str = "out-of-memory";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["OOMEInjector"],
    doc: "throws OutOfMemoryError where objects are made (oome.locations, oome.types)",
    keys: &["oome.*"],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: interventions,
};

fn interventions(options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    let mut all = Vec::new();
    for text in options.list("oome.locations") {
        let lines = Lines::parse(&text).ok_or_else(|| format!("oome.locations are as Main.java:12-20, not '{text}'"))?;
        let act = Act::OutOfMemory { lines: Some(lines) };
        all.push(Intervention::new(NAME, text, Site::Allocation(None), act));
    }
    for name in options.list("oome.types") {
        let site = Site::Allocation(Some(name.clone()));
        all.push(Intervention::new(NAME, name, site, Act::OutOfMemory { lines: None }));
    }
    match all.is_empty() {
        true => Err("oome.locations or oome.types say where there is no memory".into()),
        false => Ok(all),
    }
}
