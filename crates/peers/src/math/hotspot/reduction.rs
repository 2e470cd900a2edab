//! Payne-Hanek reduction of large arguments modulo pi/4 or pi/2.

/// 2/pi as 32-bit digits after the binary point, after two zero digits.
#[rustfmt::skip]
static TWO_OVER_PI: [u32; 39] = [
    0x00000000, 0x00000000, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599,
    0x3c439041, 0xfe5163ab, 0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c,
    0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639,
    0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f,
    0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7,
    0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046,
];

/// `x` = `octant` * pi/4 + `head` + `tail`.
pub(super) struct Reduced {
    pub octant: i32,
    pub head: f64,
    pub tail: f64,
}

/// Reduces a finite `x` of at least 2^12. With `even`, the octant is an even number and the rest
/// lies in [-pi/4, pi/4], otherwise in [-pi/8, pi/8]. `pi_4` is pi/4 as head and tail.
pub(super) fn reduce(x: f64, even: bool, pi_4: (f64, f64)) -> Reduced {
    let exponent = (x.to_bits() >> 52) as i32 & 0x7ff;
    let word = (exponent - 1014) >> 5;
    let product = multiply(x.to_bits(), word as usize);
    // How many bits of the topmost digit lie behind the point, in units of pi/4.
    let point = 32 * word + 19 - (exponent - 1023);
    let behind = (point + 32 + i32::from(even)) as u32; // counted in the two topmost digits

    let mut octant = (product.top >> behind) as i32 & if even { 3 } else { 7 };
    let mut fraction = Fixed { top: product.top & ((1 << behind) - 1), ..product };
    let above_half = (fraction.top >> (behind - 1)) & 1 == 1;
    if above_half {
        fraction = fraction.subtracted_from(1 << behind);
        octant += 1;
    }
    if even {
        octant *= 2;
    }
    let (high, low, digits) = fraction.normalised(point + 32);
    let negative = above_half != (x < 0.0);
    let sign = if negative { -1.0 } else { 1.0 };
    let unit = sign * super::power_of_two(-digits);
    let f_head = high as f64 * unit;
    let f_tail = (low >> 1) as f64 * (unit * super::power_of_two(-63));
    let product_head = f_head * pi_4.0;
    let correction = (f_head + f_tail) * pi_4.1 + f_tail * pi_4.0;
    let head = product_head + correction;
    let tail = (product_head - head) + correction;
    Reduced { octant: if x < 0.0 { -octant } else { octant }, head, tail }
}

/// A number of six 32-bit digits.
#[derive(Clone, Copy)]
struct Fixed {
    top: u64,
    middle: u64,
    bottom: u64,
}

/// The mantissa of `bits` times seven digits of 2/pi from `word` on, without the digits above
/// the sixth and without the lowest partial product.
fn multiply(bits: u64, word: usize) -> Fixed {
    let mantissa = (bits & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000;
    let (high, low) = (mantissa >> 32, mantissa & 0xffff_ffff);
    let mut digits = [0_u64; 6];
    let mut carry = 0;
    for i in (0..6).rev() {
        let from_low = u64::from(TWO_OVER_PI[word + i]) * low;
        let from_high = u64::from(TWO_OVER_PI[word + i + 1]) * high;
        let sum = (from_low & 0xffff_ffff) + (from_high & 0xffff_ffff) + carry;
        digits[i] = sum & 0xffff_ffff;
        carry = (from_low >> 32) + (from_high >> 32) + (sum >> 32);
    }
    Fixed { top: digits[0] << 32 | digits[1], middle: digits[2] << 32 | digits[3], bottom: digits[4] << 32 | digits[5] }
}

impl Fixed {
    /// `top` * 2^128 minus this number.
    fn subtracted_from(self, top: u64) -> Self {
        let lower = (u128::from(self.middle) << 64) | u128::from(self.bottom);
        let (difference, borrow) = 0_u128.overflowing_sub(lower);
        Self { top: top - self.top - u64::from(borrow), middle: (difference >> 64) as u64, bottom: difference as u64 }
    }

    /// Shifted so that the first word has exactly 30 bits; the second word; and the number of
    /// binary places of the first, which were `places` before.
    fn normalised(self, places: i32) -> (u64, u64, i32) {
        let Self { top, middle, bottom } = self;
        if top == 0 {
            if middle == 0 && bottom == 0 {
                return (0, 0, places);
            }
            return Self { top: middle, middle: bottom, bottom: 0 }.normalised(places + 64);
        }
        let shift = top.leading_zeros() as i32 - 34;
        let wide = (u128::from(top) << 64) | u128::from(middle);
        let shifted = if shift >= 0 { (wide << shift) | (u128::from(bottom) << shift >> 64) } else { wide >> -shift };
        ((shifted >> 64) as u64, shifted as u64, places + shift)
    }
}
