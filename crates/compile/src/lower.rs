//! The scalar ops of `rjpf_classes::scalar_ops` in Cranelift's terms: one function for each
//! definition in `rjpf_vm::ops`, by the same names. Floating-point values are bits outside of here.

use cranelift_codegen::ir::{InstBuilder, Value};

use crate::body::Body;
use crate::broken::Fault;

/// The distance of a shift, of which as many bits count as the shifted value needs.
fn distance(f: &mut Body<'_>, distance: Value) -> Value {
    if Fault::ShiftMask.is_chosen() { f.ins().band_imm(distance, 31) } else { distance }
}

macro_rules! lowerings { (|$f:ident| $($name:ident($($x:ident),+) = $body:expr;)+) => {
    $(pub(crate) fn $name($f: &mut Body<'_>, $($x: Value),+) -> Value { $body })+
} }

macro_rules! integers {
    ($ty:ident) => {
        use super::{Body, Fault, Value, distance};
        use cranelift_codegen::ir::InstBuilder;
        use cranelift_codegen::ir::condcodes::IntCC;
        use cranelift_codegen::ir::types::{I8, $ty as INT};

        lowerings! { |f|
            add(a, b) = f.ins().iadd(a, b);
            sub(a, b) = f.ins().isub(a, b);
            mul(a, b) = f.ins().imul(a, b);
            neg(a) = f.ins().ineg(a);
            and(a, b) = f.ins().band(a, b);
            or(a, b) = f.ins().bor(a, b);
            xor(a, b) = f.ins().bxor(a, b);
            shl(a, b) = { let b = distance(f, b); f.ins().ishl(a, b) };
            shr(a, b) = { let b = distance(f, b); f.ins().sshr(a, b) };
            ushr(a, b) = { let b = distance(f, b); f.ins().ushr(a, b) };
        }

        /// The divisor is not zero. Dividing the least value by minus one traps on some hosts: by one
        /// instead, and then the opposite.
        pub(crate) fn div(f: &mut Body<'_>, a: Value, b: Value) -> Value {
            let (minus_one, divisor) = safe_divisor(f, b);
            let quotient = f.ins().sdiv(a, divisor);
            let opposite = f.ins().ineg(a);
            f.ins().select(minus_one, opposite, quotient)
        }

        /// The divisor is not zero. The remainder by one is that by minus one.
        pub(crate) fn rem(f: &mut Body<'_>, a: Value, b: Value) -> Value {
            let (_, divisor) = safe_divisor(f, b);
            f.ins().srem(a, divisor)
        }

        fn safe_divisor(f: &mut Body<'_>, b: Value) -> (Value, Value) {
            let minus_one = f.ins().icmp_imm(IntCC::Equal, b, -1);
            let one = f.ins().iconst(INT, 1);
            let divisor = f.ins().select(minus_one, one, b);
            (if Fault::MinusOne.is_chosen() { f.ins().iconst(I8, 0) } else { minus_one }, divisor)
        }
    };
}

pub(crate) mod int {
    integers!(I32);
}

pub(crate) mod long {
    integers!(I64);
}

macro_rules! floats {
    ($bits:ident, $float:ident, $nan:expr, $quiet:expr) => {
        use super::{Body, Value};
        use cranelift_codegen::ir::condcodes::FloatCC;
        use cranelift_codegen::ir::types::{$bits as BITS, $float as FLOAT};
        use cranelift_codegen::ir::{InstBuilder, MemFlags};

        pub(crate) fn float(f: &mut Body<'_>, bits: Value) -> Value {
            f.ins().bitcast(FLOAT, MemFlags::new(), bits)
        }

        pub(crate) fn bits(f: &mut Body<'_>, value: Value) -> Value {
            f.ins().bitcast(BITS, MemFlags::new(), value)
        }

        /// The bits of a result; which NaN it is follows from the operands (`rjpf_vm::ops`).
        fn result(f: &mut Body<'_>, value: Value, operands: (Value, Value)) -> Value {
            let is_nan = f.ins().fcmp(FloatCC::Unordered, value, value);
            let result = bits(f, value);
            let (cold, next) = (f.builder.create_block(), f.builder.create_block());
            f.builder.set_cold_block(cold);
            let chosen = f.builder.append_block_param(next, BITS);
            f.ins().brif(is_nan, cold, &[], next, &[result.into()]);
            f.switch_to(cold);
            let mut nan = f.ins().iconst(BITS, $nan);
            for operand in [operands.1, operands.0] {
                let is_nan = f.ins().fcmp(FloatCC::Unordered, operand, operand);
                let quiet = bits(f, operand);
                let quiet = f.ins().bor_imm(quiet, $quiet);
                nan = f.ins().select(is_nan, quiet, nan);
            }
            f.ins().jump(next, &[nan.into()]);
            f.switch_to(next);
            chosen
        }

        lowerings! { |f|
            add(a, b) = { let (a, b) = (float(f, a), float(f, b)); let r = f.ins().fadd(a, b); result(f, r, (a, b)) };
            sub(a, b) = { let (a, b) = (float(f, a), float(f, b)); let r = f.ins().fsub(a, b); result(f, r, (a, b)) };
            mul(a, b) = { let (a, b) = (float(f, a), float(f, b)); let r = f.ins().fmul(a, b); result(f, r, (a, b)) };
            div(a, b) = { let (a, b) = (float(f, a), float(f, b)); let r = f.ins().fdiv(a, b); result(f, r, (a, b)) };
            neg(a) = { let a = float(f, a); let r = f.ins().fneg(a); bits(f, r) };
        }
    };
}

pub(crate) mod float {
    floats!(I32, F32, 0xFFC0_0000, 0x0040_0000);

    pub(crate) fn rem(f: &mut Body<'_>, a: Value, b: Value) -> Value {
        let function = f.runtime.float_rem as usize;
        f.call_host(function, &[a, b], Some(BITS))
    }
}

pub(crate) mod double {
    floats!(I64, F64, 0xFFF8_0000_0000_0000_u64 as i64, 0x0008_0000_0000_0000);

    pub(crate) fn rem(f: &mut Body<'_>, a: Value, b: Value) -> Value {
        let function = f.runtime.double_rem as usize;
        f.call_host(function, &[a, b], Some(BITS))
    }
}

pub(crate) mod convert {
    use super::{Body, Value, double, float};
    use cranelift_codegen::ir::InstBuilder;
    use cranelift_codegen::ir::types::{F32, F64, I8, I16, I32, I64};

    lowerings! { |f|
        i2l(a) = f.ins().sextend(I64, a);
        i2f(a) = { let r = f.ins().fcvt_from_sint(F32, a); float::bits(f, r) };
        i2d(a) = { let r = f.ins().fcvt_from_sint(F64, a); double::bits(f, r) };
        l2i(a) = f.ins().ireduce(I32, a);
        l2f(a) = { let r = f.ins().fcvt_from_sint(F32, a); float::bits(f, r) };
        l2d(a) = { let r = f.ins().fcvt_from_sint(F64, a); double::bits(f, r) };
        f2i(a) = { let a = float::float(f, a); f.ins().fcvt_to_sint_sat(I32, a) };
        f2l(a) = { let a = float::float(f, a); f.ins().fcvt_to_sint_sat(I64, a) };
        f2d(a) = { let a = float::float(f, a); let r = f.ins().fpromote(F64, a); double::bits(f, r) };
        d2i(a) = { let a = double::float(f, a); f.ins().fcvt_to_sint_sat(I32, a) };
        d2l(a) = { let a = double::float(f, a); f.ins().fcvt_to_sint_sat(I64, a) };
        d2f(a) = { let a = double::float(f, a); let r = f.ins().fdemote(F32, a); float::bits(f, r) };
        i2b(a) = { let r = f.ins().ireduce(I8, a); f.ins().sextend(I32, r) };
        i2c(a) = { let r = f.ins().ireduce(I16, a); f.ins().uextend(I32, r) };
        i2s(a) = { let r = f.ins().ireduce(I16, a); f.ins().sextend(I32, r) };
    }
}

pub(crate) mod compare {
    use super::{Body, Fault, Value, double, float};
    use cranelift_codegen::ir::InstBuilder;
    use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
    use cranelift_codegen::ir::types::I32;

    lowerings! { |f|
        is_zero(a) = f.ins().icmp_imm(IntCC::Equal, a, 0);
        is_nonzero(a) = f.ins().icmp_imm(IntCC::NotEqual, a, 0);
        is_negative(a) = f.ins().icmp_imm(IntCC::SignedLessThan, a, 0);
        is_nonnegative(a) = f.ins().icmp_imm(IntCC::SignedGreaterThanOrEqual, a, 0);
        is_positive(a) = f.ins().icmp_imm(IntCC::SignedGreaterThan, a, 0);
        is_nonpositive(a) = f.ins().icmp_imm(IntCC::SignedLessThanOrEqual, a, 0);
        eq(a, b) = f.ins().icmp(IntCC::Equal, a, b);
        ne(a, b) = f.ins().icmp(IntCC::NotEqual, a, b);
        lt(a, b) = f.ins().icmp(IntCC::SignedLessThan, a, b);
        ge(a, b) = f.ins().icmp(IntCC::SignedGreaterThanOrEqual, a, b);
        gt(a, b) = f.ins().icmp(IntCC::SignedGreaterThan, a, b);
        le(a, b) = f.ins().icmp(IntCC::SignedLessThanOrEqual, a, b);
        lcmp(a, b) = {
            let (more, less) = (gt(f, a, b), lt(f, a, b));
            difference(f, more, less)
        };
        fcmpl(a, b) = { let (a, b) = (float::float(f, a), float::float(f, b)); with_less(f, a, b) };
        fcmpg(a, b) = { let (a, b) = (float::float(f, a), float::float(f, b)); with_more(f, a, b) };
        dcmpl(a, b) = { let (a, b) = (double::float(f, a), double::float(f, b)); with_less(f, a, b) };
        dcmpg(a, b) = { let (a, b) = (double::float(f, a), double::float(f, b)); with_more(f, a, b) };
    }

    fn difference(f: &mut Body<'_>, more: Value, less: Value) -> Value {
        let (more, less) = (f.ins().uextend(I32, more), f.ins().uextend(I32, less));
        f.ins().isub(more, less)
    }

    /// A NaN counts as less.
    fn with_less(f: &mut Body<'_>, a: Value, b: Value) -> Value {
        let more = f.ins().fcmp(FloatCC::GreaterThan, a, b);
        let condition = if Fault::NanCompare.is_chosen() { FloatCC::LessThan } else { FloatCC::UnorderedOrLessThan };
        let less = f.ins().fcmp(condition, a, b);
        difference(f, more, less)
    }

    /// A NaN counts as more.
    fn with_more(f: &mut Body<'_>, a: Value, b: Value) -> Value {
        let more = f.ins().fcmp(FloatCC::UnorderedOrGreaterThan, a, b);
        let less = f.ins().fcmp(FloatCC::LessThan, a, b);
        difference(f, more, less)
    }
}
