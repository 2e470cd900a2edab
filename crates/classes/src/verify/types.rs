//! Verification types (JVMS 4.10.1.2) and what a frame of them looks like.

use std::fmt;

use rjpf_classfile::descriptor::{BaseType, FieldType};

use crate::Name;

/// What a local variable or an operand stack slot holds. Wide values take two slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    /// Unusable.
    Top,
    Int,
    Float,
    Long,
    LongHigh,
    Double,
    DoubleHigh,
    Null,
    /// An object of this class, or an array by its descriptor.
    Ref(Name),
    /// `this` before another constructor was called.
    UninitThis,
    /// Made by the `new` at this position, not constructed yet.
    Uninit(u16),
    /// Pushed by a `jsr` to the subroutine at this position; inference only.
    ReturnAddress(u16),
}

impl Type {
    pub(super) fn object(name: &str) -> Type {
        Type::Ref(Name::from(name))
    }

    /// The type of a value with this descriptor; small integers are ints.
    pub(super) fn of(field: FieldType<'_>) -> Type {
        match field {
            FieldType::Base(BaseType::Long) => Type::Long,
            FieldType::Base(BaseType::Double) => Type::Double,
            FieldType::Base(BaseType::Float) => Type::Float,
            FieldType::Base(_) => Type::Int,
            FieldType::Class(name) | FieldType::Array(name) => Type::Ref(Name::new(name)),
        }
    }

    /// The second slot of a wide type.
    pub(super) fn high(self) -> Option<Type> {
        match self {
            Type::Long => Some(Type::LongHigh),
            Type::Double => Some(Type::DoubleHigh),
            _ => None,
        }
    }

    pub(super) fn is_high(self) -> bool {
        matches!(self, Type::LongHigh | Type::DoubleHigh)
    }

    pub(super) fn is_uninit(self) -> bool {
        matches!(self, Type::UninitThis | Type::Uninit(_))
    }

    /// A reference, constructed or not.
    pub(super) fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Ref(_)) || self.is_uninit()
    }

    pub(super) fn is_array(self) -> bool {
        matches!(self, Type::Ref(name) if name.bytes().first() == Some(&b'['))
    }

    /// Of an array of references: the type of its elements. Of null: null.
    pub(super) fn element(self) -> Option<Type> {
        match self {
            Type::Null => Some(Type::Null),
            Type::Ref(name) => component_of(name).map(Type::Ref),
            _ => None,
        }
    }

    /// Is it an array with elements of this descriptor letter, or null?
    pub(super) fn is_array_of(self, letter: u8) -> bool {
        match self {
            Type::Null => true,
            Type::Ref(name) => name.bytes() == [b'[', letter],
            _ => false,
        }
    }
}

/// The component class of an array class that has one which is no primitive.
pub(super) fn component_of(array: Name) -> Option<Name> {
    match array.bytes() {
        [b'[', b'L', class @ .., b';'] => Some(Name::new(class)),
        [b'[', rest @ ..] if rest.first() == Some(&b'[') => Some(Name::new(rest)),
        _ => None,
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Top => f.write_str("top"),
            Type::Int => f.write_str("integer"),
            Type::Float => f.write_str("float"),
            Type::Long => f.write_str("long"),
            Type::LongHigh => f.write_str("long_2nd"),
            Type::Double => f.write_str("double"),
            Type::DoubleHigh => f.write_str("double_2nd"),
            Type::Null => f.write_str("null"),
            Type::Ref(name) => write!(f, "'{name}'"),
            Type::UninitThis => f.write_str("uninitializedThis"),
            Type::Uninit(at) => write!(f, "uninitialized {at}"),
            Type::ReturnAddress(entry) => write!(f, "return address of {entry}"),
        }
    }
}

/// A subroutine that is being executed: where it starts and which locals it has used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Subroutine {
    pub(super) entry: u16,
    pub(super) used: Vec<bool>,
}

/// The types of all locals and of the operand stack at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Frame {
    pub(super) locals: Vec<Type>,
    pub(super) stack: Vec<Type>,
    /// In a constructor that has not called another one.
    pub(super) this_uninit: bool,
    /// Outermost first; inference only.
    pub(super) subroutines: Vec<Subroutine>,
}

impl Frame {
    /// The constructor call on `uninit` has succeeded.
    pub(super) fn initialize(&mut self, uninit: Type, class: Type) {
        for slot in self.locals.iter_mut().chain(&mut self.stack) {
            if *slot == uninit {
                *slot = class;
            }
        }
        if uninit == Type::UninitThis {
            self.this_uninit = false;
        }
    }

    /// Writes a local; what it tears in half becomes unusable.
    pub(super) fn set_local(&mut self, index: usize, value: Type) {
        if self.locals[index].high().is_some() && index + 1 < self.locals.len() {
            self.locals[index + 1] = Type::Top;
        }
        if self.locals[index].is_high() && index > 0 {
            self.locals[index - 1] = Type::Top;
        }
        self.locals[index] = value;
    }

    /// Notes in every subroutine being executed that it uses a local.
    pub(super) fn note_use(&mut self, index: usize) {
        for subroutine in &mut self.subroutines {
            subroutine.used[index] = true;
        }
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |types: &[Type]| {
            let shown = types.iter().enumerate().filter(|(_, t)| !t.is_high()).map(|(_, t)| t.to_string());
            shown.collect::<Vec<_>>().join(", ")
        };
        let used = self.locals.iter().rposition(|&t| t != Type::Top).map_or(0, |last| last + 1);
        let flags = if self.this_uninit { " flagThisUninit" } else { "" };
        writeln!(f, "    flags: {{{flags} }}")?;
        writeln!(f, "    locals: {{ {} }}", list(&self.locals[..used]))?;
        write!(f, "    stack: {{ {} }}", list(&self.stack))
    }
}
