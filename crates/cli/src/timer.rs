//! Watches over what is done: when time or memory runs out, the brake of the machine is pulled, also in
//! the middle of a transition. Where there is no machine yet, running out of time ends the process.
//!
//! The limit of time counts from the start of rjpf. It stands still while javac works, whose speed
//! says nothing about the search.

use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rjpf_explore::Limits;
use rjpf_vm::{Brake, Cause};

use crate::{exit, report};

/// How often memory is looked at, besides by those who use it up.
const LOOK: Duration = Duration::from_millis(10);
/// After a search, its findings are told as well as the time allows: a tenth of the limit, or so long.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The brake of every machine of this process.
static BRAKE: LazyLock<Arc<Brake>> = LazyLock::new(Arc::default);
static WATCHED: Mutex<Watched> = Mutex::new(Watched { limit: None, until: None, phase: Phase::Starting });
static CHANGED: Condvar = Condvar::new();

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Reading configuration, sources, classes.
    Starting,
    /// A machine runs and looks at its brake.
    Running,
    /// What was found is being written; this is waited for.
    Reporting,
}

struct Watched {
    limit: Option<Duration>,
    until: Option<Instant>,
    phase: Phase,
}

pub(crate) fn brake() -> &'static Arc<Brake> {
    &BRAKE
}

fn watched() -> MutexGuard<'static, Watched> {
    WATCHED.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn phase() -> Phase {
    watched().phase
}

/// Starts to watch over these limits.
pub(crate) fn start(limits: &Limits) {
    let memory = limits.memory.or_else(rjpf_state::usual_memory_limit);
    if let Some(bytes) = memory {
        BRAKE.limit_memory(bytes);
    }
    let mut watched = watched();
    watched.limit = limits.time;
    watched.until = limits.time.and_then(|time| Instant::now().checked_add(time));
    drop(watched);
    let watches_memory = memory.is_some();
    // Without it limits hold between transitions, which is better than no search.
    _ = std::thread::Builder::new().name("timer".into()).spawn(move || watch(watches_memory));
}

fn watch(watches_memory: bool) {
    let mut now = watched();
    loop {
        let left = now.until.map(|until| until.saturating_duration_since(Instant::now()));
        match left {
            Some(Duration::ZERO) => {
                now.until = None;
                match now.phase {
                    Phase::Starting => give_up(now.limit.unwrap_or_default()),
                    Phase::Running => BRAKE.pull(Cause::Time),
                    Phase::Reporting => {}
                }
                continue;
            }
            _ if watches_memory => BRAKE.expect_memory(0),
            _ => {}
        }
        now = match left.into_iter().chain(watches_memory.then_some(LOOK)).min() {
            Some(time) => CHANGED.wait_timeout(now, time).unwrap_or_else(PoisonError::into_inner).0,
            None => CHANGED.wait(now).unwrap_or_else(PoisonError::into_inner),
        };
    }
}

/// There is no machine to stop and nothing to report.
fn give_up(limit: Duration) -> ! {
    report::say(&format!("the time limit of {} s was reached before the search began", limit.as_secs_f64()));
    std::process::exit(i32::from(exit::INCOMPLETE));
}

/// From now on a machine runs.
pub(crate) fn run() {
    watched().phase = Phase::Running;
}

/// The search is over: what stopped it stops nobody else. Telling what it found may take a little longer.
pub(crate) fn conclude() {
    let mut watched = watched();
    if let Some(limit) = watched.limit {
        let end = watched.until.map_or_else(Instant::now, |until| until.max(Instant::now()));
        watched.until = end.checked_add(last_words(limit));
    }
    BRAKE.release();
    drop(watched);
    CHANGED.notify_all();
}

/// From now on files are written.
pub(crate) fn report() {
    watched().phase = Phase::Reporting;
}

fn last_words(limit: Duration) -> Duration {
    LAST_WORDS.max(limit / 10)
}

/// Does something that is told how long it may take and stopped then: after so long, or when the time of the search is over.
/// The time for last words is left to what comes after it.
pub(crate) fn within<T>(budget: Duration, act: impl FnOnce(Duration) -> T) -> T {
    let (before, limit) = {
        let watched = watched();
        (watched.until, watched.limit.unwrap_or_default())
    };
    let now = Instant::now();
    let left = before.map(|until| until.saturating_duration_since(now).saturating_sub(last_words(limit)));
    let budget = left.map_or(budget, |left| left.min(budget));
    set_until(now.checked_add(budget));
    let done = act(budget);
    set_until(before);
    BRAKE.release();
    done
}

fn set_until(until: Option<Instant>) {
    watched().until = until;
    CHANGED.notify_all();
}

/// Does something whose time does not count.
pub(crate) fn apart<T>(act: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let before = watched().until.take();
    let done = act();
    set_until(before.and_then(|until| until.checked_add(started.elapsed())));
    done
}
