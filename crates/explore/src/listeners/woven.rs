//! What the listeners have in common that change what the program does: all they want is woven into its code
//! (`classes/src/weave.rs`), so that nothing is left to be done here but to say where.

use rjpf_classes::weave::{Intervention, Location};
use rjpf_vm::Vm;

use super::{Listener, ListenerOptions, Section};

/// Says what was woven in.
pub(super) struct Woven(pub(super) &'static str);

impl Listener for Woven {
    fn looks_at_states(&self) -> bool {
        false
    }

    fn rests(&self) -> bool {
        true
    }

    fn any_order(&self) -> bool {
        true
    }

    fn report(&mut self, vm: &Vm) -> Option<Section> {
        let mine = vm.registry.interventions().iter().filter(|i| i.by == self.0);
        let line = |i: &Intervention| match i.is_woven() {
            true => i.label.clone(),
            false => format!("{}: no code that ran has such a place", i.label),
        };
        Some(Section::of_lines(format!("{} changed the program", self.0), mine.map(line).collect()))
    }
}

/// The ids that a key lists, each with its keys below `prefix`.
pub(super) fn ids(options: &ListenerOptions, prefix: &str, list: &str) -> Vec<(String, String)> {
    let all = options.list(&format!("{prefix}.{list}"));
    all.into_iter().map(|id| (format!("{prefix}.{id}"), id)).collect()
}

/// The value of a key that has to be there, in the form that `parse` takes.
pub(super) fn required<T>(
    options: &ListenerOptions,
    key: &str,
    parse: impl Fn(&str) -> Option<T>,
    form: &str,
) -> Result<T, String> {
    let text = options.text(key).ok_or_else(|| format!("{key} is missing; it is {form}"))?;
    parse(text).ok_or_else(|| format!("{key} is {form}, not '{text}'"))
}

/// Only where `key.location` says, if it is there.
pub(super) fn located(options: &ListenerOptions, key: &str, what: Intervention) -> Result<Intervention, String> {
    let key = format!("{key}.location");
    match options.text(&key) {
        None => Ok(what),
        Some(_) => {
            let location = required(options, &key, Location::parse, "a place as Main.java:42")?;
            Ok(Intervention { location: Some(location), ..what })
        }
    }
}

pub(super) const METHOD: &str = "a method as x.y.Point.move(int,int)";
pub(super) const FIELD: &str = "a field as x.y.Point.x";
