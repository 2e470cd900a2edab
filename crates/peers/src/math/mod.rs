//! The floating-point functions of `java.lang.StrictMath` and `java.lang.Math`, bit for bit.
//!
//! The job: plain functions from `f64` to `f64` that give the same bits as HotSpot on x86-64.
//! [`strict`] serves the native methods of `StrictMath` (JDK 17; later JDKs have them in Java),
//! [`hotspot`] the methods of `Math` that HotSpot replaces by its own code, which may differ from
//! `StrictMath` in the last bit. The non-job: anything that knows about frames, values or methods.
//!
//! Only operations that IEEE 754 defines exactly are used (`sqrt`, `fma`, `%` among them), never
//! the platform's `sin` or `exp`, so results do not depend on the host. NaN results are the canonical `Double.NaN`; HotSpot sometimes keeps the payload of a NaN argument,
//! which only `doubleToRawLongBits` can tell.

pub mod hotspot;
pub mod strict;

/// `Math.fma(double, double, double)`: one rounding, exact by definition.
pub fn fma(a: f64, b: f64, c: f64) -> f64 {
    let result = a.mul_add(b, c);
    if result.is_nan() { f64::NAN } else { result }
}

/// `Math.fma(float, float, float)`.
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    let result = a.mul_add(b, c);
    if result.is_nan() { f32::NAN } else { result }
}

#[cfg(test)]
mod tests;
