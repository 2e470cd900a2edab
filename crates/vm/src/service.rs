//! Threads of the library's own: those that run cleaning actions. What they do by themselves is nobody's business, so
//! that they run until they are idle, at once and unnoticed. An action of the program's that they run is code like any
//! other: as long as it is under way, they are threads like others.

use rjpf_state::ThreadId;
use rjpf_state::thread::word;

use crate::Vm;

impl Vm {
    /// Is this such a thread, about its own business? Its timed waits only poll for work.
    pub(crate) fn is_service(&self, thread: ThreadId) -> bool {
        self.is_of_library(thread) && !self.runs_own_code(thread)
    }

    fn is_of_library(&self, thread: ThreadId) -> bool {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        java != 0 && std::ptr::eq(self.class_of(java), self.known.service_thread)
    }

    /// Does nobody notice what the thread does now?
    pub(crate) fn is_unnoticed(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::QUIET)) != 0 && !self.runs_own_code(thread)
    }

    /// A thread was started by another: one more that others have to do with, unless it only ever serves the library.
    pub(crate) fn count_started(&mut self, thread: ThreadId, by: ThreadId) {
        let is_service = self.is_of_library(thread);
        if is_service {
            self.pages.memory.set(thread.at(word::QUIET), 1);
        }
        let serves_library = || self.frames(by).any(|f| f.method.class.name == "jdk/internal/ref/CleanerFactory");
        if !is_service || !serves_library() {
            self.count_thread();
        }
    }
}
