//! Peers of `java.lang.StrictMath` and `java.lang.Math`.
//!
//! The functions are in `math`. `Math`'s bodies are replaced where HotSpot has code of its own with
//! other results, and where the Java body is slow and the result is exact by definition.

use rjpf_vm::peer::{intercept, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::math::{self, hotspot, strict};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/StrictMath",
        &[
            native("sin(D)D", |ctx| unary(ctx, strict::sin)),
            native("cos(D)D", |ctx| unary(ctx, strict::cos)),
            native("tan(D)D", |ctx| unary(ctx, strict::tan)),
            native("asin(D)D", |ctx| unary(ctx, strict::asin)),
            native("acos(D)D", |ctx| unary(ctx, strict::acos)),
            native("atan(D)D", |ctx| unary(ctx, strict::atan)),
            native("log(D)D", |ctx| unary(ctx, strict::log)),
            native("log10(D)D", |ctx| unary(ctx, strict::log10)),
            native("sqrt(D)D", |ctx| unary(ctx, strict::sqrt)),
            native("sinh(D)D", |ctx| unary(ctx, strict::sinh)),
            native("cosh(D)D", |ctx| unary(ctx, strict::cosh)),
            native("tanh(D)D", |ctx| unary(ctx, strict::tanh)),
            native("expm1(D)D", |ctx| unary(ctx, strict::expm1)),
            native("log1p(D)D", |ctx| unary(ctx, strict::log1p)),
            native("IEEEremainder(DD)D", |ctx| binary(ctx, strict::ieee_remainder)),
            native("atan2(DD)D", |ctx| binary(ctx, strict::atan2)),
            intercept("floor(D)D", |ctx| unary(ctx, f64::floor)),
            intercept("ceil(D)D", |ctx| unary(ctx, f64::ceil)),
            intercept("rint(D)D", |ctx| unary(ctx, f64::round_ties_even)),
        ],
    ),
    Peer::of(
        "java/lang/Math",
        &[
            intercept("sin(D)D", |ctx| unary(ctx, hotspot::sin)),
            intercept("cos(D)D", |ctx| unary(ctx, hotspot::cos)),
            intercept("tan(D)D", |ctx| unary(ctx, hotspot::tan)),
            intercept("exp(D)D", |ctx| unary(ctx, hotspot::exp)),
            intercept("log(D)D", |ctx| unary(ctx, hotspot::log)),
            intercept("log10(D)D", |ctx| unary(ctx, hotspot::log10)),
            intercept("pow(DD)D", |ctx| binary(ctx, hotspot::pow)),
            intercept("tanh(D)D", tanh),
            intercept("cbrt(D)D", cbrt),
            intercept("sqrt(D)D", |ctx| unary(ctx, strict::sqrt)),
            intercept("floor(D)D", |ctx| unary(ctx, f64::floor)),
            intercept("ceil(D)D", |ctx| unary(ctx, f64::ceil)),
            intercept("rint(D)D", |ctx| unary(ctx, f64::round_ties_even)),
            intercept("fma(DDD)D", |ctx| Ok(math::fma(ctx.double(0), ctx.double(1), ctx.double(2)).into())),
            intercept("fma(FFF)F", |ctx| Ok(math::fma_f32(ctx.float(0), ctx.float(1), ctx.float(2)).into())),
        ],
    ),
];

fn unary(ctx: &mut Ctx<'_>, function: fn(f64) -> f64) -> PeerResult {
    Ok(function(ctx.double(0)).into())
}

fn binary(ctx: &mut Ctx<'_>, function: fn(f64, f64) -> f64) -> PeerResult {
    Ok(function(ctx.double(0), ctx.double(1)).into())
}

/// HotSpot has its own `tanh` since JDK 24.
fn tanh(ctx: &mut Ctx<'_>) -> PeerResult {
    let own = ctx.registry().jdk.feature >= 24;
    unary(ctx, if own { hotspot::tanh } else { strict::tanh })
}

/// HotSpot has its own `cbrt` since JDK 25; before, `Math` asks `StrictMath`, which is Java.
fn cbrt(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.registry().jdk.feature >= 25 {
        return unary(ctx, hotspot::cbrt);
    }
    let class = ctx.registry().known("java/lang/StrictMath");
    let method = ctx.find_method(class, "cbrt", "(D)D").ok_or_else(|| throw("java/lang/NoSuchMethodError", "cbrt"))?;
    Err(Exit::TailCall { method, args: ctx.argument_words() })
}
