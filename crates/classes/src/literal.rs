//! String literals: content-addressed constants.
//!
//! A literal's text has one address for the whole process, at which a `String` object and behind
//! it its `byte[]` come to life in a state when the literal is first used there. So two states
//! never differ because one path used a literal earlier.

use rustc_hash::FxHashMap;
use std::sync::{MutexGuard, PoisonError};

use rjpf_classfile::mutf8;

use crate::{Class, Registry, address};

/// The content of a string as the JDK stores it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    Latin1(Box<[u8]>),
    Utf16(Box<[u16]>),
}

impl Text {
    pub fn of_units(units: &[u16]) -> Text {
        if units.iter().all(|&u| u < 256) {
            Text::Latin1(units.iter().map(|&u| u as u8).collect())
        } else {
            Text::Utf16(units.into())
        }
    }

    /// Bytes of the backing array.
    pub fn byte_len(&self) -> u32 {
        match self {
            Text::Latin1(bytes) => bytes.len() as u32,
            Text::Utf16(units) => units.len() as u32 * 2,
        }
    }

    /// The JDK's `String.coder`.
    pub fn coder(&self) -> u8 {
        u8::from(matches!(self, Text::Utf16(_)))
    }
}

#[derive(Default)]
pub(crate) struct Literals {
    by_text: FxHashMap<Text, u32>,
    by_address: FxHashMap<u32, Text>,
    pub(crate) mirrors: FxHashMap<u32, &'static Class>,
}

impl Registry {
    pub(crate) fn literals(&self) -> MutexGuard<'_, Literals> {
        self.literals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address of the literal with these modified UTF-8 bytes.
    pub fn literal(&self, bytes: &[u8]) -> u32 {
        self.literal_text(Text::of_units(&mutf8::decode(bytes)))
    }

    /// The address of the literal with this content.
    pub fn literal_text(&self, text: Text) -> u32 {
        if let Some(&at) = self.literals().by_text.get(&text) {
            return at;
        }
        let string_words = self.known("java/lang/String").instance_words;
        let mut literals = self.literals();
        if let Some(&at) = literals.by_text.get(&text) {
            return at;
        }
        let words = string_words + address::ARRAY_HEADER + text.byte_len().div_ceil(4);
        let at = self.reserve_constant(words);
        literals.by_text.insert(text.clone(), at);
        literals.by_address.insert(at, text);
        at
    }

    /// The content of the literal at `address`.
    pub fn literal_at(&self, address: u32) -> Option<Text> {
        self.literals().by_address.get(&address).cloned()
    }

    /// Addresses of all literals named so far, in no particular order.
    pub fn literal_addresses(&self) -> Vec<u32> {
        self.literals().by_address.keys().copied().collect()
    }

    /// The address of a literal that some code has named already.
    pub fn find_literal(&self, text: &Text) -> Option<u32> {
        self.literals().by_text.get(text).copied()
    }
}
