//! Guards that can be left out on purpose, to see that tests notice (`crates/cli/tests/incremental/broken.rs`). That is so in
//! builds with the feature `broken-stores` only, one at a time, named by `RJPF_BROKEN_STORE`; in all others every
//! question is answered at compile time.

use rjpf_vm::{Asked, Beyond};

/// What keeps a store from lying, by what would be forgotten without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guard {
    /// What methods do that a transition has entered.
    Methods,
    /// Classes and methods that were asked for by name.
    Names,
    /// What reflection shows of a class.
    Members,
    /// That the arguments were read.
    Arguments,
    /// What is assumed of places.
    Modes,
    /// Which lines were read.
    Lines,
    /// Which names of variables were read.
    Variables,
    /// What else was read of class files beside code.
    Files,
    /// That properties and folders were read.
    Surroundings,
    /// That files were read.
    World,
    /// That something was read that other paths have left.
    Paths,
    /// Layouts in the names of objects.
    Layouts,
    /// Code in the names of frames.
    Frames,
    /// What a transition has written.
    Output,
    /// Who ran in a transition.
    Turns,
    /// That it read the clock or drew numbers.
    Chance,
    /// That time has passed.
    Time,
    /// What was answered about object graphs.
    Seen,
    /// That graphs were seen in transitions that are taken.
    Graphs,
    /// What a verdict rests on because of a transition.
    Notes,
    /// What the way to a violation needed, for what comes behind it.
    Behind,
    /// That a form leaves out by how much a task is late.
    Late,
    /// That a transition has taught something.
    Taught,
    /// What the verdict relied on in transitions that are not kept.
    Unkept,
    /// What it relied on when shorter paths were looked for.
    Shorter,
    /// Which search was asked for.
    Search,
    /// That reasons have lines in them.
    Reasons,
    /// That observers were told of something.
    Told,
    /// That a class was refused.
    Refused,
    /// What starts.
    Start,
    /// That objects with finalizers were made.
    Finalizers,
    /// To link what has changed before anything is taken.
    Linking,
}

impl Guard {
    /// Is it left out on purpose?
    #[cfg(feature = "broken-stores")]
    pub fn is_left_out(self) -> bool {
        static CHOSEN: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let chosen = CHOSEN.get_or_init(|| std::env::var("RJPF_BROKEN_STORE").unwrap_or_default());
        format!("{self:?}") == *chosen
    }

    #[cfg(not(feature = "broken-stores"))]
    #[inline(always)]
    pub fn is_left_out(self) -> bool {
        false
    }

    /// Does it count that this was asked?
    pub(super) fn lets_ask(asked: &Asked) -> bool {
        let guard = match asked {
            Asked::Method(_) => Guard::Methods,
            Asked::Class(_) | Asked::Declared { .. } => Guard::Names,
            Asked::Members(_) => Guard::Members,
            Asked::Lines(_) => Guard::Lines,
            Asked::Variables(_) => Guard::Variables,
            Asked::File(_) => Guard::Files,
            Asked::Place(_) => Guard::Surroundings,
            Asked::Arguments => Guard::Arguments,
        };
        !guard.is_left_out()
    }

    /// What counts of what lies beyond answers.
    pub(super) fn lets_see(beyond: Beyond) -> Beyond {
        let guard = match beyond {
            Beyond::Nothing => return beyond,
            Beyond::Paths => Guard::Paths,
            Beyond::Surroundings => Guard::Surroundings,
            Beyond::World => Guard::World,
        };
        if guard.is_left_out() { Beyond::Nothing } else { beyond }
    }
}
