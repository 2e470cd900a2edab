//! Modified UTF-8, the text encoding of class files: UTF-16 units in one to three bytes each, with
//! zero as two bytes. Lone surrogates are legal and are kept.

use std::borrow::Cow;

/// Whether `bytes` is well-formed: no zero byte, no four-byte form, no overlong form other than
/// the two bytes of U+0000.
pub fn is_valid(bytes: &[u8]) -> bool {
    first_special(bytes).is_none_or(|start| {
        let mut rest = &bytes[start..];
        while !rest.is_empty() {
            match next_unit(rest) {
                Some((_, length)) => rest = &rest[length..],
                None => return false,
            }
        }
        true
    })
}

/// The first byte that is not plain ASCII 1 to 127; nearly all constants have none, so this looks
/// at eight bytes at a time.
fn first_special(bytes: &[u8]) -> Option<usize> {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut done = 0;
    while let Some(chunk) = bytes.get(done..).and_then(<[u8]>::first_chunk::<8>) {
        let word = u64::from_ne_bytes(*chunk);
        // A zero byte borrows into its own high bit; a byte above 127 has it already.
        if (word | word.wrapping_sub(ONES)) & HIGH != 0 {
            break;
        }
        done += 8;
    }
    let tail = bytes[done..].iter();
    tail.enumerate().find(|&(_, &byte)| byte == 0 || byte >= 0x80).map(|(at, _)| done + at)
}

/// The first unit of well-formed text and how many bytes it took.
fn next_unit(bytes: &[u8]) -> Option<(u16, usize)> {
    let continuation = |at: usize| {
        let byte = *bytes.get(at)?;
        (byte & 0xc0 == 0x80).then_some(u16::from(byte & 0x3f))
    };
    let first = *bytes.first()?;
    match first {
        0x01..=0x7f => Some((u16::from(first), 1)),
        0xc0..=0xdf => {
            let unit = u16::from(first & 0x1f) << 6 | continuation(1)?;
            (unit == 0 || unit >= 0x80).then_some((unit, 2))
        }
        0xe0..=0xef => {
            let unit = u16::from(first & 0x0f) << 12 | continuation(1)? << 6 | continuation(2)?;
            (unit >= 0x800).then_some((unit, 3))
        }
        _ => None,
    }
}

/// The UTF-16 units of a text; a malformed byte yields one U+FFFD.
pub fn units(bytes: &[u8]) -> Units<'_> {
    Units { rest: bytes }
}

/// See [`units`].
#[derive(Debug, Clone)]
pub struct Units<'a> {
    rest: &'a [u8],
}

impl Iterator for Units<'_> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        if self.rest.is_empty() {
            return None;
        }
        let (unit, length) = next_unit(self.rest).unwrap_or((0xfffd, 1));
        self.rest = &self.rest[length..];
        Some(unit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len().div_ceil(3), Some(self.rest.len()))
    }
}

/// The UTF-16 units of a text, lone surrogates kept; a malformed byte yields one U+FFFD. Text from
/// a parsed constant pool is always well-formed.
pub fn decode(bytes: &[u8]) -> Vec<u16> {
    if first_special(bytes).is_none() {
        return bytes.iter().map(|&byte| u16::from(byte)).collect();
    }
    units(bytes).collect()
}

/// [`decode`], or nothing if the text is malformed.
pub fn try_decode(bytes: &[u8]) -> Option<Vec<u16>> {
    is_valid(bytes).then(|| decode(bytes))
}

/// Encodes UTF-16 units; every sequence of units has an encoding.
pub fn encode(units: &[u16]) -> Vec<u8> {
    encode_units(units.iter().copied())
}

/// Encodes Rust text.
pub fn encode_str(text: &str) -> Vec<u8> {
    if first_special(text.as_bytes()).is_none() {
        return text.as_bytes().to_vec();
    }
    encode_units(text.encode_utf16())
}

fn encode_units(units: impl Iterator<Item = u16>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(units.size_hint().0);
    for unit in units {
        // The casts keep the low eight bits, which is what each position wants.
        match unit {
            0x01..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, continuation(unit)]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, continuation(unit >> 6), continuation(unit)]),
        }
    }
    bytes
}

fn continuation(unit: u16) -> u8 {
    0x80 | (unit & 0x3f) as u8
}

/// The text for printing: surrogate pairs joined, lone surrogates and malformed bytes replaced.
pub fn to_string_lossy(bytes: &[u8]) -> Cow<'_, str> {
    if first_special(bytes).is_none()
        && let Ok(text) = str::from_utf8(bytes)
    {
        return Cow::Borrowed(text);
    }
    let chars = char::decode_utf16(units(bytes));
    Cow::Owned(chars.map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER)).collect())
}

/// Whether every unit is below 256, as for the compact form of `java.lang.String`.
pub fn is_latin1(bytes: &[u8]) -> bool {
    first_special(bytes).is_none() || units(bytes).all(|unit| unit <= 0xff)
}

/// The text as Latin-1 bytes, if it is Latin-1.
pub fn to_latin1(bytes: &[u8]) -> Option<Cow<'_, [u8]>> {
    if first_special(bytes).is_none() {
        return Some(Cow::Borrowed(bytes));
    }
    let latin1: Option<Vec<u8>> = units(bytes).map(|unit| u8::try_from(unit).ok()).collect();
    latin1.map(Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(units: &[u16], bytes: &[u8]) {
        assert_eq!(encode(units), bytes);
        assert!(is_valid(bytes), "{bytes:x?}");
        assert_eq!(decode(bytes), units);
        assert_eq!(try_decode(bytes).as_deref(), Some(units));
    }

    #[test]
    fn every_unit_round_trips() {
        for unit in 0..=u16::MAX {
            let bytes = encode(&[unit]);
            check(&[unit], &bytes);
            // Behind a full word, so that the word-wise scan is crossed too.
            check(&[65, 66, 67, 68, 69, 70, 71, 72, unit, 65], &{
                let mut text = b"ABCDEFGH".to_vec();
                text.extend(&bytes);
                text.push(b'A');
                text
            });
        }
    }

    #[test]
    fn known_encodings() {
        check(&[], b"");
        check(&[0], &[0xc0, 0x80]);
        check(&[0x7f, 0x80], &[0x7f, 0xc2, 0x80]);
        check(&[0x7ff, 0x800], &[0xdf, 0xbf, 0xe0, 0xa0, 0x80]);
        check(&[0xd83d, 0xde00], &[0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
        check(&[0xd800], &[0xed, 0xa0, 0x80]);
    }

    #[test]
    fn malformed_text_is_refused_and_replaced() {
        let bad: &[&[u8]] = &[
            &[0],
            &[0x80],
            &[0xc1, 0x80],
            &[0xc2],
            &[0xc2, 0x41],
            &[0xe0, 0x80, 0x80],
            &[0xe1, 0x80],
            &[0xf0, 0x9f, 0x98, 0x80],
            &[0xff],
            b"12345678\0",
            b"1234567\0",
        ];
        for text in bad {
            assert!(!is_valid(text), "{text:x?}");
            assert_eq!(try_decode(text), None);
            assert!(decode(text).contains(&0xfffd));
        }
    }

    #[test]
    fn printing() {
        assert!(matches!(to_string_lossy(b"plain"), Cow::Borrowed("plain")));
        assert_eq!(to_string_lossy(&encode_str("a\0\u{1f600}é")), "a\0\u{1f600}é");
        assert_eq!(to_string_lossy(&encode(&[0x61, 0xd800])), "a\u{fffd}");
    }

    #[test]
    fn latin1() {
        assert!(is_latin1(&encode_str("é\0")));
        assert_eq!(to_latin1(&encode_str("é\0")).as_deref(), Some(&[0xe9, 0][..]));
        assert!(!is_latin1(&encode_str("€")));
        assert_eq!(to_latin1(&encode_str("€")), None);
    }
}
