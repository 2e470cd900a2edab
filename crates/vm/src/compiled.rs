//! Compiled code in the machine: when methods are compiled, how their code is entered, and what it
//! calls. What it looks like is the business of `rjpf-compile`.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rjpf_classes::address::HEAP;
use rjpf_classes::code::Code;
use rjpf_classes::{Class, Method};
use rjpf_compile::{Compiled, Compiler, Context, Runtime, Settings, Status};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, global};

use crate::init::InitState;
use crate::invoke::STACK_RESERVE;
use crate::ops::{double, float};
use crate::{Visibility, Vm};

/// Which methods are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compile {
    Off,
    /// Those that run often, by a thread of its own.
    Auto,
    /// All of them, before they run: slow, for tests.
    Always,
}

/// How often a method must be found running. It is looked for at every sixteenth call or
/// backward jump.
const HOT: u32 = 200;
const LOOKED_FOR: i32 = 16;

struct Request {
    method: &'static Method,
    code: &'static Code,
    explore: bool,
}

/// The compiler of a registry's methods, shared by the machines that run them. It comes to be when
/// the first method is hot.
#[derive(Default)]
pub(crate) struct Compilation {
    compiler: OnceLock<Option<Arc<Compiler>>>,
    requests: Mutex<Option<Sender<Request>>>,
}

impl Compilation {
    fn compiler(&self, vm: &Vm) -> Option<&Arc<Compiler>> {
        let make = || Compiler::new(RUNTIME, settings(vm)).map(Arc::new);
        self.compiler.get_or_init(make).as_ref()
    }

    /// Hands a method to the thread that compiles.
    fn request(&self, vm: &Vm, request: Request) {
        let Some(compiler) = self.compiler(vm) else { return };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = requests.get_or_insert_with(|| {
            let (sender, receiver) = channel::<Request>();
            let compiler = compiler.clone();
            std::thread::spawn(move || {
                for Request { method, code, explore } in receiver {
                    compiler.compile(method, code, explore);
                }
            });
            sender
        });
        // If that thread is gone, the method stays with the interpreter.
        let _ = sender.send(request);
    }
}

fn settings(vm: &Vm) -> Settings {
    Settings {
        initialized: InitState::Initialized as u32,
        string_class: vm.known.string.class.id.0,
        boolean_array: vm.boolean_array,
        print_stream: vm.known.print_stream,
        registry: vm.registry,
    }
}

/// How a stay in compiled code ended.
pub(crate) enum Stay {
    /// The method that was entered returns this, as its op for it would.
    Returned(u64),
    /// The frame on top, at this address, goes on with the interpreter.
    Left(u32),
    OutOfFuel,
}

impl Vm {
    /// May this machine run compiled code now? Where every access is a step, nothing is left for it; to
    /// boot takes less time than to compile what boots.
    pub(crate) fn runs_compiled(&self) -> bool {
        let is_booted = self.heap_start != HEAP.start;
        self.environment.compile != Compile::Off
            && is_booted
            && !matches!(self.visibility, Visibility::Everything { .. })
    }

    /// A method was found running: compiles it if that pays.
    #[cold]
    pub(crate) fn warm(&mut self, method: &'static Method, code: &'static Code, explore: bool) {
        let compilation = self.compilation.clone();
        let heat = method.heat.fetch_add(1, Ordering::Relaxed);
        match self.environment.compile {
            Compile::Off => {}
            Compile::Auto if heat == HOT => compilation.request(self, Request { method, code, explore }),
            Compile::Auto => {}
            Compile::Always if heat == 0 => {
                if let Some(compiler) = compilation.compiler(self) {
                    compiler.compile(method, code, explore);
                }
            }
            Compile::Always => {}
        }
    }

    /// Runs the frame on top, which rests at an entry of its compiled code and has its pages marked.
    /// Gives the fuel that is left as well.
    pub(crate) fn run_compiled(
        &mut self,
        compiled: &Compiled,
        thread: ThreadId,
        fp: u32,
        entry: u32,
        fuel: i32,
    ) -> (Stay, i32) {
        let mut context = Context {
            base: self.pages.memory.registers(0),
            marks: self.pages.memory.marks(),
            vm: std::ptr::from_mut(self).cast(),
            fuel,
            fp,
            stack_limit: thread.stack_end() - STACK_RESERVE,
            heap_start: self.heap_start,
            joined: thread.at(word::JOINED),
        };
        // SAFETY: the machine is borrowed for as long as this takes and used through the context only;
        // the frame is as it must be, by the contract above.
        let outcome = unsafe { compiled.run(&mut context, fp, entry) };
        let stay = match outcome.status {
            Status::Returned => return (Stay::Returned(outcome.value), context.fuel),
            Status::Left => Stay::Left(context.fp),
            Status::OutOfFuel => Stay::OutOfFuel,
        };
        self.pages.memory.set(thread.at(word::FP), context.fp);
        (stay, context.fuel)
    }

    /// Mask of the fuel at which methods are looked for.
    pub(crate) fn looked_for(&self) -> i32 {
        if self.environment.compile == Compile::Always { 0 } else { LOOKED_FOR - 1 }
    }
}

const RUNTIME: Runtime = Runtime {
    mark,
    virtual_target,
    interface_target,
    is_instance,
    element_fits,
    new_primitive_array,
    new_reference_array,
    float_rem,
    double_rem,
};

/// The machine that runs the code which calls us.
fn machine<'c>(context: *mut Context) -> &'c mut Vm {
    // SAFETY: `run_compiled` has put it there, and waits; nobody else uses it.
    unsafe { &mut *(*context).vm.cast::<Vm>() }
}

extern "C" fn mark(context: *mut Context, at: u32, words: u32) {
    machine(context).pages.memory.mark_range(at, words);
}

extern "C" fn virtual_target(context: *mut Context, method: *const Method, receiver: Ref) -> *const Method {
    // SAFETY: compiled code passes methods, which live for ever.
    let method: &'static Method = unsafe { &*method };
    machine(context).class_of(receiver).vtable()[method.vtable_index as usize]
}

extern "C" fn interface_target(context: *mut Context, method: *const Method, receiver: Ref) -> *const Method {
    // SAFETY: compiled code passes methods, which live for ever.
    let method: &'static Method = unsafe { &*method };
    let target = machine(context).class_of(receiver).interface_target(method.id);
    target.map_or(std::ptr::null(), std::ptr::from_ref)
}

extern "C" fn is_instance(context: *mut Context, object: Ref, class: *const Class) -> u32 {
    // SAFETY: compiled code passes classes, which live for ever.
    let class: &'static Class = unsafe { &*class };
    u32::from(machine(context).is_instance(object, class))
}

extern "C" fn element_fits(context: *mut Context, array: Ref, value: Ref) -> u32 {
    u32::from(machine(context).element_fits(array, value))
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

impl Vm {
    /// Is it time to collect garbage?
    fn must_collect(&self) -> bool {
        self.pages.memory.heap_top() >= self.pages.memory.get(global::COLLECT_AT)
    }
}
