//! The Java virtual machine as a [`Machine`].

use std::collections::BTreeSet;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use rjpf_state::canonical::{Canonical, Form};
use rjpf_state::filter::LookedAt;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_state::{Snapshot, ThreadId, global};
use rjpf_vm::transition::{ChoicePoint, Outcome, Violation};
use rjpf_vm::{
    Assumption, Assumptions, Effects, Learned, Lesson, Mode, Observe, Persistent, Stop, Stream, Turn, Visibility, Vm,
};

use crate::codec::{Reader, Writer};
use crate::heuristics::View;
use crate::machine::{Learning, Machine, Outlasting, Scouting, Siblings};

pub struct Jvm {
    pub vm: Vm,
    /// Threads of the library's own that were there before the program.
    services: Vec<ThreadId>,
    known: Arc<KnownForms>,
    /// Of what was learned when the present deed began.
    began: u64,
}

/// What is in no state of the machine.
pub struct Outside {
    learned: Arc<Learned>,
    persistent: Persistent,
}

/// Fingerprints by the hash of the raw memory. Steps of different threads that do not touch each
/// other lead to the very same words in either order, so most states that are reached again are
/// recognised without walking their objects. A cache of a pure function: what is lost is computed
/// again. All workers use one, because the order that one of them takes is often one that another has taken.
/// Nobody waits for anybody: who reads what another one is writing finds nothing.
struct KnownForms {
    /// Each made when a form is first put there.
    shards: [OnceLock<Box<[Entry]>>; SHARDS],
}

/// A content and its fingerprint, as four words that belong together only if they were written together.
type Entry = [AtomicU64; 4];

const SHARDS: usize = 1 << 10;
const ENTRIES_OF_A_SHARD: usize = 1 << 8;

impl KnownForms {
    fn new() -> Arc<KnownForms> {
        Arc::new(KnownForms { shards: [const { OnceLock::new() }; SHARDS] })
    }

    /// The shard of a content, and the place in it.
    fn place(&self, content: u128) -> (&OnceLock<Box<[Entry]>>, usize) {
        (&self.shards[content as usize % SHARDS], content as usize / SHARDS % ENTRIES_OF_A_SHARD)
    }

    fn get(&self, content: u128) -> Option<u128> {
        let (shard, at) = self.place(content);
        let [a, b, low, high] = shard.get()?[at].each_ref().map(|word| word.load(Relaxed));
        let fingerprint = u128::from(high) << 64 | u128::from(low);
        (Self::seal(content, fingerprint) == [a, b]).then_some(fingerprint)
    }

    fn put(&self, content: u128, fingerprint: u128) {
        let (shard, at) = self.place(content);
        let entry = &shard.get_or_init(|| (0..ENTRIES_OF_A_SHARD).map(|_| Entry::default()).collect())[at];
        let [a, b] = Self::seal(content, fingerprint);
        let words = [a, b, fingerprint as u64, (fingerprint >> 64) as u64];
        entry.iter().zip(words).for_each(|(word, value)| word.store(value, Relaxed));
    }

    /// The content, mixed with all of the fingerprint, so that it does not fit a part of another one. Never that of an
    /// empty entry.
    fn seal(content: u128, fingerprint: u128) -> [u64; 2] {
        let (low, high) = (fingerprint as u64, (fingerprint >> 64) as u64);
        let mixed = (low ^ high.rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        [content as u64 ^ mixed, ((content >> 64) as u64 ^ mixed.rotate_left(29)) | 1]
    }
}

/// What forms are made of: the words, and what of them forms show.
fn content_for(LookedAt { figures, queues }: LookedAt, words: u128) -> u128 {
    words ^ (u128::from(figures) << 127 | u128::from(queues) << 126)
}

impl Jvm {
    /// A machine that has booted and whose main method is set up; its present state becomes the
    /// base of all snapshots.
    pub fn new(mut vm: Vm, visibility: Visibility) -> Jvm {
        let services = vm.threads().filter(|&t| t != rjpf_vm::boot::MAIN).collect();
        vm.freeze(visibility);
        Jvm { vm, services, known: KnownForms::new(), began: 0 }
    }

    /// Threads of the program that have been started and have not ended.
    fn live(&self) -> impl Iterator<Item = ThreadId> {
        let ended = |t: ThreadId| matches!(t.status(&self.vm.pages.memory), Status::Terminated | Status::Dormant);
        self.vm.threads().filter(move |&t| !ended(t) && !self.services.contains(&t))
    }
}

impl Machine for Jvm {
    type Snapshot = Snapshot;

    fn start(&mut self) -> Result<Outcome, Stop> {
        self.vm.first_transition()
    }

    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        self.vm.transition(index)
    }

    fn resume(&mut self) -> Result<Outcome, Stop> {
        self.vm.resume_after()
    }

    fn alternatives(&self) -> Option<ChoicePoint> {
        self.vm.pending_choice()
    }

    fn snapshot(&mut self) -> Snapshot {
        self.vm.pages.snapshot()
    }

    fn restore(&mut self, snapshot: &Snapshot) {
        self.vm.pages.restore(snapshot);
    }

    fn apart(snapshot: &Snapshot) -> Snapshot {
        snapshot.apart()
    }

    fn rewind(&mut self, initial: &Snapshot) {
        self.restore(initial);
        self.vm.persistent = self.vm.persistent.begin_anew();
        self.vm.output.clear();
    }

    fn fingerprint(&mut self) -> Result<u128, Stop> {
        let content = content_for(self.vm.fit_forms(), self.vm.pages.content());
        let known = self.known.get(content);
        if let Some(fingerprint) = known.filter(|_| !cfg!(debug_assertions)) {
            return Ok(fingerprint);
        }
        let vm = &mut self.vm;
        let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
        let fingerprint = canonical.fingerprint(&vm.pages)?;
        debug_assert!(known.is_none_or(|known| known == fingerprint), "equal words have equal forms");
        self.known.put(content, fingerprint);
        Ok(fingerprint)
    }

    fn form(&mut self) -> Result<Form<'_>, Stop> {
        let vm = &mut self.vm;
        vm.fit_forms();
        Ok(vm.canonical.as_mut().expect("a frozen machine has canonical forms").form(&vm.pages)?)
    }

    fn view(&self) -> &dyn View {
        self
    }

    fn watch_effects(&mut self) -> Result<(), String> {
        self.vm.watch_effects()
    }

    fn effects(&mut self) -> Effects {
        self.vm.take_effects()
    }

    fn vm_mut(&mut self) -> Option<&mut Vm> {
        Some(&mut self.vm)
    }

    fn observe(&mut self, by: Option<Box<dyn Observe>>) {
        self.vm.observe(by);
    }
}

impl Outlasting for Jvm {
    type Outside = Outside;

    fn outside(&self) -> Outside {
        Outside { learned: Arc::new(self.vm.learned.copy()), persistent: self.vm.persistent.begin_anew() }
    }

    fn exchange(&mut self, outside: &mut Outside) {
        std::mem::swap(&mut self.vm.learned, &mut outside.learned);
        std::mem::swap(&mut self.vm.persistent, &mut outside.persistent);
    }

    fn notes(&self) -> Option<Vec<u8>> {
        let Persistent { keys_read, assumptions, .. } = &self.vm.persistent;
        if self.vm.persistent.depends_on_order() {
            return None;
        }
        let mut w = Writer::default();
        w.list(self.vm.learned.lessons_for_others(self.vm.registry).into_iter(), |w, (name, lesson)| {
            w.text(&name);
            w.u32(lesson.mode as u32);
            w.text(&lesson.why);
        });
        w.list(keys_read.iter(), |w, key| w.text(key));
        let (noted, held_back) = assumptions.for_others();
        w.indices(&noted);
        w.list(held_back.into_iter(), |w, (place, nanos)| {
            w.text(place);
            w.u64(nanos);
        });
        Some(w.0)
    }

    fn begin_with(&mut self, notes: &[u8]) -> Option<()> {
        let mut r = Reader(notes);
        let lessons = r.list(|r| Some((r.text()?, Lesson { mode: Mode::of(r.u32()?)?, why: r.text()? })))?;
        self.vm.learned = Arc::new(Learned::with_lessons(lessons.into_iter().collect()));
        let Persistent { keys_read, assumptions, .. } = &mut self.vm.persistent;
        keys_read.extend(r.list(Reader::text)?);
        let noted = r.indices()?;
        let held_back = r.list(|r| Some((r.text()?, r.u64()?)))?;
        assumptions.absorb(&Assumptions::of_others(&noted, held_back)?);
        r.is_empty().then_some(())
    }

    /// States that differ in the clock alone are one state, which has the time of the path that came to it
    /// first; where time counts later on, what follows is not the same for both.
    fn depends_on_order(&self) -> bool {
        self.vm.persistent.depends_on_order() || self.vm.pages.memory.get2(global::CLOCK) != 0
    }

    fn drain_output(&mut self) -> Vec<u8> {
        let written = std::mem::take(&mut self.vm.output);
        written.into_iter().filter(|(stream, _)| *stream == Stream::Out).flat_map(|(_, bytes)| bytes).collect()
    }
}

impl Learning for Jvm {
    fn broken(&self) -> bool {
        self.vm.learned.is_broken()
    }

    fn begin_round(&mut self) {
        self.vm.learned.begin_round();
    }

    fn has_new_pauses(&self) -> bool {
        self.vm.learned.has_new_pauses(self.vm.registry)
    }
}

impl Siblings for Jvm {
    fn sibling(&self) -> Result<Option<Jvm>, Stop> {
        let no_memory = |e: std::io::Error| Stop::Internal(format!("no memory for another worker: {e}"));
        let vm = self.vm.worker().map_err(no_memory)?;
        Ok(Some(Jvm { vm, services: self.services.clone(), known: self.known.clone(), began: 0 }))
    }

    fn absorb(&mut self, sibling: &Jvm) {
        let Persistent { keys_read, assumptions, .. } = &sibling.vm.persistent;
        self.vm.persistent.keys_read.extend(keys_read.iter().cloned());
        self.vm.persistent.assumptions.absorb(assumptions);
        if let (Some(own), Some(other)) = (&self.vm.canonical, &sibling.vm.canonical) {
            own.filters().absorb(other.filters());
        }
        if sibling.vm.canonical.as_ref().is_some_and(Canonical::has_cut_lateness) {
            self.vm.persistent.assumptions.note(Assumption::LateTasks);
        }
    }
}

/// What a transition did beside leading to a state.
pub struct Deed {
    turns: Vec<Turn>,
    chance: bool,
    unordered: Option<Violation>,
    output: Vec<u8>,
    /// The form has left out by how much a task is late.
    is_late: bool,
    keys_read: BTreeSet<String>,
    assumptions: Assumptions,
}

impl Scouting for Jvm {
    type Deed = Deed;

    fn can_scout(&self) -> bool {
        !self.vm.persistent.depends_on_order()
    }

    fn lessons(&self) -> u64 {
        self.vm.learned.changes()
    }

    fn go_on_with(&mut self, outside: &Outside) {
        self.vm.learned = Arc::new(outside.learned.copy());
    }

    fn begin_deed(&mut self) {
        self.began = self.lessons();
        self.vm.persistent = Persistent::default();
        self.vm.output.clear();
    }

    fn deed(&mut self) -> Option<Deed> {
        let is_late = self.vm.canonical.as_ref().is_some_and(Canonical::has_cut_lateness);
        let left = std::mem::take(&mut self.vm.persistent);
        if self.lessons() != self.began || self.broken() || left.depends_on_order() {
            return None;
        }
        let Persistent { keys_read, assumptions, .. } = left;
        let output = self.drain_output();
        let (turns, chance, unordered) = (self.vm.turns.clone(), self.vm.chance, self.vm.unordered.clone());
        Some(Deed { turns, chance, unordered, output, is_late, keys_read, assumptions })
    }

    fn take_over(&mut self, deed: Deed) {
        let Deed { turns, chance, unordered, output, is_late, keys_read, assumptions } = deed;
        let vm = &mut self.vm;
        (vm.turns, vm.chance, vm.unordered) = (turns, chance, unordered);
        vm.persistent.keys_read.extend(keys_read);
        vm.persistent.assumptions.add(&assumptions);
        if !output.is_empty() {
            vm.output.push((Stream::Out, output));
        }
        if let Some(canonical) = vm.canonical.as_mut().filter(|_| is_late) {
            canonical.say_cut_lateness(true);
        }
    }
}

impl View for Jvm {
    fn live_threads(&self) -> u32 {
        self.live().count() as u32
    }

    fn blocked_threads(&self) -> u32 {
        let memory = &self.vm.pages.memory;
        let blocked = |t: &ThreadId| match t.status(memory) {
            Status::Blocked | Status::Initializing | Status::Suspended => true,
            Status::Waiting | Status::Parked => t.deadline(memory) == NO_DEADLINE,
            _ => false,
        };
        self.live().filter(blocked).count() as u32
    }

    fn thread_name(&self, thread: u32) -> String {
        self.vm.thread_name(ThreadId(thread))
    }

    fn user_value(&self) -> i32 {
        self.vm.pages.memory.get(global::VERIFY_HEURISTIC_VALUE) as i32
    }

    fn interest(&self) -> i32 {
        self.vm.pages.memory.get(global::VERIFY_INTEREST) as i32
    }

    fn ended_normally(&self) -> bool {
        self.vm.pages.memory.get(global::UNCAUGHT) == 0
    }

    fn wants_end(&self) -> bool {
        self.vm.persistent.terminate
    }

    fn left_to_chance(&self) -> bool {
        self.vm.chance
    }

    fn turns(&self) -> &[Turn] {
        &self.vm.turns
    }

    fn vm(&self) -> Option<&Vm> {
        Some(&self.vm)
    }
}
