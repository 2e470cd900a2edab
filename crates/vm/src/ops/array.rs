//! Arrays: where elements lie, how they are packed, how arrays come to be.
//!
//! Loads and stores take an index that was checked against the length.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, Class};
use rjpf_state::{Memory, Ref, ThreadId};

use crate::invoke::Step;
use crate::peer::{Exit, out_of_memory, throw};
use crate::{Stop, Vm};

/// `int`, `float` and references.
#[inline(always)]
pub fn load_word(memory: &Memory, array: Ref, index: u32) -> u32 {
    memory.element(array, index)
}

/// `long` and `double`.
#[inline(always)]
pub fn load_wide(memory: &Memory, array: Ref, index: u32) -> u64 {
    memory.get2(wide_at(array, index))
}

/// `byte` and `boolean`.
#[inline(always)]
pub fn load_byte(memory: &Memory, array: Ref, index: u32) -> u32 {
    i32::from(memory.byte(array.wrapping_add(ARRAY_HEADER), index) as i8) as u32
}

#[inline(always)]
pub fn load_char(memory: &Memory, array: Ref, index: u32) -> u32 {
    u32::from(memory.half(array.wrapping_add(ARRAY_HEADER), index))
}

#[inline(always)]
pub fn load_short(memory: &Memory, array: Ref, index: u32) -> u32 {
    i32::from(memory.half(array.wrapping_add(ARRAY_HEADER), index) as i16) as u32
}

#[inline(always)]
pub fn store_word(memory: &mut Memory, array: Ref, index: u32, value: u32) {
    memory.set_element(array, index, value);
}

#[inline(always)]
pub fn store_wide(memory: &mut Memory, array: Ref, index: u32, value: u64) {
    memory.set2(wide_at(array, index), value);
}

/// What `bastore` puts into this array: of a `boolean` one bit. `booleans` is the class of `boolean[]`.
#[inline(always)]
pub fn narrow(memory: &Memory, booleans: u32, array: Ref, value: u32) -> u8 {
    let bits = if memory.class_id(array).0 == booleans { 1 } else { 0xFF };
    value as u8 & bits
}

#[inline(always)]
pub fn store_byte(memory: &mut Memory, array: Ref, index: u32, value: u8) {
    memory.set_byte(array.wrapping_add(ARRAY_HEADER), index, value);
}

/// `char` and `short`.
#[inline(always)]
pub fn store_short(memory: &mut Memory, array: Ref, index: u32, value: u32) {
    memory.set_half(array.wrapping_add(ARRAY_HEADER), index, value as u16);
}

#[inline(always)]
fn wide_at(array: Ref, index: u32) -> u32 {
    array.wrapping_add(ARRAY_HEADER).wrapping_add(index.wrapping_mul(2))
}

/// Element types by the JVM's `newarray` code.
pub(crate) const NEWARRAY: [BaseType; 8] = [
    BaseType::Boolean,
    BaseType::Char,
    BaseType::Float,
    BaseType::Double,
    BaseType::Byte,
    BaseType::Short,
    BaseType::Int,
    BaseType::Long,
];

impl Vm {
    pub(crate) fn out_of_bounds(&mut self, thread: ThreadId, array: Ref, index: u32) -> Result<Step, Stop> {
        let length = self.pages.memory.array_length(array);
        let message = format!("Index {} out of bounds for length {length}", index as i32);
        self.exit_step(thread, throw("java/lang/ArrayIndexOutOfBoundsException", message))
    }

    #[inline]
    pub(crate) fn element_fits(&self, array: Ref, value: Ref) -> bool {
        match self.class_of(array).component() {
            Some(component) => {
                let class = self.class_of(value);
                std::ptr::eq(class, component) || class.is_subclass_of(component)
            }
            None => false,
        }
    }

    pub(crate) fn array_store_error(&mut self, thread: ThreadId, value: Ref) -> Result<Step, Stop> {
        let message = self.class_of(value).external_name();
        self.exit_step(thread, throw("java/lang/ArrayStoreException", message))
    }

    pub fn new_primitive_array(&mut self, code: u16, length: i32) -> Result<Ref, Exit> {
        let element = NEWARRAY[(code - 4) as usize];
        let class = self.registry.array_of(self.registry.primitive(element));
        self.new_array_checked(class, element, length)
    }

    pub fn new_reference_array(&mut self, component: &'static Class, length: i32) -> Result<Ref, Exit> {
        let class = self.registry.array_of(component);
        self.new_array_checked(class, component.base_type(), length)
    }

    fn new_array_checked(&mut self, class: &'static Class, element: BaseType, length: i32) -> Result<Ref, Exit> {
        let Ok(length) = u32::try_from(length) else {
            return Err(throw("java/lang/NegativeArraySizeException", length.to_string()));
        };
        let words = rjpf_state::heap::array_words(element, length).ok_or_else(too_long)?;
        if self.pages.memory.heap_top() - self.heap_start + words > self.environment.max_heap_words {
            return Err(out_of_memory());
        }
        self.pages.memory.new_array(class, element, length).ok_or_else(out_of_memory)
    }

    /// `multianewarray`: all sizes are checked before anything is allocated.
    pub fn new_multi_array(&mut self, class: &'static Class, sizes: &[i32]) -> Result<Ref, Exit> {
        if let Some(negative) = sizes.iter().find(|&&n| n < 0) {
            return Err(throw("java/lang/NegativeArraySizeException", negative.to_string()));
        }
        self.nested_array(class, sizes)
    }

    fn nested_array(&mut self, class: &'static Class, sizes: &[i32]) -> Result<Ref, Exit> {
        let element = class.element_type().unwrap_or(BaseType::Ref);
        // One instruction can ask for any number of arrays.
        if let Some(cause) = self.brake().pulled() {
            return Err(Exit::Halted(cause));
        }
        let array = self.new_array_checked(class, element, sizes[0])?;
        if let (Some(component), [_, rest @ ..]) = (class.component(), sizes)
            && !rest.is_empty()
        {
            for i in 0..sizes[0] as u32 {
                let inner = self.nested_array(component, rest)?;
                self.pages.memory.set_element(array, i, inner);
            }
        }
        Ok(array)
    }
}

fn too_long() -> Exit {
    throw("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit")
}
