//! exp and expm1: x = k*ln2 + r with |r| <= ln2/2, and a rational function of r.

use super::logarithm::{LN2_HI, LN2_LO};
use super::{abs_high_word, add_exponent, horner, with_high_word};

const OVERFLOW: f64 = 7.09782712893383973096e+02;
const UNDERFLOW: f64 = -7.45133219101941108420e+02;
const INV_LN2: f64 = 1.44269504088896338700e+00;
/// Upper words of ln2/2 and 3*ln2/2: the seams of the reduction.
const HALF_LN2_HIGH: u32 = 0x3fd6_2e42;
const THREE_HALVES_LN2_HIGH: u32 = 0x3ff0_a2b2;

/// x - k*ln2 as a difference `hi - lo`, for |x| > ln2/2.
fn split(x: f64, ix: u32) -> (i32, f64, f64) {
    let k = if ix < THREE_HALVES_LN2_HIGH {
        if x < 0.0 { -1 } else { 1 }
    } else {
        (INV_LN2 * x + 0.5_f64.copysign(x)) as i32
    };
    let t = f64::from(k);
    (k, x - t * LN2_HI, t * LN2_LO)
}

const P: [f64; 5] = [
    1.66666666666666019037e-01,
    -2.77777777770155933842e-03,
    6.61375632143793436117e-05,
    -1.65339022054652515390e-06,
    4.13813679705723846039e-08,
];

/// `StrictMath.exp` (Java code since JDK 9; here for sinh and cosh, which call it).
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if x < UNDERFLOW {
        return 0.0;
    }
    let ix = abs_high_word(x);
    if ix < 0x3e30_0000 {
        return 1.0 + x;
    }
    if ix <= HALF_LN2_HIGH {
        let c = exp_correction(x);
        return 1.0 - ((x * c) / (c - 2.0) - x);
    }
    let (k, hi, lo) = split(x, ix);
    let r = hi - lo;
    let c = exp_correction(r);
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);
    if k >= -1021 {
        add_exponent(y, k)
    } else {
        add_exponent(y, k + 1000) * f64::from_bits(0x0170_0000_0000_0000) // 2^-1000
    }
}

fn exp_correction(x: f64) -> f64 {
    let t = x * x;
    x - t * horner(t, &P)
}

const Q: [f64; 6] = [
    1.0,
    -3.33333333333331316428e-02,
    1.58730158725481460165e-03,
    -7.93650757867487942473e-05,
    4.00821782732936239552e-06,
    -2.01099218183624371326e-07,
];

/// `StrictMath.expm1`.
pub fn expm1(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    let ix = abs_high_word(x);
    if ix >= 0x4043_687a && x < 0.0 {
        return -1.0; // x <= -56*ln2
    }
    if ix < 0x3c90_0000 {
        return x;
    }
    if ix <= HALF_LN2_HIGH {
        let (e, half_square) = expm1_rational(x);
        return x - (x * e - half_square);
    }
    let (k, hi, lo) = split(x, ix);
    let r = hi - lo;
    let c = (hi - r) - lo;
    let (e, half_square) = expm1_rational(r);
    scale_expm1(k, r, (r * (e - c) - c) - half_square)
}

/// The rational part of expm1 and x*x/2.
fn expm1_rational(x: f64) -> (f64, f64) {
    let half = 0.5 * x;
    let half_square = x * half;
    let r1 = horner(half_square, &Q);
    let t = 3.0 - r1 * half;
    (half_square * ((r1 - t) / (6.0 - x * t)), half_square)
}

/// 2^k * (1 + x - e) - 1, ordered by the size of k so that the -1 loses nothing.
fn scale_expm1(k: i32, x: f64, e: f64) -> f64 {
    match k {
        -1 => 0.5 * (x - e) - 0.5,
        1 if x < -0.25 => -2.0 * (e - (x + 0.5)),
        1 => 1.0 + 2.0 * (x - e),
        2..20 => {
            let t = with_high_word(0.0, 0x3ff0_0000 - (0x0020_0000 >> k)); // 1 - 2^-k
            add_exponent(t - (e - x), k)
        }
        20..=56 => {
            let t = with_high_word(0.0, ((0x3ff - k) as u32) << 20); // 2^-k
            add_exponent((x - (e + t)) + 1.0, k)
        }
        _ => add_exponent(1.0 - (e - x), k) - 1.0,
    }
}
