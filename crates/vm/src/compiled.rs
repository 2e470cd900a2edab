//! Compiled code in the machine: when methods are compiled, and how their code is entered; what it calls is in
//! `runtime`. What it looks like is the business of `rjpf-compile`.

mod access;
mod runtime;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use rjpf_classes::Method;
use rjpf_classes::address::HEAP;
use rjpf_classes::code::{Code, Op};
use rjpf_compile::{Compiled, Compiler, Context, NOTED, Settings, Status};
use rjpf_state::ThreadId;
use rjpf_state::thread::word;

use crate::init::InitState;
use crate::invoke::STACK_RESERVE;
use crate::peer::Exit;
use crate::visible::{MOST_PLACES, Mode};
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

/// How often a method must be found running before it is compiled: the longer it is, the longer that takes. It is
/// looked for at every sixteenth call or backward jump, and when compiled code leaves to call it.
fn hot(code: &Code) -> u32 {
    100 + code.ops.len() as u32
}

/// Scatters numbers, of which every sixteenth is small: a loop with four calls must not show the same one always.
const SCATTER: u32 = 0x9E37_79B9;
const SMALL: u32 = u32::MAX / 16;

/// How often a method is compiled again, because it leaves for what was not resolved when it was compiled, and how
/// often it must have left for that: more often each time.
const VERSIONS: u32 = 6;
const REGRETS: u32 = 64;

struct Request {
    method: &'static Method,
    code: &'static Code,
    explore: bool,
    /// How often it was compiled before.
    again: u32,
}

/// In exploration, where most of the time goes elsewhere: how often a method must be found running in a second. That is
/// about a hundredth of the time, and compiling it has paid after another third of a second.
const BUSY: f64 = 20_000.0;

/// The compiler of a registry's methods, shared by the machines that run them. It comes to be when
/// the first method is hot.
pub(crate) struct Compilation {
    compiler: OnceLock<Option<Arc<Compiler>>>,
    requests: Mutex<Option<Sender<Request>>>,
    since: Instant,
}

impl Default for Compilation {
    fn default() -> Compilation {
        Compilation { compiler: OnceLock::new(), requests: Mutex::default(), since: Instant::now() }
    }
}

impl Compilation {
    /// Is a method that was found running so often to be compiled now? In exploration this is asked again each time
    /// that the number has doubled.
    fn pays(&self, heat: u32, code: &Code, explore: bool) -> bool {
        let enough = hot(code);
        if !explore {
            return heat == enough;
        }
        heat >= enough && heat.is_power_of_two() && f64::from(heat) >= BUSY * self.since.elapsed().as_secs_f64()
    }

    fn compiler(&self, vm: &Vm) -> Option<&Arc<Compiler>> {
        let make = || Compiler::new(runtime::RUNTIME, settings(vm)).map(Arc::new);
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
                for Request { method, code, explore, again } in receiver {
                    compiler.compile(method, code, explore, again);
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
        thread: vm.known.thread,
        thread_group: vm.known.thread_group,
        registry: vm.registry,
        places: MOST_PLACES as u32,
        harmless_reads: Mode::HARMLESS_READS,
        harmless_writes: Mode::HARMLESS_WRITES,
    }
}

/// How a stay in compiled code ended.
pub(crate) enum Stay {
    /// The method that was entered returns this; if it had a monitor, it has given it up.
    Returned(u64),
    /// The frame on top, at this address, goes on with the interpreter.
    Left(u32),
    /// The native method in the frame on top wants something else than to return.
    LeftNative(Exit),
    OutOfFuel,
}

impl Vm {
    /// May this machine run compiled code now? Where every access is a step, nothing is left for it; to
    /// boot takes less time than to compile what boots; code for single runs does not mark what it writes. Where all accesses are noted,
    /// so are those that compiled code makes by itself.
    pub(crate) fn runs_compiled(&self) -> bool {
        let is_booted = self.heap_start != HEAP.start;
        let marks = self.visibility != Visibility::None || !self.pages.memory.is_tracking();
        self.environment.compile != Compile::Off
            && is_booted
            && marks
            && !matches!(self.visibility, Visibility::Everything { .. })
            && !(self.visibility != Visibility::None && self.keeps_notes())
    }

    /// A method was found running: compiles it if that pays.
    #[cold]
    pub(crate) fn warm(&mut self, method: &'static Method, code: &'static Code, explore: bool) {
        let compilation = self.compilation.clone();
        let heat = method.heat.fetch_add(1, Ordering::Relaxed);
        match self.environment.compile {
            Compile::Off => {}
            Compile::Auto if compilation.pays(heat, code, explore) => {
                compilation.request(self, Request { method, code, explore, again: 0 });
            }
            Compile::Auto => {}
            Compile::Always if heat == 0 => {
                if let Some(compiler) = compilation.compiler(self) {
                    compiler.compile(method, code, explore, 0);
                }
            }
            Compile::Always => {}
        }
    }

    /// Compiled code has left before an op, and the interpreter goes on: compiles it again if what it left for is
    /// resolved meanwhile.
    #[cold]
    pub(crate) fn regret(&mut self, method: &'static Method, code: &'static Code, pc: u32, explore: bool) {
        tracing::trace!(method = method.full_name(), pc, op = ?code.ops[pc as usize], "left");
        let Some(compiled) = Compiled::of(method, explore) else { return };
        let Some(regrets) = compiled.regret(pc) else { return };
        let again = compiled.version() + 1;
        let always = self.environment.compile == Compile::Always;
        let enough = if always { 2 } else { REGRETS << again };
        if regrets != enough || again >= VERSIONS || !is_resolved(code, pc) {
            return;
        }
        let compilation = self.compilation.clone();
        if !always {
            return compilation.request(self, Request { method, code, explore, again });
        }
        if let Some(compiler) = compilation.compiler(self) {
            compiler.compile(method, code, explore, again);
        }
    }

    /// Runs the frame on top, which rests at an entry of its compiled code and has its pages marked.
    pub(crate) fn run_compiled(
        &mut self,
        compiled: &Compiled,
        thread: ThreadId,
        fp: u32,
        entry: u32,
        fuel: &mut i32,
        reserve: &mut i32,
    ) -> Stay {
        let mut context = Context {
            base: self.pages.memory.registers(0),
            marks: self.pages.memory.marks(),
            vm: std::ptr::from_mut(self).cast(),
            fuel: *fuel,
            reserve: *reserve,
            fp,
            stack_limit: thread.stack_end() - STACK_RESERVE,
            heap_start: self.heap_start,
            joined: thread.at(word::JOINED),
            step: thread.at(word::STEP),
            thread: thread.0,
            modes: self.modes_for_code(),
            noted: [0; NOTED as usize],
        };
        // SAFETY: the machine is borrowed for as long as this takes and used through the context only;
        // the frame is as it must be, by the contract above.
        let outcome = unsafe { compiled.run(&mut context, fp, entry) };
        (*fuel, *reserve) = (context.fuel, context.reserve);
        let stay = match outcome.status {
            Status::Returned => {
                context.fp = fp;
                Stay::Returned(outcome.value)
            }
            Status::OutOfFuel => Stay::OutOfFuel,
            Status::Left | Status::Undone => match self.native_exit.take() {
                Some(exit) => Stay::LeftNative(exit),
                None => Stay::Left(context.fp),
            },
        };
        self.pages.memory.set(thread.at(word::FP), context.fp);
        stay
    }

    /// Below which scattered fuel methods are looked for.
    pub(crate) fn looked_for(&self) -> u32 {
        if self.environment.compile == Compile::Always { u32::MAX } else { SMALL }
    }
}

#[inline]
pub(crate) fn scatter(fuel: i32) -> u32 {
    (fuel as u32).wrapping_mul(SCATTER)
}

/// Is what the op at `pc` names resolved?
fn is_resolved(code: &Code, pc: u32) -> bool {
    let op = code.ops[pc as usize];
    if let Some(k) = op.call_site() {
        return code.calls[k as usize].resolved.get().is_some();
    }
    match op {
        Op::GetFieldLazy { k, .. }
        | Op::PutFieldLazy { k, .. }
        | Op::GetStaticLazy { k, .. }
        | Op::PutStaticLazy { k, .. } => code.fields[k as usize].resolved.get().is_some(),
        Op::New { k, .. }
        | Op::ANewArray { k, .. }
        | Op::CheckCast { k, .. }
        | Op::InstanceOf { k, .. }
        | Op::LoadClass { k, .. } => code.classes[k as usize].resolved.get().is_some(),
        _ => false,
    }
}
