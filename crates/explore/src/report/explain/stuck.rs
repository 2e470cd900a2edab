//! Threads that wait for ever: in a circle, for a notification that does not come, for themselves.

use super::super::end::{LockWait, ThreadEnd};
use super::super::trace::{Step, What};
use super::{Apart, Otherwise, Story, Told, called};

/// Methods that wait for the end of a task.
const WAITS_FOR_TASK: &[&str] = &["get", "awaitDone"];

impl<'t> Story<'t> {
    /// Threads that wait in a circle for what they hold, or for each other's end.
    pub(super) fn circle(&self) -> Option<Told> {
        let ends = &self.trace.ends;
        let circle = circle(ends);
        let joins = |i: usize| ends[i].status == "joining";
        let initialises = |i: usize| ends[i].status == "initializing";
        let are_locks = !circle.iter().any(|&i| joins(i) || initialises(i));
        let fact = |text: String| Some(Told::fact(text, Vec::new()));
        if circle.len() > 3 {
            let names = circle.iter().skip(1).chain(circle.first()).map(|&i| format!("waits for {}", ends[i].name));
            let round = names.collect::<Vec<_>>().join(", which ");
            let what = if are_locks { "locks taken in a circle" } else { "threads wait in a circle" };
            return fact(format!("{what}: {} {round}", ends[circle[0]].name));
        }
        let parts: Option<Vec<String>> = (0..circle.len())
            .map(|n| {
                let before = circle[(n + circle.len() - 1) % circle.len()];
                let me = &ends[circle[n]];
                let (wants, held) = (me.wants.as_ref()?, ends[before].wants.as_ref()?);
                let since = held.taken_at.as_ref().map_or_else(String::new, |p| format!(" since {}", p.short()));
                let holds = match before {
                    before if joins(before) => String::new(),
                    before if initialises(before) => format!("initialises {}{since} and ", held.object),
                    _ => format!("holds {}{since} and ", held.object),
                };
                let waits = match circle[n] {
                    i if joins(i) => "waits for the end of",
                    i if initialises(i) => "waits for",
                    _ => "wants",
                };
                Some(format!("{} {holds}{waits} {} at {}", me.name, wants.object, me.place.short()))
            })
            .collect();
        let parts = parts.filter(|parts| parts.len() > 1)?;
        let what = match () {
            () if are_locks => "locks taken in different orders",
            () if circle.iter().all(|&i| initialises(i)) => "classes that need each other",
            () => "threads wait in a circle",
        };
        fact(format!("{what}: {}", parts.join("; ")))
    }

    /// A notification came before anybody waited for it.
    pub(super) fn missed_notification(&self) -> Option<Told> {
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
                let apart = Some(Otherwise::Apart(Apart { column: missed.column, from: n, until: None }));
                return Some(Told { text, apart, is_linked: true, steps: vec![n, k] });
            }
        }
        None
    }

    /// A thread waits to be notified and keeps another lock meanwhile, which somebody else wants.
    pub(super) fn nested_monitors(&self) -> Option<Told> {
        let ends = &self.trace.ends;
        for end in ends.iter().filter(|end| end.status == "waiting") {
            let Some(LockWait { object, .. }) = &end.wants else { continue };
            let kept_out = |other: &&ThreadEnd| {
                let wants = other.wants.as_ref().filter(|wants| wants.holder.as_ref() == Some(&end.name));
                other.status == "blocked" && wants.is_some_and(|wants| wants.object != *object)
            };
            let Some((other, wants)) =
                ends.iter().find(kept_out).and_then(|other| Some((other, other.wants.as_ref()?)))
            else {
                continue;
            };
            let takes = |(_, step): &(usize, &Step)| {
                let is_it = matches!(&step.what, What::Lock { object } if *object == wants.object);
                self.name(step) == end.name && is_it
            };
            let Some((n, taken)) = self.steps().rev().find(takes) else { continue };
            let text = format!(
                "nested monitors: {} waits to be notified on {object} at {} and holds {} since {}; {} wants {} at {}",
                end.name,
                end.place.short(),
                wants.object,
                taken.place.short(),
                other.name,
                wants.object,
                other.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: taken.column, from: n, until: None }));
            return Some(Told { text, apart, is_linked: false, steps: vec![n] });
        }
        None
    }

    /// One of several that waited was woken up, found that there was nothing to do, and waited again; the others wait still.
    pub(super) fn wrong_wakeup(&self) -> Option<Told> {
        let (n, notify) = self.steps().rev().find(|(_, s)| matches!(s.what, What::Notify { .. }))?;
        let What::Notify { object, woken } = &notify.what else { return None };
        let [woken] = woken.as_slice() else { return None };
        let waits = |step: &Step| matches!(&step.what, What::Wait { object: on } if on == object);
        let last_wait = |name: &str| self.steps().rev().find(|(_, s)| self.name(s) == name && waits(s));
        let stuck = |name: &str| {
            let is_on_it = |end: &&ThreadEnd| end.wants.as_ref().is_some_and(|wants| wants.object == *object);
            self.trace.ends.iter().filter(is_on_it).any(|end| end.name == name && end.status == "waiting")
        };
        let (again, waited) = last_wait(woken).filter(|(k, _)| *k > n && stuck(woken))?;
        let still = |end: &&ThreadEnd| end.name != *woken && stuck(&end.name);
        let (since, other, end) = self.trace.ends.iter().filter(still).find_map(|end| {
            let (k, wait) = last_wait(&end.name)?;
            (k < n).then_some((k, wait, end))
        })?;
        let text = format!(
            "notification to one of several: {} notified {object} at {} and woke up {woken}, which waited again at {}; {} has been waiting at {} all the time",
            self.name(notify),
            notify.place.short(),
            waited.place.short(),
            end.name,
            other.place.short()
        );
        // Which of them wakes up is a choice: what if it had been the other one?
        let chose = |(_, s): &(usize, &Step)| s.column == notify.column && matches!(s.what, What::Choose { .. });
        let (choice, _) = self.steps().take(n).filter(chose).last()?;
        let apart = Some(Otherwise::Chosen { step: choice });
        Some(Told { text, apart, is_linked: false, steps: vec![since, n, again] })
    }

    /// A thread wants the write lock of what it has the read lock of: it waits for itself.
    pub(super) fn upgraded_lock(&self) -> Option<Told> {
        for end in self.trace.ends.iter().filter(|end| end.status == "parked") {
            let Some(LockWait { object, .. }) = &end.wants else { continue };
            let wants_to_write = end.stack.iter().any(|(frame, _)| {
                frame.class == "java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock"
                    && frame.method.starts_with("lock")
            });
            let Some((_, number)) = object.split_once('#').filter(|_| wants_to_write) else { continue };
            let of_it = format!("ReentrantReadWriteLock$ReadLock#{number}");
            let mut held = Vec::new();
            for call in self.calls().filter(|call| self.name(call.step) == end.name && call.object == of_it) {
                match called(&call.text).as_str() {
                    "lock" => held.push(call),
                    "unlock" => _ = held.pop(),
                    _ => {}
                }
            }
            if let Some(read) = held.last() {
                let text = format!(
                    "read lock held while the write lock is wanted: {} took {of_it} at {} and has not given it back; at {} it wants the write lock of {object}",
                    end.name,
                    read.step.place.short(),
                    end.place.short()
                );
                return Some(Told::fact(text, vec![read.at]));
            }
        }
        None
    }

    /// A task of a pool waits for another task, and there is no thread of a pool that does anything else.
    pub(super) fn own_pool(&self) -> Option<Told> {
        let is = |end: &ThreadEnd, class: &str, methods: &[&str]| {
            let fits = |method: &str| methods.contains(&method);
            end.stack.iter().any(|(frame, _)| frame.class == class && fits(&frame.method))
        };
        let of_pool = |end: &&ThreadEnd| is(end, "java.util.concurrent.ThreadPoolExecutor", &["runWorker"]);
        let waits = |end: &ThreadEnd| is(end, "java.util.concurrent.FutureTask", WAITS_FOR_TASK);
        if !self.trace.ends.iter().filter(of_pool).all(waits) {
            return None;
        }
        self.trace.ends.iter().filter(of_pool).find_map(|end| {
            let task = &end.wants.as_ref()?.object;
            let submits = |text: &str| called(text) == "submit" && text.ends_with(&format!("-> {task}"));
            let submit = self.calls().find(|call| submits(&call.text))?;
            let text = format!(
                "a task waits for a task: {} waits at {} for {task}, which {} submitted to {} at {}; it is not done, and no thread of a pool is free",
                end.name,
                end.place.short(),
                self.name(submit.step),
                submit.object,
                submit.step.place.short()
            );
            Some(Told::fact(text, vec![submit.at]))
        })
    }
}

/// Indices of threads that wait for each other in a circle.
pub fn circle(ends: &[ThreadEnd]) -> Vec<usize> {
    let holder = |i: usize| {
        let LockWait { holder, .. } = ends[i].wants.as_ref()?;
        let mut named = ends.iter().enumerate().filter(|(_, e)| Some(&e.name) == holder.as_ref());
        // Which of several threads of one name it is cannot be told.
        named.next().filter(|_| named.next().is_none()).map(|(at, _)| at)
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

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;
    use rjpf_vm::transition::ViolationKind;

    use super::super::super::trace::{Column, Place, Trace};
    use super::super::tests::*;
    use super::*;

    #[test]
    fn a_notification_is_missed_only_if_it_came_before_the_wait() {
        let wait = || Step { column: 0, ..Step::forced(What::Wait { object: "Object#1".into() }, place("run", 1)) };
        let notify = |woken: &[&str]| {
            let woken = woken.iter().map(|name| name.to_string()).collect();
            let what = What::Notify { object: "Object#1".into(), woken };
            Step { column: 1, ..Step::forced(what, place("run", 2)) }
        };
        let stuck = |steps| {
            let wants = LockWait { object: "Object#1".into(), holder: None, taken_at: None, gate: None };
            let end = ThreadEnd {
                name: "a".into(),
                status: "waiting",
                place: place("run", 1),
                wants: Some(wants),
                stack: Vec::new(),
                is_daemon: false,
                pool: None,
            };
            first(&Trace { ends: vec![end], ..trace(ViolationKind::Deadlock, steps) })
        };
        assert!(stuck(vec![notify(&[]), wait()]).unwrap().starts_with("missed notification: b notified Object#1"));
        assert_eq!(stuck(vec![wait()]), None, "nobody notified");
        assert_eq!(stuck(vec![notify(&["c"]), wait()]), None, "it was for somebody else");
        assert_eq!(stuck(vec![wait(), notify(&[])]), None, "it came after the wait");
    }

    fn end(name: &str, status: &'static str, object: &str, stack: &[(&str, &str)]) -> ThreadEnd {
        let wants = LockWait { object: object.into(), holder: None, taken_at: None, gate: None };
        let frame = |(class, method): &(&str, &str)| {
            (Place { class: class.to_string(), method: method.to_string(), source: None, line: None }, false)
        };
        ThreadEnd {
            name: name.into(),
            status,
            place: place("run", 7),
            wants: Some(wants),
            stack: stack.iter().map(frame).collect(),
            is_daemon: false,
            pool: None,
        }
    }

    fn stuck(ends: Vec<ThreadEnd>, steps: Vec<Step>) -> Option<String> {
        first(&Trace { ends, ..trace(ViolationKind::Deadlock, steps) })
    }

    #[test]
    fn a_lock_that_is_kept_while_its_holder_waits() {
        let lock = |object: &str| Step::forced(What::Lock { object: object.into() }, place("take", 2));
        let told = |wanted: &str, holder: &str| {
            let mut other = end("b", "blocked", wanted, &[]);
            other.wants = other.wants.map(|wants| LockWait { holder: Some(holder.into()), ..wants });
            stuck(vec![end("a", "waiting", "Queue#1", &[]), other], vec![lock("Box#1"), lock("Queue#1")])
        };
        let expected = "nested monitors: a waits to be notified on Queue#1 at Main.java:7 and holds Box#1 since Main.java:2; b wants Box#1 at Main.java:7";
        assert_eq!(told("Box#1", "a").as_deref(), Some(expected));
        assert_eq!(told("Box#1", "c"), None, "another thread has it");
        assert_eq!(told("Other#1", "a"), None, "where it was taken is not known");
    }

    #[test]
    fn one_of_several_was_woken_and_waits_again() {
        let wait = |column| Step { column, ..Step::forced(What::Wait { object: "Box#1".into() }, place("take", 3)) };
        let notify = |woken: &[&str]| {
            let woken = woken.iter().map(|name| name.to_string()).collect();
            let what = What::Notify { object: "Box#1".into(), woken };
            Step { column: 2, ..Step::forced(what, place("put", 9)) }
        };
        let choice = What::Choose { label: "notify".into(), index: 0, count: 2, value: None };
        let choose = || Step { column: 2, ..Step::forced(choice.clone(), place("put", 9)) };
        let told = |steps: Vec<Step>| {
            let ends = ["a", "b"].map(|name| end(name, "waiting", "Box#1", &[])).to_vec();
            let mut trace = Trace { ends, ..trace(ViolationKind::Deadlock, steps) };
            trace.columns.push(Column { thread: ThreadId(2), name: "c".into() });
            first(&trace)
        };
        let said = told(vec![wait(0), wait(1), choose(), notify(&["a"]), wait(0)]).unwrap();
        let expected = "notification to one of several: c notified Box#1 at Main.java:9 and woke up a, which waited again at Main.java:3; b has been waiting at Main.java:3 all the time";
        assert_eq!(said, expected);
        assert_eq!(told(vec![wait(0), wait(1), notify(&["a", "b"]), wait(0), wait(1)]), None, "all were woken");
        assert_eq!(told(vec![wait(0), choose(), notify(&["a"]), wait(0), wait(1)]), None, "b came later");
    }

    #[test]
    fn a_thread_that_waits_for_its_own_read_lock() {
        const WRITE: (&str, &str) = ("java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock", "lock");
        let call = |method: &str| {
            let object = "ReentrantReadWriteLock$ReadLock#1";
            let what = What::Call { method: format!("{object}.{method}()"), object: Some(object.into()), result: None };
            Step::forced(what, place("run", 2))
        };
        let ends = || vec![end("a", "parked", "ReentrantReadWriteLock#1", &[WRITE])];
        let said = stuck(ends(), vec![call("lock")]).unwrap();
        assert!(said.starts_with("read lock held while the write lock is wanted: a took"), "{said}");
        assert_eq!(stuck(ends(), vec![call("lock"), call("unlock")]), None, "it was given back");
        let other = vec![end("a", "parked", "ReentrantReadWriteLock#2", &[WRITE])];
        assert_eq!(stuck(other, vec![call("lock")]), None, "another lock");
    }

    #[test]
    fn a_task_that_waits_for_a_task() {
        const WORKER: (&str, &str) = ("java.util.concurrent.ThreadPoolExecutor", "runWorker");
        const GET: (&str, &str) = ("java.util.concurrent.FutureTask", "get");
        let submit = || {
            let (object, result) = (Some("ThreadPoolExecutor#1".to_string()), Some("-> FutureTask#2".to_string()));
            let what = What::Call { method: "ThreadPoolExecutor#1.submit(lambda)".into(), object, result };
            Step { column: 0, ..Step::forced(what, place("run", 2)) }
        };
        let waits = |name: &str| end(name, "parked", "FutureTask#2", &[GET, WORKER]);
        let said = stuck(vec![waits("a")], vec![submit()]).unwrap();
        assert!(
            said.starts_with("a task waits for a task: a waits at Main.java:7 for FutureTask#2, which a"),
            "{said}"
        );
        let busy = end("b", "blocked", "Object#1", &[WORKER]);
        assert_eq!(stuck(vec![waits("a"), busy], vec![submit()]), None, "another thread of a pool is at work");
    }
}
