//! Resolution of fields and methods (JVMS 5.4.3) and the choice of how a call is dispatched.

use rjpf_classfile::access::*;
use rustc_hash::FxHashSet;

use crate::code::{CallKind, Target};
use crate::load::MADE;
use crate::{Class, Field, LoaderId, Method, Name, Registry, Trust};

/// A linkage error, by the name of the Java class that reports it.
#[derive(Clone, Debug)]
pub struct LinkError {
    pub class: &'static str,
    pub message: String,
}

impl LinkError {
    fn new(class: &'static str, message: String) -> LinkError {
        LinkError { class, message }
    }
}

/// The field in the superinterfaces of a class: an interface comes before those above it, and each comes once.
fn field_of_interfaces(class: &'static Class, is_it: impl Fn(&&Field) -> bool) -> Option<&'static Field> {
    let mut open: Vec<&'static Class> = class.interfaces.iter().rev().copied().collect();
    let mut met = FxHashSet::default();
    while let Some(interface) = open.pop() {
        if let Some(field) = interface.fields.iter().find(&is_it) {
            return Some(field);
        }
        if met.insert(interface.id) {
            open.extend(interface.interfaces.iter().rev());
        }
    }
    None
}

impl Registry {
    /// JVMS 5.4.3.2: the class itself, its superinterfaces, its superclass.
    pub fn find_field(&self, class: &'static Class, name: Name, descriptor: Name) -> Option<&'static Field> {
        let is_it = |f: &&Field| f.name == name && f.descriptor == descriptor;
        std::iter::successors(Some(class), |class| class.super_class).find_map(|class| {
            let own = class.fields.iter().find(is_it);
            own.or_else(|| field_of_interfaces(class, is_it))
        })
    }

    /// JVMS 5.4.3.3 and 5.4.3.4: superclasses first, then superinterfaces.
    pub fn find_method(&self, class: &'static Class, name: Name, descriptor: Name) -> Option<&'static Method> {
        let mut at = Some(class);
        while let Some(c) = at {
            if let Some(method) = c.declared_method(name, descriptor) {
                return Some(method);
            }
            if let Some(method) = signature_polymorphic(c, name) {
                return Some(method);
            }
            at = c.super_class;
        }
        self.default_method(class, name, descriptor).or_else(|| {
            let all = class.all_interfaces.iter();
            all.filter_map(|&id| self.class(id).declared_method(name, descriptor))
                .find(|m| !m.is_private() && !m.is_static())
        })
    }

    /// May code of `from` name this class? The JDK's own classes agree with each other, and what modules of the program export is
    /// not looked at.
    pub fn may_access_class(&self, from: &Class, class: &'static Class) -> bool {
        let class = std::iter::successors(Some(class), |class| class.component()).last().unwrap_or(class);
        is_of_the_jdk(from)
            || stands_in(from)
            || class.is_primitive()
            || from.same_package(class)
            || class.access & ACC_PUBLIC != 0 && self.hidden_by_module(from, class).is_none()
    }

    /// The module that does not show a public class of its own to code of `from`.
    pub fn hidden_by_module(&self, from: &Class, class: &Class) -> Option<Name> {
        let is_subject = class.access & ACC_PUBLIC != 0 && from.module.is_none();
        class.module.filter(|&module| is_subject && !self.is_exported(module, class.name.package()))
    }

    pub fn may_access_field(&self, from: &'static Class, field: &Field) -> bool {
        self.may_access(from, self.class(field.class), field.access)
    }

    pub fn may_access_method(&self, from: &'static Class, method: &Method) -> bool {
        // Array clone is public though Object's is protected.
        self.may_access(from, method.class, method.access)
    }

    fn may_access(&self, from: &'static Class, owner: &'static Class, access: u16) -> bool {
        if stands_in(from) {
            return true;
        }
        match access & (ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE) {
            ACC_PUBLIC => true,
            ACC_PROTECTED => from.same_package(owner) || from.is_subclass_of(owner),
            ACC_PRIVATE => self.are_nest_mates(from, owner),
            _ => from.same_package(owner),
        }
    }

    /// Does it take the hosts of both nests, which are facts of a state, to say whether code of `from` may access a member?
    pub fn depends_on_nests(&self, from: &'static Class, owner: &'static Class, access: u16) -> bool {
        let is_settled = std::ptr::eq(from, owner) || !(from.at_run_time || owner.at_run_time) || stands_in(from);
        access & ACC_PRIVATE != 0 && !is_settled
    }

    /// JVMS 5.4.4, as far as it follows from the classes. Of those that running code defined, the names of the hosts are compared: which
    /// class such a name means is state, but within one loader it is one class.
    pub fn are_nest_mates(&self, a: &'static Class, b: &'static Class) -> bool {
        let host = |class: &'static Class| match class.nest_host_name() {
            Some(name) if class.at_run_time && class.nest_host.get().is_none() => Err((class.loader, name)),
            _ => Ok(self.nest_host(class)),
        };
        let lists =
            |host: &'static Class, named, member| (host.loader, host.name) == named && host.has_nest_member(member);
        std::ptr::eq(a, b)
            || match (host(a), host(b)) {
                (Ok(a), Ok(b)) => std::ptr::eq(a, b),
                (Ok(host), Err(named)) => lists(host, named, b),
                (Err(named), Ok(host)) => lists(host, named, a),
                (Err(a), Err(b)) => a == b,
            }
    }

    /// JVMS 5.4.4; a host that cannot be found or does not list the class makes it its own host.
    /// For classes of the class path, and those that got their host when they were defined.
    pub fn nest_host(&self, class: &'static Class) -> &'static Class {
        if class.at_run_time {
            return class.nest_host.get().copied().unwrap_or(class);
        }
        class.nest_host.get_or_init(|| {
            let host = class
                .nest_host_name()
                .and_then(|name| self.loaded(class, name).or_else(|| self.load(class.loader, name).ok()));
            host.filter(|host| host.has_nest_member(class)).unwrap_or(class)
        })
    }

    /// Resolves and checks a call from code of `from` and says how to dispatch it. `by_interface`: the constant says that the class
    /// is an interface.
    pub fn link_call(
        &self,
        from: &'static Class,
        class: &'static Class,
        kind: CallKind,
        (name, descriptor): (Name, Name),
        by_interface: bool,
    ) -> Result<Target, LinkError> {
        let text = || format!("{} {}.{}{}", "method", class.name.dotted(), name, descriptor);
        if (kind == CallKind::Interface) != class.is_interface()
            && matches!(kind, CallKind::Interface | CallKind::Virtual)
        {
            let word = if class.is_interface() { "Found interface" } else { "Found class" };
            let expected = if class.is_interface() { "class was expected" } else { "interface was expected" };
            return Err(LinkError::new(
                "java/lang/IncompatibleClassChangeError",
                format!("{word} {}, but {expected}", class.name.dotted()),
            ));
        }
        if by_interface != class.is_interface() {
            let word = if by_interface { "Methodref" } else { "InterfaceMethodref" };
            return Err(LinkError::new(
                "java/lang/IncompatibleClassChangeError",
                format!("Method {} must be {word} constant", method_text(class, name, descriptor)),
            ));
        }
        // Signature-polymorphic methods fit every descriptor: `invoke` for `invokevirtual`, `linkTo...` for
        // the `invokestatic` of the library's own glue.
        let found = self.find_method(class, name, descriptor);
        let polymorphic = |m: &Method| match kind {
            CallKind::Virtual => true,
            _ => kind == CallKind::Static && m.is_static(),
        };
        let fits = |m: &&'static Method| m.descriptor == descriptor || polymorphic(m);
        let Some(method) = found.filter(fits) else {
            return Err(LinkError::new("java/lang/NoSuchMethodError", method_text(class, name, descriptor)));
        };
        if method.is_static() != (kind == CallKind::Static) {
            let what = if method.is_static() { "non-static" } else { "static" };
            return Err(LinkError::new(
                "java/lang/IncompatibleClassChangeError",
                format!("Expected {what} {}", text()),
            ));
        }
        if !self.may_access_method(from, method) && !class.is_array() {
            return Err(LinkError::new(
                "java/lang/IllegalAccessError",
                format!("class {} tried to access {}", from.name.dotted(), text()),
            ));
        }
        // `invoke` is called on a handle; the linkers are static.
        if method.signature_polymorphic && (kind == CallKind::Virtual || method.is_static()) {
            return Ok(Target { kind: CallKind::Handle, method });
        }
        let target = self.dispatch(from, class, kind, method);
        self.check_selected(from, class, target)?;
        Ok(target)
    }

    /// A call that does not look at its receiver runs what was found, unless that is one of several default methods.
    fn check_selected(&self, from: &'static Class, class: &'static Class, target: Target) -> Result<(), LinkError> {
        let Target { kind, method } = target;
        if kind != CallKind::Special || !method.class.is_interface() || std::ptr::eq(method.class, class) {
            return Ok(());
        }
        let owner = if class.is_interface() { Some(class) } else { from.super_class };
        match owner.and_then(|owner| self.conflict(owner, method.name, method.descriptor)) {
            Some(message) => Err(LinkError::new("java/lang/IncompatibleClassChangeError", message)),
            None => Ok(()),
        }
    }

    fn dispatch(&self, from: &'static Class, class: &'static Class, kind: CallKind, method: &'static Method) -> Target {
        match kind {
            CallKind::Static | CallKind::Handle => Target { kind, method },
            CallKind::Special => {
                // ACC_SUPER: the method that the direct superclass would run (JVMS invokespecial).
                let through_super = !method.is_constructor()
                    && !class.is_interface()
                    && !std::ptr::eq(from, class)
                    && from.is_subclass_of(class);
                let selected = from
                    .super_class
                    .filter(|_| through_super)
                    .and_then(|s| self.find_method(s, method.name, method.descriptor));
                Target { kind, method: selected.unwrap_or(method) }
            }
            CallKind::Virtual | CallKind::Interface if method.is_private() => {
                Target { kind: CallKind::Special, method }
            }
            CallKind::Virtual | CallKind::Interface if method.class.is_interface() => {
                Target { kind: CallKind::Interface, method }
            }
            CallKind::Virtual | CallKind::Interface if method.vtable_index == Method::NOT_VIRTUAL => {
                Target { kind: CallKind::Special, method }
            }
            CallKind::Virtual | CallKind::Interface => Target { kind: CallKind::Virtual, method },
        }
    }

    /// What a virtual or interface call of `method` runs on an instance of `class`.
    pub fn select(&self, class: &'static Class, method: &'static Method) -> Option<&'static Method> {
        if method.is_private() || method.is_constructor() || method.is_static() {
            return Some(method);
        }
        if method.class.is_interface() {
            return class.interface_target(method.id).or_else(|| self.select_interface(class, method));
        }
        class.vtable().get(method.vtable_index as usize).copied()
    }
}

/// Is it a class that the machine brings along or makes (for a lambda, a record), or an accessor that reflection spins before
/// JDK 22? These stand in for code with access.
fn stands_in(from: &Class) -> bool {
    from.origin.is_some_and(|origin| origin == MADE)
        || std::iter::successors(from.super_class, |class| class.super_class).any(|class| class.name == MAGIC)
}

/// Nobody else can extend it.
const MAGIC: &str = "jdk/internal/reflect/MagicAccessorImpl";

fn is_of_the_jdk(class: &Class) -> bool {
    class.module.is_some() || class.loader == LoaderId::BOOT || !matches!(class.trust, Trust::User | Trust::Glue)
}

fn signature_polymorphic(class: &'static Class, name: Name) -> Option<&'static Method> {
    class.methods().iter().copied().find(|m| m.signature_polymorphic && m.name == name)
}

/// A method as HotSpot's messages show it: `'int java.lang.String.length()'`.
pub fn method_text(class: &Class, name: Name, descriptor: Name) -> String {
    let types = crate::registry::descriptor_types(descriptor.bytes());
    let Some((params, ret)) = types else { return format!("{}.{name}{descriptor}", class.name.dotted()) };
    let show = |d: &[u8]| {
        let dims = d.iter().take_while(|&&b| b == b'[').count();
        let base = crate::registry::class_name_of(&d[dims..]).dotted();
        format!("{base}{}", "[]".repeat(dims))
    };
    let params: Vec<String> = params.iter().map(|p| show(p)).collect();
    format!("'{} {}.{}({})'", show(ret), class.name.dotted(), name, params.join(", "))
}
