//! What other threads could notice: accesses to objects that they can reach, and references stored there. If nothing
//! can come of it the code goes on; otherwise it asks the machine, which takes note of the access as it does for the
//! interpreter, and leaves only where the thread pauses.

use std::mem::offset_of;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I32, I64};
use cranelift_codegen::ir::{Block, InstBuilder, MemFlags, Value};
use rjpf_classes::{Field, Trust};
use rjpf_state::global;

use super::Emitter;
use crate::broken::Fault;
use crate::code::{Context, ELEMENTS, NOTED, PlaceCache};

/// A word about to be read or written.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub(super) what: Accessed,
    pub(super) does: Does,
}

#[derive(Clone, Copy)]
pub(super) enum Does {
    Read,
    /// The value, if it fills words of its own.
    Write(Option<Value>),
}

impl Does {
    fn writes(self) -> bool {
        matches!(self, Does::Write(_))
    }
}

#[derive(Clone, Copy)]
pub(super) enum Accessed {
    /// A field, if it is known which; of the object, or static.
    Field(Option<Value>, Option<&'static Field>),
    /// An element, by array and index.
    Element(Value, Value),
}

impl Emitter<'_> {
    /// Goes on if nobody else has to do with what is accessed, or if the machine says that it needs no pause.
    pub(super) fn reach(&mut self, access: Access) {
        if !self.body.explore {
            return;
        }
        let next = self.body.builder.create_block();
        if let Accessed::Field(Some(object), _) | Accessed::Element(object, _) = access.what {
            let shared = self.is_shared(object);
            self.skip_unless(shared, next);
        }
        let company = self.has_company();
        self.skip_unless(company, next);
        match access.what {
            Accessed::Field(..) if access.does.writes() && Fault::Note.is_chosen() => {
                _ = self.body.ins().jump(next, &[])
            }
            Accessed::Field(_, None) => self.body.leave(),
            Accessed::Field(object, Some(field)) => self.ask_for_field(object, field, access.does, next),
            Accessed::Element(array, index) => self.ask_for_element(array, index, access.does, next),
        }
        self.body.switch_to(next);
    }

    /// Goes to the block unless the condition holds.
    fn skip_unless(&mut self, condition: Value, next: Block) {
        let cold = self.body.builder.create_block();
        self.body.builder.set_cold_block(cold);
        self.body.ins().brif(condition, cold, &[], next, &[]);
        self.body.switch_to(cold);
    }

    /// Goes to the block if the condition holds.
    fn skip_if(&mut self, condition: Value, next: Block) {
        let cold = self.body.builder.create_block();
        self.body.builder.set_cold_block(cold);
        self.body.ins().brif(condition, next, &[], cold, &[]);
        self.body.switch_to(cold);
    }

    /// Is there a thread that this one has not waited for?
    fn has_company(&mut self) -> Value {
        let context = self.body.context;
        let joined = self.body.ins().load(I32, MemFlags::trusted(), context, offset_of!(Context, joined) as i32);
        let joined = self.body.load(joined, 0);
        let mine = self.body.ins().iadd_imm(joined, 1);
        let started = self.body.load_at(global::STARTED_THREADS);
        self.body.ins().icmp(IntCC::UnsignedGreaterThan, started, mine)
    }

    /// Can other threads reach this object? Booted ones lie below the heap of the program.
    fn is_shared(&mut self, object: Value) -> Value {
        let class_word = self.body.load(object, 0);
        let marked = self.body.ins().icmp_imm(IntCC::SignedLessThan, class_word, 0);
        let context = self.body.context;
        let start = self.body.ins().load(I32, MemFlags::trusted(), context, offset_of!(Context, heap_start) as i32);
        let booted = self.body.ins().icmp(IntCC::UnsignedLessThan, object, start);
        self.body.ins().bor(marked, booted)
    }

    fn ask_for_field(&mut self, object: Option<Value>, field: &'static Field, does: Does, next: Block) {
        let write = does.writes();
        if self.has_plain_place(field) {
            let place = self.body.ins().iconst(I64, i64::from(field.place.0));
            self.skip_if_harmless(place, write, next);
        }
        let low = field.offset << 1;
        match object {
            Some(object) => {
                let slot = self.body.ins().iadd_imm(object, i64::from(field.offset));
                self.skip_if_noted(object, slot, low, write, next);
            }
            None => {
                let (none, slot) = (self.body.word_const(0), self.body.word_const(field.offset));
                self.skip_if_noted(none, slot, low, write, next);
            }
        }
        if self.body.outer.is_some() {
            return self.body.leave();
        }
        let object = object.unwrap_or_else(|| self.body.word_const(0));
        let (function, field) = (self.body.runtime.reach_field as usize, self.body.pointer(field));
        let (context, step, value) = (self.resting(), self.step(write), self.written(does));
        let may = self.body.call_host(function, &[context, step, field, object, value], Some(I32));
        self.go_on_if(may, next);
    }

    fn ask_for_element(&mut self, array: Value, index: Value, does: Does, next: Block) {
        let write = does.writes();
        let cache = PlaceCache::leak();
        // Code of listed classes works on their insides, whose places are others.
        if self.method.class.trust != Trust::Linearizable {
            let at = self.body.pointer(&cache.entry);
            let known = self.body.ins().load(I64, MemFlags::trusted(), at, 0);
            let class = self.class_id(array);
            let (of, place) = (self.body.ins().ushr_imm(known, 32), self.body.ins().ireduce(I32, known));
            let of = self.body.ins().ireduce(I32, of);
            let same = self.body.ins().icmp(IntCC::Equal, of, class);
            let (look, other) = (self.body.builder.create_block(), self.body.builder.create_block());
            self.body.ins().brif(same, look, &[], other, &[]);
            self.body.switch_to(look);
            let place = self.body.ins().uextend(I64, place);
            self.skip_if_harmless(place, write, next);
            let slot = self.body.ins().iadd_imm(array, i64::from(ELEMENTS));
            self.skip_if_noted(array, slot, ELEMENTS << 1, write, next);
            self.body.ins().jump(other, &[]);
            self.body.switch_to(other);
        }
        if self.body.outer.is_some() {
            return self.body.leave();
        }
        let function = self.body.runtime.reach_element as usize;
        let (method, cache) = (self.body.pointer(self.method), self.body.pointer(cache));
        let (context, step, value) = (self.resting(), self.step(write), self.written(does));
        let may = self.body.call_host(function, &[context, step, method, array, index, cache, value], Some(I32));
        self.go_on_if(may, next);
    }

    /// What is written, for the machine.
    fn written(&mut self, does: Does) -> Value {
        match does {
            Does::Write(Some(value)) if self.body.builder.func.dfg.value_type(value) == I64 => value,
            Does::Write(Some(value)) => self.body.ins().uextend(I64, value),
            Does::Read | Does::Write(None) => self.body.ins().iconst(I64, 0),
        }
    }

    /// Goes on if the machine says so; the interpreter pauses otherwise.
    fn go_on_if(&mut self, may: Value, next: Block) {
        if Fault::Pause.is_chosen() {
            self.body.ins().jump(next, &[]);
        } else {
            self.body.go_unless_zero(may, next);
        }
    }

    /// Is the place of a field all that there is to know about it? Words of listed classes are touched in one step, counters are
    /// looked at by who counts, and some fields of threads are the machine's.
    fn has_plain_place(&self, field: &Field) -> bool {
        let owner = self.body.settings.registry.class(field.class);
        owner.trust != Trust::Linearizable
            && field.adder.is_none()
            && !std::ptr::eq(owner, self.body.settings.thread)
            && field.place.0 < self.body.settings.places
    }

    /// Goes on if such accesses to the place do not matter, whoever makes them.
    fn skip_if_harmless(&mut self, place: Value, write: bool, next: Block) {
        let context = self.body.context;
        let modes = self.body.ins().load(I64, MemFlags::trusted(), context, offset_of!(Context, modes) as i32);
        let at = self.body.ins().iadd(modes, place);
        let mode = self.body.ins().load(I8, MemFlags::trusted(), at, 0);
        let mode = self.body.ins().uextend(I32, mode);
        let settings = self.body.settings;
        let harmless = if write { settings.harmless_writes } else { settings.harmless_reads };
        let harmless = self.body.word_const(harmless);
        let bit = self.body.ins().ushr(harmless, mode);
        let bit = self.body.ins().band_imm(bit, 1);
        self.skip_if(bit, next);
    }

    /// Goes on if the machine has taken note of the same access, and nothing that it depends on has changed since.
    fn skip_if_noted(&mut self, object: Value, slot: Value, low: u32, write: bool, next: Block) {
        let slot = self.body.ins().band_imm(slot, i64::from(NOTED) - 1);
        let slot = self.body.ins().ishl_imm(slot, 3);
        let slot = self.body.ins().uextend(I64, slot);
        let context = self.body.context;
        let at = self.body.ins().iadd(context, slot);
        let noted = self.body.ins().load(I64, MemFlags::trusted(), at, offset_of!(Context, noted) as i32);
        // A write that was noted stands for a read.
        let noted = if write { noted } else { self.body.ins().bor_imm(noted, 1) };
        let high = self.body.ins().uextend(I64, object);
        let high = self.body.ins().ishl_imm(high, 32);
        let key = self.body.ins().bor_imm(high, i64::from(low | 1));
        let same = self.body.ins().icmp(IntCC::Equal, noted, key);
        self.skip_if(same, next);
    }

    /// The context, which says that our frame is on top.
    pub(super) fn resting(&mut self) -> Value {
        let (fp, context) = (self.body.fp, self.body.context);
        self.body.ins().store(MemFlags::trusted(), fp, context, offset_of!(Context, fp) as i32);
        context
    }

    /// Where we are, for the machine.
    pub(super) fn step(&mut self, write: bool) -> Value {
        let pc = self.body.pc as u32;
        self.body.word_const(pc << 1 | u32::from(write))
    }

    /// Publishes what a reference leads to that is about to be stored into an object.
    pub(super) fn publish(&mut self, holder: Value, value: Value) {
        if !self.body.explore || Fault::Publish.is_chosen() {
            return;
        }
        let next = self.body.builder.create_block();
        let shared = self.is_shared(holder);
        self.skip_unless(shared, next);
        self.skip_unless(value, next);
        let known = self.is_shared(value);
        self.skip_if(known, next);
        let (function, context) = (self.body.runtime.publish as usize, self.body.context);
        self.body.call_host(function, &[context, holder, value], None);
        self.body.ins().jump(next, &[]);
        self.body.switch_to(next);
    }

    /// Publishes what a reference leads to that is about to be stored into a static field.
    pub(super) fn publish_static(&mut self, field: Option<&'static Field>, value: Value) {
        if !self.body.explore {
            return;
        }
        let next = self.body.builder.create_block();
        self.skip_unless(value, next);
        let known = self.is_shared(value);
        self.skip_if(known, next);
        match field {
            Some(field) => {
                let (function, field) = (self.body.runtime.publish_static as usize, self.body.pointer(field));
                let context = self.body.context;
                self.body.call_host(function, &[context, field, value], None);
                self.body.ins().jump(next, &[]);
            }
            None => self.body.leave(),
        }
        self.body.switch_to(next);
    }
}
