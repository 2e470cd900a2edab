//! Peers of the machine itself: threads, class initialisation and loading as frames on the stack.
//!
//! `rjpf/vm/Machine` is a class of ours that exists only in the registry. Its static native
//! methods are the places where the machine has to call Java code and go on afterwards.

use rjpf_classes::{Method, Name};
use rjpf_classfile::access::*;
use rjpf_classfile::build::ClassBuilder;
use rjpf_state::thread::{Status, Wake, word};
use rjpf_state::{ThreadId, global};

use crate::dynamic::{Link, Place, class_constant};
use crate::main_method::call_main;
use crate::peer::{Ctx, Exit, Peer, PeerResult, Resume, Value, native, throw};
use crate::uncaught::is_error;
use crate::{Event, Visibility, Vm};

pub(crate) const RESUME_NONE: u32 = 0;
pub(crate) const RESUME_RETURNED: u32 = 1;
pub(crate) const RESUME_THROWN: u32 = 2;
pub(crate) const RESUME_CHOSEN: u32 = 3;
pub(crate) const RESUME_WOKEN: u32 = 4;

pub(crate) const MACHINE_CLASS: &str = "rjpf/vm/Machine";
/// Two words: lock word and identity hash of an object that has one.
pub(crate) const MONITOR_CLASS: &str = "rjpf/vm/Monitor";

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    MACHINE_CLASS,
    &[
        native("initialize(Ljava/lang/Class;)V", crate::init::initialize),
        native("loadClass(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;)V", load_class),
        native("loadHost(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;)V", load_host),
        native("loadSuper(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;)V", load_super),
        native("runThread(Ljava/lang/Thread;)V", run_thread),
        native("runMain(Ljava/lang/Thread;Ljava/lang/Class;[Ljava/lang/String;)V", run_main),
        native("shutDown(Ljava/lang/Thread;)V", shut_down),
        native("acquire(Ljava/lang/Object;)V", acquire),
        native("concat([Ljava/lang/String;)Ljava/lang/String;", concat),
        native("linkCallSite(Ljava/lang/Class;III)V", crate::dynamic::link_call_site),
        native("linkConstant(Ljava/lang/Class;I)V", crate::dynamic::link_constant),
        native("linkHandle(Ljava/lang/Class;I)V", crate::dynamic::link_handle),
    ],
)];

/// The class files of the machine's own classes.
pub(crate) fn own_classes() -> Vec<(Name, Vec<u8>)> {
    let machine = class_of_natives(MACHINE_CLASS, PEERS[0].methods.iter().map(|m| m.signature));
    let mut monitor =
        ClassBuilder::new(ACC_PUBLIC | ACC_FINAL | ACC_SUPER, MONITOR_CLASS.as_bytes(), b"java/lang/Object");
    for field in [&b"lock"[..], b"hash"] {
        monitor.field(ACC_PRIVATE, field, b"I");
    }
    let monitor = monitor.finish().expect("two fields make a class");
    let link = crate::dynamic::link_class();
    vec![
        (Name::from(MACHINE_CLASS), machine),
        (Name::from(MONITOR_CLASS), monitor),
        (Name::from(crate::dynamic::LINK_CLASS), link),
    ]
}

/// A class whose methods are all static and native: what a peer table alone describes.
pub fn class_of_natives(name: &str, signatures: impl Iterator<Item = &'static str>) -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name.as_bytes(), b"java/lang/Object");
    for signature in signatures {
        let (method, descriptor) = crate::table::split(signature);
        let access = ACC_PUBLIC | ACC_STATIC | ACC_NATIVE;
        class.bodiless_method(access, method.as_bytes(), descriptor.as_bytes());
    }
    class.finish().expect("a class of natives has nothing that could be wrong")
}

impl Vm {
    /// One of the machine's own methods.
    pub(crate) fn machine_method(&self, name: &str) -> &'static Method {
        let class = self.registry.known(MACHINE_CLASS);
        let found = class.methods().iter().copied().find(|m| m.name == name);
        found.unwrap_or_else(|| panic!("the machine has no method {name}"))
    }

    /// Takes the lowest free thread slot for a `java.lang.Thread` object.
    pub fn new_thread(&mut self, java: u32) -> Option<ThreadId> {
        let memory = &mut self.pages.memory;
        let slot = (0..rjpf_state::thread::MAX_THREADS)
            .map(ThreadId)
            .find(|t| matches!(t.status(memory), Status::Free | Status::Terminated))?;
        for w in 0..rjpf_state::thread::RECORD_WORDS {
            memory.set(slot.at(w), 0);
        }
        memory.set(slot.at(word::JAVA), java);
        memory.set(slot.at(word::CURRENT), java);
        memory.set2(slot.at(word::DEADLINE), rjpf_state::thread::NO_DEADLINE);
        let limit = memory.get(global::THREAD_LIMIT).max(slot.0 + 1);
        memory.set(global::THREAD_LIMIT, limit);
        if java != 0 {
            let at = java + self.known.thread_eetop;
            self.pages.memory.set2(at, u64::from(slot.0) + 1);
        }
        Some(slot)
    }

    /// Starts a thread in one of the machine's own methods.
    pub fn start_in(&mut self, thread: ThreadId, method: &'static Method, args: &[u32]) {
        let pushed = self.push_frame(thread, method, args, rjpf_state::frame::Return::Thread);
        assert!(pushed.is_ok(), "an empty stack has room for one frame");
        thread.set_status(&mut self.pages.memory, Status::Runnable);
    }

    /// A thread starts a `java.lang.Thread` in its `run` method; false if there is no room for one more.
    pub fn start_thread(&mut self, by: ThreadId, java: u32) -> bool {
        let Some(thread) = self.new_thread(java) else { return false };
        self.publish(java);
        self.count_started(thread, by);
        let method = self.machine_method("runThread");
        self.start_in(thread, method, &[java]);
        self.order_by_start(by, java);
        self.tell(thread, &Event::Start);
        true
    }

    /// One more thread of the program's.
    pub(crate) fn count_thread(&mut self) {
        let started = self.pages.memory.get(global::STARTED_THREADS);
        self.pages.memory.set(global::STARTED_THREADS, started + 1);
    }

    /// The thread slot of a started `java.lang.Thread`.
    pub fn thread_of(&self, java: u32) -> Option<ThreadId> {
        let at = java + self.known.thread_eetop;
        let number = self.pages.memory.get(at);
        let thread = ThreadId(number.checked_sub(1)?);
        (self.pages.memory.get(thread.at(word::JAVA)) == java).then_some(thread)
    }
}

const RUN: u32 = 0;
const AFTER_RUN: u32 = 1;
const AFTER_HANDLER: u32 = 2;
const AFTER_EXIT: u32 = 3;
const HANDLER_REPORTED: u32 = 4;
const ENDING: u32 = 5;

/// The life of a thread: `run`, the uncaught-exception handler, `exit`, waking its joiners.
fn run_thread(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.object(0);
    if ctx.step() == RUN {
        ctx.set_step(AFTER_RUN);
        if is_stillborn(ctx, java) {
            return finish_thread(ctx, java);
        }
        let class = ctx.class_of(java);
        let run = ctx.find_method(class, "run", "()V").and_then(|m| ctx.vm.registry.select(class, m));
        let run = run.ok_or_else(|| throw("java/lang/NoSuchMethodError", "run"))?;
        return Err(ctx.call_catching(run, vec![java]));
    }
    finish_thread(ctx, java)
}

/// What every thread does after its code has ended, normally or not.
fn finish_thread(ctx: &mut Ctx<'_>, java: u32) -> PeerResult {
    if ctx.step() == AFTER_RUN {
        ctx.set_step(AFTER_HANDLER);
        if let Resume::Thrown(exception) = ctx.resumed() {
            // Reported where the library finds nobody who takes it: see `uncaught.rs`.
            let dispatch = ctx
                .find_method(ctx.vm.known.thread, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "dispatchUncaughtException"))?;
            return Err(ctx.call_catching(dispatch, vec![java, exception]));
        }
    }
    if ctx.step() == AFTER_HANDLER {
        ctx.set_step(HANDLER_REPORTED);
        // Nobody takes what leaves a handler.
        if let Resume::Thrown(exception) = ctx.resumed()
            && is_error(ctx, exception)
        {
            return Err(Exit::Uncaught(exception));
        }
    }
    if ctx.step() == HANDLER_REPORTED {
        if let Resume::Thrown(exception) = ctx.resumed() {
            note_failed_handler(ctx, exception);
        }
        ctx.set_step(AFTER_EXIT);
        // Nobody sees what the library clears away.
        ctx.set_record(word::QUIET, 1);
        if let Some(exit) = ctx.find_method(ctx.vm.known.thread, "exit", "()V") {
            return Err(ctx.call_catching(exit, vec![java]));
        }
    }
    if ctx.step() == AFTER_EXIT {
        ctx.set_step(ENDING);
        if !ctx.vm.is_service(ctx.thread) {
            ctx.set_record(word::QUIET, 0);
        }
        let at = ctx.at();
        if ctx.vm.has_company(ctx.thread) && ctx.vm.life_counts() && ctx.vm.pauses(at, false) {
            return Err(Exit::Pause);
        }
    }
    end_thread(ctx, java)
}

/// HotSpot's only word about an exception that a handler of uncaught exceptions throws.
fn note_failed_handler(ctx: &mut Ctx<'_>, exception: u32) {
    let (class, thread) = (ctx.class_of(exception).external_name(), ctx.vm.thread_name(ctx.thread));
    let text = format!("\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{thread}\"\n");
    _ = ctx.vm.write_output(crate::Stream::Err, text.as_bytes());
}

/// Was the thread stopped before it was started (up to JDK 19)? Then it ends without running.
fn is_stillborn(ctx: &Ctx<'_>, java: u32) -> bool {
    ctx.vm.has_field(ctx.vm.known.thread, "stillborn") && ctx.get_field(java, "stillborn") != 0
}

/// Marks the `Thread` object terminated and wakes whoever waits on it (`join`).
///
/// Like HotSpot, under the thread object's monitor: whoever has seen it alive while holding the
/// monitor is waiting by the time of the notification.
fn end_thread(ctx: &mut Ctx<'_>, java: u32) -> PeerResult {
    if ctx.monitor(java).is_some_and(|(owner, _)| owner != ctx.thread.0) {
        return Err(ctx.block(Status::Blocked, java, rjpf_state::thread::NO_DEADLINE));
    }
    ctx.vm.set_thread_terminated(java);
    for waiter in ctx.vm.threads_in(Status::Waiting, java) {
        ctx.vm.wake(waiter, Wake::Notified);
    }
    Ok(Value::Void)
}

/// JVMTI's bits for a thread that has ended.
const TERMINATED: u32 = 2;

impl Vm {
    /// The last visible step of a thread and its end are one transition, as long as nobody asks whether
    /// threads have ended without waiting for it: see `visible::Special::Life`.
    fn set_thread_terminated(&mut self, java: u32) {
        self.set_thread_status(java, TERMINATED);
        let at = java + self.known.thread_eetop;
        self.pages.memory.set2(at, 0);
    }

    /// `Thread.threadStatus`: zero for a thread that has not been started.
    pub fn thread_status(&self, java: u32) -> u32 {
        let owner = self.thread_fields(java);
        owner.map_or(0, |owner| self.pages.memory.get(owner + self.known.thread_fields.status))
    }

    /// Writes `Thread.threadStatus` (JVMTI bits), wherever this JDK keeps it.
    pub fn set_thread_status(&mut self, java: u32, status: u32) {
        if let Some(owner) = self.thread_fields(java) {
            self.pages.memory.set(owner + self.known.thread_fields.status, status);
        }
    }

    /// `Thread.isDaemon` of this JDK's thread object. A bound virtual thread is always a daemon.
    pub fn is_daemon(&self, java: u32) -> bool {
        let owner = if java == 0 { None } else { self.thread_fields(java) };
        owner.is_none_or(|owner| self.pages.memory.get(owner + self.known.thread_fields.daemon) != 0)
    }

    /// The `ThreadGroup` of a live thread that has one.
    pub(crate) fn thread_group(&self, java: u32) -> Option<u32> {
        let owner = self.thread_fields(java)?;
        let class = self.class_of(owner);
        let group = self.has_field(class, "group").then(|| owner + self.field_offset(class, "group"))?;
        Some(self.pages.memory.get(group)).filter(|&group| group != 0)
    }

    /// The object with the thread's status; none for a bound virtual thread.
    fn thread_fields(&self, java: u32) -> Option<u32> {
        let Some(holder) = self.known.thread_fields.holder else { return Some(java) };
        Some(self.pages.memory.get(java + holder)).filter(|&holder| holder != 0)
    }
}

/// The main thread: initialises the main class, calls `main`, then ends like any thread.
fn run_main(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.object(0);
    let is_on_the_way = ctx.step() == RUN || ctx.step() > ENDING;
    if is_on_the_way {
        let class = ctx.class_of_mirror(ctx.object(1));
        if let Some(call) = call_main(ctx, class, AFTER_RUN)? {
            return Err(call);
        }
    }
    if ctx.step() == AFTER_RUN
        && let Resume::Thrown(_) = ctx.resumed()
    {
        // The launcher's exit code when main ends by an exception.
        ctx.memory_mut().set(global::EXIT_CODE, 1);
    }
    finish_thread(ctx, java)
}

/// `DestroyJavaVM`: runs the shutdown hooks after the last non-daemon thread has ended.
fn shut_down(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == RUN {
        ctx.set_step(AFTER_RUN);
        let class = ctx.vm.registry.known("java/lang/Shutdown");
        if let Some(method) = ctx.find_method(class, "shutdown", "()V") {
            return Err(ctx.call_catching(method, vec![]));
        }
    }
    if ctx.step() == AFTER_RUN {
        // Daemons may still do something before.
        ctx.set_step(ENDING);
        let at = ctx.at();
        if ctx.vm.visibility != Visibility::None && ctx.vm.pauses_at_exit(at) {
            return Err(Exit::Pause);
        }
    }
    let code = ctx.memory().get(global::EXIT_CODE) as i32;
    Err(Exit::Halt(code))
}

/// `loadClass(ClassLoader loader, String name, Class from)`: asks a user's loader for a class and
/// remembers it as one the loader initiated. A failure is remembered by the class that asked, if
/// one is given.
fn load_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let from = ctx.object(2);
    ask_loader(ctx, from)
}

/// `loadHost(ClassLoader loader, String name, Class from)`: the same for the host of a nest. Whatever the loader throws, if it is no
/// error of the machine, makes the class its own host.
fn load_host(ctx: &mut Ctx<'_>) -> PeerResult {
    let from = ctx.object(2);
    match ask_loader(ctx, from) {
        Err(Exit::Throw(error)) if !ctx.is_instance(error, "java/lang/VirtualMachineError") => {
            let class = ctx.class_of_mirror(from);
            ctx.vm.add_link(class, Place::NEST_HOST, Link { value: 0, appendix: 0, error })?;
            Ok(Value::Void)
        }
        asked => asked,
    }
}

/// `loadSuper(ClassLoader loader, String name, String subclass)`: the same for a supertype of a class that is being
/// defined. If the loader is asked for a class whose supertypes it was asked for, that is its own supertype.
fn load_super(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == 0 {
        let (loader, name) = (ctx.object(0), ctx.string(ctx.object(1)));
        let is_subclass = |fp: u32| ctx.memory().get(fp) == loader && ctx.string(ctx.memory().get(fp + 2)) == name;
        let mut frames = ctx.vm.frames(ctx.thread).filter(|frame| std::ptr::eq(frame.method, ctx.method));
        if frames.any(|frame| is_subclass(frame.fp)) {
            return Err(throw("java/lang/ClassCircularityError", name.replace('.', "/")));
        }
    }
    ask_loader(ctx, 0)
}

fn ask_loader(ctx: &mut Ctx<'_>, from: u32) -> PeerResult {
    let (loader, name) = (ctx.object(0), ctx.object(1));
    let class = ctx.class_of(loader);
    match (ctx.step(), ctx.resumed()) {
        (0, _) => {
            ctx.set_step(1);
            let method = ctx
                .find_method(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
                .and_then(|m| ctx.vm.registry.select(class, m))
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "loadClass"))?;
            Err(ctx.call_catching(method, vec![loader, name]))
        }
        (1, Resume::Thrown(exception)) => Err(refused(ctx, from, internal_name(ctx, name), Some(exception))?),
        (1, Resume::Returned(mirror)) => {
            let expected = internal_name(ctx, name);
            if mirror.word() == 0 || ctx.class_of_mirror(mirror.word()).name != expected {
                return Err(refused(ctx, from, expected, None)?);
            }
            ctx.set_step(2);
            if ctx.vm.initiated(loader, expected).is_some() {
                return Ok(Value::Void);
            }
            let found = ctx.class_of_mirror(mirror.word());
            ctx.vm.admit_class(loader, found)?;
            let owner = ctx.vm.known_class_loader();
            let add = ctx
                .find_method(owner, "addClass", "(Ljava/lang/Class;)V")
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "addClass"))?;
            Err(ctx.call(add, vec![loader, mirror.word()]))
        }
        _ => Ok(Value::Void),
    }
}

/// Takes a monitor for the frame below; others may run before.
fn acquire(ctx: &mut Ctx<'_>) -> PeerResult {
    let (thread, lock) = (ctx.thread, ctx.object(0));
    let by = ctx.caller(0).map_or(ctx.method, |(method, _)| method);
    if ctx.step() == 0 {
        ctx.set_step(1);
        let at = ctx.at();
        if ctx.vm.visibility != Visibility::None && ctx.vm.pauses_at_lock(at, by, lock) {
            return Err(ctx.block(Status::Blocked, lock, rjpf_state::thread::NO_DEADLINE));
        }
    }
    if !ctx.vm.try_enter(thread, by, lock) {
        ctx.vm.entered_too_often(thread, lock)?;
        return Err(ctx.block(Status::Blocked, lock, rjpf_state::thread::NO_DEADLINE));
    }
    Ok(Value::Void)
}

fn internal_name(ctx: &Ctx<'_>, name: u32) -> Name {
    Name::from(ctx.string(name).replace('.', "/").as_str())
}

/// What a loader's refusal means to the code that asked. JVMS 5.4.3: linkage errors stay.
fn refused(ctx: &mut Ctx<'_>, from: u32, name: Name, thrown: Option<u32>) -> Result<Exit, Exit> {
    let error = match thrown {
        Some(other) if !ctx.is_instance(other, "java/lang/ClassNotFoundException") => other,
        cause => {
            let error = ctx.vm.new_throwable("java/lang/NoClassDefFoundError", Some(&name.display()), ctx.thread)?;
            if let Some(cause) = cause {
                let at = error + ctx.vm.known.throwable_cause;
                ctx.memory_mut().set(at, cause);
            }
            error
        }
    };
    if from != 0 && ctx.is_instance(error, "java/lang/LinkageError") {
        let from = ctx.class_of_mirror(from);
        if let Some(place) = class_constant(from, name) {
            ctx.vm.add_link(from, place, Link { value: 0, appendix: 0, error })?;
        }
    }
    Ok(Exit::Throw(error))
}

/// Joins the pieces of a string concatenation.
fn concat(ctx: &mut Ctx<'_>) -> PeerResult {
    let pieces = ctx.memory().word_array(ctx.object(0)).to_vec();
    let layout = ctx.vm.known.string;
    let memory = ctx.memory();
    let wide = pieces.iter().any(|&p| memory.get(p + layout.coder) != 0);
    let mut bytes = Vec::new();
    for piece in pieces {
        let value = memory.byte_array(memory.get(piece + layout.value));
        if wide && memory.get(piece + layout.coder) == 0 {
            bytes.extend(value.iter().flat_map(|&b| [b, 0]));
        } else {
            bytes.extend_from_slice(value);
        }
    }
    let array = ctx.new_byte_array(&bytes)?;
    let string = ctx.new_object(layout.class)?;
    ctx.memory_mut().set(string + layout.value, array);
    ctx.memory_mut().set(string + layout.coder, u32::from(wide));
    Ok(string.into())
}
