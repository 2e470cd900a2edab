//! Interned JVM names: class names, member names and descriptors as raw modified UTF-8.
//!
//! A `Name` is compared and hashed by address, so a method lookup compares two words. The table is
//! content-addressed and append-only, shared by the whole process: which names are in it can never
//! be observed by a checked program.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, Mutex, MutexGuard};

use rustc_hash::FxHashSet;

/// An interned byte string. Two names are equal exactly when their bytes are.
#[derive(Clone, Copy)]
pub struct Name(&'static [u8]);

static TABLE: LazyLock<Mutex<FxHashSet<&'static [u8]>>> = LazyLock::new(Mutex::default);

fn table() -> MutexGuard<'static, FxHashSet<&'static [u8]>> {
    TABLE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Name {
    /// Interns a copy of `bytes`.
    pub fn new(bytes: &[u8]) -> Name {
        let mut table = table();
        if let Some(&known) = table.get(bytes) {
            return Name(known);
        }
        let leaked: &'static [u8] = Box::leak(bytes.to_vec().into_boxed_slice());
        table.insert(leaked);
        Name(leaked)
    }

    /// Interns bytes that live for ever already (the mapped JDK image), without a copy.
    pub fn of_static(bytes: &'static [u8]) -> Name {
        let mut table = table();
        if let Some(&known) = table.get(bytes) {
            return Name(known);
        }
        table.insert(bytes);
        Name(bytes)
    }

    pub fn bytes(self) -> &'static [u8] {
        self.0
    }

    /// For messages only: lone surrogates become replacement characters.
    pub fn display(self) -> String {
        rjpf_classfile::mutf8::to_string_lossy(self.0).into_owned()
    }

    /// `java/lang/Object` as `java.lang.Object`.
    pub fn dotted(self) -> String {
        self.display().replace('/', ".")
    }

    /// The package part, empty for the unnamed package.
    pub fn package(self) -> &'static [u8] {
        let end = self.0.iter().rposition(|&b| b == b'/').unwrap_or(0);
        &self.0[..end]
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name::new(text.as_bytes())
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        std::ptr::eq(self.0.as_ptr(), other.0.as_ptr()) && self.0.len() == other.0.len()
    }
}
impl Eq for Name {}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.0 == other.as_bytes()
    }
}
impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.0 == other.as_bytes()
    }
}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.as_ptr() as usize).hash(state);
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Name) -> std::cmp::Ordering {
        self.0.cmp(other.0)
    }
}
impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.display())
    }
}
impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.display())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_one_name() {
        assert_eq!(Name::new(b"a/B"), Name::from("a/B"));
        assert_ne!(Name::new(b"a/B"), Name::new(b"a/C"));
        assert_eq!(Name::from("a/b/C").package(), b"a/b");
        assert_eq!(Name::from("C").package(), b"");
    }

    #[test]
    fn the_empty_name_is_not_a_prefix_of_another() {
        assert_ne!(Name::new(b""), Name::new(b"a"));
    }
}
