//! Tables of the `java.lang.Math` functions: values of elementary functions, as bits of `f64`.

pub(super) mod cbrt;
pub(super) mod exp;
pub(super) mod log;
pub(super) mod pow;
pub(super) mod reciprocal;
pub(super) mod sincos;
pub(super) mod tan;
pub(super) mod tanh;
