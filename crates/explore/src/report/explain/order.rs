//! Objects and variables that others changed between two calls, and steps of two threads that came in the wrong order.
//!
//! None of this is a mistake by itself, so nothing of it is told unless the program was tried the other way round.

use super::super::trace::{Access, Step, What};
use super::{Apart, Call, Otherwise, Story, Told, asks, called, changes, equation, owner};

/// Methods of futures that take a callback.
const CALLBACKS: &[&str] = &["then", "when", "handle", "exceptionally"];

impl<'t> Story<'t> {
    /// A thread changed an object and asked it after that; another one changed it in between.
    pub(super) fn spoiled_calls(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let own = || self.calls().rev().filter(|call| call.step.column == failed.column);
        let mut found = Vec::new();
        for ask in own().filter(|call| asks(&call.text)) {
            let is_before = |call: &Call<'_>| call.at < ask.at && call.object == ask.object && changes(&call.text);
            let near = |call: &Call<'_>| same_method(call.step, ask.step);
            let Some(set) = own().find(is_before).filter(near) else { continue };
            let meanwhile = |other: &Call<'_>| {
                let is_within = other.at < ask.end && (other.at > set.at || other.end > set.at);
                is_within && other.step.column != failed.column && other.object == ask.object && changes(&other.text)
            };
            let Some(change) = self.calls().rev().find(meanwhile) else { continue };
            let who = self.name(failed);
            let did = if change.at > set.at { "called" } else { "was inside of" };
            let text = format!(
                "changed in between: {who} called {} at {}; {} {did} {} at {} after that; {who} called {} at {}",
                set.text,
                set.step.place.short(),
                self.name(change.step),
                change.text,
                change.step.place.short(),
                ask.text,
                ask.step.place.short()
            );
            let until = Some(ask.at).filter(|_| !ask.is_over && change.at < ask.at);
            let steps = vec![set.at, change.at, ask.at, ask.end];
            found.push(self.after_others(text, failed.column, set.at, until, steps));
        }
        found
    }

    /// Whoever fails read two fields of an object while another thread had written one of them and was about to go on.
    pub(super) fn half_change(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = || {
            let reads = self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
            reads.filter(|(_, s, _)| same_method(s, failed))
        };
        for (i, one, new) in own() {
            let written = |(k, s, a): &(usize, &Step, &Access)| {
                *k < i && a.is_write && a.variable == new.variable && s.column != failed.column
            };
            let Some((w, writer, write)) = self.accesses().rev().find(written).filter(|(.., w)| w.value == new.value)
            else {
                continue;
            };
            let is_other = |(_, _, a): &(usize, &Step, &Access)| {
                a.variable != new.variable && owner(&a.variable) == owner(&new.variable) && a.variable.contains('#')
            };
            let Some((k, other, old)) = own().find(is_other).filter(|(k, ..)| *k > w) else { continue };
            let Some(rest) = self.goes_on(writer, owner(&new.variable), i.max(k)) else { continue };
            let (who, whom) = (self.name(failed), self.name(writer));
            let text = format!(
                "read in the middle of a change: {whom} wrote {} at {}; {who} read {} at {} and {} at {}; {whom} {rest}",
                equation(write),
                writer.place.short(),
                equation(new),
                one.place.short(),
                equation(old),
                other.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: failed.column, from: i.min(k), until: None }));
            return Some(Told { text, apart, is_linked: false, steps: vec![w, i, k] });
        }
        None
    }

    /// What the method that a thread wrote something in does to the same object after a step, or where it stands at the end.
    fn goes_on(&self, writer: &Step, object: &str, after: usize) -> Option<String> {
        let writes = |(i, s, a): &(usize, &Step, &Access)| {
            *i > after && s.column == writer.column && a.is_write && owner(&a.variable) == object
        };
        if let Some((_, step, write)) = self.accesses().find(writes).filter(|(_, s, _)| same_method(s, writer)) {
            return Some(format!("then wrote {} at {}", equation(write), step.place.short()));
        }
        let end = self.trace.ends.iter().find(|end| end.name == self.name(writer))?;
        let is_there = end.place.class == writer.place.class && end.place.method == writer.place.method;
        is_there.then(|| format!("is still at {} in the same method", end.place.short()))
    }

    /// Two threads wrote a variable, and whoever fails read what the second one wrote.
    pub(super) fn order_of_writes(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let mut found: Vec<Told> = Vec::new();
        let reads = self.accesses().rev().filter(|(_, step, read)| step.column == failed.column && !read.is_write);
        for (r, reader, read) in reads {
            let writes = |before: usize| {
                let is_it =
                    move |(i, _, a): &(usize, &Step, &Access)| *i < before && a.is_write && a.variable == read.variable;
                self.accesses().rev().find(is_it)
            };
            let Some((k, second, last)) = writes(r) else { continue };
            let Some((i, first, over)) = writes(k) else { continue };
            // Who looked at what was there before it wrote has made something of it.
            let looks = |(j, s, a): (usize, &Step, &Access)| {
                j > i && j < k && s.column == second.column && !a.is_write && a.variable == read.variable
            };
            let is_alike = over.value == last.value || last.value != read.value;
            if first.column == second.column || is_alike || self.accesses().any(looks) {
                continue;
            }
            let text = format!(
                "order of writes: {} wrote {} at {}; {} then wrote {} at {}; {} read {} at {}",
                self.name(first),
                equation(over),
                first.place.short(),
                self.name(second),
                equation(last),
                second.place.short(),
                self.name(reader),
                equation(read),
                reader.place.short()
            );
            if found.iter().all(|told| told.text != text) {
                found.push(self.after_others(text, first.column, i, Some(k + 1), vec![i, k, r]));
            }
        }
        found
    }

    /// Two threads changed an object, and whoever fails asked it after that.
    pub(super) fn order_of_calls(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let mut found = Vec::new();
        let own = self.calls().rev().filter(|call| call.step.column == failed.column && asks(&call.text));
        for ask in own {
            let before = |at: usize| {
                let is_it = move |call: &Call<'_>| call.end < at && call.object == ask.object && changes(&call.text);
                self.calls().rev().find(is_it)
            };
            let Some(second) = before(ask.at) else { continue };
            let Some(first) = before(second.at).filter(|first| first.step.column != second.step.column) else {
                continue;
            };
            let text = format!(
                "order of calls: {} called {} at {}; {} then called {} at {}; {} called {} at {}",
                self.name(first.step),
                first.text,
                first.step.place.short(),
                self.name(second.step),
                second.text,
                second.step.place.short(),
                self.name(ask.step),
                ask.text,
                ask.step.place.short()
            );
            let steps = vec![first.at, second.at, ask.at];
            found.push(self.after_others(text, first.step.column, first.at, Some(second.end + 1), steps));
        }
        found
    }

    /// What a thread did waits for what others did up to a step; for all that they can do, if nobody had a choice in between.
    fn after_others(&self, text: String, column: usize, from: usize, until: Option<usize>, steps: Vec<usize>) -> Told {
        let is_chosen = |to: &usize| self.trace.steps[from..*to].iter().any(|s| s.chosen && s.column != column);
        let apart = Some(Otherwise::Apart(Apart { column, from, until: until.filter(is_chosen) }));
        Told { text, apart, is_linked: false, steps }
    }

    /// Callbacks that wait for a future run in its order, not in that in which they were given to it.
    pub(super) fn callbacks(&self) -> Option<Told> {
        let gives = |call: &Call<'_>| {
            call.object.starts_with("CompletableFuture#") && CALLBACKS.iter().any(|m| called(&call.text).starts_with(m))
        };
        for first in self.calls().filter(gives) {
            let is_next = |call: &Call<'_>| {
                call.at > first.at && call.object == first.object && call.step.column == first.step.column
            };
            let Some(second) = self.calls().filter(gives).find(is_next) else { continue };
            let acts = |(i, step): &(usize, &Step)| {
                let does = match &step.what {
                    What::Call { object, .. } => object.as_deref() != Some(first.object),
                    What::Access(access) => access.is_write,
                    _ => false,
                };
                let is_callback = step.place.method.starts_with("lambda$") && !step.in_library;
                *i > second.at && step.column != first.step.column && does && is_callback
            };
            let Some((i, one)) = self.steps().find(acts) else { continue };
            let is_other = |step: &Step| step.column == one.column && step.place.method != one.place.method;
            let Some((k, other)) = self.steps().filter(acts).find(|(_, step)| is_other(step)) else { continue };
            let (Some(did), Some(then)) = (told(one), told(other)) else { continue };
            let (who, whom) = (self.name(first.step), self.name(one));
            let text = format!(
                "callbacks of a future: {who} called {} at {} and {} at {}; after that {whom} {did} at {}, and then {then} at {}",
                first.text,
                first.step.place.short(),
                second.text,
                second.step.place.short(),
                one.place.short(),
                other.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: first.step.column, from: first.at, until: None }));
            return Some(Told { text, apart, is_linked: false, steps: vec![first.at, second.at, i, k] });
        }
        None
    }
}

fn same_method(a: &Step, b: &Step) -> bool {
    a.place.class == b.place.class && a.place.method == b.place.method
}

fn told(step: &Step) -> Option<String> {
    match &step.what {
        What::Call { method, .. } => Some(format!("called {method}")),
        What::Access(access) => Some(format!("wrote {}", equation(access))),
        _ => None,
    }
}
