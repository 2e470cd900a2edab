//! What call sites and constants were linked to, in this state; of class constants and nest hosts, only failures.
//!
//! Linking runs Java code and its result is an object, so it is state. The links are records in
//! one heap array that is sorted by class name and place, so that two states with the same links
//! have the same array whatever the order in which they were made.

use std::cmp::Ordering;

use rjpf_classes::{BaseType, Class, Name};
use rjpf_classfile::Constant;
use rjpf_classfile::access::{ACC_FINAL, ACC_PRIVATE, ACC_PUBLIC, ACC_SUPER};
use rjpf_classfile::build::ClassBuilder;
use rjpf_state::{Ref, global};

use crate::Vm;
use crate::peer::{Exit, out_of_memory};

pub(crate) const LINK_CLASS: &str = "rjpf/vm/Link";

/// Which constant or instruction of a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    /// Zero for an entry of the constant pool; else the method's slot plus one.
    pub method: u32,
    /// Pool index or bytecode index.
    pub index: u32,
}

impl Place {
    /// The host of the nest that a class says it belongs to: no constant has this index.
    pub(crate) const NEST_HOST: Place = Place { method: 0, index: 0 };

    pub(crate) fn pool(index: u16) -> Place {
        Place { method: 0, index: u32::from(index) }
    }
}

/// The class constant by which code of a class names another one.
pub(crate) fn class_constant(class: &Class, name: Name) -> Option<Place> {
    let pool = &class.file?.pool;
    let named = |index: u16| pool.class_name(index).is_ok_and(|n| n == name.bytes());
    let constants = pool.iter().filter(|(_, constant)| matches!(constant, Constant::Class { .. }));
    constants.map(|(index, _)| index).find(|&index| named(index)).map(Place::pool)
}

/// The outcome of linking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The constant (boxed), or the `MemberName` to call.
    pub value: Ref,
    /// Last argument of the call, if not null.
    pub appendix: Ref,
    /// The linkage error that every further attempt throws again.
    pub error: Ref,
}

/// Field offsets of a record, in the order in which `link_class` declares them.
mod at {
    use rjpf_classes::address::OBJECT_HEADER;
    pub(super) const OWNER: u32 = OBJECT_HEADER;
    pub(super) const METHOD: u32 = OBJECT_HEADER + 1;
    pub(super) const INDEX: u32 = OBJECT_HEADER + 2;
    pub(super) const VALUE: u32 = OBJECT_HEADER + 3;
    pub(super) const APPENDIX: u32 = OBJECT_HEADER + 4;
    pub(super) const ERROR: u32 = OBJECT_HEADER + 5;
}

/// The class file of the record.
pub(crate) fn link_class() -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_FINAL | ACC_SUPER, LINK_CLASS, "java/lang/Object");
    let object = "Ljava/lang/Object;";
    for (name, descriptor) in
        [("owner", object), ("method", "I"), ("index", "I"), ("value", object), ("appendix", object), ("error", object)]
    {
        class.field(ACC_PRIVATE, name, descriptor);
    }
    class.finish().expect("six fields make a class")
}

impl Vm {
    fn link_order(&self, record: Ref, class: &'static Class, place: Place) -> Ordering {
        let memory = &self.pages.memory;
        let owner = self.class_of_mirror(memory.get(record + at::OWNER));
        if !std::ptr::eq(owner, class) {
            let key = |c: &Class| (c.name, c.loader);
            match key(owner).cmp(&key(class)) {
                // Two hidden classes may share a name; each path has one of them at a time.
                Ordering::Equal => return owner.id.cmp(&class.id),
                other => return other,
            }
        }
        let found = Place { method: memory.get(record + at::METHOD), index: memory.get(record + at::INDEX) };
        found.cmp(&place)
    }

    fn search_link(&self, class: &'static Class, place: Place) -> Result<usize, usize> {
        let list = self.pages.memory.get(global::LINKS);
        if list == 0 {
            return Err(0);
        }
        let records = self.pages.memory.word_array(list);
        records.binary_search_by(|&record| match record {
            0 => Ordering::Greater,
            record => self.link_order(record, class, place),
        })
    }

    /// What a place was linked to, if it was.
    pub(crate) fn link_at(&self, class: &'static Class, place: Place) -> Option<Link> {
        let position = self.search_link(class, place).ok()?;
        let memory = &self.pages.memory;
        let record = memory.element(memory.get(global::LINKS), position as u32);
        Some(Link {
            value: memory.get(record + at::VALUE),
            appendix: memory.get(record + at::APPENDIX),
            error: memory.get(record + at::ERROR),
        })
    }

    /// Records a link; the first one of a place stays.
    pub(crate) fn add_link(&mut self, class: &'static Class, place: Place, link: Link) -> Result<(), Exit> {
        let Err(position) = self.search_link(class, place) else {
            return Ok(());
        };
        let owner = self.mirror(class);
        let shape = self.registry.known(LINK_CLASS);
        let memory = &mut self.pages.memory;
        let record = memory.new_object(shape).ok_or_else(out_of_memory)?;
        for (offset, value) in [
            (at::OWNER, owner),
            (at::METHOD, place.method),
            (at::INDEX, place.index),
            (at::VALUE, link.value),
            (at::APPENDIX, link.appendix),
            (at::ERROR, link.error),
        ] {
            memory.set(record + offset, value);
        }
        // Every thread that comes to this place gets the same objects.
        self.publish(record);
        self.insert_link(position, record)
    }

    /// The array's length is a power of two above the number of links, unused elements are null.
    fn insert_link(&mut self, position: usize, record: Ref) -> Result<(), Exit> {
        let objects = self.registry.array_of(self.known.object);
        let memory = &mut self.pages.memory;
        let list = memory.get(global::LINKS);
        let mut records: Vec<Ref> = if list == 0 { Vec::new() } else { memory.word_array(list).to_vec() };
        records.retain(|&r| r != 0);
        records.insert(position, record);
        let length = (records.len() + 1).next_power_of_two().max(8) as u32;
        let list = match list {
            0 => memory.new_array(objects, BaseType::Ref, length).ok_or_else(out_of_memory)?,
            old if memory.array_length(old) != length => {
                memory.new_array(objects, BaseType::Ref, length).ok_or_else(out_of_memory)?
            }
            old => old,
        };
        memory.word_array_mut(list)[..records.len()].copy_from_slice(&records);
        memory.set(global::LINKS, list);
        Ok(())
    }
}
