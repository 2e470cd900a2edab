//! Which ops belong together: what an executor that is not the interpreter has to be ready for.

use super::Op;
use crate::scalar_ops;

/// What an op has to do with besides the registers of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Moves, constants, arithmetic, conversions, comparisons: nothing.
    Pure,
    /// Integer division: an exception if the divisor is zero.
    Divide,
    /// Jumps, conditional ones, switches, returns of subroutines.
    Branch,
    /// Constants that are objects and may have to be made or resolved first.
    Constant,
    /// Fields of objects, an object's words.
    Field,
    /// Fields of classes; the class may have to be initialised first.
    Static,
    /// Elements and lengths of arrays.
    Array,
    /// Brings a new object about.
    Allocate,
    /// Asks for the class of an object.
    Type,
    Invoke,
    Return,
    Throw,
    Monitor,
}

impl Op {
    pub fn family(self) -> Family {
        use Op::*;
        macro_rules! families { (
            ($op:expr)
            pure { $($pure:ident = $_pd:ident::$_pf:ident $_po:tt -> $_pr:ident;)+ }
            divide { $($divide:ident = $_dd:ident::$_df:ident $_do:tt -> $_dr:ident;)+ }
            branch { $($branch:ident = $_bd:ident::$_bf:ident $_bo:tt $_bt:ident;)+ }
            rest { $($rest:tt)* }
        ) => {
            match $op {
                $($pure { .. })|+ => Family::Pure,
                $($divide { .. })|+ => Family::Divide,
                $($branch { .. })|+ => Family::Branch,
                $($rest)*
            }
        } }
        scalar_ops!(families! { (self)
            Nop | Move { .. } | Move2 { .. } | Const { .. } | Const2 { .. } => Family::Pure,
            Goto { .. } | Switch { .. } | Ret { .. } => Family::Branch,
            LoadString { .. } | LoadClass { .. } | LoadDynamic { .. } => Family::Constant,
            GetField { .. } | GetFieldA { .. } | GetField2 { .. } | GetFieldLazy { .. } => Family::Field,
            PutField { .. } | PutFieldA { .. } | PutField2 { .. } | PutFieldLazy { .. } => Family::Field,
            GetStatic { .. } | GetStaticA { .. } | GetStatic2 { .. } | GetStaticLazy { .. } => Family::Static,
            PutStatic { .. } | PutStaticA { .. } | PutStatic2 { .. } | PutStaticLazy { .. } => Family::Static,
            InitClass { .. } => Family::Static,
            ALoadI { .. } | ALoadA { .. } | ALoadL { .. } | ALoadB { .. } | ALoadC { .. } | ALoadS { .. } => Family::Array,
            AStoreI { .. } | AStoreA { .. } | AStoreL { .. } | AStoreB { .. } | AStoreS { .. } => Family::Array,
            ArrayLength { .. } => Family::Array,
            New { .. } | NewArray { .. } | ANewArray { .. } | MultiNewArray { .. } => Family::Allocate,
            CheckCast { .. } | InstanceOf { .. } => Family::Type,
            InvokeStatic { .. } | InvokeSpecial { .. } | InvokeVirtual { .. } | InvokeInterface { .. } => Family::Invoke,
            InvokeLazy { .. } | InvokeHandle { .. } | InvokeDynamic { .. } => Family::Invoke,
            Return | Return1 { .. } | ReturnA { .. } | Return2 { .. } => Family::Return,
            Throw { .. } => Family::Throw,
            MonitorEnter { .. } | MonitorExit { .. } => Family::Monitor,
        })
    }
}
