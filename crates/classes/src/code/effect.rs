//! What each op reads, writes and where it goes next: the one table that liveness, frame maps and
//! the decoder's peephole step work from.

use super::{Code, Op, Reg};
use crate::BaseType;

/// A register read, with what kind of value the op takes from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    Word(Reg),
    Wide(Reg),
    Ref(Reg),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    Next,
    Jump(u32),
    /// Falls through or jumps.
    Branch(u32),
    Switch(u16),
    /// Return, throw.
    Stop,
    /// To the op after any `jsr`.
    Subroutine,
}

pub struct Effect {
    /// Written register and whether it is wide.
    pub def: Option<(Reg, bool)>,
    pub uses: Vec<Use>,
    /// The op copies one register to another; the kind of the source is that of the target.
    pub copy: bool,
    pub flow: Flow,
    pub throws: bool,
}

impl Op {
    /// The destination register of an op that has one.
    pub fn dst_mut(&mut self) -> Option<&mut Reg> {
        use Op::*;
        match self {
            Move { d, .. }
            | Move2 { d, .. }
            | Const { d, .. }
            | Const2 { d, .. }
            | LoadString { d, .. }
            | LoadClass { d, .. }
            | LoadDynamic { d, .. }
            | IAdd { d, .. }
            | ISub { d, .. }
            | IMul { d, .. }
            | IDiv { d, .. }
            | IRem { d, .. }
            | IAnd { d, .. }
            | IOr { d, .. }
            | IXor { d, .. }
            | IShl { d, .. }
            | IShr { d, .. }
            | IUshr { d, .. }
            | IAddC { d, .. }
            | IMulC { d, .. }
            | IAndC { d, .. }
            | IOrC { d, .. }
            | IXorC { d, .. }
            | IShlC { d, .. }
            | IShrC { d, .. }
            | IUshrC { d, .. }
            | LAdd { d, .. }
            | LSub { d, .. }
            | LMul { d, .. }
            | LDiv { d, .. }
            | LRem { d, .. }
            | LAnd { d, .. }
            | LOr { d, .. }
            | LXor { d, .. }
            | LShl { d, .. }
            | LShr { d, .. }
            | LUshr { d, .. }
            | FAdd { d, .. }
            | FSub { d, .. }
            | FMul { d, .. }
            | FDiv { d, .. }
            | FRem { d, .. }
            | DAdd { d, .. }
            | DSub { d, .. }
            | DMul { d, .. }
            | DDiv { d, .. }
            | DRem { d, .. }
            | LCmp { d, .. }
            | FCmpL { d, .. }
            | FCmpG { d, .. }
            | DCmpL { d, .. }
            | DCmpG { d, .. }
            | INeg { d, .. }
            | LNeg { d, .. }
            | FNeg { d, .. }
            | DNeg { d, .. }
            | I2L { d, .. }
            | I2F { d, .. }
            | I2D { d, .. }
            | L2I { d, .. }
            | L2F { d, .. }
            | L2D { d, .. }
            | F2I { d, .. }
            | F2L { d, .. }
            | F2D { d, .. }
            | D2I { d, .. }
            | D2L { d, .. }
            | D2F { d, .. }
            | I2B { d, .. }
            | I2C { d, .. }
            | I2S { d, .. }
            | ALoadI { d, .. }
            | ALoadA { d, .. }
            | ALoadL { d, .. }
            | ALoadB { d, .. }
            | ALoadC { d, .. }
            | ALoadS { d, .. }
            | ArrayLength { d, .. }
            | GetField { d, .. }
            | GetFieldA { d, .. }
            | GetField2 { d, .. }
            | GetStatic { d, .. }
            | GetStaticA { d, .. }
            | GetStatic2 { d, .. }
            | GetFieldLazy { d, .. }
            | GetStaticLazy { d, .. }
            | InvokeStatic { d, .. }
            | InvokeSpecial { d, .. }
            | InvokeVirtual { d, .. }
            | InvokeInterface { d, .. }
            | InvokeLazy { d, .. }
            | InvokeHandle { d, .. }
            | InvokeDynamic { d, .. }
            | New { d, .. }
            | NewArray { d, .. }
            | ANewArray { d, .. }
            | MultiNewArray { d, .. }
            | InstanceOf { d, .. } => Some(d),
            _ => None,
        }
    }

    /// The call site of an invoke op.
    pub fn call_site(&self) -> Option<u32> {
        use Op::*;
        match *self {
            InvokeStatic { k, .. }
            | InvokeSpecial { k, .. }
            | InvokeVirtual { k, .. }
            | InvokeInterface { k, .. }
            | InvokeLazy { k, .. }
            | InvokeHandle { k, .. }
            | InvokeDynamic { k, .. } => Some(k),
            _ => None,
        }
    }
}

fn typed(reg: Reg, kind: BaseType) -> Use {
    match kind {
        BaseType::Long | BaseType::Double => Use::Wide(reg),
        BaseType::Ref => Use::Ref(reg),
        _ => Use::Word(reg),
    }
}

/// The effect of `op`, which stands at index `at` of `code`.
pub fn effect(code: &Code, at: u32, op: Op) -> Effect {
    use Op::*;
    use Use::{Ref, Wide, Word};
    let mut e = Effect { def: None, uses: Vec::new(), copy: false, flow: Flow::Next, throws: false };
    let jump = |o: i16| at.wrapping_add_signed(i32::from(o));
    match op {
        Nop => {}
        Move { d, s } => (e.def, e.uses, e.copy) = (Some((d, false)), vec![Word(s)], true),
        Move2 { d, s } => (e.def, e.uses, e.copy) = (Some((d, true)), vec![Wide(s)], true),
        Const { d, .. } => e.def = Some((d, false)),
        Const2 { d, .. } => e.def = Some((d, true)),
        LoadString { d, .. } | LoadClass { d, .. } => (e.def, e.throws) = (Some((d, false)), true),
        LoadDynamic { d, k } => {
            (e.def, e.throws) = (Some((d, code.dynamics[k as usize].kind.is_wide())), true);
        }
        IDiv { d, a, b } | IRem { d, a, b } => {
            (e.def, e.uses, e.throws) = (Some((d, false)), vec![Word(a), Word(b)], true);
        }
        IAdd { d, a, b }
        | ISub { d, a, b }
        | IMul { d, a, b }
        | IAnd { d, a, b }
        | IOr { d, a, b }
        | IXor { d, a, b }
        | IShl { d, a, b }
        | IShr { d, a, b }
        | IUshr { d, a, b }
        | FAdd { d, a, b }
        | FSub { d, a, b }
        | FMul { d, a, b }
        | FDiv { d, a, b }
        | FRem { d, a, b }
        | FCmpL { d, a, b }
        | FCmpG { d, a, b } => (e.def, e.uses) = (Some((d, false)), vec![Word(a), Word(b)]),
        IAddC { d, a, .. }
        | IMulC { d, a, .. }
        | IAndC { d, a, .. }
        | IOrC { d, a, .. }
        | IXorC { d, a, .. }
        | IShlC { d, a, .. }
        | IShrC { d, a, .. }
        | IUshrC { d, a, .. }
        | INeg { d, a }
        | FNeg { d, a }
        | I2F { d, a }
        | F2I { d, a }
        | I2B { d, a }
        | I2C { d, a }
        | I2S { d, a } => {
            (e.def, e.uses) = (Some((d, false)), vec![Word(a)]);
        }
        LDiv { d, a, b } | LRem { d, a, b } => {
            (e.def, e.uses, e.throws) = (Some((d, true)), vec![Wide(a), Wide(b)], true);
        }
        LAdd { d, a, b }
        | LSub { d, a, b }
        | LMul { d, a, b }
        | LAnd { d, a, b }
        | LOr { d, a, b }
        | LXor { d, a, b }
        | DAdd { d, a, b }
        | DSub { d, a, b }
        | DMul { d, a, b }
        | DDiv { d, a, b }
        | DRem { d, a, b } => (e.def, e.uses) = (Some((d, true)), vec![Wide(a), Wide(b)]),
        LShl { d, a, b } | LShr { d, a, b } | LUshr { d, a, b } => {
            (e.def, e.uses) = (Some((d, true)), vec![Wide(a), Word(b)]);
        }
        LCmp { d, a, b } | DCmpL { d, a, b } | DCmpG { d, a, b } => {
            (e.def, e.uses) = (Some((d, false)), vec![Wide(a), Wide(b)]);
        }
        LNeg { d, a } | DNeg { d, a } | L2D { d, a } | D2L { d, a } => {
            (e.def, e.uses) = (Some((d, true)), vec![Wide(a)]);
        }
        I2L { d, a } | I2D { d, a } | F2L { d, a } | F2D { d, a } => {
            (e.def, e.uses) = (Some((d, true)), vec![Word(a)]);
        }
        L2I { d, a } | L2F { d, a } | D2I { d, a } | D2F { d, a } => {
            (e.def, e.uses) = (Some((d, false)), vec![Wide(a)]);
        }
        Goto { t } => e.flow = Flow::Jump(t),
        IfEq { a, t } | IfNe { a, t } | IfLt { a, t } | IfGe { a, t } | IfGt { a, t } | IfLe { a, t } => {
            (e.uses, e.flow) = (vec![Word(a)], Flow::Branch(t));
        }
        IfNull { a, t } | IfNonNull { a, t } => (e.uses, e.flow) = (vec![Ref(a)], Flow::Branch(t)),
        IfICmpEq { a, b, o }
        | IfICmpNe { a, b, o }
        | IfICmpLt { a, b, o }
        | IfICmpGe { a, b, o }
        | IfICmpGt { a, b, o }
        | IfICmpLe { a, b, o } => {
            (e.uses, e.flow) = (vec![Word(a), Word(b)], Flow::Branch(jump(o)));
        }
        IfICmpEqC { a, o, .. }
        | IfICmpNeC { a, o, .. }
        | IfICmpLtC { a, o, .. }
        | IfICmpGeC { a, o, .. }
        | IfICmpGtC { a, o, .. }
        | IfICmpLeC { a, o, .. } => {
            (e.uses, e.flow) = (vec![Word(a)], Flow::Branch(jump(o)));
        }
        IfACmpEq { a, b, o } | IfACmpNe { a, b, o } => {
            (e.uses, e.flow) = (vec![Ref(a), Ref(b)], Flow::Branch(jump(o)));
        }
        Switch { a, k } => (e.uses, e.flow) = (vec![Word(a)], Flow::Switch(k)),
        Ret { a } => (e.uses, e.flow) = (vec![Word(a)], Flow::Subroutine),
        ALoadI { d, a, i } | ALoadA { d, a, i } | ALoadB { d, a, i } | ALoadC { d, a, i } | ALoadS { d, a, i } => {
            (e.def, e.uses, e.throws) = (Some((d, false)), vec![Ref(a), Word(i)], true);
        }
        ALoadL { d, a, i } => (e.def, e.uses, e.throws) = (Some((d, true)), vec![Ref(a), Word(i)], true),
        AStoreI { a, i, s } | AStoreB { a, i, s } | AStoreS { a, i, s } => {
            (e.uses, e.throws) = (vec![Ref(a), Word(i), Word(s)], true);
        }
        AStoreA { a, i, s } => (e.uses, e.throws) = (vec![Ref(a), Word(i), Ref(s)], true),
        AStoreL { a, i, s } => (e.uses, e.throws) = (vec![Ref(a), Word(i), Wide(s)], true),
        ArrayLength { d, a } => (e.def, e.uses, e.throws) = (Some((d, false)), vec![Ref(a)], true),
        GetField { d, o, .. } | GetFieldA { d, o, .. } => {
            (e.def, e.uses, e.throws) = (Some((d, false)), vec![Ref(o)], true);
        }
        GetField2 { d, o, .. } => (e.def, e.uses, e.throws) = (Some((d, true)), vec![Ref(o)], true),
        PutField { o, s, .. } => (e.uses, e.throws) = (vec![Ref(o), Word(s)], true),
        PutFieldA { o, s, .. } => (e.uses, e.throws) = (vec![Ref(o), Ref(s)], true),
        PutField2 { o, s, .. } => (e.uses, e.throws) = (vec![Ref(o), Wide(s)], true),
        GetStatic { d, .. } | GetStaticA { d, .. } => (e.def, e.throws) = (Some((d, false)), true),
        GetStatic2 { d, .. } => (e.def, e.throws) = (Some((d, true)), true),
        PutStatic { s, .. } => (e.uses, e.throws) = (vec![Word(s)], true),
        PutStaticA { s, .. } => (e.uses, e.throws) = (vec![Ref(s)], true),
        PutStatic2 { s, .. } => (e.uses, e.throws) = (vec![Wide(s)], true),
        GetFieldLazy { d, o, k } => {
            let wide = code.fields[k as usize].kind.is_wide();
            (e.def, e.uses, e.throws) = (Some((d, wide)), vec![Ref(o)], true);
        }
        PutFieldLazy { o, s, k } => {
            (e.uses, e.throws) = (vec![Ref(o), typed(s, code.fields[k as usize].kind)], true);
        }
        GetStaticLazy { d, k } => {
            (e.def, e.throws) = (Some((d, code.fields[k as usize].kind.is_wide())), true);
        }
        PutStaticLazy { s, k } => (e.uses, e.throws) = (vec![typed(s, code.fields[k as usize].kind)], true),
        InitClass { .. } => e.throws = true,
        InvokeStatic { d, k }
        | InvokeSpecial { d, k }
        | InvokeVirtual { d, k }
        | InvokeInterface { d, k }
        | InvokeLazy { d, k }
        | InvokeHandle { d, k }
        | InvokeDynamic { d, k } => {
            let site = &code.calls[k as usize];
            let mut at = 0;
            for &ty in &site.types {
                e.uses.push(typed(site.args[at], ty));
                at += ty.words() as usize;
            }
            if site.ret != BaseType::Void {
                e.def = Some((d, site.ret.is_wide()));
            }
            e.throws = true;
        }
        Return => e.flow = Flow::Stop,
        Return1 { s } => (e.uses, e.flow) = (vec![Word(s)], Flow::Stop),
        ReturnA { s } => (e.uses, e.flow) = (vec![Ref(s)], Flow::Stop),
        Return2 { s } => (e.uses, e.flow) = (vec![Wide(s)], Flow::Stop),
        New { d, .. } => (e.def, e.throws) = (Some((d, false)), true),
        NewArray { d, n, .. } | ANewArray { d, n, .. } => {
            (e.def, e.uses, e.throws) = (Some((d, false)), vec![Word(n)], true);
        }
        MultiNewArray { d, k } => {
            let regs = code.arrays[k as usize].dimensions.iter();
            (e.def, e.uses, e.throws) = (Some((d, false)), regs.map(|&r| Word(r)).collect(), true);
        }
        CheckCast { s, .. } => (e.uses, e.throws) = (vec![Ref(s)], true),
        InstanceOf { d, s, .. } => (e.def, e.uses, e.throws) = (Some((d, false)), vec![Ref(s)], true),
        MonitorEnter { s } | MonitorExit { s } => (e.uses, e.throws) = (vec![Ref(s)], true),
        Throw { s } => (e.uses, e.flow, e.throws) = (vec![Ref(s)], Flow::Stop, true),
    }
    e
}
