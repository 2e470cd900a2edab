//! Flips bits of what is stored, with the keys of JPF's `BitFlipListener`.
//!
//! `bitflip.fields`, `bitflip.params` and `bitflip.localvars` list ids. `bitflip.ID.field`, or `bitflip.ID.method` and
//! `bitflip.ID.name`, says what: a field or local variable whenever it is written, a parameter whenever the method is called.
//! `bitflip.ID.nbit` bits are flipped (1), each set of them on a path of its own.
//!
//! Deviation: `@BitFlip` in the program is not looked at; classes need local variable tables (`javac -g`) for names.

use rjpf_classes::weave::{Act, FieldSpec, Intervention, MethodSpec, Site};

use super::woven::{FIELD, METHOD, Woven, ids, required};
use super::{ListenerDef, ListenerOptions};

const NAME: &str = "bit-flips";
const PREFIX: &str = "bitflip";

/// Beyond this many there are more sets of bits than anyone explores.
const MOST_BITS: u64 = 7;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["BitFlipListener"],
    doc: "flips bits of fields, parameters and local variables (bitflip.fields, bitflip.params, bitflip.localvars)",
    keys: &["bitflip.*"],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: interventions,
};

fn interventions(options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    let mut all = Vec::new();
    let mut add = |key: &str, id: String, site: Site| -> Result<(), String> {
        all.push(Intervention::new(NAME, id, site, act(options, key)?));
        Ok(())
    };
    for (key, id) in ids(options, PREFIX, "fields") {
        let field = required(options, &format!("{key}.field"), FieldSpec::parse, FIELD)?;
        add(&key, id, Site::FieldWrite(field))?;
    }
    let method = |key: &str| required(options, &format!("{key}.method"), MethodSpec::parse, METHOD);
    let name = |key: &str| required(options, &format!("{key}.name"), |t| Some(t.to_string()), "the name of a variable");
    for (key, id) in ids(options, PREFIX, "params") {
        add(&key, id, Site::Parameter { method: method(&key)?, name: Some(name(&key)?) })?;
    }
    for (key, id) in ids(options, PREFIX, "localvars") {
        add(&key, id, Site::Local { method: method(&key)?, name: name(&key)? })?;
    }
    match all.is_empty() {
        true => Err("bitflip.fields, bitflip.params or bitflip.localvars say whose bits are flipped".into()),
        false => Ok(all),
    }
}

fn act(options: &ListenerOptions, key: &str) -> Result<Act, String> {
    let key = format!("{key}.nbit");
    match options.number(&key)?.unwrap_or(1) {
        count @ 1..=MOST_BITS => Ok(Act::FlipBits { count: count as i32 }),
        other => Err(format!("{key} is a number from 1 to {MOST_BITS}, not {other}")),
    }
}
