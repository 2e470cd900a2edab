//! Calls: which method, with what, and what comes of a peer's way on. How methods are entered: `seam.rs`.

use rjpf_classes::code::{CallKind, CallSite, Target};
use rjpf_classes::{Class, Method};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use crate::interp::{Pause, Reason};
use crate::native::{RESUME_CHOSEN, RESUME_THROWN, RESUME_WOKEN};
use crate::peer::{ChoiceRequest, Exit, Value};
use crate::visible::{At, Visibility};
use crate::{Event, Stop, Vm};

/// What the interpreter does after a slow operation.
pub(crate) enum Step {
    /// The frame on top of the stack changed: take it up from memory.
    Reload,
    Throw(Ref),
    Pause(Pause),
}

/// Words that must stay free above a frame, so that peers and error handling have room.
pub(crate) const STACK_RESERVE: u32 = 512;

/// Where a synchronized native method keeps its monitor: the last saved reference.
pub(crate) fn native_lock_at(fp: u32, method: &Method) -> u32 {
    fp + u32::from(method.arg_words) + frame::NATIVE_REFS + frame::NATIVE_REF_COUNT - 1
}

impl Vm {
    /// The decoded code, or the error that calling the method means.
    pub(crate) fn code_of(&self, method: &'static Method) -> Result<&'static rjpf_classes::code::Code, Exit> {
        if method.is_abstract() {
            return Err(Exit::ThrowNew {
                class: "java/lang/AbstractMethodError",
                message: Some(abstract_call(method)),
            });
        }
        if method.is_native() {
            return Err(Exit::Unsupported(format!("native method {}", method.full_name())));
        }
        self.registry.code(method).map_err(|e| match self.environment.verify {
            // It is well-typed, so this is a limit of the decoder.
            true => Exit::Unsupported(format!("code of {}: {e}", method.full_name())),
            false => {
                Exit::ThrowNew { class: "java/lang/VerifyError", message: Some(format!("{}: {e}", method.full_name())) }
            }
        })
    }

    pub(crate) fn method_lock(&mut self, method: &'static Method, args: &[u32]) -> Ref {
        if method.is_static() { self.mirror(method.class) } else { args[0] }
    }

    pub(crate) fn set_resume(&mut self, thread: ThreadId, kind: u32, value: u64) {
        let memory = &mut self.pages.memory;
        memory.set(thread.at(word::RESUME), kind);
        memory.set(thread.at(word::RESUME) + 1, 0);
        memory.set2(thread.at(word::RESUME_VALUE), value);
    }

    /// The thread may pause before it goes on, so a reference lies where references are looked for.
    pub(crate) fn set_resume_reference(&mut self, thread: ThreadId, kind: u32, object: Ref) {
        self.set_resume(thread, kind, 0);
        self.pages.memory.set(thread.at(word::RESUME) + 1, 1);
        self.pages.memory.set(thread.at(word::RESUME_REF), object);
    }

    /// Carries out a peer's or a slow path's [`Exit`].
    pub(crate) fn exit_step(&mut self, thread: ThreadId, exit: Exit) -> Result<Step, Stop> {
        match exit {
            Exit::Throw(exception) => Ok(Step::Throw(exception)),
            Exit::ThrowNew { class, message } => {
                // A heap is not full because the machine is to stop and a collection was given up.
                self.look_at_brake()?;
                let made = self.new_throwable(class, message.as_deref(), thread);
                Ok(Step::Throw(made.unwrap_or_else(|_| self.pages.memory.get(rjpf_state::global::OUT_OF_MEMORY))))
            }
            Exit::ThrowAgain { error, with_cause } => {
                let again = self.same_error(thread, error, with_cause);
                self.exit_step(thread, again)
            }
            Exit::NotFound(name) => {
                let error = self.class_not_found(thread, name);
                self.exit_step(thread, error.map_or_else(|exit| exit, Exit::Throw))
            }
            Exit::Call { method, args, catch } => {
                let fp = self.pages.memory.get(thread.at(word::FP));
                let returns = match (self.frame_at(fp).is_native(), catch) {
                    // An op that needs Java code to run first is simply executed again.
                    (false, _) => Return::Retry,
                    (true, true) => Return::PeerCatch,
                    (true, false) => Return::Peer,
                };
                self.enter_from_peer(thread, method, &args, returns)
            }
            Exit::TailCall { method, args } => {
                let fp = self.pages.memory.get(thread.at(word::FP));
                let view = self.frame_at(fp);
                if !self.events.is_empty() {
                    self.tell_left(thread, &Event::Return { value: Value::Void });
                }
                self.release_method_lock(thread, &view);
                self.pages.memory.set(thread.at(word::FP), view.caller);
                self.enter_from_peer(thread, method, &args, view.returns)
            }
            Exit::Initialize(class) => {
                let mirror = self.mirror(class);
                let method = self.machine_method("initialize");
                self.enter(thread, method, &[mirror], Return::Retry)
            }
            Exit::Block { status, object, deadline } => {
                self.set_resume(thread, RESUME_WOKEN, 0);
                self.block_thread(thread, status, object, deadline);
                Ok(Step::Pause(Pause::Blocked))
            }
            Exit::Yield => {
                self.set_resume(thread, RESUME_WOKEN, 0);
                Ok(Step::Pause(Pause::Yielded))
            }
            Exit::Pause => {
                self.set_resume(thread, RESUME_WOKEN, 0);
                Ok(Step::Pause(Pause::Visible(Reason::Lock)))
            }
            Exit::Choose(request) => {
                self.set_resume(thread, RESUME_CHOSEN, 0);
                Ok(Step::Pause(Pause::Choice(request)))
            }
            Exit::Uncaught(exception) => {
                self.set_resume_reference(thread, RESUME_THROWN, exception);
                Ok(Step::Pause(Pause::Uncaught(exception)))
            }
            Exit::Ignore => Ok(Step::Pause(Pause::Ignored)),
            Exit::Halt(code) => {
                self.halt(code);
                Ok(Step::Pause(Pause::Exited))
            }
            Exit::Halted(cause) => Err(Stop::Halted(cause)),
            Exit::Unsupported(what) => Err(self.unsupported(thread, what)),
        }
    }

    /// A peer's call. A callee that cannot be entered has thrown as far as the peer is concerned.
    fn enter_from_peer(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        let peer = self.pages.memory.get(thread.at(word::FP));
        let step = self.enter_callee(thread, method, args, returns)?;
        match step {
            Step::Throw(exception)
                if returns == Return::PeerCatch && self.pages.memory.get(thread.at(word::FP)) == peer =>
            {
                self.set_resume_reference(thread, RESUME_THROWN, exception);
                Ok(Step::Reload)
            }
            other => Ok(other),
        }
    }

    /// Virtual methods are the peer's business, class initialisation is ours.
    fn enter_callee(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        if method.is_static() && !method.is_class_initializer() && !self.is_initialized(thread, method.class) {
            // Code that is not verified may not even be decoded.
            if method.class.loader.is_builtin()
                && let Err(exit) = self.link_class(method.class)
            {
                return self.exit_step(thread, exit);
            }
            // Initialise, then come back here through a small frame that repeats the call.
            return self.enter_initializing(thread, method, args, returns);
        }
        if method.is_synchronized() && !method.has_peer() {
            return self.enter_locking(thread, method, args, returns);
        }
        self.enter_indirectly(thread, method, args, returns)
    }

    /// Enters a method that is called by a handle or a peer. If it looks at other threads, it pauses in its own frame, which
    /// has run nothing: a peer is not run again from before its call.
    pub(crate) fn enter_indirectly(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        let caller = self.pages.memory.get(thread.at(word::FP));
        let step = self.enter(thread, method, args, returns)?;
        if self.visibility == Visibility::None || !self.shows_threads(method) || !matches!(step, Step::Reload) {
            return Ok(step);
        }
        let fp = self.pages.memory.get(thread.at(word::FP));
        let at = At { thread, fp, pc: 0, cover: self.pages.memory.get(fp - frame::COVER) };
        let receiver = if method.is_static() { 0 } else { args[0] };
        let by = self.frame_at(caller).method;
        Ok(if self.pauses_at_sight(at, by, method, receiver) {
            Step::Pause(Pause::Visible(Reason::Call))
        } else {
            step
        })
    }

    /// A peer is not run again from before its call, so a monitor that is taken is waited for by a
    /// frame on top of the callee's, which has run nothing.
    fn enter_locking(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        let lock = self.method_lock(method, args);
        let fp = match self.push_frame(thread, method, args, returns) {
            Ok(fp) => fp,
            Err(exit) => return self.exit_step(thread, exit),
        };
        if !self.events.is_empty() {
            self.tell_entered(thread, returns);
        }
        self.keep_lock(fp, method, lock);
        let acquire = self.machine_method("acquire");
        self.enter(thread, acquire, &[lock], Return::Retry)
    }

    fn enter_initializing(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        let step = self.enter(thread, method, args, returns)?;
        match step {
            // The frame is in place and has run nothing: initialisation goes on top of it.
            Step::Reload if !method.has_peer() => {
                let mirror = self.mirror(method.class);
                let initialize = self.machine_method("initialize");
                self.enter(thread, initialize, &[mirror], Return::Retry)
            }
            other => Ok(other),
        }
    }

    /// Answers the choice a peer asked for.
    pub fn answer(&mut self, thread: ThreadId, index: u32) {
        self.set_resume(thread, RESUME_CHOSEN, u64::from(index));
    }

    pub fn unsupported(&self, thread: ThreadId, what: String) -> Stop {
        let chain = self.call_chain(thread);
        let top = self.frames(thread).next().map(|f| f.method);
        let peer_file = what
            .strip_prefix("native method ")
            .and_then(|m| m.split('.').next())
            .or(top.map(|m| m.class.name.bytes()).and_then(|b| std::str::from_utf8(b).ok()))
            .map(peer_file);
        Stop::Unsupported { what, chain, peer_file }
    }

    /// Collects the argument words of a call from the caller's registers.
    pub(crate) fn collect(&self, fp: u32, site: &CallSite) -> Vec<u32> {
        site.args.iter().map(|&r| self.pages.memory.get(fp + u32::from(r))).collect()
    }

    /// The method that a resolved call runs on this receiver. `asked`: the kind of call before it was resolved.
    pub(crate) fn select_target(
        &self,
        target: Target,
        asked: CallKind,
        receiver: Ref,
    ) -> Result<&'static Method, Exit> {
        match target.kind {
            CallKind::Static | CallKind::Special | CallKind::Handle => Ok(target.method),
            CallKind::Virtual | CallKind::Interface => {
                let class = self.class_of(receiver);
                if target.kind == CallKind::Interface && !class.is_subclass_of(target.method.class) {
                    return Err(Exit::ThrowNew {
                        class: "java/lang/IncompatibleClassChangeError",
                        message: Some(not_implemented(class, target.method.class)),
                    });
                }
                self.registry.select(class, target.method).ok_or_else(|| self.not_selected(class, target.method, asked))
            }
        }
    }

    fn not_selected(&self, class: &'static Class, method: &'static Method, asked: CallKind) -> Exit {
        if method.class.is_interface()
            && let Some(kept) = self.registry.kept_from_interfaces(class, method)
        {
            let text = rjpf_classes::method_text(kept.class, kept.name, kept.descriptor);
            return Exit::ThrowNew { class: "java/lang/IllegalAccessError", message: Some(text) };
        }
        // Up to then, calls by an interface find that there is nothing, not that there is too much.
        let tells_conflicts = self.registry.jdk.feature >= 22 || asked == CallKind::Virtual;
        match self.registry.conflict(class, method.name, method.descriptor).filter(|_| tells_conflicts) {
            Some(message) => Exit::ThrowNew { class: "java/lang/IncompatibleClassChangeError", message: Some(message) },
            None => {
                Exit::ThrowNew { class: "java/lang/AbstractMethodError", message: Some(missing_method(class, method)) }
            }
        }
    }

    /// The error, and its words, of a reflective call of a method that has no implementation for objects of this class. From JDK 18 on
    /// such calls are made by method handles, whose stubs have other words, or none.
    pub fn missing_implementation(
        &self,
        class: &'static Class,
        method: &'static Method,
    ) -> (&'static str, Option<String>) {
        const ABSTRACT: &str = "java/lang/AbstractMethodError";
        let by_handle = self.registry.jdk.feature >= 18;
        let asked = if by_handle && method.class.is_interface() { CallKind::Interface } else { CallKind::Virtual };
        match self.not_selected(class, method, asked) {
            Exit::ThrowNew { class: ABSTRACT, message } if method.class.is_interface() => {
                (ABSTRACT, message.filter(|_| !by_handle))
            }
            Exit::ThrowNew { class: error, message } if error != ABSTRACT => (error, message),
            _ if by_handle => {
                let (text, owner) = (without_class(method), method.class.name.dotted());
                let text =
                    format!("Missing implementation of resolved method 'abstract {text}' of abstract class {owner}.");
                (ABSTRACT, Some(text))
            }
            _ => (ABSTRACT, Some(rjpf_classes::method_text(class, method.name, method.descriptor))),
        }
    }

    /// The choice that the current pause of a thread asks for is stored nowhere: a request is
    /// part of the pause itself and the thread is merely marked as waiting for an answer.
    pub fn awaits_choice(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::RESUME)) == RESUME_CHOSEN
    }
}

pub(crate) fn stack_overflow() -> Exit {
    Exit::ThrowNew { class: "java/lang/StackOverflowError", message: None }
}

fn peer_file(class: &str) -> String {
    let file = class.replace(['/', '$'], "_").to_lowercase();
    format!("crates/peers/src/{file}.rs")
}

fn abstract_call(method: &Method) -> String {
    format!("{}.{}{}", method.class.name.dotted(), method.name, method.descriptor)
}

fn not_implemented(class: &Class, interface: &Class) -> String {
    format!("Class {} does not implement the requested interface {}", class.name.dotted(), interface.name.dotted())
}

fn missing_method(class: &Class, method: &Method) -> String {
    format!(
        "Receiver class {} does not define or inherit an implementation of the resolved method '{}{}' of {} {}.",
        class.name.dotted(),
        if method.is_abstract() { "abstract " } else { "" },
        without_class(method),
        if method.class.is_interface() { "interface" } else { "abstract class" },
        method.class.name.dotted()
    )
}

/// `int size()`.
fn without_class(method: &Method) -> String {
    let text = rjpf_classes::method_text(method.class, method.name, method.descriptor);
    text.replacen(&format!("{}.{}(", method.class.name.dotted(), method.name), &format!("{}(", method.name), 1)
        .trim_matches('\'')
        .to_string()
}

/// A request as the scheduler of a single run answers it: the first alternative.
pub(crate) fn default_answer(_request: &ChoiceRequest) -> u32 {
    0
}
