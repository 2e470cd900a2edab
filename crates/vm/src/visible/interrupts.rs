//! What interrupts have to do with listed calls: when a call looks for one in a step of its own, and who leaves a queue for one.

use rjpf_classes::code::Op;
use rjpf_classes::family::Family;
use rjpf_classes::{Field, Method, Trust};
use rjpf_state::ThreadId;
use rjpf_state::thread::word;

use super::{At, Special, Touch, cover};
use crate::{FrameView, Vm};

impl Vm {
    /// Does a listed call look whether its thread was interrupted, in order to give up? That is a step by itself: the interrupt may come
    /// between it and what the call does before and after, so that it gets a lock, say, with the status set. So is clearing the status,
    /// which others may see before the call is done with it. Who waits for a
    /// lock whatever comes sets the status again. Workers of a pool are woken in this way while they are idle; the pool's code does the
    /// same in both cases, and clears the status before it runs a task.
    pub(super) fn asks_for_interrupt(&self, at: At, touch: &Touch, field: Option<&'static Field>) -> bool {
        let is_status = |field: &Field| {
            field.name == "interrupted" && std::ptr::eq(self.registry.class(field.class), self.known.thread)
        };
        let is_own = touch.object == self.pages.memory.get(at.thread.at(word::CURRENT));
        if at.cover <= cover::MACHINE || !is_own || !field.is_some_and(is_status) {
            return false;
        }
        let waits_on = |m: &Method| {
            m.descriptor == "(I)V"
                && (m.name == "acquire" || m.name == "acquireShared")
                && m.class.name == "java/util/concurrent/locks/AbstractQueuedSynchronizer"
        };
        let is_of_pool = |m: &Method| m.class.name == "java/util/concurrent/ThreadPoolExecutor";
        let is_idle = |m: &Method| is_of_pool(m) && (m.name == "getTask" || m.name == "runWorker");
        // Tasks are called by `runWorker`, and are not under its cover.
        let below = self.frames(at.thread).take_while(|f| self.is_covered(f.fp)).map(|f| f.method);
        let beyond = self.frames(at.thread).map(|f| f.method).find(|m| m.class.trust == Trust::User || is_idle(m));
        let is_set = self.pages.memory.get(touch.object + touch.offset) != 0;
        !below.into_iter().any(waits_on)
            && !beyond.is_some_and(is_idle)
            && (is_set || !self.is_about_to_park(at.thread))
    }

    /// Has the thread given up the lock of a condition, and is looking for the last time whether it has to wait? If it has, it is parked
    /// next, and whatever could come between this look and that (an interrupt, a signal, a permit) wakes it up all the same, to
    /// look again. Before it has given up the lock this is different: others can tell whether it still has it.
    fn is_about_to_park(&self, thread: ThreadId) -> bool {
        // Looks of its own (`isReleasable`, on the way to `park`) belong to it; getting the lock again does not.
        let is_look =
            |m: &Method| m.class.family != Some(Family::Locks) || m.name == "isReleasable" || m.name == "block";
        let Some(waits) = self.frames(thread).take_while(|f| self.is_covered(f.fp)).find(|f| !is_look(f.method)) else {
            return false;
        };
        // A worker of a `ForkJoinPool` sees to a substitute first.
        let compensates =
            self.frames(thread).take_while(|f| f.fp != waits.fp).any(|f| f.method.name == "compensatedBlock");
        !compensates && self.has_called(&waits, "enableWait")
    }

    /// Does the frame stand behind its call of a method of this name?
    fn has_called(&self, frame: &FrameView, name: &str) -> bool {
        let Some(code) = self.registry.decoded(frame.method) else { return false };
        let is_call = |op: &Op| op.call_site().is_some_and(|k| code.calls[k as usize].name == name);
        code.ops.iter().position(is_call).is_some_and(|at| at < frame.pc as usize)
    }

    /// A thread is interrupted. Whoever puts something into a linked queue, or takes it out, tells others so only after that: if one of
    /// them is interrupted in between, it gives up although it need not wait any more. Idle threads of pools do not mind.
    pub fn notice_interrupt(&self, by: ThreadId, of: ThreadId) {
        let is_queue = |m: &&Method| m.class.family == Some(Family::LinkedQueues);
        let is_idle = |m: &Method| m.name == "getTask" && m.class.name == "java/util/concurrent/ThreadPoolExecutor";
        let mut callers = self.methods(of).skip_while(|m| !is_queue(m));
        let waits = callers.next().is_some();
        let minds = !callers.find(|m| m.class.trust == Trust::User || is_idle(m)).is_some_and(is_idle);
        if waits && minds && self.learns() && self.trusts_library() && self.has_company(by) {
            self.learn_contended(by, Special::of_family(Family::LinkedQueues).place(), "are left by an interrupt");
        }
    }
}
