//! What the explorer asks of a machine: run to the next choice, snapshot and restore, the form of a
//! state, its alternatives. What only some searches ask for is in traits of its own, of which a plain machine takes
//! what is there by default.

use rjpf_state::canonical::Form;
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Effects, Observe, Stop, Vm};

use crate::heuristics::View;
use crate::listeners::Listeners;

pub trait Machine: Outlasting + Learning + Siblings + Scouting + Send {
    /// A state: all that is needed to go on from it.
    type Snapshot: Clone + Send + Sync;

    /// Runs from the initial state to the first choice.
    fn start(&mut self) -> Result<Outcome, Stop>;
    /// Takes an alternative of the choice that the state is at and runs to the next one.
    fn take(&mut self, index: u32) -> Result<Outcome, Stop>;
    /// Goes on after a violation that the program survived.
    fn resume(&mut self) -> Result<Outcome, Stop>;
    /// The choice that the present state is at; `None` if it is at none.
    fn alternatives(&self) -> Option<ChoicePoint>;

    fn snapshot(&mut self) -> Self::Snapshot;
    fn restore(&mut self, snapshot: &Self::Snapshot);
    /// The same state for another worker, with as little as possible in common.
    fn apart(snapshot: &Self::Snapshot) -> Self::Snapshot {
        snapshot.clone()
    }
    /// Goes back to the start, and forgets what earlier paths left behind for later ones.
    fn rewind(&mut self, initial: &Self::Snapshot);

    /// Equal for states that behave alike from here on.
    fn fingerprint(&mut self) -> Result<u128, Stop>;
    /// The canonical form behind the fingerprint.
    fn form(&mut self) -> Result<Form<'_>, Stop>;

    /// The present state, to be looked at.
    fn view(&self) -> &dyn View;
    /// Tells this observer what happens in the program from now on.
    fn observe(&mut self, _by: Option<Box<dyn Observe>>) {}
    /// Takes note of what transitions have to do with from now on; says why it cannot, if so.
    fn watch_effects(&mut self) -> Result<(), String> {
        Err("it is not known what transitions have to do with".into())
    }
    /// What the last transition had to do with.
    fn effects(&mut self) -> Effects {
        Effects::everything()
    }
    /// The virtual machine behind it, if there is one whose steps can be run for many states at once.
    fn vm_mut(&mut self) -> Option<&mut Vm> {
        None
    }
}

/// What is in no state, because it outlasts them all: what the program wrote or keeps on purpose, what was learned.
pub trait Outlasting {
    type Outside: Send + Sync;

    /// As much of it as another search over the same machine begins with.
    fn outside(&self) -> Self::Outside;
    /// Goes on with this outside of all states, and hands out the one that was there.
    fn exchange(&mut self, outside: &mut Self::Outside);
    /// What the program wrote since the last question.
    fn drain_output(&mut self) -> Vec<u8>;
    /// Can what lies behind the present state depend on the paths that were followed before?
    fn depends_on_order(&self) -> bool {
        false
    }

    /// What is outside of all states, for another process; `None` if that is not possible, because the program keeps
    /// something from one path to the next.
    fn notes(&self) -> Option<Vec<u8>> {
        None
    }
    /// Begins with the notes of another process; `None` if they cannot be read.
    fn begin_with(&mut self, _notes: &[u8]) -> Option<()> {
        None
    }
}

/// A machine that leaves out pauses as long as nothing speaks against it. A plain one pauses wherever it must.
pub trait Learning {
    /// Has the last transition broken an assumption that made the machine leave out pauses? Then what
    /// was explored under it is worth nothing, and the search starts over.
    fn broken(&self) -> bool {
        false
    }
    /// Goes on without the assumptions that were broken.
    fn begin_round(&mut self) {}
    /// Do threads pause at places that were not known from the start? A path means something only together
    /// with these places.
    fn has_new_pauses(&self) -> bool {
        false
    }
}

/// Several machines for one program.
pub trait Siblings: Sized {
    /// Another machine for the same program, which can go on from snapshots of this one and shares what is
    /// learned; `None` if there can be one only.
    fn sibling(&self) -> Result<Option<Self>, Stop> {
        Ok(None)
    }
    /// From now on others work on the same program at the same time.
    fn joined_by_others(&mut self) {}
    /// These listeners are told of what this machine does; it observes for them already.
    fn told_to(&mut self, _listeners: &Listeners) {}
    /// Takes over what a sibling has noted.
    fn absorb(&mut self, _sibling: &Self) {}
}

/// A sibling runs transitions before their turn comes, with an outside of its own; whoever comes to them in order takes
/// over what they did.
pub trait Scouting: Outlasting {
    /// What was done beside leading to a state.
    type Deed: Send;

    /// Is what siblings do what this one would do, as far as was said and learned? Not if the program keeps something
    /// from one path to the next.
    fn can_scout(&self) -> bool {
        false
    }
    /// Changes whenever something is learned: as long as it does not, equal snapshots have equal transitions.
    fn lessons(&self) -> u64 {
        0
    }
    /// Goes on with a copy of what is outside of all states for somebody else.
    fn go_on_with(&mut self, _outside: &Self::Outside) {}
    /// What is done from now on is one deed.
    fn begin_deed(&mut self) {}
    /// What was done since; `None` if that is not for others, because it has taught something or left something behind
    /// for later paths.
    fn deed(&mut self) -> Option<Self::Deed> {
        None
    }
    /// Goes on as if it had done this itself; it need not be in the state that the deed led to.
    fn take_over(&mut self, _deed: Self::Deed) {}
}
