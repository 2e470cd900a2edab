//! `java.lang.Math` as HotSpot on x86-64 computes it, in the interpreter and in compiled code.
//!
//! There `sin`, `cos`, `tan`, `exp`, `log`, `log10` and `pow` are intrinsics (JDK 17 and 25), and
//! so are `tanh` (from JDK 24) and `cbrt` (from JDK 25); their last bit often differs from
//! `StrictMath`. All other functions of `Math` give what `StrictMath` gives, and this module has
//! none of them. The algorithms are those of Intel's math library (table look-up plus a short
//! polynomial); results are equal only if every rounding step is, so the order of operations
//! below is part of the result.
//!
//! Measured against `Math` of JDK 17 and JDK 25 (interpreter and compiler agree), 3.4 million
//! arguments per function over all exponents, small ranges, neighbours of multiples of pi/2 and
//! of powers of two, overflow and underflow seams, integers and specials (`tanh` and `cbrt`: 2.4
//! million, JDK 25): 0 results differ, in every function. `log`, `log10` and
//! `pow` start from the processor's `rcpps` instruction, whose result differs between makers; the
//! one modelled here is that of AMD Zen 3 (`reciprocal.rs`), so on other processors `java`
//! itself may give another last bit. A NaN result is the canonical Java NaN.

mod cbrt;
mod exp;
mod log;
mod pow;
mod reciprocal;
mod reduction;
mod sincos;
mod tables;
mod tan;
mod tanh;

pub use cbrt::cbrt;
pub use exp::exp;
pub use log::{log, log10};
pub use pow::pow;
pub use sincos::{cos, sin};
pub use tan::tan;
pub use tanh::tanh;

/// The upper 16 bits without the sign: exponent and top four mantissa bits.
fn top(x: f64) -> u32 {
    (x.to_bits() >> 48) as u32 & 0x7fff
}

/// `x` with all bits outside `mask` cleared.
fn masked(x: f64, mask: u64) -> f64 {
    f64::from_bits(x.to_bits() & mask)
}

/// 2^k for an exponent of a normal number.
fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((1023 + k) as u64) << 52)
}

/// Replaces any NaN by the one that `Double.NaN` names.
fn canonical(x: f64) -> f64 {
    if x.is_nan() { f64::NAN } else { x }
}
