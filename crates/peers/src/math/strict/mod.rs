//! `java.lang.StrictMath` as fdlibm 5.3 defines it, bit for bit.
//!
//! JDK 17 keeps these functions in native code; from JDK 21 on they are Java and the VM runs
//! them as any other method. The job here is the exact bits of fdlibm: every sum and product is
//! written in the order in which fdlibm rounds it, so a "simplification" is a bug. The non-job
//! is accuracy beyond fdlibm, and `java.lang.Math` (see [`super::hotspot`]).
//!
//! Measured against `StrictMath` of JDK 17 on x86-64, two million arguments per function (all
//! exponents, small ranges, neighbours of multiples of pi/2 and of powers of two, integers,
//! specials): 0 results differ, in every function. A NaN result is the canonical Java NaN.

#![expect(
    clippy::excessive_precision,
    clippy::approx_constant,
    reason = "constants carry the digits that were published, and are parts of pi and ln 2 by design"
)]

mod exponential;
mod hyperbolic;
mod inverse;
mod logarithm;
mod reduction;
mod remainder;
mod trigonometric;

pub use exponential::{exp, expm1};
pub use hyperbolic::{cosh, sinh, tanh};
pub use inverse::{acos, asin, atan, atan2};
pub use logarithm::{log, log1p, log10};
pub use remainder::ieee_remainder;
pub use trigonometric::{cos, sin, tan};

/// `StrictMath.sqrt`: IEEE 754 requires the correctly rounded root, which is what Rust computes.
pub fn sqrt(x: f64) -> f64 {
    canonical(x.sqrt())
}

/// Replaces any NaN by the one that `Double.NaN` names, so that results do not depend on the
/// sign and payload which the host processor happens to produce.
fn canonical(x: f64) -> f64 {
    // By bits: a comparison of floats would let the optimiser keep any NaN it likes.
    let magnitude = x.to_bits() & (u64::MAX >> 1);
    if magnitude > f64::INFINITY.to_bits() { f64::from_bits(0x7ff8_0000_0000_0000) } else { x }
}

/// The upper 32 bits (sign, exponent, top 20 mantissa bits): fdlibm picks its cases by them.
fn high_word(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32
}

/// The upper word without the sign.
fn abs_high_word(x: f64) -> u32 {
    high_word(x) & 0x7fff_ffff
}

/// `x` with its upper word replaced.
fn with_high_word(x: f64, high: u32) -> f64 {
    f64::from_bits((u64::from(high) << 32) | (x.to_bits() & 0xffff_ffff))
}

/// `x` with its lower 32 bits cleared, so that products of two such values are nearly exact.
fn head(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// Adds `k` to the exponent field without looking at overflow or subnormals, as fdlibm does
/// where it knows that the result is normal.
fn add_exponent(x: f64, k: i32) -> f64 {
    with_high_word(x, high_word(x).wrapping_add((k as u32) << 20))
}

/// `c[0] + x*(c[1] + x*(c[2] + ...))`, rounded after every operation (no fused steps).
fn horner<const N: usize>(x: f64, coefficients: &[f64; N]) -> f64 {
    let (last, rest) = coefficients.split_last().expect("a polynomial has a coefficient");
    rest.iter().rev().fold(*last, |sum, c| c + x * sum)
}
