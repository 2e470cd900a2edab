//! A panic of rjpf itself, wherever it happens: exit code 4, a short report, the command to reproduce
//! it, and what was found by then; never a raw backtrace.
//!
//! This test is its own tool: started with `RJPF_AS_TOOL` it is rjpf with a peer and listeners that
//! panic when they are told to.

mod support;

use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use rjpf_explore::listeners::{Flow, Listener, ListenerDef, ListenerOptions, Section, nothing};
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Event, Events, Peer, PeerResult, Place, Vm};
use support::*;

const PEERS: &[Peer] = &[Peer::of("Boom", &[native("now()V", now), native("at(I)V", at_call)])];

fn now(_: &mut Ctx<'_>) -> PeerResult {
    panic!("the peer gives up")
}

static CALLS: AtomicU32 = AtomicU32::new(0);

/// Gives up at its n-th call.
fn at_call(ctx: &mut Ctx<'_>) -> PeerResult {
    let calls = CALLS.fetch_add(1, Ordering::Relaxed) + 1;
    assert!(calls != ctx.int(0) as u32, "call number {calls}");
    Ok(rjpf_vm::Value::Void)
}

const fn listener(name: &'static str, build: fn(&ListenerOptions) -> Result<Box<dyn Listener>, String>) -> ListenerDef {
    ListenerDef { name, aliases: &[], doc: "panics", keys: &[], checks: false, build, weave: nothing }
}

const LISTENERS: &[ListenerDef] = &[
    listener("boom-build", |_| panic!("no such listener can be built")),
    listener("boom-event", |_| Ok(Box::new(Boom { in_report: false }))),
    listener("boom-report", |_| Ok(Box::new(Boom { in_report: true }))),
];

struct Boom {
    in_report: bool,
}

impl Listener for Boom {
    fn wants(&self) -> Events {
        Events::LOCK
    }

    fn event(&mut self, _: &Vm, _: Place, event: &Event<'_>) -> Flow {
        assert!(self.in_report || !matches!(event, Event::Acquire { .. }), "at a lock");
        Flow::Continue
    }

    fn report(&mut self, _: &Vm) -> Option<Section> {
        assert!(!self.in_report, "in its report");
        None
    }
}

const PROGRAM: &str = "
import gov.nasa.jpf.vm.Verify;
class Boom { static native void now(); static native void at(int n); }
public class Main {
    public static void main(String[] args) {
        switch (args[0]) {
            case \"late\": if (Verify.getBoolean()) Boom.now(); else assert false : \"found before\"; break;
            case \"replay\": Boom.at(2); assert false : \"found before\"; break;
            case \"lock\": synchronized (Main.class) { } break;
            default: Boom.now();
        }
    }
}";

fn main() -> ExitCode {
    if std::env::var_os("RJPF_AS_TOOL").is_some() {
        return rjpf::main_with_all(&rjpf::Extensions { peers: PEERS, listeners: LISTENERS, ..Default::default() });
    }
    let at = folder("panics", &[("Main.java", PROGRAM)]);
    let boom = |words: &[&str]| {
        let mut tool = Command::new(std::env::current_exe().unwrap());
        tool.args(words).current_dir(&at).stdin(Stdio::null());
        tool.env("RJPF_AS_TOOL", "1").env("RUST_BACKTRACE", "full").env("XDG_CACHE_HOME", cache());
        let said = said(tool.output().unwrap());
        let all = format!("{}{}", said.out, said.err);
        assert_eq!(said.code, 4, "{words:?}: {all}");
        assert!(!all.contains("stack backtrace") && !all.contains("thread 'main' panicked"), "{all}");
        has(&all, &["internal error: ", "this is a fault of rjpf", "report it with", &format!("rjpf {}", words[0])]);
        all
    };
    // In a run, in a search, with the place and the words as a shell takes them.
    has(&boom(&["run", "Main.java", "now"]), &["the peer gives up (", "panics.rs:", "rjpf run Main.java now"]);
    has(&boom(&["Main.java", "now", "a b"]), &["the peer gives up (", "rjpf Main.java now 'a b'"]);
    // What was found before stands, in every form.
    let all = boom(&["Main.java", "late", "--all-errors", "--json", "r.json", "--trace", "t.json"]);
    has(&all, &["ASSERTION: ", "found before", "path: ", "internal error: the peer gives up"]);
    let report = json(at.join("r.json"));
    assert_eq!(report["verdict"], "violation");
    assert!(report["unsupported"].as_str().unwrap().contains("the peer gives up"));
    assert_eq!(json(at.join("t.json"))["violation"]["kind"], "assertion");
    boom(&["Main.java", "now", "--json", "r.json"]);
    assert_eq!(json(at.join("r.json"))["verdict"], "internal-error");
    // While the counterexample is followed again: it is reported without its steps.
    has(
        &boom(&["Main.java", "replay", "--no-trace"]),
        &["ASSERTION: ", "found before", "internal error: call number 2"],
    );
    // In listeners: when they are made, told something, asked for their report.
    has(&boom(&["Main.java", "lock", "+listener=boom-build"]), &["internal error: no such listener can be built"]);
    has(&boom(&["Main.java", "lock", "+listener=boom-event"]), &["internal error: at a lock"]);
    has(&boom(&["Main.java", "lock", "+listener=boom-report"]), &["internal error: in its report"]);
    // The whole story is there for who asks.
    let mut tool = Command::new(std::env::current_exe().unwrap());
    tool.args(["run", "--log", "error", "Main.java", "now"]).current_dir(&at).env("RJPF_AS_TOOL", "1");
    let told = said(tool.env("XDG_CACHE_HOME", cache()).output().unwrap());
    has(&told.err, &["ERROR", "panic", "backtrace="]);
    println!("panics: ok");
    ExitCode::SUCCESS
}
