//! Words of the operating system as text, without loss: settings are text, paths are bytes.
//!
//! A byte that is no UTF-8 becomes a character of its own at the end of the last private-use plane; so
//! do the bytes of such a character itself, which makes the way back exact for every word.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

/// The character of byte 0x80; those of all bytes up to 0xFF follow.
const FIRST: u32 = 0x10_FF80;

/// The text that stands for a word.
pub(crate) fn kept(word: &OsStr) -> String {
    let mut text = String::new();
    for chunk in word.as_bytes().utf8_chunks() {
        for c in chunk.valid().chars() {
            match byte_of(c) {
                None => text.push(c),
                Some(_) => text.extend(c.encode_utf8(&mut [0; 4]).bytes().map(stand_in)),
            }
        }
        text.extend(chunk.invalid().iter().copied().map(stand_in));
    }
    text
}

/// The word that a text stands for.
pub(crate) fn word(text: &str) -> OsString {
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match byte_of(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    OsString::from_vec(bytes)
}

pub(crate) fn path(text: &str) -> PathBuf {
    word(text).into()
}

/// For people, and for what takes text only: bytes that are no UTF-8 are lost.
pub(crate) fn shown(text: &str) -> String {
    word(text).to_string_lossy().into_owned()
}

fn stand_in(byte: u8) -> char {
    char::from_u32(FIRST + u32::from(byte) - 0x80).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn byte_of(c: char) -> Option<u8> {
    let byte = u32::from(c).checked_sub(FIRST)? + 0x80;
    u8::try_from(byte).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn text_stays_text_and_bytes_come_back() {
        assert_eq!(kept(OsStr::new("plain/Ünïcode/\u{10FFFD}")).chars().filter(|&c| c == '/').count(), 2);
        assert_eq!(kept(OsStr::new("Ünïcode")), "Ünïcode");
        assert_eq!(shown(&kept(OsStr::from_bytes(b"a\xffb"))), "a\u{FFFD}b");
    }

    proptest! {
        #[test]
        fn every_word_comes_back(bytes: Vec<u8>, text in "[a\u{10FF70}-\u{10FFFF}é]{0,8}") {
            let word_of_bytes = OsString::from_vec(bytes);
            prop_assert_eq!(word(&kept(&word_of_bytes)), word_of_bytes);
            prop_assert_eq!(word(&kept(OsStr::new(&text))), OsString::from(text));
        }
    }
}
