//! Machine code for hot methods, by Cranelift, on the same flat memory and frames as the ops.
//!
//! Its job: turning the ops of a method into a function of the host, and publishing it with the
//! method. Not its job: when to compile and when to enter what was compiled (`rjpf-vm`).
//!
//! Compiled code does what can be done without anybody noticing: arithmetic, jumps, accesses to
//! objects that no other thread has to do with or that need no pause, calls of other compiled methods,
//! allocations while there is room. Everything else *leaves*: the registers that matter are written into the frame, the
//! header gets the index of the op, and the interpreter goes on at exactly that op, as if it had run
//! everything before. Objects move and snapshots are taken only while no compiled code is on the
//! native stack, so values may stay in machine registers over calls.

mod body;
mod broken;
mod code;
mod emit;
mod live;
mod lower;

use code::Made;
pub use code::{
    CallCache, Compiled, Context, DEPTH, ELEMENTS, NOTED, Outcome, PlaceCache, Runtime, Settings, Status, TypeCache,
};

use std::sync::{Mutex, PoisonError};

use cranelift_codegen::settings::{self, Configurable};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module};
use rjpf_classes::Method;
use rjpf_classes::code::Code;

/// Methods longer than this stay with the interpreter: compiling takes time by the square.
const MAX_OPS: usize = 3000;
const MAX_REGISTERS: u16 = 200;

/// Compiles methods. One per process: code outlives machines and is shared by them.
pub struct Compiler {
    module: Mutex<JITModule>,
    runtime: Runtime,
    settings: Settings,
}

impl Compiler {
    /// `None` where the host has no generator or another calling convention than we rely on.
    pub fn new(runtime: Runtime, settings: Settings) -> Option<Compiler> {
        if !cfg!(all(unix, any(target_arch = "x86_64", target_arch = "aarch64"))) {
            return None;
        }
        // Profilers want to be told of the code, and the generator does not survive that it cannot.
        if std::env::var_os("PERF_BUILDID_DIR").is_some() && std::fs::File::create(perf_map()).is_err() {
            return None;
        }
        let mut flags = settings::builder();
        flags.set("opt_level", "speed").ok()?;
        flags.set("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" }).ok()?;
        flags.set("is_pic", "false").ok()?;
        let isa = cranelift_native::builder().ok()?.finish(settings::Flags::new(flags)).ok()?;
        let builder = JITBuilder::with_isa(isa, cranelift_module::default_libcall_names());
        Some(Compiler { module: Mutex::new(JITModule::new(builder)), runtime, settings })
    }

    /// Compiles a method for single runs or for exploration and publishes the code with the method.
    /// `again` is how often that was done before. False if it stays with the interpreter.
    pub fn compile(&self, method: &'static Method, code: &'static Code, explore: bool, again: u32) -> bool {
        if code.ops.len() > MAX_OPS || code.registers > MAX_REGISTERS {
            return false;
        }
        let mut module = self.module.lock().unwrap_or_else(PoisonError::into_inner);
        let version = Compiled::of(method, explore).map_or(0, |known| known.version + 1);
        // Another worker may have been faster.
        if version != again {
            return true;
        }
        let Some(emitted) = emit::emit(&self.runtime, &self.settings, method, code, explore, module.isa()) else {
            return false;
        };
        let mut context = module.make_context();
        context.func = emitted.function;
        context.set_disasm(tracing::enabled!(tracing::Level::TRACE));
        let signature = context.func.signature.clone();
        let name = format!("{}#{}#{version}", method.id.0, u8::from(explore));
        let defined = module
            .declare_function(&name, Linkage::Local, &signature)
            .map_err(Box::new)
            .and_then(|id| module.define_function(id, &mut context).map(|()| id).map_err(Box::new))
            .and_then(|id| module.finalize_definitions().map(|()| id).map_err(Box::new));
        let id = match defined {
            Ok(id) => id,
            Err(error) => {
                tracing::debug!(method = method.full_name(), %error, "not compiled");
                return false;
            }
        };
        let bytes = context.compiled_code().map_or(0, |c| c.code_info().total_size);
        tracing::debug!(method = method.full_name(), ops = code.ops.len(), bytes, explore, "compiled");
        if let Some(text) = context.compiled_code().and_then(|code| code.vcode.as_ref()) {
            tracing::trace!(method = method.full_name(), "machine code\n{text}");
        }
        let function = module.get_finalized_function(id);
        let made = Made {
            registers: code.registers,
            entries: emitted.entries,
            unresolved: emitted.unresolved,
            callable: !(explore && self.settings.is_special(method)),
            version,
        };
        Compiled::publish(method, explore, function, made);
        true
    }
}

/// Where Linux's `perf` looks for the names of generated code.
fn perf_map() -> String {
    format!("/tmp/perf-{}.map", std::process::id())
}
