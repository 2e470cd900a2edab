//! How each thread stands at the end of a path: what it waits for, who holds that, its stack.

use rjpf_classes::Class;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, roots};
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
    /// `blocked`, `waiting`, `joining`, `parked`, `sleeping`, `runnable`, `initializing`, `suspended`.
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
    let ends: Vec<ThreadEnd> = vm.threads().filter(|&t| is_alive(vm, t)).map(|t| end_of(vm, trace, t)).collect();
    let own: Vec<ThreadEnd> = ends.iter().filter(|e| e.stack.iter().any(|(_, own)| *own)).cloned().collect();
    if own.is_empty() { ends } else { own }
}

pub(crate) fn is_alive(vm: &Vm, thread: ThreadId) -> bool {
    !matches!(thread.status(&vm.pages.memory), Status::Terminated | Status::Dormant | Status::Free)
}

fn end_of(vm: &Vm, trace: &Trace, thread: ThreadId) -> ThreadEnd {
    let memory = &vm.pages.memory;
    let status = match thread.status(memory) {
        Status::Blocked => "blocked",
        Status::Waiting if joined(vm, thread).is_some() => "joining",
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
    let daemon = memory.get(thread.at(word::DAEMON)) != 0;
    ThreadEnd {
        name: trace.known_name(vm, thread),
        status,
        place: place_of(vm, thread),
        wants: wants(vm, trace, thread),
        stack: frames.map(|f| (place(f.method, f.bci), is_own(f.method))).collect(),
        is_daemon: daemon,
    }
}

/// The thread whose end one waits for.
fn joined(vm: &Vm, thread: ThreadId) -> Option<ThreadId> {
    let memory = &vm.pages.memory;
    let caller = vm.frames(thread).find(|frame| frame.method.class.name.bytes() != b"java/lang/Object")?;
    let joins = caller.method.class.name.bytes() == b"java/lang/Thread" && caller.method.name == "join";
    let object = memory.get(thread.at(word::OBJECT));
    vm.threads().find(|t| joins && memory.get(t.at(word::JAVA)) == object)
}

fn wants(vm: &Vm, trace: &Trace, thread: ThreadId) -> Option<LockWait> {
    let memory = &vm.pages.memory;
    if thread.status(memory) == Status::Waiting
        && let Some(other) = joined(vm, thread)
    {
        let name = trace.known_name(vm, other);
        return Some(LockWait { object: name.clone(), holder: Some(name), taken_at: None });
    }
    let object = match thread.status(memory) {
        Status::Blocked | Status::Waiting => memory.get(thread.at(word::OBJECT)),
        Status::Parked => vm.park_blocker(thread)?,
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
    let holder = holder.map(|h| trace.known_name(vm, h));
    Some(LockWait { object: lock_name(vm, object), holder, taken_at })
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

/// The lock that a synchronizer is the inside of, as the program knows it: `ReentrantLock#1`.
fn lock_name(vm: &Vm, inside: Ref) -> String {
    let memory = &vm.pages.memory;
    let is_of = |lock: Ref, class: &'static Class| {
        class.name.bytes().starts_with(b"java/util/concurrent/")
            && vm.has_field(class, "sync")
            && memory.get(lock + vm.field_offset(class, "sync")) == inside
    };
    let mut objects = roots::objects(memory, vm.registry, vm.heap_start(), memory.heap_top());
    let lock = objects.find(|&(object, class)| is_of(object, class)).map(|(object, _)| object);
    short_object(vm, lock.unwrap_or(inside))
}

/// Where the holder took the lock: the last step of the trace that did.
fn taken_at(vm: &Vm, trace: &Trace, holder: ThreadId, object: Ref) -> Option<Place> {
    let name = lock_name(vm, object);
    let took = |what: &What| match what {
        What::Lock { object } => *object == name,
        What::Call { method, object: Some(object), .. } => *object == name && method.to_lowercase().contains("lock"),
        _ => false,
    };
    let step = trace.steps.iter().rev().find(|s| trace.columns[s.column].thread == holder && took(&s.what));
    step.map(|s| s.place.clone())
}
