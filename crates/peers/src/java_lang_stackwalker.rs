//! Peers of `StackWalker`'s engine: frames handed out in batches.
//!
//! The native frame of `callStackWalk` stays on the stack during the walk and keeps the position;
//! its frame pointer is the walk's anchor.

use rjpf_classes::{Method, MethodId};
use rjpf_state::{Ref, frame};
use rjpf_vm::peer::{Resume, native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_lang_class::interned;
use crate::java_lang_throwable::fill_element;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/lang/StackStreamFactory", &[native("checkStackWalkModes()Z", check_modes)]),
    Peer::of(
        "java/lang/StackStreamFactory$AbstractStackWalker",
        &[
            native("callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;", call_17),
            native(
                "callStackWalk(JILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;",
                call_21,
            ),
            native(
                "callStackWalk(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;",
                call_25,
            ),
            native("fetchStackFrames(JJII[Ljava/lang/Object;)I", fetch_17),
            native("fetchStackFrames(IJIII[Ljava/lang/Object;)I", fetch_25),
        ],
    ),
    Peer::of("java/lang/StackFrameInfo", &[native("expandStackFrameInfo()V", expand)]),
    Peer::of(
        "java/lang/StackTraceElement",
        &[native("initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V", of_frame)],
    ),
];

/// What a walker wants, whatever the JDK.
struct Walk {
    mode: i64,
    skip: i32,
    batch: i32,
    start: i32,
    frames: Ref,
}

const CLASSES_ONLY: i64 = 2;
const GET_CALLER_CLASS: i64 = 4;
const SHOW_HIDDEN: i64 = 32;
const LIVE_FRAMES: i64 = 256;

fn check_modes(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(true.into())
}

fn call_17(ctx: &mut Ctx<'_>) -> PeerResult {
    let (mode, skip, batch, start) = (ctx.long(0), ctx.int(1), ctx.int(2), ctx.int(3));
    call_stack_walk(ctx, &Walk { mode, skip, batch, start, frames: ctx.object(4) })
}

fn call_21(ctx: &mut Ctx<'_>) -> PeerResult {
    let (mode, skip, batch, start) = (ctx.long(0), ctx.int(1), ctx.int(4), ctx.int(5));
    call_stack_walk(ctx, &Walk { mode, skip, batch, start, frames: ctx.object(6) })
}

fn call_25(ctx: &mut Ctx<'_>) -> PeerResult {
    let (mode, skip, batch, start) = (i64::from(ctx.int(0)), ctx.int(1), ctx.int(4), ctx.int(5));
    call_stack_walk(ctx, &Walk { mode, skip, batch, start, frames: ctx.object(6) })
}

/// Fills the first batch and lets the walker consume frames.
fn call_stack_walk(ctx: &mut Ctx<'_>, walk: &Walk) -> PeerResult {
    if let Resume::Returned(result) = ctx.resumed() {
        return Ok(result.word().into());
    }
    let anchor = ctx.frames(ctx.thread).next().map_or(0, |f| f.fp);
    let first = first_frame(ctx, walk);
    let (end, next) = fill_batch(ctx, walk, first)?;
    if end == walk.start {
        return Err(throw("java/lang/InternalError", "stack walk: decode failed"));
    }
    ctx.save_word(0, next);
    let class = ctx.registry().known("java/lang/StackStreamFactory$AbstractStackWalker");
    let method = ctx
        .find_method(class, "doStackWalk", "(JIIII)Ljava/lang/Object;")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "doStackWalk"))?;
    let count = end - walk.start;
    let args = vec![ctx.this(), anchor, 0, walk.skip as u32, count as u32, walk.start as u32, end as u32];
    Err(ctx.call(method, args))
}

/// The first frame that is not part of the walker, further frames skipped as asked.
fn first_frame(ctx: &Ctx<'_>, walk: &Walk) -> u32 {
    let walker = ctx.registry().known("java/lang/StackWalker");
    let base = ctx.registry().known("java/lang/StackStreamFactory$AbstractStackWalker");
    let hide = walk.mode & SHOW_HIDDEN == 0;
    let own = |m: &Method| {
        let c = m.class;
        std::ptr::eq(c, walker) || std::ptr::eq(c, base) || c.super_class.is_some_and(|s| std::ptr::eq(s, base))
    };
    let mut frames = ctx.frames(ctx.thread).skip_while(|f| hide && own(f.method));
    frames.nth(walk.skip as usize).map_or(0, |f| f.fp)
}

/// Writes up to a batch of frames; the end index and the frame to go on with.
fn fill_batch(ctx: &mut Ctx<'_>, walk: &Walk, from: u32) -> Result<(i32, u32), Exit> {
    if walk.mode & LIVE_FRAMES != 0 {
        return Err(unsupported("StackWalker with local variables (LiveStackFrame)"));
    }
    let (mut fp, mut index) = (from, walk.start);
    let room = ctx.memory().array_length(walk.frames) as i32;
    while fp != 0 && index - walk.start < walk.batch && index < room {
        let view = ctx.frame_at(fp);
        fp = view.caller;
        let method = view.method;
        let ours = method.class.name.bytes().starts_with(b"rjpf/vm/");
        if ours || (method.hidden && walk.mode & SHOW_HIDDEN == 0) {
            continue;
        }
        if walk.mode & GET_CALLER_CLASS != 0 && index == walk.start && method.caller_sensitive {
            let name = format!("{}.{}", method.class.external_name(), method.name);
            let message = format!("StackWalker::getCallerClass called from @CallerSensitive '{name}' method");
            return Err(throw("java/lang/UnsupportedOperationException", message));
        }
        fill_frame(ctx, walk, index as u32, method, view.bci)?;
        index += 1;
    }
    Ok((index, fp))
}

fn fill_frame(ctx: &mut Ctx<'_>, walk: &Walk, index: u32, method: &'static Method, bci: u16) -> Result<(), Exit> {
    let mirror = ctx.mirror(method.class);
    let info = ctx.memory().element(walk.frames, index);
    let is_class_array =
        info == 0 || ctx.class_of(walk.frames).component().is_some_and(|c| c.name == "java/lang/Class");
    if is_class_array {
        ctx.put_element(walk.frames, index, mirror);
        return Ok(());
    }
    let class = ctx.class_of(info);
    if ctx.has_field(class, "classOrMemberName") {
        let flags = ctx.get_field(info, "flags") & !MEMBER_FLAGS | member_flags(method);
        ctx.put_field(info, "flags", flags);
        if walk.mode & CLASSES_ONLY != 0 {
            ctx.put_field(info, "classOrMemberName", mirror);
            return Ok(());
        }
        let resolved = resolved_method(ctx, method, mirror)?;
        ctx.put_field(info, "classOrMemberName", resolved);
    } else {
        let member = ctx.get_field(info, "memberName");
        fill_member_name(ctx, member, method, mirror)?;
    }
    ctx.put_field(info, "bci", u32::from(bci));
    Ok(())
}

/// Bits of `ClassFrameInfo.flags` that describe the method.
const MEMBER_FLAGS: u32 = 0x00FF_FFFF;

/// Modifiers and kind as `java.lang.invoke.MemberName` encodes them.
fn member_flags(method: &Method) -> u32 {
    const IS_METHOD: u32 = 0x1_0000;
    const IS_CONSTRUCTOR: u32 = 0x2_0000;
    const CALLER_SENSITIVE: u32 = 0x10_0000;
    const HIDDEN_MEMBER: u32 = 0x40_0000;
    let kind = if method.is_constructor() { IS_CONSTRUCTOR } else { IS_METHOD };
    let mut flags = u32::from(method.access) | kind;
    if method.caller_sensitive {
        flags |= CALLER_SENSITIVE;
    }
    if method.hidden {
        flags |= HIDDEN_MEMBER;
    }
    flags
}

/// A `ResolvedMethodName`: holder, and the method in its injected last word.
fn resolved_method(ctx: &mut Ctx<'_>, method: &'static Method, mirror: Ref) -> Result<Ref, Exit> {
    let class = ctx.registry().known("java/lang/invoke/ResolvedMethodName");
    let object = ctx.new_object(class)?;
    if ctx.has_field(class, "vmholder") {
        ctx.put_field(object, "vmholder", mirror);
    }
    ctx.put_word(object, class.instance_words - 1, method.id.0);
    Ok(object)
}

/// The `MemberName` of a frame, named already so that nothing has to expand it.
fn fill_member_name(ctx: &mut Ctx<'_>, member: Ref, method: &'static Method, mirror: Ref) -> Result<(), Exit> {
    const REFERENCE_SHIFT: u32 = 24;
    let reference = match method {
        m if m.is_static() => 6,
        m if m.is_constructor() || m.is_private() => 7,
        m if m.class.is_interface() => 9,
        _ => 5,
    };
    let name = interned(ctx, method.name.bytes());
    let descriptor = interned(ctx, method.descriptor.bytes());
    let resolved = resolved_method(ctx, method, mirror)?;
    ctx.put_field(member, "clazz", mirror);
    ctx.put_field(member, "name", name);
    ctx.put_field(member, "type", descriptor);
    ctx.put_field(member, "flags", member_flags(method) | reference << REFERENCE_SHIFT);
    ctx.put_field(member, "method", resolved);
    let injected = ctx.class_of(member).instance_words - 1;
    ctx.put_word(member, injected, method.id.0);
    Ok(())
}

// ---- later batches ----------------------------------------------------------------------------

fn fetch_17(ctx: &mut Ctx<'_>) -> PeerResult {
    let walk = Walk { mode: ctx.long(0), skip: 0, batch: ctx.int(2), start: ctx.int(3), frames: ctx.object(4) };
    let anchor = ctx.long(1) as u32;
    Ok(fetch(ctx, &walk, anchor)?.into())
}

fn fetch_25(ctx: &mut Ctx<'_>) -> PeerResult {
    let mode = i64::from(ctx.int(0));
    let walk = Walk { mode, skip: 0, batch: ctx.int(3), start: ctx.int(4), frames: ctx.object(5) };
    let anchor = ctx.long(1) as u32;
    let end = fetch(ctx, &walk, anchor)?;
    Ok((end - walk.start).into())
}

/// The next batch of the walk whose `callStackWalk` frame is at `anchor`; its end index.
fn fetch(ctx: &mut Ctx<'_>, walk: &Walk, anchor: u32) -> Result<i32, Exit> {
    let Some(view) = ctx.frames(ctx.thread).find(|f| f.fp == anchor && f.method.name == "callStackWalk") else {
        return Err(throw("java/lang/InternalError", "doStackWalk: corrupted buffers"));
    };
    let position = view.fp + u32::from(view.method.arg_words) + frame::NATIVE_WORDS;
    let from = ctx.memory().get(position);
    let (end, next) = fill_batch(ctx, walk, from)?;
    ctx.set_global(position, next);
    Ok(end)
}

// ---- frames made readable ---------------------------------------------------------------------

/// Method and bytecode index of a `StackFrameInfo`.
fn frame_position(ctx: &Ctx<'_>, info: Ref) -> (&'static Method, u16) {
    let field = if ctx.has_field(ctx.class_of(info), "memberName") { "memberName" } else { "classOrMemberName" };
    let named = ctx.get_field(info, field);
    let id = ctx.memory().get(named + ctx.class_of(named).instance_words - 1);
    (ctx.registry().method(MethodId(id)), ctx.get_field(info, "bci") as u16)
}

/// Name and type of a frame, which it does not have at first.
fn expand(ctx: &mut Ctx<'_>) -> PeerResult {
    let info = ctx.this();
    let (method, _) = frame_position(ctx, info);
    let name = interned(ctx, method.name.bytes());
    let descriptor = interned(ctx, method.descriptor.bytes());
    ctx.put_field(info, "name", name);
    ctx.put_field(info, "type", descriptor);
    Ok(Value::Void)
}

fn of_frame(ctx: &mut Ctx<'_>) -> PeerResult {
    let (element, info) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let (method, bci) = frame_position(ctx, info);
    fill_element(ctx, element, method, bci)?;
    Ok(Value::Void)
}
