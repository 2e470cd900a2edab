//! The steps of a path, recorded by following it.

use rjpf_state::{Snapshot, ThreadId};
use rjpf_vm::transition::{ChoicePoint, PointKind, Violation};
use rjpf_vm::{Stop, Stream, Vm};

use super::end::{ThreadEnd, thread_ends};
use super::observe::{pending, place_of};
use crate::jvm::Jvm;
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
    Lock { object: String },
    /// Calls a library method that is one step.
    Call { method: String },
    /// Initialises a class.
    Initialize,
    /// Takes an alternative of a data choice.
    Choose { label: String, index: u32, count: u32 },
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
    /// The alternative taken and how many there were.
    pub index: u32,
    pub count: u32,
    /// Another thread ran before: why that one stopped there.
    pub switch: Option<&'static str>,
    /// The other thread could have gone on.
    pub preempts: bool,
    /// What the program wrote in this step.
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
        let column = Column { thread, name: vm.thread_name(thread) };
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

/// Follows a path from the initial state and writes down what happens.
pub fn record(jvm: &mut Jvm, initial: &Snapshot, path: &Path) -> Result<Trace, Stop> {
    jvm.rewind(initial);
    let mut trace = Trace::default();
    let mut outcome = jvm.start()?;
    begin(&mut trace, &mut jvm.vm);
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
            let (at, count) = (trace.steps.len(), jvm.count(&point));
            return Err(Stop::Mismatch(format!("choice {at} of the path is {index}, but there are {count} alternatives")));
        }
        let step = step(&mut trace, &jvm.vm, &point, index);
        trace.steps.push(step);
        trace.violation = None;
        outcome = jvm.take(&point, index)?;
        let written = output(&mut jvm.vm);
        if let Some(last) = trace.steps.last_mut() {
            last.output = written;
        }
    }
    trace.ends = thread_ends(&jvm.vm, &trace);
    Ok(trace)
}

fn begin(trace: &mut Trace, vm: &mut Vm) {
    let thread = rjpf_vm::boot::MAIN;
    let column = trace.column(vm, thread);
    let output = output(vm);
    let place = place_of(vm, thread);
    trace.steps.push(Step { column, what: What::Begin, place, index: 0, count: 1, switch: None, preempts: false, output });
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
