//! Class files: bytes in, a checked [`ClassFile`] out, or a typed reason why not.
//!
//! The parser borrows everything it can from the bytes, allocates no more than a small multiple of
//! the input, and never panics. It checks the format (JVMS 4.8): structure, indices, names,
//! descriptors, flags. It does not verify code (JVMS 4.10), resolve names, or load anything.
//! [`build`] goes the other way and writes class files.

mod attribute;
mod class;
mod class_attributes;
mod code;
mod error;
mod member;
mod name;
mod pool;
mod pool_check;
mod reader;
mod texts;

pub mod access;
pub mod annotation;
pub mod build;
pub mod descriptor;
pub mod mutf8;
pub mod opcode;

pub use attribute::Annotations;
pub use class::ClassFile;
pub use class_attributes::{BootstrapMethod, ClassAttributes, InnerClass, RecordComponent};
pub use code::{Code, Handler, LocalVariable};
pub use error::{ClassFileError, ConstantKind, ErrorKind};
pub use member::{Field, Method, MethodParameter};
pub use pool::{Constant, ConstantPool, MemberRef};
