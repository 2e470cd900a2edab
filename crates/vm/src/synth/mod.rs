//! Classes made in memory for the call sites that `javac` writes: lambdas, string concatenation,
//! record methods and pattern switches.
//!
//! Its job: from the bootstrap call in a class file, a class whose static method [`LINK`] is the
//! target of the call site and has exactly its descriptor. Not its job: defining that class, running
//! any other bootstrap method, and checks that need loaded classes (whether a lambda's target is an
//! interface at all).
//!
//! The classes are hidden nest mates of the caller and call its private members by the ordinary
//! invocations. They have no stack maps: nothing verifies them.

mod concat;
mod constant;
mod convert;
mod lambda;
mod record;
mod switch;
#[cfg(test)]
mod tests;

use rjpf_classfile::access::{ACC_FINAL, ACC_PUBLIC, ACC_STATIC, ACC_SUPER, ACC_SYNTHETIC};
use rjpf_classfile::build::{BuildError, ClassBuilder, CodeBuilder};
use rjpf_classfile::descriptor::{BadDescriptor, MethodDescriptor};
use rjpf_classfile::{BootstrapMethod, ClassFile, ClassFileError, mutf8};

/// The method of a made class that the call site calls.
pub(crate) const LINK: &str = "link";

/// The native that joins strings into a new one, and its class.
pub(crate) const CONCAT_CLASS: &str = "rjpf/vm/Machine";
pub(crate) const CONCAT_NAME: &str = "concat";
pub(crate) const CONCAT_DESCRIPTOR: &str = "([Ljava/lang/String;)Ljava/lang/String;";

/// A bootstrap call as found in the class file.
pub(crate) struct Request<'a> {
    /// The class with the call site, for its constants.
    pub(crate) caller: &'a ClassFile<'a>,
    /// The caller's name, which is not the one in its file if it is hidden.
    pub(crate) caller_name: &'a [u8],
    /// Name and descriptor of the call site.
    pub(crate) name: &'a [u8],
    pub(crate) descriptor: &'a [u8],
    pub(crate) bootstrap: &'a BootstrapMethod,
    /// The feature release of the JDK, e.g. 17.
    pub(crate) jdk_feature: u32,
}

/// What became of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Synthesis {
    /// Call `method` of this class file.
    Class { bytes: Vec<u8>, method: &'static str },
    /// Another bootstrap method, or arguments beyond what is made here: call it.
    NotOurs,
    /// One of ours whose arguments do not fit together; the real bootstrap method would throw.
    Malformed(String),
}

/// Makes the class for a call site.
pub(crate) fn synthesize(request: &Request<'_>) -> Synthesis {
    match make(request) {
        Ok(bytes) => Synthesis::Class { bytes, method: LINK },
        Err(Refusal::NotOurs) => Synthesis::NotOurs,
        Err(Refusal::Malformed(why)) => Synthesis::Malformed(why),
    }
}

/// `REF_invokeStatic` of JVMS table 5.4.3.5-A.
const REF_INVOKE_STATIC: u8 = 6;

fn make(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let (kind, method) = request.caller.pool.method_handle(request.bootstrap.method)?;
    if kind != REF_INVOKE_STATIC {
        return Err(Refusal::NotOurs);
    }
    match (method.class, method.name) {
        (b"java/lang/invoke/LambdaMetafactory", b"metafactory") => lambda::plain(request),
        (b"java/lang/invoke/LambdaMetafactory", b"altMetafactory") => lambda::alternative(request),
        (b"java/lang/invoke/StringConcatFactory", b"makeConcatWithConstants") => concat::with_constants(request),
        (b"java/lang/invoke/StringConcatFactory", b"makeConcat") => concat::plain(request),
        (b"java/lang/runtime/ObjectMethods", b"bootstrap") => record::make(request),
        (b"java/lang/runtime/SwitchBootstraps", b"typeSwitch") => switch::of_types(request),
        (b"java/lang/runtime/SwitchBootstraps", b"enumSwitch") => switch::of_enums(request),
        _ => Err(Refusal::NotOurs),
    }
}

/// Why no class was made.
#[derive(Debug)]
enum Refusal {
    NotOurs,
    Malformed(String),
}

impl From<ClassFileError> for Refusal {
    fn from(error: ClassFileError) -> Refusal {
        Refusal::Malformed(error.to_string())
    }
}

impl From<BadDescriptor> for Refusal {
    fn from(error: BadDescriptor) -> Refusal {
        Refusal::Malformed(error.to_string())
    }
}

impl From<BuildError> for Refusal {
    fn from(error: BuildError) -> Refusal {
        Refusal::Malformed(error.to_string())
    }
}

fn malformed<T>(why: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::Malformed(why.into()))
}

impl<'a> Request<'a> {
    fn site(&self) -> Result<MethodDescriptor<'a>, Refusal> {
        Ok(MethodDescriptor::parse(self.descriptor)?)
    }

    /// The name of a class made for the caller.
    fn class_name(&self, suffix: &str) -> Vec<u8> {
        [self.caller_name, suffix.as_bytes()].concat()
    }

    /// The start of a class made for the caller.
    fn class(&self, suffix: &str) -> ClassBuilder {
        let access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
        ClassBuilder::new(access, self.class_name(suffix), "java/lang/Object")
    }

    /// A class that is nothing but the call site's target.
    fn class_of_link(&self, suffix: &str, write: impl FnOnce(&mut CodeBuilder<'_>)) -> Result<Vec<u8>, Refusal> {
        let mut class = self.class(suffix);
        class.method(LINK_ACCESS, LINK, self.descriptor, write);
        Ok(class.finish()?)
    }

    /// The site's name and descriptor, for messages.
    fn site_text(&self) -> String {
        let name = mutf8::to_string_lossy(self.name);
        format!("{name}{}", mutf8::to_string_lossy(self.descriptor))
    }
}

const LINK_ACCESS: u16 = ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC;
