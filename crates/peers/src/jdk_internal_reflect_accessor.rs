//! Peers of the native accessors behind `Method.invoke` and `Constructor.newInstance`.
//!
//! Arguments are unboxed and widened by the parameter types (JLS 5.1.2), an exception of the target
//! comes back inside an `InvocationTargetException`, the result is boxed by `valueOf`.

use rjpf_classes::{BaseType, Class, Method};
use rjpf_state::Ref;
use rjpf_vm::peer::{PeerMethod, Resume, native, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::java_lang_class_members::method_of;
use crate::jdk_internal_reflect_boxing::{Primitive, box_method, unbox};

const INVOKE: &str = "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
const NEW_INSTANCE: &str = "newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;";

/// The arguments are in an array that others may have too.
const INVOKING: &[PeerMethod] = &[native(INVOKE, invoke).touching(Touches::Arrays { write: false })];
const MAKING: &[PeerMethod] = &[native(NEW_INSTANCE, new_instance).touching(Touches::Arrays { write: false })];

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("jdk/internal/reflect/NativeMethodAccessorImpl", INVOKING),
    Peer::of("jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", INVOKING),
    Peer::of("jdk/internal/reflect/NativeConstructorAccessorImpl", MAKING),
    Peer::of("jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", MAKING),
];

const START: u32 = 0;
const CALLED: u32 = 1;
const WRAPPED: u32 = 2;
const BOXED: u32 = 3;
const FAILED: u32 = 4;

fn invoke(ctx: &mut Ctx<'_>) -> PeerResult {
    let method = method_of(ctx, ctx.non_null(0)?);
    match (ctx.step(), ctx.resumed()) {
        (START, _) => {
            if let Some(class) = class_without(ctx, method)? {
                return fail_to_select(ctx, class, method);
            }
            let (target, words) = prepare_call(ctx, method)?;
            ctx.set_step(CALLED);
            Err(ctx.call_catching(target, words))
        }
        (CALLED, Resume::Returned(value)) => give_back(ctx, method, value),
        (BOXED, _) => Ok(ctx.returned().word().into()),
        _ => wrap_exception(ctx),
    }
}

fn prepare_call(ctx: &mut Ctx<'_>, method: &'static Method) -> Result<(&'static Method, Vec<u32>), Exit> {
    if method.is_static() {
        ctx.ensure_initialized(method.class)?;
        let words = argument_words(ctx, method, ctx.object(2), Vec::new())?;
        return Ok((method, words));
    }
    let receiver = ctx.non_null(1)?;
    let class = ctx.class_of(receiver);
    if !class.is_subclass_of(method.class) {
        return Err(throw("java/lang/IllegalArgumentException", wrong_receiver(ctx, class, method.class)));
    }
    let words = argument_words(ctx, method, ctx.object(2), vec![receiver])?;
    Ok((ctx.registry().select(class, method).unwrap_or(method), words))
}

/// The class of the receiver, if that has no implementation of the method.
fn class_without(ctx: &Ctx<'_>, method: &'static Method) -> Result<Option<&'static Class>, Exit> {
    if method.is_static() {
        return Ok(None);
    }
    let class: &'static Class = ctx.class_of(ctx.non_null(1)?);
    let is_missing = || ctx.registry().select(class, method).is_none_or(|m| m.is_abstract());
    Ok(Some(class).filter(|class| class.is_subclass_of(method.class) && is_missing()))
}

/// What the call would have thrown comes back like an exception of the target, before anybody looks at the arguments.
fn fail_to_select(ctx: &mut Ctx<'_>, class: &'static Class, method: &'static Method) -> PeerResult {
    let (error, message) = ctx.missing_implementation(class, method);
    let error = ctx.registry().known(error);
    ctx.ensure_initialized(error)?;
    let constructor = ctx
        .find_method(error, "<init>", "(Ljava/lang/String;)V")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "AbstractMethodError"))?;
    let object = ctx.new_object(error)?;
    ctx.save_ref(0, object);
    let text = message.map_or(Ok(0), |message| ctx.new_string(&message))?;
    let object = ctx.saved_ref(0);
    ctx.set_step(FAILED);
    Err(ctx.call(constructor, vec![object, text]))
}

fn wrong_receiver(ctx: &Ctx<'_>, class: &Class, owner: &Class) -> String {
    if ctx.registry().jdk.feature < 18 {
        return "object is not an instance of declaring class".into();
    }
    format!("object of type {} is not an instance of {}", class.external_name(), owner.external_name())
}

/// Unboxes the elements of an `Object[]` behind the words that are there already.
fn argument_words(ctx: &Ctx<'_>, method: &'static Method, array: Ref, mut words: Vec<u32>) -> Result<Vec<u32>, Exit> {
    let given = if array == 0 { &[][..] } else { ctx.memory().word_array(array) };
    if given.len() != method.params.len() {
        let message = match ctx.registry().jdk.feature {
            ..18 => "wrong number of arguments".to_string(),
            _ => format!("wrong number of arguments: {} expected: {}", given.len(), method.params.len()),
        };
        return Err(throw("java/lang/IllegalArgumentException", message));
    }
    let types = parameter_classes(ctx)?;
    for ((&value, &kind), &mirror) in given.iter().zip(method.params).zip(&types) {
        if kind == BaseType::Ref {
            let wanted = ctx.class_of_mirror(mirror);
            if value != 0 && !ctx.class_of(value).is_subclass_of(wanted) {
                return Err(mismatch());
            }
            words.push(value);
            continue;
        }
        if value == 0 {
            return Err(throw_bare("java/lang/IllegalArgumentException"));
        }
        let widened = unbox(ctx, value).and_then(|p| p.widen(kind)).ok_or_else(mismatch)?;
        push(&mut words, widened);
    }
    Ok(words)
}

fn push(words: &mut Vec<u32>, value: Primitive) {
    words.push(value.bits as u32);
    if value.kind.is_wide() {
        words.push((value.bits >> 32) as u32);
    }
}

fn mismatch() -> Exit {
    throw("java/lang/IllegalArgumentException", "argument type mismatch")
}

/// The mirrors of the parameter types, from the reflection object.
fn parameter_classes(ctx: &Ctx<'_>) -> Result<Vec<Ref>, Exit> {
    let types = ctx.get_field(ctx.non_null(0)?, "parameterTypes");
    Ok(ctx.memory().word_array(types).to_vec())
}

fn give_back(ctx: &mut Ctx<'_>, method: &'static Method, value: Value) -> PeerResult {
    match method.ret {
        BaseType::Void => Ok(0u32.into()),
        BaseType::Ref => Ok(value.word().into()),
        kind => {
            ctx.set_step(BOXED);
            let valueof = box_method(ctx, kind)?;
            let mut words = vec![value.word()];
            if kind.is_wide() {
                words.push((value.wide() >> 32) as u32);
            }
            Err(ctx.call(valueof, words))
        }
    }
}

/// Puts the exception of the target into an `InvocationTargetException` and throws that.
fn wrap_exception(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == WRAPPED {
        return Err(Exit::Throw(ctx.saved_ref(1)));
    }
    if let Resume::Thrown(exception) = ctx.resumed() {
        ctx.save_ref(0, exception);
    }
    let class = ctx.registry().known("java/lang/reflect/InvocationTargetException");
    ctx.ensure_initialized(class)?;
    let constructor = ctx
        .find_method(class, "<init>", "(Ljava/lang/Throwable;)V")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "InvocationTargetException"))?;
    let wrapper = ctx.new_object(class)?;
    ctx.save_ref(1, wrapper);
    ctx.set_step(WRAPPED);
    let cause = ctx.saved_ref(0);
    Err(ctx.call(constructor, vec![wrapper, cause]))
}

fn new_instance(ctx: &mut Ctx<'_>) -> PeerResult {
    let constructor = method_of(ctx, ctx.non_null(0)?);
    let class = constructor.class;
    match (ctx.step(), ctx.resumed()) {
        (START, _) => {
            if class.is_abstract() || class.is_interface() {
                return Err(throw("java/lang/InstantiationException", class.external_name()));
            }
            ctx.ensure_initialized(class)?;
            let mut words = argument_words(ctx, constructor, ctx.object(1), vec![0])?;
            let object = ctx.new_object(class)?;
            words[0] = object;
            ctx.save_ref(2, object);
            ctx.set_step(CALLED);
            Err(ctx.call_catching(constructor, words))
        }
        (CALLED, Resume::Returned(_)) => Ok(ctx.saved_ref(2).into()),
        _ => wrap_exception(ctx),
    }
}
