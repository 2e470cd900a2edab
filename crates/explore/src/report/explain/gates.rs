//! Threads that wait for ever at what others do not open any more: semaphores, latches, barriers, queues, conditions, and
//! pools whose threads all wait.
//!
//! These are facts about the end of a path on which no thread can go on.

use super::super::end::{Gate, LockWait, ThreadEnd};
use super::super::trace::{Step, What};
use super::{Apart, Call, Otherwise, Story, Told, called};

/// Ways into a semaphore.
const ACQUIRES: &[&str] = &["acquire", "acquireUninterruptibly", "tryAcquire"];
/// Methods of queues that wait until there is room.
const NEED_ROOM: &[&str] = &["put", "putFirst", "putLast", "transfer"];
/// Methods of queues that wait until there is something.
const NEED_ITEM: &[&str] = &["take", "takeFirst", "takeLast"];

impl<'t> Story<'t> {
    /// Threads that wait at the same object, and how far that is from letting them pass.
    fn waiting_at(&self, object: &str) -> Vec<&'t ThreadEnd> {
        let at = |end: &&ThreadEnd| end.wants.as_ref().is_some_and(|wants| wants.object == object);
        self.trace.ends.iter().filter(at).collect()
    }

    fn gates(&self) -> impl Iterator<Item = (&'t ThreadEnd, &'t LockWait, Gate)> + use<'t> {
        let wants = |end: &'t ThreadEnd| end.wants.as_ref().and_then(|wants| Some((end, wants, wants.gate?)));
        self.trace.ends.iter().filter_map(wants)
    }

    /// A semaphore whose permits nobody gives back.
    pub(super) fn lost_permit(&self) -> Option<Told> {
        let (_, wants, _) = self.gates().find(|(_, _, gate)| matches!(gate, Gate::Semaphore { .. }))?;
        let waiting = self.waiting_at(&wants.object);
        let mut taken: Vec<Call<'t>> = Vec::new();
        for call in self.calls().filter(|call| call.object == wants.object) {
            let method = called(&call.text);
            if ACQUIRES.contains(&method.as_str()) {
                let failed = call.text.ends_with("-> false") || call.text.contains(" throws ");
                let waits = waiting.iter().any(|end| self.is_in(end, &call));
                taken.extend(Some(call).filter(|_| !failed && !waits));
            } else if method == "release" {
                // Whoever releases need not be who has acquired.
                let own = taken.iter().rposition(|t| t.step.column == call.step.column);
                if let Some(at) = own.or(taken.len().checked_sub(1)) {
                    taken.remove(at);
                }
            }
        }
        let waits = list(waiting.iter().map(|end| format!("{} at {}", end.name, end.place.short())));
        let of = format!("a permit that never comes: {waits} {} for {}", verb(waiting.len(), "wait"), wants.object);
        let Some(last) = taken.last() else {
            let text = format!("{of}, and no thread can go on to release it");
            return Some(Told::fact(text, Vec::new()));
        };
        let column = last.step.column;
        let fate = match self.trace.ends.iter().find(|end| end.name == self.name(last.step)) {
            Some(end) => format!("waits at {}", end.place.short()),
            None if self.trace.alive.get(column) == Some(&false) => "has ended without releasing it".into(),
            None => return None,
        };
        let text = format!("{of}; {} took one at {} and {fate}", self.name(last.step), last.step.place.short());
        Some(Told::fact(text, vec![last.at]))
    }

    /// A latch that is not counted down often enough.
    pub(super) fn closed_latch(&self) -> Option<Told> {
        let is_closed = |gate: &Gate| matches!(gate, Gate::Latch { count } if *count > 0);
        let (_, wants, gate) = self.gates().find(|(_, _, gate)| is_closed(gate))?;
        let Gate::Latch { count } = gate else { return None };
        let waiting = self.waiting_at(&wants.object);
        let waits = list(waiting.iter().map(|end| format!("{} at {}", end.name, end.place.short())));
        let counts = self.calls().filter(|call| call.object == wants.object && called(&call.text) == "countDown");
        let counts: Vec<Call<'t>> = counts.collect();
        let by = counts.iter().map(|call| format!("{} at {}", self.name(call.step), call.step.place.short()));
        let done = match counts.len() {
            0 => "nobody has counted it down".to_string(),
            _ => format!("it was counted down by {}", list(by)),
        };
        let text = format!(
            "a latch that stays closed: {waits} {} for {}; {done}; its count is still {count}, and no thread can go on to count it down",
            verb(waiting.len(), "wait"),
            wants.object
        );
        Some(Told::fact(text, counts.iter().map(|call| call.at).collect()))
    }

    /// A barrier that too few threads come to.
    pub(super) fn lonely_barrier(&self) -> Option<Told> {
        let (_, wants, gate) = self.gates().find(|(_, _, gate)| matches!(gate, Gate::Barrier { .. }))?;
        let Gate::Barrier { parties } = gate else { return None };
        let waiting = self.waiting_at(&wants.object);
        let waits = list(waiting.iter().map(|end| format!("{} at {}", end.name, end.place.short())));
        let text = format!(
            "a barrier that too few come to: {waits} {} at {}, which opens for {parties}; no thread can go on to come there",
            verb(waiting.len(), "wait"),
            wants.object
        );
        Some(Told::fact(text, Vec::new()))
    }

    /// All threads of a pool wait, and there is a task that none of them is free for.
    pub(super) fn exhausted_pool(&self) -> Option<Told> {
        let queued = |end: &ThreadEnd| end.pool.clone().filter(|pool| pool.queued > 0);
        let pool = self.trace.ends.iter().find_map(queued)?;
        let threads = self.trace.ends.iter().filter(|end| end.pool.as_ref().is_some_and(|of| of.name == pool.name));
        let threads: Vec<String> = threads
            .map(|end| Some(format!("{} at {} for {}", end.name, end.place.short(), end.wants.as_ref()?.object)))
            .collect::<Option<_>>()?;
        let (tasks, them) =
            if pool.queued == 1 { ("1 task is", "it") } else { (&*format!("{} tasks are", pool.queued), "them") };
        let text = format!(
            "a task waits for a task: all threads of {} wait ({}); {tasks} in its queue, and no thread is free for {them}",
            pool.name,
            threads.join(", ")
        );
        Some(Told::fact(text, Vec::new()))
    }

    /// A blocking queue that stays full or empty.
    pub(super) fn idle_queue(&self) -> Option<Told> {
        self.trace.ends.iter().filter(|end| end.status == "parked").find_map(|end| {
            let object = &end.wants.as_ref()?.object;
            let call = self.calls().rev().find(|call| self.is_in(end, call) && call.object == *object)?;
            let method = called(&call.text);
            let (is, nobody) = match () {
                () if NEED_ROOM.contains(&method.as_str()) => ("a queue that nobody takes from", "take something out"),
                () if NEED_ITEM.contains(&method.as_str()) => {
                    ("a queue that nobody puts anything into", "put something in")
                }
                () => return None,
            };
            let is_queue = ["Queue#", "Deque#"].iter().any(|kind| object.contains(kind));
            let text = format!(
                "{is}: {} waits in {} at {}, and no thread can go on to {nobody}",
                end.name,
                call.text,
                end.place.short()
            );
            is_queue.then(|| Told::fact(text, vec![call.at]))
        })
    }

    /// A condition was signalled when nobody waited for it.
    pub(super) fn missed_signal(&self) -> Option<Told> {
        let awaits = |call: &Call<'_>| called(&call.text).starts_with("await");
        self.trace.ends.iter().filter(|end| end.status == "parked").find_map(|end| {
            let object = end.wants.as_ref().map(|wants| &wants.object).filter(|o| o.contains("ConditionObject#"))?;
            let of_it = || self.calls().filter(|call| call.object == *object);
            let wait = of_it().rev().find(|call| self.is_in(end, call) && awaits(call))?;
            if of_it().any(|call| call.at > wait.at && called(&call.text).starts_with("signal")) {
                return None;
            }
            let signals = of_it().rev().filter(|call| called(&call.text).starts_with("signal"));
            let waited = |at: usize| of_it().any(|call| awaits(&call) && call.at < at && !self.is_back(&call, at));
            let missed = signals.filter(|call| self.name(call.step) != end.name).find(|call| !waited(call.at))?;
            let text = format!(
                "missed notification: {} called {} at {}, when nobody waited; {} began to wait for it at {} after that",
                self.name(missed.step),
                missed.text,
                missed.step.place.short(),
                end.name,
                wait.step.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: missed.step.column, from: missed.at, until: None }));
            Some(Told { text, apart, is_linked: true, steps: vec![missed.at, wait.at] })
        })
    }

    /// Somebody was interrupted, and waits again as if nothing had happened.
    pub(super) fn swallowed_interrupt(&self) -> Option<Told> {
        let ends = self.trace.ends.iter().filter(|end| ["parked", "waiting"].contains(&end.status));
        ends.into_iter().find_map(|end| {
            let interrupts = |step: &Step| {
                matches!(&step.what, What::Call { method, object: None, .. } if *method == format!("interrupt {}", end.name))
            };
            let (n, interrupt) = self.steps().find(|(_, step)| interrupts(step))?;
            let own = || self.calls().filter(|call| self.name(call.step) == end.name);
            let thrown = own().find(|call| call.end > n && call.text.ends_with("throws InterruptedException"))?;
            let again = own().rev().find(|call| call.at > thrown.end && self.is_in(end, call))?;
            let text = format!(
                "an interrupt without effect: {} interrupted {} at {}; {} at {}; {} then waits in {} at {}",
                self.name(interrupt),
                end.name,
                interrupt.place.short(),
                thrown.text,
                thrown.step.place.short(),
                end.name,
                again.text,
                again.step.place.short()
            );
            Some(Told::fact(text, vec![n, thrown.at, again.at]))
        })
    }

    /// Is a thread inside of a call at the end?
    pub(super) fn is_in(&self, end: &ThreadEnd, call: &Call<'_>) -> bool {
        let is_last =
            || self.calls().rev().find(|c| c.step.column == call.step.column).is_some_and(|c| c.at == call.at);
        let of_program = end.stack.iter().position(|(_, own)| *own).unwrap_or(0);
        let is_entered = || of_program > 0 && end.stack[of_program - 1].0.method == called(&call.text);
        self.name(call.step) == end.name && !call.is_over && is_last() && is_entered()
    }

    /// Has a call come back before a step?
    fn is_back(&self, call: &Call<'_>, before: usize) -> bool {
        match call.is_over {
            true => call.end < before,
            // It came back before anybody else did something, or not at all.
            false => {
                let next = self.steps().find(|(i, step)| *i > call.at && step.column == call.step.column);
                next.is_some_and(|(i, _)| i < before)
            }
        }
    }
}

fn verb(count: usize, verb: &str) -> String {
    if count == 1 { format!("{verb}s") } else { verb.to_string() }
}

/// `a, b and c`.
fn list(parts: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<String> = parts.collect();
    let Some(last) = parts.pop() else { return String::new() };
    if parts.is_empty() { last } else { format!("{} and {last}", parts.join(", ")) }
}
