//! Time as Java code reads it.
//!
//! A thread that computes takes time that no model of it knows, so when the program reads the clock,
//! time may have passed: a read that the program can compare with an earlier one is a choice, the same instant or a
//! later one. The clock climbs a ladder of steps (`vm.clock_steps`): a read may move it to any higher rung, from a
//! little later than the first read to later than deadlines usually are, and never back. The ladder is
//! finite, so spaces stay finite; what lies beyond its end is an assumption of the verdict. A read is visible:
//! others may move the clock before it.
//!
//! Reads of the library on its own behalf (a timed wait that computes how long to wait) are no choices: whether a
//! wait ends by its timeout is decided where it blocks. Waits that are held back (`vm.long_timeout`) stay so when
//! a read moves the clock: their threads oversleep, which they may.
//!
//! Not its job: sleeping and waiting, which move the clock to their deadlines (`transition.rs`); which
//! states are told apart by the clock (`rjpf-state`'s `clock.rs`).

use rjpf_state::clock::{self, Clock, Keeping, Reader};
use rjpf_state::global;
use rjpf_state::thread::{deadline_after, word};

use crate::assumption::Assumption;
use crate::peer::{ChoiceKind, ChoiceRequest, Ctx, Exit, Resume};
use crate::reliance::is_of_program;
use crate::{FrameView, Visibility, Vm};

/// Library classes through which a program reads the clock: who calls them wants to know the time.
const PASS_ON: &[&str] = &[
    "java/lang/System",
    "java/lang/invoke/",
    "java/lang/reflect/",
    "java/time/",
    "java/util/Calendar",
    "java/util/Date",
    "java/util/GregorianCalendar",
    "jdk/internal/misc/VM",
    "jdk/internal/reflect/",
    "sun/util/calendar/",
];

/// On whose behalf the clock is read, and where the instant is kept.
enum Reading {
    ForProgram,
    /// Where it is known for an instant.
    Known,
    /// In the frame at this address, until it ends.
    InFrame(u32),
    InLibrary,
}

impl Ctx<'_> {
    /// The virtual time in nanoseconds, for a peer with which Java code reads the clock.
    pub fn read_clock(&mut self, clock: Clock) -> Result<u64, Exit> {
        if self.vm.visibility == Visibility::None {
            return Ok(self.vm.now());
        }
        match self.reading(clock) {
            Reading::ForProgram => self.read_for_program()?,
            Reading::Known => {}
            Reading::InFrame(fp) => clock::note_kept_in_frame(&mut self.vm.pages.memory, self.thread, fp),
            Reading::InLibrary => clock::note_read(&mut self.vm.pages.memory, Reader::Library),
        }
        Ok(self.vm.now())
    }

    fn reading(&self, clock: Clock) -> Reading {
        let Some(frame) = self.vm.asker(self.thread, PASS_ON) else { return Reading::InLibrary };
        let class = frame.method.class;
        if is_of_program(class) || self.tells_program(&frame) {
            return Reading::ForProgram;
        }
        match clock::keeping(class, clock) {
            Keeping::Known => Reading::Known,
            Keeping::InFrame => Reading::InFrame(frame.fp),
            Keeping::Anywhere => Reading::InLibrary,
        }
    }

    /// Does the library read the clock to tell the program how much time is left?
    fn tells_program(&self, frame: &FrameView) -> bool {
        let is_reader =
            |f: &FrameView| f.method.name == "now" && f.method.class.name == "java/util/concurrent/DelayScheduler";
        let mut frames = self.vm.frames(self.thread).skip_while(|f| f.fp != frame.fp || is_reader(f));
        frames.next().is_some_and(|f| f.method.name == "getDelay")
            && frames.next().is_some_and(|f| is_of_program(f.method.class))
    }

    /// Lets time pass, or not, before the program reads the clock.
    fn read_for_program(&mut self) -> Result<(), Exit> {
        if let Resume::Chosen(steps) = self.resumed() {
            self.vm.move_clock(steps);
            return Ok(());
        }
        if self.step() == 0 {
            self.set_step(1);
            let at = self.at();
            if self.vm.has_company(self.thread) && self.vm.pauses(at, false) {
                return Err(Exit::Pause);
            }
        }
        // Nobody can tell how late it is when the clock is read for the first time.
        let compares = clock::was_read_by_program(self.memory());
        clock::note_read(&mut self.vm.pages.memory, Reader::Program);
        if !compares {
            return Ok(());
        }
        let moves = self.vm.environment.clock_moves;
        self.vm.persistent.assumptions.note(if moves { Assumption::ClockSteps } else { Assumption::ClockStill });
        let left = if moves { self.vm.clock_steps_left() } else { 0 };
        if left == 0 {
            return Ok(());
        }
        let label = "clock: how many steps later".to_string();
        Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::Time, count: left + 1, label }))
    }
}

impl Vm {
    fn clock_steps_left(&self) -> u32 {
        let steps = self.environment.clock_steps_nanos.len() as u32;
        steps.saturating_sub(self.pages.memory.get(global::CLOCK_STEP))
    }

    /// Moves the clock so many rungs up its ladder. Timeouts that are held back stay as far away as they were.
    fn move_clock(&mut self, steps: u32) {
        let ladder = &self.environment.clock_steps_nanos;
        let rung = |n: u32| if n == 0 { 0 } else { ladder[n as usize - 1] };
        let from = self.pages.memory.get(global::CLOCK_STEP);
        let passed = rung(from + steps) - rung(from);
        let memory = &mut self.pages.memory;
        memory.set(global::CLOCK_STEP, from + steps);
        memory.set2(global::CLOCK, memory.get2(global::CLOCK).saturating_add(passed));
        let held: Vec<_> = self.threads().filter(|t| self.is_held_back(*t)).collect();
        for thread in held {
            let at = thread.at(word::DEADLINE);
            let deadline = deadline_after(self.pages.memory.get2(at), passed);
            self.pages.memory.set2(at, deadline);
        }
    }
}
