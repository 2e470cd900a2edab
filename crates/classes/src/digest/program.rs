//! Digests of a whole program: what running a method relies on, its own body and the classes it names.
//!
//! A body alone does not say what it does. `x.f` means a word of the object whose place follows from the
//! class, `x.m()` a method that may have got an override, `new C()` the initialiser of `C`. So:
//!
//! - the **layout** of a class covers what objects of it consist of and which methods calls on them
//!   select: fields, flags and initialisers of the class and all its supertypes, and of their methods those
//!   that compete with others for a call. A method that nothing else in the hierarchy could be mistaken for is
//!   left out: whoever calls it names it;
//! - the **linked digest** of a method covers its body, the layouts of the classes that it names and what its
//!   calls resolve to.
//!
//! Classes of the JDK are not looked at: whoever compares programs compares JDKs too. All answers follow from
//! the class path, none from what a machine has loaded.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use rjpf_classfile::ClassFile;
use rjpf_classfile::access::{ACC_PRIVATE, ACC_STATIC};
use xxhash_rust::xxh3::{Xxh3Default, xxh3_128};

use super::mentions::{self, Mention};
use super::{Digest, lines_of, of_method, shape, shape_of, variables_of};
use crate::digest::symbols::Symbols;
use crate::path::{ClassPath, Found};

/// The methods of `Object` that a class may override.
const OF_OBJECT: &[&[u8]] = &[b"clone", b"equals", b"finalize", b"hashCode", b"toString"];
const OBJECT: &[u8] = b"java/lang/Object";

/// The classes of a class path with what is known about them.
pub struct Program<'p> {
    class_path: &'p ClassPath,
    classes: HashMap<Vec<u8>, Option<Arc<Facts>>>,
    /// Files that are no class files, by the class that they should be: whoever loads one is told so.
    unreadable: HashMap<Vec<u8>, u128>,
    layouts: HashMap<Vec<u8>, u128>,
}

/// Who declares a method, and its access flags.
type Declared<'a> = (&'a [u8], u16);

/// What one class file says.
struct Facts {
    bytes: u128,
    /// Which entry of the class path it is from.
    entry: usize,
    shape: Digest,
    data: Digest,
    supers: Vec<Vec<u8>>,
    nest_host: Option<Vec<u8>>,
    nest_members: Vec<Vec<u8>>,
    methods: Vec<MethodFacts>,
}

struct MethodFacts {
    name: Vec<u8>,
    descriptor: Vec<u8>,
    access: u16,
    body: Digest,
    lines: Digest,
    variables: Digest,
    mentions: Vec<Mention>,
}

impl MethodFacts {
    fn is_selected(&self) -> bool {
        self.access & (ACC_STATIC | ACC_PRIVATE) == 0 && !self.name.starts_with(b"<")
    }
}

impl<'p> Program<'p> {
    pub fn new(class_path: &'p ClassPath) -> Program<'p> {
        Program { class_path, classes: HashMap::new(), unreadable: HashMap::new(), layouts: HashMap::new() }
    }

    /// All that others can notice of a class without running it; `None` if the class path has no such class.
    pub fn shape(&mut self, class: &[u8]) -> Option<Digest> {
        self.facts(class).map(|facts| facts.shape).or_else(|| self.unreadable(class))
    }

    /// The digest of the bytes of a class file.
    pub fn bytes(&mut self, class: &[u8]) -> Option<Digest> {
        self.facts(class).map(|facts| Digest(facts.bytes)).or_else(|| self.unreadable(class))
    }

    /// Which entry of the class path the class is from.
    pub fn place(&mut self, class: &[u8]) -> Option<Digest> {
        self.facts(class).map(|facts| Digest(facts.entry as u128))
    }

    /// What objects of the class consist of and which methods calls on them select.
    pub fn layout(&mut self, class: &[u8]) -> Option<Digest> {
        if self.facts(class).is_none() {
            return self.unreadable(class);
        }
        Some(Digest(self.layout_of(class)))
    }

    /// What a call of the method does, as far as the class path says.
    pub fn linked(&mut self, class: &[u8], name: &[u8], descriptor: &[u8]) -> Option<Digest> {
        let facts = self.facts(class)?;
        let method = facts.method(name, descriptor)?;
        let mut hasher = Xxh3Default::new();
        hasher.update(&method.body.0.to_le_bytes());
        self.write_mentions(&mut hasher, &method.mentions);
        Some(Digest(hasher.digest128()))
    }

    /// On which lines of which file a method is.
    pub fn lines(&mut self, class: &[u8], name: &[u8], descriptor: &[u8]) -> Option<Digest> {
        Some(self.facts(class)?.method(name, descriptor)?.lines)
    }

    /// What the local variables of a method are called.
    pub fn variables(&mut self, class: &[u8], name: &[u8], descriptor: &[u8]) -> Option<Digest> {
        Some(self.facts(class)?.method(name, descriptor)?.variables)
    }

    /// What a class does and relies on that running code has made from such a file: it is on no class path, but what it
    /// inherits and what its code names may be. Classes above it that were made too are the caller's to add.
    pub fn made(&mut self, file: &ClassFile<'_>) -> Digest {
        let mut hasher = Xxh3Default::new();
        for above in supers_of(file) {
            hasher.update(&self.layout_of(&above).to_le_bytes());
        }
        for method in &file.methods {
            hasher.update(&of_method(file, method).0.to_le_bytes());
            self.write_mentions(&mut hasher, &mentions::of_method(file, method));
        }
        Digest(hasher.digest128())
    }

    fn write_mentions(&mut self, hasher: &mut Xxh3Default, mentions: &[Mention]) {
        for mention in mentions {
            let digest = match mention {
                Mention::Class(class) => self.layout_of(class),
                Mention::Mirror(class) => self.shape(class).map_or(0, |shape| shape.0),
                Mention::Method { class, name, descriptor } => self.resolved(class, name, descriptor),
            };
            hasher.update(&digest.to_le_bytes());
        }
    }

    /// Does the class declare such a method?
    pub fn declares(&mut self, class: &[u8], name: &[u8], descriptor: &[u8]) -> bool {
        self.facts(class).is_some_and(|facts| facts.method(name, descriptor).is_some())
    }

    fn facts(&mut self, class: &[u8]) -> Option<Arc<Facts>> {
        if let Some(known) = self.classes.get(class) {
            return known.clone();
        }
        let facts = match self.class_path.find_class(class) {
            Ok(None) => None,
            Ok(Some(found)) => {
                let facts = Facts::of(&found).map(Arc::new);
                if facts.is_none() {
                    self.unreadable.insert(class.to_vec(), xxh3_128(&found.bytes));
                }
                facts
            }
            Err(why) => {
                self.unreadable.insert(class.to_vec(), xxh3_128(why.to_string().as_bytes()));
                None
            }
        };
        self.classes.insert(class.to_vec(), facts.clone());
        facts
    }

    /// What there is in the place of a class that cannot be read.
    fn unreadable(&self, class: &[u8]) -> Option<Digest> {
        self.unreadable.get(class).copied().map(Digest)
    }

    fn layout_of(&mut self, class: &[u8]) -> u128 {
        if let Some(&known) = self.layouts.get(class) {
            return known;
        }
        let all = self.hierarchy(class);
        let mut hasher = Xxh3Default::new();
        // Who declares a method, by name and descriptor.
        let mut declared: BTreeMap<(&[u8], &[u8]), Vec<Declared<'_>>> = BTreeMap::new();
        let mut of_library = false;
        for (name, facts) in &all {
            write(&mut hasher, name);
            let Some(facts) = facts else {
                of_library |= name.as_slice() != OBJECT;
                hasher.update(&self.unreadable(name).map_or(0, |digest| digest.0).to_le_bytes());
                continue;
            };
            hasher.update(&facts.data.0.to_le_bytes());
            hasher.update(&[u8::from(self.is_nest_mate(name, facts))]);
            for method in facts.methods.iter().filter(|m| m.is_selected()) {
                declared.entry((&method.name, &method.descriptor)).or_default().push((name, method.access));
            }
        }
        for ((name, descriptor), by) in declared {
            if by.len() > 1 || of_library || OF_OBJECT.contains(&name) {
                [name, descriptor].iter().for_each(|text| write(&mut hasher, text));
                for (class, access) in by {
                    write(&mut hasher, class);
                    hasher.update(&access.to_le_bytes());
                }
            }
        }
        let layout = hasher.digest128();
        self.layouts.insert(class.to_vec(), layout);
        layout
    }

    /// Does the host that the class names list it? Otherwise it is its own host.
    fn is_nest_mate(&mut self, name: &[u8], facts: &Facts) -> bool {
        let Some(host) = &facts.nest_host else { return false };
        self.facts(host).is_some_and(|host| host.nest_members.iter().any(|member| member == name))
    }

    /// The class and its supertypes, superclasses first, each once; of those of the library the names only.
    fn hierarchy(&mut self, class: &[u8]) -> Vec<(Vec<u8>, Option<Arc<Facts>>)> {
        let mut all: Vec<(Vec<u8>, Option<Arc<Facts>>)> = Vec::new();
        let mut open = vec![class.to_vec()];
        while let Some(name) = open.pop() {
            if all.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let facts = self.facts(&name);
            if let Some(facts) = &facts {
                open.extend(facts.supers.iter().rev().cloned());
            }
            all.push((name, facts));
        }
        all
    }

    /// Everything that a call of this name could resolve to, and in which order.
    fn resolved(&mut self, class: &[u8], name: &[u8], descriptor: &[u8]) -> u128 {
        let mut hasher = Xxh3Default::new();
        for (class, facts) in self.hierarchy(class) {
            match facts {
                None => write(&mut hasher, &class),
                Some(facts) => {
                    for method in facts.methods.iter().filter(|m| m.name == name && m.descriptor == descriptor) {
                        write(&mut hasher, &class);
                        hasher.update(&method.access.to_le_bytes());
                    }
                }
            }
        }
        hasher.digest128()
    }
}

impl Facts {
    fn method(&self, name: &[u8], descriptor: &[u8]) -> Option<&MethodFacts> {
        self.methods.iter().find(|m| m.name == name && m.descriptor == descriptor)
    }

    fn of(Found { bytes, entry_index, .. }: &Found) -> Option<Facts> {
        let file = ClassFile::parse(bytes).ok()?;
        let name = |index: u16| file.pool.class_name(index).ok().map(<[u8]>::to_vec);
        let mut data = Symbols::new(&file, "data");
        shape::write_data(&mut data, &file);
        let data = data.finish();
        let methods = file.methods.iter().map(|method| {
            let body = of_method(&file, method);
            MethodFacts {
                name: method.name.to_vec(),
                descriptor: method.descriptor.to_vec(),
                access: method.access,
                body,
                lines: lines_of(&file, method, body),
                variables: variables_of(&file, method, body),
                mentions: mentions::of_method(&file, method),
            }
        });
        Some(Facts {
            bytes: xxh3_128(bytes),
            entry: *entry_index,
            shape: shape_of(&file),
            data,
            supers: supers_of(&file),
            nest_host: file.attributes.nest_host.and_then(name),
            nest_members: file.attributes.nest_members.iter().flatten().filter_map(|&i| name(i)).collect(),
            methods: methods.collect(),
        })
    }
}

/// The super class, then the interfaces.
fn supers_of(file: &ClassFile<'_>) -> Vec<Vec<u8>> {
    let interfaces = file.interfaces.iter().filter_map(|&index| file.pool.class_name(index).ok());
    file.super_class.into_iter().chain(interfaces).map(<[u8]>::to_vec).collect()
}

/// With its length, so that no two sequences are the same bytes.
fn write(hasher: &mut Xxh3Default, text: &[u8]) {
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text);
}
