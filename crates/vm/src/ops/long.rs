//! Arithmetic on `long`.

#[inline(always)]
pub fn add(a: u64, b: u64) -> u64 {
    a.wrapping_add(b)
}

#[inline(always)]
pub fn sub(a: u64, b: u64) -> u64 {
    a.wrapping_sub(b)
}

#[inline(always)]
pub fn mul(a: u64, b: u64) -> u64 {
    a.wrapping_mul(b)
}

/// `None`: division by zero. The least value divided by minus one is itself.
#[inline(always)]
pub fn div(a: u64, b: u64) -> Option<u64> {
    (b != 0).then(|| (a as i64).wrapping_div(b as i64) as u64)
}

/// `None`: division by zero. The sign is that of the dividend.
#[inline(always)]
pub fn rem(a: u64, b: u64) -> Option<u64> {
    (b != 0).then(|| (a as i64).wrapping_rem(b as i64) as u64)
}

#[inline(always)]
pub fn neg(a: u64) -> u64 {
    a.wrapping_neg()
}

#[inline(always)]
pub fn and(a: u64, b: u64) -> u64 {
    a & b
}

#[inline(always)]
pub fn or(a: u64, b: u64) -> u64 {
    a | b
}

#[inline(always)]
pub fn xor(a: u64, b: u64) -> u64 {
    a ^ b
}

/// Shifts take the low six bits of the distance, an `int`.
#[inline(always)]
pub fn shl(a: u64, b: u32) -> u64 {
    a.wrapping_shl(b)
}

#[inline(always)]
pub fn shr(a: u64, b: u32) -> u64 {
    (a as i64).wrapping_shr(b) as u64
}

#[inline(always)]
pub fn ushr(a: u64, b: u32) -> u64 {
    a.wrapping_shr(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAST: u64 = i64::MIN as u64;
    const MINUS_ONE: u64 = u64::MAX;

    #[test]
    fn division_has_two_edges() {
        assert_eq!((div(7, 0), rem(7, 0)), (None, None));
        assert_eq!((div(LEAST, MINUS_ONE), rem(LEAST, MINUS_ONE)), (Some(LEAST), Some(0)));
    }

    #[test]
    fn distances_wrap() {
        assert_eq!((shl(1, 65), shl(1, u32::MAX)), (2, LEAST));
        assert_eq!((shr(LEAST, 63), ushr(LEAST, 63), ushr(LEAST, 64)), (MINUS_ONE, 1, LEAST));
    }
}
