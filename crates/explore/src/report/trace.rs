//! The steps of a path, recorded by following it.

use std::sync::{Arc, Mutex, PoisonError};

use rjpf_state::ThreadId;
use rjpf_vm::transition::{ChoicePoint, PointKind, Violation, ViolationKind, Why};
use rjpf_vm::{Stop, Stream, Vm};
use rustc_hash::FxHashMap;

use super::end::{ThreadEnd, thread_ends};
use super::heap::{HeapChange, Recorder};
use super::observe::{is_in_library, pending, place_of};
use crate::jvm::{Jvm, Saved};
use crate::machine::{Machine, Outcome};
use crate::path::Path;

/// A place in the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Dotted name of the class.
    pub class: String,
    pub method: String,
    /// `pkg/File.java`, if the class file names its source.
    pub source: Option<String>,
    pub line: Option<u16>,
}

impl Place {
    /// `File.java:12`, as far as it is known.
    pub fn short(&self) -> String {
        let file = self.source.as_deref().and_then(|s| s.rsplit('/').next());
        match (file, self.line) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file.to_string(),
            _ if self.class.is_empty() => String::new(),
            _ => format!("{}.{}", self.class, self.method),
        }
    }
}

/// A read or write of a variable that other threads can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// `Node#1.next`, `Main.count`, `int[]#2[3]`.
    pub variable: String,
    /// The value read or written; `None` if it cannot be told beforehand.
    pub value: Option<String>,
    /// For writes: the value before.
    pub before: Option<String>,
    pub is_write: bool,
    /// Word address, to tell variables apart.
    pub address: u64,
    pub is_volatile: bool,
}

/// What a thread does first in a step; everything behind it is invisible to other threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Runs from the start of the program.
    Begin,
    /// A started thread takes its first step.
    Start,
    Access(Access),
    /// Enters a monitor.
    Lock {
        object: String,
    },
    /// Calls a library method that is one step.
    Call {
        method: String,
    },
    /// Initialises a class.
    Initialize,
    /// Takes an alternative of a data choice.
    Choose {
        label: String,
        index: u32,
        count: u32,
    },
    /// Its wait, sleep or timed operation runs out.
    TimeOut,
    /// Goes on where it was.
    Go,
}

/// From one choice to the next.
#[derive(Clone, Debug)]
pub struct Step {
    /// Index in [`Trace::columns`].
    pub column: usize,
    pub what: What,
    pub place: Place,
    /// The alternative taken and how many there were; one for a step that nothing else could have
    /// been done instead of, which is no part of the path.
    pub index: u32,
    pub count: u32,
    /// Is the step part of the path, or was it forced?
    pub chosen: bool,
    /// The thread is inside the library, called from `place`.
    pub in_library: bool,
    /// Another thread ran before: why that one stopped there.
    pub switch: Option<&'static str>,
    /// The other thread could have gone on.
    pub preempts: bool,
    /// What the program wrote in this step, or in a forced one behind it.
    pub output: String,
    /// What it did to the heap.
    pub heap: Vec<HeapChange>,
    pub mark: Option<Mark>,
}

/// Why a step matters for the violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// One of two accesses that race. It is about to be made when the path ends: nothing orders
    /// the two, so they are the last rows of the trace and no part of the path.
    Race,
    /// Part of the round that a livelock goes for ever.
    Cycle,
}

impl Mark {
    pub fn name(self) -> &'static str {
        match self {
            Mark::Race => "race",
            Mark::Cycle => "cycle",
        }
    }
}

/// A thread of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub thread: ThreadId,
    pub name: String,
}

#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub columns: Vec<Column>,
    pub steps: Vec<Step>,
    /// Where and how each thread stands at the end.
    pub ends: Vec<ThreadEnd>,
    pub violation: Option<Violation>,
    /// First step of the round, if the path ends in a state that it went through before.
    pub cycle: Option<usize>,
    /// The heap was too large to be drawn whole.
    pub heap_cut: bool,
}

impl Trace {
    fn column(&mut self, vm: &Vm, thread: ThreadId) -> usize {
        self.column_of(Column { thread, name: vm.thread_name(thread) })
    }

    /// Appends the forced steps seen since the last time.
    fn add(&mut self, forced: &Mutex<Notes>) {
        let steps = std::mem::take(&mut locked(forced).steps);
        for Forced { thread, name, what, place, in_library, why } in steps {
            let column = self.column_of(Column { thread, name });
            let other = self.steps.last().is_some_and(|last| last.column != column);
            let switch = other.then(|| why.text());
            self.steps.push(Step { column, in_library, switch, ..Step::forced(what, place) });
        }
    }

    fn column_of(&mut self, column: Column) -> usize {
        let known = self.columns.iter().position(|c| *c == column);
        known.unwrap_or_else(|| {
            self.columns.push(column);
            self.columns.len() - 1
        })
    }

    /// Context switches away from threads that could have gone on.
    pub fn preemptions(&self) -> usize {
        self.steps.iter().filter(|s| s.preempts).count()
    }
}

impl Step {
    /// A step of the first thread that nothing else could have been done instead of.
    fn forced(what: What, place: Place) -> Step {
        Step {
            column: 0,
            what,
            place,
            index: 0,
            count: 1,
            chosen: false,
            in_library: false,
            switch: None,
            preempts: false,
            output: String::new(),
            heap: Vec::new(),
            mark: None,
        }
    }
}

/// Forced steps that are kept; the rest of a long run of them says nothing new.
const MOST_FORCED: usize = 20_000;

/// A step that nothing else could have been done instead of.
struct Forced {
    thread: ThreadId,
    name: String,
    what: What,
    place: Place,
    in_library: bool,
    why: Why,
}

/// What is noted while a transition runs.
#[derive(Default)]
struct Notes {
    steps: Vec<Forced>,
    heap: Recorder,
}

fn locked(notes: &Mutex<Notes>) -> std::sync::MutexGuard<'_, Notes> {
    notes.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Follows a path from the initial state and writes down what happens. With `detailed`, forced
/// steps are there too; seeing them moves the places where long computations are cut, so a path
/// with such cuts may not fit any more: then try without.
pub fn record(jvm: &mut Jvm, initial: &Saved, path: &Path, detailed: bool) -> Result<Trace, Stop> {
    let notes: Arc<Mutex<Notes>> = Arc::default();
    if detailed {
        jvm.vm.observer = Some(observer(notes.clone()));
    }
    let trace = follow(jvm, initial, path, &notes);
    jvm.vm.observer = None;
    let mut trace = trace?;
    let (changes, is_cut) = std::mem::take(&mut locked(&notes).heap).finish();
    for (step, changes) in trace.steps.iter_mut().zip(changes) {
        step.heap = changes;
    }
    trace.heap_cut = is_cut;
    mark(&mut trace, jvm);
    Ok(trace)
}

/// Marks the round of a livelock, and appends the two accesses that race.
fn mark(trace: &mut Trace, jvm: &Jvm) {
    if let Some(first) = trace.cycle {
        let first = fold_rounds(&mut trace.steps, first);
        trace.cycle = Some(first);
        trace.steps[first..].iter_mut().for_each(|step| step.mark = Some(Mark::Cycle));
    }
    if let Some(Violation { kind: ViolationKind::Race, .. }) = &trace.violation
        && let Some(PointKind::Thread { enabled, .. }) = jvm.racing().map(|point| &point.kind)
        && let Some(pair) = racing_pair(&jvm.vm, enabled)
    {
        for thread in pair {
            let step = Step::forced(pending(&jvm.vm, thread), place_of(&jvm.vm, thread));
            let column = trace.column(&jvm.vm, thread);
            trace.steps.push(Step { column, mark: Some(Mark::Race), ..step });
        }
    }
}

/// Keeps one of many rounds that look the same: a loop that runs alone goes round for as long as a
/// transition may be. Gives the first step of the round that is left.
fn fold_rounds(steps: &mut Vec<Step>, first: usize) -> usize {
    let alike = |a: &Step, b: &Step| a.column == b.column && a.what == b.what && a.place == b.place;
    let round = &steps[first..];
    let repeats = |period: usize| (period..round.len()).all(|i| alike(&round[i], &round[i - period]));
    let Some(period) = (1..=round.len()).find(|p| round.len().is_multiple_of(*p) && repeats(*p)) else { return first };
    steps.truncate(first + period);
    let mut begin = first;
    while begin >= period && (0..period).all(|i| alike(&steps[begin - period + i], &steps[first + i])) {
        begin -= period;
    }
    let (switch, preempts) = (steps[begin].switch, steps[begin].preempts);
    // What the rounds left out did to the heap is still done before the one that is kept.
    let changes: Vec<HeapChange> = steps.drain(begin..first).flat_map(|step| step.heap).collect();
    steps[begin.saturating_sub(1)].heap.extend(changes);
    (steps[begin].switch, steps[begin].preempts) = (switch, preempts);
    begin
}

/// The threads whose pending accesses race; the pair that [`Vm::find_race`] reports.
fn racing_pair(vm: &Vm, enabled: &[ThreadId]) -> Option<[ThreadId; 2]> {
    let accesses: Vec<(ThreadId, Access)> = enabled
        .iter()
        .filter(|&&t| vm.pending_access(t).is_some())
        .filter_map(|&t| match pending(vm, t) {
            What::Access(access) => Some((t, access)),
            _ => None,
        })
        .collect();
    for (i, (t, a)) in accesses.iter().enumerate() {
        let clashes = |b: &Access| a.address == b.address && (a.is_write || b.is_write) && !a.is_volatile;
        if let Some((u, _)) = accesses[i + 1..].iter().find(|(_, b)| clashes(b)) {
            return Some([*t, *u]);
        }
    }
    None
}

fn observer(notes: Arc<Mutex<Notes>>) -> rjpf_vm::Observer {
    Box::new(move |vm, thread, why| {
        let mut notes = locked(&notes);
        if notes.steps.len() < MOST_FORCED {
            let (what, place) = (pending(vm, thread), place_of(vm, thread));
            let in_library = is_in_library(vm, thread);
            notes.heap.look(vm);
            notes.steps.push(Forced { thread, name: vm.thread_name(thread), what, place, in_library, why });
        }
    })
}

fn follow(jvm: &mut Jvm, initial: &Saved, path: &Path, notes: &Mutex<Notes>) -> Result<Trace, Stop> {
    jvm.rewind(initial);
    let mut trace = Trace::default();
    begin(&mut trace, &jvm.vm);
    locked(notes).heap.look(&jvm.vm);
    let mut outcome = jvm.start()?;
    trace.steps[0].output = output(&mut jvm.vm);
    trace.add(notes);
    let mut indices = path.0.iter();
    // The states gone through, and the step that was taken next in each.
    let mut seen: FxHashMap<u128, usize> = FxHashMap::default();
    loop {
        let point = match outcome {
            Outcome::Choice(point) => point,
            Outcome::Violation(violation) => {
                // A violation the program survived lies on the way of later ones.
                let more = indices.len() > 0 && violation.resumable;
                trace.violation = Some(violation);
                if !more {
                    break;
                }
                outcome = jvm.resume()?;
                continue;
            }
            Outcome::End(_) | Outcome::Ignored => break,
        };
        let state = jvm.fingerprint();
        let Some(&index) = indices.next() else {
            trace.cycle = seen.get(&state).copied();
            break;
        };
        seen.entry(state).or_insert(trace.steps.len());
        if index >= jvm.count(&point) {
            let (at, count) = (path.0.len() - indices.len() - 1, jvm.count(&point));
            return Err(Stop::Mismatch(format!(
                "choice {at} of the path is {index}, but there are {count} alternatives"
            )));
        }
        let step = step(&mut trace, &jvm.vm, &point, index);
        trace.steps.push(step);
        locked(notes).heap.look(&jvm.vm);
        trace.violation = None;
        outcome = jvm.take(&point, index)?;
        let written = output(&mut jvm.vm);
        if let Some(last) = trace.steps.last_mut() {
            last.output = written;
        }
        trace.add(notes);
    }
    locked(notes).heap.look(&jvm.vm);
    trace.ends = thread_ends(&jvm.vm, &trace);
    Ok(trace)
}

fn begin(trace: &mut Trace, vm: &Vm) {
    let thread = rjpf_vm::boot::MAIN;
    let column = trace.column(vm, thread);
    trace.steps.push(Step { column, ..Step::forced(What::Begin, place_of(vm, thread)) });
}

fn step(trace: &mut Trace, vm: &Vm, point: &ChoicePoint, index: u32) -> Step {
    let count = point.count();
    match &point.kind {
        PointKind::Thread { enabled, why, from } => {
            let thread = enabled[index as usize];
            let other = thread != *from;
            Step {
                column: trace.column(vm, thread),
                index,
                count,
                chosen: true,
                in_library: is_in_library(vm, thread),
                switch: other.then(|| why.text()),
                preempts: other && enabled.contains(from),
                ..Step::forced(pending(vm, thread), place_of(vm, thread))
            }
        }
        PointKind::Data { thread, request } => {
            let what = What::Choose { label: request.label.clone(), index, count };
            let column = trace.column(vm, *thread);
            Step { column, index, count, chosen: true, ..Step::forced(what, place_of(vm, *thread)) }
        }
    }
}

fn output(vm: &mut Vm) -> String {
    let written = std::mem::take(&mut vm.output);
    let bytes: Vec<u8> = written.into_iter().filter(|(s, _)| *s == Stream::Out).flat_map(|(_, b)| b).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        let step = |c: char| Step::forced(What::Call { method: c.to_string() }, Place::default());
        text.chars().map(step).collect()
    }

    fn folded(text: &str, first: usize) -> (String, usize) {
        let mut list = steps(text);
        let first = fold_rounds(&mut list, first);
        let letter = |s: &Step| match &s.what {
            What::Call { method } => method.clone(),
            _ => String::new(),
        };
        (list.iter().map(letter).collect(), first)
    }

    #[test]
    fn rounds_that_look_the_same_are_kept_once() {
        assert_eq!(folded("xyababab", 4), ("xyab".into(), 2), "before the round and in it");
        assert_eq!(folded("xabc", 1), ("xabc".into(), 1), "one round is left alone");
        assert_eq!(folded("aaaa", 2), ("a".into(), 0));
        assert_eq!(folded("xabaab", 3), ("xabaab".into(), 3), "another order is another round");
    }

    #[test]
    fn what_left_out_rounds_did_to_the_heap_is_kept() {
        let mut list = steps("xabab");
        let change = HeapChange::Gone { object: "Node#1".into() };
        list[1].heap.push(change.clone());
        list[1].switch = Some("shared access");
        assert_eq!(fold_rounds(&mut list, 3), 1);
        assert_eq!(list[0].heap, [change]);
        assert_eq!(list[1].switch, Some("shared access"));
    }
}
