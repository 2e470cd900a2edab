//! How each thread stands at the end of a path: what it waits for, who holds that, its stack.

use rjpf_classes::Class;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::Vm;

use super::observe::{is_own, place, place_of, short_object};
use super::trace::{Place, Trace, What};

/// What keeps a thread from going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockWait {
    pub object: String,
    /// Name of the thread that holds it.
    pub holder: Option<String>,
    /// Where the holder took it, if that was a step of the trace.
    pub taken_at: Option<Place>,
}

#[derive(Clone, Debug)]
pub struct ThreadEnd {
    pub name: String,
    /// `blocked`, `waiting`, `parked`, `sleeping`, `runnable`, `initializing`, `suspended`.
    pub status: &'static str,
    pub place: Place,
    pub wants: Option<LockWait>,
    /// Innermost first; the flag says that the frame is of the program's own code.
    pub stack: Vec<(Place, bool)>,
    pub is_daemon: bool,
}

/// The threads that are alive and in the program's own code, in slot order; all that are alive if
/// none is in its code.
pub(crate) fn thread_ends(vm: &Vm, trace: &Trace) -> Vec<ThreadEnd> {
    let memory = &vm.pages.memory;
    let alive =
        vm.threads().filter(|t| !matches!(t.status(memory), Status::Terminated | Status::Dormant | Status::Free));
    let ends: Vec<ThreadEnd> = alive.map(|t| end_of(vm, trace, t)).collect();
    let own: Vec<ThreadEnd> = ends.iter().filter(|e| e.stack.iter().any(|(_, own)| *own)).cloned().collect();
    if own.is_empty() { ends } else { own }
}

fn end_of(vm: &Vm, trace: &Trace, thread: ThreadId) -> ThreadEnd {
    let memory = &vm.pages.memory;
    let status = match thread.status(memory) {
        Status::Blocked => "blocked",
        Status::Waiting => "waiting",
        Status::Parked => "parked",
        Status::Sleeping => "sleeping",
        Status::Initializing => "initializing",
        Status::Suspended => "suspended",
        _ if thread.is_suspended(memory) => "suspended",
        _ => "runnable",
    };
    let frames =
        vm.frames(thread).filter(|f| !f.method.hidden && !f.method.class.name.bytes().starts_with(b"rjpf/vm/"));
    let java = memory.get(thread.at(word::JAVA));
    let daemon = memory.get(thread.at(word::DAEMON)) != 0;
    ThreadEnd {
        name: vm.thread_name(thread),
        status,
        place: place_of(vm, thread),
        wants: wants(vm, trace, thread, java),
        stack: frames.map(|f| (place(f.method, f.bci), is_own(f.method))).collect(),
        is_daemon: daemon,
    }
}

fn wants(vm: &Vm, trace: &Trace, thread: ThreadId, java: Ref) -> Option<LockWait> {
    let memory = &vm.pages.memory;
    let object = match thread.status(memory) {
        Status::Blocked | Status::Waiting => memory.get(thread.at(word::OBJECT)),
        Status::Parked => blocker(vm, java)?,
        _ => return None,
    };
    if object == 0 {
        return None;
    }
    let holder = match thread.status(memory) {
        Status::Blocked => memory.monitor(object).map(|(owner, _)| ThreadId(owner)),
        Status::Parked => owner_of_lock(vm, object),
        _ => None,
    };
    let taken_at = holder.and_then(|holder| taken_at(vm, trace, holder, object));
    let holder = holder.map(|h| vm.thread_name(h));
    Some(LockWait { object: short_object(vm, object), holder, taken_at })
}

/// What a parked thread said it waits for (`LockSupport.park(blocker)`).
fn blocker(vm: &Vm, java: Ref) -> Option<Ref> {
    if java == 0 || !vm.has_field(vm.class_of(java), "parkBlocker") {
        return None;
    }
    let at = java + vm.field_offset(vm.class_of(java), "parkBlocker");
    Some(vm.pages.memory.get(at)).filter(|&b| b != 0)
}

/// The thread that an `AbstractOwnableSynchronizer` belongs to.
fn owner_of_lock(vm: &Vm, lock: Ref) -> Option<ThreadId> {
    let class: &'static Class = vm.class_of(lock);
    if !vm.has_field(class, "exclusiveOwnerThread") {
        return None;
    }
    let owner = vm.pages.memory.get(lock + vm.field_offset(class, "exclusiveOwnerThread"));
    vm.threads().find(|t| owner != 0 && vm.pages.memory.get(t.at(word::JAVA)) == owner)
}

/// Where the holder took the lock: the last step of the trace that did, or the frame that holds it.
fn taken_at(vm: &Vm, trace: &Trace, holder: ThreadId, object: Ref) -> Option<Place> {
    let name = short_object(vm, object);
    let took = |what: &What| matches!(what, What::Lock { object } if *object == name);
    let step = trace.steps.iter().rev().find(|s| trace.columns[s.column].thread == holder && took(&s.what));
    step.map(|s| s.place.clone())
}
