//! Booting: from an empty memory to an initialised JDK, as the launcher of HotSpot does it.

use rjpf_classes::path::{ClassPath, Jdk};
use rjpf_classes::{BaseType, Class, LoadError, LoaderId, Method, Name, Registry};
use rjpf_state::canonical::Canonical;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Pages, Ref, ThreadId, global};

use crate::arguments::Arguments;
use crate::interp::Pause;
use crate::known::Known;
use crate::peer::{Peer, Value};
use crate::persistent::Persistent;
use crate::table::PeerTable;
use crate::throw::describe_frame;
use crate::visible::Visibility;
use crate::{Environment, Stop, Vm};

/// The thread that boots and later runs `main`.
pub const MAIN: ThreadId = ThreadId(0);

/// JVMTI's bits for a live, running thread.
const RUNNING: u32 = 5;

/// Classes initialised before anything else, in HotSpot's order.
const FIRST_CLASSES: &[&str] =
    &["java/lang/String", "java/lang/System", "java/lang/Class", "java/lang/ThreadGroup", "java/lang/Thread"];

/// Classes whose first use must not run code in awkward places.
const LATER_CLASSES: &[&str] = &[
    "java/lang/Module",
    "java/lang/reflect/Method",
    "java/lang/ref/Finalizer",
    "java/lang/Throwable",
    "java/lang/StackOverflowError",
    "java/lang/OutOfMemoryError",
    "java/lang/NullPointerException",
    "java/lang/ClassCastException",
    "java/lang/ArrayStoreException",
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/IllegalMonitorStateException",
    "java/lang/IllegalArgumentException",
    "java/lang/NegativeArraySizeException",
    "java/lang/ExceptionInInitializerError",
    "java/lang/NoClassDefFoundError",
    "java/lang/ClassNotFoundException",
    "java/lang/InterruptedException",
];

/// The core of `java.lang.invoke`, which the JDK expects to be ready before its modules are.
const INVOKE_CLASSES: &[&str] = &[
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/ResolvedMethodName",
    "java/lang/invoke/MemberName",
    "java/lang/invoke/MethodHandleNatives",
];

/// Classes that concurrent programs use first thing. Initialised here, what they make (variable
/// handles, method types, tables of enums) is part of the constant that all states share; made
/// later, it would be some hundred objects in each canonical form. None of them looks at anything
/// that a program can set before its first use.
const COMMON_CLASSES: &[&str] = &[
    "java/lang/Boolean",
    "java/lang/Byte$ByteCache",
    "java/lang/Character$CharacterCache",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer$IntegerCache",
    "java/lang/Long$LongCache",
    "java/lang/Short$ShortCache",
    "java/lang/Thread$State",
    // Remembers the working folder.
    "java/nio/file/FileSystems$DefaultFileSystemHolder",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedDeque",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/CopyOnWriteArrayList",
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/Phaser",
    "java/util/concurrent/ThreadPoolExecutor",
    "java/util/concurrent/TimeUnit",
    "java/util/concurrent/atomic/AtomicBoolean",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicIntegerArray",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/AtomicLongArray",
    "java/util/concurrent/atomic/AtomicReference",
    "java/util/concurrent/atomic/AtomicReferenceArray",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/LockSupport",
    "java/util/concurrent/locks/StampedLock",
];

impl Vm {
    /// A machine with an empty memory: nothing of the JDK is initialised yet.
    pub fn new(
        jdk: Jdk,
        class_path: ClassPath,
        peers: &[Peer],
        own: Vec<(Name, Vec<u8>)>,
        environment: Environment,
    ) -> Result<Vm, Stop> {
        let peers: &'static PeerTable = Box::leak(Box::new(PeerTable::new(peers)));
        let mut overlays = crate::native::own_classes();
        overlays.extend(own);
        let mut module_names: Vec<String> = jdk
            .image
            .modules()
            .map_err(|e| Stop::Internal(e.to_string()))?
            .into_iter()
            .map(|m| m.to_string())
            .collect();
        module_names.sort();
        let registry = Registry::new(jdk, class_path, peers.index(), overlays);
        let registry: &'static Registry = Box::leak(Box::new(registry));
        let mut pages = Pages::new().map_err(|e| Stop::Internal(format!("no memory: {e}")))?;
        let heap_start = rjpf_classes::address::HEAP.start;
        pages.memory.set(global::HEAP_TOP, heap_start);
        pages.memory.set(global::COLLECT_AT, u32::MAX);
        pages.memory.set(global::NATIVE_TOP, rjpf_classes::address::NATIVE.start);
        let known = Known::of(registry);
        let boolean_array = registry.array_of(registry.primitive(BaseType::Boolean)).id.0;
        Ok(Vm {
            pages,
            registry,
            peers,
            known,
            environment,
            output: Vec::new(),
            sink: None,
            canonical: None,
            chance: false,
            unordered: None,
            turns: Vec::new(),
            persistent: Persistent::default(),
            time_asked: None,
            visibility: Visibility::None,
            learned: std::sync::Arc::default(),
            fresh: (0, 0),
            events: crate::Events::NONE,
            observed: crate::Observed::default(),
            module_names,
            heap_start,
            arguments: Arguments::default(),
            boolean_array,
            nested_peers: 0,
            sips: 0,
            native_exit: None,
            compilation: std::sync::Arc::default(),
            footprint: crate::Footprint::default(),
            effects: crate::EffectNotes::default(),
        })
    }

    /// Initialises the JDK. Afterwards the machine is ready to run a program.
    pub fn boot(&mut self) -> Result<(), Stop> {
        let _phase = tracing::info_span!("boot").entered();
        let java = self.pages.memory.new_object(self.known.thread).ok_or_else(no_room)?;
        let slot = self.new_thread(java).ok_or_else(no_room)?;
        debug_assert_eq!(slot, MAIN);
        self.pages.memory.set(global::MAIN_THREAD, java);
        for name in &FIRST_CLASSES[..3] {
            self.initialize_class(name)?;
        }
        self.create_main_thread(java)?;
        for name in LATER_CLASSES {
            self.initialize_class(name)?;
        }
        let error = self.new_throwable("java/lang/OutOfMemoryError", Some("Java heap space"), MAIN);
        self.pages.memory.set(global::OUT_OF_MEMORY, error.map_err(|_| no_room())?);
        let system = self.registry.known("java/lang/System");
        self.call(self.method(system, "initPhase1", "()V")?, &[])?;
        for name in INVOKE_CLASSES {
            self.initialize_class(name)?;
        }
        let code = self.call(self.method(system, "initPhase2", "(ZZ)I")?, &[1, 1])?;
        if code.word() != 0 {
            return Err(Stop::Internal("the JDK's module system did not start".into()));
        }
        self.call(self.method(system, "initPhase3", "()V")?, &[])?;
        let loaders = self.known_class_loader();
        for (name, at) in
            [("getSystemClassLoader", global::APP_LOADER), ("getPlatformClassLoader", global::PLATFORM_LOADER)]
        {
            let method = self.method(loaders, name, "()Ljava/lang/ClassLoader;")?;
            let loader = self.call(method, &[])?;
            self.pages.memory.set(at, loader.word());
        }
        if self.environment.explores {
            for name in COMMON_CLASSES {
                self.initialize_class(name)?;
            }
        }
        self.settle_service_threads()
    }

    /// Lets the threads that the library has started run until they wait for work, so that they
    /// take no part in the program's interleavings.
    fn settle_service_threads(&mut self) -> Result<(), Stop> {
        loop {
            let service = self.threads().find(|&t| t != MAIN && t.status(&self.pages.memory) == Status::Runnable);
            let Some(thread) = service else { return Ok(()) };
            self.run_until_idle(thread)?;
        }
    }

    fn create_main_thread(&mut self, java: Ref) -> Result<(), Stop> {
        for name in &FIRST_CLASSES[3..4] {
            self.initialize_class(name)?;
        }
        let groups = self.registry.known("java/lang/ThreadGroup");
        let system = self.pages.memory.new_object(groups).ok_or_else(no_room)?;
        self.pages.memory.set(global::SYSTEM_THREAD_GROUP, system);
        self.set_priority(java);
        self.call(self.method(groups, "<init>", "()V")?, &[system])?;
        let main = self.pages.memory.new_object(groups).ok_or_else(no_room)?;
        self.pages.memory.set(global::MAIN_THREAD_GROUP, main);
        let name = self.intern_str("main");
        self.initialize_class("java/lang/Thread")?;
        let constructor = self.method(groups, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V")?;
        self.call(constructor, &[main, system, name])?;
        let constructor = self.method(self.known.thread, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V")?;
        self.call(constructor, &[java, main, name])?;
        let at = java + self.known.thread_eetop;
        self.pages.memory.set2(at, u64::from(MAIN.0) + 1);
        self.set_thread_status(java, RUNNING);
        Ok(())
    }

    /// The first thread's priority is read before its constructor has run (JDK 17).
    fn set_priority(&mut self, java: Ref) {
        if self.has_field(self.known.thread, "priority") {
            let at = java + self.field_offset(self.known.thread, "priority");
            self.pages.memory.set(at, 5);
        }
    }

    pub fn method(&self, class: &'static Class, name: &str, descriptor: &str) -> Result<&'static Method, Stop> {
        let found = class.declared_method(Name::from(name), Name::from(descriptor));
        found.ok_or_else(|| Stop::Internal(format!("this JDK has no {}.{name}{descriptor}", class.name)))
    }

    pub fn initialize_class(&mut self, name: &str) -> Result<(), Stop> {
        let class = self.registry.known(name);
        let mirror = self.mirror(class);
        let method = self.machine_method("initialize");
        self.call(method, &[mirror]).map(drop)
    }

    /// Runs a method on the main thread to its end: only while booting.
    pub fn call(&mut self, method: &'static Method, args: &[u32]) -> Result<Value, Stop> {
        self.pages.memory.set(MAIN.at(word::FP), 0);
        self.pages.memory.set(global::UNCAUGHT, 0);
        self.start_in(MAIN, method, args);
        if method.is_static() && !method.has_peer() && !self.is_initialized(MAIN, method.class) {
            self.initialize_class_then(method.class)?;
        }
        match self.run_until_idle(MAIN)? {
            Pause::Ended => {}
            other => return Err(Stop::Internal(format!("boot stopped in {}: {other:?}", method.full_name()))),
        }
        let uncaught = self.pages.memory.get(global::UNCAUGHT);
        if uncaught != 0 {
            return Err(Stop::Internal(self.describe_throwable(uncaught)));
        }
        MAIN.set_status(&mut self.pages.memory, Status::Runnable);
        Ok(Value::Wide(self.pages.memory.get2(MAIN.at(word::RESUME_VALUE))))
    }

    /// Puts the initialisation of a class on top of the frame that needs it.
    fn initialize_class_then(&mut self, class: &'static Class) -> Result<(), Stop> {
        let mirror = self.mirror(class);
        let method = self.machine_method("initialize");
        self.enter(MAIN, method, &[mirror], rjpf_state::frame::Return::Retry).map(drop)
    }

    /// The message of a throwable for people, as far as it can be had without running the program.
    pub fn message_of(&self, throwable: Ref) -> Option<String> {
        match self.pages.memory.get(throwable + self.known.throwable_message) {
            0 => self.null_message(throwable),
            message => Some(self.known.string.for_people(&self.pages.memory, message)),
        }
    }

    /// Class, message, causes and stack trace of a throwable, for messages to people.
    pub fn describe_throwable(&self, throwable: Ref) -> String {
        let mut text = String::new();
        let mut at = throwable;
        for level in 0..8 {
            if level > 0 {
                text.push_str("\nCaused by: ");
            }
            text.push_str(&self.class_of(at).name.dotted());
            if let Some(message) = self.message_of(at) {
                text.push_str(": ");
                text.push_str(&message);
            }
            for (method, bci) in self.backtrace(at) {
                text.push_str("\n\tat ");
                text.push_str(&describe_frame(method, bci));
            }
            let cause = self.pages.memory.get(at + self.known.throwable_cause);
            if cause == 0 || cause == at {
                break;
            }
            at = cause;
        }
        text
    }

    /// Sets the machine up to run `main` of a class with these arguments.
    pub fn start_main(&mut self, class: &'static Class, args: &[String]) -> Result<(), Stop> {
        let strings = self.registry.array_of(self.known.string.class);
        let array = self.pages.memory.new_array(strings, BaseType::Ref, args.len() as u32).ok_or_else(no_room)?;
        for (i, arg) in args.iter().enumerate() {
            let string = self.new_string(arg).map_err(|_| no_room())?;
            self.pages.memory.set_element(array, i as u32, string);
        }
        self.arguments = Arguments::of(array);
        let java = self.pages.memory.get(global::MAIN_THREAD);
        let mirror = self.mirror(class);
        self.pages.memory.set(MAIN.at(word::FP), 0);
        let method = self.machine_method("runMain");
        self.start_in(MAIN, method, &[java, mirror, array]);
        self.pages.memory.set(global::STARTED_THREADS, 1);
        Ok(())
    }

    /// Declares the present state the base of all snapshots and makes the threads explorable.
    pub fn freeze(&mut self, visibility: Visibility) {
        self.start_collecting();
        self.visibility = visibility;
        self.environment.ticking = false;
        self.pages.freeze();
        self.canonical = Some(Canonical::new(&self.pages, self.registry, self.heap_start));
    }

    /// A second machine in the booted state, for another thread. Snapshots of either can be restored
    /// in the other. Fields that the user leaves out of matching have to be named again.
    pub fn worker(&self) -> std::io::Result<Vm> {
        let pages = self.pages.worker()?;
        let canonical = self.canonical.as_ref().map(|canonical| canonical.worker(&pages));
        Ok(Vm {
            pages,
            registry: self.registry,
            peers: self.peers,
            known: Known::of(self.registry),
            environment: self.environment.clone(),
            output: Vec::new(),
            sink: None,
            canonical,
            chance: false,
            unordered: None,
            turns: Vec::new(),
            persistent: Persistent::default(),
            time_asked: self.time_asked.map(|_| Default::default()),
            visibility: self.visibility,
            learned: self.learned.clone(),
            fresh: (0, 0),
            events: crate::Events::NONE,
            observed: crate::Observed::default(),
            module_names: self.module_names.clone(),
            heap_start: self.heap_start,
            arguments: Arguments::of(self.arguments.array),
            boolean_array: self.boolean_array,
            nested_peers: 0,
            sips: 0,
            native_exit: None,
            footprint: crate::Footprint::default(),
            effects: crate::EffectNotes::default(),
            compilation: self.compilation.clone(),
        })
    }

    /// Makes the machine compare all its incremental bookkeeping with full recomputations, as debug
    /// builds do.
    pub fn verify_bookkeeping(&mut self) {
        self.pages.verify = true;
        if let Some(canonical) = &mut self.canonical {
            canonical.verify = true;
        }
    }

    /// Loads the main class through the application loader.
    pub fn load_main(&self, name: &str) -> Result<&'static Class, LoadError> {
        self.registry.load(LoaderId::APP, Name::from(name.replace('.', "/").as_str()))
    }
}

fn no_room() -> Stop {
    Stop::Internal("the heap is too small to boot".into())
}
