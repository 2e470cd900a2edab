//! Writing class files: [`ClassBuilder`] for classes that exist in no file.
//!
//! Builders never fail half-way: the first error is kept and [`ClassBuilder::finish`] returns it.
//! Names and texts are modified UTF-8 bytes; ASCII literals can be given as they are. No stack maps
//! are written, so the code is for machines that do not verify (or for versions below 50).

mod code;
mod effect;
mod pool;

pub use code::{CodeBuilder, Label};
pub use pool::PoolBuilder;

use crate::descriptor::{FieldType, MethodDescriptor};

/// Why a class could not be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// More than 65534 constants.
    PoolFull,
    /// A text that is no modified UTF-8 or longer than 65535 bytes.
    BadText,
    BadDescriptor,
    /// A count or length does not fit its field.
    TooLarge,
    /// An opcode was given to a method that does not write such instructions.
    WrongOpcode {
        opcode: u8,
    },
    /// `ldc` of something it cannot load.
    NotLoadable {
        constant: u16,
    },
    /// A label of another method, or one that was never placed.
    UnplacedLabel,
    LabelPlacedTwice,
    BranchTooFar,
    StackUnderflow {
        pc: usize,
    },
    /// Two ways to one place bring stacks of different depth.
    StackMismatch {
        pc: usize,
    },
    /// Code behind a jump or return without a label.
    UnreachableCode {
        pc: usize,
    },
    FallsOffEnd,
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cannot build class: {self:?}")
    }
}

impl std::error::Error for BuildError {}

/// The version written unless told otherwise: what the oldest supported JDK (11) reads.
const DEFAULT_MAJOR: u16 = 55;

/// A class being written.
#[derive(Debug, Clone)]
pub struct ClassBuilder {
    pub pool: PoolBuilder,
    major: u16,
    access: u16,
    this_class: u16,
    super_class: u16,
    interfaces: Vec<u16>,
    fields: Section,
    methods: Section,
    attributes: Section,
    bootstrap_methods: Vec<(u16, Vec<u16>)>,
}

/// Serialised structures and how many they are.
#[derive(Debug, Clone, Default)]
struct Section {
    count: usize,
    bytes: Vec<u8>,
}

impl ClassBuilder {
    /// A class with a superclass.
    pub fn new(access: u16, name: impl AsRef<[u8]>, super_class: impl AsRef<[u8]>) -> ClassBuilder {
        let mut pool = PoolBuilder::default();
        ClassBuilder {
            major: DEFAULT_MAJOR,
            access,
            this_class: pool.class(name),
            super_class: pool.class(super_class),
            pool,
            interfaces: Vec::new(),
            fields: Section::default(),
            methods: Section::default(),
            attributes: Section::default(),
            bootstrap_methods: Vec::new(),
        }
    }

    pub fn version(&mut self, major: u16) {
        self.major = major;
    }

    pub fn interface(&mut self, name: impl AsRef<[u8]>) {
        let class = self.pool.class(name);
        self.interfaces.push(class);
    }

    pub fn field(&mut self, access: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) {
        self.field_with(access, name, descriptor, None);
    }

    /// A static field that starts with the value of a constant.
    pub fn constant_field(&mut self, access: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>, constant: u16) {
        self.field_with(access, name, descriptor, Some(constant));
    }

    fn field_with(&mut self, access: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>, constant: Option<u16>) {
        if FieldType::parse(descriptor.as_ref()).is_err() {
            self.pool.fail(BuildError::BadDescriptor);
        }
        let head = [access, self.pool.utf8(name), self.pool.utf8(descriptor)];
        let mut attributes = Section::default();
        if let Some(constant) = constant {
            attributes.add(&mut self.pool, b"ConstantValue", &constant.to_be_bytes());
        }
        self.fields.count += 1;
        write_u2s(&mut self.fields.bytes, &head);
        attributes.write(&mut self.fields.bytes, &mut self.pool);
    }

    /// A native or abstract method.
    pub fn bodiless_method(&mut self, access: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) {
        if MethodDescriptor::parse(descriptor.as_ref()).is_err() {
            self.pool.fail(BuildError::BadDescriptor);
        }
        let head = [access, self.pool.utf8(name), self.pool.utf8(descriptor), 0];
        self.methods.count += 1;
        write_u2s(&mut self.methods.bytes, &head);
    }

    /// A method whose body `write` writes.
    pub fn method(
        &mut self,
        access: u16,
        name: impl AsRef<[u8]>,
        descriptor: impl AsRef<[u8]>,
        write: impl FnOnce(&mut CodeBuilder<'_>),
    ) {
        let Ok(parsed) = MethodDescriptor::parse(descriptor.as_ref()) else {
            return self.pool.fail(BuildError::BadDescriptor);
        };
        let head = [access, self.pool.utf8(name), self.pool.utf8(parsed.text)];
        let is_static = access & crate::access::ACC_STATIC != 0;
        let slots = parsed.parameter_slots() + u16::from(!is_static);
        let mut code = CodeBuilder::new(&mut self.pool, slots);
        write(&mut code);
        let body = code.finish();
        let mut attributes = Section::default();
        attributes.add(&mut self.pool, b"Code", &body);
        self.methods.count += 1;
        write_u2s(&mut self.methods.bytes, &head);
        attributes.write(&mut self.methods.bytes, &mut self.pool);
    }

    /// The index of a bootstrap method, for [`PoolBuilder::dynamic`] and
    /// [`CodeBuilder::invokedynamic`]. `method` is a method handle.
    pub fn bootstrap_method(&mut self, method: u16, args: &[u16]) -> u16 {
        let known = self.bootstrap_methods.iter();
        let found = known.enumerate().find(|(_, it)| it.0 == method && it.1 == args);
        let index = match found {
            Some((index, _)) => index,
            None => {
                self.bootstrap_methods.push((method, args.to_vec()));
                self.bootstrap_methods.len() - 1
            }
        };
        fit(&mut self.pool, index)
    }

    pub fn source_file(&mut self, name: impl AsRef<[u8]>) {
        let name = self.pool.utf8(name);
        self.attribute("SourceFile", &name.to_be_bytes());
    }

    pub fn nest_host(&mut self, class: impl AsRef<[u8]>) {
        let class = self.pool.class(class);
        self.attribute("NestHost", &class.to_be_bytes());
    }

    /// Any other attribute of the class, given its content.
    pub fn attribute(&mut self, name: impl AsRef<[u8]>, content: &[u8]) {
        self.attributes.add(&mut self.pool, name.as_ref(), content);
    }

    /// The class file, or the first thing that went wrong.
    pub fn finish(mut self) -> Result<Vec<u8>, BuildError> {
        self.write_bootstrap_methods();
        let mut body = Vec::new();
        write_u2s(&mut body, &[self.access, self.this_class, self.super_class]);
        let interfaces = fit(&mut self.pool, self.interfaces.len());
        write_u2s(&mut body, &[interfaces]);
        write_u2s(&mut body, &self.interfaces);
        self.fields.write(&mut body, &mut self.pool);
        self.methods.write(&mut body, &mut self.pool);
        self.attributes.write(&mut body, &mut self.pool);

        let mut class = vec![0xca, 0xfe, 0xba, 0xbe];
        write_u2s(&mut class, &[0, self.major]);
        self.pool.write(&mut class)?;
        class.extend(body);
        Ok(class)
    }

    fn write_bootstrap_methods(&mut self) {
        if self.bootstrap_methods.is_empty() {
            return;
        }
        let mut content = Vec::new();
        let count = fit(&mut self.pool, self.bootstrap_methods.len());
        write_u2s(&mut content, &[count]);
        for (method, args) in &self.bootstrap_methods {
            write_u2s(&mut content, &[*method, fit(&mut self.pool, args.len())]);
            write_u2s(&mut content, args);
        }
        self.attribute("BootstrapMethods", &content);
    }
}

impl Section {
    /// Adds an attribute.
    fn add(&mut self, pool: &mut PoolBuilder, name: &[u8], content: &[u8]) {
        self.count += 1;
        write_u2s(&mut self.bytes, &[pool.utf8(name)]);
        match u32::try_from(content.len()) {
            Ok(length) => self.bytes.extend(length.to_be_bytes()),
            Err(_) => pool.fail(BuildError::TooLarge),
        }
        self.bytes.extend(content);
    }

    fn write(&self, out: &mut Vec<u8>, pool: &mut PoolBuilder) {
        write_u2s(out, &[fit(pool, self.count)]);
        out.extend(&self.bytes);
    }
}

/// `value` in two bytes, or 0 and an error.
fn fit(pool: &mut PoolBuilder, value: usize) -> u16 {
    u16::try_from(value).unwrap_or_else(|_| {
        pool.fail(BuildError::TooLarge);
        0
    })
}

fn write_u2s(out: &mut Vec<u8>, values: &[u16]) {
    for value in values {
        out.extend(value.to_be_bytes());
    }
}
