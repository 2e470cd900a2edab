//! Fields, elements, allocation, types: what has to do with objects. What cannot be done quickly
//! and unnoticed leaves.

use std::sync::atomic::AtomicU64;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I16, I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Type, Value};
use rjpf_classes::address::{ARRAY_HEADER, HEAP};
use rjpf_classes::code::{Op, Reg};
use rjpf_classes::{BaseType, Class, ClassId, Field};
use rjpf_state::global;

use super::Emitter;
use super::shared::{Access, Accessed, Does};
use crate::broken::Fault;
use crate::code::TypeCache;

/// The class id in a class word.
const CLASS_MASK: i64 = 0x00FF_FFFF;
/// Where the length of an array is.
const LENGTH: u32 = global::NULL_LENGTH;
/// Interfaces and abstract classes have no instances.
const NO_INSTANCES: u16 = 0x0600;

/// How the elements of an array are packed.
#[derive(Clone, Copy)]
enum Packed {
    Word,
    Wide,
    Byte,
    Char,
    Short,
}

impl Packed {
    fn ty(self) -> Type {
        match self {
            Packed::Word => I32,
            Packed::Wide => I64,
            Packed::Byte => I8,
            Packed::Char | Packed::Short => I16,
        }
    }

    /// Binary logarithm of the bytes of an element.
    fn shift(self) -> i64 {
        i64::from(self.ty().bytes().trailing_zeros())
    }
}

impl Emitter<'_> {
    /// Translates an op on objects; false if it always leaves.
    pub(super) fn access(&mut self, op: Op) -> bool {
        match op {
            Op::ALoadI { d, a, i } | Op::ALoadA { d, a, i } => self.load_element(d, a, i, Packed::Word),
            Op::ALoadL { d, a, i } => self.load_element(d, a, i, Packed::Wide),
            Op::ALoadB { d, a, i } => self.load_element(d, a, i, Packed::Byte),
            Op::ALoadC { d, a, i } => self.load_element(d, a, i, Packed::Char),
            Op::ALoadS { d, a, i } => self.load_element(d, a, i, Packed::Short),
            Op::AStoreI { a, i, s } => self.store_element(a, i, s, Packed::Word),
            Op::AStoreL { a, i, s } => self.store_element(a, i, s, Packed::Wide),
            Op::AStoreB { a, i, s } => self.store_element(a, i, s, Packed::Byte),
            Op::AStoreS { a, i, s } => self.store_element(a, i, s, Packed::Short),
            Op::AStoreA { a, i, s } => self.store_reference(a, i, s),
            Op::ArrayLength { d, a } => {
                let array = self.object(a);
                let length = self.body.load_fixed(array, LENGTH);
                self.body.set_word(d, length);
            }
            Op::GetField { d, o, f } | Op::GetFieldA { d, o, f } => self.get_field(d, o, u32::from(f), false),
            Op::GetField2 { d, o, f } => self.get_field(d, o, u32::from(f), true),
            Op::PutField { o, s, f } => self.put_field(o, s, u32::from(f), BaseType::Int),
            Op::PutFieldA { o, s, f } => self.put_field(o, s, u32::from(f), BaseType::Ref),
            Op::PutField2 { o, s, f } => self.put_field(o, s, u32::from(f), BaseType::Long),
            Op::GetStatic { d, addr } | Op::GetStaticA { d, addr } => self.get_static(d, addr, false),
            Op::GetStatic2 { d, addr } => self.get_static(d, addr, true),
            Op::PutStatic { s, addr } => self.put_static(s, addr, BaseType::Int),
            Op::PutStaticA { s, addr } => self.put_static(s, addr, BaseType::Ref),
            Op::PutStatic2 { s, addr } => self.put_static(s, addr, BaseType::Long),
            Op::InitClass { class } => {
                let class = self.body.settings.registry.class(ClassId(class));
                self.initialized(class);
            }
            Op::GetFieldLazy { .. } | Op::PutFieldLazy { .. } | Op::GetStaticLazy { .. } | Op::PutStaticLazy { .. } => {
                return self.resolved_field(op);
            }
            Op::LoadString { d, addr } => self.load_string(d, addr),
            Op::New { .. }
            | Op::ANewArray { .. }
            | Op::CheckCast { .. }
            | Op::InstanceOf { .. }
            | Op::LoadClass { .. } => {
                return self.of_class(op);
            }
            Op::NewArray { d, n, k } => {
                let (function, context) = (self.body.runtime.new_primitive_array as usize, self.body.context);
                let (code, length) = (self.body.word_const(u32::from(k)), self.body.word(n));
                let array = self.body.call_host(function, &[context, code, length], Some(I32));
                self.body.leave_if_zero(array);
                self.body.set_word(d, array);
            }
            _ => {
                self.body.leave();
                return false;
            }
        }
        true
    }

    /// A reference that is not null.
    pub(super) fn object(&mut self, register: Reg) -> Value {
        let object = self.body.word(register);
        if !Fault::NullCheck.is_chosen() {
            self.body.leave_if_zero(object);
        }
        object
    }

    // ---- arrays -------------------------------------------------------------------------------

    /// Array and index that may be accessed.
    fn element(&mut self, a: Reg, i: Reg, does: Does) -> (Value, Value) {
        // What is null has the length zero (`global::NULL_LENGTH`): no index is inside.
        let (array, index) = (self.body.word(a), self.body.word(i));
        let length = self.body.load_fixed(array, LENGTH);
        let outside = self.body.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, index, length);
        if !Fault::BoundsCheck.is_chosen() {
            self.body.leave_if(outside);
        }
        self.reach(Access { what: Accessed::Element(array, index), does });
        (array, index)
    }

    /// Address of an element in the host, without the array's header.
    fn element_address(&mut self, array: Value, index: Value, packed: Packed) -> Value {
        let start = self.body.host_address(array);
        let index = self.body.ins().uextend(I64, index);
        let offset = self.body.ins().ishl_imm(index, packed.shift());
        self.body.ins().iadd(start, offset)
    }

    fn load_element(&mut self, d: Reg, a: Reg, i: Reg, packed: Packed) {
        let (array, index) = self.element(a, i, Does::Read);
        let address = self.element_address(array, index, packed);
        let flags = MemFlags::new().with_notrap();
        let value = self.body.ins().load(packed.ty(), flags, address, ARRAY_HEADER as i32 * 4);
        match packed {
            Packed::Wide => self.body.set_wide(d, value),
            Packed::Word => self.body.set_word(d, value),
            Packed::Char => {
                let value = self.body.ins().uextend(I32, value);
                self.body.set_word(d, value);
            }
            Packed::Byte | Packed::Short => {
                let value = self.body.ins().sextend(I32, value);
                self.body.set_word(d, value);
            }
        }
    }

    fn store_element(&mut self, a: Reg, i: Reg, s: Reg, packed: Packed) {
        let whole = match packed {
            Packed::Wide => Some(self.body.wide(s)),
            Packed::Word => Some(self.body.word(s)),
            Packed::Byte | Packed::Char | Packed::Short => None,
        };
        let (array, index) = self.element(a, i, Does::Write(whole));
        let value = match packed {
            Packed::Wide => self.body.wide(s),
            Packed::Word => self.body.word(s),
            Packed::Byte => self.narrowed(array, s),
            Packed::Char | Packed::Short => {
                let value = self.body.word(s);
                self.body.ins().ireduce(I16, value)
            }
        };
        self.write_element(array, index, value, packed);
    }

    /// The byte that is stored: of a boolean one bit.
    fn narrowed(&mut self, array: Value, s: Reg) -> Value {
        let value = self.body.word(s);
        let class = self.class_id(array);
        let booleans = i64::from(self.body.settings.boolean_array);
        let is_boolean = self.body.ins().icmp_imm(IntCC::Equal, class, booleans);
        let bit = self.body.ins().band_imm(value, 1);
        let value = self.body.ins().select(is_boolean, bit, value);
        self.body.ins().ireduce(I8, value)
    }

    fn write_element(&mut self, array: Value, index: Value, value: Value, packed: Packed) {
        let word = match packed {
            Packed::Wide => self.body.ins().ishl_imm(index, 1),
            Packed::Word => index,
            Packed::Char | Packed::Short => self.body.ins().ushr_imm(index, 1),
            Packed::Byte => self.body.ins().ushr_imm(index, 2),
        };
        let at = self.body.ins().iadd(array, word);
        let at = self.body.ins().iadd_imm(at, i64::from(ARRAY_HEADER));
        if let Packed::Word | Packed::Wide = packed {
            return self.body.store(at, value);
        }
        self.body.mark(at);
        let address = self.element_address(array, index, packed);
        self.body.ins().store(MemFlags::trusted(), value, address, ARRAY_HEADER as i32 * 4);
    }

    fn store_reference(&mut self, a: Reg, i: Reg, s: Reg) {
        let value = self.body.word(s);
        let (array, index) = self.element(a, i, Does::Write(Some(value)));
        let (check, next) = (self.body.builder.create_block(), self.body.builder.create_block());
        self.body.ins().brif(value, check, &[], next, &[]);
        self.body.switch_to(check);
        let cache = TypeCache::leak();
        let (of_array, of_value) = (self.wide_class_id(array), self.wide_class_id(value));
        let of_array = self.body.ins().ishl_imm(of_array, 32);
        let both = self.body.ins().bor(of_array, of_value);
        let slow = self.body.builder.create_block();
        let known = self.cached(&cache.yes);
        let same = self.body.ins().icmp(IntCC::Equal, known, both);
        self.body.ins().brif(same, next, &[], slow, &[]);
        self.body.switch_to(slow);
        let (function, context) = (self.body.runtime.element_fits as usize, self.body.context);
        let cache = self.body.pointer(cache);
        let fits = self.body.call_host(function, &[context, array, value, cache], Some(I32));
        self.body.leave_if_zero(fits);
        self.body.ins().jump(next, &[]);
        self.body.switch_to(next);
        self.publish(array, value);
        self.write_element(array, index, value, Packed::Word);
    }

    // ---- fields -------------------------------------------------------------------------------

    /// The field that the op at hand accesses, if that is known in every state.
    fn field(&self) -> Option<&'static Field> {
        self.body.code.field_at(self.body.pc as u32).and_then(|site| site.resolved.get().copied())
    }

    fn get_field(&mut self, d: Reg, o: Reg, offset: u32, wide: bool) {
        let object = self.object(o);
        self.reach(Access { what: Accessed::Field(Some(object), self.field()), does: Does::Read });
        if wide {
            let value = self.body.load_wide(object, offset);
            self.body.set_wide(d, value);
        } else {
            let value = self.body.load(object, offset);
            self.body.set_word(d, value);
        }
    }

    fn put_field(&mut self, o: Reg, s: Reg, offset: u32, kind: BaseType) {
        let object = self.object(o);
        let value = if kind.is_wide() { self.body.wide(s) } else { self.body.word(s) };
        self.reach(Access { what: Accessed::Field(Some(object), self.field()), does: Does::Write(Some(value)) });
        if kind == BaseType::Ref {
            self.publish(object, value);
        }
        let at = self.body.ins().iadd_imm(object, i64::from(offset));
        self.body.store(at, value);
    }

    fn get_static(&mut self, d: Reg, addr: u32, wide: bool) {
        self.reach(Access { what: Accessed::Field(None, self.field()), does: Does::Read });
        let at = self.body.word_const(addr);
        if wide {
            let value = self.body.load_wide(at, 0);
            self.body.set_wide(d, value);
        } else {
            let value = self.body.load(at, 0);
            self.body.set_word(d, value);
        }
    }

    fn put_static(&mut self, s: Reg, addr: u32, kind: BaseType) {
        let field = self.field();
        let value = if kind.is_wide() { self.body.wide(s) } else { self.body.word(s) };
        self.reach(Access { what: Accessed::Field(None, field), does: Does::Write(Some(value)) });
        if kind == BaseType::Ref {
            self.publish_static(field, value);
        }
        let at = self.body.word_const(addr);
        self.body.store(at, value);
    }

    /// A field access that was not resolved when the method was decoded, and is now.
    fn resolved_field(&mut self, op: Op) -> bool {
        let (Op::GetFieldLazy { k, .. }
        | Op::PutFieldLazy { k, .. }
        | Op::GetStaticLazy { k, .. }
        | Op::PutStaticLazy { k, .. }) = op
        else {
            return false;
        };
        let field: Option<&'static Field> = self.body.code.fields[k as usize].resolved.get().copied();
        let Some(field) = field else {
            self.body.leave_unresolved();
            return false;
        };
        // Whether a final field may be written here is looked into each time.
        let reads = matches!(op, Op::GetFieldLazy { .. } | Op::GetStaticLazy { .. });
        if field.is_final() && !reads && field.class != self.method.class.id {
            self.body.leave();
            return false;
        }
        if field.is_static() {
            let class = self.body.settings.registry.class(field.class);
            self.initialized(class);
        }
        match op {
            Op::GetFieldLazy { d, o, .. } => self.get_field(d, o, field.offset, field.kind.is_wide()),
            Op::PutFieldLazy { o, s, .. } => self.put_field(o, s, field.offset, field.kind),
            Op::GetStaticLazy { d, .. } => self.get_static(d, field.offset, field.kind.is_wide()),
            Op::PutStaticLazy { s, .. } => self.put_static(s, field.offset, field.kind),
            _ => {}
        }
        true
    }

    // ---- classes ------------------------------------------------------------------------------

    /// Leaves unless the class is initialised.
    pub(super) fn initialized(&mut self, class: &'static Class) {
        let state = self.body.load_at(class.statics);
        let wanted = i64::from(self.body.settings.initialized);
        let unfinished = self.body.ins().icmp_imm(IntCC::NotEqual, state, wanted);
        self.body.leave_if(unfinished);
    }

    /// The class of an object that is not null. Other bits of the word change, these do not.
    pub(super) fn class_id(&mut self, object: Value) -> Value {
        let word = self.body.load_fixed(object, 0);
        self.body.ins().band_imm(word, CLASS_MASK)
    }

    fn load_string(&mut self, d: Reg, addr: u32) {
        let at = self.body.word_const(addr);
        let word = self.body.load(at, 0);
        let class = self.body.ins().band_imm(word, CLASS_MASK);
        let wanted = i64::from(self.body.settings.string_class);
        let other = self.body.ins().icmp_imm(IntCC::NotEqual, class, wanted);
        self.body.leave_if(other);
        self.body.set_word(d, at);
    }

    /// An op that names a class: leaves if that has not been resolved yet.
    fn of_class(&mut self, op: Op) -> bool {
        let (Op::New { k, .. }
        | Op::ANewArray { k, .. }
        | Op::CheckCast { k, .. }
        | Op::InstanceOf { k, .. }
        | Op::LoadClass { k, .. }) = op
        else {
            return false;
        };
        let class: Option<&'static Class> = self.body.code.classes[k as usize].resolved.get().copied();
        let Some(class) = class else {
            self.body.leave_unresolved();
            return false;
        };
        match op {
            Op::New { .. } if class.access & NO_INSTANCES != 0 => {
                self.body.leave();
                return false;
            }
            Op::New { d, .. } => self.allocate(d, class),
            Op::ANewArray { d, n, .. } => {
                let (function, context) = (self.body.runtime.new_reference_array as usize, self.body.context);
                let (class, length) = (self.body.pointer(class), self.body.word(n));
                let array = self.body.call_host(function, &[context, class, length], Some(I32));
                self.body.leave_if_zero(array);
                self.body.set_word(d, array);
            }
            Op::CheckCast { s, .. } => self.check_cast(s, class),
            Op::InstanceOf { d, s, .. } => self.instance_of(d, s, class),
            Op::LoadClass { d, .. } => {
                let at = self.body.word_const(self.body.settings.registry.mirror_address(class));
                let there = self.body.load(at, 0);
                self.body.leave_if_zero(there);
                self.body.set_word(d, at);
            }
            _ => {}
        }
        true
    }

    fn allocate(&mut self, d: Reg, class: &'static Class) {
        self.initialized(class);
        let (top_at, collect_at) = (self.body.word_const(global::HEAP_TOP), self.body.load_at(global::COLLECT_AT));
        let object = self.body.load(top_at, 0);
        let full = self.body.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, object, collect_at);
        self.body.leave_if(full);
        let top = self.body.ins().iadd_imm(object, i64::from(class.instance_words));
        let outside = self.body.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, top, i64::from(HEAP.end));
        self.body.leave_if(outside);
        self.body.store(top_at, top);
        let id = self.body.word_const(class.id.0);
        self.body.mark_always(object);
        let address = self.body.host_address(object);
        self.body.ins().store(MemFlags::trusted(), id, address, 0);
        self.body.set_word(d, object);
    }

    pub(super) fn cached(&mut self, answer: &'static AtomicU64) -> Value {
        let at = self.body.pointer(answer);
        self.body.ins().load(I64, MemFlags::trusted(), at, 0)
    }

    /// Whether an object that is not null is an instance of the class, as the machine finds.
    fn is_instance(&mut self, object: Value, class: &'static Class, cache: &'static TypeCache) -> Value {
        let (function, context) = (self.body.runtime.is_instance as usize, self.body.context);
        let (class, cache) = (self.body.pointer(class), self.body.pointer(cache));
        self.body.call_host(function, &[context, object, class, cache], Some(I32))
    }

    /// The class of an object, by which a test of types is remembered.
    pub(super) fn wide_class_id(&mut self, object: Value) -> Value {
        let id = self.class_id(object);
        self.body.ins().uextend(I64, id)
    }

    fn check_cast(&mut self, s: Reg, class: &'static Class) {
        let object = self.body.word(s);
        let builder = &mut self.body.builder;
        let (some, other, next) = (builder.create_block(), builder.create_block(), builder.create_block());
        self.body.ins().brif(object, some, &[], next, &[]);
        self.body.switch_to(some);
        let cache = TypeCache::leak();
        let (id, known) = (self.wide_class_id(object), self.cached(&cache.yes));
        let same = self.body.ins().icmp(IntCC::Equal, id, known);
        self.body.ins().brif(same, next, &[], other, &[]);
        self.body.switch_to(other);
        let is = self.is_instance(object, class, cache);
        self.body.leave_if_zero(is);
        self.body.ins().jump(next, &[]);
        self.body.switch_to(next);
    }

    fn instance_of(&mut self, d: Reg, s: Reg, class: &'static Class) {
        let object = self.body.word(s);
        let (some, other, next) = {
            let builder = &mut self.body.builder;
            (builder.create_block(), builder.create_block(), builder.create_block())
        };
        let answer = self.body.builder.append_block_param(next, I32);
        let (no, yes) = (self.body.word_const(0), self.body.word_const(1));
        self.body.ins().brif(object, some, &[], next, &[no.into()]);
        self.body.switch_to(some);
        let cache = TypeCache::leak();
        let id = self.wide_class_id(object);
        for (known, answer) in [(&cache.yes, yes), (&cache.no, no)] {
            let miss = self.body.builder.create_block();
            let known = self.cached(known);
            let same = self.body.ins().icmp(IntCC::Equal, id, known);
            self.body.ins().brif(same, next, &[answer.into()], miss, &[]);
            self.body.switch_to(miss);
        }
        self.body.ins().jump(other, &[]);
        self.body.switch_to(other);
        let is = self.is_instance(object, class, cache);
        self.body.ins().jump(next, &[is.into()]);
        self.body.switch_to(next);
        self.body.set_word(d, answer);
    }
}
