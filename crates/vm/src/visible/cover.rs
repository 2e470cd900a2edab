//! Which linearizable call a frame belongs to.
//!
//! The frame of a listed method (`classes::trust`) that is called from code that belongs to none opens
//! a cover; library code below it that serves it belongs to the same one. Code of the program that it calls back does
//! not, nor do other objects of the library that it was given: keys, elements, tasks. Under a cover, a thread pauses before the first contended word of a listed class, and then no
//! more before such words until it has paused elsewhere: the insides of listed classes are touched in
//! one step. Words of other classes are none of its business.
//!
//! A second kind of cover is that of the console: what happens to the streams that were booted is no
//! step at all, because nobody can read them. Where all outputs are wanted, the call is one.
//!
//! A third kind is that of the machine: what the JDK does to link a call, say, is no step either (`trust::Moment::Machine`).

use rjpf_classes::family::Family;
use rjpf_classes::trust::Moment;
use rjpf_classes::{Class, Method, Trust, trust};
use rjpf_state::frame;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use super::{At, Mode, Special, Visibility};
use crate::Vm;

/// The cover of calls to the console's streams.
pub(crate) const CONSOLE: u32 = 1;
/// The cover of what the machine does by itself. Others are frame pointers.
pub(crate) const MACHINE: u32 = 2;

impl Vm {
    /// The cover of a frame of `target` at `fp`, which has its arguments, called from a frame with that cover.
    #[inline]
    pub(crate) fn cover_of(&mut self, thread: ThreadId, target: &Method, caller: u32, fp: u32) -> u32 {
        if let Some(answer) = target.fixed_answer {
            self.note_fixed_answer(thread, answer);
        }
        let leaves = match caller {
            CONSOLE => leaves_console(target),
            0 | MACHINE => false,
            _ => self.leaves_cover(thread, target),
        };
        let caller = if leaves { 0 } else { caller };
        match target.class.trust {
            // Forms of handles.
            Trust::Glue if caller == MACHINE => caller,
            Trust::User | Trust::Glue => {
                // What the library does after it has called the program back is another step.
                if caller > CONSOLE || self.is_called_by_library(thread) {
                    self.end_step(thread);
                }
                0
            }
            Trust::Linearizable if self.is_looked_into(target) => {
                self.end_step(thread);
                0
            }
            Trust::Linearizable if caller == 0 && self.shows_insides(thread, target, fp) => caller,
            Trust::Linearizable if caller > MACHINE && self.adds_to_the_core(target, fp) => caller,
            Trust::Linearizable if self.opens_cover(target, caller) => {
                // A call at the same depth may have left its mark.
                self.end_step(thread);
                fp
            }
            Trust::Library | Trust::Plumbing if target.moment == Moment::Machine && caller != CONSOLE => MACHINE,
            _ => caller,
        }
    }

    /// Does a call from a frame under a cover lead to something else that happens to be in the library? A key whose text
    /// or hash is asked for, a collection that a task walks over: their words are not the insides of the
    /// class whose method is under way. If nothing below pauses, the step goes on afterwards.
    #[inline]
    fn leaves_cover(&self, thread: ThreadId, target: &Method) -> bool {
        let by = || self.frames(thread).next().map(|f| f.method);
        match target.class.trust {
            Trust::Library => {
                trust::asks_an_element(target) && !trust::serves_listed(target.class.name)
                    || trust::passes_on(by, target)
            }
            Trust::Linearizable => {
                by().is_some_and(|by| trust::is_another_object(by.class, target)) || trust::passes_on(by, target)
            }
            _ => false,
        }
    }

    /// Is the program called back by library code, perhaps by code that has left a cover?
    #[inline]
    fn is_called_by_library(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::STEP)) > MACHINE
            && self.frames(thread).next().is_some_and(|f| f.method.class.trust == Trust::Library)
    }

    /// Does a pool start a thread of its core? It does if the number that it has found is still that of its threads, in the step in which it
    /// has looked; a thread beyond the core is started because of what the queue has answered before.
    fn adds_to_the_core(&self, target: &Method, fp: u32) -> bool {
        const CORE: u32 = 2;
        target.moment == Moment::Own && target.name == "addWorker" && self.pages.memory.get(fp + CORE) != 0
    }

    /// Does this frame belong to a listed call?
    pub(super) fn is_covered(&self, fp: u32) -> bool {
        self.pages.memory.get(fp - frame::COVER) > MACHINE
    }

    /// Is this something that the machine does by itself?
    pub(super) fn is_of_machine(&self, fp: u32) -> bool {
        self.pages.memory.get(fp - frame::COVER) == MACHINE
    }

    fn opens_cover(&self, target: &Method, caller: u32) -> bool {
        match target.moment {
            _ if caller == MACHINE || !self.is_closed(target.class) => false,
            _ if self.is_set_apart(target) => caller != CONSOLE && self.trusts_library(),
            Moment::Explored | Moment::Machine => false,
            Moment::Shared => caller == 0 && self.trusts_library(),
            Moment::Own => caller != CONSOLE && self.trusts_library(),
        }
    }

    /// Is this a listed class whose insides nobody has looked at, or only at what is between its steps?
    #[inline]
    pub(super) fn is_closed(&self, class: &Class) -> bool {
        class.trust == Trust::Linearizable && self.looked_at(class).is_none_or(|family| !family.opens())
    }

    /// The family of a class, if the program looks at its insides.
    #[inline]
    fn looked_at(&self, class: &Class) -> Option<Family> {
        class.family.filter(|&family| self.learned.mode(Special::of_family(family).place()) == Mode::Contended)
    }

    fn is_set_apart(&self, target: &Method) -> bool {
        self.looked_at(target.class).is_some_and(|family| family.sets_apart(target.name))
    }

    /// Is this a method of which the program sees every access?
    fn is_looked_into(&self, target: &Method) -> bool {
        self.looked_at(target.class).is_some_and(|family| family.opens_within(target.name))
    }

    /// Does the method look at the insides of listed classes? Then they are explored from the next round on.
    fn shows_insides(&self, thread: ThreadId, target: &Method, fp: u32) -> bool {
        let Some(family) = target.class.family.filter(|family| family.is_shown_by(target.name)) else { return false };
        // Listed classes call each other by such methods too, and `close` shuts down what it does not find terminated. A
        // sum is asked for by those that tell it to the program.
        let from_outside = self.frames(thread).next().is_some_and(|f| {
            let is_listed = f.method.class.trust == Trust::Linearizable && family != Family::Adders;
            let own = match family {
                // It asks whether any of its threads are left, each of which has taken itself off and asks after that.
                Family::Counts => "java/util/concurrent/ThreadPerTaskExecutor",
                _ => "java/util/concurrent/ExecutorService",
            };
            !is_listed && f.method.class.name != own
        });
        // Nobody is in the middle of adding to what only this thread has. Other families lead to objects that they share later.
        let is_sum = matches!(family, Family::Adders | Family::Counts);
        let counts = match is_sum {
            true => self.could_matter(thread, self.pages.memory.get(fp)),
            false => self.has_company(thread),
        };
        if from_outside && counts && self.trusts_library() && self.visibility != Visibility::None {
            self.learn_contended(thread, Special::of_family(family).place(), "are looked at");
        }
        true
    }

    fn end_step(&mut self, thread: ThreadId) {
        if self.pages.memory.get(thread.at(word::STEP)) != 0 {
            self.pages.memory.set(thread.at(word::STEP), 0);
        }
    }

    /// Is this a call to one of the streams that were booted, of which nobody wants to know anything?
    #[inline]
    pub(crate) fn calls_console(&self, thread: ThreadId, target: &Method, receiver: Ref) -> bool {
        let is_console =
            std::ptr::eq(target.class, self.known.print_stream) && !target.is_static() && receiver < self.heap_start;
        is_console && !self.console_is_asked(thread, target)
    }

    /// Whether it has failed is all that a program can ask the console for. Once one does, its streams are like others.
    fn console_is_asked(&self, thread: ThreadId, target: &Method) -> bool {
        if target.name == "checkError" && self.learns() && self.has_company(thread) {
            self.learn_contended(thread, Special::Console.place(), "is asked whether it has failed");
        }
        self.is_contended(Special::Console.place())
    }

    /// Is this one of the objects that the booted streams consist of? What else was booted, a thread, say, or static
    /// fields, may be read to be printed, and others change it.
    pub(crate) fn belongs_to_console(&self, object: Ref) -> bool {
        const PACKAGES: &[&str] =
            &["java/io/", "java/nio/", "java/util/concurrent/locks/", "jdk/internal/", "sun/nio/"];
        object != 0 && object < self.heap_start && {
            let class = self.class_of(object);
            let is_elements = class.is_array() && class.component().is_none_or(|c| c.is_primitive());
            is_elements || PACKAGES.iter().any(|package| class.name.bytes().starts_with(package.as_bytes()))
        }
    }

    /// Must the thread pause before it writes to the console?
    pub(crate) fn pauses_at_output(&mut self, at: At) -> bool {
        at.cover != CONSOLE && self.output_matters(at) && self.pauses(at, false)
    }

    /// Must the thread pause before a call of the console? Not in a call that has paused for it, unless there was
    /// something else to pause for since then: what is printed is turned into text before it is written, and others may
    /// write in between.
    pub(crate) fn pauses_at_console_call(&mut self, at: At) -> bool {
        let step = at.thread.at(word::STEP);
        let goes_on = at.cover == CONSOLE && self.pages.memory.get(step) == CONSOLE;
        if goes_on || !self.output_matters(at) {
            return false;
        }
        let pauses = self.pauses(at, false);
        if !pauses {
            self.pages.memory.set(step, CONSOLE);
        }
        pauses
    }

    fn output_matters(&mut self, at: At) -> bool {
        self.environment.outputs_matter
            && self.has_company(at.thread)
            && self.matters(at, &Special::Output.touch(true), None)
    }

    /// The frame at `fp` was called on a booted stream.
    pub(crate) fn cover_console(&mut self, fp: u32) {
        self.pages.memory.set(fp - frame::COVER, CONSOLE);
    }
}

/// Is this something that is printed, and not a part of the console? Its streams have locks of the library, which nobody turns into
/// text.
fn leaves_console(target: &Method) -> bool {
    let is_lock = target.class.name.bytes().starts_with(b"java/util/concurrent/locks/");
    target.class.trust == Trust::Linearizable && (!is_lock || trust::asks_an_element(target))
}
