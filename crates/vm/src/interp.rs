//! The interpreter loop: one `match` over register ops.
//!
//! The loop keeps frame pointer, code and op index in locals and writes them back (`save!`) before
//! anything that can look at the frame: calls, throws, allocation, pauses. Ops that need more than
//! a few lines live in `slow.rs`. Registers are written through a raw pointer; the invariant is
//! that the pages of the current frame are marked dirty while it is current (`Loaded` marks them).

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::{Code, Op};
use rjpf_classes::{BaseType, Class, ClassId, Method, MethodId};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::{NO_DEADLINE, Status, word};
use rjpf_state::{Ref, ThreadId, global};

use crate::arith::{dcmp, drem, f2i, lcmp};
use crate::events::Event;
use crate::init::InitState;
use crate::invoke::{Step, stack_overflow};
use crate::peer::{ChoiceRequest, Exit, Value};
use crate::throw::Unwound;
use crate::visible::Visibility;
use crate::{Stop, Vm};

/// Why a thread stopped running.
#[derive(Debug, Clone, PartialEq)]
pub enum Pause {
    /// It used up its fuel.
    OutOfFuel,
    /// It waits for a monitor, a notification, a permit, a class, time.
    Blocked,
    /// It is about to do something that other threads could notice.
    Visible(Reason),
    /// It offered to let others run.
    Yielded,
    /// A peer wants a choice; answer with `Vm::answer`.
    Choice(ChoiceRequest),
    /// An exception ended the thread's code and no handler of the program takes it.
    Uncaught(Ref),
    /// The path is not interesting any more.
    Ignored,
    /// The thread has ended.
    Ended,
    /// The program has ended.
    Exited,
}

/// What a thread is about to do when it pauses as visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Read or write a field or element of a shared object, or a static field.
    Access,
    /// Enter a monitor.
    Lock,
    /// Call a trusted library class.
    Call,
    /// Initialise a class.
    Initialize,
}

/// The frame a thread runs next.
struct Loaded {
    fp: u32,
    method: &'static Method,
    code: &'static Code,
    pc: u32,
}

enum Top {
    Frame(Loaded),
    Pause(Pause),
}

const DIVISION_BY_ZERO: (&str, Option<&str>) = ("java/lang/ArithmeticException", Some("/ by zero"));
const NULL: (&str, Option<&str>) = ("java/lang/NullPointerException", None);

impl Vm {
    /// Takes up the frame on top of the stack, running native frames until a Java one is there.
    fn load_top(&mut self, thread: ThreadId) -> Result<Top, Stop> {
        loop {
            let fp = self.pages.memory.get(thread.at(word::FP));
            if fp == 0 {
                return Ok(Top::Pause(Pause::Ended));
            }
            let method = self.registry.method(MethodId(self.pages.memory.get(fp - frame::METHOD)));
            if method.peer.is_none()
                && let Some(code) = self.registry.decoded(method)
            {
                let stopped = self.pages.memory.get(thread.at(word::PENDING));
                if stopped != 0 {
                    self.pages.memory.set(thread.at(word::PENDING), 0);
                    if let Unwound::Uncaught = self.unwind(thread, stopped)? {
                        return Ok(Top::Pause(Pause::Ended));
                    }
                    continue;
                }
                self.pages.memory.mark_range(fp - frame::HEADER, u32::from(code.registers) + frame::HEADER);
                let pc = self.pages.memory.get(fp - frame::PC);
                return Ok(Top::Frame(Loaded { fp, method, code, pc }));
            }
            match self.resume_peer(thread)? {
                Step::Reload => {}
                Step::Pause(pause) => return Ok(Top::Pause(pause)),
                Step::Throw(exception) => {
                    let from_program = self.called_by_program(thread);
                    if let Unwound::Uncaught = self.unwind(thread, exception)? {
                        return Ok(Top::Pause(Pause::Ended));
                    }
                    if from_program && self.is_back_in_library(thread) {
                        return Ok(Top::Pause(Pause::Visible(Reason::Call)));
                    }
                }
            }
        }
    }

    /// Runs a thread until it pauses or has used `fuel` backward jumps and calls.
    pub fn run_thread(&mut self, thread: ThreadId, fuel: i32) -> Result<Pause, Stop> {
        match self.visibility {
            Visibility::None => self.interpret::<false, false>(thread, fuel),
            _ if self.events.is_empty() => self.interpret::<true, false>(thread, fuel),
            _ => {
                let pause = self.interpret::<true, true>(thread, fuel);
                self.commit_op();
                pause
            }
        }
    }

    /// The loop itself. With `EXPLORE`, it pauses before ops that other threads could notice; with
    /// `OBSERVE`, it tells the observer what happens (`events.rs`).
    #[allow(clippy::cognitive_complexity, reason = "the dispatch match")]
    #[rustfmt::skip]
    fn interpret<const EXPLORE: bool, const OBSERVE: bool>(&mut self, thread: ThreadId, mut fuel: i32) -> Result<Pause, Stop> {
        let base = self.pages.memory.registers(0);
        let registry = self.registry;
        let stack_limit = thread.stack_end() - 512;
        let paused_in = self.pages.memory.get(thread.at(word::FP));
        let Loaded { fp: mut fp_at, mut method, mut code, pc: start } = match self.load_top(thread)? {
            Top::Frame(loaded) => loaded,
            Top::Pause(pause) => return Ok(pause),
        };
        let mut pc = start as usize;
        let mut trusted = EXPLORE && self.pages.memory.get(fp_at - frame::TRUST) != 0;
        // The op at which the thread paused last: it runs now, it does not pause again. A thread
        // that paused inside a peer has not reached the op after the call yet.
        let mut fresh = if fp_at == paused_in { (fp_at, pc) } else { (0, 0) };
        // SAFETY of the macros: register indices come from the decoder, which keeps them inside
        // the frame, and the frame lies inside the reservation that `base` points to.
        let mut fp = unsafe { base.add(fp_at as usize) };
        macro_rules! r { ($i:expr) => { unsafe { *fp.add($i as usize) } } }
        macro_rules! r2 { ($i:expr) => { unsafe { fp.add($i as usize).cast::<u64>().read_unaligned() } } }
        macro_rules! set { ($i:expr, $v:expr) => {{ let v = $v; unsafe { *fp.add($i as usize) = v } }} }
        macro_rules! set2 { ($i:expr, $v:expr) => {{ let v = $v; unsafe { fp.add($i as usize).cast::<u64>().write_unaligned(v) } }} }
        macro_rules! word { ($a:expr) => { unsafe { *base.add($a as usize) } } }
        macro_rules! next { () => {{ pc += 1; continue; }} }
        macro_rules! save { () => { unsafe { *fp.sub(frame::PC as usize) = pc as u32 } } }
        macro_rules! take { ($loaded:expr) => {{
            let loaded: Loaded = $loaded;
            (fp_at, method, code, pc) = (loaded.fp, loaded.method, loaded.code, loaded.pc as usize);
            fp = unsafe { base.add(fp_at as usize) };
            if EXPLORE { trusted = word!(fp_at - frame::TRUST) != 0; }
        }} }
        macro_rules! reload { () => {{
            match self.load_top(thread)? {
                Top::Frame(loaded) => take!(loaded),
                Top::Pause(pause) => return Ok(pause),
            }
            continue;
        }} }
        macro_rules! throw { ($exception:expr) => {{
            match self.unwind(thread, $exception)? {
                Unwound::Caught if EXPLORE && !trusted && self.is_back_in_library(thread) => return Ok(Pause::Visible(Reason::Call)),
                Unwound::Caught => reload!(),
                Unwound::Uncaught => return Ok(Pause::Ended),
            }
        }} }
        macro_rules! follow { ($step:expr) => {{
            match $step {
                Step::Reload => reload!(),
                Step::Throw(exception) => throw!(exception),
                Step::Pause(pause) => return Ok(pause),
            }
        }} }
        macro_rules! raise { ($what:expr) => {{
            save!();
            let (class, message): (&'static str, Option<&str>) = $what;
            let exit = Exit::ThrowNew { class, message: message.map(str::to_string) };
            follow!(self.exit_step(thread, exit)?)
        }} }
        macro_rules! tried { ($e:expr) => {
            match $e {
                Ok(value) => value,
                Err(exit) => { save!(); follow!(self.exit_step(thread, exit)?) }
            }
        } }
        // The op does not run yet: the thread comes back to it.
        macro_rules! hold { () => { if OBSERVE { self.withdraw_op(); } } }
        macro_rules! seen { ($($told:tt)+) => { if OBSERVE { self.$($told)+; } } }
        // The outcome of a condition that decides a jump.
        macro_rules! on { ($condition:expr) => {{ let taken = $condition; seen!(tell_branch(thread, taken)); taken }} }
        macro_rules! got { ($object:expr, $value:expr) => { seen!(tell_field(thread, code, pc, false, $object, $value)) } }
        macro_rules! puts { ($object:expr, $value:expr) => { seen!(tell_field(thread, code, pc, true, $object, $value)) } }
        macro_rules! loads { ($at:expr, $i:expr, $value:expr) => { seen!(tell_element(thread, false, $at - ARRAY_HEADER, $i, $value)) } }
        macro_rules! stores { ($at:expr, $i:expr, $value:expr) => { seen!(tell_element(thread, true, $at - ARRAY_HEADER, $i, $value)) } }
        // Pauses before an op that another thread could notice, unless it was paused here before.
        macro_rules! visible { ($object:expr, $reason:expr) => {
            if EXPLORE && !trusted && self.is_visible(thread, $object) {
                if fresh == (fp_at, pc) { fresh = (0, 0); } else { hold!(); save!(); return Ok(Pause::Visible($reason)); }
            }
        } }
        macro_rules! visible_field { ($object:expr) => {
            if EXPLORE && !trusted && self.is_visible(thread, $object) && self.is_visible_field(code, pc as u32) {
                if fresh == (fp_at, pc) { fresh = (0, 0); } else { hold!(); save!(); return Ok(Pause::Visible(Reason::Access)); }
            }
        } }
        // A reference stored where other threads can reach it makes what it leads to shared.
        macro_rules! stored { ($holder:expr, $value:expr) => {
            if EXPLORE { self.publish_into($holder, $value); }
        } }
        macro_rules! burn { () => {{
            if EXPLORE { fresh = (0, 0); }
            fuel -= 1;
            if fuel <= 0 { save!(); return Ok(Pause::OutOfFuel); }
        }} }
        macro_rules! jump { ($t:expr) => {{
            let target = $t as usize;
            let backward = target <= pc;
            pc = target;
            if backward { burn!(); }
            continue;
        }} }
        macro_rules! branch { ($o:expr) => {{
            let offset = $o as isize;
            pc = pc.wrapping_add_signed(offset);
            if offset <= 0 { burn!(); }
            continue;
        }} }
        macro_rules! array { ($a:expr, $i:expr) => {{
            let (array, index) = (r!($a), r!($i));
            if array == 0 { raise!(NULL); }
            if index >= word!(array + 2) {
                save!();
                follow!(self.out_of_bounds(thread, array, index)?)
            }
            visible!(array, Reason::Access);
            (array + ARRAY_HEADER, index)
        }} }
        macro_rules! object { ($o:expr) => {{
            let object = r!($o);
            if object == 0 { raise!(NULL); }
            object
        }} }
        // Enters a method with a body; natives and contended locks take the long way.
        macro_rules! invoke { ($target:expr, $site:expr, $d:expr) => {{
            let target: &'static Method = $target;
            let site = $site;
            if EXPLORE && trusted && target.is_synchronized() && self.is_visible_lock(thread, target, fp_at, &site.args) {
                if fresh == (fp_at, pc) { fresh = (0, 0); } else { hold!(); save!(); return Ok(Pause::Visible(Reason::Lock)); }
            }
            if EXPLORE && !trusted {
                // One pause at most: the op is then no longer fresh.
                let lock = match (target.is_synchronized(), target.is_static()) {
                    (false, _) => None,
                    (true, true) => Some(self.mirror(target.class)),
                    (true, false) => Some(r!(site.args[0])),
                };
                if let Some(lock) = lock.filter(|&lock| self.is_visible(thread, lock)) {
                    visible!(lock, Reason::Lock);
                } else if let Some(object) = self.visible_call(target, fp_at, &site.args) {
                    visible!(object, Reason::Call);
                }
            }
            if target.peer.is_some() || target.is_synchronized() {
                save!();
                let args = self.collect(fp_at, site);
                follow!(self.enter(thread, target, &args, Return::Value)?)
            }
            let callee = match registry.decoded(target) {
                Some(callee) => callee,
                None => tried!(self.code_of(target)),
            };
            let new_at = fp_at + u32::from(code.registers) + frame::HEADER;
            let registers = u32::from(callee.registers);
            if new_at + registers > stack_limit {
                save!();
                follow!(self.exit_step(thread, stack_overflow())?)
            }
            self.pages.memory.mark_range(new_at - frame::HEADER, registers + frame::HEADER);
            save!();
            unsafe {
                let new = base.add(new_at as usize);
                *new.sub(frame::METHOD as usize) = target.id.0;
                *new.sub(frame::CALLER as usize) = fp_at;
                *new.sub(frame::RETURN as usize) = Return::Value as u32;
                if EXPLORE {
                    trusted = self.trusts(target.class, trusted);
                    *new.sub(frame::TRUST as usize) = u32::from(trusted);
                }
                for (i, &from) in site.args.iter().enumerate() {
                    *new.add(i) = *fp.add(from as usize);
                }
                fp = new;
            }
            fp_at = new_at;
            (method, code, pc) = (target, callee, 0);
            self.pages.memory.set(thread.at(word::FP), fp_at);
            if OBSERVE { save!(); self.tell_entered(thread, Return::Value); }
            burn!();
            continue;
        }} }
        // Returns to a Java caller without leaving the loop; other returns take the long way.
        macro_rules! leave { ($value:expr) => {{
            let value: Value = $value;
            let returns = unsafe { *fp.sub(frame::RETURN as usize) };
            let from_program = EXPLORE && !trusted;
            if returns != Return::Value as u32 || code.lock_register.is_some() {
                save!();
                let step = self.return_value(thread, value)?;
                if from_program && matches!(step, Step::Reload) && self.is_back_in_library(thread) {
                    return Ok(Pause::Visible(Reason::Call));
                }
                follow!(step)
            }
            seen!(tell_left(thread, &Event::Return { value }));
            fp_at = unsafe { *fp.sub(frame::CALLER as usize) };
            fp = unsafe { base.add(fp_at as usize) };
            method = registry.method(MethodId(unsafe { *fp.sub(frame::METHOD as usize) }));
            // A frame that returns by value was called by a Java frame.
            code = match registry.decoded(method) {
                Some(code) => code,
                None => return Err(Stop::Internal(format!("{} has no code to return to", method.full_name()))),
            };
            pc = unsafe { *fp.sub(frame::PC as usize) } as usize;
            if EXPLORE { trusted = word!(fp_at - frame::TRUST) != 0; }
            self.pages.memory.mark_range(fp_at - frame::HEADER, u32::from(code.registers) + frame::HEADER);
            self.pages.memory.set(thread.at(word::FP), fp_at);
            let d = match code.ops[pc] {
                Op::InvokeStatic { d, .. } | Op::InvokeSpecial { d, .. } | Op::InvokeVirtual { d, .. }
                | Op::InvokeInterface { d, .. } | Op::InvokeLazy { d, .. } | Op::InvokeHandle { d, .. }
                | Op::InvokeDynamic { d, .. } => d,
                op => return Err(Stop::Internal(format!("a return to {op:?}"))),
            };
            match value {
                Value::Void => {}
                Value::Word(w) => set!(d, w),
                Value::Wide(w) => set2!(d, w),
            }
            if from_program && trusted && self.is_back_in_library(thread) {
                pc += 1;
                save!();
                return Ok(Pause::Visible(Reason::Call));
            }
            next!();
        }} }
        // Makes room for an allocation, collecting garbage first if it is time to.
        macro_rules! allocated { ($object:expr) => {
            match $object {
                Some(object) => object,
                None => { save!(); follow!(self.exit_step(thread, crate::peer::out_of_memory())?) }
            }
        } }
        // An array that does not fit may fit once the garbage is gone.
        macro_rules! roomy { ($made:expr) => {
            match $made {
                Err(exit) if exit.is_out_of_memory() => { save!(); self.collect_now(); $made }
                made => made,
            }
        } }
        macro_rules! safepoint { () => {
            if word!(global::HEAP_TOP) >= word!(global::COLLECT_AT) {
                save!();
                if !self.collect_garbage() { follow!(self.exit_step(thread, crate::peer::out_of_memory())?) }
            }
        } }
        loop {
            // SAFETY: the decoder ends every block with a jump, a return or a fall into the next.
            let op = unsafe { *code.ops.get_unchecked(pc) };
            if OBSERVE { save!(); self.announce_op(thread, method, code, pc); }
            match op {
                Op::Nop => next!(),
                Op::Move { d, s } => { set!(d, r!(s)); next!(); }
                Op::Move2 { d, s } => { set2!(d, r2!(s)); next!(); }
                Op::Const { d, v } => { set!(d, v as u32); next!(); }
                Op::Const2 { d, k } => { set2!(d, code.wides[k as usize]); next!(); }
                Op::LoadString { d, addr } => { set!(d, self.literal(addr)); next!(); }
                Op::LoadClass { d, k } => {
                    let class = tried!(self.resolve_ref(method.class, &code.classes[k as usize]));
                    set!(d, self.mirror(class));
                    next!();
                }
                Op::LoadDynamic { d, k } => {
                    let value = tried!(self.load_dynamic(method, code.dynamics[k as usize].pool_index));
                    match value { Value::Wide(w) => set2!(d, w), other => set!(d, other.word()) }
                    next!();
                }
                Op::IAdd { d, a, b } => { set!(d, (r!(a) as i32).wrapping_add(r!(b) as i32) as u32); next!(); }
                Op::ISub { d, a, b } => { set!(d, (r!(a) as i32).wrapping_sub(r!(b) as i32) as u32); next!(); }
                Op::IMul { d, a, b } => { set!(d, (r!(a) as i32).wrapping_mul(r!(b) as i32) as u32); next!(); }
                Op::IAnd { d, a, b } => { set!(d, r!(a) & r!(b)); next!(); }
                Op::IOr { d, a, b } => { set!(d, r!(a) | r!(b)); next!(); }
                Op::IXor { d, a, b } => { set!(d, r!(a) ^ r!(b)); next!(); }
                Op::IShl { d, a, b } => { set!(d, r!(a).wrapping_shl(r!(b))); next!(); }
                Op::IShr { d, a, b } => { set!(d, (r!(a) as i32).wrapping_shr(r!(b)) as u32); next!(); }
                Op::IUshr { d, a, b } => { set!(d, r!(a).wrapping_shr(r!(b))); next!(); }
                Op::IAddC { d, a, c } => { set!(d, (r!(a) as i32).wrapping_add(i32::from(c)) as u32); next!(); }
                Op::IMulC { d, a, c } => { set!(d, (r!(a) as i32).wrapping_mul(i32::from(c)) as u32); next!(); }
                Op::IAndC { d, a, c } => { set!(d, r!(a) & i32::from(c) as u32); next!(); }
                Op::IOrC { d, a, c } => { set!(d, r!(a) | i32::from(c) as u32); next!(); }
                Op::IXorC { d, a, c } => { set!(d, r!(a) ^ i32::from(c) as u32); next!(); }
                Op::IShlC { d, a, c } => { set!(d, r!(a).wrapping_shl(c as u32)); next!(); }
                Op::IShrC { d, a, c } => { set!(d, (r!(a) as i32).wrapping_shr(c as u32) as u32); next!(); }
                Op::IUshrC { d, a, c } => { set!(d, r!(a).wrapping_shr(c as u32)); next!(); }
                Op::IDiv { d, a, b } => { let by = r!(b) as i32; if by == 0 { raise!(DIVISION_BY_ZERO); } set!(d, (r!(a) as i32).wrapping_div(by) as u32); next!(); }
                Op::IRem { d, a, b } => { let by = r!(b) as i32; if by == 0 { raise!(DIVISION_BY_ZERO); } set!(d, (r!(a) as i32).wrapping_rem(by) as u32); next!(); }
                Op::LAdd { d, a, b } => { set2!(d, (r2!(a) as i64).wrapping_add(r2!(b) as i64) as u64); next!(); }
                Op::LSub { d, a, b } => { set2!(d, (r2!(a) as i64).wrapping_sub(r2!(b) as i64) as u64); next!(); }
                Op::LMul { d, a, b } => { set2!(d, (r2!(a) as i64).wrapping_mul(r2!(b) as i64) as u64); next!(); }
                Op::LDiv { d, a, b } => { let by = r2!(b) as i64; if by == 0 { raise!(DIVISION_BY_ZERO); } set2!(d, (r2!(a) as i64).wrapping_div(by) as u64); next!(); }
                Op::LRem { d, a, b } => { let by = r2!(b) as i64; if by == 0 { raise!(DIVISION_BY_ZERO); } set2!(d, (r2!(a) as i64).wrapping_rem(by) as u64); next!(); }
                Op::LAnd { d, a, b } => { set2!(d, r2!(a) & r2!(b)); next!(); }
                Op::LOr { d, a, b } => { set2!(d, r2!(a) | r2!(b)); next!(); }
                Op::LXor { d, a, b } => { set2!(d, r2!(a) ^ r2!(b)); next!(); }
                Op::LShl { d, a, b } => { set2!(d, r2!(a).wrapping_shl(r!(b))); next!(); }
                Op::LShr { d, a, b } => { set2!(d, (r2!(a) as i64).wrapping_shr(r!(b)) as u64); next!(); }
                Op::LUshr { d, a, b } => { set2!(d, r2!(a).wrapping_shr(r!(b))); next!(); }
                Op::FAdd { d, a, b } => { set!(d, (f32::from_bits(r!(a)) + f32::from_bits(r!(b))).to_bits()); next!(); }
                Op::FSub { d, a, b } => { set!(d, (f32::from_bits(r!(a)) - f32::from_bits(r!(b))).to_bits()); next!(); }
                Op::FMul { d, a, b } => { set!(d, (f32::from_bits(r!(a)) * f32::from_bits(r!(b))).to_bits()); next!(); }
                Op::FDiv { d, a, b } => { set!(d, (f32::from_bits(r!(a)) / f32::from_bits(r!(b))).to_bits()); next!(); }
                Op::FRem { d, a, b } => { set!(d, (f32::from_bits(r!(a)) % f32::from_bits(r!(b))).to_bits()); next!(); }
                Op::DAdd { d, a, b } => { set2!(d, (f64::from_bits(r2!(a)) + f64::from_bits(r2!(b))).to_bits()); next!(); }
                Op::DSub { d, a, b } => { set2!(d, (f64::from_bits(r2!(a)) - f64::from_bits(r2!(b))).to_bits()); next!(); }
                Op::DMul { d, a, b } => { set2!(d, (f64::from_bits(r2!(a)) * f64::from_bits(r2!(b))).to_bits()); next!(); }
                Op::DDiv { d, a, b } => { set2!(d, (f64::from_bits(r2!(a)) / f64::from_bits(r2!(b))).to_bits()); next!(); }
                Op::DRem { d, a, b } => { set2!(d, drem(f64::from_bits(r2!(a)), f64::from_bits(r2!(b))).to_bits()); next!(); }
                Op::LCmp { d, a, b } => { set!(d, lcmp(r2!(a) as i64, r2!(b) as i64) as u32); next!(); }
                Op::FCmpL { d, a, b } => { set!(d, dcmp(f64::from(f32::from_bits(r!(a))), f64::from(f32::from_bits(r!(b))), -1) as u32); next!(); }
                Op::FCmpG { d, a, b } => { set!(d, dcmp(f64::from(f32::from_bits(r!(a))), f64::from(f32::from_bits(r!(b))), 1) as u32); next!(); }
                Op::DCmpL { d, a, b } => { set!(d, dcmp(f64::from_bits(r2!(a)), f64::from_bits(r2!(b)), -1) as u32); next!(); }
                Op::DCmpG { d, a, b } => { set!(d, dcmp(f64::from_bits(r2!(a)), f64::from_bits(r2!(b)), 1) as u32); next!(); }
                Op::INeg { d, a } => { set!(d, (r!(a) as i32).wrapping_neg() as u32); next!(); }
                Op::LNeg { d, a } => { set2!(d, (r2!(a) as i64).wrapping_neg() as u64); next!(); }
                Op::FNeg { d, a } => { set!(d, r!(a) ^ 0x8000_0000); next!(); }
                Op::DNeg { d, a } => { set2!(d, r2!(a) ^ 0x8000_0000_0000_0000); next!(); }
                Op::I2L { d, a } => { set2!(d, i64::from(r!(a) as i32) as u64); next!(); }
                Op::I2F { d, a } => { set!(d, (r!(a) as i32 as f32).to_bits()); next!(); }
                Op::I2D { d, a } => { set2!(d, f64::from(r!(a) as i32).to_bits()); next!(); }
                Op::L2I { d, a } => { set!(d, r2!(a) as u32); next!(); }
                Op::L2F { d, a } => { set!(d, (r2!(a) as i64 as f32).to_bits()); next!(); }
                Op::L2D { d, a } => { set2!(d, (r2!(a) as i64 as f64).to_bits()); next!(); }
                Op::F2I { d, a } => { set!(d, f2i(f32::from_bits(r!(a))) as u32); next!(); }
                Op::F2L { d, a } => { set2!(d, f32::from_bits(r!(a)) as i64 as u64); next!(); }
                Op::F2D { d, a } => { set2!(d, f64::from(f32::from_bits(r!(a))).to_bits()); next!(); }
                Op::D2I { d, a } => { set!(d, f64::from_bits(r2!(a)) as i32 as u32); next!(); }
                Op::D2L { d, a } => { set2!(d, f64::from_bits(r2!(a)) as i64 as u64); next!(); }
                Op::D2F { d, a } => { set!(d, (f64::from_bits(r2!(a)) as f32).to_bits()); next!(); }
                Op::I2B { d, a } => { set!(d, i32::from(r!(a) as i8) as u32); next!(); }
                Op::I2C { d, a } => { set!(d, u32::from(r!(a) as u16)); next!(); }
                Op::I2S { d, a } => { set!(d, i32::from(r!(a) as i16) as u32); next!(); }
                Op::Goto { t } => jump!(t),
                Op::IfEq { a, t } => { if on!(r!(a) == 0) { jump!(t) } next!(); }
                Op::IfNe { a, t } => { if on!(r!(a) != 0) { jump!(t) } next!(); }
                Op::IfLt { a, t } => { if on!((r!(a) as i32) < 0) { jump!(t) } next!(); }
                Op::IfGe { a, t } => { if on!((r!(a) as i32) >= 0) { jump!(t) } next!(); }
                Op::IfGt { a, t } => { if on!((r!(a) as i32) > 0) { jump!(t) } next!(); }
                Op::IfLe { a, t } => { if on!((r!(a) as i32) <= 0) { jump!(t) } next!(); }
                Op::IfNull { a, t } => { if on!(r!(a) == 0) { jump!(t) } next!(); }
                Op::IfNonNull { a, t } => { if on!(r!(a) != 0) { jump!(t) } next!(); }
                Op::IfICmpEq { a, b, o } => { if on!((r!(a) as i32) == (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpNe { a, b, o } => { if on!((r!(a) as i32) != (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpLt { a, b, o } => { if on!((r!(a) as i32) < (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpGe { a, b, o } => { if on!((r!(a) as i32) >= (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpGt { a, b, o } => { if on!((r!(a) as i32) > (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpLe { a, b, o } => { if on!((r!(a) as i32) <= (r!(b) as i32)) { branch!(o) } next!(); }
                Op::IfICmpEqC { a, c, o } => { if on!((r!(a) as i32) == i32::from(c)) { branch!(o) } next!(); }
                Op::IfICmpNeC { a, c, o } => { if on!((r!(a) as i32) != i32::from(c)) { branch!(o) } next!(); }
                Op::IfICmpLtC { a, c, o } => { if on!((r!(a) as i32) < i32::from(c)) { branch!(o) } next!(); }
                Op::IfICmpGeC { a, c, o } => { if on!((r!(a) as i32) >= i32::from(c)) { branch!(o) } next!(); }
                Op::IfICmpGtC { a, c, o } => { if on!((r!(a) as i32) > i32::from(c)) { branch!(o) } next!(); }
                Op::IfICmpLeC { a, c, o } => { if on!((r!(a) as i32) <= i32::from(c)) { branch!(o) } next!(); }
                Op::IfACmpEq { a, b, o } => { if on!(r!(a) == r!(b)) { branch!(o) } next!(); }
                Op::IfACmpNe { a, b, o } => { if on!(r!(a) != r!(b)) { branch!(o) } next!(); }
                Op::Switch { a, k } => {
                    let (switch, key) = (&code.switches[k as usize], r!(a) as i32);
                    seen!(tell_switch(thread, switch, key));
                    jump!(switch.target(key))
                }
                Op::Ret { a } => { let target = r!(a) as usize; if target >= code.ops.len() { return Err(Stop::Internal("ret to nowhere".into())); } pc = target; continue; }

                Op::ALoadI { d, a, i } | Op::ALoadA { d, a, i } => { let (at, i) = array!(a, i); set!(d, word!(at.wrapping_add(i))); loads!(at, i, Value::Word(r!(d))); next!(); }
                Op::ALoadL { d, a, i } => { let (at, i) = array!(a, i); set2!(d, self.pages.memory.get2(at.wrapping_add(i.wrapping_mul(2)))); loads!(at, i, Value::Wide(r2!(d))); next!(); }
                Op::ALoadB { d, a, i } => { let (at, i) = array!(a, i); set!(d, i32::from(unsafe { *base.add(at as usize).cast::<i8>().add(i as usize) }) as u32); loads!(at, i, Value::Word(r!(d))); next!(); }
                Op::ALoadC { d, a, i } => { let (at, i) = array!(a, i); set!(d, u32::from(unsafe { *base.add(at as usize).cast::<u16>().add(i as usize) })); loads!(at, i, Value::Word(r!(d))); next!(); }
                Op::ALoadS { d, a, i } => { let (at, i) = array!(a, i); set!(d, i32::from(unsafe { *base.add(at as usize).cast::<i16>().add(i as usize) }) as u32); loads!(at, i, Value::Word(r!(d))); next!(); }
                Op::AStoreI { a, i, s } => { let (at, i) = array!(a, i); stores!(at, i, Value::Word(r!(s))); self.pages.memory.set(at.wrapping_add(i), r!(s)); next!(); }
                Op::AStoreL { a, i, s } => { let (at, i) = array!(a, i); stores!(at, i, Value::Wide(r2!(s))); self.pages.memory.set2(at.wrapping_add(i.wrapping_mul(2)), r2!(s)); next!(); }
                Op::AStoreB { a, i, s } => {
                    let (at, i) = array!(a, i);
                    let mut value = r!(s) as u8;
                    if word!(at - ARRAY_HEADER) & 0x00FF_FFFF == self.boolean_array { value &= 1; }
                    stores!(at, i, Value::Word(i32::from(value as i8) as u32));
                    self.pages.memory.mark(at + i / 4);
                    unsafe { *base.add(at as usize).cast::<u8>().add(i as usize) = value }
                    next!();
                }
                Op::AStoreS { a, i, s } => {
                    let (at, i) = array!(a, i);
                    self.pages.memory.mark(at + i / 2);
                    let value = r!(s) as u16;
                    stores!(at, i, Value::Word(r!(s)));
                    unsafe { *base.add(at as usize).cast::<u16>().add(i as usize) = value }
                    next!();
                }
                Op::AStoreA { a, i, s } => {
                    let (at, i) = array!(a, i);
                    let value = r!(s);
                    if value != 0 && !self.element_fits(at - ARRAY_HEADER, value) {
                        save!();
                        follow!(self.array_store_error(thread, at - ARRAY_HEADER, value)?)
                    }
                    stores!(at, i, Value::Word(value));
                    stored!(at - ARRAY_HEADER, value);
                    self.pages.memory.set(at.wrapping_add(i), value);
                    next!();
                }
                Op::ArrayLength { d, a } => { let array = object!(a); set!(d, word!(array + 2)); next!(); }

                Op::GetField { d, o, f } | Op::GetFieldA { d, o, f } => { let o = object!(o); visible_field!(o); set!(d, word!(o + u32::from(f))); got!(o, Value::Word(r!(d))); next!(); }
                Op::GetField2 { d, o, f } => { let o = object!(o); visible_field!(o); set2!(d, self.pages.memory.get2(o + u32::from(f))); got!(o, Value::Wide(r2!(d))); next!(); }
                Op::PutField { o, s, f } => { let o = object!(o); visible_field!(o); puts!(o, Value::Word(r!(s))); self.pages.memory.set(o + u32::from(f), r!(s)); next!(); }
                Op::PutFieldA { o, s, f } => { let o = object!(o); visible_field!(o); puts!(o, Value::Word(r!(s))); stored!(o, r!(s)); self.pages.memory.set(o + u32::from(f), r!(s)); next!(); }
                Op::PutField2 { o, s, f } => { let o = object!(o); visible_field!(o); puts!(o, Value::Wide(r2!(s))); self.pages.memory.set2(o + u32::from(f), r2!(s)); next!(); }
                Op::GetStatic { d, addr } | Op::GetStaticA { d, addr } => { visible_field!(0); set!(d, word!(addr)); got!(0, Value::Word(r!(d))); next!(); }
                Op::GetStatic2 { d, addr } => { visible_field!(0); set2!(d, self.pages.memory.get2(addr)); got!(0, Value::Wide(r2!(d))); next!(); }
                Op::PutStatic { s, addr } => { visible_field!(0); puts!(0, Value::Word(r!(s))); self.pages.memory.set(addr, r!(s)); next!(); }
                Op::PutStaticA { s, addr } => { visible_field!(0); puts!(0, Value::Word(r!(s))); stored!(0, r!(s)); self.pages.memory.set(addr, r!(s)); next!(); }
                Op::PutStatic2 { s, addr } => { visible_field!(0); puts!(0, Value::Wide(r2!(s))); self.pages.memory.set2(addr, r2!(s)); next!(); }
                Op::GetFieldLazy { d, o, k } => {
                    let object = object!(o);
                    let field = tried!(self.resolve_field(method.class, &code.fields[k as usize]));
                    visible_field!(object);
                    if field.kind.is_wide() { set2!(d, self.pages.memory.get2(object + field.offset)); }
                    else { set!(d, word!(object + field.offset)); }
                    got!(object, if field.kind.is_wide() { Value::Wide(r2!(d)) } else { Value::Word(r!(d)) });
                    next!();
                }
                Op::PutFieldLazy { o, s, k } => {
                    let object = object!(o);
                    let field = tried!(self.resolve_field(method.class, &code.fields[k as usize]));
                    tried!(self.check_final_write(method, field));
                    visible_field!(object);
                    puts!(object, if field.kind.is_wide() { Value::Wide(r2!(s)) } else { Value::Word(r!(s)) });
                    if field.kind == BaseType::Ref { stored!(object, r!(s)); }
                    if field.kind.is_wide() { self.pages.memory.set2(object + field.offset, r2!(s)); }
                    else { self.pages.memory.set(object + field.offset, r!(s)); }
                    next!();
                }
                Op::GetStaticLazy { d, k } => {
                    let field = tried!(self.resolve_field(method.class, &code.fields[k as usize]));
                    let class = registry.class(field.class);
                    if !self.is_initialized(thread, class) { visible!(0, Reason::Initialize); tried!(Err(Exit::Initialize(class))); }
                    visible_field!(0);
                    if field.kind.is_wide() { set2!(d, self.pages.memory.get2(field.offset)); }
                    else { set!(d, word!(field.offset)); }
                    got!(0, if field.kind.is_wide() { Value::Wide(r2!(d)) } else { Value::Word(r!(d)) });
                    next!();
                }
                Op::PutStaticLazy { s, k } => {
                    let field = tried!(self.resolve_field(method.class, &code.fields[k as usize]));
                    tried!(self.check_final_write(method, field));
                    let class = registry.class(field.class);
                    if !self.is_initialized(thread, class) { visible!(0, Reason::Initialize); tried!(Err(Exit::Initialize(class))); }
                    visible_field!(0);
                    puts!(0, if field.kind.is_wide() { Value::Wide(r2!(s)) } else { Value::Word(r!(s)) });
                    if field.kind == BaseType::Ref { stored!(0, r!(s)); }
                    if field.kind.is_wide() { self.pages.memory.set2(field.offset, r2!(s)); }
                    else { self.pages.memory.set(field.offset, r!(s)); }
                    next!();
                }
                Op::InitClass { class } => {
                    let class: &'static Class = registry.class(ClassId(class));
                    if word!(class.statics) != InitState::Initialized as u32 && !self.is_initialized(thread, class) {
                        visible!(0, Reason::Initialize);
                        tried!(Err(Exit::Initialize(class)));
                    }
                    next!();
                }

                Op::InvokeStatic { k, .. } => {
                    let site = &code.calls[k as usize];
                    let target = unsafe { site.resolved.get().unwrap_unchecked() }.method;
                    if word!(target.class.statics) != InitState::Initialized as u32 && !self.is_initialized(thread, target.class) {
                        visible!(0, Reason::Initialize);
                        tried!(Err(Exit::Initialize(target.class)));
                    }
                    invoke!(target, site, d)
                }
                Op::InvokeSpecial { k, .. } => {
                    let site = &code.calls[k as usize];
                    let target = unsafe { site.resolved.get().unwrap_unchecked() }.method;
                    if r!(site.args[0]) == 0 { raise!(NULL); }
                    invoke!(target, site, d)
                }
                Op::InvokeVirtual { k, .. } => {
                    let site = &code.calls[k as usize];
                    let receiver = r!(site.args[0]);
                    if receiver == 0 { raise!(NULL); }
                    let resolved = unsafe { site.resolved.get().unwrap_unchecked() }.method;
                    let class = registry.class(self.pages.memory.class_id(receiver));
                    let target = class.vtable()[resolved.vtable_index as usize];
                    invoke!(target, site, d)
                }
                Op::InvokeInterface { k, .. } => {
                    let site = &code.calls[k as usize];
                    let receiver = r!(site.args[0]);
                    if receiver == 0 { raise!(NULL); }
                    let resolved = *unsafe { site.resolved.get().unwrap_unchecked() };
                    let class = registry.class(self.pages.memory.class_id(receiver));
                    let target = match class.interface_target(resolved.method.id) {
                        Some(target) => target,
                        None => tried!(self.select_target(resolved, receiver)),
                    };
                    invoke!(target, site, d)
                }
                Op::InvokeLazy { k, .. } => {
                    let site = &code.calls[k as usize];
                    let resolved = tried!(self.resolve_call(method.class, site));
                    if resolved.kind == rjpf_classes::code::CallKind::Handle {
                        if EXPLORE && self.trusts_library() { visible!(0, Reason::Call); }
                        save!();
                        follow!(self.invoke_handle(thread, method, fp_at, site, resolved.method)?)
                    }
                    if resolved.kind == rjpf_classes::code::CallKind::Static {
                        if !self.is_initialized(thread, resolved.method.class) { visible!(0, Reason::Initialize); tried!(Err(Exit::Initialize(resolved.method.class))); }
                        invoke!(resolved.method, site, d)
                    }
                    let receiver = r!(site.args[0]);
                    if receiver == 0 { raise!(NULL); }
                    let target = tried!(self.select_target(resolved, receiver));
                    invoke!(target, site, d)
                }
                Op::InvokeHandle { k, .. } => {
                    // Handles lead anywhere.
                    if EXPLORE && self.trusts_library() { visible!(0, Reason::Call); }
                    save!();
                    let site = &code.calls[k as usize];
                    let resolved = unsafe { site.resolved.get().unwrap_unchecked() }.method;
                    follow!(self.invoke_handle(thread, method, fp_at, site, resolved)?)
                }
                Op::InvokeDynamic { k, .. } => {
                    let site = &code.calls[k as usize];
                    if let Some(linked) = site.resolved.get() {
                        if !self.is_initialized(thread, linked.method.class) { tried!(Err(Exit::Initialize(linked.method.class))); }
                        invoke!(linked.method, site, d)
                    }
                    save!();
                    follow!(self.invoke_dynamic(thread, method, fp_at, site)?)
                }
                Op::Return => leave!(Value::Void),
                Op::Return1 { s } | Op::ReturnA { s } => leave!(Value::Word(r!(s))),
                Op::Return2 { s } => leave!(Value::Wide(r2!(s))),

                Op::New { d, k } => {
                    let reference = &code.classes[k as usize];
                    let class = match reference.resolved.get() {
                        Some(class) => *class,
                        None => tried!(self.resolve_ref(method.class, reference)),
                    };
                    if word!(class.statics) != InitState::Initialized as u32 && !self.is_initialized(thread, class) {
                        visible!(0, Reason::Initialize);
                        tried!(Err(Exit::Initialize(class)));
                    }
                    if class.access & 0x0600 != 0 { tried!(Err(instantiation(class))); }
                    safepoint!();
                    set!(d, allocated!(self.pages.memory.new_object(class)));
                    seen!(tell_allocated(thread, r!(d)));
                    next!();
                }
                Op::NewArray { d, n, k } => {
                    safepoint!();
                    let array = tried!(roomy!(self.new_primitive_array(k, r!(n) as i32)));
                    set!(d, array);
                    seen!(tell_allocated(thread, array));
                    next!();
                }
                Op::ANewArray { d, n, k } => {
                    let class = tried!(self.resolve_ref(method.class, &code.classes[k as usize]));
                    safepoint!();
                    let array = tried!(roomy!(self.new_reference_array(class, r!(n) as i32)));
                    set!(d, array);
                    seen!(tell_allocated(thread, array));
                    next!();
                }
                Op::MultiNewArray { d, k } => {
                    let site = &code.arrays[k as usize];
                    let class = tried!(self.resolve_ref(method.class, &code.classes[site.class as usize]));
                    safepoint!();
                    let sizes: Vec<i32> = site.dimensions.iter().map(|&s| r!(s) as i32).collect();
                    let array = tried!(roomy!(self.new_multi_array(class, &sizes)));
                    set!(d, array);
                    seen!(tell_allocated(thread, array));
                    next!();
                }
                Op::CheckCast { s, k } => {
                    let value = r!(s);
                    if value != 0 {
                        let reference = &code.classes[k as usize];
                        let class = match reference.resolved.get() {
                            Some(class) => *class,
                            None => tried!(self.resolve_ref(method.class, reference)),
                        };
                        let id = self.pages.memory.class_id(value);
                        if id != class.id && !registry.class(id).is_subclass_of(class) {
                            tried!(Err(self.class_cast(thread, value, class)));
                        }
                    }
                    next!();
                }
                Op::InstanceOf { d, s, k } => {
                    let value = r!(s);
                    let mut is = false;
                    if value != 0 {
                        let reference = &code.classes[k as usize];
                        let class = match reference.resolved.get() {
                            Some(class) => *class,
                            None => tried!(self.resolve_ref(method.class, reference)),
                        };
                        let id = self.pages.memory.class_id(value);
                        is = id == class.id || registry.class(id).is_subclass_of(class);
                    }
                    set!(d, u32::from(is));
                    next!();
                }
                Op::MonitorEnter { s } => {
                    let object = object!(s);
                    visible!(object, Reason::Lock);
                    if !self.try_enter(thread, object) {
                        hold!();
                        save!();
                        self.block_thread(thread, Status::Blocked, object, NO_DEADLINE);
                        return Ok(Pause::Blocked);
                    }
                    next!();
                }
                Op::MonitorExit { s } => {
                    let object = object!(s);
                    if !self.try_exit(thread, object) {
                        raise!(("java/lang/IllegalMonitorStateException", Some("current thread is not owner")));
                    }
                    next!();
                }
                Op::Throw { s } => {
                    let exception: Ref = object!(s);
                    save!();
                    throw!(exception)
                }
            }
        }
    }
}

/// `new` of an abstract class or interface.
fn instantiation(class: &Class) -> Exit {
    Exit::ThrowNew { class: "java/lang/InstantiationError", message: Some(class.name.dotted()) }
}
