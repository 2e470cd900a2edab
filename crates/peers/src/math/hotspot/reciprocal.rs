//! A model of the `rcpps` instruction, the rough reciprocal from which logarithms start.
//!
//! Intel and AMD promise only a relative error below 1.5 * 2^-12. This is what AMD Zen 3 gives,
//! measured for every mantissa: the result depends on the top 12 mantissa bits and has 12 or 13
//! bits itself.

use super::tables::reciprocal::CORRECTIONS;

/// `rcpps` of the mantissa of `x` taken as a number in [1, 2), cut to single precision.
pub(super) fn rough_reciprocal(x: f64) -> f32 {
    let interval = (x.to_bits() >> 40) & 0xfff;
    let midpoint = 8192 + 2 * interval + 1; // in units of 2^-13
    let rounded = ((1 << 27) + midpoint) / (2 * midpoint);
    let correction = (CORRECTIONS[interval as usize / 32] >> (2 * (interval % 32))) & 3;
    (rounded + correction - 1) as f32 / 8192.0
}
