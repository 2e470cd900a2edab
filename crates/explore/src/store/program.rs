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
            Question::Lines { class, name, descriptor } => program.lines(class, name, descriptor),
            Question::Variables { class, name, descriptor } => program.variables(class, name, descriptor),
            Question::Place(name) => program.place(name),
            Question::File(name) => program.bytes(name),
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

impl Versions {
    /// Of a class that running code has made: its code, and what it and the classes above it inherit and name of the class
    /// path.
    fn made(&self, class: &Class) -> u64 {
        let above = class.super_class.into_iter().chain(class.interfaces.iter().copied());
        let above = above.map(|class| self.class(class)).fold(0, |all: u64, one| all.rotate_left(1) ^ one);
        let own = class.file.map_or(0, |file| self.program().made(file).0 as u64);
        above.rotate_left(1) ^ own
    }
}

impl Identity for Versions {
    fn class(&self, class: &Class) -> u64 {
        let version = match is_of_class_path(class) {
            true => self.program().layout(class.name.bytes()).map_or(0, |digest| digest.0 as u64),
            false if is_made(class) => self.made(class),
            false => 0,
        };
        if Guard::Layouts.is_left_out() { 0 } else { version }
    }

    fn method(&self, method: &Method) -> u64 {
        let (class, name, descriptor) = (method.class, method.name.bytes(), method.descriptor.bytes());
        let version = match is_of_class_path(class) {
            true => self.program().linked(class.name.bytes(), name, descriptor).map_or(0, |digest| digest.0 as u64),
            false if is_made(class) => self.made(class),
            false => 0,
        };
        if Guard::Frames.is_left_out() { 0 } else { version }
    }
}

/// Has running code made it, so that it may rely on what is on the class path?
fn is_made(class: &Class) -> bool {
    class.at_run_time || class.hidden
}
