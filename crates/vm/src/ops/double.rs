//! Arithmetic on `double`, which registers hold as its bits. Rust's is that of IEEE 754, as Java's is.

/// The NaN of an operation on operands that are none, and the bit that tells quiet ones.
const NAN: u64 = 0xFFF8_0000_0000_0000;
const QUIET: u64 = 0x0008_0000_0000_0000;

/// Which NaN an operation gives. Compilers may swap operands and hosts differ, a state must not: the
/// first operand that is one, made quiet. So does Java on x86.
/// It takes numbers, not bits, so that an operation that gives a number keeps its operands where it computes.
#[cold]
#[inline(never)]
fn nan(a: f64, b: f64) -> u64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => a.to_bits() | QUIET,
        (_, true) => b.to_bits() | QUIET,
        _ => NAN,
    }
}

#[inline(always)]
fn both(a: u64, b: u64, operation: impl Fn(f64, f64) -> f64) -> u64 {
    let (a, b) = (f64::from_bits(a), f64::from_bits(b));
    let result = operation(a, b);
    if result.is_nan() { nan(a, b) } else { result.to_bits() }
}

#[inline(always)]
pub fn add(a: u64, b: u64) -> u64 {
    both(a, b, |a, b| a + b)
}

#[inline(always)]
pub fn sub(a: u64, b: u64) -> u64 {
    both(a, b, |a, b| a - b)
}

#[inline(always)]
pub fn mul(a: u64, b: u64) -> u64 {
    both(a, b, |a, b| a * b)
}

#[inline(always)]
pub fn div(a: u64, b: u64) -> u64 {
    both(a, b, |a, b| a / b)
}

/// The remainder of the truncating division, not IEEE 754's; the sign is that of the dividend.
#[inline(always)]
pub fn rem(a: u64, b: u64) -> u64 {
    both(a, b, |a, b| a % b)
}

/// The sign changes, also that of a zero or of a NaN.
#[inline(always)]
pub fn neg(a: u64) -> u64 {
    a ^ 0x8000_0000_0000_0000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_nan_wins() {
        let (one, other) = (NAN ^ 1 << (u64::BITS - 1) | 5, (NAN ^ QUIET) | 1);
        assert_eq!((add(one, other), sub(other, one), mul(0, one)), (one, other | QUIET, one));
        assert_eq!((div(0, 0), rem(0, 0), neg(NAN)), (NAN, NAN, NAN ^ 1 << (u64::BITS - 1)));
    }

    #[test]
    fn remainder_keeps_the_sign_of_the_dividend() {
        assert_eq!(rem((-4f64).to_bits(), 2f64.to_bits()), (-0f64).to_bits());
        assert!(f64::from_bits(rem(f64::INFINITY.to_bits(), 1f64.to_bits())).is_nan());
    }
}
