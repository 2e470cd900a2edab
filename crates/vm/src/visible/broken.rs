//! Deliberately broken variants of the rules, to see that the tests of the reduction notice
//! (`crates/cli/tests/soundness/broken.rs`). They are there in builds with the feature `broken-rules` only, one at a
//! time, named by `RJPF_BROKEN_RULE`; in all others every question is answered at compile time.

use crate::Vm;

/// A rule that can be broken, by what is done wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Elements of arrays are nobody's business.
    IgnoreElements,
    /// Static fields are.
    IgnoreStatics,
    /// Native methods touch nothing: reflection, variable handles, copies.
    IgnoreNatives,
    /// Entering a monitor is no step: releases commute with the acquires of others.
    IgnoreMonitors,
    /// A place that was only read so far may be written.
    WriteReadOnly,
    /// An object's own monitor protects its words whether it is held or not.
    OwnMonitorNotHeld,
    /// A lock guards a word whether it is held or not.
    GuardNotHeld,
    /// Any lock is as good as the one that was held before.
    AnyLockGuards,
    /// A word belongs to whoever touches it last.
    AnyoneOwns,
    /// Words that several threads have read may be written.
    WriteAfterReads,
    /// Words that have what is taken for their last value may be written.
    WriteTheLast,
    /// Words that do not have it yet are read as if they had.
    ReadBeforeTheLast,
    /// A compare-and-set counts as a read, whether it finds what it expects or not.
    CompareOnlyLooks,
    /// A write of a long counts as a read if its lower half is there.
    HalfOfALong,
    /// Looked at closely, a word may be used by another thread than before and without the lock of before.
    NothingInCommon,
    /// Whoever touches all elements of an array has nothing to do with whoever touches one.
    CopiesApart,
    /// What breaks an assumption is learned, but nothing is explored again.
    ForgetRestart,
    /// Stored references publish nothing.
    PublishNothing,
    /// A stored reference publishes its object, but not what lies behind it.
    PublishShallowly,
    /// Sleep sets: whatever others do, who is asleep stays so.
    NothingWakes,
    /// Sleep sets: to read a word commutes with writing it.
    ReadsCommute,
    /// Sleep sets: monitors are nobody's business.
    MonitorsCommute,
    /// Sleep sets: guards are nobody's business.
    GuardsCommute,
    /// Sleep sets: it does not matter who runs or is woken.
    ThreadsCommute,
    /// Sleep sets: it does not matter who ends.
    EndsCommute,
    /// Sleep sets: a state that was reached before is left alone, whoever was asleep then.
    ForgetWhoSlept,
}

impl Rule {
    /// Is this rule broken on purpose?
    #[cfg(feature = "broken-rules")]
    pub fn is_chosen(self) -> bool {
        static CHOSEN: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let chosen = CHOSEN.get_or_init(|| std::env::var("RJPF_BROKEN_RULE").unwrap_or_default());
        !chosen.is_empty() && format!("{self:?}") == *chosen
    }

    #[cfg(not(feature = "broken-rules"))]
    #[inline(always)]
    pub fn is_chosen(self) -> bool {
        false
    }
}

impl Vm {
    /// The same, but never without reduction, which the broken one is compared with.
    #[inline(always)]
    pub(super) fn breaks(&self, rule: Rule) -> bool {
        rule.is_chosen() && self.learns()
    }
}
