//! What each op reads, writes and where it goes next: the one table that liveness, frame maps and
//! the decoder's peephole step work from.

use super::{Code, Op, Reg};
use crate::{BaseType, scalar_ops};

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
        macro_rules! destinations { (
            ($op:expr)
            pure { $($pure:ident = $_pd:ident::$_pf:ident $_po:tt -> $_pr:ident;)+ }
            divide { $($divide:ident = $_dd:ident::$_df:ident $_do:tt -> $_dr:ident;)+ }
            branch $_branch:tt
            rest { $($rest:tt)* }
        ) => {
            match $op {
                $($pure { d, .. })|+ => Some(d),
                $($divide { d, .. })|+ => Some(d),
                $($rest)*
            }
        } }
        scalar_ops!(destinations! { (self)
            Move { d, .. } | Move2 { d, .. } | Const { d, .. } | Const2 { d, .. } => Some(d),
            LoadString { d, .. } | LoadClass { d, .. } | LoadDynamic { d, .. } => Some(d),
            ALoadI { d, .. } | ALoadA { d, .. } | ALoadL { d, .. } => Some(d),
            ALoadB { d, .. } | ALoadC { d, .. } | ALoadS { d, .. } | ArrayLength { d, .. } => Some(d),
            GetField { d, .. } | GetFieldA { d, .. } | GetField2 { d, .. } | GetFieldLazy { d, .. } => Some(d),
            GetStatic { d, .. } | GetStaticA { d, .. } | GetStatic2 { d, .. } | GetStaticLazy { d, .. } => Some(d),
            InvokeStatic { d, .. } | InvokeSpecial { d, .. } | InvokeVirtual { d, .. } => Some(d),
            InvokeInterface { d, .. } | InvokeLazy { d, .. } => Some(d),
            InvokeHandle { d, .. } | InvokeDynamic { d, .. } => Some(d),
            New { d, .. } | NewArray { d, .. } | ANewArray { d, .. } | MultiNewArray { d, .. } => Some(d),
            InstanceOf { d, .. } => Some(d),
            _ => None,
        })
    }

    /// The register for a call's result and the call site of an invoke op.
    #[inline]
    fn call(self) -> Option<(Reg, u32)> {
        use Op::*;
        match self {
            InvokeStatic { d, k } | InvokeSpecial { d, k } | InvokeVirtual { d, k } => Some((d, k)),
            InvokeInterface { d, k } | InvokeLazy { d, k } => Some((d, k)),
            InvokeHandle { d, k } | InvokeDynamic { d, k } => Some((d, k)),
            _ => None,
        }
    }

    pub fn call_site(self) -> Option<u32> {
        self.call().map(|(_, site)| site)
    }

    /// Where a call's result goes, if it has one.
    #[inline]
    pub fn call_result(self) -> Option<Reg> {
        self.call().map(|(result, _)| result)
    }
}

fn typed(reg: Reg, kind: BaseType) -> Use {
    match kind {
        BaseType::Long | BaseType::Double => Use::Wide(reg),
        BaseType::Ref => Use::Ref(reg),
        _ => Use::Word(reg),
    }
}

/// A register operand by its kind in the table of scalar ops.
mod operand {
    use super::{Reg, Use};

    pub(super) fn word(register: Reg) -> Option<Use> {
        Some(Use::Word(register))
    }

    pub(super) fn wide(register: Reg) -> Option<Use> {
        Some(Use::Wide(register))
    }

    pub(super) fn reference(register: Reg) -> Option<Use> {
        Some(Use::Ref(register))
    }

    pub(super) fn constant(_: i16) -> Option<Use> {
        None
    }
}

/// What a scalar op writes.
mod result {
    use super::Reg;

    pub(super) fn word(register: Reg) -> Option<(Reg, bool)> {
        Some((register, false))
    }

    pub(super) fn wide(register: Reg) -> Option<(Reg, bool)> {
        Some((register, true))
    }
}

/// The effect of `op`, which stands at index `at` of `code`.
pub fn effect(code: &Code, at: u32, op: Op) -> Effect {
    use Op::*;
    use Use::{Ref, Wide, Word};
    let mut e = Effect { def: None, uses: Vec::new(), copy: false, flow: Flow::Next, throws: false };
    let target = Target { at };
    macro_rules! effects { (
        ($op:expr)
        pure { $($pure:ident = $_pd:ident::$_pf:ident($($px:ident: $pk:ident),+) -> $pr:ident;)+ }
        divide { $($divide:ident = $_dd:ident::$_df:ident($($dx:ident: $dk:ident),+) -> $dr:ident;)+ }
        branch { $($branch:ident = $_bd:ident::$_bf:ident($($bx:ident: $bk:ident),+) $to:ident;)+ }
        rest { $($rest:tt)* }
    ) => {
        match $op {
            $($pure { d, $($px),+ } => {
                e.def = result::$pr(d);
                $(e.uses.extend(operand::$pk($px));)+
            })+
            $($divide { d, $($dx),+ } => {
                (e.def, e.throws) = (result::$dr(d), true);
                $(e.uses.extend(operand::$dk($dx));)+
            })+
            $($branch { $($bx,)+ $to } => {
                e.flow = Flow::Branch(target.$to($to));
                $(e.uses.extend(operand::$bk($bx));)+
            })+
            $($rest)*
        }
    } }
    scalar_ops!(effects! { (op)
        Nop => {}
        Move { d, s } => (e.def, e.uses, e.copy) = (Some((d, false)), vec![Word(s)], true),
        Move2 { d, s } => (e.def, e.uses, e.copy) = (Some((d, true)), vec![Wide(s)], true),
        Const { d, .. } => e.def = Some((d, false)),
        Const2 { d, .. } => e.def = Some((d, true)),
        LoadString { d, .. } | LoadClass { d, .. } => (e.def, e.throws) = (Some((d, false)), true),
        LoadDynamic { d, k } => {
            (e.def, e.throws) = (Some((d, code.dynamics[k as usize].kind.is_wide())), true);
        }
        Goto { t } => e.flow = Flow::Jump(t),
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
    });
    e
}

/// Where the branch at an op index goes.
struct Target {
    at: u32,
}

impl Target {
    fn t(&self, target: u32) -> u32 {
        target
    }

    fn o(&self, offset: i16) -> u32 {
        self.at.wrapping_add_signed(i32::from(offset))
    }
}
