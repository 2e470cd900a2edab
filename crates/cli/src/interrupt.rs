//! Signals that ask for the end (Ctrl-C, SIGTERM, SIGHUP): the first one ends the search with what is
//! known so far. If a checkpoint is being written that takes long, this is said, and the next one skips it. One more while
//! something is still being stopped, or while reports are being written, ends the process, unless it comes at once: `timeout` sends its signal to a process and to its group, a terminal that
//! is closed sends two kinds, and nobody means by that that the report is not wanted.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use rjpf_vm::Cause;

use crate::report;
use crate::timer::{self, Phase};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// How the process ends if it is ended by force: with what was found, once that has been printed.
static CODE: AtomicU8 = AtomicU8::new(crate::exit::INCOMPLETE);
static INSTALL: Once = Once::new();
/// A checkpoint is being written; it is not wanted; it was said that it takes long.
static WRITING: AtomicBool = AtomicBool::new(false);
static SKIPPED: AtomicBool = AtomicBool::new(false);
static SAID: AtomicBool = AtomicBool::new(false);
/// When a signal was last listened to.
static LAST: Mutex<Option<Instant>> = Mutex::new(None);
/// For so long another one counts as the same.
const AT_ONCE: Duration = Duration::from_millis(500);

/// The flag that such a signal raises.
pub(crate) fn flag() -> &'static AtomicBool {
    INSTALL.call_once(|| {
        let ignored = ignores_hangup();
        // Without a handler a signal just ends the process, which is no reason not to search.
        _ = ctrlc::set_handler(|| {
            if is_repeated() {
                return;
            }
            if is_waited_for() && INTERRUPTED.load(Ordering::Relaxed) && !SKIPPED.swap(true, Ordering::Relaxed) {
                report::say("the checkpoint is skipped; one more signal ends rjpf without its report");
                return;
            }
            let stops = timer::brake().pulled() == Some(Cause::Interrupted);
            if stops || timer::phase() == Phase::Reporting {
                std::process::exit(i32::from(CODE.load(Ordering::Relaxed)));
            }
            INTERRUPTED.store(true, Ordering::Relaxed);
            timer::brake().pull(Cause::Interrupted);
            say_what_is_waited_for();
        });
        if ignored {
            ignore_hangup();
        }
    });
    &INTERRUPTED
}

/// Makes a checkpoint, which a signal can skip.
pub(crate) fn during_checkpoint(act: &mut dyn FnMut()) {
    WRITING.store(true, Ordering::Relaxed);
    // Without it nobody is told, and the signal works all the same.
    _ = std::thread::Builder::new().name("checkpoint".into()).spawn(|| {
        std::thread::sleep(AT_ONCE);
        say_what_is_waited_for();
    });
    act();
    WRITING.store(false, Ordering::Relaxed);
}

/// Is the checkpoint that was being written not wanted?
pub(crate) fn is_skipped() -> bool {
    SKIPPED.load(Ordering::Relaxed)
}

/// Is the search over but for its checkpoint?
fn is_waited_for() -> bool {
    WRITING.load(Ordering::Relaxed) && timer::brake().pulled().is_some()
}

fn say_what_is_waited_for() {
    if is_waited_for() && !SAID.swap(true, Ordering::Relaxed) {
        report::say("a checkpoint is being written, so that the search can go on later; a signal (Ctrl-C) skips it");
    }
}

/// Has a signal only just come?
fn is_repeated() -> bool {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let repeated = last.is_some_and(|last| last.elapsed() < AT_ONCE);
    if !repeated {
        *last = Some(Instant::now());
    }
    repeated
}

/// What was found has been printed: the process ends with this code from now on, however it ends.
pub(crate) fn printed(code: u8) {
    CODE.store(code, Ordering::Relaxed);
}

/// Was rjpf started by `nohup` or its like?
fn ignores_hangup() -> bool {
    // SAFETY: all zeros is a valid `sigaction`, and the call only fills it in.
    let (answer, now) = unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        (libc::sigaction(libc::SIGHUP, std::ptr::null(), &mut now), now)
    };
    answer == 0 && now.sa_sigaction == libc::SIG_IGN
}

fn ignore_hangup() {
    // SAFETY: ignoring a signal runs no code of ours.
    unsafe { libc::signal(libc::SIGHUP, libc::SIG_IGN) };
}
