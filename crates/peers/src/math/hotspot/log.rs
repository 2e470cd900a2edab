//! `Math.log` and `Math.log10`: log(x) = k*log(2) - log(b) + log(1 + r) where b is a short
//! reciprocal of the mantissa m and r = b*m - 1 (for `log10` all three are scaled by log10(e)).

use super::reciprocal::rough_reciprocal;
use super::tables::log::{MINUS_LN, MINUS_LOG10};
use super::{masked, power_of_two};

/// What distinguishes the two bases.
struct Base {
    /// log(2), head and tail.
    log2: (f64, f64),
    /// log(e), head and tail.
    log_e: (f64, f64),
    /// Keeps the bits of the mantissa whose product with b is exact.
    mantissa_mask: u64,
    /// -log(b), and the bits of the smallest b: exponent parity and 7 mantissa bits.
    table: &'static [u64; 258],
    first: u32,
    /// The coefficients of r^2 to r^7.
    coefficients: [f64; 6],
}

static NATURAL: Base = Base {
    log2: (f64::from_bits(0x3fe6_2e42_fefa_3800), f64::from_bits(0x3d2e_f357_93c7_6730)),
    log_e: (1.0, 0.0),
    mantissa_mask: 0xffff_e000_0000_0000,
    table: &MINUS_LN,
    first: 0,
    coefficients: [
        -0.5,
        f64::from_bits(0x3fd5_5555_5555_5555),
        -0.25,
        f64::from_bits(0x3fc9_9999_9999_999a),
        f64::from_bits(0xbfc5_555e_3d6f_b175),
        f64::from_bits(0x3fc2_4924_9249_2492),
    ],
};

static DECIMAL: Base = Base {
    log2: (f64::from_bits(0x3fd3_4413_509f_7800), f64::from_bits(0x3d1f_ef31_1f12_b358)),
    log_e: (f64::from_bits(0x3fdb_c000_0000_0000), f64::from_bits(0x3f5a_7a6c_bf2e_4108)),
    mantissa_mask: 0xffff_ffff_f800_0000,
    table: &MINUS_LOG10,
    first: 94,
    coefficients: [
        f64::from_bits(0xbff2_7af2_dc77_b115),
        f64::from_bits(0x3ffc_6a02_dc96_3467),
        f64::from_bits(0xc008_9309_64d4_ef0d),
        f64::from_bits(0x4016_ab9f_7f9d_3aa1),
        f64::from_bits(0xc025_c917_3855_93b1),
        f64::from_bits(0x4035_8874_c1a5_f12e),
    ],
};

/// `Math.log`. Measured: 0 of 3,400,000 results differ.
pub fn log(x: f64) -> f64 {
    logarithm(x, &NATURAL)
}

/// `Math.log10`. Measured: 0 of 3,400,000 results differ.
pub fn log10(x: f64) -> f64 {
    logarithm(x, &DECIMAL)
}

fn logarithm(x: f64, base: &Base) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return x;
    }
    let (x, shift) = if x < f64::MIN_POSITIVE { (x * power_of_two(128), 128) } else { (x, 0) };
    let k = f64::from((x.to_bits() >> 52) as i32 - 1023 - shift);
    let m = f64::from_bits((x.to_bits() & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);

    let (log_e, log_e_tail) = base.log_e;
    // Rounded to 7 mantissa bits by adding half a unit to the bits.
    let b_bits = (rough_reciprocal(m) * log_e as f32).to_bits() + 0x8000;
    let b = f64::from(f32::from_bits(b_bits & 0xffff_0000));
    let entry = (((b_bits >> 16) & 0xff) - base.first) as usize;
    let table_head = f64::from_bits(base.table[2 * entry]);
    let table_tail = f64::from_bits(base.table[2 * entry + 1]);

    let m_head = masked(m, base.mantissa_mask);
    let r = (m - m_head) * b + (m_head * b - log_e);
    let [c2, c3, c4, c5, c6, c7] = base.coefficients;
    let r2 = r * r;
    let low = ((c6 * r + c5) * r + c7 * r * r2) * (r2 * r2);
    let high = ((c3 * r + c2) + c4 * r2) * r2;

    let constant = table_head + k * base.log2.0;
    let sum = constant + r;
    let mut rest = r + (constant - sum);
    if log_e_tail != 0.0 {
        rest += log_e_tail * r;
    }
    rest += k * base.log2.1 + table_tail;
    sum + ((rest + low) + high)
}
