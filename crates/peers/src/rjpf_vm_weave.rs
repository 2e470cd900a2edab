//! Peers of `rjpf.vm.Weave`: what calls do that listeners had woven into the program (`classes/src/weave.rs`).

use rjpf_classes::weave::{Act, Intervention, Site, WEAVE_CLASS, is_type};
use rjpf_classes::{BaseType, Class, Name, Trust};
use rjpf_state::Ref;
use rjpf_vm::peer::{ChoiceKind, native, throw, throw_bare};
use rjpf_vm::{Ctx, Event, Exit, Peer, PeerResult, Value};

use crate::gov_nasa_jpf_vm_verify_bits as bits;
use crate::gov_nasa_jpf_vm_verify_choice::choose;

pub(crate) const CLASS: &str = WEAVE_CLASS;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("at(I)V", at),
        native("value(DI)D", value),
        native("value(FI)F", value),
        native("value(II)I", value),
        native("value(JI)J", value),
        native("value(Ljava/lang/Object;I)Ljava/lang/Object;", object),
    ],
)];

/// Packages in which an exception without one may be.
const PACKAGES: [&str; 4] = ["java/lang/", "java/io/", "java/util/", ""];

fn intervention(ctx: &Ctx<'_>, number: i32) -> &'static Intervention {
    &ctx.registry().interventions()[number as usize >> 4]
}

fn at(ctx: &mut Ctx<'_>) -> PeerResult {
    let intervention = intervention(ctx, ctx.int(0));
    match &intervention.act {
        Act::Throw { class, message } => Err(Exit::Throw(exception(ctx, class, message.as_deref())?)),
        Act::OutOfMemory { lines: Some(lines) } => {
            let is_in = |class: &Class, line: Option<u16>| {
                class.source_file().zip(line).is_some_and(|(file, line)| lines.contains(&file, line))
            };
            let hit = ctx.frames(ctx.thread).any(|f| is_in(f.method.class, f.method.line_of(f.bci)));
            if hit { Err(out_of_memory()) } else { Ok(Value::Void) }
        }
        Act::StackOverflow { most } => {
            // The frame of this call is none of the program's.
            let depth = ctx.frames(ctx.thread).count() - 1;
            let is_of_program = || ctx.frames(ctx.thread).any(|f| f.method.class.trust == Trust::User);
            match depth > *most as usize && is_of_program() {
                true => Err(throw_bare("java/lang/StackOverflowError")),
                false => Ok(Value::Void),
            }
        }
        _ => Ok(Value::Void),
    }
}

fn out_of_memory() -> Exit {
    throw("java/lang/OutOfMemoryError", "Java heap space")
}

/// A new exception; its class is looked for as the code would that throws it.
fn exception(ctx: &mut Ctx<'_>, class: &str, message: Option<&str>) -> Result<Ref, Exit> {
    let by = ctx.caller(0).map(|(method, _)| method.class);
    let by = by.unwrap_or(ctx.method.class);
    let path = class.replace('.', "/");
    let names: Vec<String> = match path.contains('/') {
        true => vec![path],
        false => PACKAGES.iter().map(|package| format!("{package}{path}")).collect(),
    };
    let mut last = Err(Exit::NotFound(Name::from(class)));
    for name in &names {
        last = ctx.resolve_class(by, Name::from(name.as_str()));
        if matches!(last, Ok(_) | Err(Exit::Call { .. })) {
            break;
        }
    }
    let class = last?;
    ctx.ensure_initialized(class)?;
    let text = message.map(|message| ctx.new_string(message)).transpose()?.unwrap_or(0);
    ctx.throwable_of(class, text, ctx.thread)
}

fn object(ctx: &mut Ctx<'_>) -> PeerResult {
    let (object, intervention) = (ctx.object(0), intervention(ctx, ctx.int(1)));
    if let Site::Allocation(Some(name)) = &intervention.site {
        let class = ctx.class_of(object);
        let all = class.display.iter().chain(class.all_interfaces.iter()).map(|&id| ctx.registry().class(id));
        if is_type(name, class, all) {
            return Err(out_of_memory());
        }
    }
    Ok(object.into())
}

/// The value that the program goes on with.
fn value(ctx: &mut Ctx<'_>) -> PeerResult {
    let number = ctx.int(1);
    let (intervention, kind) = (intervention(ctx, number), kind_of(number));
    let bits = match kind.is_wide() {
        true => ctx.long(0) as u64,
        false => u64::from(ctx.int(0) as u32),
    };
    if !is_there(ctx, intervention) {
        return Ok(Value::of(kind, bits));
    }
    let label = || format!("{} {}", intervention.by, intervention.label);
    let values = match intervention.act {
        Act::Watch => {
            ctx.tell(&Event::Local { watch: number as u32 >> 4, kind, value: Value::of(kind, bits) });
            return Ok(Value::of(kind, bits));
        }
        Act::FlipBits { .. } if kind == BaseType::Boolean => return Ok(Value::of(kind, bits ^ 1)),
        Act::FlipBits { count } => {
            let flipped = bits ^ bits::positions(ctx, count, width(kind))?;
            return Ok(Value::of(kind, normal(kind, flipped)));
        }
        Act::OverUnder { delta } => over_under(kind, bits, delta),
        Act::Abstract => some_of(kind),
        Act::AnyOrder => [-1i64, 0, 1].map(|order| order as u64).to_vec(),
        _ => vec![bits],
    };
    let index = choose(ctx, ChoiceKind::List, values.len() as u64, label())?;
    Ok(Value::of(kind, normal(kind, values[index as usize])))
}

/// The type is in the low bits of the number of a call.
fn kind_of(number: i32) -> BaseType {
    const ALL: [BaseType; 10] = [
        BaseType::Boolean,
        BaseType::Byte,
        BaseType::Char,
        BaseType::Short,
        BaseType::Int,
        BaseType::Float,
        BaseType::Long,
        BaseType::Double,
        BaseType::Ref,
        BaseType::Void,
    ];
    ALL.into_iter().find(|kind| *kind as i32 == number & 15).unwrap_or(BaseType::Int)
}

/// Does the code that reads the field, or calls the method, stand where the user wants it?
fn is_there(ctx: &Ctx<'_>, intervention: &Intervention) -> bool {
    let Some(location) = &intervention.location else { return true };
    let frame = match intervention.site {
        Site::Parameter { .. } | Site::Return(_) => 1,
        _ => 0,
    };
    ctx.caller(frame).is_some_and(|(method, bci)| {
        method.class.source_file().zip(method.line_of(bci)).is_some_and(|(file, line)| location.is_at(&file, line))
    })
}

fn width(kind: BaseType) -> i32 {
    match kind {
        BaseType::Boolean => 1,
        BaseType::Byte => 8,
        BaseType::Char | BaseType::Short => 16,
        BaseType::Long | BaseType::Double => 64,
        _ => 32,
    }
}

/// Bits as the machine keeps a value of the type.
fn normal(kind: BaseType, bits: u64) -> u64 {
    match kind {
        BaseType::Boolean => bits & 1,
        BaseType::Byte => i32::from(bits as i8) as u32 as u64,
        BaseType::Char => bits & 0xFFFF,
        BaseType::Short => i32::from(bits as i16) as u32 as u64,
        BaseType::Long | BaseType::Double => bits,
        _ => bits & 0xFFFF_FFFF,
    }
}

/// The value, more and less, each once.
fn over_under(kind: BaseType, bits: u64, delta: i64) -> Vec<u64> {
    let moved = |by: i64| match kind {
        BaseType::Float => u64::from((f32::from_bits(bits as u32) + by as f32).to_bits()),
        BaseType::Double => (f64::from_bits(bits) + by as f64).to_bits(),
        _ => normal(kind, bits.wrapping_add(by as u64)),
    };
    let mut values: Vec<u64> = Vec::new();
    for value in [moved(delta), bits, moved(-delta)] {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

/// One value of each sign, or all if they are few.
fn some_of(kind: BaseType) -> Vec<u64> {
    match kind {
        BaseType::Boolean => vec![0, 1],
        BaseType::Char => vec![u64::from(b'a'), 0, 255],
        BaseType::Float => [1.5f32, 0.0, -1.5].map(|v| u64::from(v.to_bits())).to_vec(),
        BaseType::Double => [1.5f64, 0.0, -1.5].map(f64::to_bits).to_vec(),
        _ => [42i64, 0, -42].map(|v| v as u64).to_vec(),
    }
}
