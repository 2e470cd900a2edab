//! `IEEEremainder`, exact by definition: x - n*p with n the integer nearest x/p, ties to even.

/// `StrictMath.IEEEremainder` and `Math.IEEEremainder`.
pub fn ieee_remainder(x: f64, p: f64) -> f64 {
    if p == 0.0 || !x.is_finite() || p.is_nan() {
        return f64::NAN;
    }
    let p = p.abs();
    // Rust's % is exact; taking it by 2p keeps the parity of n.
    let mut r = if p <= f64::MAX / 2.0 { x.abs() % (p + p) } else { x.abs() };
    if p < f64::MIN_POSITIVE * 2.0 {
        // Half of p may not be representable here, twice r is.
        if r + r > p {
            r -= p;
            if r + r >= p {
                r -= p;
            }
        }
    } else {
        let half = 0.5 * p;
        if r > half {
            r -= p;
            if r >= half {
                r -= p;
            }
        }
    }
    if x.is_sign_negative() { -r } else { r }
}
