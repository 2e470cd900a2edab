//! Which linearizable call a frame belongs to.
//!
//! The frame of a listed method (`classes::trust`) that is called from code that belongs to none opens
//! a cover; library code below it belongs to the same one, code of the program that it calls back does
//! not. Under a cover, a thread pauses before the first contended word of a listed class, and then no
//! more before such words until it has paused elsewhere: the insides of listed classes are touched in
//! one step. Words of other classes are none of its business.
//!
//! A second kind of cover is that of the console: what happens to the streams that were booted is no
//! step at all, because nobody can read them. Where all outputs are wanted, the call is one.

use rjpf_classes::family::Family;
use rjpf_classes::trust::Moment;
use rjpf_classes::{Class, Method, Trust};
use rjpf_state::frame;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use super::{At, Mode, Special, Visibility};
use crate::Vm;

/// The cover of calls to the console's streams; others are frame pointers.
pub(super) const CONSOLE: u32 = 1;

impl Vm {
    /// The cover of a frame of `target` at `fp`, called from a frame with that cover.
    #[inline]
    pub(crate) fn cover_of(&mut self, thread: ThreadId, target: &Method, caller: u32, fp: u32) -> u32 {
        if let Some(answer) = target.fixed_answer {
            self.note_fixed_answer(thread, answer);
        }
        match target.class.trust {
            Trust::User | Trust::Glue => {
                // What the library does after it has called the program back is another step.
                if caller > CONSOLE {
                    self.end_step(thread);
                }
                0
            }
            Trust::Linearizable if caller == 0 && self.shows_insides(thread, target) => caller,
            Trust::Linearizable if self.opens_cover(target, caller) => {
                // A call at the same depth may have left its mark.
                self.end_step(thread);
                fp
            }
            _ => caller,
        }
    }

    fn opens_cover(&self, target: &Method, caller: u32) -> bool {
        match target.moment {
            _ if !self.is_closed(target.class) => false,
            _ if self.is_set_apart(target) => caller != CONSOLE && self.trusts_library(),
            Moment::Explored => false,
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

    /// Does the method look at the insides of listed classes? Then they are explored from the next round on.
    fn shows_insides(&self, thread: ThreadId, target: &Method) -> bool {
        let Some(family) = target.class.family.filter(|family| family.is_shown_by(target.name)) else { return false };
        // Listed classes call each other by such methods too, and `close` shuts down what it does not find terminated.
        let from_outside = self.frames(thread).next().is_some_and(|f| {
            f.method.class.trust != Trust::Linearizable && f.method.class.name != "java/util/concurrent/ExecutorService"
        });
        let explores = self.trusts_library() && self.visibility != Visibility::None;
        if from_outside && explores && self.has_company(thread) {
            self.learn_contended(thread, Special::of_family(family).place(), "are looked at");
        }
        true
    }

    fn end_step(&mut self, thread: ThreadId) {
        if self.pages.memory.get(thread.at(word::STEP)) != 0 {
            self.pages.memory.set(thread.at(word::STEP), 0);
        }
    }

    /// Is this a call to one of the streams that were booted?
    #[inline]
    pub(crate) fn calls_console(&self, target: &Method, receiver: Ref) -> bool {
        std::ptr::eq(target.class, self.known.print_stream) && !target.is_static() && receiver < self.heap_start
    }

    /// Must the thread pause before it writes to the console?
    pub(crate) fn pauses_at_output(&mut self, at: At) -> bool {
        self.environment.outputs_matter
            && at.cover != CONSOLE
            && self.has_company(at.thread)
            && self.matters(at, &Special::Output.touch(true), None)
            && self.pauses(at, false)
    }

    /// The frame on top was called on a booted stream.
    pub(crate) fn cover_console(&mut self, fp: u32) {
        self.pages.memory.set(fp - frame::COVER, CONSOLE);
    }
}
