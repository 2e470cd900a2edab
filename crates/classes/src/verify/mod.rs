//! The bytecode verifier (JVMS 4.10): after it, code of a class cannot take one type for another.
//!
//! Class files of version 50 and up are checked against their stack maps, older ones by inference;
//! a class of version 50 that fails the first gets the second, as in HotSpot. Classes are loaded only
//! where HotSpot loads them, through whatever [`Loading`] the caller supplies, so a verdict is a
//! function of the class file and of the classes that its names mean. Nothing is remembered here.
//!
//! Not its job: the format of class files (`rjpf_classfile`), resolution and access of members
//! (`resolve`, at run time), loader constraints.

mod assign;
mod body;
mod check;
mod infer;
mod members;
mod operands;
mod stack_map;
mod step;
mod types;

use rjpf_classfile::opcode::mnemonic;
use rjpf_classfile::{ClassFile, Code, Method as MethodFile};

use crate::{Class, Name, Registry};
use body::{Body, Mode};
use types::Type;

/// Classes by the names they have in the code that is verified.
pub trait Loading {
    /// `None` stops the verification; the implementer knows why.
    fn load(&mut self, name: Name) -> Option<&'static Class>;

    /// Asked again and again, because a method may take long; false stops the verification too.
    fn may_go_on(&mut self) -> bool {
        true
    }
}

/// Why a class is not verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unverified {
    /// `VerifyError` with this message.
    Verify(String),
    /// `ClassFormatError` with this message.
    Format(String),
    /// A class that is needed to tell was not loaded, or there was no time to go on.
    Load,
}

/// How much there is to keep of the locals of a method, in words.
pub fn locals_in_use(code: &Code<'_>) -> usize {
    body::locals_in_use(code)
}

/// The first version whose classes have to pass the type checker.
const CHECKED: u16 = 50;

/// Verifies all methods of a class.
pub fn verify(registry: &Registry, class: &'static Class, loading: &mut dyn Loading) -> Result<(), Unverified> {
    let Some(file) = class.file else { return Ok(()) };
    if file.major < CHECKED {
        return verify_by_inference(registry, class, loading);
    }
    match ClassVerifier::new(registry, class, file, loading).all_methods(Mode::Check) {
        Err((true, _)) if file.major == CHECKED => verify_by_inference(registry, class, loading),
        checked => checked.map_err(|(_, unverified)| unverified),
    }
}

/// Verifies all methods of a class without looking at stack maps, whatever its version.
pub fn verify_by_inference(
    registry: &Registry,
    class: &'static Class,
    loading: &mut dyn Loading,
) -> Result<(), Unverified> {
    let Some(file) = class.file else { return Ok(()) };
    let outcome = ClassVerifier::new(registry, class, file, loading).all_methods(Mode::Infer);
    outcome.map_err(|(_, unverified)| unverified)
}

/// What stops the verification of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stop {
    Verify { text: String, reason: String },
    Format { text: String, fails_over: bool },
    Load,
}

impl Stop {
    fn verify(text: &str, reason: &str) -> Stop {
        Stop::Verify { text: text.into(), reason: reason.into() }
    }

    fn format(text: &str) -> Stop {
        Stop::Format { text: text.into(), fails_over: true }
    }

    /// A stack map that cannot be read; inference does not make up for it.
    fn broken_map(text: &str) -> Stop {
        Stop::Format { text: format!("StackMapTable format error: {text}"), fails_over: false }
    }

    /// A stack map that can be read and makes no sense.
    fn malformed_map(text: &str) -> Stop {
        Stop::format(&format!("StackMapTable format error: {text}"))
    }
}

/// The verification of one class.
struct ClassVerifier<'v> {
    registry: &'v Registry,
    class: &'static Class,
    file: &'static ClassFile<'static>,
    loading: &'v mut dyn Loading,
    /// The class by the name in its file, which of a hidden class is not its name.
    this_type: Type,
    object: Name,
    throwable: Name,
}

impl<'v> ClassVerifier<'v> {
    fn new(
        registry: &'v Registry,
        class: &'static Class,
        file: &'static ClassFile<'static>,
        loading: &'v mut dyn Loading,
    ) -> ClassVerifier<'v> {
        ClassVerifier {
            registry,
            class,
            file,
            loading,
            this_type: Type::Ref(Name::of_static(file.this_class)),
            object: Name::from("java/lang/Object"),
            throwable: Name::from("java/lang/Throwable"),
        }
    }

    /// The flag of an error: may the other verifier have a look?
    /// Is there time for more?
    fn go_on(&mut self) -> Result<(), Stop> {
        if self.loading.may_go_on() { Ok(()) } else { Err(Stop::Load) }
    }

    fn all_methods(&mut self, mode: Mode) -> Result<(), (bool, Unverified)> {
        for method in &self.file.methods {
            if let Some(code) = &method.code {
                self.method(method, code, mode)?;
            }
        }
        Ok(())
    }

    fn method(
        &mut self,
        method: &'static MethodFile<'static>,
        code: &'static Code<'static>,
        mode: Mode,
    ) -> Result<(), (bool, Unverified)> {
        let name = self.shown_name();
        let mut place = (0, 0, String::new());
        let outcome = Body::new(self, method, code, mode).and_then(|mut body| {
            let outcome = body.whole();
            place = (body.at, body.opcode, body.frame.to_string());
            outcome
        });
        let method_name = format!("{}{}", Name::of_static(method.name), Name::of_static(method.descriptor));
        outcome.map_err(|stop| match stop {
            Stop::Load => (false, Unverified::Load),
            Stop::Format { text, fails_over } => {
                let text = format!("{text} in method {method_name} in class file {name}");
                (fails_over, Unverified::Format(text))
            }
            Stop::Verify { text, reason } => {
                (true, Unverified::Verify(explain(&text, &reason, &name, &method_name, &place)))
            }
        })
    }

    fn shown_name(&self) -> String {
        self.class.name.display()
    }

    /// Is this the name of the class or of one of its superclasses?
    fn has_super_named(&self, name: Name) -> bool {
        let mut at = self.class.super_class;
        while let Some(class) = at {
            if class.name == name {
                return true;
            }
            at = class.super_class;
        }
        Type::Ref(name) == self.this_type
    }
}

impl Body<'_, '_> {
    fn whole(&mut self) -> Result<(), Stop> {
        let starts = self.instruction_starts()?;
        match self.mode {
            Mode::Check => {
                self.check_exception_table(&starts)?;
                self.check_variable_table(&starts)?;
                check::check(self, &starts)
            }
            Mode::Infer => infer::infer(self, &starts),
        }
    }
}

/// The message of a `VerifyError`, in the form HotSpot gives it.
fn explain(text: &str, reason: &str, class: &str, method: &str, place: &(u32, u8, String)) -> String {
    let (at, opcode, frame) = place;
    let instruction = mnemonic(*opcode).unwrap_or("?");
    let reason = match reason {
        "" => "Error exists in the bytecode",
        told => told,
    };
    format!(
        "{text}\nException Details:\n  Location:\n    {class}.{method} @{at}: {instruction}\n  \
         Reason:\n    {reason}\n  Current Frame:\n    bci: @{at}\n{frame}\n"
    )
}
