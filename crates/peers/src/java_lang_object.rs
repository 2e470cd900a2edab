//! Peers of `java.lang.Object`: identity, cloning, and the monitor methods.
//!
//! `wait` gives the monitor up, blocks, and gets it back before it returns, in the steps that the
//! Java language specification (17.2) names; whom a `notify` wakes is a choice.

use rjpf_classes::{Class, Trust};
use rjpf_state::{Ref, ThreadId};
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_vm::peer::{ChoiceKind, ChoiceRequest, Resume, native, throw, throw_bare};
use rjpf_vm::{Assumption, Ctx, Event, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Object",
    &[
        native("getClass()Ljava/lang/Class;", get_class),
        native("hashCode()I", hash_code).touching(Touches::IdentityHash),
        native("clone()Ljava/lang/Object;", clone).touching(Touches::Receiver),
        native("notify()V", notify),
        native("notifyAll()V", notify_all),
        native("wait(J)V", wait).touching(Touches::Monitor),
        native("wait0(J)V", wait).touching(Touches::Monitor),
        native("registerNatives()V", nothing),
    ],
)];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn get_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of(ctx.this());
    Ok(ctx.mirror(class).into())
}

fn hash_code(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(identity_hash(ctx, ctx.this())?.into())
}

pub(crate) fn identity_hash(ctx: &mut Ctx<'_>, object: Ref) -> Result<i32, Exit> {
    if is_programs(ctx, object) {
        ctx.note_identity_hash(ctx.thread);
    }
    ctx.identity_hash(ctx.thread, object).map(|hash| hash as i32)
}

/// Is this an object that programs put into collections, and not a part of the library?
fn is_programs(ctx: &Ctx<'_>, object: Ref) -> bool {
    const COMMON: &[&str] = &["java/lang/Class", "java/lang/Enum", "java/lang/Object", "java/lang/String", "java/lang/Thread"];
    let class = ctx.class_of(object);
    let named = |class: &Class| COMMON.iter().any(|&name| class.name == name);
    class.trust == Trust::User
        || named(class)
        || class.super_class.is_some_and(|parent| parent.name == "java/lang/Enum")
}

fn clone(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = ctx.this();
    let class: &'static Class = ctx.class_of(object);
    if !class.is_array() && !ctx.is_instance(object, "java/lang/Cloneable") {
        return Err(throw("java/lang/CloneNotSupportedException", class.name.dotted()));
    }
    let copy = ctx.copy_of(object)?;
    ctx.note_filled(ctx.thread, copy);
    Ok(copy.into())
}

/// The receiver, whose monitor the thread must have: an initialiser may have it or not, as it depends on who runs it.
fn owned(ctx: &mut Ctx<'_>) -> Result<Ref, Exit> {
    let (object, thread) = (ctx.this(), ctx.thread);
    ctx.notice_thread_in_initializer(thread);
    if ctx.owns(ctx.thread, object) {
        Ok(object)
    } else {
        Err(throw("java/lang/IllegalMonitorStateException", "current thread is not owner"))
    }
}

/// Wakes one of those who wait. Among them may be one that was interrupted and has not left yet: if it is notified, it returns, and its
/// interrupt is still to come (JLS 17.2.4).
fn notify(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = owned(ctx)?;
    let waiting = ctx.threads_in(Status::Waiting, object);
    let leaving = ctx.leaving(object);
    // Those that leave may all have left before.
    let nobody = usize::from(waiting.is_empty());
    let count = waiting.len() + leaving.len() + nobody;
    let index = match choose(ctx, count, "notify")? {
        index if index < waiting.len() => index,
        index => {
            let notified: Vec<ThreadId> = leaving.get(index - waiting.len()).copied().into_iter().collect();
            stop_leaving(ctx, &notified);
            ctx.tell(&Event::Notify { object, woken: &notified });
            return Ok(Value::Void);
        }
    };
    ctx.tell(&Event::Notify { object, woken: &[waiting[index]] });
    ctx.wake_waiter(waiting[index], Wake::Notified);
    Ok(Value::Void)
}

/// Wakes all who wait, with any of those that were interrupted and have not left.
fn notify_all(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = owned(ctx)?;
    let mut leaving = ctx.leaving(object);
    if leaving.len() > MOST_LEAVING {
        ctx.note_assumption(Assumption::NotifyAll);
    }
    let chosen = choose(ctx, 1 << leaving.len().min(MOST_LEAVING), "notifyAll")?;
    let mut number = 0..;
    leaving.retain(|_| number.next().is_some_and(|n| n < MOST_LEAVING && chosen >> n & 1 != 0));
    stop_leaving(ctx, &leaving);
    let waiting = ctx.threads_in(Status::Waiting, object);
    let woken: Vec<ThreadId> = waiting.iter().chain(&leaving).copied().collect();
    ctx.tell(&Event::Notify { object, woken: &woken });
    for thread in waiting {
        ctx.wake_waiter(thread, Wake::Notified);
    }
    Ok(Value::Void)
}

/// So many threads that were interrupted at once have a choice each; there is no more room in one choice.
const MOST_LEAVING: usize = 30;

fn stop_leaving(ctx: &mut Ctx<'_>, threads: &[ThreadId]) {
    for &thread in threads {
        ctx.set_thread_word(thread, word::WAKE, Wake::Notified as u32);
    }
}

/// One of so many, or the one there is.
fn choose(ctx: &mut Ctx<'_>, count: usize, label: &str) -> Result<usize, Exit> {
    match ctx.resumed() {
        _ if count == 1 => Ok(0),
        Resume::Chosen(index) => Ok(index as usize),
        _ => Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::Notify, count: count as u32, label: label.into() })),
    }
}

const RELEASE: u32 = 0;
const WAITING: u32 = 1;
const REACQUIRE: u32 = 2;

fn wait(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = ctx.this();
    if ctx.step() == RELEASE {
        owned(ctx)?;
        let millis = ctx.long(0);
        if millis < 0 {
            return Err(throw("java/lang/IllegalArgumentException", "timeout value is negative"));
        }
        if ctx.record(word::INTERRUPTED) != 0 {
            return Err(interrupted(ctx));
        }
        let count = ctx.monitor(object).map_or(1, |(_, count)| count);
        ctx.save_word(0, count);
        let this = ctx.thread;
        ctx.tell(&Event::Wait { object, timed: millis != 0 });
        ctx.set_monitor(object, this, 0);
        ctx.let_go(this, object);
        ctx.wake_blocked(object);
        ctx.set_step(WAITING);
        let deadline = match millis {
            0 => NO_DEADLINE,
            _ => ctx.now().saturating_add((millis as u64).saturating_mul(1_000_000)),
        };
        return Err(ctx.block(Status::Waiting, object, deadline));
    }
    if ctx.step() == WAITING {
        let reason = match ctx.resumed() {
            Resume::Woken(reason) => reason,
            _ => Wake::None,
        };
        ctx.save_word(1, reason as u32);
        ctx.set_step(REACQUIRE);
    }
    // The monitor may be taken: then wait for it like any thread that wants to enter.
    if ctx.monitor(object).is_some() {
        return Err(ctx.block(Status::Blocked, object, NO_DEADLINE));
    }
    let (this, count) = (ctx.thread, ctx.saved_word(0));
    ctx.set_monitor(object, this, count);
    ctx.take_hold(this, object);
    ctx.tell(&Event::Acquire { object, depth: count });
    if ctx.saved_word(1) == Wake::Interrupted as u32 {
        return Err(interrupted(ctx));
    }
    Ok(Value::Void)
}

/// Clears the interrupt status and throws.
pub(crate) fn interrupted(ctx: &mut Ctx<'_>) -> Exit {
    crate::java_lang_thread::clear_interrupt(ctx);
    throw_bare("java/lang/InterruptedException")
}
