//! Peers of `Verify`'s output: text of the path, without the program's own streams.

use rjpf_state::Ref;
use rjpf_vm::peer::{Resume, native, throw};
use rjpf_vm::{Ctx, Peer, PeerResult, Touches, Stream, Value};

use crate::gov_nasa_jpf_vm_verify::CLASS;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("log(Ljava/lang/String;ILjava/lang/String;)V", log),
        native("log(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V", log_argument),
        native("log(Ljava/lang/String;ILjava/lang/String;[Ljava/lang/Object;)V", log_format).touching(Touches::Arrays { write: false }),
        native("print(Ljava/lang/String;)V", print).touching(Touches::Output),
        native("print(Ljava/lang/String;I)V", print_int).touching(Touches::Output),
        native("print(Ljava/lang/String;Z)V", print_boolean).touching(Touches::Output),
        native("print([Ljava/lang/String;)V", print_all).touching(Touches::Output),
        native("printPathOutput(Ljava/lang/String;)V", no_effect),
        native("printPathOutput(ZLjava/lang/String;)V", no_effect),
        native("println()V", println_empty).touching(Touches::Output),
        native("println(Ljava/lang/String;)V", println).touching(Touches::Output),
        native("threadPrint(Ljava/lang/String;)V", thread_print).touching(Touches::Output),
        native("threadPrintln(Ljava/lang/String;)V", thread_println).touching(Touches::Output),
    ],
)];

/// A path's output is always collected; there is no moment at which to ask for it.
fn no_effect(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn text_of(ctx: &Ctx<'_>, string: Ref) -> String {
    if string == 0 { "null".into() } else { ctx.string(string) }
}

fn text(ctx: &Ctx<'_>, argument: usize) -> String {
    text_of(ctx, ctx.object(argument))
}

fn write(ctx: &mut Ctx<'_>, text: &str) -> PeerResult {
    // As `System.out` does, it keeps quiet about what cannot be written.
    _ = ctx.write_output(Stream::Out, text.as_bytes());
    Ok(Value::Void)
}

fn print(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = text(ctx, 0);
    write(ctx, &text)
}

fn print_int(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = format!("{} : {}", text(ctx, 0), ctx.int(1));
    write(ctx, &text)
}

fn print_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = format!("{} : {}", text(ctx, 0), ctx.bool(1));
    write(ctx, &text)
}

fn print_all(ctx: &mut Ctx<'_>) -> PeerResult {
    let strings = ctx.memory().word_array(ctx.non_null(0)?).to_vec();
    let text: String = strings.into_iter().map(|s| text_of(ctx, s)).collect();
    write(ctx, &text)
}

fn println(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = format!("{}\n", text(ctx, 0));
    write(ctx, &text)
}

fn println_empty(ctx: &mut Ctx<'_>) -> PeerResult {
    write(ctx, "\n")
}

fn thread_print(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = format!("{}: {}", ctx.thread_name(ctx.thread), text(ctx, 0));
    write(ctx, &text)
}

fn thread_println(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = format!("{}: {}\n", ctx.thread_name(ctx.thread), text(ctx, 0));
    write(ctx, &text)
}

// ---- logging: to the error stream, every level --------------------------------------------------

fn write_log(ctx: &mut Ctx<'_>, message: &str) -> PeerResult {
    let line = format!("{}: {message}\n", text(ctx, 0));
    // As `System.out` does, it keeps quiet about what cannot be written.
    _ = ctx.write_output(Stream::Err, line.as_bytes());
    Ok(Value::Void)
}

fn log(ctx: &mut Ctx<'_>) -> PeerResult {
    let message = text(ctx, 2);
    write_log(ctx, &message)
}

fn log_argument(ctx: &mut Ctx<'_>) -> PeerResult {
    let message = format!("{}{}", text(ctx, 2), text(ctx, 3));
    write_log(ctx, &message)
}

fn log_format(ctx: &mut Ctx<'_>) -> PeerResult {
    if let Resume::Returned(formatted) = ctx.resumed() {
        let message = text_of(ctx, formatted.word());
        return write_log(ctx, &message);
    }
    const FORMAT: &str = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
    let format = ctx
        .find_method(ctx.known().string.class, "format", FORMAT)
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "String.format"))?;
    Err(ctx.call(format, vec![ctx.object(2), ctx.object(3)]))
}
