//! Argument reduction modulo pi/2: x = quadrant * pi/2 + head + tail.
//!
//! Three regimes as in fdlibm: one subtraction below 3*pi/4, Cody-Waite with a pi/2 in up to
//! three pieces below 2^19 * pi/2, and Payne-Hanek with 24-bit digits of 2/pi above.

use super::{abs_high_word, high_word};

/// The reduced argument in [-pi/4, pi/4] (a little beyond at the seams) with its rounding rest.
pub(super) struct Reduced {
    pub quadrant: i32,
    pub head: f64,
    pub tail: f64,
}

const INV_PI_2: f64 = 6.36619772367581382433e-01;
/// pi/2 cut into 33-bit pieces, and what is left of pi/2 after each piece.
const PI_2_PIECES: [(f64, f64); 3] = [
    (1.57079632673412561417e+00, 6.07710050650619224932e-11),
    (6.07710050630396597660e-11, 2.02226624879595063154e-21),
    (2.02226624871116645580e-21, 8.47842766036889956997e-32),
];

/// Reduces `x`; `None` for infinities and NaN.
pub(super) fn reduce(x: f64) -> Option<Reduced> {
    let ix = abs_high_word(x);
    if ix >= 0x7ff0_0000 {
        return None;
    }
    let ax = x.abs();
    let reduced = if ix <= 0x3fe9_21fb {
        Reduced { quadrant: 0, head: ax, tail: 0.0 }
    } else if ix < 0x4002_d97c {
        reduce_once(ax, ix)
    } else if ix <= 0x4139_21fb {
        reduce_medium(ax, ix)
    } else {
        reduce_large(ax, ix)
    };
    if x < 0.0 {
        let Reduced { quadrant, head, tail } = reduced;
        return Some(Reduced { quadrant: -quadrant, head: -head, tail: -tail });
    }
    Some(reduced)
}

/// pi/4 < x < 3*pi/4: subtracts pi/2 once.
fn reduce_once(x: f64, ix: u32) -> Reduced {
    let mut z = x - PI_2_PIECES[0].0;
    // Close to pi/2 the first rest has too few bits.
    let rest = if ix == 0x3ff9_21fb {
        z -= PI_2_PIECES[1].0;
        PI_2_PIECES[1].1
    } else {
        PI_2_PIECES[0].1
    };
    let head = z - rest;
    Reduced { quadrant: 1, head, tail: (z - head) - rest }
}

/// Up to 2^19 * pi/2: as many pieces of pi/2 as the cancellation demands.
fn reduce_medium(x: f64, ix: u32) -> Reduced {
    let n = (x * INV_PI_2 + 0.5) as i32;
    let count = f64::from(n);
    let mut r = x - count * PI_2_PIECES[0].0;
    let mut w = count * PI_2_PIECES[0].1;
    let mut head = r - w;
    // Below 32*pi/2 one piece is taken as enough unless x shares the upper word of the multiple.
    let far = n < 32 && ix != high_word(count * std::f64::consts::FRAC_PI_2);
    if !far {
        let exponent = (ix >> 20) as i32;
        for (piece, lost_bits) in [(1, 16), (2, 49)] {
            if exponent - ((high_word(head) >> 20) & 0x7ff) as i32 <= lost_bits {
                break;
            }
            let t = r;
            w = count * PI_2_PIECES[piece].0;
            r = t - w;
            w = count * PI_2_PIECES[piece].1 - ((t - r) - w);
            head = r - w;
        }
    }
    Reduced { quadrant: n, head, tail: (r - head) - w }
}

const TWO_24: f64 = 16_777_216.0;
const TWO_M24: f64 = 1.0 / TWO_24;

/// 2/pi as 24-bit digits after the binary point.
const TWO_OVER_PI: [i32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
];

/// pi/2 as 24-bit pieces.
const PI_2_DIGITS: [f64; 5] = [
    1.57079625129699707031e+00,
    7.54978941586159635335e-08,
    5.39030252995776476554e-15,
    3.28200341580791294123e-22,
    1.27065575308067607349e-29,
];

/// Guaranteed number of product digits for a 53-bit argument.
const DIGITS: usize = 4;

/// Payne-Hanek: multiplies only those digits of 2/pi that matter modulo 8.
fn reduce_large(x: f64, ix: u32) -> Reduced {
    let e0 = (ix >> 20) as i32 - 1046;
    let digits = argument_digits(x, e0);
    let x_last = digits.len() - 1;
    let skipped = ((e0 - 3) / 24).max(0); // digits of 2/pi whose product is a multiple of 8
    let q0 = e0 - 24 * (skipped + 1);
    let digit = |i: i32| {
        if i < 0 { 0.0 } else { f64::from(TWO_OVER_PI[i as usize]) }
    };
    let product = |i: usize| {
        digits
            .iter()
            .enumerate()
            .fold(0.0, |sum, (j, d)| sum + d * digit(skipped - x_last as i32 + (x_last + i - j) as i32))
    };
    let mut q: Vec<f64> = (0..=DIGITS).map(product).collect();
    loop {
        let fraction = Fraction::of(&q, q0);
        match fraction.missing_digits() {
            0 => return fraction.times_pi_2(),
            k => q.extend((q.len()..q.len() + k).map(product).collect::<Vec<_>>()),
        }
    }
}

/// The mantissa of `x` as up to three 24-bit integers, trailing zeros dropped.
fn argument_digits(x: f64, e0: i32) -> Vec<f64> {
    let mut z = super::add_exponent(x, -e0);
    let mut digits = Vec::with_capacity(3);
    for _ in 0..2 {
        digits.push(z.trunc());
        z = (z - z.trunc()) * TWO_24;
    }
    digits.push(z);
    while digits.last() == Some(&0.0) {
        digits.pop();
    }
    digits
}

/// x * 2/pi split into an integer part (modulo 8) and a fraction in [-1/2, 1/2].
struct Fraction {
    /// Digits of the fraction's magnitude, lowest first; the topmost part is in `z`.
    digits: Vec<i32>,
    z: f64,
    q0: i32,
    quadrant: i32,
    negative: bool,
}

impl Fraction {
    fn of(q: &[f64], q0: i32) -> Self {
        let top = q.len() - 1;
        let mut digits = Vec::with_capacity(top + 2);
        let mut z = q[top];
        for j in (1..=top).rev() {
            let carry = f64::from((TWO_M24 * z) as i32);
            digits.push((z - TWO_24 * carry) as i32);
            z = q[j - 1] + carry;
        }
        z *= power_of_two(q0);
        z -= 8.0 * (z * 0.125).floor();
        let mut quadrant = z as i32;
        z -= f64::from(quadrant);
        let last = &mut digits[top - 1];
        let mut above_half = 0;
        if q0 > 0 {
            let i = *last >> (24 - q0);
            quadrant += i;
            *last -= i << (24 - q0);
            above_half = *last >> (23 - q0);
        } else if q0 == 0 {
            above_half = *last >> 23;
        } else if z >= 0.5 {
            above_half = 2;
        }
        let mut fraction = Self { digits, z, q0, quadrant, negative: above_half > 0 };
        if fraction.negative {
            fraction.complement(above_half);
        }
        fraction
    }

    /// Replaces the fraction by one minus itself and moves on to the next quadrant.
    fn complement(&mut self, above_half: i32) {
        self.quadrant += 1;
        let mut carry = false;
        for digit in &mut self.digits {
            if carry {
                *digit = 0x00ff_ffff - *digit;
            } else if *digit != 0 {
                carry = true;
                *digit = 0x0100_0000 - *digit;
            }
        }
        if self.q0 > 0 {
            // The top digit holds only 24 - q0 bits of the fraction.
            *self.digits.last_mut().expect("at least four digits") &= (1 << (24 - self.q0)) - 1;
        }
        if above_half == 2 {
            self.z = 1.0 - self.z;
            if carry {
                self.z -= power_of_two(self.q0);
            }
        }
    }

    /// How many more product digits are needed because all so far cancelled; 0 if enough.
    fn missing_digits(&self) -> usize {
        if self.z != 0.0 || self.digits[DIGITS..].iter().any(|&d| d != 0) {
            return 0;
        }
        self.digits[..DIGITS].iter().rev().position(|&d| d != 0).map_or(DIGITS, |k| k + 1)
    }

    /// The fraction times pi/2, summed from the small end, as head and tail.
    fn times_pi_2(mut self) -> Reduced {
        if self.z == 0.0 {
            self.q0 -= 24;
            while self.digits.last() == Some(&0) {
                self.digits.pop();
                self.q0 -= 24;
            }
        } else {
            let z = self.z * power_of_two(-self.q0);
            if z >= TWO_24 {
                let carry = f64::from((TWO_M24 * z) as i32);
                self.digits.push((z - TWO_24 * carry) as i32);
                self.q0 += 24;
                self.digits.push(carry as i32);
            } else {
                self.digits.push(z as i32);
            }
        }
        let mut scale = power_of_two(self.q0);
        let mut q = vec![0.0; self.digits.len()];
        for (value, &digit) in q.iter_mut().zip(&self.digits).rev() {
            *value = scale * f64::from(digit);
            scale *= TWO_M24;
        }
        let products: Vec<f64> =
            (0..q.len()).rev().map(|i| PI_2_DIGITS.iter().zip(&q[i..]).fold(0.0, |sum, (p, d)| sum + p * d)).collect();
        let head = products.iter().rev().fold(0.0, |sum, p| sum + p);
        let tail = products[1..].iter().fold(products[0] - head, |sum, p| sum + p);
        let sign = if self.negative { -1.0 } else { 1.0 };
        Reduced { quadrant: self.quadrant & 7, head: sign * head, tail: sign * tail }
    }
}

/// 2^k for an exponent of a normal number.
fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((1023 + k) as u64) << 52)
}
