//! Assignability (JVMS 4.10.1.2) with the class loading that HotSpot does for it, and no more: the
//! same name is the same class, everything fits `Object` and, but for arrays, every interface.

use super::types::{Type, component_of};
use super::{Class, ClassVerifier, Name, Stop};

type Result<T> = std::result::Result<T, Stop>;

impl ClassVerifier<'_> {
    /// The class a name means to the code that is verified.
    pub(super) fn load(&mut self, name: Name) -> Result<&'static Class> {
        if Type::Ref(name) == self.this_type {
            return Ok(self.class);
        }
        self.loading.load(name).ok_or(Stop::Load)
    }

    pub(super) fn is_assignable(&mut self, from: Type, to: Type) -> Result<bool> {
        self.is_assignable_as(from, to, false)
    }

    /// `protected`: `to` is the class of the code, from which a protected member is accessed.
    pub(super) fn is_assignable_as(&mut self, from: Type, to: Type, protected: bool) -> Result<bool> {
        if from == to || to == Type::Top {
            return Ok(true);
        }
        match (from, to) {
            (Type::Null, Type::Ref(_)) => Ok(true),
            (Type::Ref(from), Type::Ref(to)) => self.is_subtype(from, to, protected),
            _ => Ok(false),
        }
    }

    fn is_subtype(&mut self, from: Name, to: Name, protected: bool) -> Result<bool> {
        if from == to || to == "java/lang/Object" {
            return Ok(true);
        }
        let from_array = from.bytes().first() == Some(&b'[');
        if to.bytes().first() == Some(&b'[') {
            return match (component_of(from), component_of(to)) {
                (Some(from), Some(to)) => self.is_subtype(from, to, protected),
                _ => Ok(false),
            };
        }
        let target = self.load(to)?;
        if target.is_interface() && !(protected && from == "java/lang/Object") {
            return Ok(!from_array || to == "java/lang/Cloneable" || to == "java/io/Serializable");
        }
        if from_array {
            return Ok(false);
        }
        Ok(self.load(from)?.is_subclass_of(target))
    }

    /// The type of a slot that holds one of two types, depending on the way there (inference).
    /// Interfaces count as `Object`.
    pub(super) fn merge(&mut self, a: Type, b: Type) -> Result<Type> {
        match (a, b) {
            _ if a == b => Ok(a),
            (Type::Null, Type::Ref(_)) => Ok(b),
            (Type::Ref(_), Type::Null) => Ok(a),
            (Type::Ref(a), Type::Ref(b)) => self.common_super(a, b).map(Type::Ref),
            _ => Ok(Type::Top),
        }
    }

    fn common_super(&mut self, a: Name, b: Name) -> Result<Name> {
        let object = Name::from("java/lang/Object");
        if a == b {
            return Ok(a);
        }
        if a == object || b == object {
            return Ok(object);
        }
        let is_array = |name: Name| name.bytes().first() == Some(&b'[');
        match (is_array(a), is_array(b)) {
            (true, true) => match (component_of(a), component_of(b)) {
                (Some(a), Some(b)) => {
                    let component = self.common_super(a, b)?;
                    let text = match is_array(component) {
                        true => [b"[", component.bytes()].concat(),
                        false => [b"[L", component.bytes(), b";"].concat(),
                    };
                    Ok(Name::new(&text))
                }
                _ => Ok(object),
            },
            (false, false) => {
                let (a, b) = (self.load(a)?, self.load(b)?);
                if a.is_interface() || b.is_interface() {
                    return Ok(object);
                }
                let mut at = a;
                while !b.is_subclass_of(at) {
                    at = at.super_class.unwrap_or(self.registry.known("java/lang/Object"));
                }
                Ok(at.name)
            }
            _ => Ok(object),
        }
    }
}
