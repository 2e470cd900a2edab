//! Resolution of the members that method handles name (JVMS 5.4.3.5), and how they are reached.

use rjpf_classes::code::CallKind;
use rjpf_classes::{Class, Field, LinkError, Method, Name};
use rjpf_classfile::access::ACC_FINAL;

use super::kind;
use crate::Vm;

/// What a method handle names.
pub struct Query {
    pub class: &'static Class,
    pub name: Name,
    pub descriptor: Name,
    /// One of [`kind`].
    pub kind: u32,
    /// Whose code names it; nobody's if everything is accessible.
    pub caller: Option<&'static Class>,
}

/// How a method is reached, and the class its member name gets.
pub struct Reached {
    pub method: &'static Method,
    /// One of [`kind`].
    pub kind: u32,
    pub class: &'static Class,
}

pub enum Resolved {
    Field(&'static Field),
    Method(Reached),
}

impl Vm {
    /// Finds the member. Access to fields is left to the JDK's lookup, as in HotSpot.
    pub fn resolve_member(&self, query: &Query) -> Result<Resolved, LinkError> {
        if query.kind <= kind::PUT_STATIC {
            return self.resolve_member_field(query).map(Resolved::Field);
        }
        if query.kind == kind::NEW_INVOKE_SPECIAL {
            return self.resolve_constructor(query).map(Resolved::Method);
        }
        self.resolve_member_method(query).map(Resolved::Method)
    }

    fn resolve_member_field(&self, query: &Query) -> Result<&'static Field, LinkError> {
        let found = self.registry.find_field(query.class, query.name, query.descriptor);
        found.ok_or_else(|| {
            let message =
                crate::resolve::no_such_field(self.registry.jdk.feature, query.class, query.name, query.descriptor);
            error("java/lang/NoSuchFieldError", message)
        })
    }

    fn resolve_constructor(&self, query: &Query) -> Result<Reached, LinkError> {
        let found = query.class.declared_method(query.name, query.descriptor);
        let Some(method) = found.filter(|m| m.is_constructor()) else {
            return Err(no_such_method(query));
        };
        self.check_member_access(query, method)?;
        Ok(Reached { method, kind: kind::INVOKE_SPECIAL, class: method.class })
    }

    fn resolve_member_method(&self, query: &Query) -> Result<Reached, LinkError> {
        let call_kind = match query.kind {
            kind::INVOKE_STATIC => CallKind::Static,
            kind::INVOKE_INTERFACE => CallKind::Interface,
            kind::INVOKE_VIRTUAL => CallKind::Virtual,
            _ => CallKind::Special,
        };
        check_class_kind(query, call_kind)?;
        let found = self.registry.find_method(query.class, query.name, query.descriptor);
        let found = found.filter(|m| !m.is_constructor() && !m.is_class_initializer());
        let found = found.filter(|m| !m.signature_polymorphic || is_linker(m));
        let Some(method) = found else {
            return Err(no_such_method(query));
        };
        check_static(query, call_kind, method)?;
        self.check_member_access(query, method)?;
        if call_kind == CallKind::Special {
            check_direct_interface(query)?;
            if method.is_abstract() {
                return Err(error("java/lang/AbstractMethodError", text_of(query)));
            }
        }
        Ok(reach(query.class, call_kind, method))
    }

    fn check_member_access(&self, query: &Query, method: &'static Method) -> Result<(), LinkError> {
        let Some(caller) = query.caller else {
            return Ok(());
        };
        // Arrays have a public `clone`; the query's class is `Object` for them.
        let array_clone = method.name == "clone" && query.class.name == "java/lang/Object";
        if array_clone || self.registry.may_access_method(caller, method) {
            return Ok(());
        }
        let message = format!("class {} tried to access method {}", caller.name.dotted(), text_of(query));
        Err(error("java/lang/IllegalAccessError", message))
    }
}

fn error(class: &'static str, message: String) -> LinkError {
    LinkError { class, message }
}

fn no_such_method(query: &Query) -> LinkError {
    error("java/lang/NoSuchMethodError", text_of(query))
}

/// `'int java.lang.String.length()'`.
fn text_of(query: &Query) -> String {
    rjpf_classes::method_text(query.class, query.name, query.descriptor)
}

fn check_class_kind(query: &Query, call_kind: CallKind) -> Result<(), LinkError> {
    let interface = query.class.is_interface();
    let (found, expected) = match call_kind {
        CallKind::Interface if !interface => ("Found class", "interface was expected"),
        CallKind::Virtual if interface => ("Found interface", "class was expected"),
        _ => return Ok(()),
    };
    let message = format!("{found} {}, but {expected}", query.class.name.dotted());
    Err(error("java/lang/IncompatibleClassChangeError", message))
}

fn check_static(query: &Query, call_kind: CallKind, method: &Method) -> Result<(), LinkError> {
    if method.is_static() == (call_kind == CallKind::Static) {
        return Ok(());
    }
    let words = match call_kind {
        CallKind::Static => "Expected static method",
        CallKind::Interface => "Expected instance not static method",
        _ => "Expecting non-static method",
    };
    Err(error("java/lang/IncompatibleClassChangeError", format!("{words} {}", text_of(query))))
}

/// `super.m()` of an interface method goes through a direct superinterface only.
fn check_direct_interface(query: &Query) -> Result<(), LinkError> {
    let Some(caller) = query.caller.filter(|_| query.class.is_interface()) else {
        return Ok(());
    };
    let direct = caller.interfaces.iter().any(|i| std::ptr::eq(*i, query.class));
    if direct || std::ptr::eq(caller, query.class) {
        return Ok(());
    }
    let owner = query.class.name.dotted();
    let message = format!("Interface method reference: {}, is in an indirect superinterface {owner}", text_of(query));
    Err(error("java/lang/IncompatibleClassChangeError", message))
}

/// `invokeBasic` and `linkTo*`; `invoke` and accessors of variables have no member of their own.
fn is_linker(method: &Method) -> bool {
    let name = method.name.bytes();
    name == b"invokeBasic" || name.starts_with(b"linkTo")
}

/// The way HotSpot calls a resolved method: directly where nothing can override it.
pub fn reach(class: &'static Class, call_kind: CallKind, method: &'static Method) -> Reached {
    if method.is_static() {
        return Reached { method, kind: kind::INVOKE_STATIC, class: method.class };
    }
    let bound =
        method.is_private() || method.is_final() || method.is_constructor() || method.class.access & ACC_FINAL != 0;
    if bound || call_kind == CallKind::Special || method.signature_polymorphic {
        return Reached { method, kind: kind::INVOKE_SPECIAL, class: method.class };
    }
    if !method.class.is_interface() {
        return Reached { method, kind: kind::INVOKE_VIRTUAL, class: method.class };
    }
    if class.is_interface() {
        return Reached { method, kind: kind::INVOKE_INTERFACE, class: method.class };
    }
    // A class inherits the interface's method: a virtual call through the class.
    Reached { method, kind: kind::INVOKE_VIRTUAL, class }
}
