//! Where references live: every word of the state that can hold one.
//!
//! One walk serves garbage collection (which rewrites the words) and the canonical form (which
//! reads them). Registers are visited through the frame maps of their code, so dead registers are
//! no roots.

use std::sync::Arc;

use rjpf_classes::address::HEAP;
use rjpf_classes::code::{Code, FrameMap, LiveSlot};
use rjpf_classes::{BaseType, Class, Method, MethodId, Registry, SlotKind};

use crate::frame::{self, Return};
use crate::memory::by_pages;
use crate::thread::{DERIVED_REF_WORDS, REF_WORDS, Status, word};
use crate::{Memory, Ref, ThreadId, global, heap};

/// Words of a statics header that hold references: the initialisation error, the loader.
const STATICS_REFS: [u32; 2] = [2, 3];

/// Class word of a literal's address that another string object stands for.
pub const FORWARD: u32 = u32::MAX;

/// One frame of a thread at rest.
pub struct FrameRoots {
    pub fp: u32,
    pub method: &'static Method,
    pub pc: u32,
    pub returns: Return,
    /// Its op is in progress: a call whose result it takes.
    pub in_progress: bool,
}

impl FrameRoots {
    /// The frame there; `callee` is the one that it has called, or zero. The innermost op has not run yet; a caller's op is in
    /// progress unless it is to run again.
    pub fn at(memory: &Memory, registry: &Registry, fp: u32, callee: u32) -> FrameRoots {
        let returns = |fp: u32| Return::of(memory.get(fp - frame::RETURN));
        FrameRoots {
            fp,
            method: registry.method(MethodId(memory.get(fp - frame::METHOD))),
            pc: memory.get(fp - frame::PC),
            returns: returns(fp),
            in_progress: callee != 0 && returns(callee) == Return::Value,
        }
    }

    /// What matters of a frame of bytecode.
    pub fn map(&self, memory: &Memory, code: &Code) -> Arc<FrameMap> {
        code.frame_map(self.pc, |reg| memory.get(self.fp + u32::from(reg)))
    }

    /// The live registers of a frame of bytecode.
    pub fn live<'m>(&self, map: &'m FrameMap) -> &'m [LiveSlot] {
        if self.in_progress { &map.during } else { &map.before }
    }
}

/// The frames of a thread, innermost first.
pub fn frames<'a>(
    memory: &'a Memory,
    registry: &'a Registry,
    thread: ThreadId,
) -> impl Iterator<Item = FrameRoots> + 'a {
    let (mut fp, mut callee) = (memory.get(thread.at(word::FP)), 0);
    std::iter::from_fn(move || {
        if fp == 0 {
            return None;
        }
        let frame = FrameRoots::at(memory, registry, fp, callee);
        (fp, callee) = (memory.get(fp - frame::CALLER), fp);
        Some(frame)
    })
}

/// Where the first frames of a thread are, at most three, without a look into the others; zero stands for none.
pub fn first_frames(memory: &Memory, thread: ThreadId) -> [u32; 3] {
    let mut fp = memory.get(thread.at(word::FP));
    let (mut first, mut second, mut third) = (0, 0, 0);
    while fp != 0 {
        (first, second, third) = (fp, first, second);
        fp = memory.get(fp - frame::CALLER);
    }
    [first, second, third]
}

/// Visits address and kind of the live registers of a frame.
pub fn visit_registers(memory: &Memory, registry: &Registry, frame: &FrameRoots, visit: &mut dyn FnMut(u32, bool)) {
    match (frame.method.has_peer(), registry.decoded(frame.method)) {
        (false, Some(code)) => {
            let map = frame.map(memory, code);
            frame.live(&map).iter().for_each(|s| visit(frame.fp + u32::from(s.reg), s.is_ref));
        }
        _ => native_registers(frame, visit),
    }
}

/// Visits arguments and scratch words of the frame of a native method.
#[inline]
pub fn native_registers(frame: &FrameRoots, visit: &mut (impl FnMut(u32, bool) + ?Sized)) {
    let mut at = frame.fp;
    if !frame.method.is_static() {
        visit(at, true);
        at += 1;
    }
    for &param in frame.method.params {
        for _ in 0..param.words() {
            visit(at, param == BaseType::Ref);
            at += 1;
        }
    }
    for i in 0..frame::NATIVE_SCRATCH {
        visit(at + i, (frame::NATIVE_REFS..frame::NATIVE_REFS + frame::NATIVE_REF_COUNT).contains(&i));
    }
}

/// Visits the address of every root word outside the heap that may hold a heap reference.
pub fn visit_roots(memory: &Memory, registry: &Registry, visit: &mut dyn FnMut(u32)) {
    (global::REFS..global::REFS_END).for_each(&mut *visit);
    for index in 0..memory.get(global::THREAD_LIMIT) {
        let thread = ThreadId(index);
        if thread.status(memory) == Status::Free {
            continue;
        }
        REF_WORDS.iter().copied().chain(DERIVED_REF_WORDS).for_each(|w| visit(thread.at(w)));
        for frame in frames(memory, registry, thread) {
            visit_registers(memory, registry, &frame, &mut |at, is_ref| {
                if is_ref {
                    visit(at);
                }
            });
        }
    }
    crate::guards::visit_references(memory, visit);
    for class in registry.all_classes() {
        visit_class(memory, registry, class, visit);
    }
    for at in registry.literal_addresses() {
        if memory.get(at) == FORWARD {
            visit(at + 1);
        }
    }
}

fn visit_class(memory: &Memory, registry: &Registry, class: &'static Class, visit: &mut dyn FnMut(u32)) {
    STATICS_REFS.iter().for_each(|&w| visit(class.statics + w));
    let first = class.statics + rjpf_classes::address::STATICS_HEADER;
    for (i, kind) in class.static_slots.iter().enumerate() {
        if *kind == SlotKind::Ref {
            visit(first + i as u32);
        }
    }
    if let Some(mirror) = registry.known_mirror(class)
        && memory.get(mirror) != 0
    {
        let shape = registry.class(memory.class_id(mirror));
        visit_fields(shape, mirror, visit);
    }
}

fn visit_fields(class: &Class, object: Ref, visit: &mut dyn FnMut(u32)) {
    for (i, kind) in class.instance_slots.iter().enumerate() {
        if *kind == SlotKind::Ref {
            visit(object + i as u32);
        }
    }
}

/// Visits the address of every reference word inside an object. The monitor record is not a
/// reference word; see [`Memory::monitor_record`].
pub fn visit_object(memory: &Memory, class: &Class, object: Ref, visit: &mut dyn FnMut(u32)) {
    match class.element_type() {
        Some(BaseType::Ref) => {
            let first = object + rjpf_classes::address::ARRAY_HEADER;
            (first..first + memory.array_length(object)).for_each(visit);
        }
        Some(_) => {}
        None => visit_fields(class, object, visit),
    }
}

/// The same for those that are not null: of an array that was never written, nothing is looked at.
pub fn visit_references(memory: &Memory, class: &Class, object: Ref, visit: &mut dyn FnMut(u32)) {
    let mut visit = |at: u32| {
        if memory.get(at) != 0 {
            visit(at);
        }
    };
    if class.element_type() == Some(BaseType::Ref) {
        let first = object + rjpf_classes::address::ARRAY_HEADER;
        for (at, len) in by_pages(first, memory.array_length(object)) {
            if memory.has_content(at, len) {
                (at..at + len).for_each(&mut visit);
            }
        }
    } else {
        visit_object(memory, class, object, &mut visit);
    }
}

/// Every object between two heap addresses, in address order.
pub fn objects<'a>(
    memory: &'a Memory,
    registry: &'a Registry,
    from: u32,
    to: u32,
) -> impl Iterator<Item = (Ref, &'static Class)> + 'a {
    debug_assert!(from >= HEAP.start);
    let mut at = from;
    std::iter::from_fn(move || {
        if at >= to {
            return None;
        }
        let object = at;
        let class = registry.class(memory.class_id(object));
        at += heap::object_words(memory, class, object);
        Some((object, class))
    })
}
