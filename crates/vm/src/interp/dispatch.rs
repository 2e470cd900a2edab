//! The loop over ops.
//!
//! What an op does is in `ops`; here is when it runs: the checks before it, where a thread pauses,
//! who is told, and where it goes on. The loop keeps frame pointer, code and op index in locals and
//! writes them back (`save!`) before anything that can look at the frame: calls, throws, allocation,
//! pauses. Registers are written through a raw pointer; the invariant is that the pages of the
//! current frame are marked dirty while it is current (`go_on` and compiled code mark them; calls and
//! returns mark what is not in the stretch of the stack that the loop knows to be marked).

use std::ops::Range;

use rjpf_classes::code::{CallKind, CallSite, Code, Op};
use rjpf_classes::{BaseType, Class, ClassId, Method, scalar_ops};
use rjpf_compile::Compiled;
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::{NO_DEADLINE, Status, word};
use rjpf_state::{Ref, ThreadId, global};

use super::{Pause, Reason};
use crate::compiled::{Stay, scatter};
use crate::events::Event;
use crate::init::InitState;
use crate::invoke::{STACK_RESERVE, Step, stack_overflow};
use crate::ops::{array, compare, convert, double, field, float, int, long};
use crate::peer::{Exit, Value, out_of_memory};
use crate::seam::{Loaded, Top};
use crate::throw::Unwound;
use crate::transition::Why;
use crate::visible::{Access, At};
use crate::{Stop, Vm};

const DIVISION_BY_ZERO: (&str, Option<&str>) = ("java/lang/ArithmeticException", Some("/ by zero"));
const NULL: (&str, Option<&str>) = ("java/lang/NullPointerException", None);
const NOT_OWNER: (&str, Option<&str>) = ("java/lang/IllegalMonitorStateException", Some("current thread is not owner"));
const RET_TO_NOWHERE: (&str, Option<&str>) = ("java/lang/VerifyError", Some("ret to nowhere"));

/// An op that goes on in another frame.
enum Transfer {
    Call(&'static Method, &'static CallSite),
    Return(Value),
}

impl Vm {
    /// Runs the frame on top, and those that it calls. With `EXPLORE`, it pauses before ops that other
    /// threads could notice; with `OBSERVE`, it tells the observer what happens (`events.rs`).
    #[allow(clippy::cognitive_complexity, reason = "the dispatch match")]
    #[rustfmt::skip]
    pub(super) fn interpret<const EXPLORE: bool, const OBSERVE: bool>(&mut self, thread: ThreadId, mut reserve: i32) -> Result<Pause, Stop> {
        let base = self.pages.memory.registers(0);
        let registry = self.registry;
        let stack_limit = thread.stack_end() - STACK_RESERVE;
        let mut fuel = self.refuel(&mut reserve)?;
        let compiles = !OBSERVE && self.runs_compiled();
        let looked_for = self.looked_for();
        // Compiled code has left, perhaps to call a method that has none.
        let mut left = false;
        let Loaded { fp: mut fp_at, mut method, mut code, pc: start } = match self.go_on(thread)? {
            Top::Frame(loaded) => loaded,
            Top::Pause(pause) => return Ok(pause),
        };
        // The op that runs, by its address: the loop has no register to spare for the ops of the method.
        let mut ip: *const Op = &raw const code.ops[start as usize];
        let mut cover = if EXPLORE { self.pages.memory.get(fp_at - frame::COVER) } else { 0 };
        // The stretch of the stack whose pages are known to be marked: marks stay until the thread pauses, and frames touch.
        let mut marked = span(fp_at, code);
        // Raw accesses: `base` points to a reservation of 2^32 words and some slack (`Memory`). Register
        // indices come from the decoder, which keeps them inside the frame; frames lie inside their
        // thread's stack (`push_frame`), headers before them. Code of the program is verified and code of
        // the JDK is taken to be well-typed, so a register that is used as a reference holds one, an index
        // was checked against the length of an array of that element type, and words of a header are what
        // calls wrote there.
        // SAFETY: `fp_at` is a word address.
        let mut fp = unsafe { base.add(fp_at as usize) };

        // Operands and results by their kinds in the table of scalar ops.
        macro_rules! word { ($register:expr) => {
            // SAFETY: a register of the running frame, see above.
            unsafe { *fp.add($register as usize) }
        } }
        macro_rules! wide { ($register:expr) => {
            // SAFETY: a register of the running frame, see above.
            unsafe { fp.add($register as usize).cast::<u64>().read_unaligned() }
        } }
        macro_rules! reference { ($register:expr) => { word!($register) } }
        macro_rules! constant { ($value:expr) => { i32::from($value) as u32 } }
        macro_rules! set {
            (word $register:expr, $value:expr) => {{
                let value = $value;
                // SAFETY: a register of the running frame, see above.
                unsafe { *fp.add($register as usize) = value }
            }};
            (wide $register:expr, $value:expr) => {{
                let value = $value;
                // SAFETY: a register of the running frame, see above.
                unsafe { fp.add($register as usize).cast::<u64>().write_unaligned(value) }
            }};
            (value $register:expr, $value:expr) => {
                match $value {
                    Value::Void => {}
                    Value::Word(value) => set!(word $register, value),
                    Value::Wide(value) => set!(wide $register, value),
                }
            };
        }
        macro_rules! value { ($register:expr, $kind:expr) => {
            if $kind.is_wide() { Value::Wide(wide!($register)) } else { Value::Word(word!($register)) }
        } }
        macro_rules! memory { ($at:expr) => { self.pages.memory.get($at) } }

        // The outer loop begins anew where compiled code can be entered, the inner one runs ops.
        'frames: loop {
        // Where it goes on.
        macro_rules! pc { () => {
            // SAFETY: `ip` points to an op of `code`.
            unsafe { ip.offset_from_unsigned(code.ops.as_ptr()) }
        } }
        macro_rules! go_to { ($pc:expr) => {
            // SAFETY: the decoder's jumps, and what a frame rests at, are ops of the method.
            ip = unsafe { code.ops.as_ptr().add($pc) }
        } }
        macro_rules! next { () => {{
            // SAFETY: the decoder ends every block with a jump, a return or a fall into the next.
            ip = unsafe { ip.add(1) };
            continue;
        }} }
        macro_rules! save { () => {{
            let pc = pc!() as u32;
            // SAFETY: the header lies before the registers.
            unsafe { *fp.sub(frame::PC as usize) = pc }
        }} }
        macro_rules! take { ($loaded:expr) => {{
            let loaded: Loaded = $loaded;
            (fp_at, method, code) = (loaded.fp, loaded.method, loaded.code);
            go_to!(loaded.pc as usize);
            // SAFETY: `fp_at` is a word address.
            fp = unsafe { base.add(fp_at as usize) };
            if EXPLORE { cover = memory!(fp_at - frame::COVER); }
        }} }
        macro_rules! reload { () => {{
            match self.go_on(thread)? {
                Top::Frame(loaded) => { take!(loaded); marked = span(fp_at, code); }
                Top::Pause(pause) => return Ok(pause),
            }
            continue 'frames;
        }} }
        // Pays for what may go on for ever; false if there is nothing left to pay with.
        macro_rules! burned { () => {{
            if EXPLORE { self.fresh = (0, 0); }
            fuel -= 1;
            if fuel <= 0 { fuel = self.refuel(&mut reserve)?; }
            fuel > 0
        }} }
        macro_rules! throw { ($exception:expr) => {{
            match self.unwind(thread, $exception)? {
                // A handler may stand before what threw, or be its own: that is a jump backward too.
                Unwound::Caught => { if !burned!() { return Ok(Pause::OutOfFuel); } reload!() }
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
        macro_rules! leave_by { ($exit:expr) => {{ save!(); let exit = $exit; follow!(self.exit_step(thread, exit)?) }} }
        macro_rules! raise { ($what:expr) => {{
            let (class, message): (&'static str, Option<&str>) = $what;
            leave_by!(Exit::ThrowNew { class, message: message.map(str::to_string) })
        }} }
        macro_rules! tried { ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(exit) => leave_by!(exit),
            }
        } }
        macro_rules! burn { () => { if !burned!() { save!(); return Ok(Pause::OutOfFuel); } } }
        // After a jump backward compiled code can be entered.
        macro_rules! jump_back { () => {{
            burn!();
            if compiles { continue 'frames; }
        }} }
        // Jumps to an op, and by an offset.
        macro_rules! t { ($target:expr) => {{
            let from = ip;
            go_to!($target as usize);
            if ip <= from { jump_back!(); }
            continue;
        }} }
        macro_rules! o { ($offset:expr) => {{
            let offset = $offset as isize;
            // SAFETY: a jump of the decoder leads to an op of the same method.
            ip = unsafe { ip.offset(offset) };
            if offset <= 0 { jump_back!(); }
            continue;
        }} }

        // What is promised, tested: `promise.rs`.
        macro_rules! expect { ($($promise:tt)+) => { #[cfg(feature = "promises")] self.$($promise)+; } }
        // Who is told.
        macro_rules! seen { ($($told:tt)+) => { if OBSERVE { self.$($told)+; } } }
        // The op does not run yet: the thread comes back to it.
        macro_rules! hold { () => { if OBSERVE { self.withdraw_op(); } } }
        // The outcome of a condition that decides a jump.
        macro_rules! on { ($condition:expr) => {{ let taken = $condition; seen!(tell_branch(thread, taken)); taken }} }
        macro_rules! got { ($object:expr, $value:expr) => { seen!(tell_field(thread, code, pc!(), false, $object, $value)) } }
        macro_rules! puts { ($object:expr, $value:expr) => { seen!(tell_field(thread, code, pc!(), true, $object, $value)) } }
        macro_rules! loads { ($array:expr, $i:expr, $value:expr) => { seen!(tell_element(thread, false, $array, $i, $value)) } }
        macro_rules! stores { ($array:expr, $i:expr, $value:expr) => { seen!(tell_element(thread, true, $array, $i, $value)) } }

        // Where it pauses: before an op that another thread could notice, unless it was paused here before.
        macro_rules! at { () => { At { thread, fp: fp_at, pc: pc!() as u32, cover } } }
        macro_rules! pause { ($reason:expr) => {{ hold!(); save!(); return Ok(Pause::Visible($reason)); }} }
        macro_rules! block { ($object:expr, $pause:expr) => {{
            hold!();
            save!();
            self.block_thread(thread, Status::Blocked, $object, NO_DEADLINE);
            return Ok($pause);
        }} }
        // Pauses, or goes on and tells the step, unless the thread has paused here and told it then.
        macro_rules! accesses { ($object:expr, $pauses:expr, $told:expr) => {
            if EXPLORE {
                let known = OBSERVE && self.fresh == (fp_at, pc!() as u32);
                if self.is_asked_about(thread, $object) && { save!(); $pauses } { pause!(Reason::Access) }
                if OBSERVE && !known && cover == 0 && self.is_told_by(thread, method) && self.is_noticeable($object) && $told { save!(); self.tell_step(thread, Why::Visible(Reason::Access)); }
            }
        } }
        macro_rules! reads { ($object:expr) => { accesses!($object, self.pauses_at_field(at!(), code, $object, Access::Read), self.is_told_field(code, pc!() as u32)) } }
        macro_rules! writes { ($object:expr, $value:expr) => { accesses!($object, self.pauses_at_field(at!(), code, $object, Access::Store($value)), self.is_told_field(code, pc!() as u32)) } }
        // A reference stored where other threads can reach it makes what it leads to shared.
        macro_rules! stored { ($holder:expr, $value:expr) => {
            if EXPLORE { self.publish_into($holder, $value); }
        } }
        macro_rules! stored_static { ($value:expr) => {
            if EXPLORE { self.publish_static(thread, code.field_at(pc!() as u32), $value); }
        } }

        // What must hold before an op runs.
        macro_rules! object { ($o:expr) => {{
            let object = word!($o);
            if object == 0 { raise!(NULL); }
            object
        }} }
        macro_rules! element { ($a:expr, $i:expr, $access:expr) => {{
            let (array, index) = (object!($a), word!($i));
            if index >= memory!(array + 2) {
                save!();
                follow!(self.out_of_bounds(thread, array, index)?)
            }
            expect!(expect_element(array, index));
            accesses!(array, self.pauses_at_element(at!(), method, array, index, $access), true);
            (array, index)
        }} }
        macro_rules! initialized { ($class:expr) => {{
            let class: &'static Class = $class;
            if memory!(class.statics) != InitState::Initialized as u32 && { save!(); !self.is_initialized(thread, class) } {
                if EXPLORE && self.pauses_at_initialization(at!(), class) { pause!(Reason::Initialize) }
                leave_by!(Exit::Initialize(class));
            }
            if EXPLORE { self.order_by_class(thread, class); }
        }} }
        macro_rules! class { ($k:expr) => {{
            let reference = &code.classes[$k as usize];
            match reference.resolved.get() {
                Some(class) => *class,
                None => tried!(self.resolve_ref(method.class, reference)),
            }
        }} }
        macro_rules! field { ($k:expr) => { tried!(self.resolve_field(method.class, &code.fields[$k as usize])) } }
        macro_rules! resolved { ($site:expr) => {
            // SAFETY: the decoder emits the op only for a site it has resolved.
            *unsafe { $site.resolved.get().unwrap_unchecked() }
        } }
        // Collects garbage if it is time to.
        macro_rules! safepoint { () => {
            if memory!(global::HEAP_TOP) >= memory!(global::COLLECT_AT) {
                save!();
                tried!(self.collect_garbage());
            }
        } }
        // A new array. One that does not fit may fit once the garbage is gone.
        macro_rules! made { ($d:expr, $made:expr) => {{
            let array = match $made {
                Err(exit) if exit.is_out_of_memory() => { save!(); tried!(self.collect_now()); tried!($made) }
                made => tried!(made),
            };
            set!(word $d, array);
            seen!(tell_allocated(thread, array));
            next!();
        }} }

        macro_rules! dispatch { (
            ($op:expr)
            pure { $($pure:ident = $pd:ident::$pf:ident($($px:ident: $pk:ident),+) -> $pr:ident;)+ }
            divide { $($divide:ident = $dd:ident::$df:ident($($dx:ident: $dk:ident),+) -> $dr:ident;)+ }
            branch { $($branch:ident = $bd:ident::$bf:ident($($bx:ident: $bk:ident),+) $to:ident;)+ }
            rest { $($rest:tt)* }
        ) => {
            match $op {
                $(Op::$pure { d, $($px),+ } => { set!($pr d, $pd::$pf($($pk!($px)),+)); next!(); })+
                $(Op::$divide { d, $($dx),+ } => match $dd::$df($($dk!($dx)),+) {
                    Some(result) => { set!($dr d, result); next!(); }
                    None => raise!(DIVISION_BY_ZERO),
                })+
                $(Op::$branch { $($bx,)+ $to } => { if on!($bd::$bf($($bk!($bx)),+)) { $to!($to) } next!(); })+
                $($rest)*
            }
        } }
        let transfer = 'transfer: {
            if compiles && (!EXPLORE || self.fresh == (0, 0)) {
                if (left || scatter(fuel) <= looked_for) && Compiled::of(method, EXPLORE).is_none() { self.warm(method, code, EXPLORE); }
                left = false;
                if let Some(compiled) = Compiled::of(method, EXPLORE) && let Some(entry) = compiled.entry(pc!() as u32) {
                    match self.run_compiled(compiled, thread, fp_at, entry, &mut fuel, &mut reserve) {
                        Stay::Returned(value) if code.lock_register.is_some() => follow!(self.leave_unlocked(thread, Value::of(method.ret, value))),
                        Stay::Returned(value) => break 'transfer Transfer::Return(Value::of(method.ret, value)),
                        Stay::OutOfFuel => {
                            fuel = self.refuel(&mut reserve)?;
                            if fuel <= 0 { return Ok(Pause::OutOfFuel); }
                            reload!()
                        }
                        Stay::Left(fp) => { take!(self.java_frame(fp)?); marked = span(fp_at, code); left = true; self.regret(method, code, pc!() as u32, EXPLORE); }
                        Stay::LeftNative(exit) => follow!(self.peer_exit(thread, exit)?),
                    }
                }
            }
            loop {
                expect!(expect_op(thread, &Loaded { fp: fp_at, method, code, pc: pc!() as u32 }));
                // SAFETY: an op of the method, see above.
                let op = unsafe { *ip };
                if OBSERVE { save!(); self.announce_op(thread, method, code, pc!()); }
                break 'transfer scalar_ops!(dispatch! { (op)
                    Op::Nop => next!(),
                    Op::Move { d, s } => { set!(word d, word!(s)); next!(); }
                    Op::Move2 { d, s } => { set!(wide d, wide!(s)); next!(); }
                    Op::Const { d, v } => { set!(word d, v as u32); next!(); }
                    Op::Const2 { d, k } => { set!(wide d, code.wides[k as usize]); next!(); }
                    Op::LoadString { d, addr } => { set!(word d, self.literal(addr)); next!(); }
                    Op::LoadClass { d, k } => { let class = class!(k); set!(word d, self.mirror(class)); next!(); }
                    Op::LoadDynamic { d, k } => { set!(value d, tried!(self.load_dynamic(method, code.dynamics[k as usize].pool_index))); next!(); }

                    Op::Goto { t } => t!(t),
                    Op::Switch { a, k } => {
                        let (switch, key) = (&code.switches[k as usize], word!(a) as i32);
                        seen!(tell_switch(thread, switch, key));
                        t!(switch.target(key))
                    }
                    Op::Ret { a } => { let Some(target) = code.op_at(word!(a)) else { raise!(RET_TO_NOWHERE) }; t!(target) }

                    Op::ALoadI { d, a, i } | Op::ALoadA { d, a, i } => { let (a, i) = element!(a, i, Access::Read); set!(word d, array::load_word(&self.pages.memory, a, i)); loads!(a, i, Value::Word(word!(d))); next!(); }
                    Op::ALoadL { d, a, i } => { let (a, i) = element!(a, i, Access::Read); set!(wide d, array::load_wide(&self.pages.memory, a, i)); loads!(a, i, Value::Wide(wide!(d))); next!(); }
                    Op::ALoadB { d, a, i } => { let (a, i) = element!(a, i, Access::Read); set!(word d, array::load_byte(&self.pages.memory, a, i)); loads!(a, i, Value::Word(word!(d))); next!(); }
                    Op::ALoadC { d, a, i } => { let (a, i) = element!(a, i, Access::Read); set!(word d, array::load_char(&self.pages.memory, a, i)); loads!(a, i, Value::Word(word!(d))); next!(); }
                    Op::ALoadS { d, a, i } => { let (a, i) = element!(a, i, Access::Read); set!(word d, array::load_short(&self.pages.memory, a, i)); loads!(a, i, Value::Word(word!(d))); next!(); }
                    Op::AStoreI { a, i, s } => { let (a, i) = element!(a, i, Access::Store(Value::Word(word!(s)))); stores!(a, i, Value::Word(word!(s))); array::store_word(&mut self.pages.memory, a, i, word!(s)); next!(); }
                    Op::AStoreL { a, i, s } => { let (a, i) = element!(a, i, Access::Store(Value::Wide(wide!(s)))); stores!(a, i, Value::Wide(wide!(s))); array::store_wide(&mut self.pages.memory, a, i, wide!(s)); next!(); }
                    Op::AStoreS { a, i, s } => { let (a, i) = element!(a, i, Access::Write); stores!(a, i, Value::Word(word!(s))); array::store_short(&mut self.pages.memory, a, i, word!(s)); next!(); }
                    Op::AStoreB { a, i, s } => {
                        let (a, i) = element!(a, i, Access::Write);
                        let value = array::narrow(&self.pages.memory, self.boolean_array, a, word!(s));
                        stores!(a, i, Value::Word(i32::from(value as i8) as u32));
                        array::store_byte(&mut self.pages.memory, a, i, value);
                        next!();
                    }
                    Op::AStoreA { a, i, s } => {
                        let (a, i) = element!(a, i, Access::Store(Value::Word(word!(s))));
                        let value = word!(s);
                        if value != 0 && !self.element_fits(a, value) {
                            save!();
                            follow!(self.array_store_error(thread, value)?)
                        }
                        stores!(a, i, Value::Word(value));
                        stored!(a, value);
                        array::store_word(&mut self.pages.memory, a, i, value);
                        next!();
                    }
                    Op::ArrayLength { d, a } => { let array = object!(a); set!(word d, memory!(array + 2)); next!(); }

                    Op::GetField { d, o, f } | Op::GetFieldA { d, o, f } => { let o = object!(o); reads!(o); set!(word d, memory!(o + u32::from(f))); got!(o, Value::Word(word!(d))); next!(); }
                    Op::GetField2 { d, o, f } => { let o = object!(o); reads!(o); set!(wide d, self.pages.memory.get2(o + u32::from(f))); got!(o, Value::Wide(wide!(d))); next!(); }
                    Op::PutField { o, s, f } => { let o = object!(o); writes!(o, Value::Word(word!(s))); puts!(o, Value::Word(word!(s))); self.pages.memory.set(o + u32::from(f), word!(s)); next!(); }
                    Op::PutFieldA { o, s, f } => { let o = object!(o); writes!(o, Value::Word(word!(s))); puts!(o, Value::Word(word!(s))); stored!(o, word!(s)); self.pages.memory.set(o + u32::from(f), word!(s)); next!(); }
                    Op::PutField2 { o, s, f } => { let o = object!(o); writes!(o, Value::Wide(wide!(s))); puts!(o, Value::Wide(wide!(s))); self.pages.memory.set2(o + u32::from(f), wide!(s)); next!(); }
                    Op::GetStatic { d, addr } | Op::GetStaticA { d, addr } => { reads!(0); set!(word d, memory!(addr)); got!(0, Value::Word(word!(d))); next!(); }
                    Op::GetStatic2 { d, addr } => { reads!(0); set!(wide d, self.pages.memory.get2(addr)); got!(0, Value::Wide(wide!(d))); next!(); }
                    Op::PutStatic { s, addr } => { writes!(0, Value::Word(word!(s))); puts!(0, Value::Word(word!(s))); self.pages.memory.set(addr, word!(s)); next!(); }
                    Op::PutStaticA { s, addr } => { writes!(0, Value::Word(word!(s))); puts!(0, Value::Word(word!(s))); stored_static!(word!(s)); self.pages.memory.set(addr, word!(s)); next!(); }
                    Op::PutStatic2 { s, addr } => { writes!(0, Value::Wide(wide!(s))); puts!(0, Value::Wide(wide!(s))); self.pages.memory.set2(addr, wide!(s)); next!(); }
                    // What cannot be resolved is found before null is.
                    Op::GetFieldLazy { d, o, k } => {
                        let field = field!(k);
                        let object = object!(o);
                        expect!(expect_field(object, field));
                        reads!(object);
                        let value = field::get(&self.pages.memory, object + field.offset, field.kind);
                        set!(value d, value);
                        got!(object, value);
                        next!();
                    }
                    Op::PutFieldLazy { o, s, k } => {
                        let field = field!(k);
                        tried!(self.check_final_write(method, field));
                        let object = object!(o);
                        expect!(expect_field(object, field));
                        let value = value!(s, field.kind);
                        writes!(object, value);
                        puts!(object, value);
                        if field.kind == BaseType::Ref { stored!(object, value.word()); }
                        field::put(&mut self.pages.memory, object + field.offset, value);
                        next!();
                    }
                    Op::GetStaticLazy { d, k } => {
                        let field = field!(k);
                        initialized!(registry.class(field.class));
                        reads!(0);
                        let value = field::get(&self.pages.memory, field.offset, field.kind);
                        set!(value d, value);
                        got!(0, value);
                        next!();
                    }
                    Op::PutStaticLazy { s, k } => {
                        let field = field!(k);
                        tried!(self.check_final_write(method, field));
                        initialized!(registry.class(field.class));
                        let value = value!(s, field.kind);
                        writes!(0, value);
                        puts!(0, value);
                        if field.kind == BaseType::Ref { stored_static!(value.word()); }
                        field::put(&mut self.pages.memory, field.offset, value);
                        next!();
                    }
                    Op::InitClass { class } => {
                        initialized!(registry.class(ClassId(class)));
                        // Who paused here has paused before the access: the two are one position.
                        if EXPLORE && self.fresh == (fp_at, pc!() as u32) { self.fresh = (fp_at, pc!() as u32 + 1); }
                        next!();
                    }

                    Op::InvokeStatic { k, .. } => {
                        let site = &code.calls[k as usize];
                        let target = resolved!(site).method;
                        initialized!(target.class);
                        Transfer::Call(target, site)
                    }
                    Op::InvokeSpecial { k, .. } => {
                        let site = &code.calls[k as usize];
                        object!(site.args[0]);
                        Transfer::Call(resolved!(site).method, site)
                    }
                    Op::InvokeVirtual { k, .. } => {
                        let site = &code.calls[k as usize];
                        let receiver = object!(site.args[0]);
                        let class = registry.class(self.pages.memory.class_id(receiver));
                        Transfer::Call(class.vtable()[resolved!(site).method.vtable_index as usize], site)
                    }
                    Op::InvokeInterface { k, .. } => {
                        let site = &code.calls[k as usize];
                        let receiver = object!(site.args[0]);
                        let resolved = resolved!(site);
                        let class = registry.class(self.pages.memory.class_id(receiver));
                        match class.interface_target(resolved.method.id) {
                            Some(target) => Transfer::Call(target, site),
                            None => Transfer::Call(tried!(self.select_target(resolved, site.kind, receiver)), site),
                        }
                    }
                    Op::InvokeLazy { k, .. } => {
                        let site = &code.calls[k as usize];
                        let resolved = tried!(self.resolve_call(method.class, site));
                        match resolved.kind {
                            CallKind::Handle => { save!(); follow!(self.invoke_handle(thread, method, fp_at, site, resolved.method)?) }
                            CallKind::Static => { initialized!(resolved.method.class); Transfer::Call(resolved.method, site) }
                            _ => { let receiver = object!(site.args[0]); Transfer::Call(tried!(self.select_target(resolved, site.kind, receiver)), site) }
                        }
                    }
                    Op::InvokeHandle { k, .. } => {
                        save!();
                        let site = &code.calls[k as usize];
                        follow!(self.invoke_handle(thread, method, fp_at, site, resolved!(site).method)?)
                    }
                    Op::InvokeDynamic { k, .. } => {
                        let site = &code.calls[k as usize];
                        let Some(linked) = site.resolved.get() else {
                            save!();
                            follow!(self.invoke_dynamic(thread, method, fp_at, site)?)
                        };
                        if !self.is_initialized(thread, linked.method.class) { leave_by!(Exit::Initialize(linked.method.class)); }
                        Transfer::Call(linked.method, site)
                    }
                    Op::Return => Transfer::Return(Value::Void),
                    Op::Return1 { s } | Op::ReturnA { s } => Transfer::Return(Value::Word(word!(s))),
                    Op::Return2 { s } => Transfer::Return(Value::Wide(wide!(s))),

                    Op::New { d, k } => {
                        let class = class!(k);
                        if let Some(exit) = not_for_new(class) { leave_by!(exit); }
                        initialized!(class);
                        safepoint!();
                        let Some(object) = self.pages.memory.new_object(class) else { leave_by!(out_of_memory()) };
                        set!(word d, object);
                        seen!(tell_allocated(thread, object));
                        next!();
                    }
                    Op::NewArray { d, n, k } => { safepoint!(); made!(d, self.new_primitive_array(k, word!(n) as i32)) }
                    Op::ANewArray { d, n, k } => { let class = class!(k); safepoint!(); made!(d, self.new_reference_array(class, word!(n) as i32)) }
                    Op::MultiNewArray { d, k } => {
                        let site = &code.arrays[k as usize];
                        let class = class!(site.class);
                        safepoint!();
                        let sizes: Vec<i32> = site.dimensions.iter().map(|&s| word!(s) as i32).collect();
                        made!(d, self.new_multi_array(class, &sizes))
                    }
                    Op::CheckCast { s, k } => {
                        let object = word!(s);
                        if object != 0 {
                            let class = class!(k);
                            if !self.is_instance(object, class) { leave_by!(self.class_cast(thread, object, class)); }
                        }
                        next!();
                    }
                    Op::InstanceOf { d, s, k } => {
                        let object = word!(s);
                        set!(word d, u32::from(object != 0 && { let class = class!(k); self.is_instance(object, class) }));
                        next!();
                    }
                    Op::MonitorEnter { s } => {
                        let object = object!(s);
                        if EXPLORE && { save!(); self.pauses_at_lock(at!(), method, object) } { block!(object, Pause::Visible(Reason::Lock)) }
                        if !self.try_enter(thread, method, object) {
                            tried!(self.entered_too_often(thread, object));
                            block!(object, Pause::Blocked)
                        }
                        next!();
                    }
                    Op::MonitorExit { s } => {
                        let object = object!(s);
                        if EXPLORE && self.pauses_before_exit(at!()) { pause!(Reason::Lock) }
                        if !self.try_exit(thread, object) { raise!(NOT_OWNER) }
                        next!();
                    }
                    Op::Throw { s } => {
                        let exception: Ref = object!(s);
                        save!();
                        throw!(exception)
                    }
                });
            }
        };
        match transfer {
            // Enters a body of ops without leaving the loop; `enter` does all others.
            Transfer::Call(target, site) => {
                expect!(expect_call(fp_at, target, &site.args));
                // Whoever is asked below may want to say where this is.
                if EXPLORE { save!(); }
                let console = EXPLORE && std::ptr::eq(target.class, self.known.print_stream) && self.calls_console(thread, target, word!(site.args[0]));
                if console && self.pauses_at_console_call(at!()) { pause!(Reason::Call) }
                if EXPLORE && self.is_start(target) {
                    let known = self.fresh == (fp_at, pc!() as u32);
                    if self.pauses_at_start(at!(), word!(site.args[0])) { pause!(Reason::Call) }
                    if OBSERVE && !known && cover == 0 { save!(); self.tell_step(thread, Why::Visible(Reason::Call)); }
                }
                if EXPLORE && self.shows_threads(target) {
                    let receiver = if target.is_static() { 0 } else { word!(site.args[0]) };
                    if self.pauses_at_sight(at!(), method, target, receiver) { pause!(Reason::Call) }
                }
                if !target.direct {
                    save!();
                    let args = self.collect(fp_at, site);
                    if EXPLORE && target.is_synchronized() {
                        let lock = self.method_lock(target, &args);
                        if self.pauses_at_lock(at!(), target, lock) { block!(lock, Pause::Visible(Reason::Lock)) }
                    }
                    let step = self.enter(thread, target, &args, Return::Value)?;
                    if console && !matches!(step, Step::Pause(_)) { self.cover_console(memory!(thread.at(word::FP))); }
                    follow!(step)
                }
                let callee = match registry.decoded(target) {
                    Some(callee) => callee,
                    None => tried!(self.code_of(target)),
                };
                let new_at = fp_at + u32::from(code.registers) + frame::HEADER;
                let end = new_at + u32::from(callee.registers);
                if end > stack_limit { leave_by!(stack_overflow()) }
                if end > marked.end {
                    self.pages.memory.mark_range(marked.end, end - marked.end);
                    marked.end = end;
                }
                self.open_frame(new_at, target, fp_at, Return::Value);
                save!();
                // SAFETY: the frame was found to fit into the stack above.
                unsafe {
                    let new = base.add(new_at as usize);
                    for (i, &from) in site.args.iter().enumerate() {
                        *new.add(i) = *fp.add(from as usize);
                    }
                    if EXPLORE {
                        self.footprint.enter(target);
                        cover = if console { 1 } else { self.cover_of(thread, target, cover, new_at) };
                        *new.sub(frame::COVER as usize) = cover;
                    }
                    fp = new;
                }
                (fp_at, method, code) = (new_at, target, callee);
                go_to!(0);
                self.pages.memory.set(thread.at(word::FP), fp_at);
                if OBSERVE { save!(); self.tell_entered(thread, Return::Value); }
                burn!();
            }
            // Returns to ops without leaving the loop; `leave` does all other returns.
            Transfer::Return(value) => {
                // SAFETY: the header lies before the registers.
                let returns = unsafe { *fp.sub(frame::RETURN as usize) };
                if code.lock_register.is_some() && EXPLORE && self.pauses_before_exit(at!()) { pause!(Reason::Lock) }
                if returns != Return::Value as u32 || code.lock_register.is_some() {
                    save!();
                    follow!(self.leave(thread, value)?)
                }
                seen!(tell_left(thread, &Event::Return { value }));
                // A frame that returns by value was called by a Java frame.
                // SAFETY: the header lies before the registers.
                take!(self.java_frame(unsafe { *fp.sub(frame::CALLER as usize) })?);
                if fp_at - frame::HEADER < marked.start {
                    let caller = span(fp_at, code);
                    self.pages.memory.mark_range(caller.start, u32::from(code.registers) + frame::HEADER);
                    marked.start = caller.start;
                }
                self.pages.memory.set(thread.at(word::FP), fp_at);
                // SAFETY: an op of the method, see above.
                let called = unsafe { *ip };
                let Some(d) = called.call_result() else {
                    return Err(Stop::Internal(format!("a return to {called:?}")));
                };
                set!(value d, value);
                // SAFETY: a call is not the last op of a method.
                ip = unsafe { ip.add(1) };
            }
        }
        }
    }
}

/// The words of a frame with its header.
#[inline(always)]
fn span(fp: u32, code: &Code) -> Range<u32> {
    fp - frame::HEADER..fp + u32::from(code.registers)
}

/// Why `new` cannot make an instance, which is found out before the class is initialised.
fn not_for_new(class: &Class) -> Option<Exit> {
    let error = match class {
        _ if class.is_abstract() || class.is_interface() => "java/lang/InstantiationError",
        // The machine makes them.
        _ if class.name == "java/lang/Class" => "java/lang/IllegalAccessError",
        _ => return None,
    };
    Some(Exit::ThrowNew { class: error, message: Some(class.name.dotted()) })
}
