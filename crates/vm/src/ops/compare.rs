//! Comparisons: those that give a number and those that decide a jump.

use std::cmp::Ordering;

/// Minus one, zero or one.
#[inline(always)]
pub fn lcmp(a: u64, b: u64) -> u32 {
    let (a, b) = (a as i64, b as i64);
    (i32::from(a > b) - i32::from(a < b)) as u32
}

/// The `l` forms give minus one if a NaN is compared, the `g` forms one.
#[inline(always)]
pub fn fcmpl(a: u32, b: u32) -> u32 {
    sign(f32::from_bits(a).partial_cmp(&f32::from_bits(b)), -1)
}

#[inline(always)]
pub fn fcmpg(a: u32, b: u32) -> u32 {
    sign(f32::from_bits(a).partial_cmp(&f32::from_bits(b)), 1)
}

#[inline(always)]
pub fn dcmpl(a: u64, b: u64) -> u32 {
    sign(f64::from_bits(a).partial_cmp(&f64::from_bits(b)), -1)
}

#[inline(always)]
pub fn dcmpg(a: u64, b: u64) -> u32 {
    sign(f64::from_bits(a).partial_cmp(&f64::from_bits(b)), 1)
}

#[inline(always)]
fn sign(order: Option<Ordering>, unordered: i32) -> u32 {
    order.map_or(unordered, |order| order as i32) as u32
}

#[inline(always)]
pub fn is_zero(a: u32) -> bool {
    a == 0
}

#[inline(always)]
pub fn is_nonzero(a: u32) -> bool {
    a != 0
}

#[inline(always)]
pub fn is_negative(a: u32) -> bool {
    (a as i32) < 0
}

#[inline(always)]
pub fn is_nonnegative(a: u32) -> bool {
    (a as i32) >= 0
}

#[inline(always)]
pub fn is_positive(a: u32) -> bool {
    (a as i32) > 0
}

#[inline(always)]
pub fn is_nonpositive(a: u32) -> bool {
    (a as i32) <= 0
}

#[inline(always)]
pub fn eq(a: u32, b: u32) -> bool {
    a == b
}

#[inline(always)]
pub fn ne(a: u32, b: u32) -> bool {
    a != b
}

#[inline(always)]
pub fn lt(a: u32, b: u32) -> bool {
    (a as i32) < (b as i32)
}

#[inline(always)]
pub fn ge(a: u32, b: u32) -> bool {
    (a as i32) >= (b as i32)
}

#[inline(always)]
pub fn gt(a: u32, b: u32) -> bool {
    (a as i32) > (b as i32)
}

#[inline(always)]
pub fn le(a: u32, b: u32) -> bool {
    (a as i32) <= (b as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nan_decides_by_form() {
        let nan = f64::NAN.to_bits();
        assert_eq!((dcmpl(nan, 0) as i32, dcmpg(nan, 0) as i32), (-1, 1));
        assert_eq!((fcmpl(0, f32::NAN.to_bits()) as i32, fcmpg(0, f32::NAN.to_bits()) as i32), (-1, 1));
        assert_eq!(dcmpg((-0f64).to_bits(), 0), 0);
    }

    #[test]
    fn order_is_that_of_signed_numbers() {
        assert_eq!((lcmp(1, 2) as i32, lcmp(2, 2), lcmp(i64::MAX as u64, i64::MIN as u64)), (-1, 0, 1));
        assert!(lt(u32::MAX, 0) && gt(0, u32::MAX) && le(1, 1) && ge(1, 1) && is_negative(0x8000_0000));
    }
}
