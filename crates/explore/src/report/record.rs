//! Recording a trace: a listener that writes down what happens while a path is followed.
//!
//! It sees the same transitions as the search, pause for pause. What happens inside one, steps that
//! nothing else could have been done instead of, is told by the machine (`Event::Step`), and so are calls
//! into the library, monitors, starts of threads and the output: each is a row of the thread that does it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, UNNAMED, Violation, ViolationKind, Why};
use rjpf_vm::{Event, Events, Place, Reason, Stop, Value, Vm};
use rustc_hash::FxHashMap;

use super::call::{self, is_of_program, is_reached, library_call};
use super::cheapest::Turns;
use super::early::{CameTo, EarlyCalls};
use super::end::{is_alive, thread_ends};
use super::heap::Recorder;
use super::observe::{is_called_by_glue, is_in_library, is_machinery, is_own, pending, place_of, short_object, simple};
use super::retrace::Retracer;
use super::shorten::same;
use super::trace::{Access, Column, Step, Trace, What, alike, is_named, mark};
use super::weigh::weigh;
use crate::follow::Way;
use crate::jvm::Jvm;
use crate::listeners::{Flow, Listener, Listeners, Notice, View};
use crate::machine::Machine;
use crate::path::Path;

/// Forced steps that are kept of a transition; the rest of a long run of them says nothing new.
const MOST_FORCED: usize = 2_000;
/// Characters of an exception that a row shows; the report has all of it above.
const LONGEST_MESSAGE: usize = 60;
/// A loop that goes round in a transition so many steps long is shown once.
const LONG: usize = 32;

#[derive(Default)]
struct Tape {
    trace: Trace,
    heap: Recorder,
    /// The step that was chosen last.
    chosen: usize,
    /// The round that the transition is on.
    round: Option<Round>,
    /// Steps that were told when they were about to happen: a call or a lock, by thread.
    announced: FxHashMap<ThreadId, usize>,
    /// Calls into the library that have not come back. A row is made when the call first does something that
    /// others notice, at the latest when it comes back: that is when it happens.
    open: Vec<OpenCall>,
    /// Calls on objects that nobody else could reach.
    early: EarlyCalls,
    /// What the trace calls the threads that were started, by their objects.
    started: FxHashMap<String, String>,
    /// What each thread threw last, and where.
    thrown: FxHashMap<ThreadId, (String, super::Place)>,
    /// Why the thread that ran last does not go on.
    stopped: Option<&'static str>,
    /// The thread that was heard of last.
    running: Option<ThreadId>,
    /// Bytes of the machine's output that stand in the trace already.
    written: usize,
}

/// A call of the program into the library.
struct OpenCall {
    thread: ThreadId,
    /// Its frame.
    fp: u32,
    /// Nobody else could reach what it was called on when it was called: it is told if that changes.
    is_private: bool,
    row: CallRow,
}

enum CallRow {
    /// There is none yet.
    Due(What, super::Place),
    At(usize),
}

#[derive(Clone, Default)]
struct Recording(Arc<Mutex<Tape>>);

impl Recording {
    fn tape(&self) -> MutexGuard<'_, Tape> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener for Recording {
    fn wants(&self) -> Events {
        Events::STEP | Events::CALL | Events::LOCK | Events::THREAD | Events::EXCEPTION | Events::GARBAGE
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        self.tape().hear(vm, at, event);
        Flow::Continue
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        let Some(vm) = state.vm() else { return Flow::Continue };
        match *notice {
            Notice::Choosing { point, index, .. } => self.tape().choose(vm, point, index),
            Notice::Reached(_) => self.tape().reach(vm),
            _ => {}
        }
        Flow::Continue
    }
}

impl Tape {
    fn begin(&mut self, vm: &Vm) {
        let thread = rjpf_vm::boot::MAIN;
        let column = self.trace.column(vm, thread);
        self.heap.look(vm);
        self.trace.steps.push(Step { column, ..Step::forced(What::Begin, place_of(vm, thread)) });
    }

    fn choose(&mut self, vm: &Vm, point: &ChoicePoint, index: u32) {
        let (thread, count) = (point.thread(index), point.count());
        let column = self.trace.column(vm, thread);
        let step = match &point.kind {
            PointKind::Thread { why, from, .. } => Step {
                in_library: is_in_library(vm, thread) && !is_called_by_glue(vm, thread),
                is_machinery: is_machinery(vm, thread) && !is_called_by_glue(vm, thread),
                switch: (thread != *from).then(|| why.text()),
                preempts: point.preempts(index),
                ..Step::forced(pending(vm, thread), place_of(vm, thread))
            },
            PointKind::Data { request, .. } => {
                let what = What::Choose { label: request.label.clone(), index, count, value: None };
                Step::forced(what, place_of(vm, thread))
            }
        };
        self.chosen = self.trace.steps.len();
        self.announced.insert(thread, self.chosen);
        let mut step = step;
        let next = self.chosen;
        let mut is_told = false;
        if let (Some(call), false) = (self.due(thread), point.is_data()) {
            // What the call does first is what it was called for.
            if let CallRow::Due(what, place) = std::mem::replace(&mut call.row, CallRow::At(next)) {
                step = Step { what, place, in_library: false, is_machinery: false, ..step };
                is_told = true;
            }
        }
        if is_told {
            self.announced.remove(&thread);
        }
        if !point.is_data() {
            self.was_chosen(column);
        }
        (self.stopped, self.running) = (None, Some(thread));
        self.trace.steps.push(Step { column, index, count, chosen: true, ..step });
    }

    /// A thread that came to its first turn before anybody else went on has been chosen now.
    fn was_chosen(&mut self, column: usize) {
        let steps = &mut self.trace.steps;
        let first = steps.iter().rposition(|step| step.column != column || step.chosen).map_or(0, |before| before + 1);
        let is_other = first > 0 && steps[first - 1].column != column;
        if let (true, Some(step)) = (is_other, steps.get_mut(first)) {
            step.switch = step.switch.or(Some("another one is chosen"));
        }
    }

    fn hear(&mut self, vm: &Vm, at: Place, event: &Event<'_>) {
        let thread = at.thread;
        if let Event::Collect = event {
            // It is nobody's doing.
            return self.early.forget();
        }
        let before = self.running.filter(|running| *running != thread && !matches!(event, Event::Start));
        if let (Some(before), None) = (before, self.stopped) {
            self.stopped = cannot_run(vm, before);
        }
        self.note_output(vm, thread);
        match *event {
            Event::Step { why } => self.step(vm, thread, why),
            Event::Enter { .. } => self.enter(vm, thread),
            Event::Return { value } => {
                self.note_value(vm, at, value);
                self.early.leave(vm, thread, || CameTo::Returned(value));
                self.leave(vm, thread, || call::result(vm, at.method, value));
            }
            Event::Unwind { exception } => {
                self.early.leave(vm, thread, || CameTo::Threw(class_of(vm, exception)));
                self.leave(vm, thread, || Some(format!("throws {}", class_of(vm, exception))))
            }
            Event::Acquire { object, depth: 1 } => self.acquire(vm, thread, object),
            Event::Wait { object, .. } if acts_by_itself(vm, thread) => {
                self.add(vm, thread, What::Wait { object: short_object(vm, object) });
                self.stopped = Some("waits");
            }
            Event::Notify { object, woken } if acts_by_itself(vm, thread) => {
                let woken = woken.iter().map(|&t| self.trace.name(vm, t)).collect();
                self.add(vm, thread, What::Notify { object: short_object(vm, object), woken });
            }
            Event::Start => return self.launch(vm, thread),
            Event::End => self.stopped = Some("thread ended"),
            Event::Block { status, .. } => {
                self.tell_due(vm, thread);
                if let (Status::Initializing, Some((class, _))) = (status, vm.awaited_initialization(thread)) {
                    let class = Some(format!("class {}", simple(&class.name.dotted())));
                    self.add(vm, thread, What::Initialize { class });
                }
                self.stopped = self.stopped.or_else(|| cannot_run(vm, thread)).or(Some(Why::Blocked.text()));
            }
            Event::Throw { exception } => {
                self.throw(vm, thread, exception);
            }
            _ => {}
        }
        self.running = Some(thread);
    }

    /// A step that nothing else could have been done instead of.
    fn step(&mut self, vm: &Vm, thread: ThreadId, why: Why) {
        let what = pending(vm, thread);
        let other = self.running.is_some_and(|running| running != thread);
        if other && self.stopped.is_none() {
            self.stopped = matches!(why, Why::Blocked | Why::Ended | Why::Yielded).then(|| why.text());
        }
        let is_told = match &what {
            // Calls are told when they are entered.
            What::Call { .. } | What::Go | What::Initialize { .. } => false,
            // Caches and class data of the library are no business of the program.
            What::Access(access) if is_made_up(access) => false,
            What::Access(access) => !is_in_library(vm, thread) || access.address >> 2 >= u64::from(vm.heap_start()),
            _ => true,
        };
        if is_told {
            let at = self.add(vm, thread, what);
            self.announced.extend(at.map(|at| (thread, at)));
        }
    }

    fn enter(&mut self, vm: &Vm, thread: ThreadId) {
        if let Some(class) = self.initialized(vm, thread) {
            self.add(vm, thread, What::Initialize { class: Some(class) });
            return;
        }
        let name = |java: Ref| {
            let (label, known) = (vm.label_of(java), self.started.get(&short_object(vm, java)));
            known.filter(|known| is_named(known, &label)).cloned().unwrap_or(label)
        };
        let what = library_call(vm, thread, &name);
        let (column, before) = (self.trace.column(vm, thread), self.trace.steps.len());
        self.early.enter(vm, thread, column, before);
        let Some(what) = what else { return };
        let announced = self.announced(thread, |what| matches!(what, What::Call { .. }));
        let row = match announced {
            Some(at) => {
                self.trace.steps[at].what = what;
                CallRow::At(at)
            }
            None => CallRow::Due(what, place_of(vm, thread)),
        };
        if let Some(frame) = vm.frames(thread).next() {
            if let CallRow::At(_) = row {
                self.early.is_told(thread, frame.fp);
            }
            let is_private = !frame.method.is_static() && !is_reached(vm, frame.fp);
            self.open.push(OpenCall { thread, fp: frame.fp, is_private, row });
        }
    }

    /// The class of the program whose initialiser a thread enters while there are others.
    fn initialized(&self, vm: &Vm, thread: ThreadId) -> Option<String> {
        let method = vm.frames(thread).next()?.method;
        let is_it = self.trace.columns.len() > 1 && is_own(method) && method.name == "<clinit>";
        is_it.then(|| format!("class {}", simple(&method.class.name.dotted())))
    }

    fn leave(&mut self, vm: &Vm, thread: ThreadId, came_to: impl FnOnce() -> Option<String>) {
        let Some(fp) = vm.frames(thread).next().map(|frame| frame.fp) else { return };
        let Some(at) = self.open.iter().rposition(|call| call.thread == thread && call.fp == fp) else { return };
        if self.open[at].is_private && !is_reached(vm, fp) {
            self.open.remove(at);
            return;
        }
        self.tell_due(vm, thread);
        let OpenCall { row: CallRow::At(step), .. } = self.open.remove(at) else { return };
        let Some(Step { column, what: What::Call { method, object, .. }, place, .. }) = self.trace.steps.get(step)
        else {
            return;
        };
        // Whoever reads that it came back before the others did something is misled.
        if self.trace.steps[step..].iter().any(|s| s.column != *column) {
            let what = What::Return { method: method.clone(), object: object.clone(), result: came_to() };
            let place = place.clone();
            self.push(vm, thread, what, place, false);
        } else if let What::Call { result, .. } = &mut self.trace.steps[step].what {
            *result = came_to();
        }
    }

    /// The program has got what was chosen.
    fn note_value(&mut self, vm: &Vm, at: Place, returned: Value) {
        const CHOOSERS: &[&[u8]] = &[b"gov/nasa/jpf/vm/Verify", b"java/util/Random", b"rjpf/Explore"];
        if !CHOOSERS.contains(&at.method.class.name.bytes()) {
            return;
        }
        let Some(Step { column, what: What::Choose { value, .. }, .. }) = self.trace.steps.last_mut() else { return };
        if value.is_none() && self.trace.columns[*column].thread == at.thread {
            let result = call::result(vm, at.method, returned);
            *value = result.map(|result| result.trim_start_matches("-> ").to_string());
        }
    }

    /// The program throws an exception; one that goes on through its own code is told once.
    fn throw(&mut self, vm: &Vm, thread: ThreadId, exception: Ref) {
        let text = format!("{}{}", class_of(vm, exception), message_of(vm, exception));
        let place = place_of(vm, thread);
        let by_program = vm.frames(thread).next().is_some_and(|frame| is_own(frame.method));
        let goes_on = self.thrown.get(&thread).is_some_and(|(thrown, _)| *thrown == text);
        if by_program && !goes_on {
            self.add(vm, thread, What::Throw { exception: shortened(&text) });
        }
        self.thrown.insert(thread, (text, place));
    }

    /// The innermost call of a thread, if there is no row for it yet.
    fn due(&mut self, thread: ThreadId) -> Option<&mut OpenCall> {
        let last = self.open.iter_mut().rev().find(|call| call.thread == thread);
        last.filter(|call| matches!(call.row, CallRow::Due(..)) && !call.is_private)
    }

    /// Makes rows for the calls that a thread is in: something happens now.
    fn tell_due(&mut self, vm: &Vm, thread: ThreadId) {
        for i in 0..self.open.len() {
            let call = &mut self.open[i];
            if call.thread != thread
                || matches!(call.row, CallRow::At(_))
                || call.is_private && !is_reached(vm, call.fp)
            {
                continue;
            }
            if let CallRow::Due(what, place) = std::mem::replace(&mut call.row, CallRow::At(usize::MAX)) {
                self.early.is_told(thread, call.fp);
                let at = self.push(vm, thread, what, place, false);
                self.open[i].row = CallRow::At(at.unwrap_or(usize::MAX));
            }
        }
    }

    /// The program has taken a monitor that others could take too.
    fn acquire(&mut self, vm: &Vm, thread: ThreadId, object: Ref) {
        let name = short_object(vm, object);
        let is_named = |what: &What| matches!(what, What::Lock { object } if *object == name);
        let by_program = vm.frames(thread).next().is_some_and(|frame| is_own(frame.method));
        if self.announced(thread, is_named).is_none() && by_program && vm.is_shared(object) {
            self.add(vm, thread, What::Lock { object: name.clone() });
        }
    }

    /// A thread was started, by the one that was heard of last.
    fn launch(&mut self, vm: &Vm, started: ThreadId) {
        let serves = vm.pages.memory.get(started.at(word::QUIET)) != 0;
        let Some(by) = self.running.filter(|_| !serves) else { return };
        let name = self.trace.name(vm, started);
        let java = vm.pages.memory.get(started.at(word::JAVA));
        self.started.insert(short_object(vm, java), name.clone());
        let what = What::Launch { thread: name };
        match self.announced(by, |what| matches!(what, What::Call { .. })) {
            Some(at) => self.trace.steps[at].what = what,
            None => _ = self.add(vm, by, what),
        }
    }

    /// The step that told what happens now before it happened.
    fn announced(&mut self, thread: ThreadId, fits: impl FnOnce(&What) -> bool) -> Option<usize> {
        let at = self.announced.remove(&thread)?;
        self.trace.steps.get(at).filter(|step| fits(&step.what)).map(|_| at)
    }

    /// Something was written: by the thread that runs, and where it stands.
    fn note_output(&mut self, vm: &Vm, thread: ThreadId) {
        let written: usize = vm.output.iter().map(|(_, bytes)| bytes.len()).sum();
        if written <= self.written {
            return;
        }
        let all = vm.output.iter().flat_map(|(_, bytes)| bytes);
        let new: Vec<u8> = all.skip(self.written).copied().collect();
        self.written = written;
        let (text, place) = (String::from_utf8_lossy(&new).into_owned(), place_of(vm, thread));
        let column = self.trace.column(vm, thread);
        match self.trace.steps.last_mut() {
            Some(last) if last.column == column && last.what == What::Print && last.place == place => {
                last.output.push_str(&text);
            }
            _ => {
                if let Some(at) = self.add(vm, thread, What::Print) {
                    self.trace.steps[at].output = text;
                }
            }
        }
    }

    /// A row for something that happens now; says where it stands, unless it only repeats what is there.
    fn add(&mut self, vm: &Vm, thread: ThreadId, what: What) -> Option<usize> {
        self.tell_due(vm, thread);
        let is_inside = matches!(what, What::Access(_) | What::Lock { .. }) && !is_called_by_glue(vm, thread);
        let in_library = is_inside && is_in_library(vm, thread);
        let at = self.push(vm, thread, what, place_of(vm, thread), in_library)?;
        self.trace.steps[at].is_machinery = is_inside && is_machinery(vm, thread);
        Some(at)
    }

    fn push(&mut self, vm: &Vm, thread: ThreadId, what: What, place: super::Place, in_library: bool) -> Option<usize> {
        let column = self.trace.column(vm, thread);
        let other = self.trace.steps.last().is_some_and(|last| last.column != column);
        let switch = self.stopped.take().filter(|_| other);
        let step = Step { column, in_library, switch, ..Step::forced(what, place) };
        if self.only_repeats(&step) {
            return None;
        }
        self.complete_round(vm);
        if self.trace.steps.len() - self.chosen > MOST_FORCED {
            return None;
        }
        self.heap.look(vm);
        self.trace.steps.push(step);
        self.find_round();
        Some(self.trace.steps.len() - 1)
    }

    /// Does the step go on with a round that was gone several times already?
    fn only_repeats(&mut self, step: &Step) -> bool {
        let Some(Round { period, phase }) = &mut self.round else { return false };
        let expected = &self.trace.steps[self.trace.steps.len() - *period + *phase];
        if !alike(expected, step) {
            return false;
        }
        *phase = (*phase + 1) % *period;
        true
    }

    /// A loop that nothing stops goes round for as long as a transition may be: one round is kept.
    fn find_round(&mut self) {
        let steps = &self.trace.steps[self.chosen..];
        let Some((period, repeated)) = round(steps).filter(|_| steps.len() > LONG) else { return };
        let whole = repeated - repeated % period;
        self.trace.steps.truncate(self.trace.steps.len() - whole);
        self.heap.fold(whole);
        self.round = Some(Round { period, phase: 0 });
    }

    /// The steps of the last round, as far as it went.
    fn complete_round(&mut self, vm: &Vm) {
        let Some(Round { period, phase }) = self.round.take() else { return };
        let first = self.trace.steps.len() - period;
        for at in first..first + phase {
            self.heap.look(vm);
            let Step { column, in_library, is_machinery, what, place, .. } = self.trace.steps[at].clone();
            self.trace.steps.push(Step { column, in_library, is_machinery, ..Step::forced(what, place) });
        }
    }

    /// A transition is over.
    fn reach(&mut self, vm: &Vm) {
        // The output was taken from the machine; all of it was heard while it was written.
        self.written = 0;
        self.complete_round(vm);
        self.heap.look(vm);
    }
}

/// Why a thread cannot go on, if so.
fn cannot_run(vm: &Vm, thread: ThreadId) -> Option<&'static str> {
    let memory = &vm.pages.memory;
    match thread.status(memory) {
        // It has come to a lock that nobody holds.
        Status::Blocked if memory.monitor(memory.get(thread.at(word::OBJECT))).is_none() => {
            Some(Why::Visible(Reason::Lock).text())
        }
        Status::Blocked | Status::Waiting | Status::Parked | Status::Sleeping => Some(Why::Blocked.text()),
        Status::Terminated | Status::Free => Some(Why::Ended.text()),
        _ => None,
    }
}

/// Is it the program that waits or notifies, and not the library on its behalf?
fn acts_by_itself(vm: &Vm, thread: ThreadId) -> bool {
    let caller = vm.frames(thread).find(|frame| frame.method.class.name.bytes() != b"java/lang/Object");
    caller.is_some_and(|frame| is_of_program(frame.method))
}

/// Fields that the compiler has made up: `$assertionsDisabled`, `$VALUES`.
fn is_made_up(access: &Access) -> bool {
    access.variable.rsplit('.').next().is_some_and(|field| field.starts_with('$'))
}

fn class_of(vm: &Vm, exception: Ref) -> String {
    simple(&vm.class_of(exception).name.dotted())
}

fn message_of(vm: &Vm, exception: Ref) -> String {
    vm.message_of(exception).map_or_else(String::new, |message| format!(": {message}"))
}

/// The last row of a trace that ends with an exception says where that was thrown.
fn tell_end(trace: &mut Trace, thrown: &FxHashMap<ThreadId, (String, super::Place)>) {
    let Some(Violation { kind: ViolationKind::Assertion | ViolationKind::Uncaught(_), message, .. }) = &trace.violation
    else {
        return;
    };
    let is_it = |c: &Column| {
        let named = |name: &str| message.ends_with(&format!("in thread \"{name}\""));
        let is_nameless =
            message.ends_with(UNNAMED) && (c.name.starts_with("virtual #") || c.name.starts_with("thread #"));
        // Of several threads of one name, it is one that has thrown this.
        let alone = c.name.rsplit_once(" (").map_or(c.name.as_str(), |(name, _)| name);
        let threw = thrown.get(&c.thread).is_some_and(|(exception, _)| message.contains(exception.as_str()));
        threw && (named(&c.name) || named(alone) || is_nameless)
    };
    let thrower = trace.columns.iter().rposition(is_it);
    let Some(column) = thrower else { return };
    if let Some((exception, place)) = thrown.get(&trace.columns[column].thread) {
        let what = What::Throw { exception: shortened(exception) };
        // It may have been told when it was thrown, and nothing has happened since.
        if trace.steps.last().is_some_and(|last| last.column == column && last.what == what) {
            return;
        }
        trace.steps.push(Step { column, ..Step::forced(what, place.clone()) });
    }
}

/// As much of an exception as a row shows.
fn shortened(exception: &str) -> String {
    let short: String = exception.chars().take(LONGEST_MESSAGE).collect();
    let more = if short.len() < exception.len() { "..." } else { "" };
    format!("{short}{more}")
}

/// A new thread runs up to the first thing that others could notice before anybody else does. What it calls on the
/// way is told when it goes on: nobody switches to it for that.
fn tell_when_noticed(steps: &mut [Step]) {
    let mut first = 1;
    while first < steps.len() {
        let column = steps[first].column;
        let next_turn = |from: usize| steps.iter().skip(from).position(|s| s.column != column).map(|n| from + n);
        let others = next_turn(first).and_then(|from| {
            let until = steps.iter().skip(from).position(|s| s.column == column)?;
            Some(&steps[from..from + until])
        });
        let is_quiet = |step: &Step| {
            let is_noticed = match &step.what {
                What::Call { .. } => false,
                // It reads what is there later too.
                What::Access(read) if !read.is_write => {
                    others.is_some_and(|others| others.iter().any(|s| writes(s, read)))
                }
                _ => true,
            };
            step.column == column && !is_noticed && !step.chosen && step.output.is_empty() && step.switch.is_none()
        };
        let count = steps[first..].iter().take_while(|step| is_quiet(step)).count();
        let next = steps.iter().skip(first + count).position(|step| step.column == column);
        match next.map(|n| first + count + n) {
            Some(next)
                if count > 0
                    && next > first + count
                    && steps[first - 1].column != column
                    && !comes_back(&steps[next]) =>
            {
                let reason = steps[next].switch.take();
                steps[first..next].rotate_left(count);
                steps[next - count].switch = reason;
                if steps[first].column == steps[first - 1].column {
                    steps[first].switch = None;
                }
            }
            _ => first += count.max(1),
        }
    }
}

fn writes(step: &Step, read: &Access) -> bool {
    matches!(&step.what, What::Access(access) if access.is_write && access.variable == read.variable)
}

fn comes_back(step: &Step) -> bool {
    matches!(step.what, What::Return { .. })
}

/// A round that a transition goes again and again, and how far it is on it.
struct Round {
    period: usize,
    phase: usize,
}

/// The shortest round that the steps end with, if they go it more than twice, and how many steps only
/// repeat it.
fn round(steps: &[Step]) -> Option<(usize, usize)> {
    (1..=LONG).find_map(|period| {
        let back = steps.iter().rev();
        let repeated = back.clone().zip(back.skip(period)).take_while(|(a, b)| alike(a, b)).count();
        (repeated >= 2 * period).then_some((period, repeated))
    })
}

/// A path, noting where it goes through a state again.
struct Recorded<'p> {
    indices: std::slice::Iter<'p, u32>,
    wanted: &'p Violation,
    recording: Recording,
    listeners: Listeners,
    /// The states gone through, and the step that was taken next in each.
    seen: FxHashMap<u128, usize>,
}

impl Way<Jvm> for Recorded<'_> {
    fn next(&mut self, jvm: &mut Jvm, _point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let state = self.listeners.fingerprint(jvm.fingerprint()?);
        let mut tape = self.recording.tape();
        let next = self.indices.next().copied();
        match next {
            None => tape.trace.cycle = self.seen.get(&state).copied(),
            Some(_) => _ = self.seen.entry(state).or_insert(tape.trace.steps.len()),
        }
        Ok(next)
    }

    /// A violation the program survived lies on the way of later ones, perhaps with no choice between them.
    fn passes(&mut self, violation: &Violation) -> bool {
        self.indices.len() > 0 || !same(Some(violation), self.wanted)
    }
}

impl Retracer<'_> {
    /// Follows a path to this violation and writes down what happens.
    pub fn record(&mut self, path: &Path, wanted: &Violation) -> Result<Trace, Stop> {
        let recording = Recording::default();
        let listeners = self.checks();
        let turns = Turns::new();
        listeners.add("trace", Box::new(recording.clone()));
        listeners.add("turns", Box::new(turns.clone()));
        let mut way = Recorded {
            indices: path.0.iter(),
            wanted,
            recording: recording.clone(),
            listeners: listeners.clone(),
            seen: FxHashMap::default(),
        };
        self.rewind();
        recording.tape().begin(&self.jvm.vm);
        let followed = self.follow(&listeners, &mut way)?;
        let Tape { mut trace, heap, thrown, early, .. } = std::mem::take(&mut *recording.tape());
        let vm = &self.jvm.vm;
        let (changes, is_cut) = heap.finish();
        for (step, changes) in trace.steps.iter_mut().zip(changes) {
            step.heap = changes;
        }
        early.tell(vm, &mut trace);
        trace.ends = thread_ends(vm, &trace);
        trace.drop_idle_columns();
        trace.alive = trace.columns.iter().map(|column| is_alive(vm, column.thread)).collect();
        trace.output = followed.output;
        trace.violation = match followed.end {
            Outcome::Violation(violation) => Some(violation),
            _ => None,
        };
        (trace.heap_cut, trace.turns) = (is_cut, turns.count());
        if trace.cycle.is_none() {
            tell_when_noticed(&mut trace.steps);
        }
        mark(&mut trace, vm);
        tell_end(&mut trace, &thrown);
        weigh(&mut trace);
        if let Some(told) = self.explained(&trace) {
            told.steps.iter().for_each(|&at| trace.steps[at].folds = false);
            trace.why = Some(told.text);
        }
        Ok(trace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_thread_calls_before_its_first_turn_is_told_in_that_turn() {
        let call = |column, method: &str| {
            let what = What::Call { method: method.into(), object: None, result: None };
            Step { column, ..Step::forced(what, super::super::Place::default()) }
        };
        let chosen = |column, method: &str, switch| Step { chosen: true, switch, ..call(column, method) };
        let told = |mut steps: Vec<Step>| {
            tell_when_noticed(&mut steps);
            let text = |step: &Step| match &step.what {
                What::Call { method, .. } | What::Return { method, .. } => {
                    format!("{method}{}", step.switch.map_or("", |_| "!"))
                }
                _ => String::new(),
            };
            steps.iter().map(text).collect::<Vec<_>>().join(" ")
        };
        let ahead = vec![call(0, "a"), call(1, "x"), call(2, "p"), chosen(0, "b", None), chosen(1, "y", Some("lock"))];
        assert_eq!(told(ahead), "a p b x! y", "nothing else is heard of the third one");
        let both = vec![
            call(0, "a"),
            call(1, "x"),
            call(2, "p"),
            chosen(0, "b", None),
            chosen(1, "y", Some("lock")),
            chosen(2, "q", Some("ended")),
        ];
        assert_eq!(told(both), "a b x! y p! q");
        let waits = vec![call(0, "a"), call(1, "get"), chosen(0, "b", None), {
            let what = What::Return { method: "get".into(), object: None, result: None };
            Step { column: 1, ..Step::forced(what, super::super::Place::default()) }
        }];
        assert_eq!(told(waits), "a get b get", "it began when it began");
    }

    #[test]
    fn a_round_is_recognised_by_its_repetition() {
        let step = |c: char| {
            Step::forced(
                What::Call { method: c.to_string(), object: None, result: None },
                super::super::Place::default(),
            )
        };
        let steps = |text: &str| text.chars().map(step).collect::<Vec<_>>();
        assert_eq!(round(&steps("xyabababab")), Some((2, 6)));
        assert_eq!(round(&steps("xaaaa")), Some((1, 3)));
        assert_eq!(round(&steps("xababa")), None, "twice is no loop yet");
        assert_eq!(round(&steps("abababx")), None, "it was left again");
    }
}
