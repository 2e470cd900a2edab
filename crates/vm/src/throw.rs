//! Exceptions: making the ones the machine throws, recording stack traces, unwinding.

use rjpf_classes::{BaseType, Class, MethodId};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use crate::frames::FrameView;
use crate::peer::{Exit, out_of_memory};
use crate::{Event, Stop, Vm};

/// Longest stack trace kept, as HotSpot's MaxJavaStackTraceDepth.
const MAX_TRACE: usize = 1024;

/// Where an exception ended up.
pub(crate) enum Unwound {
    /// A handler or a catching peer will run: reload the frame.
    Caught,
    /// The thread has no frame left.
    Uncaught,
}

impl Vm {
    /// An exception of a JDK class as its constructor with a message would make it.
    pub fn new_throwable(&mut self, class: &'static str, message: Option<&str>, thread: ThreadId) -> Result<Ref, Exit> {
        let class = self.registry.known(class);
        let text = match message {
            Some(text) => self.new_string(text)?,
            None => 0,
        };
        self.throwable_of(class, text, thread)
    }

    /// A `NoClassDefFoundError` with its cause. Unlike HotSpot's, the cause's stack trace does not
    /// show the Java code of the loader, which was not run.
    pub(crate) fn class_not_found(&mut self, thread: ThreadId, name: rjpf_classes::Name) -> Result<Ref, Exit> {
        let error = self.new_throwable("java/lang/NoClassDefFoundError", Some(&name.display()), thread)?;
        let cause = self.new_throwable("java/lang/ClassNotFoundException", Some(&name.dotted()), thread)?;
        // Reflective exceptions have no cause to be given later.
        self.pages.memory.set(cause + self.known.throwable_cause, 0);
        self.pages.memory.set(error + self.known.throwable_cause, cause);
        Ok(error)
    }

    /// An exception object of any throwable class, constructors not run.
    pub fn throwable_of(&mut self, class: &'static Class, message: Ref, thread: ThreadId) -> Result<Ref, Exit> {
        let object = self.pages.memory.new_object(class).ok_or_else(out_of_memory)?;
        let throwable = self.known.throwable;
        let constant =
            |name: &str| throwable.fields.iter().find(|f| f.is_static() && f.name == name).map_or(0, |f| f.offset);
        let (trace_at, suppressed_at) = (constant("UNASSIGNED_STACK"), constant("SUPPRESSED_SENTINEL"));
        let (trace, suppressed) = (self.pages.memory.get(trace_at), self.pages.memory.get(suppressed_at));
        let k = &self.known;
        let words = [
            (k.throwable_message, message),
            (k.throwable_cause, object),
            (k.throwable_stack_trace, trace),
            (k.throwable_suppressed, suppressed),
        ];
        for (offset, value) in words {
            self.pages.memory.set(object + offset, value);
        }
        self.fill_in_stack_trace(object, thread)?;
        self.tell_allocated(thread, object);
        const FILLED: &str = "extendedMessageState";
        if class.name == "java/lang/NullPointerException" && self.has_field(class, FILLED) {
            // Its constructor would have counted; a message is computed only for the first trace,
            // and for none whose innermost frame is left out.
            let at = object + self.field_offset(class, FILLED);
            let left_out = self.frames(thread).next().is_some_and(|f| self.is_left_out(&f));
            self.pages.memory.set(at, if left_out { 2 } else { 1 });
        }
        Ok(object)
    }

    /// `Throwable.fillInStackTrace`: method and bytecode index of each frame, packed in an array
    /// that is unpacked only when someone reads the trace.
    pub fn fill_in_stack_trace(&mut self, throwable: Ref, thread: ThreadId) -> Result<(), Exit> {
        // It says who runs an initialiser, whenever it is read.
        self.notice_thread_in_initializer(thread);
        let mut words = Vec::new();
        let mut skipping = true;
        for f in self.frames(thread) {
            if skipping && self.builds_throwable(&f, throwable) {
                continue;
            }
            skipping = false;
            if self.is_left_out(&f) {
                continue;
            }
            if words.len() >= MAX_TRACE * 2 {
                break;
            }
            words.extend([f.method.id.0, u32::from(f.bci)]);
        }
        let ints = self.registry.array_of(self.registry.primitive(BaseType::Int));
        let memory = &mut self.pages.memory;
        let array = memory.new_array(ints, BaseType::Int, words.len() as u32).ok_or_else(out_of_memory)?;
        memory.word_array_mut(array).copy_from_slice(&words);
        memory.set(throwable + self.known.throwable_backtrace, array);
        memory.set(throwable + self.known.throwable_depth, words.len() as u32 / 2);
        let trace = self.known.throwable.fields.iter().find(|f| f.is_static() && f.name == "UNASSIGNED_STACK");
        let trace = trace.map_or(0, |f| self.pages.memory.get(f.offset));
        self.pages.memory.set(throwable + self.known.throwable_stack_trace, trace);
        Ok(())
    }

    /// Frames that stack traces do not show.
    fn is_left_out(&self, f: &FrameView) -> bool {
        f.method.hidden || f.method.class.name.bytes().starts_with(b"rjpf/vm/")
    }

    /// Frames of the exception's own making: fillInStackTrace and its constructors.
    fn builds_throwable(&self, f: &FrameView, throwable: Ref) -> bool {
        if f.method.name == "fillInStackTrace" && f.method.class.is_subclass_of(self.known.throwable) {
            return true;
        }
        f.method.is_constructor()
            && f.method.class.is_subclass_of(self.known.throwable)
            && self.pages.memory.get(f.fp) == throwable
    }

    /// Frames of a recorded stack trace.
    pub fn backtrace(&self, throwable: Ref) -> Vec<(&'static rjpf_classes::Method, u16)> {
        let array = self.pages.memory.get(throwable + self.known.throwable_backtrace);
        if array == 0 {
            return Vec::new();
        }
        let words = self.pages.memory.word_array(array);
        words.chunks_exact(2).map(|p| (self.registry.method(MethodId(p[0])), p[1] as u16)).collect()
    }

    /// Finds who handles `exception` and makes that frame the current one. The saved pc of the
    /// innermost frame must be that of the throwing op.
    pub(crate) fn unwind(&mut self, thread: ThreadId, exception: Ref) -> Result<Unwound, Stop> {
        self.tell(thread, &Event::Throw { exception });
        loop {
            let fp = self.pages.memory.get(thread.at(word::FP));
            let view = self.frame_at(fp);
            if !view.is_native()
                && let Some(target) = self.find_handler(&view, exception)
            {
                let code = self.registry.decoded(view.method);
                let register = code.map_or(0, |c| c.exception_register);
                self.pages.memory.set(fp + u32::from(register), exception);
                self.pages.memory.set(fp - frame::PC, target);
                if !self.events.is_empty() {
                    self.tell_caught(thread, exception);
                }
                return Ok(Unwound::Caught);
            }
            if !self.events.is_empty() {
                self.tell_left(thread, &Event::Unwind { exception });
            }
            self.release_method_lock(thread, &view);
            self.pages.memory.set(thread.at(word::FP), view.caller);
            match view.returns {
                Return::PeerCatch => {
                    self.set_resume_reference(thread, crate::native::RESUME_THROWN, exception);
                    if !self.events.is_empty() {
                        self.tell_caught(thread, exception);
                    }
                    return Ok(Unwound::Caught);
                }
                Return::Thread => {
                    self.pages.memory.set(rjpf_state::global::UNCAUGHT, exception);
                    return Ok(Unwound::Uncaught);
                }
                Return::Value | Return::Retry | Return::Peer => {}
            }
        }
    }

    fn find_handler(&mut self, view: &FrameView, exception: Ref) -> Option<u32> {
        let code = self.registry.decoded(view.method)?;
        let class = self.class_of(exception);
        for handler in code.handlers_at(view.pc) {
            let Some(k) = handler.class else { return Some(handler.target) };
            let reference = &code.classes[k as usize];
            // A catch type that is not loaded cannot be a superclass of a live exception's class,
            // unless it was never named by this code before.
            let caught = match self.resolved_class(reference) {
                Some(c) => Some(c),
                None => self
                    .registry
                    .loaded(view.method.class, reference.name)
                    .or_else(|| self.named_supertype(class, reference.name)),
            };
            if caught.is_some_and(|c| class.is_subclass_of(c)) {
                return Some(handler.target);
            }
        }
        None
    }

    fn named_supertype(&self, class: &'static Class, name: rjpf_classes::Name) -> Option<&'static Class> {
        class.display.iter().map(|&id| self.registry.class(id)).find(|c| c.name == name)
    }

    pub(crate) fn release_method_lock(&mut self, thread: ThreadId, view: &FrameView) {
        if !view.method.is_synchronized() {
            return;
        }
        let at = match self.registry.decoded(view.method).filter(|_| !view.is_native()) {
            Some(code) => code.lock_register.map(|r| view.fp + u32::from(r)),
            None => Some(crate::invoke::native_lock_at(view.fp, view.method)),
        };
        if let Some(at) = at {
            let object = self.pages.memory.get(at);
            if object != 0 {
                self.try_exit(thread, object);
            }
        }
    }

    /// `"main"`: the name of a thread, for messages.
    pub fn thread_name(&self, thread: ThreadId) -> String {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        if java == 0 {
            return format!("#{}", thread.0);
        }
        let at = java + self.field_offset(self.known.thread, "name");
        match self.pages.memory.get(at) {
            0 => format!("#{}", thread.0),
            name => self.known.string.for_people(&self.pages.memory, name),
        }
    }

    /// The name of a thread for people: threads without one, as virtual threads, go by their numbers.
    pub fn thread_label(&self, thread: ThreadId) -> String {
        match self.pages.memory.get(thread.at(word::JAVA)) {
            0 => format!("#{}", thread.0),
            java => self.label_of(java),
        }
    }

    /// The same for the object of a thread, which may have ended.
    pub fn label_of(&self, java: Ref) -> String {
        let class = self.known.thread;
        let memory = &self.pages.memory;
        let name = memory.get(java + self.field_offset(class, "name"));
        let name = if name == 0 { String::new() } else { self.known.string.for_people(memory, name) };
        if !name.is_empty() {
            return name;
        }
        let kind = if self.class_of(java).name.bytes().ends_with(b"VirtualThread") { "virtual" } else { "thread" };
        format!("{kind} #{}", memory.get2(java + self.field_offset(class, "tid")))
    }

    /// The Java call chain of a thread, innermost first, for messages.
    pub fn call_chain(&self, thread: ThreadId) -> Vec<String> {
        self.frames(thread).map(|f| describe_frame(f.method, f.bci)).collect()
    }
}

/// `java.lang.Thread.run(Thread.java:840)`.
pub(crate) fn describe_frame(method: &rjpf_classes::Method, bci: u16) -> String {
    let place = if method.is_native() {
        "Native Method".to_string()
    } else {
        let source = method.class.source_file().unwrap_or_else(|| "Unknown Source".into());
        match method.line_of(bci) {
            Some(line) => format!("{source}:{line}"),
            None => source,
        }
    };
    format!("{}.{}({place})", method.class.name.dotted(), method.name)
}
