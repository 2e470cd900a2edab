//! Exceptions that nobody hears of: thrown by a task of the program, caught by the library on its
//! behalf (`FutureTask`, `CompletableFuture`, `ForkJoinTask`, the tasks of pools), and not given to
//! anyone (`get`, `join`, `invoke`) by the end of the path.
//!
//! The library catches what a task throws and throws it again, wrapped or not, to whoever asks: catches
//! and throws inside `java.util.concurrent` are counted, by class, message and place of the exception at
//! the root, so that objects may move and be collected. Where exceptions can be handed on without
//! being thrown (`exceptionally`, `handle`, `whenComplete`...), nothing is said about
//! `CompletableFuture`s once the program has used one of these.
//!
//! Under-approximation: the counts belong to the path by which a state was reached first. What is said
//! is true on the path that it is said about.

use std::collections::BTreeMap;

use rjpf_classes::Trust;
use rjpf_state::Ref;
use rjpf_vm::transition::Outcome;
use rjpf_vm::{Event, Events, Place, Vm};

use super::{Check, PropertyDef, Severity, violated};
use crate::listeners::{Flow, Listener, Notice, Track, Tracked, View};
use crate::report::{is_own, place};

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "swallowed",
    aliases: &[],
    doc: "an exception in a task whose future nobody asks (property.swallowed; a note by default)",
    severity: Severity::Note,
    check: Check::Path(|| Box::new(Swallowed { unread: Tracked::new(BTreeMap::new()) })),
};

/// Causes that are followed to the root.
const MOST_CAUSES: usize = 32;

/// Class and message, place, and whether a `CompletableFuture` has it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Thrown {
    text: String,
    place: String,
    by_stage: bool,
}

struct Swallowed {
    /// How many of each nobody has heard of.
    unread: Tracked<BTreeMap<Thrown, u32>>,
}

impl Listener for Swallowed {
    fn wants(&self) -> Events {
        Events::EXCEPTION
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        if is_concurrent(at) {
            match *event {
                Event::Catch { exception } => self.caught(vm, at, exception),
                Event::Throw { exception } => self.thrown(vm, exception),
                _ => {}
            }
        }
        Flow::Continue
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        let (Notice::Reached(Outcome::End(_)), Some(vm)) = (notice, state.vm()) else { return Flow::Continue };
        if self.unread.is_empty() {
            return Flow::Continue;
        }
        let stages_are_handled = hands_on_stages(vm);
        let unread = self.unread.keys().filter(|thrown| !(thrown.by_stage && stages_are_handled));
        Flow::Violations(unread.map(Thrown::violation).collect())
    }

    fn looks_at_states(&self) -> bool {
        // Only at ends, and only once it has something to follow.
        false
    }

    fn rests(&self) -> bool {
        self.unread.is_empty()
    }

    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        vec![&mut self.unread]
    }

    fn any_order(&self) -> bool {
        true
    }
}

impl Swallowed {
    fn caught(&mut self, vm: &Vm, at: Place, exception: Ref) {
        let root = root(vm, exception);
        // What a task makes of being cancelled is nobody's concern.
        if vm.class_of(root).name == "java/lang/InterruptedException" {
            return;
        }
        let Some(thrown) = Thrown::of(vm, at, root) else { return };
        // What is wrapped was caught before; what is not must come from a task below the catcher.
        let is_known = || self.unread.contains_key(&thrown) || root != exception;
        if is_known() || comes_from_task(vm, at, exception) {
            *self.unread.change().entry(thrown).or_default() += 1;
        }
    }

    fn thrown(&mut self, vm: &Vm, exception: Ref) {
        if self.unread.is_empty() {
            return;
        }
        let root = root(vm, exception);
        let (text, place) = (text(vm, root), origin(vm, root).unwrap_or_default());
        let known = self.unread.keys().find(|t| t.text == text && t.place == place).cloned();
        let Some(known) = known else { return };
        let unread = self.unread.change();
        if let Some(count) = unread.get_mut(&known) {
            *count -= 1;
            if *count == 0 {
                unread.remove(&known);
            }
        }
    }
}

impl Thrown {
    fn of(vm: &Vm, at: Place, root: Ref) -> Option<Thrown> {
        let by_stage = at.method.class.name.bytes().starts_with(b"java/util/concurrent/CompletableFuture");
        Some(Thrown { text: text(vm, root), place: origin(vm, root)?, by_stage })
    }

    fn violation(&self) -> rjpf_vm::transition::Violation {
        let message = format!("an exception was swallowed: {} at {}", self.text, self.place);
        let details = "the library caught it, and nobody has asked for the result of the task\n".to_string();
        violated("swallowed", message, details, true)
    }
}

/// Code of the library that runs tasks and keeps their results.
fn is_concurrent(at: Place) -> bool {
    let class = at.method.class;
    class.trust != Trust::User && class.name.bytes().starts_with(b"java/util/concurrent/")
}

/// The innermost cause.
fn root(vm: &Vm, exception: Ref) -> Ref {
    let cause = |e: &Ref| Some(vm.pages.memory.get(e + vm.known.throwable_cause)).filter(|c| c != e && *c != 0);
    std::iter::successors(Some(exception), cause).take(MOST_CAUSES).last().unwrap_or(exception)
}

fn text(vm: &Vm, exception: Ref) -> String {
    let class = vm.class_of(exception).name.dotted();
    vm.message_of(exception).map_or_else(|| class.clone(), |message| format!("{class}: {message}"))
}

/// The innermost line of the program that an exception comes from.
fn origin(vm: &Vm, exception: Ref) -> Option<String> {
    let trace = vm.backtrace(exception);
    let (method, bci) = *trace.iter().find(|(method, _)| is_own(method))?;
    // The message names the line.
    vm.footprint.ask_lines(method);
    Some(place(method, bci).short())
}

/// Does the exception come from the program's own code, called by the frame that catches it?
fn comes_from_task(vm: &Vm, at: Place, exception: Ref) -> bool {
    let trace = vm.backtrace(exception);
    let shown = |f: &rjpf_vm::FrameView| !f.method.hidden && !f.method.class.name.bytes().starts_with(b"rjpf/vm/");
    let below = vm.frames(at.thread).filter(shown).count();
    let Some(above) = trace.len().checked_sub(below) else { return false };
    trace.get(above).is_some_and(|(method, _)| std::ptr::eq(*method, at.method))
        && trace[..above].iter().any(|(method, _)| is_own(method))
}

/// Has the program used a method that hands exceptions of stages on without throwing them?
pub(crate) fn hands_on_stages(vm: &Vm) -> bool {
    let mut classes = vm.registry.all_classes();
    let Some(class) = classes.find(|c| c.name == "java/util/concurrent/CompletableFuture") else { return false };
    let mut used = class.methods().iter().filter(|m| vm.registry.decoded(m).is_some());
    used.any(|m| rjpf_vm::hands_on_exceptions(m))
}
