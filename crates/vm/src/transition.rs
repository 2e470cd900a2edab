//! Transitions: from one choice to the next.
//!
//! This is what the explorer drives. A choice is either a thread to run (any runnable one, or one
//! whose timeout may fire now) or an alternative a peer asked for. Everything between two choices
//! has exactly one outcome.

use rjpf_classes::Method;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{Memory, Ref, ThreadId, global};

use crate::frames::FrameView;
use crate::interp::{Pause, Reason};
use crate::peer::ChoiceRequest;
use crate::throw::describe_frame;
use crate::{Event, Stop, Vm};

/// Steps without an alternative after which a transition is cut so that endless loops are noticed.
const MOST_FORCED: u32 = 2_000;

/// What a transition came to.
#[derive(Debug, Clone)]
pub enum Outcome {
    Choice(ChoicePoint),
    /// The program has ended with this exit code.
    End(i32),
    Violation(Violation),
    /// The path is not interesting (`Verify.ignoreIf`).
    Ignored,
}

/// A point with several ways on (or one, where a loop has to be noticed).
#[derive(Debug, Clone)]
pub struct ChoicePoint {
    pub kind: PointKind,
}

#[derive(Debug, Clone)]
pub enum PointKind {
    /// Which thread runs next.
    Thread { enabled: Vec<ThreadId>, why: Why, from: ThreadId },
    /// A value for the thread's peer.
    Data { thread: ThreadId, request: ChoiceRequest },
}

/// Why a thread stopped where it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    Visible(Reason),
    Blocked,
    Yielded,
    Ended,
    /// The transition was cut for its length.
    TooLong,
    Started,
}

impl Why {
    /// For people: what the thread that ran before is about to do.
    pub fn text(self) -> &'static str {
        match self {
            Why::Visible(Reason::Access) => "shared access",
            Why::Visible(Reason::Lock) => "lock",
            Why::Visible(Reason::Call) => "library call",
            Why::Visible(Reason::Initialize) => "class initialisation",
            Why::Blocked => "blocked",
            Why::Yielded => "yield",
            Why::Ended => "thread ended",
            Why::TooLong => "long computation",
            Why::Started => "start",
        }
    }
}

impl ChoicePoint {
    /// Number of alternatives.
    pub fn count(&self) -> u32 {
        match &self.kind {
            PointKind::Thread { enabled, .. } => enabled.len() as u32,
            PointKind::Data { request, .. } => request.count,
        }
    }

    pub fn is_data(&self) -> bool {
        matches!(self.kind, PointKind::Data { .. })
    }

    /// The thread that runs if this alternative is taken.
    pub fn thread(&self, index: u32) -> ThreadId {
        match &self.kind {
            PointKind::Thread { enabled, .. } => enabled[index as usize],
            PointKind::Data { thread, .. } => *thread,
        }
    }

    /// Does this alternative take the turn from a thread that could go on?
    pub fn preempts(&self, index: u32) -> bool {
        match &self.kind {
            PointKind::Thread { enabled, from, .. } => enabled[index as usize] != *from && enabled.contains(from),
            PointKind::Data { .. } => false,
        }
    }
}

/// How far a thread ran.
enum Ran {
    /// To where it pauses, for that reason.
    Paused(Why),
    /// To something that the explorer has to know.
    Until(Outcome),
}

/// A finding about the program.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Violation {
    pub kind: ViolationKind,
    /// One line.
    pub message: String,
    /// Stack traces, wait-for lines: for people.
    pub details: String,
    /// May the path be followed further?
    pub resumable: bool,
}

/// Where an exception was thrown, if the thread has no name.
pub const UNNAMED: &str = "in a thread without a name";

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ViolationKind {
    Deadlock,
    Assertion,
    /// Name of the exception class, dotted.
    Uncaught(String),
    Race,
    Livelock,
    /// A property of a listener.
    Property(String),
}

impl ViolationKind {
    pub fn name(&self) -> &str {
        match self {
            ViolationKind::Deadlock => "deadlock",
            ViolationKind::Assertion => "assertion",
            ViolationKind::Uncaught(_) => "exception",
            ViolationKind::Race => "race",
            ViolationKind::Livelock => "livelock",
            ViolationKind::Property(_) => "property",
        }
    }
}

impl Vm {
    /// Runs from the start of the program, which [`Vm::start_main`] has set up, to the first choice.
    pub fn first_transition(&mut self) -> Result<Outcome, Stop> {
        self.run_to_choice(crate::boot::MAIN)
    }

    /// Takes an alternative of the pending choice and runs to the next one.
    pub fn transition(&mut self, index: u32) -> Result<Outcome, Stop> {
        let point = self.pending_choice().filter(|point| index < point.count());
        let Some(point) = point else { return Err(Stop::Internal(format!("no alternative {index} is pending"))) };
        let thread = point.thread(index);
        self.begin_effects();
        match point.kind {
            PointKind::Thread { .. } => self.dispatch(thread),
            PointKind::Data { .. } => self.answer(thread, index),
        }
        self.run_to_choice(thread)
    }

    /// Goes on after a violation that left the program able to.
    pub fn resume_after(&mut self) -> Result<Outcome, Stop> {
        let thread = self.threads().next().unwrap_or(crate::boot::MAIN);
        self.run_from(thread, Some(Why::Ended))
    }

    pub(crate) fn run_to_choice(&mut self, thread: ThreadId) -> Result<Outcome, Stop> {
        self.run_from(thread, None)
    }

    /// Runs a thread to where it pauses, unless it has (`paused`), then every thread that is not at a
    /// step others could notice to its next such step, and so on until there is a choice.
    fn run_from(&mut self, mut mover: ThreadId, mut paused: Option<Why>) -> Result<Outcome, Stop> {
        let mut forced = 0;
        let mut thread = mover;
        self.chance = false;
        self.unordered = None;
        self.turns.clear();
        loop {
            if paused.is_none() || thread != mover {
                match self.run_one(thread, thread == mover)? {
                    Ran::Until(outcome) => return Ok(outcome),
                    Ran::Paused(why) if thread == mover => paused = Some(why),
                    Ran::Paused(_) => {}
                }
            }
            if let Some(next) = self.unsettled(mover) {
                if self.may_enter(next, &self.pages.memory) {
                    // A thread of the library's own is not chosen: it gets its monitor at once.
                    self.let_enter(next);
                }
                // Whoever ran before is done: this is another thread, or the same one once more.
                (thread, paused) = (next, if next == mover { None } else { paused });
                continue;
            }
            let why = paused.unwrap_or(Why::Ended);
            let enabled = self.alternatives(mover);
            if enabled.is_empty() {
                return Ok(self.nothing_enabled());
            }
            if let Some(stuck) = self.stuck_for_good() {
                return Ok(Outcome::Violation(self.deadlock(&stuck, "threads wait for each other for ever")));
            }
            forced += 1;
            let loops =
                matches!(why, Why::Yielded | Why::TooLong) || self.times_out(enabled[0]) || forced > MOST_FORCED;
            if enabled.len() > 1 || loops {
                return self.thread_choice(enabled, why, mover);
            }
            (mover, thread, paused) = (enabled[0], enabled[0], None);
            self.dispatch(thread);
            self.tell_step(thread, why);
        }
    }

    /// A thread that can go on and is not at a step that others could notice: it may as well go on at once,
    /// because no order between it and the rest can be told. Not while somebody must not be disturbed.
    fn unsettled(&self, mover: ThreadId) -> Option<ThreadId> {
        let memory = &self.pages.memory;
        let undisturbed = self.in_atomic_section(mover) && mover.is_runnable(memory);
        if undisturbed || !self.is_reduced() || memory.get(global::EXITED) != 0 {
            return None;
        }
        // Whoever asks for the states of threads sees how far they are.
        let asked = self.life_counts();
        self.threads().find(|&t| match self.is_service(t) {
            true => self.could_run(t, memory),
            false if asked => false,
            false => t.is_runnable(memory) && memory.get(t.at(word::PAUSED)) == 0,
        })
    }

    /// Runs a thread until it pauses or something is to be told. Whether it was its turn matters to fairness.
    fn run_one(&mut self, thread: ThreadId, is_turn: bool) -> Result<Ran, Stop> {
        loop {
            if self.must_wait(thread) {
                // Its timeout has come, but its monitor is taken.
                return Ok(Ran::Paused(Why::Blocked));
            }
            self.note_run(thread);
            let pause = self.run_thread(thread, self.environment.max_transition_length as i32)?;
            if is_turn {
                self.note_turn(thread, &pause);
            }
            let why = match pause {
                Pause::Choice(request) if request.count == 1 => {
                    self.answer(thread, 0);
                    continue;
                }
                Pause::Choice(request) => {
                    return Ok(Ran::Until(self.arrive(PointKind::Data { thread, request })?));
                }
                Pause::Exited => {
                    let code = self.pages.memory.get(global::EXIT_CODE) as i32;
                    return Ok(Ran::Until(Outcome::End(code)));
                }
                Pause::Ignored => return Ok(Ran::Until(Outcome::Ignored)),
                Pause::Uncaught(exception) => {
                    let violation = self.uncaught(thread, exception);
                    return Ok(Ran::Until(Outcome::Violation(violation)));
                }
                Pause::Ended => {
                    self.tell(thread, &Event::End);
                    self.note_end(thread);
                    thread.set_status(&mut self.pages.memory, Status::Terminated);
                    self.free_thread(thread);
                    // The end of the last user thread ends the program; daemons may still race it.
                    if !self.has_user_threads() {
                        self.start_shutdown();
                    }
                    Why::Ended
                }
                Pause::Visible(reason) => Why::Visible(reason),
                Pause::Blocked => Why::Blocked,
                Pause::Yielded => Why::Yielded,
                Pause::OutOfFuel => Why::TooLong,
            };
            return Ok(Ran::Paused(why));
        }
    }

    fn thread_choice(&mut self, enabled: Vec<ThreadId>, why: Why, from: ThreadId) -> Result<Outcome, Stop> {
        self.arrive(PointKind::Thread { enabled, why, from })
    }

    fn arrive(&mut self, kind: PointKind) -> Result<Outcome, Stop> {
        self.expect_snapshot()?;
        let point = ChoicePoint { kind };
        self.keep_choice(&point);
        Ok(Outcome::Choice(point))
    }

    /// The threads that could run now, in slot order: runnable ones, and those whose timeout may
    /// fire.
    pub fn enabled_threads(&self) -> Vec<ThreadId> {
        let memory = &self.pages.memory;
        let user = self.has_user_threads();
        let soon: Vec<ThreadId> =
            self.threads().filter(|&t| self.could_run(t, memory) && (user || t.is_runnable(memory))).collect();
        if !soon.is_empty() || !user {
            return soon;
        }
        self.threads().filter(|&t| self.may_time_out(t, memory)).collect()
    }

    /// Is the thread runnable, or may its timeout fire although others can run?
    #[inline]
    pub(crate) fn could_run(&self, thread: ThreadId, memory: &Memory) -> bool {
        thread.is_runnable(memory)
            || self.may_enter(thread, memory)
            || self.may_time_out(thread, memory) && !self.is_held_back(thread)
    }

    /// Does the thread want a monitor that another one has?
    pub fn is_kept_out(&self, thread: ThreadId) -> bool {
        thread.status(&self.pages.memory) == Status::Blocked && !self.may_enter(thread, &self.pages.memory)
    }

    /// Does the thread want a monitor that is free?
    fn may_enter(&self, thread: ThreadId, memory: &Memory) -> bool {
        thread.status(memory) == Status::Blocked
            && !thread.is_suspended(memory)
            && memory.monitor(memory.get(thread.at(word::OBJECT))).is_none_or(|(owner, _)| owner == thread.0)
    }

    fn may_time_out(&self, thread: ThreadId, memory: &Memory) -> bool {
        matches!(thread.status(memory), Status::Waiting | Status::Parked | Status::Sleeping)
            && thread.deadline(memory) != NO_DEADLINE
            && !thread.is_suspended(memory)
            && !self.is_service(thread)
    }

    /// A wait whose timeout is there for the case that something goes wrong: nobody waits ten seconds
    /// while other threads have work to do. It ends by timeout only when nothing else can happen, or when
    /// later timeouts have fired. A sleep is no such wait: it is sure to end, and whoever relies on its length to let
    /// others go first is to be found out.
    pub(crate) fn is_long_wait(&self, status: Status, deadline: u64) -> bool {
        matches!(status, Status::Waiting | Status::Parked)
            && deadline != NO_DEADLINE
            && deadline.saturating_sub(self.now()) >= self.environment.long_timeout_nanos
    }

    /// Is the thread in a long wait?
    pub(crate) fn is_held_back(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::HELD_BACK)) != 0
    }

    /// Is there another thread of the program that has not ended? Those of the system group are the library's.
    pub(crate) fn is_among_others(&self, thread: ThreadId) -> bool {
        let memory = &self.pages.memory;
        let ended = |t: ThreadId| matches!(t.status(memory), Status::Terminated | Status::Dormant);
        let of_system = |t: ThreadId| {
            let java = memory.get(t.at(word::JAVA));
            java == 0 || self.thread_group(java) == Some(memory.get(global::SYSTEM_THREAD_GROUP))
        };
        self.threads().any(|t| t != thread && !ended(t) && !self.is_service(t) && !of_system(t))
    }

    /// Waiting threads may also wake up for no reason at all (`Object.wait`, `LockSupport.park`),
    /// which never counts as a way out of a deadlock.
    pub(crate) fn with_spurious(&self, mut enabled: Vec<ThreadId>) -> Vec<ThreadId> {
        let memory = &self.pages.memory;
        let waiting = self.threads().filter(|&t| {
            matches!(t.status(memory), Status::Waiting | Status::Parked)
                && !t.is_suspended(memory)
                && t.deadline(memory) == NO_DEADLINE
                && (self.runs_own_code(t) || !self.is_daemon(memory.get(t.at(word::JAVA))))
        });
        enabled.extend(waiting);
        enabled.sort_unstable();
        enabled
    }

    fn must_wait(&self, thread: ThreadId) -> bool {
        thread.status(&self.pages.memory) != Status::Runnable
    }

    /// Does the thread go on by a timeout, or for no reason? Loops around such waits have to be noticed.
    fn times_out(&self, thread: ThreadId) -> bool {
        !matches!(thread.status(&self.pages.memory), Status::Runnable | Status::Blocked)
    }

    /// Makes a chosen thread runnable: it gets its monitor, or its timeout fires.
    fn dispatch(&mut self, thread: ThreadId) {
        if thread.status(&self.pages.memory) != Status::Blocked {
            self.end_wait(thread);
        }
        if self.may_enter(thread, &self.pages.memory) {
            self.let_enter(thread);
        }
    }

    /// Ends the wait of a thread for no reason or because its timeout fires, and so do all earlier ones.
    fn end_wait(&mut self, thread: ThreadId) {
        if !self.must_wait(thread) {
            return;
        }
        // Time may pass, and others may be woken with it.
        self.touch_everything();
        let deadline = thread.deadline(&self.pages.memory);
        if deadline == NO_DEADLINE {
            return self.wake(thread, Wake::Notified);
        }
        if deadline > self.pages.memory.get2(global::CLOCK) {
            self.pages.memory.set2(global::CLOCK, deadline);
        }
        let due: Vec<ThreadId> = self
            .threads()
            .filter(|t| t.status(&self.pages.memory) != Status::Runnable && t.deadline(&self.pages.memory) <= deadline)
            .collect();
        for t in due {
            self.wake(t, Wake::TimedOut);
        }
    }

    // ---- findings -----------------------------------------------------------------------------

    fn nothing_enabled(&mut self) -> Outcome {
        let stuck: Vec<ThreadId> = self
            .threads()
            .filter(|t| !matches!(t.status(&self.pages.memory), Status::Terminated | Status::Dormant))
            .filter(|&t| !self.is_daemon(self.pages.memory.get(t.at(word::JAVA))) || self.runs_own_code(t))
            .collect();
        Outcome::Violation(self.deadlock(&stuck, "no thread can run"))
    }

    fn deadlock(&self, stuck: &[ThreadId], what: &str) -> Violation {
        let names: Vec<String> = stuck
            .iter()
            .filter(|&&t| !self.is_daemon(self.pages.memory.get(t.at(word::JAVA))))
            .map(|&t| self.thread_label(t))
            .collect();
        let details = stuck.iter().map(|&t| self.describe_thread(t)).collect();
        Violation {
            kind: ViolationKind::Deadlock,
            message: format!("{what}: {}", names.join(", ")),
            details,
            resumable: false,
        }
    }

    /// Does any frame of the thread belong to the program?
    pub(crate) fn runs_own_code(&self, thread: ThreadId) -> bool {
        self.methods(thread).any(is_own)
    }

    fn uncaught(&mut self, thread: ThreadId, exception: Ref) -> Violation {
        let class = self.class_of(exception).name.dotted();
        let text = self.message_of(exception).map_or_else(String::new, |message| format!(": {message}"));
        let kind = match class.as_str() {
            "java.lang.AssertionError" => ViolationKind::Assertion,
            _ => ViolationKind::Uncaught(class.clone()),
        };
        // Threads without a name are told apart by their numbers, which are no part of what goes wrong.
        let whose = match self.thread_name(thread) {
            name if name.is_empty() => UNNAMED.to_string(),
            name => format!("in thread \"{name}\""),
        };
        Violation {
            kind,
            message: format!("{class}{text} {whose}"),
            details: format!("{}\n", self.describe_throwable(exception)),
            resumable: true,
        }
    }

    /// What a thread does, waits for, and where.
    pub fn describe_thread(&self, thread: ThreadId) -> String {
        let memory = &self.pages.memory;
        let object = memory.get(thread.at(word::OBJECT));
        let waits = match thread.status(memory) {
            Status::Blocked => format!("blocked, wants {}{}", self.describe_object(object), self.held_by(object)),
            Status::Waiting => format!("waiting for a notification on {}", self.describe_object(object)),
            Status::Parked => "parked, waiting for a permit".to_string(),
            Status::Sleeping => "sleeping".to_string(),
            Status::Initializing => "waiting for another thread to initialise a class".to_string(),
            Status::Suspended => "has suspended itself".to_string(),
            _ => "runnable".to_string(),
        };
        let suspended = if thread.is_suspended(memory) { ", suspended" } else { "" };
        let mut text = format!("thread \"{}\": {waits}{suspended}\n", self.thread_label(thread));
        text.push_str(&self.describe_stack(thread));
        text
    }

    /// The frames of a thread, the machine's own left out.
    pub(crate) fn describe_stack(&self, thread: ThreadId) -> String {
        let is_own = |method: &Method| method.class.name.bytes().starts_with(b"rjpf/vm/") || method.hidden;
        let told = self.frames(thread).filter(|f| !is_own(f.method));
        told.map(|f| format!("    at {}\n", describe_frame(f.method, f.bci))).collect()
    }

    fn held_by(&self, object: Ref) -> String {
        match self.pages.memory.monitor(object) {
            Some((owner, _)) => format!(", held by \"{}\"", self.thread_label(ThreadId(owner))),
            None => String::new(),
        }
    }

    /// `Account` or `class Account`: an object for people.
    pub fn describe_object(&self, object: Ref) -> String {
        if object == 0 {
            return "null".into();
        }
        if self.registry.class_of_mirror(object).is_some() {
            return format!("class {}", self.class_of_mirror(object).type_name());
        }
        format!("{}#{}", self.class_of(object).type_name(), self.object_number(object))
    }

    /// A small number that names an object in messages: its place among those of its class.
    fn object_number(&self, object: Ref) -> u32 {
        let class = self.pages.memory.class_id(object);
        let top = self.pages.memory.heap_top();
        let same = rjpf_state::roots::objects(&self.pages.memory, self.registry, self.heap_start, top)
            .take_while(|(o, _)| *o <= object)
            .filter(|(_, c)| c.id == class)
            .count();
        same as u32
    }

    /// One line on the alternative `index` of a point: who goes on, where, and why it stopped there.
    pub fn describe_choice(&self, point: &ChoicePoint, index: u32) -> String {
        match &point.kind {
            PointKind::Thread { enabled, why, from } => {
                let thread = enabled[index as usize];
                let of = enabled.len();
                let reason = if thread == *from { String::new() } else { format!(" (switch: {})", why.text()) };
                format!("\"{}\" [{}/{of}] {}{reason}", self.thread_name(thread), index + 1, self.location(thread))
            }
            PointKind::Data { thread, request } => format!(
                "\"{}\" {} [{}/{}] {}",
                self.thread_name(*thread),
                request.label,
                index + 1,
                request.count,
                self.location(*thread)
            ),
        }
    }

    /// Where the innermost frame of the program's own code stands: `Main.java:12`.
    pub fn location(&self, thread: ThreadId) -> String {
        self.innermost(thread).map_or_else(|| "end".into(), |f| describe_frame(f.method, f.bci))
    }

    /// The innermost frame of the program's own code, if there is any, else of any.
    pub(crate) fn innermost(&self, thread: ThreadId) -> Option<FrameView> {
        let own = self.frames(thread).find(|f| is_own(f.method));
        own.or_else(|| self.frames(thread).next())
    }
}

fn is_own(method: &Method) -> bool {
    method.class.trust == rjpf_classes::Trust::User && !method.hidden
}
