//! Linking: methods, virtual tables and interface tables of a class that is being published.

use rjpf_classfile::access::*;
use rjpf_classfile::{ClassFile, Method as MethodFile};

use crate::load::{MethodMaker, Signature};
use crate::{Class, InterfaceTable, Method, MethodId, Name, Registry};

impl Registry {
    pub(crate) fn link(&self, class: &'static Class, file: &'static ClassFile<'static>) {
        let inherited = class.super_class.map_or(&[][..], |s| s.vtable());
        let mut vtable: Vec<&'static Method> = inherited.to_vec();
        let mut methods = Vec::with_capacity(file.methods.len());
        let maker = MethodMaker::new(self, class);
        for (slot, m) in file.methods.iter().enumerate() {
            let signature = Signature { name: Name::of_static(m.name), descriptor: Name::of_static(m.descriptor) };
            let entry = if class.is_interface() { None } else { vtable_slot(class, m, signature, &vtable) };
            let index = match entry {
                None => Method::NOT_VIRTUAL,
                Some(None) => vtable.len() as u32,
                Some(Some(overridden)) => overridden,
            };
            let method = maker.make(slot, signature, index);
            match entry {
                None => {}
                Some(None) => vtable.push(method),
                Some(Some(_)) => override_all(&mut vtable, inherited.len(), method),
            }
            methods.push(method);
        }
        _ = class.methods.set(methods.into());
        _ = class.vtable.set(vtable.into());
        if !class.is_interface() && !class.is_abstract() {
            _ = class.imt.set(self.interface_table(class));
        }
    }

    fn interface_table(&self, class: &'static Class) -> InterfaceTable {
        let mut pairs: Vec<(MethodId, &'static Method)> = Vec::new();
        for &id in &class.all_interfaces {
            for &m in self.class(id).methods() {
                if m.is_static() || m.is_private() || m.is_class_initializer() {
                    continue;
                }
                if let Some(target) = self.select_interface(class, m) {
                    pairs.push((m.id, target));
                }
            }
        }
        InterfaceTable::new(&pairs)
    }

    /// JVMS 5.4.6 for an interface method: the class's own or inherited method first, then the
    /// maximally-specific default. `None` if nothing is implemented (`AbstractMethodError`).
    pub fn select_interface(&self, class: &'static Class, m: &'static Method) -> Option<&'static Method> {
        let mut at = Some(class);
        while let Some(c) = at {
            if let Some(found) = c.declared_method(m.name, m.descriptor)
                && !found.is_static()
                && !found.is_private()
            {
                return (found.is_public() && !found.is_abstract()).then_some(found);
            }
            at = c.super_class;
        }
        match self.concrete_defaults(class, m.name, m.descriptor).as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }

    /// The method that a call by an interface would run on an instance of the class if it were public.
    pub fn kept_from_interfaces(&self, class: &'static Class, m: &'static Method) -> Option<&'static Method> {
        let mut chain = std::iter::successors(Some(class), |class| class.super_class);
        let found = chain.find_map(|class| {
            class.declared_method(m.name, m.descriptor).filter(|found| !found.is_static() && !found.is_private())
        });
        found.filter(|found| !found.is_public())
    }

    /// The maximally-specific methods that a class inherits from its interfaces.
    fn specific_methods(&self, class: &'static Class, name: Name, descriptor: Name) -> Vec<&'static Method> {
        let mut candidates: Vec<&'static Method> = class
            .all_interfaces
            .iter()
            .filter_map(|&id| self.class(id).declared_method(name, descriptor))
            .filter(|m| !m.is_static() && !m.is_private())
            .collect();
        // Where several are left, any will do, but not one that depends on the order of loading.
        candidates.sort_by_key(|m| (m.class.name, m.class.loader));
        let is_shadowed =
            |m: &&'static Method| candidates.iter().any(|o| !std::ptr::eq(*o, *m) && o.class.is_subclass_of(m.class));
        candidates.iter().copied().filter(|m| !is_shadowed(m)).collect()
    }

    fn concrete_defaults(&self, class: &'static Class, name: Name, descriptor: Name) -> Vec<&'static Method> {
        let specific = self.specific_methods(class, name, descriptor);
        specific.into_iter().filter(|m| !m.is_abstract()).collect()
    }

    /// The maximally-specific interface method, preferring a non-abstract one if several are left.
    pub fn default_method(&self, class: &'static Class, name: Name, descriptor: Name) -> Option<&'static Method> {
        let specific = self.specific_methods(class, name, descriptor);
        let concrete = specific.iter().copied().filter(|m| !m.is_abstract());
        match concrete.collect::<Vec<_>>().as_slice() {
            [one] => Some(one),
            _ => specific.iter().copied().find(|m| m.is_abstract()).or(specific.first().copied()),
        }
    }

    /// What is said of a class that inherits several default methods and no method of a class: none of them is selected. Compilers
    /// do not let this happen, but interfaces may change after a class was compiled.
    pub fn conflict(&self, class: &'static Class, name: Name, descriptor: Name) -> Option<String> {
        let mut above = std::iter::successors(Some(class), |class| class.super_class);
        let is_own = above
            .any(|class| class.declared_method(name, descriptor).is_some_and(|m| !m.is_static() && !m.is_private()));
        if is_own || self.concrete_defaults(class, name, descriptor).len() < 2 {
            return None;
        }
        let methods = self.specific_methods(class, name, descriptor);
        let names: Vec<String> = methods.iter().map(|m| format!("{}.{name}", m.class.name)).collect();
        Some(format!("Conflicting default methods: {}", names.join(" ")))
    }
}

/// `None`: not virtual. `Some(None)`: a new entry. `Some(Some(i))`: overrides entry `i`.
fn vtable_slot(
    class: &'static Class,
    m: &MethodFile<'static>,
    signature: Signature,
    vtable: &[&'static Method],
) -> Option<Option<u32>> {
    if m.access & (ACC_STATIC | ACC_PRIVATE) != 0 || m.name == b"<init>" || m.name == b"<clinit>" {
        return None;
    }
    let Signature { name, descriptor } = signature;
    let overridden =
        vtable.iter().position(|&v| v.name == name && v.descriptor == descriptor && can_override(class, v));
    Some(overridden.map(|i| i as u32))
}

/// JVMS 5.4.5: may a method of `class` override `method`?
fn can_override(class: &'static Class, method: &Method) -> bool {
    match method.access & (ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE) {
        ACC_PUBLIC | ACC_PROTECTED => true,
        ACC_PRIVATE => false,
        _ => class.same_package(method.class),
    }
}

/// Replaces every inherited entry that `method` overrides.
fn override_all(vtable: &mut [&'static Method], inherited: usize, method: &'static Method) {
    for entry in &mut vtable[..inherited] {
        if entry.name == method.name && entry.descriptor == method.descriptor && can_override(method.class, entry) {
            *entry = method;
        }
    }
}
