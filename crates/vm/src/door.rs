//! The door to the machine: what peers see of it beside their own call, through [`Ctx`].
//!
//! Whatever a peer stores into an object goes through here, so that a reference that others can reach from
//! now on is published whether or not the peer has thought of it: a word of an object is known to hold a
//! reference by the object's class, an element by its array. What is written without looking are words
//! that hold no references of the program: bytes, and the machine's own words.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, Class, Field, LinkError, LoadError, LoaderId, Method, Name, Registry, SlotKind};
use rjpf_state::canonical::{Content, fingerprint_of};
use rjpf_state::thread::{Status, Wake, word};
use rjpf_state::{Ref, ThreadId};

use crate::dynamic::{Query, Resolved};
use crate::frames::{FrameView, Frames};
use crate::peer::{Ctx, Exit, Value, out_of_memory};
use crate::{Assumption, Beyond, Environment, Event, InitState, Known, Persistent, Stream, processor_time};

/// Methods of the machine that peers may call as they are.
macro_rules! doors {
    (
        look { $($(#[$look_doc:meta])* $look:ident($($la:ident: $lt:ty),*) -> $lr:ty;)+ }
        act { $($(#[$act_doc:meta])* $act:ident($($aa:ident: $at:ty),*) $(-> $ar:ty)?;)+ }
    ) => {
        impl Ctx<'_> {
            $($(#[$look_doc])* pub fn $look(&self, $($la: $lt),*) -> $lr { self.vm.$look($($la),*) })+
            $($(#[$act_doc])* pub fn $act(&mut self, $($aa: $at),*) $(-> $ar)? { self.vm.$act($($aa),*) })+
        }
    };
}

doors! {
    look {
        /// Virtual time in nanoseconds. What the program is told about time comes from `read_clock`.
        now() -> u64;
        thread_status(java: Ref) -> u32;
        is_daemon(java: Ref) -> bool;
        thread_name(thread: ThreadId) -> String;
        threads_in(status: Status, object: Ref) -> Vec<ThreadId>;
        leaving(object: Ref) -> Vec<ThreadId>;
        owns(thread: ThreadId, object: Ref) -> bool;
        is_kept_out(thread: ThreadId) -> bool;
        yields_count(thread: ThreadId) -> bool;
        /// Can other threads reach the object?
        is_shared(object: Ref) -> bool;
        has_field(class: &'static Class, name: &str) -> bool;
        field_offset(class: &'static Class, name: &str) -> u32;
        /// The frames of a thread, innermost first.
        frames(thread: ThreadId) -> Frames<'_>;
        frame_at(fp: u32) -> FrameView;
        backtrace(throwable: Ref) -> Vec<(&'static Method, u16)>;
        loader_object(class: &'static Class) -> Ref;
        known_class_loader() -> &'static Class;
        find_class(loader: LoaderId, name: Name) -> Result<&'static Class, LoadError>;
        defined_at_run_time(loader: LoaderId, name: Name) -> Option<&'static Class>;
        is_in_use(class: &'static Class) -> bool;
        init_state(class: &Class) -> InitState;
        modifiers(class: &'static Class) -> u32;
        module_of(class: &'static Class) -> Ref;
        member_target(member: Ref) -> Option<&'static Method>;
        member_kind(member: Ref) -> u32;
        method_type_descriptor(method_type: Ref) -> String;
        method_type_classes(method_type: Ref) -> (&'static Class, Vec<&'static Class>);
        resolve_member(query: &Query) -> Result<Resolved, LinkError>;
        /// The error, and its words, of a reflective call of a method that has no implementation for objects of this class.
        missing_implementation(class: &'static Class, method: &'static Method) -> (&'static str, Option<String>);
    }
    act {
        note_clock_read();
        /// What a fence of the program orders, for whoever looks for races.
        order_by_fence(thread: ThreadId, releases: bool, acquires: bool);
        /// A thread gives another a permit, or has got its own.
        order_by_permit(thread: ThreadId, of: Ref, releases: bool);
        /// A thread interrupts another.
        notice_interrupt(by: ThreadId, of: ThreadId);
        /// A thread notices that it was interrupted.
        order_by_interrupt(thread: ThreadId);
        /// A native method has filled an object that nobody else can reach.
        note_filled(thread: ThreadId, object: Ref);
        note_identity_hash(thread: ThreadId);
        notice_thread_in_initializer(thread: ThreadId);
        /// Starts a `java.lang.Thread`; false if there is no room for one more.
        start_thread(by: ThreadId, java: Ref) -> bool;
        has_joined(thread: ThreadId, ended: Ref);
        set_thread_status(java: Ref, status: u32);
        wake(thread: ThreadId, reason: Wake);
        wake_waiter(thread: ThreadId, reason: Wake);
        wake_blocked(object: Ref);
        write_output(stream: Stream, bytes: &[u8]) -> std::io::Result<()>;
        /// Marks an object, and all that it leads to, as reachable by other threads.
        publish(object: Ref);
        collect_now() -> Result<(), Exit>;
        /// A thread has asked for a collection, after which somebody hands over what it has cleared.
        count_reference_handler(by: ThreadId);
        identity_hash(thread: ThreadId, object: Ref) -> Result<u32, Exit>;
        is_initialized(thread: ThreadId, class: &'static Class) -> bool;
        link_class(class: &'static Class) -> Result<(), Exit>;
        /// A class that a loader has defined: refused where others have agreed on another of this name.
        admit_class(loader: Ref, class: &'static Class) -> Result<(), Exit>;
        resolve_class(from: &'static Class, name: Name) -> Result<&'static Class, Exit>;
        nest_host(class: &'static Class) -> Result<&'static Class, Exit>;
        are_nest_mates(a: &'static Class, b: &'static Class) -> Result<bool, Exit>;
        initiated(loader: Ref, name: Name) -> Option<&'static Class>;
        loader_id(loader: Ref) -> LoaderId;
        define_module(name: &str, module: Ref, loader: Ref, packages: &[String]) -> Result<(), Exit>;
        set_member_target(member: Ref, method: &'static Method) -> Result<(), Exit>;
        literal(at: u32) -> Ref;
        intern_str(text: &str) -> Ref;
        new_throwable(class: &'static str, message: Option<&str>, thread: ThreadId) -> Result<Ref, Exit>;
        throwable_of(class: &'static Class, message: Ref, thread: ThreadId) -> Result<Ref, Exit>;
        fill_in_stack_trace(throwable: Ref, thread: ThreadId) -> Result<(), Exit>;
        new_reference_array(component: &'static Class, length: i32) -> Result<Ref, Exit>;
        new_multi_array(class: &'static Class, sizes: &[i32]) -> Result<Ref, Exit>;
    }
}

impl Ctx<'_> {
    // ---- what there is ------------------------------------------------------------------------

    pub fn registry(&self) -> &'static Registry {
        self.vm.registry
    }
    /// Classes and layouts of the JDK that the machine itself relies on.
    pub fn known(&self) -> &Known {
        &self.vm.known
    }
    pub fn environment(&self) -> &Environment {
        &self.vm.environment
    }
    /// The threads that exist, in slot order.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> + '_ {
        self.vm.touch_everything();
        self.vm.threads()
    }
    /// The thread of a started `java.lang.Thread`. Who asks for another sees whether it has started or ended.
    pub fn thread_of(&self, java: Ref) -> Option<ThreadId> {
        let thread = self.vm.thread_of(java);
        if thread != Some(self.thread) {
            self.vm.touch_everything();
        }
        thread
    }
    /// Does any thread have this lock? Who takes or gives it up writes its owner.
    pub fn is_held(&self, lock: Ref) -> bool {
        self.vm.threads().any(|t| t.holds(self.memory(), lock))
    }
    /// What the current transition has written.
    pub fn output(&self) -> &[(Stream, Vec<u8>)] {
        &self.vm.output
    }

    // ---- what is noted ------------------------------------------------------------------------

    /// What the peer answers depends on something that is in no state.
    pub fn rely_on_outside(&self) {
        self.vm.footprint.rely_on(Beyond::World);
    }
    /// What the peer answers depends on the lines of a method, or on the name of its source file.
    pub fn ask_lines(&self, method: &Method) {
        self.vm.footprint.ask_lines(method);
    }
    /// What the peer answers depends on the names of local variables.
    pub fn ask_variables(&self, method: &Method) {
        self.vm.footprint.ask_variables(method);
    }
    /// What the peer answers depends on what a class file says beside code.
    pub fn ask_file(&self, class: &Class) {
        self.vm.footprint.ask_file(class);
    }
    /// What the peer answers depends on where the program is.
    pub fn rely_on_surroundings(&self) {
        self.vm.footprint.rely_on(Beyond::Surroundings);
    }
    /// What the peer answers depends on the members of a class.
    pub fn ask_members(&self, class: &Class) {
        self.vm.footprint.ask_members(class);
    }
    /// What the peer answers depends on where a class is.
    pub fn ask_place(&self, class: &Class) {
        self.vm.footprint.ask_place(class);
        self.rely_on_surroundings();
    }
    /// The verdict rests on this from now on.
    pub fn note_assumption(&mut self, assumption: Assumption) {
        self.vm.persistent.assumptions.note(assumption);
    }
    /// The program has asked for a key of its configuration.
    pub fn note_key_read(&mut self, key: &str) {
        self.vm.persistent.keys_read.insert(key.to_string());
    }
    /// The step may go otherwise the next time, on a real machine.
    pub fn note_chance(&mut self) {
        self.vm.chance = true;
    }
    /// What outlasts paths depends on those before: no transition that has to do with it is like another.
    pub fn outlasting(&mut self) -> &mut Persistent {
        self.vm.footprint.rely_on(Beyond::Paths);
        &mut self.vm.persistent
    }
    /// Was the graph below an object seen at this place before? It is from now on.
    pub fn is_seen(&mut self, site: u64, root: Ref, content: Content) -> Result<bool, Exit> {
        let started = self.vm.time_asked.map(|_| processor_time());
        let Some(canonical) = self.vm.canonical.as_mut() else { return Ok(false) };
        let fingerprint = fingerprint_of(&canonical.graph(&self.vm.pages, root, content)?);
        let seen = !self.vm.persistent.graphs.insert((site, fingerprint));
        self.vm.footprint.note_seen((site, fingerprint), seen);
        if let (Some(time), Some(started)) = (&mut self.vm.time_asked, started) {
            *time += processor_time() - started;
        }
        Ok(seen)
    }

    // ---- words of objects ---------------------------------------------------------------------

    /// Writes a word of an object by its offset.
    pub fn put_word(&mut self, object: Ref, offset: u32, value: u32) {
        if self.class_of(object).instance_slots.get(offset as usize) == Some(&SlotKind::Ref) {
            self.vm.publish_into(object, value);
        }
        self.memory_mut().set(object + offset, value);
    }

    /// Writes a field; `object` does not matter for a static one.
    pub fn put(&mut self, object: Ref, field: &Field, value: Value) {
        let (holder, at) = if field.is_static() { (0, field.offset) } else { (object, object + field.offset) };
        match value {
            Value::Wide(bits) if field.kind.is_wide() => self.memory_mut().set2(at, bits),
            value => self.put_at(holder, at, value.word(), field.kind == BaseType::Ref),
        }
    }

    /// Writes an element of an array of references, ints or floats.
    pub fn put_element(&mut self, array: Ref, index: u32, value: u32) {
        let is_reference = self.class_of(array).element_type() == Some(BaseType::Ref);
        self.put_at(array, array + ARRAY_HEADER + index, value, is_reference);
    }

    /// Writes the word at an address inside `holder` (zero: a static field), which the program computed.
    pub fn put_at(&mut self, holder: Ref, at: u32, value: u32, is_reference: bool) {
        if is_reference {
            self.vm.publish_into(holder, value);
        }
        self.memory_mut().set(at, value);
    }

    /// Copies elements between arrays of the same type of elements, which have room for them.
    pub fn copy_elements(&mut self, from: (Ref, u32), to: (Ref, u32), count: u32) -> Result<(), Exit> {
        let element = self.class_of(to.0).element_type();
        let size = element.map_or(4, |element| element.element_bytes() as usize);
        let byte = |(array, index): (Ref, u32)| (array + ARRAY_HEADER) as usize * 4 + index as usize * size;
        let copied = self.copy_bytes(byte(from), byte(to), count as usize * size);
        if element == Some(BaseType::Ref) {
            self.vm.publish_elements(to.0);
        }
        copied
    }

    /// A copy of an object with a monitor and an identity of its own.
    pub fn copy_of(&mut self, object: Ref) -> Result<Ref, Exit> {
        let class = self.class_of(object);
        let words = rjpf_state::heap::object_words(self.memory(), class, object);
        let copy = self.memory_mut().allocate(words).ok_or_else(out_of_memory)?;
        self.copy_bytes(object as usize * 4, copy as usize * 4, words as usize * 4)?;
        // No flags of the original either.
        self.memory_mut().set(copy, class.id.0);
        self.memory_mut().set(copy + 1, 0);
        self.tell(&Event::Allocate { object: copy, class });
        Ok(copy)
    }

    /// The program says that no other thread reaches the object.
    pub fn unpublish(&mut self, object: Ref) {
        let word = self.memory().get(object) & !rjpf_state::heap::SHARED;
        self.memory_mut().set(object, word);
    }

    /// `String.intern`; everybody reaches what is interned.
    pub fn intern(&mut self, string: Ref) -> Ref {
        let interned = self.vm.intern(string);
        self.vm.publish_into(0, interned);
        interned
    }

    // ---- words that hold no references of the program -----------------------------------------

    /// Writes bytes at a word address and an offset in bytes: of arrays of primitives and off the heap.
    pub fn put_bytes(&mut self, at: u32, offset: usize, bytes: &[u8]) {
        self.memory_mut().bytes_mut(at, offset, bytes.len()).copy_from_slice(bytes);
    }
    pub fn byte_array_mut(&mut self, array: Ref) -> &mut [u8] {
        self.memory_mut().byte_array_mut(array)
    }
    /// Writes words off the heap.
    pub fn put_words(&mut self, at: u32, words: &[u32]) {
        self.memory_mut().words_mut(at, words.len() as u32).copy_from_slice(words);
    }
    /// Writes one of the machine's own words (`rjpf_state::global`).
    pub fn set_global(&mut self, at: u32, value: u32) {
        self.memory_mut().set(at, value);
    }
    pub fn set_global2(&mut self, at: u32, value: u64) {
        self.memory_mut().set2(at, value);
    }
    /// Writes a word of a thread's record (`rjpf_state::thread::word`).
    pub fn set_thread_word(&mut self, thread: ThreadId, word: u32, value: u32) {
        self.memory_mut().set(thread.at(word), value);
    }
    /// The thread throws this where it goes on next.
    pub fn set_pending(&mut self, thread: ThreadId, error: Ref) {
        self.memory_mut().set(thread.at(word::PENDING), error);
        self.vm.publish(error);
    }

    // ---- monitors -----------------------------------------------------------------------------

    /// Who has the monitor of an object, and how often.
    pub fn monitor(&mut self, object: Ref) -> Option<(u32, u32)> {
        self.vm.note_monitor(object);
        self.memory().monitor(object)
    }
    pub fn set_monitor(&mut self, object: Ref, thread: ThreadId, count: u32) {
        self.vm.note_monitor(object);
        self.memory_mut().set_monitor(object, thread.0, count);
        self.vm.order_by_monitor(thread, object, count == 0);
    }
    /// The thread has a lock from now on, as far as the reduction is concerned.
    pub fn take_hold(&mut self, thread: ThreadId, lock: Ref) {
        thread.take_hold(self.memory_mut(), lock);
    }
    pub fn let_go(&mut self, thread: ThreadId, lock: Ref) {
        thread.let_go(self.memory_mut(), lock);
    }
}
