//! Which calls other threads could notice.
//!
//! A call into a trusted class is one step; it is visible if it can touch an object that other
//! threads can reach: its receiver, an argument, or something behind them (an iterator is local, the
//! map it walks is not). Static methods may touch anything. Over-approximation: what a local object
//! leads to counts, whether the method looks at it or not.
//!
//! Under-approximation: `System.arraycopy`, `clone` and the bulk methods of trusted collections
//! (`putAll`, `clear`, `size` of a map) happen at one moment here, element by element elsewhere.

use rjpf_classes::{BaseType, Method, Trust};
use rjpf_state::roots::visit_object;
use rjpf_state::{Ref, ThreadId};

use crate::Vm;
use crate::visible::Visibility;

/// Static methods of trusted classes that touch nothing but their own thread and arguments that
/// never change, as class and start of the name.
const PURE: &[(&str, &[u8])] = &[
    ("java/lang/Thread", b"currentThread"),
    ("jdk/internal/util/Preconditions", b""),
    ("java/util/concurrent/TimeUnit", b""),
];

/// Trusted classes whose constructors count in a static field.
const NUMBERED: &[&str] = &["java/lang/Thread", "java/util/Timer"];

/// Classes whose objects never change once another thread can reach them. A plain `Object` has
/// nothing but its monitor, which no library method takes.
const CONSTANT: &[&str] = &[
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Class",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Object",
    "java/lang/Short",
    "java/lang/String",
    "java/util/concurrent/TimeUnit",
];

/// Local objects behind an argument that are looked at before it is taken to lead to shared ones.
const MOST_LOOKED_AT: usize = 32;

impl Vm {
    /// The object whose sharing decides whether other threads could notice this call (zero: they
    /// could in any case); `None` if nobody could. Argument words are in these registers.
    #[inline]
    pub(crate) fn visible_call(&self, target: &Method, fp: u32, registers: &[u16]) -> Option<Ref> {
        match target.class.trust {
            Trust::User => None,
            Trust::Neutral if std::ptr::eq(target.class, self.known.object) => {
                self.visible_object_call(target, fp, registers)
            }
            Trust::Neutral => None,
            Trust::Trusted if self.trusts_library() => self.visible_trusted_call(target, fp, registers),
            Trust::Trusted => self.visible_native(target, fp, registers),
        }
    }

    /// Nobody notices a little earlier start of a thread, but people want to see it in a trace. Only
    /// where nobody else could run: with a pause more, a path would not fit any longer.
    pub(crate) fn is_told_call(&self, thread: ThreadId, target: &Method) -> bool {
        self.observer.is_some()
            && target.name == "start"
            && std::ptr::eq(target.class, self.known.thread)
            && !self.has_rival(thread)
    }

    /// The library calls a synchronized method of the program: taking its monitor is a step that
    /// others can come before.
    pub(crate) fn is_visible_lock(&self, thread: ThreadId, target: &Method, fp: u32, registers: &[u16]) -> bool {
        let lock = if target.is_static() { 0 } else { self.argument(fp, registers, 0) };
        target.class.trust == Trust::User && self.is_visible(thread, lock)
    }

    fn argument(&self, fp: u32, registers: &[u16], word: usize) -> u32 {
        self.pages.memory.get(fp + u32::from(registers[word]))
    }

    /// `Object`'s own methods: the monitor's, a copy of all fields, and an identity hash that is not
    /// there yet (who asks first gives it).
    fn visible_object_call(&self, target: &Method, fp: u32, registers: &[u16]) -> Option<Ref> {
        match target.name.bytes() {
            // Some of the overloads of `wait` call each other: the native one counts.
            b"notify" | b"notifyAll" | b"wait" | b"wait0" | b"clone" if target.peer.is_some() => {
                Some(self.argument(fp, registers, 0))
            }
            b"hashCode" => {
                let object = self.argument(fp, registers, 0);
                self.pages.memory.identity_hash(object).is_none().then_some(object)
            }
            _ => None,
        }
    }

    fn visible_trusted_call(&self, target: &Method, fp: u32, registers: &[u16]) -> Option<Ref> {
        let name = target.name.bytes();
        // Choices and notes of the checker's own interface concern nobody else, but others may run
        // before an atomic section begins or something is written.
        let own = [&b"gov/nasa/jpf/"[..], b"rjpf/"].iter().any(|p| target.class.name.bytes().starts_with(p));
        if own && (name == b"beginAtomic" || name.starts_with(b"print")) {
            return Some(0);
        }
        if target.is_constructor() && NUMBERED.iter().any(|&c| target.class.name == c) {
            return Some(0);
        }
        // A thread that nobody else knows may as well be started a little earlier.
        if !target.is_static() && target.class.name == "java/lang/Thread" {
            return Some(self.argument(fp, registers, 0));
        }
        if target.is_static() && !own {
            let pure = PURE.iter().any(|(class, start)| target.class.name == *class && name.starts_with(start));
            return (!pure).then_some(0);
        }
        if !own && !target.is_constructor() && matches!(self.visibility, Visibility::Everything { .. }) {
            return Some(self.argument(fp, registers, 0));
        }
        // The object that a constructor makes is not there yet.
        let receiver = (!target.is_static() && !target.is_constructor()).then_some(0);
        let mut objects = receiver.into_iter().chain(reference_words(target));
        objects.find_map(|word| self.shared_behind(self.argument(fp, registers, word)))
    }

    /// A shared object that can change and can be reached from this one.
    fn shared_behind(&self, object: Ref) -> Option<Ref> {
        let mut seen = Vec::new();
        let mut stack = vec![object];
        while let Some(object) = stack.pop() {
            if object == 0 || seen.contains(&object) || self.is_constant(object) {
                continue;
            }
            if seen.len() > MOST_LOOKED_AT || self.is_shared(object) {
                return Some(if self.is_shared(object) { object } else { 0 });
            }
            seen.push(object);
            visit_object(&self.pages.memory, self.class_of(object), object, &mut |at| {
                stack.push(self.pages.memory.get(at))
            });
        }
        None
    }

    fn is_constant(&self, object: Ref) -> bool {
        let class = self.class_of(object);
        if class.is_array() {
            return self.pages.memory.array_length(object) == 0;
        }
        CONSTANT.iter().any(|&name| class.name == name)
    }

    /// Where the library itself is explored, its natives are visible: the object they touch; zero
    /// if they touch more than one.
    fn visible_native(&self, target: &Method, fp: u32, registers: &[u16]) -> Option<Ref> {
        target.peer?;
        let access = target.name.bytes();
        let of_object = [&b"get"[..], b"put", b"compareAnd"].iter().any(|p| access.starts_with(p));
        let is_unsafe = target.class.name == "jdk/internal/misc/Unsafe";
        Some(if is_unsafe && of_object && target.arg_words > 2 { self.argument(fp, registers, 1) } else { 0 })
    }
}

/// Argument words that hold references, receiver aside.
fn reference_words(target: &Method) -> impl Iterator<Item = usize> {
    let mut at = usize::from(!target.is_static());
    target.params.iter().filter_map(move |&kind| {
        let word = at;
        at += kind.words() as usize;
        (kind == BaseType::Ref).then_some(word)
    })
}
