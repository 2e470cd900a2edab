//! Peers of `java.lang.Thread`: the current thread, starting, sleeping, interrupting, state.
//!
//! Looking at other threads' stacks is in `java_lang_thread_stacks`.

use rjpf_state::thread::{NO_DEADLINE, Status, Wake, deadline_after, word};
use rjpf_state::{Ref, ThreadId, global};
use rjpf_vm::peer::{Resume, intercept, native, throw, throw_bare};
use rjpf_vm::{Assumption, Ctx, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/Thread",
        &[
            native("registerNatives()V", nothing),
            native("currentThread()Ljava/lang/Thread;", current_thread),
            native("currentCarrierThread()Ljava/lang/Thread;", current_carrier_thread),
            native("setCurrentThread(Ljava/lang/Thread;)V", set_current_thread),
            native("start0()V", start),
            intercept("isAlive()Z", is_alive).touching(Touches::Life),
            intercept("alive()Z", is_alive).touching(Touches::Life),
            native("yield()V", yield_now),
            native("yield0()V", yield_now),
            native("sleep(J)V", sleep_millis).touching(Touches::Interrupt { write: false }),
            native("sleep0(J)V", sleep_nanos).touching(Touches::Interrupt { write: false }),
            native("sleepNanos0(J)V", sleep_nanos).touching(Touches::Interrupt { write: false }),
            native("holdsLock(Ljava/lang/Object;)Z", holds_lock),
            native("setPriority0(I)V", nothing),
            native("setNativeName(Ljava/lang/String;)V", nothing),
            native("interrupt0()V", interrupt).touching(Touches::Interrupt { write: true }),
            native("isInterrupted(Z)Z", is_interrupted).touching(Touches::Interrupt { write: true }),
            native("clearInterruptEvent()V", clear_interrupt_event),
            native("stop0(Ljava/lang/Object;)V", stop).touching(Touches::Anything),
            native("suspend0()V", suspend).touching(Touches::Anything),
            native("resume0()V", resume).touching(Touches::Anything),
            native("getNextThreadIdOffset()J", next_thread_id_offset),
            native("scopedValueCache()[Ljava/lang/Object;", scoped_value_cache),
            native("setScopedValueCache([Ljava/lang/Object;)V", set_scoped_value_cache),
            native("findScopedValueBindings()Ljava/lang/Object;", find_scoped_value_bindings),
            native("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
            intercept("getState()Ljava/lang/Thread$State;", get_state).touching(Touches::Life),
            intercept("threadState()Ljava/lang/Thread$State;", thread_state).touching(Touches::Life),
        ],
    ),
    Peer::of("java/lang/VirtualThread", &[native("registerNatives()V", nothing)]),
];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn current_thread(ctx: &mut Ctx<'_>) -> PeerResult {
    let thread = ctx.thread;
    ctx.notice_thread_in_initializer(thread);
    Ok(ctx.record(word::CURRENT).into())
}

fn current_carrier_thread(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.record(word::JAVA).into())
}

fn set_current_thread(ctx: &mut Ctx<'_>) -> PeerResult {
    let thread = ctx.object(0);
    ctx.set_record(word::CURRENT, thread);
    Ok(Value::Void)
}

// ---- life -------------------------------------------------------------------------------------

/// JVMTI's bits for a live, running thread.
const RUNNING: u32 = 5;

fn start(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.this();
    if eetop(ctx, java) != 0 {
        return Err(throw_bare("java/lang/IllegalThreadStateException"));
    }
    if !ctx.start_thread(ctx.thread, java) {
        let message = "unable to create native thread: possibly out of memory or process/resource limits reached";
        return Err(throw("java/lang/OutOfMemoryError", message));
    }
    ctx.set_thread_status(java, RUNNING);
    if let Some(thread) = ctx.thread_of(java) {
        // An interrupt that came before the start is not lost.
        let interrupted = u32::from(interrupted_field(ctx, java).is_some_and(|at| ctx.memory().get(at) != 0));
        ctx.set_thread_word(thread, word::INTERRUPTED, interrupted);
    }
    Ok(Value::Void)
}

fn eetop(ctx: &Ctx<'_>, java: Ref) -> u64 {
    ctx.memory().get2(java + ctx.known().thread_eetop)
}

fn is_alive(ctx: &mut Ctx<'_>) -> PeerResult {
    let (java, thread) = (ctx.this(), ctx.thread);
    let alive = eetop(ctx, java) != 0;
    if !alive && ctx.thread_status(java) != 0 {
        ctx.has_joined(thread, java);
    }
    Ok(alive.into())
}

fn yield_now(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == 0 && ctx.yields_count(ctx.thread) {
        ctx.set_step(1);
        return Err(Exit::Yield);
    }
    Ok(Value::Void)
}

fn sleep_millis(ctx: &mut Ctx<'_>) -> PeerResult {
    let millis = ctx.long(0);
    if millis < 0 {
        return Err(throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    sleep(ctx, (millis as u64).saturating_mul(1_000_000))
}

fn sleep_nanos(ctx: &mut Ctx<'_>) -> PeerResult {
    let nanos = ctx.long(0);
    if nanos < 0 {
        return Err(throw("java/lang/IllegalArgumentException", "nanosecond timeout value out of range"));
    }
    sleep(ctx, nanos as u64)
}

fn sleep(ctx: &mut Ctx<'_>, nanos: u64) -> PeerResult {
    if ctx.step() == 0 {
        if ctx.record(word::INTERRUPTED) != 0 {
            return Err(sleep_interrupted(ctx));
        }
        ctx.set_step(1);
        if nanos == 0 {
            return Err(Exit::Yield);
        }
        let deadline = deadline_after(ctx.now(), nanos);
        return Err(ctx.block(Status::Sleeping, 0, deadline));
    }
    if ctx.resumed() == Resume::Woken(Wake::Interrupted) {
        return Err(sleep_interrupted(ctx));
    }
    Ok(Value::Void)
}

fn sleep_interrupted(ctx: &mut Ctx<'_>) -> Exit {
    clear_interrupt(ctx);
    throw("java/lang/InterruptedException", "sleep interrupted")
}

fn holds_lock(ctx: &mut Ctx<'_>) -> PeerResult {
    let (object, thread) = (ctx.non_null(0)?, ctx.thread);
    ctx.notice_thread_in_initializer(thread);
    Ok(ctx.owns(thread, object).into())
}

/// The address of the counter of thread ids, which Java code moves through `Unsafe`.
fn next_thread_id_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    let at = global::NEXT_THREAD_ID;
    if ctx.memory().get2(at) == 0 {
        let counter = crate::jdk_internal_misc_unsafe_memory::allocate(ctx, 8);
        // The first id that is not reserved for the machine's own threads.
        let first = if ctx.registry().jdk.feature >= 24 { 4 } else { 3 };
        ctx.put_bytes(0, counter as usize, &u64::to_le_bytes(first));
        ctx.set_global2(at, counter);
    }
    Ok(Value::Wide(ctx.memory().get2(at)))
}

// ---- interruption -----------------------------------------------------------------------------

fn interrupted_field(ctx: &Ctx<'_>, java: Ref) -> Option<u32> {
    let thread = ctx.known().thread;
    ctx.has_field(thread, "interrupted").then(|| java + ctx.field_offset(thread, "interrupted"))
}

/// Clears the interrupt status of the current thread, the machine's and Java's.
pub(crate) fn clear_interrupt(ctx: &mut Ctx<'_>) {
    ctx.order_by_interrupt(ctx.thread);
    ctx.set_record(word::INTERRUPTED, 0);
    let java = ctx.record(word::CURRENT);
    if java != 0
        && interrupted_field(ctx, java).is_some()
    {
        ctx.put_field(java, "interrupted", 0);
    }
}

fn clear_interrupt_event(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.set_record(word::INTERRUPTED, 0);
    Ok(Value::Void)
}

fn interrupt(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.this();
    let Some(thread) = ctx.thread_of(java) else { return Ok(Value::Void) };
    // The caller has set Java's status before; whoever has seen and cleared it since has had this interrupt.
    let is_over = interrupted_field(ctx, java).is_some_and(|at| ctx.memory().get(at) == 0);
    if !is_over {
        ctx.set_thread_word(thread, word::INTERRUPTED, 1);
    }
    ctx.notice_interrupt(ctx.thread, thread);
    match thread.status(ctx.memory()) {
        Status::Waiting | Status::Sleeping if is_over => {}
        Status::Parked if is_over => ctx.wake(thread, Wake::Notified),
        Status::Waiting | Status::Sleeping | Status::Parked => ctx.wake_waiter(thread, Wake::Interrupted),
        // Its next `park` will not block: an interrupt is a permit too.
        _ => ctx.set_thread_word(thread, word::PERMIT, 1),
    }
    Ok(Value::Void)
}

/// JDKs that keep the status in the machine only.
fn is_interrupted(ctx: &mut Ctx<'_>) -> PeerResult {
    let Some(thread) = ctx.thread_of(ctx.this()) else { return Ok(false.into()) };
    let interrupted = ctx.memory().get(thread.at(word::INTERRUPTED)) != 0;
    if ctx.bool(0) {
        ctx.set_thread_word(thread, word::INTERRUPTED, 0);
    }
    Ok(interrupted.into())
}

// ---- stop, suspend, resume (up to JDK 19) -----------------------------------------------------

/// A thread that is stopped by another one throws where it goes on next. Under-approximation: that
/// is one of its visible steps, while a real one may be hit between any two instructions; verdicts
/// say so. A thread that was not started yet will end without running.
fn stop(ctx: &mut Ctx<'_>) -> PeerResult {
    let error = ctx.non_null(0)?;
    let Some(thread) = ctx.thread_of(ctx.this()) else {
        if ctx.has_field(ctx.known().thread, "stillborn") {
            ctx.put_field(ctx.this(), "stillborn", 1);
        }
        return Ok(Value::Void);
    };
    if thread == ctx.thread {
        return Err(Exit::Throw(error));
    }
    ctx.note_assumption(Assumption::ThreadStop);
    ctx.set_pending(thread, error);
    // Waiting ends at once; who wants a monitor gets it first.
    if matches!(thread.status(ctx.memory()), Status::Waiting | Status::Parked | Status::Sleeping | Status::Suspended) {
        ctx.wake(thread, Wake::Notified);
    }
    ctx.set_thread_word(thread, word::SUSPENDED, 0);
    Ok(Value::Void)
}

/// A thread that suspends itself gives up its turn until it is resumed.
fn suspend(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.this();
    let Some(thread) = ctx.thread_of(java) else { return Ok(Value::Void) };
    if thread != ctx.thread {
        ctx.set_thread_word(thread, word::SUSPENDED, 1);
        return Ok(Value::Void);
    }
    if ctx.step() == 0 {
        ctx.set_step(1);
        return Err(ctx.block(Status::Suspended, 0, NO_DEADLINE));
    }
    Ok(Value::Void)
}

fn resume(ctx: &mut Ctx<'_>) -> PeerResult {
    let Some(thread) = ctx.thread_of(ctx.this()) else { return Ok(Value::Void) };
    ctx.set_thread_word(thread, word::SUSPENDED, 0);
    if thread.status(ctx.memory()) == Status::Suspended {
        // Nobody waits for a reason: the thread goes on where it was.
        let reason = Wake::of(ctx.memory().get(thread.at(word::WAKE)));
        ctx.wake(thread, reason);
    }
    Ok(Value::Void)
}

// ---- state ------------------------------------------------------------------------------------

/// JVMTI thread state bits as `jdk.internal.misc.VM.toThreadState` reads them.
fn jvmti_status(ctx: &Ctx<'_>, java: Ref) -> u32 {
    const TERMINATED: u32 = 0x2;
    const BLOCKED_ON_MONITOR: u32 = 0x400;
    const WAITING_INDEFINITELY: u32 = 0x10;
    const WAITING_WITH_TIMEOUT: u32 = 0x20;
    const ALIVE: u32 = 0x1;
    let Some(thread) = ctx.thread_of(java) else { return ctx.thread_status(java) };
    let timed = thread.deadline(ctx.memory()) != NO_DEADLINE;
    let waiting = if timed { WAITING_WITH_TIMEOUT } else { WAITING_INDEFINITELY };
    match thread.status(ctx.memory()) {
        // Woken, and not back in its monitor yet, or kept out of another one.
        Status::Blocked if ctx.is_kept_out(thread) || returns_from_wait(ctx, thread) => ALIVE | BLOCKED_ON_MONITOR,
        Status::Waiting | Status::Parked | Status::Sleeping => ALIVE | waiting,
        Status::Terminated | Status::Free => TERMINATED,
        _ => RUNNING,
    }
}

/// Is the thread in `Object.wait`, on its way out?
fn returns_from_wait(ctx: &Ctx<'_>, thread: ThreadId) -> bool {
    let innermost = ctx.frames(thread).next();
    thread != ctx.thread
        && innermost.is_some_and(|f| {
            f.is_native() && f.method.class.name == "java/lang/Object" && f.method.name.bytes().starts_with(b"wait")
        })
}

/// Since JDK 21, subclasses answer `getState` by overriding `threadState`.
fn get_state(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.this();
    let class = ctx.class_of(java);
    let state = ctx
        .find_method(ctx.known().thread, "threadState", "()Ljava/lang/Thread$State;")
        .and_then(|m| ctx.registry().select(class, m));
    match state {
        Some(method) => Err(Exit::TailCall { method, args: vec![java] }),
        None => thread_state(ctx),
    }
}

fn thread_state(ctx: &mut Ctx<'_>) -> PeerResult {
    let status = jvmti_status(ctx, ctx.this());
    let class = ctx.registry().known("jdk/internal/misc/VM");
    let method = ctx
        .find_method(class, "toThreadState", "(I)Ljava/lang/Thread$State;")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "toThreadState"))?;
    Err(Exit::TailCall { method, args: vec![status] })
}

// ---- scoped values ----------------------------------------------------------------------------

fn scoped_value_cache(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.record(word::SCOPED_CACHE).into())
}

fn set_scoped_value_cache(ctx: &mut Ctx<'_>) -> PeerResult {
    let cache = ctx.object(0);
    ctx.set_record(word::SCOPED_CACHE, cache);
    Ok(Value::Void)
}

/// The bindings of the innermost `runWith` frame: its first parameter.
fn find_scoped_value_bindings(ctx: &mut Ctx<'_>) -> PeerResult {
    const SCOPED: &[&str] = &["java/lang/Thread", "java/lang/VirtualThread", "java/lang/ScopedValue$Carrier"];
    let scoped = ctx
        .frames(ctx.thread)
        .find(|f| f.method.name == "runWith" && SCOPED.iter().any(|c| f.method.class.name == *c));
    let bindings = scoped.map_or(0, |f| ctx.memory().get(f.fp + u32::from(!f.method.is_static())));
    Ok(bindings.into())
}
