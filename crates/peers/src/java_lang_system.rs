//! Peers of `java.lang.System`: clocks, standard streams, identity hashes and `arraycopy`.

use rjpf_classes::{BaseType, Class};
use rjpf_state::Ref;
use rjpf_state::clock::{Clock, EPOCH_MILLIS, NANO_ORIGIN, NANOS_PER_MILLI};
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/System",
    &[
        native("registerNatives()V", nothing),
        native("setIn0(Ljava/io/InputStream;)V", set_in).touching(Touches::Static { name: "in" }),
        native("setOut0(Ljava/io/PrintStream;)V", set_out).touching(Touches::Static { name: "out" }),
        native("setErr0(Ljava/io/PrintStream;)V", set_err).touching(Touches::Static { name: "err" }),
        native("currentTimeMillis()J", current_time_millis),
        native("nanoTime()J", nano_time),
        native("arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy).touching(Touches::Copied),
        native("identityHashCode(Ljava/lang/Object;)I", identity_hash_code).touching(Touches::IdentityHash),
        native("mapLibraryName(Ljava/lang/String;)Ljava/lang/String;", map_library_name),
    ],
)];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn set_stream(ctx: &mut Ctx<'_>, name: &str) -> PeerResult {
    let (at, stream) = (ctx.static_address("java/lang/System", name), ctx.object(0));
    ctx.put_at(0, at, stream, true);
    Ok(Value::Void)
}

fn set_in(ctx: &mut Ctx<'_>) -> PeerResult {
    set_stream(ctx, "in")
}

fn set_out(ctx: &mut Ctx<'_>) -> PeerResult {
    set_stream(ctx, "out")
}

fn set_err(ctx: &mut Ctx<'_>) -> PeerResult {
    set_stream(ctx, "err")
}

fn current_time_millis(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.note_clock_read();
    let passed = (ctx.read_clock(Clock::Millis)? / NANOS_PER_MILLI) as i64;
    Ok(EPOCH_MILLIS.wrapping_add(passed).into())
}

fn nano_time(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.note_clock_read();
    Ok((ctx.read_clock(Clock::Nanos)?.wrapping_add(NANO_ORIGIN) as i64).into())
}

fn identity_hash_code(ctx: &mut Ctx<'_>) -> PeerResult {
    match ctx.object(0) {
        0 => Ok(0.into()),
        object => Ok(crate::java_lang_object::identity_hash(ctx, object)?.into()),
    }
}

fn map_library_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.string(ctx.non_null(0)?);
    Ok(ctx.new_string(&format!("lib{name}.so"))?.into())
}

// ---- arraycopy --------------------------------------------------------------------------------

/// A checked request to copy part of an array.
struct Copy {
    from: Ref,
    from_index: u32,
    to: Ref,
    to_index: u32,
    length: u32,
}

fn arraycopy(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, to) = (ctx.non_null(0)?, ctx.non_null(2)?);
    let (source, target) = (ctx.class_of(from), ctx.class_of(to));
    let element = copied_element(source, target)?;
    let copy = check_bounds(ctx, from, to, element)?;
    if copy.length == 0 {
        return Ok(Value::Void);
    }
    let fits = element != BaseType::Ref || component_fits(source, target);
    if fits {
        ctx.copy_elements((copy.from, copy.from_index), (copy.to, copy.to_index), copy.length).map(Value::from)
    } else {
        copy_checked(ctx, &copy, source, target)
    }
}

fn component_fits(source: &'static Class, target: &'static Class) -> bool {
    match (source.component(), target.component()) {
        (Some(s), Some(t)) => std::ptr::eq(s, t) || s.is_subclass_of(t),
        _ => false,
    }
}

fn store_error(message: String) -> Exit {
    throw("java/lang/ArrayStoreException", format!("arraycopy: {message}"))
}

/// The element type both arrays have, or HotSpot's complaint that they have none.
fn copied_element(source: &'static Class, target: &'static Class) -> Result<BaseType, Exit> {
    let Some(element) = source.element_type() else {
        return Err(store_error(format!("source type {} is not an array", source.external_name())));
    };
    let Some(wanted) = target.element_type() else {
        return Err(store_error(format!("destination type {} is not an array", target.external_name())));
    };
    if element != wanted {
        let (from, into) = (array_word(element), array_word(wanted));
        return Err(store_error(format!("type mismatch: can not copy {from}[] into {into}[]")));
    }
    Ok(element)
}

fn array_word(element: BaseType) -> &'static str {
    if element == BaseType::Ref { "object array" } else { element.keyword() }
}

fn check_bounds(ctx: &Ctx<'_>, from: Ref, to: Ref, element: BaseType) -> Result<Copy, Exit> {
    let (from_index, to_index, length) = (ctx.int(1), ctx.int(3), ctx.int(4));
    let (from_length, to_length) = (ctx.memory().array_length(from), ctx.memory().array_length(to));
    let word = array_word(element);
    let outside = |text: String| Err(throw("java/lang/ArrayIndexOutOfBoundsException", format!("arraycopy: {text}")));
    if from_index < 0 {
        return outside(format!("source index {from_index} out of bounds for {word}[{from_length}]"));
    }
    if to_index < 0 {
        return outside(format!("destination index {to_index} out of bounds for {word}[{to_length}]"));
    }
    if length < 0 {
        return outside(format!("length {length} is negative"));
    }
    let (from_index, to_index, length) = (from_index as u32, to_index as u32, length as u32);
    if from_index + length > from_length {
        let last = from_index + length;
        return outside(format!("last source index {last} out of bounds for {word}[{from_length}]"));
    }
    if to_index + length > to_length {
        let last = to_index + length;
        return outside(format!("last destination index {last} out of bounds for {word}[{to_length}]"));
    }
    Ok(Copy { from, from_index, to, to_index, length })
}

/// Copies reference by reference until one does not fit.
fn copy_checked(ctx: &mut Ctx<'_>, copy: &Copy, source: &'static Class, target: &'static Class) -> PeerResult {
    let (Some(given), Some(wanted)) = (source.component(), target.component()) else { return Ok(Value::Void) };
    for i in 0..copy.length {
        let value = ctx.memory().element(copy.from, copy.from_index + i);
        if value != 0 && !ctx.class_of(value).is_subclass_of(wanted) {
            let (given_name, wanted_name) = (given.external_name(), wanted.external_name());
            return Err(store_error(if wanted.is_subclass_of(given) {
                format!(
                    "element type mismatch: can not cast one of the elements of {given_name}[] \
                     to the type of the destination array, {wanted_name}"
                )
            } else {
                format!("type mismatch: can not copy {given_name}[] into {wanted_name}[]")
            }));
        }
        ctx.put_element(copy.to, copy.to_index + i, value);
    }
    Ok(Value::Void)
}
