//! What the program relies on: library methods whose answers are fixed here, while a JVM gives one answer or
//! another (`classes::answers`). The verdict says what it rests on once code of the program has asked.

use rjpf_classes::code::Op;
use rjpf_classes::{Class, FixedAnswer, Method, Trust};
use rjpf_state::clock::{self, Reader};
use rjpf_state::filter::LookedAt;
use rjpf_state::{Ref, ThreadId};

use crate::assumption::Assumption;
use crate::visible::Special;
use crate::{FrameView, Mode, Visibility, Vm};

/// Library classes and packages (ending in `/`) through which a program sees what it has put into a collection: it
/// prints it, walks it, turns it into text.
const SEEN_THROUGH: &[&str] = &[
    "java/io/",
    "java/lang/AbstractStringBuilder",
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/Iterable",
    "java/lang/Object",
    "java/lang/String",
    "java/lang/StringBuffer",
    "java/lang/StringBuilder",
    "java/lang/StringConcatHelper",
    "java/lang/System",
    "java/text/",
    "java/util/",
];

/// What a pool throws that takes no more tasks.
const REJECTION: &str = "java/util/concurrent/RejectedExecutionException";

impl Vm {
    /// Notes what follows from what the program has run so far.
    pub fn note_reliance(&mut self) {
        let has_finalizer = |m: &&'static Method| m.name == "finalize" && m.descriptor == "()V";
        // Objects of a class whose constructor never ran do not exist.
        let was_made = |m: &&'static Method| m.name == "<init>" && self.registry.decoded(m).is_some();
        let mut own = self.registry.all_classes().filter(|class| is_of_program(class));
        let finalizes =
            own.any(|class| class.methods().iter().any(has_finalizer) && class.methods().iter().any(was_made));
        if finalizes {
            self.persistent.assumptions.note(Assumption::Finalization);
        }
        if self.canonical.as_ref().is_some_and(|canonical| canonical.has_cut_lateness()) {
            self.persistent.assumptions.note(Assumption::LateTasks);
        }
    }

    /// A library method is called whose answer is fixed; the frame on top is the caller's. What the library asks for
    /// itself does not count.
    #[cold]
    pub(crate) fn note_fixed_answer(&mut self, thread: ThreadId, answer: FixedAnswer) {
        let (assumption, through) = match answer {
            FixedAnswer::Collection => (Assumption::Collection, &[][..]),
            FixedAnswer::Figures => return self.note_figures(thread),
            FixedAnswer::Rejection => return self.note_rejection(thread),
            FixedAnswer::ImmutableOrder => (Assumption::ImmutableOrder, SEEN_THROUGH),
            // From now on the clock tells states apart.
            FixedAnswer::Instant => return clock::note_read(&mut self.pages.memory, Reader::Library),
            // It is in the seed that the worker is registered with.
            FixedAnswer::QueueOrder => return self.persistent.assumptions.note(Assumption::QueueOrder),
            FixedAnswer::Random => (Assumption::RandomSeed, &[][..]),
            FixedAnswer::RuntimeFigures => (Assumption::RuntimeFigures, &[][..]),
            FixedAnswer::WeakCompareAndSet => (Assumption::WeakCompareAndSet, &[][..]),
        };
        if !self.persistent.assumptions.has(assumption) && self.asked_by_program(thread, through) {
            self.persistent.assumptions.note(assumption);
        }
    }

    /// Somebody asks how much a pool has done: from the next round on this tells states apart. A pool turned
    /// into text for the message of a rejection does not count until that is read.
    fn note_figures(&mut self, thread: ThreadId) {
        let by_itself = self.frames(thread).next().is_some_and(|f| f.method.class.trust == Trust::Linearizable);
        if !by_itself && self.visibility != Visibility::None {
            self.learn_contended(thread, Special::Figures.place(), "are asked for");
        }
    }

    /// Somebody reads what an exception says. If it is that of a rejected task, the figures of the pool are asked for: they were written
    /// into it when it was made.
    fn note_rejection(&mut self, thread: ThreadId) {
        let Some(caller) = self.frames(thread).next() else { return };
        let Some(receiver) = self.receiver_of_call(&caller) else { return };
        let is_rejection = receiver != 0 && self.class_of(receiver).name == REJECTION;
        if is_rejection && self.visibility != Visibility::None {
            self.learn_contended(thread, Special::Figures.place(), "are asked for");
            if self.trusts_library() && self.has_company(thread) {
                self.learn_contended(thread, Special::Pools.place(), "are looked at");
            }
        }
    }

    /// The object whose method the frame is about to call.
    fn receiver_of_call(&self, caller: &FrameView) -> Option<Ref> {
        let code = self.registry.decoded(caller.method)?;
        let k = match *code.ops.get(caller.pc as usize)? {
            Op::InvokeVirtual { k, .. }
            | Op::InvokeSpecial { k, .. }
            | Op::InvokeInterface { k, .. }
            | Op::InvokeLazy { k, .. } => k,
            _ => return None,
        };
        let &first = code.calls.get(k as usize)?.args.first()?;
        Some(self.pages.memory.get(caller.fp + u32::from(first)))
    }

    /// Makes forms show what the program has asked for; says what that is.
    pub fn fit_forms(&mut self) -> LookedAt {
        let is_learned = |special: Special| self.learned.mode(special.place()) == Mode::Contended;
        let takes_locks_at_once = self.visibility == (Visibility::Learned { trust: true });
        let looked_at = LookedAt {
            figures: is_learned(Special::Figures),
            queues: !takes_locks_at_once || is_learned(Special::Locks),
        };
        if let Some(canonical) = &mut self.canonical {
            canonical.look_at(looked_at);
        }
        looked_at
    }

    /// Somebody asks for an identity hash.
    pub fn note_identity_hash(&mut self, thread: ThreadId) {
        if !self.persistent.assumptions.has(Assumption::IdentityHashes) && self.asked_by_program(thread, SEEN_THROUGH) {
            self.persistent.assumptions.note(Assumption::IdentityHashes);
        }
    }

    /// Does the program ask, be it through these library classes and packages (ending in `/`)?
    pub fn asked_by_program(&self, thread: ThreadId, through: &[&str]) -> bool {
        self.asker(thread, through).is_some_and(|frame| is_of_program(frame.method.class))
    }

    /// The innermost frame that belongs to none of these library classes and packages.
    pub(crate) fn asker(&self, thread: ThreadId, through: &[&str]) -> Option<FrameView> {
        let covers = |entry: &&str, name: &[u8]| match name.strip_prefix(entry.as_bytes()) {
            Some(rest) => entry.ends_with('/') || rest.is_empty() || rest[0] == b'$',
            None => false,
        };
        self.frames(thread).find(|f| {
            let class = f.method.class;
            is_of_program(class) || !through.iter().any(|entry| covers(entry, class.name.bytes()))
        })
    }
}

/// Classes of the program, and what was made for its lambdas and method references.
pub(crate) fn is_of_program(class: &Class) -> bool {
    class.trust == Trust::User || class.is_made() && class.module.is_none()
}
