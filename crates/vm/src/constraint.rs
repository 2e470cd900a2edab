//! Loader constraints (JVMS 5.3.4): where classes of two loaders meet at a method or a field, both loaders
//! must mean the same classes by the names in its descriptor.
//!
//! What is still open is state: triples (name, loader, loader) in a heap array. They are looked at again whenever one
//! of the loaders comes to know a class of that name. Classes that built-in loaders would find on the class path
//! come into use without anybody being told, so a user's class beside one of those that is not in use yet is
//! unsupported, loudly: whether the program ever breaks the constraint is not known then.

use rjpf_classes::{BaseType, Class, LoaderId, Name};
use rjpf_state::{Ref, global};

use crate::Vm;
use crate::peer::{Exit, out_of_memory, throw, unsupported};

/// What a loader means by a name, in this state.
#[derive(Clone, Copy)]
enum Meaning {
    Nothing,
    Class(&'static Class),
    /// A built-in loader would find this one, but nobody has used it.
    Unused(&'static Class),
}

/// Why two loaders must agree: a sentence up to the name they do not agree on.
type Occasion<'o> = &'o dyn Fn(Name) -> String;

/// Is this a name that two loaders can mean different classes by? Nobody but the boot loader and those it trusts defines
/// classes below `java`.
fn is_open(name: Name) -> bool {
    !name.bytes().starts_with(b"java/")
}

/// The names of classes in a descriptor that loaders could disagree on.
fn open_names(descriptor: Name) -> impl Iterator<Item = Name> {
    let mut rest = descriptor.bytes();
    std::iter::from_fn(move || {
        let start = rest.iter().position(|&b| b == b'L')? + 1;
        let end = start + rest[start..].iter().position(|&b| b == b';')?;
        let name = Name::new(&rest[start..end]);
        rest = &rest[end..];
        Some(name)
    })
    .filter(|&name| is_open(name))
}

/// Must the loaders of these classes agree on anything in the descriptor? Built-in ones ask each other.
pub(crate) fn is_constrained(one: &Class, other: &Class, descriptor: Name) -> bool {
    one.loader != other.loader
        && !(one.loader.is_builtin() && other.loader.is_builtin())
        && open_names(descriptor).next().is_some()
}

impl Vm {
    /// Code of `from` is about to use a member of `owner` with this descriptor.
    pub(crate) fn constrain_use(
        &mut self,
        from: &'static Class,
        owner: &'static Class,
        (kind, member, descriptor): (&str, Name, Name),
    ) -> Result<(), Exit> {
        let (current, definer) = (from.external_name(), owner.external_name());
        self.constrain(from, owner, descriptor, &|name| {
            let name = name.dotted();
            format!(
                "loader constraint violation: when resolving {kind} '{definer}.{member}{descriptor}' the class loader \
                 of the current class, {current}, and the class loader for the {kind}'s defining class, {definer}, \
                 have different Class objects for the type {name} used in the signature"
            )
        })
    }

    /// A class is about to be linked: what it overrides and implements has the same types for all loaders.
    pub(crate) fn constrain_inheritance(&mut self, class: &'static Class) -> Result<(), Exit> {
        let inherited = class.super_class.map_or(&[][..], |above| above.vtable());
        for (&over, &own) in inherited.iter().zip(class.vtable()) {
            if std::ptr::eq(own.class, class) && !std::ptr::eq(own, over) {
                self.constrain_override(class, own.class, over.class, own.descriptor)?;
            }
        }
        if class.is_interface() {
            return Ok(());
        }
        for &id in &class.all_interfaces {
            let interface = self.registry.class(id);
            for &method in interface.methods() {
                if method.is_static() || !is_constrained(class, interface, method.descriptor) {
                    continue;
                }
                if let Some(selected) = self.registry.select(class, method) {
                    self.constrain_override(class, selected.class, interface, method.descriptor)?;
                }
            }
        }
        Ok(())
    }

    fn constrain_override(
        &mut self,
        class: &'static Class,
        selected: &'static Class,
        above: &'static Class,
        descriptor: Name,
    ) -> Result<(), Exit> {
        let names = [class, selected, above].map(Class::external_name);
        self.constrain(selected, above, descriptor, &|name| {
            let ([class, selected, above], name) = (&names, name.dotted());
            format!(
                "loader constraint violation for class {class}: the class loader of {selected}, whose method is \
                 selected, and the class loader of its super type {above} have different Class objects for the type \
                 {name} used in the signature"
            )
        })
    }

    fn constrain(
        &mut self,
        one: &'static Class,
        other: &'static Class,
        descriptor: Name,
        occasion: Occasion<'_>,
    ) -> Result<(), Exit> {
        if !is_constrained(one, other, descriptor) {
            return Ok(());
        }
        let (one, other) = (self.loader_object(one), self.loader_object(other));
        for name in open_names(descriptor) {
            let (first, second) = (self.meaning(one, name), self.meaning(other, name));
            agree(first, second, name, occasion)?;
            if !matches!((first, second), (Meaning::Class(_), Meaning::Class(_))) {
                self.add_constraint(name, one, other)?;
                self.agree_all(name, one, occasion)?;
            }
        }
        Ok(())
    }

    /// A loader comes to know a class, which it defines or got from another loader.
    pub fn admit_class(&mut self, loader: Ref, class: &'static Class) -> Result<(), Exit> {
        let name = class.name;
        if self.pages.memory.get(global::CONSTRAINTS) == 0 {
            return Ok(());
        }
        for other in self.bound_to(name, loader) {
            let meaning = if other == loader { Meaning::Nothing } else { self.meaning(other, name) };
            agree(Meaning::Class(class), meaning, name, &|name| {
                format!(
                    "loader constraint violation: a loader wants to load class {}. A different class with the same \
                     name was previously loaded by a loader that must mean the same",
                    name.dotted()
                )
            })?;
        }
        Ok(())
    }

    /// All loaders that are bound to this one by constraints on the name agree.
    fn agree_all(&mut self, name: Name, loader: Ref, occasion: Occasion<'_>) -> Result<(), Exit> {
        let bound = self.bound_to(name, loader);
        let meanings: Vec<Meaning> = bound.into_iter().map(|loader| self.meaning(loader, name)).collect();
        let mut known = meanings.iter().filter(|meaning| !matches!(meaning, Meaning::Nothing));
        let Some(first) = known.next() else { return Ok(()) };
        known.try_for_each(|other| agree(*first, *other, name, occasion))
    }

    fn meaning(&mut self, loader: Ref, name: Name) -> Meaning {
        let id = self.loader_id(loader);
        if !id.is_builtin() {
            return self.initiated(loader, name).map_or(Meaning::Nothing, Meaning::Class);
        }
        match self.find_class(id, name) {
            Ok(class) if class.loader == LoaderId::BOOT || class.at_run_time || self.is_in_use(class) => {
                Meaning::Class(class)
            }
            Ok(class) => Meaning::Unused(class),
            Err(_) => Meaning::Nothing,
        }
    }

    /// The loaders that must mean the same as this one by the name, itself among them.
    fn bound_to(&self, name: Name, loader: Ref) -> Vec<Ref> {
        let text = name.dotted();
        let mut bound = vec![loader];
        let mut at = 0;
        while let Some(&from) = bound.get(at) {
            for triple in self.constraints().chunks_exact(3) {
                let &[of, one, other] = triple else { continue };
                let next = match from {
                    _ if self.known.string.to_rust(&self.pages.memory, of) != text => continue,
                    from if from == one => other,
                    from if from == other => one,
                    _ => continue,
                };
                if !bound.contains(&next) {
                    bound.push(next);
                }
            }
            at += 1;
        }
        bound
    }

    fn constraints(&self) -> &[u32] {
        match self.pages.memory.get(global::CONSTRAINTS) {
            0 => &[],
            list => self.pages.memory.word_array(list),
        }
    }

    fn add_constraint(&mut self, name: Name, one: Ref, other: Ref) -> Result<(), Exit> {
        if self.bound_to(name, one).contains(&other) {
            return Ok(());
        }
        let text = self.new_string(&name.dotted())?;
        let mut words = self.constraints().to_vec();
        words.extend([text, one, other]);
        let class = self.registry.array_of(self.known.object);
        let list = self.pages.memory.new_array(class, BaseType::Ref, words.len() as u32).ok_or_else(out_of_memory)?;
        self.pages.memory.word_array_mut(list).copy_from_slice(&words);
        self.publish(list);
        self.pages.memory.set(global::CONSTRAINTS, list);
        Ok(())
    }
}

fn agree(one: Meaning, other: Meaning, name: Name, occasion: Occasion<'_>) -> Result<(), Exit> {
    match (one, other) {
        (Meaning::Class(a), Meaning::Class(b)) if !std::ptr::eq(a, b) => {
            Err(throw("java/lang/LinkageError", occasion(name)))
        }
        (Meaning::Class(a), Meaning::Unused(b)) | (Meaning::Unused(b), Meaning::Class(a)) if !std::ptr::eq(a, b) => {
            let name = name.dotted();
            Err(unsupported(format!(
                "a class {name} of another loader beside that of the class path, under a loader constraint"
            )))
        }
        _ => Ok(()),
    }
}
