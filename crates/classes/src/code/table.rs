//! The ops that compute and the ops that decide, in one table: which definition an op stands for
//! (`rjpf_vm::ops`), which operands it takes in which order, and what it gives.
//!
//! Everybody who goes through these ops does so by this table: what they read and write
//! (`effect.rs`), which family they belong to (`family.rs`), and each executor. It is a macro, so
//! that an executor gets the definitions inlined into a `match` or a loop of its own.

/// Calls the macro `$then` with what is `$given` to it, the table, and `$rest`, the arms for all other ops.
///
/// - `pure` ops give a result for all operands.
/// - `divide` ops give none if the divisor is zero.
/// - `branch` ops decide whether to jump, to an op index `t` or by an offset `o`.
///
/// Operands are `word`, `wide` or `reference` registers, or `constant`s in the op.
#[macro_export]
macro_rules! scalar_ops {
    ($then:ident! { ($($given:tt)*) $($rest:tt)* }) => { $then! {
        ($($given)*)
        pure {
            IAdd = int::add(a: word, b: word) -> word;
            ISub = int::sub(a: word, b: word) -> word;
            IMul = int::mul(a: word, b: word) -> word;
            IAnd = int::and(a: word, b: word) -> word;
            IOr = int::or(a: word, b: word) -> word;
            IXor = int::xor(a: word, b: word) -> word;
            IShl = int::shl(a: word, b: word) -> word;
            IShr = int::shr(a: word, b: word) -> word;
            IUshr = int::ushr(a: word, b: word) -> word;
            INeg = int::neg(a: word) -> word;
            IAddC = int::add(a: word, c: constant) -> word;
            IMulC = int::mul(a: word, c: constant) -> word;
            IAndC = int::and(a: word, c: constant) -> word;
            IOrC = int::or(a: word, c: constant) -> word;
            IXorC = int::xor(a: word, c: constant) -> word;
            IShlC = int::shl(a: word, c: constant) -> word;
            IShrC = int::shr(a: word, c: constant) -> word;
            IUshrC = int::ushr(a: word, c: constant) -> word;
            LAdd = long::add(a: wide, b: wide) -> wide;
            LSub = long::sub(a: wide, b: wide) -> wide;
            LMul = long::mul(a: wide, b: wide) -> wide;
            LAnd = long::and(a: wide, b: wide) -> wide;
            LOr = long::or(a: wide, b: wide) -> wide;
            LXor = long::xor(a: wide, b: wide) -> wide;
            LShl = long::shl(a: wide, b: word) -> wide;
            LShr = long::shr(a: wide, b: word) -> wide;
            LUshr = long::ushr(a: wide, b: word) -> wide;
            LNeg = long::neg(a: wide) -> wide;
            FAdd = float::add(a: word, b: word) -> word;
            FSub = float::sub(a: word, b: word) -> word;
            FMul = float::mul(a: word, b: word) -> word;
            FDiv = float::div(a: word, b: word) -> word;
            FRem = float::rem(a: word, b: word) -> word;
            FNeg = float::neg(a: word) -> word;
            DAdd = double::add(a: wide, b: wide) -> wide;
            DSub = double::sub(a: wide, b: wide) -> wide;
            DMul = double::mul(a: wide, b: wide) -> wide;
            DDiv = double::div(a: wide, b: wide) -> wide;
            DRem = double::rem(a: wide, b: wide) -> wide;
            DNeg = double::neg(a: wide) -> wide;
            LCmp = compare::lcmp(a: wide, b: wide) -> word;
            FCmpL = compare::fcmpl(a: word, b: word) -> word;
            FCmpG = compare::fcmpg(a: word, b: word) -> word;
            DCmpL = compare::dcmpl(a: wide, b: wide) -> word;
            DCmpG = compare::dcmpg(a: wide, b: wide) -> word;
            I2L = convert::i2l(a: word) -> wide;
            I2F = convert::i2f(a: word) -> word;
            I2D = convert::i2d(a: word) -> wide;
            L2I = convert::l2i(a: wide) -> word;
            L2F = convert::l2f(a: wide) -> word;
            L2D = convert::l2d(a: wide) -> wide;
            F2I = convert::f2i(a: word) -> word;
            F2L = convert::f2l(a: word) -> wide;
            F2D = convert::f2d(a: word) -> wide;
            D2I = convert::d2i(a: wide) -> word;
            D2L = convert::d2l(a: wide) -> wide;
            D2F = convert::d2f(a: wide) -> word;
            I2B = convert::i2b(a: word) -> word;
            I2C = convert::i2c(a: word) -> word;
            I2S = convert::i2s(a: word) -> word;
        }
        divide {
            IDiv = int::div(a: word, b: word) -> word;
            IRem = int::rem(a: word, b: word) -> word;
            LDiv = long::div(a: wide, b: wide) -> wide;
            LRem = long::rem(a: wide, b: wide) -> wide;
        }
        branch {
            IfEq = compare::is_zero(a: word) t;
            IfNe = compare::is_nonzero(a: word) t;
            IfLt = compare::is_negative(a: word) t;
            IfGe = compare::is_nonnegative(a: word) t;
            IfGt = compare::is_positive(a: word) t;
            IfLe = compare::is_nonpositive(a: word) t;
            IfNull = compare::is_zero(a: reference) t;
            IfNonNull = compare::is_nonzero(a: reference) t;
            IfICmpEq = compare::eq(a: word, b: word) o;
            IfICmpNe = compare::ne(a: word, b: word) o;
            IfICmpLt = compare::lt(a: word, b: word) o;
            IfICmpGe = compare::ge(a: word, b: word) o;
            IfICmpGt = compare::gt(a: word, b: word) o;
            IfICmpLe = compare::le(a: word, b: word) o;
            IfICmpEqC = compare::eq(a: word, c: constant) o;
            IfICmpNeC = compare::ne(a: word, c: constant) o;
            IfICmpLtC = compare::lt(a: word, c: constant) o;
            IfICmpGeC = compare::ge(a: word, c: constant) o;
            IfICmpGtC = compare::gt(a: word, c: constant) o;
            IfICmpLeC = compare::le(a: word, c: constant) o;
            IfACmpEq = compare::eq(a: reference, b: reference) o;
            IfACmpNe = compare::ne(a: reference, b: reference) o;
        }
        rest { $($rest)* }
    } };
}
