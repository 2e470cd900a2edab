//! Following a path: the one loop that runs a machine along given choices.
//!
//! Replays, recordings and attempts at shorter paths differ only in who says which alternative is
//! taken next ([`Way`]). The machine runs as in a search, so a path means the same everywhere. Not its
//! job: going back to a state, which a snapshot does.

use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome, Violation};
use rustc_hash::FxHashSet;

use crate::listeners::{Listeners, Notice};
use crate::machine::Machine;
use crate::path::Path;
use crate::properties::{Properties, Severity};
use crate::verdict::Statistics;

/// Says where to go.
pub(crate) trait Way<M: Machine> {
    /// The alternative to take at this choice; `None`: the way ends here.
    fn next(&mut self, machine: &mut M, point: &ChoicePoint) -> Result<Option<u32>, Stop>;
    /// Does the way go on behind a violation that the program survived?
    fn passes(&mut self, _violation: &Violation) -> bool {
        false
    }
}

/// What a property found on the way.
pub(crate) struct OnTheWay {
    pub(crate) property: &'static str,
    pub(crate) severity: Severity,
    pub(crate) violation: Violation,
    /// Choices before it.
    pub(crate) depth: usize,
    /// What the program had written.
    pub(crate) output: Vec<u8>,
}

pub(crate) struct Followed {
    pub(crate) path: Path,
    /// What was at the end of the way; a choice if it simply ended there.
    pub(crate) end: Outcome,
    pub(crate) found: Vec<OnTheWay>,
    pub(crate) output: Vec<u8>,
    pub(crate) ended_normally: bool,
}

/// Runs a machine, which is in its initial state, along a way.
pub(crate) fn follow<M: Machine>(
    machine: &mut M,
    properties: &Properties,
    listeners: &Listeners,
    way: &mut dyn Way<M>,
) -> Result<Followed, Stop> {
    let mut run = Run { path: Path::default(), found: Vec::new(), output: Vec::new() };
    let mut outcome = machine.start()?;
    let end = 'end: loop {
        run.write(machine, listeners);
        listeners.notice(machine.view(), &Notice::Reached(&outcome));
        // What listeners found in a transition comes before what the transition came to.
        for found in listeners.take_found() {
            if run.keep(found.property, found.severity, &found.violation, way) {
                break 'end Outcome::Violation(found.violation);
            }
        }
        while let Outcome::Violation(violation) = outcome {
            let (property, severity) = properties.of_kind(&violation.kind);
            if run.keep(property, severity, &violation, way) {
                break 'end Outcome::Violation(violation);
            }
            outcome = machine.resume()?;
            run.write(machine, listeners);
        }
        let Outcome::Choice(point) = outcome else { break outcome };
        let Some(index) = way.next(machine, &point)? else { break Outcome::Choice(point) };
        let (depth, count) = (run.path.0.len(), point.count());
        if index >= count {
            let what = format!("choice {depth} of the path is {index}, but there are {count} alternatives");
            return Err(Stop::Mismatch(what));
        }
        listeners.notice(machine.view(), &Notice::Choosing { point: &point, index, depth: depth as u32 });
        run.path.0.push(index);
        outcome = machine.take(index)?;
    };
    let Run { path, found, output } = run;
    Ok(Followed { path, end, found, output, ended_normally: machine.view().ended_normally() })
}

/// A path while it is followed.
struct Run {
    path: Path,
    found: Vec<OnTheWay>,
    output: Vec<u8>,
}

impl Run {
    fn write<M: Machine>(&mut self, machine: &mut M, listeners: &Listeners) {
        let more = machine.drain_output();
        if !more.is_empty() {
            listeners.notice(machine.view(), &Notice::Wrote { bytes: &more, path: &|| self.path.clone() });
            self.output.extend_from_slice(&more);
        }
    }

    /// Keeps a finding; true if the way ends with it.
    fn keep<M: Machine>(
        &mut self,
        property: &'static str,
        severity: Severity,
        violation: &Violation,
        way: &mut dyn Way<M>,
    ) -> bool {
        self.found.push(OnTheWay {
            property,
            severity,
            violation: violation.clone(),
            depth: self.path.0.len(),
            output: self.output.clone(),
        });
        !violation.resumable || severity == Severity::Violation && !way.passes(violation)
    }
}

/// A given path.
pub(crate) struct Replay<'p> {
    indices: std::slice::Iter<'p, u32>,
    passes: bool,
    /// Those whose data is part of the states.
    listeners: Listeners,
    pub(crate) statistics: Statistics,
    seen: FxHashSet<u128>,
    comes_back: bool,
}

impl<'p> Replay<'p> {
    pub(crate) fn new(path: &'p Path, passes: bool, listeners: Listeners) -> Replay<'p> {
        Replay {
            indices: path.0.iter(),
            passes,
            listeners,
            statistics: Statistics::default(),
            seen: FxHashSet::default(),
            comes_back: false,
        }
    }

    /// A path whose choices the program did not come to is a path of something else.
    pub(crate) fn fits(&self, end: &Outcome) -> Result<(), Stop> {
        let (taken, left) = (self.statistics.transitions, self.indices.len() as u64);
        match end {
            Outcome::End(_) | Outcome::Ignored if left > 0 => {
                let length = taken + left;
                Err(Stop::Mismatch(format!("the path has {length} choices, but it is over after {taken} of them")))
            }
            _ => Ok(()),
        }
    }

    /// Does the path end in a state that it went through before?
    pub(crate) fn comes_back(&self) -> bool {
        self.comes_back
    }
}

impl<M: Machine> Way<M> for Replay<'_> {
    fn next(&mut self, machine: &mut M, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let is_new = self.seen.insert(self.listeners.fingerprint(machine.fingerprint()?));
        self.statistics.count(point, self.statistics.transitions as u32);
        let index = self.indices.next().copied();
        self.comes_back = index.is_none() && !is_new;
        self.statistics.transitions += u64::from(index.is_some());
        Ok(index)
    }

    fn passes(&mut self, _violation: &Violation) -> bool {
        self.passes
    }
}
