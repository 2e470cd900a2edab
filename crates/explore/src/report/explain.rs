//! What went wrong, in one sentence: the usual mistakes, recognised in the steps of a trace.
//!
//! A sentence says only what the steps say: who did what, where and in which order. Where no pattern fits, there is
//! none. A pattern can be there without being the cause, so each says how the threads would have to run for it
//! not to occur; whether the program fails all the same is tried (`experiment.rs`).

use rjpf_vm::transition::ViolationKind;

use super::end::{LockWait, ThreadEnd};
use super::trace::{Access, Step, Trace, What};

/// A sentence, and what would have to be otherwise.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) text: String,
    /// `None`: it is a fact about the end of the path.
    pub(super) apart: Option<Apart>,
    /// The pattern has to do with what fails even if that cannot be tried.
    pub(super) is_linked: bool,
}

/// The steps of a thread wait for those that others take meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Apart {
    pub(super) column: usize,
    /// The first step that waits.
    pub(super) from: usize,
    /// The step that the others go on to; `None`: as far as they can.
    pub(super) until: Option<usize>,
}

/// What may have gone wrong, the likeliest first.
pub(super) fn explanations(trace: &Trace) -> Vec<Told> {
    let story = Story { trace };
    let Some(violation) = &trace.violation else { return Vec::new() };
    match &violation.kind {
        ViolationKind::Deadlock => story.circle().into_iter().chain(story.missed_notification()).collect(),
        ViolationKind::Uncaught(exception) if exception == "java.util.ConcurrentModificationException" => {
            story.concurrent_modification().into_iter().collect()
        }
        ViolationKind::Uncaught(_) | ViolationKind::Assertion => {
            let mut told: Vec<Told> = story.early_publication().into_iter().collect();
            told.extend(story.early_initialisation());
            told.extend(story.use_after_close());
            told.extend(story.lost_updates());
            told.extend(story.stale_check());
            told.extend(story.stale_state());
            told.extend(story.stale_call());
            told.extend(story.overlapping_calls());
            told
        }
        _ => Vec::new(),
    }
}

struct Story<'t> {
    trace: &'t Trace,
}

impl<'t> Story<'t> {
    fn steps(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step)> + use<'t> {
        self.trace.steps.iter().enumerate()
    }

    fn accesses(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step, &'t Access)> + use<'t> {
        self.steps().filter_map(|(i, step)| match &step.what {
            // What the library does inside is told by its calls.
            What::Access(access) if !step.in_library => Some((i, step, access)),
            _ => None,
        })
    }

    /// Calls on objects that several threads can reach: step, object, method with its result.
    fn calls(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step, &'t str, String)> + use<'t> {
        self.steps().filter_map(|(i, step)| match &step.what {
            What::Call { method, object: Some(object), result } => {
                let result = result.as_deref().map_or_else(String::new, |r| format!(" {r}"));
                Some((i, step, object.as_str(), format!("{method}{result}")))
            }
            _ => None,
        })
    }

    fn name(&self, step: &Step) -> &'t str {
        &self.trace.columns[step.column].name
    }

    /// The thread whose exception ends the trace.
    fn failed(&self) -> Option<&'t Step> {
        self.trace.steps.last().filter(|step| matches!(step.what, What::Throw { .. }))
    }

    /// Read, written by another, and written without another look. Updates that whoever fails sees come first; of the
    /// others it can only be said that somebody acted on what was true no more.
    fn lost_updates(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let mut found = Vec::new();
        for (k, write, last) in self.accesses().filter(|(_, _, a)| a.is_write) {
            let of_it = || self.accesses().filter(|(_, _, a)| a.variable == last.variable);
            let before = || of_it().rev().filter(|(i, ..)| *i < k);
            let Some((i, read, old)) = before().find(|(_, s, _)| s.column == write.column) else { continue };
            if old.is_write || read.place.method != write.place.method || read.place.class != write.place.class {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| *j > i && s.column != write.column && a.is_write;
            let Some((_, other, new)) = before().find(between) else { continue };
            if old.value == new.value {
                continue;
            }
            // What is written over before anybody looks does no harm.
            let first_write = of_it().find(|(n, _, a)| *n > k && a.is_write).map_or(usize::MAX, |(n, ..)| n);
            let sees = |(n, s, a): (usize, &Step, &Access)| {
                n > k && n < first_write && s.column == failed.column && !a.is_write
            };
            let is_seen = of_it().any(sees);
            let (who, whom) = (self.name(write), self.name(other));
            // Who saw null made something new instead of changing what was there.
            let is_update = is_seen && old.value.as_deref() != Some("null");
            let pattern = if is_update { "lost update" } else { "check, then act" };
            let text = format!(
                "{pattern}: {who} read {} at {}; {whom} wrote {} at {} in between; {who} then wrote {} at {}, over what {whom} had written",
                equation(old),
                read.place.short(),
                equation(new),
                other.place.short(),
                equation(last),
                write.place.short()
            );
            let apart = Some(Apart { column: write.column, from: i, until: Some(k) });
            found.push(Told { text, apart, is_linked: is_seen });
        }
        found.sort_by_key(|told| !told.is_linked);
        found
    }

    /// The thread that fails looked at a variable twice, and another one changed it in between.
    fn stale_check(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = || self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
        for (k, second, seen) in own() {
            let Some((i, first, old)) = own().find(|(i, _, a)| *i < k && a.variable == seen.variable) else { continue };
            let near = first.place.method == second.place.method && first.place.class == second.place.class;
            let wrote_itself = self.accesses().any(|(j, s, a)| {
                j > i && j < k && s.column == failed.column && a.is_write && a.variable == seen.variable
            });
            // An assertion reads again what it has found wrong, for its message.
            let is_message = first.place == second.place && second.place.line == failed.place.line;
            if old.value == seen.value || !near || wrote_itself || is_message {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| {
                *j > i && *j < k && s.column != failed.column && a.is_write && a.variable == seen.variable
            };
            let Some((_, other, new)) = self.accesses().rev().find(between) else { continue };
            let who = self.name(failed);
            let text = format!(
                "check, then act: {who} read {} at {}; {} wrote {} at {} in between; {who} read {} at {}",
                equation(old),
                first.place.short(),
                self.name(other),
                equation(new),
                other.place.short(),
                equation(seen),
                second.place.short()
            );
            let apart = Some(Apart { column: failed.column, from: i, until: Some(k) });
            return Some(Told { text, apart, is_linked: true });
        }
        None
    }

    /// The same with two fields of an object: one was looked at, then another thread changed both.
    fn stale_state(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = || self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
        // What was read last where it fails is what it fails for.
        let (k, second, seen) = own().next().filter(|(_, s, _)| s.place.line == failed.place.line)?;
        let written = |of: &Access, from: usize| {
            let other = |(j, s, a): &(usize, &Step, &Access)| {
                *j > from && *j < k && s.column != failed.column && a.is_write && a.variable == of.variable
            };
            self.accesses().rev().find(other)
        };
        for (i, first, old) in own().skip(1) {
            let near = first.place.method == second.place.method && first.place.class == second.place.class;
            // Static fields of a class often have nothing to do with each other.
            let together = owner(&old.variable) == owner(&seen.variable) && owner(&seen.variable).contains('#');
            if !near || old.variable == seen.variable || !together {
                continue;
            }
            let (Some((_, one, new)), Some((_, two, cause))) = (written(old, i), written(seen, i)) else { continue };
            if new.value == old.value || cause.value != seen.value || one.column != two.column {
                continue;
            }
            let (who, whom) = (self.name(failed), self.name(one));
            let text = format!(
                "check, then act: {who} read {} at {}; {whom} wrote {} at {} and {} at {} in between; {who} read {} at {}",
                equation(old),
                first.place.short(),
                equation(new),
                one.place.short(),
                equation(cause),
                two.place.short(),
                equation(seen),
                second.place.short()
            );
            let apart = Some(Apart { column: failed.column, from: i, until: Some(k) });
            return Some(Told { text, apart, is_linked: false });
        }
        None
    }

    /// The same with calls: another thread changed an object between two calls of the one that fails, or of one that
    /// changed it too.
    fn stale_call(&self) -> Option<Told> {
        let failed = self.failed()?.column;
        let others = (0..self.trace.columns.len()).filter(|&column| column != failed);
        std::iter::once(failed).chain(others).find_map(|column| self.stale_call_of(column, column != failed))
    }

    fn stale_call_of(&self, column: usize, must_change: bool) -> Option<Told> {
        let own = || self.calls().rev().filter(|(_, s, ..)| s.column == column);
        for (k, second, object, act) in own().filter(|(.., act)| !must_change || changes(act)) {
            let Some((i, first, _, check)) = own().find(|(i, _, of, _)| *i < k && *of == object) else { continue };
            let between = |(j, s, of, method): &(usize, &Step, &str, String)| {
                *j > i && *j < k && s.column != column && *of == object && changes(method)
            };
            let Some((_, other, _, change)) = self.calls().rev().find(between) else { continue };
            if first.place.method != second.place.method || first.place.class != second.place.class {
                continue;
            }
            let who = self.name(second);
            let text = format!(
                "check, then act: {who} called {check} at {}; {} called {change} at {} in between; {who} called {act} at {}",
                first.place.short(),
                self.name(other),
                other.place.short(),
                second.place.short()
            );
            let apart = Some(Apart { column, from: i, until: Some(k) });
            return Some(Told { text, apart, is_linked: !must_change });
        }
        None
    }

    /// The last step that a call does inside of the library.
    fn inside_until(&self, i: usize) -> Option<usize> {
        let column = self.trace.steps[i].column;
        let next = self.calls().find(|(k, s, ..)| *k > i && s.column == column).map_or(usize::MAX, |(k, ..)| k);
        let inside = |(k, s): &(usize, &Step)| *k > i && *k < next && s.column == column && s.in_library;
        self.steps().rev().find(inside).map(|(end, _)| end)
    }

    /// Two threads were inside of methods of one object, which does not stand it: one of them changed what the other
    /// looked at or changed before and after that.
    fn overlapping_calls(&self) -> Option<Told> {
        for (i, first, object, one) in self.calls() {
            let Some(end) = self.inside_until(i) else { continue };
            let meanwhile =
                |(j, s, of, _): &(usize, &Step, &str, String)| *j < end && s.column != first.column && *of == object;
            for (j, second, _, other) in self.calls().filter(meanwhile) {
                let Some((_, clash)) = self.clash((i, end), (j, self.inside_until(j).unwrap_or(j))) else { continue };
                let (who, whom) = (self.name(first), self.name(second));
                let text = format!(
                    "unsynchronised use: {who} was inside of {one} at {} while {whom} was inside of {other} at {} and wrote {}",
                    first.place.short(),
                    second.place.short(),
                    equation(clash)
                );
                // How many steps the other call takes by itself is not known: it goes on as far as it can.
                let apart = Some(Apart { column: first.column, from: i, until: None });
                return Some(Told { text, apart, is_linked: false });
            }
        }
        None
    }

    /// A write of the second call between two accesses of the first one to the same variable. What is made to be used by
    /// several threads at once does not count.
    fn clash(&self, one: (usize, usize), other: (usize, usize)) -> Option<(usize, &'t Access)> {
        let column = |at: usize| self.trace.steps[at].column;
        let inside = |(from, to): (usize, usize)| {
            self.steps().filter_map(move |(i, step)| match &step.what {
                What::Access(a) if !step.is_machinery && i >= from && i <= to && step.column == column(from) => {
                    Some((i, a))
                }
                _ => None,
            })
        };
        let mut writes = inside(other).filter(|(_, a)| a.is_write);
        writes.find(|(at, a)| {
            let of_it = || inside(one).filter(|(_, b)| b.variable == a.variable);
            of_it().any(|(i, _)| i < *at) && of_it().any(|(i, _)| i > *at)
        })
    }

    /// One thread closed what another still uses.
    fn use_after_close(&self) -> Option<Told> {
        let failed = self.failed()?;
        let who = self.name(failed);
        let closes = |access: &Access| {
            access.is_write && access.value.as_deref() == Some("true") && says_closed(field(&access.variable))
        };
        for (i, step, closing) in self.accesses().rev().filter(|(_, s, a)| s.column != failed.column && closes(a)) {
            let reads = |(k, s, a): &(usize, &Step, &Access)| {
                *k > i && s.column == failed.column && !a.is_write && a.variable == closing.variable
            };
            if let Some((_, read, _)) = self.accesses().find(reads) {
                let text = format!(
                    "used after it was closed: {} wrote {} at {}; {who} came to use it at {} after that",
                    self.name(step),
                    equation(closing),
                    step.place.short(),
                    read.place.short()
                );
                let apart = Some(Apart { column: step.column, from: i, until: None });
                return Some(Told { text, apart, is_linked: true });
            }
        }
        for (i, step, object, method) in self.calls().rev().filter(|(_, s, ..)| s.column != failed.column) {
            if !says_closed(&called(&method)) {
                continue;
            }
            let uses =
                |(k, s, of, _): &(usize, &Step, &str, String)| *k > i && s.column == failed.column && *of == object;
            if let Some((_, used, _, what)) = self.calls().find(uses) {
                let text = format!(
                    "used after it was closed: {} called {method} at {}; {who} called {what} at {} after that",
                    self.name(step),
                    step.place.short(),
                    used.place.short()
                );
                let apart = Some(Apart { column: step.column, from: i, until: None });
                return Some(Told { text, apart, is_linked: true });
            }
        }
        None
    }

    /// A thread saw an object that another one was still constructing.
    fn early_publication(&self) -> Option<Told> {
        let failed = self.failed()?;
        for (i, publish, stored) in self.accesses().filter(|(_, s, a)| a.is_write && s.column != failed.column) {
            let Some(object) = stored.value.as_deref().filter(|v| v.contains('#')) else { continue };
            let class = object.split('#').next().unwrap_or(object);
            let maker = self.name(publish);
            let end = self.trace.ends.iter().find(|end| end.name == maker);
            let constructs = |end: &ThreadEnd| {
                let simple = |class: &str| class.rsplit('.').next().unwrap_or(class).to_string();
                end.stack.iter().any(|(frame, _)| frame.method == "<init>" && simple(&frame.class) == class)
            };
            if !end.is_some_and(constructs) {
                continue;
            }
            let own = || self.accesses().filter(|(j, s, a)| *j > i && s.column == failed.column && !a.is_write);
            let Some((from, read, _)) = own().find(|(_, _, a)| a.variable == stored.variable) else { continue };
            let Some((_, use_of, inside)) = own().find(|(_, _, a)| owner(&a.variable) == object) else { continue };
            let who = self.name(failed);
            let text = format!(
                "published before it was constructed: {maker} wrote {} at {} inside its constructor; {who} read it at {} and found {} at {}",
                equation(stored),
                publish.place.short(),
                read.place.short(),
                equation(inside),
                use_of.place.short()
            );
            let apart = Some(Apart { column: failed.column, from, until: None });
            return Some(Told { text, apart, is_linked: true });
        }
        None
    }

    /// A thread saw an object before the one that had published it gave a field its first value.
    fn early_initialisation(&self) -> Option<Told> {
        let failed = self.failed()?;
        for (r, read, seen) in self.accesses().filter(|(_, s, a)| !a.is_write && s.column == failed.column) {
            let mut writes = self.accesses().filter(|(_, _, a)| a.is_write && a.variable == seen.variable);
            let Some((w, write, first)) = writes.next().filter(|(w, s, _)| *w > r && s.column != read.column) else {
                continue;
            };
            let object = owner(&seen.variable);
            let publishes = |(p, s, a): &(usize, &Step, &Access)| {
                *p < r && s.column == write.column && a.is_write && a.value.as_deref() == Some(object)
            };
            let Some((p, publish, stored)) = self.accesses().find(publishes) else { continue };
            let found_it = |(i, s, a): (usize, &Step, &Access)| {
                i > p && i < r && s.column == read.column && !a.is_write && a.variable == stored.variable
            };
            if !self.accesses().any(found_it) {
                continue;
            }
            let (who, maker) = (self.name(read), self.name(write));
            let text = format!(
                "published before it was initialised: {maker} wrote {} at {}; {who} read {} at {}; {maker} wrote {} at {} only after that",
                equation(stored),
                publish.place.short(),
                equation(seen),
                read.place.short(),
                equation(first),
                write.place.short()
            );
            let apart = Some(Apart { column: read.column, from: r, until: Some(w + 1) });
            return Some(Told { text, apart, is_linked: true });
        }
        None
    }

    /// Somebody changed the collection that the failing thread was iterating over.
    fn concurrent_modification(&self) -> Option<Told> {
        let failed = self.failed()?;
        let iterates =
            |method: &str| ["iterator", "listIterator", "forEach", "stream"].contains(&called(method).as_str());
        let mine = |(_, s, _, method): &(usize, &Step, &str, String)| s.column == failed.column && iterates(method);
        let (i, begin, object, _) = self.calls().rev().find(mine)?;
        let changing = || self.calls().filter(|(_, _, of, method)| *of == object && changes(method));
        let under_way = |(j, s, ..): &(usize, &Step, &str, String)| {
            *j < i && s.column != failed.column && self.inside_until(*j).is_some_and(|end| end > i)
        };
        let (j, change, _, method) = changing().find(|(j, ..)| *j > i).or_else(|| changing().find(under_way))?;
        let who = self.name(failed);
        let itself = change.column == failed.column;
        let by = if itself { format!("{who} itself") } else { self.name(change).to_string() };
        let (begun, changed) = (begin.place.short(), change.place.short());
        let what = format!("concurrent modification: {who} began to iterate over {object} at {begun}");
        let text = match j > i {
            true => format!("{what}; {by} called {method} at {changed} before it was done"),
            false => format!("{what} while {by} was inside of {method} at {changed}"),
        };
        let apart = Some(Apart { column: failed.column, from: i, until: None }).filter(|_| !itself);
        Some(Told { text, apart, is_linked: true })
    }

    /// Threads that wait in a circle for what they hold, or for each other's end.
    fn circle(&self) -> Option<Told> {
        let ends = &self.trace.ends;
        let circle = circle(ends);
        let joins = |i: usize| ends[i].status == "joining";
        let any_joins = circle.iter().any(|&i| joins(i));
        let fact = |text: String| Some(Told { text, apart: None, is_linked: true });
        if circle.len() > 3 {
            let names = circle.iter().skip(1).chain(circle.first()).map(|&i| format!("waits for {}", ends[i].name));
            let round = names.collect::<Vec<_>>().join(", which ");
            let what = if any_joins { "threads wait in a circle" } else { "locks taken in a circle" };
            return fact(format!("{what}: {} {round}", ends[circle[0]].name));
        }
        let parts: Option<Vec<String>> = (0..circle.len())
            .map(|n| {
                let before = circle[(n + circle.len() - 1) % circle.len()];
                let me = &ends[circle[n]];
                let (wants, held) = (me.wants.as_ref()?, ends[before].wants.as_ref()?);
                let since = held.taken_at.as_ref().map_or_else(String::new, |p| format!(" since {}", p.short()));
                let holds = if joins(before) { String::new() } else { format!("holds {}{since} and ", held.object) };
                let waits = if joins(circle[n]) { "waits for the end of" } else { "wants" };
                Some(format!("{} {holds}{waits} {} at {}", me.name, wants.object, me.place.short()))
            })
            .collect();
        let parts = parts.filter(|parts| parts.len() > 1)?;
        let what = if any_joins { "threads wait in a circle" } else { "locks taken in different orders" };
        fact(format!("{what}: {}", parts.join("; ")))
    }

    /// A notification came before anybody waited for it.
    fn missed_notification(&self) -> Option<Told> {
        for end in self.trace.ends.iter().filter(|end| end.status == "waiting") {
            let Some(LockWait { object, .. }) = &end.wants else { continue };
            let waits = |step: &Step| matches!(&step.what, What::Wait { object: on } if on == object);
            let Some((k, wait)) = self.steps().rev().find(|(_, s)| self.name(s) == end.name && waits(s)) else {
                continue;
            };
            let notifies = |step: &Step| matches!(&step.what, What::Notify { object: on, .. } if on == object);
            let in_vain = |step: &Step| matches!(&step.what, What::Notify { woken, .. } if woken.is_empty());
            let other = |step: &Step| self.name(step) != end.name;
            if self.steps().any(|(j, s)| j > k && notifies(s)) {
                continue;
            }
            let missed = self.steps().rev().find(|(j, s)| *j < k && other(s) && notifies(s) && in_vain(s));
            if let Some((n, missed)) = missed {
                let text = format!(
                    "missed notification: {} notified {object} at {}, when nobody waited; {} began to wait for it at {} after that",
                    self.name(missed),
                    missed.place.short(),
                    end.name,
                    wait.place.short()
                );
                let apart = Some(Apart { column: missed.column, from: n, until: None });
                return Some(Told { text, apart, is_linked: true });
            }
        }
        None
    }
}

/// Indices of threads that wait for each other in a circle.
pub fn circle(ends: &[ThreadEnd]) -> Vec<usize> {
    let holder = |i: usize| {
        let LockWait { holder, .. } = ends[i].wants.as_ref()?;
        ends.iter().position(|e| Some(&e.name) == holder.as_ref())
    };
    for start in 0..ends.len() {
        let mut seen = vec![start];
        let mut at = start;
        while let Some(next) = holder(at) {
            if next == start {
                return seen;
            }
            if seen.contains(&next) {
                break;
            }
            seen.push(next);
            at = next;
        }
    }
    Vec::new()
}

fn equation(access: &Access) -> String {
    format!("{} = {}", access.variable, access.value.as_deref().unwrap_or("?"))
}

/// `closed` of `Resource#1.closed`.
fn field(variable: &str) -> &str {
    variable.rsplit('.').next().unwrap_or(variable)
}

/// `Resource#1` of `Resource#1.closed`.
fn owner(variable: &str) -> &str {
    variable.rsplit_once('.').map_or(variable, |(owner, _)| owner)
}

/// `add` of `ArrayList#1.add(3) -> true`.
fn called(method: &str) -> String {
    let call = method.split('(').next().unwrap_or(method);
    call.rsplit('.').next().unwrap_or(call).to_string()
}

/// Does the name of a field or method say that something is closed?
fn says_closed(name: &str) -> bool {
    let name = name.to_lowercase();
    ["close", "shutdown", "stopped", "dispose", "terminated", "released", "destroy"].iter().any(|w| name.contains(w))
}

/// Does the name of a method of a collection say that it changes it?
fn changes(method: &str) -> bool {
    const MUTATORS: &[&str] = &[
        "add",
        "remove",
        "put",
        "set",
        "clear",
        "offer",
        "push",
        "poll",
        "pop",
        "take",
        "replace",
        "compute",
        "merge",
        "retain",
        "drain",
        "sort",
        "increment",
        "decrement",
        "getAnd",
        "compareAndSet",
        "insert",
        "delete",
        "append",
    ];
    let name = called(method);
    MUTATORS.iter().any(|word| name.starts_with(word))
}

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;
    use rjpf_vm::transition::Violation;

    use super::super::trace::{Column, Place};
    use super::*;

    fn place(method: &str, line: u16) -> Place {
        Place { class: "Main".into(), method: method.into(), source: Some("Main.java".into()), line: Some(line) }
    }

    fn access(column: usize, line: u16, variable: &str, value: &str, is_write: bool) -> Step {
        let what = What::Access(Access {
            variable: variable.into(),
            value: Some(value.into()),
            before: None,
            is_write,
            address: 0,
            is_volatile: false,
        });
        Step { column, ..Step::forced(what, place("run", line)) }
    }

    fn throw(column: usize) -> Step {
        Step { column, ..Step::forced(What::Throw { exception: "E".into() }, place("run", 99)) }
    }

    fn trace(kind: ViolationKind, steps: Vec<Step>) -> Trace {
        let columns = ["a", "b"].iter().enumerate();
        let violation = Violation { kind, message: String::new(), details: String::new(), resumable: false };
        Trace {
            columns: columns.map(|(i, n)| Column { thread: ThreadId(i as u32), name: n.to_string() }).collect(),
            steps,
            violation: Some(violation),
            ..Trace::default()
        }
    }

    fn told(steps: Vec<Step>) -> Option<String> {
        first(&trace(ViolationKind::Assertion, steps))
    }

    fn first(trace: &Trace) -> Option<String> {
        explanations(trace).into_iter().next().map(|told| told.text)
    }

    #[test]
    fn an_update_is_lost_only_if_another_write_came_in_between() {
        let read = |c, line, v| access(c, line, "Main.n", v, false);
        let write = |c, line, v| access(c, line, "Main.n", v, true);
        let lost =
            vec![read(0, 1, "0"), read(1, 2, "0"), write(1, 2, "1"), write(0, 1, "1"), read(0, 3, "1"), throw(0)];
        let said = told(lost).unwrap();
        assert!(said.starts_with("lost update: a read Main.n = 0 at Main.java:1; b wrote Main.n = 1"), "{said}");
        let in_turn =
            vec![read(0, 1, "0"), write(0, 1, "1"), read(1, 2, "1"), write(1, 2, "2"), read(0, 3, "2"), throw(0)];
        assert_eq!(told(in_turn), None, "one after the other loses nothing");
        let looked_again =
            vec![read(0, 1, "0"), write(1, 2, "1"), read(0, 1, "1"), write(0, 1, "2"), read(0, 3, "2"), throw(0)];
        assert!(!told(looked_again).unwrap_or_default().starts_with("lost update"), "it was read again");
        let elsewhere = vec![
            access(0, 1, "Main.n", "0", false),
            access(1, 2, "Main.m", "1", true),
            access(0, 1, "Main.n", "1", true),
            access(0, 3, "Main.n", "1", false),
            throw(0),
        ];
        assert_eq!(told(elsewhere), None, "another variable");
    }

    #[test]
    fn an_update_that_was_written_over_is_not_the_one_that_is_seen() {
        let read = |c, line, v| access(c, line, "Main.n", v, false);
        let write = |c, line, v| access(c, line, "Main.n", v, true);
        let lost = || vec![read(0, 1, "0"), read(1, 2, "0"), write(1, 2, "1"), write(0, 1, "1")];
        let seen = [lost(), vec![read(0, 3, "1"), throw(0)]].concat();
        assert!(explanations(&trace(ViolationKind::Assertion, seen))[0].is_linked);
        let over = [lost(), vec![write(1, 5, "9"), read(0, 3, "9"), throw(0)]].concat();
        assert!(explanations(&trace(ViolationKind::Assertion, over)).iter().all(|told| !told.is_linked));
    }

    #[test]
    fn a_pattern_says_what_would_have_to_be_otherwise() {
        let steps = vec![
            access(0, 1, "Main.n", "0", false),
            access(1, 2, "Main.n", "1", true),
            access(0, 1, "Main.n", "1", true),
            access(0, 3, "Main.n", "1", false),
            throw(0),
        ];
        let told = explanations(&trace(ViolationKind::Assertion, steps));
        assert_eq!(told[0].apart, Some(Apart { column: 0, from: 0, until: Some(2) }));
    }

    #[test]
    fn a_field_that_is_set_after_its_object_was_seen() {
        let steps = |late: bool| {
            let set = access(1, 6, "Main#1.x", "42", true);
            let seen = [access(0, 3, "Main.it", "Main#1", false), access(0, 4, "Main#1.x", "0", false)];
            let publish = access(1, 5, "Main.it", "Main#1", true);
            match late {
                true => vec![publish, seen[0].clone(), seen[1].clone(), set, throw(0)],
                false => vec![publish, set, seen[0].clone(), seen[1].clone(), throw(0)],
            }
        };
        let said = told(steps(true)).unwrap();
        assert!(said.starts_with("published before it was initialised: b wrote Main.it = Main#1"), "{said}");
        assert_eq!(told(steps(false)), None, "it was set before");
    }

    #[test]
    fn two_fields_of_one_object_that_belong_together() {
        let steps = |object: &str| {
            vec![
                access(0, 1, "Conn#1.closed", "false", false),
                access(1, 5, "Conn#1.closed", "true", true),
                access(1, 6, &format!("{object}.buf"), "null", true),
                access(0, 99, &format!("{object}.buf"), "null", false),
                throw(0),
            ]
        };
        let said = told(steps("Conn#1")).unwrap();
        assert!(said.starts_with("check, then act: a read Conn#1.closed = false at Main.java:1; b wrote"), "{said}");
        assert_eq!(told(steps("Other#1")), None, "they have nothing to do with each other");
    }

    #[test]
    fn a_check_is_stale_only_if_another_thread_changed_what_it_saw() {
        let steps = |writer| {
            vec![
                access(0, 1, "Main.x", "Node#1", false),
                access(writer, 5, "Main.x", "null", true),
                access(0, 2, "Main.x", "null", false),
                throw(0),
            ]
        };
        assert!(told(steps(1)).unwrap().starts_with("check, then act: a read Main.x = Node#1 at Main.java:1; b wrote"));
        assert_eq!(told(steps(0)), None, "it did so itself");
    }

    #[test]
    fn calls_of_the_library_are_told_with_their_results() {
        let call = |column, method: &str, result: &str| {
            let (object, result) = (Some("Map#1".to_string()), Some(result.to_string()));
            let what = What::Call { method: format!("Map#1.{method}"), object, result };
            Step { column, ..Step::forced(what, place("run", 4)) }
        };
        let gone = vec![
            call(0, "containsKey(1)", "-> true"),
            call(1, "remove(1)", "-> 5"),
            call(0, "get(1)", "-> null"),
            throw(0),
        ];
        let said = told(gone).unwrap();
        assert!(
            said.contains("a called Map#1.containsKey(1) -> true") && said.contains("b called Map#1.remove(1)"),
            "{said}"
        );
        let looked =
            vec![call(0, "containsKey(1)", "-> true"), call(1, "get(1)", "-> 5"), call(0, "get(1)", "-> 5"), throw(0)];
        assert_eq!(told(looked), None, "looking changes nothing");
        let closed = vec![call(1, "close()", ""), call(0, "get(1)", "throws E"), throw(0)];
        assert!(told(closed).unwrap().starts_with("used after it was closed: b called Map#1.close()"));
        let used_first = vec![call(0, "get(1)", "-> 5"), call(1, "close()", ""), throw(0)];
        assert_eq!(told(used_first), None, "it was closed afterwards");
    }

    #[test]
    fn a_collection_is_named_if_it_was_changed_during_the_iteration() {
        let call = |column, method: &str| {
            let what = What::Call { method: format!("List#1.{method}"), object: Some("List#1".into()), result: None };
            Step { column, ..Step::forced(what, place("run", 4)) }
        };
        let kind = || ViolationKind::Uncaught("java.util.ConcurrentModificationException".into());
        let during = trace(kind(), vec![call(0, "iterator()"), call(1, "add(1)"), throw(0)]);
        assert!(first(&during).unwrap().contains("b called List#1.add(1)"));
        let itself = trace(kind(), vec![call(0, "iterator()"), call(0, "remove(1)"), throw(0)]);
        assert!(first(&itself).unwrap().contains("a itself called List#1.remove(1)"));
        let before = trace(kind(), vec![call(1, "add(1)"), call(0, "iterator()"), throw(0)]);
        assert_eq!(first(&before), None);
    }

    #[test]
    fn a_notification_is_missed_only_if_it_came_before_the_wait() {
        let wait = || Step { column: 0, ..Step::forced(What::Wait { object: "Object#1".into() }, place("run", 1)) };
        let notify = |woken: &[&str]| {
            let woken = woken.iter().map(|name| name.to_string()).collect();
            let what = What::Notify { object: "Object#1".into(), woken };
            Step { column: 1, ..Step::forced(what, place("run", 2)) }
        };
        let stuck = |steps| {
            let wants = LockWait { object: "Object#1".into(), holder: None, taken_at: None };
            let end = ThreadEnd {
                name: "a".into(),
                status: "waiting",
                place: place("run", 1),
                wants: Some(wants),
                stack: Vec::new(),
                is_daemon: false,
            };
            first(&Trace { ends: vec![end], ..trace(ViolationKind::Deadlock, steps) })
        };
        assert!(stuck(vec![notify(&[]), wait()]).unwrap().starts_with("missed notification: b notified Object#1"));
        assert_eq!(stuck(vec![wait()]), None, "nobody notified");
        assert_eq!(stuck(vec![notify(&["c"]), wait()]), None, "it was for somebody else");
        assert_eq!(stuck(vec![wait(), notify(&[])]), None, "it came after the wait");
    }
}
