//! The events of a small program, compared with a list made by hand.

mod state_machine;

use rjpf_vm::transition::Outcome;
use rjpf_vm::{Environment, Event, Events, Observe, Place, Visibility, Vm};
use state_machine::{boot, compile_text, jdk, start};

const TINY: &str = r#"
public class TinyEvents {
    static int total;
    int[] cells = new int[2];
    synchronized int add(int n) {
        cells[1] = n;
        if (n > 2) {
            throw new IllegalStateException("big");
        }
        return n + 1;
    }
    public static void main(String[] args) {
        TinyEvents t = new TinyEvents();
        total = t.add(2);
        try {
            t.add(3);
        } catch (IllegalStateException e) {
            synchronized (t) {
                total = 7;
            }
        }
        total = Late.start;
    }
    static class Late {
        static int start = args();
        static int args() { return 9; }
    }
}
"#;

/// What the program's own methods do, in words.
#[derive(Default)]
struct Lines {
    wants: Events,
    lines: Vec<String>,
    /// Op indices in `main`.
    main_ops: Vec<u32>,
}

impl Observe for Lines {
    fn wants(&self) -> Events {
        self.wants
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) {
        if at.method.class.name != "TinyEvents" {
            return;
        }
        let object = |r: u32| vm.class_of(r).type_name();
        let what = match *event {
            Event::Instruction { .. } => "op".to_string(),
            Event::Branch { way, ways } => format!("branch {way} of {ways}"),
            Event::Field { write, field, value, .. } if field.kind.is_wide() => panic!("{write} {value:?}"),
            Event::Field { write: true, field, value, .. } if field.kind == rjpf_classes::BaseType::Int => {
                format!("put {} {}", field.name, value.word())
            }
            Event::Field { write, field, .. } => format!("{} {}", if write { "put" } else { "get" }, field.name),
            Event::Element { write, index, value, .. } => {
                format!("{} [{index}] {}", if write { "store" } else { "load" }, value.word())
            }
            Event::Acquire { depth, .. } => format!("acquire {depth}"),
            Event::Release { depth, .. } => format!("release {depth}"),
            Event::Enter { args } => format!("enter {} words", args.len()),
            Event::Return { value } => format!("return {value:?}"),
            Event::Unwind { .. } => "unwind".into(),
            Event::Allocate { object: o, .. } => format!("new {}", object(o)),
            Event::Throw { exception } => format!("throw {}", object(exception)),
            Event::Catch { exception } => format!("catch {}", object(exception)),
            ref other => format!("{other:?}"),
        };
        if at.method.name == "main" && matches!(event, Event::Instruction { .. }) {
            self.main_ops.push(at.pc);
        }
        self.lines.push(format!("{}:{} {what}", at.method.name, at.line().unwrap_or(0)));
    }
}

fn run(wants: Events) -> Lines {
    let jdk = jdk();
    let classes = compile_text(&jdk, "TinyEvents", TINY.trim_start());
    let mut vm = boot(jdk, &classes, Environment::default());
    start(&mut vm, "TinyEvents", &[]);
    vm.freeze(Visibility::Shared { trust: true });
    vm.observe(Some(Box::new(Lines { wants, ..Lines::default() })));
    let outcome = vm.first_transition().unwrap_or_else(|stop| panic!("{stop:?}"));
    assert!(matches!(outcome, Outcome::End(0)), "{outcome:?}");
    std::mem::take(vm.observed_by::<Lines>().unwrap())
}

#[test]
fn effects_come_in_program_order_with_their_lines() {
    let seen = run(Events::BRANCH
        | Events::FIELD
        | Events::ARRAY
        | Events::LOCK
        | Events::CALL
        | Events::ALLOCATION
        | Events::EXCEPTION)
    .lines;
    let expected = [
        "main:12 enter 1 words",
        "main:12 new TinyEvents",
        "<init>:1 enter 1 words",
        "<init>:3 new int[]",
        "<init>:3 put cells",
        "<init>:3 return Void",
        "main:13 acquire 1",
        "add:5 enter 2 words",
        "add:5 get cells",
        "add:5 store [1] 2",
        "add:6 branch 1 of 2",
        "add:9 return Word(3)",
        "add:9 release 0",
        "main:13 put total 3",
        "main:15 acquire 1",
        "add:5 enter 2 words",
        "add:5 get cells",
        "add:5 store [1] 3",
        "add:6 branch 0 of 2",
        "add:7 new java.lang.IllegalStateException",
        "add:7 throw java.lang.IllegalStateException",
        "add:7 unwind",
        "add:7 release 0",
        "main:16 catch java.lang.IllegalStateException",
        "main:17 acquire 1",
        "main:18 put total 7",
        "main:19 release 0",
        "main:21 get start",
        "main:21 put total 9",
        "main:22 return Void",
    ];
    assert_eq!(seen, expected, "\n{}", seen.join("\n"));
}

#[test]
fn only_what_is_asked_for_is_told() {
    assert!(run(Events::THREAD).lines.is_empty());
    let locks = run(Events::LOCK).lines;
    assert_eq!(locks.len(), 6, "{locks:?}");
}

#[test]
fn an_op_is_told_once_although_a_class_had_to_be_initialised_before_it() {
    let seen = run(Events::INSTRUCTION);
    assert!(seen.lines.iter().all(|l| l.ends_with(" op")), "{:?}", seen.lines);
    // The code of main is straight, but for the jumps over the handlers.
    assert!(seen.main_ops.windows(2).all(|w| w[0] < w[1]), "{:?}", seen.main_ops);
}
