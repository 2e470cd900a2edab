//! Run-time resolution: from symbolic references to classes, through Java code where a user's
//! loader has to be asked.

use rjpf_classes::code::{CallSite, ClassRef, FieldSite, Target};
use rjpf_classes::{Class, Field, LoadError, LoaderId, Name};
use rjpf_state::global;
use rjpf_state::Ref;

use crate::Vm;
use crate::peer::Exit;

/// Word of the statics header that holds the defining loader of a user-defined class.
pub const DEFINED_BY: u32 = 3;

impl Vm {
    /// The class a name means to code of `from`; exits to Java if a user's loader must be asked.
    pub fn resolve_class(&mut self, from: &'static Class, name: Name) -> Result<&'static Class, Exit> {
        if let Some(class) = self.registry.loaded(from, name) {
            return Ok(class);
        }
        if from.loader.is_builtin() {
            return self.registry.load(from.loader, name).map_err(|e| load_exit(&e, name));
        }
        let element = name.bytes().iter().take_while(|&&b| b == b'[').count();
        if element > 0 {
            let inner = rjpf_classes::registry::class_name_of(&name.bytes()[element..]);
            let mut class = match rjpf_classes::BaseType::of(&name.bytes()[element..]) {
                rjpf_classes::BaseType::Ref => self.resolve_class(from, inner)?,
                primitive => self.registry.primitive(primitive),
            };
            for _ in 0..element {
                class = self.registry.array_of(class);
            }
            return Ok(class);
        }
        self.resolve_through_loader(from, name)
    }

    /// Asks a user's loader: what it initiated before is remembered in the loader object itself.
    fn resolve_through_loader(&mut self, from: &'static Class, name: Name) -> Result<&'static Class, Exit> {
        let loader = self.loader_object(from);
        if let Some(class) = self.initiated(loader, name) {
            return Ok(class);
        }
        let method = self.machine_method("loadClass");
        let text = self.new_string(&name.dotted())?;
        Err(Exit::Call { method, args: vec![loader, text], catch: false })
    }

    /// A class that this loader has defined or was asked for before, in this state.
    pub fn initiated(&mut self, loader: Ref, name: Name) -> Option<&'static Class> {
        let list_at = self.field_offset(self.known_class_loader(), "classes");
        let list = self.pages.memory.get(loader + list_at);
        if list == 0 {
            return None;
        }
        let array_list = self.class_of(list);
        let data = self.pages.memory.get(list + self.field_offset(array_list, "elementData"));
        let size = self.pages.memory.get(list + self.field_offset(array_list, "size"));
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

    pub(crate) fn resolve_ref(&mut self, from: &'static Class, reference: &ClassRef) -> Result<&'static Class, Exit> {
        if let Some(class) = reference.resolved.get() {
            return Ok(class);
        }
        let class = self.resolve_class(from, reference.name)?;
        _ = reference.resolved.set(class);
        Ok(class)
    }

    pub(crate) fn resolve_field(&mut self, from: &'static Class, site: &FieldSite) -> Result<&'static Field, Exit> {
        if let Some(field) = site.resolved.get() {
            return Ok(field);
        }
        let class = self.resolve_class(from, site.class)?;
        let Some(field) = self.registry.find_field(class, site.name, site.descriptor) else {
            return Err(Exit::ThrowNew {
                class: "java/lang/NoSuchFieldError",
                message: Some(no_such_field(self.registry.jdk.feature, class, site.name, site.descriptor)),
            });
        };
        if field.is_static() != site.is_static {
            let what = if site.is_static { "static" } else { "non-static" };
            return Err(Exit::ThrowNew {
                class: "java/lang/IncompatibleClassChangeError",
                message: Some(format!("Expected {what} field {}.{}", class.name.dotted(), site.name)),
            });
        }
        if !self.registry.may_access_field(from, field) {
            let message = format!(
                "class {} tried to access field {}.{}",
                from.name.dotted(),
                class.name.dotted(),
                site.name
            );
            return Err(Exit::ThrowNew { class: "java/lang/IllegalAccessError", message: Some(message) });
        }
        _ = site.resolved.set(field);
        Ok(field)
    }

    pub(crate) fn resolve_call(&mut self, from: &'static Class, site: &CallSite) -> Result<Target, Exit> {
        if let Some(target) = site.resolved.get() {
            return Ok(*target);
        }
        let class = self.resolve_class(from, site.class)?;
        let target = self
            .registry
            .link_call(from, class, site.kind, site.name, site.descriptor)
            .map_err(|e| Exit::ThrowNew { class: e.class, message: Some(e.message) })?;
        _ = site.resolved.set(target);
        Ok(target)
    }
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
    let (class, message) = match error {
        LoadError::NotFound(missing) => {
            let shown = if missing.bytes().is_empty() { name } else { *missing };
            ("java/lang/NoClassDefFoundError", shown.display())
        }
        LoadError::WrongName { expected, found, .. } => {
            ("java/lang/NoClassDefFoundError", format!("{expected} (wrong name: {found})"))
        }
        LoadError::Format { .. } => ("java/lang/ClassFormatError", error.to_string()),
        LoadError::Circular(name) => ("java/lang/ClassCircularityError", name.display()),
        LoadError::Incompatible(text) => ("java/lang/IncompatibleClassChangeError", text.clone()),
        LoadError::Read(text) => ("java/lang/NoClassDefFoundError", text.clone()),
    };
    Exit::ThrowNew { class, message: Some(message) }
}
