//! What a transition relies on beside the state that it starts from: the methods of the program that it enters,
//! classes that it asks for by name, and what is assumed about the places that it touches.
//!
//! Whoever keeps transitions for another version of the program turns this on, begins before each transition
//! and reads it afterwards. Frames that were there before need no note: they are part of the state. What the
//! machine cannot account for (files, counters that outlast paths) makes a transition one that has to be run each time.

use std::cell::{Cell, RefCell};
use std::hash::BuildHasher;

use rjpf_classes::{Class, LoaderId, Method, MethodId, Name, Place, Trust};
use rustc_hash::FxBuildHasher;

use crate::visible::Mode;

/// Something that was asked of the class path while running.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// What code of this method does.
    Method(MethodId),
    /// Whether there is a class of this name, and what its objects consist of.
    Class(Name),
    /// What reflection shows of a class.
    Members(Name),
    /// Whether a class declares a method, and what it does.
    Declared { class: Name, name: Name, descriptor: Name },
    /// On which lines of which file a method is.
    Lines(MethodId),
    /// What the local variables of a method are called.
    Variables(MethodId),
    /// Everything that a class file says, places in its constant pool included.
    File(Name),
    /// Which entry of the class path a class is from.
    Place(Name),
    /// What the arguments of the program are.
    Arguments,
}

/// What a transition relies on that no note accounts for: it has to be run each time. What a whole run relies on is the
/// gravest of these; each goes with those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Beyond {
    #[default]
    Nothing,
    /// What other paths have left: the same in every run that does the same.
    Paths,
    /// Properties, environment variables, and where the program is.
    Surroundings,
    /// Files, input, and anything else.
    World,
}

#[derive(Default)]
pub struct Footprint {
    on: bool,
    /// What is assumed about places is noted too.
    looks: bool,
    /// Numbers the transitions; marks of others are old.
    epoch: u32,
    /// By method: what it is, or the last transition that noted a call of it.
    entered: Vec<u32>,
    /// By place: the last transition that looked at it.
    looked: Vec<Cell<u32>>,
    /// Methods and modes of places, packed, in the order in which they were met.
    met: RefCell<Vec<u64>>,
    /// Everything else that was asked.
    asked: RefCell<Vec<Asked>>,
    /// A hash of both.
    key: Cell<u64>,
    beyond: Cell<Beyond>,
    /// Object graphs that the program asked about, and whether they were seen before.
    seen: Vec<(Graph, bool)>,
    hands_on: bool,
}

/// An object graph by the place that asks about it and its fingerprint.
pub type Graph = (u64, u128);

/// Marks of methods. Those below the number of any transition are looked at in each call: nobody knows what it is,
const UNKNOWN: u32 = 0;
/// it answers with something of the surroundings that is in no state,
const OUTSIDE: u32 = 1;
/// somebody asks whether it was ever called,
const HANDS_ON: u32 = 2;
/// it is of the program, and no transition has entered it yet.
const OWN: u32 = 3;
/// Larger than all: of the JDK, or made by running code. It is the same in all versions, or part of the state.
const SETTLED: u32 = u32::MAX;

/// Set in what is noted of a method, the rest of which is its number. Of a place it is the number, and the mode in the lowest byte.
const METHOD: u64 = 1 << 63;

/// Library methods by which a program reads its surroundings: class, and the methods if not all, some with their
/// descriptors.
const SURROUNDINGS: &[(&str, &[&str])] = &[
    ("java/lang/System", &["getProperty", "getProperties", "getenv", "setProperty", "setProperties", "clearProperty"]),
    ("java/util/Properties", &[]),
    ("jdk/internal/misc/VM", &["getSavedProperty", "getSavedProperties", "getRuntimeArguments"]),
    // These have kept the working folder from the start.
    ("java/io/UnixFileSystem", &["resolve(Ljava/io/File;)Ljava/lang/String;"]),
    ("sun/nio/fs/UnixFileSystem", &["defaultDirectory", "needToResolveAgainstDefaultDirectory"]),
    // And these where modules and classes are.
    ("java/lang/module/ModuleReference", &["location"]),
    ("jdk/internal/loader/URLClassPath", &[]),
    ("java/lang/ProcessEnvironment", &[]),
    ("jdk/internal/util/StaticProperty", &[]),
];

impl Footprint {
    /// Takes notes from now on.
    pub fn turn_on(&mut self) {
        (self.on, self.looks) = (true, true);
    }

    /// Are notes taken?
    pub(crate) fn is_on(&self) -> bool {
        self.on
    }

    /// A transition begins.
    pub fn begin(&mut self) {
        self.epoch += 1;
        if self.epoch <= OWN || self.epoch == SETTLED {
            self.begin_counting();
        }
        self.met.get_mut().clear();
        self.asked.get_mut().clear();
        self.key.set(0);
        self.beyond.set(Beyond::Nothing);
        self.seen.clear();
        (self.looks, self.hands_on) = (self.on, false);
    }

    /// The first transition, or the first one after more than there are numbers for.
    #[cold]
    fn begin_counting(&mut self) {
        self.epoch = OWN + 1;
        self.entered.fill(UNKNOWN);
        self.looked.iter().for_each(|last| last.set(0));
    }

    /// Something begins that is no transition: what it asks is noted, and nothing else.
    pub fn begin_apart(&mut self) {
        self.begin();
        self.looks = false;
    }

    /// The object graphs that the program asked about, in order, each with the answer.
    pub fn seen(&self) -> &[(Graph, bool)] {
        &self.seen
    }

    /// The program has asked whether a graph was seen before.
    pub fn note_seen(&mut self, graph: Graph, seen: bool) {
        if self.on {
            self.seen.push((graph, seen));
        }
    }

    /// What was asked, each thing once.
    pub fn asked(&mut self) -> impl Iterator<Item = Asked> {
        let methods = self.met.get_mut().iter().filter(|&&met| met & METHOD != 0);
        methods.map(|&met| Asked::Method(MethodId(met as u32))).chain(self.asked.get_mut().iter().copied())
    }

    /// The places that were looked at, each with what it was taken for at first, as the number of a mode.
    pub fn modes(&mut self) -> impl Iterator<Item = (Place, u8)> {
        let places = self.met.get_mut().iter().filter(|&&met| met & METHOD == 0);
        places.map(|&met| (Place((met >> 8) as u32), met as u8))
    }

    /// All of it as it was noted, and a number that is the same whenever it is.
    pub fn all(&mut self) -> (&[u64], &[Asked], u64) {
        (self.met.get_mut(), self.asked.get_mut(), self.key.get())
    }

    /// Something was noted.
    #[inline]
    fn mix(&self, noted: u64) {
        self.key.set((self.key.get().rotate_left(5) ^ noted).wrapping_mul(0x517C_C1B7_2722_0A95));
    }

    /// Was something asked that no note can account for?
    pub fn beyond(&self) -> Beyond {
        self.beyond.get()
    }

    /// Was a method called that hands exceptions on?
    pub fn hands_on(&self) -> bool {
        self.hands_on
    }

    /// The transition relies on something that is neither in the state nor in what code does.
    pub fn rely_on(&self, beyond: Beyond) {
        self.beyond.set(self.beyond.get().max(beyond));
    }

    /// A class is looked for by name.
    pub fn ask(&self, asked: Asked) {
        if !self.on {
            return;
        }
        let mut all = self.asked.borrow_mut();
        if !all.contains(&asked) {
            self.mix(FxBuildHasher.hash_one(asked));
            all.push(asked);
        }
    }

    /// A method is looked for in a class and its super types.
    pub(crate) fn ask_for_method(&self, class: &'static Class, name: Name, descriptor: Name) {
        let mut open = vec![class];
        while let Some(class) = open.pop().filter(|_| self.on) {
            if is_of_class_path(class) {
                self.ask(Asked::Class(class.name));
                self.ask(Asked::Declared { class: class.name, name, descriptor });
            }
            // A class that running code has made may inherit from those of the class path.
            open.extend(class.super_class.into_iter().chain(class.interfaces.iter().copied()));
        }
    }

    /// What reflection shows of this class is asked for.
    pub fn ask_members(&self, class: &Class) {
        if self.on && is_of_class_path(class) {
            self.ask(Asked::Members(class.name));
        }
    }

    /// The line is asked for that something of this method is on, or its file.
    pub fn ask_lines(&self, method: &Method) {
        self.ask_beside_code(method.class, Asked::Lines(method.id));
    }

    /// What the local variables of this method are called is asked for.
    pub fn ask_variables(&self, method: &Method) {
        self.ask_beside_code(method.class, Asked::Variables(method.id));
    }

    /// What the file of a class says beside what reflection shows.
    pub fn ask_file(&self, class: &Class) {
        self.ask_beside_code(class, Asked::File(class.name));
    }

    /// Which entry of the class path this class is from is asked for.
    pub fn ask_place(&self, class: &Class) {
        self.ask_beside_code(class, Asked::Place(class.name));
    }

    /// A class that running code has made is part of the state with all of its file, and one of the JDK is the same in all versions.
    fn ask_beside_code(&self, class: &Class, asked: Asked) {
        if self.on && is_of_class_path(class) {
            self.ask(asked);
        }
    }

    #[inline(always)]
    pub(crate) fn enter(&mut self, method: &'static Method) {
        // Most calls are of what is settled, or were noted in this transition.
        if self.on && self.entered.get(method.id.0 as usize).is_none_or(|&mark| mark < self.epoch) {
            self.note_entry(method);
        }
    }

    #[inline(never)]
    fn note_entry(&mut self, method: &'static Method) {
        let index = method.id.0 as usize;
        match self.entered.get(index).copied().unwrap_or(UNKNOWN) {
            SETTLED => {}
            OUTSIDE => self.rely_on(Beyond::Surroundings),
            HANDS_ON => self.hands_on = true,
            UNKNOWN => self.enter_first(method, index),
            _ => {
                self.entered[index] = self.epoch;
                let met = METHOD | u64::from(method.id.0);
                self.mix(met);
                self.met.get_mut().push(met);
            }
        }
    }

    #[cold]
    fn enter_first(&mut self, method: &'static Method, index: usize) {
        if self.entered.len() <= index {
            self.entered.resize(index + 1, UNKNOWN);
        }
        self.entered[index] = match method.class {
            class if is_of_class_path(class) => OWN,
            class if reads_surroundings(class, method) => OUTSIDE,
            _ if hands_on_exceptions(method) => HANDS_ON,
            _ => SETTLED,
        };
        self.note_entry(method);
    }

    /// A place was looked at, and this is what it is taken for.
    #[inline(always)]
    pub(crate) fn look(&self, place: Place, mode: Mode) {
        // There may be more places than marks: those are noted again each time, the first counts.
        if self.looks && self.looked.get(place.0 as usize).is_none_or(|last| last.get() != self.epoch) {
            self.note_look(place, mode);
        }
    }

    #[inline(never)]
    fn note_look(&self, place: Place, mode: Mode) {
        self.looked.get(place.0 as usize).into_iter().for_each(|last| last.set(self.epoch));
        let met = u64::from(place.0) << 8 | mode as u64;
        self.mix(met);
        self.met.borrow_mut().push(met);
    }

    /// Makes room for the marks of so many places.
    pub fn make_room(&mut self, places: usize) {
        if self.looked.len() < places {
            self.looked.resize(places.next_power_of_two(), Cell::new(0));
        }
    }
}

/// Does the class come from the class path, and from there only?
pub fn is_of_class_path(class: &Class) -> bool {
    class.trust == Trust::User && class.loader == LoaderId::APP && !class.at_run_time && !class.hidden
}

/// Methods of `CompletableFuture` that hand an exception on without throwing it.
const HANDLERS: &[&str] =
    &["exceptionally", "handle", "whenComplete", "isCompletedExceptionally", "exceptionNow", "state"];

/// May the program hear of exceptions by calling this?
pub fn hands_on_exceptions(method: &Method) -> bool {
    method.class.name == "java/util/concurrent/CompletableFuture"
        && HANDLERS.iter().any(|name| method.name.bytes().starts_with(name.as_bytes()))
}

fn reads_surroundings(class: &Class, method: &Method) -> bool {
    let of = SURROUNDINGS.iter().find(|(name, _)| class.name == *name);
    let is = |named: &&str| match named.find('(') {
        Some(at) => method.name == named[..at] && method.descriptor == named[at..],
        None => method.name == *named,
    };
    of.is_some_and(|(_, methods)| methods.is_empty() || methods.iter().any(is))
}
