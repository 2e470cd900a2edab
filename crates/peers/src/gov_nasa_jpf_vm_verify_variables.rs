//! Variables that a choice names, as the program sees them where it calls `Verify`: `limit` is a local variable, a field of
//! `this`, or a static field of the class; `box.size` is a field of the object in `box`.
//!
//! Local variables have names where the class has a table of them (`javac -g`). Decoding keeps them alive over such calls
//! (`classes/src/code/decode/calls.rs`), so that states that differ in them are told apart.

use rjpf_classes::{BaseType, Class, Field};
use rjpf_state::Ref;
use rjpf_vm::peer::unsupported;
use rjpf_vm::{Ctx, Exit};

/// A value and its type.
pub(crate) struct Variable {
    kind: BaseType,
    bits: u64,
}

impl Variable {
    /// As text, for whoever reads numbers.
    pub(crate) fn text(&self) -> Option<String> {
        Some(match self.kind {
            BaseType::Ref | BaseType::Void | BaseType::Boolean => return None,
            BaseType::Long => (self.bits as i64).to_string(),
            BaseType::Double => f64::from_bits(self.bits).to_string(),
            BaseType::Float => f32::from_bits(self.bits as u32).to_string(),
            _ => (self.bits as i32).to_string(),
        })
    }
}

/// The variable of this name where the program calls the peer.
pub(crate) fn find(ctx: &mut Ctx<'_>, path: &str) -> Result<Variable, Exit> {
    let missing = || unsupported(format!("a choice that names '{path}': there is no such variable where it is made"));
    let mut names = path.split('.');
    let first = names.next().unwrap_or_default();
    let mut variable = root(ctx, first)?.ok_or_else(missing)?;
    for name in names {
        let object = variable.bits as Ref;
        if variable.kind != BaseType::Ref || object == 0 {
            return Err(missing());
        }
        let class = ctx.class_of(object);
        let field = field_of(class, name, false).ok_or_else(missing)?;
        variable = read(ctx, field, object)?;
    }
    Ok(variable)
}

fn root(ctx: &mut Ctx<'_>, name: &str) -> Result<Option<Variable>, Exit> {
    let Some(frame) = ctx.frames(ctx.thread).nth(1) else { return Ok(None) };
    let named = frame.method.file.code.as_ref().zip(frame.method.class.file);
    let locals = named.map(|(code, file)| code.local_variables(&file.pool)).unwrap_or_default();
    let bci = u32::from(frame.bci);
    let is_there = |start: u16, length: u16| (u32::from(start)..u32::from(start) + u32::from(length)).contains(&bci);
    if let Some(local) = locals.iter().find(|v| v.name == name.as_bytes() && is_there(v.start, v.length)) {
        let (kind, at) = (BaseType::of(local.descriptor), frame.fp + u32::from(local.index));
        let bits = if kind.is_wide() { ctx.memory().get2(at) } else { u64::from(ctx.memory().get(at)) };
        return Ok(Some(Variable { kind, bits }));
    }
    let class = frame.method.class;
    if !frame.method.is_static()
        && let Some(field) = field_of(class, name, false)
    {
        let this = ctx.memory().get(frame.fp);
        return read(ctx, field, this).map(Some);
    }
    field_of(class, name, true).map(|field| read(ctx, field, 0)).transpose()
}

fn field_of(class: &'static Class, name: &str, is_static: bool) -> Option<&'static Field> {
    std::iter::successors(Some(class), |class| class.super_class)
        .find_map(|class| class.fields.iter().find(|f| f.is_static() == is_static && f.name == name))
}

/// Others may have to do with the field: they may run first.
fn read(ctx: &mut Ctx<'_>, field: &'static Field, object: Ref) -> Result<Variable, Exit> {
    ctx.before_access(field, object, false)?;
    let at = if field.is_static() { field.offset } else { object + field.offset };
    let kind = BaseType::of(field.descriptor.bytes());
    let bits = if kind.is_wide() { ctx.memory().get2(at) } else { u64::from(ctx.memory().get(at)) };
    Ok(Variable { kind, bits })
}
