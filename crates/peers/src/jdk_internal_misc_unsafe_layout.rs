//! Peers of `jdk.internal.misc.Unsafe`: where fields and elements lie, and objects without
//! constructors. Offsets are word offsets times four; arrays have a header of three words.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, Class, Field};
use rjpf_state::Ref;
use rjpf_vm::peer::{intercept, native, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, InitState, Peer, PeerResult, Value};

use crate::jdk_internal_misc_unsafe::static_offset;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "jdk/internal/misc/Unsafe",
        &[
            native("objectFieldOffset0(Ljava/lang/reflect/Field;)J", object_field_offset),
            native("objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", object_field_offset_by_name),
            native("staticFieldOffset0(Ljava/lang/reflect/Field;)J", static_field_offset),
            native("staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base),
            native("arrayBaseOffset0(Ljava/lang/Class;)I", array_base_offset),
            native("arrayIndexScale0(Ljava/lang/Class;)I", array_index_scale),
            native("shouldBeInitialized0(Ljava/lang/Class;)Z", should_be_initialized),
            native("ensureClassInitialized0(Ljava/lang/Class;)V", ensure_class_initialized),
            native("allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance),
            native("throwException(Ljava/lang/Throwable;)V", throw_exception),
            native("getLoadAverage0([DI)I", get_load_average),
            // JDK 11 asks; later ones have the constants below.
            native("addressSize0()I", address_size),
            native("pageSize()I", page_size),
            native("isBigEndian0()Z", is_big_endian),
            native("unalignedAccess0()Z", unaligned_access),
        ],
    ),
    // HotSpot writes these constants after the class initialiser has written zeros.
    Peer::of("jdk/internal/misc/UnsafeConstants", &[intercept("<clinit>()V", initialize_constants)]),
];

const ADDRESS_BYTES: u32 = 8;
const PAGE_BYTES: u32 = 4096;

fn field_of(ctx: &Ctx<'_>, field: Ref) -> Result<(&'static Class, &'static Field), Exit> {
    let class = ctx.class_of_mirror(ctx.get_field(field, "clazz"));
    let slot = ctx.get_field(field, "slot");
    let found = class.fields.iter().find(|f| u32::from(f.slot) == slot);
    found.map(|f| (class, f)).ok_or_else(|| throw("java/lang/InternalError", "no such field"))
}

fn object_field_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, field) = field_of(ctx, ctx.non_null(0)?)?;
    Ok(i64::from(field.offset * 4).into())
}

fn object_field_offset_by_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    let name = ctx.string(ctx.non_null(1)?);
    let field = class.fields.iter().find(|f| !f.is_static() && f.name == name.as_str());
    let field = field.ok_or_else(|| throw("java/lang/InternalError", name))?;
    Ok(i64::from(field.offset * 4).into())
}

/// Statics are addressed from the class's mirror, wherever they are.
fn static_field_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    let (class, field) = field_of(ctx, ctx.non_null(0)?)?;
    Ok(static_offset(class, field).into())
}

fn static_field_base(ctx: &mut Ctx<'_>) -> PeerResult {
    let (class, _) = field_of(ctx, ctx.non_null(0)?)?;
    Ok(ctx.mirror(class).into())
}

fn element_type(ctx: &Ctx<'_>) -> Result<BaseType, Exit> {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    class.element_type().ok_or_else(|| throw_bare("java/lang/InvalidClassException"))
}

fn array_base_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    element_type(ctx)?;
    Ok((ARRAY_HEADER * 4).into())
}

fn array_index_scale(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(element_type(ctx)?.element_bytes().into())
}

fn should_be_initialized(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    let thread = ctx.thread;
    // Asking also settles the classes in which nothing has to run.
    ctx.is_initialized(thread, class);
    Ok((ctx.init_state(class) != InitState::Initialized).into())
}

fn ensure_class_initialized(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    ctx.ensure_initialized(class)?;
    Ok(Value::Void)
}

fn allocate_instance(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    if class.is_abstract() || class.is_interface() || class.is_array() || class.is_primitive() {
        return Err(throw("java/lang/InstantiationException", class.external_name()));
    }
    if std::ptr::eq(class, ctx.known().class) {
        return Err(throw("java/lang/IllegalAccessException", class.external_name()));
    }
    ctx.ensure_initialized(class)?;
    Ok(ctx.new_object(class)?.into())
}

fn throw_exception(ctx: &mut Ctx<'_>) -> PeerResult {
    Err(Exit::Throw(ctx.non_null(0)?))
}

/// The load of the host is nothing a checked program may depend on: it is not obtainable.
fn get_load_average(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((-1).into())
}

fn address_size(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ADDRESS_BYTES.into())
}

fn page_size(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(PAGE_BYTES.into())
}

fn is_big_endian(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(false.into())
}

fn unaligned_access(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(true.into())
}

fn initialize_constants(ctx: &mut Ctx<'_>) -> PeerResult {
    for (name, value) in [
        ("ADDRESS_SIZE0", ADDRESS_BYTES),
        ("PAGE_SIZE", PAGE_BYTES),
        ("BIG_ENDIAN", 0),
        ("UNALIGNED_ACCESS", 1),
        ("DATA_CACHE_LINE_FLUSH_SIZE", 0),
    ] {
        let at = ctx.static_address("jdk/internal/misc/UnsafeConstants", name);
        if at != 0 {
            ctx.put_at(0, at, value, false);
        }
    }
    Ok(Value::Void)
}
