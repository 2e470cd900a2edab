//! `Math.tan`: x = n*pi/32 + r and a table of expansions around n*pi/32.
//!
//! Near the poles (n*pi/32 in (pi/4, 3*pi/4)) the table holds the expansion without the pole, and
//! -1/t is added, where t is x reduced modulo pi/2; the reciprocal is computed in two parts.

use super::reduction::{Reduced, reduce};
use super::tables::tan::TAN;
use super::{masked, top};

const TWO_OVER_PI: f64 = f64::from_bits(0x3fe4_5f30_6dc9_c883);
const INV_PI_32: f64 = f64::from_bits(0x4024_5f30_6dc9_c883);
/// pi/32 in three pieces: for multiples of pi/32, and for multiples of pi/2.
const FINE: [f64; 3] = [
    f64::from_bits(0x3fb9_21fb_5444_0000),
    f64::from_bits(0x3d46_8c23_4c4c_0000),
    f64::from_bits(0x3ae9_8a2e_0370_7345),
];
const COARSE: [f64; 3] = [
    f64::from_bits(0x3fb9_21fb_5444_4000),
    f64::from_bits(0xbd32_e7b9_6767_4000),
    f64::from_bits(0x3aa8_a2e0_3707_344a),
];
/// Minus the second and third coarse piece together.
const COARSE_REST: f64 = f64::from_bits(0x3d32_e7b9_6767_33af);
const PI_4: (f64, f64) = (f64::from_bits(0x3fe9_21fb_0000_0000), f64::from_bits(0x3e85_110b_4611_a626));
/// tan(x) = x + x^3 * (Q[0] + Q[1]*x^2 + ...).
const Q: [f64; 5] = [
    f64::from_bits(0x3fd5_5555_5555_5612),
    f64::from_bits(0x3fc1_1111_1109_2746),
    f64::from_bits(0x3fab_a1ba_52c4_c8ab),
    f64::from_bits(0x3f96_64a0_bf84_7a43),
    f64::from_bits(0x3f82_609a_b8fe_4d77),
];

/// `Math.tan`. Measured: 0 of 3,400,000 results differ.
pub fn tan(x: f64) -> f64 {
    match top(x) {
        0..0x3e20 => x,
        0x3e20..0x3fba => {
            let z = x * x;
            let q = (((Q[4] * z + Q[3]) * z + Q[2]) * z + Q[1]) * z + Q[0];
            q * (x * z) + x
        }
        0x3fba..=0x40c8 => tan_sum(x, 0.0, 0),
        0x40c9..0x7ff0 => {
            let Reduced { octant, head, tail } = reduce(x, true, PI_4);
            tan_sum(head, tail, 8 * octant)
        }
        _ => f64::NAN,
    }
}

/// One expansion: polynomial, constant term (head, tail), linear term (power of two, rest).
struct Expansion {
    coefficients: [f64; 16],
    constant: (f64, f64),
    slope: (f64, f64),
    pole: bool,
}

/// The table entry for n*pi/32; beyond pi/2 it is the mirrored one, as tan is odd.
fn expansion(n: i32) -> Expansion {
    let n = n & 31;
    let (folded, mirrored) = if n <= 16 { (n, false) } else { (32 - n, true) };
    let value = |i: usize| f64::from_bits(TAN[20 * folded as usize + i]);
    let even_sign = if mirrored { -1.0 } else { 1.0 };
    Expansion {
        coefficients: std::array::from_fn(|i| if i % 2 == 0 { even_sign * value(i) } else { value(i) }),
        constant: (even_sign * value(16), even_sign * value(17)),
        slope: (value(18), value(19)),
        pole: (9..=23).contains(&n),
    }
}

/// Half of the polynomial: eight coefficients.
fn half_polynomial(c: &[f64], r: f64) -> f64 {
    let r2 = r * r;
    let r4 = r2 * r2;
    let low = ((c[1] * r + c[0]) + (c[3] * r + c[2]) * r2) + c[4] * r4;
    low + ((c[6] * r + c[5]) + c[7] * r2) * (r * r4)
}

/// `x` minus `n` times the pieces of pi/32: the rest and its rounding error.
fn subtract_multiple(x: f64, n: f64, pieces: [f64; 3]) -> (f64, f64) {
    let r1 = x - n * pieces[0];
    let m2 = n * pieces[1];
    let r = r1 - m2;
    (r, ((r1 - r) - m2) - n * pieces[2])
}

fn tan_sum(x: f64, x_tail: f64, shift: i32) -> f64 {
    let half = 0.5_f64.copysign(x);
    let n = (x * INV_PI_32 + half) as i32;
    let e = expansion(n + shift);
    let (r, c) = subtract_multiple(x, f64::from(n), FINE);
    let c = c + x_tail;

    let r2 = r * r;
    let r4 = r2 * r2;
    let polynomial = half_polynomial(&e.coefficients[8..], r) * (r4 * r4) + half_polynomial(&e.coefficients[..8], r);
    let linear = e.slope.0 * r;
    let linear_rest = e.slope.1 * r;
    let medium = linear + linear_rest;
    let medium_rest = linear_rest + (linear - medium);
    let mut rest = polynomial + (((e.slope.0 + e.slope.1) * c + e.constant.1) + medium_rest);

    let (inverse, inverse_rest) = if e.pole {
        let n = f64::from((x * TWO_OVER_PI + half) as i32) * 16.0;
        pole_reciprocal(x, x_tail, n)
    } else {
        (0.0, 0.0)
    };
    let minus_constant = inverse - e.constant.0;
    let sum = medium - minus_constant;
    rest += medium - (minus_constant + sum);
    (rest - inverse_rest) + sum
}

/// 1/t as head and rest, where t = x - n*pi/32 and n is a multiple of 16.
fn pole_reciprocal(x: f64, x_tail: f64, n: f64) -> (f64, f64) {
    let (r, c) = subtract_multiple(x, n, COARSE);
    let t = masked(COARSE_REST * n + (x - n * COARSE[0]), 0xffff_ffff_fffc_0000);
    let t_rest = (c + x_tail) + (r - t);
    let reciprocal = 1.0 / t;
    let head = masked(reciprocal, 0xffff_fff8_0000_0000);
    (head, ((1.0 - t * head) - t_rest * reciprocal) * reciprocal)
}
