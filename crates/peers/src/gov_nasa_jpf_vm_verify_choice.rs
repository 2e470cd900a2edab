//! Peers of `Verify`'s choices: every value that may come back is one alternative of a choice, in
//! the order in which the program or its configuration names them.

use rjpf_classes::address::{ARRAY_HEADER, HEAP};
use rjpf_state::{Ref, roots};
use rjpf_vm::peer::{ChoiceKind, ChoiceRequest, Resume, native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::gov_nasa_jpf_vm_verify::CLASS;
use crate::gov_nasa_jpf_vm_verify_config as config;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("breakTransition(Ljava/lang/String;II)I", break_transition),
        native("getBoolean()Z", get_boolean),
        native("getBoolean(Z)Z", get_boolean_in_order),
        native("getDouble(Ljava/lang/String;)D", get_named_double),
        native("getDoubleFromList([D)D", get_double_from_list).touching(Touches::Arrays { write: false }),
        native("getFloatFromList([F)F", get_float_from_list).touching(Touches::Arrays { write: false }),
        native("getInt(II)I", get_int),
        native("getInt(Ljava/lang/String;)I", get_named_int),
        native("getIntFromList([I)I", get_int_from_list).touching(Touches::Arrays { write: false }),
        native("getLongFromList([J)J", get_long_from_list).touching(Touches::Arrays { write: false }),
        native("getObject(Ljava/lang/String;)Ljava/lang/Object;", get_named_object),
        native("random(I)I", random),
        native("randomBool()Z", get_boolean),
        native("randomObject(Ljava/lang/String;)Ljava/lang/Object;", random_object),
    ],
)];

/// The index of the alternative taken. Asks for it first, so whatever calls this runs twice.
pub(crate) fn choose(ctx: &Ctx<'_>, kind: ChoiceKind, count: u64, label: impl Into<String>) -> Result<u32, Exit> {
    if let Resume::Chosen(index) = ctx.resumed() {
        return Ok(index);
    }
    let label = label.into();
    match u32::try_from(count) {
        Ok(0) => Err(throw("java/lang/IllegalArgumentException", format!("{label}: nothing to choose from"))),
        Ok(1) => Ok(0),
        Ok(count) => Err(Exit::Choose(ChoiceRequest { kind, count, label })),
        Err(_) => Err(unsupported(format!("{label}: a choice among {count} values"))),
    }
}

// ---- booleans and intervals ---------------------------------------------------------------------

fn get_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    let false_first = config::read(ctx, "cg.boolean.false_first").is_none_or(|text| text != "false");
    boolean(ctx, false_first)
}

fn get_boolean_in_order(ctx: &mut Ctx<'_>) -> PeerResult {
    boolean(ctx, ctx.bool(0))
}

fn boolean(ctx: &mut Ctx<'_>, false_first: bool) -> PeerResult {
    let index = choose(ctx, ChoiceKind::Boolean, 2, "Verify.getBoolean")?;
    Ok(((index == 1) == false_first).into())
}

fn get_int(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(int_between(ctx, ctx.int(0), ctx.int(1))?.into())
}

fn random(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(int_between(ctx, 0, ctx.int(0))?.into())
}

fn break_transition(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(int_between(ctx, ctx.int(1), ctx.int(2))?.into())
}

/// Any int of an interval, both ends included and in any order: small ones first.
pub(crate) fn int_between(ctx: &Ctx<'_>, a: i32, b: i32) -> Result<i32, Exit> {
    let (min, max) = (a.min(b), a.max(b));
    let count = (i64::from(max) - i64::from(min) + 1) as u64;
    let index = choose(ctx, ChoiceKind::Int, count, format!("{} {min}..{max}", ctx.method.name))?;
    Ok((i64::from(min) + i64::from(index)) as i32)
}

// ---- lists --------------------------------------------------------------------------------------

/// The array of a list choice and the index taken.
fn listed(ctx: &Ctx<'_>) -> Result<(Ref, u32), Exit> {
    let array = ctx.non_null(0)?;
    let length = ctx.memory().array_length(array);
    let index = choose(ctx, ChoiceKind::List, u64::from(length), ctx.method.name.display())?;
    Ok((array, index))
}

fn get_int_from_list(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, index) = listed(ctx)?;
    Ok(Value::Word(ctx.memory().element(array, index)))
}

fn get_float_from_list(ctx: &mut Ctx<'_>) -> PeerResult {
    get_int_from_list(ctx)
}

fn get_long_from_list(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, index) = listed(ctx)?;
    Ok(Value::Wide(ctx.memory().get2(array + ARRAY_HEADER + 2 * index)))
}

fn get_double_from_list(ctx: &mut Ctx<'_>) -> PeerResult {
    get_long_from_list(ctx)
}

// ---- choices that the configuration describes ---------------------------------------------------

fn get_named_int(ctx: &mut Ctx<'_>) -> PeerResult {
    let key = ctx.string(ctx.non_null(0)?);
    match config::ints(ctx, &key)? {
        config::Ints::Interval(min, max) => Ok(int_between(ctx, min, max)?.into()),
        config::Ints::Values(values) => {
            let index = choose(ctx, ChoiceKind::List, values.len() as u64, key)?;
            Ok(values[index as usize].into())
        }
    }
}

fn get_named_double(ctx: &mut Ctx<'_>) -> PeerResult {
    let key = ctx.string(ctx.non_null(0)?);
    let values = config::doubles(ctx, &key)?;
    let index = choose(ctx, ChoiceKind::Double, values.len() as u64, key)?;
    Ok(values[index as usize].into())
}

// ---- objects ------------------------------------------------------------------------------------

fn get_named_object(ctx: &mut Ctx<'_>) -> PeerResult {
    let key = ctx.string(ctx.non_null(0)?);
    let type_name = config::object_type(ctx, &key)?;
    object_of(ctx, &type_name)
}

fn random_object(ctx: &mut Ctx<'_>) -> PeerResult {
    let type_name = ctx.string(ctx.non_null(0)?);
    object_of(ctx, &type_name)
}

/// Any object of the type that is in use; null if there is none.
fn object_of(ctx: &mut Ctx<'_>, type_name: &str) -> PeerResult {
    if ctx.resumed() == Resume::First {
        let found = instances(ctx, type_name);
        let object = ctx.known().object;
        let array = ctx.new_object_array(object, &found)?;
        ctx.save_ref(0, array);
    }
    let array = ctx.saved_ref(0);
    let length = ctx.memory().array_length(array);
    if length == 0 {
        return Ok(0u32.into());
    }
    let index = choose(ctx, ChoiceKind::List, u64::from(length), format!("object of {type_name}"))?;
    // It may have been another thread's own until now.
    let object = ctx.memory().element(array, index);
    ctx.publish(object);
    Ok(object.into())
}

/// What the program can reach of a type, oldest first. Garbage is left out: whether it is still
/// there must make no difference.
fn instances(ctx: &Ctx<'_>, type_name: &str) -> Vec<Ref> {
    let (memory, registry) = (ctx.memory(), ctx.registry());
    let types: Vec<_> = registry.all_classes().filter(|c| c.name.dotted() == type_name).collect();
    let mut seen = std::collections::BTreeSet::new();
    let mut stack = Vec::new();
    roots::visit_roots(memory, registry, &mut |at| stack.push(memory.get(at)));
    while let Some(object) = stack.pop() {
        if HEAP.contains(&object) && seen.insert(object) {
            roots::visit_references(memory, ctx.class_of(object), object, &mut |at| stack.push(memory.get(at)));
        }
    }
    seen.retain(|&object| types.iter().any(|&t| ctx.class_of(object).is_subclass_of(t)));
    seen.into_iter().collect()
}
