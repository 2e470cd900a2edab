//! What the loop takes for granted, looked at before each op (feature `promises`).
//!
//! The memory of the machine is one reservation, so neither the hardware nor AddressSanitizer notices an
//! access to the wrong word of it. What rules such accesses out is the verifier, the decoder and whoever makes
//! frames; here their promises are tested one by one: an op and its registers exist, jumps lead to ops, a
//! register that counts as a reference holds null or an object of a fitting class. `docs/SECURITY.md`
//! says how it is run.

use rjpf_classes::address::{ARRAY_HEADER, CONSTANTS, HEAP};
use rjpf_classes::code::{Code, Flow, Op, Use, effect};
use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{BaseType, Class, Field, Method};
use rjpf_state::frame;
use rjpf_state::{Ref, ThreadId};

use crate::Vm;
use crate::seam::Loaded;

impl Vm {
    /// The op that is about to run, its frame and what it is given are as promised.
    pub(super) fn expect_op(&self, thread: ThreadId, frame: &Loaded) {
        let Loaded { fp, method, code, pc } = *frame;
        let here = || format!("{} at op {pc} of {}", method.full_name(), code.ops.len());
        assert!((pc as usize) < code.ops.len(), "{}: no such op", here());
        let stack = thread.stack_base() + frame::HEADER..thread.stack_end();
        assert!(stack.contains(&fp) && stack.contains(&(fp + u32::from(code.registers))), "{}: its frame", here());
        let op = code.ops[pc as usize];
        let effect = effect(code, pc, op);
        let inside = |register: u16, words: u16| {
            let end = u32::from(register) + u32::from(words);
            assert!(end <= u32::from(code.registers), "{}: register {register} in {op:?}", here());
        };
        if let Some((register, wide)) = effect.def {
            inside(register, 1 + u16::from(wide));
        }
        for used in effect.uses {
            match used {
                Use::Word(register) => inside(register, 1),
                Use::Wide(register) => inside(register, 2),
                Use::Ref(register) => {
                    inside(register, 1);
                    self.expect_object(self.register(fp, register), &here);
                }
            }
        }
        assert!(leads_to_ops(code, pc, effect.flow), "{}: {op:?} leads nowhere", here());
        let map = code.frame_map(pc, |register| self.register(fp, register));
        for slot in map.before.iter().filter(|slot| slot.is_ref) {
            self.expect_object(self.register(fp, slot.reg), &here);
        }
        self.expect_array(fp, op, &here);
        self.expect_resolved_field(fp, code, pc, op, &here);
    }

    fn register(&self, fp: u32, register: u16) -> u32 {
        self.pages.memory.get(fp + u32::from(register))
    }

    /// Null, or an object that lies in the heap or among the constants from end to end.
    fn expect_object(&self, object: Ref, here: &dyn Fn() -> String) {
        if object == 0 {
            return;
        }
        let memory = &self.pages.memory;
        let end = match object {
            at if CONSTANTS.contains(&at) => self.registry.constants_end(),
            at if (HEAP.start..memory.heap_top()).contains(&at) => memory.heap_top(),
            _ => panic!("{}: {object:#x} is no object", here()),
        };
        let class = memory.class_id(object);
        assert!(
            class.0 != 0 && (class.0 as usize) < self.registry.class_count(),
            "{}: {object:#x} has no class",
            here()
        );
        let class = self.registry.class(class);
        let words = match class.element_type() {
            Some(element) => rjpf_state::heap::array_words(element, memory.array_length(object)),
            None => Some(class.instance_words),
        };
        let fits = words.and_then(|words| object.checked_add(words)).is_some_and(|last| last <= end);
        assert!(fits, "{}: the {} at {object:#x} does not end", here(), class.external_name());
    }

    /// Elements are taken from arrays of their kind.
    fn expect_array(&self, fp: u32, op: Op, here: &dyn Fn() -> String) {
        use BaseType::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
        let (array, kinds): (u16, &[BaseType]) = match op {
            Op::ALoadI { a, .. } | Op::AStoreI { a, .. } => (a, &[Int, Float]),
            Op::ALoadL { a, .. } | Op::AStoreL { a, .. } => (a, &[Long, Double]),
            Op::ALoadB { a, .. } | Op::AStoreB { a, .. } => (a, &[Byte, Boolean]),
            Op::ALoadC { a, .. } | Op::ALoadS { a, .. } | Op::AStoreS { a, .. } => (a, &[Char, Short]),
            Op::ALoadA { a, .. } | Op::AStoreA { a, .. } => (a, &[BaseType::Ref]),
            Op::ArrayLength { a, .. } => (a, &[]),
            _ => return,
        };
        let array = self.register(fp, array);
        if array == 0 {
            return;
        }
        let class = self.class_of(array);
        let fits = class.element_type().is_some_and(|kind| kinds.is_empty() || kinds.contains(&kind));
        assert!(fits, "{}: {op:?} of a {}", here(), class.external_name());
    }

    /// An element that is accessed is one that the array has.
    pub(super) fn expect_element(&self, array: Ref, index: u32) {
        let length = self.pages.memory.array_length(array);
        assert!(index < length, "element {index} of an array of {length}");
    }

    /// The fields that were resolved when the method was decoded.
    fn expect_resolved_field(&self, fp: u32, code: &Code, pc: u32, op: Op, here: &dyn Fn() -> String) {
        let (object, offset) = match op {
            Op::GetField { o, f, .. } | Op::GetFieldA { o, f, .. } | Op::GetField2 { o, f, .. } => (o, f),
            Op::PutField { o, f, .. } | Op::PutFieldA { o, f, .. } | Op::PutField2 { o, f, .. } => (o, f),
            _ => return,
        };
        let Some(field) = code.field_at(pc).and_then(|site| site.resolved.get()) else {
            panic!("{}: {op:?} was never resolved", here());
        };
        assert!(field.offset == u32::from(offset), "{}: {op:?} of {} at {}", here(), field.name, field.offset);
        self.expect_field(self.register(fp, object), field);
    }

    /// An object whose field is accessed is one of the class that has the field.
    pub(super) fn expect_field(&self, object: Ref, field: &Field) {
        if object != 0 {
            let (class, owner) = (self.class_of(object), self.registry.class(field.class));
            assert!(
                !field.is_static() && class.is_subclass_of(owner),
                "{}.{} of a {}",
                owner.name,
                field.name,
                class.name
            );
            assert!(
                field.offset + field.kind.words() <= class.instance_words.max(ARRAY_HEADER),
                "{} outside",
                field.name
            );
        }
    }

    /// A call that is about to happen has a receiver of the method's class and arguments of its types. Interfaces
    /// promise nothing: the verifier takes any object for one.
    pub(super) fn expect_call(&self, fp: u32, target: &'static Method, arguments: &[u16]) {
        let name = || target.full_name();
        let mut words = arguments.iter().map(|&register| self.register(fp, register));
        if !target.is_static() {
            let receiver = self.class_of(words.next().expect("a receiver"));
            assert!(receiver.is_subclass_of(target.class), "{} of a {}", name(), receiver.external_name());
        }
        let (parameters, _) = descriptor_types(target.descriptor.bytes()).expect("a descriptor");
        assert!(parameters.len() == target.params.len(), "{} and its descriptor", name());
        for (parameter, kind) in parameters.iter().zip(target.params) {
            let word = words.next().unwrap_or_else(|| panic!("{} lacks an argument", name()));
            match kind {
                BaseType::Long | BaseType::Double => _ = words.next().expect("two words of an argument"),
                BaseType::Ref if word != 0 => {
                    self.expect_object(word, &|| format!("an argument of {}", name()));
                    let class = self.class_of(word);
                    assert!(fits(class, parameter), "{} is given a {}", name(), class.external_name());
                }
                _ => {}
            }
        }
        assert!(words.next().is_none(), "{} is given too much", name());
    }
}

/// May an object of this class be passed where the descriptor says so? Types are compared by name, as those of the
/// same name are the same by the loader constraints; the name of a class that is not above this one may be
/// that of an interface, which every object passes for, so only arrays and final library classes tell.
fn fits(class: &Class, parameter: &[u8]) -> bool {
    const FINAL: [&[u8]; 3] = [b"Ljava/lang/String;", b"Ljava/lang/Class;", b"Ljava/lang/Integer;"];
    match parameter {
        [b'[', component @ ..] => class.component().is_some_and(|inner| match component {
            [b'L' | b'[', ..] => !inner.is_primitive() && (component[0] == b'L' || fits(inner, component)),
            primitive => inner.descriptor().as_bytes() == primitive,
        }),
        name if FINAL.contains(&name) => class.descriptor().as_bytes() == name,
        _ => true,
    }
}

fn leads_to_ops(code: &Code, pc: u32, flow: Flow) -> bool {
    let is_op = |at: u32| (at as usize) < code.ops.len();
    match flow {
        Flow::Next => is_op(pc + 1),
        Flow::Jump(to) => is_op(to),
        Flow::Branch(to) => is_op(to) && is_op(pc + 1),
        Flow::Switch(k) => {
            let switch = &code.switches[k as usize];
            is_op(switch.default) && switch.targets.iter().all(|&to| is_op(to))
        }
        Flow::Stop | Flow::Subroutine => true,
    }
}
