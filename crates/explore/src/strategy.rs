//! The search strategies by name.

/// One row of `rjpf list searches`.
pub struct StrategyDef {
    pub name: &'static str,
    /// Class names that JPF users know.
    pub aliases: &'static [&'static str],
    pub doc: &'static str,
    pub strategy: Strategy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    DepthFirst,
    BreadthFirst,
    /// The state with the best score next.
    BestFirst,
    /// As best-first, by score plus length of the path.
    AStar,
    /// Level by level, the best states of each.
    Beam,
    /// Depth-first with a growing depth bound.
    IterativeDeepening,
    /// Paths with few preemptions first.
    Preemptions,
    /// Paths with few delays first.
    Delays,
    /// Random walks with restarts.
    Random,
    /// Priority-based random schedules (PCT, Burckhardt et al. 2010).
    Pct,
    /// Partial-order sampling: random priorities per pending step (POS, Yuan et al. 2018).
    Pos,
}

/// In alphabetic order.
pub const STRATEGIES: &[StrategyDef] = &[
    StrategyDef {
        name: "astar",
        aliases: &[],
        doc: "best-first by score plus length of the path (heuristic, search.queue_limit)",
        strategy: Strategy::AStar,
    },
    StrategyDef {
        name: "beam",
        aliases: &[],
        doc: "level by level, on each only the best states (heuristic, search.queue_limit)",
        strategy: Strategy::Beam,
    },
    StrategyDef {
        name: "best-first",
        aliases: &[],
        doc: "the state with the best score next (heuristic, search.queue_limit)",
        strategy: Strategy::BestFirst,
    },
    StrategyDef {
        name: "bfs",
        aliases: &["gov.nasa.jpf.search.heuristic.BFSHeuristic"],
        doc: "breadth-first: finds a shortest counterexample",
        strategy: Strategy::BreadthFirst,
    },
    StrategyDef {
        name: "delays",
        aliases: &[],
        doc: "bounded: first the paths of a plain round-robin scheduler, then those that pass over one thread, over two, ... (search.bound)",
        strategy: Strategy::Delays,
    },
    StrategyDef {
        name: "dfs",
        aliases: &["gov.nasa.jpf.search.DFSearch", "gov.nasa.jpf.search.heuristic.DFSHeuristic"],
        doc: "depth-first; with no search named, it shares its time with pos, pct and delays until one of them finds something",
        strategy: Strategy::DepthFirst,
    },
    StrategyDef {
        name: "iddfs",
        aliases: &[],
        doc: "depth-first with a growing depth bound: short counterexamples in little memory",
        strategy: Strategy::IterativeDeepening,
    },
    StrategyDef {
        name: "pct",
        aliases: &[],
        doc: "samples schedules by random thread priorities with few changes (search.walks, search.pct_depth)",
        strategy: Strategy::Pct,
    },
    StrategyDef {
        name: "pos",
        aliases: &[],
        doc: "samples schedules by random priorities per step",
        strategy: Strategy::Pos,
    },
    StrategyDef {
        name: "preemptions",
        aliases: &[],
        doc: "bounded: first the paths on which no thread is interrupted that could go on, then those with one such switch, with two, ... (search.bound)",
        strategy: Strategy::Preemptions,
    },
    StrategyDef {
        name: "random",
        aliases: &[
            "gov.nasa.jpf.search.RandomSearch",
            "gov.nasa.jpf.search.Simulation",
            "gov.nasa.jpf.search.PathSearch",
        ],
        doc: "random walks with restarts (search.walks)",
        strategy: Strategy::Random,
    },
];

impl Strategy {
    /// Does a heuristic say what comes next?
    pub fn is_guided(self) -> bool {
        matches!(self, Strategy::BestFirst | Strategy::AStar | Strategy::Beam)
    }

    /// Are paths sampled, and not enumerated?
    pub fn is_sampling(self) -> bool {
        matches!(self, Strategy::Random | Strategy::Pct | Strategy::Pos)
    }

    /// What a bounded search counts.
    pub(crate) fn counted(self) -> &'static str {
        if self == Strategy::Delays { "delays" } else { "preemptions" }
    }

    /// The name that it is asked for by.
    pub fn name(self) -> &'static str {
        STRATEGIES.iter().find(|s| s.strategy == self).map_or("", |s| s.name)
    }

    /// By our name or a JPF class name.
    pub fn find(name: &str) -> Option<Strategy> {
        STRATEGIES.iter().find(|s| s.name == name || s.aliases.contains(&name)).map(|s| s.strategy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_and_unique() {
        assert!(STRATEGIES.windows(2).all(|w| w[0].name < w[1].name));
        assert_eq!(Strategy::find("gov.nasa.jpf.search.DFSearch"), Some(Strategy::DepthFirst));
        assert_eq!(Strategy::find("nothing"), None);
    }
}
