//! How a deadlock came about: the lock operations of its path, as JPF's `DeadlockAnalyzer` shows
//! them. `deadlock.format` is `essential` (the last operation of each thread on each lock that a
//! stuck thread wants or holds; the default) or `raw` (all of them).
//!
//! Monitors only: locks of `java.util.concurrent` are parked threads to it. A garbage collection on
//! the way moves objects, so the operations before it are left out.

use std::sync::Arc;

use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::transition::{Outcome, ViolationKind};
use rjpf_vm::{Event, Events, Place, Vm};

use super::{Data, Flow, Listener, ListenerDef, ListenerOptions, Notice, Section, Track, Tracked, View};
use crate::report::place;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "deadlock",
    aliases: &["DeadlockAnalyzer"],
    doc: "shows the lock operations that led to a deadlock",
    keys: &["deadlock.format"],
    checks: false,
    build: |options| Ok(Box::new(Analyser::new(options)?)),
    weave: super::nothing,
};

/// One lock operation and those before it on its path.
struct Operation {
    thread: ThreadId,
    /// Kept here, because a thread that has ended has none.
    name: String,
    what: &'static str,
    object: Ref,
    place: String,
    before: History,
}

type History = Option<Arc<Operation>>;

/// A row of the report.
struct Row {
    thread: String,
    what: &'static str,
    object: String,
    place: String,
}

struct Analyser {
    raw: bool,
    history: Tracked<History>,
    /// Of the first deadlock.
    rows: Option<Vec<Row>>,
}

impl Analyser {
    fn new(options: &ListenerOptions) -> Result<Analyser, String> {
        let raw = match options.text("deadlock.format") {
            None | Some("essential") => false,
            Some("raw") => true,
            Some(other) => return Err(format!("deadlock.format is essential or raw, not '{other}'")),
        };
        Ok(Analyser { raw, history: Tracked::new(None), rows: None })
    }

    fn analyse(&self, vm: &Vm) -> Vec<Row> {
        let memory = &vm.pages.memory;
        let stuck = |t: &ThreadId| matches!(t.status(memory), Status::Blocked | Status::Waiting);
        let wanted: Vec<Ref> = vm.threads().filter(stuck).map(|t| memory.get(t.at(word::OBJECT))).collect();
        let mut rows = Vec::new();
        let mut seen = Vec::new();
        let mut at = &*self.history;
        while let Some(operation) = at {
            at = &operation.before;
            let key = (operation.thread, operation.object);
            if !self.raw && (!wanted.contains(&operation.object) || seen.contains(&key)) {
                continue;
            }
            seen.push(key);
            rows.push(Row {
                thread: operation.name.clone(),
                what: operation.what,
                object: vm.describe_object(operation.object),
                place: operation.place.clone(),
            });
        }
        rows.reverse();
        rows
    }
}

impl Listener for Analyser {
    fn wants(&self) -> Events {
        Events::LOCK | Events::THREAD | Events::GARBAGE
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let (what, object) = match *event {
            Event::Acquire { object, depth: 1 } => ("acquires", object),
            Event::Release { object, depth: 0 } => ("releases", object),
            Event::Wait { object, .. } => ("waits on", object),
            Event::Notify { object, .. } => ("notifies", object),
            Event::Block { status: Status::Blocked, object } => ("is blocked on", object),
            // Objects have moved; what was before cannot be told from the rest any more.
            Event::Collect => {
                *self.history.change() = None;
                return Flow::Continue;
            }
            _ => return Flow::Continue,
        };
        let (name, place, before) = (vm.thread_name(at.thread), place(at.method, at.bci).short(), self.history.clone());
        let operation = Operation { thread: at.thread, name, what, object, place, before };
        *self.history.change() = Some(Arc::new(operation));
        Flow::Continue
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        if let Notice::Reached(Outcome::Violation(violation)) = notice
            && violation.kind == ViolationKind::Deadlock
            && self.rows.is_none()
            && let Some(vm) = state.vm()
        {
            self.rows = Some(self.analyse(vm));
        }
        Flow::Continue
    }

    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        vec![&mut self.history]
    }

    fn report(&mut self, _vm: &Vm) -> Option<Section> {
        let rows = self.rows.take()?;
        let line = |r: &Row| format!("{} {} {} at {}", r.thread, r.what, r.object, r.place);
        let data = |r: &Row| {
            let fields = [("thread", &*r.thread), ("operation", r.what), ("object", &*r.object), ("place", &*r.place)];
            Data::map(fields.map(|(name, text)| (name, text.into())))
        };
        Some(Section {
            title: "lock operations before the deadlock".into(),
            lines: rows.iter().map(line).collect(),
            data: Data::List(rows.iter().map(data).collect()),
            files: Vec::new(),
        })
    }
}

impl Drop for Operation {
    /// Long histories are dropped in a loop, not by recursion.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(operation) = next {
            match Arc::try_unwrap(operation) {
                Ok(mut operation) => next = operation.before.take(),
                Err(_) => break,
            }
        }
    }
}
