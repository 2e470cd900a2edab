//! How each thread stands at the end of a path: what it waits for, who holds that, its stack.

use rjpf_classes::Class;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, roots};
use rjpf_vm::{FrameView, Vm};

use super::call::is_of_program;
use super::observe::{is_own, place, place_of, short_object, simple};
use super::trace::{Place, Trace, What};

/// What keeps a thread from going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockWait {
    pub object: String,
    /// Name of the thread that holds it.
    pub holder: Option<String>,
    /// Where the holder took it, if that was a step of the trace.
    pub taken_at: Option<Place>,
    /// How far it is from letting somebody pass.
    pub gate: Option<Gate>,
}

/// What threads of the program wait at until others have done something so many times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// It has to be counted down so many times more.
    Latch { count: u32 },
    /// It has so many permits.
    Semaphore { permits: u32 },
    /// It opens for so many threads.
    Barrier { parties: u32 },
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
    /// The pool that it works for.
    pub pool: Option<Pool>,
}

/// A pool of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    pub name: String,
    /// Tasks that no thread has taken yet.
    pub queued: u32,
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
        pool: pool(vm, thread),
    }
}

/// The pool whose task a thread runs, if its queue is one of those that pools have.
fn pool(vm: &Vm, thread: ThreadId) -> Option<Pool> {
    let is_worker = |f: &FrameView| {
        f.method.class.name.bytes() == b"java/util/concurrent/ThreadPoolExecutor" && f.method.name == "runWorker"
    };
    let pool = vm.pages.memory.get(vm.frames(thread).find(is_worker)?.fp);
    let queue = word_of(vm, pool, "workQueue")?;
    let queued = match vm.class_of(queue).name.bytes() {
        b"java/util/concurrent/ArrayBlockingQueue" => word_of(vm, queue, "count")?,
        b"java/util/concurrent/LinkedBlockingQueue" => word_of(vm, word_of(vm, queue, "count")?, "value")?,
        _ => return None,
    };
    Some(Pool { name: short_object(vm, pool), queued })
}

/// A field of an object, by its name.
fn word_of(vm: &Vm, object: Ref, field: &str) -> Option<u32> {
    let class = vm.class_of(object);
    vm.has_field(class, field).then(|| vm.pages.memory.get(object + vm.field_offset(class, field)))
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
        return Some(LockWait { object: name.clone(), holder: Some(name), taken_at: None, gate: None });
    }
    if thread.status(memory) == Status::Initializing {
        let (class, by) = vm.awaited_initialization(thread)?;
        let name = class.name.dotted();
        let object = format!("class {}", simple(&name));
        return Some(LockWait {
            object,
            holder: Some(trace.known_name(vm, by)),
            taken_at: initialized_from(vm, by, &name),
            gate: None,
        });
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
    let known =
        Some(object).filter(|_| thread.status(memory) == Status::Parked).and_then(|_| called_object(vm, thread));
    // The program knows nothing of the conditions inside of a queue or a barrier.
    let is_inside =
        vm.class_of(object).name.bytes() == b"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
    let object = match known {
        Some(known) if is_inside => short_object(vm, known),
        _ => lock_name(vm, object),
    };
    Some(LockWait { object, holder, taken_at, gate: known.and_then(|known| gate(vm, known)) })
}

/// The object of `java.util.concurrent` that the program has called and that the thread is inside of.
fn called_object(vm: &Vm, thread: ThreadId) -> Option<Ref> {
    let called = vm.frames(thread).take_while(|frame| !is_of_program(frame.method)).last()?;
    let object = Some(called).filter(|frame| !frame.method.is_static() && !frame.is_native())?;
    let object = vm.pages.memory.get(object.fp);
    (object != 0 && vm.class_of(object).name.bytes().starts_with(b"java/util/concurrent/")).then_some(object)
}

fn gate(vm: &Vm, object: Ref) -> Option<Gate> {
    let state = || word_of(vm, word_of(vm, object, "sync")?, "state");
    match vm.class_of(object).name.bytes() {
        b"java/util/concurrent/CountDownLatch" => Some(Gate::Latch { count: state()? }),
        b"java/util/concurrent/Semaphore" => Some(Gate::Semaphore { permits: state()? }),
        b"java/util/concurrent/CyclicBarrier" => Some(Gate::Barrier { parties: word_of(vm, object, "parties")? }),
        _ => None,
    }
}

/// Where the program came to the class that a thread initialises.
fn initialized_from(vm: &Vm, thread: ThreadId, class: &str) -> Option<Place> {
    let outer = vm.frames(thread).skip_while(|f| f.method.class.name.dotted() != class || f.method.name != "<clinit>");
    outer.skip(1).find(|frame| is_own(frame.method)).map(|frame| place(frame.method, frame.bci))
}

/// The thread that an `AbstractOwnableSynchronizer` belongs to.
fn owner_of_lock(vm: &Vm, lock: Ref) -> Option<ThreadId> {
    let owner = word_of(vm, lock, "exclusiveOwnerThread")?;
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
