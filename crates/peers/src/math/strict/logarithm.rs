//! log, log10 and log1p.

use super::{high_word, horner, with_high_word};

pub(super) const LN2_HI: f64 = 6.93147180369123816490e-01;
pub(super) const LN2_LO: f64 = 1.90821492927058770002e-10;
const TWO_54: f64 = 18_014_398_509_481_984.0;

const LG: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];

/// What a logarithm gives for an argument that has no finite one, if `x` is such.
fn without_logarithm(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x.is_nan() || x < 0.0 {
        Some(f64::NAN)
    } else if x.is_infinite() {
        Some(x)
    } else {
        None
    }
}

/// `x` made normal, and the exponent that this added (0 or -54).
fn normalise(x: f64) -> (f64, i32) {
    if high_word(x) < 0x0010_0000 { (x * TWO_54, -54) } else { (x, 0) }
}

/// `StrictMath.log`.
pub fn log(x: f64) -> f64 {
    if let Some(result) = without_logarithm(x) {
        return result;
    }
    let (x, mut k) = normalise(x);
    let high = high_word(x);
    k += (high >> 20) as i32 - 1023;
    let mantissa = high & 0x000f_ffff;
    let above_sqrt2 = (mantissa + 0x9_5f64) & 0x10_0000;
    k += (above_sqrt2 >> 20) as i32;
    let f = with_high_word(x, mantissa | (above_sqrt2 ^ 0x3ff0_0000)) - 1.0;
    let dk = f64::from(k);
    if (0x000f_ffff & (2 + mantissa)) < 3 {
        return log_near_one(f, dk);
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let t1 = w * (LG[1] + w * (LG[3] + w * LG[5]));
    let t2 = z * (LG[0] + w * (LG[2] + w * (LG[4] + w * LG[6])));
    let r = t2 + t1;
    let wide = (mantissa as i32 - 0x6_147a) | (0x6_b851 - mantissa as i32) > 0;
    if wide {
        let half_square = 0.5 * f * f;
        if k == 0 {
            return f - (half_square - s * (half_square + r));
        }
        return dk * LN2_HI - ((half_square - (s * (half_square + r) + dk * LN2_LO)) - f);
    }
    if k == 0 {
        return f - s * (f - r);
    }
    dk * LN2_HI - ((s * (f - r) - dk * LN2_LO) - f)
}

/// log(2^dk * (1 + f)) for |f| < 2^-20.
fn log_near_one(f: f64, dk: f64) -> f64 {
    if f == 0.0 {
        return if dk == 0.0 { 0.0 } else { dk * LN2_HI + dk * LN2_LO };
    }
    let r = f * f * (0.5 - 0.33333333333333333 * f);
    if dk == 0.0 { f - r } else { dk * LN2_HI - ((r - dk * LN2_LO) - f) }
}

const INV_LN10: f64 = 4.34294481903251816668e-01;
const LOG10_2_HI: f64 = 3.01029995663611771306e-01;
const LOG10_2_LO: f64 = 3.69423907715893078616e-13;

/// `StrictMath.log10`.
pub fn log10(x: f64) -> f64 {
    if let Some(result) = without_logarithm(x) {
        return result;
    }
    let (x, mut k) = normalise(x);
    let high = high_word(x);
    k += (high >> 20) as i32 - 1023;
    // For a negative exponent the mantissa is taken in [1/2, 1), so that both parts agree in sign.
    let negative = u32::from(k < 0);
    let y = f64::from(k + negative as i32);
    let m = with_high_word(x, (high & 0x000f_ffff) | ((0x3ff - negative) << 20));
    let z = y * LOG10_2_LO + INV_LN10 * log(m);
    z + y * LOG10_2_HI
}

const LP: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];

/// 1 + x = 2^k * (1 + f), with `c` correcting the rounding of 1 + x; `hu` is zero where f is tiny.
struct OnePlus {
    k: i32,
    f: f64,
    c: f64,
    hu: u32,
}

impl OnePlus {
    fn of(x: f64) -> Self {
        let hx = high_word(x) as i32;
        if hx < 0x3fda_827a && (hx > 0 || hx <= 0xbfd2_bec3_u32 as i32) {
            return Self { k: 0, f: x, c: 0.0, hu: 1 };
        }
        let (u, exact) = if hx < 0x4340_0000 { (1.0 + x, false) } else { (x, true) };
        let hu = high_word(u);
        let mut k = (hu >> 20) as i32 - 1023;
        let c = match (exact, k > 0) {
            (true, _) => 0.0,
            (false, true) => (1.0 - (u - x)) / u,
            (false, false) => (x - (u - 1.0)) / u,
        };
        let mantissa = hu & 0x000f_ffff;
        let (m, hu) = if mantissa < 0x6_a09e {
            (with_high_word(u, mantissa | 0x3ff0_0000), mantissa)
        } else {
            k += 1;
            (with_high_word(u, mantissa | 0x3fe0_0000), (0x0010_0000 - mantissa) >> 2)
        };
        Self { k, f: m - 1.0, c, hu }
    }
}

/// `StrictMath.log1p`.
pub fn log1p(x: f64) -> f64 {
    if x == -1.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_nan() || x < -1.0 {
        return f64::NAN;
    }
    if x.is_infinite() {
        return x;
    }
    let ax = super::abs_high_word(x);
    if ax < 0x3c90_0000 {
        return x;
    }
    if ax < 0x3e20_0000 {
        return x - x * x * 0.5;
    }
    let OnePlus { k, f, c, hu } = OnePlus::of(x);
    let dk = f64::from(k);
    let half_square = 0.5 * f * f;
    if hu == 0 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HI + (c + dk * LN2_LO) };
        }
        let r = half_square * (1.0 - 0.66666666666666666 * f);
        return if k == 0 { f - r } else { dk * LN2_HI - ((r - (dk * LN2_LO + c)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * horner(z, &LP);
    if k == 0 {
        return f - (half_square - s * (half_square + r));
    }
    dk * LN2_HI - ((half_square - (s * (half_square + r) + (dk * LN2_LO + c))) - f)
}
