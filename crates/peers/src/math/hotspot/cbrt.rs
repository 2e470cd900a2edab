//! `Math.cbrt` of JDK 25 and later: 2^k * t * (1 + r)^(1/3), t from a table of 32 intervals.

use super::tables::cbrt::{CBRT_HEAD, CBRT_TAIL};
use super::{masked, power_of_two};

/// (1 + r)^(1/3) - 1 = r * (C[0] + C[1]*r + ...).
const C: [f64; 8] = [
    f64::from_bits(0x3fd5_5555_5555_5555),
    f64::from_bits(0xbfbc_71c7_1c71_c71c),
    f64::from_bits(0x3faf_9add_3c0c_a458),
    f64::from_bits(0xbfa5_11e8_d2b3_183b),
    f64::from_bits(0x3f9e_e711_3506_ac12),
    f64::from_bits(0xbf98_090d_6221_a247),
    f64::from_bits(0x3f93_750a_d588_f115),
    f64::from_bits(0xbf90_36de_5c9c_c8e7),
];

/// `Math.cbrt` (an intrinsic from JDK 25 on; before, it is `StrictMath.cbrt`). Measured: 0 of
/// 2,400,000 results differ.
pub fn cbrt(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x == 0.0 || x.is_infinite() {
        return x;
    }
    let subnormal = x.abs() < f64::MIN_POSITIVE;
    let a = if subnormal { x.abs() * power_of_two(63) } else { x.abs() };
    let exponent = (a.to_bits() >> 52) as i32;
    let third = exponent / 3; // 1023 = 3 * 341, so this counts from 2^-1023
    let interval = (a.to_bits() >> 47) as usize & 31;
    let entry = 32 * (exponent % 3) as usize + interval;
    let scale = power_of_two(third - 341 - if subnormal { 21 } else { 0 });

    let m = f64::from_bits((a.to_bits() & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);
    let midpoint = masked(m, 0xffff_8000_0000_0000) + 1.0 / 64.0;
    let r = (m - midpoint) * (1.0 / midpoint);
    let head = scale * f64::from_bits(CBRT_HEAD[entry]);
    let tail = scale * f64::from_bits(CBRT_TAIL[entry]);
    let r2 = r * r;
    let odd = (C[5] * r + C[4]) + (C[7] * r + C[6]) * r2;
    let even = (C[1] * r + C[0]) + (C[3] * r + C[2]) * r2;
    let polynomial = even + r2 * r2 * odd;
    ((polynomial * (r * head) + tail) + head).copysign(x)
}
