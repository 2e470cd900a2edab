//! Casts: what a failed one says.

use rjpf_classes::Class;
use rjpf_state::{Ref, ThreadId};

use crate::Vm;
use crate::peer::{Exit, throw};

impl Vm {
    /// Is this object, which is not null, an instance of the class?
    #[inline(always)]
    pub(crate) fn is_instance(&self, object: Ref, class: &'static Class) -> bool {
        let id = self.pages.memory.class_id(object);
        id == class.id || self.registry.class(id).is_subclass_of(class)
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
}
