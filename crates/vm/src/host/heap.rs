//! Objects as a host implementation sees them: where they are, with a record of what to undo (lazy), or
//! copies of everything that the arguments lead to (eager).
//!
//! An object goes by a handle. Lazily that is its address, so that aliases, cycles and arrays are what
//! they are; a word is translated by being read, and written back by being written. Eagerly it is the
//! number of a copy, counted from the first heap word of the program: what lies below was booted, is not
//! copied, and goes by its address too.

use std::collections::HashMap;

use rjpf_classes::{BaseType, Class, ClassId, Method};
use rjpf_state::heap::{array_words, object_words};
use rjpf_state::roots::visit_object;
use rjpf_state::{Memory, Ref, global};

use super::{Abandon, Translation};
use crate::{Value, Vm};

/// A word that was changed, and what it was.
struct Change {
    holder: Ref,
    at: u32,
    old: u32,
    reference: bool,
}

/// A copy of an object.
struct Copy {
    /// Address of the original; zero of a new object.
    original: Ref,
    class: &'static Class,
    words: Vec<u32>,
}

pub(super) struct Objects {
    /// Other threads exist: an object that they can reach is not touched.
    company: bool,
    heap_start: u32,
    /// Where the heap ended before the call.
    heap_top: u32,
    changes: Vec<Change>,
    copies: Option<Vec<Copy>>,
}

impl Objects {
    /// The objects of a call, and its arguments with handles in the place of addresses.
    pub(super) fn of_call(
        vm: &Vm,
        company: bool,
        method: &Method,
        args: &[u32],
    ) -> Result<(Objects, Vec<u32>), Abandon> {
        let memory = &vm.pages.memory;
        let mut objects = Objects {
            company,
            heap_start: vm.heap_start,
            heap_top: memory.heap_top(),
            changes: Vec::new(),
            copies: None,
        };
        let mut args = args.to_vec();
        if vm.environment.translation == Translation::Eager {
            let roots = reference_arguments(method).map(|i| args[i]).collect();
            let (copies, handles) = objects.copy_all(vm, roots)?;
            for i in reference_arguments(method) {
                args[i] = handles.get(&args[i]).copied().unwrap_or(args[i]);
            }
            objects.copies = Some(copies);
        }
        Ok((objects, args))
    }

    /// Copies everything that can be reached.
    fn copy_all(&self, vm: &Vm, mut open: Vec<Ref>) -> Result<(Vec<Copy>, HashMap<Ref, u32>), Abandon> {
        let memory = &vm.pages.memory;
        let mut copies: Vec<Copy> = Vec::new();
        let mut handles: HashMap<Ref, u32> = HashMap::new();
        while let Some(object) = open.pop() {
            if object < self.heap_start || handles.contains_key(&object) {
                continue;
            }
            self.guard(memory, object)?;
            let class = vm.class_of(object);
            handles.insert(object, self.heap_start + copies.len() as u32);
            let words = memory.words(object, object_words(memory, class, object)).to_vec();
            copies.push(Copy { original: object, class, words });
            visit_object(memory, class, object, &mut |at| open.push(memory.get(at)));
        }
        for copy in &mut copies {
            visit_object(memory, copy.class, copy.original, &mut |at| {
                let word = &mut copy.words[(at - copy.original) as usize];
                *word = handles.get(word).copied().unwrap_or(*word);
            });
        }
        Ok((copies, handles))
    }

    /// An object that somebody else could touch is not ours to touch in one step.
    #[inline]
    fn guard(&self, memory: &Memory, object: Ref) -> Result<(), Abandon> {
        let is_shared = || object < self.heap_start || memory.is_shared(object);
        if self.company && is_shared() { Err(Abandon) } else { Ok(()) }
    }

    fn index(&self, handle: Ref) -> usize {
        (handle - self.heap_start) as usize
    }

    pub(super) fn class_id(&self, memory: &Memory, handle: Ref) -> ClassId {
        match &self.copies {
            Some(copies) if handle >= self.heap_start => copies[self.index(handle)].class.id,
            _ => memory.class_id(handle),
        }
    }

    #[inline]
    pub(super) fn read(&self, memory: &Memory, handle: Ref, at: u32) -> Result<u32, Abandon> {
        if let Some(copies) = &self.copies
            && handle >= self.heap_start
        {
            return Ok(copies[self.index(handle)].words[at as usize]);
        }
        self.guard(memory, handle)?;
        Ok(memory.get(handle + at))
    }

    #[inline]
    pub(super) fn write(
        &mut self,
        memory: &mut Memory,
        handle: Ref,
        at: u32,
        value: u32,
        reference: bool,
    ) -> Result<(), Abandon> {
        if let Some(copies) = &mut self.copies {
            // Nothing that was booted is written: its references would have to be addresses.
            let index = handle.checked_sub(self.heap_start).ok_or(Abandon)?;
            copies[index as usize].words[at as usize] = value;
            return Ok(());
        }
        self.guard(memory, handle)?;
        let old = memory.get(handle + at);
        if old != value {
            self.changes.push(Change { holder: handle, at: handle + at, old, reference });
            memory.set(handle + at, value);
        }
        Ok(())
    }

    pub(super) fn allocate(
        &mut self,
        memory: &mut Memory,
        class: &'static Class,
        length: Option<u32>,
    ) -> Result<Ref, Abandon> {
        let words = match (class.element_type(), length) {
            (Some(element), Some(length)) => array_words(element, length).ok_or(Abandon)?,
            (None, None) => class.instance_words,
            _ => return Err(Abandon),
        };
        let Some(copies) = &mut self.copies else {
            return new_object(memory, class, words, length).ok_or(Abandon);
        };
        let mut copy = Copy { original: 0, class, words: vec![0; words as usize] };
        copy.words[0] = class.id.0;
        if let Some(length) = length {
            copy.words[super::LENGTH as usize] = length;
        }
        copies.push(copy);
        Ok(self.heap_start + copies.len() as u32 - 1)
    }

    /// Nothing has happened.
    pub(super) fn undo(self, memory: &mut Memory) {
        for change in self.changes.iter().rev() {
            memory.set(change.at, change.old);
        }
        let top = memory.heap_top();
        // What lies above the top is zero.
        memory.words_mut(self.heap_top, top - self.heap_top).fill(0);
        memory.set(global::HEAP_TOP, self.heap_top);
    }

    /// Everything is in the words of the state, references that others can reach are published. Gives the
    /// value that the method returns; `None` if there is no room for the new objects.
    pub(super) fn finish(mut self, vm: &mut Vm, value: Value, ret: BaseType) -> Option<Value> {
        let Some(mut copies) = self.copies.take() else {
            for Change { holder, at, .. } in self.changes.iter().filter(|change| change.reference) {
                let stored = vm.pages.memory.get(*at);
                vm.publish_into(*holder, stored);
            }
            return Some(value);
        };
        let memory = &mut vm.pages.memory;
        for copy in copies.iter_mut().filter(|copy| copy.original == 0) {
            let length = copy.class.is_array().then(|| copy.words[super::LENGTH as usize]);
            let Some(made) = new_object(memory, copy.class, copy.words.len() as u32, length) else {
                self.undo(memory);
                return None;
            };
            copy.original = made;
        }
        let address = |handle: u32| match handle.checked_sub(self.heap_start) {
            Some(index) => copies[index as usize].original,
            None => handle,
        };
        for copy in &copies {
            write_back(vm, copy, &address);
        }
        Some(match (ret, value) {
            (BaseType::Ref, Value::Word(handle)) => Value::Word(address(handle)),
            (_, value) => value,
        })
    }
}

/// Writes the words of a copy that differ from those of its original.
fn write_back(vm: &mut Vm, copy: &Copy, address: &dyn Fn(u32) -> Ref) {
    let mut slots = Vec::new();
    visit_object(&vm.pages.memory, copy.class, copy.original, &mut |at| slots.push(at - copy.original));
    let mut slots = slots.into_iter().peekable();
    // The class and lock words are nobody's business here.
    for (i, &word) in copy.words.iter().enumerate().skip(2) {
        let is_reference = slots.next_if_eq(&(i as u32)).is_some();
        let (at, value) = (copy.original + i as u32, if is_reference { address(word) } else { word });
        if vm.pages.memory.get(at) != value {
            if is_reference {
                vm.publish_into(copy.original, value);
            }
            vm.pages.memory.set(at, value);
        }
    }
}

fn new_object(memory: &mut Memory, class: &Class, words: u32, length: Option<u32>) -> Option<Ref> {
    let at = memory.allocate(words)?;
    memory.set(at, class.id.0);
    if let Some(length) = length {
        memory.set(at + super::LENGTH, length);
    }
    Some(at)
}

/// Words of the arguments that are references.
fn reference_arguments(method: &Method) -> impl Iterator<Item = usize> + '_ {
    let receiver = (!method.is_static()).then_some(BaseType::Ref);
    let mut at = 0;
    receiver.into_iter().chain(method.params.iter().copied()).filter_map(move |kind| {
        let word = at;
        at += kind.words() as usize;
        (kind == BaseType::Ref).then_some(word)
    })
}
