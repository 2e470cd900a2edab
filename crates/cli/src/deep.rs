//! Why a search goes ever deeper: when new states follow each other for a long time and hardly any was seen before, the
//! live line and the verdict name what they are made of (a thread that spins, the clock, an initialiser) and the setting
//! that helps. A guess from samples, said as one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use rjpf_explore::Notice;
use rjpf_explore::listeners::{Flow, Listener, View};
use rjpf_state::ThreadId;
use rjpf_vm::Vm;
use rjpf_vm::peer::ChoiceKind;
use rjpf_vm::transition::{ChoicePoint, PointKind};

/// Shallower than this, no search is deep.
const DEEP: u32 = 500;
/// One state of so many may have been seen before.
const FEW_MATCHES: u64 = 50;
/// New states between two samples, and samples that are looked at.
const PERIOD: u64 = 16;
const SAMPLES: u64 = 256;

/// What the samples say so far; shared with the live line.
#[derive(Clone, Default)]
pub(crate) struct Diagnosis(Arc<Mutex<Option<String>>>);

impl Diagnosis {
    pub(crate) fn text(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, text: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }
}

/// What a path was doing when it was looked at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Doing {
    Initializing(String),
    ReadingTheClock(String),
    Running { thread: String, method: String },
}

#[derive(Default)]
pub(crate) struct Depth {
    diagnosis: Diagnosis,
    seen: BTreeMap<Doing, u64>,
    samples: u64,
    choices: u64,
    states: u64,
    matched: u64,
    deepest: u32,
}

impl Depth {
    pub(crate) fn new(diagnosis: Diagnosis) -> Depth {
        Depth { diagnosis, ..Depth::default() }
    }

    fn sample(&mut self, vm: &Vm, point: &ChoicePoint, index: u32) {
        if self.samples == SAMPLES {
            (self.seen, self.samples) = (BTreeMap::new(), 0);
        }
        self.samples += 1;
        *self.seen.entry(doing(vm, point, index)).or_default() += 1;
    }

    fn judge(&self) -> Option<String> {
        let grows = self.deepest > DEEP && self.matched * FEW_MATCHES < self.states && self.samples > 8;
        let (doing, count) = self.seen.iter().max_by_key(|(_, count)| **count).filter(|_| grows)?;
        (count * 2 > self.samples).then(|| format!("paths go ever deeper: {}", doing.text()))
    }
}

fn doing(vm: &Vm, point: &ChoicePoint, index: u32) -> Doing {
    let thread = match &point.kind {
        PointKind::Thread { enabled, from, .. } => enabled.get(index as usize).copied().unwrap_or(*from),
        PointKind::Data { thread, .. } => *thread,
    };
    let initializer = vm.frames(thread).find(|f| f.method.name == "<clinit>");
    if let Some(frame) = initializer {
        return Doing::Initializing(frame.method.class.name.dotted());
    }
    let method = own_method(vm, thread);
    match &point.kind {
        PointKind::Data { request, .. } if request.kind == ChoiceKind::Time => Doing::ReadingTheClock(method),
        _ => Doing::Running { thread: vm.thread_name(thread), method },
    }
}

/// The innermost method of the thread that is the program's own, or else the innermost.
fn own_method(vm: &Vm, thread: ThreadId) -> String {
    let name = |f: rjpf_vm::FrameView| format!("{}.{}", f.method.class.name.dotted(), f.method.name);
    let own = vm.frames(thread).find(|f| f.method.class.trust == rjpf_classes::Trust::User);
    own.or_else(|| vm.frames(thread).next()).map_or_else(String::new, name)
}

impl Doing {
    fn text(&self) -> String {
        match self {
            Doing::Initializing(class) => {
                let package = class.rsplit_once('.').map_or("", |(package, _)| package);
                format!(
                    "most steps are the initialiser of {class}; +explore.only=CLASSES explores your own code only \
                     (and not {package})"
                )
            }
            Doing::ReadingTheClock(method) => {
                format!(
                    "most steps read the clock in {method}; +vm.clock=still lets time pass by sleeps and timeouts only"
                )
            }
            Doing::Running { thread, method } => {
                format!(
                    "most steps are {thread} in {method}, which does not come back to a state; \
                     +search.depth_limit bounds it, +search=pos samples"
                )
            }
        }
    }
}

impl Listener for Depth {
    fn looks_at_states(&self) -> bool {
        false
    }

    fn rests(&self) -> bool {
        true
    }

    fn any_order(&self) -> bool {
        true
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        match notice {
            Notice::Choosing { point, index, depth } => {
                self.deepest = self.deepest.max(*depth);
                self.choices += 1;
                if *depth > DEEP
                    && self.choices.is_multiple_of(PERIOD)
                    && let Some(vm) = state.vm()
                {
                    self.sample(vm, point, *index);
                }
            }
            Notice::Progress(progress) => {
                (self.states, self.matched) = (progress.statistics.states, progress.statistics.matched);
                self.diagnosis.set(self.judge());
            }
            Notice::Finished(verdict) => {
                (self.states, self.matched) = (verdict.statistics.states, verdict.statistics.matched);
                self.diagnosis.set(self.judge());
            }
            _ => {}
        }
        Flow::Continue
    }
}
