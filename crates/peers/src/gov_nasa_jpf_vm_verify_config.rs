//! Peers of `Verify`'s access to the configuration, and the choice generators described there.
//!
//! `key.class` names a generator as Java PathFinder does; `key.min`, `key.max`, `key.values`,
//! `key.threshold`, `key.delta` and `key.type` are its parameters. What a program sets itself is
//! part of its state. A value may be the name of a variable (`gov_nasa_jpf_vm_verify_variables.rs`).

use rjpf_classes::BaseType;
use rjpf_state::global;
use rjpf_vm::peer::{native, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::gov_nasa_jpf_vm_verify::CLASS;
use crate::gov_nasa_jpf_vm_verify_variables as variables;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("getProperty(Ljava/lang/String;)Ljava/lang/String;", get_property),
        native("setProperties([Ljava/lang/String;)V", set_properties).touching(Touches::Arrays { write: false }),
    ],
)];

fn get_property(ctx: &mut Ctx<'_>) -> PeerResult {
    let key = ctx.string(ctx.non_null(0)?);
    match read(ctx, &key) {
        Some(value) => Ok(ctx.new_string(&value)?.into()),
        None => Ok(0u32.into()),
    }
}

/// Each argument is `key=value`.
fn set_properties(ctx: &mut Ctx<'_>) -> PeerResult {
    let pairs = ctx.memory().word_array(ctx.non_null(0)?).to_vec();
    for pair in pairs {
        let pair = ctx.string(rjpf_vm::peer::non_null(pair)?);
        let (key, value) = pair.split_once('=').unwrap_or((&pair, ""));
        set(ctx, key.trim(), value.trim())?;
    }
    Ok(Value::Void)
}

/// The value of a key: what the program set on this path, or what the user gave.
pub(crate) fn read(ctx: &mut Ctx<'_>, key: &str) -> Option<String> {
    ctx.note_key_read(key);
    let own = own_properties(ctx);
    if let Some(pair) = own.chunks_exact(2).find(|pair| ctx.string(pair[0]) == key) {
        return Some(ctx.string(pair[1]));
    }
    let given = ctx.environment().config.iter().rev().find(|(k, _)| k == key);
    given.map(|(_, value)| value.clone())
}

/// Keys and values that the program has set, one after the other.
fn own_properties(ctx: &Ctx<'_>) -> Vec<u32> {
    match ctx.memory().get(global::VERIFY_PROPERTIES) {
        0 => Vec::new(),
        list => ctx.memory().word_array(list).to_vec(),
    }
}

fn set(ctx: &mut Ctx<'_>, key: &str, value: &str) -> Result<(), Exit> {
    let mut own = own_properties(ctx);
    let value = ctx.new_string(value)?;
    match own.chunks_exact(2).position(|pair| ctx.string(pair[0]) == key) {
        Some(at) => own[2 * at + 1] = value,
        None => own.extend([ctx.new_string(key)?, value]),
    }
    let object = ctx.known().object;
    let list = ctx.new_object_array(object, &own)?;
    ctx.set_global(global::VERIFY_PROPERTIES, list);
    Ok(())
}

// ---- choice generators --------------------------------------------------------------------------

pub(crate) enum Ints {
    Interval(i32, i32),
    Values(Vec<i32>),
}

/// The generator that `key.class` names, without its package.
fn generator(ctx: &mut Ctx<'_>, key: &str) -> Result<String, Exit> {
    let class = parameter(ctx, key, "class")?;
    Ok(class.rsplit('.').next().unwrap_or_default().to_string())
}

fn parameter(ctx: &mut Ctx<'_>, key: &str, name: &str) -> Result<String, Exit> {
    let key = format!("{key}.{name}");
    let value = read(ctx, &key);
    value.ok_or_else(|| unsupported(format!("a choice without the configuration key '{key}'")))
}

/// A number, `MAX`, or a variable of the program.
fn number<T: std::str::FromStr>(ctx: &mut Ctx<'_>, key: &str, text: &str) -> Result<T, Exit> {
    let text = text.trim();
    let wrong = || unsupported(format!("'{text}' as a value of the choice '{key}': it is no number in range"));
    if let Ok(value) = text.parse() {
        return Ok(value);
    }
    let meant = match text {
        "MAX" => Some(i32::MAX.to_string()),
        _ if text.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$') => variables::find(ctx, text)?.text(),
        _ => None,
    };
    meant.and_then(|text| text.parse().ok()).ok_or_else(wrong)
}

fn numbers<T: std::str::FromStr>(ctx: &mut Ctx<'_>, key: &str) -> Result<Vec<T>, Exit> {
    let values = parameter(ctx, key, "values")?;
    values.split([':', ';', ',']).map(str::trim).filter(|v| !v.is_empty()).map(|v| number(ctx, key, v)).collect()
}

pub(crate) fn ints(ctx: &mut Ctx<'_>, key: &str) -> Result<Ints, Exit> {
    match generator(ctx, key)?.as_str() {
        "IntIntervalGenerator" => {
            let (min, max) = (parameter(ctx, key, "min")?, parameter(ctx, key, "max")?);
            Ok(Ints::Interval(number(ctx, key, &min)?, number(ctx, key, &max)?))
        }
        "IntChoiceFromSet" | "IntChoiceFromList" => Ok(Ints::Values(numbers(ctx, key)?)),
        other => Err(no_generator(other, BaseType::Int)),
    }
}

pub(crate) fn doubles(ctx: &mut Ctx<'_>, key: &str) -> Result<Vec<f64>, Exit> {
    match generator(ctx, key)?.as_str() {
        "DoubleChoiceFromSet" | "DoubleChoiceFromList" => numbers(ctx, key),
        "DoubleThresholdGenerator" => {
            let (threshold, delta) = (parameter(ctx, key, "threshold")?, parameter(ctx, key, "delta")?);
            let threshold: f64 = number(ctx, key, &threshold)?;
            let delta: f64 = number(ctx, key, &delta)?;
            Ok(vec![threshold - delta, threshold, threshold + delta])
        }
        other => Err(no_generator(other, BaseType::Double)),
    }
}

/// The type whose objects a choice is about.
pub(crate) fn object_type(ctx: &mut Ctx<'_>, key: &str) -> Result<String, Exit> {
    match generator(ctx, key)?.as_str() {
        "TypedObjectChoice" => parameter(ctx, key, "type"),
        other => Err(no_generator(other, BaseType::Ref)),
    }
}

fn no_generator(class: &str, of: BaseType) -> Exit {
    unsupported(format!("the choice generator '{class}' for a value of type {}", of.keyword()))
}
