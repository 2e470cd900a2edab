//! Code that is compiled wrong on purpose, to see that the tests notice (`crates/cli/tests/soundness/compiled.rs`): in
//! builds with the feature `broken-code` only, one fault at a time, named by `RJPF_BROKEN_CODE`; in all others every
//! question is answered at compile time.

/// What is done wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Shifts of longs look at five bits of the distance.
    ShiftMask,
    /// A comparison with NaN gives the other answer.
    NanCompare,
    /// The least number divided by minus one, or anything by it, is what dividing by one gives.
    MinusOne,
    /// What is null is an object.
    NullCheck,
    /// Every index is inside.
    BoundsCheck,
    /// Jumps backward cost nothing.
    Fuel,
    /// Calls that are inlined cost nothing.
    InlinedFuel,
    /// Who leaves forgets registers that are not in the frame.
    WriteBack,
    /// A thread does not pause where it should.
    Pause,
    /// Writes of fields are not taken note of.
    Note,
    /// What was noted holds whatever becomes of the monitors.
    StaleNotes,
    /// Stored references publish nothing.
    Publish,
    /// Pages are not marked: snapshots lose what was written.
    Mark,
}

impl Fault {
    /// Is this done wrong on purpose?
    #[cfg(feature = "broken-code")]
    pub(crate) fn is_chosen(self) -> bool {
        static CHOSEN: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let chosen = CHOSEN.get_or_init(|| std::env::var("RJPF_BROKEN_CODE").unwrap_or_default());
        format!("{self:?}") == *chosen
    }

    #[cfg(not(feature = "broken-code"))]
    #[inline(always)]
    pub(crate) fn is_chosen(self) -> bool {
        false
    }
}
