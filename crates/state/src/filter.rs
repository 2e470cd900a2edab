//! Fields that are no part of a canonical form.
//!
//! Those that programs cannot observe are listed here, each with the reason. A field belongs in the
//! list only if no program can tell its values apart by any means other than reading it through
//! reflection or `Unsafe`: leaving it out loses nothing.
//!
//! [`Filters`] are the user's: fields named in an option or annotated in the program. States that
//! differ in such a field only count as one, whatever the program does with it, so behaviour can be
//! lost. Therefore nothing is filtered unasked, and the filters in use can be listed for the report.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rjpf_classes::annotation::{Element, field_annotation};
use rjpf_classes::code::Reg;
use rjpf_classes::{Class, Field, LAMBDA_INSTANCE, Method, digest};

/// JPF's annotation for fields that take no part in matching.
const FILTER_FIELD: &str = "Lgov/nasa/jpf/annotation/FilterField;";

/// Class, field, the reason why no program can tell its values apart.
///
/// Two kinds of proof: the value follows from what is in the form anyway (a function of immutable fields, or a fact
/// about the class); or the object behind it is never handed out, and what is computed with its help would be the
/// same without it. Caches whose objects are handed out are not here: a program can compare them by `==`, lock them, keep
/// their identity hashes (views of maps, annotations, generic types, strings that are not interned). Nor are
/// seeds of random numbers, which decide what a loop does next, nor the values of a `ClassValue`.
pub const UNOBSERVABLE: &[(&str, &str, &str)] = &[
    ("java/lang/String", "hash", "a function of the text, which never changes"),
    ("java/lang/String", "hashIsZero", "says that the hash is known; hashCode() is the same either way"),
    ("java/lang/Enum", "hash", "the identity hash, kept here too; hashCode() is the same either way"),
    ("java/lang/Class", "classLoader", "a fact about the class, set when its mirror is made"),
    ("java/lang/Class", "componentType", "a fact about the class, set when its mirror is made"),
    ("java/lang/Class", "module", "a fact about the class, set when its mirror is made"),
    ("java/lang/Class", "name", "getName() is the interned string of that text, kept here or not"),
    ("java/lang/Class", "packageName", "getPackageName() is the interned string of that text, kept here or not"),
    ("java/lang/Class", "cachedConstructor", "never handed out; newInstance() finds an equal one"),
    ("java/lang/Class", "enumConstants", "never handed out but as a clone; its elements are those of values()"),
    ("java/lang/Class", "enumConstantDirectory", "never handed out; valueOf gives the same constants without it"),
    ("java/lang/Class", "classRedefinedCount", "classes are not redefined: always zero"),
    ("java/lang/Thread", "eetop", "the machine's own link to its record; the record is in the form"),
    ("java/lang/invoke/MethodType", "wrapAlt", "method types are interned: the same object is found without it"),
    ("java/lang/reflect/AccessibleObject", "accessCheckCache", "never handed out; the check is a function of classes"),
    ("java/lang/reflect/Method", "methodAccessor", "never handed out, has no state of its own"),
    ("java/lang/reflect/Constructor", "constructorAccessor", "never handed out, has no state of its own"),
    ("java/lang/reflect/Field", "fieldAccessor", "never handed out, has no state of its own"),
    ("java/lang/reflect/Field", "overrideFieldAccessor", "never handed out, has no state of its own"),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock$Sync",
        "cachedHoldCounter",
        "never handed out; a count of holds is the same where the thread keeps it, and one of zero is made anew",
    ),
    ("java/math/BigInteger", "bitCountPlusOne", "a function of the number, which never changes"),
    ("java/math/BigInteger", "bitLengthPlusOne", "a function of the number, which never changes"),
    ("java/math/BigInteger", "lowestSetBitPlusTwo", "a function of the number, which never changes"),
    ("java/math/BigInteger", "magBitLengthPlusOne", "a function of the number, which never changes"),
    ("java/math/BigInteger", "numberOfTrailingZeroIntsPlusTwo", "a function of the number, which never changes"),
    ("java/math/BigInteger", "firstNonzeroIntNumPlusTwo", "a function of the number, which never changes"),
];

/// Class, field: counts of what was done, which no code of the library goes by. Only the methods that tell them show
/// them (`FixedAnswer::Figures`): once somebody asks, they are part of forms.
const FIGURES: &[(&str, &str)] = &[
    ("java/util/concurrent/ForkJoinPool", "stealCount"),
    ("java/util/concurrent/ForkJoinPool$WorkQueue", "nsteals"),
    ("java/util/concurrent/ThreadPoolExecutor", "completedTaskCount"),
    ("java/util/concurrent/ThreadPoolExecutor$Worker", "completedTasks"),
];

pub(crate) fn is_figure(class: &[u8], field: &[u8]) -> bool {
    FIGURES.iter().any(|(c, f)| c.as_bytes() == class && f.as_bytes() == field)
}

/// What the program looks at of all that forms leave out as long as nobody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookedAt {
    pub figures: bool,
    /// How the library's synchronizers keep their queues: true as well where they are explored access by access.
    pub queues: bool,
}

/// The library's synchronizers that keep threads in a queue, and the nodes of it.
///
/// The first node is nobody's: it was made when there was none, or is what is left of the thread that came to its turn last. As
/// long as calls happen at one moment, no code goes by its class or its status, and a queue of this node only is as good as none:
/// whoever comes next makes one. So forms begin with the second node. (Up to JDK 13 the first one's status counts, and it is part of
/// forms.) This is not for synchronizers of the program's own: how often they are asked before a thread waits depends on the node.
pub(crate) fn is_synchronizer(class: &Class) -> bool {
    class.name == "java/util/concurrent/locks/AbstractQueuedSynchronizer"
        || class.name == "java/util/concurrent/locks/AbstractQueuedLongSynchronizer"
}

/// Is this the class of such nodes, in a release whose first node does not count?
pub(crate) fn is_queue_node(class: &Class) -> bool {
    let is_node = class.name == "java/util/concurrent/locks/AbstractQueuedSynchronizer$Node"
        || class.name == "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node";
    is_node && class.fields.iter().any(|field| field.name == "status")
}

/// Bodies of `acquire` that were read, by their digests, with the registers that mean nothing while a thread is parked in it.
///
/// Two count how often it will try once more before it parks again (`spins`, `postSpins`): calls that happen at one moment try in vain. Two
/// are found out anew from the node by whoever wakes up (`first`, `pred`): once a thread is the first of the queue, it stays so, and
/// its predecessor is the node in front. Other releases have more states.
const WAITING: &[(u128, [Reg; 4])] = &[
    (0xb3e8_8eb1_c63d_b922_2710_738f_a3bf_8cf4, INT_REGISTERS),
    (0x6142_485e_2697_00f9_fb1e_2ce4_e29f_33c8, INT_REGISTERS),
    (0x3f19_ba85_4716_b88f_0516_aaaf_ede5_303a, INT_REGISTERS),
    (0xe566_e192_f5fa_fdac_9120_6b2a_5792_8084, LONG_REGISTERS),
    (0x2bc5_7ba2_7810_8dab_bbe1_434c_5fce_c418, LONG_REGISTERS),
    (0xd5a3_d28c_24e6_fb39_d121_f06a_bcf0_f800, LONG_REGISTERS),
];

/// `spins`, `postSpins`, `first`, `pred`; behind an argument of one word, and of two.
const INT_REGISTERS: [Reg; 4] = [9, 10, 12, 13];
const LONG_REGISTERS: [Reg; 4] = [10, 11, 13, 14];

/// Registers of a method of the library that nobody can observe while the thread is parked in it.
pub fn idle_registers(method: &Method) -> &'static [Reg] {
    if method.name != "acquire" || method.params.len() < 6 || !is_synchronizer(method.class) {
        return &[];
    }
    let Some(file) = method.class.file else { return &[] };
    let body = digest::of_method(file, method.file).0;
    WAITING.iter().find(|(known, _)| *known == body).map_or(&[], |(_, registers)| registers)
}

/// Is this a class made for a lambda that captures nothing? Its one object is in a static field. If
/// anything else leads to that object, it is in the form; if nothing does, no program can tell
/// whether it was made yet (unless it kept the identity hash of an object it has let go).
pub fn holds_lambda(class: &Class) -> bool {
    class.hidden
        && class.is_made()
        && class.fields.iter().any(|field| field.is_static() && field.name == LAMBDA_INSTANCE)
}

/// A class that collects output in an array: elements from the count on were written out, or
/// never written, and nobody can read them.
pub struct OutputBuffer {
    pub class: &'static str,
    /// Fields from the object to the array and to the count.
    pub array: &'static [&'static str],
    pub count: &'static [&'static str],
}

/// Buffers of the streams that the library boots.
pub const OUTPUT_BUFFERS: &[OutputBuffer] = &[
    OutputBuffer { class: "java/io/BufferedOutputStream", array: &["buf"], count: &["count"] },
    OutputBuffer { class: "java/io/BufferedWriter", array: &["cb"], count: &["nextChar"] },
    OutputBuffer { class: "sun/nio/cs/StreamEncoder", array: &["bb", "hb"], count: &["bb", "position"] },
];

/// The reason why a field is left out, if it is.
pub fn unobservable(class: &[u8], field: &[u8]) -> Option<&'static str> {
    UNOBSERVABLE.iter().find(|(c, f, _)| c.as_bytes() == class && f.as_bytes() == field).map(|(_, _, why)| *why)
}

/// Fields that the user left out of matching.
#[derive(Clone, Debug, Default)]
pub struct Filters {
    patterns: Vec<Pattern>,
    /// Keys that conditions of annotations may ask for.
    keys: Vec<(String, String)>,
    used: RefCell<Used>,
    /// What JPF leaves out is left out.
    like_jpf: bool,
}

#[derive(Clone, Debug, Default)]
struct Used {
    /// Each field left out, with the one who wanted it.
    fields: BTreeSet<String>,
    patterns: BTreeSet<usize>,
    keys: BTreeSet<String>,
}

/// A class, in which `*` stands for any characters, and a field of it.
#[derive(Clone, Debug)]
struct Pattern {
    class: String,
    field: String,
}

impl Filters {
    /// Patterns such as `java.util.AbstractList.modCount` or `java.util.*.modCount`, which name the
    /// class that declares the field.
    pub fn new(patterns: &[String], keys: &[(String, String)]) -> Result<Filters, String> {
        let parse = |text: &String| match text.rsplit_once('.') {
            Some((class, field)) if !class.is_empty() && !field.is_empty() && !field.contains('*') => {
                Ok(Pattern { class: class.to_string(), field: field.to_string() })
            }
            _ => {
                Err(format!("it names fields as java.util.AbstractList.modCount or java.util.*.modCount, not '{text}'"))
            }
        };
        let patterns = patterns.iter().map(parse).collect::<Result<_, _>>()?;
        Ok(Filters { patterns, keys: keys.to_vec(), used: RefCell::default(), like_jpf: false })
    }

    /// From now on, what JPF leaves out of its states unasked is left out: counts of modifications in `java.util`, and all
    /// of threads and their groups but what a thread runs.
    pub fn leave_out_like_jpf(&mut self) {
        self.like_jpf = true;
    }

    /// Takes over what was noted elsewhere about the use of the same filters.
    pub fn absorb(&self, other: &Filters) {
        let (mut used, other) = (self.used.borrow_mut(), other.used.borrow());
        used.fields.extend(other.fields.iter().cloned());
        used.patterns.extend(&other.patterns);
        used.keys.extend(other.keys.iter().cloned());
    }

    /// The fields left out so far, each with the option or annotation that asked for it.
    pub fn used(&self) -> Vec<String> {
        self.used.borrow().fields.iter().cloned().collect()
    }

    /// The patterns that no field of a class in use has matched.
    pub fn idle(&self) -> Vec<String> {
        let used = self.used.borrow();
        let idle = self.patterns.iter().enumerate().filter(|(i, _)| !used.patterns.contains(i));
        idle.map(|(_, p)| format!("{}.{}", p.class, p.field)).collect()
    }

    /// Was the key asked for by the condition of an annotation?
    pub fn asked_for(&self, key: &str) -> bool {
        self.used.borrow().keys.contains(key)
    }

    /// Does the user want this field left out?
    pub(crate) fn leave_out(&self, class: &Class, field: &Field) -> bool {
        let (owner, name) = (class.name.dotted(), field.name.display());
        let mut used = self.used.borrow_mut();
        let matching = self.patterns.iter().position(|p| p.field == name && like(&p.class, &owner));
        if let Some(at) = matching {
            used.patterns.insert(at);
            used.fields.insert(format!("{owner}.{name} (+filter.fields)"));
            return true;
        }
        if self.like_jpf && jpf_leaves_out(&owner, &name) {
            used.fields.insert(format!("{owner}.{name} (+filter.jpf)"));
            return true;
        }
        let Some(elements) = field_annotation(class, field, FILTER_FIELD) else { return false };
        let wanted = self.condition_holds(&elements, &mut used.keys);
        if wanted {
            used.fields.insert(format!("{owner}.{name} (@FilterField)"));
        }
        wanted
    }

    /// `condition` names a key that must be true, or with `invert` false; a key that is not there
    /// is false.
    fn condition_holds(&self, elements: &[(String, Element)], asked: &mut BTreeSet<String>) -> bool {
        let element = |name: &str| elements.iter().find(|(n, _)| n == name).map(|(_, value)| value);
        let invert = element("invert") == Some(&Element::Switch(true));
        match element("condition") {
            Some(Element::Text(key)) if !key.is_empty() => {
                asked.insert(key.clone());
                let value = self.keys.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str());
                matches!(value, Some("true" | "on" | "yes" | "1")) != invert
            }
            _ => true,
        }
    }
}

fn jpf_leaves_out(class: &str, field: &str) -> bool {
    match class {
        "java.lang.Thread" => !matches!(field, "target" | "holder"),
        "java.lang.ThreadGroup" => true,
        _ => class.starts_with("java.util.") && field.ends_with("odCount"),
    }
}

/// Does the text fit the pattern, in which `*` stands for any characters?
pub fn like(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices().map(|(at, _)| at).chain([text.len()]).any(|at| like(rest, &text[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_any_characters() {
        assert!(like("java.util.AbstractList", "java.util.AbstractList"));
        assert!(like("java.util.*", "java.util.TreeMap"));
        assert!(like("*Map*", "java.util.TreeMap$Entry"));
        assert!(like("*", ""));
        assert!(!like("java.util.*", "java.lang.String"));
        assert!(!like("java.util.List", "java.util.ListX"));
        assert!(!like("*List", "java.util.ListX"));
    }

    #[test]
    fn patterns_name_a_class_and_a_field() {
        let parse = |text: &str| Filters::new(&[text.to_string()], &[]);
        assert_eq!(parse("a.B.c").unwrap().idle(), ["a.B.c"]);
        for wrong in ["modCount", ".modCount", "a.B.", "a.B.*"] {
            assert!(parse(wrong).unwrap_err().contains("java.util.AbstractList.modCount"), "{wrong}");
        }
    }

    #[test]
    fn conditions_ask_for_keys() {
        let keys = [("small".to_string(), "true".to_string()), ("large".to_string(), "no".to_string())];
        let filters = Filters::new(&[], &keys).unwrap();
        let mut asked = BTreeSet::new();
        let mut holds = |key: &str, invert: bool| {
            let condition = ("condition".to_string(), Element::Text(key.to_string()));
            filters.condition_holds(&[condition, ("invert".to_string(), Element::Switch(invert))], &mut asked)
        };
        assert!(holds("", false) && holds("small", false) && holds("large", true) && holds("absent", true));
        assert!(!holds("small", true) && !holds("large", false) && !holds("absent", false));
        assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["absent", "large", "small"]);
    }
}
