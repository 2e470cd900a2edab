//! sin, cos and tan: reduction to [-pi/4, pi/4] and one minimax polynomial per kernel.

use super::reduction::{Reduced, reduce};
use super::{abs_high_word, canonical, head, with_high_word};

/// Upper word of pi/4: below it no reduction happens.
const PI_4_HIGH: u32 = 0x3fe9_21fb;

/// `StrictMath.sin`.
pub fn sin(x: f64) -> f64 {
    if abs_high_word(x) <= PI_4_HIGH {
        return sin_kernel(x, None);
    }
    let Some(Reduced { quadrant, head: y, tail }) = reduce(x) else {
        return f64::NAN;
    };
    match quadrant & 3 {
        0 => sin_kernel(y, Some(tail)),
        1 => cos_kernel(y, tail),
        2 => -sin_kernel(y, Some(tail)),
        _ => -cos_kernel(y, tail),
    }
}

/// `StrictMath.cos`.
pub fn cos(x: f64) -> f64 {
    if abs_high_word(x) <= PI_4_HIGH {
        return cos_kernel(x, 0.0);
    }
    let Some(Reduced { quadrant, head: y, tail }) = reduce(x) else {
        return f64::NAN;
    };
    match quadrant & 3 {
        0 => cos_kernel(y, tail),
        1 => -sin_kernel(y, Some(tail)),
        2 => -cos_kernel(y, tail),
        _ => sin_kernel(y, Some(tail)),
    }
}

/// `StrictMath.tan`.
pub fn tan(x: f64) -> f64 {
    if abs_high_word(x) <= PI_4_HIGH {
        return tan_kernel(x, 0.0, false);
    }
    match reduce(x) {
        Some(r) => canonical(tan_kernel(r.head, r.tail, r.quadrant & 1 == 1)),
        None => f64::NAN,
    }
}

const S: [f64; 6] = [
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
];

/// sin on [-pi/4, pi/4]; `tail` is what the reduction could not fit into `x`.
fn sin_kernel(x: f64, tail: Option<f64>) -> f64 {
    if abs_high_word(x) < 0x3e40_0000 {
        return x; // |x| < 2^-27
    }
    let z = x * x;
    let v = z * x;
    let r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    match tail {
        None => x + v * (S[0] + z * r),
        Some(y) => x - ((z * (0.5 * y - v * r) - y) - v * S[0]),
    }
}

const C: [f64; 6] = [
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
];

/// cos on [-pi/4, pi/4]. For larger arguments a quarter of x is split off exactly so that
/// `1 - x*x/2` does not lose bits.
fn cos_kernel(x: f64, tail: f64) -> f64 {
    let ix = abs_high_word(x);
    if ix < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if ix < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * tail));
    }
    let quarter = if ix > 0x3fe9_0000 { 0.28125 } else { with_high_word(0.0, ix - 0x0020_0000) };
    let half_square = 0.5 * z - quarter;
    (1.0 - quarter) - (half_square - (z * r - x * tail))
}

const T: [f64; 13] = [
    3.33333333333334091986e-01,
    1.33333333333201242699e-01,
    5.39682539762260521377e-02,
    2.18694882948595424599e-02,
    8.86323982359930005737e-03,
    3.59207910759131235356e-03,
    1.45620945432529025516e-03,
    5.88041240820264096874e-04,
    2.46463134818469906812e-04,
    7.81794442939557092300e-05,
    7.14072491382608190305e-05,
    -1.85586374855275456654e-05,
    2.59073051863633712884e-05,
];
const PI_4_HI: f64 = 7.85398163397448278999e-01;
const PI_4_LO: f64 = 3.06161699786838301793e-17;

/// tan on [-pi/4, pi/4], or -1/tan if `cotangent`. Near pi/4 it goes through
/// tan(x) = (1 - tan(pi/4 - x)) / (1 + tan(pi/4 - x)).
fn tan_kernel(x: f64, tail: f64, cotangent: bool) -> f64 {
    let ix = abs_high_word(x);
    if ix < 0x3e30_0000 {
        // |x| < 2^-28
        return match (cotangent, x == 0.0) {
            (false, _) => x,
            (true, true) => f64::INFINITY,
            (true, false) => negative_reciprocal(x + tail, x, tail),
        };
    }
    if ix < 0x3fe5_9428 {
        // |x| < 0.6744
        let (w, r) = tan_polynomial(x, tail);
        return if cotangent { negative_reciprocal(w, x, r) } else { w };
    }
    let (ax, ay) = if x < 0.0 { (-x, -tail) } else { (x, tail) };
    let x1 = (PI_4_HI - ax) + (PI_4_LO - ay);
    let (w, r) = tan_polynomial(x1, 0.0);
    let v = if cotangent { -1.0 } else { 1.0 };
    let result = v - 2.0 * (x1 - (w * w / (w + v) - r));
    if x < 0.0 { -result } else { result }
}

/// `(x + r, r)` where `x + r` approximates tan(x + y) and `r` is the part beyond `x`.
fn tan_polynomial(x: f64, y: f64) -> (f64, f64) {
    let z = x * x;
    let w = z * z;
    let odd = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
    let even = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
    let s = z * x;
    let mut r = y + z * (s * (odd + even) + y);
    r += T[0] * s;
    (x + r, r)
}

/// -1/w to better than half a unit, where w = x + r rounded: one correction step over heads.
fn negative_reciprocal(w: f64, x: f64, r: f64) -> f64 {
    let z = head(w);
    let v = r - (z - x);
    let a = -1.0 / w;
    let t = head(a);
    let s = 1.0 + t * z;
    t + a * (s + t * v)
}
