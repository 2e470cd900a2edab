//! Fields: words of an object at an offset, or of a class at an address.

use rjpf_classes::{BaseType, Field, Method};
use rjpf_state::Memory;

use crate::Vm;
use crate::peer::{Exit, Value, throw};

/// The value of the field at this address.
#[inline(always)]
pub fn get(memory: &Memory, at: u32, kind: BaseType) -> Value {
    match kind.is_wide() {
        true => Value::Wide(memory.get2(at)),
        false => Value::Word(memory.get(at)),
    }
}

#[inline(always)]
pub fn put(memory: &mut Memory, at: u32, value: Value) {
    match value {
        Value::Wide(wide) => memory.set2(at, wide),
        Value::Word(word) => memory.set(at, word),
        Value::Void => {}
    }
}

impl Vm {
    pub(crate) fn check_final_write(&self, method: &Method, field: &Field) -> Result<(), Exit> {
        if method.may_write(field) {
            return Ok(());
        }
        let owner = self.registry.class(field.class).name.dotted();
        let (kind, initializer) = if field.is_static() { ("static", "<clinit>") } else { ("non-static", "<init>") };
        let whence = if field.class == method.class.id {
            format!("method ({}) than the initializer method {initializer} ", method.name)
        } else {
            format!("class ({}) than the field's declaring class", method.class.name.dotted())
        };
        let message =
            format!("Update to {kind} final field {owner}.{} attempted from a different {whence}", field.name);
        Err(throw("java/lang/IllegalAccessError", message))
    }
}
