//! What a class file says, without the indices by which it says it.
//!
//! Everything is written with its length or a tag before it, so that no two different things give
//! the same bytes. What cannot be read is written as it stands: then two files that differ count as
//! different, which is always safe.

use rjpf_classfile::{ClassFile, Constant};
use xxhash_rust::xxh3::Xxh3Default;

use super::{DIGEST_VERSION, Digest};

/// Takes down symbols and gives their digest.
pub(super) struct Symbols<'f, 'a> {
    file: &'f ClassFile<'a>,
    hasher: Xxh3Default,
    /// Bootstrap methods whose arguments are being written: dynamic constants may refer to each other.
    open: Vec<u16>,
}

impl<'f, 'a> Symbols<'f, 'a> {
    pub(super) fn new(file: &'f ClassFile<'a>, what: &str) -> Symbols<'f, 'a> {
        let mut symbols = Symbols { file, hasher: Xxh3Default::new(), open: Vec::new() };
        symbols.u32(DIGEST_VERSION);
        symbols.text(what.as_bytes());
        symbols
    }

    pub(super) fn finish(self) -> Digest {
        Digest(self.hasher.digest128())
    }

    pub(super) fn u8(&mut self, value: u8) {
        self.hasher.update(&[value]);
    }

    pub(super) fn u16(&mut self, value: u16) {
        self.hasher.update(&value.to_le_bytes());
    }

    pub(super) fn u32(&mut self, value: u32) {
        self.hasher.update(&value.to_le_bytes());
    }

    pub(super) fn u64(&mut self, value: u64) {
        self.hasher.update(&value.to_le_bytes());
    }

    pub(super) fn count(&mut self, count: usize) {
        self.u64(count as u64);
    }

    pub(super) fn text(&mut self, bytes: &[u8]) {
        self.count(bytes.len());
        self.hasher.update(bytes);
    }

    pub(super) fn optional_text(&mut self, bytes: Option<&[u8]>) {
        self.u8(u8::from(bytes.is_some()));
        self.text(bytes.unwrap_or_default());
    }

    /// A constant by its content; index zero, where it is allowed, means none.
    pub(super) fn constant(&mut self, index: u16) {
        let Some(&constant) = self.file.pool.get(index).ok().filter(|_| index != 0) else {
            return self.u8(0);
        };
        match constant {
            Constant::Unusable => self.u8(0),
            Constant::Utf8(text) => self.tagged_text(1, text),
            Constant::Integer(v) => self.tagged(3, v as u32),
            Constant::Float(bits) => self.tagged(4, bits),
            Constant::Long(v) => self.tagged_wide(5, v as u64),
            Constant::Double(bits) => self.tagged_wide(6, bits),
            Constant::Class { name } => self.one(7, name),
            Constant::String { utf8 } => self.one(8, utf8),
            Constant::Field { class, name_and_type } => self.two(9, class, name_and_type),
            Constant::Method { class, name_and_type } => self.two(10, class, name_and_type),
            Constant::InterfaceMethod { class, name_and_type } => self.two(11, class, name_and_type),
            Constant::NameAndType { name, descriptor } => self.two(12, name, descriptor),
            Constant::MethodHandle { kind, reference } => {
                self.u8(kind);
                self.one(15, reference);
            }
            Constant::MethodType { descriptor } => self.one(16, descriptor),
            Constant::Dynamic { bootstrap, name_and_type } => self.dynamic(17, bootstrap, name_and_type),
            Constant::InvokeDynamic { bootstrap, name_and_type } => self.dynamic(18, bootstrap, name_and_type),
            Constant::Module { name } => self.one(19, name),
            Constant::Package { name } => self.one(20, name),
        }
    }

    pub(super) fn constants(&mut self, indices: &[u16]) {
        self.count(indices.len());
        indices.iter().for_each(|&index| self.constant(index));
    }

    pub(super) fn optional_constants(&mut self, indices: Option<&[u16]>) {
        self.u8(u8::from(indices.is_some()));
        self.constants(indices.unwrap_or_default());
    }

    fn tagged(&mut self, tag: u8, value: u32) {
        self.u8(tag);
        self.u32(value);
    }

    fn tagged_wide(&mut self, tag: u8, value: u64) {
        self.u8(tag);
        self.u64(value);
    }

    fn tagged_text(&mut self, tag: u8, text: &[u8]) {
        self.u8(tag);
        self.text(text);
    }

    fn one(&mut self, tag: u8, index: u16) {
        self.u8(tag);
        self.constant(index);
    }

    fn two(&mut self, tag: u8, first: u16, second: u16) {
        self.u8(tag);
        self.constant(first);
        self.constant(second);
    }

    /// A dynamic constant or call site, with the call of its bootstrap method.
    fn dynamic(&mut self, tag: u8, bootstrap: u16, name_and_type: u16) {
        self.one(tag, name_and_type);
        let depth = self.open.iter().position(|&open| open == bootstrap);
        let file = self.file;
        match (depth, file.attributes.bootstrap_methods.get(usize::from(bootstrap))) {
            // It leads back to one of those around it.
            (Some(depth), _) => self.tagged(1, depth as u32),
            (None, None) => self.u8(2),
            (None, Some(method)) => {
                self.u8(3);
                self.open.push(bootstrap);
                self.constant(method.method);
                self.constants(&method.args);
                self.open.pop();
            }
        }
    }

    /// An attribute of a structure of its own: `read` writes it and says whether it could.
    pub(super) fn structured(
        &mut self,
        raw: Option<&[u8]>,
        read: fn(&mut Symbols<'_, '_>, &mut Raw<'_>) -> Option<()>,
    ) {
        let Some(bytes) = raw else { return self.u8(0) };
        let mut content = Raw(bytes);
        self.u8(1);
        if read(self, &mut content).is_none() || !content.0.is_empty() {
            self.u8(2);
            self.text(bytes);
        }
    }
}

/// Bytes of an attribute that have not been read yet.
pub(super) struct Raw<'r>(&'r [u8]);

impl<'r> Raw<'r> {
    pub(super) fn take(&mut self, count: usize) -> Option<&'r [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn u8(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        self.take(2).map(|b| u16::from_be_bytes([b[0], b[1]]))
    }
}
