//! Conversions between the numeric types.

#[inline(always)]
pub fn i2l(a: u32) -> u64 {
    i64::from(a as i32) as u64
}

#[inline(always)]
pub fn i2f(a: u32) -> u32 {
    (a as i32 as f32).to_bits()
}

#[inline(always)]
pub fn i2d(a: u32) -> u64 {
    f64::from(a as i32).to_bits()
}

#[inline(always)]
pub fn l2i(a: u64) -> u32 {
    a as u32
}

#[inline(always)]
pub fn l2f(a: u64) -> u32 {
    (a as i64 as f32).to_bits()
}

#[inline(always)]
pub fn l2d(a: u64) -> u64 {
    (a as i64 as f64).to_bits()
}

/// To whole numbers: NaN is zero, what is out of range becomes the nearest. Rust's `as` does this.
#[inline(always)]
pub fn f2i(a: u32) -> u32 {
    f32::from_bits(a) as i32 as u32
}

#[inline(always)]
pub fn f2l(a: u32) -> u64 {
    f32::from_bits(a) as i64 as u64
}

#[inline(always)]
pub fn f2d(a: u32) -> u64 {
    f64::from(f32::from_bits(a)).to_bits()
}

#[inline(always)]
pub fn d2i(a: u64) -> u32 {
    f64::from_bits(a) as i32 as u32
}

#[inline(always)]
pub fn d2l(a: u64) -> u64 {
    f64::from_bits(a) as i64 as u64
}

#[inline(always)]
pub fn d2f(a: u64) -> u32 {
    (f64::from_bits(a) as f32).to_bits()
}

#[inline(always)]
pub fn i2b(a: u32) -> u32 {
    i32::from(a as i8) as u32
}

#[inline(always)]
pub fn i2c(a: u32) -> u32 {
    u32::from(a as u16)
}

#[inline(always)]
pub fn i2s(a: u32) -> u32 {
    i32::from(a as i16) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_saturate() {
        assert_eq!((f2i(f32::NAN.to_bits()), d2l(f64::NAN.to_bits())), (0, 0));
        assert_eq!((f2i(1e20f32.to_bits()), f2i((-1e20f32).to_bits())), (i32::MAX as u32, i32::MIN as u32));
        assert_eq!(d2l(f64::INFINITY.to_bits()), i64::MAX as u64);
    }

    #[test]
    fn narrowing_keeps_the_low_bits() {
        assert_eq!((i2b(0x180), i2c(0xFFFF_8000), i2s(0x8000)), (-128i32 as u32, 0x8000, -32768i32 as u32));
        assert_eq!(l2i(0x1_0000_0002), 2);
    }
}
