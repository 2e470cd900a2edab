//! Reader of the JDK's `lib/modules` file (the "jimage" format).
//!
//! The file is a header, a perfect-hash table, a table of attribute offsets, the attributes, the
//! strings, and then the resources. It is mapped once and never unmapped, so an uncompressed
//! resource is a slice of the map and lives as long as the process.

mod compact_cp;
mod decompress;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;

/// The name of a module, as it stands in the image.
pub type ModuleName = &'static str;

const MAGIC: u32 = 0xCAFE_DADA;
const MAJOR_VERSION: u32 = 1;
const HEADER_SIZE: usize = 28;
/// The kind of the attribute that says which module an entry belongs to.
const MODULE: u8 = 1;
/// Multiplier of the image's string hash, and its seed for the first probe.
const HASH_MULTIPLIER: u32 = 0x0100_0193;

/// Why an image, or one resource of it, could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    #[error("cannot read {}: {source}", path.display())]
    Io { path: PathBuf, source: std::io::Error },
    #[error("{} is not a JDK image: {reason}", path.display())]
    NotAnImage { path: PathBuf, reason: String },
    #[error("the JDK image {} is damaged: {what}", path.display())]
    Damaged { path: PathBuf, what: String },
    #[error("the JDK image {} compresses {resource} with \"{decompressor}\", which is not supported", path.display())]
    UnknownCompression { path: PathBuf, resource: String, decompressor: String },
}

/// A JDK's `lib/modules`, mapped into memory. Read-only, so any number of threads may share it.
#[derive(Debug)]
pub struct JdkImage {
    path: PathBuf,
    bytes: &'static [u8],
    byte_order: ByteOrder,
    table_length: u32,
    redirect_at: usize,
    offsets_at: usize,
    locations: &'static [u8],
    strings: &'static [u8],
    resources_at: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ByteOrder {
    Little,
    Big,
}

impl ByteOrder {
    fn u32(self, b: [u8; 4]) -> u32 {
        match self {
            ByteOrder::Little => u32::from_le_bytes(b),
            ByteOrder::Big => u32::from_be_bytes(b),
        }
    }

    fn u64(self, b: [u8; 8]) -> u64 {
        match self {
            ByteOrder::Little => u64::from_le_bytes(b),
            ByteOrder::Big => u64::from_be_bytes(b),
        }
    }

    fn u32_at(self, bytes: &[u8], at: usize) -> Option<u32> {
        Some(self.u32(bytes.get(at..)?.first_chunk().copied()?))
    }

    fn u64_at(self, bytes: &[u8], at: usize) -> Option<u64> {
        Some(self.u64(bytes.get(at..)?.first_chunk().copied()?))
    }
}

/// The attributes of one resource; the name is `/module/parent/base.extension`.
#[derive(Clone, Copy, Debug)]
struct Location {
    module: &'static [u8],
    parent: &'static [u8],
    base: &'static [u8],
    extension: &'static [u8],
    offset: u64,
    compressed_size: u64,
    uncompressed_size: u64,
}

impl JdkImage {
    /// Maps `path` and checks its header. Costs nothing that grows with the size of the image.
    pub fn open(path: &Path) -> Result<JdkImage, ImageError> {
        let io = |source| ImageError::Io { path: path.to_path_buf(), source };
        let file = File::open(path).map_err(io)?;
        // SAFETY: the map is read-only; a JDK's image is not rewritten while the JDK is in use (the
        // JDK's own virtual machine maps it under the same assumption).
        let map = unsafe { memmap2::Mmap::map(&file) }.map_err(io)?;
        let bytes: &'static [u8] = Box::leak(Box::new(map));
        Self::from_bytes(path, bytes)
    }

    fn from_bytes(path: &Path, bytes: &'static [u8]) -> Result<JdkImage, ImageError> {
        let bad = |reason: String| ImageError::NotAnImage { path: path.to_path_buf(), reason };
        if bytes.len() < HEADER_SIZE {
            return Err(bad(format!("it has only {} bytes", bytes.len())));
        }
        let byte_order = [ByteOrder::Little, ByteOrder::Big]
            .into_iter()
            .find(|order| order.u32_at(bytes, 0) == Some(MAGIC))
            .ok_or_else(|| bad("the magic number is missing".into()))?;
        let field = |i: usize| byte_order.u32_at(bytes, 4 * i).unwrap_or(0);
        let major = field(1) >> 16;
        if major != MAJOR_VERSION {
            return Err(bad(format!("its format version is {major}, only {MAJOR_VERSION} is known")));
        }
        let (table_length, locations_size, strings_size) = (field(4), field(5), field(6));
        let redirect_at = HEADER_SIZE;
        let offsets_at = redirect_at + 4 * table_length as usize;
        let locations_at = offsets_at + 4 * table_length as usize;
        let strings_at = locations_at + locations_size as usize;
        let resources_at = strings_at + strings_size as usize;
        if table_length == 0 || resources_at > bytes.len() {
            return Err(bad("its index does not fit into the file".into()));
        }
        Ok(JdkImage {
            path: path.to_path_buf(),
            bytes,
            byte_order,
            table_length,
            redirect_at,
            offsets_at,
            locations: &bytes[locations_at..strings_at],
            strings: &bytes[strings_at..resources_at],
            resources_at,
        })
    }

    /// The image file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The header and the hash tables: differs between any two images with different contents lists.
    pub(super) fn index_bytes(&self) -> &'static [u8] {
        &self.bytes[..self.resources_at.min(64 * 1024)]
    }

    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// A resource by module and path in the module, e.g. `java.base` and `java/lang/Object.class`.
    pub fn find(&self, module: &str, path_in_module: &str) -> Result<Option<Cow<'static, [u8]>>, ImageError> {
        self.find_bytes(module.as_bytes(), path_in_module.as_bytes())
    }

    /// A class by internal name (`java/lang/Object`), with the module that holds it.
    ///
    /// Needs no cache of its own: package to module and class to bytes are one hash probe each.
    #[allow(clippy::type_complexity)]
    pub fn find_class(&self, internal_name: &[u8]) -> Result<Option<(ModuleName, Cow<'static, [u8]>)>, ImageError> {
        let Some(slash) = internal_name.iter().rposition(|&b| b == b'/') else {
            return Ok(None); // no module may hold classes in the unnamed package
        };
        let package: Vec<u8> = internal_name[..slash].iter().map(|&b| if b == b'/' { b'.' } else { b }).collect();
        let file = [internal_name, b".class"].concat();
        for module in self.modules_of_package(&package)? {
            if let Some(bytes) = self.find_bytes(module, &file)? {
                return Ok(Some((self.text(module)?, bytes)));
            }
        }
        Ok(None)
    }

    /// The names of all modules, sorted.
    pub fn modules(&self) -> Result<Vec<ModuleName>, ImageError> {
        let (mut offsets, mut names) = (FxHashSet::default(), BTreeSet::new());
        for index in 0..self.table_length {
            // Tens of thousands of entries share some seventy names.
            if offsets.insert(self.module_offset(index)?)
                && let Some(location) = self.location(index)?
                && location.is_in_a_module()
            {
                names.insert(location.module);
            }
        }
        names.into_iter().map(|name| self.text(name)).collect()
    }

    /// The packages of a module that hold at least one class, in internal form (`java/lang`), sorted.
    pub fn packages_of(&self, module: &str) -> Result<Vec<String>, ImageError> {
        let mut packages = BTreeSet::new();
        for location in self.all_locations() {
            let location = location?;
            let counts = location.is_class() && !location.parent.is_empty();
            if counts && location.module == module.as_bytes() {
                packages.insert(location.parent);
            }
        }
        Ok(packages.into_iter().map(lossy).collect())
    }

    /// Module and path in the module of everything in the image, in the order of its hash table.
    pub fn resources(&self) -> Result<Vec<(ModuleName, String)>, ImageError> {
        self.list(|_| true)
    }

    /// Like [`JdkImage::resources`], the `.class` files only (`module-info.class` included).
    pub fn classes(&self) -> Result<Vec<(ModuleName, String)>, ImageError> {
        self.list(Location::is_class)
    }

    fn list(&self, wanted: impl Fn(&Location) -> bool) -> Result<Vec<(ModuleName, String)>, ImageError> {
        let mut list = Vec::new();
        for location in self.all_locations() {
            let location = location?;
            if wanted(&location) {
                list.push((self.text(location.module)?, location.path_in_module()));
            }
        }
        Ok(list)
    }

    fn find_bytes(&self, module: &[u8], path: &[u8]) -> Result<Option<Cow<'static, [u8]>>, ImageError> {
        let name = [b"/", module, b"/", path].concat();
        match self.locate(&name)? {
            Some(location) => self.content(&location).map(Some),
            None => Ok(None),
        }
    }

    /// The modules listed under `/packages/<dotted name>`. Several for a package such as `java` that
    /// is only a prefix of others; at most one of them holds classes.
    fn modules_of_package(&self, dotted: &[u8]) -> Result<Vec<&'static [u8]>, ImageError> {
        let Some(content) = self.find_bytes(b"packages", dotted)? else {
            return Ok(Vec::new());
        };
        // Pairs of a flag word and the string offset of a module name.
        content
            .chunks_exact(8)
            .map(|pair| self.string(self.byte_order.u32([pair[4], pair[5], pair[6], pair[7]])))
            .collect()
    }

    /// Looks a full name up: probe the redirect table, then check that the slot really has that name.
    fn locate(&self, name: &[u8]) -> Result<Option<Location>, ImageError> {
        let slot = hash(name, HASH_MULTIPLIER) % self.table_length;
        let redirect = self.table_word(self.redirect_at, slot)? as i32;
        let index = match redirect {
            0 => return Ok(None),
            seed @ 1.. => hash(name, seed as u32) % self.table_length,
            direct => (-1 - direct) as u32,
        };
        if index >= self.table_length {
            return Err(self.damaged(format!("redirect to slot {index} of {}", self.table_length)));
        }
        let location = self.location(index)?;
        Ok(location.filter(|location| location.is_named(name)))
    }

    fn table_word(&self, table_at: usize, index: u32) -> Result<u32, ImageError> {
        self.byte_order
            .u32_at(self.bytes, table_at + 4 * index as usize)
            .ok_or_else(|| self.damaged(format!("no slot {index} in the index")))
    }

    /// The entry of slot `index`, `None` for an unused slot.
    fn location(&self, index: u32) -> Result<Option<Location>, ImageError> {
        let [_, module, parent, base, extension, offset, compressed_size, uncompressed_size] =
            self.attributes(index)?;
        if base == 0 && module == 0 {
            return Ok(None);
        }
        Ok(Some(Location {
            module: self.string(module as u32)?,
            parent: self.string(parent as u32)?,
            base: self.string(base as u32)?,
            extension: self.string(extension as u32)?,
            offset,
            compressed_size,
            uncompressed_size,
        }))
    }

    /// The attributes of slot `index`, by their numbers.
    fn attributes(&self, index: u32) -> Result<[u64; 8], ImageError> {
        let start = self.table_word(self.offsets_at, index)? as usize;
        let attributes = self.locations.get(start..).unwrap_or_default();
        attribute_values(attributes).ok_or_else(|| self.damaged(format!("attributes of slot {index}")))
    }

    /// The string offset of the module's name of slot `index`, which is the first attribute as a rule.
    fn module_offset(&self, index: u32) -> Result<u64, ImageError> {
        let start = self.table_word(self.offsets_at, index)? as usize;
        match self.locations.get(start..).and_then(<[u8]>::split_first) {
            Some((&head, rest)) if head >> 3 == MODULE && rest.len() > usize::from(head & 7) => {
                Ok(rest[..=usize::from(head & 7)].iter().fold(0, |sum, &b| sum << 8 | u64::from(b)))
            }
            _ => self.attributes(index).map(|values| values[usize::from(MODULE)]),
        }
    }

    /// Every entry that belongs to a module, leaving out the image's own `/modules` and `/packages`.
    fn all_locations(&self) -> impl Iterator<Item = Result<Location, ImageError>> {
        (0..self.table_length).filter_map(|index| match self.location(index) {
            Ok(Some(location)) if location.is_in_a_module() => Some(Ok(location)),
            Ok(_) => None,
            Err(error) => Some(Err(error)),
        })
    }

    fn content(&self, location: &Location) -> Result<Cow<'static, [u8]>, ImageError> {
        let stored = match location.compressed_size {
            0 => location.uncompressed_size,
            size => size,
        };
        let bytes = slice(&self.bytes[self.resources_at..], location.offset, stored)
            .ok_or_else(|| self.damaged(format!("{} lies outside the file", location.path_in_module())))?;
        if location.compressed_size == 0 {
            return Ok(Cow::Borrowed(bytes));
        }
        decompress::decompress(self, location, bytes).map(Cow::Owned)
    }

    /// The zero-terminated string at `offset` of the string table.
    fn string(&self, offset: u32) -> Result<&'static [u8], ImageError> {
        let rest = self.strings.get(offset as usize..).unwrap_or_default();
        match rest.iter().position(|&b| b == 0) {
            Some(end) => Ok(&rest[..end]),
            None => Err(self.damaged(format!("no string at {offset}"))),
        }
    }

    fn text(&self, name: &'static [u8]) -> Result<&'static str, ImageError> {
        std::str::from_utf8(name).map_err(|_| self.damaged(format!("module name {}", lossy(name))))
    }

    fn damaged(&self, what: String) -> ImageError {
        ImageError::Damaged { path: self.path.clone(), what }
    }
}

impl Location {
    fn is_in_a_module(&self) -> bool {
        !self.module.is_empty() && self.module != b"modules" && self.module != b"packages"
    }

    fn is_class(&self) -> bool {
        self.extension == b"class"
    }

    /// Whether `/module/parent/base.extension` is `name`, without building it.
    fn is_named(&self, name: &[u8]) -> bool {
        let mut rest = Some(name);
        let mut expect = |piece: &[u8]| rest = rest.and_then(|rest| rest.strip_prefix(piece));
        if !self.module.is_empty() {
            expect(b"/");
            expect(self.module);
            expect(b"/");
        }
        if !self.parent.is_empty() {
            expect(self.parent);
            expect(b"/");
        }
        expect(self.base);
        if !self.extension.is_empty() {
            expect(b".");
            expect(self.extension);
        }
        rest.is_some_and(<[u8]>::is_empty)
    }

    fn path_in_module(&self) -> String {
        let mut path = Vec::new();
        if !self.parent.is_empty() {
            path.extend_from_slice(self.parent);
            path.push(b'/');
        }
        path.extend_from_slice(self.base);
        if !self.extension.is_empty() {
            path.push(b'.');
            path.extend_from_slice(self.extension);
        }
        lossy(&path)
    }
}

fn hash(name: &[u8], seed: u32) -> u32 {
    let hash = name.iter().fold(seed, |hash, &b| hash.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(b));
    hash & 0x7FFF_FFFF
}

/// Decodes an attribute stream: one byte of kind (5 bits) and length minus one (3 bits), then a
/// big-endian value. Kinds that later formats add are skipped. `None` if it runs off the end.
fn attribute_values(mut stream: &[u8]) -> Option<[u64; 8]> {
    let mut values = [0; 8];
    loop {
        let (&head, rest) = stream.split_first()?;
        let kind = usize::from(head >> 3);
        if kind == 0 {
            return Some(values);
        }
        let (value, rest) = rest.split_at_checked(usize::from(head & 7) + 1)?;
        if let Some(slot) = values.get_mut(kind) {
            *slot = value.iter().fold(0, |sum, &b| sum << 8 | u64::from(b));
        }
        stream = rest;
    }
}

fn slice(bytes: &[u8], offset: u64, len: u64) -> Option<&[u8]> {
    let start = usize::try_from(offset).ok()?;
    let end = start.checked_add(usize::try_from(len).ok()?)?;
    bytes.get(start..end)
}

fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

#[cfg(test)]
mod tests;
