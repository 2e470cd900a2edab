//! Calls into the library by several threads: checks that are true no more, calls at once, use after a close, changes
//! during an iteration.

use super::super::trace::{Access, Step};
use super::{Apart, Call, Otherwise, Story, Told, asks, called, changes, equation, field, says_closed};

impl<'t> Story<'t> {
    /// Another thread changed an object between a look at it and a call that relied on it: of the thread that fails,
    /// or of one that changed the object too.
    pub(super) fn stale_calls(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let others = (0..self.trace.columns.len()).filter(|&column| column != failed.column);
        let columns = std::iter::once(failed.column).chain(others);
        columns.filter_map(|column| self.stale_call_of(column, column != failed.column)).collect()
    }

    fn stale_call_of(&self, column: usize, must_change: bool) -> Option<Told> {
        let own = || self.calls().rev().filter(|call| call.step.column == column);
        for act in own().filter(|call| !must_change || changes(&call.text)) {
            let Some(check) = own().find(|call| call.at < act.at && call.object == act.object) else { continue };
            // To put something in is no question.
            if !asks(&check.text) {
                continue;
            }
            let between = |other: &Call<'_>| {
                let is_within = other.at > check.at && other.end < act.end.max(act.at);
                is_within && other.step.column != column && other.object == act.object && changes(&other.text)
            };
            let Some(change) = self.calls().rev().find(between) else { continue };
            let (first, second) = (&check.step.place, &act.step.place);
            if first.method != second.method || first.class != second.class {
                continue;
            }
            let who = self.name(act.step);
            let text = format!(
                "check, then act: {who} called {} at {}; {} called {} at {} in between; {who} called {} at {}",
                check.text,
                first.short(),
                self.name(change.step),
                change.text,
                change.step.place.short(),
                act.text,
                second.short()
            );
            // How many steps the other call takes by itself is not known, if they were inside of calls at once.
            let until = Some(act.at).filter(|_| !act.is_over);
            let apart = Some(Otherwise::Apart(Apart { column, from: check.at, until }));
            let steps = vec![check.at, change.at, act.at, act.end];
            return Some(Told { text, apart, is_linked: !must_change, steps });
        }
        None
    }

    /// The same with two objects: a thread looked at one, another thread changed that, and the first one changed the other.
    pub(super) fn stale_guards(&self) -> Vec<Told> {
        let mut found = Vec::new();
        for act in self.calls().filter(|call| changes(&call.text)) {
            let (column, place) = (act.step.column, &act.step.place);
            let near = |call: &Call<'_>| call.step.place.class == place.class && call.step.place.method == place.method;
            let mut before = self.calls().rev().filter(|c| c.at < act.at && c.step.column == column && near(c));
            let Some(check) = before.find(|call| call.object != act.object && asks(&call.text)) else { continue };
            let between = |other: &Call<'_>| {
                let is_within = other.at > check.at && other.at < act.at && other.step.column != column;
                is_within && other.object == check.object && changes(&other.text)
            };
            let Some(change) = self.calls().rev().find(between) else { continue };
            let who = self.name(act.step);
            let text = format!(
                "check, then act: {who} called {} at {}; {} called {} at {} in between; {who} called {} at {}",
                check.text,
                check.step.place.short(),
                self.name(change.step),
                change.text,
                change.step.place.short(),
                act.text,
                place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column, from: check.at, until: Some(act.at) }));
            // Whoever fails looks at both.
            let looks = |object: &str| {
                let later = |c: &Call<'_>| c.at > act.at && c.object == object;
                self.failed().is_some_and(|f| self.calls().any(|c| later(&c) && c.step.column == f.column))
            };
            let is_linked = looks(check.object) && looks(act.object);
            found.push(Told { text, apart, is_linked, steps: vec![check.at, change.at, act.at] });
        }
        found
    }

    /// The last step that a call does inside of the library.
    fn inside_until(&self, call: &Call<'_>) -> Option<usize> {
        if call.is_over {
            return Some(call.end);
        }
        let (i, column) = (call.at, call.step.column);
        let next = self.calls().find(|c| c.at > i && c.step.column == column).map_or(usize::MAX, |c| c.at);
        let inside = |(k, s): &(usize, &Step)| *k > i && *k < next && s.column == column && s.in_library;
        self.steps().rev().find(inside).map(|(end, _)| end)
    }

    /// Two threads were inside of methods of one object, which does not stand it: one of them changed what the other
    /// looked at or changed before and after that. What the other noticed comes first.
    pub(super) fn overlapping_calls(&self) -> Option<Told> {
        let mut unnoticed = None;
        for first in self.calls() {
            let Some(end) = self.inside_until(&first) else { continue };
            let meanwhile = |second: &Call<'_>| {
                second.at < end && second.step.column != first.step.column && second.object == first.object
            };
            for second in self.calls().filter(meanwhile) {
                let until = self.inside_until(&second).unwrap_or(second.at);
                let Some((is_noticed, clash)) = self.clash((first.at, end), (second.at, until)) else { continue };
                let told = || self.overlap(&first, &second, &clash);
                if is_noticed {
                    return Some(told());
                }
                unnoticed = unnoticed.or_else(|| Some(told()));
            }
        }
        unnoticed
    }

    fn overlap(&self, first: &Call<'t>, second: &Call<'t>, clash: &Clash<'t>) -> Told {
        let Clash { before, at, write, after, found } = *clash;
        let (who, whom) = (self.name(first.step), self.name(second.step));
        let text = format!(
            "unsynchronised use: {who} was inside of {} at {} while {whom} was inside of {} at {} and wrote {}; {who} then {} {}",
            first.text,
            first.step.place.short(),
            second.text,
            second.step.place.short(),
            equation(write),
            if found.is_write { "wrote" } else { "read" },
            equation(found)
        );
        // How many steps the other call takes by itself is not known: it goes on as far as it can.
        let apart = Some(Otherwise::Apart(Apart { column: first.step.column, from: first.at, until: None }));
        Told { text, apart, is_linked: false, steps: vec![first.at, second.at, before, at, after] }
    }

    /// A write of the second call between two accesses of the first one to the same variable. What is made to be used by
    /// several threads at once does not count. The first call noticed it if it found another value than it knew, or wrote
    /// over it; of several, the last one that it noticed is told.
    fn clash(&self, one: (usize, usize), other: (usize, usize)) -> Option<(bool, Clash<'t>)> {
        let column = |at: usize| self.trace.steps[at].column;
        let inside = |(from, to): (usize, usize)| {
            self.all_accesses().filter_map(move |(i, step, a)| {
                let is_its = !step.is_machinery && i >= from && i <= to && step.column == column(from);
                is_its.then_some((i, a))
            })
        };
        let clashes = inside(other).filter(|(_, a)| a.is_write).filter_map(|(at, write)| {
            let of_it = || inside(one).filter(|(_, b)| b.variable == write.variable);
            let (before, knew) = of_it().rfind(|(i, _)| *i < at)?;
            let (after, found) = of_it().find(|(i, _)| *i > at)?;
            let is_noticed = knew.value != write.value && (found.is_write || found.value == write.value);
            Some((is_noticed, Clash { before, at, write, after, found }))
        });
        clashes.enumerate().max_by_key(|(n, (is_noticed, _))| (*is_noticed, *n)).map(|(_, clash)| clash)
    }

    /// One thread closed what another still uses.
    pub(super) fn use_after_close(&self) -> Option<Told> {
        let failed = self.failed()?;
        let who = self.name(failed);
        let closes = |access: &Access| {
            access.is_write && access.value.as_deref() == Some("true") && says_closed(field(&access.variable))
        };
        for (i, step, closing) in self.accesses().rev().filter(|(_, s, a)| s.column != failed.column && closes(a)) {
            let reads = |(k, s, a): &(usize, &Step, &Access)| {
                *k > i && s.column == failed.column && !a.is_write && a.variable == closing.variable
            };
            if let Some((k, read, _)) = self.accesses().find(reads) {
                let text = format!(
                    "used after it was closed: {} wrote {} at {}; {who} came to use it at {} after that",
                    self.name(step),
                    equation(closing),
                    step.place.short(),
                    read.place.short()
                );
                let apart = Some(Otherwise::Apart(Apart { column: step.column, from: i, until: None }));
                return Some(Told { text, apart, is_linked: true, steps: vec![i, k] });
            }
        }
        let closing = self.calls().rev().filter(|call| call.step.column != failed.column);
        for close in closing.filter(|call| says_closed(&called(&call.text))) {
            let uses = |call: &Call<'_>| {
                call.at > close.at && call.step.column == failed.column && call.object == close.object
            };
            if let Some(used) = self.calls().find(uses) {
                let text = format!(
                    "used after it was closed: {} called {} at {}; {who} called {} at {} after that",
                    self.name(close.step),
                    close.text,
                    close.step.place.short(),
                    used.text,
                    used.step.place.short()
                );
                let apart = Some(Otherwise::Apart(Apart { column: close.step.column, from: close.at, until: None }));
                return Some(Told { text, apart, is_linked: true, steps: vec![close.at, used.at] });
            }
        }
        None
    }

    /// Somebody changed the collection that the failing thread was iterating over.
    pub(super) fn concurrent_modification(&self) -> Option<Told> {
        let failed = self.failed()?;
        let iterates =
            |method: &str| ["iterator", "listIterator", "forEach", "stream"].contains(&called(method).as_str());
        let begin = self.calls().rev().find(|call| call.step.column == failed.column && iterates(&call.text))?;
        // What is iterated over may be a view of what is changed: the values of a map.
        let views = self.calls().filter(|call| call.at < begin.at && is_view(&call.text));
        let views: Vec<Call<'t>> = views.collect();
        let viewed = views.iter().rev().find(|view| view.text.ends_with(&format!("-> {}", begin.object)));
        let (i, object) = (begin.at, viewed.map_or(begin.object, |view| view.object));
        let changing = || self.calls().filter(|call| call.object == object && changes(&call.text));
        let under_way = |call: &Call<'_>| {
            call.at < i && call.step.column != failed.column && self.inside_until(call).is_some_and(|end| end > i)
        };
        let change = changing().find(|call| call.at > i).or_else(|| changing().find(under_way))?;
        let who = self.name(failed);
        let itself = change.step.column == failed.column;
        let by = if itself { format!("{who} itself") } else { self.name(change.step).to_string() };
        let (begun, method, changed) = (begin.step.place.short(), &change.text, change.step.place.short());
        let what = format!("concurrent modification: {who} began to iterate over {object} at {begun}");
        let text = match change.at > i {
            true => format!("{what}; {by} called {method} at {changed} before it was done"),
            false => format!("{what} while {by} was inside of {method} at {changed}"),
        };
        let apart = Some(Otherwise::Apart(Apart { column: failed.column, from: i, until: None })).filter(|_| !itself);
        Some(Told { text, apart, is_linked: true, steps: vec![i, change.at] })
    }
}

/// Two accesses of one thread to a variable, and what another one wrote there in between.
struct Clash<'t> {
    before: usize,
    at: usize,
    write: &'t Access,
    after: usize,
    /// What the first thread read or wrote then.
    found: &'t Access,
}

/// Does a call give a collection that shows what is in its object?
fn is_view(method: &str) -> bool {
    const VIEWS: &[&str] = &["values", "keySet", "entrySet", "subList", "headSet", "tailSet", "subSet"];
    VIEWS.contains(&called(method).as_str())
}

#[cfg(test)]
mod tests {
    use rjpf_vm::transition::ViolationKind;

    use super::super::super::trace::What;
    use super::super::tests::*;
    use super::*;

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

    fn called_on(column: usize, line: u16, method: &str, result: Option<&str>) -> Step {
        let (object, result) = (Some("Map#1".to_string()), result.map(String::from));
        let what = What::Call { method: format!("Map#1.{method}"), object, result };
        Step { column, ..Step::forced(what, place("run", line)) }
    }

    fn back_from(column: usize, line: u16, method: &str, result: &str) -> Step {
        let (object, result) = (Some("Map#1".to_string()), Some(result.to_string()));
        let what = What::Return { method: format!("Map#1.{method}"), object, result };
        Step { column, ..Step::forced(what, place("run", line)) }
    }

    #[test]
    fn a_call_that_comes_back_later_acts_later() {
        let steps = |other: &str| {
            vec![
                called_on(0, 1, "containsKey(1)", Some("-> false")),
                called_on(0, 2, "put(1, 2)", None),
                called_on(1, 5, other, Some("-> null")),
                back_from(0, 2, "put(1, 2)", "-> 1"),
                throw(1),
            ]
        };
        let said = told(steps("put(1, 1)")).unwrap();
        assert!(
            said.starts_with("check, then act: a called Map#1.containsKey(1) -> false at Main.java:1; b"),
            "{said}"
        );
        assert!(said.ends_with("in between; a called Map#1.put(1, 2) -> 1 at Main.java:2"), "{said}");
        assert_eq!(told(steps("get(1)")), None, "looking changes nothing");
    }

    #[test]
    fn to_put_something_in_is_no_check() {
        let steps = |first: &str| {
            vec![
                called_on(0, 1, first, Some("-> true")),
                called_on(1, 5, "remove(3)", Some("-> true")),
                called_on(0, 2, "size()", Some("-> 0")),
                throw(0),
            ]
        };
        let is_check = |first: &str| told(steps(first)).is_some_and(|said| said.starts_with("check, then act"));
        assert!(!is_check("add(3)"));
        assert!(is_check("contains(3)"));
        assert!(is_check("putIfAbsent(3)"), "it says whether there was something");
    }

    #[test]
    fn calls_at_once_are_told_by_what_they_spoil() {
        let inside = |column, value: &str, is_write| Step {
            in_library: true,
            ..access(column, 1, "List#1.size", value, is_write)
        };
        let call = |column, method: &str| {
            let what = What::Call { method: format!("List#1.{method}"), object: Some("List#1".into()), result: None };
            Step { column, ..Step::forced(what, place("run", 4)) }
        };
        let spoilt = vec![
            call(0, "add(1)"),
            inside(0, "0", false),
            call(1, "add(2)"),
            inside(1, "0", false),
            inside(1, "1", true),
            inside(0, "1", true),
            throw(0),
        ];
        let said = told(spoilt.clone()).unwrap();
        assert!(said.starts_with("unsynchronised use: a was inside of List#1.add(1) at Main.java:4 while b"), "{said}");
        assert!(said.ends_with("and wrote List#1.size = 1; a then wrote List#1.size = 1"), "{said}");
        // What is made for several threads is not spoilt by them.
        let machinery = spoilt.into_iter().map(|step| Step { is_machinery: step.in_library, ..step }).collect();
        assert_eq!(told(machinery), None);
    }
}
