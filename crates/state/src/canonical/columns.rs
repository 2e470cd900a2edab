//! Forms of many states at once, whose heaps are columns: one value per state for each word.
//!
//! The words are those that [`Canonical::graph`] writes for each state by itself. What was booted is the
//! same in all of them and lies in the memory.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, ClassId};

use super::names::Kind;
use super::{Canonical, Content, mark};
use crate::heap::CLASS_MASK;
use crate::{Memory, Ref, heap};

/// The heaps of some states in one layout: word by word, for each word a value per state.
#[derive(Clone, Copy)]
pub struct HeapColumns<'h> {
    pub words: &'h [u32],
    /// Number of states.
    pub rows: usize,
    /// Address of the first word.
    pub start: u32,
}

impl HeapColumns<'_> {
    #[inline(always)]
    pub fn get(&self, at: u32, row: usize) -> u32 {
        self.words[(at - self.start) as usize * self.rows + row]
    }
}

/// Scratch of the walks.
#[derive(Default)]
pub struct RowWalk {
    out: Vec<u32>,
    queue: Vec<Ref>,
    /// Number of the object at a pair of words, if it is not below `base`.
    numbers: Vec<u32>,
    base: u32,
}

impl RowWalk {
    fn begin(&mut self, columns: &HeapColumns<'_>) {
        let pairs = columns.words.len() / columns.rows.max(1) / 2 + 1;
        self.base += self.queue.len() as u32;
        if self.numbers.len() < pairs || self.base > u32::MAX / 2 || self.base == 0 {
            self.numbers = vec![0; pairs.next_power_of_two()];
            self.base = 1;
        }
        self.out.clear();
        self.queue.clear();
    }

    #[inline(always)]
    fn number(&mut self, start: u32, target: Ref) -> u32 {
        let cell = &mut self.numbers[(target - start) as usize / 2];
        if *cell < self.base {
            *cell = self.base + self.queue.len() as u32;
            self.queue.push(target);
            return mark::NEW;
        }
        *cell - self.base + mark::FIRST
    }
}

impl Canonical {
    /// The linearisation of the graph below `root` in one row; `None` if it has something in it that columns do
    /// not show: locks, identity hashes, stack traces.
    pub fn row_graph<'w>(
        &mut self,
        memory: &Memory,
        columns: HeapColumns<'_>,
        row: usize,
        root: Ref,
        content: Content,
        walk: &'w mut RowWalk,
    ) -> Option<&'w [u32]> {
        let content = self.compared(content);
        self.names.refresh();
        walk.begin(&columns);
        self.row_reference(memory, columns, root, walk);
        let mut drained = 0;
        while let Some(&object) = walk.queue.get(drained) {
            drained += 1;
            self.row_object(memory, columns, row, object, content, walk)?;
        }
        Some(&walk.out)
    }

    #[inline(always)]
    fn row_reference(&self, memory: &Memory, columns: HeapColumns<'_>, target: Ref, walk: &mut RowWalk) {
        if target >= columns.start {
            let number = walk.number(columns.start, target);
            walk.out.push(number);
        } else if target == 0 {
            walk.out.push(mark::NULL);
        } else {
            walk.out.extend_from_slice(&self.walk.atom_name(&self.names, memory, target));
        }
    }

    fn row_object(
        &self,
        memory: &Memory,
        columns: HeapColumns<'_>,
        row: usize,
        object: Ref,
        content: Content,
        walk: &mut RowWalk,
    ) -> Option<()> {
        let get = |at: u32| columns.get(at, row);
        let shape = self.names.shape(ClassId(get(object) & CLASS_MASK));
        walk.out.extend_from_slice(&[shape.stable as u32, (shape.stable >> 32) as u32]);
        if get(object + 1) != 0 {
            return None;
        }
        if content == Content::Exact {
            walk.out.push(0);
        }
        if let Some(element) = shape.element {
            let length = get(object + 2);
            walk.out.push(length);
            let first = object + ARRAY_HEADER;
            if element == BaseType::Ref {
                (first..first + length).for_each(|at| self.row_reference(memory, columns, get(at), walk));
            } else if content == Content::Exact {
                let words = heap::array_words(element, length)? - ARRAY_HEADER;
                walk.out.extend((first..first + words).map(get));
            }
            return Some(());
        }
        for run in shape.runs.iter() {
            let first = object + run.offset;
            match run.kind {
                Kind::Word if content == Content::Shape => {}
                Kind::Word => walk.out.extend((first..first + run.len).map(get)),
                Kind::Ref => {
                    (first..first + run.len).for_each(|at| self.row_reference(memory, columns, get(at), walk));
                }
                _ => return None,
            }
        }
        Some(())
    }

    // ---- what the last form was made of ---------------------------------------------------------

    /// The objects of the last form that was asked for with its words, in the order of their numbers.
    pub fn numbered(&self) -> &[Ref] {
        self.walk.segments.all()
    }

    /// The number that an object has in the last form, from zero.
    pub fn number_of(&self, object: Ref) -> Option<u32> {
        self.walk.segments.number_of(object)
    }

    /// Classes whose static fields were not what was booted in the last form.
    pub fn changed_statics(&self) -> impl Iterator<Item = ClassId> + '_ {
        self.changes.changed.statics.iter().map(|(_, id)| *id)
    }

    /// Booted objects that had changed in the last form.
    pub fn changed_objects(&self) -> impl Iterator<Item = Ref> + '_ {
        self.changes.changed.objects.iter().map(|(_, object)| *object)
    }

    /// Had a constant a monitor or an identity hash in use in the last form, or was a string interned?
    pub fn changed_constants(&self) -> bool {
        let changed = &self.changes.changed;
        !(changed.literals.is_empty() && changed.mirrors.is_empty() && changed.interned.is_empty())
    }
}
