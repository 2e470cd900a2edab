//! The VM's scalars: fixed words at the bottom of the memory.

/// What lies where an array at address zero would have its length. Nobody writes it: compiled code finds no index inside
/// of what is null.
pub const NULL_LENGTH: u32 = 2;
/// One word that is a scalar or a reference of the VM itself.
pub const HEAP_TOP: u32 = 64;
/// Next free word of the native-memory region.
pub const NATIVE_TOP: u32 = 65;
/// One past the highest thread record ever used.
pub const THREAD_LIMIT: u32 = 66;
/// Heap top at which garbage is collected next.
pub const COLLECT_AT: u32 = 67;
/// The virtual clock in nanoseconds (two words).
pub const CLOCK: u32 = 68;
/// Number given to the next user-defined class loader.
pub const NEXT_LOADER: u32 = 70;
/// Number given to the next hidden class.
pub const NEXT_HIDDEN: u32 = 71;
/// Set once `System.exit` or the last non-daemon thread has ended the program.
pub const EXITED: u32 = 74;
pub const EXIT_CODE: u32 = 75;
/// Ops executed in the clock's unit: only `rjpf run` moves it (two words).
pub const TICKS: u32 = 76;
/// A hash of everything written to stdout, where outputs are collected (two words).
pub const OUTPUT_HASH: u32 = 86;
/// Threads of the program that have ever been started.
pub const STARTED_THREADS: u32 = 72;
/// Entries of the table of guards.
pub const GUARD_COUNT: u32 = 73;
/// Who has read the clock: see `clock::Reader`.
pub const CLOCK_READ: u32 = 79;
/// Objects that had their identity hash taken by no thread (boot): counter.
pub const NEXT_HASH: u32 = 78;
/// Byte address of `Thread`'s counter of thread ids (two words).
pub const NEXT_THREAD_ID: u32 = 92;

/// References held by the VM, from here to [`REFS_END`].
pub const REFS: u32 = 96;
/// `Object[]` of `java.lang.Module`s by JDK module index.
pub const MODULES: u32 = 96;
pub const PLATFORM_LOADER: u32 = 97;
pub const APP_LOADER: u32 = 98;
pub const BOOT_UNNAMED_MODULE: u32 = 99;
pub const SYSTEM_THREAD_GROUP: u32 = 100;
pub const MAIN_THREAD_GROUP: u32 = 101;
/// Head of the list of enqueued references, as `Reference.getAndClearReferencePendingList` gives it.
pub const PENDING_REFERENCES: u32 = 102;
/// `Object[]` that peers use for data that must follow backtracking.
pub const PEER_OBJECTS: u32 = 103;
/// Preallocated errors.
pub const OUT_OF_MEMORY: u32 = 104;
/// The exception that ended the program, for reports.
pub const UNCAUGHT: u32 = 105;
/// The main `Thread` object.
pub const MAIN_THREAD: u32 = 106;
/// `Object[]` of triples (loader, package name, module) for modules defined at run time.
pub const DYNAMIC_MODULES: u32 = 107;
/// Sorted `Object[]` of what call sites and dynamic constants are linked to.
pub const LINKS: u32 = 108;
/// `Object[]` of triples (class, protection domain, signers) for JDKs without fields for them.
pub const CLASS_OWNERS: u32 = 119;
/// `Object[]` of open files by descriptor: see `files/open.rs` of the peers.
pub const OPEN_FILES: u32 = 120;
/// `Object[]` of the states of deflaters and inflaters.
pub const ZIP_STREAMS: u32 = 121;
/// `Object[]` of triples (object, place, values): the marks of `Verify`'s attributes.
pub const VERIFY_ATTRIBUTES: u32 = 122;
/// `Object[]` of keys and values that `Verify.setProperties` gave.
pub const VERIFY_PROPERTIES: u32 = 123;
/// `Object[]` of paths and nodes: what the program has changed of the host's files.
pub const FILE_LAYER: u32 = 124;
/// `Object[]` of triples (class name, loader, loader): who must mean the same class by a name.
pub const CONSTRAINTS: u32 = 125;
pub const REFS_END: u32 = 128;

/// Words for peers' scalars: see the constants of each peer.
pub const PEER_WORDS: u32 = 128;
pub const PEER_WORDS_END: u32 = 256;
/// The value that `Verify.setHeuristicSearchValue` gave last on the path.
pub const VERIFY_HEURISTIC_VALUE: u32 = 128;
/// One after `Verify.interesting`, minus one after `boring`.
pub const VERIFY_INTEREST: u32 = 129;
/// How many of its steps the clock has made at reads of the program.
pub const CLOCK_STEP: u32 = 130;
/// Set once a class that can suspend threads is in use.
pub const MAY_SUSPEND: u32 = 131;
/// First freed block of off-heap memory.
pub const PEER_FREE_BLOCKS: u32 = 200;
/// Bytes of standard input that were read.
pub const PEER_STDIN_POSITION: u32 = 201;

/// The choice that the machine is at, in a page of its own: who ran last tells no states apart, so the
/// page is no part of a canonical form, nor of the hash of the content.
pub const PENDING_CHOICE: u32 = 256;
