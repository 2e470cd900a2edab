//! The virtual machine: runs one thread from one pause to the next over the words of the state.
//!
//! Its job: interpretation, calls, exceptions, class initialisation, linking, monitors, the peer
//! contract. Not its job: which thread runs next when there is a choice, concrete peers, search.

mod arguments;
mod assertions;
mod assumption;
pub mod boot;
mod breakdown;
mod clock;
mod compiled;
mod constraint;
pub mod delta;
mod door;
pub mod dynamic;
mod events;
mod footprint;
mod frames;
mod garbage;
mod halt;
pub mod host;
mod host_files;
mod init;
mod input;
mod interp;
mod invoke;
mod known;
mod link;
mod main_method;
mod modules;
mod monitor;
mod native;
mod null_message;
pub mod ops;
pub mod peer;
mod pending;
mod persistent;
mod race;
mod reliance;
mod resolve;
mod schedule;
mod seam;
mod service;
mod stuck;
mod synth;
mod table;
mod throw;
pub mod transition;
mod turns;
mod uncaught;
mod visible;

pub use arguments::Stand;
pub use assertions::{AssertionRule, Assertions};
pub use assumption::{Assumption, Assumptions};
pub use breakdown::{Breakdown, processor_time};
pub use compiled::Compile;
pub use events::{Event, Events, Observe, Observed, Place};
pub use footprint::{Asked, Beyond, Footprint, Graph, hands_on_exceptions, is_of_class_path};
pub use frames::{FrameView, Frames};
pub use halt::PIECE;
pub use host_files::FilesRead;
pub use init::InitState;
pub use input::{Input, Supply};
pub use interp::{Pause, Reason};
pub use known::Known;
pub use main_method::{ANY_MAIN, main_method};
pub use native::class_of_natives;
pub use null_message::describe as null_message;
pub use peer::{Ctx, Exit, Peer, PeerResult, Value};
pub use persistent::Persistent;
pub use race::RaceFilter;
pub use resolve::DEFINED_BY;
pub use schedule::RunEnd;
pub use table::{Function, PeerTable};
pub use turns::Turn;
pub use visible::{
    EffectNotes, Effects, Learned, Lesson, Mode, Outside, OutsideTouch, Rule, Touches, Visibility, place_key,
    places_of, special_places,
};

use std::io;
use std::path::PathBuf;

use rjpf_classes::{Class, Field, Registry, Text};
use rjpf_state::canonical::Canonical;
use rjpf_state::roots::FORWARD;
pub use rjpf_state::{Brake, Cause};
use rjpf_state::{Pages, Ref, ThreadId};

/// A stream a program writes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    Out,
    Err,
}

/// Takes output as it appears.
pub type Sink = Box<dyn FnMut(Stream, &[u8]) -> io::Result<()> + Send>;

/// What the program can learn about its surroundings. Everything is given; only standard input is
/// read, when the program asks for it.
#[derive(Clone, Debug)]
pub struct Environment {
    /// System properties given by the user (`-D`).
    pub properties: Vec<(String, String)>,
    /// What the checker was configured with (`+key=value`), as `Verify.getProperty` gives it.
    pub config: Vec<(String, String)>,
    pub class_path: String,
    pub variables: Vec<(String, String)>,
    pub stdin: Input,
    pub assertions: Assertions,
    pub processors: u32,
    /// The virtual clock moves with executed ops: single runs only.
    pub ticking: bool,
    /// Heap words after which garbage is collected, and the bound that means `OutOfMemoryError`.
    pub collect_words: u32,
    pub max_heap_words: u32,
    /// Folder that relative paths start from.
    pub working_folder: String,
    /// How files of the host were when they were first read.
    pub files_read: FilesRead,
    /// What may be read, by real paths; `None`: everything.
    pub readable: Option<Vec<PathBuf>>,
    pub seed: u64,
    /// What was written to stdout tells states apart: all outputs are wanted.
    pub outputs_matter: bool,
    /// A read of a connection may give one byte only, whatever has arrived.
    pub partial_reads: bool,
    /// Waits may end for no reason.
    pub spurious_wakeups: bool,
    /// Waits that are at least so long end by timeout only when nothing else can run.
    pub long_timeout_nanos: u64,
    /// Time may pass whenever the program reads the clock.
    pub clock_moves: bool,
    /// How long after its first read the clock may be found to stand, ascending.
    pub clock_steps_nanos: Vec<u64>,
    /// Calls and backward jumps after which a transition is cut, so that endless loops come back to
    /// the explorer and end by state matching.
    pub max_transition_length: u32,
    /// Classes outside the JDK's modules are verified before they are initialised.
    pub verify: bool,
    /// Races are looked for.
    pub seeks_races: bool,
    /// Which variables races are reported of.
    pub races: RaceFilter,
    pub compile: Compile,
    /// Whether what many programs make is made while the machine boots, so that it is in no state.
    pub explores: bool,
    /// Patterns of the classes whose code is explored; none: all.
    pub explore_only: Vec<String>,
    /// How objects get to host implementations.
    pub translation: host::Translation,
}

/// Past short deadlines, past those of seconds, past those of minutes and hours.
pub const CLOCK_STEPS_NANOS: [u64; 3] = [900_000_000, 90_000_000_000, 129_600_000_000_000];

impl Default for Environment {
    fn default() -> Self {
        Environment {
            properties: Vec::new(),
            config: Vec::new(),
            class_path: String::new(),
            variables: Vec::new(),
            stdin: Input::empty(),
            assertions: Assertions::default(),
            processors: 2,
            ticking: true,
            collect_words: 32 << 20,
            max_heap_words: 512 << 20,
            working_folder: "/".into(),
            files_read: FilesRead::default(),
            readable: None,
            seed: 42,
            outputs_matter: false,
            partial_reads: true,
            spurious_wakeups: false,
            long_timeout_nanos: 1_000_000_000,
            clock_moves: true,
            clock_steps_nanos: CLOCK_STEPS_NANOS.to_vec(),
            max_transition_length: 50_000,
            verify: true,
            seeks_races: false,
            races: RaceFilter::default(),
            compile: Compile::Off,
            explores: true,
            explore_only: Vec::new(),
            translation: host::Translation::default(),
        }
    }
}

/// Why the machine cannot go on; never a Java exception, never a finding about the program.
#[derive(Debug, Clone)]
pub enum Stop {
    /// The program needs something rjpf does not have.
    Unsupported { what: String, chain: Vec<String>, peer_file: Option<String> },
    /// A recorded path does not fit this program.
    Mismatch(String),
    /// The brake was pulled in the middle of a transition.
    Halted(Cause),
    /// A fault of rjpf.
    Internal(String),
}

pub struct Vm {
    pub pages: Pages,
    pub registry: &'static Registry,
    pub peers: &'static PeerTable,
    pub known: Known,
    pub environment: Environment,
    /// What the current transition has written, in order; whoever drives the machine takes it.
    pub output: Vec<(Stream, Vec<u8>)>,
    /// Where output goes at once instead: single runs.
    pub(crate) sink: Option<Sink>,
    /// Canonical forms; there once the booted state is frozen.
    pub canonical: Option<Canonical>,
    /// The transition that runs, or ran last, has read the clock or drawn a random number: on a real
    /// machine it may go otherwise the next time.
    pub chance: bool,
    /// A race in that transition that only opaque accesses keep apart.
    pub unordered: Option<transition::Violation>,
    /// Who ran in that transition, in order.
    pub turns: Vec<Turn>,
    /// What survives backtracking on purpose.
    pub persistent: Persistent,
    /// How long the program's questions for seen graphs took, if that is wanted.
    pub time_asked: Option<std::time::Duration>,
    /// Which ops pause a thread; `None` while booting and in single runs.
    pub visibility: Visibility,
    /// What the search has learned about places, shared by its machines.
    pub learned: std::sync::Arc<Learned>,
    /// Frame and op before which the thread that runs has paused already: it does not pause there again.
    pub(crate) fresh: (u32, u32),
    /// The events that are told, and to whom.
    pub(crate) events: Events,
    pub(crate) observed: Observed,
    /// Names of the JDK's modules, sorted: the index of a module.
    pub(crate) module_names: Vec<String>,
    /// First heap word of the program: below lies what was booted.
    pub(crate) heap_start: u32,
    pub(crate) arguments: arguments::Arguments,
    /// Class id of `boolean[]`, whose stores keep one bit only.
    pub(crate) boolean_array: u32,
    /// Peers that run in peers on the native stack right now.
    pub(crate) nested_peers: u32,
    /// Counts the sips of fuel of compiled code in single runs.
    pub(crate) sips: u32,
    /// What a native method that compiled code has called wants, until the interpreter sees to it.
    pub(crate) native_exit: Option<peer::Exit>,
    /// What the transition that runs relies on beside its state, if somebody wants to know.
    pub footprint: Footprint,
    /// What it has to do with, if somebody wants to know.
    pub(crate) effects: EffectNotes,
    /// Compiles methods, for all machines of the registry.
    pub(crate) compilation: std::sync::Arc<compiled::Compilation>,
}

impl Vm {
    pub fn class_of(&self, object: Ref) -> &'static Class {
        self.registry.class(self.pages.memory.class_id(object))
    }

    /// Word offset of an instance field found by name, own class first.
    pub fn field_offset(&self, class: &'static Class, name: &str) -> u32 {
        self.field_named(class, name).offset
    }

    /// An instance field found by name, own class first.
    pub(crate) fn field_named(&self, class: &'static Class, name: &str) -> &'static Field {
        let found = std::iter::successors(Some(class), |c| c.super_class)
            .find_map(|c| c.fields.iter().find(|f| !f.is_static() && f.name == name));
        found.unwrap_or_else(|| panic!("class {} has no field {name}", class.name))
    }

    pub fn has_field(&self, class: &'static Class, name: &str) -> bool {
        let mut at = Some(class);
        while let Some(c) = at {
            if c.fields.iter().any(|f| !f.is_static() && f.name == name) {
                return true;
            }
            at = c.super_class;
        }
        false
    }

    pub fn new_string(&mut self, text: &str) -> Result<Ref, Exit> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_units(&units)
    }

    pub fn new_string_units(&mut self, units: &[u16]) -> Result<Ref, Exit> {
        let text = Text::of_units(units);
        self.known.string.create(&mut self.pages.memory, &text).ok_or_else(peer::out_of_memory)
    }

    /// The string literal at a constant address, brought to life if this state has not used it.
    #[inline]
    pub fn literal(&mut self, at: u32) -> Ref {
        let word = self.pages.memory.get(at);
        if word == self.known.string.class.id.0 || word & 0x00FF_FFFF == self.known.string.class.id.0 {
            return at;
        }
        self.literal_slow(at, word)
    }

    #[cold]
    fn literal_slow(&mut self, at: u32, word: u32) -> Ref {
        if word == FORWARD {
            return self.pages.memory.get(at + 1);
        }
        let text = self.registry.literal_at(at).unwrap_or(Text::Latin1(Box::default()));
        self.known.string.write(&mut self.pages.memory, at, &text);
        at
    }

    /// `String.intern`: the literal of the same text, or the string itself if it is the first.
    pub fn intern(&mut self, string: Ref) -> Ref {
        let text = self.known.string.text(&self.pages.memory, string);
        let at = self.registry.literal_text(text);
        if self.pages.memory.get(at) == 0 && string != at {
            self.pages.memory.set(at, FORWARD);
            self.pages.memory.set(at + 1, string);
        }
        self.literal(at)
    }

    /// The interned string with this text.
    pub fn intern_str(&mut self, text: &str) -> Ref {
        let units: Vec<u16> = text.encode_utf16().collect();
        let at = self.registry.literal_text(Text::of_units(&units));
        self.literal(at)
    }

    /// The mirror of a class, brought to life if this state has not used it.
    pub fn mirror(&mut self, class: &'static Class) -> Ref {
        let at = self.registry.mirror_address(class);
        if self.pages.memory.get(at) == 0 {
            self.create_mirror(class, at);
        }
        at
    }

    fn create_mirror(&mut self, class: &'static Class, at: u32) {
        let k = &self.known;
        let (mirror_class, id_at) = (k.class, at + k.class.instance_words - 1);
        let (loader_at, component_at) = (at + k.class_loader, at + k.class_component);
        self.pages.memory.set(at, mirror_class.id.0);
        self.pages.memory.set(id_at, class.id.0);
        let loader = self.loader_object(class);
        self.pages.memory.set(loader_at, loader);
        if let Some(component) = class.component() {
            let component = self.mirror(component);
            self.pages.memory.set(component_at, component);
        }
        self.set_mirror_module(class, at);
        if let Some(primitive_at) = self.known.class_primitive
            && class.is_primitive()
        {
            self.pages.memory.set(at + primitive_at, 1);
        }
        if let Some(modifiers_at) = self.known.class_modifiers {
            let modifiers = self.modifiers(class);
            self.pages.memory.set(at + modifiers_at, modifiers);
        }
    }

    /// `Class.getModifiers`: the inner-class flags where there are any.
    pub fn modifiers(&self, class: &'static Class) -> u32 {
        let mut element = class;
        while let Some(component) = element.component() {
            element = component;
        }
        let mut flags = u32::from(element.access) & !0x20;
        if let Some(file) = element.file
            && let Some(inner) = &file.attributes.inner_classes
            && let Some(entry) =
                inner.iter().find(|i| file.pool.class_name(i.inner).is_ok_and(|n| n == element.name.bytes()))
        {
            flags = u32::from(entry.access) & !0x20;
        }
        if class.is_array() {
            // Arrays: the element's access, final and abstract, never interface.
            flags = flags & 0x0007 | 0x0410;
        }
        flags & 0xFFFF
    }

    #[inline]
    pub fn class_of_mirror(&self, mirror: Ref) -> &'static Class {
        let id = self.pages.memory.get(mirror + self.known.class.instance_words - 1);
        self.registry.class(rjpf_classes::ClassId(id))
    }

    /// The threads that exist, in slot order.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + '_ {
        let limit = self.pages.memory.get(rjpf_state::global::THREAD_LIMIT);
        (0..limit).map(ThreadId).filter(|t| t.status(&self.pages.memory) != rjpf_state::thread::Status::Free)
    }

    /// What the program writes to one of its streams; fails only where it is written to the host at once.
    pub fn write_output(&mut self, stream: Stream, bytes: &[u8]) -> io::Result<()> {
        if self.environment.outputs_matter && stream == Stream::Out {
            // FNV-1a byte by byte, so that it does not matter in which pieces a text is written.
            let before = self.pages.memory.get2(rjpf_state::global::OUTPUT_HASH);
            let hash = bytes.iter().fold(before.max(1), |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3));
            self.pages.memory.set2(rjpf_state::global::OUTPUT_HASH, hash);
        }
        if let Some(sink) = &mut self.sink {
            return sink(stream, bytes);
        }
        match self.output.last_mut() {
            Some((last, text)) if *last == stream => text.extend_from_slice(bytes),
            _ => self.output.push((stream, bytes.to_vec())),
        }
        Ok(())
    }
}
