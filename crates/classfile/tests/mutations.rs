//! Damaged class files never panic, hang or allocate much.
//!
//! `RJPF_FUZZ_MUTATIONS` sets how many are tried. A failure names its number; running again gives
//! the same bytes.

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use common::Random;
use rjpf_classfile::descriptor::{FieldType, MethodDescriptor};
use rjpf_classfile::opcode::Operand;
use rjpf_classfile::{ClassFile, Constant, ConstantPool, annotation, mutf8, opcode};

/// Remembers the largest single request and the bytes in use.
struct Counting;

static LARGEST: AtomicUsize = AtomicUsize::new(0);
static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every request goes to the system allocator unchanged; the counters do not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LARGEST.fetch_max(layout.size(), Ordering::Relaxed);
        let live = LIVE.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        PEAK.fetch_max(live, Ordering::Relaxed);
        // SAFETY: the caller's promises are the system allocator's needs.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const DEFAULT_MUTATIONS: usize = 200_000;
const LARGEST_ALLOWED: usize = 64 << 20;
/// A method is at least 8 bytes in a file and a few hundred in memory.
const BYTES_PER_INPUT_BYTE: usize = 64;

#[test]
fn damaged_classes_are_refused_calmly() {
    let count = std::env::var("RJPF_FUZZ_MUTATIONS").map_or(DEFAULT_MUTATIONS, |it| it.parse().expect("a number"));
    let corpus = common::corpus();
    let (mut accepted, mut refused) = (0u32, 0u32);
    let mut bytes = Vec::with_capacity(1 << 20);
    LARGEST.store(0, Ordering::Relaxed);
    for number in 0..count {
        let mut random = Random(number as u64);
        bytes.clear();
        bytes.extend(&corpus[random.below(corpus.len())].1);
        for _ in 0..=random.below(3) {
            mutate(&mut bytes, &corpus[random.below(corpus.len())].1, &mut random);
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| exercise(&bytes)));
        match outcome {
            Ok(true) => accepted += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("mutation {number} panicked (see above)"),
        }
        let largest = LARGEST.load(Ordering::Relaxed);
        assert!(largest <= LARGEST_ALLOWED, "mutation {number}: {largest} bytes at once");
    }
    // Both happen often, or the mutations are too weak or too strong to test anything.
    assert!(accepted as usize > count / 100, "{accepted} accepted of {count}");
    assert!(refused as usize > count / 100, "{refused} refused of {count}");
}

/// Damages some of `bytes`; `other` is another sound class to take pieces from.
fn mutate(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    if bytes.is_empty() {
        return;
    }
    let at = random.below(bytes.len());
    let length = (1 + random.below(32)).min(bytes.len() - at);
    match random.below(8) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.next() as u8,
        2 => {
            const TELLING: [u16; 8] = [0, 1, 2, 0x7f, 0xff, 0x7fff, 0x8000, 0xffff];
            let value = TELLING[random.below(TELLING.len())].to_be_bytes();
            bytes[at..].iter_mut().zip(value).for_each(|(to, from)| *to = from);
        }
        3 => {
            // A nearby value: another index, or a count that is off by a little.
            let change = random.below(9) as u8;
            bytes[at] = bytes[at].wrapping_add(change).wrapping_sub(4);
        }
        4 => bytes.truncate(at),
        5 => drop(bytes.drain(at..at + length)),
        6 => {
            let piece: Vec<u8> = bytes[at..at + length].to_vec();
            let to = random.below(bytes.len());
            bytes.splice(to..to, piece);
        }
        _ => {
            let from = random.below(other.len());
            let piece = &other[from..(from + length).min(other.len())];
            bytes[at..].iter_mut().zip(piece).for_each(|(to, from)| *to = *from);
        }
    }
}

/// Parses and, if that works, looks at everything; says whether it parsed.
fn exercise(bytes: &[u8]) -> bool {
    let before = LIVE.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let parsed = ClassFile::parse(bytes);
    let used = PEAK.load(Ordering::Relaxed).saturating_sub(before);
    let limit = BYTES_PER_INPUT_BYTE * bytes.len() + 4096;
    assert!(used <= limit, "{used} bytes for a class file of {}", bytes.len());
    match parsed {
        Ok(class) => {
            walk(&class);
            true
        }
        Err(error) => {
            assert!(error.offset <= bytes.len());
            black_box(error.to_string());
            false
        }
    }
}

fn walk(class: &ClassFile<'_>) {
    walk_pool(&class.pool);
    for &interface in &class.interfaces {
        class.pool.class_name(interface).expect("a checked interface");
    }
    for field in &class.fields {
        FieldType::parse(field.descriptor).expect("a checked descriptor");
        walk_annotations(class, field.annotations.visible);
    }
    for method in &class.methods {
        let descriptor = MethodDescriptor::parse(method.descriptor).expect("a checked descriptor");
        assert_eq!(descriptor.parameters().count(), usize::from(descriptor.parameter_count()));
        walk_annotations(class, method.annotations.visible);
        if let Some(code) = &method.code {
            walk_code(code);
        }
    }
    walk_annotations(class, class.attributes.annotations.visible);
    for bootstrap in &class.attributes.bootstrap_methods {
        class.pool.method_handle(bootstrap.method).expect("a checked handle");
    }
    black_box(mutf8::to_string_lossy(class.this_class));
}

/// Looks up every entry, which has to work in a checked pool, and asks wrong questions too.
fn walk_pool(pool: &ConstantPool<'_>) {
    for (index, constant) in pool.iter() {
        let sound = match constant {
            Constant::Utf8(_) => pool.utf8(index).map(mutf8::decode).is_ok(),
            Constant::Class { .. } => pool.class_name(index).is_ok(),
            Constant::String { .. } => pool.string(index).map(mutf8::to_latin1).is_ok(),
            Constant::Field { .. } | Constant::Method { .. } | Constant::InterfaceMethod { .. } => {
                pool.member(index).is_ok()
            }
            Constant::NameAndType { .. } => pool.name_and_type(index).is_ok(),
            Constant::MethodHandle { .. } => pool.method_handle(index).is_ok(),
            Constant::MethodType { .. } => pool.method_type(index).is_ok(),
            Constant::Dynamic { .. } | Constant::InvokeDynamic { .. } => pool.dynamic(index).is_ok(),
            _ => pool.get(index).is_ok(),
        };
        assert!(sound, "{index}: {constant:?}");
    }
    for index in [0, 1, 2, 3, pool.len() as u16, 65535] {
        let _ = black_box(pool.get(index));
        let _ = black_box(pool.utf8(index));
        let _ = black_box(pool.class_name(index));
        let _ = black_box(pool.string(index));
        let _ = black_box(pool.name_and_type(index));
        let _ = black_box(pool.method_type(index));
        let _ = black_box(pool.member(index));
        let _ = black_box(pool.method_handle(index));
        let _ = black_box(pool.dynamic(index));
    }
    assert!(pool.get(0).is_err() && pool.get(65535).is_err());
}

fn walk_annotations(class: &ClassFile<'_>, raw: Option<&[u8]>) {
    for found in annotation::annotations(&class.pool, raw.unwrap_or(&[0, 0])) {
        let _ = black_box(found);
    }
}

fn walk_code(code: &rjpf_classfile::Code<'_>) {
    for instruction in code.instructions() {
        let Ok(instruction) = instruction else {
            break;
        };
        assert!(instruction.next > instruction.pc);
        assert!(instruction.next as usize <= code.code.len());
        match instruction.operand {
            Operand::TableSwitch(table) => {
                assert!(table.targets().all(|it| (it as usize) < code.code.len()));
            }
            Operand::LookupSwitch(lookup) => {
                assert!(lookup.pairs().all(|(_, it)| (it as usize) < code.code.len()));
            }
            _ => {}
        }
    }
    // Decoding may also start in the middle of an instruction.
    for pc in 0..=code.code.len() {
        let _ = black_box(opcode::length(code.code, pc));
    }
    for handler in &code.handlers {
        assert!(handler.start < handler.end && usize::from(handler.end) <= code.code.len());
        black_box(code.line_at(handler.handler));
    }
}
