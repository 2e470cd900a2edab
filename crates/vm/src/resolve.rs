//! Run-time resolution: from symbolic references to classes, through Java code where a user's
//! loader has to be asked.
//!
//! What follows from the class path is the same in every state and stays in the decoded code.
//! Everything else is state: a class that running code has defined is there if its statics header
//! says so, a loader's answers are in the loader object, and failures are remembered as links of the
//! class whose code asked (JVMS 5.4.3). Resolution words are a cache of these in the state itself,
//! which is why they are no part of a canonical form.
//!
//! What two loaders must agree on (`constraint.rs`) is looked at whenever a site is used, not only when it is
//! resolved: whether it was asked for is a fact of the state, and what code caches is not.
//!
//! Deviation: a class that a built-in loader did not find is looked for again, so code finds it
//! once it has been defined by a lookup.

use rjpf_classes::code::{CallSite, ClassRef, FieldSite, ResolutionWord, Target};
use rjpf_classes::{BaseType, Class, Field, LoadError, LoaderId, Name};
use rjpf_state::Ref;
use rjpf_state::global;

use crate::Vm;
use crate::constraint::is_constrained;
use crate::dynamic::{Place, class_constant};
use crate::peer::{Exit, throw};

/// Word of the statics header that holds the defining loader of a class that running code defined,
/// or the class mirror if that is the boot loader. Zero in states where it is not defined.
pub const DEFINED_BY: u32 = 3;

/// Does `name` in code of `from` mean this class in every state?
pub(crate) fn follows_from_class_path(from: &Class, class: &Class) -> bool {
    std::ptr::eq(from, class) || from.loader.is_builtin() && !class.at_run_time
}

impl Vm {
    /// The class a name means to code of `from`; exits to Java if a user's loader must be asked.
    pub fn resolve_class(&mut self, from: &'static Class, name: Name) -> Result<&'static Class, Exit> {
        if let Some(class) = self.registry.loaded(from, name) {
            return Ok(class);
        }
        if from.loader.is_builtin() {
            return self.find_class(from.loader, name).map_err(|e| load_exit(&e, name));
        }
        match element_of(name) {
            Some((dimensions, element)) => {
                let element = match BaseType::of(element) {
                    BaseType::Ref => self.resolve_class(from, rjpf_classes::registry::class_name_of(element))?,
                    primitive => self.registry.primitive(primitive),
                };
                Ok(self.array_of(element, dimensions))
            }
            None => self.resolve_through_loader(from, name),
        }
    }

    /// The same for a constant of `from`, which may name what it can access.
    pub(crate) fn resolve_accessible(&mut self, from: &'static Class, name: Name) -> Result<&'static Class, Exit> {
        let class = self.resolve_class(from, name)?;
        if self.registry.may_access_class(from, class) {
            return Ok(class);
        }
        let (here, there) = (from.name.dotted(), class.name.dotted());
        let message = match self.registry.hidden_by_module(from, class) {
            Some(module) => {
                let package = Name::new(class.name.package()).dotted();
                format!(
                    "class {here} (in unnamed module) cannot access class {there} (in module {module}) because module {module} \
                     does not export {package} to unnamed module"
                )
            }
            None => format!("failed to access class {there} from class {here}"),
        };
        Err(throw("java/lang/IllegalAccessError", message))
    }

    /// The same for the verifier, whose failures are not remembered by the constants of the class.
    pub(crate) fn resolve_for_verification(
        &mut self,
        from: &'static Class,
        name: Name,
    ) -> Result<&'static Class, Exit> {
        if from.loader.is_builtin() {
            return self.resolve_class(from, name);
        }
        let loader = self.loader_object(from);
        if let Some(class) = self.initiated(loader, name) {
            return Ok(class);
        }
        let method = self.machine_method("loadClass");
        let text = self.new_string(&name.dotted())?;
        Err(Exit::Call { method, args: vec![loader, text, 0], catch: false })
    }

    fn array_of(&self, element: &'static Class, dimensions: usize) -> &'static Class {
        (0..dimensions).fold(element, |class, _| self.registry.array_of(class))
    }

    /// The class that a built-in loader finds in this state.
    pub fn find_class(&self, loader: LoaderId, name: Name) -> Result<&'static Class, LoadError> {
        if let Some((dimensions, element)) = element_of(name)
            && BaseType::of(element) == BaseType::Ref
        {
            let element = self.find_class(loader, rjpf_classes::registry::class_name_of(element))?;
            return Ok(self.array_of(element, dimensions));
        }
        match self.found_at_run_time(loader, name) {
            Some(class) => Ok(class),
            None => {
                self.footprint.ask(crate::Asked::Class(name));
                self.registry.load(loader, name)
            }
        }
    }

    /// A class of this name that running code has defined through a built-in loader or one it asks.
    fn found_at_run_time(&self, loader: LoaderId, name: Name) -> Option<&'static Class> {
        (LoaderId::BOOT.0..=loader.0).find_map(|id| self.defined_at_run_time(LoaderId(id), name))
    }

    /// The class of this name that running code has defined through this loader, in this state.
    pub fn defined_at_run_time(&self, loader: LoaderId, name: Name) -> Option<&'static Class> {
        let classes = self.registry.defined_at_run_time(loader, name);
        classes.into_iter().find(|class| self.pages.memory.get(class.statics + DEFINED_BY) != 0)
    }

    /// Has this state touched a class of the class path? Not if only its subclasses were.
    pub fn is_in_use(&self, class: &'static Class) -> bool {
        let memory = &self.pages.memory;
        memory.get(class.statics) != 0 || self.registry.known_mirror(class).is_some_and(|m| memory.get(m) != 0)
    }

    /// Asks a user's loader: what it initiated before is remembered in the loader object itself.
    fn resolve_through_loader(&mut self, from: &'static Class, name: Name) -> Result<&'static Class, Exit> {
        if let Some(place) = class_constant(from, name)
            && let Some(link) = self.link_at(from, place)
        {
            return Err(Exit::ThrowAgain { error: link.error, with_cause: true });
        }
        let loader = self.loader_object(from);
        if let Some(class) = self.initiated(loader, name) {
            return Ok(class);
        }
        let method = self.machine_method("loadClass");
        let (text, from) = (self.new_string(&name.dotted())?, self.mirror(from));
        Err(Exit::Call { method, args: vec![loader, text, from], catch: false })
    }

    /// A class that this loader has defined or was asked for before, in this state.
    pub fn initiated(&mut self, loader: Ref, name: Name) -> Option<&'static Class> {
        let list_at = self.field_offset(self.known_class_loader(), "classes");
        let list = self.pages.memory.get(loader + list_at);
        if list == 0 {
            return None;
        }
        // A `Vector` up to JDK 11, an `ArrayList` later.
        let kind = self.class_of(list);
        let count = if self.has_field(kind, "elementCount") { "elementCount" } else { "size" };
        let data = self.pages.memory.get(list + self.field_offset(kind, "elementData"));
        let size = self.pages.memory.get(list + self.field_offset(kind, count));
        (0..size)
            .map(|i| self.pages.memory.element(data, i))
            .filter(|&mirror| mirror != 0)
            .map(|mirror| self.class_of_mirror(mirror))
            .find(|c| c.name == name)
    }

    pub fn known_class_loader(&self) -> &'static Class {
        self.registry.known("java/lang/ClassLoader")
    }

    /// The loader object of a class; null for the boot loader.
    pub fn loader_object(&self, class: &'static Class) -> Ref {
        match class.loader {
            LoaderId::BOOT => 0,
            LoaderId::PLATFORM => self.pages.memory.get(global::PLATFORM_LOADER),
            LoaderId::APP => self.pages.memory.get(global::APP_LOADER),
            _ => {
                let mut element = class;
                while let Some(component) = element.component() {
                    element = component;
                }
                // Classes made for a call site belong to whoever defined the caller.
                let definer = if element.hidden { self.registry.nest_host(element) } else { element };
                self.pages.memory.get(definer.statics + DEFINED_BY)
            }
        }
    }

    /// The loader id of a loader object; gives a user's loader a number when it has none yet.
    pub fn loader_id(&mut self, loader: Ref) -> LoaderId {
        let memory = &mut self.pages.memory;
        if loader == 0 {
            return LoaderId::BOOT;
        }
        if loader == memory.get(global::PLATFORM_LOADER) {
            return LoaderId::PLATFORM;
        }
        if loader == memory.get(global::APP_LOADER) {
            return LoaderId::APP;
        }
        let number_at = loader + self.known_class_loader().instance_words - 1;
        let memory = &mut self.pages.memory;
        if memory.get(number_at) == 0 {
            let next = memory.get(global::NEXT_LOADER).max(LoaderId::FIRST_USER);
            memory.set(global::NEXT_LOADER, next + 1);
            memory.set(number_at, next);
        }
        LoaderId(memory.get(number_at))
    }

    /// JVMS 5.4.4, in this state: the nest host of a class that running code defined may have to be
    /// asked for. A host that cannot be found, that a loader refuses or that does not list the class makes it its own host.
    pub fn nest_host(&mut self, class: &'static Class) -> Result<&'static Class, Exit> {
        match class.nest_host_name() {
            Some(name) if class.at_run_time && class.nest_host.get().is_none() => {
                if self.link_at(class, Place::NEST_HOST).is_some() {
                    return Ok(class);
                }
                match self.resolve_class(class, name) {
                    Err(Exit::Call { args, catch, .. }) => {
                        Err(Exit::Call { method: self.machine_method("loadHost"), args, catch })
                    }
                    Ok(host) if host.has_nest_member(class) => Ok(host),
                    _ => Ok(class),
                }
            }
            _ => Ok(self.registry.nest_host(class)),
        }
    }

    /// JVMS 5.4.4, in this state. Loaders are asked for hosts only where these have one name.
    pub fn are_nest_mates(&mut self, a: &'static Class, b: &'static Class) -> Result<bool, Exit> {
        let may_be = self.registry.are_nest_mates(a, b);
        Ok(may_be && (std::ptr::eq(a, b) || std::ptr::eq(self.nest_host(a)?, self.nest_host(b)?)))
    }

    /// Is a member that code of `from` could access not a private one of another nest?
    fn is_in_reach(&mut self, from: &'static Class, owner: &'static Class, access: u16) -> Result<bool, Exit> {
        Ok(!self.registry.depends_on_nests(from, owner, access) || self.are_nest_mates(from, owner)?)
    }

    // ---- sites of decoded code ----------------------------------------------------------------

    /// What a resolution word says in this state.
    #[inline]
    pub(crate) fn resolved_word(&self, word: &ResolutionWord) -> Option<&'static Class> {
        match self.pages.memory.get(*word.get()?) {
            0 => None,
            mirror => Some(self.class_of_mirror(mirror)),
        }
    }

    /// Resolves the class of a site and remembers it in the state if it does not follow from the
    /// class path.
    fn resolve_word(
        &mut self,
        from: &'static Class,
        name: Name,
        word: &ResolutionWord,
    ) -> Result<&'static Class, Exit> {
        if let Some(class) = self.resolved_word(word) {
            return Ok(class);
        }
        let class = self.resolve_accessible(from, name)?;
        if !follows_from_class_path(from, class) {
            self.remember_resolution(from, name, word, class);
        }
        Ok(class)
    }

    pub(crate) fn remember_resolution(
        &mut self,
        from: &'static Class,
        name: Name,
        word: &ResolutionWord,
        class: &'static Class,
    ) {
        let at = *word.get_or_init(|| self.registry.resolution_word(from, name));
        let mirror = self.mirror(class);
        self.pages.memory.set(at, mirror);
    }

    /// The class of a reference as far as this state has resolved it.
    pub fn resolved_class(&self, reference: &ClassRef) -> Option<&'static Class> {
        reference.resolved.get().copied().or_else(|| self.resolved_word(&reference.word))
    }

    /// The field of a site as far as this state has resolved it.
    pub fn resolved_field(&self, site: &FieldSite) -> Option<&'static Field> {
        site.resolved.get().copied().or_else(|| {
            let class = self.resolved_word(&site.word)?;
            site.linked.get().filter(|(id, _)| *id == class.id).map(|(_, field)| *field)
        })
    }

    /// The target of a call as far as this state has resolved it.
    pub fn resolved_target(&self, site: &CallSite) -> Option<Target> {
        site.resolved.get().copied().or_else(|| {
            let class = self.resolved_word(&site.word)?;
            site.linked.get().filter(|(id, _)| *id == class.id).map(|(_, target)| *target)
        })
    }

    pub(crate) fn resolve_ref(&mut self, from: &'static Class, reference: &ClassRef) -> Result<&'static Class, Exit> {
        if let Some(class) = reference.resolved.get() {
            return Ok(class);
        }
        let class = self.resolve_word(from, reference.name, &reference.word)?;
        if follows_from_class_path(from, class) {
            _ = reference.resolved.set(class);
        }
        Ok(class)
    }

    pub(crate) fn resolve_field(&mut self, from: &'static Class, site: &FieldSite) -> Result<&'static Field, Exit> {
        if let Some(field) = self.resolved_field(site)
            && !is_constrained(from, self.registry.class(field.class), site.descriptor)
        {
            return Ok(field);
        }
        let class = self.resolve_word(from, site.class, &site.word)?;
        let field = self.link_field(from, class, site)?;
        let owner = self.registry.class(field.class);
        self.constrain_use(from, owner, ("field", site.name, site.descriptor))?;
        if follows_from_class_path(from, class) {
            _ = site.resolved.set(field);
        } else {
            _ = site.linked.set((class.id, field));
        }
        Ok(field)
    }

    fn link_field(
        &mut self,
        from: &'static Class,
        class: &'static Class,
        site: &FieldSite,
    ) -> Result<&'static Field, Exit> {
        let Some(field) = self.registry.find_field(class, site.name, site.descriptor) else {
            let message = no_such_field(self.registry.jdk.feature, class, site.name, site.descriptor);
            return Err(throw("java/lang/NoSuchFieldError", message));
        };
        if field.is_static() != site.is_static {
            let what = if site.is_static { "static" } else { "non-static" };
            let message = format!("Expected {what} field {}.{}", class.name.dotted(), site.name);
            return Err(throw("java/lang/IncompatibleClassChangeError", message));
        }
        let may_access = self.registry.may_access_field(from, field);
        if !may_access || !self.is_in_reach(from, self.registry.class(field.class), field.access)? {
            let (from, class) = (from.name.dotted(), class.name.dotted());
            let message = format!("class {from} tried to access field {class}.{}", site.name);
            return Err(throw("java/lang/IllegalAccessError", message));
        }
        Ok(field)
    }

    pub(crate) fn resolve_call(&mut self, from: &'static Class, site: &CallSite) -> Result<Target, Exit> {
        if let Some(target) = self.resolved_target(site)
            && !is_constrained(from, target.method.class, site.descriptor)
        {
            return Ok(target);
        }
        let class = self.resolve_word(from, site.class, &site.word)?;
        let target = self
            .registry
            .link_call(from, class, site.kind, (site.name, site.descriptor), site.by_interface)
            .map_err(|e| throw(e.class, e.message))?;
        if !self.is_in_reach(from, target.method.class, target.method.access)? {
            let text = format!("{}.{}{}", class.name.dotted(), site.name, site.descriptor);
            let message = format!("class {} tried to access private method {text}", from.name.dotted());
            return Err(throw("java/lang/IllegalAccessError", message));
        }
        self.constrain_use(from, target.method.class, ("method", site.name, site.descriptor))?;
        if follows_from_class_path(from, class) {
            _ = site.resolved.set(target);
        } else {
            _ = site.linked.set((class.id, target));
        }
        Ok(target)
    }
}

/// Dimensions and element descriptor of an array class's name.
fn element_of(name: Name) -> Option<(usize, &'static [u8])> {
    let dimensions = name.bytes().iter().take_while(|&&b| b == b'[').count();
    (dimensions > 0).then(|| (dimensions, &name.bytes()[dimensions..]))
}

pub(crate) fn no_such_field(feature: u32, class: &Class, name: Name, descriptor: Name) -> String {
    if feature >= 21 {
        let kind = rjpf_classes::registry::class_name_of(descriptor.bytes()).dotted();
        return format!("Class {} does not have member field '{kind} {name}'", class.name.dotted());
    }
    name.display()
}

/// The Java error that a failed load means to code that refers to the class.
pub(crate) fn load_exit(error: &LoadError, name: Name) -> Exit {
    if let LoadError::NotFound(missing) = error {
        return Exit::NotFound(if missing.bytes().is_empty() { name } else { *missing });
    }
    let (class, message) = error.java_error();
    Exit::ThrowNew { class, message: Some(message) }
}
