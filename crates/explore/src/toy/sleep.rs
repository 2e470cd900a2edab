//! Sleep sets over threads that read and write a few words.

use std::collections::BTreeSet;

use rjpf_state::ThreadId;
use rjpf_state::canonical::{Form, fingerprint_of};
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, Why};
use rjpf_vm::{Effects, Stop};

use super::{Grid, explore, with};
use crate::heuristics::View;
use crate::machine::{Learning, Machine, Outlasting, Scouting, Siblings};
use crate::properties::Severity;
use crate::search::{Config, SplitMix};
use crate::storage::Storage;
use crate::strategy::Strategy;
use crate::verdict::{Statistics, Verdict};

#[derive(Clone, Copy, Debug)]
enum Op {
    /// Word, value.
    Set(u32, u32),
    /// The second word is added to the first.
    Add(u32, u32),
    /// Back to this op of the thread as long as the word is zero.
    Back { unless: u32, to: u32 },
}

impl Op {
    fn touches(self) -> Vec<(u32, bool)> {
        match self {
            Op::Set(word, _) => vec![(word, true)],
            Op::Add(to, from) => vec![(to, true), (from, false)],
            Op::Back { unless, .. } => vec![(unless, false)],
        }
    }
}

/// What the machine says of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Says {
    Truth,
    /// That they read nothing.
    NoReads,
    /// That they write nothing.
    NoWrites,
}

struct Threads {
    programs: Vec<Vec<Op>>,
    /// Where each thread is, then the words.
    state: Vec<u32>,
    effects: Vec<(u32, bool)>,
    says: Says,
}

const WORDS: usize = 3;

impl Threads {
    fn new(programs: Vec<Vec<Op>>) -> Threads {
        let state = vec![0; programs.len() + WORDS];
        Threads { programs, state, effects: Vec::new(), says: Says::Truth }
    }

    fn random(seed: u64) -> Threads {
        let mut random = SplitMix(seed);
        let op = |random: &mut SplitMix| match random.below(2) {
            0 => Op::Set(random.below(3), random.below(3)),
            _ => Op::Add(random.below(3), random.below(3)),
        };
        let thread = |random: &mut SplitMix| (0..1 + random.below(3)).map(|_| op(random)).collect();
        Threads::new((0..3).map(|_| thread(&mut random)).collect())
    }

    fn point(&self) -> ChoicePoint {
        let can_run = |&t: &u32| (self.state[t as usize] as usize) < self.programs[t as usize].len();
        let enabled = (0..self.programs.len() as u32).filter(can_run).map(ThreadId).collect();
        ChoicePoint { kind: PointKind::Thread { enabled, why: Why::Yielded, from: ThreadId(0) } }
    }

    /// The exit status is what the words come to.
    fn here(&self) -> Outcome {
        match self.point().count() {
            0 => Outcome::End(self.state[self.programs.len()..].iter().fold(0, |sum, &word| sum * 100 + word as i32)),
            _ => Outcome::Choice(self.point()),
        }
    }
}

impl View for Threads {}

impl Machine for Threads {
    type Snapshot = Vec<u32>;
    fn start(&mut self) -> Result<Outcome, Stop> {
        Ok(self.here())
    }
    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        let thread = self.point().thread(index).0 as usize;
        let op = self.programs[thread][self.state[thread] as usize];
        let first = self.programs.len();
        self.state[thread] += 1;
        match op {
            Op::Set(word, value) => self.state[first + word as usize] = value,
            Op::Add(to, from) => self.state[first + to as usize] += self.state[first + from as usize],
            Op::Back { unless, to } if self.state[first + unless as usize] == 0 => self.state[thread] = to,
            Op::Back { .. } => {}
        }
        self.effects = op.touches();
        Ok(self.here())
    }
    fn resume(&mut self) -> Result<Outcome, Stop> {
        Ok(Outcome::Ignored)
    }
    fn snapshot(&mut self) -> Vec<u32> {
        self.state.clone()
    }
    fn restore(&mut self, snapshot: &Vec<u32>) {
        self.state.clone_from(snapshot);
    }
    fn rewind(&mut self, initial: &Vec<u32>) {
        self.restore(initial);
    }
    fn fingerprint(&mut self) -> Result<u128, Stop> {
        Ok(fingerprint_of(&self.state))
    }
    fn form(&mut self) -> Result<Form<'_>, Stop> {
        Ok(Form { words: &self.state, parts: &[], fingerprint: fingerprint_of(&self.state) })
    }
    fn alternatives(&self) -> Option<ChoicePoint> {
        Some(self.point())
    }
    fn view(&self) -> &dyn View {
        self
    }
    fn watch_effects(&mut self) -> Result<(), String> {
        Ok(())
    }
    fn effects(&mut self) -> Effects {
        let words =
            |write| self.effects.iter().filter(move |(_, w)| *w == write).map(|(word, _)| u64::from(*word)).collect();
        match self.says {
            Says::Truth => Effects::of(words(false), words(true)),
            Says::NoReads => Effects::of(Vec::new(), words(true)),
            Says::NoWrites => Effects::of(words(false), Vec::new()),
        }
    }
}

impl Outlasting for Threads {
    type Outside = ();
    fn outside(&self) {}
    fn exchange(&mut self, _outside: &mut ()) {}
    fn drain_output(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

impl Learning for Threads {}
impl Siblings for Threads {}
impl Scouting for Threads {
    type Deed = ();
}

fn sleeping(strategy: Strategy) -> Config {
    Config { sleep: true, ..with(strategy) }
}

/// States, and the statuses of all ends.
fn outcome(verdict: &Verdict) -> (u64, BTreeSet<i32>) {
    (verdict.statistics.states, verdict.exit_codes.clone())
}

#[test]
fn threads_that_share_nothing_are_taken_in_one_order() {
    // Three threads with two steps each are at one of 3^3 points, the last of which is the end. Each point can be left by
    // each thread that is not done, 3 * 2 * 3^2 ways. One order of them comes to each point by one way.
    let programs = || (0..3).map(|word| vec![Op::Set(word, 1), Op::Set(word, 2)]).collect();
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst] {
        let plain = explore(&mut Threads::new(programs()), with(strategy));
        assert_eq!((plain.statistics.states, plain.statistics.transitions), (26, 54));
        let verdict = explore(&mut Threads::new(programs()), sleeping(strategy));
        assert_eq!((verdict.statistics.states, verdict.statistics.transitions), (26, 26), "{strategy:?}");
        assert_eq!(verdict.sleep, Some(Ok(54 - 26)));
        assert!(verdict.is_proof());
    }
}

#[test]
fn threads_that_share_one_word_are_taken_in_all_orders() {
    let programs = || (0..3).map(|value| vec![Op::Set(0, value); 2]).collect();
    let plain = explore(&mut Threads::new(programs()), with(Strategy::DepthFirst));
    let verdict = explore(&mut Threads::new(programs()), sleeping(Strategy::DepthFirst));
    let Statistics { states, transitions, .. } = plain.statistics;
    assert_eq!((verdict.statistics.states, verdict.statistics.transitions), (states, transitions));
}

#[test]
fn no_state_and_no_end_is_lost() {
    let (mut with_all, mut with_some) = (0, 0);
    for seed in 0..300 {
        let plain = explore(&mut Threads::random(seed), with(Strategy::DepthFirst));
        with_all += plain.statistics.transitions;
        for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst] {
            for storage in [Storage::Compact, Storage::Exact] {
                let verdict = explore(&mut Threads::random(seed), Config { storage, ..sleeping(strategy) });
                assert_eq!(
                    outcome(&verdict),
                    outcome(&plain),
                    "{seed} {strategy:?}: {:?}",
                    Threads::random(seed).programs
                );
                assert!(verdict.statistics.transitions <= plain.statistics.transitions);
                with_some += verdict.statistics.transitions;
            }
        }
    }
    assert!(with_some < with_all * 4, "{with_some} of {}", with_all * 4);
}

/// The test above would notice.
#[test]
fn a_machine_that_conceals_what_it_touches_loses_something() {
    for says in [Says::NoReads, Says::NoWrites] {
        let loses = |seed: &u64| {
            let plain = explore(&mut Threads::random(*seed), with(Strategy::DepthFirst));
            let mut lying = Threads { says, ..Threads::random(*seed) };
            outcome(&explore(&mut lying, sleeping(Strategy::DepthFirst))) != outcome(&plain)
        };
        let lost = (0..300).filter(loses).count();
        assert!(lost > 10, "{says:?}: {lost} of 300");
    }
}

/// One thread waits for a word that another sets; a third has nothing to do with it.
fn spinning() -> Threads {
    Threads::new(vec![vec![Op::Back { unless: 0, to: 0 }], vec![Op::Set(0, 1)], vec![Op::Set(1, 1)]])
}

#[test]
fn livelocks_are_looked_for_in_the_whole_graph() {
    let plain = explore(&mut spinning(), with(Strategy::DepthFirst));
    let verdict = explore(&mut spinning(), sleeping(Strategy::DepthFirst));
    assert!(matches!(&verdict.sleep, Some(Err(why)) if why.contains("circles")), "{:?}", verdict.sleep);
    let counted = |verdict: &Verdict| Statistics { elapsed: Default::default(), ..verdict.statistics.clone() };
    assert_eq!(counted(&verdict), counted(&plain));
    let mut config = sleeping(Strategy::DepthFirst);
    config.properties.set("livelock", Severity::Off);
    let verdict = explore(&mut spinning(), config);
    assert_eq!(outcome(&verdict), outcome(&plain));
    assert!(verdict.sleep.is_some_and(|sleep| sleep.is_ok_and(|left_out| left_out > 0)));
}

#[test]
fn searches_that_cannot_have_sleep_sets_say_why() {
    let why = |config: Config| explore(&mut spinning(), config).sleep.and_then(Result::err).unwrap_or_default();
    assert!(why(Config { matching: false, walks: 3, ..sleeping(Strategy::Random) }).contains("neither dfs nor bfs"));
    let mut limited = sleeping(Strategy::DepthFirst);
    limited.limits.depth = Some(5);
    assert!(why(limited).contains("limit of depth"));
    let verdict = explore(&mut Grid::new(3, None), sleeping(Strategy::DepthFirst));
    assert!(verdict.sleep.is_some_and(|sleep| sleep.is_err()), "a machine that says nothing of its steps");
    assert_eq!(verdict.statistics.states, 9);
}
