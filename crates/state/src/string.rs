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

fn wide(bytes: &[u8]) -> impl Iterator<Item = u16> {
    bytes.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]]))
}

fn units_of((bytes, width): (&[u8], usize)) -> Vec<u16> {
    if width == 1 { bytes.iter().map(|&b| u16::from(b)).collect() } else { wide(bytes).collect() }
}

impl StringLayout {
    pub fn of(registry: &Registry) -> StringLayout {
        let class = registry.known("java/lang/String");
        let offset =
            |name: &str| class.fields.iter().find(|f| f.name == name && !f.is_static()).map_or(0, |f| f.offset);
        let bytes = registry.array_of(registry.primitive(rjpf_classes::BaseType::Byte));
        StringLayout { class, bytes, value: offset("value"), coder: offset("coder") }
    }

    /// The bytes of a string object, and how many of them are a unit of text.
    fn bytes<'m>(&self, memory: &'m Memory, string: Ref) -> (&'m [u8], usize) {
        let bytes = match memory.get(string + self.value) {
            0 => &[],
            value => memory.byte_array(value),
        };
        (bytes, if memory.get(string + self.coder) == 0 { 1 } else { 2 })
    }

    /// The content of a string object.
    pub fn text(&self, memory: &Memory, string: Ref) -> Text {
        match self.bytes(memory, string) {
            (bytes, 1) => Text::Latin1(bytes.into()),
            (bytes, _) => Text::Utf16(wide(bytes).collect()),
        }
    }

    pub fn units(&self, memory: &Memory, string: Ref) -> Vec<u16> {
        units_of(self.bytes(memory, string))
    }

    /// For host use: lone surrogates become replacement characters.
    pub fn to_rust(&self, memory: &Memory, string: Ref) -> String {
        String::from_utf16_lossy(&self.units(memory, string))
    }

    /// For people: of a text that is too long to be read, the beginning and how long it is.
    pub fn for_people(&self, memory: &Memory, string: Ref) -> String {
        const MOST: usize = 1 << 14;
        let (bytes, width) = self.bytes(memory, string);
        let length = bytes.len() / width;
        if length <= MOST {
            return self.to_rust(memory, string);
        }
        let beginning = units_of((&bytes[..MOST * width], width));
        format!("{}... ({length} characters)", String::from_utf16_lossy(&beginning))
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
