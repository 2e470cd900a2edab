//! Rust types that stand for Java classes, and the types of what is in their fields and arrays.

use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use rjpf_classes::{Class, Name, Registry};

use crate::Value;

/// An object of any class. It means something during the call in which it was come by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Object(pub(super) NonZeroU32);

impl Object {
    pub(super) fn of(handle: u32) -> Option<Object> {
        NonZeroU32::new(handle).map(Object)
    }
}

/// A type that stands for a Java class. `host_class!` makes them.
pub trait HostClass: Copy + PartialEq + 'static {
    fn shape() -> &'static Shape;
    fn from_object(object: Object) -> Self;
    fn object(self) -> Object;
}

/// Names of fields, and what makes their descriptors.
type Fields = &'static [(&'static str, fn() -> String)];

/// The Java class that a type stands for, and the fields it has.
pub struct Shape {
    name: &'static str,
    fields: Fields,
    /// What was found in the registry that asked last: one per process, except in tests.
    found: AtomicPtr<Found>,
}

/// Why a type cannot stand for its class now.
pub(super) enum Trouble {
    /// Nothing has needed the class yet.
    NotLoaded,
    /// The class is another one than the type was written for.
    Misfit(String),
}

struct Found {
    registry: *const Registry,
    class: &'static Class,
    offsets: Box<[u32]>,
}

impl Shape {
    #[doc(hidden)]
    pub const fn new(name: &'static str, fields: Fields) -> Shape {
        Shape { name, fields, found: AtomicPtr::new(ptr::null_mut()) }
    }

    pub(super) fn class_in(
        &self,
        registry: &'static Registry,
        from: &'static Class,
    ) -> Result<&'static Class, Trouble> {
        self.found(registry, from).map(|found| found.class)
    }

    #[inline]
    fn found(&self, registry: &'static Registry, from: &'static Class) -> Result<&'static Found, Trouble> {
        // SAFETY: what is published here is complete and lives for ever.
        match unsafe { self.found.load(Ordering::Acquire).as_ref() } {
            Some(found) if ptr::eq(found.registry, registry) => Ok(found),
            _ => self.find(registry, from),
        }
    }

    #[cold]
    fn find(&self, registry: &'static Registry, from: &'static Class) -> Result<&'static Found, Trouble> {
        let class = registry.loaded(from, Name::from(self.name));
        let class = class.ok_or(Trouble::NotLoaded)?;
        let mut offsets = Vec::with_capacity(self.fields.len());
        for (name, descriptor) in self.fields {
            let descriptor = descriptor();
            let field = registry.find_field(class, Name::from(*name), Name::from(descriptor.as_str()));
            let field = field.filter(|field| !field.is_static());
            let misfit = || Trouble::Misfit(format!("class {} has no field {name}:{descriptor}", self.name));
            offsets.push(field.ok_or_else(misfit)?.offset);
        }
        let found = Box::leak(Box::new(Found { registry, class, offsets: offsets.into() }));
        self.found.store(found, Ordering::Release);
        Ok(found)
    }
}

/// A field of the class that `C` stands for, with a value of type `V`.
pub struct Field<C, V> {
    index: usize,
    of: PhantomData<fn(C) -> V>,
}

impl<C, V> Clone for Field<C, V> {
    fn clone(&self) -> Field<C, V> {
        *self
    }
}
impl<C, V> Copy for Field<C, V> {}

impl<C: HostClass, V> Field<C, V> {
    #[doc(hidden)]
    pub const fn new(index: usize) -> Field<C, V> {
        Field { index, of: PhantomData }
    }

    #[inline]
    pub(super) fn offset_in(self, registry: &'static Registry, from: &'static Class) -> Result<u32, Trouble> {
        C::shape().found(registry, from).map(|found| found.offsets[self.index])
    }
}

/// What can be in a field or an array.
pub trait Stored: Copy + 'static {
    /// Bytes of an element of an array.
    const BYTES: u32;
    const WIDE: bool = Self::BYTES == 8;
    const REFERENCE: bool = false;
    fn descriptor() -> String;
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
}

macro_rules! stored {
    ($($type:ty = $descriptor:literal, $bytes:literal, $of:expr, $bits:expr;)+) => {$(
        impl Stored for $type {
            const BYTES: u32 = $bytes;
            fn descriptor() -> String {
                $descriptor.to_string()
            }
            fn of(bits: u64) -> $type {
                $of(bits)
            }
            fn bits(self) -> u64 {
                $bits(self)
            }
        }
    )+};
}

stored! {
    bool = "Z", 1, |bits| bits as u8 != 0, u64::from;
    i8 = "B", 1, |bits| bits as i8, |value| i32::from(value) as u32 as u64;
    u16 = "C", 2, |bits| bits as u16, |value: u16| u64::from(value);
    i16 = "S", 2, |bits| bits as i16, |value| i32::from(value) as u32 as u64;
    i32 = "I", 4, |bits| bits as i32, |value| value as u32 as u64;
    f32 = "F", 4, |bits| f32::from_bits(bits as u32), |value: f32| u64::from(value.to_bits());
    i64 = "J", 8, |bits| bits as i64, |value| value as u64;
    f64 = "D", 8, f64::from_bits, |value: f64| value.to_bits();
}

/// A reference of type `Object`, which may be null.
impl Stored for Option<Object> {
    const BYTES: u32 = 4;
    const REFERENCE: bool = true;
    fn descriptor() -> String {
        "Ljava/lang/Object;".to_string()
    }
    fn of(bits: u64) -> Option<Object> {
        Object::of(bits as u32)
    }
    fn bits(self) -> u64 {
        self.map_or(0, |object| u64::from(object.0.get()))
    }
}

/// A reference of the type that `C` stands for, which may be null.
impl<C: HostClass> Stored for Option<C> {
    const BYTES: u32 = 4;
    const REFERENCE: bool = true;
    fn descriptor() -> String {
        format!("L{};", C::shape().name)
    }
    fn of(bits: u64) -> Option<C> {
        Object::of(bits as u32).map(C::from_object)
    }
    fn bits(self) -> u64 {
        self.map_or(0, |value| u64::from(value.object().0.get()))
    }
}

/// An array of elements of type `V`.
#[derive(Debug)]
pub struct Array<V>(pub(super) Object, PhantomData<fn() -> V>);

impl<V> Clone for Array<V> {
    fn clone(&self) -> Array<V> {
        *self
    }
}
impl<V> Copy for Array<V> {}
impl<V> PartialEq for Array<V> {
    fn eq(&self, other: &Array<V>) -> bool {
        self.0 == other.0
    }
}

impl<V> Array<V> {
    pub(super) fn from_object(object: Object) -> Array<V> {
        Array(object, PhantomData)
    }
    pub fn object(self) -> Object {
        self.0
    }
}

impl<V: Stored> Stored for Option<Array<V>> {
    const BYTES: u32 = 4;
    const REFERENCE: bool = true;
    fn descriptor() -> String {
        format!("[{}", V::descriptor())
    }
    fn of(bits: u64) -> Option<Array<V>> {
        Object::of(bits as u32).map(Array::from_object)
    }
    fn bits(self) -> u64 {
        self.map_or(0, |array| u64::from(array.0.0.get()))
    }
}

impl From<Option<Object>> for Value {
    fn from(object: Option<Object>) -> Value {
        Value::Word(object.map_or(0, |object| object.0.get()))
    }
}
impl<V> From<Array<V>> for Value {
    fn from(array: Array<V>) -> Value {
        array.0.into()
    }
}
impl From<Object> for Value {
    fn from(object: Object) -> Value {
        Value::Word(object.0.get())
    }
}

/// Makes a type that stands for a Java class, with the fields that are wanted:
///
/// ```
/// rjpf_vm::host_class! {
///     pub Node = "bst/Node" {
///         KEY: i32 = "key",
///         LEFT: Option<Node> = "left",
///     }
/// }
/// ```
#[macro_export]
macro_rules! host_class {
    ($(#[$doc:meta])* $visible:vis $name:ident = $class:literal { $($field:ident: $type:ty = $java:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $visible struct $name($crate::host::Object);

        #[allow(dead_code, reason = "not every field is touched by every implementation")]
        impl $name {
            $crate::host_class!(@fields $name; 0; $($field: $type,)*);
        }

        impl $crate::host::HostClass for $name {
            fn shape() -> &'static $crate::host::Shape {
                static SHAPE: $crate::host::Shape = $crate::host::Shape::new(
                    $class,
                    &[$(($java, <$type as $crate::host::Stored>::descriptor as fn() -> String)),*],
                );
                &SHAPE
            }
            fn from_object(object: $crate::host::Object) -> $name {
                $name(object)
            }
            fn object(self) -> $crate::host::Object {
                self.0
            }
        }
    };
    (@fields $name:ident; $index:expr; ) => {};
    (@fields $name:ident; $index:expr; $field:ident: $type:ty, $($rest:tt)*) => {
        pub const $field: $crate::host::Field<$name, $type> = $crate::host::Field::new($index);
        $crate::host_class!(@fields $name; $index + 1; $($rest)*);
    };
}
