//! The arguments of the program, and whether it may have read them.
//!
//! The frame that calls `main` holds their array, and so does `main` in its parameter. While nothing else leads to the array or
//! to what is in it, only code of `main` that reads the parameter comes by it. So a transition depends on the
//! arguments if something else held them before, or if `main` may have passed such code. Everything else runs the same
//! whatever the arguments are.

use std::cell::{Cell, RefCell};

use rjpf_classes::{Method, MethodId, SlotKind};
use rjpf_state::roots::{self, FrameRoots};
use rjpf_state::{Ref, frame};
use rustc_hash::FxHashMap;

use crate::Vm;
use crate::boot::MAIN;

/// How far `main` has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// Something else runs in its thread: what is before it, or behind.
    Elsewhere,
    At {
        main: MethodId,
        op: u32,
    },
    /// Its thread has ended.
    Over,
}

/// Ops of a method from one to another, or to its end.
type Stretch = (MethodId, u32, Option<u32>);

/// The array, and what was found out about `main`.
#[derive(Default)]
pub(crate) struct Arguments {
    pub(crate) array: Ref,
    /// May the parameter be read there?
    reads: RefCell<FxHashMap<Stretch, bool>>,
    /// The stretch that was asked about last, with the answer: most transitions of a loop pass the same one.
    last: Cell<Option<(Stretch, bool)>>,
    /// The method that was last found where `main` is, if it is that.
    main: Cell<Option<MethodId>>,
}

impl Arguments {
    pub(crate) fn of(array: Ref) -> Arguments {
        Arguments { array, ..Arguments::default() }
    }
}

impl Vm {
    /// The objects that the arguments consist of, by address: the array, the strings, and what is in them. To be asked before
    /// the program has changed anything.
    pub fn arguments(&self) -> Vec<Ref> {
        let (memory, array) = (&self.pages.memory, self.arguments.array);
        if array == 0 {
            return Vec::new();
        }
        let mut objects = vec![array];
        for i in 0..memory.array_length(array) {
            let string = memory.element(array, i);
            objects.push(string);
            let slots = &self.registry.class(memory.class_id(string)).instance_slots;
            let fields = (rjpf_classes::address::OBJECT_HEADER..).zip(slots.iter());
            objects.extend(fields.filter(|(_, slot)| **slot == SlotKind::Ref).map(|(at, _)| memory.get(string + at)));
        }
        // What a text has in common with others was there before.
        objects.retain(|&object| object >= array);
        objects.sort_unstable();
        objects.dedup();
        objects
    }

    /// How far `main` has come.
    pub fn main_stands(&self) -> Stand {
        let memory = &self.pages.memory;
        let [first, second, _] = roots::first_frames(memory, MAIN);
        if second == 0 {
            return if first == 0 { Stand::Over } else { Stand::Elsewhere };
        }
        let main = MethodId(memory.get(second - frame::METHOD));
        if self.arguments.main.get() != Some(main) {
            if !takes_arguments(self.registry.method(main)) {
                return Stand::Elsewhere;
            }
            self.arguments.main.set(Some(main));
        }
        Stand::At { main, op: memory.get(second - frame::PC) }
    }

    /// May `main` have read its parameter since it stood there?
    pub fn may_have_read_arguments(&self, before: Stand) -> bool {
        match (before, self.main_stands()) {
            (Stand::Over, _) => false,
            (Stand::Elsewhere, Stand::At { main, op }) => self.reads_parameter(main, 0, Some(op)),
            (Stand::Elsewhere, _) => true,
            (Stand::At { main, op }, Stand::At { main: same, op: now }) if main == same => {
                self.reads_parameter(main, op, Some(now))
            }
            (Stand::At { main, op }, _) => self.reads_parameter(main, op, None),
        }
    }

    fn reads_parameter(&self, main: MethodId, from: u32, to: Option<u32>) -> bool {
        let stretch = (main, from, to);
        if let Some((last, reads)) = self.arguments.last.get()
            && last == stretch
        {
            return reads;
        }
        let find = || {
            let method = self.registry.method(main);
            self.registry.decoded(method).is_none_or(|code| code.may_read(parameter(method), from, to))
        };
        let reads = *self.arguments.reads.borrow_mut().entry(stretch).or_insert_with(find);
        self.arguments.last.set(Some((stretch, reads)));
        reads
    }

    /// Does anything lead to the arguments but `main` and what has called it? Asked of the present state, whose form was taken;
    /// `None` if no form was taken since this was asked.
    pub fn others_hold_arguments(&self) -> Option<bool> {
        let canonical = self.canonical.as_ref()?;
        let references = canonical.opaque_references()?;
        // What is in fields that are left out of forms has not been seen.
        Some(references != self.references_of_main() || !canonical.filters().used().is_empty())
    }

    /// How often the array is held by `main` and by the frame that has called it.
    fn references_of_main(&self) -> u32 {
        let memory = &self.pages.memory;
        let mut count = 0;
        let [first, second, third] = roots::first_frames(memory, MAIN);
        let there = |fp, callee| (fp != 0).then(|| FrameRoots::at(memory, self.registry, fp, callee));
        let is_array = |at: u32| memory.get(at) == self.arguments.array;
        let mut visit = |at: u32, is_ref: bool| count += u32::from(is_ref && is_array(at));
        if let Some(outer) = there(first, second) {
            roots::visit_registers(memory, self.registry, &outer, &mut visit);
        }
        if let Some(inner) = there(second, third).filter(|inner| takes_arguments(inner.method)) {
            let own = inner.fp + u32::from(parameter(inner.method));
            // Mostly it is something else by now, or nothing, and need not be asked for.
            if is_array(own) {
                roots::visit_registers(memory, self.registry, &inner, &mut |at, is_ref| visit(at, is_ref && at == own));
            }
        }
        count
    }
}

fn takes_arguments(method: &Method) -> bool {
    method.name == "main" && method.params.len() == 1
}

/// The register of the arguments.
fn parameter(main: &Method) -> u16 {
    u16::from(!main.is_static())
}
