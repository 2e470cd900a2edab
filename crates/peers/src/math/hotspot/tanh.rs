//! `Math.tanh` of JDK 24 and later: (1 - e) / (1 + e) with e = exp(-2|x|), both to extra bits.

use super::tables::tanh::EXP2_MINUS_256;
use super::{masked, power_of_two, top};

/// 512 * log2(e), head and tail.
const LOG2_E: (f64, f64) = (f64::from_bits(0x4087_1547_6000_0000), f64::from_bits(0x3ee4_ae0b_f85d_df44));
/// 2^(-r/256) - 1 = C[0]*r + C[1]*r^2 + ...
const C: [f64; 5] = [
    f64::from_bits(0xbf66_2e42_fefa_39ef),
    f64::from_bits(0x3ece_bfbd_ff82_c58e),
    f64::from_bits(0xbe2c_6b08_d704_a0bf),
    f64::from_bits(0x3d83_b2ab_6fba_4e77),
    f64::from_bits(0xbcd5_d87f_e78a_6731),
];
/// tanh(x) = x + x^3 * (P[0] + P[1]*x^2 + ...), the Taylor series.
const P: [f64; 6] = [
    f64::from_bits(0xbfd5_5555_5555_5555),
    f64::from_bits(0x3fc1_1111_1111_1111),
    f64::from_bits(0xbfab_a1ba_1ba1_ba1c),
    f64::from_bits(0x3f96_64f4_882c_10fa),
    f64::from_bits(0xbf82_26e3_55e6_c23d),
    f64::from_bits(0x3f6d_6d3d_0e15_7ddf),
];
const SHIFTER: f64 = f64::from_bits(0x4338_0000_0000_0000);

/// `Math.tanh` (an intrinsic from JDK 24 on; before, it is `StrictMath.tanh`). Measured: 0 of
/// 2,400,000 results differ.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    match top(x) {
        0x3fb0..0x4040 => tanh_by_exp(x.abs()).copysign(x), // [2^-4, 2^5)
        0x3bf0..0x3fb0 => tanh_series(x),
        0..0x3bf0 => x,
        _ => 1.0_f64.copysign(x),
    }
}

fn tanh_series(x: f64) -> f64 {
    let x2 = x * x;
    let x4 = x2 * x2;
    let high = ((P[5] * x2 + P[4]) * x2 + P[3]) * (x4 * x4);
    let low = ((P[2] * x2 + P[1]) * x2 + P[0]) * x2;
    x + (high + low) * x
}

fn tanh_by_exp(a: f64) -> f64 {
    let a_head = masked(a, 0x7fff_ffff_f800_0000);
    let scaled = a_head * LOG2_E.0;
    let n = (scaled + SHIFTER).to_bits() as u32;
    let r = (LOG2_E.1 * a + LOG2_E.0 * (a - a_head)) + (scaled - ((scaled + SHIFTER) - SHIFTER));
    let j = (n & 255) as usize;
    let unit = power_of_two(-((n >> 8) as i32));
    let t = f64::from_bits(EXP2_MINUS_256[2 * j]) * unit;
    let d = f64::from_bits(EXP2_MINUS_256[2 * j + 1]) * unit;

    let r2 = r * r;
    let linear = C[0] * r;
    let higher = (C[4] * r + C[3]) * (r2 * r2) + (C[2] * r + C[1]) * r2;
    let one_plus_t = 1.0 + t;
    let inverse = masked(1.0 / ((higher + linear) * t + one_plus_t), 0xffff_ffff_fffc_0000);

    // 1 + e as a short head and a tail.
    let short = masked(one_plus_t, 0xffff_fff0_0000_0000);
    let linear_t = linear * t;
    let mut tail = (((1.0 - short) + t) + d) + d * linear;
    let head = masked(short + linear_t, 0xffff_fff0_0000_0000);
    tail += higher * t;
    tail += (short - head) + linear_t;

    let tail = tail * inverse;
    let error = (head * inverse - 1.0) + tail;
    let main = (head - 2.0) * inverse;
    -(main + ((tail - tail * error) - main * error))
}
