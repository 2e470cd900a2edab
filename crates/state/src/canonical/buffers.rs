//! Output buffers of the booted library: what lies behind their count is no state.
//!
//! `System.out` writes through arrays that keep what was printed last. Nobody can read it there,
//! and two states must not differ because different text was printed on the way to them. So these
//! arrays enter the form up to their count only, which between prints is zero.

use rjpf_classes::address::{ARRAY_HEADER, HEAP};
use rjpf_classes::{BaseType, Class, ClassId, Registry};

use super::names::Names;
use crate::filter::OUTPUT_BUFFERS;
use crate::heap::CLASS_MASK;
use crate::roots;
use crate::{Memory, Pages, Ref};

/// One buffer of a booted stream or writer.
struct Buffer {
    array: Ref,
    name: u64,
    element_bytes: u32,
    /// Address of the field that holds the array; it counts only while it does.
    holder: u32,
    /// Address of the number of elements in use.
    count: u32,
}

/// The output buffers that were booted, by the name of their array.
pub(super) struct Buffers(Vec<Buffer>);

impl Buffers {
    pub(super) fn find(pages: &Pages, names: &Names, heap_start: u32) -> Buffers {
        let registry = names.registry;
        let mut found = Vec::new();
        for (object, class) in roots::objects(&pages.memory, registry, HEAP.start, heap_start) {
            for entry in OUTPUT_BUFFERS {
                if instance_of(registry, class, entry.class) {
                    let array = follow(pages, registry, object, entry.array);
                    let count = follow(pages, registry, object, entry.count);
                    found.extend(array.zip(count).and_then(|(holder, count)| buffer(pages, names, holder, count)));
                }
            }
        }
        found.sort_unstable_by_key(|buffer: &Buffer| buffer.name);
        Buffers(found)
    }

    /// Is the booted object the array of an output buffer?
    pub(super) fn owns(&self, object: Ref) -> bool {
        self.0.iter().any(|buffer| buffer.array == object)
    }

    /// Writes what has not been written out yet.
    pub(super) fn write(&self, memory: &Memory, mark: u32, out: &mut Vec<u32>) {
        for buffer in &self.0 {
            let count = memory.get(buffer.count);
            if count == 0 || memory.get(buffer.holder) != buffer.array {
                continue;
            }
            out.extend_from_slice(&[mark, buffer.name as u32, (buffer.name >> 32) as u32, count]);
            let bytes = (count.min(memory.array_length(buffer.array)) * buffer.element_bytes) as usize;
            let bytes = memory.bytes(buffer.array + ARRAY_HEADER, 0, bytes);
            out.extend(bytes.chunks(4).map(|c| c.iter().rev().fold(0, |word, &b| word << 8 | u32::from(b))));
        }
    }
}

fn instance_of(registry: &Registry, class: &'static Class, name: &str) -> bool {
    class.display.iter().any(|&id| registry.class(id).name == name)
}

/// The class an object had at genesis.
fn class_at(pages: &Pages, registry: &Registry, object: Ref) -> &'static Class {
    registry.class(ClassId(pages.genesis_word(object) & CLASS_MASK))
}

/// The address of the field at the end of a path of fields, as it led at genesis.
fn follow(pages: &Pages, registry: &Registry, object: Ref, path: &[&str]) -> Option<u32> {
    let mut at = 0;
    let mut object = object;
    for (i, name) in path.iter().enumerate() {
        if i > 0 {
            object = pages.genesis_word(at);
        }
        if object == 0 {
            return None;
        }
        let owners = class_at(pages, registry, object).display.iter().map(|&id| registry.class(id));
        let mut fields = owners.flat_map(|class| class.fields.iter()).filter(|f| !f.is_static());
        at = object + fields.find(|f| f.name == *name)?.offset;
    }
    Some(at)
}

fn buffer(pages: &Pages, names: &Names, holder: u32, count: u32) -> Option<Buffer> {
    let array = pages.genesis_word(holder);
    if !HEAP.contains(&array) {
        return None;
    }
    let element = class_at(pages, names.registry, array).element_type().filter(|&e| e != BaseType::Ref)?;
    Some(Buffer { array, name: names.booted(array), element_bytes: element.element_bytes(), holder, count })
}
