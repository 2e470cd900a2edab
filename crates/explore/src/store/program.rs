//! The version of the program at hand: digests of what transitions ask the class path for.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rjpf_classes::digest::{Digest, Program};
use rjpf_classes::path::ClassPath;
use rjpf_classes::{Class, Method};
use rjpf_state::canonical::Identity;
use rjpf_vm::is_of_class_path;
use xxhash_rust::xxh3::xxh3_128;

use super::broken::Guard;
use super::tables::Question;

/// Answers for the class path of a machine. Names of states have them mixed in, so that a state in changed code, or
/// with objects of a changed class, is another state.
pub struct Versions {
    program: Mutex<Program<'static>>,
    /// Of what the program is given.
    arguments: Digest,
}

impl Versions {
    pub fn new(class_path: &'static ClassPath, arguments: &[String]) -> Versions {
        let arguments = Digest(xxh3_128(format!("{arguments:?}").as_bytes()));
        Versions { program: Mutex::new(Program::new(class_path)), arguments }
    }

    /// What the class path answers now; `None` if there is no such thing.
    pub(super) fn answer(&self, question: &Question) -> Option<Digest> {
        let mut program = self.program();
        match question {
            Question::Method { class, name, descriptor } => program.linked(class, name, descriptor),
            Question::Class(name) => program.layout(name),
            Question::Members(name) => program.shape(name),
            Question::Arguments => Some(self.arguments),
        }
    }

    pub(super) fn bytes(&self, class: &[u8]) -> Option<Digest> {
        self.program().bytes(class)
    }

    pub(super) fn declares_finalizer(&self, class: &[u8]) -> bool {
        self.program().declares(class, b"finalize", b"()V")
    }

    fn program(&self) -> MutexGuard<'_, Program<'static>> {
        self.program.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Identity for Versions {
    fn class(&self, class: &Class) -> u64 {
        let layout = is_of_class_path(class).then(|| self.program().layout(class.name.bytes())).flatten();
        layout.filter(|_| !Guard::Layouts.is_left_out()).map_or(0, |digest| digest.0 as u64)
    }

    fn method(&self, method: &Method) -> u64 {
        let (class, name, descriptor) = (method.class, method.name.bytes(), method.descriptor.bytes());
        let linked =
            is_of_class_path(class).then(|| self.program().linked(class.name.bytes(), name, descriptor)).flatten();
        linked.filter(|_| !Guard::Frames.is_left_out()).map_or(0, |digest| digest.0 as u64)
    }
}
