//! A constant pool being written; equal constants share an index.

use std::collections::BTreeMap;

use super::BuildError;
use crate::mutf8;

/// Constants by their serialised form, which is also their identity.
#[derive(Debug, Clone, Default)]
pub struct PoolBuilder {
    indices: BTreeMap<Vec<u8>, u16>,
    bytes: Vec<u8>,
    /// Per index: slots the constant takes when loaded, 0 if it cannot be loaded.
    slots: Vec<u8>,
    error: Option<BuildError>,
}

impl PoolBuilder {
    /// Modified UTF-8.
    pub fn utf8(&mut self, text: impl AsRef<[u8]>) -> u16 {
        let text = text.as_ref();
        match u16::try_from(text.len()) {
            Ok(length) if mutf8::is_valid(text) => {
                let mut entry = vec![1];
                entry.extend(length.to_be_bytes());
                entry.extend(text);
                self.intern(entry, 0)
            }
            _ => {
                self.fail(BuildError::BadText);
                0
            }
        }
    }

    /// A class by its name, or an array class by its descriptor.
    pub fn class(&mut self, name: impl AsRef<[u8]>) -> u16 {
        let name = self.utf8(name);
        self.pair(7, &[name], 1)
    }

    pub fn string(&mut self, text: impl AsRef<[u8]>) -> u16 {
        let text = self.utf8(text);
        self.pair(8, &[text], 1)
    }

    pub fn integer(&mut self, value: i32) -> u16 {
        self.number(3, &value.to_be_bytes())
    }

    pub fn float(&mut self, value: f32) -> u16 {
        self.number(4, &value.to_bits().to_be_bytes())
    }

    pub fn long(&mut self, value: i64) -> u16 {
        self.number(5, &value.to_be_bytes())
    }

    pub fn double(&mut self, value: f64) -> u16 {
        self.number(6, &value.to_bits().to_be_bytes())
    }

    pub fn name_and_type(&mut self, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> u16 {
        let both = [self.utf8(name), self.utf8(descriptor)];
        self.pair(12, &both, 0)
    }

    pub fn field(&mut self, class: impl AsRef<[u8]>, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> u16 {
        let both = [self.class(class), self.name_and_type(name, descriptor)];
        self.pair(9, &both, 0)
    }

    /// A method of a class.
    pub fn method(&mut self, class: impl AsRef<[u8]>, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> u16 {
        let both = [self.class(class), self.name_and_type(name, descriptor)];
        self.pair(10, &both, 0)
    }

    /// A method of an interface.
    pub fn interface_method(
        &mut self,
        class: impl AsRef<[u8]>,
        name: impl AsRef<[u8]>,
        descriptor: impl AsRef<[u8]>,
    ) -> u16 {
        let both = [self.class(class), self.name_and_type(name, descriptor)];
        self.pair(11, &both, 0)
    }

    /// A method handle; `kind` as in JVMS table 5.4.3.5-A, `reference` a field or method constant.
    pub fn method_handle(&mut self, kind: u8, reference: u16) -> u16 {
        let mut entry = vec![15, kind];
        entry.extend(reference.to_be_bytes());
        self.intern(entry, 1)
    }

    pub fn method_type(&mut self, descriptor: impl AsRef<[u8]>) -> u16 {
        let descriptor = self.utf8(descriptor);
        self.pair(16, &[descriptor], 1)
    }

    /// A dynamically computed constant; `bootstrap` from `ClassBuilder::bootstrap_method`.
    pub fn dynamic(&mut self, bootstrap: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> u16 {
        let slots = match descriptor.as_ref() {
            b"J" | b"D" => 2,
            _ => 1,
        };
        let both = [bootstrap, self.name_and_type(name, descriptor)];
        self.pair(17, &both, slots)
    }

    /// A dynamic call site; `bootstrap` from `ClassBuilder::bootstrap_method`.
    pub fn invoke_dynamic(&mut self, bootstrap: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> u16 {
        let both = [bootstrap, self.name_and_type(name, descriptor)];
        self.pair(18, &both, 0)
    }

    /// Keeps the first error.
    pub(super) fn fail(&mut self, error: BuildError) {
        self.error.get_or_insert(error);
    }

    /// Slots a constant takes when loaded, 0 if it cannot be loaded.
    pub(super) fn loaded_slots(&self, constant: u16) -> u8 {
        let slots = self.slots.get(usize::from(constant).wrapping_sub(1));
        slots.copied().unwrap_or(0)
    }

    pub(super) fn write(self, out: &mut Vec<u8>) -> Result<(), BuildError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let count = u16::try_from(self.slots.len() + 1).map_err(|_| BuildError::PoolFull)?;
        out.extend(count.to_be_bytes());
        out.extend(self.bytes);
        Ok(())
    }

    fn pair(&mut self, tag: u8, values: &[u16], slots: u8) -> u16 {
        let mut entry = vec![tag];
        super::write_u2s(&mut entry, values);
        self.intern(entry, slots)
    }

    fn number(&mut self, tag: u8, value: &[u8]) -> u16 {
        let mut entry = vec![tag];
        entry.extend(value);
        let slots = if value.len() == 8 { 2 } else { 1 };
        self.intern(entry, slots)
    }

    fn intern(&mut self, entry: Vec<u8>, slots: u8) -> u16 {
        if let Some(&index) = self.indices.get(&entry) {
            return index;
        }
        let takes_two = matches!(entry.first(), Some(5 | 6));
        let next = self.slots.len() + 1;
        // The largest pool has 65535 indices with index 0.
        if next + usize::from(takes_two) > 65534 {
            self.fail(BuildError::PoolFull);
            return 0;
        }
        let index = next as u16;
        self.slots.push(slots);
        if takes_two {
            self.slots.push(0);
        }
        self.bytes.extend(&entry);
        self.indices.insert(entry, index);
        index
    }
}
