//! Linked classes, fields and methods. Immutable once published; shared by all workers.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32};

use rjpf_classfile::access::*;
use rjpf_classfile::{ClassFile, Method as MethodFile};
use rustc_hash::FxHashSet;

use crate::code::{Code, DecodeError};
use crate::family::Family;
use crate::trust::{Adder, Moment};
use crate::verify::Unverified;
use crate::{FixedAnswer, MADE, Name, Trust};

/// Index of a class in the registry. Load order, so never part of a fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ClassId(pub u32);

/// Index of a method in the registry. Load order, so never part of a fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MethodId(pub u32);

/// A class loader: the three built-in ones, or a number the VM gave to a user-defined one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoaderId(pub u32);

impl LoaderId {
    pub const BOOT: LoaderId = LoaderId(0);
    pub const PLATFORM: LoaderId = LoaderId(1);
    pub const APP: LoaderId = LoaderId(2);
    /// Numbers from here on belong to user-defined loaders.
    pub const FIRST_USER: u32 = 3;

    pub fn is_builtin(self) -> bool {
        self.0 < Self::FIRST_USER
    }
}

/// The JVM's basic types; `Ref` stands for class, interface and array types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseType {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Float,
    Long,
    Double,
    Ref,
    Void,
}

impl BaseType {
    /// From the first byte of a descriptor.
    pub fn of(descriptor: &[u8]) -> BaseType {
        match descriptor.first() {
            Some(b'Z') => BaseType::Boolean,
            Some(b'B') => BaseType::Byte,
            Some(b'C') => BaseType::Char,
            Some(b'S') => BaseType::Short,
            Some(b'I') => BaseType::Int,
            Some(b'F') => BaseType::Float,
            Some(b'J') => BaseType::Long,
            Some(b'D') => BaseType::Double,
            Some(b'V') => BaseType::Void,
            _ => BaseType::Ref,
        }
    }

    pub fn is_wide(self) -> bool {
        matches!(self, BaseType::Long | BaseType::Double)
    }

    /// Words in a register, field or argument.
    pub fn words(self) -> u32 {
        match self {
            BaseType::Void => 0,
            BaseType::Long | BaseType::Double => 2,
            _ => 1,
        }
    }

    /// Bytes of one array element.
    pub fn element_bytes(self) -> u32 {
        match self {
            BaseType::Boolean | BaseType::Byte => 1,
            BaseType::Char | BaseType::Short => 2,
            BaseType::Long | BaseType::Double => 8,
            _ => 4,
        }
    }

    pub fn descriptor(self) -> u8 {
        match self {
            BaseType::Boolean => b'Z',
            BaseType::Byte => b'B',
            BaseType::Char => b'C',
            BaseType::Short => b'S',
            BaseType::Int => b'I',
            BaseType::Float => b'F',
            BaseType::Long => b'J',
            BaseType::Double => b'D',
            BaseType::Void => b'V',
            BaseType::Ref => b'L',
        }
    }

    /// The keyword, as `Class.getName` gives it.
    pub fn keyword(self) -> &'static str {
        match self {
            BaseType::Boolean => "boolean",
            BaseType::Byte => "byte",
            BaseType::Char => "char",
            BaseType::Short => "short",
            BaseType::Int => "int",
            BaseType::Float => "float",
            BaseType::Long => "long",
            BaseType::Double => "double",
            BaseType::Void => "void",
            BaseType::Ref => "reference",
        }
    }

    /// The wrapper class of a primitive.
    pub fn wrapper(self) -> &'static str {
        match self {
            BaseType::Boolean => "java/lang/Boolean",
            BaseType::Byte => "java/lang/Byte",
            BaseType::Char => "java/lang/Character",
            BaseType::Short => "java/lang/Short",
            BaseType::Int => "java/lang/Integer",
            BaseType::Float => "java/lang/Float",
            BaseType::Long => "java/lang/Long",
            BaseType::Double => "java/lang/Double",
            BaseType::Void => "java/lang/Void",
            BaseType::Ref => "java/lang/Object",
        }
    }

    pub const PRIMITIVES: [BaseType; 9] = [
        BaseType::Boolean,
        BaseType::Byte,
        BaseType::Char,
        BaseType::Short,
        BaseType::Int,
        BaseType::Float,
        BaseType::Long,
        BaseType::Double,
        BaseType::Void,
    ];
}

/// What one word of an object, statics block or frame holds, for garbage collection and for the
/// canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotKind {
    Word,
    Ref,
    /// A registry id; its canonical form is the method's full name.
    MethodId,
    /// A registry id; its canonical form is the class name.
    ClassId,
}

#[derive(Debug)]
pub struct Field {
    pub class: ClassId,
    pub name: Name,
    pub descriptor: Name,
    pub access: u16,
    pub kind: BaseType,
    /// Word offset in the object, or the absolute word address of a static field.
    pub offset: u32,
    /// Position in the class file's field table: the reflection slot.
    pub slot: u16,
    /// What reduction knows the field by, the same in all objects.
    pub place: Place,
    /// The method that adds to it, if it is a counter of a listed class.
    pub adder: Option<Adder>,
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & ACC_STATIC != 0
    }
    pub fn is_final(&self) -> bool {
        self.access & ACC_FINAL != 0
    }
    pub fn is_volatile(&self) -> bool {
        self.access & ACC_VOLATILE != 0
    }
}

/// A kind of words that reduction knows one thing about: a field of a class, the elements of an array
/// class, the monitors of its objects. Numbers are given out as classes are loaded and mean nothing
/// outside the process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u32);

/// The places that every class has, before those of its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum PlaceOf {
    /// Elements of its arrays; for a listed class, all its words that can change.
    Content = 0,
    Monitor = 1,
    IdentityHash = 2,
    Initialization = 3,
}

impl PlaceOf {
    pub(crate) const COUNT: u32 = 4;
}

impl Place {
    /// Numbers below are free for what belongs to no class.
    pub const FIRST_OF_CLASSES: u32 = 32;
}

pub enum ClassKind {
    Instance,
    Array { component: &'static Class },
    Primitive(BaseType),
}

pub struct Class {
    pub id: ClassId,
    /// Internal name: `java/lang/String`, `[I`, `[Ljava/lang/String;`, `int`.
    pub name: Name,
    pub loader: LoaderId,
    pub kind: ClassKind,
    pub access: u16,
    pub file: Option<&'static ClassFile<'static>>,
    /// Where the bytes came from, for messages and `CodeSource`.
    pub origin: Option<Name>,
    /// Name of the defining JDK module, if the class came from the image.
    pub module: Option<Name>,
    pub trust: Trust,
    /// Of a listed class: which others its insides are shown with.
    pub family: Option<Family>,
    /// The first of its places: see [`Place`].
    pub(crate) places: u32,
    pub super_class: Option<&'static Class>,
    pub interfaces: Box<[&'static Class]>,
    /// Ids of the superclass chain from `Object` down to this class.
    pub display: Box<[ClassId]>,
    /// Ids of all superinterfaces (and itself, if an interface), sorted.
    pub all_interfaces: Box<[ClassId]>,
    pub fields: Box<[Field]>,
    /// Words of an instance with its header; for arrays, the header only.
    pub instance_words: u32,
    /// What each word of an instance holds (index 0 is the class word).
    pub instance_slots: Box<[SlotKind]>,
    /// Address of the statics block: [init state, init thread, init error, spare, fields...].
    pub statics: u32,
    pub static_slots: Box<[SlotKind]>,
    pub(crate) methods: OnceLock<Box<[&'static Method]>>,
    pub(crate) vtable: OnceLock<Box<[&'static Method]>>,
    pub(crate) imt: OnceLock<InterfaceTable>,
    pub(crate) mirror: OnceLock<u32>,
    pub(crate) array: OnceLock<&'static Class>,
    /// A class made by `Lookup.defineHiddenClass`.
    pub hidden: bool,
    /// Its bytes (an array's: those of its elements) were supplied by running code. Whether it is
    /// defined is state then: the statics header names the loader that did it.
    pub at_run_time: bool,
    /// A hash of what running code defined the class from: one loader may define a name in different
    /// ways on different paths. Zero for classes of the class path. A class that the machine makes
    /// follows from its host.
    pub definition: u64,
    /// The class whose private members a hidden nest mate may touch.
    pub nest_host: OnceLock<&'static Class>,
    /// The outcome of verification, if it follows from the class path.
    pub(crate) verified: OnceLock<Result<(), Unverified>>,
    /// Address of the word that says whether the class is linked, where that is state.
    pub linked_word: OnceLock<u32>,
}

impl Class {
    /// What reduction knows something of this class by.
    pub fn place(&self, of: PlaceOf) -> Place {
        Place(self.places + of as u32)
    }

    /// All its places: those of every class, then those of its fields.
    pub fn all_places(&self) -> impl Iterator<Item = Place> + use<> {
        let first = self.places;
        (0..PlaceOf::COUNT + self.fields.len() as u32).map(move |at| Place(first + at))
    }

    pub fn is_interface(&self) -> bool {
        self.access & ACC_INTERFACE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & ACC_ABSTRACT != 0
    }
    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array { .. })
    }
    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive(_))
    }

    /// The component class of an array class.
    pub fn component(&self) -> Option<&'static Class> {
        match self.kind {
            ClassKind::Array { component } => Some(component),
            _ => None,
        }
    }

    /// The type of a value of this class in a register: the primitive itself or a reference.
    pub fn base_type(&self) -> BaseType {
        match self.kind {
            ClassKind::Primitive(t) => t,
            _ => BaseType::Ref,
        }
    }

    /// The element type if this is an array class.
    #[inline]
    pub fn element_type(&self) -> Option<BaseType> {
        self.component().map(Class::base_type)
    }

    /// The type as a field descriptor: `I`, `[J`, `Ljava/lang/String;`.
    pub fn descriptor(&self) -> String {
        match self.kind {
            ClassKind::Primitive(t) => char::from(t.descriptor()).to_string(),
            ClassKind::Array { .. } => self.name.display(),
            ClassKind::Instance => format!("L{};", self.name.display()),
        }
    }

    /// The name as Java source and `Class.getTypeName` show it: `int[][]`.
    pub fn type_name(&self) -> String {
        match self.component() {
            Some(component) => format!("{}[]", component.type_name()),
            None => self.name.dotted(),
        }
    }

    /// The name as `Class.getName` gives it: dotted, arrays as descriptors.
    pub fn external_name(&self) -> String {
        self.name.dotted()
    }

    pub fn methods(&self) -> &[&'static Method] {
        self.methods.get().map_or(&[], |m| m)
    }

    #[inline]
    pub fn vtable(&self) -> &[&'static Method] {
        self.vtable.get().map_or(&[], |v| v)
    }

    /// What an interface call of `method` runs on an instance of this class.
    #[inline]
    pub fn interface_target(&self, method: MethodId) -> Option<&'static Method> {
        self.imt.get()?.find(method)
    }

    pub fn declared_method(&self, name: Name, descriptor: Name) -> Option<&'static Method> {
        self.methods().iter().copied().find(|m| m.name == name && m.descriptor == descriptor)
    }

    /// The interfaces that it names and all above them, each once, and after those above it. Chains may be long, and
    /// there may be more ways to an interface than can be counted.
    pub fn interfaces_from_above(&self) -> Vec<&'static Class> {
        let (mut found, mut met) = (Vec::new(), FxHashSet::default());
        let mut open: Vec<_> = vec![(None, self.interfaces.iter())];
        while let Some((below, rest)) = open.last_mut() {
            match rest.next() {
                Some(next) if met.insert(next.id) => open.push((Some(*next), next.interfaces.iter())),
                Some(_) => {}
                None => {
                    found.extend(*below);
                    open.pop();
                }
            }
        }
        found
    }

    /// JVMS 4.10.1.2 as `instanceof` and `checkcast` need it.
    #[inline]
    pub fn is_subclass_of(&self, other: &Class) -> bool {
        if std::ptr::eq(self, other) {
            return true;
        }
        if other.is_interface() {
            return self.all_interfaces.binary_search(&other.id).is_ok();
        }
        match (&self.kind, &other.kind) {
            (ClassKind::Array { component: a }, ClassKind::Array { component: b }) => {
                !a.is_primitive() && !b.is_primitive() && a.is_subclass_of(b)
            }
            (ClassKind::Primitive(_), _) => false,
            _ => {
                let depth = other.display.len();
                depth != 0 && self.display.len() > depth - 1 && self.display[depth - 1] == other.id
            }
        }
    }

    /// The outcome of verification where it is the same in every state.
    pub fn verified(&self) -> Option<&Result<(), Unverified>> {
        self.verified.get()
    }

    /// Remembers an outcome that follows from the class path.
    pub fn set_verified(&self, outcome: Result<(), Unverified>) {
        _ = self.verified.set(outcome);
    }

    /// Is it known to be verified in every state? Its supertypes were verified before it.
    #[inline]
    pub fn is_linked_everywhere(&self) -> bool {
        matches!(self.verified.get(), Some(Ok(())))
    }

    pub fn same_package(&self, other: &Class) -> bool {
        self.loader == other.loader && self.name.package() == other.name.package()
    }

    /// Was it made by the machine for a call site (a lambda, a concatenation, a switch)?
    pub fn is_made(&self) -> bool {
        self.at_run_time && self.origin.is_some_and(|origin| origin == MADE)
    }

    /// The name of the class that the class file declares to be its nest host.
    pub fn nest_host_name(&self) -> Option<Name> {
        let file = self.file?;
        Some(Name::new(file.pool.class_name(file.attributes.nest_host?).ok()?))
    }

    /// Does this nest host list the class as a member?
    pub fn has_nest_member(&self, class: &Class) -> bool {
        let Some(file) = self.file else { return false };
        let mut members = file.attributes.nest_members.iter().flatten();
        members.any(|&i| file.pool.class_name(i).is_ok_and(|n| n == class.name.bytes())) && self.same_package(class)
    }

    pub fn source_file(&self) -> Option<String> {
        let name = self.file?.attributes.source_file?;
        Some(rjpf_classfile::mutf8::to_string_lossy(name).into_owned())
    }

    /// The static initialiser, if there is one.
    pub fn class_initializer(&self) -> Option<&'static Method> {
        self.methods().iter().copied().find(|m| m.is_class_initializer())
    }
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)
    }
}

pub struct Method {
    pub id: MethodId,
    pub class: &'static Class,
    pub name: Name,
    pub descriptor: Name,
    pub access: u16,
    pub file: &'static MethodFile<'static>,
    /// Parameter types, receiver not included.
    pub params: &'static [BaseType],
    pub ret: BaseType,
    /// Words of all arguments, receiver included.
    pub arg_words: u16,
    /// Position in the class file's method table: the reflection slot.
    pub slot: u16,
    /// Index in the vtable; [`Method::NOT_VIRTUAL`] if it has none.
    pub vtable_index: u32,
    pub body: Body,
    /// Entering it is nothing more than a frame of ops: no peer, no host implementation, no monitor.
    pub direct: bool,
    /// `MethodHandle.invoke*` and `VarHandle` accessors: linked by call site, not by descriptor.
    pub signature_polymorphic: bool,
    pub caller_sensitive: bool,
    /// Left out of stack traces (lambda forms, synthesised code).
    pub hidden: bool,
    /// On the list of linearizable methods: see `trust.rs`.
    pub moment: Moment,
    /// What a JVM could answer otherwise, if that is fixed here: see `answers.rs`.
    pub fixed_answer: Option<FixedAnswer>,
    pub(crate) code: OnceLock<Result<&'static Code, DecodeError>>,
    /// How often it was found running, until it is compiled: see `rjpf-vm`'s `compiled.rs`.
    pub heat: AtomicU32,
    /// Machine code for single runs, and for exploration.
    pub machine: [MachineCode; 2],
}

/// What runs when a method is called. Machine code is another form of ops, see [`Method::machine`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// Ops made from the bytecode; where there is none, calling the method is an error.
    Ops,
    /// A native peer in a native frame, by its index in the machine's table.
    Peer(u32),
    /// Ops, unless the host implementation of this index does the whole call.
    Host(u32),
}

/// Where the machine code of a method is published; null while there is none. What it points to is
/// the business of `rjpf-compile`.
#[derive(Default)]
pub struct MachineCode {
    /// The interpreter can go on in it.
    pub entered: AtomicPtr<()>,
    /// Compiled code can call it.
    pub called: AtomicPtr<()>,
}

impl Method {
    pub const NOT_VIRTUAL: u32 = u32::MAX;

    /// Do its frames belong to a native peer?
    #[inline]
    pub fn has_peer(&self) -> bool {
        matches!(self.body, Body::Peer(_))
    }
    /// Index of the native peer that runs instead of bytecode.
    #[inline]
    pub fn peer(&self) -> Option<u32> {
        match self.body {
            Body::Peer(index) => Some(index),
            Body::Ops | Body::Host(_) => None,
        }
    }

    pub fn is_static(&self) -> bool {
        self.access & ACC_STATIC != 0
    }
    pub fn is_native(&self) -> bool {
        self.access & ACC_NATIVE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & ACC_ABSTRACT != 0
    }
    pub fn is_synchronized(&self) -> bool {
        self.access & ACC_SYNCHRONIZED != 0
    }
    pub fn is_private(&self) -> bool {
        self.access & ACC_PRIVATE != 0
    }
    pub fn is_public(&self) -> bool {
        self.access & ACC_PUBLIC != 0
    }
    pub fn is_final(&self) -> bool {
        self.access & ACC_FINAL != 0
    }
    pub fn is_constructor(&self) -> bool {
        self.name == "<init>"
    }
    pub fn is_class_initializer(&self) -> bool {
        self.name == "<clinit>"
    }
    /// JVMS putfield, putstatic: final fields are written by their own class only, since Java 9 by its initialisers only.
    pub fn may_write(&self, field: &Field) -> bool {
        let is_initializer = if field.is_static() { self.is_class_initializer() } else { self.is_constructor() };
        let may_anywhere = || {
            self.class.file.is_none_or(|file| file.major < 53 || self.class.origin.is_some_and(|origin| origin == MADE))
        };
        !field.is_final() || field.class == self.class.id && (is_initializer || may_anywhere())
    }

    /// `java/lang/Object.wait0(J)V`.
    pub fn full_name(&self) -> String {
        format!("{}.{}{}", self.class.name, self.name, self.descriptor)
    }

    /// The source line of a bytecode index.
    pub fn line_of(&self, bci: u16) -> Option<u16> {
        self.file.code.as_ref()?.line_at(bci)
    }
}

impl fmt::Debug for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.full_name())
    }
}

/// Open-addressed map from interface methods to what they run.
pub struct InterfaceTable {
    entries: Box<[Option<(MethodId, &'static Method)>]>,
    shift: u32,
}

impl InterfaceTable {
    pub(crate) fn new(pairs: &[(MethodId, &'static Method)]) -> InterfaceTable {
        let bits = (pairs.len() * 2).next_power_of_two().trailing_zeros().max(1);
        let mut table = InterfaceTable { entries: vec![None; 1 << bits].into(), shift: 32 - bits };
        for &(id, target) in pairs {
            let mut at = table.start(id);
            while matches!(table.entries[at], Some((other, _)) if other != id) {
                at = (at + 1) & (table.entries.len() - 1);
            }
            table.entries[at] = Some((id, target));
        }
        table
    }

    #[inline]
    fn start(&self, id: MethodId) -> usize {
        (id.0.wrapping_mul(0x9E37_79B9) >> self.shift) as usize
    }

    #[inline]
    fn find(&self, id: MethodId) -> Option<&'static Method> {
        let mut at = self.start(id);
        while let Some((other, target)) = self.entries[at] {
            if other == id {
                return Some(target);
            }
            at = (at + 1) & (self.entries.len() - 1);
        }
        None
    }
}
