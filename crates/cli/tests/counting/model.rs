//! An enumerator of small protocols that shares nothing with the checker: threads are lists of steps over
//! shared numbers, monitors and one local number each.
//!
//! A transition runs a thread's pending step and goes on to just before its next step that others could
//! notice; the first transition of a thread goes to its first step. A state counts if at least two threads
//! could go on in it: elsewhere there is nothing to choose.

use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    Set(usize, i32),
    /// A read whose value is not used.
    Touch,
    Load(usize),
    /// Writes the local number plus this; the local number is forgotten.
    Store(usize, i32),
    /// Reads into the local number and adds, at once.
    Take(usize, i32),
    Add(usize, i32),
    /// Reads, and goes elsewhere if this is the value.
    IfEqual(usize, i32, usize),
    IfDiffers(usize, i32, usize),
    /// Reads, and goes elsewhere unless it is the local number, which is forgotten otherwise.
    UnlessMine(usize, usize),
    Lock(usize),
    /// Nobody waits for this step to happen: it is part of the one before.
    Unlock(usize),
    Wait(usize),
    NotifyAll(usize),
    /// Part of the step before.
    Goto(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Status {
    Runnable,
    /// Wants the monitor.
    Blocked(usize),
    /// Was told nothing yet.
    Waiting(usize),
    /// Was notified, and has to get the monitor back; `true`: has tried in vain before.
    Woken(usize, bool),
    WokenBlocked(usize),
    Ended,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    /// Zero: not begun; else one more than the index of the pending step.
    at: usize,
    status: Status,
    local: i32,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    threads: Vec<Thread>,
    shared: Vec<i32>,
    owners: Vec<Option<usize>>,
}

/// A protocol: how many shared numbers and monitors, and the threads.
pub(crate) struct Protocol {
    pub(crate) shared: usize,
    pub(crate) monitors: usize,
    pub(crate) threads: Vec<Vec<Step>>,
}

impl Protocol {
    fn initial(&self) -> State {
        let thread = Thread { at: 0, status: Status::Runnable, local: 0 };
        State {
            threads: vec![thread; self.threads.len()],
            shared: vec![0; self.shared],
            owners: vec![None; self.monitors],
        }
    }

    /// Distinct states in which two threads or more could go on.
    pub(crate) fn states(&self) -> u64 {
        let mut seen = HashSet::new();
        let mut open = vec![self.initial()];
        while let Some(state) = open.pop() {
            if seen.insert(state.clone()) {
                open.extend(enabled(&state).into_iter().map(|t| self.after(&state, t)));
            }
        }
        seen.iter().filter(|state| enabled(state).len() > 1).count() as u64
    }

    /// Distinct sequences of transitions from the beginning to the end. The protocol must not loop.
    pub(crate) fn paths(&self) -> u64 {
        fn count(protocol: &Protocol, state: &State, known: &mut HashMap<State, u64>) -> u64 {
            if let Some(&n) = known.get(state) {
                return n;
            }
            let threads = enabled(state);
            let n = match threads.is_empty() {
                true => 1,
                false => threads.into_iter().map(|t| count(protocol, &protocol.after(state, t), known)).sum(),
            };
            known.insert(state.clone(), n);
            n
        }
        count(self, &self.initial(), &mut HashMap::new())
    }

    /// The state after one transition of a thread.
    fn after(&self, before: &State, t: usize) -> State {
        let mut state = before.clone();
        let steps = &self.threads[t];
        if state.threads[t].at == 0 {
            state.threads[t].at = 1;
        } else if let Status::Woken(m, _) = state.threads[t].status {
            if state.owners[m].is_some() {
                state.threads[t].status = Status::WokenBlocked(m);
                return state;
            }
            state.owners[m] = Some(t);
            state.threads[t].status = Status::Runnable;
            state.threads[t].at += 1;
        } else {
            let step = steps[state.threads[t].at - 1];
            if !run(&mut state, t, step) {
                return state;
            }
        }
        settle(&mut state, t, steps);
        state
    }
}

fn enabled(state: &State) -> Vec<usize> {
    let can_go = |thread: &Thread| matches!(thread.status, Status::Runnable | Status::Woken(..));
    (0..state.threads.len()).filter(|&t| can_go(&state.threads[t])).collect()
}

/// Carries out a visible step; false if the thread could not go past it.
fn run(state: &mut State, t: usize, step: Step) -> bool {
    let mut next = state.threads[t].at + 1;
    let local = state.threads[t].local;
    match step {
        Step::Set(v, value) => state.shared[v] = value,
        Step::Touch => {}
        Step::Load(v) => state.threads[t].local = state.shared[v],
        Step::Store(v, more) => {
            state.shared[v] = local + more;
            state.threads[t].local = 0;
        }
        Step::Take(v, more) => {
            state.threads[t].local = state.shared[v];
            state.shared[v] += more;
        }
        Step::Add(v, more) => state.shared[v] += more,
        Step::IfEqual(v, value, to) if state.shared[v] == value => next = to + 1,
        Step::IfDiffers(v, value, to) if state.shared[v] != value => next = to + 1,
        Step::IfEqual(..) | Step::IfDiffers(..) => {}
        Step::UnlessMine(v, to) if state.shared[v] != local => next = to + 1,
        Step::UnlessMine(..) => state.threads[t].local = 0,
        Step::Lock(m) => {
            if state.owners[m].is_some() {
                state.threads[t].status = Status::Blocked(m);
                return false;
            }
            state.owners[m] = Some(t);
        }
        Step::Wait(m) => {
            release(state, m);
            state.threads[t].status = Status::Waiting(m);
            return false;
        }
        Step::NotifyAll(m) => {
            for thread in &mut state.threads {
                if thread.status == Status::Waiting(m) {
                    thread.status = Status::Woken(m, false);
                }
            }
        }
        Step::Unlock(_) | Step::Goto(_) => unreachable!("part of the step before"),
    }
    state.threads[t].at = next;
    true
}

fn release(state: &mut State, m: usize) {
    state.owners[m] = None;
    for thread in &mut state.threads {
        match thread.status {
            Status::Blocked(of) if of == m => thread.status = Status::Runnable,
            Status::WokenBlocked(of) if of == m => thread.status = Status::Woken(m, true),
            _ => {}
        }
    }
}

/// Goes on to the next visible step or to the end.
fn settle(state: &mut State, t: usize, steps: &[Step]) {
    loop {
        match steps.get(state.threads[t].at - 1) {
            None => {
                state.threads[t].status = Status::Ended;
                return;
            }
            Some(&Step::Unlock(m)) => {
                release(state, m);
                state.threads[t].at += 1;
            }
            Some(&Step::Goto(to)) => state.threads[t].at = to + 1,
            Some(_) => return,
        }
    }
}
