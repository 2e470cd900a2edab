//! Digests: what a method does and what a class looks like, as numbers that compare programs.
//!
//! The digest of a method covers its body with symbolic references in place of pool indices, its
//! exception table and the frames it is verified with: all that running and linking it depends on inside
//! the class file. The shape of a class covers what other code can notice of it without running it:
//! supertypes, flags, fields, declared methods, nest, annotations kept at run time. A new override
//! changes a shape and no body.
//!
//! Neither covers where things stand in the constant pool, line numbers, names of local variables, or
//! the source file's name. They feed reports, and the messages of `NullPointerException`s, which name
//! local variables where they can: a program that compares such messages is not seen to differ. Whoever has to
//! know asks for the digests of lines and of variables.
//!
//! Digests are kept in files. [`DIGEST_VERSION`] counts changes of what they cover and goes into each.

mod body;
mod mentions;
mod program;
mod shape;
mod symbols;

use std::fmt;

use rjpf_classfile::{ClassFile, Method};
use symbols::Symbols;

pub use program::Program;

pub const DIGEST_VERSION: u32 = 2;

/// 128 bits, printed as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Digest(pub u128);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The digests of one class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassDigests<'a> {
    /// Internal name, modified UTF-8.
    pub name: &'a [u8],
    pub shape: Digest,
    /// In the order of declaration.
    pub methods: Vec<MethodDigest<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MethodDigest<'a> {
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    pub digest: Digest,
}

/// The digests of a class and of its methods.
pub fn of_class<'a>(file: &ClassFile<'a>) -> ClassDigests<'a> {
    let methods = file.methods.iter().map(|method| MethodDigest {
        name: method.name,
        descriptor: method.descriptor,
        digest: of_method(file, method),
    });
    ClassDigests { name: file.this_class, shape: shape_of(file), methods: methods.collect() }
}

/// The digest of a method of this class.
pub fn of_method(file: &ClassFile<'_>, method: &Method<'_>) -> Digest {
    let mut symbols = Symbols::new(file, "method");
    body::write(&mut symbols, method);
    symbols.finish()
}

/// On which lines of which file the method is, together with what it does.
fn lines_of(file: &ClassFile<'_>, method: &Method<'_>, body: Digest) -> Digest {
    let mut symbols = Symbols::new(file, "lines");
    symbols.text(&body.0.to_le_bytes());
    symbols.optional_text(file.attributes.source_file);
    if let Some(code) = &method.code {
        symbols.count(code.lines.len());
        for &(pc, line) in &code.lines {
            symbols.u16(pc);
            symbols.u16(line);
        }
    }
    symbols.finish()
}

/// What the local variables of the method are called, together with what it does.
fn variables_of(file: &ClassFile<'_>, method: &Method<'_>, body: Digest) -> Digest {
    let mut symbols = Symbols::new(file, "variables");
    symbols.text(&body.0.to_le_bytes());
    for variable in method.code.iter().flat_map(|code| code.local_variables(&file.pool)) {
        [variable.start, variable.length, variable.index].into_iter().for_each(|number| symbols.u16(number));
        symbols.text(variable.name);
    }
    symbols.finish()
}

/// The shape of a class.
pub fn shape_of(file: &ClassFile<'_>) -> Digest {
    let mut symbols = Symbols::new(file, "shape");
    shape::write(&mut symbols, file);
    symbols.finish()
}
