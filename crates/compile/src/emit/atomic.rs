//! What `Unsafe` does to fields of objects and reads of arrays of references, in single runs: no other thread runs
//! meanwhile and nobody asks, so a load and a store do it. That the access is one that the native method makes is
//! found out by the machine once for each class and offset that a site meets (`Runtime::field_place`).

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, Type, Value};
use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::CallSite;
use rjpf_classes::{LoaderId, Method};

use super::Emitter;
use crate::code::TypeCache;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Get,
    Put,
    CompareAndSet,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
enum Kind {
    Word = 0,
    Wide = 1,
    Reference = 2,
}

impl Kind {
    fn ty(self) -> Type {
        if self == Kind::Wide { I64 } else { I32 }
    }
}

/// A native method of `Unsafe` that is a load or a store or both.
#[derive(Clone, Copy)]
pub(super) struct Atomic {
    does: Does,
    kind: Kind,
}

impl Atomic {
    pub(super) fn of(method: &Method) -> Option<Atomic> {
        if method.class.name != "jdk/internal/misc/Unsafe" || method.class.loader != LoaderId::BOOT {
            return None;
        }
        let (does, kind) = match method.name.bytes() {
            b"getInt" | b"getIntVolatile" => (Does::Get, Kind::Word),
            b"getLong" | b"getLongVolatile" => (Does::Get, Kind::Wide),
            b"getReference" | b"getReferenceVolatile" => (Does::Get, Kind::Reference),
            b"putInt" | b"putIntVolatile" => (Does::Put, Kind::Word),
            b"putLong" | b"putLongVolatile" => (Does::Put, Kind::Wide),
            b"putReference" | b"putReferenceVolatile" => (Does::Put, Kind::Reference),
            b"compareAndSetInt" => (Does::CompareAndSet, Kind::Word),
            b"compareAndSetLong" => (Does::CompareAndSet, Kind::Wide),
            b"compareAndSetReference" => (Does::CompareAndSet, Kind::Reference),
            _ => return None,
        };
        // Methods of the same names take an address instead.
        method.descriptor.bytes().starts_with(b"(Ljava/lang/Object;J").then_some(Atomic { does, kind })
    }
}

/// Where the arguments are: the receiver, the object, the offset in two words, and what follows.
const OBJECT: usize = 1;
const OFFSET: usize = 2;
const FIRST: usize = 4;

impl Emitter<'_> {
    /// The result of such a method. Code that is not the library's own has the types of references checked each time.
    pub(super) fn atomic(&mut self, atomic: Atomic, method: &'static Method, site: &'static CallSite) -> Value {
        let writes_reference = atomic.kind == Kind::Reference && atomic.does != Does::Get;
        let of_library = self.method.class.loader == LoaderId::BOOT && self.method.class.name != "sun/misc/Unsafe";
        if writes_reference && !of_library {
            return self.call_native(method, site);
        }
        let cache = TypeCache::leak();
        let (object, offset) = (self.body.word(site.args[OBJECT]), self.body.wide(site.args[OFFSET]));
        let builder = &mut self.body.builder;
        let (some, field, other, slow, done) = (
            builder.create_block(),
            builder.create_block(),
            builder.create_block(),
            builder.create_block(),
            builder.create_block(),
        );
        let result = builder.append_block_param(done, I64);
        self.body.ins().brif(object, some, &[], slow, &[]);
        self.body.switch_to(some);
        let class = self.wide_class_id(object);
        let shifted = self.body.ins().ishl_imm(class, 32);
        let both = self.body.ins().bor(shifted, offset);
        let known = self.cached(&cache.yes);
        let same = self.body.ins().icmp(IntCC::Equal, both, known);
        let long = self.body.ins().ushr_imm(offset, 31);
        let short = self.body.ins().icmp_imm(IntCC::Equal, long, 0);
        let fits = self.body.ins().band(same, short);
        self.body.ins().brif(fits, field, &[], other, &[]);
        self.body.switch_to(field);
        let start = self.body.host_address(object);
        let address = self.body.ins().iadd(start, offset);
        let value = self.at_address(atomic, address, site);
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(other);
        if atomic.kind == Kind::Reference && atomic.does == Does::Get {
            let value = self.element_at(object, class, offset, cache, slow);
            self.body.ins().jump(done, &[value.into()]);
        } else {
            self.body.ins().jump(slow, &[]);
        }
        self.body.switch_to(slow);
        let (function, context) = (self.body.runtime.field_place as usize, self.body.context);
        let (kind, cache) = (self.body.word_const(atomic.kind as u32), self.body.pointer(cache));
        self.body.call_host(function, &[context, object, offset, kind, cache], None);
        let value = self.call_native(method, site);
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(done);
        result
    }

    /// What the method does at an address in the host.
    fn at_address(&mut self, atomic: Atomic, address: Value, site: &'static CallSite) -> Value {
        let Atomic { does, kind } = atomic;
        let argument = |this: &mut Self, at: usize| match kind {
            Kind::Wide => this.body.wide(site.args[at]),
            _ => this.body.word(site.args[at]),
        };
        match does {
            Does::Get => {
                let value = self.body.load_address(kind.ty(), address);
                if kind == Kind::Wide { value } else { self.body.ins().uextend(I64, value) }
            }
            Does::Put => {
                let value = argument(self, FIRST);
                self.body.store_address(value, address);
                self.body.ins().iconst(I64, 0)
            }
            Does::CompareAndSet => {
                let second = FIRST + if kind == Kind::Wide { 2 } else { 1 };
                let (expected, new) = (argument(self, FIRST), argument(self, second));
                let now = self.body.load_address(kind.ty(), address);
                let same = self.body.ins().icmp(IntCC::Equal, now, expected);
                let value = self.body.ins().select(same, new, now);
                self.body.store_address(value, address);
                self.body.ins().uextend(I64, same)
            }
        }
    }

    /// The reference in an array, if its class is one that the cache knows for that and the offset is that of an element.
    fn element_at(
        &mut self,
        array: Value,
        class: Value,
        offset: Value,
        cache: &'static TypeCache,
        slow: cranelift_codegen::ir::Block,
    ) -> Value {
        let known = self.cached(&cache.no);
        let same = self.body.ins().icmp(IntCC::Equal, class, known);
        let length = self.body.load_fixed(array, 2);
        let length = self.body.ins().uextend(I64, length);
        let bytes = self.body.ins().ishl_imm(length, 2);
        let at = self.body.ins().iadd_imm(offset, -i64::from(ARRAY_HEADER) * 4);
        let inside = self.body.ins().icmp(IntCC::UnsignedLessThan, at, bytes);
        let odd = self.body.ins().band_imm(offset, 3);
        let even = self.body.ins().icmp_imm(IntCC::Equal, odd, 0);
        let fits = self.body.ins().band(same, inside);
        let fits = self.body.ins().band(fits, even);
        let element = self.body.builder.create_block();
        self.body.ins().brif(fits, element, &[], slow, &[]);
        self.body.switch_to(element);
        let start = self.body.host_address(array);
        let address = self.body.ins().iadd(start, offset);
        let value = self.body.load_address(I32, address);
        self.body.ins().uextend(I64, value)
    }
}
