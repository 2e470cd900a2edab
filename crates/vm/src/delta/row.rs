//! One state as a row: the words that its base lacks.

use std::sync::Arc;

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, ClassId, Registry, SlotKind};
use rjpf_state::{Ref, global, object_words};

use super::{Base, Delta};
use crate::Vm;

/// What kinds of objects a row has, in the order of the canonical form.
pub(super) struct Shape {
    /// Class and length (of arrays) of each.
    pub(super) objects: Box<[(u32, u32)]>,
    /// Where the words of each begin, and in the end their number.
    pub(super) starts: Box<[u32]>,
    /// Which words are references.
    pub(super) refs: Box<[u32]>,
}

/// A state: a base and the words that it lacks. References into the heap are numbers of objects above the start of
/// the heap.
#[derive(Clone)]
pub struct Row {
    pub base: Arc<Base>,
    pub(super) shape: Arc<Shape>,
    /// Live registers, static fields, objects.
    pub(super) words: Box<[u32]>,
}

impl Shape {
    fn new(registry: &Registry, objects: Box<[(u32, u32)]>) -> Shape {
        let (mut starts, mut refs, mut at) = (Vec::new(), Vec::new(), 0);
        for &(class, length) in &objects {
            let class = registry.class(ClassId(class));
            starts.push(at);
            match class.element_type() {
                Some(element) => {
                    if element == BaseType::Ref {
                        refs.extend(at + ARRAY_HEADER..at + ARRAY_HEADER + length);
                    }
                    at += rjpf_state::heap::array_words(element, length).unwrap_or(ARRAY_HEADER);
                }
                None => {
                    let slots = (at..).zip(&class.instance_slots);
                    refs.extend(slots.filter(|(_, kind)| **kind == SlotKind::Ref).map(|(at, _)| at));
                    at += class.instance_words;
                }
            }
        }
        starts.push(at);
        Shape { objects, starts: starts.into(), refs: refs.into() }
    }

    pub(super) fn words(&self) -> usize {
        self.starts.last().map_or(0, |&end| end as usize)
    }
}

impl Vm {
    /// The state that the machine is in as a row; `None` if it is not only words.
    pub fn row_of_state(&mut self, delta: &mut Delta) -> Option<Row> {
        self.alone_at_choice()?;
        let vm = &mut *self;
        vm.canonical.as_mut()?.form(&vm.pages).ok()?;
        let base = self.base_of_state(delta, self.written_statics())?;
        self.row_over(delta, &base)
    }

    /// Is the state that the machine is in that of the row, word by word?
    pub fn is_in_state_of(&mut self, delta: &mut Delta, row: &Row) -> bool {
        let vm = &mut *self;
        let Some(canonical) = vm.canonical.as_mut() else { return false };
        if canonical.form(&vm.pages).is_err() {
            return false;
        }
        let made = self.row_over(delta, &row.base);
        let same = made.is_some_and(|made| made.shape.objects == row.shape.objects && made.words == row.words);
        let Base { thread, live, statics, content, .. } = &*row.base;
        same && self.without_rows(*thread, live, statics).1 == *content
    }

    /// The state that the machine is in, whose form was just made, as a row over a base that it is known to have.
    pub(super) fn row_over(&self, delta: &mut Delta, base: &Arc<Base>) -> Option<Row> {
        let memory = &self.pages.memory;
        let canonical = self.canonical.as_ref()?;
        let shape = self.shape_of(delta, canonical.numbered())?;
        let mut words = Vec::with_capacity(base.live.len() + base.statics.len() + shape.words());
        words.extend(base.slots().map(|slot| memory.get(slot.at)));
        let first = words.len();
        for (i, &object) in canonical.numbered().iter().enumerate() {
            words.extend_from_slice(memory.words(object, shape.starts[i + 1] - shape.starts[i]));
        }
        let numbered = |word: &mut u32| {
            if *word >= self.heap_start {
                *word = self.heap_start + canonical.number_of(*word)?;
            }
            Some(())
        };
        for (i, _) in base.slots().enumerate().filter(|(_, slot)| slot.is_ref) {
            numbered(&mut words[i])?;
        }
        for &at in &shape.refs {
            numbered(&mut words[first + at as usize])?;
        }
        Some(Row { base: base.clone(), shape, words: words.into() })
    }

    /// `None` if one of the objects is more than its words: locked, hashed, or known to the collector.
    fn shape_of(&self, delta: &mut Delta, objects: &[Ref]) -> Option<Arc<Shape>> {
        let memory = &self.pages.memory;
        let mut key = Vec::with_capacity(objects.len());
        for &object in objects {
            let class = self.class_of(object);
            if memory.get(object + 1) != 0 {
                return None;
            }
            key.push((class.id.0, if class.is_array() { memory.array_length(object) } else { 0 }));
        }
        if let Some(shape) = delta.shapes.get(key.as_slice()) {
            return Some(shape.clone());
        }
        let reference = self.registry.known("java/lang/ref/Reference");
        if objects.iter().any(|&object| self.class_of(object).is_subclass_of(reference)) {
            return None;
        }
        let key: Box<[(u32, u32)]> = key.into();
        let shape = Arc::new(Shape::new(self.registry, key.clone()));
        delta.shapes.insert(key, shape.clone());
        Some(shape)
    }

    /// Brings the machine into the state of a row.
    pub fn restore_row(&mut self, row: &Row) {
        let start = self.heap_start;
        self.pages.restore(&row.base.snapshot);
        let memory = &mut self.pages.memory;
        let shape = &row.shape;
        let place = |word: u32| match word.checked_sub(start) {
            Some(number) => start + shape.starts[number as usize],
            None => word,
        };
        let slots = row.base.live.len() + row.base.statics.len();
        for (slot, &word) in row.base.slots().zip(row.words.iter()) {
            memory.set(slot.at, if slot.is_ref { place(word) } else { word });
        }
        let heap = memory.words_mut(start, shape.words() as u32);
        heap.copy_from_slice(&row.words[slots..]);
        for &at in &shape.refs {
            heap[at as usize] = place(heap[at as usize]);
        }
        memory.set(global::HEAP_TOP, start + shape.words() as u32);
        debug_assert!(shape.objects.iter().zip(shape.starts.iter()).all(|(&(class, _), &at)| {
            let class = self.registry.class(ClassId(class));
            object_words(memory, class, start + at) > 0
        }));
    }
}
