//! The choice that a state is at, as words of the state.
//!
//! A snapshot alone can be continued: which alternatives there are follows from the threads, and
//! what does not follow (who ran last and why it stopped, what a peer asked for) is kept in a page
//! of its own, which is no part of a canonical form: states that behave alike stay alike whoever
//! ran last.

use rjpf_classes::Text;
use rjpf_state::{ThreadId, global};

use crate::Vm;
use crate::interp::Reason;
use crate::peer::{ChoiceKind, ChoiceRequest};
use crate::transition::{ChoicePoint, PointKind, Why};

/// What kind of choice is pending; zero is none.
const THREAD: u32 = 1;
const DATA: u32 = 2;

/// Words by number; zero stands for the first.
const WHYS: [Why; 9] = [
    Why::Visible(Reason::Access),
    Why::Visible(Reason::Lock),
    Why::Visible(Reason::Call),
    Why::Visible(Reason::Initialize),
    Why::Blocked,
    Why::Yielded,
    Why::Ended,
    Why::TooLong,
    Why::Started,
];
const KINDS: [ChoiceKind; 7] = [
    ChoiceKind::Boolean,
    ChoiceKind::Int,
    ChoiceKind::Double,
    ChoiceKind::List,
    ChoiceKind::Notify,
    ChoiceKind::Time,
    ChoiceKind::User,
];

impl Why {
    /// As a word of a state or a file.
    pub fn number(self) -> u32 {
        WHYS.iter().position(|&why| why == self).unwrap_or(0) as u32
    }

    pub fn of_number(number: u32) -> Option<Why> {
        WHYS.get(number as usize).copied()
    }
}

impl ChoiceKind {
    /// As a word of a state or a file.
    pub fn number(self) -> u32 {
        KINDS.iter().position(|&kind| kind == self).unwrap_or(0) as u32
    }

    pub fn of_number(number: u32) -> Option<ChoiceKind> {
        KINDS.get(number as usize).copied()
    }
}

fn text_of(text: &Text) -> String {
    match text {
        Text::Latin1(bytes) => bytes.iter().map(|&b| char::from(b)).collect(),
        Text::Utf16(units) => String::from_utf16_lossy(units),
    }
}

impl Vm {
    /// The choice that the machine is at; `None` while it is not at one.
    pub fn pending_choice(&self) -> Option<ChoicePoint> {
        let word = |at: u32| self.pages.memory.get(global::PENDING_CHOICE + at);
        let from = ThreadId(word(1));
        let kind = match word(0) {
            THREAD => PointKind::Thread { enabled: self.alternatives(from), why: WHYS[word(2) as usize], from },
            DATA => {
                let label = self.registry.literal_at(word(4)).map_or_else(String::new, |text| text_of(&text));
                let request = ChoiceRequest { kind: KINDS[word(3) as usize], count: word(2), label };
                PointKind::Data { thread: from, request }
            }
            _ => return None,
        };
        Some(ChoicePoint { kind })
    }

    /// The threads that may go on after this one has paused, in slot order.
    pub(crate) fn alternatives(&self, paused: ThreadId) -> Vec<ThreadId> {
        let mut enabled = self.enabled_threads();
        if !enabled.is_empty() && self.environment.spurious_wakeups {
            enabled = self.with_spurious(enabled);
        }
        if !enabled.is_empty() && self.in_atomic_section(paused) && paused.is_runnable(&self.pages.memory) {
            enabled = vec![paused];
        }
        enabled
    }

    /// Keeps the choice that the machine has come to.
    pub(crate) fn keep_choice(&mut self, point: &ChoicePoint) {
        let words = match &point.kind {
            PointKind::Thread { why, from, .. } => [THREAD, from.0, why.number(), 0, 0],
            PointKind::Data { thread, request } => {
                let units: Vec<u16> = request.label.encode_utf16().collect();
                let label = self.registry.literal_text(Text::of_units(&units));
                [DATA, thread.0, request.count, request.kind.number(), label]
            }
        };
        for (at, word) in (global::PENDING_CHOICE..).zip(words) {
            if self.pages.memory.get(at) != word {
                self.pages.memory.set(at, word);
            }
        }
    }
}
