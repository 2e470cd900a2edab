//! What each step of a trace did to the heap, for people.
//!
//! A picture has the static fields of the program's classes and the objects that they and the
//! program's frames reach: its own objects, arrays, and the collections of `java.util`. Everything
//! else of the library is a name without an inside. Under-approximation: at most [`MOST_OBJECTS`]
//! objects and [`MOST_ELEMENTS`] elements of an array are drawn, and [`Recorder::is_cut`] says so.
//! Objects are named as everywhere in a trace, by their place among those of their class, so a
//! garbage collection in the middle of a trace renames them. Not its job: comparing states, which
//! the canonical form does.

use std::collections::{BTreeMap, VecDeque};

use rjpf_classes::address::{ARRAY_HEADER, OBJECT_HEADER};
use rjpf_classes::{BaseType, Class, Field, Trust};
use rjpf_state::roots;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, filter};
use rjpf_vm::Vm;
use rustc_hash::{FxHashMap, FxHashSet};

use super::observe::{is_own, load_element, show, simple};

const MOST_OBJECTS: usize = 400;
const MOST_ELEMENTS: u32 = 32;
/// Objects looked at for one trace; what steps do after that is not recorded.
const MOST_WORK: usize = 3_000_000;
/// The field that says which thread holds an object's monitor.
const LOCK: &str = "(lock)";

/// One difference between two pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapChange {
    /// An object (or a class with static fields) that was not there or not reachable before.
    New { object: String, fields: Vec<(String, String)> },
    /// Nothing that is drawn reaches it any more.
    Gone { object: String },
    /// `None` stands for a field that is not there: an unlocked monitor.
    Set { object: String, field: String, before: Option<String>, after: Option<String> },
}

type Fields = BTreeMap<String, String>;
type Picture = BTreeMap<String, Fields>;

/// Takes pictures before each step and keeps what changed in between.
#[derive(Default)]
pub(crate) struct Recorder {
    last: Option<Picture>,
    changes: Vec<Vec<HeapChange>>,
    /// Of steps that were left out.
    carried: Vec<HeapChange>,
    work: usize,
    is_cut: bool,
}

impl Recorder {
    /// To be called before the first step, and at the end of each.
    pub(crate) fn look(&mut self, vm: &Vm) {
        if self.work > MOST_WORK {
            self.is_cut = true;
            return;
        }
        let painter = Painter::new(vm);
        self.work += painter.numbers.len() + 100;
        let (picture, is_cut) = painter.paint();
        self.is_cut |= is_cut;
        if let Some(last) = &self.last {
            let mut changes = std::mem::take(&mut self.carried);
            changes.extend(difference(last, &picture));
            self.changes.push(changes);
        }
        self.last = Some(picture);
    }

    /// The last steps are left out, the one that has not been looked at yet included: what they changed
    /// counts for the step before them.
    pub(crate) fn fold(&mut self, left_out: usize) {
        let kept = self.changes.len().saturating_sub(left_out);
        self.carried.extend(self.changes.drain(kept..).flatten());
    }

    /// What each step changed, in the order of the steps, and whether something was left out.
    pub(crate) fn finish(self) -> (Vec<Vec<HeapChange>>, bool) {
        (self.changes, self.is_cut)
    }
}

fn difference(before: &Picture, after: &Picture) -> Vec<HeapChange> {
    let mut changes = Vec::new();
    for (object, fields) in after {
        let Some(old) = before.get(object) else {
            let fields = fields.iter().map(|(f, v)| (f.clone(), v.clone())).collect();
            changes.push(HeapChange::New { object: object.clone(), fields });
            continue;
        };
        let mut names: Vec<&String> = old.keys().chain(fields.keys()).collect();
        names.sort();
        names.dedup();
        for field in names.into_iter().filter(|f| old.get(*f) != fields.get(*f)) {
            let (before, after) = (old.get(field).cloned(), fields.get(field).cloned());
            changes.push(HeapChange::Set { object: object.clone(), field: field.clone(), before, after });
        }
    }
    let gone = before.keys().filter(|object| !after.contains_key(*object));
    changes.extend(gone.map(|object| HeapChange::Gone { object: object.clone() }));
    changes
}

struct Painter<'v> {
    vm: &'v Vm,
    /// The number of each object of the program among those of its class.
    numbers: FxHashMap<Ref, u32>,
    picture: Picture,
    open: VecDeque<Ref>,
    seen: FxHashSet<Ref>,
    is_cut: bool,
}

impl<'v> Painter<'v> {
    fn new(vm: &'v Vm) -> Painter<'v> {
        let memory = &vm.pages.memory;
        let mut counts: FxHashMap<u32, u32> = FxHashMap::default();
        let mut numbers = FxHashMap::default();
        for (object, class) in roots::objects(memory, vm.registry, vm.heap_start(), memory.heap_top()) {
            let count = counts.entry(class.id.0).or_default();
            *count += 1;
            numbers.insert(object, *count);
        }
        let (picture, open, seen) = (Picture::new(), VecDeque::new(), FxHashSet::default());
        Painter { vm, numbers, picture, open, seen, is_cut: false }
    }

    fn paint(mut self) -> (Picture, bool) {
        self.classes();
        self.frames();
        while let Some(object) = self.open.pop_front() {
            if self.picture.len() >= MOST_OBJECTS {
                self.is_cut = true;
                break;
            }
            self.object(object);
        }
        (self.picture, self.is_cut)
    }

    /// Static fields of the program's classes that are initialised or being so.
    fn classes(&mut self) {
        let memory = &self.vm.pages.memory;
        for class in self.vm.registry.all_classes().filter(|c| is_of_program(c)) {
            let mut fields = Fields::new();
            let mirror = self.vm.registry.known_mirror(class).filter(|&m| memory.get(m) != 0);
            if let Some(mirror) = mirror {
                self.lock(mirror, &mut fields);
            }
            if memory.get(class.statics) != 0 {
                for field in class.fields.iter().filter(|f| f.is_static() && is_drawn(f)) {
                    fields.insert(field.name.display(), self.value(field.offset, field.kind));
                }
            }
            if !fields.is_empty() {
                self.picture.insert(simple(&class.name.dotted()), fields);
            }
        }
    }

    /// What the program's frames hold, and the threads that are objects of its own classes.
    fn frames(&mut self) {
        let (memory, registry) = (&self.vm.pages.memory, self.vm.registry);
        let mut found = Vec::new();
        for thread in self.vm.threads() {
            for frame in roots::frames(memory, registry, thread).filter(|f| is_own(f.method)) {
                roots::visit_registers(memory, registry, &frame, &mut |at, is_ref| {
                    if is_ref {
                        found.push(memory.get(at));
                    }
                });
            }
            found.push(memory.get(thread.at(word::JAVA)));
        }
        found.into_iter().for_each(|object| self.reach(object));
    }

    /// Draws an object later, if its inside is of interest.
    fn reach(&mut self, object: Ref) {
        if self.numbers.contains_key(&object) && has_inside(self.vm.class_of(object)) && self.seen.insert(object) {
            self.open.push_back(object);
        }
    }

    fn object(&mut self, object: Ref) {
        let class = self.vm.class_of(object);
        let mut fields = Fields::new();
        self.lock(object, &mut fields);
        match class.element_type() {
            Some(kind) => self.elements(object, kind, &mut fields),
            None => self.fields(object, class, &mut fields),
        }
        let mut name = self.name(object);
        if self.picture.contains_key(&name) {
            name = self.vm.describe_object(object);
        }
        self.picture.insert(name, fields);
    }

    fn fields(&mut self, object: Ref, class: &'static Class, fields: &mut Fields) {
        for &id in class.display.iter() {
            let owner = self.vm.registry.class(id);
            if !is_of_program(owner) && !is_collection(owner) {
                continue;
            }
            for field in owner.fields.iter().filter(|f| !f.is_static() && is_drawn(f)) {
                if filter::unobservable(owner.name.bytes(), field.name.bytes()).is_none() {
                    fields.insert(field.name.display(), self.value(object + field.offset, field.kind));
                }
            }
        }
    }

    fn elements(&mut self, array: Ref, kind: BaseType, fields: &mut Fields) {
        let length = self.vm.pages.memory.array_length(array);
        fields.insert("length".into(), length.to_string());
        self.is_cut |= length > MOST_ELEMENTS;
        for index in 0..length.min(MOST_ELEMENTS) {
            let value = match kind {
                BaseType::Ref => self.value(array + ARRAY_HEADER + index, kind),
                _ => load_element(self.vm, array, index, kind),
            };
            fields.insert(format!("[{index}]"), value);
        }
    }

    /// Who holds the monitor.
    fn lock(&self, object: Ref, fields: &mut Fields) {
        if let Some((owner, count)) = self.vm.pages.memory.monitor(object).filter(|&(_, count)| count > 0) {
            let name = self.vm.thread_name(ThreadId(owner));
            let times = if count > 1 { format!(" ({count} times)") } else { String::new() };
            fields.insert(LOCK.into(), format!("held by {name}{times}"));
        }
    }

    fn value(&mut self, at: u32, kind: BaseType) -> String {
        let memory = &self.vm.pages.memory;
        if kind != BaseType::Ref {
            let bits = if kind.is_wide() { memory.get2(at) } else { u64::from(memory.get(at)) };
            return show(self.vm, kind, bits);
        }
        let object = memory.get(at);
        self.reach(object);
        self.reference(object)
    }

    fn reference(&self, object: Ref) -> String {
        let plain = || show(self.vm, BaseType::Ref, u64::from(object));
        if object == 0 {
            return plain();
        }
        let class = self.vm.class_of(object);
        if let Some(text) = boxed(self.vm, class, object) {
            return text;
        }
        let is_string = std::ptr::eq(class, self.vm.known.string.class);
        if is_string || !self.numbers.contains_key(&object) { plain() } else { self.name(object) }
    }

    fn name(&self, object: Ref) -> String {
        let class = simple(&self.vm.class_of(object).type_name());
        format!("{class}#{}", self.numbers.get(&object).copied().unwrap_or(0))
    }
}

/// `Integer 5` for the wrappers of primitive values.
pub(super) fn boxed(vm: &Vm, class: &'static Class, object: Ref) -> Option<String> {
    let name = class.name.display();
    let simple = name.strip_prefix("java/lang/")?;
    let wrappers = ["Boolean", "Byte", "Character", "Double", "Float", "Integer", "Long", "Short"];
    let field = class.fields.iter().find(|f| !f.is_static() && f.name == "value")?;
    let at = object + field.offset.max(OBJECT_HEADER);
    let memory = &vm.pages.memory;
    let bits = if field.kind.is_wide() { memory.get2(at) } else { u64::from(memory.get(at)) };
    wrappers.contains(&simple).then(|| format!("{simple} {}", show(vm, field.kind, bits)))
}

fn is_of_program(class: &Class) -> bool {
    class.trust == Trust::User
        && !class.hidden
        && !class.is_array()
        && !class.name.bytes().windows(8).any(|w| w == b"$$Lambda")
}

fn is_collection(class: &Class) -> bool {
    class.name.bytes().starts_with(b"java/util/") && !class.is_array()
}

/// Is there something to see in objects of this class?
fn has_inside(class: &'static Class) -> bool {
    let plain = class.name.bytes() == b"java/lang/Object";
    class.is_array() || plain || is_of_program(class) || is_collection(class)
}

/// Fields that the compiler made up are left out.
fn is_drawn(field: &Field) -> bool {
    const SYNTHETIC: u16 = 0x1000;
    field.access & SYNTHETIC == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(objects: &[(&str, &[(&str, &str)])]) -> Picture {
        let fields = |list: &[(&str, &str)]| list.iter().map(|(f, v)| (f.to_string(), v.to_string())).collect();
        objects.iter().map(|(object, list)| (object.to_string(), fields(list))).collect()
    }

    #[test]
    fn a_difference_has_new_changed_and_lost_objects() {
        let before = picture(&[("Node#1", &[("next", "null"), (LOCK, "held by a")]), ("Node#2", &[])]);
        let after = picture(&[("Node#1", &[("next", "Node#3")]), ("Node#3", &[("next", "null")])]);
        let set = |field: &str, before: &str, after: Option<&str>| HeapChange::Set {
            object: "Node#1".into(),
            field: field.into(),
            before: Some(before.into()),
            after: after.map(String::from),
        };
        let expected = [
            set(LOCK, "held by a", None),
            set("next", "null", Some("Node#3")),
            HeapChange::New { object: "Node#3".into(), fields: vec![("next".into(), "null".into())] },
            HeapChange::Gone { object: "Node#2".into() },
        ];
        assert_eq!(difference(&before, &after), expected);
        assert!(difference(&after, &after).is_empty());
    }
}
