//! Which `java.lang.Module` a class belongs to.
//!
//! JDK modules have an index in the image; their `Module` objects sit in one array. Modules made
//! at run time (proxies) are found by loader and package in a list of triples. Both live in the
//! heap, so they backtrack like everything else.

use rjpf_classes::{BaseType, Class, LoaderId, Name};
use rjpf_state::{Ref, global};

use crate::Vm;
use crate::peer::{Exit, out_of_memory};

impl Vm {
    fn module_index(&self, name: Name) -> Option<u32> {
        let text = std::str::from_utf8(name.bytes()).ok()?;
        self.module_names.binary_search_by(|n| n.as_str().cmp(text)).ok().map(|i| i as u32)
    }

    /// Fills in the `module` field of a mirror, as far as it is known yet.
    pub(crate) fn set_mirror_module(&mut self, class: &'static Class, mirror: Ref) {
        let module = self.module_of(class);
        if module != 0 {
            let at = mirror + self.known.class_module;
            self.pages.memory.set(at, module);
        }
    }

    /// The `Module` object of a class; null before the module system knows it.
    pub fn module_of(&self, class: &'static Class) -> Ref {
        let mut element = class;
        while let Some(component) = element.component() {
            element = component;
        }
        let memory = &self.pages.memory;
        if let Some(name) = self.jdk_module(element) {
            let modules = memory.get(global::MODULES);
            return match self.module_index(name) {
                Some(i) if modules != 0 => memory.element(modules, i),
                _ => 0,
            };
        }
        let loader = self.loader_object(element);
        let package = element.name.package();
        self.dynamic_module(loader, package).unwrap_or_else(|| self.unnamed_module(element.loader, loader))
    }

    /// The JDK module of a class. One defined at run time is in the module of its package.
    fn jdk_module(&self, class: &'static Class) -> Option<Name> {
        if class.module.is_some() || !class.loader.is_builtin() {
            return class.module;
        }
        if class.loader == LoaderId::APP && !class.hidden {
            return None;
        }
        let mates = || self.registry.all_classes().filter(|c| c.same_package(class));
        mates().find_map(|c| c.module)
    }

    fn unnamed_module(&self, id: LoaderId, loader: Ref) -> Ref {
        if id == LoaderId::BOOT {
            return self.pages.memory.get(global::BOOT_UNNAMED_MODULE);
        }
        if loader == 0 {
            return 0;
        }
        self.pages.memory.get(loader + self.field_offset(self.known_class_loader(), "unnamedModule"))
    }

    fn dynamic_module(&self, loader: Ref, package: &[u8]) -> Option<Ref> {
        let list = self.pages.memory.get(global::DYNAMIC_MODULES);
        if list == 0 {
            return None;
        }
        let words = self.pages.memory.word_array(list);
        words.chunks_exact(3).find_map(|t| {
            let name = self.known.string.to_rust(&self.pages.memory, t[1]);
            (t[0] == loader && name.as_bytes() == package).then_some(t[2])
        })
    }

    /// `Module.defineModule0`: makes a module known and patches the mirrors that waited for it.
    pub fn define_module(&mut self, name: &str, module: Ref, loader: Ref, packages: &[String]) -> Result<(), Exit> {
        let Some(index) = self.module_index(Name::from(name)) else {
            return self.define_dynamic_module(module, loader, packages);
        };
        if self.pages.memory.get(global::MODULES) == 0 {
            let array = self.object_array(self.module_names.len() as u32)?;
            self.pages.memory.set(global::MODULES, array);
        }
        let modules = self.pages.memory.get(global::MODULES);
        self.publish_into(0, module);
        self.pages.memory.set_element(modules, index, module);
        let wanted = Name::from(name);
        let waiting: Vec<&'static Class> =
            self.registry.all_classes().filter(|c| element_module(c) == Some(wanted)).collect();
        for class in waiting {
            let mirror = self.registry.mirror_address(class);
            if self.pages.memory.get(mirror) != 0 {
                self.set_mirror_module(class, mirror);
            }
        }
        Ok(())
    }

    fn define_dynamic_module(&mut self, module: Ref, loader: Ref, packages: &[String]) -> Result<(), Exit> {
        let old = self.pages.memory.get(global::DYNAMIC_MODULES);
        let mut words = if old == 0 { Vec::new() } else { self.pages.memory.word_array(old).to_vec() };
        self.publish_into(0, module);
        self.publish_into(0, loader);
        for package in packages {
            let name = self.new_string(&package.replace('.', "/"))?;
            words.extend([loader, name, module]);
        }
        let list = self.object_array(words.len() as u32)?;
        self.pages.memory.word_array_mut(list).copy_from_slice(&words);
        self.pages.memory.set(global::DYNAMIC_MODULES, list);
        Ok(())
    }

    fn object_array(&mut self, length: u32) -> Result<Ref, Exit> {
        let class = self.registry.array_of(self.known.object);
        self.pages.memory.new_array(class, BaseType::Ref, length).ok_or_else(out_of_memory)
    }
}

fn element_module(class: &'static Class) -> Option<Name> {
    let mut element = class;
    while let Some(component) = element.component() {
        element = component;
    }
    element.module
}
