//! Peers of `java.lang.reflect.Array`.

use rjpf_classes::BaseType;
use rjpf_classes::address::ARRAY_HEADER;
use rjpf_state::{Memory, Ref};
use rjpf_vm::peer::{native, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::jdk_internal_reflect_boxing::{Primitive, box_method, unbox};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/reflect/Array",
    &[
        native("getLength(Ljava/lang/Object;)I", get_length),
        native("get(Ljava/lang/Object;I)Ljava/lang/Object;", get).touching(Touches::Element { write: false }),
        native("getBoolean(Ljava/lang/Object;I)Z", |ctx| get_as(ctx, BaseType::Boolean)).touching(Touches::Element { write: false }),
        native("getByte(Ljava/lang/Object;I)B", |ctx| get_as(ctx, BaseType::Byte)).touching(Touches::Element { write: false }),
        native("getChar(Ljava/lang/Object;I)C", |ctx| get_as(ctx, BaseType::Char)).touching(Touches::Element { write: false }),
        native("getShort(Ljava/lang/Object;I)S", |ctx| get_as(ctx, BaseType::Short)).touching(Touches::Element { write: false }),
        native("getInt(Ljava/lang/Object;I)I", |ctx| get_as(ctx, BaseType::Int)).touching(Touches::Element { write: false }),
        native("getLong(Ljava/lang/Object;I)J", |ctx| get_as(ctx, BaseType::Long)).touching(Touches::Element { write: false }),
        native("getFloat(Ljava/lang/Object;I)F", |ctx| get_as(ctx, BaseType::Float)).touching(Touches::Element { write: false }),
        native("getDouble(Ljava/lang/Object;I)D", |ctx| get_as(ctx, BaseType::Double)).touching(Touches::Element { write: false }),
        native("set(Ljava/lang/Object;ILjava/lang/Object;)V", set).touching(Touches::Element { write: true }),
        native("setBoolean(Ljava/lang/Object;IZ)V", set_primitive).touching(Touches::Element { write: true }),
        native("setByte(Ljava/lang/Object;IB)V", set_primitive).touching(Touches::Element { write: true }),
        native("setChar(Ljava/lang/Object;IC)V", set_primitive).touching(Touches::Element { write: true }),
        native("setShort(Ljava/lang/Object;IS)V", set_primitive).touching(Touches::Element { write: true }),
        native("setInt(Ljava/lang/Object;II)V", set_primitive).touching(Touches::Element { write: true }),
        native("setLong(Ljava/lang/Object;IJ)V", set_primitive).touching(Touches::Element { write: true }),
        native("setFloat(Ljava/lang/Object;IF)V", set_primitive).touching(Touches::Element { write: true }),
        native("setDouble(Ljava/lang/Object;ID)V", set_primitive).touching(Touches::Element { write: true }),
        native("newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
        native("multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array).touching(Touches::Arrays { write: false }),
    ],
)];

fn illegal(message: &str) -> Exit {
    throw("java/lang/IllegalArgumentException", message)
}

/// The first argument, which must be an array, and its element type.
fn array(ctx: &Ctx<'_>) -> Result<(Ref, BaseType), Exit> {
    let array = ctx.non_null(0)?;
    let element = ctx.class_of(array).element_type();
    element.map(|e| (array, e)).ok_or_else(|| illegal("Argument is not an array"))
}

fn get_length(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, _) = array(ctx)?;
    Ok(ctx.memory().array_length(array).into())
}

fn check_index(ctx: &Ctx<'_>, array: Ref) -> Result<u32, Exit> {
    let (index, length) = (ctx.int(1), ctx.memory().array_length(array));
    if index < 0 || index as u32 >= length {
        return Err(throw_bare("java/lang/ArrayIndexOutOfBoundsException"));
    }
    Ok(index as u32)
}

/// An element as a register holds it.
pub(crate) fn element_bits(memory: &Memory, array: Ref, kind: BaseType, index: u32) -> u64 {
    let size = kind.element_bytes() as usize;
    let bytes = memory.bytes(array + ARRAY_HEADER, index as usize * size, size);
    match *bytes {
        [b] if kind == BaseType::Byte => u64::from(i32::from(b as i8) as u32),
        [b] => u64::from(b),
        [a, b] if kind == BaseType::Short => u64::from(i32::from(i16::from_le_bytes([a, b])) as u32),
        [a, b] => u64::from(u16::from_le_bytes([a, b])),
        _ => bytes.iter().rev().fold(0, |bits, &b| bits << 8 | u64::from(b)),
    }
}

fn set_element_bits(ctx: &mut Ctx<'_>, array: Ref, index: u32, value: Primitive) {
    let size = value.kind.element_bytes() as usize;
    let bits = if value.kind == BaseType::Boolean { value.bits & 1 } else { value.bits };
    ctx.put_bytes(array + ARRAY_HEADER, index as usize * size, &bits.to_le_bytes()[..size]);
}

fn get(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == 1 {
        return Ok(ctx.returned().word().into());
    }
    let (array, kind) = array(ctx)?;
    let index = check_index(ctx, array)?;
    let bits = element_bits(ctx.memory(), array, kind, index);
    if kind == BaseType::Ref {
        return Ok((bits as u32).into());
    }
    let method = box_method(ctx, kind)?;
    ctx.set_step(1);
    let mut words = vec![bits as u32];
    if kind.is_wide() {
        words.push((bits >> 32) as u32);
    }
    Err(ctx.call(method, words))
}

fn get_as(ctx: &mut Ctx<'_>, wanted: BaseType) -> PeerResult {
    let (array, kind) = array(ctx)?;
    if kind == BaseType::Ref {
        return Err(illegal("Argument is not an array of primitive type"));
    }
    let index = check_index(ctx, array)?;
    let bits = element_bits(ctx.memory(), array, kind, index);
    let value = Primitive { kind, bits }.widen(wanted).ok_or_else(|| illegal("argument type mismatch"))?;
    Ok(if wanted.is_wide() { Value::Wide(value.bits) } else { Value::Word(value.bits as u32) })
}

fn set(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, kind) = array(ctx)?;
    let value = ctx.object(2);
    if kind != BaseType::Ref {
        // HotSpot unboxes before it looks at the index.
        if value == 0 {
            return Err(throw_bare("java/lang/IllegalArgumentException"));
        }
        let unboxed = unbox(ctx, value).ok_or_else(|| illegal("argument type mismatch"))?;
        return store(ctx, array, kind, unboxed);
    }
    if let Some(component) = ctx.class_of(array).component()
        && value != 0
        && !ctx.class_of(value).is_subclass_of(component)
    {
        return Err(illegal("array element type mismatch"));
    }
    let index = check_index(ctx, array)?;
    ctx.put_element(array, index, value);
    Ok(Value::Void)
}

fn store(ctx: &mut Ctx<'_>, array: Ref, kind: BaseType, value: Primitive) -> PeerResult {
    let index = check_index(ctx, array)?;
    let value = value.widen(kind).ok_or_else(|| illegal("argument type mismatch"))?;
    set_element_bits(ctx, array, index, value);
    Ok(Value::Void)
}

fn set_primitive(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, kind) = array(ctx)?;
    if kind == BaseType::Ref {
        return Err(illegal("Argument is not an array of primitive type"));
    }
    let given = ctx.method.params[2];
    let bits = if given.is_wide() { ctx.long(2) as u64 } else { u64::from(ctx.int(2) as u32) };
    store(ctx, array, kind, Primitive { kind: given, bits })
}

fn new_array(ctx: &mut Ctx<'_>) -> PeerResult {
    let component = ctx.class_of_mirror(ctx.non_null(0)?);
    if component.base_type() == BaseType::Void || dimensions(component) >= MAX_DIMENSIONS {
        return Err(throw_bare("java/lang/IllegalArgumentException"));
    }
    let length = ctx.int(1);
    Ok(ctx.new_reference_array(component, length)?.into())
}

const MAX_DIMENSIONS: usize = 255;

fn dimensions(class: &rjpf_classes::Class) -> usize {
    class.name.bytes().iter().take_while(|&&b| b == b'[').count()
}

fn multi_new_array(ctx: &mut Ctx<'_>) -> PeerResult {
    let mut class = ctx.class_of_mirror(ctx.non_null(0)?);
    let sizes: Vec<i32> = ctx.memory().word_array(ctx.non_null(1)?).iter().map(|&w| w as i32).collect();
    if sizes.is_empty() {
        return Err(illegal("Empty dimensions array"));
    }
    if class.base_type() == BaseType::Void || dimensions(class) + sizes.len() > MAX_DIMENSIONS {
        return Err(throw_bare("java/lang/IllegalArgumentException"));
    }
    for _ in &sizes {
        class = ctx.registry().array_of(class);
    }
    Ok(ctx.new_multi_array(class, &sizes)?.into())
}
