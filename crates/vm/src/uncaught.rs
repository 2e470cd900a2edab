//! Exceptions that nobody takes.
//!
//! What happens to an exception that leaves a thread is the library's business: a handler of the thread, groups
//! of threads up to the topmost one, a default handler. When the topmost group has asked for that and there is
//! none, nobody has taken the exception, and that is a finding.

use rjpf_state::{Ref, global};

use crate::peer::{Ctx, Exit, Peer, PeerResult, intercept, throw};
use crate::visible::Access;
use crate::{FrameView, Visibility};

pub(crate) const PEER: Peer = Peer::of(
    "java/lang/Thread",
    &[intercept("getDefaultUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", default_handler)],
);

const ASK: u32 = 0;
const LOOK: u32 = 1;
const REPORTED: u32 = 2;

/// The second parameter of `ThreadGroup.uncaughtException(Thread, Throwable)`, behind the receiver.
const EXCEPTION: u32 = 2;

/// `Thread.getDefaultUncaughtExceptionHandler`
fn default_handler(ctx: &mut Ctx<'_>) -> PeerResult {
    let field = ctx.static_field("java/lang/Thread", "defaultUncaughtExceptionHandler");
    let field = field.ok_or_else(|| throw("java/lang/NoSuchFieldError", "defaultUncaughtExceptionHandler"))?;
    if ctx.step() == ASK {
        ctx.set_step(LOOK);
        let at = ctx.at();
        if ctx.vm.could_matter(ctx.thread, 0) && ctx.vm.pauses_at(at, field, 0, Access::Read) {
            return Err(Exit::Pause);
        }
    }
    let handler = ctx.memory().get(field.offset);
    if ctx.step() == LOOK
        && handler == 0
        && let Some(exception) = dispatched(ctx).filter(|&exception| !is_death(ctx, exception))
    {
        ctx.set_step(REPORTED);
        ctx.memory_mut().set(global::UNCAUGHT, exception);
        if is_error(ctx, exception) {
            return Err(Exit::Uncaught(exception));
        }
    }
    Ok(handler.into())
}

/// The exception that ends the current thread, if it is the topmost group that asks on behalf of it.
fn dispatched(ctx: &Ctx<'_>) -> Option<Ref> {
    let is = |f: &FrameView, class: &str, method: &str| f.method.class.name == class && f.method.name == method;
    let mut callers = ctx.vm.frames(ctx.thread).skip(1);
    let group = callers.next().filter(|f| is(f, "java/lang/ThreadGroup", "uncaughtException"))?;
    let dispatches = callers.any(|f| is(&f, "java/lang/Thread", "dispatchUncaughtException"));
    dispatches.then(|| ctx.memory().get(group.fp + EXCEPTION))
}

/// Is an exception that nothing catches a finding? Not in single runs, and not the death of a thread
/// that was stopped.
pub(crate) fn is_error(ctx: &Ctx<'_>, exception: Ref) -> bool {
    ctx.vm.visibility != Visibility::None && !is_death(ctx, exception)
}

fn is_death(ctx: &Ctx<'_>, exception: Ref) -> bool {
    let ancestry = std::iter::successors(Some(ctx.class_of(exception)), |class| class.super_class);
    ancestry.into_iter().any(|class| class.name == "java/lang/ThreadDeath")
}
