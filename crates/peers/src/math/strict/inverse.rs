//! asin, acos, atan and atan2.

use super::{abs_high_word, head, high_word, horner};

const PI_HI: f64 = 3.14159265358979311600e+00;
const PI_LO: f64 = 1.22464679914735317720e-16;
const PI_2_HI: f64 = 1.57079632679489655800e+00;
const PI_2_LO: f64 = 6.12323399573676603587e-17;
const PI_4_HI: f64 = 7.85398163397448278999e-01;

const P: [f64; 6] = [
    1.66666666666666657415e-01,
    -3.25565818622400915405e-01,
    2.01212532134862925881e-01,
    -4.00555345006794114027e-02,
    7.91534994289814532176e-04,
    3.47933107596021167570e-05,
];
const Q: [f64; 5] = [
    1.0,
    -2.40339491173441421878e+00,
    2.02094576023350569471e+00,
    -6.88283971605453293030e-01,
    7.70381505559019352791e-02,
];

/// (asin(x) - x) / x as a rational function of t = x * x.
fn asin_rational(t: f64) -> f64 {
    (t * horner(t, &P)) / horner(t, &Q)
}

/// `StrictMath.asin`.
pub fn asin(x: f64) -> f64 {
    let ix = abs_high_word(x);
    if ix >= 0x3ff0_0000 {
        return if x.abs() == 1.0 { x * PI_2_HI + x * PI_2_LO } else { f64::NAN };
    }
    if ix < 0x3e40_0000 {
        return x;
    }
    if ix < 0x3fe0_0000 {
        return x + x * asin_rational(x * x);
    }
    let t = (1.0 - x.abs()) * 0.5;
    let r = asin_rational(t);
    let s = t.sqrt();
    let result = if ix >= 0x3fef_3333 {
        PI_2_HI - (2.0 * (s + s * r) - PI_2_LO)
    } else {
        let w = head(s);
        let c = (t - w * w) / (s + w);
        let p = 2.0 * s * r - (PI_2_LO - 2.0 * c);
        PI_4_HI - (p - (PI_4_HI - 2.0 * w))
    };
    result.copysign(x)
}

/// `StrictMath.acos`.
pub fn acos(x: f64) -> f64 {
    let ix = abs_high_word(x);
    if ix >= 0x3ff0_0000 {
        return match x {
            1.0 => 0.0,
            -1.0 => PI_HI + 2.0 * PI_2_LO,
            _ => f64::NAN,
        };
    }
    if ix <= 0x3c60_0000 {
        return PI_2_HI + PI_2_LO;
    }
    if ix < 0x3fe0_0000 {
        return PI_2_HI - (x - (PI_2_LO - x * asin_rational(x * x)));
    }
    if x < 0.0 {
        let z = (1.0 + x) * 0.5;
        let s = z.sqrt();
        let w = asin_rational(z) * s - PI_2_LO;
        return PI_HI - 2.0 * (s + w);
    }
    let z = (1.0 - x) * 0.5;
    let s = z.sqrt();
    let df = head(s);
    let c = (z - df * df) / (s + df);
    let w = asin_rational(z) * s + c;
    2.0 * (df + w)
}

/// atan of 1/2, 1, 3/2 and infinity, in two parts.
const ATAN_POINTS: [(f64, f64); 4] = [
    (4.63647609000806093515e-01, 2.26987774529616870924e-17),
    (7.85398163397448278999e-01, 3.06161699786838301793e-17),
    (9.82793723247329054082e-01, 1.39033110312309984516e-17),
    (1.57079632679489655800e+00, 6.12323399573676603587e-17),
];
const ATAN_EVEN: [f64; 6] = [
    3.33333333333329318027e-01,
    1.42857142725034663711e-01,
    9.09088713343650656196e-02,
    6.66107313738753120669e-02,
    4.97687799461593236017e-02,
    1.62858201153657823623e-02,
];
const ATAN_ODD: [f64; 5] = [
    -1.99999999998764832476e-01,
    -1.11111104054623557880e-01,
    -7.69187620504482999495e-02,
    -5.83357013379057348645e-02,
    -3.65315727442169155270e-02,
];

/// `StrictMath.atan`.
pub fn atan(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let ix = abs_high_word(x);
    if ix >= 0x4410_0000 {
        return (ATAN_POINTS[3].0 + ATAN_POINTS[3].1).copysign(x);
    }
    if ix < 0x3e20_0000 {
        return x;
    }
    if ix < 0x3fdc_0000 {
        return x - x * atan_polynomial(x);
    }
    let a = x.abs();
    let (point, t) = if ix < 0x3fe6_0000 {
        (0, (2.0 * a - 1.0) / (2.0 + a))
    } else if ix < 0x3ff3_0000 {
        (1, (a - 1.0) / (a + 1.0))
    } else if ix < 0x4003_8000 {
        (2, (a - 1.5) / (1.0 + 1.5 * a))
    } else {
        (3, -1.0 / a)
    };
    let (hi, lo) = ATAN_POINTS[point];
    (hi - ((t * atan_polynomial(t) - lo) - t)).copysign(x)
}

/// (x - atan(x)) / x, odd and even terms summed apart.
fn atan_polynomial(x: f64) -> f64 {
    let z = x * x;
    let w = z * z;
    z * horner(w, &ATAN_EVEN) + w * horner(w, &ATAN_ODD)
}

/// `StrictMath.atan2`.
pub fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return atan(y);
    }
    let left = x.is_sign_negative();
    let magnitude = if y == 0.0 {
        if left { PI_HI } else { 0.0 }
    } else if x == 0.0 {
        PI_2_HI
    } else if x.is_infinite() {
        match (y.is_infinite(), left) {
            (true, false) => PI_4_HI,
            (true, true) => 3.0 * PI_4_HI,
            (false, false) => 0.0,
            (false, true) => PI_HI,
        }
    } else if y.is_infinite() {
        PI_2_HI
    } else {
        return atan2_finite(y, x);
    };
    magnitude.copysign(y)
}

/// atan2 of two finite numbers that are not zero.
fn atan2_finite(y: f64, x: f64) -> f64 {
    let k = (abs_high_word(y) as i32 - abs_high_word(x) as i32) >> 20;
    let z = if k > 60 {
        PI_2_HI + 0.5 * PI_LO
    } else if x < 0.0 && k < -60 {
        0.0
    } else {
        atan((y / x).abs())
    };
    match (high_word(x) >> 31, high_word(y) >> 31) {
        (0, 0) => z,
        (0, _) => -z,
        (_, 0) => PI_HI - (z - PI_LO),
        _ => (z - PI_LO) - PI_HI,
    }
}
