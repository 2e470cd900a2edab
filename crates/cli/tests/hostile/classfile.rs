//! Class files written byte by byte, however wrong.

use std::collections::HashMap;

pub(crate) const PUBLIC: u16 = 1;
pub(crate) const STATIC: u16 = 8;
pub(crate) const NATIVE: u16 = 0x100;

/// A constant pool that hands out indices.
#[derive(Default)]
pub(crate) struct Pool {
    bytes: Vec<u8>,
    count: u16,
    known: HashMap<Vec<u8>, u16>,
}

impl Pool {
    /// An entry as it stands in the file.
    pub(crate) fn entry(&mut self, entry: Vec<u8>) -> u16 {
        if let Some(&index) = self.known.get(&entry) {
            return index;
        }
        self.count += 1;
        self.bytes.extend(&entry);
        self.known.insert(entry, self.count);
        self.count
    }

    fn pair(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        let mut entry = vec![tag];
        entry.extend(a.to_be_bytes());
        entry.extend(b.to_be_bytes());
        self.entry(entry)
    }

    pub(crate) fn text(&mut self, text: &str) -> u16 {
        let mut entry = vec![1];
        entry.extend((text.len() as u16).to_be_bytes());
        entry.extend(text.as_bytes());
        self.entry(entry)
    }

    pub(crate) fn class(&mut self, name: &str) -> u16 {
        let name = self.text(name);
        self.entry([&[7], &name.to_be_bytes()[..]].concat())
    }

    fn named(&mut self, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.text(name), self.text(descriptor));
        self.pair(12, name, descriptor)
    }

    /// `tag`: 9 is a field, 10 a method, 11 a method of an interface.
    pub(crate) fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let (class, named) = (self.class(class), self.named(name, descriptor));
        self.pair(tag, class, named)
    }

    pub(crate) fn method_handle(&mut self, kind: u8, reference: u16) -> u16 {
        self.entry([&[15, kind], &reference.to_be_bytes()[..]].concat())
    }

    pub(crate) fn dynamic(&mut self, bootstrap: u16, name: &str, descriptor: &str) -> u16 {
        let named = self.named(name, descriptor);
        self.pair(17, bootstrap, named)
    }
}

/// A class being written.
pub(crate) struct RawClass {
    pub(crate) pool: Pool,
    pub(crate) major: u16,
    pub(crate) access: u16,
    /// Words of locals of each method that follows.
    pub(crate) locals: u16,
    name: u16,
    above: u16,
    interfaces: Vec<u16>,
    fields: Vec<Vec<u8>>,
    methods: Vec<Vec<u8>>,
    /// Attributes of the class beside its bootstrap methods.
    attributes: Vec<Vec<u8>>,
    /// Bootstrap methods: handle and arguments.
    pub(crate) bootstraps: Vec<(u16, Vec<u16>)>,
}

impl RawClass {
    pub(crate) fn new(major: u16, name: &str, above: &str) -> RawClass {
        let mut pool = Pool::default();
        let (name, above) = (pool.class(name), pool.class(above));
        let (interfaces, fields, methods, attributes, bootstraps) = Default::default();
        let (access, locals) = (0x21, 8);
        RawClass { pool, major, access, locals, name, above, interfaces, fields, methods, attributes, bootstraps }
    }

    pub(crate) fn attribute(&mut self, name: &str, content: &[u8]) {
        let mut attribute = self.pool.text(name).to_be_bytes().to_vec();
        attribute.extend((content.len() as u32).to_be_bytes());
        attribute.extend(content);
        self.attributes.push(attribute);
    }

    /// An attribute that names classes: a list of them, or one alone.
    pub(crate) fn attribute_of_classes(&mut self, name: &str, is_list: bool, classes: &[&str]) {
        let indices: Vec<u16> = classes.iter().map(|class| self.pool.class(class)).collect();
        let count = is_list.then_some(indices.len() as u16);
        let content: Vec<u8> = count.iter().chain(&indices).flat_map(|part| part.to_be_bytes()).collect();
        self.attribute(name, &content);
    }

    pub(crate) fn implements(&mut self, interface: &str) {
        let interface = self.pool.class(interface);
        self.interfaces.push(interface);
    }

    pub(crate) fn field(&mut self, access: u16, name: &str, descriptor: &str) {
        let parts = [access, self.pool.text(name), self.pool.text(descriptor), 0];
        self.fields.push(parts.iter().flat_map(|p| p.to_be_bytes()).collect());
    }

    /// A method with 8 words of stack.
    pub(crate) fn method(&mut self, access: u16, name: &str, descriptor: &str, code: &[u8]) {
        self.guarded_method(access, name, descriptor, code, &[]);
    }

    /// One with handlers that catch everything: start, end and handler.
    pub(crate) fn guarded_method(
        &mut self,
        access: u16,
        name: &str,
        descriptor: &str,
        code: &[u8],
        handlers: &[[u16; 3]],
    ) {
        let head = [access, self.pool.text(name), self.pool.text(descriptor), 1, self.pool.text("Code")];
        let mut method: Vec<u8> = head.iter().flat_map(|p| p.to_be_bytes()).collect();
        method.extend(((12 + code.len() + 8 * handlers.len()) as u32).to_be_bytes());
        method.extend([0, 8]);
        method.extend(self.locals.to_be_bytes());
        method.extend((code.len() as u32).to_be_bytes());
        method.extend(code);
        method.extend((handlers.len() as u16).to_be_bytes());
        for handler in handlers {
            handler.iter().chain([&0]).for_each(|part| method.extend(part.to_be_bytes()));
        }
        method.extend([0, 0]);
        self.methods.push(method);
    }

    /// A method without code and with these attributes.
    pub(crate) fn bodiless_method(
        &mut self,
        access: u16,
        name: &str,
        descriptor: &str,
        attributes: &[(&str, Vec<u8>)],
    ) {
        let head = [access, self.pool.text(name), self.pool.text(descriptor), attributes.len() as u16];
        let mut method: Vec<u8> = head.iter().flat_map(|p| p.to_be_bytes()).collect();
        for (name, content) in attributes {
            method.extend(self.pool.text(name).to_be_bytes());
            method.extend((content.len() as u32).to_be_bytes());
            method.extend(content);
        }
        self.methods.push(method);
    }

    pub(crate) fn main(&mut self, code: &[u8]) {
        self.method(PUBLIC | STATIC, "main", "([Ljava/lang/String;)V", code);
    }

    /// The constructor that every class needs.
    pub(crate) fn constructor(&mut self, above: &str) {
        let init = self.pool.member(10, above, "<init>", "()V").to_be_bytes();
        self.method(PUBLIC, "<init>", "()V", &[0x2a, 0xb7, init[0], init[1], 0xb1]);
    }

    pub(crate) fn finish(mut self) -> Vec<u8> {
        let attribute = (!self.bootstraps.is_empty()).then(|| self.pool.text("BootstrapMethods"));
        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0];
        let u2 = |bytes: &mut Vec<u8>, value: u16| bytes.extend(value.to_be_bytes());
        u2(&mut bytes, self.major);
        u2(&mut bytes, self.pool.count + 1);
        bytes.extend(&self.pool.bytes);
        u2(&mut bytes, self.access);
        u2(&mut bytes, self.name);
        u2(&mut bytes, self.above);
        u2(&mut bytes, self.interfaces.len() as u16);
        self.interfaces.iter().for_each(|&interface| u2(&mut bytes, interface));
        for members in [&self.fields, &self.methods] {
            u2(&mut bytes, members.len() as u16);
            members.iter().for_each(|m| bytes.extend(m));
        }
        u2(&mut bytes, self.attributes.len() as u16 + u16::from(attribute.is_some()));
        self.attributes.iter().for_each(|attribute| bytes.extend(attribute));
        if let Some(name) = attribute {
            let mut body = (self.bootstraps.len() as u16).to_be_bytes().to_vec();
            for (handle, args) in &self.bootstraps {
                u2(&mut body, *handle);
                u2(&mut body, args.len() as u16);
                args.iter().for_each(|&a| u2(&mut body, a));
            }
            u2(&mut bytes, name);
            bytes.extend((body.len() as u32).to_be_bytes());
            bytes.extend(body);
        }
        bytes
    }
}
