//! Heuristics: which state to look at next.
//!
//! One file each, one word in the list below. A heuristic gives a state a score, the lower the
//! better; the search algorithms (best-first, A*, beam) own the queue. Scores of several heuristics
//! are added. Not their job: pruning (only a queue limit drops states) and the state itself, which
//! they see read-only through a [`Scene`].
//!
//! Branch coverage, interleaving, most-blocked and choose-free are those of Groce and Visser,
//! "Model Checking Java Programs using Structural Heuristics" (ISSTA 2002); each file says where
//! it deviates. None of them is admissible, so A* finds short paths, not always shortest ones.

use rjpf_vm::{Turn, Vm};

use crate::coverage::{Coverage, Wanted};
use crate::steps::Steps;

mod ranking;

/// Answers one question: how good is this state?
pub trait Heuristic {
    /// Lower is better. Asked when a state is reached, and behind a full queue also for states that
    /// turn out to be known.
    fn score(&mut self, scene: &Scene<'_>) -> i64;
    /// What has to be collected for it beside branches.
    fn wants(&self) -> Wanted {
        Wanted::default()
    }
}

/// What a heuristic sees.
pub struct Scene<'s> {
    pub state: &'s dyn View,
    /// How the state was reached.
    pub steps: &'s Steps,
    /// What the search has covered up to now, the last transition included.
    pub coverage: &'s Coverage,
    /// Number of alternatives at the state.
    pub alternatives: u32,
    /// Are the alternatives values (and not threads)?
    pub is_data: bool,
}

/// A state, to be looked at. Every question has an answer for machines that do not know.
pub trait View {
    /// Threads that have been started and have not ended.
    fn live_threads(&self) -> u32 {
        1
    }
    /// Threads that wait for another thread, without a timeout.
    fn blocked_threads(&self) -> u32 {
        0
    }
    fn thread_name(&self, thread: u32) -> String {
        format!("#{thread}")
    }
    /// The value that the program gave with `Verify.setHeuristicSearchValue`.
    fn user_value(&self) -> i32 {
        0
    }
    /// Positive if the program called the path interesting, negative for boring.
    fn interest(&self) -> i32 {
        0
    }
    /// Has the program, which is at its end, come there without an uncaught exception?
    fn ended_normally(&self) -> bool {
        true
    }
    /// Has the program asked for the search to end?
    fn wants_end(&self) -> bool {
        false
    }
    /// Did the last transition read the clock or draw random numbers?
    fn left_to_chance(&self) -> bool {
        false
    }
    /// Who ran in the last transition, and did more than try for a lock.
    fn turns(&self) -> &[Turn] {
        &[]
    }
    /// The virtual machine, for heuristics and listeners that look at the program's data.
    fn vm(&self) -> Option<&Vm> {
        None
    }
}

/// One row of `rjpf list heuristics`.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicDef {
    pub name: &'static str,
    /// Class names that JPF users know.
    pub aliases: &'static [&'static str],
    pub doc: &'static str,
    pub build: fn(&Tuning) -> Box<dyn Heuristic>,
}

/// What coverage is counted over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Everything explored so far.
    Global,
    /// The path to the state.
    Path,
}

/// The settings of all heuristics; each takes what concerns it.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Steps that `interleaving` and `global-switch` look back; `None`: all.
    pub history: Option<u32>,
    pub scope: Scope,
    /// A state that covers nothing has the score of the last one on its path that did.
    pub persist: bool,
    /// Counts are summed along the path.
    pub summed: bool,
    /// Coverage is counted for each thread by itself.
    pub per_thread: bool,
    /// Names for `prefer-threads`.
    pub preferred: Vec<String>,
    pub seed: u64,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            history: None,
            scope: Scope::Global,
            persist: false,
            summed: false,
            per_thread: true,
            preferred: Vec::new(),
            seed: 42,
        }
    }
}

/// The modules and the list of what is in them, in alphabetic order.
macro_rules! heuristics {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*
        pub const HEURISTICS: &[HeuristicDef] = &[$($name::HEURISTIC),*];
    };
}

heuristics! {
    branch,
    choose_free,
    coverage,
    global_switch,
    interleaving,
    minimize_preemptions,
    most_blocked,
    prefer_threads,
    random,
    statement,
    user,
}

/// The built-in heuristic with this name, ours or JPF's.
pub fn find(name: &str) -> Option<HeuristicDef> {
    HEURISTICS.iter().find(|h| h.name == name || h.aliases.contains(&name)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_unique_and_documented() {
        assert!(HEURISTICS.windows(2).all(|w| w[0].name < w[1].name), "sort the list by name");
        // A class name of JPF's means either a search or a heuristic.
        let strategies = crate::STRATEGIES.iter().flat_map(|s| s.aliases);
        let mut aliases: Vec<&str> = HEURISTICS.iter().flat_map(|h| h.aliases).chain(strategies).copied().collect();
        aliases.sort_unstable();
        assert!(aliases.windows(2).all(|w| w[0] != w[1]), "a name is used twice");
        assert!(HEURISTICS.iter().all(|h| h.doc.len() > 10 && !h.doc.ends_with('.')));
    }

    #[test]
    fn every_heuristic_can_be_built_and_scores_the_first_state() {
        for def in HEURISTICS {
            let score = (def.build)(&Tuning::default()).score(&scene(&Made::default(), &Steps::default()));
            assert!(score.abs() < 1 << 40, "{}: {score} leaves no room for sums", def.name);
        }
        assert_eq!(find("gov.nasa.jpf.search.heuristic.MostBlocked").unwrap().name, "most-blocked");
        assert!(find("nothing").is_none());
    }

    /// A state made by hand.
    #[derive(Default)]
    pub(crate) struct Made {
        pub(crate) live: u32,
        pub(crate) blocked: u32,
        pub(crate) value: i32,
        pub(crate) interest: i32,
        pub(crate) coverage: Coverage,
        pub(crate) is_data: bool,
    }

    impl View for Made {
        fn live_threads(&self) -> u32 {
            self.live
        }
        fn blocked_threads(&self) -> u32 {
            self.blocked
        }
        fn user_value(&self) -> i32 {
            self.value
        }
        fn interest(&self) -> i32 {
            self.interest
        }
    }

    pub(crate) fn scene<'s>(made: &'s Made, steps: &'s Steps) -> Scene<'s> {
        Scene { state: made, steps, coverage: &made.coverage, alternatives: 2, is_data: made.is_data }
    }
}
