//! Compiled code is about to touch what other threads could notice. The same questions are asked as by the interpreter,
//! with the same answers and the same notes; where the thread pauses, the code leaves, and the interpreter asks again.

use rjpf_classes::{BaseType, Field, Method, PlaceOf, Trust};
use rjpf_compile::{Context, ELEMENTS, PlaceCache};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, frame, global};

use super::runtime::{lasting, machine, thread};
use crate::peer::Value;
use crate::visible::{Access, Answer, At, Learned};
use crate::{Events, Visibility, Vm};

pub(super) extern "C" fn reach_field(
    context: *mut Context,
    step: u32,
    field: *const Field,
    object: Ref,
    value: u64,
) -> u32 {
    let (vm, field, write) = (machine(context), lasting(field), step & 1 != 0);
    let Some(at) = vm.comes_to(context, step >> 1) else { return 0 };
    let answer = vm.ask_for_field(at, field, object, access(write, field.kind, value));
    vm.keep_in_mind(context, answer, (object, field.offset), write)
}

pub(super) extern "C" fn reach_element(
    context: *mut Context,
    step: u32,
    method: *const Method,
    array: Ref,
    index: u32,
    cache: *const PlaceCache,
    value: u64,
) -> u32 {
    let (vm, method, write) = (machine(context), lasting(method), step & 1 != 0);
    let Some(at) = vm.comes_to(context, step >> 1) else { return 0 };
    let class = vm.class_of(array);
    lasting(cache).remember(class.id.0, class.place(PlaceOf::Content).0);
    let access = access(write, class.element_type().unwrap_or(BaseType::Int), value);
    let answer = vm.ask_for_element(at, method, array, index, access);
    // What code of listed classes touches are their insides.
    let answer = if method.class.trust == Trust::Linearizable { answer.not_kept() } else { answer };
    vm.keep_in_mind(context, answer, (array, ELEMENTS), write)
}

/// What is done to a word of that type; the value is the one that is written.
fn access(write: bool, kind: BaseType, value: u64) -> Access {
    if write { Access::Store(Value::of(kind, value)) } else { Access::Read }
}

pub(super) extern "C" fn publish(context: *mut Context, holder: Ref, value: Ref) {
    machine(context).publish_into(holder, value);
}

pub(super) extern "C" fn publish_static(context: *mut Context, field: *const Field, value: Ref) {
    machine(context).publish_into_static(thread(context), Some(lasting(field)), value);
}

pub(super) extern "C" fn enter_monitor(context: *mut Context, step: u32, by: *const Method, object: Ref) -> u32 {
    let vm = machine(context);
    let Some(at) = vm.comes_to(context, step >> 1) else { return 0 };
    forget_noted(context);
    u32::from(vm.enter_unnoticed(at, lasting(by), object))
}

pub(super) extern "C" fn exit_monitor(context: *mut Context, fp: u32, object: Ref) -> u32 {
    forget_noted(context);
    u32::from(machine(context).exit_unnoticed(thread(context), fp, object))
}

/// The frame of the callee is at `fp`, that of the caller is on top and rests at the call.
pub(super) extern "C" fn lock_method(context: *mut Context, method: *const Method, fp: u32) -> u32 {
    let (vm, method) = (machine(context), lasting(method));
    let pc = vm.pages.memory.get(top(context) - frame::PC);
    let Some(at) = vm.comes_to(context, pc) else { return 0 };
    forget_noted(context);
    let receiver = vm.pages.memory.get(fp);
    let lock = vm.method_lock(method, &[receiver]);
    let locked = vm.enter_unnoticed(at, method, lock);
    if locked {
        vm.keep_lock(fp, method, lock);
    }
    u32::from(locked)
}

/// The frame of the code that calls us.
fn top(context: *mut Context) -> u32 {
    // SAFETY: a context lives as long as the stay in compiled code.
    unsafe { (*context).fp }
}

/// What was noted of accesses may not hold any more.
pub(super) fn forget_noted(context: *mut Context) {
    // Code for single runs takes no notes.
    if machine(context).visibility != Visibility::None {
        // SAFETY: a context lives as long as the stay in compiled code.
        unsafe { (*context).forget_noted() }
    }
}

impl Answer {
    fn not_kept(self) -> Answer {
        if self == Answer::Unnoticed { Answer::GoesOn } else { self }
    }
}

impl Vm {
    /// What is known about places, for code that looks by itself: nothing if every access is to be asked about.
    pub(super) fn modes_for_code(&self) -> *const u8 {
        let looks = matches!(self.visibility, Visibility::Learned { .. }) && !self.asks_always();
        let modes = if looks { self.learned.modes() } else { Learned::unknown_modes() };
        modes.as_ptr().cast()
    }

    /// Does somebody want to know of every access?
    fn asks_always(&self) -> bool {
        self.footprint.is_on() || !self.environment.explore_only.is_empty()
    }

    /// The frame on top is about to do something at an op. `None` if its registers would be looked at.
    fn comes_to(&mut self, context: *mut Context, pc: u32) -> Option<At> {
        let (thread, fp) = (thread(context), top(context));
        if self.visibility != Visibility::None && self.keeps_notes() {
            return None;
        }
        let memory = &mut self.pages.memory;
        memory.set(thread.at(word::FP), fp);
        memory.set(fp - frame::PC, pc);
        Some(At { thread, fp, pc, cover: memory.get(fp - frame::COVER) })
    }

    /// Whether the code goes on, which keeps in mind that it need not ask again.
    fn keep_in_mind(&self, context: *mut Context, answer: Answer, (object, offset): (Ref, u32), write: bool) -> u32 {
        if answer == Answer::Unnoticed && !self.asks_always() {
            // SAFETY: a context lives as long as the stay in compiled code.
            unsafe { (*context).note(object, offset, write) };
        }
        u32::from(answer != Answer::Pauses)
    }

    /// Takes a monitor unless the thread has to pause for it or somebody else has it.
    fn enter_unnoticed(&mut self, at: At, by: &'static Method, object: Ref) -> bool {
        let explores = self.visibility != Visibility::None;
        if self.events.has(Events::LOCK) || explores && std::ptr::eq(by.class, self.known.thread) {
            return false;
        }
        let pauses = explores && self.could_matter(at.thread, object) && self.pauses_at_lock(at, by, object);
        let free = self.pages.memory.monitor(object).is_none_or(|(owner, _)| owner == at.thread.0);
        !pauses && free && self.try_enter(at.thread, by, object)
    }

    /// Gives up a monitor, in the frame at `fp`.
    fn exit_unnoticed(&mut self, thread: ThreadId, fp: u32, object: Ref) -> bool {
        let memory = &mut self.pages.memory;
        let may_pause = memory.get(global::MAY_SUSPEND) != 0;
        if may_pause || self.events.has(Events::LOCK) || !self.owns(thread, object) {
            return false;
        }
        self.pages.memory.set(thread.at(word::FP), fp);
        self.try_exit(thread, object)
    }
}
