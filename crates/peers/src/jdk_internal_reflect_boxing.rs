//! Boxing as reflection needs it: from wrapper objects to primitive values and back.

use rjpf_classes::{BaseType, Method};
use rjpf_state::Ref;
use rjpf_vm::peer::throw;
use rjpf_vm::{Ctx, Exit, Peer};

/// This module serves other peers and has none of its own.
pub(crate) const PEERS: &[Peer] = &[];

/// A primitive value: its type and its bits as a register holds them.
#[derive(Clone, Copy)]
pub(crate) struct Primitive {
    pub(crate) kind: BaseType,
    pub(crate) bits: u64,
}

const PRIMITIVES: [BaseType; 8] = [
    BaseType::Boolean,
    BaseType::Byte,
    BaseType::Char,
    BaseType::Short,
    BaseType::Int,
    BaseType::Float,
    BaseType::Long,
    BaseType::Double,
];

/// The value in a wrapper object; `None` if the object is none.
pub(crate) fn unbox(ctx: &Ctx<'_>, object: Ref) -> Option<Primitive> {
    let class = ctx.class_of(object);
    let kind = PRIMITIVES.into_iter().find(|t| class.name == t.wrapper())?;
    let at = object + ctx.field_offset(class, "value");
    let bits = if kind.is_wide() { ctx.memory().get2(at) } else { u64::from(ctx.memory().get(at)) };
    Some(Primitive { kind, bits })
}

impl Primitive {
    fn int(self) -> i32 {
        self.bits as i32
    }

    /// Widening primitive conversion (JLS 5.1.2); `None` if there is none.
    pub(crate) fn widen(self, to: BaseType) -> Option<Primitive> {
        use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
        let bits = match (self.kind, to) {
            (from, to) if from == to => self.bits,
            (Byte, Short | Int) | (Short | Char, Int) => self.bits,
            (Byte | Short | Char | Int, Long) => i64::from(self.int()) as u64,
            (Byte | Short | Char | Int, Float) => u64::from((self.int() as f32).to_bits()),
            (Byte | Short | Char | Int, Double) => f64::from(self.int()).to_bits(),
            (Long, Float) => u64::from((self.bits as i64 as f32).to_bits()),
            (Long, Double) => (self.bits as i64 as f64).to_bits(),
            (Float, Double) => f64::from(f32::from_bits(self.bits as u32)).to_bits(),
            _ => return None,
        };
        Some(Primitive { kind: to, bits })
    }
}

/// `Integer.valueOf(int)` and its like, so that boxed values share the wrappers' caches.
pub(crate) fn box_method(ctx: &mut Ctx<'_>, kind: BaseType) -> Result<&'static Method, Exit> {
    let class = ctx.registry().known(kind.wrapper());
    ctx.ensure_initialized(class)?;
    let descriptor = format!("({})L{};", char::from(kind.descriptor()), kind.wrapper());
    ctx.find_method(class, "valueOf", &descriptor).ok_or_else(|| throw("java/lang/NoSuchMethodError", "valueOf"))
}
