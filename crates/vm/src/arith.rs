//! Arithmetic where Rust and the JVM differ: saturation, shifts, remainders, comparisons.

/// JVMS f2i, d2i: NaN is zero, out of range saturates. Rust's `as` does exactly this.
#[inline]
pub fn f2i(v: f32) -> i32 {
    v as i32
}

/// JVMS lcmp.
#[inline]
pub fn lcmp(a: i64, b: i64) -> i32 {
    i32::from(a > b) - i32::from(a < b)
}

/// JVMS fcmpl, dcmpl (`nan` = -1) and fcmpg, dcmpg (`nan` = 1).
#[inline]
pub fn dcmp(a: f64, b: f64, nan: i32) -> i32 {
    if a > b {
        1
    } else if a == b {
        0
    } else if a < b {
        -1
    } else {
        nan
    }
}

/// JVMS frem, drem: truncating remainder, as C's fmod and Rust's `%`.
#[inline]
pub fn drem(a: f64, b: f64) -> f64 {
    a % b
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nan_decides_by_form() {
        assert_eq!(dcmp(f64::NAN, 0.0, -1), -1);
        assert_eq!(dcmp(f64::NAN, 0.0, 1), 1);
        assert_eq!(dcmp(-0.0, 0.0, 1), 0);
    }

    #[test]
    fn conversions_saturate() {
        assert_eq!(f2i(f32::NAN), 0);
        assert_eq!(f2i(1e20), i32::MAX);
    }

    #[test]
    fn comparison_is_a_sign() {
        assert_eq!((lcmp(1, 2), lcmp(2, 2), lcmp(i64::MAX, i64::MIN)), (-1, 0, 1));
    }

    #[test]
    fn remainder_keeps_the_sign_of_the_dividend() {
        assert!(drem(-4.0, 2.0).is_sign_negative());
    }
}
