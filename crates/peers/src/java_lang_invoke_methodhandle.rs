//! Peers of `java.lang.invoke.MethodHandle` and `VarHandle` that are not calls by handle: those are
//! instructions of the machine.
//!
//! What is here: the answer to calling a signature-polymorphic method through reflection, and
//! `tryFinally`, whose plain Java function cannot pass a primitive result that does not exist.

use rjpf_classes::{BaseType, Method};
use rjpf_state::Ref;
use rjpf_vm::peer::{Ctx, Exit, Peer, PeerResult, Resume, native, throw};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/invoke/MethodHandle",
        &[
            native(
                "invokeExact([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "invoke([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
        ],
    ),
    Peer::of(
        "java/lang/invoke/VarHandle",
        &[
            native(
                "get([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native("set([Ljava/lang/Object;)V", not_reflectively),
            native(
                "getVolatile([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native("setVolatile([Ljava/lang/Object;)V", not_reflectively),
            native(
                "getOpaque([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native("setOpaque([Ljava/lang/Object;)V", not_reflectively),
            native(
                "getAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native("setRelease([Ljava/lang/Object;)V", not_reflectively),
            native("compareAndSet([Ljava/lang/Object;)Z", not_reflectively),
            native(
                "compareAndExchange([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "compareAndExchangeAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "compareAndExchangeRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "weakCompareAndSetPlain([Ljava/lang/Object;)Z",
                not_reflectively,
            ),
            native("weakCompareAndSet([Ljava/lang/Object;)Z", not_reflectively),
            native(
                "weakCompareAndSetAcquire([Ljava/lang/Object;)Z",
                not_reflectively,
            ),
            native(
                "weakCompareAndSetRelease([Ljava/lang/Object;)Z",
                not_reflectively,
            ),
            native(
                "getAndSet([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndSetAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndSetRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndAdd([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndAddAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndAddRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseOr([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseOrAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseOrRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseAnd([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseAndAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseAndRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseXor([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseXorAcquire([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
            native(
                "getAndBitwiseXorRelease([Ljava/lang/Object;)Ljava/lang/Object;",
                not_reflectively,
            ),
        ],
    ),
];

/// A signature-polymorphic method called through reflection.
fn not_reflectively(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.method.class.name.display();
    let simple = class.rsplit('/').next().unwrap_or_default();
    let message = format!(
        "{simple}.{} cannot be invoked reflectively",
        ctx.method.name
    );
    Err(throw("java/lang/UnsupportedOperationException", message))
}

const RUN: u32 = 0;
const AFTER_TARGET: u32 = 1;
const AFTER_CLEANUP: u32 = 2;

/// `MethodHandleImpl.tryFinally(target, cleanup, arguments)`.
pub(crate) fn try_finally(ctx: &mut Ctx<'_>) -> PeerResult {
    let (target, cleanup, arguments) = (ctx.non_null(0)?, ctx.non_null(1)?, ctx.non_null(2)?);
    match (ctx.step(), ctx.resumed()) {
        (RUN, _) => {
            ctx.set_step(AFTER_TARGET);
            Err(ctx.call_catching(invoke_with_arguments(ctx)?, vec![target, arguments]))
        }
        (AFTER_TARGET, resumed) => {
            let ret = return_type(ctx, target);
            let (exception, result) = match resumed {
                Resume::Thrown(exception) => (exception, zero_of(ctx, ret)?),
                other => (
                    0,
                    if let Resume::Returned(value) = other {
                        value.word()
                    } else {
                        0
                    },
                ),
            };
            ctx.save_ref(0, exception);
            let mut values = vec![exception];
            if ret != BaseType::Void {
                values.push(result);
            }
            values.extend_from_slice(ctx.memory().word_array(arguments));
            let object = ctx.known().object;
            let array = ctx.new_object_array(object, &values)?;
            ctx.set_step(AFTER_CLEANUP);
            Err(ctx.call(invoke_with_arguments(ctx)?, vec![cleanup, array]))
        }
        _ => match ctx.saved_ref(0) {
            0 => Ok(ctx.returned()),
            exception => Err(Exit::Throw(exception)),
        },
    }
}

fn invoke_with_arguments(ctx: &Ctx<'_>) -> Result<&'static Method, Exit> {
    let class = ctx.registry().known("java/lang/invoke/MethodHandle");
    let found = ctx.find_method(
        class,
        "invokeWithArguments",
        "([Ljava/lang/Object;)Ljava/lang/Object;",
    );
    found.ok_or_else(|| throw("java/lang/NoSuchMethodError", "invokeWithArguments"))
}

fn return_type(ctx: &Ctx<'_>, handle: Ref) -> BaseType {
    let method_type = ctx.memory().get(handle + ctx.known().invoke.handle_type);
    ctx.method_type_classes(method_type).0.base_type()
}

/// The zero of a type as an object.
fn zero_of(ctx: &mut Ctx<'_>, of: BaseType) -> Result<Ref, Exit> {
    match of {
        BaseType::Ref | BaseType::Void => Ok(0),
        primitive => {
            let class = ctx.registry().known(primitive.wrapper());
            ctx.new_object(class)
        }
    }
}
