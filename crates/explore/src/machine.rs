//! What the explorer asks of a machine: four questions.

use rjpf_state::canonical::Form;
use rjpf_vm::Stop;
use rjpf_vm::transition::Violation;

use crate::coverage::{Covered, Wanted};
use crate::heuristics::View;
use crate::limits::Limit;
use crate::watch::Notice;

/// What running a choice came to.
#[derive(Debug, Clone)]
pub enum Outcome<P> {
    /// Several ways on.
    Choice(P),
    /// The program has ended with this exit code.
    End(i32),
    Violation(Violation),
    /// The program said that this path is not interesting.
    Ignored,
}

pub trait Machine {
    type Snapshot: Clone;
    type Point: Clone;

    /// Runs from the initial state to the first choice.
    fn start(&mut self) -> Result<Outcome<Self::Point>, Stop>;
    /// Takes an alternative of the point the machine is at and runs to the next choice.
    fn take(&mut self, point: &Self::Point, index: u32) -> Result<Outcome<Self::Point>, Stop>;
    /// Goes on after a violation that the machine survived.
    fn resume(&mut self) -> Result<Outcome<Self::Point>, Stop>;

    fn snapshot(&mut self) -> Self::Snapshot;
    fn restore(&mut self, snapshot: &Self::Snapshot);
    /// Equal for states that behave alike from here on.
    fn fingerprint(&mut self) -> u128;
    /// The canonical form behind the fingerprint.
    fn form(&mut self) -> Form<'_>;

    /// Number of alternatives at a point.
    fn count(&self, point: &Self::Point) -> u32;
    /// Is the point a choice of a thread (and not of data)?
    fn is_thread_choice(&self, point: &Self::Point) -> bool;
    /// The thread that runs if this alternative is taken.
    fn thread_of(&self, point: &Self::Point, index: u32) -> u32;
    /// Does this alternative take the turn from a thread that could go on?
    fn preempts(&self, _point: &Self::Point, _index: u32) -> bool {
        false
    }
    /// The present state as heuristics see it.
    fn view(&self) -> &dyn View;
    /// Starts to collect what is executed of the program's own code (or ends it).
    fn collect_coverage(&mut self, _wanted: Wanted) {}
    /// What was executed since the last question.
    fn drain_covered(&mut self) -> Covered {
        Covered::default()
    }
    /// Has the program or a listener asked for the search to end?
    fn wants_end(&self) -> Option<Limit> {
        None
    }
    /// Does anyone listen to the search?
    fn listens(&self) -> bool {
        false
    }
    /// Tells whoever listens what the search does; answers with what a listener found.
    fn tell(&mut self, _notice: &Notice<'_, Self::Point>) -> Option<Violation> {
        None
    }
    /// Has the program, which is at its end, come there without an uncaught exception?
    fn ended_normally(&self) -> bool {
        true
    }
    /// Forgets what earlier paths left behind for later ones: a search starts over.
    fn start_over(&mut self) {}
    /// What the program wrote since the last question.
    fn drain_output(&mut self) -> Vec<u8>;
}
