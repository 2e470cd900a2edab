//! `Math.pow`: 2^(y * log2(x)), the logarithm in head and tail.

use super::reciprocal::rough_reciprocal;
use super::tables::pow::{EXP2_256, LOG2};
use super::{masked, power_of_two, top};

/// log2(e) cut to 10 bits.
const LOG2_E: f64 = 1.4453125;
/// log2(1 + r/LOG2_E) = r + C[0]*r + C[1]*r^2 + ... + C[7]*r^8.
const C: [f64; 8] = [
    f64::from_bits(0xbf5d_abe1_161b_b241),
    f64::from_bits(0xbfd6_19b6_b384_1d2a),
    f64::from_bits(0x3fc4_635e_486e_cecc),
    f64::from_bits(0xbfb5_28db_9f95_985a),
    f64::from_bits(0x3fa7_6c9b_ac83_49bb),
    f64::from_bits(0xbf9b_0301_ee24_1472),
    f64::from_bits(0x3f90_04f2_5187_75e3),
    f64::from_bits(0xbf83_6578_6dc9_6112),
];
/// The same for the more exact sum: heads of the first two, then the tails of these two and the
/// next two.
const HEADS: [f64; 2] = [f64::from_bits(0xbf5d_abe1_0000_0000), f64::from_bits(0xbfd6_1a00_0000_0000)];
const TAILS: [f64; 4] = [
    f64::from_bits(0xbdd6_1bb2_4120_55cc),
    f64::from_bits(0x3ef2_531e_f8b5_787d),
    f64::from_bits(0x3fc4_635e_486e_cecb),
    f64::from_bits(0xbfb5_28db_9f95_985a),
];
/// 2^z = 1 + E[0]*z + E[1]*z^2 + ... for |z| <= 1/512.
const E: [f64; 5] = [
    f64::from_bits(0x3fe6_2e42_fefa_39ef),
    f64::from_bits(0x3fce_bfbd_ff82_c58f),
    f64::from_bits(0x3fac_6b08_d704_a0c0),
    f64::from_bits(0x3f83_b2ab_6fba_4e77),
    f64::from_bits(0x3f55_d87f_e78a_6731),
];
/// Adding this rounds to a multiple of 1/256 and leaves it in the low bits.
const SHIFTER: f64 = f64::from_bits(0x42b8_0000_0000_0000);
const UPPER_26_BITS: u64 = 0xffff_ffff_f800_0000;

/// `Math.pow`. Measured: 0 of 3,600,000 results differ.
///
/// The exponents 2 and 0.5 are squaring and the square root there, also in the interpreter.
pub fn pow(x: f64, y: f64) -> f64 {
    if y == 2.0 {
        return super::canonical(x * x);
    }
    if y == 0.5 && x > 0.0 {
        return x.sqrt();
    }
    if let Some(result) = special(x, y) {
        return result;
    }
    let negative = x < 0.0;
    if negative && y % 1.0 != 0.0 {
        return f64::NAN;
    }
    let magnitude = positive_pow(x.abs(), negative, y);
    if negative && is_odd(y) { -magnitude } else { magnitude }
}

fn is_odd(y: f64) -> bool {
    (y % 2.0).abs() == 1.0
}

/// The cases that `Math.pow` specifies exactly: zeros, infinities, NaN.
fn special(x: f64, y: f64) -> Option<f64> {
    if y == 0.0 {
        return Some(1.0);
    }
    if x.is_nan() || y.is_nan() || (y.is_infinite() && x.abs() == 1.0) {
        return Some(f64::NAN);
    }
    if y.is_infinite() {
        return Some(if (x.abs() > 1.0) == (y > 0.0) { f64::INFINITY } else { 0.0 });
    }
    if x == 0.0 || x.is_infinite() {
        let magnitude = if (x == 0.0) == (y > 0.0) { 0.0 } else { f64::INFINITY };
        return Some(if x.is_sign_negative() && is_odd(y) { -magnitude } else { magnitude });
    }
    None
}

/// x^y for a positive finite `x`. `negative` says that x was negative: the mantissa is then split
/// at another place.
fn positive_pow(x: f64, negative: bool, y: f64) -> f64 {
    let reduced = Reduced::of(x, negative);
    if reduced.near_one && top(y) >= 0x40b0 {
        return pow_near_one(&reduced, y);
    }
    let (head, tail) = reduced.log2();
    // Bounds the exponent of y * log2(x), in sixteenths.
    let size = 16 * floor_log2(reduced.k) + (top(y) & 0x7ff0) as i32 - 0x3e00;
    match size {
        ..-384 => 1.0,
        -384..0 => (head * y + y * tail) * E[0] + 1.0,
        0..624 => {
            let y_head = masked(y, 0xffff_fff8_0000_0000);
            let product = y_head * head;
            exp2(product, |rest| y * tail + (rest + (y - y_head) * head))
        }
        624..752 => {
            let sum = head + tail;
            let sum_head = masked(sum, UPPER_26_BITS);
            let sum_tail = (tail + (head - sum)) + (sum - sum_head);
            let y_head = masked(y, UPPER_26_BITS);
            let product = y_head * sum_head;
            let small = y * sum_tail + (y - y_head) * sum_head;
            exp2(product, |rest| small + rest)
        }
        _ => overflow_or_underflow((reduced.k < 0.0) == (y < 0.0)),
    }
}

fn overflow_or_underflow(large: bool) -> f64 {
    if large { f64::INFINITY } else { 0.0 }
}

/// floor(log2(|k| + 1)) of an integer.
fn floor_log2(k: f64) -> i32 {
    (k.abs() as u32 + 1).ilog2() as i32
}

/// x = 2^k * m with m*b = LOG2_E + r_head + r_tail, and log2(LOG2_E / b) from the table.
struct Reduced {
    k: f64,
    r_head: f64,
    r_tail: f64,
    table: (f64, f64),
    near_one: bool,
}

impl Reduced {
    fn of(x: f64, negative: bool) -> Self {
        let subnormal = x < f64::MIN_POSITIVE;
        let x = if subnormal { x * power_of_two(128) } else { x };
        let exponent = (x.to_bits() >> 52) as i32 - 1023;
        let k = if subnormal { exponent - 128 } else { exponent };
        let near_one = !subnormal && (0x3fef..=0x3ff0).contains(&top(x));

        let m_bits = (x.to_bits() & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000;
        let m = f64::from_bits(m_bits);
        let b_bits = (rough_reciprocal(m) * LOG2_E as f32).to_bits() + 0x2000;
        let b = f64::from(f32::from_bits(b_bits & 0xffff_c000));
        let entry = (((b_bits >> 14) & 0x3ff) - 228) as usize;

        // The larger |k|, the fewer bits of the product fit beside it.
        let split_exponent = if negative { k - 1 } else { k };
        let dropped = if subnormal { 10 } else { floor_log2(f64::from(split_exponent)) };
        let rounding = if near_one { 0x8000_0000 } else { 0 };
        let m_head = f64::from_bits((m_bits + rounding) & (u64::MAX << (32 + dropped)));
        Self {
            k: f64::from(k),
            r_head: m_head * b - LOG2_E,
            r_tail: (m - m_head) * b,
            table: (f64::from_bits(LOG2[2 * entry]), f64::from_bits(LOG2[2 * entry + 1])),
            near_one,
        }
    }

    /// log2(x) as head and tail.
    fn log2(&self) -> (f64, f64) {
        let head = (self.r_head + self.table.0) + self.k;
        let r = self.r_tail + self.r_head;
        let r2 = r * r;
        let r3 = r * r2;
        let r4 = r2 * r2;
        let odd = r4 * ((C[6] + C[7] * r) * r3) + ((C[2] + C[3] * r) * r3 + (self.r_tail + self.table.1));
        let even = r4 * ((C[4] + C[5] * r) * r) + (C[0] + C[1] * r) * r;
        (head, even + odd)
    }

    /// log2(x) near x = 1 with more bits: a head of 26 bits and a tail.
    fn exact_log2(&self) -> (f64, f64) {
        let (r_head, r_tail) = (self.r_head, self.r_tail);
        let r = r_tail + r_head;
        let linear = r_head + HEADS[0] * r_head;
        let square = HEADS[1] * r_head * r_head;
        let mut sum = self.k + self.table.0;
        let lost_linear = add(&mut sum, linear);
        let lost_square = add(&mut sum, square);
        let mut lost = HEADS[1] * r_tail * (r_head + r) + (lost_square + lost_linear);
        for term in [r_tail, HEADS[0] * r_tail, self.table.1] {
            lost += add(&mut sum, term);
        }
        let r2 = r * r;
        let r3 = r * r2;
        let r4 = r2 * r2;
        let odd = ((TAILS[2] + TAILS[3] * r) * r3 + lost) + (C[6] + C[7] * r) * r3 * r4;
        let even = (TAILS[0] + TAILS[1] * r) * r + (C[4] + C[5] * r) * r * r4;
        let head = masked(sum, UPPER_26_BITS);
        (head, (sum - head) + (odd + even))
    }
}

/// Adds a smaller `term` to `sum` and returns what rounding lost.
fn add(sum: &mut f64, term: f64) -> f64 {
    let before = *sum;
    *sum = before + term;
    term + (before - *sum)
}

/// x in [31/32, 17/16) and |y| >= 4096.
fn pow_near_one(reduced: &Reduced, y: f64) -> f64 {
    let (head, tail) = reduced.exact_log2();
    let exponent = (top(head) & 0x7ff0) + (top(y) & 0x7ff0);
    if exponent >= 0x3ff0 + 0x40c0 {
        return overflow_or_underflow((head < 0.0) == (y < 0.0));
    }
    let y_head = masked(y, 0xffff_ffff_0000_0000);
    let product = y_head * head;
    let small = (y - y_head) * head + y * tail;
    exp2(product, |rest| rest + small)
}

/// 2^(product + ...): `fraction` adds the small parts of the exponent to the rest of `product`
/// beyond a multiple of 1/256.
fn exp2(product: f64, fraction: impl Fn(f64) -> f64) -> f64 {
    let shifted = SHIFTER + product;
    let m = shifted.to_bits() as i32;
    let n = shifted - SHIFTER;
    if top(n) > 0x4091 {
        return overflow_or_underflow(n > 0.0);
    }
    let z = fraction(product - n);
    let j = (m & 255) as usize;
    let head = f64::from_bits(EXP2_256[2 * j]);
    let tail = f64::from_bits(EXP2_256[2 * j + 1]);
    let z2 = z * z;
    let high = (E[3] + E[4] * z) * (z2 * z2) * head;
    let low = (E[1] + E[2] * z) * z2 * head;
    let rest = (high + (E[0] * z * head + tail)) + low;
    scale(m >> 8, head, rest)
}

/// 2^k * (head + rest); a subnormal result is rounded from both parts.
fn scale(k: i32, head: f64, rest: f64) -> f64 {
    let half = k >> 1;
    let times = |x: f64| x * power_of_two(half) * power_of_two(k - half);
    let result = times(head + rest);
    if top(result) & 0x7ff0 != 0 || k < -1074 {
        return result;
    }
    let missing_bits = (-1054 - k).max(0);
    let kept = masked(head, 0xffff_ffff_0000_0000 << missing_bits);
    times(kept) + times((head - kept) + rest)
}
