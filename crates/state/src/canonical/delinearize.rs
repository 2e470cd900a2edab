//! Delinearisation: from the exact linearisation of a graph to an isomorphic graph in the heap.
//!
//! The linearisation names classes, methods and literals by hashes; the [`Canonical`] that made it
//! knows which they are. Booted objects and constants are atoms, so the new graph shares them with
//! the old one. What the filter leaves out starts as zero, as in a new object.

use std::fmt;

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, Class, LoaderId, Name};

use super::names::{Kind, Shape};
use super::{Canonical, mark};
use crate::{Memory, Ref, StringLayout, heap};

/// The class of monitor records, which hold identity hash codes.
const MONITOR_RECORD: &str = "rjpf/vm/Monitor";

/// Why a stream of words is not the linearisation of a graph that can be built here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DelinearizeError {
    Truncated,
    UnknownClass(u64),
    UnknownMethod(u64),
    UnknownLiteral(u64),
    /// The mirror of a class that this state has not used yet.
    DeadMirror(u64),
    /// No booted object has this name.
    UnknownObject(u64),
    /// An object number without an object.
    BadReference(u32),
    /// The queue of a lock, of which the form leaves out what cannot be made again.
    LeftOut,
    HeapFull,
}

impl fmt::Display for DelinearizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not the linearisation of a graph: {self:?}")
    }
}

impl std::error::Error for DelinearizeError {}

type Result<T> = std::result::Result<T, DelinearizeError>;

/// What a reference in the stream means.
#[derive(Clone, Copy)]
enum Target {
    At(Ref),
    /// Index of an object of the stream.
    Object(u32),
}

/// One word of an object's content.
#[derive(Clone, Copy)]
enum Content {
    Word(u32),
    Target(Target),
    StackTrace,
}

struct Lock {
    owner: u32,
    count: u32,
    hash: u32,
}

/// An object of the stream that has been allocated.
struct Placed {
    at: Ref,
    class: &'static Class,
    /// Where its content starts in the stream, behind lock and length.
    content: usize,
    /// Objects met before its content.
    met: u32,
}

struct Reader<'a> {
    canonical: &'a Canonical,
    words: &'a [u32],
    next: usize,
    /// Objects met so far.
    met: u32,
}

impl Canonical {
    /// Builds a graph from its exact linearisation and gives its root.
    pub fn delinearize(&mut self, memory: &mut Memory, words: &[u32]) -> Result<Ref> {
        self.names.refresh();
        let mut reader = Reader { canonical: self, words, next: 0, met: 0 };
        let root = reader.target(memory)?;
        let placed = reader.place_all(memory)?;
        for object in &placed {
            reader.fill(memory, object, &placed)?;
        }
        resolve(root, &placed)
    }
}

fn resolve(target: Target, placed: &[Placed]) -> Result<Ref> {
    match target {
        Target::At(at) => Ok(at),
        Target::Object(index) => {
            let object = placed.get(index as usize);
            object.map(|o| o.at).ok_or(DelinearizeError::BadReference(index + mark::FIRST))
        }
    }
}

impl Reader<'_> {
    fn word(&mut self) -> Result<u32> {
        let word = self.words.get(self.next).copied().ok_or(DelinearizeError::Truncated)?;
        self.next += 1;
        Ok(word)
    }

    fn name(&mut self) -> Result<u64> {
        Ok(u64::from(self.word()?) | u64::from(self.word()?) << 32)
    }

    fn target(&mut self, memory: &mut Memory) -> Result<Target> {
        let word = self.word()?;
        Ok(match word {
            mark::NULL => Target::At(0),
            mark::NEW => {
                self.met += 1;
                Target::Object(self.met - 1)
            }
            mark::ATOM => {
                let name = self.name()?;
                let object = self.canonical.names.booted.named(name);
                Target::At(object.ok_or(DelinearizeError::UnknownObject(name))?)
            }
            mark::MIRROR => Target::At(self.mirror(memory)?),
            mark::LITERAL => Target::At(self.literal(memory)?),
            number if number >= mark::FIRST => Target::Object(number - mark::FIRST),
            bad => return Err(DelinearizeError::BadReference(bad)),
        })
    }

    fn mirror(&mut self, memory: &Memory) -> Result<Ref> {
        let name = self.name()?;
        let names = &self.canonical.names;
        let class = names.class_named(name).ok_or(DelinearizeError::UnknownClass(name))?;
        let mirror = names.registry.known_mirror(class).filter(|&at| memory.get(at) != 0);
        mirror.ok_or(DelinearizeError::DeadMirror(name))
    }

    /// A literal, brought to life if this state has not used it.
    fn literal(&mut self, memory: &mut Memory) -> Result<Ref> {
        let hash = self.name()?;
        let names = &self.canonical.names;
        let at = names.literal_named(hash).ok_or(DelinearizeError::UnknownLiteral(hash))?;
        if memory.get(at) == 0 {
            let text = names.registry.literal_at(at).ok_or(DelinearizeError::UnknownLiteral(hash))?;
            StringLayout::of(names.registry).write(memory, at, &text);
        }
        Ok(at)
    }

    /// First pass: allocates every object and finds where its content is.
    fn place_all(&mut self, memory: &mut Memory) -> Result<Vec<Placed>> {
        let mut placed: Vec<Placed> = Vec::new();
        while self.next < self.words.len() {
            let name = self.name()?;
            let names = &self.canonical.names;
            let class = names.class_named(name).ok_or(DelinearizeError::UnknownClass(name))?;
            let shape = names.shape(class.id);
            let lock = self.lock()?;
            let full = DelinearizeError::HeapFull;
            let at = match shape.element {
                Some(element) => {
                    let length = self.word()?;
                    memory.new_array(class, element, length).ok_or(full)?
                }
                None => memory.new_object(class).ok_or(full)?,
            };
            self.set_lock(memory, at, &lock)?;
            let content = self.next;
            placed.push(Placed { at, class, content, met: self.met });
            self.content(memory, at, shape, &mut |_, _, _| Ok(()))?;
        }
        Ok(placed)
    }

    fn lock(&mut self) -> Result<Lock> {
        match self.word()? {
            0 => Ok(Lock { owner: 0, count: 0, hash: 0 }),
            _ => Ok(Lock { owner: self.word()?, count: self.word()?, hash: self.word()? }),
        }
    }

    fn set_lock(&self, memory: &mut Memory, at: Ref, lock: &Lock) -> Result<()> {
        if lock.hash != 0 {
            let record = self.canonical.names.registry.load(LoaderId::BOOT, Name::from(MONITOR_RECORD));
            let record = record.map_err(|_| DelinearizeError::UnknownClass(0))?;
            memory.set_identity_hash(at, record, lock.hash).ok_or(DelinearizeError::HeapFull)?;
        }
        if lock.owner != 0 {
            memory.set_monitor(at, lock.owner - 1, lock.count);
        }
        Ok(())
    }

    /// Reads an object's content, handing each word to `visit` with its offset in the object.
    fn content(
        &mut self,
        memory: &mut Memory,
        at: Ref,
        shape: &Shape,
        visit: &mut dyn FnMut(&mut Memory, u32, Content) -> Result<()>,
    ) -> Result<()> {
        if let Some(element) = shape.element {
            let length = memory.array_length(at);
            let words = heap::array_words(element, length).ok_or(DelinearizeError::HeapFull)?;
            for offset in ARRAY_HEADER..words {
                let content = match element {
                    BaseType::Ref => Content::Target(self.target(memory)?),
                    _ => Content::Word(self.word()?),
                };
                visit(memory, offset, content)?;
            }
            return Ok(());
        }
        for &(offset, kind) in shape.slots.iter() {
            let content = match kind {
                Kind::Word | Kind::Instant(_) | Kind::Number => Content::Word(self.word()?),
                Kind::MethodId => Content::Word(self.method()?),
                Kind::ClassId => {
                    let name = self.name()?;
                    let class = self.canonical.names.class_named(name);
                    Content::Word(class.ok_or(DelinearizeError::UnknownClass(name))?.id.0)
                }
                Kind::StackTrace => Content::StackTrace,
                Kind::Ref | Kind::ThreadName => Content::Target(self.target(memory)?),
                Kind::QueueHead(_) | Kind::QueueTail(_) | Kind::Predecessor => return Err(DelinearizeError::LeftOut),
            };
            visit(memory, offset, content)?;
            if matches!(content, Content::StackTrace) {
                self.skip_stack_trace()?;
            }
        }
        Ok(())
    }

    fn method(&mut self) -> Result<u32> {
        match self.name()? {
            0 => Ok(0),
            name => {
                let method = self.canonical.names.method_named(name);
                Ok(method.ok_or(DelinearizeError::UnknownMethod(name))?.0)
            }
        }
    }

    fn skip_stack_trace(&mut self) -> Result<()> {
        let length = self.word()?;
        self.next += length.saturating_sub(1).div_ceil(2) as usize * 3;
        if self.next > self.words.len() { Err(DelinearizeError::Truncated) } else { Ok(()) }
    }

    /// Second pass: writes an object's content, now that every reference has an address.
    fn fill(&mut self, memory: &mut Memory, object: &Placed, placed: &[Placed]) -> Result<()> {
        (self.next, self.met) = (object.content, object.met);
        let canonical = self.canonical;
        let shape = canonical.names.shape(object.class.id);
        let mut traces = Vec::new();
        self.content(memory, object.at, shape, &mut |memory, offset, content| {
            match content {
                Content::Word(word) => memory.set(object.at + offset, word),
                Content::Target(target) => memory.set(object.at + offset, resolve(target, placed)?),
                Content::StackTrace => traces.push(offset),
            }
            Ok(())
        })?;
        if let Some(&offset) = traces.first() {
            self.stack_trace(memory, object, shape, offset)?;
        }
        Ok(())
    }

    /// Builds the packed stack trace of a throwable, found by reading its fields again.
    fn stack_trace(&mut self, memory: &mut Memory, object: &Placed, shape: &Shape, at: u32) -> Result<()> {
        (self.next, self.met) = (object.content, object.met);
        for &(offset, kind) in shape.slots.iter().take_while(|(offset, _)| *offset < at) {
            debug_assert!(offset < at);
            match kind {
                Kind::Word | Kind::Instant(_) | Kind::Number => drop(self.word()?),
                Kind::MethodId | Kind::ClassId => drop(self.name()?),
                Kind::StackTrace => self.skip_stack_trace()?,
                Kind::Ref | Kind::ThreadName => drop(self.target(memory)?),
                Kind::QueueHead(_) | Kind::QueueTail(_) | Kind::Predecessor => return Err(DelinearizeError::LeftOut),
            }
        }
        let length = self.word()?;
        if length == mark::NULL {
            return Ok(());
        }
        let registry = self.canonical.names.registry;
        let ints = registry.array_of(registry.primitive(BaseType::Int));
        let array = memory.new_array(ints, BaseType::Int, length - 1).ok_or(DelinearizeError::HeapFull)?;
        for i in (0..length - 1).step_by(2) {
            let (method, bci) = (self.method()?, self.word()?);
            memory.set_element(array, i, method);
            if i + 1 < length - 1 {
                memory.set_element(array, i + 1, bci);
            }
        }
        memory.set(object.at + at, array);
        Ok(())
    }
}
