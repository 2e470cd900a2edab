//! An enumerator of small protocols that shares nothing with the checker: threads are lists of steps over
//! shared numbers, monitors and one local number each.
//!
//! A transition runs a thread's pending step and goes on to just before its next step that others could
//! notice. A state counts if at least two threads could go on in it: elsewhere there is nothing to choose.

use std::collections::{HashMap, HashSet};

/// Where threads pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// Before every access, reads of the fields that hold monitors and atomic objects included.
    Off,
    /// Before every access to what others can reach.
    Shared,
    /// Before accesses to what is contended. Starts and ends of threads are no steps.
    Learned,
}

impl Rules {
    /// Are the starts and ends of threads, main's included, steps of their own?
    fn count_lives(self) -> bool {
        self != Rules::Learned
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    Set(usize, i32),
    /// A read whose value is not used.
    Touch(usize),
    Load(usize),
    /// Writes the local number plus this; the local number is forgotten.
    Store(usize, i32),
    /// Reads into the local number and adds, at once.
    Take(usize, i32),
    /// Adds at once.
    Add(usize, i32),
    /// Reads, and goes elsewhere if this is the value.
    IfEqual(usize, i32, usize),
    IfDiffers(usize, i32, usize),
    /// Reads an atomic number, and goes elsewhere unless it is the local one, which is forgotten otherwise.
    UnlessMine(usize, usize),
    /// Possible while the monitor is free.
    Lock(usize),
    Unlock(usize),
    Wait(usize),
    /// Of the one monitor that the protocol waits for.
    NotifyAll,
    Goto(usize),
}

impl Step {
    /// The shared number that is accessed.
    fn number(self) -> Option<usize> {
        match self {
            Step::Set(v, _) | Step::Touch(v) | Step::Load(v) | Step::Store(v, _) | Step::Take(v, _) => Some(v),
            Step::Add(v, _) | Step::IfEqual(v, ..) | Step::IfDiffers(v, ..) | Step::UnlessMine(v, _) => Some(v),
            Step::Lock(_) | Step::Unlock(_) | Step::Wait(_) | Step::NotifyAll | Step::Goto(_) => None,
        }
    }

    /// Does the program read a field first, to get at the monitor or the atomic object?
    fn reads_holder(self) -> bool {
        use Step::*;
        matches!(self, Lock(_) | Wait(_) | NotifyAll | Take(..) | Add(..) | UnlessMine(..))
    }
}

/// What a thread has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum At {
    /// To begin, with so many accesses of the library's own before the first step.
    Start(u64),
    /// The step with this number; `true`: after reading the field that holds its object.
    Step(usize, bool),
    /// To wait for a notification in the step with this number, or, once notified, to get the monitor back.
    Waiting(usize),
    Woken(usize),
    /// To end.
    End,
    Ended,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    at: At,
    local: i32,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    threads: Vec<Thread>,
    shared: Vec<i32>,
    owners: Vec<Option<usize>>,
}

/// A protocol: how many shared numbers and monitors, which numbers are only accessed under one monitor, which are written
/// once, and the threads.
pub(crate) struct Protocol {
    pub(crate) shared: usize,
    pub(crate) guarded: &'static [usize],
    pub(crate) set_for_good: &'static [usize],
    pub(crate) monitors: usize,
    pub(crate) threads: Vec<Vec<Step>>,
}

impl Protocol {
    /// `begins`: accesses of the library's own at the beginning of a thread.
    pub(crate) fn under(&self, rules: Rules, begins: u64) -> Explored<'_> {
        let mut threads: Vec<&[Step]> = self.threads.iter().map(Vec::as_slice).collect();
        if rules.count_lives() {
            // Main, which has started the others.
            threads.push(&[]);
        }
        Explored { protocol: self, rules, begins, threads }
    }
}

/// A protocol and where its threads pause.
pub(crate) struct Explored<'p> {
    protocol: &'p Protocol,
    rules: Rules,
    begins: u64,
    threads: Vec<&'p [Step]>,
}

impl Explored<'_> {
    fn initial(&self) -> State {
        let others = self.protocol.threads.len();
        let begin =
            |t| if self.rules.count_lives() && t < others { At::Start(self.begins) } else { At::Step(0, false) };
        let threads = (0..self.threads.len()).map(|t| Thread { at: begin(t), local: 0 }).collect();
        let mut state =
            State { threads, shared: vec![0; self.protocol.shared], owners: vec![None; self.protocol.monitors] };
        for t in 0..self.threads.len() {
            self.settle(&mut state, t);
        }
        state
    }

    /// Distinct states in which two threads or more could go on.
    pub(crate) fn states(&self) -> u64 {
        let mut seen = HashSet::new();
        let mut open = vec![self.initial()];
        while let Some(state) = open.pop() {
            if seen.insert(state.clone()) {
                open.extend(self.enabled(&state).into_iter().map(|t| self.after(&state, t)));
            }
        }
        seen.iter().filter(|state| self.enabled(state).len() > 1).count() as u64
    }

    /// Distinct sequences of transitions from the beginning to the end. The protocol must not loop.
    pub(crate) fn paths(&self) -> u64 {
        self.paths_from(&self.initial(), &mut HashMap::new())
    }

    fn paths_from(&self, state: &State, known: &mut HashMap<State, u64>) -> u64 {
        if let Some(&n) = known.get(state) {
            return n;
        }
        let threads = self.enabled(state);
        let n = match threads.is_empty() {
            true => 1,
            false => threads.into_iter().map(|t| self.paths_from(&self.after(state, t), known)).sum(),
        };
        known.insert(state.clone(), n);
        n
    }

    fn enabled(&self, state: &State) -> Vec<usize> {
        let is_free = |step: Step| match step {
            Step::Lock(m) | Step::Wait(m) => state.owners[m].is_none(),
            _ => true,
        };
        let can_go = |t: usize| match state.threads[t].at {
            At::Start(_) | At::End => true,
            At::Step(n, _) if self.pauses_at_holder(state.threads[t].at, t) => n < self.threads[t].len(),
            At::Step(n, _) => !matches!(self.threads[t][n], Step::Lock(_)) || is_free(self.threads[t][n]),
            At::Woken(n) => is_free(self.threads[t][n]),
            At::Waiting(_) | At::Ended => false,
        };
        (0..state.threads.len()).filter(|&t| can_go(t)).collect()
    }

    /// Is the read of a field, which holds the object of the step, a step of its own and still to be done?
    fn pauses_at_holder(&self, at: At, t: usize) -> bool {
        matches!(at, At::Step(n, false) if self.rules == Rules::Off && self.threads[t][n].reads_holder())
    }

    /// Is this a read of a number that has its last value?
    fn reads_the_last(&self, state: &State, step: Step) -> bool {
        let reads = matches!(step, Step::Touch(_) | Step::Load(_) | Step::IfEqual(..) | Step::IfDiffers(..));
        reads && step.number().is_some_and(|v| self.protocol.set_for_good.contains(&v) && state.shared[v] != 0)
    }

    /// Does a thread pause before this step?
    fn pauses_at(&self, state: &State, step: Step) -> bool {
        match step {
            Step::Lock(_) => true,
            Step::Wait(_) => self.rules != Rules::Learned,
            // Who does this has the monitor.
            Step::Unlock(_) | Step::NotifyAll | Step::Goto(_) => false,
            _ if self.rules == Rules::Learned && self.reads_the_last(state, step) => false,
            _ => self.rules != Rules::Learned || !step.number().is_some_and(|v| self.protocol.guarded.contains(&v)),
        }
    }

    /// The state after one transition of a thread.
    fn after(&self, before: &State, t: usize) -> State {
        let mut state = before.clone();
        match state.threads[t].at {
            At::Start(0) => state.threads[t].at = At::Step(0, false),
            At::Start(left) => state.threads[t].at = At::Start(left - 1),
            At::End => state.threads[t].at = At::Ended,
            At::Step(n, _) if self.pauses_at_holder(before.threads[t].at, t) => {
                state.threads[t].at = At::Step(n, true);
            }
            At::Step(n, _) => run(&mut state, t, n, self.threads[t][n]),
            At::Woken(n) => {
                if let Step::Wait(m) = self.threads[t][n] {
                    state.owners[m] = Some(t);
                }
                state.threads[t].at = At::Step(n + 1, false);
            }
            At::Waiting(_) | At::Ended => unreachable!("cannot go on"),
        }
        self.settle(&mut state, t);
        state
    }

    /// Goes on to the next step before which the thread pauses, or to the end.
    fn settle(&self, state: &mut State, t: usize) {
        while let At::Step(n, _) = state.threads[t].at {
            let Some(&step) = self.threads[t].get(n) else {
                state.threads[t].at = if self.rules.count_lives() { At::End } else { At::Ended };
                return;
            };
            if self.pauses_at_holder(state.threads[t].at, t) || self.pauses_at(state, step) {
                return;
            }
            run(state, t, n, step);
        }
    }
}

/// Carries out a step that is possible.
fn run(state: &mut State, t: usize, n: usize, step: Step) {
    let mut next = n + 1;
    let local = state.threads[t].local;
    match step {
        Step::Set(v, value) => state.shared[v] = value,
        Step::Touch(_) => {}
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
        Step::IfEqual(v, value, to) if state.shared[v] == value => next = to,
        Step::IfDiffers(v, value, to) if state.shared[v] != value => next = to,
        Step::IfEqual(..) | Step::IfDiffers(..) => {}
        Step::UnlessMine(v, to) if state.shared[v] != local => next = to,
        Step::UnlessMine(..) => state.threads[t].local = 0,
        Step::Lock(m) => state.owners[m] = Some(t),
        Step::Unlock(m) => state.owners[m] = None,
        Step::Wait(m) => {
            state.owners[m] = None;
            state.threads[t].at = At::Waiting(n);
            return;
        }
        Step::NotifyAll => {
            for thread in &mut state.threads {
                if let At::Waiting(n) = thread.at {
                    thread.at = At::Woken(n);
                }
            }
        }
        Step::Goto(to) => next = to,
    }
    state.threads[t].at = At::Step(next, false);
}
