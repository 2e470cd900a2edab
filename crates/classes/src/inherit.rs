//! What a class may inherit (JVMS 5.3.5): its superclass and superinterfaces have to be of the right
//! sort, accessible, willing, and their final methods stay as they are.

use rjpf_classfile::ClassFile;
use rjpf_classfile::access::*;

use crate::{Class, LinkError, LoaderId, Name, Registry};

/// The class that is about to inherit.
pub(crate) struct Heir<'a> {
    pub(crate) file: &'a ClassFile<'static>,
    pub(crate) name: Name,
    pub(crate) loader: LoaderId,
    pub(crate) module: Option<Name>,
    /// Made by the machine: stands in for code with access.
    pub(crate) has_access: bool,
}

type Result<T> = std::result::Result<T, LinkError>;

fn incompatible<T>(message: String) -> Result<T> {
    Err(LinkError { class: "java/lang/IncompatibleClassChangeError", message })
}

impl Registry {
    pub(crate) fn check_super_class(&self, heir: &Heir<'_>, above: &'static Class) -> Result<()> {
        let (this, name) = (heir.name.dotted(), above.name.dotted());
        if above.is_interface() {
            return incompatible(format!("class {this} has interface {name} as super class"));
        }
        if above.access & ACC_FINAL != 0 {
            return incompatible(format!("class {this} cannot inherit from final class {name}"));
        }
        if !permits(above, heir) {
            return incompatible(format!("class {this} cannot inherit from sealed class {name}"));
        }
        self.check_access(heir, above, "superclass")
    }

    pub(crate) fn check_super_interface(&self, heir: &Heir<'_>, above: &'static Class) -> Result<()> {
        let (this, name) = (heir.name.dotted(), above.name.dotted());
        if !above.is_interface() {
            return incompatible(format!("class {this} can not implement {name}, because it is not an interface"));
        }
        if !permits(above, heir) {
            let word = if heir.file.is_interface() { "interface" } else { "class" };
            let verb = if heir.file.is_interface() { "extend" } else { "implement" };
            return incompatible(format!("{word} {this} cannot {verb} sealed interface {name}"));
        }
        self.check_access(heir, above, "superinterface")
    }

    fn check_access(&self, heir: &Heir<'_>, above: &'static Class, what: &str) -> Result<()> {
        let same_package = heir.loader == above.loader && heir.name.package() == above.name.package();
        let exported = match above.module {
            Some(module) if heir.module.is_none() => self.is_exported(module, above.name.package()),
            _ => true,
        };
        if heir.has_access || same_package || above.access & ACC_PUBLIC != 0 && exported {
            return Ok(());
        }
        let message = format!("class {} cannot access its {what} {}", heir.name.dotted(), above.name.dotted());
        Err(LinkError { class: "java/lang/IllegalAccessError", message })
    }

    /// A module exports a package to classes that belong to none.
    pub fn note_export(&self, module: Name, package: Name) {
        self.tables().exports.insert((module, package), true);
    }

    /// Does a module of the JDK export a package to classes that belong to no module: by its descriptor, or because it was told
    /// so (`--add-exports`, `--add-opens`)?
    pub(crate) fn is_exported(&self, module: Name, package: &[u8]) -> bool {
        let key = (module, Name::new(package));
        if let Some(&known) = self.tables().exports.get(&key) {
            return known;
        }
        let found = self.jdk.image.find(&module.display(), "module-info.class").ok().flatten();
        // A module without a readable descriptor is not one of the JDK's.
        let exported = found.is_none_or(|bytes| exports(&bytes, package).unwrap_or(true));
        self.tables().exports.insert(key, exported);
        exported
    }

    /// A class does not override the final methods that it can see above it.
    pub(crate) fn check_final_methods(&self, heir: &Heir<'_>, above: &'static Class) -> Result<()> {
        for method in &heir.file.methods {
            if method.access & (ACC_PRIVATE | ACC_STATIC) != 0 || method.name == b"<init>" {
                continue;
            }
            let (name, descriptor) = (Name::of_static(method.name), Name::of_static(method.descriptor));
            let mut at = Some(above);
            while let Some(class) = at {
                at = class.super_class;
                let Some(found) = class.declared_method(name, descriptor) else { continue };
                let visible = match found.access & (ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE) {
                    ACC_PUBLIC | ACC_PROTECTED => true,
                    ACC_PRIVATE => false,
                    _ => heir.loader == class.loader && heir.name.package() == class.name.package(),
                };
                if found.is_final() && !found.is_static() && visible {
                    let (this, owner) = (heir.name.dotted(), class.name.dotted());
                    return incompatible(format!("class {this} overrides final method {owner}.{name}{descriptor}"));
                }
            }
        }
        Ok(())
    }
}

/// Does a sealed class name the heir among its permitted subclasses?
fn permits(above: &'static Class, heir: &Heir<'_>) -> bool {
    let Some(file) = above.file else { return true };
    let Some(permitted) = &file.attributes.permitted_subclasses else { return true };
    let named = |&index: &u16| file.pool.class_name(index).is_ok_and(|n| n == heir.name.bytes());
    let same_module = above.module == heir.module && (above.module.is_some() || above.loader == heir.loader);
    let reachable = heir.file.access & ACC_PUBLIC != 0 || above.name.package() == heir.name.package();
    permitted.iter().any(named) && same_module && reachable
}

/// Whether the `Module` attribute of a descriptor exports a package unconditionally.
fn exports(bytes: &[u8], package: &[u8]) -> Option<bool> {
    let file = ClassFile::parse(bytes).ok()?;
    let module = file.attributes.module?;
    let u2 = |at: usize| Some(usize::from(u16::from_be_bytes([*module.get(at)?, *module.get(at + 1)?])));
    // Name, flags and version; then what it requires.
    let mut at = 8 + 6 * u2(6)?;
    let count = u2(at)?;
    at += 2;
    for _ in 0..count {
        let (index, to) = (u2(at)?, u2(at + 4)?);
        let rjpf_classfile::Constant::Package { name } = *file.pool.get(index as u16).ok()? else { return None };
        if to == 0 && file.pool.utf8(name).ok()? == package {
            return Some(true);
        }
        at += 6 + 2 * to;
    }
    Some(false)
}
