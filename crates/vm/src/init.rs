//! Class initialisation (JVMS 5.5): its state is words in the statics block, its procedure a peer.

use rjpf_classes::{BaseType, Class, Field, PlaceOf, Trust};
use rjpf_classfile::Constant;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{Ref, ThreadId, frame};

use crate::peer::{Ctx, Exit, PeerResult, Resume, Value};
use crate::{Mode, Vm};

/// First word of a statics block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum InitState {
    Loaded = 0,
    InProgress = 1,
    Initialized = 2,
    Failed = 3,
}

impl InitState {
    pub fn of(word: u32) -> InitState {
        match word {
            1 => InitState::InProgress,
            2 => InitState::Initialized,
            3 => InitState::Failed,
            _ => InitState::Loaded,
        }
    }
}

/// Words of the statics header.
const THREAD: u32 = 1;
const ERROR: u32 = 2;

impl Vm {
    pub fn init_state(&self, class: &Class) -> InitState {
        InitState::of(self.pages.memory.get(class.statics))
    }

    /// May this thread use the class without initialising it first?
    #[inline]
    pub fn is_initialized(&mut self, thread: ThreadId, class: &'static Class) -> bool {
        match self.init_state(class) {
            InitState::Initialized => true,
            InitState::InProgress => {
                let own = self.pages.memory.get(class.statics + THREAD) == thread.0 + 1;
                if own && self.pages.memory.get(thread.at(word::INITIALIZES)) != class.statics {
                    // A circle: two threads that begin at different ends of it would wait for each other.
                    self.learn_initialization(thread, class, "needs itself");
                }
                own
            }
            InitState::Loaded => self.initialize_trivially(class),
            InitState::Failed => false,
        }
    }

    /// Initialises classes in which no code has to run: arrays, primitives, classes without
    /// initialiser below initialised ones. From above, in a list: the chain may be long.
    fn initialize_trivially(&mut self, class: &'static Class) -> bool {
        let mut chain = vec![class];
        while let Some(above) = chain.last().and_then(|top| if top.is_interface() { None } else { top.super_class }) {
            match self.init_state(above) {
                InitState::Initialized => break,
                InitState::Loaded if above.class_initializer().is_none() => chain.push(above),
                _ => return false,
            }
        }
        chain.into_iter().rev().all(|class| self.initialize_below(class))
    }

    /// The same for a class whose superclass is initialised.
    fn initialize_below(&mut self, class: &'static Class) -> bool {
        if class.class_initializer().is_some() || !self.link_quietly(class) {
            return false;
        }
        if !self.default_supers(class).iter().all(|i| self.init_state(i) == InitState::Initialized) {
            return false;
        }
        self.prepare_statics(class);
        self.pages.memory.set(class.statics, InitState::Initialized as u32);
        true
    }

    /// Links a class unless that fails or Java code has to run for it.
    fn link_quietly(&mut self, class: &'static Class) -> bool {
        self.is_linked(class) || class.loader.is_builtin() && self.link_class(class).is_ok()
    }

    /// Superinterfaces that are initialised with a class: those that declare default methods.
    fn default_supers(&self, class: &'static Class) -> Vec<&'static Class> {
        let declares = |interface: &Class| interface.methods().iter().any(|m| !m.is_static() && !m.is_abstract());
        if class.is_interface() || !class.all_interfaces.iter().any(|&id| declares(self.registry.class(id))) {
            return Vec::new();
        }
        class.interfaces_from_above().into_iter().filter(|interface| declares(interface)).collect()
    }

    /// Writes the constants of `ConstantValue` attributes.
    fn prepare_statics(&mut self, class: &'static Class) {
        self.note_suspender(class);
        let Some(file) = class.file else { return };
        for field in class.fields.iter().filter(|f| f.is_static()) {
            let Some(index) = file.fields[field.slot as usize].constant_value else { continue };
            let at = field.offset;
            match file.pool.get(index) {
                Ok(Constant::Integer(v)) => self.pages.memory.set(at, *v as u32),
                Ok(Constant::Float(bits)) => self.pages.memory.set(at, *bits),
                Ok(Constant::Long(v)) => self.pages.memory.set2(at, *v as u64),
                Ok(Constant::Double(bits)) => self.pages.memory.set2(at, *bits),
                Ok(Constant::String { .. }) => {
                    if let Ok(bytes) = file.pool.string(index) {
                        let address = self.registry.literal(bytes);
                        let string = self.literal(address);
                        self.pages.memory.set(at, string);
                    }
                }
                _ => {}
            }
            debug_assert!(field.kind != BaseType::Void);
        }
    }

    /// Is the class of this field being initialised by the thread?
    pub(crate) fn initializes(&self, thread: ThreadId, field: &Field) -> bool {
        let class = self.registry.class(field.class);
        self.init_state(class) == InitState::InProgress && self.pages.memory.get(class.statics + THREAD) == thread.0 + 1
    }

    /// Does nobody else get at this static field, because its class is being initialised by the thread? Variable handles and
    /// reflection do, which is learned when they are used; where nothing is learned, that is not explored.
    pub(crate) fn has_to_itself(&self, thread: ThreadId, field: &Field) -> bool {
        self.initializes(thread, field) && !(self.learns() && self.learned.mode(field.place) == Mode::Contended)
    }

    /// Is the class of this static field being initialised by another thread?
    pub(crate) fn is_early(&self, thread: ThreadId, field: &Field) -> bool {
        let class = self.registry.class(field.class);
        field.is_static() && self.init_state(class) == InitState::InProgress && !self.initializes(thread, field)
    }

    /// Others run while an initialiser does: who runs it makes a difference.
    pub(crate) fn notice_pause_in_initializer(&mut self, thread: ThreadId) {
        for class in self.initialized_by(thread) {
            self.learn_initialization(thread, class, "is not done in one step");
        }
    }

    /// Who initialises a class turns out to make a difference.
    fn learn_initialization(&self, thread: ThreadId, class: &'static Class, what: &str) {
        if self.learns() && self.has_company(thread) && self.looks_at_initializer(class) {
            self.learn_contended(thread, class.place(PlaceOf::Initialization), what);
        }
    }

    /// The classes that a thread is initialising, innermost first.
    fn initialized_by(&self, thread: ThreadId) -> Vec<&'static Class> {
        self.initializations(thread).map(|(mirror, _)| self.class_of_mirror(mirror)).collect()
    }

    /// The mirrors of these classes, each with the number of locks that the thread held when it began.
    fn initializations(&self, thread: ThreadId) -> impl Iterator<Item = (Ref, u32)> + '_ {
        let initialize = self.machine_method("initialize");
        let held = u32::from(initialize.arg_words) + frame::NATIVE_WORDS + HELD_BEFORE;
        let frames = self.frames(thread).filter(|f| std::ptr::eq(f.method, initialize));
        frames.map(move |f| (self.pages.memory.get(f.fp), self.pages.memory.get(f.fp + held)))
    }

    /// On whose behalf a thread runs, as guards know it, and how many of the locks that it holds say nothing. An
    /// initialiser is run by whoever comes first: what it touches is touched by its class, and the locks of before are
    /// those of one thread among many. If somebody else gets at the same words, it matters when the initialiser runs.
    pub(crate) fn on_behalf_of(&self, thread: ThreadId) -> (Ref, u32) {
        let memory = &self.pages.memory;
        let statics = memory.get(thread.at(word::INITIALIZES));
        let itself = (memory.get(thread.at(word::JAVA)), 0);
        if statics == 0 {
            return itself;
        }
        let innermost =
            self.initializations(thread).find(|(mirror, _)| self.class_of_mirror(*mirror).statics == statics);
        innermost.filter(|(mirror, _)| self.looks_at_initializer(self.class_of_mirror(*mirror))).unwrap_or(itself)
    }

    /// Who initialises a class of the library makes no difference.
    fn looks_at_initializer(&self, class: &Class) -> bool {
        class.trust == Trust::User || !self.trusts_library()
    }

    /// The class whose initialisation a thread waits for, and the thread that initialises it.
    pub fn awaited_initialization(&self, thread: ThreadId) -> Option<(&'static Class, ThreadId)> {
        let class = self.initialized_by(thread).into_iter().next()?;
        let by = self.pages.memory.get(class.statics + THREAD).checked_sub(1)?;
        Some((class, ThreadId(by)))
    }

    /// An initialiser has looked at the thread that runs it.
    pub fn notice_thread_in_initializer(&mut self, thread: ThreadId) {
        if self.pages.memory.get(thread.at(word::INITIALIZES)) != 0 {
            for class in self.initialized_by(thread) {
                self.learn_initialization(thread, class, "depends on the thread");
            }
        }
    }

    fn finish(&mut self, class: &'static Class, state: InitState) {
        self.publish_statics(class);
        if let Some(by) = self.pages.memory.get(class.statics + THREAD).checked_sub(1) {
            self.order_by_initializer(ThreadId(by), class);
        }
        self.pages.memory.set(class.statics, state as u32);
        self.pages.memory.set(class.statics + THREAD, 0);
        for thread in self.threads_in(Status::Initializing, class.statics) {
            self.wake(thread, Wake::Retry);
        }
    }
}

/// The word of the call that has the number of locks that were held before.
const HELD_BEFORE: u32 = 1;

const START: u32 = 0;
const SUPERS: u32 = 1;
const RUN: u32 = 2;
const DONE: u32 = 3;
const WRAP: u32 = 4;
const FAILED_WRAP: u32 = 5;

/// `rjpf/vm/Machine.initialize(Class)V`: the twelve steps of JVMS 5.5.
pub(crate) fn initialize(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.object(0));
    if let Resume::Thrown(error) = ctx.resumed() {
        return failed(ctx, class, error);
    }
    loop {
        match ctx.step() {
            START => match ctx.vm.init_state(class) {
                InitState::Initialized => return Ok(Value::Void),
                InitState::Failed => return Err(not_usable(ctx, class)),
                InitState::InProgress => {
                    let owner = ctx.memory().get(class.statics + THREAD);
                    if owner == ctx.thread.0 + 1 {
                        return Ok(Value::Void);
                    }
                    return Err(ctx.block(Status::Initializing, class.statics, NO_DEADLINE));
                }
                InitState::Loaded => {
                    // Linking may ask a loader, so this comes here again.
                    ctx.vm.link_class(class)?;
                    let owner = ctx.thread.0 + 1;
                    ctx.memory_mut().set(class.statics, InitState::InProgress as u32);
                    ctx.memory_mut().set(class.statics + THREAD, owner);
                    ctx.vm.prepare_statics(class);
                    let outer = ctx.record(word::INITIALIZES);
                    ctx.save_word(0, outer);
                    let held = ctx.thread.held(ctx.memory()).count() as u32;
                    ctx.save_word(HELD_BEFORE, held);
                    ctx.set_record(word::INITIALIZES, class.statics);
                    ctx.set_step(SUPERS);
                }
            },
            SUPERS => {
                if let Some(next) = next_super(ctx, class) {
                    let mirror = ctx.mirror(next);
                    return Err(ctx.call_catching(ctx.method, vec![mirror]));
                }
                ctx.set_step(RUN);
            }
            RUN => {
                ctx.set_step(DONE);
                if let Some(initializer) = class.class_initializer() {
                    return Err(ctx.call_catching(initializer, vec![]));
                }
            }
            WRAP => {
                // The ExceptionInInitializerError has been constructed.
                let error = ctx.saved_ref(0);
                ctx.set_step(FAILED_WRAP);
                return failed(ctx, class, error);
            }
            _ => {
                let outer = ctx.saved_word(0);
                ctx.set_record(word::INITIALIZES, outer);
                ctx.vm.finish(class, InitState::Initialized);
                return Ok(Value::Void);
            }
        }
    }
}

/// The superclass or superinterface that has to be initialised next.
fn next_super(ctx: &mut Ctx<'_>, class: &'static Class) -> Option<&'static Class> {
    if class.is_interface() {
        return None;
    }
    let mut supers: Vec<&'static Class> = class.super_class.into_iter().collect();
    supers.extend(ctx.vm.default_supers(class));
    let thread = ctx.thread;
    supers.into_iter().find(|s| !ctx.vm.is_initialized(thread, s))
}

fn failed(ctx: &mut Ctx<'_>, class: &'static Class, error: Ref) -> PeerResult {
    let is_error = ctx.class_of(error).is_subclass_of(ctx.vm.known.error);
    if ctx.step() == DONE && !is_error {
        let wrapper = ctx.vm.registry.known("java/lang/ExceptionInInitializerError");
        ctx.ensure_initialized(wrapper)?;
        if let Some(constructor) = ctx.find_method(wrapper, "<init>", "(Ljava/lang/Throwable;)V") {
            let object = ctx.new_object(wrapper)?;
            ctx.save_ref(0, object);
            ctx.set_step(WRAP);
            return Err(ctx.call(constructor, vec![object, error]));
        }
    }
    // What is remembered is what the initialiser threw, not the wrapper made of it here.
    let wrapped = ctx.step() == FAILED_WRAP;
    let original = if wrapped { ctx.memory().get(error + ctx.vm.known.throwable_cause) } else { error };
    let kept = if ctx.vm.registry.jdk.feature >= 17 { first_failure(ctx, original).unwrap_or(0) } else { 0 };
    ctx.memory_mut().set(class.statics + ERROR, kept);
    let outer = ctx.saved_word(0);
    ctx.set_record(word::INITIALIZES, outer);
    // The first one gets another error than the rest.
    ctx.vm.learn_initialization(ctx.thread, class, "fails");
    ctx.vm.finish(class, InitState::Failed);
    Err(Exit::Throw(error))
}

/// JVMS 5.5 step 5: a class whose initialisation failed before.
fn not_usable(ctx: &mut Ctx<'_>, class: &'static Class) -> Exit {
    let message = format!("Could not initialize class {}", class.name.dotted());
    let error = match ctx.vm.new_throwable("java/lang/NoClassDefFoundError", Some(&message), ctx.thread) {
        Ok(error) => error,
        Err(exit) => return exit,
    };
    let first = ctx.memory().get(class.statics + ERROR);
    if first != 0 {
        let at = error + ctx.vm.known.throwable_cause;
        ctx.memory_mut().set(at, first);
    }
    Exit::Throw(error)
}

/// HotSpot keeps the first failure as an `ExceptionInInitializerError` that names it, and the thread that it was in.
fn first_failure(ctx: &mut Ctx<'_>, root: Ref) -> Result<Ref, Exit> {
    let message_at = ctx.vm.known.throwable_message;
    let text = match ctx.memory().get(root + message_at) {
        0 => String::new(),
        message => format!(": {}", ctx.string(message)),
    };
    let name = ctx.class_of(root).name.dotted();
    let thread = ctx.vm.thread_name(ctx.thread);
    let message = format!("Exception {name}{text} [in thread \"{thread}\"]");
    ctx.vm.new_throwable("java/lang/ExceptionInInitializerError", Some(&message), ctx.thread)
}
