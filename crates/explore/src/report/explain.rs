//! What went wrong, in one sentence: the usual mistakes, recognised in the steps of a trace.
//!
//! A sentence says only what the steps say: who did what, where and in which order. Where no pattern fits, there is
//! none. Not its job: proving that the pattern is the only cause.

use rjpf_vm::transition::ViolationKind;

use super::end::{LockWait, ThreadEnd};
use super::trace::{Access, Step, Trace, What};

pub(super) fn explain(trace: &Trace) -> Option<String> {
    let story = Story { trace };
    match &trace.violation.as_ref()?.kind {
        ViolationKind::Deadlock => story.lock_order().or_else(|| story.missed_notification()),
        ViolationKind::Uncaught(exception) if exception == "java.util.ConcurrentModificationException" => {
            story.concurrent_modification()
        }
        ViolationKind::Uncaught(_) | ViolationKind::Assertion => story
            .early_publication()
            .or_else(|| story.use_after_close())
            .or_else(|| story.lost_update())
            .or_else(|| story.stale_check())
            .or_else(|| story.stale_call())
            .or_else(|| story.overlapping_calls()),
        _ => None,
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

    /// Read, written by another, and written without another look: an update is lost if whoever fails sees it,
    /// else somebody acted on what was true no more.
    fn lost_update(&self) -> Option<String> {
        let failed = self.failed()?;
        let mut found = None;
        for (k, write, last) in self.accesses().filter(|(_, _, a)| a.is_write) {
            let of_it = || self.accesses().filter(|(_, _, a)| a.variable == last.variable);
            let before = || of_it().rev().filter(|(i, ..)| *i < k);
            let Some((i, read, old)) = before().find(|(_, s, _)| s.column == write.column) else { continue };
            if old.is_write || read.place.method != write.place.method || read.place.class != write.place.class {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| *j > i && s.column != write.column && a.is_write;
            let Some((_, other, new)) = before().find(between) else { continue };
            let is_seen = of_it().any(|(n, s, a)| n > k && s.column == failed.column && !a.is_write);
            if old.value == new.value || found.is_some() && !is_seen {
                continue;
            }
            let (who, whom) = (self.name(write), self.name(other));
            let pattern = if is_seen { "lost update" } else { "check, then act" };
            found = Some(format!(
                "{pattern}: {who} read {} at {}; {whom} wrote {} at {} in between; {who} then wrote {} at {}, over what {whom} had written",
                equation(old),
                read.place.short(),
                equation(new),
                other.place.short(),
                equation(last),
                write.place.short()
            ));
            if is_seen {
                break;
            }
        }
        found
    }

    /// The thread that fails looked at a variable twice, and another one changed it in between.
    fn stale_check(&self) -> Option<String> {
        let failed = self.failed()?;
        let own = || self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
        for (k, second, seen) in own() {
            let Some((i, first, old)) = own().find(|(i, _, a)| *i < k && a.variable == seen.variable) else { continue };
            let near = first.place.method == second.place.method && first.place.class == second.place.class;
            let wrote_itself = self.accesses().any(|(j, s, a)| {
                j > i && j < k && s.column == failed.column && a.is_write && a.variable == seen.variable
            });
            if old.value == seen.value || !near || wrote_itself {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| {
                *j > i && *j < k && s.column != failed.column && a.is_write && a.variable == seen.variable
            };
            let Some((_, other, new)) = self.accesses().rev().find(between) else { continue };
            let who = self.name(failed);
            return Some(format!(
                "check, then act: {who} read {} at {}; {} wrote {} at {} in between; {who} read {} at {}",
                equation(old),
                first.place.short(),
                self.name(other),
                equation(new),
                other.place.short(),
                equation(seen),
                second.place.short()
            ));
        }
        None
    }

    /// The same with calls: another thread changed an object between two calls of the one that fails, or of one that
    /// changed it too.
    fn stale_call(&self) -> Option<String> {
        let failed = self.failed()?.column;
        let others = (0..self.trace.columns.len()).filter(|&column| column != failed);
        std::iter::once(failed).chain(others).find_map(|column| self.stale_call_of(column, column != failed))
    }

    fn stale_call_of(&self, column: usize, must_change: bool) -> Option<String> {
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
            return Some(format!(
                "check, then act: {who} called {check} at {}; {} called {change} at {} in between; {who} called {act} at {}",
                first.place.short(),
                self.name(other),
                other.place.short(),
                second.place.short()
            ));
        }
        None
    }

    /// Two threads were inside of methods of one object, which does not stand it.
    fn overlapping_calls(&self) -> Option<String> {
        for (i, first, object, one) in self.calls() {
            let inside = |(k, s): &(usize, &Step)| *k > i && s.column == first.column && s.in_library;
            let next =
                self.calls().find(|(k, s, ..)| *k > i && s.column == first.column).map_or(usize::MAX, |(k, ..)| k);
            let Some((end, _)) = self.steps().filter(|(k, _)| *k < next).rev().find(inside) else { continue };
            let meanwhile = |(j, s, of, method): &(usize, &Step, &str, String)| {
                *j > i && *j < end && s.column != first.column && *of == object && (changes(method) || changes(&one))
            };
            if let Some((_, second, _, other)) = self.calls().find(meanwhile) {
                let (who, whom) = (self.name(first), self.name(second));
                return Some(format!(
                    "unsynchronised use: {who} was inside of {one} at {} when {whom} called {other} at {}",
                    first.place.short(),
                    second.place.short()
                ));
            }
        }
        None
    }

    /// One thread closed what another still uses.
    fn use_after_close(&self) -> Option<String> {
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
                return Some(format!(
                    "used after it was closed: {} wrote {} at {}; {who} came to use it at {} after that",
                    self.name(step),
                    equation(closing),
                    step.place.short(),
                    read.place.short()
                ));
            }
        }
        for (i, step, object, method) in self.calls().rev().filter(|(_, s, ..)| s.column != failed.column) {
            if !says_closed(&called(&method)) {
                continue;
            }
            let uses =
                |(k, s, of, _): &(usize, &Step, &str, String)| *k > i && s.column == failed.column && *of == object;
            if let Some((_, used, _, what)) = self.calls().find(uses) {
                return Some(format!(
                    "used after it was closed: {} called {method} at {}; {who} called {what} at {} after that",
                    self.name(step),
                    step.place.short(),
                    used.place.short()
                ));
            }
        }
        None
    }

    /// A thread saw an object that another one was still constructing.
    fn early_publication(&self) -> Option<String> {
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
            let Some((_, read, _)) = own().find(|(_, _, a)| a.variable == stored.variable) else { continue };
            let Some((_, use_of, inside)) = own().find(|(_, _, a)| owner(&a.variable) == object) else { continue };
            let who = self.name(failed);
            return Some(format!(
                "published before it was constructed: {maker} wrote {} at {} inside its constructor; {who} read it at {} and found {} at {}",
                equation(stored),
                publish.place.short(),
                read.place.short(),
                equation(inside),
                use_of.place.short()
            ));
        }
        None
    }

    /// Somebody changed the collection that the failing thread was iterating over.
    fn concurrent_modification(&self) -> Option<String> {
        let failed = self.failed()?;
        let iterates =
            |method: &str| ["iterator", "listIterator", "forEach", "stream"].contains(&called(method).as_str());
        let mine = |(_, s, _, method): &(usize, &Step, &str, String)| s.column == failed.column && iterates(method);
        let (i, begin, object, _) = self.calls().rev().find(mine)?;
        let changed = |(j, _, of, method): &(usize, &Step, &str, String)| *j > i && *of == object && changes(method);
        let (_, change, _, method) = self.calls().find(changed)?;
        let who = self.name(failed);
        let by = if change.column == failed.column { format!("{who} itself") } else { self.name(change).to_string() };
        Some(format!(
            "concurrent modification: {who} began to iterate over {object} at {}; {by} called {method} at {} before it was done",
            begin.place.short(),
            change.place.short()
        ))
    }

    /// Threads that wait in a circle for locks that they hold.
    fn lock_order(&self) -> Option<String> {
        let ends = &self.trace.ends;
        let circle = circle(ends);
        if circle.len() > 3 {
            let names = circle.iter().skip(1).chain(circle.first()).map(|&i| format!("waits for {}", ends[i].name));
            let round = names.collect::<Vec<_>>().join(", which ");
            return Some(format!("locks taken in a circle: {} {round}", ends[circle[0]].name));
        }
        let parts: Option<Vec<String>> = (0..circle.len())
            .map(|n| {
                let (me, before) = (&ends[circle[n]], &ends[circle[(n + circle.len() - 1) % circle.len()]]);
                let (wants, held) = (me.wants.as_ref()?, before.wants.as_ref()?);
                let since = held.taken_at.as_ref().map_or_else(String::new, |p| format!(" since {}", p.short()));
                let (name, have, want) = (&me.name, &held.object, &wants.object);
                Some(format!("{name} holds {have}{since} and wants {want} at {}", me.place.short()))
            })
            .collect();
        let parts = parts.filter(|parts| parts.len() > 1)?;
        Some(format!("locks taken in different orders: {}", parts.join("; ")))
    }

    /// A notification came before anybody waited for it.
    fn missed_notification(&self) -> Option<String> {
        for end in self.trace.ends.iter().filter(|end| end.status == "waiting") {
            let object = &end.wants.as_ref()?.object;
            let waits = |step: &Step| matches!(&step.what, What::Wait { object: on } if on == object);
            let (k, wait) = self.steps().rev().find(|(_, s)| self.name(s) == end.name && waits(s))?;
            let notifies = |step: &Step| matches!(&step.what, What::Notify { object: on, .. } if on == object);
            let in_vain = |step: &Step| matches!(&step.what, What::Notify { woken, .. } if woken.is_empty());
            let other = |step: &Step| self.name(step) != end.name;
            if self.steps().any(|(j, s)| j > k && notifies(s)) {
                continue;
            }
            let missed = self.steps().rev().find(|(j, s)| *j < k && other(s) && notifies(s) && in_vain(s));
            if let Some((_, missed)) = missed {
                return Some(format!(
                    "missed notification: {} notified {object} at {}, when nobody waited; {} began to wait for it at {} after that",
                    self.name(missed),
                    missed.place.short(),
                    end.name,
                    wait.place.short()
                ));
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
        explain(&trace(ViolationKind::Assertion, steps))
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
        assert!(explain(&during).unwrap().contains("b called List#1.add(1)"));
        let itself = trace(kind(), vec![call(0, "iterator()"), call(0, "remove(1)"), throw(0)]);
        assert!(explain(&itself).unwrap().contains("a itself called List#1.remove(1)"));
        let before = trace(kind(), vec![call(1, "add(1)"), call(0, "iterator()"), throw(0)]);
        assert_eq!(explain(&before), None);
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
            explain(&Trace { ends: vec![end], ..trace(ViolationKind::Deadlock, steps) })
        };
        assert!(stuck(vec![notify(&[]), wait()]).unwrap().starts_with("missed notification: b notified Object#1"));
        assert_eq!(stuck(vec![wait()]), None, "nobody notified");
        assert_eq!(stuck(vec![notify(&["c"]), wait()]), None, "it was for somebody else");
        assert_eq!(stuck(vec![wait(), notify(&[])]), None, "it came after the wait");
    }
}
