//! Running a thread from one pause to the next: what pauses it, and the loop over its ops
//! (`dispatch.rs`).

mod dispatch;
#[cfg(feature = "promises")]
mod promise;

use rjpf_state::frame;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId};

use crate::events::Events;
use crate::peer::ChoiceRequest;
use crate::visible::Visibility;
use crate::{Stop, Vm};

/// Why a thread stopped running.
#[derive(Debug, Clone, PartialEq)]
pub enum Pause {
    /// It used up its fuel.
    OutOfFuel,
    /// It waits for a monitor, a notification, a permit, a class, time.
    Blocked,
    /// It is about to do something that other threads could notice.
    Visible(Reason),
    /// It offered to let others run.
    Yielded,
    /// A peer wants a choice; answer with `Vm::answer`.
    Choice(ChoiceRequest),
    /// An exception ended the thread's code and no handler of the program takes it.
    Uncaught(Ref),
    /// The path is not interesting any more.
    Ignored,
    /// The thread has ended.
    Ended,
    /// The program has ended.
    Exited,
}

/// What a thread is about to do when it pauses as visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Read or write a field or element of a shared object, or a static field.
    Access,
    /// Enter a monitor.
    Lock,
    /// Call a trusted library class.
    Call,
    /// Initialise a class.
    Initialize,
}

impl Vm {
    /// Runs a thread until it pauses or has used `fuel` backward jumps and calls.
    pub fn run_thread(&mut self, thread: ThreadId, fuel: i32) -> Result<Pause, Stop> {
        match self.visibility {
            Visibility::None => self.interpret::<false, false>(thread, fuel),
            _ => {
                self.leave_pause(thread);
                let pause = if !self.events.has(Events::OF_THE_LOOP) {
                    self.interpret::<true, false>(thread, fuel)
                } else {
                    let pause = self.interpret::<true, true>(thread, fuel);
                    self.commit_op();
                    pause
                };
                self.enter_pause(thread, pause)
            }
        }
    }

    /// The op before which the thread paused runs now, it does not pause again.
    fn leave_pause(&mut self, thread: ThreadId) {
        let memory = &mut self.pages.memory;
        self.fresh = (0, 0);
        if memory.get(thread.at(word::PAUSED)) != 0 {
            memory.set(thread.at(word::PAUSED), 0);
            let fp = memory.get(thread.at(word::FP));
            self.fresh = (fp, memory.get(fp - frame::PC));
        }
    }

    /// Others may run now: a step in a linearizable call is over.
    fn enter_pause(&mut self, thread: ThreadId, pause: Result<Pause, Stop>) -> Result<Pause, Stop> {
        let memory = &mut self.pages.memory;
        if memory.get(thread.at(word::STEP)) != 0 {
            memory.set(thread.at(word::STEP), 0);
        }
        let rests = matches!(pause, Ok(Pause::Visible(_) | Pause::Yielded | Pause::OutOfFuel));
        if rests || thread.status(memory) == Status::Blocked {
            memory.set(thread.at(word::PAUSED), 1);
        }
        if memory.get(thread.at(word::INITIALIZES)) != 0 && !matches!(pause, Ok(Pause::Ended | Pause::Exited)) {
            self.notice_pause_in_initializer(thread);
        }
        pause
    }
}
