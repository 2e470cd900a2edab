//! What compiled code asks of the machine, and how the machine answers. Nothing here collects garbage, throws
//! or pauses; what others could notice is not done.

use rjpf_classes::address::OBJECT_HEADER;
use rjpf_classes::{BaseType, Class, Method, SlotKind};
use rjpf_compile::{CallCache, Context, Outcome, Runtime, Status, TypeCache};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, frame, global};

use super::access::{
    enter_monitor, exit_monitor, forget_noted, lock_method, publish, publish_static, reach_element, reach_field,
};
use crate::ops::{double, float};
use crate::peer::Resume;
use crate::table::Function;
use crate::{Ctx, Touches, Visibility, Vm};

pub(super) const RUNTIME: Runtime = Runtime {
    mark,
    refuel,
    virtual_target,
    interface_target,
    call_native,
    reach_field,
    reach_element,
    publish,
    publish_static,
    enter_monitor,
    exit_monitor,
    lock_method,
    field_place,
    is_instance,
    element_fits,
    new_primitive_array,
    new_reference_array,
    float_rem,
    double_rem,
};

/// How often memory is looked at, in sips of fuel.
const LOOK_SIPS: u32 = 128;

/// The machine that runs the code which calls us.
pub(super) fn machine<'c>(context: *mut Context) -> &'c mut Vm {
    // SAFETY: `run_compiled` has put it there, and waits; nobody else uses it.
    unsafe { &mut *(*context).vm.cast::<Vm>() }
}

/// The thread that runs the code which calls us.
pub(super) fn thread(context: *mut Context) -> ThreadId {
    // SAFETY: a context lives as long as the stay in compiled code.
    ThreadId(unsafe { (*context).thread })
}

/// What compiled code passes: methods, classes and caches, which live for ever.
pub(super) fn lasting<T>(pointer: *const T) -> &'static T {
    // SAFETY: see above.
    unsafe { &*pointer }
}

extern "C" fn mark(context: *mut Context, at: u32, words: u32) {
    machine(context).pages.memory.mark_range(at, words);
}

extern "C" fn refuel(context: *mut Context) -> i32 {
    let mut reserve = {
        // SAFETY: a context lives as long as the stay in compiled code.
        unsafe { (*context).reserve }
    };
    let vm = machine(context);
    // Code for single runs marks nothing, so that nobody sees by the marks how much memory it uses.
    if vm.visibility == Visibility::None {
        vm.sips = vm.sips.wrapping_add(1);
        if vm.sips.is_multiple_of(LOOK_SIPS) {
            vm.pages.memory.brake.expect_memory(0);
        }
    }
    // Whoever pulled the brake is asked again by the interpreter.
    let sip = vm.refuel(&mut reserve).unwrap_or(0);
    // SAFETY: as above.
    unsafe { (*context).reserve = reserve };
    sip
}

extern "C" fn virtual_target(
    context: *mut Context,
    method: *const Method,
    receiver: Ref,
    cache: *const CallCache,
) -> *const Method {
    let class = machine(context).class_of(receiver);
    let target = class.vtable()[lasting(method).vtable_index as usize];
    lasting(cache).remember(class.id.0, target);
    target
}

extern "C" fn interface_target(
    context: *mut Context,
    method: *const Method,
    receiver: Ref,
    cache: *const CallCache,
) -> *const Method {
    let class = machine(context).class_of(receiver);
    let Some(target) = class.interface_target(lasting(method).id) else { return std::ptr::null() };
    lasting(cache).remember(class.id.0, target);
    target
}

extern "C" fn call_native(context: *mut Context, method: *const Method, fp: u32) -> Outcome {
    forget_noted(context);
    let outcome = machine(context).run_native(thread(context), lasting(method), fp);
    if outcome.status == Status::Left {
        // SAFETY: a context lives as long as the stay in compiled code.
        unsafe { (*context).fp = fp };
    }
    outcome
}

extern "C" fn field_place(context: *mut Context, object: Ref, offset: u64, kind: u32, cache: *const TypeCache) {
    const SLOTS: [(SlotKind, usize); 3] = [(SlotKind::Word, 1), (SlotKind::Word, 2), (SlotKind::Ref, 1)];
    if object == 0 {
        return;
    }
    let class = machine(context).class_of(object);
    let (slot, words) = SLOTS[kind as usize];
    if class.is_array() {
        if slot == SlotKind::Ref && class.element_type() == Some(BaseType::Ref) {
            lasting(cache).remember(u64::from(class.id.0), false);
        }
        return;
    }
    let first = (offset / 4) as usize;
    let found = class.instance_slots.get(first..first.saturating_add(words)).unwrap_or_default();
    let is_field = offset.is_multiple_of(4) && first >= OBJECT_HEADER as usize && found.len() == words;
    if is_field && found.iter().all(|&it| it == slot) {
        lasting(cache).remember(u64::from(class.id.0) << 32 | offset, true);
    }
}

extern "C" fn is_instance(context: *mut Context, object: Ref, class: *const Class, cache: *const TypeCache) -> u32 {
    let vm = machine(context);
    let is = vm.is_instance(object, lasting(class));
    lasting(cache).remember(u64::from(vm.class_of(object).id.0), is);
    u32::from(is)
}

extern "C" fn element_fits(context: *mut Context, array: Ref, value: Ref, cache: *const TypeCache) -> u32 {
    let vm = machine(context);
    let fits = vm.element_fits(array, value);
    if fits {
        let (of_array, of_value) = (vm.class_of(array).id.0, vm.class_of(value).id.0);
        lasting(cache).remember(u64::from(of_array) << 32 | u64::from(of_value), true);
    }
    u32::from(fits)
}

extern "C" fn new_primitive_array(context: *mut Context, code: u32, length: u32) -> Ref {
    let vm = machine(context);
    if vm.must_collect() { 0 } else { vm.new_primitive_array(code as u16, length as i32).unwrap_or(0) }
}

extern "C" fn new_reference_array(context: *mut Context, component: *const Class, length: u32) -> Ref {
    // SAFETY: compiled code passes classes, which live for ever.
    let component: &'static Class = unsafe { &*component };
    let vm = machine(context);
    if vm.must_collect() { 0 } else { vm.new_reference_array(component, length as i32).unwrap_or(0) }
}

extern "C" fn float_rem(a: u32, b: u32) -> u32 {
    float::rem(a, b)
}

extern "C" fn double_rem(a: u64, b: u64) -> u64 {
    double::rem(a, b)
}

const UNDONE: Outcome = Outcome { status: Status::Undone, value: 0 };

impl Vm {
    /// Is it time to collect garbage?
    fn must_collect(&self) -> bool {
        self.pages.memory.heap_top() >= self.pages.memory.get(global::COLLECT_AT)
    }

    /// Runs a native method in the frame at `fp`, which has its arguments and what a caller writes, and which nobody
    /// knows yet. What it wants if it does not return is for the interpreter.
    fn run_native(&mut self, thread: ThreadId, method: &'static Method, fp: u32) -> Outcome {
        let entry = method.peer().map(|index| &self.peers.entries[index as usize]);
        let Some((Function::Peer(function), touches)) = entry.map(|entry| (entry.function, entry.touches)) else {
            return UNDONE;
        };
        let explores = self.visibility != Visibility::None;
        let asks = explores && touches != Touches::Nothing && self.has_company(thread);
        let noticed = asks && (!touches.is_data() || self.keeps_notes());
        if noticed || self.look_at_brake().is_err() || self.must_collect() {
            return UNDONE;
        }
        let caller = self.pages.memory.get(fp - frame::CALLER);
        self.pages.memory.set(thread.at(word::FP), caller);
        self.footprint.enter(method);
        let by = self.pages.memory.get(caller - frame::COVER);
        let cover = if explores { self.cover_of(thread, method, by, fp) } else { 0 };
        let memory = &mut self.pages.memory;
        memory.set(fp - frame::PC, 0);
        memory.set(fp - frame::COVER, cover);
        memory.words_mut(fp + u32::from(method.arg_words), frame::NATIVE_SCRATCH).fill(0);
        memory.set(thread.at(word::FP), fp);
        if asks && self.pauses_at_native(thread, fp, method, touches) {
            self.pages.memory.set(thread.at(word::FP), caller);
            return UNDONE;
        }
        let mut ctx = Ctx { vm: self, thread, method, frame: fp, resume: Resume::First };
        match function(&mut ctx) {
            Ok(value) => {
                self.pages.memory.set(thread.at(word::FP), caller);
                Outcome { status: Status::Returned, value: value.wide() }
            }
            Err(exit) => {
                self.native_exit = Some(exit);
                Outcome { status: Status::Left, value: 0 }
            }
        }
    }
}
