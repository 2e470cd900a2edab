//! Why bytes are not a class file: the typed reasons and where they were found.
//!
//! Inside the crate a failure travels as the small [`Fail`]; it becomes a [`ClassFileError`], which
//! also names the class, once on its way out.

use std::fmt;

use crate::mutf8;

/// A class file was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassFileError {
    /// Where in the file (for a bare code array: where in the code) the reason was found.
    pub offset: usize,
    /// The class, with slashes, when the file was readable far enough to tell.
    pub class: Option<String>,
    pub kind: ErrorKind,
}

impl fmt::Display for ClassFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(class) = &self.class {
            write!(f, "class {class}: ")?;
        }
        write!(f, "bad class file at byte {}: {}", self.offset, self.kind)
    }
}

impl std::error::Error for ClassFileError {}

/// What an index into the constant pool was expected to name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConstantKind {
    /// Any entry at all.
    Any,
    Utf8,
    Integer,
    Float,
    Long,
    Double,
    Class,
    String,
    Field,
    Method,
    InterfaceMethod,
    /// A method of a class or of an interface.
    AnyMethod,
    /// A field or a method of either sort.
    Member,
    NameAndType,
    MethodHandle,
    MethodType,
    Dynamic,
    InvokeDynamic,
    Module,
    Package,
    /// Whatever `ldc` can push.
    Loadable,
}

/// The reason a class file was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    Truncated,
    BadMagic,
    UnsupportedVersion {
        major: u16,
    },
    BadMinorVersion {
        minor: u16,
    },
    EmptyConstantPool,
    BadConstantTag {
        tag: u8,
    },
    BadConstantIndex {
        index: u16,
        expected: ConstantKind,
    },
    BadReferenceKind {
        kind: u8,
    },
    BadUtf8,
    BadDescriptor,
    BadClassName,
    /// In `InnerClasses`.
    OwnOuterClass,
    /// In `InnerClasses`.
    DuplicateInnerClass,
    BadFieldName,
    BadMethodName,
    BadSuperClass,
    BadClassFlags {
        access: u16,
    },
    /// Flags of a `module-info` where only those of a class can be.
    ModuleFlag,
    BadFieldFlags {
        access: u16,
    },
    BadMethodFlags {
        access: u16,
    },
    /// `NestHost` beside `NestMembers`.
    ConflictingNest,
    /// `PermittedSubclasses` in a final class.
    SealedFinal,
    DuplicateInterface,
    DuplicateField,
    DuplicateMethod,
    DuplicateAttribute,
    BadAttributeLength,
    BadConstantValue,
    BadBootstrapIndex {
        index: u16,
    },
    MissingCode,
    UnexpectedCode,
    BadCodeLength {
        length: u32,
    },
    BadExceptionRange,
    BadLineNumber,
    BadLocalVariable,
    TooManyArguments,
    ArgumentsExceedLocals,
    TrailingBytes,
    BadOpcode {
        opcode: u8,
    },
    BadBranch,
    BadSwitch,
    BadWide {
        opcode: u8,
    },
    BadAnnotation,
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ErrorKind::UnsupportedVersion { major } => {
                write!(f, "class file version {major} is not supported (45 to 69 are)")
            }
            ErrorKind::BadMinorVersion { minor } => {
                write!(f, "minor version {minor} is not allowed for this major version")
            }
            ErrorKind::BadConstantTag { tag } => {
                write!(f, "constant tag {tag} is unknown or too new for this version")
            }
            ErrorKind::BadConstantIndex { index, expected } => {
                write!(f, "constant {index} is not {}", expected.described())
            }
            ErrorKind::BadReferenceKind { kind } => {
                write!(f, "method handle kind {kind} does not fit its reference")
            }
            ErrorKind::BadClassFlags { access } => write!(f, "illegal class flags {access:#06x}"),
            ErrorKind::BadFieldFlags { access } => write!(f, "illegal field flags {access:#06x}"),
            ErrorKind::BadMethodFlags { access } => write!(f, "illegal method flags {access:#06x}"),
            ErrorKind::BadBootstrapIndex { index } => {
                write!(f, "there is no bootstrap method {index}")
            }
            ErrorKind::BadCodeLength { length } => {
                write!(f, "code of {length} bytes (1 to 65535 are allowed)")
            }
            ErrorKind::BadOpcode { opcode } => write!(f, "{opcode:#04x} is not an instruction"),
            ErrorKind::BadWide { opcode } => write!(f, "instruction {opcode:#04x} cannot be wide"),
            other => f.write_str(other.described()),
        }
    }
}

impl ErrorKind {
    /// The reasons that carry no value, in words.
    fn described(self) -> &'static str {
        match self {
            ErrorKind::Truncated => "the file ends too early",
            ErrorKind::BadMagic => "this is not a class file (no 0xcafebabe)",
            ErrorKind::EmptyConstantPool => "the constant pool has no entries",
            ErrorKind::BadUtf8 => "a text constant is not modified UTF-8",
            ErrorKind::BadDescriptor => "malformed descriptor",
            ErrorKind::BadClassName => "illegal class name",
            ErrorKind::OwnOuterClass => "a class is inner and outer class of itself",
            ErrorKind::DuplicateInnerClass => "an inner class is listed twice",
            ErrorKind::BadFieldName => "illegal field name",
            ErrorKind::BadMethodName => "illegal method name",
            ErrorKind::BadSuperClass => "illegal superclass",
            ErrorKind::ModuleFlag => "not a class because access_flag ACC_MODULE is set",
            ErrorKind::ConflictingNest => "the class is host of a nest and member of another one",
            ErrorKind::SealedFinal => "a final class permits subclasses",
            ErrorKind::DuplicateInterface => "an interface is named twice",
            ErrorKind::DuplicateField => "a field of this name and type is already there",
            ErrorKind::DuplicateMethod => "a method of this name and descriptor is already there",
            ErrorKind::DuplicateAttribute => "this attribute may appear only once",
            ErrorKind::BadAttributeLength => "the attribute's length does not match its content",
            ErrorKind::BadConstantValue => "the constant value does not fit the field's type",
            ErrorKind::MissingCode => "a method that is neither native nor abstract has no code",
            ErrorKind::UnexpectedCode => "a native or abstract method has code",
            ErrorKind::BadExceptionRange => "exception handler range outside the code",
            ErrorKind::BadLineNumber => "line number entry outside the code",
            ErrorKind::BadLocalVariable => "local variable outside the code or the frame",
            ErrorKind::TooManyArguments => "the arguments take more than 255 slots",
            ErrorKind::ArgumentsExceedLocals => "the arguments do not fit into max_locals",
            ErrorKind::TrailingBytes => "bytes follow the end of the class",
            ErrorKind::BadBranch => "branch target outside the code",
            ErrorKind::BadSwitch => "malformed switch",
            ErrorKind::BadAnnotation => "malformed annotation",
            _ => "malformed class file",
        }
    }
}

impl ConstantKind {
    fn described(self) -> &'static str {
        match self {
            ConstantKind::Any => "in the pool",
            ConstantKind::Utf8 => "text",
            ConstantKind::Integer => "an int",
            ConstantKind::Float => "a float",
            ConstantKind::Long => "a long",
            ConstantKind::Double => "a double",
            ConstantKind::Class => "a class",
            ConstantKind::String => "a string",
            ConstantKind::Field => "a field",
            ConstantKind::Method => "a method of a class",
            ConstantKind::InterfaceMethod => "a method of an interface",
            ConstantKind::AnyMethod => "a method",
            ConstantKind::Member => "a field or method",
            ConstantKind::NameAndType => "a name and type",
            ConstantKind::MethodHandle => "a method handle",
            ConstantKind::MethodType => "a method type",
            ConstantKind::Dynamic => "a dynamic constant",
            ConstantKind::InvokeDynamic => "a dynamic call site",
            ConstantKind::Module => "a module",
            ConstantKind::Package => "a package",
            ConstantKind::Loadable => "loadable",
        }
    }
}

/// A failure before the class is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fail {
    pub(crate) offset: usize,
    pub(crate) kind: ErrorKind,
}

pub(crate) type Parsed<T> = Result<T, Fail>;

impl Fail {
    #[cold]
    pub(crate) fn new(offset: usize, kind: ErrorKind) -> Fail {
        Fail { offset, kind }
    }

    #[cold]
    pub(crate) fn named(self, class: Option<&[u8]>) -> ClassFileError {
        ClassFileError {
            offset: self.offset,
            class: class.map(|name| mutf8::to_string_lossy(name).into_owned()),
            kind: self.kind,
        }
    }
}
