//! What went wrong, in one sentence: the usual mistakes, recognised in the steps of a trace.
//!
//! A sentence says only what the steps say: who did what, where and in which order. Where no pattern fits, there is
//! none. A pattern can be there without being the cause, so each says how the threads would have to run for it
//! not to occur; whether the program fails all the same is tried (`experiment.rs`).

mod calls;
mod forgotten;
mod gates;
mod order;
mod publish;
mod stuck;
mod variables;

use rjpf_vm::transition::ViolationKind;

use super::trace::{Access, Step, Trace, What};
pub use stuck::circle;

/// A sentence, and what would have to be otherwise.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) text: String,
    /// `None`: it is a fact about the end of the path.
    pub(super) apart: Option<Otherwise>,
    /// The pattern has to do with what fails even if that cannot be tried.
    pub(super) is_linked: bool,
    /// The steps that the sentence speaks of: they are shown.
    pub(super) steps: Vec<usize>,
}

impl Told {
    /// Something that keeps the threads from going on, whatever else happened.
    fn fact(text: String, steps: Vec<usize>) -> Told {
        Told { text, apart: None, is_linked: true, steps }
    }
}

/// How the pattern would not occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Otherwise {
    Apart(Apart),
    /// Another alternative was taken at the data choice in this step.
    Chosen {
        step: usize,
    },
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
        ViolationKind::Deadlock => {
            let mut told: Vec<Told> = story.circle().into_iter().collect();
            told.extend(story.upgraded_lock());
            told.extend(story.missed_notification());
            told.extend(story.wrong_wakeup());
            told.extend(story.nested_monitors());
            told.extend(story.own_pool());
            told.extend(story.exhausted_pool());
            told.extend(story.missed_signal());
            told.extend(story.wrong_signal());
            told.extend(story.forgotten_notification());
            told.extend(story.swallowed_interrupt());
            told.extend(story.lost_permit());
            told.extend(story.closed_latch());
            told.extend(story.lonely_barrier());
            told.extend(story.idle_queue());
            told.extend(story.unfulfilled());
            told
        }
        ViolationKind::Uncaught(exception) if exception == "java.util.ConcurrentModificationException" => {
            story.concurrent_modification().into_iter().collect()
        }
        ViolationKind::Uncaught(_) | ViolationKind::Assertion => {
            let mut told: Vec<Told> = story.early_publication().into_iter().collect();
            told.extend(story.early_initialisation());
            told.extend(story.unfinished_object());
            told.extend(story.use_after_close());
            told.extend(story.lost_updates());
            told.extend(story.stale_check());
            told.extend(story.stale_state());
            told.extend(story.overlapping_calls());
            told.extend(story.stale_calls());
            told.extend(story.wait_without_loop());
            told.extend(story.stale_updates());
            told.extend(story.stale_guards());
            told.extend(story.half_change());
            told.extend(story.spoiled_calls());
            told.extend(story.callbacks());
            told.extend(story.order_of_writes());
            told.extend(story.order_of_calls());
            told
        }
        _ => Vec::new(),
    }
}

struct Story<'t> {
    trace: &'t Trace,
}

/// A call of the program into the library.
#[derive(Clone)]
struct Call<'t> {
    at: usize,
    step: &'t Step,
    object: &'t str,
    /// The method with its arguments and result.
    text: String,
    /// The step that it came back with, if others did something meanwhile; else the first one.
    end: usize,
    /// It came back with a step of its own.
    is_over: bool,
}

impl<'t> Story<'t> {
    fn steps(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step)> + use<'t> {
        self.trace.steps.iter().enumerate()
    }

    /// Accesses, those inside of the library too.
    fn all_accesses(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step, &'t Access)> + use<'t> {
        self.steps().filter_map(|(i, step)| match &step.what {
            What::Access(access) => Some((i, step, access)),
            _ => None,
        })
    }

    /// Accesses of the program's own code: what the library does inside is told by its calls.
    fn accesses(&self) -> impl DoubleEndedIterator<Item = (usize, &'t Step, &'t Access)> + use<'t> {
        self.all_accesses().filter(|(_, step, _)| !step.in_library)
    }

    /// Calls on objects that several threads can reach.
    fn calls(&self) -> impl DoubleEndedIterator<Item = Call<'t>> + use<'t> {
        let trace = self.trace;
        self.steps().filter_map(move |(at, step)| match &step.what {
            What::Call { method, object: Some(object), result } => {
                let mut later = trace.steps.iter().enumerate().skip(at + 1).filter(|(_, s)| s.column == step.column);
                let back = later.find_map(|(end, s)| match &s.what {
                    What::Return { method: of, result, .. } if of == method => Some((end, result)),
                    _ => None,
                });
                let result = back.map_or(result, |(_, result)| result);
                let text = format!("{method}{}", result.as_deref().map_or_else(String::new, |r| format!(" {r}")));
                let end = back.map_or(at, |(end, _)| end);
                Some(Call { at, step, object, text, end, is_over: back.is_some() })
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
        "next",
    ];
    let name = called(method);
    MUTATORS.iter().any(|word| name.starts_with(word))
}

/// Does a call tell its caller what to do next? One that only puts something in does not.
fn asks(method: &str) -> bool {
    !changes(method) || called(method).contains("IfAbsent")
}

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;
    use rjpf_vm::transition::Violation;

    use super::super::trace::{Column, Place};
    use super::*;

    pub(super) fn place(method: &str, line: u16) -> Place {
        Place { class: "Main".into(), method: method.into(), source: Some("Main.java".into()), line: Some(line) }
    }

    pub(super) fn access(column: usize, line: u16, variable: &str, value: &str, is_write: bool) -> Step {
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

    pub(super) fn throw(column: usize) -> Step {
        Step { column, ..Step::forced(What::Throw { exception: "E".into() }, place("run", 99)) }
    }

    pub(super) fn trace(kind: ViolationKind, steps: Vec<Step>) -> Trace {
        let columns = ["a", "b"].iter().enumerate();
        let violation = Violation { kind, message: String::new(), details: String::new(), resumable: false };
        Trace {
            columns: columns.map(|(i, n)| Column { thread: ThreadId(i as u32), name: n.to_string() }).collect(),
            steps,
            violation: Some(violation),
            ..Trace::default()
        }
    }

    pub(super) fn told(steps: Vec<Step>) -> Option<String> {
        first(&trace(ViolationKind::Assertion, steps))
    }

    pub(super) fn first(trace: &Trace) -> Option<String> {
        explanations(trace).into_iter().next().map(|told| told.text)
    }
}
