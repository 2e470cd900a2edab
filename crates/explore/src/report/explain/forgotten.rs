//! Threads that wait for ever because nobody tells them, or somebody else is told: forgotten notifications, signals to one of
//! several, futures that nobody completes.

use super::super::end::ThreadEnd;
use super::super::trace::{Access, Step, What};
use super::{Apart, Call, Otherwise, Story, Told, called, equation};

/// Calls that wait for what another thread has to do: class, methods, what it is, what nobody does.
const AWAITED: &[(&str, &[&str], &str, &str)] = &[
    ("CompletableFuture#", &["join", "get"], "a future that nobody completes", "complete it"),
    (
        "Phaser#",
        &["arriveAndAwaitAdvance", "awaitAdvance", "awaitAdvanceInterruptibly"],
        "a phaser that too few come to",
        "arrive there",
    ),
    ("Exchanger#", &["exchange"], "an exchange without a partner", "come there"),
];

/// A wait that is not over at the end.
struct Waiting<'t> {
    end: &'t ThreadEnd,
    object: &'t str,
    at: usize,
    step: &'t Step,
}

impl<'t> Story<'t> {
    /// Threads that wait to be notified, be it by a monitor or by a condition.
    fn waiting(&self) -> impl Iterator<Item = Waiting<'t>> {
        self.trace.ends.iter().filter_map(|end| {
            let object = end.wants.as_ref()?.object.as_str();
            let (at, step) = match end.status {
                "waiting" => self.steps().rev().find(|(_, step)| {
                    self.name(step) == end.name && matches!(&step.what, What::Wait { object: on } if on == object)
                })?,
                "parked" if object.contains("ConditionObject#") => {
                    let is_it = |call: &Call<'_>| {
                        call.object == object && called(&call.text).starts_with("await") && self.is_in(end, call)
                    };
                    self.calls().rev().find(is_it).map(|call| (call.at, call.step))?
                }
                _ => return None,
            };
            Some(Waiting { end, object, at, step })
        })
    }

    /// Is a step a notification of who waits for an object?
    fn notifies(&self, step: &Step, object: &str) -> bool {
        match &step.what {
            What::Notify { object: on, .. } => on == object,
            What::Call { method, object: Some(on), .. } => on == object && called(method).starts_with("signal"),
            _ => false,
        }
    }

    /// What a thread waits for has changed, and nobody has told it.
    pub(super) fn forgotten_notification(&self) -> Option<Told> {
        self.waiting().find_map(|Waiting { object, at, step, end }| {
            if self.steps().skip(at + 1).any(|(_, later)| self.notifies(later, object)) {
                return None;
            }
            let reads = self.accesses().rev().filter(|(i, s, a)| {
                *i < at && s.column == step.column && !a.is_write && s.place.method == step.place.method
            });
            let changed = |read: &Access| {
                let changes = |(i, s, a): &(usize, &Step, &Access)| {
                    let is_later = *i > at && s.column != step.column;
                    is_later && a.is_write && a.variable == read.variable && a.value != read.value
                };
                self.accesses().find(changes)
            };
            let with_change = |(r, reader, read)| Some(((r, reader, read), changed(read)?));
            let ((r, reader, read), (w, writer, written)) = reads.into_iter().find_map(with_change)?;
            let text = format!(
                "forgotten notification: {} read {} at {} and waits for {object} at {}; {} wrote {} at {} after that, and nobody has notified {object} since",
                end.name,
                equation(read),
                reader.place.short(),
                step.place.short(),
                self.name(writer),
                equation(written),
                writer.place.short()
            );
            let from = self.locked_before(r, step.column).unwrap_or(r);
            let apart = Some(Otherwise::Apart(Apart { column: step.column, from, until: None }));
            Some(Told { text, apart, is_linked: false, steps: vec![r, at, w] })
        })
    }

    /// The last time that a thread took a lock before a step.
    fn locked_before(&self, before: usize, column: usize) -> Option<usize> {
        let locks = |step: &Step| match &step.what {
            What::Lock { .. } => true,
            What::Call { method, .. } => called(method).starts_with("lock"),
            _ => false,
        };
        self.steps().take(before).filter(|(_, step)| step.column == column && locks(step)).last().map(|(i, _)| i)
    }

    /// A condition was signalled to one of several; that one had nothing to do and waits again, the others wait still.
    pub(super) fn wrong_signal(&self) -> Option<Told> {
        let signals = |call: &Call<'_>| called(&call.text) == "signal" && call.object.contains("ConditionObject#");
        let signal = self.calls().rev().find(signals)?;
        let of_it = || self.calls().filter(|call| call.object == signal.object && called(&call.text) == "await");
        // Who came back after the signal was woken up by it, if it is the only one and nothing else wakes anybody up.
        let is_undisturbed = self.steps().all(|(_, step)| match &step.what {
            What::WakeUp => false,
            What::Call { method, object: None, .. } => !method.starts_with("interrupt "),
            _ => true,
        });
        let mut back = of_it().filter(|call| call.at < signal.at && call.is_over && call.end > signal.at);
        let woken = back.next().filter(|_| is_undisturbed && back.next().is_none())?;
        let stuck: Vec<Waiting<'t>> = self.waiting().filter(|waiting| waiting.object == signal.object).collect();
        let again = stuck.iter().find(|waiting| waiting.step.column == woken.step.column && waiting.at > woken.end)?;
        let other = stuck.iter().find(|waiting| waiting.at < signal.at)?;
        let text = format!(
            "signal to one of several: {} called {} at {} and woke up {}, which waits again at {}; {} has been waiting at {} all the time",
            self.name(signal.step),
            signal.text,
            signal.step.place.short(),
            self.name(woken.step),
            again.step.place.short(),
            other.end.name,
            other.step.place.short()
        );
        // Signals go to who has waited longest: what if that had been another one?
        let from = self.locked_before(woken.at, woken.step.column).unwrap_or(woken.at);
        let apart = Some(Otherwise::Apart(Apart { column: woken.step.column, from, until: None }));
        Some(Told { text, apart, is_linked: false, steps: vec![woken.at, other.at, signal.at, again.at] })
    }

    /// Futures, phasers and exchangers that threads wait at, and nobody waits for anything else.
    pub(super) fn unfulfilled(&self) -> Option<Told> {
        let in_call = |end: &ThreadEnd| self.calls().rev().find(|call| self.is_in(end, call));
        let own = |end: &&ThreadEnd| end.stack.iter().any(|(_, own)| *own) && end.status != "joining";
        let (end, call, kind) = self.trace.ends.iter().filter(own).find_map(|end| {
            let call = in_call(end)?;
            let is_it = |row: &&(&str, &[&str], &str, &str)| {
                call.object.starts_with(row.0) && row.1.contains(&called(&call.text).as_str())
            };
            AWAITED.iter().find(is_it).map(|kind| (end, call, kind))
        })?;
        let with_it = |end: &ThreadEnd| in_call(end).is_some_and(|other| other.object == call.object);
        let (.., is, nobody) = kind;
        let text = format!(
            "{is}: {} waits in {} at {}, and no thread can go on to {nobody}",
            end.name,
            call.text,
            end.place.short()
        );
        self.trace.ends.iter().filter(own).all(with_it).then(|| Told::fact(text, vec![call.at]))
    }
}
