//! rjpf with peers of one's own: `cargo run --release -- java/Dice.java`.

use std::process::ExitCode;

use rjpf::extension::{ChoiceKind, ChoiceRequest, Ctx, Exit, Peer, PeerResult, Resume, Value, native, throw};

/// The class, and its `native` methods by name and descriptor (`javap -s` prints descriptors).
const DICE: Peer =
    Peer::of("Dice", &[native("sides()I", sides), native("roll(I)I", roll), native("note(Ljava/lang/Object;)V", note)]);

fn main() -> ExitCode {
    rjpf::main_with(&[DICE])
}

/// `static native int sides()`: returns a value.
fn sides(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(6.into())
}

/// `static native int roll(int sides)`: a choice. The peer asks for one, and runs again with each answer.
fn roll(ctx: &mut Ctx<'_>) -> PeerResult {
    let sides = ctx.int(0);
    if sides < 1 {
        return Err(throw("java/lang/IllegalArgumentException", "a die has at least one side"));
    }
    match ctx.resumed() {
        Resume::Chosen(index) => Ok((index as i32 + 1).into()),
        _ => {
            let label = format!("roll({sides})");
            Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::Int, count: sides as u32, label }))
        }
    }
}

/// `native void note(Object what)`: stores a reference. If other threads reach `this`, they reach `what` from now on,
/// and rjpf knows.
fn note(ctx: &mut Ctx<'_>) -> PeerResult {
    let (this, what) = (ctx.this(), ctx.non_null(0)?);
    ctx.put_field(this, "noted", what);
    Ok(Value::Void)
}

#[cfg(test)]
mod tests {
    /// `javac -d classes java/Dice.java` first.
    #[test]
    #[ignore = "needs the classes"]
    fn the_methods_are_there() {
        assert_eq!(rjpf::extension::misfits(&[super::DICE], "classes"), Vec::<String>::new());
    }
}
