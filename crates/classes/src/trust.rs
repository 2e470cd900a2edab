//! What is assumed about the class library, by where a class came from and never by its name alone.
//!
//! A user checks their own code, not `AbstractQueuedSynchronizer`. Three lists say what that means, each
//! line with its reason:
//!
//! - [`LINEARIZABLE`] names methods of the JDK that behave, to every caller, as if they happened at one
//!   moment (or at one moment before and one after they wait or call the program back). While one of
//!   them runs, the words that listed classes declare are touched in one step. Everything else that is
//!   touched below it, a plain collection handed over as an argument, say, is explored as ever.
//! - [`OF_THE_MACHINE`] names methods whose work nobody can see: what they touch is no step, with trust or without.
//! - [`PLUMBING`] names classes whose own words no program can observe: caches that give the same
//!   answer whoever fills them, and data confined to one thread.
//!
//! All other library code is explored like the program's own. What is missing from the first list on
//! purpose: methods that take several looks at a structure (`size` of a concurrent map, bulk
//! operations, the text of an atomic array), methods that call the program in a retry loop (`updateAndGet`), methods
//! that fail if anybody else was faster although what they compare is the same (`attemptStamp`, `compareAndSet` of a stamped
//! reference), that write what they have found where others see it (`get` of a stamped reference), that look and then write as if
//! nobody else could (`tryConvertToReadLock`: a stamp has no owner), executors, futures'
//! cancellation, weakly consistent iterators. A generated test compares small clients of every listed
//! method with the library explored (`crates/cli/tests/soundness/listed.rs`).

use crate::{Class, Method, Name};

/// How the machine treats a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// The program's own code.
    User,
    /// Made by the machine for a call site: it only passes a call on.
    Glue,
    /// Library code that is explored like the program's.
    Library,
    /// A class of the library with listed methods, or one that such a class is built from.
    Linearizable,
    /// A class of the library whose own words nobody can observe.
    Plumbing,
}

/// Where the bytes of a class came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The class path, a user's loader, a lookup of the program.
    Program,
    /// The machine, for a call site.
    CallSite,
    /// The JDK's modules, or a hidden class that the JDK made for itself.
    Jdk,
    /// What rjpf brings along: the checker's interface, the machine's own helpers.
    Own,
}

/// A listed class.
pub struct Listed {
    /// The class; its nested classes belong to it.
    pub class: &'static str,
    /// Methods of the class and its nested classes that happen at one moment, by name, or by name and
    /// descriptor where only some of the overloads do. With `!` before it, a method is a step of its own
    /// also where another listed method calls it.
    pub methods: &'static [&'static str],
    pub why: &'static str,
}

const fn listed(class: &'static str, methods: &'static [&'static str], why: &'static str) -> Listed {
    Listed { class, methods, why }
}

const ATOMIC: &[&str] = &[
    "get",
    "set",
    "lazySet",
    "getAndSet",
    "compareAndSet",
    "weakCompareAndSet",
    "weakCompareAndSetPlain",
    "weakCompareAndSetVolatile",
    "weakCompareAndSetAcquire",
    "weakCompareAndSetRelease",
    "compareAndExchange",
    "compareAndExchangeAcquire",
    "compareAndExchangeRelease",
    "getAndIncrement",
    "getAndDecrement",
    "getAndAdd",
    "incrementAndGet",
    "decrementAndGet",
    "addAndGet",
    "getPlain",
    "setPlain",
    "getOpaque",
    "setOpaque",
    "getAcquire",
    "setRelease",
    "intValue",
    "longValue",
    "floatValue",
    "doubleValue",
    "toString",
];
/// As before, without the text: it reads one element after the other.
const ATOMIC_ELEMENTS: &[&str] = ATOMIC.split_at(ATOMIC.len() - 1).0;
const ONE_WORD: &str = "one access to one word";
const UNDER_LOCK: &str = "the whole method holds the one lock of the queue, and gives it up only to wait";

/// Linearizable methods, in alphabetic order of their classes.
#[rustfmt::skip]
pub const LINEARIZABLE: &[Listed] = &[
    listed("java/util/concurrent/ArrayBlockingQueue",
        &["add", "offer", "put", "poll", "take", "peek", "remove()", "element", "size", "remainingCapacity", "contains", "remove(Ljava/lang/Object;)Z", "enqueue", "dequeue"],
        UNDER_LOCK),
    listed("java/util/concurrent/CompletableFuture",
        &["get", "join", "waitingGet", "timedGet", "!cleanStack", "!completeNull", "!completeRelay", "!completeThrowable", "!completeValue", "!internalComplete", "!postComplete", "!postFire", "!tryFire", "!tryPushStack"],
        "waiting ends when there is a result; to set one, to put a dependent there and to take it off, its look at what it depends on, and to forget that are steps of their own"),
    listed("java/util/concurrent/ConcurrentHashMap",
        &["get", "getOrDefault", "containsKey", "put", "putIfAbsent", "putVal", "remove(Ljava/lang/Object;)Ljava/lang/Object;", "remove(Ljava/lang/Object;Ljava/lang/Object;)Z", "replace", "replaceNode", "computeIfAbsent", "computeIfPresent", "compute(Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;", "merge", "!addCount", "!initTable", "!tryPresize"],
        "one bin under its lock, or one read of a bin; the table is made, made larger before many are put, and the count brought up to date, in steps of their own"),
    listed("java/util/concurrent/ConcurrentLinkedQueue",
        &["add", "offer", "poll", "peek"],
        "the compare-and-set of one link decides; helping with tail and head is not observable"),
    listed("java/util/concurrent/ConcurrentSkipListMap",
        &["get", "getOrDefault", "containsKey", "put", "putIfAbsent", "remove", "replace", "doPut", "doGet", "doRemove"],
        "the compare-and-set of one node's value decides; index levels are not observable"),
    listed("java/util/concurrent/CopyOnWriteArrayList",
        &["get", "set", "add", "addIfAbsent", "remove(I)Ljava/lang/Object;", "size", "isEmpty", "iterator", "listIterator", "getArray", "setArray", "clear"],
        "readers take one look at an array that never changes; writers replace it under one lock"),
    listed("java/util/concurrent/CountDownLatch",
        &["await", "countDown", "getCount"],
        "one compare-and-set of the count; waiting ends when it is zero"),
    listed("java/util/concurrent/CyclicBarrier",
        &["await", "dowait", "reset", "isBroken", "getNumberWaiting"],
        "everything under one lock; the barrier action is called back"),
    listed("java/util/concurrent/DelayQueue",
        &["add", "offer", "put", "poll", "take", "peek", "size"], UNDER_LOCK),
    listed("java/util/concurrent/Exchanger",
        &["exchange"], "two threads meet at one moment"),
    listed("java/util/concurrent/ForkJoinPool",
        &["runWorker", "scan", "topLevelExec", "awaitWork", "signalWork", "push", "tryUnpush", "pop", "tryRemove", "externalPush", "poolSubmit", "submissionQueue", "externalSubmissionQueue", "deregisterWorker", "registerWorker", "createWorker", "tryCompensate", "tryTerminate", "helpJoin", "helpComplete", "awaitDone", "getParallelism", "commonPool"],
        "queues and signals between the workers: a program sees them through the tasks only, which are called back"),
    listed("java/util/concurrent/ForkJoinTask",
        &["setDone", "trySetThrown", "trySetComplete", "signalWaiters", "awaitDone", "isDone", "getRawResult", "getStatus"],
        "one compare-and-set of the status; waiting ends when it is set"),
    listed("java/util/concurrent/FutureTask",
        &["isDone", "isCancelled", "get", "awaitDone", "set", "setException", "finishCompletion", "!run", "!runAndReset"],
        "the state is set once, in one step after the task; waiting ends when it is"),
    listed("java/util/concurrent/LinkedBlockingDeque",
        &["add", "addFirst", "addLast", "offer", "offerFirst", "offerLast", "put", "putFirst", "putLast", "poll", "pollFirst", "pollLast", "take", "takeFirst", "takeLast", "peek", "peekFirst", "peekLast", "size", "remainingCapacity", "contains"],
        UNDER_LOCK),
    listed("java/util/concurrent/LinkedBlockingQueue",
        &["add", "offer", "put", "poll", "take", "peek", "size", "remainingCapacity"],
        "an end of the queue under its lock, and one compare-and-set of the count"),
    listed("java/util/concurrent/LinkedTransferQueue",
        &["add", "offer", "put", "poll", "take", "transfer", "tryTransfer", "xfer"],
        "the compare-and-set of one node's item decides"),
    listed("java/util/concurrent/Phaser",
        &["register", "bulkRegister", "arrive", "arriveAndDeregister", "!arriveAndAwaitAdvance", "!doArrive", "!doRegister", "!onAdvance", "awaitAdvance", "awaitAdvanceInterruptibly", "getPhase", "isTerminated", "forceTermination"],
        "one compare-and-set of the state; the last to arrive advances the phase in a step of its own, each phaser of a tree does"),
    listed("java/util/concurrent/PriorityBlockingQueue",
        &["add", "offer", "put", "poll", "take", "peek", "size"], UNDER_LOCK),
    listed("java/util/concurrent/ScheduledThreadPoolExecutor",
        &["take", "poll", "offer", "add", "put", "peek", "size"],
        "its queue: the whole method holds the lock of the queue, and gives it up only to wait"),
    listed("java/util/concurrent/Semaphore",
        &["acquire", "acquireUninterruptibly", "tryAcquire", "release", "availablePermits", "drainPermits"],
        "one compare-and-set of the permits; waiting ends when there are enough"),
    listed("java/util/concurrent/SynchronousQueue",
        &["put", "offer", "take", "poll", "transfer", "xfer"], "two threads meet at one moment"),
    listed("java/util/concurrent/ThreadPoolExecutor",
        &["execute", "shutdown", "shutdownNow", "isShutdown", "awaitTermination", "runWorker", "tryTerminate", "!addWorker", "!getTask", "!interruptIfStarted"],
        "the control word decides, and whoever lost a race for it tries again; taking the next task is one access of the queue; another thread beside those of the core is started after the look whether there is one; whoever shuts it down looks after that whether it has ended; tasks are called back"),
    listed("java/util/concurrent/atomic/AtomicBoolean", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicInteger", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicIntegerArray", ATOMIC_ELEMENTS, "one access to one element"),
    listed("java/util/concurrent/atomic/AtomicIntegerFieldUpdater", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicLong", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicLongArray", ATOMIC_ELEMENTS, "one access to one element"),
    listed("java/util/concurrent/atomic/AtomicLongFieldUpdater", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicMarkableReference",
        &["getReference", "isMarked", "casPair"],
        "one access to the word with the pair"),
    listed("java/util/concurrent/atomic/AtomicReference", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicReferenceArray", ATOMIC_ELEMENTS, "one access to one element"),
    listed("java/util/concurrent/atomic/AtomicReferenceFieldUpdater", ATOMIC, ONE_WORD),
    listed("java/util/concurrent/atomic/AtomicStampedReference",
        &["getReference", "getStamp", "casPair"],
        "one access to the word with the pair"),
    listed("java/util/concurrent/atomic/DoubleAdder", &["!add"], "one compare-and-set of one cell"),
    listed("java/util/concurrent/atomic/LongAdder", &["!add", "increment", "decrement"], "one compare-and-set of one cell"),
    listed("java/util/concurrent/atomic/Striped64", &[], "the cells of the adders"),
    listed("java/util/concurrent/locks/AbstractOwnableSynchronizer", &["setExclusiveOwnerThread", "getExclusiveOwnerThread"], ONE_WORD),
    listed("java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
        &["acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly", "tryAcquireSharedNanos", "releaseShared", "await", "awaitNanos", "awaitUninterruptibly", "awaitUntil", "signal", "signalAll"],
        "one compare-and-set of the state; waiting ends when it allows"),
    listed("java/util/concurrent/locks/AbstractQueuedSynchronizer",
        &["acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly", "tryAcquireSharedNanos", "releaseShared", "await", "awaitNanos", "awaitUninterruptibly", "awaitUntil", "signal", "signalAll", "getState", "setState", "compareAndSetState"],
        "one compare-and-set of the state; waiting ends when it allows"),
    listed("java/util/concurrent/locks/LockSupport", &["park", "parkNanos", "parkUntil", "unpark"], "one access to the permit"),
    listed("java/util/concurrent/locks/ReentrantLock",
        &["lock", "unlock", "tryLock", "lockInterruptibly", "isLocked", "isHeldByCurrentThread", "getHoldCount"],
        "one compare-and-set of the state; waiting ends when the lock is free"),
    listed("java/util/concurrent/locks/ReentrantReadWriteLock",
        &["lock", "unlock", "tryLock", "lockInterruptibly", "isWriteLocked", "isWriteLockedByCurrentThread", "getReadLockCount", "getReadHoldCount", "getWriteHoldCount"],
        "one compare-and-set of the state; waiting ends when the lock allows"),
    listed("java/util/concurrent/locks/StampedLock",
        &["writeLock", "tryWriteLock", "writeLockInterruptibly", "readLock", "tryReadLock", "readLockInterruptibly", "tryOptimisticRead", "validate", "unlockWrite", "unlockRead", "unlock", "tryConvertToWriteLock", "tryConvertToOptimisticRead", "tryUnlockRead", "tryUnlockWrite", "!releaseWrite", "!unlockWriteInternal", "isWriteLocked", "isReadLocked"],
        "one compare-and-set of the state; to give up a write lock, a look at the state and then a write, because several threads may try; waiting ends when the lock allows"),
];

/// The one method that adds to a field that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adder {
    pub class: &'static str,
    pub method: &'static str,
}

impl Adder {
    pub fn is(self, class: &Class, method: Name) -> bool {
        class.name == self.class && method == self.method
    }
}

/// Fields of listed classes that count, with the class and the one method that add to them: what it does commutes, and
/// whoever else looks at the field takes notice of it. Adding doubles does not commute: the sum depends on the order.
pub const COUNTERS: &[(&str, &str, Adder)] = &[
    (
        "java/util/concurrent/ConcurrentHashMap",
        "baseCount",
        Adder { class: "java/util/concurrent/ConcurrentHashMap", method: "addCount" },
    ),
    (
        "java/util/concurrent/atomic/Striped64",
        "base",
        Adder { class: "java/util/concurrent/atomic/LongAdder", method: "add" },
    ),
];

/// The method that adds to a field of a class of the JDK, if the field counts.
pub(crate) fn adder_of(class: Name, field: &[u8]) -> Option<Adder> {
    COUNTERS.iter().find(|(c, f, _)| class == *c && f.as_bytes() == field).map(|(_, _, adder)| *adder)
}

/// Classes (ending in `/`: packages) whose own words no program can observe.
#[rustfmt::skip]
pub const PLUMBING: &[(&str, &str)] = &[
    ("java/lang/Class", "caches of what the class file says"),
    ("java/lang/ClassLoader", "tables from names to classes, which are found once"),
    ("java/lang/InheritableThreadLocal", "confined to one thread"),
    ("java/lang/Module", "made while booting"),
    ("java/lang/ModuleLayer", "made while booting"),
    ("java/lang/NamedPackage", "made once for each name"),
    ("java/lang/Package", "made once for each name"),
    ("java/lang/PublicMethods", "a part of the caches of Class"),
    ("java/lang/StackStreamFactory", "confined to one thread"),
    ("java/lang/ThreadLocal", "confined to one thread"),
    ("java/lang/invoke/", "caches of method and variable handles; what they access counts by itself"),
    ("java/lang/reflect/", "caches of reflection; what it accesses counts by itself"),
    ("java/util/concurrent/ThreadLocalRandom", "confined to one thread"),
    ("jdk/internal/access/", "doors inside the library, made while booting"),
    ("jdk/internal/classfile/", "class files being read and written, confined to one thread"),
    ("jdk/internal/constant/", "descriptions of types, and caches of their texts"),
    ("jdk/internal/event/", "events that nobody records"),
    ("jdk/internal/jimage/", "the image of the JDK, which never changes"),
    ("jdk/internal/loader/", "tables from names to classes and resources, which are found once"),
    ("jdk/internal/logger/", "loggers of the library, found once"),
    ("jdk/internal/math/", "confined to one thread"),
    ("jdk/internal/misc/", "the machine's own interface; what it accesses counts by itself"),
    ("jdk/internal/module/", "made while booting"),
    ("jdk/internal/org/objectweb/", "confined to one thread"),
    ("jdk/internal/perf/", "counters that nobody reads"),
    ("jdk/internal/reflect/", "caches of reflection; what it accesses counts by itself"),
    ("jdk/internal/util/", "helpers without a state of their own"),
    ("jdk/internal/vm/", "the machine's own interface"),
    ("sun/invoke/", "caches of method handles"),
    ("sun/launcher/", "runs before the program"),
    ("sun/reflect/", "caches of reflection"),
    ("sun/util/cldr/", "caches of locale data"),
    ("sun/util/locale/", "caches of locale data"),
    ("sun/util/resources/", "caches of locale data"),
];

/// Fields of classes in [`PLUMBING`] that programs do observe: they are explored like those of other classes. Many are
/// caches that are filled without a lock and hand out what they hold, so that two objects of the same may be around.
pub const OBSERVED: &[(&str, &str)] = &[
    ("java/lang/Class", "allPermDomain"),
    ("java/lang/Class", "genericInfo"),
    ("java/lang/Class$ReflectionData", "canonicalName"),
    ("java/lang/Class$ReflectionData", "simpleName"),
    ("java/lang/ClassLoader", "classAssertionStatus"),
    ("java/lang/ClassLoader", "defaultAssertionStatus"),
    ("java/lang/ClassLoader", "packageAssertionStatus"),
    ("java/lang/Module", "enableNativeAccess"),
    ("java/lang/ModuleLayer", "modules"),
    ("java/lang/invoke/CallSite", "target"),
    ("java/lang/invoke/MethodType", "methodDescriptor"),
    ("java/lang/reflect/AccessibleObject", "override"),
    ("java/lang/reflect/Constructor", "genericInfo"),
    ("java/lang/reflect/Executable", "parameterData"),
    ("java/lang/reflect/Executable", "parameters"),
    ("java/lang/reflect/Field", "genericInfo"),
    ("java/lang/reflect/Method", "genericInfo"),
    ("java/lang/reflect/Parameter", "parameterTypeCache"),
    ("java/lang/reflect/Proxy", "h"),
    ("java/lang/reflect/RecordComponent", "accessor"),
    ("java/lang/reflect/RecordComponent", "genericInfo"),
    ("jdk/internal/constant/ArrayClassDescImpl", "cachedDescriptorString"),
    ("jdk/internal/constant/MethodTypeDescImpl", "cachedDescriptorString"),
    ("jdk/internal/loader/URLClassPath", "closed"),
    ("jdk/internal/module/SystemModuleFinders", "cachedSystemModuleFinder"),
    ("sun/reflect/generics/reflectiveObjects/TypeVariableImpl", "bounds"),
    ("sun/reflect/generics/reflectiveObjects/WildcardTypeImpl", "lowerBounds"),
    ("sun/reflect/generics/reflectiveObjects/WildcardTypeImpl", "upperBounds"),
    ("sun/reflect/generics/repository/ClassRepository", "superInterfaces"),
    ("sun/reflect/generics/repository/ClassRepository", "superclass"),
    ("sun/reflect/generics/repository/ConstructorRepository", "exceptionTypes"),
    ("sun/reflect/generics/repository/ConstructorRepository", "parameterTypes"),
    ("sun/reflect/generics/repository/FieldRepository", "genericType"),
    ("sun/reflect/generics/repository/GenericDeclRepository", "typeParameters"),
    ("sun/reflect/generics/repository/MethodRepository", "returnType"),
];

/// Methods of classes in [`PLUMBING`] that take a monitor for the program: to load a class by the program's own loader,
/// or to get at a field that is observed.
pub const LOCKING: &[(&str, &str)] = &[
    ("java/lang/Class", "desiredAssertionStatus"),
    ("java/lang/ClassLoader", "clearAssertionStatus"),
    ("java/lang/ClassLoader", "desiredAssertionStatus"),
    ("java/lang/ClassLoader", "loadClass"),
    ("java/lang/ClassLoader", "setClassAssertionStatus"),
    ("java/lang/ClassLoader", "setDefaultAssertionStatus"),
    ("java/lang/ClassLoader", "setPackageAssertionStatus"),
];

/// Methods (none: all of the class or package) by which the machine does work of its own in code of the JDK, or the library looks
/// up what the JDK's files say: what they touch is no step, whatever it is. They give the same to everybody, whoever comes first, and
/// nobody can see how far they have come. Code of the program that they call (a bootstrap method, a class loader, a logger, a
/// provider) is explored as ever.
#[rustfmt::skip]
pub const OF_THE_MACHINE: &[(&str, &[&str], &str)] = &[
    ("java/io/ObjectStreamClass", &["lookup(Ljava/lang/Class;Z)"], "finds or makes the description of a class"),
    ("java/lang/Shutdown", &["logRuntimeExit"], "asks whether anybody wants to know that the program ends (from JDK 21 on)"),
    ("java/lang/invoke/Invokers", &["checkCustomized", "checkExactType", "checkGenericType", "checkVarHandleExactType",
        "checkVarHandleGenericType", "maybeCustomize"], "fit a handle to the type of a call"),
    ("java/lang/invoke/LambdaForm", &["compileToBytecode", "prepare"], "make code for a handle"),
    ("java/lang/invoke/LazyInitializingVarHandle", &["ensureInitialized"], "initialises the class of a field"),
    ("java/lang/invoke/MethodHandle", &["asType", "customize"], "fit a handle to the type of a call"),
    ("java/lang/invoke/MethodHandleNatives", &["findMethodHandleType", "linkCallSite", "linkDynamicConstant", "linkMethod",
        "linkMethodHandleConstant"], "link calls and constants"),
    ("java/lang/invoke/MethodHandles$Lookup", &["findConstructor", "findGetter", "findSetter", "findSpecial", "findStatic",
        "findStaticGetter", "findStaticSetter", "findStaticVarHandle", "findVarHandle", "findVirtual"], "make handles of members"),
    ("java/lang/invoke/VarHandle", &["getMethodHandle"], "fits a handle to the type of a call"),
    ("java/text/DateFormatSymbols", &["getProviderInstance", "initializeData"], "names of a locale that is given"),
    ("java/text/DecimalFormatSymbols", &["getInstance(Ljava/util/Locale;", "initialize"], "signs of a locale that is given"),
    ("java/text/NumberFormat", &["getInstance(Ljava/util/Locale;"], "a new format for a locale that is given"),
    ("java/util/Calendar", &["setWeekCountData"], "weeks of a locale that is given"),
    ("java/util/Formatter", &["getDecimalFormatSymbols"], "signs of a locale that is given"),
    ("jdk/internal/logger/", &[], "loggers of the library, found once"),
    ("sun/security/jca/ProviderConfig", &["getProvider"], "a provider of the JDK, loaded once"),
    ("sun/security/ssl/", &["<clinit>"], "what the JDK's configuration of TLS is, its trusted certificates included"),
    ("sun/security/util/CryptoAlgorithmConstraints", &["permits"], "what the JDK's configuration allows"),
    ("sun/util/cldr/", &[], "data of locales"),
    ("sun/util/locale/provider/", &[], "data of locales"),
    ("sun/util/resources/", &[], "data of locales"),
];

/// Classes in packages of [`OF_THE_MACHINE`] and [`PLUMBING`] that are not like the rest of these: programs have such objects, or
/// they look at what a program can change, an object that it hands over or the default time zone.
pub const OF_THE_PROGRAM: &[(&str, &str)] = &[
    ("java/lang/reflect/AccessFlag$AccessFlagSet$AccessFlagIterator", "goes on from flag to flag"),
    ("jdk/internal/loader/BuiltinClassLoader$1", "goes on from resource to resource"),
    ("jdk/internal/loader/URLClassPath$1", "goes on from resource to resource"),
    ("jdk/internal/loader/URLClassPath$2", "goes on from resource to resource"),
    ("jdk/internal/util/random/", "streams of random numbers, which go on from one to the next"),
    ("sun/util/locale/InternalLocaleBuilder", "what a Locale.Builder was told"),
    ("sun/util/locale/provider/BreakIteratorProviderImpl", "an iterator over a text of the program's"),
    ("sun/util/locale/provider/CalendarProviderImpl", "a calendar for a time zone that it is given"),
    ("sun/util/locale/provider/DateFormatProviderImpl", "a format for the default time zone"),
];

fn is_of_the_program(name: &[u8]) -> bool {
    OF_THE_PROGRAM.iter().any(|(entry, _)| covers(entry, name))
}

/// Are the words of this field of a class of the JDK nobody's business?
pub fn is_plumbing(class: &Class, field: Name) -> bool {
    class.trust == Trust::Plumbing && !OBSERVED.iter().any(|(c, f)| class.name == *c && field == *f)
}

/// Does only the library itself compete for the monitors that this method takes?
pub fn locks_quietly(class: &Class, method: Name) -> bool {
    class.trust == Trust::Plumbing && !LOCKING.iter().any(|(c, m)| class.name == *c && method == *m)
}

/// What the machine assumes about a class of this name from there.
pub(crate) fn of(name: Name, origin: Origin) -> Trust {
    let name = name.bytes();
    match origin {
        Origin::Program => Trust::User,
        Origin::CallSite => Trust::Glue,
        Origin::Own => Trust::Plumbing,
        Origin::Jdk if is_of_the_program(name) => Trust::Library,
        Origin::Jdk if PLUMBING.iter().any(|(entry, _)| covers(entry, name)) => Trust::Plumbing,
        Origin::Jdk if entry_of(name).is_some() => Trust::Linearizable,
        Origin::Jdk => Trust::Library,
    }
}

/// How a method of a class relates to the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Not listed: it is explored.
    Explored,
    /// It happens at one moment, that of a listed method which calls it.
    Shared,
    /// It happens at a moment of its own.
    Own,
    /// The machine's own work, which nobody notices.
    Machine,
}

/// Library code that listed classes are built with, beside each other: it goes on under the call that is under way.
const SERVES: &[&str] = &["java/lang/Thread", "java/util/concurrent/", "java/util/stream/"];

pub fn serves_listed(class: Name) -> bool {
    SERVES.iter().any(|entry| covers(entry, class.bytes()))
}

/// Does a call of a method of a listed class, from code of that class, concern an object of its own? Elements are
/// compared and turned into text, and streams walk over collections.
pub fn is_another_object(by: &Class, target: &Method) -> bool {
    let asks = asks_an_element(target);
    let forks = outermost(target.class.name).starts_with(b"java/util/concurrent/ForkJoin");
    let walks = by.trust == Trust::Library && target.moment == Moment::Explored && !forks;
    (asks || walks) && outermost(by.name) != outermost(target.class.name)
}

/// What listed code does by further calls, one after the other, while others go on in between: each is as good as a call by the
/// program. The class and (where there is one to be told from others) the method that calls, and the names of what it calls.
const PASSED_ON: &[(&str, &str, &[&str])] = &[
    ("java/util/concurrent/ForkJoinPool", "", &["cancel", "cancelIgnoringExceptions"]),
    // Up to JDK 21 this is a part of `tryTerminate`, and goes round as long as a worker is not interrupted any more.
    ("java/util/concurrent/ForkJoinPool", "interruptAll", &["interrupt"]),
    ("java/util/concurrent/ScheduledThreadPoolExecutor", "", &["cancel"]),
    ("java/util/concurrent/ThreadPoolExecutor", "shutdown", &["tryTerminate"]),
    ("java/util/concurrent/ThreadPoolExecutor", "shutdownNow", &["tryTerminate"]),
    ("java/util/concurrent/ThreadPoolExecutor$DiscardOldestPolicy", "", &["execute"]),
];

/// Does a listed class leave what is to be done to another moment: to cancel each of its tasks, to interrupt each of its threads, to
/// look whether it has ended, to try once more?
pub fn passes_on(by: impl Fn() -> Option<&'static Method>, target: &Method) -> bool {
    let calls = |class: &str, method: &str| {
        by().is_some_and(|by| {
            by.class.trust == Trust::Linearizable
                && covers(class, by.class.name.bytes())
                && (method.is_empty() || by.name == method)
        })
    };
    let named = |names: &[&str]| names.iter().any(|&name| target.name == name);
    PASSED_ON.iter().any(|(class, method, names)| named(names) && calls(class, method))
}

/// Is this what collections ask of the keys and elements that they were given?
pub fn asks_an_element(target: &Method) -> bool {
    ["compareTo", "equals", "hashCode", "toString"].iter().any(|&name| target.name == name)
}

fn outermost(class: Name) -> &'static [u8] {
    let name = class.bytes();
    name.split(|&b| b == b'$').next().unwrap_or(name)
}

/// Methods of one class, as [`OF_THE_MACHINE`] lists them: nearly always none.
pub(crate) type OfTheMachine = Vec<&'static [&'static str]>;

/// What is listed for a class that came from there.
pub(crate) fn of_the_machine(class: &Class) -> OfTheMachine {
    let name = class.name;
    let of_class = |entry: &str| if entry.ends_with('/') { covers(entry, name.bytes()) } else { name == *entry };
    match class.trust {
        Trust::Library | Trust::Plumbing if !is_of_the_program(name.bytes()) => {
            OF_THE_MACHINE.iter().filter(|(entry, _, _)| of_class(entry)).map(|(_, methods, _)| *methods).collect()
        }
        _ => Vec::new(),
    }
}

/// How a method of a class relates to the lists, with what one of them has of the class.
pub(crate) fn moment(class: &Class, machine: &OfTheMachine, method: &[u8], descriptor: &[u8]) -> Moment {
    let any = |methods: &[&str]| methods.is_empty() || methods.iter().any(|entry| names(entry, method, descriptor));
    match class.trust {
        Trust::Linearizable => moment_of(class.name, method, descriptor),
        _ if machine.iter().any(|methods| any(methods)) => Moment::Machine,
        _ => Moment::Explored,
    }
}

/// Does an entry mean this method: by its name, or by the beginning of its descriptor too?
fn names(entry: &str, method: &[u8], descriptor: &[u8]) -> bool {
    match entry.find('(') {
        None => entry.as_bytes() == method,
        Some(at) => &entry.as_bytes()[..at] == method && descriptor.starts_with(&entry.as_bytes()[at..]),
    }
}

/// Does the method of a listed class happen at one moment?
pub(crate) fn moment_of(class: Name, method: &[u8], descriptor: &[u8]) -> Moment {
    let Some(entry) = entry_of(class.bytes()) else { return Moment::Explored };
    for listed in entry.methods {
        match listed.strip_prefix('!') {
            Some(own) if names(own, method, descriptor) => return Moment::Own,
            None if names(listed, method, descriptor) => return Moment::Shared,
            _ => {}
        }
    }
    Moment::Explored
}

fn entry_of(class: &[u8]) -> Option<&'static Listed> {
    LINEARIZABLE.iter().find(|entry| covers(entry.class, class))
}

/// An entry covers a package's classes, or a class with its nested ones.
fn covers(entry: &str, name: &[u8]) -> bool {
    match name.strip_prefix(entry.as_bytes()) {
        Some(rest) => entry.ends_with('/') || rest.is_empty() || rest[0] == b'$',
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trust(name: &str) -> Trust {
        of(Name::from(name), Origin::Jdk)
    }

    #[test]
    fn entries_cover_packages_classes_and_nested_classes() {
        assert_eq!(trust("java/util/concurrent/locks/ReentrantLock$Sync"), Trust::Linearizable);
        assert_eq!(trust("java/util/Vector"), Trust::Library);
        assert_eq!(trust("java/lang/ThreadLocal$ThreadLocalMap"), Trust::Plumbing);
        assert_eq!(trust("java/lang/ClassCastException"), Trust::Library);
        assert_eq!(trust("java/util/ArrayList"), Trust::Library);
    }

    #[test]
    fn names_alone_mean_nothing() {
        for name in ["java/util/concurrent/Mine", "jdk/internal/misc/Mine", "sun/reflect/Mine", "gov/nasa/jpf/vm/Mine"]
        {
            assert_eq!(of(Name::from(name), Origin::Program), Trust::User);
        }
    }

    #[test]
    fn methods_are_listed_by_name_or_descriptor() {
        let is_listed = |class, method, descriptor| moment_of(class, method, descriptor) != Moment::Explored;
        let queue = Name::from("java/util/concurrent/ArrayBlockingQueue");
        assert!(is_listed(queue, b"remove", b"()Ljava/lang/Object;"));
        assert!(is_listed(queue, b"poll", b"(JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;"));
        assert!(!is_listed(queue, b"drainTo", b"(Ljava/util/Collection;)I"));
        assert!(!is_listed(Name::from("java/util/concurrent/ConcurrentHashMap"), b"size", b"()I"));
        // Tasks of bulk operations and views have methods of the same names.
        let task = Name::from("java/util/concurrent/ConcurrentHashMap$MapReduceValuesTask");
        assert!(!is_listed(task, b"compute", b"()V"));
        let view = Name::from("java/util/concurrent/ConcurrentHashMap$ValuesView");
        assert!(!is_listed(view, b"remove", b"(Ljava/lang/Object;)Z"));
    }

    #[test]
    fn lists_are_in_alphabetic_order() {
        assert!(LINEARIZABLE.windows(2).all(|w| w[0].class < w[1].class));
        assert!(PLUMBING.windows(2).all(|w| w[0].0 < w[1].0));
        assert!(OF_THE_MACHINE.windows(2).all(|w| w[0].0 < w[1].0));
    }
}
