//! The registry: every class, method and constant address known to this process.
//!
//! Append-only and shared by all workers. What is in it is a pure function of the class path, the
//! JDK and the bytes programs define; nothing in it backtracks. Whether a class is *initialised*,
//! or *defined yet* by a user's loader, is state and lives in the class's statics block.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use rjpf_classfile::{ClassFileError, ErrorKind};
use rustc_hash::FxHashMap;

use crate::append::AppendVec;
use crate::code::{Code, DecodeError, decode};
use crate::path::{ClassPath, Jdk};
use crate::weave::Intervention;
use crate::{BaseType, Class, ClassId, LinkError, LoaderId, Method, MethodId, Name, Place, PlaceOf, address};

/// Which native peer serves a method, by class, name and descriptor.
pub type PeerIndex = FxHashMap<(Name, Name, Name), PeerRef>;

/// What runs for a method, by its index in the machine's table.
#[derive(Clone, Copy, Debug)]
pub enum PeerRef {
    /// A peer, where the method is native in this JDK.
    Native(u32),
    /// A peer, also in place of a Java body.
    Intercept(u32),
    /// A host implementation beside a Java body, where it is wanted or the method is annotated.
    Host { index: u32, wanted: bool },
}

/// Why a class could not be loaded; the VM turns it into the error the JVM specification names.
#[derive(Debug, Clone)]
pub enum LoadError {
    NotFound(Name),
    Format {
        origin: String,
        error: ClassFileError,
    },
    /// The file holds another class than its name says.
    WrongName {
        expected: Name,
        found: Name,
        origin: String,
    },
    Circular(Name),
    /// It is a class file, but not of a class that can be here: too new, or with the wrong ancestors.
    Link(LinkError),
    Read(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotFound(name) => write!(f, "class {} was not found", name.dotted()),
            LoadError::Format { origin, error } => write!(f, "{origin}: {error}"),
            LoadError::WrongName { expected, found, origin } => {
                write!(f, "{origin}: holds class {found} where {expected} was expected")
            }
            LoadError::Circular(name) => write!(f, "class {} is its own superclass", name.dotted()),
            LoadError::Link(error) => f.write_str(&error.message),
            LoadError::Read(text) => f.write_str(text),
        }
    }
}

impl LoadError {
    /// The Java error that it means, and its message.
    pub fn java_error(&self) -> (&'static str, String) {
        match self {
            LoadError::NotFound(name) => ("java/lang/NoClassDefFoundError", name.display()),
            LoadError::WrongName { expected, found, .. } => {
                ("java/lang/NoClassDefFoundError", format!("{expected} (wrong name: {found})"))
            }
            LoadError::Format { error, .. } => match error.kind {
                ErrorKind::Truncated => ("java/lang/ClassFormatError", "Truncated class file".into()),
                ErrorKind::UnsupportedVersion { .. } | ErrorKind::BadMinorVersion { .. } => {
                    ("java/lang/UnsupportedClassVersionError", self.to_string())
                }
                ErrorKind::ModuleFlag => ("java/lang/NoClassDefFoundError", self.to_string()),
                _ => ("java/lang/ClassFormatError", self.to_string()),
            },
            LoadError::Circular(name) => ("java/lang/ClassCircularityError", name.display()),
            LoadError::Link(error) => (error.class, error.message.clone()),
            LoadError::Read(text) => ("java/lang/NoClassDefFoundError", text.clone()),
        }
    }
}

impl From<LinkError> for LoadError {
    fn from(error: LinkError) -> LoadError {
        LoadError::Link(error)
    }
}

impl std::error::Error for LoadError {}

/// Parameter types and return type of a method.
pub(crate) type Types = (&'static [BaseType], BaseType);

#[derive(Default)]
pub(crate) struct Tables {
    /// Classes of the JDK and the class path, by defining loader and name.
    pub(crate) by_name: FxHashMap<(LoaderId, Name), &'static Class>,
    /// Every class that running code defined: re-executing a definition after backtracking finds
    /// the same class again.
    pub(crate) defined: HashMap<DefinitionKey, &'static Class>,
    /// Those of them that have a name to be found by.
    pub(crate) at_run_time: HashMap<(LoaderId, Name), Vec<&'static Class>>,
    /// Addresses of resolution words, by the class whose code asks and the name it asks for.
    pub(crate) resolutions: FxHashMap<(ClassId, Name), u32>,
    /// Whether modules of the JDK export packages to everyone, as far as it was asked.
    pub(crate) exports: FxHashMap<(Name, Name), bool>,
}

/// What makes two definitions the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct DefinitionKey {
    pub(crate) loader: LoaderId,
    pub(crate) name: Name,
    /// A hash of the bytes.
    pub(crate) bytes: u64,
    pub(crate) supers: Vec<ClassId>,
    pub(crate) nest_host: Option<ClassId>,
}

pub struct Registry {
    pub jdk: Jdk,
    pub class_path: ClassPath,
    /// Classes of our own that win over any other: the checker's `Verify` and the VM's helpers.
    pub(crate) overlays: HashMap<Name, &'static [u8]>,
    pub(crate) peers: PeerIndex,
    /// Calls that are woven into code; given before any is decoded.
    interventions: OnceLock<&'static [Intervention]>,
    pub(crate) classes: AppendVec<Class>,
    pub(crate) methods: AppendVec<Method>,
    pub(crate) tables: Mutex<Tables>,
    /// Held while a class is loaded or defined, together with its supertypes.
    pub(crate) load_lock: Mutex<()>,
    pub(crate) literals: Mutex<crate::literal::Literals>,
    /// Parsed method descriptors; nothing for what is none.
    descriptors: Mutex<FxHashMap<Name, Option<Types>>>,
    next_constant: AtomicU32,
    next_static: AtomicU32,
    next_place: AtomicU32,
    primitives: Vec<&'static Class>,
}

impl Registry {
    /// A registry without any class but the primitive ones.
    pub fn new(jdk: Jdk, class_path: ClassPath, peers: PeerIndex, overlays: Vec<(Name, Vec<u8>)>) -> Registry {
        let overlays = overlays.into_iter().map(|(n, b)| (n, &*Box::leak(b.into_boxed_slice()))).collect();
        let mut registry = Registry {
            jdk,
            class_path,
            overlays,
            peers,
            interventions: OnceLock::new(),
            classes: AppendVec::default(),
            methods: AppendVec::default(),
            tables: Mutex::default(),
            load_lock: Mutex::default(),
            literals: Mutex::default(),
            descriptors: Mutex::default(),
            next_constant: AtomicU32::new(address::CONSTANTS.start),
            next_static: AtomicU32::new(address::STATICS.start),
            next_place: AtomicU32::new(Place::FIRST_OF_CLASSES),
            primitives: Vec::new(),
        };
        registry.primitives = BaseType::PRIMITIVES.iter().map(|&t| registry.new_primitive(t)).collect();
        registry
    }

    /// What is to be woven into code, before any is decoded.
    pub fn weave(&self, interventions: Vec<Intervention>) {
        _ = self.interventions.set(Vec::leak(interventions));
    }

    pub fn interventions(&self) -> &'static [Intervention] {
        self.interventions.get().copied().unwrap_or_default()
    }

    #[inline]
    pub fn class(&self, id: ClassId) -> &'static Class {
        self.classes.get(id.0 as usize)
    }

    #[inline]
    pub fn method(&self, id: MethodId) -> &'static Method {
        self.methods.get(id.0 as usize)
    }

    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    pub fn method_count(&self) -> usize {
        self.methods.len()
    }

    pub fn all_classes(&self) -> impl Iterator<Item = &'static Class> + '_ {
        self.classes.iter()
    }

    pub fn primitive(&self, t: BaseType) -> &'static Class {
        self.primitives[BaseType::PRIMITIVES.iter().position(|&p| p == t).unwrap_or(0)]
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Parameter types and return type of a method descriptor, which many methods and calls share.
    pub(crate) fn types_of(&self, descriptor: Name) -> Option<Types> {
        let mut known = self.descriptors.lock().unwrap_or_else(PoisonError::into_inner);
        let parse = || parse_descriptor(descriptor.bytes()).map(|(params, ret)| (&*params.leak(), ret));
        *known.entry(descriptor).or_insert_with(parse)
    }

    /// Reserves words in the constants region.
    pub(crate) fn reserve_constant(&self, words: u32) -> u32 {
        let at = self.next_constant.fetch_add(words, Ordering::Relaxed);
        assert!(at + words < address::CONSTANTS.end, "the constants region is full");
        at
    }

    pub(crate) fn reserve_statics(&self, words: u32) -> u32 {
        let at = self.next_static.fetch_add(words, Ordering::Relaxed);
        assert!(at + words < address::STATICS.end, "the statics region is full");
        at
    }

    /// Gives out places for a class with so many fields.
    pub(crate) fn reserve_places(&self, fields: usize) -> u32 {
        self.next_place.fetch_add(PlaceOf::COUNT + fields as u32, Ordering::Relaxed)
    }

    /// Places given out so far.
    pub fn place_count(&self) -> usize {
        self.next_place.load(Ordering::Relaxed) as usize
    }

    /// The class that a place belongs to, and which of its places it is, fields last.
    pub fn owner_of(&self, place: Place) -> Option<(&'static Class, u32)> {
        let mut owners = self.all_classes().filter_map(|class| Some((class, place.0.checked_sub(class.places)?)));
        owners.find(|(class, at)| *at < PlaceOf::COUNT + class.fields.len() as u32)
    }

    /// One past the last address handed out in the constants region.
    pub fn constants_end(&self) -> u32 {
        self.next_constant.load(Ordering::Relaxed)
    }

    /// The address of a class's mirror object. The object comes to life in a state when its class
    /// word is written there. `java/lang/Class` must be loaded.
    pub fn mirror_address(&self, class: &'static Class) -> u32 {
        *class.mirror.get_or_init(|| {
            let shape = self.known("java/lang/Class");
            let at = self.reserve_constant(shape.instance_words);
            self.literals().mirrors.insert(at, class);
            at
        })
    }

    /// The mirror address of a class if it has one already.
    pub fn known_mirror(&self, class: &Class) -> Option<u32> {
        class.mirror.get().copied()
    }

    /// The class whose mirror lives at `address`.
    pub fn class_of_mirror(&self, address: u32) -> Option<&'static Class> {
        self.literals().mirrors.get(&address).copied()
    }

    /// A JDK class the VM itself depends on.
    pub fn known(&self, name: &str) -> &'static Class {
        match self.load(LoaderId::BOOT, Name::from(name)) {
            Ok(class) => class,
            Err(error) => panic!("the JDK at {} lacks {name}: {error}", self.jdk.home.display()),
        }
    }

    /// The decoded code of a method with a body.
    #[inline]
    pub fn code(&self, method: &'static Method) -> Result<&'static Code, &DecodeError> {
        let code = method.code.get_or_init(|| decode(self, method).map(|c| &*Box::leak(Box::new(c))));
        match code {
            Ok(code) => Ok(code),
            Err(error) => Err(error),
        }
    }

    /// The code if it was decoded before.
    #[inline]
    pub fn decoded(&self, method: &'static Method) -> Option<&'static Code> {
        method.code.get()?.as_ref().ok().copied()
    }
}

/// Parameter types and return type of a method descriptor.
pub fn parse_descriptor(descriptor: &[u8]) -> Option<(Vec<BaseType>, BaseType)> {
    let mut params = Vec::new();
    let mut at = 1;
    if descriptor.first() != Some(&b'(') {
        return None;
    }
    while *descriptor.get(at)? != b')' {
        let end = type_end(descriptor, at)?;
        params.push(BaseType::of(&descriptor[at..end]));
        at = end;
    }
    at += 1;
    let ret = match descriptor.get(at)? {
        b'V' if descriptor.len() == at + 1 => BaseType::Void,
        _ if type_end(descriptor, at)? == descriptor.len() => BaseType::of(&descriptor[at..]),
        _ => return None,
    };
    Some((params, ret))
}

/// The field descriptors of the parameters and the return descriptor.
pub fn descriptor_types(descriptor: &[u8]) -> Option<(Vec<&[u8]>, &[u8])> {
    let mut params = Vec::new();
    let mut at = 1;
    while *descriptor.get(at)? != b')' {
        let end = type_end(descriptor, at)?;
        params.push(&descriptor[at..end]);
        at = end;
    }
    Some((params, &descriptor[at + 1..]))
}

/// The class name a field descriptor names: `Lx/Y;` gives `x/Y`, `[I` itself, `I` gives `int`.
pub fn class_name_of(descriptor: &[u8]) -> Name {
    match descriptor.first() {
        Some(b'L') => Name::new(&descriptor[1..descriptor.len() - 1]),
        Some(b'[') => Name::new(descriptor),
        _ => Name::from(BaseType::of(descriptor).keyword()),
    }
}

fn type_end(descriptor: &[u8], mut at: usize) -> Option<usize> {
    while *descriptor.get(at)? == b'[' {
        at += 1;
    }
    match descriptor.get(at)? {
        b'L' => Some(at + descriptor[at..].iter().position(|&b| b == b';')? + 1),
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => Some(at + 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_parse() {
        let (params, ret) = parse_descriptor(b"(I[JLjava/lang/String;D)V").unwrap();
        assert_eq!(params, [BaseType::Int, BaseType::Ref, BaseType::Ref, BaseType::Double]);
        assert_eq!(ret, BaseType::Void);
        for bad in [&b"I"[..], b"(", b"()", b"(V)V", b"(Lx)V", b"()II", b"()VV"] {
            assert!(parse_descriptor(bad).is_none(), "{}", String::from_utf8_lossy(bad));
        }
    }
}
