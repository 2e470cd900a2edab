//! Peers of `jdk.internal.misc.Unsafe`: access to fields, array elements and off-heap memory.
//!
//! An offset is a number of bytes from the object's address; with a null object it is the address
//! itself. Array elements and off-heap memory are packed bytes, but a field takes a whole word
//! however small its type: there a narrow access reads or writes the extended word. Allocation,
//! layout questions and parking are in the other `jdk_internal_misc_unsafe_*` files.

use rjpf_classes::address::{ARRAY_HEADER, NATIVE, OBJECT_HEADER, STATICS_HEADER};
use rjpf_classes::registry::class_name_of;
use rjpf_classes::{BaseType, Class, Field, LoaderId, Method, SlotKind};
use rjpf_state::{Ref, global, object_words};
use rjpf_vm::peer::{STATIC_OFFSETS, intercept, native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/misc/Unsafe",
    &[
        native("registerNatives()V", nothing),
        native("getInt(Ljava/lang/Object;J)I", get_word).touching(Touches::Word { write: false }),
        native("getIntVolatile(Ljava/lang/Object;J)I", get_word).touching(Touches::Word { write: false }),
        native("getFloat(Ljava/lang/Object;J)F", get_word).touching(Touches::Word { write: false }),
        native("getFloatVolatile(Ljava/lang/Object;J)F", get_word).touching(Touches::Word { write: false }),
        native("getReference(Ljava/lang/Object;J)Ljava/lang/Object;", get_word).touching(Touches::Word { write: false }),
        native("getReferenceVolatile(Ljava/lang/Object;J)Ljava/lang/Object;", get_word).touching(Touches::Word { write: false }),
        native("getObject(Ljava/lang/Object;J)Ljava/lang/Object;", get_word).touching(Touches::Word { write: false }),
        native("getObjectVolatile(Ljava/lang/Object;J)Ljava/lang/Object;", get_word).touching(Touches::Word { write: false }),
        native("getBoolean(Ljava/lang/Object;J)Z", get_boolean).touching(Touches::Word { write: false }),
        native("getBooleanVolatile(Ljava/lang/Object;J)Z", get_boolean).touching(Touches::Word { write: false }),
        native("getByte(Ljava/lang/Object;J)B", get_byte).touching(Touches::Word { write: false }),
        native("getByteVolatile(Ljava/lang/Object;J)B", get_byte).touching(Touches::Word { write: false }),
        native("getShort(Ljava/lang/Object;J)S", get_short).touching(Touches::Word { write: false }),
        native("getShortVolatile(Ljava/lang/Object;J)S", get_short).touching(Touches::Word { write: false }),
        native("getChar(Ljava/lang/Object;J)C", get_char).touching(Touches::Word { write: false }),
        native("getCharVolatile(Ljava/lang/Object;J)C", get_char).touching(Touches::Word { write: false }),
        native("getLong(Ljava/lang/Object;J)J", get_wide).touching(Touches::Word { write: false }),
        native("getLongVolatile(Ljava/lang/Object;J)J", get_wide).touching(Touches::Word { write: false }),
        native("getDouble(Ljava/lang/Object;J)D", get_wide).touching(Touches::Word { write: false }),
        native("getDoubleVolatile(Ljava/lang/Object;J)D", get_wide).touching(Touches::Word { write: false }),
        native("putInt(Ljava/lang/Object;JI)V", put_word).touching(Touches::Word { write: true }),
        native("putIntVolatile(Ljava/lang/Object;JI)V", put_word).touching(Touches::Word { write: true }),
        native("putFloat(Ljava/lang/Object;JF)V", put_word).touching(Touches::Word { write: true }),
        native("putFloatVolatile(Ljava/lang/Object;JF)V", put_word).touching(Touches::Word { write: true }),
        native("putReference(Ljava/lang/Object;JLjava/lang/Object;)V", put_word).touching(Touches::Word { write: true }),
        native("putReferenceVolatile(Ljava/lang/Object;JLjava/lang/Object;)V", put_word).touching(Touches::Word { write: true }),
        native("putObject(Ljava/lang/Object;JLjava/lang/Object;)V", put_word).touching(Touches::Word { write: true }),
        native("putObjectVolatile(Ljava/lang/Object;JLjava/lang/Object;)V", put_word).touching(Touches::Word { write: true }),
        native("putBoolean(Ljava/lang/Object;JZ)V", put_boolean).touching(Touches::Word { write: true }),
        native("putBooleanVolatile(Ljava/lang/Object;JZ)V", put_boolean).touching(Touches::Word { write: true }),
        native("putByte(Ljava/lang/Object;JB)V", put_byte).touching(Touches::Word { write: true }),
        native("putByteVolatile(Ljava/lang/Object;JB)V", put_byte).touching(Touches::Word { write: true }),
        native("putShort(Ljava/lang/Object;JS)V", put_short).touching(Touches::Word { write: true }),
        native("putShortVolatile(Ljava/lang/Object;JS)V", put_short).touching(Touches::Word { write: true }),
        native("putChar(Ljava/lang/Object;JC)V", put_char).touching(Touches::Word { write: true }),
        native("putCharVolatile(Ljava/lang/Object;JC)V", put_char).touching(Touches::Word { write: true }),
        native("putLong(Ljava/lang/Object;JJ)V", put_wide).touching(Touches::Word { write: true }),
        native("putLongVolatile(Ljava/lang/Object;JJ)V", put_wide).touching(Touches::Word { write: true }),
        native("putDouble(Ljava/lang/Object;JD)V", put_wide).touching(Touches::Word { write: true }),
        native("putDoubleVolatile(Ljava/lang/Object;JD)V", put_wide).touching(Touches::Word { write: true }),
        native("compareAndSetInt(Ljava/lang/Object;JII)Z", compare_and_set_word).touching(Touches::Word { write: true }),
        native(
            "compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
            compare_and_set_word,
        ).touching(Touches::Word { write: true }),
        native(
            "compareAndSetObject(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
            compare_and_set_word,
        ).touching(Touches::Word { write: true }),
        native("compareAndSetLong(Ljava/lang/Object;JJJ)Z", compare_and_set_wide).touching(Touches::Word { write: true }),
        native("compareAndExchangeInt(Ljava/lang/Object;JII)I", compare_and_exchange_word).touching(Touches::Word { write: true }),
        native(
            "compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
            compare_and_exchange_word,
        ).touching(Touches::Word { write: true }),
        native(
            "compareAndExchangeObject(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
            compare_and_exchange_word,
        ).touching(Touches::Word { write: true }),
        native("compareAndExchangeLong(Ljava/lang/Object;JJJ)J", compare_and_exchange_wide).touching(Touches::Word { write: true }),
        // The JDK builds these on a word with the neighbours' bytes in it; a field has no neighbours.
        intercept("compareAndSetByte(Ljava/lang/Object;JBB)Z", compare_and_set_byte).touching(Touches::Word { write: true }),
        intercept("compareAndSetShort(Ljava/lang/Object;JSS)Z", compare_and_set_short).touching(Touches::Word { write: true }),
        intercept("compareAndSetChar(Ljava/lang/Object;JCC)Z", compare_and_set_char).touching(Touches::Word { write: true }),
        intercept("compareAndExchangeByte(Ljava/lang/Object;JBB)B", compare_and_exchange_byte).touching(Touches::Word { write: true }),
        intercept("compareAndExchangeShort(Ljava/lang/Object;JSS)S", compare_and_exchange_short).touching(Touches::Word { write: true }),
        intercept("compareAndExchangeChar(Ljava/lang/Object;JCC)C", compare_and_exchange_char).touching(Touches::Word { write: true }),
        // Everything runs on one host thread: memory is always coherent.
        native("loadFence()V", fence),
        native("storeFence()V", fence),
        native("fullFence()V", fence),
    ],
)];

pub(crate) fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// A place that `Unsafe` reads or writes.
#[derive(Clone, Copy)]
struct Place {
    /// Byte address in the one memory.
    at: usize,
    /// A field: a whole word, whatever the type.
    field: bool,
}

/// Memory is sequentially consistent: a fence matters only to whoever looks for accesses without an order.
fn fence(ctx: &mut Ctx<'_>) -> PeerResult {
    let (releases, acquires) = (ctx.method.name != "loadFence", ctx.method.name != "storeFence");
    ctx.order_by_fence(ctx.thread, releases, acquires);
    Ok(Value::Void)
}

/// The place that is read. Bytes of references can be looked at; no other bytes are taken for a reference.
fn place(ctx: &Ctx<'_>, bytes: usize) -> Result<Place, Exit> {
    let place = anywhere(ctx, bytes)?;
    match ctx.method.ret == BaseType::Ref {
        true => place.holding(ctx, bytes, SlotKind::Ref),
        false => Ok(place),
    }
}

/// The place that is written with an argument, or with a number: only references replace references, and
/// only values that fit are put there. The loop relies on what a word holds.
fn written(ctx: &Ctx<'_>, bytes: usize, argument: usize) -> Result<Place, Exit> {
    let place = anywhere(ctx, bytes)?;
    if ctx.method.params[argument] != BaseType::Ref {
        return place.holding(ctx, bytes, SlotKind::Word);
    }
    let place = place.holding(ctx, bytes, SlotKind::Ref)?;
    match ctx.object(argument) == 0 || fits(ctx, place, ctx.object(argument)) {
        true => Ok(place),
        false => Err(unsupported("a reference that Unsafe puts where its class does not fit")),
    }
}

fn anywhere(ctx: &Ctx<'_>, bytes: usize) -> Result<Place, Exit> {
    let (object, offset) = (ctx.object(0), ctx.long(1));
    Ok(Place {
        at: address(ctx, object, offset, bytes)?,
        field: object != 0 && !ctx.class_of(object).is_array(),
    })
}

/// May the field or element at a place refer to this object? What the library itself puts into fields does.
fn fits(ctx: &Ctx<'_>, place: Place, value: Ref) -> bool {
    let (holder, class) = (ctx.object(0), ctx.class_of(value));
    if let Some(component) = ctx.class_of(holder).component() {
        return class.is_subclass_of(component);
    }
    let from_outside = |(method, _): (&'static Method, u16)| {
        method.class.name == "sun/misc/Unsafe" || method.class.loader != LoaderId::BOOT
    };
    if !ctx.caller(0).is_some_and(from_outside) {
        return true;
    }
    let Some((owner, field)) = field_at(ctx, holder, (place.at / 4) as u32) else { return false };
    let declared = class_name_of(field.descriptor.bytes());
    // As for the verifier, every object passes for an interface.
    let loaded = ctx.registry().loaded(owner, declared);
    supers(class).any(|class| class.name == declared)
        || loaded.is_some_and(|declared| declared.is_interface() || class.is_subclass_of(declared))
}

/// A class and all above it.
fn supers(class: &'static Class) -> impl Iterator<Item = &'static Class> {
    std::iter::successors(Some(class), |class| class.super_class)
}

/// The field at a word of an object, or of the class that a mirror stands for.
fn field_at(ctx: &Ctx<'_>, holder: Ref, at: u32) -> Option<(&'static Class, &'static Field)> {
    let is_mirror = std::ptr::eq(ctx.class_of(holder), ctx.known().class);
    let of_mirrored = is_mirror.then(|| ctx.class_of_mirror(holder));
    of_mirrored.into_iter().chain(supers(ctx.class_of(holder))).find_map(|class| {
        let is_it = |field: &&Field| at == if field.is_static() { field.offset } else { holder + field.offset };
        class.fields.iter().find(is_it).map(|field| (class, field))
    })
}

/// The offset of a static field from the mirror of its class. Programs keep it, so it must not depend
/// on where the class happens to lie.
pub(crate) fn static_offset(class: &Class, field: &Field) -> i64 {
    STATIC_OFFSETS + i64::from(field.offset - class.statics) * 4
}

/// The byte address of `bytes` bytes at `offset` from `object`, or at `offset` itself.
pub(crate) fn address(ctx: &Ctx<'_>, object: Ref, offset: i64, bytes: usize) -> Result<usize, Exit> {
    let of_static = offset >= STATIC_OFFSETS && object != 0 && std::ptr::eq(ctx.class_of(object), ctx.known().class);
    let start = match of_static {
        true => i64::from(ctx.class_of_mirror(object).statics) * 4 + (offset - STATIC_OFFSETS),
        false => (i64::from(object) * 4).saturating_add(offset),
    };
    let inside = |first: u32, end: u32| {
        start >= i64::from(first) * 4 && start.saturating_add(bytes as i64) <= i64::from(end) * 4
    };
    if object == 0 {
        // Counters that the JDK updates at an address the machine gave it are peers' scalars.
        let valid = inside(NATIVE.start, ctx.memory().get(global::NATIVE_TOP))
            || inside(global::PEER_WORDS, global::PEER_WORDS_END);
        if !valid {
            return Err(throw(
                "java/lang/InternalError",
                "a fault occurred in an unsafe memory access operation",
            ));
        }
    } else if !inside(object + header(ctx.class_of(object)), object + object_words(ctx.memory(), ctx.class_of(object), object))
        && !is_static_place(ctx, object, inside)
    {
        // HotSpot reads or writes whatever lies there.
        return Err(unsupported("an access by Unsafe outside of the object it names"));
    }
    Ok(start as usize)
}

/// Words of an object that are none of the program's business.
fn header(class: &Class) -> u32 {
    if class.is_array() { ARRAY_HEADER } else { OBJECT_HEADER }
}

/// Static fields are named by the class mirror and an offset from it.
fn is_static_place(ctx: &Ctx<'_>, object: Ref, inside: impl Fn(u32, u32) -> bool) -> bool {
    if !std::ptr::eq(ctx.class_of(object), ctx.known().class) {
        return false;
    }
    let class = ctx.class_of_mirror(object);
    let first = class.statics + STATICS_HEADER;
    inside(first, first + class.static_slots.len() as u32)
}

impl Place {
    /// The same place, if all that `bytes` bytes of it touch is of this kind. A field is a word, so it begins with one.
    fn holding(self, ctx: &Ctx<'_>, bytes: usize, kind: SlotKind) -> Result<Place, Exit> {
        let object = ctx.object(0);
        let aligned = self.at.is_multiple_of(4) || kind == SlotKind::Word && !self.field;
        let all = match self.field {
            _ if object == 0 => kind == SlotKind::Word,
            false => (kind == SlotKind::Ref) == (ctx.class_of(object).element_type() == Some(BaseType::Ref)),
            true => {
                let (first, end) = ((self.at / 4) as u32, (self.at + bytes).div_ceil(4) as u32);
                let class = ctx.class_of(object);
                let (start, slots) = match (object..object + class.instance_slots.len() as u32).contains(&first) {
                    true => (object, &class.instance_slots),
                    false => {
                        let mirrored = ctx.class_of_mirror(object);
                        (mirrored.statics + STATICS_HEADER, &mirrored.static_slots)
                    }
                };
                slots[(first - start) as usize..(end - start) as usize].iter().all(|&slot| slot == kind)
            }
        };
        match aligned && all {
            true => Ok(self),
            false => Err(unsupported("an access by Unsafe that takes a number for a reference, or a reference for a number")),
        }
    }

    fn read<const N: usize>(self, ctx: &Ctx<'_>) -> [u8; N] {
        let mut bytes = [0; N];
        bytes.copy_from_slice(ctx.memory().bytes(0, self.at, N));
        bytes
    }

    fn write<const N: usize>(self, ctx: &mut Ctx<'_>, bytes: [u8; N]) {
        ctx.put_bytes(0, self.at, &bytes);
    }

    fn word(self, ctx: &Ctx<'_>) -> u32 {
        if self.at.is_multiple_of(4) {
            ctx.memory().get((self.at / 4) as u32)
        } else {
            u32::from_le_bytes(self.read(ctx))
        }
    }

    fn set_word(self, ctx: &mut Ctx<'_>, value: u32) {
        self.write(ctx, value.to_le_bytes());
    }

    /// Writes an argument of one word, which may be a reference.
    fn set_argument(self, ctx: &mut Ctx<'_>, argument: usize) {
        let (holder, value) = (ctx.object(0), ctx.int(argument) as u32);
        let is_reference = ctx.method.params[argument] == BaseType::Ref;
        if self.at.is_multiple_of(4) {
            ctx.put_at(holder, (self.at / 4) as u32, value, is_reference);
        } else {
            self.set_word(ctx, value);
        }
    }

    fn byte(self, ctx: &Ctx<'_>) -> i8 {
        if self.field { self.word(ctx) as i8 } else { i8::from_le_bytes(self.read(ctx)) }
    }

    fn short(self, ctx: &Ctx<'_>) -> i16 {
        if self.field { self.word(ctx) as i16 } else { i16::from_le_bytes(self.read(ctx)) }
    }

    /// Writes a narrow value: `extended` is what a field of the type holds.
    fn set_narrow<const N: usize>(self, ctx: &mut Ctx<'_>, bytes: [u8; N], extended: u32) {
        if self.field { self.set_word(ctx, extended) } else { self.write(ctx, bytes) }
    }

    fn wide(self, ctx: &Ctx<'_>) -> u64 {
        u64::from_le_bytes(self.read(ctx))
    }
}

fn get_word(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(place(ctx, 4)?.word(ctx).into())
}

fn get_wide(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Wide(place(ctx, 8)?.wide(ctx)))
}

fn get_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((place(ctx, 1)?.byte(ctx) != 0).into())
}

fn get_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i32::from(place(ctx, 1)?.byte(ctx)).into())
}

fn get_short(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i32::from(place(ctx, 2)?.short(ctx)).into())
}

fn get_char(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i32::from(place(ctx, 2)?.short(ctx) as u16).into())
}

fn put_word(ctx: &mut Ctx<'_>) -> PeerResult {
    written(ctx, 4, 2)?.set_argument(ctx, 2);
    Ok(Value::Void)
}

fn put_wide(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.long(2);
    // The one number that the library keeps in a thread so is the seed of `ThreadLocalRandom`.
    let object = ctx.object(0);
    if object != 0 && ctx.class_of(object).is_subclass_of(ctx.known().thread) {
        ctx.note_chance();
    }
    written(ctx, 8, 2)?.write(ctx, value.to_le_bytes());
    Ok(Value::Void)
}

fn put_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.int(2) as u32 & 1;
    written(ctx, 1, 2)?.set_narrow(ctx, [value as u8], value);
    Ok(Value::Void)
}

fn put_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.int(2) as i8;
    written(ctx, 1, 2)?.set_narrow(ctx, value.to_le_bytes(), value as u32);
    Ok(Value::Void)
}

fn put_short(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.int(2) as i16;
    written(ctx, 2, 2)?.set_narrow(ctx, value.to_le_bytes(), value as u32);
    Ok(Value::Void)
}

fn put_char(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.int(2) as u16;
    written(ctx, 2, 2)?.set_narrow(ctx, value.to_le_bytes(), u32::from(value));
    Ok(Value::Void)
}

/// The old word; the new one is in place if the old one was expected.
fn exchange_word(ctx: &mut Ctx<'_>) -> Result<(u32, bool), Exit> {
    let expected = ctx.int(2) as u32;
    let place = written(ctx, 4, 3)?;
    let old = place.word(ctx);
    if old == expected {
        place.set_argument(ctx, 3);
    }
    Ok((old, old == expected))
}

fn compare_and_set_word(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_word(ctx)?.1.into())
}

fn compare_and_exchange_word(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_word(ctx)?.0.into())
}

fn exchange_wide(ctx: &mut Ctx<'_>) -> Result<(u64, bool), Exit> {
    let (expected, new) = (ctx.long(2) as u64, ctx.long(3) as u64);
    let place = written(ctx, 8, 3)?;
    let old = place.wide(ctx);
    if old == expected {
        place.write(ctx, new.to_le_bytes());
    }
    Ok((old, old == expected))
}

fn compare_and_set_wide(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_wide(ctx)?.1.into())
}

fn compare_and_exchange_wide(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Wide(exchange_wide(ctx)?.0))
}

fn exchange_byte(ctx: &mut Ctx<'_>) -> Result<(i8, bool), Exit> {
    let (expected, new) = (ctx.int(2) as i8, ctx.int(3) as i8);
    let place = written(ctx, 1, 3)?;
    let old = place.byte(ctx);
    if old == expected {
        place.set_narrow(ctx, new.to_le_bytes(), new as u32);
    }
    Ok((old, old == expected))
}

fn compare_and_set_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_byte(ctx)?.1.into())
}

fn compare_and_exchange_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i32::from(exchange_byte(ctx)?.0).into())
}

/// Chars and shorts differ in what a field holds for the same bits.
fn exchange_short(ctx: &mut Ctx<'_>, extend: fn(i16) -> u32) -> Result<(u32, bool), Exit> {
    let (expected, new) = (ctx.int(2) as i16, ctx.int(3) as i16);
    let place = written(ctx, 2, 3)?;
    let old = place.short(ctx);
    if old == expected {
        place.set_narrow(ctx, new.to_le_bytes(), extend(new));
    }
    Ok((extend(old), old == expected))
}

fn sign_extended(v: i16) -> u32 {
    v as u32
}

fn zero_extended(v: i16) -> u32 {
    u32::from(v as u16)
}

fn compare_and_set_short(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_short(ctx, sign_extended)?.1.into())
}

fn compare_and_set_char(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_short(ctx, zero_extended)?.1.into())
}

fn compare_and_exchange_short(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_short(ctx, sign_extended)?.0.into())
}

fn compare_and_exchange_char(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(exchange_short(ctx, zero_extended)?.0.into())
}
