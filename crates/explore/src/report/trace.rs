//! The steps of a path as a value. How they are recorded: `record.rs`.

use rjpf_state::ThreadId;
use rjpf_vm::Vm;
use rjpf_vm::transition::{PointKind, Violation, ViolationKind};

use super::end::ThreadEnd;
use super::heap::HeapChange;
use super::observe::{pending, place_of};

/// A place in the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Dotted name of the class.
    pub class: String,
    pub method: String,
    /// `pkg/File.java`, if the class file names its source.
    pub source: Option<String>,
    pub line: Option<u16>,
}

impl Place {
    /// `File.java:12`, as far as it is known.
    pub fn short(&self) -> String {
        let file = self.source.as_deref().and_then(|s| s.rsplit('/').next());
        match (file, self.line) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file.to_string(),
            _ if self.class.is_empty() => String::new(),
            _ => format!("{}.{}", self.class, self.method),
        }
    }
}

/// A read or write of a variable that other threads can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// `Node#1.next`, `Main.count`, `int[]#2[3]`.
    pub variable: String,
    /// The value read or written; `None` if it cannot be told beforehand.
    pub value: Option<String>,
    /// For writes: the value before.
    pub before: Option<String>,
    pub is_write: bool,
    /// Word address, to tell variables apart.
    pub address: u64,
    pub is_volatile: bool,
}

/// What a thread does first in a step; everything behind it is invisible to other threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Runs from the start of the program.
    Begin,
    /// A started thread takes its first step.
    Start,
    Access(Access),
    /// Enters a monitor.
    Lock {
        object: String,
    },
    /// Calls a library method.
    Call {
        /// `ArrayList#1.add(3)`.
        method: String,
        /// The receiver, if other threads can reach it.
        object: Option<String>,
        /// `-> true` or `throws IOException`, once it is known.
        result: Option<String>,
    },
    /// A call of a library method, told before, comes back after others did something.
    Return {
        /// As it was called.
        method: String,
        /// The receiver, if other threads can reach it.
        object: Option<String>,
        result: Option<String>,
    },
    /// Starts a thread.
    Launch {
        thread: String,
    },
    /// Waits for the end of a thread.
    Join {
        thread: String,
    },
    /// Gives a monitor up and waits to be notified.
    Wait {
        object: String,
    },
    /// Notifies who waits: the threads that wake up.
    Notify {
        object: String,
        woken: Vec<String>,
    },
    /// Writes to the console; what, is the step's output.
    Print,
    /// The program's own code throws an exception; the last one of a trace is what nobody catches.
    Throw {
        exception: String,
    },
    /// Initialises a class, or comes to one that another thread initialises; of those that nobody has to wait for, the
    /// name is not told.
    Initialize {
        class: Option<String>,
    },
    /// Takes an alternative of a data choice.
    Choose {
        label: String,
        index: u32,
        count: u32,
        /// What the program got, if it called for it directly.
        value: Option<String>,
    },
    /// Its wait, sleep or timed operation runs out.
    TimeOut,
    /// Its wait ends for no reason at all.
    WakeUp,
    /// Goes on where it was.
    Go,
}

/// From one choice to the next.
#[derive(Clone, Debug)]
pub struct Step {
    /// Index in [`Trace::columns`].
    pub column: usize,
    pub what: What,
    pub place: Place,
    /// The alternative taken and how many there were; one for a step that nothing else could have
    /// been done instead of, which is no part of the path.
    pub index: u32,
    pub count: u32,
    /// Is the step part of the path, or was it forced?
    pub chosen: bool,
    /// The thread is inside the library, called from `place`.
    pub in_library: bool,
    /// It belongs to the machinery of the library (`java.util.concurrent`, threads), or no code of the program has
    /// called what it is in.
    pub is_machinery: bool,
    /// Another thread ran before: why that one stopped there.
    pub switch: Option<&'static str>,
    /// The other thread could have gone on.
    pub preempts: bool,
    /// What the program wrote in this step.
    pub output: String,
    /// It may be left out where room is short.
    pub folds: bool,
    /// It accesses a place that several threads touch, and one of them writes; or it is a call on an object that several touch.
    pub contested: bool,
    /// What it did to the heap.
    pub heap: Vec<HeapChange>,
    pub mark: Option<Mark>,
}

/// Why a step matters for the violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// One of two accesses that race. It is about to be made when the path ends: nothing orders
    /// the two, so they are the last rows of the trace and no part of the path.
    Race,
    /// Part of the round that a livelock goes for ever.
    Cycle,
}

impl Mark {
    pub fn name(self) -> &'static str {
        match self {
            Mark::Race => "race",
            Mark::Cycle => "cycle",
        }
    }
}

/// A thread of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub thread: ThreadId,
    pub name: String,
}

#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub columns: Vec<Column>,
    pub steps: Vec<Step>,
    /// Where and how each thread stands at the end.
    pub ends: Vec<ThreadEnd>,
    /// Which of the columns' threads have not ended.
    pub alive: Vec<bool>,
    pub violation: Option<Violation>,
    /// All that was written.
    pub output: Vec<u8>,
    /// First step of the round, if the path ends in a state that it went through before.
    pub cycle: Option<usize>,
    /// The heap was too large to be drawn whole.
    pub heap_cut: bool,
    /// What went wrong, in one sentence, if it is one of the usual mistakes.
    pub why: Option<String>,
    /// How often another thread goes on when the path is run: what is told of a new thread when it is chosen, it may have
    /// done when it got ready.
    pub turns: usize,
}

impl Trace {
    pub(super) fn column(&mut self, vm: &Vm, thread: ThreadId) -> usize {
        self.column_of(thread, &vm.thread_label(thread))
    }

    /// The name by which the trace speaks of a thread.
    pub(super) fn name(&mut self, vm: &Vm, thread: ThreadId) -> String {
        let column = self.column(vm, thread);
        self.columns[column].name.clone()
    }

    /// The name that a thread of the trace goes by; of one that is not in it, its own.
    pub(super) fn known_name(&self, vm: &Vm, thread: ThreadId) -> String {
        let name = vm.thread_label(thread);
        let known = self.columns.iter().find(|c| c.thread == thread && is_named(&c.name, &name));
        known.map_or(name, |column| column.name.clone())
    }

    /// Threads of one name are told apart by numbers: `worker`, `worker (2)`.
    fn column_of(&mut self, thread: ThreadId, name: &str) -> usize {
        let known = self.columns.iter().position(|c| c.thread == thread && is_named(&c.name, name));
        known.unwrap_or_else(|| {
            let alike = self.columns.iter().filter(|c| is_named(&c.name, name)).count();
            let name = if alike == 0 { name.to_string() } else { format!("{name} ({})", alike + 1) };
            self.columns.push(Column { thread, name });
            self.columns.len() - 1
        })
    }

    /// Leaves threads out that do nothing in the trace.
    pub(super) fn drop_idle_columns(&mut self) {
        let acts: Vec<bool> = (0..self.columns.len()).map(|c| self.steps.iter().any(|s| s.column == c)).collect();
        let places: Vec<usize> = (0..acts.len()).map(|c| acts[..c].iter().filter(|acts| **acts).count()).collect();
        self.steps.iter_mut().for_each(|step| step.column = places[step.column]);
        let mut acts = acts.iter();
        self.columns.retain(|_| acts.next().is_some_and(|acts| *acts));
    }

    /// How often another thread goes on.
    pub fn switches(&self) -> usize {
        self.steps.windows(2).filter(|w| w[0].column != w[1].column).count()
    }

    /// Context switches away from threads that could have gone on.
    pub fn preemptions(&self) -> usize {
        self.steps.iter().filter(|s| s.preempts).count()
    }
}

/// Does a thread of the trace have this name, or is it one of several that do?
pub(super) fn is_named(told: &str, name: &str) -> bool {
    let rest = told.strip_prefix(name).and_then(|rest| rest.strip_prefix(" ("));
    told == name || rest.and_then(|rest| rest.strip_suffix(')')).is_some_and(|n| n.parse::<u32>().is_ok())
}

impl Step {
    /// A step of the first thread that nothing else could have been done instead of.
    pub(super) fn forced(what: What, place: Place) -> Step {
        Step {
            column: 0,
            what,
            place,
            index: 0,
            count: 1,
            chosen: false,
            in_library: false,
            is_machinery: false,
            switch: None,
            preempts: false,
            output: String::new(),
            folds: false,
            contested: false,
            heap: Vec::new(),
            mark: None,
        }
    }
}

/// Marks the round of a livelock, and appends the two accesses that race.
pub(super) fn mark(trace: &mut Trace, vm: &Vm) {
    if let Some(first) = trace.cycle {
        let first = fold_rounds(&mut trace.steps, first);
        trace.cycle = Some(first);
        trace.steps[first..].iter_mut().for_each(|step| step.mark = Some(Mark::Cycle));
    }
    if let Some(Violation { kind: ViolationKind::Race, .. }) = &trace.violation
        && let Some(PointKind::Thread { enabled, .. }) = vm.pending_choice().map(|point| point.kind)
        && let Some(pair) = vm.racing_pair(&enabled)
    {
        for (thread, access) in pair {
            let what = match pending(vm, thread) {
                What::Access(told) if told.variable == access.name => What::Access(told),
                // It is inside of a handle or of a native method.
                _ => What::Access(Access {
                    variable: access.name.clone(),
                    value: None,
                    before: None,
                    is_write: access.writes,
                    address: 0,
                    is_volatile: false,
                }),
            };
            let step = Step::forced(what, place_of(vm, thread));
            let column = trace.column(vm, thread);
            trace.steps.push(Step { column, mark: Some(Mark::Race), ..step });
        }
    }
}

/// Do two steps look the same?
pub(super) fn alike(a: &Step, b: &Step) -> bool {
    a.column == b.column && a.what == b.what && a.place == b.place && a.output == b.output
}

/// Keeps one of many rounds that look the same: a loop that runs alone goes round for as long as a
/// transition may be. Gives the first step of the round that is left.
fn fold_rounds(steps: &mut Vec<Step>, first: usize) -> usize {
    let round = &steps[first..];
    let repeats = |period: usize| (period..round.len()).all(|i| alike(&round[i], &round[i - period]));
    let Some(period) = (1..=round.len()).find(|p| round.len().is_multiple_of(*p) && repeats(*p)) else { return first };
    steps.truncate(first + period);
    let mut begin = first;
    while begin >= period && (0..period).all(|i| alike(&steps[begin - period + i], &steps[first + i])) {
        begin -= period;
    }
    let (switch, preempts) = (steps[begin].switch, steps[begin].preempts);
    // What the rounds left out did to the heap is still done before the one that is kept.
    let changes: Vec<HeapChange> = steps.drain(begin..first).flat_map(|step| step.heap).collect();
    steps[begin.saturating_sub(1)].heap.extend(changes);
    (steps[begin].switch, steps[begin].preempts) = (switch, preempts);
    begin
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        let step =
            |c: char| Step::forced(What::Call { method: c.to_string(), object: None, result: None }, Place::default());
        text.chars().map(step).collect()
    }

    fn folded(text: &str, first: usize) -> (String, usize) {
        let mut list = steps(text);
        let first = fold_rounds(&mut list, first);
        let letter = |s: &Step| match &s.what {
            What::Call { method, .. } => method.clone(),
            _ => String::new(),
        };
        (list.iter().map(letter).collect(), first)
    }

    #[test]
    fn threads_of_one_name_are_told_apart() {
        let mut trace = Trace::default();
        let columns = [(1, "a"), (2, "a"), (1, "a"), (3, "b"), (1, "c"), (2, "a")];
        assert_eq!(columns.map(|(thread, name)| trace.column_of(ThreadId(thread), name)), [0, 1, 0, 2, 3, 1]);
        let names: Vec<&str> = trace.columns.iter().map(|c| c.name.as_str()).collect();
        assert_eq!(names, ["a", "a (2)", "b", "c"]);
        trace.steps = steps("xy");
        trace.steps[1].column = 2;
        trace.drop_idle_columns();
        assert_eq!(trace.columns.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(trace.steps[1].column, 1);
    }

    #[test]
    fn rounds_that_look_the_same_are_kept_once() {
        assert_eq!(folded("xyababab", 4), ("xyab".into(), 2), "before the round and in it");
        assert_eq!(folded("xabc", 1), ("xabc".into(), 1), "one round is left alone");
        assert_eq!(folded("aaaa", 2), ("a".into(), 0));
        assert_eq!(folded("xabaab", 3), ("xabaab".into(), 3), "another order is another round");
    }

    #[test]
    fn what_left_out_rounds_did_to_the_heap_is_kept() {
        let mut list = steps("xabab");
        let change = HeapChange::Gone { object: "Node#1".into() };
        list[1].heap.push(change.clone());
        list[1].switch = Some("shared access");
        assert_eq!(fold_rounds(&mut list, 3), 1);
        assert_eq!(list[0].heap, [change]);
        assert_eq!(list[1].switch, Some("shared access"));
    }
}
