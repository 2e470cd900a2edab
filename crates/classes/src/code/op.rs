//! The instruction set the interpreter runs: JVM bytecode decoded once into register operations.
//!
//! A frame is an array of word registers: first the locals, then one register per operand-stack
//! word. Operands name registers directly, so `iload a; iload b; iadd; istore c` is one `IAdd`.
//! `long` and `double` occupy two adjacent registers and are named by the first.
//! Ops are 8 bytes; what does not fit lives in tables of [`super::Code`], named by `k`.

/// A register index in the current frame.
pub type Reg = u16;

#[derive(Clone, Copy, Debug, PartialEq)]
#[rustfmt::skip]
pub enum Op {
    Nop,
    Move { d: Reg, s: Reg }, Move2 { d: Reg, s: Reg },
    Const { d: Reg, v: i32 },
    /// A 64-bit constant from `Code::wides`.
    Const2 { d: Reg, k: u16 },
    /// A string literal by its constant address.
    LoadString { d: Reg, addr: u32 },
    LoadClass { d: Reg, k: u16 },
    /// `ldc` of a method handle, method type or dynamic constant: `Code::dynamics`.
    LoadDynamic { d: Reg, k: u16 },

    IAdd { d: Reg, a: Reg, b: Reg }, ISub { d: Reg, a: Reg, b: Reg }, IMul { d: Reg, a: Reg, b: Reg },
    IDiv { d: Reg, a: Reg, b: Reg }, IRem { d: Reg, a: Reg, b: Reg },
    IAnd { d: Reg, a: Reg, b: Reg }, IOr { d: Reg, a: Reg, b: Reg }, IXor { d: Reg, a: Reg, b: Reg },
    IShl { d: Reg, a: Reg, b: Reg }, IShr { d: Reg, a: Reg, b: Reg }, IUshr { d: Reg, a: Reg, b: Reg },
    IAddC { d: Reg, a: Reg, c: i16 }, IMulC { d: Reg, a: Reg, c: i16 }, IAndC { d: Reg, a: Reg, c: i16 },
    IOrC { d: Reg, a: Reg, c: i16 }, IXorC { d: Reg, a: Reg, c: i16 },
    IShlC { d: Reg, a: Reg, c: i16 }, IShrC { d: Reg, a: Reg, c: i16 }, IUshrC { d: Reg, a: Reg, c: i16 },
    LAdd { d: Reg, a: Reg, b: Reg }, LSub { d: Reg, a: Reg, b: Reg }, LMul { d: Reg, a: Reg, b: Reg },
    LDiv { d: Reg, a: Reg, b: Reg }, LRem { d: Reg, a: Reg, b: Reg },
    LAnd { d: Reg, a: Reg, b: Reg }, LOr { d: Reg, a: Reg, b: Reg }, LXor { d: Reg, a: Reg, b: Reg },
    LShl { d: Reg, a: Reg, b: Reg }, LShr { d: Reg, a: Reg, b: Reg }, LUshr { d: Reg, a: Reg, b: Reg },
    FAdd { d: Reg, a: Reg, b: Reg }, FSub { d: Reg, a: Reg, b: Reg }, FMul { d: Reg, a: Reg, b: Reg },
    FDiv { d: Reg, a: Reg, b: Reg }, FRem { d: Reg, a: Reg, b: Reg },
    DAdd { d: Reg, a: Reg, b: Reg }, DSub { d: Reg, a: Reg, b: Reg }, DMul { d: Reg, a: Reg, b: Reg },
    DDiv { d: Reg, a: Reg, b: Reg }, DRem { d: Reg, a: Reg, b: Reg },
    LCmp { d: Reg, a: Reg, b: Reg },
    FCmpL { d: Reg, a: Reg, b: Reg }, FCmpG { d: Reg, a: Reg, b: Reg },
    DCmpL { d: Reg, a: Reg, b: Reg }, DCmpG { d: Reg, a: Reg, b: Reg },
    INeg { d: Reg, a: Reg }, LNeg { d: Reg, a: Reg }, FNeg { d: Reg, a: Reg }, DNeg { d: Reg, a: Reg },
    I2L { d: Reg, a: Reg }, I2F { d: Reg, a: Reg }, I2D { d: Reg, a: Reg },
    L2I { d: Reg, a: Reg }, L2F { d: Reg, a: Reg }, L2D { d: Reg, a: Reg },
    F2I { d: Reg, a: Reg }, F2L { d: Reg, a: Reg }, F2D { d: Reg, a: Reg },
    D2I { d: Reg, a: Reg }, D2L { d: Reg, a: Reg }, D2F { d: Reg, a: Reg },
    I2B { d: Reg, a: Reg }, I2C { d: Reg, a: Reg }, I2S { d: Reg, a: Reg },

    /// Branch targets `t` are op indices; offsets `o` count from the branch itself.
    Goto { t: u32 },
    IfEq { a: Reg, t: u32 }, IfNe { a: Reg, t: u32 }, IfLt { a: Reg, t: u32 },
    IfGe { a: Reg, t: u32 }, IfGt { a: Reg, t: u32 }, IfLe { a: Reg, t: u32 },
    IfNull { a: Reg, t: u32 }, IfNonNull { a: Reg, t: u32 },
    IfICmpEq { a: Reg, b: Reg, o: i16 }, IfICmpNe { a: Reg, b: Reg, o: i16 }, IfICmpLt { a: Reg, b: Reg, o: i16 },
    IfICmpGe { a: Reg, b: Reg, o: i16 }, IfICmpGt { a: Reg, b: Reg, o: i16 }, IfICmpLe { a: Reg, b: Reg, o: i16 },
    IfICmpEqC { a: Reg, c: i16, o: i16 }, IfICmpNeC { a: Reg, c: i16, o: i16 }, IfICmpLtC { a: Reg, c: i16, o: i16 },
    IfICmpGeC { a: Reg, c: i16, o: i16 }, IfICmpGtC { a: Reg, c: i16, o: i16 }, IfICmpLeC { a: Reg, c: i16, o: i16 },
    IfACmpEq { a: Reg, b: Reg, o: i16 }, IfACmpNe { a: Reg, b: Reg, o: i16 },
    Switch { a: Reg, k: u16 },
    /// Return from a `jsr` subroutine: the register holds a bytecode index.
    Ret { a: Reg },

    /// Element loads: `I` serves int and float, `A` references, `C` char, `S` short, `B` byte and boolean, `L` long and double.
    ALoadI { d: Reg, a: Reg, i: Reg }, ALoadA { d: Reg, a: Reg, i: Reg }, ALoadL { d: Reg, a: Reg, i: Reg },
    ALoadB { d: Reg, a: Reg, i: Reg }, ALoadC { d: Reg, a: Reg, i: Reg }, ALoadS { d: Reg, a: Reg, i: Reg },
    AStoreI { a: Reg, i: Reg, s: Reg }, AStoreA { a: Reg, i: Reg, s: Reg }, AStoreL { a: Reg, i: Reg, s: Reg },
    AStoreB { a: Reg, i: Reg, s: Reg }, AStoreS { a: Reg, i: Reg, s: Reg },
    ArrayLength { d: Reg, a: Reg },

    /// `f` is the word offset of the field in the object; `A` forms carry references.
    GetField { d: Reg, o: Reg, f: u16 }, GetFieldA { d: Reg, o: Reg, f: u16 }, GetField2 { d: Reg, o: Reg, f: u16 },
    PutField { o: Reg, s: Reg, f: u16 }, PutFieldA { o: Reg, s: Reg, f: u16 }, PutField2 { o: Reg, s: Reg, f: u16 },
    GetStatic { d: Reg, addr: u32 }, GetStaticA { d: Reg, addr: u32 }, GetStatic2 { d: Reg, addr: u32 },
    PutStatic { s: Reg, addr: u32 }, PutStaticA { s: Reg, addr: u32 }, PutStatic2 { s: Reg, addr: u32 },
    /// Field accesses whose class was not loaded when the method was decoded: `Code::fields`.
    GetFieldLazy { d: Reg, o: Reg, k: u16 }, PutFieldLazy { o: Reg, s: Reg, k: u16 },
    GetStaticLazy { d: Reg, k: u16 }, PutStaticLazy { s: Reg, k: u16 },
    /// Makes sure the class is initialised before the static access that follows.
    InitClass { class: u32 },

    InvokeStatic { d: Reg, k: u32 }, InvokeSpecial { d: Reg, k: u32 },
    InvokeVirtual { d: Reg, k: u32 }, InvokeInterface { d: Reg, k: u32 },
    /// A call whose class was not loaded when the method was decoded.
    InvokeLazy { d: Reg, k: u32 },
    /// A signature-polymorphic call of `MethodHandle` or `VarHandle`.
    InvokeHandle { d: Reg, k: u32 },
    InvokeDynamic { d: Reg, k: u32 },
    Return, Return1 { s: Reg }, ReturnA { s: Reg }, Return2 { s: Reg },

    New { d: Reg, k: u16 },
    /// `k` is the JVM's primitive array type code (4 = boolean ... 11 = long).
    NewArray { d: Reg, n: Reg, k: u16 },
    ANewArray { d: Reg, n: Reg, k: u16 },
    MultiNewArray { d: Reg, k: u16 },
    CheckCast { s: Reg, k: u16 }, InstanceOf { d: Reg, s: Reg, k: u16 },
    MonitorEnter { s: Reg }, MonitorExit { s: Reg },
    Throw { s: Reg },
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_op_is_eight_bytes() {
        assert_eq!(std::mem::size_of::<super::Op>(), 8);
    }
}
