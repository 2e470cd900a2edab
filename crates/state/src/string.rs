//! Java strings in the heap: the JDK's compact layout (`value`, `coder`, `hash`).

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{Class, Registry, Text};

use crate::{Memory, Ref};

/// Field offsets of `java.lang.String`, found once per registry.
#[derive(Clone, Copy)]
pub struct StringLayout {
    pub class: &'static Class,
    pub bytes: &'static Class,
    pub value: u32,
    pub coder: u32,
}

impl StringLayout {
    pub fn of(registry: &Registry) -> StringLayout {
        let class = registry.known("java/lang/String");
        let offset =
            |name: &str| class.fields.iter().find(|f| f.name == name && !f.is_static()).map_or(0, |f| f.offset);
        let bytes = registry.array_of(registry.primitive(rjpf_classes::BaseType::Byte));
        StringLayout { class, bytes, value: offset("value"), coder: offset("coder") }
    }

    /// The content of a string object.
    pub fn text(&self, memory: &Memory, string: Ref) -> Text {
        let value = memory.get(string + self.value);
        if value == 0 {
            return Text::Latin1(Box::default());
        }
        let bytes = memory.byte_array(value);
        if memory.get(string + self.coder) == 0 {
            Text::Latin1(bytes.into())
        } else {
            Text::Utf16(bytes.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect())
        }
    }

    pub fn units(&self, memory: &Memory, string: Ref) -> Vec<u16> {
        match self.text(memory, string) {
            Text::Latin1(bytes) => bytes.iter().map(|&b| u16::from(b)).collect(),
            Text::Utf16(units) => units.into(),
        }
    }

    /// For host use: lone surrogates become replacement characters.
    pub fn to_rust(&self, memory: &Memory, string: Ref) -> String {
        String::from_utf16_lossy(&self.units(memory, string))
    }

    /// A new string object in the heap.
    pub fn create(&self, memory: &mut Memory, text: &Text) -> Option<Ref> {
        let words = self.class.instance_words + ARRAY_HEADER + text.byte_len().div_ceil(4);
        let at = memory.allocate(words)?;
        self.write(memory, at, text);
        Some(at)
    }

    /// Writes a string object at `at` and its byte array right behind it.
    pub fn write(&self, memory: &mut Memory, at: Ref, text: &Text) {
        let array = at + self.class.instance_words;
        memory.set(at, self.class.id.0);
        memory.set(at + self.value, array);
        memory.set(at + self.coder, u32::from(text.coder()));
        memory.set(array, self.bytes.id.0);
        memory.set(array + 2, text.byte_len());
        let into = memory.byte_array_mut(array);
        match text {
            Text::Latin1(bytes) => into.copy_from_slice(bytes),
            Text::Utf16(units) => {
                for (to, unit) in into.chunks_exact_mut(2).zip(units.iter()) {
                    to.copy_from_slice(&unit.to_le_bytes());
                }
            }
        }
    }
}
