//! Native methods and monitors: functions of the machine do what nobody notices, and everything else
//! leaves. Some native methods are a single instruction.

use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::types::{F64, I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value};
use rjpf_classes::Method;
use rjpf_classes::code::{CallSite, Reg};
use rjpf_state::frame;

use super::Emitter;
use super::call::Callee;
use crate::code::Status;
use crate::lower::double;

/// What `Double.NaN` is.
const NAN: i64 = 0x7FF8_0000_0000_0000;

/// A native method without a frame.
#[derive(Clone, Copy)]
pub(super) enum Simple {
    SquareRoot,
    SameWord,
    SameWords,
}

impl Simple {
    pub(super) fn of(method: &Method) -> Option<Simple> {
        let is = |class: &str, name: &str| method.class.name == class && method.name == name;
        let of_library = method.class.module.is_some_and(|module| module == "java.base");
        if !of_library || !method.is_static() {
            None
        } else if is("java/lang/Math", "sqrt") || is("java/lang/StrictMath", "sqrt") {
            Some(Simple::SquareRoot)
        } else if is("java/lang/Float", "floatToRawIntBits") || is("java/lang/Float", "intBitsToFloat") {
            Some(Simple::SameWord)
        } else if is("java/lang/Double", "doubleToRawLongBits") || is("java/lang/Double", "longBitsToDouble") {
            Some(Simple::SameWords)
        } else {
            None
        }
    }
}

impl Emitter<'_> {
    /// The result of a native method that is a single instruction.
    pub(super) fn simple(&mut self, simple: Simple, site: &'static CallSite) -> Value {
        match simple {
            Simple::SquareRoot => {
                let operand = self.body.wide(site.args[0]);
                let operand = double::float(&mut self.body, operand);
                let root = self.body.ins().sqrt(operand);
                debug_assert_eq!(self.body.builder.func.dfg.value_type(root), F64);
                // Whichever NaN it is, it becomes the one that the native method gives.
                let is_nan = self.body.ins().fcmp(FloatCC::Unordered, root, root);
                let (nan, root) = (self.body.ins().iconst(I64, NAN), double::bits(&mut self.body, root));
                self.body.ins().select(is_nan, nan, root)
            }
            Simple::SameWord => {
                let word = self.body.word(site.args[0]);
                self.body.ins().uextend(I64, word)
            }
            Simple::SameWords => self.body.wide(site.args[0]),
        }
    }

    /// Runs a native method on top of our frame and gives its result. One that does not return, because it
    /// throws or waits or calls, leaves its frame on top; the interpreter goes on with it.
    pub(super) fn call_native(&mut self, method: &'static Method, site: &'static CallSite) -> Value {
        let (fp, size) = (self.body.fp, i64::from(self.body.code.registers) + i64::from(frame::HEADER));
        let new = self.body.ins().iadd_imm(fp, size);
        let words = u32::from(method.arg_words) + frame::NATIVE_SCRATCH;
        let words = self.body.word_const(words);
        self.check_stack(new, words);
        self.mark_frame(new, words);
        let frame_at = self.body.host_address(new);
        self.write_frame(frame_at, &Callee::Known(method), site, None);
        let pc = self.body.pc;
        self.body.rest(fp, pc);
        let (function, context) = (self.body.runtime.call_native as usize, self.body.context);
        let method = self.body.pointer(method);
        self.body.save_fuel();
        let (status, value) = self.body.call_host_for_outcome(function, &[context, method, new]);
        let (other, left, next) = {
            let builder = &mut self.body.builder;
            (builder.create_block(), builder.create_block(), builder.create_block())
        };
        self.body.builder.set_cold_block(other);
        self.body.builder.set_cold_block(left);
        self.body.ins().brif(status, other, &[], next, &[]);
        self.body.switch_to(other);
        let undone =
            self.body.ins().icmp_imm(cranelift_codegen::ir::condcodes::IntCC::Equal, status, Status::Undone as i64);
        self.body.leave_to(undone, left);
        self.body.switch_to(left);
        self.body.ins().return_(&[status, value]);
        self.body.switch_to(next);
        value
    }

    pub(super) fn enter_monitor(&mut self, s: Reg) {
        let object = self.object(s);
        let (function, method) = (self.body.runtime.enter_monitor as usize, self.body.pointer(self.method));
        let (context, step) = (self.resting(), self.step(true));
        let done = self.body.call_host(function, &[context, step, method, object], Some(I32));
        self.body.leave_if_zero(done);
    }

    pub(super) fn exit_monitor(&mut self, s: Reg) {
        let object = self.object(s);
        self.release(object);
    }

    /// Gives up the monitor of a synchronized method, which its frame keeps.
    pub(super) fn unlock(&mut self) {
        let Some(register) = self.body.code.lock_register else { return };
        let frame = self.body.frame;
        let lock = self.body.ins().load(I32, MemFlags::trusted(), frame, i32::from(register) * 4);
        self.release(lock);
    }

    fn release(&mut self, object: Value) {
        let (function, context, fp) = (self.body.runtime.exit_monitor as usize, self.body.context, self.body.fp);
        let done = self.body.call_host(function, &[context, fp, object], Some(I32));
        self.body.leave_if_zero(done);
    }
}
