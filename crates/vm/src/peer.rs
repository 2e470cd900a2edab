//! The peer contract: what a native method implemented in Rust sees and may answer.
//!
//! A peer is a plain function. `Ok(value)` returns to Java; every other way on is an [`Exit`]:
//! throw, call Java, block, choose, stop. A peer that called, blocked or chose is called again in
//! the same native frame and finds the answer in [`Ctx::resumed`] and its own progress in
//! [`Ctx::step`] and the scratch words, which are part of the state and backtrack with it.

use rjpf_classes::{BaseType, Class, Field, Method, Name};
use rjpf_state::thread::{Status, Wake, word};
use rjpf_state::{Cause, Memory, Ref, ThreadId, frame};

use crate::host::HostFn;
use crate::table::Function;
use crate::visible::Access;
use crate::{Event, Touches, Vm};

/// What a method returns or a call takes: one word, two, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Value {
    #[default]
    Void,
    Word(u32),
    Wide(u64),
}

impl Value {
    /// The value of a type in these bits.
    #[inline]
    pub fn of(ty: BaseType, bits: u64) -> Value {
        match ty {
            BaseType::Void => Value::Void,
            BaseType::Long | BaseType::Double => Value::Wide(bits),
            _ => Value::Word(bits as u32),
        }
    }

    /// The low word; zero for void.
    pub fn word(self) -> u32 {
        match self {
            Value::Void => 0,
            Value::Word(w) => w,
            Value::Wide(w) => w as u32,
        }
    }

    pub fn wide(self) -> u64 {
        match self {
            Value::Void => 0,
            Value::Word(w) => u64::from(w),
            Value::Wide(w) => w,
        }
    }
}

impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::Void
    }
}
impl From<bool> for Value {
    fn from(v: bool) -> Value {
        Value::Word(u32::from(v))
    }
}
impl From<i32> for Value {
    fn from(v: i32) -> Value {
        Value::Word(v as u32)
    }
}
/// References and raw words.
impl From<u32> for Value {
    fn from(v: u32) -> Value {
        Value::Word(v)
    }
}
impl From<i64> for Value {
    fn from(v: i64) -> Value {
        Value::Wide(v as u64)
    }
}
impl From<f32> for Value {
    fn from(v: f32) -> Value {
        Value::Word(v.to_bits())
    }
}
impl From<f64> for Value {
    fn from(v: f64) -> Value {
        Value::Wide(v.to_bits())
    }
}

/// Why a peer is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// For the first time, or again after a class was initialised.
    First,
    /// It had blocked; this is what woke it.
    Woken(Wake),
    /// The Java method it called has returned.
    Returned(Value),
    /// The Java method it called threw (only if the call asked to catch).
    Thrown(Ref),
    /// The index chosen.
    Chosen(u32),
}

/// A nondeterministic choice that a peer asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceRequest {
    pub kind: ChoiceKind,
    /// Number of alternatives, at least one.
    pub count: u32,
    /// For reports: what is chosen.
    pub label: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceKind {
    Boolean,
    Int,
    Double,
    List,
    /// Which waiting thread a `notify` wakes.
    Notify,
    /// How much time has passed when the program reads the clock.
    Time,
    User,
}

/// Every way out of a peer that is not a plain return.
#[derive(Debug)]
pub enum Exit {
    Throw(Ref),
    ThrowNew {
        class: &'static str,
        message: Option<String>,
    },
    /// Throw a linkage error that was thrown before, as a new object with the stack trace of now.
    ThrowAgain {
        error: Ref,
        with_cause: bool,
    },
    /// `NoClassDefFoundError`, because a built-in loader did not find the class.
    NotFound(Name),
    /// Run a Java method, then this peer again. `args` are words, receiver first.
    Call {
        method: &'static Method,
        args: Vec<u32>,
        catch: bool,
    },
    /// Initialise the class, then run this peer again from where it is.
    Initialize(&'static Class),
    /// Wait to be woken, then run this peer again.
    Block {
        status: Status,
        object: Ref,
        deadline: u64,
    },
    /// Let other threads run, then this peer again (as woken).
    Yield,
    /// What follows is visible: others may run before it, then this peer again (as woken).
    Pause,
    Choose(ChoiceRequest),
    /// Run the current thread no further on this path (`Verify.ignoreIf`).
    Ignore,
    /// Tell whoever drives the machine that an exception was not caught, then run this peer again.
    Uncaught(Ref),
    /// End the program.
    Halt(i32),
    /// The brake was pulled.
    Halted(Cause),
    /// The program needs something that is not there.
    Unsupported(String),
    /// Return as if the method had been replaced by a call of another method with other arguments.
    TailCall {
        method: &'static Method,
        args: Vec<u32>,
    },
}

impl Exit {
    /// Is this the error that the heap is full?
    #[cold]
    pub(crate) fn is_out_of_memory(&self) -> bool {
        matches!(self, Exit::ThrowNew { class: "java/lang/OutOfMemoryError", .. })
    }
}

pub type PeerResult = Result<Value, Exit>;
pub type PeerFn = fn(&mut Ctx<'_>) -> PeerResult;

/// How a peer relates to the Java method of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeerKind {
    /// The method is native. Where a JDK has a Java body for it, that runs.
    Native,
    /// The method has a Java body that the peer replaces on purpose.
    Intercept,
    /// The method has a Java body that does the same; it runs on the host if that is wanted, by
    /// `+mixed` or by an annotation.
    Host { wanted: bool },
}

/// One method of a peer: signature as in `"wait0(J)V"`.
#[derive(Clone, Copy)]
pub struct PeerMethod {
    pub signature: &'static str,
    pub function: Function,
    pub kind: PeerKind,
    /// What other threads could notice of it.
    pub touches: Touches,
}

/// A native method implemented by `function`.
pub const fn native(signature: &'static str, function: PeerFn) -> PeerMethod {
    PeerMethod { signature, function: Function::Peer(function), kind: PeerKind::Native, touches: Touches::Nothing }
}

/// A Java body replaced on purpose.
pub const fn intercept(signature: &'static str, function: PeerFn) -> PeerMethod {
    PeerMethod { signature, function: Function::Peer(function), kind: PeerKind::Intercept, touches: Touches::Nothing }
}

/// A method whose Java body `function` can do as a whole, where that is wanted.
pub const fn host(signature: &'static str, function: HostFn) -> PeerMethod {
    PeerMethod {
        signature,
        function: Function::Host(function),
        kind: PeerKind::Host { wanted: false },
        touches: Touches::Nothing,
    }
}

impl PeerMethod {
    /// The thread pauses before the peer if others could notice that it touches these words.
    pub const fn touching(self, touches: Touches) -> PeerMethod {
        PeerMethod { touches, ..self }
    }
}

/// The peers of one Java class.
#[derive(Clone, Copy)]
pub struct Peer {
    pub class: &'static str,
    pub methods: &'static [PeerMethod],
}

impl Peer {
    pub const fn of(class: &'static str, methods: &'static [PeerMethod]) -> Peer {
        Peer { class, methods }
    }
}

/// What a peer works with: the machine, its thread and its native frame.
pub struct Ctx<'v> {
    /// Peers get at it through the methods below and those in `door.rs` only.
    pub(crate) vm: &'v mut Vm,
    pub thread: ThreadId,
    pub method: &'static Method,
    /// Frame pointer of the native frame.
    pub(crate) frame: u32,
    pub(crate) resume: Resume,
}

impl Ctx<'_> {
    // ---- arguments ----------------------------------------------------------------------------

    /// Tells whoever observes the machine, if it is wanted.
    pub fn tell(&mut self, event: &Event<'_>) {
        self.vm.tell(self.thread, event);
    }

    /// The receiver of an instance method.
    pub fn this(&self) -> Ref {
        self.memory().get(self.frame)
    }

    /// Frame offset of the i-th declared parameter.
    fn argument(&self, i: usize) -> u32 {
        let receiver = u32::from(!self.method.is_static());
        let before: u32 = self.method.params[..i].iter().map(|p| p.words()).sum();
        self.frame + receiver + before
    }

    pub fn int(&self, i: usize) -> i32 {
        self.memory().get(self.argument(i)) as i32
    }
    pub fn bool(&self, i: usize) -> bool {
        self.int(i) != 0
    }
    pub fn long(&self, i: usize) -> i64 {
        self.memory().get2(self.argument(i)) as i64
    }
    pub fn float(&self, i: usize) -> f32 {
        f32::from_bits(self.memory().get(self.argument(i)))
    }
    pub fn double(&self, i: usize) -> f64 {
        f64::from_bits(self.memory().get2(self.argument(i)))
    }
    /// A reference argument, which may be null.
    pub fn object(&self, i: usize) -> Ref {
        self.memory().get(self.argument(i))
    }
    /// A reference argument; null throws `NullPointerException`.
    pub fn non_null(&self, i: usize) -> Result<Ref, Exit> {
        non_null(self.object(i))
    }
    /// All argument words, receiver first.
    pub fn argument_words(&self) -> Vec<u32> {
        self.memory().words(self.frame, u32::from(self.method.arg_words)).to_vec()
    }

    // ---- progress of this call ----------------------------------------------------------------

    fn scratch(&self) -> u32 {
        self.frame + u32::from(self.method.arg_words)
    }

    /// Why the peer runs now.
    pub fn resumed(&self) -> Resume {
        self.resume
    }
    /// The value of the Java call this peer made; `Void` on the first run.
    pub fn returned(&self) -> Value {
        match self.resume {
            Resume::Returned(value) => value,
            _ => Value::Void,
        }
    }
    /// How far this call has come: zero at first, then what [`Ctx::set_step`] said.
    pub fn step(&self) -> u32 {
        self.memory().get(self.scratch() + frame::NATIVE_STEP)
    }
    pub fn set_step(&mut self, step: u32) {
        let at = self.scratch() + frame::NATIVE_STEP;
        self.memory_mut().set(at, step);
    }
    /// One of four references that survive until the call ends.
    pub fn saved_ref(&self, i: u32) -> Ref {
        assert!(i < frame::NATIVE_REF_COUNT);
        self.memory().get(self.scratch() + frame::NATIVE_REFS + i)
    }
    pub fn save_ref(&mut self, i: u32, value: Ref) {
        assert!(i < frame::NATIVE_REF_COUNT);
        let at = self.scratch() + frame::NATIVE_REFS + i;
        self.memory_mut().set(at, value);
    }
    /// One of four plain words that survive until the call ends.
    pub fn saved_word(&self, i: u32) -> u32 {
        assert!(i < frame::NATIVE_WORD_COUNT);
        self.memory().get(self.scratch() + frame::NATIVE_WORDS + i)
    }
    pub fn save_word(&mut self, i: u32, value: u32) {
        assert!(i < frame::NATIVE_WORD_COUNT);
        let at = self.scratch() + frame::NATIVE_WORDS + i;
        self.memory_mut().set(at, value);
    }

    // ---- the machine --------------------------------------------------------------------------

    pub fn memory(&self) -> &Memory {
        &self.vm.pages.memory
    }
    pub(crate) fn memory_mut(&mut self) -> &mut Memory {
        &mut self.vm.pages.memory
    }

    pub fn class_of(&self, object: Ref) -> &'static Class {
        self.vm.class_of(object)
    }
    /// Is the (non-null) object an instance of the JDK class of that name?
    pub fn is_instance(&self, object: Ref, class: &str) -> bool {
        object != 0 && self.class_of(object).is_subclass_of(self.vm.registry.known(class))
    }
    /// The `java.lang.Class` object of a class.
    pub fn mirror(&mut self, class: &'static Class) -> Ref {
        self.vm.mirror(class)
    }
    /// The class that a `java.lang.Class` object stands for.
    pub fn class_of_mirror(&self, mirror: Ref) -> &'static Class {
        self.vm.class_of_mirror(mirror)
    }

    /// The text of a `java.lang.String`, with lone surrogates replaced.
    pub fn string(&self, string: Ref) -> String {
        self.vm.known.string.to_rust(self.memory(), string)
    }
    pub fn string_units(&self, string: Ref) -> Vec<u16> {
        self.vm.known.string.units(self.memory(), string)
    }
    pub fn new_string(&mut self, text: &str) -> Result<Ref, Exit> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_units(&units)
    }
    pub fn new_string_units(&mut self, units: &[u16]) -> Result<Ref, Exit> {
        let string = self.vm.new_string_units(units)?;
        self.vm.tell_allocated(self.thread, string);
        Ok(string)
    }

    /// A new object with zero fields; its constructor is not run.
    pub fn new_object(&mut self, class: &'static Class) -> Result<Ref, Exit> {
        let object = self.memory_mut().new_object(class).ok_or_else(out_of_memory)?;
        self.vm.tell_allocated(self.thread, object);
        Ok(object)
    }
    /// A new array of primitives.
    pub fn new_primitive_array(&mut self, element: BaseType, length: usize) -> Result<Ref, Exit> {
        let class = self.vm.registry.array_of(self.vm.registry.primitive(element));
        let length = u32::try_from(length).map_err(|_| out_of_memory())?;
        let array = self.memory_mut().new_array(class, element, length).ok_or_else(out_of_memory)?;
        self.vm.tell_allocated(self.thread, array);
        Ok(array)
    }
    pub fn new_byte_array(&mut self, bytes: &[u8]) -> Result<Ref, Exit> {
        self.expect_bytes(bytes.len())?;
        let array = self.new_primitive_array(BaseType::Byte, bytes.len())?;
        self.memory_mut().byte_array_mut(array).copy_from_slice(bytes);
        Ok(array)
    }
    /// A new array of references with this component class.
    pub fn new_object_array(&mut self, component: &'static Class, elements: &[Ref]) -> Result<Ref, Exit> {
        let class = self.vm.registry.array_of(component);
        let array =
            self.memory_mut().new_array(class, BaseType::Ref, elements.len() as u32).ok_or_else(out_of_memory)?;
        self.memory_mut().word_array_mut(array).copy_from_slice(elements);
        self.vm.tell_allocated(self.thread, array);
        Ok(array)
    }

    /// Reads an instance field by name; the field must exist in the object's class or above.
    pub fn get_field(&self, object: Ref, name: &str) -> u32 {
        self.memory().get(object + self.vm.field_offset(self.class_of(object), name))
    }
    pub fn get_field2(&self, object: Ref, name: &str) -> u64 {
        self.memory().get2(object + self.vm.field_offset(self.class_of(object), name))
    }
    /// Writes an instance field by name. What a reference leads to becomes shared if the object is.
    pub fn put_field(&mut self, object: Ref, name: &str, value: u32) {
        let field = self.vm.field_named(self.class_of(object), name);
        if field.kind == BaseType::Ref {
            self.vm.publish_into(object, value);
        }
        self.memory_mut().set(object + field.offset, value);
    }
    pub fn put_field2(&mut self, object: Ref, name: &str, value: u64) {
        let at = object + self.vm.field_offset(self.class_of(object), name);
        self.memory_mut().set2(at, value);
    }
    /// The word address of a static field of a JDK class.
    pub fn static_address(&self, class: &str, name: &str) -> u32 {
        self.static_field(class, name).map_or(0, |f| f.offset)
    }

    pub(crate) fn static_field(&self, class: &str, name: &str) -> Option<&'static Field> {
        let class = self.vm.registry.known(class);
        class.fields.iter().find(|f| f.is_static() && f.name == name)
    }

    // ---- ways on ------------------------------------------------------------------------------

    /// Goes on only if the class is initialised (or being so by this thread).
    pub fn ensure_initialized(&mut self, class: &'static Class) -> Result<(), Exit> {
        if self.vm.is_initialized(self.thread, class) { Ok(()) } else { Err(Exit::Initialize(class)) }
    }

    /// Calls a Java method; the peer runs again with [`Resume::Returned`]. Exceptions pass through.
    pub fn call(&self, method: &'static Method, args: Vec<u32>) -> Exit {
        Exit::Call { method, args, catch: false }
    }
    /// Like [`Ctx::call`], but an exception comes back as [`Resume::Thrown`].
    pub fn call_catching(&self, method: &'static Method, args: Vec<u32>) -> Exit {
        Exit::Call { method, args, catch: true }
    }

    /// A method of a class by name and descriptor, declared or inherited.
    pub fn find_method(&self, class: &'static Class, name: &str, descriptor: &str) -> Option<&'static Method> {
        self.vm.registry.find_method(class, Name::from(name), Name::from(descriptor))
    }

    /// Blocks the thread until it is woken.
    pub fn block(&self, status: Status, object: Ref, deadline: u64) -> Exit {
        Exit::Block { status, object, deadline }
    }

    pub fn record(&self, word: u32) -> u32 {
        self.memory().get(self.thread.at(word))
    }
    pub fn set_record(&mut self, word: u32, value: u32) {
        let at = self.thread.at(word);
        self.memory_mut().set(at, value);
    }
    /// The `java.lang.Thread` object of the current thread.
    pub fn current_thread(&self) -> Ref {
        self.record(word::JAVA)
    }

    /// To be asked before a peer reads or writes a field that only it knows: others may run first.
    pub fn before_access(&mut self, field: &'static rjpf_classes::Field, object: Ref, write: bool) -> Result<(), Exit> {
        let (at, holder) = (self.at(), if field.is_static() { 0 } else { object });
        let pauses = self.vm.visibility != crate::Visibility::None
            && self.vm.could_matter(self.thread, holder)
            && self.vm.pauses_at(at, field, holder, if write { Access::Write } else { Access::Read });
        if pauses { Err(Exit::Pause) } else { Ok(()) }
    }

    /// Where the peer is about to touch something.
    pub(crate) fn at(&self) -> crate::visible::At {
        let cover = self.memory().get(self.frame - frame::COVER);
        crate::visible::At { thread: self.thread, fp: self.frame, pc: 0, cover }
    }

    /// The method and bytecode index of the n-th Java or native caller (0 = whoever called this peer).
    pub fn caller(&self, n: usize) -> Option<(&'static Method, u16)> {
        self.vm.frames(self.thread).skip(1).nth(n).map(|f| (f.method, f.bci))
    }
}

/// Offsets of static fields start here: behind any object.
pub const STATIC_OFFSETS: i64 = 1 << 40;

/// Throws a JDK exception with a message: `return Err(throw("java/lang/IllegalStateException", "..."))`.
pub fn throw(class: &'static str, message: impl Into<String>) -> Exit {
    Exit::ThrowNew { class, message: Some(message.into()) }
}

/// Throws a JDK exception without a message.
pub fn throw_bare(class: &'static str) -> Exit {
    Exit::ThrowNew { class, message: None }
}

pub fn out_of_memory() -> Exit {
    throw("java/lang/OutOfMemoryError", "Java heap space")
}

/// Null throws `NullPointerException`.
pub fn non_null(object: Ref) -> Result<Ref, Exit> {
    if object == 0 { Err(throw_bare("java/lang/NullPointerException")) } else { Ok(object) }
}

pub fn unsupported(what: impl Into<String>) -> Exit {
    Exit::Unsupported(what.into())
}

/// Argument words for [`Exit::Call`].
#[derive(Default)]
pub struct Words(pub Vec<u32>);

impl Words {
    pub fn new() -> Words {
        Words::default()
    }
    #[must_use]
    pub fn word(mut self, value: u32) -> Words {
        self.0.push(value);
        self
    }
    #[must_use]
    pub fn wide(mut self, value: u64) -> Words {
        self.0.push(value as u32);
        self.0.push((value >> 32) as u32);
        self
    }
}
