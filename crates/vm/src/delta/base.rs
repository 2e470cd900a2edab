//! What rows have in common: a state at a choice without the words in which they may differ.

use std::sync::{Arc, PoisonError};

use rjpf_classes::address::STATICS_HEADER;
use rjpf_classes::code::Code;
use rjpf_classes::{Method, SlotKind, Trust};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, Snapshot, ThreadId, global, roots};

use super::Delta;
use crate::Vm;
use crate::events::Events;
use crate::transition::ChoicePoint;

/// A word that belongs to the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) at: u32,
    pub(super) is_ref: bool,
    /// A static field of a class that is not the program's.
    pub(super) of_library: bool,
}

/// A frame of bytecode.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) fp: u32,
    pub(super) method: &'static Method,
    pub(super) code: &'static Code,
    pub(super) pc: u32,
}

impl PartialEq for Frame {
    fn eq(&self, other: &Frame) -> bool {
        self.fp == other.fp && self.pc == other.pc && self.method.id == other.method.id
    }
}

/// A state without the words of the rows: they are zero, and its heap is empty.
pub struct Base {
    pub(super) snapshot: Snapshot,
    pub(super) thread: ThreadId,
    /// The choice that all rows are at.
    pub point: ChoicePoint,
    /// The frames that a step may return to, outermost first: the first was called by no bytecode.
    pub(super) frames: Vec<Frame>,
    /// Live registers of the thread's frames.
    pub(super) live: Vec<Slot>,
    /// Static fields that were written since the program began.
    pub(super) statics: Vec<Slot>,
    /// A hash of its words, the pending choice aside.
    pub(super) content: u128,
    /// Tells bases apart.
    pub(super) id: u64,
}

impl Base {
    /// Words of a row before its objects.
    pub(super) fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.live.iter().chain(&self.statics)
    }
}

/// Where a step over columns came to, from which base: the base there follows from it.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) from: u64,
    /// Frame pointer, method and op of each frame.
    pub(super) frames: Vec<(u32, u32, u32)>,
    /// Method and arguments of the native method that asks.
    pub(super) asks: (u32, Vec<u32>),
}

/// Words above the top of the stack that calls may have left behind, and that are cleared.
const LEFT_BEHIND: u32 = 4096;

impl Vm {
    /// Is the program at a choice of data by its only thread, and may it go on without anybody else's notice?
    pub(super) fn alone_at_choice(&self) -> Option<(ThreadId, ChoicePoint)> {
        let memory = &self.pages.memory;
        let point = self.pending_choice()?;
        let thread = point.thread(0);
        // Threads of the library that wait to be notified.
        let rests = |t: ThreadId| {
            matches!(t.status(memory), Status::Terminated | Status::Dormant) || !self.could_run(t, memory)
        };
        let alone = point.is_data()
            && !self.has_company(thread)
            && self.threads().all(|t| t == thread || rests(t))
            && !self.events.has(Events::OF_THE_LOOP)
            && [
                word::ATOMIC,
                word::PAUSED,
                word::PENDING,
                word::QUIET,
                word::INITIALIZES,
                word::STEP,
                word::CLOCK_FRAME,
            ]
            .iter()
            .all(|&w| memory.get(thread.at(w)) == 0)
            && memory.get(global::EXITED) == 0;
        alone.then_some((thread, point))
    }

    /// The base of the state that the machine is in, whose form was just made, with these static fields in the rows.
    /// `None` if there is more in the state than words of rows and a common rest.
    pub(super) fn base_of_state(&mut self, delta: &mut Delta, statics: Vec<Slot>) -> Option<Arc<Base>> {
        let (thread, point) = self.alone_at_choice()?;
        let frames = self.column_frames(thread)?;
        let live = self.live_registers(thread);
        let (snapshot, content) = self.without_rows(thread, &live, &statics);
        let pending = std::array::from_fn(|i| self.pages.memory.get(global::PENDING_CHOICE + i as u32));
        let key = (content, pending, statics.iter().map(|slot| slot.at).collect());
        let bases = || delta.bases.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = bases().get(&key) {
            return known.clone();
        }
        let whole = !self.has_other_references(&live, &statics);
        let mut bases = bases();
        let id = bases.len() as u64;
        // Another machine may have come here meanwhile.
        let made = || whole.then(|| Arc::new(Base { snapshot, thread, point, frames, live, statics, content, id }));
        bases.entry(key).or_insert_with(made).clone()
    }

    /// What is left of the state without these words, and a hash of it.
    pub(super) fn without_rows(&mut self, thread: ThreadId, live: &[Slot], statics: &[Slot]) -> (Snapshot, u128) {
        let state = self.pages.snapshot();
        self.clear_rows(thread, live, statics);
        let left = self.pages.snapshot();
        let content = self.pages.content();
        self.pages.restore(&state);
        (left, content)
    }

    /// The frames of bytecode on top of the stack, below the native method that asks.
    fn column_frames(&self, thread: ThreadId) -> Option<Vec<Frame>> {
        let mut views = self.frames(thread);
        let asks = views.next().filter(|f| f.is_native() && f.returns == Return::Value)?;
        if asks.method.is_synchronized() {
            return None;
        }
        let mut frames = Vec::new();
        for view in views {
            let code = self.registry.decoded(view.method).filter(|_| !view.is_native())?;
            frames.push(Frame { fp: view.fp, method: view.method, code, pc: view.pc });
            if view.returns != Return::Value {
                frames.reverse();
                return Some(frames);
            }
        }
        None
    }

    fn live_registers(&self, thread: ThreadId) -> Vec<Slot> {
        let mut live = Vec::new();
        for frame in roots::frames(&self.pages.memory, self.registry, thread).filter(|f| !f.method.has_peer()) {
            roots::visit_registers(&self.pages.memory, self.registry, &frame, &mut |at, is_ref| {
                live.push(Slot { at, is_ref, of_library: false })
            });
        }
        live
    }

    pub(super) fn written_statics(&self) -> Vec<Slot> {
        let Some(canonical) = &self.canonical else { return Vec::new() };
        let mut statics = Vec::new();
        for id in canonical.changed_statics() {
            let class = self.registry.class(id);
            let first = class.statics + STATICS_HEADER;
            let of_library = !matches!(class.trust, Trust::User | Trust::Glue);
            statics.extend((first..).zip(&class.static_slots).map(|(at, kind)| Slot {
                at,
                is_ref: *kind == SlotKind::Ref,
                of_library,
            }));
        }
        statics
    }

    /// Does anything beside the words of rows lead into the program's heap?
    fn has_other_references(&self, live: &[Slot], statics: &[Slot]) -> bool {
        let (memory, start) = (&self.pages.memory, self.heap_start);
        let Some(canonical) = &self.canonical else { return true };
        if canonical.changed_constants() {
            return true;
        }
        let mut found = false;
        let of_rows = |at: u32| live.iter().chain(statics).any(|slot| slot.at == at);
        roots::visit_roots(memory, self.registry, &mut |at| {
            found |= memory.get(at) >= start && memory.get(at) < memory.heap_top() && !of_rows(at);
        });
        found || canonical.changed_objects().any(|object| self.leads_into_heap(object))
    }

    fn leads_into_heap(&self, object: Ref) -> bool {
        let memory = &self.pages.memory;
        let mut found = memory.monitor_record(object).is_some_and(|record| record >= self.heap_start);
        roots::visit_references(memory, self.class_of(object), object, &mut |at| {
            found |= memory.get(at) >= self.heap_start;
        });
        found
    }

    /// Takes the words of a row out of the state, and what nobody can read.
    fn clear_rows(&mut self, thread: ThreadId, live: &[Slot], statics: &[Slot]) {
        let frames: Vec<(u32, u32)> = self
            .frames(thread)
            .filter(|view| !view.is_native())
            .map(|view| (view.fp, self.frame_end(view.fp) - view.fp))
            .collect();
        let end = self.frames(thread).next().map_or(thread.stack_base(), |top| self.frame_end(top.fp));
        let above = LEFT_BEHIND.min(thread.stack_end() - end);
        let memory = &mut self.pages.memory;
        frames.iter().for_each(|&(fp, words)| memory.words_mut(fp, words).fill(0));
        live.iter().chain(statics).for_each(|slot| memory.set(slot.at, 0));
        for at in end..end + above {
            if memory.get(at) != 0 {
                memory.set(at, 0);
            }
        }
        let (start, top) = (self.heap_start, memory.heap_top());
        memory.words_mut(start, top - start).fill(0);
        memory.set(global::HEAP_TOP, start);
        memory.set(global::COLLECT_AT, start + self.environment.collect_words.min(self.environment.max_heap_words));
        if memory.get(thread.at(word::RESUME_REF)) == 0 {
            memory.set2(thread.at(word::RESUME_VALUE), 0);
        }
    }

    /// Writes the header of a frame that columns were run in, as its call would have.
    pub(super) fn put_frame(&mut self, frame: &Frame, caller: u32) {
        let memory = &mut self.pages.memory;
        crate::frames::write_header(memory, frame.fp, frame.method, caller, Return::Value, 0);
        memory.set(frame.fp - frame::PC, frame.pc);
    }
}
