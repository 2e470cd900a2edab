//! Calls into the library on objects that nobody else could reach yet: `list.add(3)` before the list is shared.
//!
//! Whether such a call is worth a row is known at the end only: it is, if another thread touches the object too. Until then it is
//! kept as numbers, because naming an object takes a walk over the heap. Numbers mean nothing after objects were moved, so
//! what was kept is dropped then.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rjpf_classes::Method;
use rjpf_state::{Ref, ThreadId, roots};
use rjpf_vm::{Value, Vm};
use rustc_hash::FxHashMap;

use super::call::{self, private_call};
use super::observe::{is_own, place, simple};
use super::trace::{Step, Trace, What};
use super::weigh::touched;

/// Calls that are kept; of more, the last ones.
const MOST: usize = 50_000;
/// Calls on one object that become rows, and rows for all: of more, the last ones. A list that is filled in a loop is not a story.
const MOST_OF_OBJECT: usize = 10;
const MOST_ROWS: usize = 100;

struct EarlyCall {
    column: usize,
    /// It stands before the step with this number.
    before: usize,
    object: Ref,
    method: &'static Method,
    arguments: Vec<u64>,
    /// The program's own code that it was called from.
    caller: (&'static Method, u16),
    came_to: Option<CameTo>,
}

pub(super) enum CameTo {
    Returned(Value),
    /// The class of the exception.
    Threw(String),
}

#[derive(Default)]
pub(super) struct EarlyCalls {
    calls: VecDeque<EarlyCall>,
    /// Calls that are not kept any more: those that are have the numbers from here on.
    dropped: usize,
    /// Calls that have not come back: thread, frame, number.
    open: Vec<(ThreadId, u32, usize)>,
}

impl EarlyCalls {
    /// A thread, which has this column, has entered a method.
    pub(super) fn enter(&mut self, vm: &Vm, thread: ThreadId, column: usize, before: usize) {
        let Some((callee, object)) = private_call(vm, thread) else { return };
        let Some(own) = vm.frames(thread).find(|frame| is_own(frame.method)) else { return };
        if self.calls.len() == MOST {
            self.calls.pop_front();
            self.dropped += 1;
        }
        self.open.push((thread, callee.fp, self.dropped + self.calls.len()));
        self.calls.push_back(EarlyCall {
            column,
            before,
            object,
            method: callee.method,
            arguments: call::arguments(vm, &callee),
            caller: (own.method, own.bci),
            came_to: None,
        });
    }

    /// A thread leaves a method.
    pub(super) fn leave(&mut self, vm: &Vm, thread: ThreadId, came_to: impl FnOnce() -> CameTo) {
        let Some(&(_, fp, number)) = self.open.iter().rev().find(|(of, ..)| *of == thread) else { return };
        if vm.frames(thread).next().is_none_or(|frame| frame.fp != fp) {
            return;
        }
        self.open.retain(|&(.., open)| open != number);
        let call = number.checked_sub(self.dropped).and_then(|at| self.calls.get_mut(at));
        if let Some(call) = call {
            call.came_to = Some(came_to());
        }
    }

    /// The innermost call of a thread has a row of its own.
    pub(super) fn is_told(&mut self, thread: ThreadId, fp: u32) {
        let Some(at) = self.open.iter().rposition(|&(of, frame, _)| of == thread && frame == fp) else { return };
        let (.., number) = self.open.remove(at);
        if let Some(at) = number.checked_sub(self.dropped) {
            self.calls.remove(at);
            // Those behind it have moved up.
            self.open.iter_mut().filter(|(.., later)| *later > number).for_each(|(.., later)| *later -= 1);
        }
    }

    /// Objects were moved.
    pub(super) fn forget(&mut self) {
        (self.calls, self.open, self.dropped) = (VecDeque::new(), Vec::new(), 0);
    }

    /// Puts rows for calls on what several threads touch into the trace.
    pub(super) fn tell(self, vm: &Vm, trace: &mut Trace) {
        let objects: BTreeSet<Ref> = self.calls.iter().map(|call| call.object).filter(|&o| vm.is_shared(o)).collect();
        let names = names(vm, &objects);
        let by = touched(trace);
        let (mut rows, mut of_object): (Vec<(usize, Step)>, FxHashMap<Ref, usize>) = Default::default();
        for call in self.calls.iter().rev() {
            let Some(name) = names.get(&call.object) else { continue };
            let by_others = by.get(name.as_str()).is_some_and(|columns| columns.iter().any(|&c| c != call.column));
            let count = of_object.entry(call.object).or_default();
            if by_others && *count < MOST_OF_OBJECT && rows.len() < MOST_ROWS {
                *count += 1;
                rows.push((call.before.min(trace.steps.len()), call.row(vm, name)));
            }
        }
        rows.reverse();
        insert(trace, rows);
    }
}

impl EarlyCall {
    fn row(&self, vm: &Vm, name: &str) -> Step {
        let class = simple(&self.method.class.name.dotted());
        let on = if self.method.is_static() { &class } else { name };
        let mut what = call::told(vm, self.method, &self.arguments, on, Some(name.to_string()));
        if let What::Call { result, .. } = &mut what {
            *result = self.came_to.as_ref().and_then(|came_to| match came_to {
                CameTo::Returned(value) => call::result(vm, self.method, *value),
                CameTo::Threw(class) => Some(format!("throws {class}")),
            });
        }
        let (method, bci) = self.caller;
        Step { column: self.column, ..Step::forced(what, place(method, bci)) }
    }
}

/// `ArrayList#1`: what a trace calls these objects.
fn names(vm: &Vm, objects: &BTreeSet<Ref>) -> FxHashMap<Ref, String> {
    let memory = &vm.pages.memory;
    let (mut numbers, mut names) = (BTreeMap::new(), FxHashMap::default());
    let Some(&last) = objects.last() else { return names };
    let all = roots::objects(memory, vm.registry, vm.heap_start(), memory.heap_top());
    for (object, class) in all.take_while(|(object, _)| *object <= last) {
        let number: &mut u32 = numbers.entry(class.id).or_default();
        *number += 1;
        if objects.contains(&object) {
            names.insert(object, format!("{}#{number}", simple(&class.type_name())));
        }
    }
    names
}

/// Puts rows before the steps that they are told with, in their order.
fn insert(trace: &mut Trace, rows: Vec<(usize, Step)>) {
    let steps = std::mem::take(&mut trace.steps);
    trace.cycle = trace.cycle.map(|first| first + rows.iter().filter(|(before, _)| *before <= first).count());
    let mut rows = rows.into_iter().peekable();
    for (at, mut step) in steps.into_iter().enumerate() {
        let first = trace.steps.len();
        while let Some((_, row)) = rows.next_if(|(before, _)| *before <= at) {
            trace.steps.push(row);
        }
        // Why another thread goes on is told with the first thing that it does.
        if let Some(row) = trace.steps.get_mut(first).filter(|row| row.column == step.column) {
            row.switch = step.switch.take();
        }
        trace.steps.push(step);
    }
    trace.steps.extend(rows.map(|(_, row)| row));
}
