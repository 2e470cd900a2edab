//! The steps of a path, recorded by following it.

use std::sync::{Arc, Mutex, PoisonError};

use rjpf_state::ThreadId;
use rjpf_vm::transition::{ChoicePoint, PointKind, Violation, Why};
use rjpf_vm::{Stop, Stream, Vm};

use super::end::{ThreadEnd, thread_ends};
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
}

impl Trace {
    fn column(&mut self, vm: &Vm, thread: ThreadId) -> usize {
        self.column_of(Column { thread, name: vm.thread_name(thread) })
    }

    /// Appends the forced steps seen since the last time.
    fn add(&mut self, forced: &Mutex<Vec<Forced>>) {
        let steps = std::mem::take(&mut *forced.lock().unwrap_or_else(PoisonError::into_inner));
        for Forced { thread, name, what, place, in_library, why } in steps {
            let column = self.column_of(Column { thread, name });
            let other = self.steps.last().is_some_and(|last| last.column != column);
            let switch = other.then(|| why.text());
            let (index, count, chosen, preempts, output) = (0, 1, false, false, String::new());
            self.steps.push(Step { column, what, place, index, count, chosen, in_library, switch, preempts, output });
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

/// Follows a path from the initial state and writes down what happens. With `detailed`, forced
/// steps are there too; seeing them moves the places where long computations are cut, so a path
/// with such cuts may not fit any more: then try without.
pub fn record(jvm: &mut Jvm, initial: &Saved, path: &Path, detailed: bool) -> Result<Trace, Stop> {
    let forced: Arc<Mutex<Vec<Forced>>> = Arc::default();
    if detailed {
        jvm.vm.observer = Some(observer(forced.clone()));
    }
    let trace = follow(jvm, initial, path, &forced);
    jvm.vm.observer = None;
    trace
}

fn observer(forced: Arc<Mutex<Vec<Forced>>>) -> rjpf_vm::Observer {
    Box::new(move |vm, thread, why| {
        let mut list = forced.lock().unwrap_or_else(PoisonError::into_inner);
        if list.len() < MOST_FORCED {
            let (what, place) = (pending(vm, thread), place_of(vm, thread));
            let in_library = is_in_library(vm, thread);
            list.push(Forced { thread, name: vm.thread_name(thread), what, place, in_library, why });
        }
    })
}

fn follow(jvm: &mut Jvm, initial: &Saved, path: &Path, forced: &Mutex<Vec<Forced>>) -> Result<Trace, Stop> {
    jvm.rewind(initial);
    let mut trace = Trace::default();
    begin(&mut trace, &jvm.vm);
    let mut outcome = jvm.start()?;
    trace.steps[0].output = output(&mut jvm.vm);
    trace.add(forced);
    let mut indices = path.0.iter();
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
        let Some(&index) = indices.next() else { break };
        if index >= jvm.count(&point) {
            let (at, count) = (path.0.len() - indices.len() - 1, jvm.count(&point));
            return Err(Stop::Mismatch(format!(
                "choice {at} of the path is {index}, but there are {count} alternatives"
            )));
        }
        let step = step(&mut trace, &jvm.vm, &point, index);
        trace.steps.push(step);
        trace.violation = None;
        outcome = jvm.take(&point, index)?;
        let written = output(&mut jvm.vm);
        if let Some(last) = trace.steps.last_mut() {
            last.output = written;
        }
        trace.add(forced);
    }
    trace.ends = thread_ends(&jvm.vm, &trace);
    Ok(trace)
}

fn begin(trace: &mut Trace, vm: &Vm) {
    let thread = rjpf_vm::boot::MAIN;
    let column = trace.column(vm, thread);
    let (what, place) = (What::Begin, place_of(vm, thread));
    let (index, count, chosen, in_library, preempts) = (0, 1, false, false, false);
    let output = String::new();
    trace.steps.push(Step { column, what, place, index, count, chosen, in_library, switch: None, preempts, output });
}

fn step(trace: &mut Trace, vm: &Vm, point: &ChoicePoint, index: u32) -> Step {
    let count = point.count();
    match &point.kind {
        PointKind::Thread { enabled, why, from } => {
            let thread = enabled[index as usize];
            let other = thread != *from;
            Step {
                column: trace.column(vm, thread),
                what: pending(vm, thread),
                place: place_of(vm, thread),
                index,
                count,
                chosen: true,
                in_library: is_in_library(vm, thread),
                switch: other.then(|| why.text()),
                preempts: other && enabled.contains(from),
                output: String::new(),
            }
        }
        PointKind::Data { thread, request } => Step {
            column: trace.column(vm, *thread),
            what: What::Choose { label: request.label.clone(), index, count },
            place: place_of(vm, *thread),
            index,
            count,
            chosen: true,
            in_library: false,
            switch: None,
            preempts: false,
            output: String::new(),
        },
    }
}

fn output(vm: &mut Vm) -> String {
    let written = std::mem::take(&mut vm.output);
    let bytes: Vec<u8> = written.into_iter().filter(|(s, _)| *s == Stream::Out).flat_map(|(_, b)| b).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
