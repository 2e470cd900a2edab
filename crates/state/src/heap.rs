//! Objects in the heap region: layout, allocation, typed access.
//!
//! Object: class word, lock word, fields. Array: class word, lock word, length, packed elements.
//! The class word is the class id in the low 24 bits and flags above. The lock word is zero for a
//! free object without identity hash, `owner thread + 1` and recursion count while locked, or the
//! address of a monitor record (tagged) once a hash code was taken.

use rjpf_classes::address::{ARRAY_HEADER, HEAP, OBJECT_HEADER};
use rjpf_classes::{BaseType, Class, ClassId, Registry};

use crate::{Memory, global};

/// The address of an object; zero is `null`.
pub type Ref = u32;

pub const CLASS_MASK: u32 = 0x00FF_FFFF;
/// Reachable by more than one thread: an access to it may be a scheduling point.
pub const SHARED: u32 = 0x8000_0000;

/// The lock word's tag for a monitor record.
const FAT: u32 = 0x8000_0000;
const OWNER_BITS: u32 = 16;
const OWNER_MASK: u32 = (1 << OWNER_BITS) - 1;

/// How often a thread can enter one monitor.
pub const MAX_ENTRIES: u32 = (1 << (31 - OWNER_BITS)) - 1;

/// Reads and writes objects. A thin view: the memory is the state.
pub struct Heap<'m> {
    pub memory: &'m mut Memory,
    pub registry: &'static Registry,
}

impl Memory {
    #[inline(always)]
    pub fn class_id(&self, object: Ref) -> ClassId {
        ClassId(self.get(object) & CLASS_MASK)
    }

    #[inline(always)]
    pub fn array_length(&self, array: Ref) -> u32 {
        self.get(array.wrapping_add(2))
    }

    #[inline]
    pub fn is_shared(&self, object: Ref) -> bool {
        self.get(object) & SHARED != 0
    }

    pub fn set_shared(&mut self, object: Ref) {
        let word = self.get(object);
        self.set(object, word | SHARED);
    }

    pub fn heap_top(&self) -> u32 {
        self.get(global::HEAP_TOP)
    }

    /// Takes `words` zeroed words at the top of the heap; `None` if the region is full.
    #[inline]
    pub fn allocate(&mut self, words: u32) -> Option<u32> {
        let at = self.get(global::HEAP_TOP);
        let top = at.checked_add(words).filter(|&top| top < HEAP.end)?;
        self.set(global::HEAP_TOP, top);
        Some(at)
    }

    /// A new object with all fields zero.
    #[inline]
    pub fn new_object(&mut self, class: &Class) -> Option<Ref> {
        let at = self.allocate(class.instance_words)?;
        self.set(at, class.id.0);
        Some(at)
    }

    /// A new array with all elements zero.
    pub fn new_array(&mut self, class: &Class, element: BaseType, length: u32) -> Option<Ref> {
        let words = array_words(element, length)?;
        let at = self.allocate(words)?;
        self.set(at, class.id.0);
        self.set(at + 2, length);
        Some(at)
    }

    /// Bytes of an array of bytes or booleans.
    pub fn byte_array(&self, array: Ref) -> &[u8] {
        self.bytes(array + ARRAY_HEADER, 0, self.array_length(array) as usize)
    }

    pub fn byte_array_mut(&mut self, array: Ref) -> &mut [u8] {
        let len = self.array_length(array) as usize;
        self.bytes_mut(array + ARRAY_HEADER, 0, len)
    }

    /// Elements of an int, float or reference array.
    pub fn word_array(&self, array: Ref) -> &[u32] {
        self.words(array + ARRAY_HEADER, self.array_length(array))
    }

    pub fn word_array_mut(&mut self, array: Ref) -> &mut [u32] {
        let len = self.array_length(array);
        self.words_mut(array + ARRAY_HEADER, len)
    }

    /// Elements of a char or short array.
    pub fn char_array(&self, array: Ref) -> Vec<u16> {
        let bytes = self.bytes(array + ARRAY_HEADER, 0, self.array_length(array) as usize * 2);
        bytes.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect()
    }

    #[inline(always)]
    pub fn element(&self, array: Ref, index: u32) -> u32 {
        self.get(array.wrapping_add(ARRAY_HEADER).wrapping_add(index))
    }

    #[inline(always)]
    pub fn set_element(&mut self, array: Ref, index: u32, value: u32) {
        self.set(array.wrapping_add(ARRAY_HEADER).wrapping_add(index), value);
    }

    // ---- monitors -----------------------------------------------------------------------------

    /// Where owner and recursion count of an object's monitor are kept.
    #[inline]
    fn lock_at(&self, object: Ref) -> u32 {
        let word = self.get(object.wrapping_add(1));
        if word & FAT != 0 { (word & !FAT) + OBJECT_HEADER } else { object.wrapping_add(1) }
    }

    /// The thread index that owns the monitor and how often it entered.
    #[inline]
    pub fn monitor(&self, object: Ref) -> Option<(u32, u32)> {
        let word = self.get(self.lock_at(object));
        (word != 0).then(|| ((word & OWNER_MASK) - 1, word >> OWNER_BITS))
    }

    /// Sets or clears (count zero) the owner of a monitor.
    pub fn set_monitor(&mut self, object: Ref, owner: u32, count: u32) {
        assert!(owner < OWNER_MASK && count <= MAX_ENTRIES, "monitor entered too often");
        let at = self.lock_at(object);
        self.set(at, if count == 0 { 0 } else { (owner + 1) | (count << OWNER_BITS) });
    }

    /// The identity hash code, if one was given.
    pub fn identity_hash(&self, object: Ref) -> Option<u32> {
        let word = self.get(object + 1);
        (word & FAT != 0).then(|| self.get((word & !FAT) + OBJECT_HEADER + 1))
    }

    /// Gives an object its identity hash code: its monitor moves into a record of its own.
    pub fn set_identity_hash(&mut self, object: Ref, record_class: &Class, hash: u32) -> Option<()> {
        let lock = self.get(object + 1);
        let record = self.new_object(record_class)?;
        self.set(record + OBJECT_HEADER, lock);
        self.set(record + OBJECT_HEADER + 1, hash);
        self.set(object + 1, FAT | record);
        Some(())
    }

    /// The monitor record of an object that has one.
    pub fn monitor_record(&self, object: Ref) -> Option<Ref> {
        let word = self.get(object + 1);
        (word & FAT != 0).then_some(word & !FAT)
    }

    pub fn set_monitor_record(&mut self, object: Ref, record: Ref) {
        self.set(object + 1, FAT | record);
    }
}

/// Words of an array with its header; `None` if that is more than the heap can hold.
pub fn array_words(element: BaseType, length: u32) -> Option<u32> {
    let bytes = u64::from(length) * u64::from(element.element_bytes());
    let words = bytes.div_ceil(4) + u64::from(ARRAY_HEADER);
    u32::try_from(words).ok().filter(|&w| w < HEAP.end - HEAP.start)
}

impl Heap<'_> {
    pub fn class_of(&self, object: Ref) -> &'static Class {
        self.registry.class(self.memory.class_id(object))
    }

    /// Words an object takes.
    pub fn size_of(&self, object: Ref) -> u32 {
        object_words(self.memory, self.class_of(object), object)
    }
}

/// Words the object at `at` takes.
pub fn object_words(memory: &Memory, class: &Class, at: Ref) -> u32 {
    match class.element_type() {
        Some(element) => array_words(element, memory.array_length(at)).unwrap_or(ARRAY_HEADER),
        None => class.instance_words,
    }
}
