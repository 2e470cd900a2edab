//! Arithmetic on `int`. A boolean, byte, char or short in a register is an `int` as well.

#[inline(always)]
pub fn add(a: u32, b: u32) -> u32 {
    a.wrapping_add(b)
}

#[inline(always)]
pub fn sub(a: u32, b: u32) -> u32 {
    a.wrapping_sub(b)
}

#[inline(always)]
pub fn mul(a: u32, b: u32) -> u32 {
    a.wrapping_mul(b)
}

/// `None`: division by zero. The least value divided by minus one is itself.
#[inline(always)]
pub fn div(a: u32, b: u32) -> Option<u32> {
    (b != 0).then(|| (a as i32).wrapping_div(b as i32) as u32)
}

/// `None`: division by zero. The sign is that of the dividend.
#[inline(always)]
pub fn rem(a: u32, b: u32) -> Option<u32> {
    (b != 0).then(|| (a as i32).wrapping_rem(b as i32) as u32)
}

#[inline(always)]
pub fn neg(a: u32) -> u32 {
    a.wrapping_neg()
}

#[inline(always)]
pub fn and(a: u32, b: u32) -> u32 {
    a & b
}

#[inline(always)]
pub fn or(a: u32, b: u32) -> u32 {
    a | b
}

#[inline(always)]
pub fn xor(a: u32, b: u32) -> u32 {
    a ^ b
}

/// Shifts take the low five bits of the distance.
#[inline(always)]
pub fn shl(a: u32, b: u32) -> u32 {
    a.wrapping_shl(b)
}

#[inline(always)]
pub fn shr(a: u32, b: u32) -> u32 {
    (a as i32).wrapping_shr(b) as u32
}

#[inline(always)]
pub fn ushr(a: u32, b: u32) -> u32 {
    a.wrapping_shr(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAST: u32 = i32::MIN as u32;
    const MINUS_ONE: u32 = u32::MAX;

    #[test]
    fn division_has_two_edges() {
        assert_eq!((div(7, 0), rem(7, 0)), (None, None));
        assert_eq!((div(LEAST, MINUS_ONE), rem(LEAST, MINUS_ONE)), (Some(LEAST), Some(0)));
        assert_eq!((div(-7i32 as u32, 2), rem(-7i32 as u32, 2)), (Some(-3i32 as u32), Some(MINUS_ONE)));
    }

    #[test]
    fn distances_wrap() {
        assert_eq!((shl(1, 33), shl(1, MINUS_ONE)), (2, LEAST));
        assert_eq!((shr(LEAST, 31), ushr(LEAST, 31), ushr(LEAST, 32)), (MINUS_ONE, 1, LEAST));
    }

    #[test]
    fn the_least_value_has_no_opposite() {
        assert_eq!((neg(LEAST), add(LEAST, MINUS_ONE), mul(LEAST, MINUS_ONE)), (LEAST, i32::MAX as u32, LEAST));
    }
}
