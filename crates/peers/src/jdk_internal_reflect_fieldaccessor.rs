//! Peers of the field accessors of JDK 18 and later, which are built on method handles.
//!
//! The accessor objects are made without handles, and the one method of each accessor class that
//! would call a handle reads or writes the field itself. Conversions, checks and messages stay with
//! the Java code around them.

use rjpf_classes::{BaseType, Field};
use rjpf_state::Ref;
use rjpf_vm::peer::{Resume, intercept, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::java_lang_class_members::field_of;

const READS: Touches = Touches::Reflected { write: false };
const WRITES: Touches = Touches::Reflected { write: true };

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "jdk/internal/reflect/MethodHandleAccessorFactory",
        &[intercept(
            "newFieldAccessor(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;",
            new_field_accessor,
        )],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleBooleanFieldAccessorImpl",
        &[intercept("getBoolean(Ljava/lang/Object;)Z", get).touching(READS), intercept("setBoolean(Ljava/lang/Object;Z)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleByteFieldAccessorImpl",
        &[intercept("getByte(Ljava/lang/Object;)B", get).touching(READS), intercept("setByte(Ljava/lang/Object;B)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleCharacterFieldAccessorImpl",
        &[intercept("getChar(Ljava/lang/Object;)C", get).touching(READS), intercept("setChar(Ljava/lang/Object;C)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleShortFieldAccessorImpl",
        &[intercept("getShort(Ljava/lang/Object;)S", get).touching(READS), intercept("setShort(Ljava/lang/Object;S)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleIntegerFieldAccessorImpl",
        &[intercept("getInt(Ljava/lang/Object;)I", get).touching(READS), intercept("setInt(Ljava/lang/Object;I)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleLongFieldAccessorImpl",
        &[intercept("getLong(Ljava/lang/Object;)J", get).touching(READS), intercept("setLong(Ljava/lang/Object;J)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleFloatFieldAccessorImpl",
        &[intercept("getFloat(Ljava/lang/Object;)F", get).touching(READS), intercept("setFloat(Ljava/lang/Object;F)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleDoubleFieldAccessorImpl",
        &[intercept("getDouble(Ljava/lang/Object;)D", get).touching(READS), intercept("setDouble(Ljava/lang/Object;D)V", set).touching(WRITES)],
    ),
    Peer::of(
        "jdk/internal/reflect/MethodHandleObjectFieldAccessorImpl",
        &[
            intercept("get(Ljava/lang/Object;)Ljava/lang/Object;", get).touching(READS),
            intercept("set(Ljava/lang/Object;Ljava/lang/Object;)V", set).touching(WRITES),
        ],
    ),
];

const READ_ONLY: u32 = 1;
const STATIC: u32 = 2;
const NON_ZERO: u32 = 0x8000;

fn new_field_accessor(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.non_null(0)?;
    let field = field_of(ctx, java);
    let owner = ctx.registry().class(field.class);
    ctx.ensure_initialized(owner)?;
    let kind = match field.kind {
        BaseType::Ref => "Object",
        kind => kind.wrapper().trim_start_matches("java/lang/"),
    };
    let class = ctx.registry().known(&format!("jdk/internal/reflect/MethodHandle{kind}FieldAccessorImpl"));
    ctx.ensure_initialized(class)?;
    let accessor = ctx.new_object(class)?;
    let read_only = if ctx.bool(1) { READ_ONLY } else { 0 };
    let is_static = if field.is_static() { STATIC } else { 0 };
    ctx.put_field(accessor, "field", java);
    ctx.put_field(accessor, "fieldFlags", read_only | is_static | NON_ZERO);
    Ok(accessor.into())
}

fn field(ctx: &Ctx<'_>) -> &'static Field {
    field_of(ctx, ctx.get_field(ctx.this(), "field"))
}

/// The word where the field of `object` is; `None` if the object is of another class.
fn address(ctx: &Ctx<'_>, field: &'static Field, object: Ref) -> Result<Option<u32>, Exit> {
    if field.is_static() {
        return Ok(Some(field.offset));
    }
    if object == 0 {
        return Err(throw_bare("java/lang/NullPointerException"));
    }
    let owner = ctx.registry().class(field.class);
    Ok(ctx.class_of(object).is_subclass_of(owner).then(|| object + field.offset))
}

fn get(ctx: &mut Ctx<'_>) -> PeerResult {
    if let Resume::Returned(error) = ctx.resumed() {
        return Err(Exit::Throw(error.word()));
    }
    let (field, object) = (field(ctx), ctx.object(0));
    let Some(at) = address(ctx, field, object)? else {
        return Err(complain(ctx, "newGetIllegalArgumentException", NEW_ERROR, vec![object])?);
    };
    ctx.before_access(field, object, false)?;
    Ok(if field.kind.is_wide() { Value::Wide(ctx.memory().get2(at)) } else { Value::Word(ctx.memory().get(at)) })
}

const NEW_ERROR: &str = "(Ljava/lang/Object;)Ljava/lang/IllegalArgumentException;";

/// Calls a method of the accessor that makes or throws the error.
fn complain(ctx: &Ctx<'_>, name: &str, descriptor: &str, args: Vec<u32>) -> Result<Exit, Exit> {
    let accessor = ctx.this();
    let method = ctx
        .find_method(ctx.class_of(accessor), name, descriptor)
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", name))?;
    Ok(ctx.call(method, [vec![accessor], args].concat()))
}

const START: u32 = 0;
const CHECKED: u32 = 1;
const ERROR_MADE: u32 = 2;

fn set(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == ERROR_MADE
        && let Resume::Returned(error) = ctx.resumed()
    {
        return Err(Exit::Throw(error.word()));
    }
    let (field, object) = (field(ctx), ctx.object(0));
    let read_only = ctx.get_field(ctx.this(), "fieldFlags") & READ_ONLY != 0;
    if ctx.step() == START && (read_only || field.kind == BaseType::Ref) {
        ctx.set_step(CHECKED);
        return Err(complain(ctx, "ensureObj", "(Ljava/lang/Object;)V", vec![object])?);
    }
    // Accessor, object, then the value.
    let value = ctx.argument_words()[2..].to_vec();
    if read_only {
        let descriptor = throwing_descriptor(field.kind);
        return Err(complain(ctx, "throwFinalFieldIllegalAccessException", &descriptor, value)?);
    }
    if address(ctx, field, object)?.is_none() {
        ctx.set_step(ERROR_MADE);
        return Err(complain(ctx, "newSetIllegalArgumentException", NEW_ERROR, vec![object])?);
    }
    if field.kind == BaseType::Ref && !value_fits(ctx, value[0]) {
        return Err(complain(ctx, "throwSetIllegalArgumentException", "(Ljava/lang/Object;)V", value)?);
    }
    ctx.before_access(field, object, true)?;
    let high = value.get(1).copied().unwrap_or(0);
    ctx.put(object, field, Value::of(field.kind, u64::from(value[0]) | u64::from(high) << 32));
    Ok(Value::Void)
}

fn throwing_descriptor(kind: BaseType) -> String {
    match kind {
        BaseType::Ref => "(Ljava/lang/Object;)V".into(),
        primitive => format!("({})V", char::from(primitive.descriptor())),
    }
}

fn value_fits(ctx: &Ctx<'_>, value: Ref) -> bool {
    let kind = ctx.class_of_mirror(ctx.get_field(ctx.get_field(ctx.this(), "field"), "type"));
    value == 0 || ctx.class_of(value).is_subclass_of(kind)
}
