//! Ops that are too long for the dispatch loop: array creation, failed casts and bounds.

use rjpf_classes::{BaseType, Class, Field, Method};
use rjpf_state::{Ref, ThreadId};

use crate::invoke::Step;
use crate::peer::{Exit, out_of_memory, throw};
use crate::{Stop, Vm};

/// Element types by the JVM's `newarray` code.
const NEWARRAY: [BaseType; 8] = [
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

    pub(crate) fn array_store_error(&mut self, thread: ThreadId, _array: Ref, value: Ref) -> Result<Step, Stop> {
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

    pub(crate) fn class_cast(&mut self, thread: ThreadId, value: Ref, class: &'static Class) -> Exit {
        let from = self.class_of(value);
        let places = match self.in_modules(thread, from, class) {
            Ok(places) => places,
            Err(exit) => return exit,
        };
        let (from, class) = (from.external_name(), class.external_name());
        throw("java/lang/ClassCastException", format!("class {from} cannot be cast to class {class} ({places})"))
    }

    /// HotSpot's note on where two classes live.
    fn in_modules(&mut self, thread: ThreadId, a: &'static Class, b: &'static Class) -> Result<String, Exit> {
        let (of_a, of_b) = (self.module_and_loader(thread, a)?, self.module_and_loader(thread, b)?);
        let (name_a, name_b) = (a.external_name(), b.external_name());
        Ok(if of_a == of_b {
            format!("{name_a} and {name_b} are in {of_a}")
        } else {
            format!("{name_a} is in {of_a}; {name_b} is in {of_b}")
        })
    }

    fn module_and_loader(&mut self, thread: ThreadId, class: &'static Class) -> Result<String, Exit> {
        let mut element = class;
        while let Some(component) = element.component() {
            element = component;
        }
        let loader = match element.loader.0 {
            0 => "loader 'bootstrap'".to_string(),
            1 => "loader 'platform'".to_string(),
            2 => "loader 'app'".to_string(),
            _ => {
                let loader = self.loader_object(element);
                let name = self.class_of(loader).name.dotted();
                let hash = self.identity_hash(thread, loader)?;
                format!("loader {name} @{hash:x}")
            }
        };
        Ok(match element.module {
            Some(module) => format!("module {module} of {loader}"),
            None => format!("unnamed module of {loader}"),
        })
    }

    /// Final fields are written by the initialisers of their own class only.
    pub(crate) fn check_final_write(&self, method: &Method, field: &Field) -> Result<(), Exit> {
        if field.is_final() && field.class != method.class.id {
            let owner = self.registry.class(field.class).name.dotted();
            let message = format!(
                "Update to {} final field {owner}.{} attempted from a different class ({}) than the field's declaring class",
                if field.is_static() { "static" } else { "non-static" },
                field.name,
                method.class.name.dotted()
            );
            return Err(throw("java/lang/IllegalAccessError", message));
        }
        Ok(())
    }
}

fn too_long() -> Exit {
    throw("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit")
}
