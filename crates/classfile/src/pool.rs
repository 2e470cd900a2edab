//! The constant pool: its entries and typed ways to look them up. Reading and checking a pool is
//! in `pool_check`.

use crate::error::{ClassFileError, ConstantKind, ErrorKind, Fail};
use crate::reader::Reader;

/// One entry; the `u16`s are indices into the same pool unless named otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Constant<'a> {
    /// Index 0 and the second half of a long or double.
    Unusable,
    /// Modified UTF-8, checked.
    Utf8(&'a [u8]),
    Integer(i32),
    /// The bits of the float.
    Float(u32),
    Long(i64),
    /// The bits of the double.
    Double(u64),
    Class {
        name: u16,
    },
    String {
        utf8: u16,
    },
    Field {
        class: u16,
        name_and_type: u16,
    },
    Method {
        class: u16,
        name_and_type: u16,
    },
    InterfaceMethod {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        reference: u16,
    },
    MethodType {
        descriptor: u16,
    },
    /// `bootstrap` indexes the class's bootstrap methods.
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    /// `bootstrap` indexes the class's bootstrap methods.
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module {
        name: u16,
    },
    Package {
        name: u16,
    },
}

impl Constant<'_> {
    /// Whether `ldc` or a bootstrap argument may name it.
    pub fn is_loadable(&self) -> bool {
        matches!(
            self,
            Constant::Integer(_)
                | Constant::Float(_)
                | Constant::Long(_)
                | Constant::Double(_)
                | Constant::Class { .. }
                | Constant::String { .. }
                | Constant::MethodHandle { .. }
                | Constant::MethodType { .. }
                | Constant::Dynamic { .. }
        )
    }
}

/// A field or method as an instruction names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemberRef<'a> {
    pub class: &'a [u8],
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    /// The entry is an `InterfaceMethod`.
    pub interface: bool,
    /// The pool index of `class`.
    pub class_index: u16,
}

/// The entries of one class file. All references between entries were checked when it was parsed.
#[derive(Debug, Clone)]
pub struct ConstantPool<'a> {
    pub(crate) entries: Vec<Constant<'a>>,
    /// The whole class file, to tell where an entry is when an error has to say so.
    pub(crate) bytes: &'a [u8],
    /// The class's name, for errors; empty until known.
    pub(crate) this_class: &'a [u8],
}

/// Where the first entry of a pool stands in a class file.
pub(crate) const POOL_START: usize = 10;

impl<'a> ConstantPool<'a> {
    /// The number of indices, one more than the largest; also counts unusable ones.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All usable entries with their indices.
    pub fn iter(&self) -> impl Iterator<Item = (u16, &Constant<'a>)> + '_ {
        let usable = |it: &(u16, &Constant<'a>)| *it.1 != Constant::Unusable;
        (0u16..).zip(&self.entries).filter(usable)
    }

    pub fn get(&self, index: u16) -> Result<&Constant<'a>, ClassFileError> {
        match self.entries.get(usize::from(index)) {
            Some(Constant::Unusable) | None => Err(self.wrong(index, ConstantKind::Any)),
            Some(constant) => Ok(constant),
        }
    }

    pub fn utf8(&self, index: u16) -> Result<&'a [u8], ClassFileError> {
        self.named(index, self.look_up_utf8(index))
    }

    /// The name of a `Class` entry: slashes for a class, a descriptor for an array.
    pub fn class_name(&self, index: u16) -> Result<&'a [u8], ClassFileError> {
        self.named(index, self.look_up_class(index))
    }

    /// The text of a `String` entry.
    pub fn string(&self, index: u16) -> Result<&'a [u8], ClassFileError> {
        let text = match *self.look_up(index) {
            Constant::String { utf8 } => self.look_up_utf8(utf8),
            _ => Err(wrong_kind(index, ConstantKind::String)),
        };
        self.named(index, text)
    }

    /// Name and descriptor of a `NameAndType` entry.
    pub fn name_and_type(&self, index: u16) -> Result<(&'a [u8], &'a [u8]), ClassFileError> {
        self.named(index, self.look_up_name_and_type(index))
    }

    /// The descriptor of a `MethodType` entry.
    pub fn method_type(&self, index: u16) -> Result<&'a [u8], ClassFileError> {
        let text = match *self.look_up(index) {
            Constant::MethodType { descriptor } => self.look_up_utf8(descriptor),
            _ => Err(wrong_kind(index, ConstantKind::MethodType)),
        };
        self.named(index, text)
    }

    /// A `Field`, `Method` or `InterfaceMethod` entry.
    pub fn member(&self, index: u16) -> Result<MemberRef<'a>, ClassFileError> {
        self.named(index, self.look_up_member(index))
    }

    /// Kind and member of a `MethodHandle` entry.
    pub fn method_handle(&self, index: u16) -> Result<(u8, MemberRef<'a>), ClassFileError> {
        let handle = match *self.look_up(index) {
            Constant::MethodHandle { kind, reference } => self.look_up_member(reference).map(|member| (kind, member)),
            _ => Err(wrong_kind(index, ConstantKind::MethodHandle)),
        };
        self.named(index, handle)
    }

    /// Bootstrap index, name and descriptor of a `Dynamic` or `InvokeDynamic` entry.
    pub fn dynamic(&self, index: u16) -> Result<(u16, &'a [u8], &'a [u8]), ClassFileError> {
        let site = match *self.look_up(index) {
            Constant::Dynamic { bootstrap, name_and_type } | Constant::InvokeDynamic { bootstrap, name_and_type } => {
                self.look_up_name_and_type(name_and_type).map(|(name, descriptor)| (bootstrap, name, descriptor))
            }
            _ => Err(wrong_kind(index, ConstantKind::Dynamic)),
        };
        self.named(index, site)
    }

    /// The entry, or `Unusable` if there is none.
    #[inline]
    pub(crate) fn look_up(&self, index: u16) -> &Constant<'a> {
        self.entries.get(usize::from(index)).unwrap_or(&Constant::Unusable)
    }

    #[inline]
    pub(crate) fn look_up_utf8(&self, index: u16) -> Result<&'a [u8], ErrorKind> {
        match *self.look_up(index) {
            Constant::Utf8(text) => Ok(text),
            _ => Err(wrong_kind(index, ConstantKind::Utf8)),
        }
    }

    #[inline]
    pub(crate) fn look_up_class(&self, index: u16) -> Result<&'a [u8], ErrorKind> {
        match *self.look_up(index) {
            Constant::Class { name } => self.look_up_utf8(name),
            _ => Err(wrong_kind(index, ConstantKind::Class)),
        }
    }

    pub(crate) fn look_up_name_and_type(&self, index: u16) -> Result<(&'a [u8], &'a [u8]), ErrorKind> {
        match *self.look_up(index) {
            Constant::NameAndType { name, descriptor } => {
                Ok((self.look_up_utf8(name)?, self.look_up_utf8(descriptor)?))
            }
            _ => Err(wrong_kind(index, ConstantKind::NameAndType)),
        }
    }

    pub(crate) fn look_up_member(&self, index: u16) -> Result<MemberRef<'a>, ErrorKind> {
        let constant = *self.look_up(index);
        let (Constant::Field { class, name_and_type }
        | Constant::Method { class, name_and_type }
        | Constant::InterfaceMethod { class, name_and_type }) = constant
        else {
            return Err(wrong_kind(index, ConstantKind::Member));
        };
        let (name, descriptor) = self.look_up_name_and_type(name_and_type)?;
        Ok(MemberRef {
            class: self.look_up_class(class)?,
            name,
            descriptor,
            interface: matches!(constant, Constant::InterfaceMethod { .. }),
            class_index: class,
        })
    }

    fn named<T>(&self, index: u16, found: Result<T, ErrorKind>) -> Result<T, ClassFileError> {
        found.map_err(|kind| self.error(index, kind))
    }

    fn wrong(&self, index: u16, expected: ConstantKind) -> ClassFileError {
        self.error(index, wrong_kind(index, expected))
    }

    #[cold]
    fn error(&self, index: u16, kind: ErrorKind) -> ClassFileError {
        let class = Some(self.this_class).filter(|name| !name.is_empty());
        Fail::new(self.offset_of(index), kind).named(class)
    }

    /// Where entry `index` stands in the file, found by walking the pool again: only errors ask.
    /// An index without an entry gives the start or the end of the pool.
    #[cold]
    pub(crate) fn offset_of(&self, index: u16) -> usize {
        let mut reader = Reader::at(self.bytes, POOL_START);
        let before = self.entries.iter().take(usize::from(index)).skip(1);
        for entry in before {
            let size = match entry {
                Constant::Unusable => continue,
                Constant::Utf8(text) => 3 + text.len(),
                Constant::Long(_) | Constant::Double(_) => 9,
                Constant::MethodHandle { .. } => 4,
                Constant::Class { .. }
                | Constant::String { .. }
                | Constant::MethodType { .. }
                | Constant::Module { .. }
                | Constant::Package { .. } => 3,
                _ => 5,
            };
            if reader.take(size).is_err() {
                break;
            }
        }
        reader.pos()
    }
}

#[cold]
pub(crate) fn wrong_kind(index: u16, expected: ConstantKind) -> ErrorKind {
    ErrorKind::BadConstantIndex { index, expected }
}
