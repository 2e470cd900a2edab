//! Peers of `java.security.AccessController`: there is no security manager, so no context limits
//! anything; privileged actions are simply run.

use rjpf_vm::peer::{Resume, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::jdk_internal_misc_unsafe::nothing;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/security/AccessController",
    &[
        native("getStackAccessControlContext()Ljava/security/AccessControlContext;", none),
        native("getInheritedAccessControlContext()Ljava/security/AccessControlContext;", none),
        native(
            "getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;",
            get_protection_domain,
        ),
        native("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
        // Native up to JDK 11.
        native("doPrivileged(Ljava/security/PrivilegedAction;)Ljava/lang/Object;", run_action),
        native(
            "doPrivileged(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
            run_action,
        ),
        native(
            "doPrivileged(Ljava/security/PrivilegedExceptionAction;)Ljava/lang/Object;",
            run_throwing_action,
        ),
        native(
            "doPrivileged(Ljava/security/PrivilegedExceptionAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;",
            run_throwing_action,
        ),
    ],
)];

fn none(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0.into())
}

/// Classes of the boot loader have none; the others keep theirs in their mirror's peer.
fn get_protection_domain(ctx: &mut Ctx<'_>) -> PeerResult {
    let mirror = ctx.non_null(0)?;
    let class = ctx.known().class;
    if ctx.has_field(class, "protectionDomain") {
        return Ok(ctx.get_field(mirror, "protectionDomain").into());
    }
    let method = ctx
        .find_method(class, "protectionDomain", "()Ljava/security/ProtectionDomain;")
        .or_else(|| ctx.find_method(class, "getProtectionDomain0", "()Ljava/security/ProtectionDomain;"))
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "getProtectionDomain0"))?;
    match ctx.resumed() {
        Resume::Returned(value) => Ok(value),
        _ => Err(ctx.call(method, vec![mirror])),
    }
}

fn run(ctx: &Ctx<'_>) -> Result<Exit, Exit> {
    let action = ctx.non_null(0)?;
    let class = ctx.class_of(action);
    let run =
        ctx.find_method(class, "run", "()Ljava/lang/Object;").and_then(|m| ctx.registry().select(class, m));
    let run = run.ok_or_else(|| throw("java/lang/NoSuchMethodError", "run"))?;
    Ok(ctx.call_catching(run, vec![action]))
}

fn run_action(ctx: &mut Ctx<'_>) -> PeerResult {
    match ctx.resumed() {
        Resume::Returned(value) => Ok(value),
        Resume::Thrown(exception) => Err(Exit::Throw(exception)),
        _ => Err(run(ctx)?),
    }
}

/// Checked exceptions come out wrapped in a `PrivilegedActionException`.
fn run_throwing_action(ctx: &mut Ctx<'_>) -> PeerResult {
    match (ctx.step(), ctx.resumed()) {
        (1, _) => Err(Exit::Throw(ctx.saved_ref(0))),
        (_, Resume::Returned(value)) => Ok(value),
        (_, Resume::Thrown(exception)) => {
            let checked = ctx.is_instance(exception, "java/lang/Exception")
                && !ctx.is_instance(exception, "java/lang/RuntimeException");
            if !checked {
                return Err(Exit::Throw(exception));
            }
            wrap(ctx, exception)
        }
        _ => Err(run(ctx)?),
    }
}

fn wrap(ctx: &mut Ctx<'_>, exception: u32) -> PeerResult {
    let class = ctx.registry().known("java/security/PrivilegedActionException");
    let constructor = ctx
        .find_method(class, "<init>", "(Ljava/lang/Exception;)V")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "PrivilegedActionException"))?;
    let wrapper = ctx.new_object(class)?;
    ctx.save_ref(0, wrapper);
    ctx.set_step(1);
    Err(ctx.call(constructor, vec![wrapper, exception]))
}
