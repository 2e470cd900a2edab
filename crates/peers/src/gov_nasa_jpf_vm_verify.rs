//! Peers of `gov.nasa.jpf.vm.Verify`: what a program says to the search, and the class itself.
//!
//! The class file is made from the peers' signatures, so under the checker it is this one, whatever
//! a class path holds under the name. Choices, output, attributes and JSON are in files of their
//! own.

use rjpf_classfile::access::*;
use rjpf_classfile::build::{ClassBuilder, CodeBuilder};
use rjpf_classfile::opcode::{
    ACONST_NULL, ALOAD_0, ALOAD_1, ARETURN, DUP, ICONST_0, INVOKESPECIAL, INVOKEVIRTUAL, NEW, RETURN, SWAP,
};
use rjpf_state::clock::{Clock, EPOCH_MILLIS, NANOS_PER_MILLI};
use rjpf_state::thread::word;
use rjpf_state::global;
use rjpf_vm::peer::{Resume, native, throw, unsupported};
use rjpf_vm::{Ctx, Event, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const CLASS: &str = "gov/nasa/jpf/vm/Verify";
const PATH_IGNORED: &str = "gov/nasa/jpf/vm/Verify$PathIgnored";

/// What `getValue` gives for a key that was never put.
const NO_VALUE: i32 = -1;

const CONSTANTS: &[(&str, i32)] =
    &[("NO_VALUE", NO_VALUE), ("SEVERE", 1), ("WARNING", 2), ("INFO", 3), ("FINE", 4), ("FINER", 5), ("FINEST", 6)];

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("addComment(Ljava/lang/String;)V", no_effect),
        native("assertTrue(Ljava/lang/String;Z)V", assert_true_with_message),
        native("assertTrue(Z)V", assert_true),
        native("atLabel(I)V", no_effect),
        native("atLabel(Ljava/lang/String;)V", no_effect),
        native("beginAtomic()V", begin_atomic).touching(Touches::Anything),
        native("boring(Z)V", boring),
        native("breakTransition(Ljava/lang/String;)V", break_transition),
        native("busyWait(J)V", no_effect),
        native("currentTimeMillis()J", current_time_millis),
        native("endAtomic()V", end_atomic),
        native("freezeSharedness(Ljava/lang/Object;Z)V", no_effect),
        native("getBitInBitSet(II)Z", get_bit_in_bit_set),
        native("getCounter(I)I", get_counter),
        native("getHeuristicSearchValue()I", get_heuristic_search_value),
        native("getValue(Ljava/lang/String;)I", get_value),
        native("ignoreIf(Z)V", ignore_if).touching(Touches::Anything),
        native("incrementCounter(I)I", increment_counter),
        native("instrumentPoint(Ljava/lang/String;)V", no_effect),
        native("instrumentPointDeep(Ljava/lang/String;)V", no_effect),
        native("instrumentPointDeepRecur(Ljava/lang/String;I)V", no_effect),
        native("interesting(Z)V", interesting),
        native("isCalledFromClass(Ljava/lang/String;)Z", is_called_from_class),
        native("isRunningInJPF()Z", yes),
        native("isShared(Ljava/lang/Object;)Z", is_shared),
        native("isTraceReplay()Z", no),
        native("putValue(Ljava/lang/String;I)V", put_value),
        native("resetCounter(I)V", reset_counter),
        native("resetHeuristicSearchValue()V", reset_heuristic_search_value),
        native("setBitInBitSet(IIZ)V", set_bit_in_bit_set),
        native("setCounter(II)V", set_counter),
        native("setHeuristicSearchValue(I)V", set_heuristic_search_value),
        native("setPeerClass(Ljava/lang/Class;)V", no_peer_class),
        native("setShared(Ljava/lang/Object;Z)V", set_shared),
        native("storeTrace(Ljava/lang/String;Ljava/lang/String;)V", store_trace),
        native("storeTraceAndTerminate(Ljava/lang/String;Ljava/lang/String;)V", store_and_terminate),
        native("storeTraceAndTerminateIf(ZLjava/lang/String;Ljava/lang/String;)V", store_and_terminate_if),
        native("storeTraceIf(ZLjava/lang/String;Ljava/lang/String;)V", store_trace_if),
        native("terminateSearch()V", terminate_search),
        native("vmIsMatchingStates()Z", yes),
    ],
)];

// ---- the class files ----------------------------------------------------------------------------

/// The class file of `Verify`, with the methods that the peers' signatures name.
pub(crate) fn class_file(signatures: impl Iterator<Item = &'static str>) -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, CLASS, "java/lang/Object");
    for &(name, value) in CONSTANTS {
        let constant = class.pool.integer(value);
        class.constant_field(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, name, "I", constant);
    }
    class.method(ACC_PUBLIC, "<init>", "()V", |code| {
        code.op(ALOAD_0).invoke(INVOKESPECIAL, "java/lang/Object", "<init>", "()V").op(RETURN);
    });
    for signature in signatures {
        let (name, descriptor) = signature.split_at(signature.find('(').unwrap_or(signature.len()));
        let variable = descriptor.contains("[") && !descriptor.contains(")[");
        let access = ACC_PUBLIC | ACC_STATIC | ACC_NATIVE | if variable { ACC_VARARGS } else { 0 };
        class.bodiless_method(access, name, descriptor);
    }
    object_files(&mut class);
    class.finish().expect("constants and natives make a class")
}

/// Objects in files, by the library's serialisation. Files are those of the program: what is written is part of the state.
fn object_files(class: &mut ClassBuilder) {
    const OUT: [&str; 2] = ["java/io/ObjectOutputStream", "java/io/FileOutputStream"];
    const IN: [&str; 2] = ["java/io/ObjectInputStream", "java/io/FileInputStream"];
    let access = ACC_PUBLIC | ACC_STATIC;
    class.method(access, "writeObjectToFile", "(Ljava/lang/Object;Ljava/lang/String;)V", |code| {
        open(code, OUT, "(Ljava/io/OutputStream;)V");
        code.op(DUP).op(ALOAD_0).invoke(INVOKEVIRTUAL, OUT[0], "writeObject", "(Ljava/lang/Object;)V");
        code.invoke(INVOKEVIRTUAL, OUT[0], "close", "()V").op(RETURN);
    });
    let read = "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;";
    class.method(access, "readObjectFromFile", read, |code| {
        open(code, IN, "(Ljava/io/InputStream;)V");
        code.op(DUP).invoke(INVOKEVIRTUAL, IN[0], "readObject", "()Ljava/lang/Object;");
        code.op(SWAP).invoke(INVOKEVIRTUAL, IN[0], "close", "()V").op(ARETURN);
    });
}

/// A stream of objects on the file that the second argument names.
fn open(code: &mut CodeBuilder<'_>, [objects, file]: [&str; 2], over: &str) {
    code.type_op(NEW, objects).op(DUP).type_op(NEW, file).op(DUP).op(ALOAD_1);
    code.invoke(INVOKESPECIAL, file, "<init>", "(Ljava/lang/String;)V");
    code.invoke(INVOKESPECIAL, objects, "<init>", over);
}

/// `Verify.PathIgnored`, which programs may name though the checker never throws it.
pub(crate) fn path_ignored_class_file() -> (&'static str, Vec<u8>) {
    const CONSTRUCTOR: &str = "(Ljava/lang/String;Ljava/lang/Throwable;ZZ)V";
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, PATH_IGNORED, "java/lang/Error");
    class.method(ACC_PUBLIC, "<init>", "()V", |code| {
        code.op(ALOAD_0).push_string("path ignored").op(ACONST_NULL).op(ICONST_0).op(ICONST_0);
        code.invoke(INVOKESPECIAL, "java/lang/Error", "<init>", CONSTRUCTOR).op(RETURN);
    });
    class.nest_host(CLASS);
    (PATH_IGNORED, class.finish().expect("one constructor makes a class"))
}

// ---- plain answers ------------------------------------------------------------------------------

fn yes(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(true.into())
}

fn no(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(false.into())
}

/// Accepted, and nothing a program could notice: labels and comments are for other tools, time
/// does not pass in a busy loop, and sharedness that is not frozen is only more of it.
fn no_effect(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn no_peer_class(_ctx: &mut Ctx<'_>) -> PeerResult {
    Err(unsupported("Verify.setPeerClass: peers are not Java classes"))
}

/// File name and comment are the last two arguments, with or without a condition before them.
fn store_trace(ctx: &mut Ctx<'_>) -> PeerResult {
    let last = ctx.method.params.len();
    let text = |i: usize| if ctx.object(i) == 0 { String::new() } else { ctx.string(ctx.object(i)) };
    let what = [text(last - 2), text(last - 1)].into_iter().filter(|t| !t.is_empty()).collect::<Vec<_>>().join(": ");
    ctx.tell(&Event::Trace { what: &what });
    Ok(Value::Void)
}

fn store_trace_if(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.bool(0) { store_trace(ctx) } else { Ok(Value::Void) }
}

fn store_and_terminate(ctx: &mut Ctx<'_>) -> PeerResult {
    store_trace(ctx)?;
    terminate_search(ctx)
}

fn store_and_terminate_if(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.bool(0) { store_and_terminate(ctx) } else { Ok(Value::Void) }
}

fn current_time_millis(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.note_clock_read();
    let passed = (ctx.read_clock(Clock::Other)? / NANOS_PER_MILLI) as i64;
    Ok((EPOCH_MILLIS + passed).into())
}

fn assert_true(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.bool(0) { Ok(Value::Void) } else { Err(throw("java/lang/AssertionError", "Verify.assertTrue")) }
}

fn assert_true_with_message(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.bool(1) {
        return Ok(Value::Void);
    }
    let message = match ctx.object(0) {
        0 => "null".to_string(),
        text => ctx.string(text),
    };
    Err(throw("java/lang/AssertionError", message))
}

/// Is the caller of the method that asks of the named class, or of one below it?
fn is_called_from_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let wanted = ctx.string(ctx.non_null(0)?);
    let Some((method, _)) = ctx.caller(1) else { return Ok(false.into()) };
    let class = method.class;
    let supertypes = class.display.iter().chain(class.all_interfaces.iter());
    let found = supertypes.into_iter().any(|&id| ctx.registry().class(id).name.dotted() == wanted);
    Ok(found.into())
}

// ---- values that survive backtracking -----------------------------------------------------------

fn get_counter(ctx: &mut Ctx<'_>) -> PeerResult {
    let id = ctx.int(0);
    Ok(ctx.outlasting().counters.get(&id).copied().unwrap_or(0).into())
}

fn reset_counter(ctx: &mut Ctx<'_>) -> PeerResult {
    let id = ctx.int(0);
    ctx.outlasting().counters.remove(&id);
    Ok(Value::Void)
}

fn set_counter(ctx: &mut Ctx<'_>) -> PeerResult {
    let (id, value) = (ctx.int(0), ctx.int(1));
    ctx.outlasting().counters.insert(id, value);
    Ok(Value::Void)
}

fn increment_counter(ctx: &mut Ctx<'_>) -> PeerResult {
    let id = ctx.int(0);
    let counter = ctx.outlasting().counters.entry(id).or_insert(0);
    *counter = counter.wrapping_add(1);
    Ok((*counter).into())
}

fn put_value(ctx: &mut Ctx<'_>) -> PeerResult {
    let (key, value) = (ctx.string(ctx.non_null(0)?), ctx.int(1));
    ctx.outlasting().values.insert(key, value);
    Ok(Value::Void)
}

fn get_value(ctx: &mut Ctx<'_>) -> PeerResult {
    let key = ctx.string(ctx.non_null(0)?);
    Ok(ctx.outlasting().values.get(&key).copied().unwrap_or(NO_VALUE).into())
}

fn set_bit_in_bit_set(ctx: &mut Ctx<'_>) -> PeerResult {
    let (id, bit, value) = (ctx.int(0), ctx.int(1), ctx.bool(2));
    let set = ctx.outlasting().bit_sets.entry(id).or_default();
    if value {
        set.insert(bit);
    } else {
        set.remove(&bit);
    }
    Ok(Value::Void)
}

fn get_bit_in_bit_set(ctx: &mut Ctx<'_>) -> PeerResult {
    let (id, bit) = (ctx.int(0), ctx.int(1));
    Ok(ctx.outlasting().bit_sets.get(&id).is_some_and(|set| set.contains(&bit)).into())
}

// ---- steering the search ------------------------------------------------------------------------

fn ignore_if(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.bool(0) { Err(Exit::Ignore) } else { Ok(Value::Void) }
}

fn terminate_search(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.outlasting().terminate = true;
    Err(Exit::Ignore)
}

/// Sections nest. Other threads may run before one, since the call itself is a visible step, and
/// not within.
fn begin_atomic(ctx: &mut Ctx<'_>) -> PeerResult {
    let depth = ctx.record(word::ATOMIC);
    ctx.set_record(word::ATOMIC, depth + 1);
    Ok(Value::Void)
}

/// An end without a beginning ends nothing.
fn end_atomic(ctx: &mut Ctx<'_>) -> PeerResult {
    let depth = ctx.record(word::ATOMIC).saturating_sub(1);
    ctx.set_record(word::ATOMIC, depth);
    Ok(Value::Void)
}

fn break_transition(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.resumed() == Resume::First { Err(Exit::Yield) } else { Ok(Value::Void) }
}

fn set_heuristic_search_value(ctx: &mut Ctx<'_>) -> PeerResult {
    let value = ctx.int(0) as u32;
    ctx.set_global(global::VERIFY_HEURISTIC_VALUE, value);
    Ok(Value::Void)
}

fn reset_heuristic_search_value(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.set_global(global::VERIFY_HEURISTIC_VALUE, 0);
    Ok(Value::Void)
}

fn get_heuristic_search_value(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((ctx.memory().get(global::VERIFY_HEURISTIC_VALUE) as i32).into())
}

fn interesting(ctx: &mut Ctx<'_>) -> PeerResult {
    set_interest(ctx, 1)
}

fn boring(ctx: &mut Ctx<'_>) -> PeerResult {
    set_interest(ctx, -1)
}

fn set_interest(ctx: &mut Ctx<'_>, interest: i32) -> PeerResult {
    if ctx.bool(0) {
        ctx.set_global(global::VERIFY_INTEREST, interest as u32);
    }
    Ok(Value::Void)
}

// ---- sharedness ---------------------------------------------------------------------------------

fn is_shared(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = ctx.non_null(0)?;
    Ok(ctx.is_shared(object).into())
}

/// The program answers for calling an object unshared that other threads reach.
fn set_shared(ctx: &mut Ctx<'_>) -> PeerResult {
    let (object, shared) = (ctx.non_null(0)?, ctx.bool(1));
    if shared {
        ctx.publish(object);
    } else {
        ctx.unpublish(object);
    }
    Ok(Value::Void)
}
