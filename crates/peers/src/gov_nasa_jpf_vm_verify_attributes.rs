//! Peers of `Verify`'s attributes: int marks on objects, fields and array elements.
//!
//! Marks are part of the state and backtrack with it. A mark stays where it was put until it is set
//! again: unlike in Java PathFinder it does not travel with a value that is copied, and a store
//! does not take it away. Marks of local variables would have to do both, so they are unsupported.

use rjpf_classes::BaseType;
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::gov_nasa_jpf_vm_verify::CLASS;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("addElementAttribute(Ljava/lang/Object;II)V", add_element).touching(Touches::Anything),
        native("addFieldAttribute(Ljava/lang/Object;Ljava/lang/String;I)V", add_field).touching(Touches::Anything),
        native("addLocalAttribute(Ljava/lang/String;I)V", local),
        native("addObjectAttribute(Ljava/lang/Object;I)V", add_object).touching(Touches::Anything),
        native("getElementAttribute(Ljava/lang/Object;I)I", get_element).touching(Touches::Anything),
        native("getElementAttributes(Ljava/lang/Object;I)[I", get_element_all).touching(Touches::Anything),
        native("getFieldAttribute(Ljava/lang/Object;Ljava/lang/String;)I", get_field).touching(Touches::Anything),
        native("getFieldAttributes(Ljava/lang/Object;Ljava/lang/String;)[I", get_field_all).touching(Touches::Anything),
        native("getLocalAttribute(Ljava/lang/String;)I", local),
        native("getLocalAttributes(Ljava/lang/String;)[I", local),
        native("getObjectAttribute(Ljava/lang/Object;)I", get_object).touching(Touches::Anything),
        native("getObjectAttributes(Ljava/lang/Object;)[I", get_object_all).touching(Touches::Anything),
        native("setElementAttribute(Ljava/lang/Object;II)V", set_element).touching(Touches::Anything),
        native("setFieldAttribute(Ljava/lang/Object;Ljava/lang/String;I)V", set_field).touching(Touches::Anything),
        native("setLocalAttribute(Ljava/lang/String;I)V", local),
        native("setObjectAttribute(Ljava/lang/Object;I)V", set_object).touching(Touches::Anything),
    ],
)];

/// What a mark is on. In the list of marks: null, an `int[1]`, or a string.
#[derive(PartialEq)]
enum Place {
    Whole,
    Element(u32),
    Field(String),
}

/// Words of one entry of the list: object, place, `int[]` of values.
const ENTRY: usize = 3;

fn local(_ctx: &mut Ctx<'_>) -> PeerResult {
    Err(unsupported("Verify's attributes of local variables"))
}

// ---- what is marked -----------------------------------------------------------------------------

fn whole(ctx: &Ctx<'_>) -> Result<(Ref, Place), Exit> {
    Ok((ctx.non_null(0)?, Place::Whole))
}

fn field(ctx: &Ctx<'_>) -> Result<(Ref, Place), Exit> {
    let (object, name) = (ctx.non_null(0)?, ctx.string(ctx.non_null(1)?));
    let class = ctx.class_of(object);
    if !ctx.has_field(class, &name) {
        let message = format!("{}.{name}", class.name.dotted());
        return Err(throw("java/lang/NoSuchFieldException", message));
    }
    Ok((object, Place::Field(name)))
}

fn element(ctx: &Ctx<'_>) -> Result<(Ref, Place), Exit> {
    let (array, index) = (ctx.non_null(0)?, ctx.int(1));
    if !ctx.class_of(array).is_array() {
        return Err(throw("java/lang/IllegalArgumentException", "Argument is not an array"));
    }
    let length = ctx.memory().array_length(array);
    match u32::try_from(index) {
        Ok(index) if index < length => Ok((array, Place::Element(index))),
        _ => {
            let message = format!("Index {index} out of bounds for length {length}");
            Err(throw("java/lang/ArrayIndexOutOfBoundsException", message))
        }
    }
}

// ---- the list of marks --------------------------------------------------------------------------

fn entries(ctx: &Ctx<'_>) -> Vec<u32> {
    match ctx.memory().get(global::VERIFY_ATTRIBUTES) {
        0 => Vec::new(),
        list => ctx.memory().word_array(list).to_vec(),
    }
}

fn place_of(ctx: &Ctx<'_>, word: Ref) -> Place {
    match word {
        0 => Place::Whole,
        _ if ctx.class_of(word).is_array() => Place::Element(ctx.memory().element(word, 0)),
        _ => Place::Field(ctx.string(word)),
    }
}

fn find(ctx: &Ctx<'_>, entries: &[u32], object: Ref, place: &Place) -> Option<usize> {
    let found = entries.chunks_exact(ENTRY).position(|e| e[0] == object && place_of(ctx, e[1]) == *place);
    found.map(|at| at * ENTRY)
}

fn values(ctx: &Ctx<'_>, (object, place): (Ref, Place)) -> Vec<u32> {
    let entries = entries(ctx);
    match find(ctx, &entries, object, &place) {
        Some(at) => ctx.memory().word_array(entries[at + 2]).to_vec(),
        None => Vec::new(),
    }
}

fn int_array(ctx: &mut Ctx<'_>, values: &[u32]) -> Result<Ref, Exit> {
    let array = ctx.new_primitive_array(BaseType::Int, values.len())?;
    ctx.put_words(array + rjpf_classes::address::ARRAY_HEADER, values);
    Ok(array)
}

fn store(ctx: &mut Ctx<'_>, (object, place): (Ref, Place), values: &[u32]) -> PeerResult {
    let mut entries = entries(ctx);
    let values = int_array(ctx, values)?;
    match find(ctx, &entries, object, &place) {
        Some(at) => entries[at + 2] = values,
        None => {
            let place = match place {
                Place::Whole => 0,
                Place::Element(index) => int_array(ctx, &[index])?,
                Place::Field(name) => ctx.new_string(&name)?,
            };
            entries.extend([object, place, values]);
        }
    }
    let object = ctx.known().object;
    let list = ctx.new_object_array(object, &entries)?;
    ctx.set_global(global::VERIFY_ATTRIBUTES, list);
    Ok(Value::Void)
}

type Marked = (Ref, Place);

fn add(ctx: &mut Ctx<'_>, marked: fn(&Ctx<'_>) -> Result<Marked, Exit>, value: i32) -> PeerResult {
    let mut values = values(ctx, marked(ctx)?);
    values.push(value as u32);
    let marked = marked(ctx)?;
    store(ctx, marked, &values)
}

/// The first mark; zero if there is none.
fn first(ctx: &Ctx<'_>, marked: Marked) -> PeerResult {
    Ok(Value::Word(values(ctx, marked).first().copied().unwrap_or(0)))
}

fn all(ctx: &mut Ctx<'_>, marked: Marked) -> PeerResult {
    let values = values(ctx, marked);
    Ok(int_array(ctx, &values)?.into())
}

// ---- the peers ----------------------------------------------------------------------------------

fn set_object(ctx: &mut Ctx<'_>) -> PeerResult {
    let (marked, value) = (whole(ctx)?, ctx.int(1) as u32);
    store(ctx, marked, &[value])
}
fn add_object(ctx: &mut Ctx<'_>) -> PeerResult {
    add(ctx, whole, ctx.int(1))
}
fn get_object(ctx: &mut Ctx<'_>) -> PeerResult {
    first(ctx, whole(ctx)?)
}
fn get_object_all(ctx: &mut Ctx<'_>) -> PeerResult {
    let marked = whole(ctx)?;
    all(ctx, marked)
}

fn set_field(ctx: &mut Ctx<'_>) -> PeerResult {
    let (marked, value) = (field(ctx)?, ctx.int(2) as u32);
    store(ctx, marked, &[value])
}
fn add_field(ctx: &mut Ctx<'_>) -> PeerResult {
    add(ctx, field, ctx.int(2))
}
fn get_field(ctx: &mut Ctx<'_>) -> PeerResult {
    first(ctx, field(ctx)?)
}
fn get_field_all(ctx: &mut Ctx<'_>) -> PeerResult {
    let marked = field(ctx)?;
    all(ctx, marked)
}

fn set_element(ctx: &mut Ctx<'_>) -> PeerResult {
    let (marked, value) = (element(ctx)?, ctx.int(2) as u32);
    store(ctx, marked, &[value])
}
fn add_element(ctx: &mut Ctx<'_>) -> PeerResult {
    add(ctx, element, ctx.int(2))
}
fn get_element(ctx: &mut Ctx<'_>) -> PeerResult {
    first(ctx, element(ctx)?)
}
fn get_element_all(ctx: &mut Ctx<'_>) -> PeerResult {
    let marked = element(ctx)?;
    all(ctx, marked)
}
