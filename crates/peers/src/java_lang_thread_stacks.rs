//! Peers of `java.lang.Thread` and `SecurityManager` that look at stacks.

use rjpf_classes::Class;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::peer::{native, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::java_lang_class::mirror_array;
use crate::java_lang_throwable::fill_element;
use crate::jdk_internal_reflect_reflection::{accessor_class, is_ignored};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/Thread",
        &[
            native("dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dump_threads),
            native("getThreads()[Ljava/lang/Thread;", get_threads),
            native("getStackTrace0()Ljava/lang/Object;", get_stack_trace),
            native("countStackFrames()I", count_stack_frames),
        ],
    ),
    Peer::of("java/lang/SecurityManager", &[native("getClassContext()[Ljava/lang/Class;", get_class_context)]),
];

/// Frames that Java code may see, innermost first.
fn visible_frames(ctx: &Ctx<'_>, thread: ThreadId) -> Vec<(&'static rjpf_classes::Method, u16)> {
    let ours = |m: &rjpf_classes::Method| m.class.name.bytes().starts_with(b"rjpf/vm/");
    let frames = ctx.frames(thread).filter(|f| !f.method.hidden && !ours(f.method));
    frames.map(|f| (f.method, f.bci)).collect()
}

pub(crate) fn get_threads(ctx: &mut Ctx<'_>) -> PeerResult {
    let threads: Vec<ThreadId> = ctx.threads().collect();
    let mut java: Vec<Ref> = threads.iter().map(|t| ctx.memory().get(t.at(word::JAVA))).collect();
    java.retain(|&t| t != 0);
    java.dedup();
    let class = ctx.known().thread;
    Ok(ctx.new_object_array(class, &java)?.into())
}

fn dump_threads(ctx: &mut Ctx<'_>) -> PeerResult {
    let threads = ctx.memory().word_array(ctx.non_null(0)?).to_vec();
    if threads.is_empty() {
        return Err(throw_bare("java/lang/IllegalArgumentException"));
    }
    let element = ready(ctx)?;
    let mut traces = Vec::new();
    for java in threads {
        let thread = if java == 0 { None } else { ctx.thread_of(java) };
        traces.push(match thread {
            Some(thread) => trace_of(ctx, thread, element)?,
            None => 0,
        });
    }
    let component = ctx.registry().array_of(element);
    Ok(ctx.new_object_array(component, &traces)?.into())
}

pub(crate) fn ready(ctx: &mut Ctx<'_>) -> Result<&'static Class, Exit> {
    let class = ctx.registry().known("java/lang/StackTraceElement");
    ctx.ensure_initialized(class)?;
    Ok(class)
}

pub(crate) fn trace_of(ctx: &mut Ctx<'_>, thread: ThreadId, class: &'static Class) -> Result<Ref, Exit> {
    let mut elements = Vec::new();
    for (method, bci) in visible_frames(ctx, thread) {
        let element = ctx.new_object(class)?;
        fill_element(ctx, element, method, bci)?;
        elements.push(element);
    }
    ctx.new_object_array(class, &elements)
}

/// The trace of a live thread as an array of elements (JDK 21 and later); null if it is not alive.
fn get_stack_trace(ctx: &mut Ctx<'_>) -> PeerResult {
    let Some(thread) = ctx.thread_of(ctx.this()) else { return Ok(0u32.into()) };
    let class = ready(ctx)?;
    Ok(trace_of(ctx, thread, class)?.into())
}

fn count_stack_frames(ctx: &mut Ctx<'_>) -> PeerResult {
    let thread = ctx.thread_of(ctx.this());
    let count = thread.map_or(0, |t| visible_frames(ctx, t).len());
    Ok((count as i32).into())
}

/// The classes on the stack, this native's caller first.
fn get_class_context(ctx: &mut Ctx<'_>) -> PeerResult {
    let accessor = accessor_class(ctx);
    let frames = ctx.frames(ctx.thread).skip(1).map(|f| f.method);
    let classes: Vec<&'static Class> =
        frames.filter(|m| !is_ignored(m, accessor) && !m.is_native()).map(|m| m.class).collect();
    Ok(mirror_array(ctx, &classes)?.into())
}
