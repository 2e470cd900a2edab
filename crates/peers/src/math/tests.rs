//! Compares with bits printed by real JDKs: `samples/strict.txt` by `StrictMath` of JDK 17,
//! `samples/hotspot.txt` by `Math` of JDK 25 (equal to JDK 17 for all but `cbrt` and `tanh`).
//! Each section starts with specials, then has arguments where `Math` and `StrictMath` differ.

use super::{fma, fma_f32, hotspot, strict};

enum Function {
    Unary(fn(f64) -> f64),
    Binary(fn(f64, f64) -> f64),
}
use Function::{Binary, Unary};

/// One line of a section: arguments, then the expected result.
type Sample = Vec<u64>;

/// The sections of a sample file: `[name]`, then lines of hexadecimal bits.
fn sections(text: &str) -> Vec<(&str, Vec<Sample>)> {
    let mut sections = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            sections.push((name, Vec::new()));
            continue;
        }
        let bits = line.split(' ').map(|word| u64::from_str_radix(word, 16).expect("hex bits"));
        sections.last_mut().expect("a section before its lines").1.push(bits.collect());
    }
    sections
}

/// All NaNs count as one, as for Java code without raw bits.
fn canonical(bits: u64) -> u64 {
    if bits & (u64::MAX >> 1) > f64::INFINITY.to_bits() { 0x7ff8_0000_0000_0000 } else { bits }
}

fn check(text: &str, functions: &[(&str, Function)]) {
    let sections = sections(text);
    assert_eq!(sections.len(), functions.len(), "one section per function");
    let mut failures = Vec::new();
    for (name, samples) in sections {
        assert!(samples.len() >= 200, "{name} has too few samples");
        let function = functions.iter().find(|(known, _)| *known == name).expect("known function");
        for sample in samples {
            let x: Vec<f64> = sample.iter().map(|&bits| f64::from_bits(bits)).collect();
            let (result, expected) = match function.1 {
                Unary(f) => (f(x[0]), sample[1]),
                Binary(f) => (f(x[0], x[1]), sample[2]),
            };
            let wanted = canonical(expected);
            if result.to_bits() != wanted {
                failures.push(format!("{name}{x:?}: {:016x}, not {wanted:016x}", result.to_bits()));
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn strict_math_equals_jdk_17() {
    check(
        include_str!("samples/strict.txt"),
        &[
            ("IEEEremainder", Binary(strict::ieee_remainder)),
            ("acos", Unary(strict::acos)),
            ("asin", Unary(strict::asin)),
            ("atan", Unary(strict::atan)),
            ("atan2", Binary(strict::atan2)),
            ("cos", Unary(strict::cos)),
            ("cosh", Unary(strict::cosh)),
            ("exp", Unary(strict::exp)),
            ("expm1", Unary(strict::expm1)),
            ("log", Unary(strict::log)),
            ("log10", Unary(strict::log10)),
            ("log1p", Unary(strict::log1p)),
            ("sin", Unary(strict::sin)),
            ("sinh", Unary(strict::sinh)),
            ("sqrt", Unary(strict::sqrt)),
            ("tan", Unary(strict::tan)),
            ("tanh", Unary(strict::tanh)),
        ],
    );
}

#[test]
fn math_equals_hotspot() {
    check(
        include_str!("samples/hotspot.txt"),
        &[
            ("cbrt", Unary(hotspot::cbrt)),
            ("cos", Unary(hotspot::cos)),
            ("exp", Unary(hotspot::exp)),
            ("log", Unary(hotspot::log)),
            ("log10", Unary(hotspot::log10)),
            ("pow", Binary(hotspot::pow)),
            ("sin", Unary(hotspot::sin)),
            ("tan", Unary(hotspot::tan)),
            ("tanh", Unary(hotspot::tanh)),
        ],
    );
}

/// The specification of `Math.pow` lists these results.
#[test]
fn pow_specials() {
    let inf = f64::INFINITY;
    for (x, y, expected) in [
        (f64::NAN, 0.0, 1.0),
        (f64::NAN, -0.0, 1.0),
        (-0.0, -3.0, -inf),
        (-0.0, -2.0, inf),
        (-0.0, 3.0, -0.0),
        (-0.0, 0.5, 0.0),
        (-inf, 3.0, -inf),
        (-inf, -3.0, -0.0),
        (-inf, 0.5, inf),
        (0.5, inf, 0.0),
        (0.5, -inf, inf),
        (-2.0, 3.0, -8.0),
        (-2.0, -2.0, 0.25),
        (10.0, 400.0, inf),
        (-10.0, 401.0, -inf),
        (-10.0, -401.0, -0.0),
        (2.0, -1074.0, f64::from_bits(1)),
    ] {
        assert_eq!(hotspot::pow(x, y).to_bits(), f64::to_bits(expected), "pow({x}, {y})");
    }
    for (x, y) in [(1.0, inf), (-1.0, -inf), (1.0, f64::NAN), (-2.0, 0.5)] {
        assert!(hotspot::pow(x, y).is_nan(), "pow({x}, {y})");
    }
}

/// A product and sum rounded separately would give zero.
#[test]
fn fma_rounds_once() {
    let e = f64::EPSILON;
    assert_eq!(fma(1.0 + e, 1.0 - e, -1.0), -e * e);
    let e = f32::EPSILON;
    assert_eq!(fma_f32(1.0 + e, 1.0 - e, -1.0), -e * e);
    assert_eq!(fma(f64::INFINITY, 0.0, 1.0).to_bits(), f64::NAN.to_bits());
}
