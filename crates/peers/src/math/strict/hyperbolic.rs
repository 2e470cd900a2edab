//! sinh, cosh and tanh over exp and expm1.

use super::{abs_high_word, exp, expm1};

/// Upper words of 22 and of log(Double.MAX_VALUE).
const TWENTY_TWO_HIGH: u32 = 0x4036_0000;
const LOG_MAX_HIGH: u32 = 0x4086_2e42;
/// The largest argument whose sinh and cosh are finite.
const LARGEST: f64 = f64::from_bits(0x4086_33ce_8fb9_f87d);

/// half * exp(a) without overflow in between.
fn scaled_exp(half: f64, a: f64) -> f64 {
    if abs_high_word(a) < LOG_MAX_HIGH {
        return half * exp(a);
    }
    if a > LARGEST {
        return f64::INFINITY.copysign(half);
    }
    let w = exp(0.5 * a);
    (half * w) * w
}

/// `StrictMath.sinh`.
pub fn sinh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let ix = abs_high_word(x);
    if ix < 0x3e30_0000 {
        return x;
    }
    let a = x.abs();
    let half = 0.5_f64.copysign(x);
    if ix >= TWENTY_TWO_HIGH {
        return scaled_exp(half, a);
    }
    let t = expm1(a);
    if ix < 0x3ff0_0000 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) }
}

/// `StrictMath.cosh`.
pub fn cosh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let ix = abs_high_word(x);
    let a = x.abs();
    if ix < 0x3fd6_2e43 {
        let t = expm1(a);
        let w = 1.0 + t;
        return if ix < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) };
    }
    if ix < TWENTY_TWO_HIGH {
        let t = exp(a);
        return 0.5 * t + 0.5 / t;
    }
    scaled_exp(0.5, a)
}

/// `StrictMath.tanh`.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let ix = abs_high_word(x);
    if ix < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let a = x.abs();
    let z = if ix >= TWENTY_TWO_HIGH {
        1.0
    } else if ix >= 0x3ff0_0000 {
        1.0 - 2.0 / (expm1(2.0 * a) + 2.0)
    } else {
        let t = expm1(-2.0 * a);
        -t / (t + 2.0)
    };
    z.copysign(x)
}
