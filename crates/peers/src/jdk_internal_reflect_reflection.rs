//! Peers of `jdk.internal.reflect.Reflection`: who called, and who may.

use rjpf_classes::{Class, Method};
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Peer, PeerResult};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/reflect/Reflection",
    &[
        native("getCallerClass()Ljava/lang/Class;", get_caller_class),
        native("getClassAccessFlags(Ljava/lang/Class;)I", get_class_access_flags),
        native("areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z", are_nest_mates),
    ],
)];

/// The class that called the caller of `getCallerClass`, reflection frames left out.
fn get_caller_class(ctx: &mut Ctx<'_>) -> PeerResult {
    if let Some((method, _)) = ctx.caller(0)
        && !method.caller_sensitive
    {
        let message =
            format!("CallerSensitive annotation expected at frame 1 ({}.{})", method.class.name.dotted(), method.name);
        return Err(throw("java/lang/InternalError", message));
    }
    let accessor = accessor_class(ctx);
    let caller = ctx.frames(ctx.thread).skip(2).map(|f| f.method).find(|m| !is_ignored(m, accessor));
    Ok(caller.map_or(0, |m| ctx.mirror(m.class)).into())
}

/// The superclass of the accessors through which `Method.invoke` calls.
pub(crate) fn accessor_class(ctx: &Ctx<'_>) -> &'static Class {
    ctx.registry().known("jdk/internal/reflect/MethodAccessorImpl")
}

/// Frames that stand between a caller and what it called: reflection and the machine's own.
pub(crate) fn is_ignored(method: &'static Method, accessor: &'static Class) -> bool {
    let class = method.class;
    method.hidden
        || (method.name == "invoke" && class.name == "java/lang/reflect/Method")
        || class.is_subclass_of(accessor)
        || class.name.bytes().starts_with(b"rjpf/vm/")
}

fn get_class_access_flags(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    Ok(u32::from(class.access).into())
}

fn are_nest_mates(ctx: &mut Ctx<'_>) -> PeerResult {
    let (a, b) = (ctx.class_of_mirror(ctx.non_null(0)?), ctx.class_of_mirror(ctx.non_null(1)?));
    Ok(ctx.are_nest_mates(a, b)?.into())
}
