//! Loading: from bytes to a published class with its field layout.

use std::sync::atomic::AtomicU32;
use std::sync::{MutexGuard, OnceLock, PoisonError};

use rjpf_classfile::access::*;
use rjpf_classfile::annotation::annotations;
use rjpf_classfile::{ClassFile, Method as MethodFile};

use crate::address::{ARRAY_HEADER, OBJECT_HEADER, STATICS_HEADER};
use crate::answers::{FixedAnswers, fixed_answer, fixed_answers};
use crate::inherit::Heir;
use crate::registry::DefinitionKey;
use crate::{
    BaseType, Body, Class, ClassId, ClassKind, Field, LinkError, LoadError, LoaderId, Method, MethodId, Name, PeerRef,
    Place, PlaceOf, Registry, SlotKind, Trust, family, trust,
};

type Result<T> = std::result::Result<T, LoadError>;

/// Words the VM adds to instances of some JDK classes, behind their own fields.
const INJECTED: &[(&str, &[SlotKind])] = &[
    // The class a mirror stands for.
    ("java/lang/Class", &[SlotKind::ClassId]),
    // The VM's number of a user-defined loader.
    ("java/lang/ClassLoader", &[SlotKind::Word]),
    // The method or field a member name is resolved to.
    ("java/lang/invoke/MemberName", &[SlotKind::MethodId]),
    ("java/lang/invoke/ResolvedMethodName", &[SlotKind::MethodId]),
];

/// A feature release reads class files up to this much more than its number.
const NEWEST_VERSION: u32 = 44;

/// The minor version of class files that use preview features.
const PREVIEW: u16 = 65535;

/// Classes that the library spins to reach what their package cannot: proxies live in a module that
/// is given what it needs, accessors are exempt.
const MAY_INHERIT: &[&str] = &["jdk/proxy", "com/sun/proxy/", "jdk/internal/reflect/Generated"];

/// Modules of the JDK whose classes the platform loader defines; the rest of the non-boot ones
/// belong to the application loader.
const PLATFORM_MODULES: &[&str] = &[
    "java.compiler",
    "java.net.http",
    "java.scripting",
    "java.security.jgss",
    "java.smartcardio",
    "java.sql",
    "java.sql.rowset",
    "java.transaction.xa",
    "java.xml.crypto",
    "jdk.accessibility",
    "jdk.charsets",
    "jdk.crypto.cryptoki",
    "jdk.crypto.ec",
    "jdk.dynalink",
    "jdk.httpserver",
    "jdk.jsobject",
    "jdk.localedata",
    "jdk.naming.dns",
    "jdk.security.auth",
    "jdk.security.jgss",
    "jdk.xml.dom",
    "jdk.zipfs",
];
const APP_MODULES: &[&str] = &[
    "jdk.attach",
    "jdk.compiler",
    "jdk.editpad",
    "jdk.internal.ed",
    "jdk.internal.jvmstat",
    "jdk.internal.le",
    "jdk.internal.md",
    "jdk.internal.opt",
    "jdk.jartool",
    "jdk.javadoc",
    "jdk.jcmd",
    "jdk.jconsole",
    "jdk.jdeps",
    "jdk.jdi",
    "jdk.jdwp.agent",
    "jdk.jlink",
    "jdk.jpackage",
    "jdk.jshell",
    "jdk.jstatd",
    "jdk.random",
    "jdk.unsupported.desktop",
];

/// The built-in loader that defines the classes of a JDK module.
pub(crate) fn loader_of_module(module: &str) -> LoaderId {
    if PLATFORM_MODULES.contains(&module) {
        LoaderId::PLATFORM
    } else if APP_MODULES.contains(&module) {
        LoaderId::APP
    } else {
        LoaderId::BOOT
    }
}

/// A class being loaded, and those that wait for it to be their supertype. It belongs to one call
/// of [`Registry::load`]: what other workers load meanwhile is no circle.
struct Loading<'a> {
    name: Name,
    below: Option<&'a Loading<'a>>,
}

impl Loading<'_> {
    fn contains(&self, name: Name) -> bool {
        self.name == name || self.below.is_some_and(|below| below.contains(name))
    }
}

/// Where class bytes came from.
struct Source {
    bytes: &'static [u8],
    origin: Name,
    module: Option<Name>,
    loader: LoaderId,
    at_run_time: bool,
    /// The class that a hidden class belongs to.
    host: Option<&'static Class>,
    definition: u64,
}

impl Source {
    fn trusted_as(&self) -> trust::Origin {
        match self.host {
            _ if self.at_run_time && self.origin == MADE => trust::Origin::CallSite,
            _ if self.origin == MADE => trust::Origin::Own,
            _ if self.module.is_some() => trust::Origin::Jdk,
            Some(host) if !matches!(host.trust, Trust::User | Trust::Glue) => trust::Origin::Jdk,
            _ => trust::Origin::Program,
        }
    }
}

/// Origin of the classes that the machine itself brings along or makes.
pub const MADE: &str = "rjpf";

/// Static field of a class made for a lambda that captures nothing: its one object.
pub const LAMBDA_INSTANCE: &str = "LAMBDA_INSTANCE$";

/// A request to define a class from bytes that a program supplies.
pub struct Definition<'a> {
    pub loader: LoaderId,
    /// Expected name, if the caller named one.
    pub name: Option<Name>,
    pub bytes: &'a [u8],
    pub origin: Name,
    /// The name a hidden class gets instead of the one in its bytes.
    pub hidden_name: Option<Name>,
    pub nest_host: Option<&'static Class>,
    /// Superclass and superinterfaces by the names in the bytes.
    pub supers: &'a [(Name, &'static Class)],
}

impl Registry {
    /// Loads a class through a built-in loader.
    pub fn load(&self, loader: LoaderId, name: Name) -> Result<&'static Class> {
        if let Some(class) = self.find_loaded(loader, name) {
            return Ok(class);
        }
        let _guard = self.loading_alone();
        self.load_locked(loader, name, None)
    }

    /// One class at a time comes to be, whoever asks for it: what is looked up under this guard and
    /// not there is made once. Never taken while it is held.
    fn loading_alone(&self) -> MutexGuard<'_, ()> {
        self.load_lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The class of that name visible to `from`, if it is loaded already and follows from the class
    /// path: what running code has defined is not looked at. Never loads anything.
    pub fn loaded(&self, from: &'static Class, name: Name) -> Option<&'static Class> {
        // The code of a hidden class calls it by the name in its bytes.
        if name == from.name || from.hidden && from.file.is_some_and(|f| f.this_class == name.bytes()) {
            return Some(from);
        }
        let element = array_element(name);
        if let Some((dimensions, element)) = element {
            let mut class = self.loaded_element(from.loader, element)?;
            for _ in 0..dimensions {
                class = self.array_of(class);
            }
            return Some(class);
        }
        self.find_loaded(from.loader, name)
    }

    fn loaded_element(&self, loader: LoaderId, element: &[u8]) -> Option<&'static Class> {
        match BaseType::of(element) {
            BaseType::Ref => self.find_loaded(loader, Name::new(&element[1..element.len() - 1])),
            primitive => Some(self.primitive(primitive)),
        }
    }

    fn find_loaded(&self, loader: LoaderId, name: Name) -> Option<&'static Class> {
        let tables = self.tables();
        let visible: &[LoaderId] = match loader {
            LoaderId::BOOT => &[LoaderId::BOOT],
            _ if loader.is_builtin() => &[LoaderId::BOOT, LoaderId::PLATFORM, LoaderId::APP],
            _ => &[],
        };
        visible.iter().find_map(|&l| tables.by_name.get(&(l, name)).copied())
    }

    /// `below` are the classes whose supertypes are being loaded.
    fn load_locked(&self, loader: LoaderId, name: Name, below: Option<&Loading<'_>>) -> Result<&'static Class> {
        if let Some(class) = self.find_loaded(loader, name) {
            return Ok(class);
        }
        if let Some((dimensions, element)) = array_element(name) {
            let mut class = match BaseType::of(element) {
                BaseType::Ref => self.load_locked(loader, Name::new(&element[1..element.len() - 1]), below)?,
                primitive => self.primitive(primitive),
            };
            for _ in 0..dimensions {
                class = self.array_of(class);
            }
            return Ok(class);
        }
        if below.is_some_and(|loading| loading.contains(name)) {
            return Err(LoadError::Circular(name));
        }
        let source = self.find_source(loader, name)?;
        if source.module.is_none() {
            self.load_above(loader, name, &source)?;
        }
        let loading = Loading { name, below };
        let resolve = |n| self.load_locked(source.loader, n, Some(&loading));
        let class = self.create(&source, Some(name), None, &resolve)?;
        self.tables().by_name.insert((source.loader, name), class);
        Ok(class)
    }

    /// Loads what a class of the class path inherits from, the oldest first: chains may be longer than
    /// the native stack is deep.
    fn load_above(&self, loader: LoaderId, name: Name, source: &Source) -> Result<()> {
        let above = |source: &Source| -> Result<Vec<Name>> {
            let (_, mut supers) = Registry::supertypes(source.bytes, &source.origin.display())?;
            supers.reverse();
            Ok(supers)
        };
        let mut open = vec![(name, above(source)?)];
        let mut under_way = std::collections::HashSet::from([name]);
        while let Some((name, supers)) = open.last_mut() {
            match supers.pop() {
                Some(next) if self.find_loaded(loader, next).is_some() => {}
                Some(next) if !under_way.insert(next) => return Err(LoadError::Circular(next)),
                Some(next) => {
                    let source = self.find_source(loader, next)?;
                    let supers = if source.module.is_none() { above(&source)? } else { Vec::new() };
                    open.push((next, supers));
                }
                None => {
                    let name = *name;
                    open.pop();
                    if !open.is_empty() {
                        self.load_locked(loader, name, None)?;
                    }
                    under_way.remove(&name);
                }
            }
        }
        Ok(())
    }

    fn find_source(&self, loader: LoaderId, name: Name) -> Result<Source> {
        if let Some(&bytes) = self.overlays.get(&name) {
            let origin = Name::from(MADE);
            return Ok(Source {
                bytes,
                origin,
                module: None,
                loader: LoaderId::BOOT,
                at_run_time: false,
                definition: 0,
                host: None,
            });
        }
        let read = |e: String| LoadError::Read(e);
        if let Some((module, bytes)) = self.jdk.image.find_class(name.bytes()).map_err(|e| read(e.to_string()))? {
            let owner = loader_of_module(module);
            if owner == LoaderId::BOOT || loader != LoaderId::BOOT {
                let module = Name::from(module);
                let origin = Name::from(format!("jrt:/{module}").as_str());
                return Ok(Source {
                    bytes: leak(bytes),
                    origin,
                    module: Some(module),
                    loader: owner,
                    at_run_time: false,
                    host: None,
                    definition: 0,
                });
            }
        }
        if loader == LoaderId::APP
            && let Some(found) = self.class_path.find_class(name.bytes()).map_err(|e| read(e.to_string()))?
        {
            let origin = Name::from(found.origin.as_str());
            let bytes = Box::leak(found.bytes.into_boxed_slice());
            return Ok(Source { bytes, origin, module: None, loader, at_run_time: false, definition: 0, host: None });
        }
        Err(LoadError::NotFound(name))
    }

    /// Defines a class for a user's loader or lookup. The same definition gives the same class
    /// again, whichever worker was first; whether it is there in a state is the state's business.
    pub fn define(&self, definition: &Definition<'_>) -> Result<&'static Class> {
        let name = definition.hidden_name.or(definition.name).unwrap_or_else(|| Name::from(""));
        let key = DefinitionKey {
            loader: definition.loader,
            name,
            bytes: content_hash(definition.bytes),
            supers: definition.supers.iter().map(|(_, class)| class.id).collect(),
            nest_host: definition.nest_host.map(|host| host.id),
        };
        let known = || self.tables().defined.get(&key).copied();
        if let Some(class) = known() {
            return Ok(class);
        }
        let _guard = self.loading_alone();
        if let Some(class) = known() {
            return Ok(class);
        }
        let source = Source {
            bytes: Box::leak(definition.bytes.to_vec().into_boxed_slice()),
            origin: definition.origin,
            module: None,
            loader: definition.loader,
            at_run_time: true,
            definition: match definition.nest_host.filter(|_| definition.origin == MADE) {
                Some(host) => host.definition,
                None => key.bytes,
            },
            host: definition.nest_host,
        };
        let resolve = |wanted: Name| {
            let found = definition.supers.iter().find(|(name, _)| *name == wanted);
            found.map(|&(_, class)| class).ok_or(LoadError::NotFound(wanted))
        };
        let class = self.create(&source, definition.name, definition.hidden_name, &resolve)?;
        if let Some(host) = definition.nest_host {
            _ = class.nest_host.set(host);
        }
        let mut tables = self.tables();
        if !class.hidden {
            tables.at_run_time.entry((class.loader, class.name)).or_default().push(class);
        }
        tables.defined.insert(DefinitionKey { name: class.name, ..key.clone() }, class);
        tables.defined.insert(key, class);
        Ok(class)
    }

    /// The classes of this name that running code has defined through a loader on any path. At most
    /// one of them is defined in a state.
    pub fn defined_at_run_time(&self, loader: LoaderId, name: Name) -> Vec<&'static Class> {
        self.tables().at_run_time.get(&(loader, name)).cloned().unwrap_or_default()
    }

    /// Address of the word in which a state keeps what `name` was resolved to by code of `from`.
    pub fn resolution_word(&self, from: &Class, name: Name) -> u32 {
        *self.tables().resolutions.entry((from.id, name)).or_insert_with(|| self.reserve_statics(1))
    }

    /// Names of the superclass and interfaces that bytes mention, without defining anything.
    pub fn supertypes(bytes: &[u8], origin: &str) -> Result<(Name, Vec<Name>)> {
        let file = ClassFile::parse(bytes).map_err(|error| LoadError::Format { origin: origin.into(), error })?;
        let mut supers: Vec<Name> = file.super_class.into_iter().map(Name::new).collect();
        for &index in &file.interfaces {
            if let Ok(name) = file.pool.class_name(index) {
                supers.push(Name::new(name));
            }
        }
        Ok((Name::new(file.this_class), supers))
    }

    fn create(
        &self,
        source: &Source,
        expected: Option<Name>,
        hidden_name: Option<Name>,
        resolve: &dyn Fn(Name) -> Result<&'static Class>,
    ) -> Result<&'static Class> {
        let origin = source.origin.display();
        // The JDK's own class files are what they are: a test parses all of them with all checks.
        let parsed = match source.module {
            Some(_) => ClassFile::parse_trusted(source.bytes),
            None => ClassFile::parse(source.bytes),
        };
        let file = parsed.map_err(|error| LoadError::Format { origin: origin.clone(), error })?;
        let file: &'static ClassFile<'static> = Box::leak(Box::new(file));
        let found = Name::of_static(file.this_class);
        if let Some(expected) = expected
            && expected != found
        {
            return Err(LoadError::WrongName { expected, found, origin });
        }
        let name = hidden_name.unwrap_or(found);
        self.check_kind(file, found)?;
        if found.bytes().starts_with(b"java/") && source.at_run_time && source.loader.0 > LoaderId::PLATFORM.0 {
            let package = Name::new(found.package()).dotted();
            let message = format!("Prohibited package name: {package}");
            return Err(LoadError::Link(LinkError { class: "java/lang/SecurityException", message }));
        }
        let heir = Heir {
            file,
            name: found,
            loader: source.loader,
            module: source.module,
            has_access: source.trusted_as() == trust::Origin::CallSite
                || MAY_INHERIT.iter().any(|p| found.bytes().starts_with(p.as_bytes())),
        };
        let linked = self.link_supers(source, &heir, resolve);
        match &linked {
            Ok(_) => tracing::debug!(class = %name, origin = %source.origin, "loaded"),
            Err(error) => tracing::debug!(class = %name, origin = %source.origin, %error, "not loaded"),
        }
        let (super_class, interfaces) = linked?;
        Ok(self.publish(source, file, name, hidden_name.is_some(), super_class, interfaces))
    }

    fn link_supers(
        &self,
        source: &Source,
        heir: &Heir<'_>,
        resolve: &dyn Fn(Name) -> Result<&'static Class>,
    ) -> Result<(Option<&'static Class>, Vec<&'static Class>)> {
        // The JDK's own classes are what they are.
        let trusted = source.module.is_some();
        let super_class = heir.file.super_class.map(|n| resolve(Name::of_static(n))).transpose()?;
        if let Some(above) = super_class
            && !trusted
        {
            self.check_super_class(heir, above)?;
        }
        let mut interfaces = Vec::with_capacity(heir.file.interfaces.len());
        for &index in &heir.file.interfaces {
            let name = heir.file.pool.class_name(index).unwrap_or(b"?");
            let interface = resolve(Name::of_static(name))?;
            if !trusted {
                self.check_super_interface(heir, interface)?;
            }
            interfaces.push(interface);
        }
        if let Some(above) = super_class
            && !trusted
        {
            self.check_final_methods(heir, above)?;
        }
        Ok((super_class, interfaces))
    }

    /// Class files of releases to come, and `module-info`s, are no classes here.
    fn check_kind(&self, file: &ClassFile<'_>, name: Name) -> Result<()> {
        let newest = self.jdk.feature + NEWEST_VERSION;
        let (major, minor) = (file.major, file.minor);
        let unsupported =
            |message: String| LoadError::Link(LinkError { class: "java/lang/UnsupportedClassVersionError", message });
        if u32::from(major) > newest {
            return Err(unsupported(format!(
                "{name} has been compiled by a more recent version of the Java Runtime (class file version \
                 {major}.{minor}), this version of the Java Runtime only recognizes class file versions up to {newest}.0"
            )));
        }
        if minor == PREVIEW && major >= 56 && u32::from(major) < newest {
            return Err(unsupported(format!(
                "{name} (class file version {major}.{minor}) was compiled with preview features that are unsupported. \
                 This version of the Java Runtime only recognizes preview features for class file version {newest}.{PREVIEW}"
            )));
        }
        if minor == PREVIEW && major >= 56 && !self.jdk.preview {
            return Err(unsupported(format!(
                "Preview features are not enabled for {name} (class file version {major}.{minor}). \
                 Try running with '--enable-preview'"
            )));
        }
        if file.is_module() {
            let message = format!("{name} is not a class because access_flag ACC_MODULE is set");
            return Err(LoadError::Link(LinkError { class: "java/lang/NoClassDefFoundError", message }));
        }
        Ok(())
    }

    fn publish(
        &self,
        source: &Source,
        file: &'static ClassFile<'static>,
        name: Name,
        hidden: bool,
        super_class: Option<&'static Class>,
        interfaces: Vec<&'static Class>,
    ) -> &'static Class {
        let mut layout = Layout::below(super_class);
        let statics_words = static_words(file);
        let statics = self.reserve_statics(STATICS_HEADER + statics_words);
        let places = self.reserve_places(file.fields.len());
        self.classes.push_with(|index| {
            let id = ClassId(index as u32);
            let trust = trust::of(name, source.trusted_as());
            let listed = (trust == Trust::Linearizable).then_some(name);
            let fields = layout.place(id, file, statics, places + PlaceOf::COUNT, listed);
            layout.inject(name);
            let mut all: Vec<ClassId> = super_class.map_or(Vec::new(), |s| s.all_interfaces.to_vec());
            all.extend(interfaces.iter().flat_map(|i| i.all_interfaces.iter().copied()));
            if file.access & ACC_INTERFACE != 0 {
                all.push(id);
            }
            all.sort_unstable();
            all.dedup();
            let mut display: Vec<ClassId> = super_class.map_or(Vec::new(), |s| s.display.to_vec());
            display.push(id);
            let class: &'static Class = Box::leak(Box::new(Class {
                id,
                name,
                loader: source.loader,
                kind: ClassKind::Instance,
                access: file.access,
                file: Some(file),
                origin: Some(source.origin),
                module: source.module,
                trust,
                family: listed.and_then(family::of),
                places,
                super_class,
                interfaces: interfaces.clone().into(),
                display: display.into(),
                all_interfaces: all.into(),
                fields: fields.into(),
                instance_words: layout.instance.len() as u32,
                instance_slots: std::mem::take(&mut layout.instance).into(),
                statics,
                static_slots: std::mem::take(&mut layout.statics).into(),
                methods: OnceLock::new(),
                vtable: OnceLock::new(),
                imt: OnceLock::new(),
                mirror: OnceLock::new(),
                array: OnceLock::new(),
                hidden,
                at_run_time: source.at_run_time,
                definition: source.definition,
                nest_host: OnceLock::new(),
                verified: OnceLock::new(),
                linked_word: OnceLock::new(),
            }));
            // Other workers go through all classes at any time: none of them sees one half made.
            self.link(class, file);
            class
        })
    }

    /// The array class with this component class.
    pub fn array_of(&self, component: &'static Class) -> &'static Class {
        component.array.get_or_init(|| {
            let name = Name::new(format!("[{}", component.descriptor()).as_bytes());
            let object = self.known_locked("java/lang/Object");
            let interfaces = vec![self.known_locked("java/lang/Cloneable"), self.known_locked("java/io/Serializable")];
            let class = self.classes.push_with(|index| {
                let mut all: Vec<ClassId> = interfaces.iter().map(|i| i.id).collect();
                all.sort_unstable();
                let id = ClassId(index as u32);
                let access = component.access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED);
                Box::leak(Box::new(Class {
                    id,
                    name,
                    loader: component.loader,
                    kind: ClassKind::Array { component },
                    access: access | ACC_FINAL | ACC_ABSTRACT,
                    file: None,
                    origin: None,
                    module: component.module,
                    trust: component.trust,
                    family: component.family,
                    places: self.reserve_places(0),
                    super_class: Some(object),
                    interfaces: interfaces.into(),
                    display: vec![object.id, id].into(),
                    all_interfaces: all.into(),
                    fields: Box::default(),
                    instance_words: ARRAY_HEADER,
                    instance_slots: Box::default(),
                    statics: self.reserve_statics(STATICS_HEADER),
                    static_slots: Box::default(),
                    methods: OnceLock::new(),
                    vtable: OnceLock::from(object.vtable().to_vec().into_boxed_slice()),
                    imt: OnceLock::new(),
                    mirror: OnceLock::new(),
                    array: OnceLock::new(),
                    hidden: false,
                    at_run_time: component.at_run_time,
                    definition: component.definition,
                    nest_host: OnceLock::new(),
                    verified: OnceLock::new(),
                    linked_word: OnceLock::new(),
                }))
            });
            if !class.at_run_time {
                self.tables().by_name.insert((class.loader, name), class);
            }
            class
        })
    }

    fn known_locked(&self, name: &str) -> &'static Class {
        let name = Name::from(name);
        match self.find_loaded(LoaderId::BOOT, name) {
            Some(class) => class,
            None => {
                self.load_locked(LoaderId::BOOT, name, None).unwrap_or_else(|e| panic!("the JDK lacks {name}: {e}"))
            }
        }
    }

    pub(crate) fn new_primitive(&self, t: BaseType) -> &'static Class {
        self.classes.push_with(|index| {
            Box::leak(Box::new(Class {
                id: ClassId(index as u32),
                name: Name::from(t.keyword()),
                loader: LoaderId::BOOT,
                kind: ClassKind::Primitive(t),
                access: ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT,
                file: None,
                origin: None,
                module: Some(Name::from("java.base")),
                trust: Trust::Library,
                family: None,
                places: self.reserve_places(0),
                super_class: None,
                interfaces: Box::default(),
                display: Box::default(),
                all_interfaces: Box::default(),
                fields: Box::default(),
                instance_words: 0,
                instance_slots: Box::default(),
                statics: self.reserve_statics(STATICS_HEADER),
                static_slots: Box::default(),
                methods: OnceLock::new(),
                vtable: OnceLock::new(),
                imt: OnceLock::new(),
                mirror: OnceLock::new(),
                array: OnceLock::new(),
                hidden: false,
                at_run_time: false,
                definition: 0,
                nest_host: OnceLock::new(),
                verified: OnceLock::new(),
                linked_word: OnceLock::new(),
            }))
        })
    }
}

/// Name and descriptor of a method.
#[derive(Clone, Copy)]
pub(crate) struct Signature {
    pub(crate) name: Name,
    pub(crate) descriptor: Name,
}

/// Makes the methods of a class, with what is looked up once for all of them.
pub(crate) struct MethodMaker<'r> {
    registry: &'r Registry,
    class: &'static Class,
    fixed_answers: FixedAnswers,
    of_the_machine: trust::OfTheMachine,
    /// A class some of whose methods have whatever descriptor a call has.
    of_handles: bool,
}

impl<'r> MethodMaker<'r> {
    pub(crate) fn new(registry: &'r Registry, class: &'static Class) -> MethodMaker<'r> {
        let fixed_answers = match class.trust {
            Trust::User | Trust::Glue => Vec::new(),
            _ => fixed_answers(class.name),
        };
        let of_handles = class.name == "java/lang/invoke/MethodHandle" || class.name == "java/lang/invoke/VarHandle";
        let of_the_machine = trust::of_the_machine(class);
        MethodMaker { registry, class, fixed_answers, of_the_machine, of_handles }
    }

    pub(crate) fn make(&self, slot: usize, signature: Signature, vtable_index: u32) -> &'static Method {
        let class = self.class;
        let file = &class.file.expect("only classes with a file have methods").methods[slot];
        let Signature { name, descriptor } = signature;
        let (params, ret) = self.registry.types_of(descriptor).unwrap_or((&[], BaseType::Void));
        let words: u32 = params.iter().map(|p| p.words()).sum();
        let receiver = u32::from(file.access & ACC_STATIC == 0);
        let annotated = |text: &str| has_annotation(class, file.annotations.visible, text);
        let body = self.body_of(file, signature);
        self.registry.methods.push_with(|index| {
            Box::leak(Box::new(Method {
                id: MethodId(index as u32),
                class,
                name,
                descriptor,
                access: file.access,
                file,
                params,
                ret,
                arg_words: (words + receiver) as u16,
                slot: slot as u16,
                vtable_index,
                body,
                direct: body == Body::Ops && file.access & ACC_SYNCHRONIZED == 0,
                signature_polymorphic: self.of_handles
                    && file.access & (ACC_NATIVE | ACC_VARARGS) == ACC_NATIVE | ACC_VARARGS
                    && file.descriptor.starts_with(b"([Ljava/lang/Object;)"),
                caller_sensitive: annotated("Ljdk/internal/reflect/CallerSensitive;"),
                // Stack traces leave out hidden classes as they do marked methods.
                hidden: class.hidden
                    || annotated("Ljava/lang/invoke/LambdaForm$Hidden;")
                    || annotated("Ljdk/internal/vm/annotation/Hidden;"),
                moment: trust::moment(class, &self.of_the_machine, file.name, file.descriptor),
                fixed_answer: fixed_answer(&self.fixed_answers, file.name, file.descriptor),
                code: OnceLock::new(),
                heat: AtomicU32::new(0),
                machine: Default::default(),
            }))
        })
    }

    /// What is registered for a method of this name runs if it is meant for what the method is.
    fn body_of(&self, method: &MethodFile<'_>, signature: Signature) -> Body {
        let class = self.class;
        let key = (class.name, signature.name, signature.descriptor);
        let marked = || {
            let (Some(file), Some(raw)) = (class.file, method.annotations.visible) else { return false };
            annotations(&file.pool, raw).flatten().any(|a| a.descriptor == MIXED_ANNOTATION.as_bytes())
        };
        match self.registry.peers.get(&key) {
            Some(&PeerRef::Native(index)) if method.access & ACC_NATIVE != 0 => Body::Peer(index),
            Some(&PeerRef::Intercept(index)) => Body::Peer(index),
            Some(&PeerRef::Host { index, wanted })
                if method.code.is_some() && class.loader.is_builtin() && (wanted || marked()) =>
            {
                Body::Host(index)
            }
            _ => Body::Ops,
        }
    }
}

/// Splits `[[Lx/Y;` into its dimensions and element descriptor.
fn array_element(name: Name) -> Option<(usize, &'static [u8])> {
    let bytes = name.bytes();
    let dimensions = bytes.iter().take_while(|&&b| b == b'[').count();
    (dimensions > 0 && dimensions < bytes.len()).then(|| (dimensions, &bytes[dimensions..]))
}

fn leak(bytes: std::borrow::Cow<'static, [u8]>) -> &'static [u8] {
    match bytes {
        std::borrow::Cow::Borrowed(bytes) => bytes,
        std::borrow::Cow::Owned(bytes) => Box::leak(bytes.into_boxed_slice()),
    }
}

/// FNV-1a: stable, and only a key for identical redefinitions (lengths and names differ first).
fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325 ^ bytes.len() as u64, |h, &b| {
        (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn static_words(file: &ClassFile<'_>) -> u32 {
    let statics = file.fields.iter().filter(|f| f.access & ACC_STATIC != 0);
    statics.map(|f| BaseType::of(f.descriptor).words()).sum()
}

/// Marks a method whose host implementation, if there is one, is to run.
const MIXED_ANNOTATION: &str = "Lrjpf/Mixed;";

fn has_annotation(class: &Class, raw: Option<&[u8]>, descriptor: &str) -> bool {
    let (Some(raw), Some(file)) = (raw, class.file) else { return false };
    // Only the JDK's own marker annotations are asked for: they have no elements, so a scan of
    // the type indices that stops at the first annotation with elements is enough.
    let count = u16::from_be_bytes([raw[0], *raw.get(1).unwrap_or(&0)]);
    let mut at = 2;
    for _ in 0..count {
        let Some(entry) = raw.get(at..at + 4) else { return false };
        let type_index = u16::from_be_bytes([entry[0], entry[1]]);
        if file.pool.utf8(type_index).is_ok_and(|t| t == descriptor.as_bytes()) {
            return class.module.is_some();
        }
        if entry[2..4] != [0, 0] {
            return false;
        }
        at += 4;
    }
    false
}

/// Lays out fields word by word in the order of declaration, behind those of the superclass.
struct Layout {
    instance: Vec<SlotKind>,
    statics: Vec<SlotKind>,
}

impl Layout {
    fn below(super_class: Option<&'static Class>) -> Layout {
        let instance = match super_class {
            Some(s) => s.instance_slots.to_vec(),
            None => vec![SlotKind::Word; OBJECT_HEADER as usize],
        };
        Layout { instance, statics: Vec::new() }
    }

    fn place(
        &mut self,
        class: ClassId,
        file: &ClassFile<'static>,
        statics: u32,
        places: u32,
        listed: Option<Name>,
    ) -> Vec<Field> {
        let mut fields = Vec::with_capacity(file.fields.len());
        for (slot, f) in file.fields.iter().enumerate() {
            let kind = BaseType::of(f.descriptor);
            let is_static = f.access & ACC_STATIC != 0;
            let slots = if is_static { &mut self.statics } else { &mut self.instance };
            let at = slots.len() as u32;
            let slot_kind = if kind == BaseType::Ref { SlotKind::Ref } else { SlotKind::Word };
            slots.extend(std::iter::repeat_n(slot_kind, kind.words() as usize));
            fields.push(Field {
                class,
                name: Name::of_static(f.name),
                descriptor: Name::of_static(f.descriptor),
                access: f.access,
                kind,
                offset: if is_static { statics + STATICS_HEADER + at } else { at },
                slot: slot as u16,
                place: Place(places + slot as u32),
                adder: listed.and_then(|class| trust::adder_of(class, f.name)),
            });
        }
        fields
    }

    fn inject(&mut self, name: Name) {
        if let Some((_, slots)) = INJECTED.iter().find(|(n, _)| name == *n) {
            self.instance.extend_from_slice(slots);
        }
    }
}
