//! A single run: one host thread, one schedule, fair and deterministic.
//!
//! Runnable threads take turns by slot number. When none is runnable, virtual time jumps to the
//! next deadline; when there is none either, the program is deadlocked.

use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{PAGE_BITS, PAGE_WORDS, ThreadId, global};

use crate::interp::Pause;
use crate::invoke::default_answer;
use crate::{Sink, Stop, Vm};

/// Calls and backward jumps of one turn.
const TURN: i32 = 20_000;

/// How a single run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RunEnd {
    Exited(i32),
    /// No thread can ever run again, and some of them are not daemons.
    Deadlock(Vec<ThreadId>),
    /// `Verify.ignoreIf` cut the run short.
    Ignored,
}

impl Vm {
    /// Runs the program to its end, handing output to `sink` as it appears.
    pub fn run_program(&mut self, mut sink: Sink) -> Result<RunEnd, Stop> {
        for (stream, bytes) in std::mem::take(&mut self.output) {
            // Of what was written before, nobody is left to be told.
            _ = sink(stream, &bytes);
        }
        self.sink = Some(sink);
        let mut last = 0;
        loop {
            if let Some(end) = self.take_turn(&mut last, TURN)? {
                return Ok(end);
            }
        }
    }

    /// Runs the runnable thread after `last` until it pauses; gives the end of the program once it
    /// has come. Whose turn it was is the caller's to keep: it is no part of the state.
    pub fn take_turn(&mut self, last: &mut u32, fuel: i32) -> Result<Option<RunEnd>, Stop> {
        let Some(thread) = self.next_runnable(*last) else {
            return Ok(if self.advance_clock() { None } else { self.end_of_program() });
        };
        *last = thread.0;
        let pause = self.run_thread(thread, fuel);
        self.tick(fuel);
        match pause? {
            Pause::Choice(request) => {
                let index = default_answer(&request);
                self.answer(thread, index);
            }
            Pause::Exited => {
                return Ok(Some(RunEnd::Exited(self.pages.memory.get(global::EXIT_CODE) as i32)));
            }
            Pause::Ignored => return Ok(Some(RunEnd::Ignored)),
            Pause::Ended => {
                thread.set_status(&mut self.pages.memory, Status::Terminated);
                self.free_thread(thread);
                if self.pages.memory.get(global::EXITED) == 0 && !self.has_user_threads() {
                    self.start_shutdown();
                }
            }
            Pause::OutOfFuel | Pause::Blocked | Pause::Yielded | Pause::Visible(_) | Pause::Uncaught(_) => {}
        }
        Ok(None)
    }

    /// Runs only the threads that exist until none of them is runnable (boot).
    pub fn run_until_idle(&mut self, thread: ThreadId) -> Result<Pause, Stop> {
        loop {
            match self.run_thread(thread, i32::MAX)? {
                Pause::OutOfFuel | Pause::Yielded | Pause::Visible(_) | Pause::Uncaught(_) => {}
                Pause::Choice(request) => self.answer(thread, default_answer(&request)),
                other => return Ok(other),
            }
        }
    }

    pub fn free_thread(&mut self, thread: ThreadId) {
        for w in 0..rjpf_state::thread::RECORD_WORDS {
            self.pages.memory.set(thread.at(w), 0);
        }
        self.clear_stack(thread);
    }

    /// Nobody reads what calls have left on the stack of a thread that has ended. But states are known by their words
    /// first (`Pages::content`), and what the library does at the end of a thread depends on who ended before.
    fn clear_stack(&mut self, thread: ThreadId) {
        for page in thread.stack_base() >> PAGE_BITS..thread.stack_end() >> PAGE_BITS {
            if self.pages.genesis_page(page).is_none() {
                // Nothing was ever written there, nor above.
                return;
            }
            let (at, words) = (page << PAGE_BITS, PAGE_WORDS as u32);
            if self.pages.memory.words(at, words).iter().any(|&word| word != 0) {
                self.pages.memory.words_mut(at, words).fill(0);
            }
        }
    }

    fn tick(&mut self, fuel: i32) {
        if self.environment.ticking {
            let now = self.pages.memory.get2(global::TICKS) + fuel as u64;
            self.pages.memory.set2(global::TICKS, now);
            self.fire_timeouts();
        }
    }

    /// The program looks at the clock.
    pub fn note_clock_read(&mut self) {
        self.chance = true;
    }

    /// Virtual time in nanoseconds.
    pub fn now(&self) -> u64 {
        self.pages.memory.get2(global::CLOCK).wrapping_add(self.pages.memory.get2(global::TICKS))
    }

    fn next_runnable(&self, last: u32) -> Option<ThreadId> {
        let memory = &self.pages.memory;
        let limit = memory.get(global::THREAD_LIMIT);
        let order = (last + 1..limit).chain(0..(last + 1).min(limit));
        order.map(ThreadId).find(|t| t.is_runnable(memory))
    }

    /// Wakes the threads whose deadline has passed.
    fn fire_timeouts(&mut self) {
        let now = self.now();
        let due: Vec<ThreadId> = self
            .threads()
            .filter(|t| t.status(&self.pages.memory) != Status::Runnable && t.deadline(&self.pages.memory) <= now)
            .collect();
        for thread in due {
            self.wake(thread, Wake::TimedOut);
        }
    }

    /// Moves virtual time to the earliest deadline; false if no thread has one. Threads of the library's own
    /// only poll for work, so that nothing comes of waiting for them alone.
    pub fn advance_clock(&mut self) -> bool {
        let memory = &self.pages.memory;
        let waiting = self
            .threads()
            .filter(|&t| t.status(memory) != Status::Runnable && !t.is_suspended(memory) && !self.is_service(t));
        let Some(deadline) = waiting.map(|t| t.deadline(memory)).min().filter(|&d| d != NO_DEADLINE) else {
            return false;
        };
        if self.pages.memory.get(global::EXITED) == 0 && !self.has_user_threads() {
            return false;
        }
        let ticks = self.pages.memory.get2(global::TICKS);
        if deadline > self.now() {
            self.pages.memory.set2(global::CLOCK, deadline.wrapping_sub(ticks));
        }
        self.fire_timeouts();
        true
    }

    /// Non-daemon threads that have not ended.
    pub fn has_user_threads(&self) -> bool {
        self.threads().any(|t| self.is_user_thread(t))
    }

    pub(crate) fn is_user_thread(&self, thread: ThreadId) -> bool {
        thread.status(&self.pages.memory) != Status::Terminated
            && self.pages.memory.get(thread.at(word::DAEMON)) == 0
            && !self.is_daemon(self.pages.memory.get(thread.at(word::JAVA)))
    }

    /// Nothing can run: a deadlock.
    fn end_of_program(&mut self) -> Option<RunEnd> {
        let stuck: Vec<ThreadId> = self
            .threads()
            .filter(|t| !matches!(t.status(&self.pages.memory), Status::Terminated | Status::Dormant))
            .collect();
        Some(RunEnd::Deadlock(stuck))
    }

    /// Starts the thread that runs the shutdown hooks and then ends the program.
    pub fn start_shutdown(&mut self) {
        let Some(thread) = self.new_thread(0) else { return self.halt(1) };
        let java = self.pages.memory.get(global::MAIN_THREAD);
        self.pages.memory.set(thread.at(word::JAVA), java);
        self.pages.memory.set(thread.at(word::CURRENT), java);
        self.count_thread();
        let method = self.machine_method("shutDown");
        self.start_in(thread, method, &[0]);
    }
}
