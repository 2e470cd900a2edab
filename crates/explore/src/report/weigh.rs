//! Which steps of a trace matter, and which may be folded away.
//!
//! Never folded: what threads do to each other, what is written and chosen, steps next to a switch, steps of
//! the program that touch what another thread touches too, and the last step of each thread. What happens before a
//! second thread is started is one block. The machinery of the library is folded: what it is for is told by the calls. A single step is not folded if it says something.
//!
//! Inside of the library, of the places that several threads touch and one of them writes: what a thread found or wrote over that another
//! one had changed since it last looked is never folded. Of the rest, in each turn of a thread the first read and the last
//! write of a place (others cannot notice what is between them), unless that is too much to be read; rows that stand for
//! folded steps say how many of them there are.

use std::collections::{BTreeMap, BTreeSet};

use super::trace::{Access, Step, Trace, What};

/// Forced steps of one thread in a row beyond which only the first and last few are shown.
const SHOWN_OF_MANY: usize = 3;

/// More steps inside of the library than this, on what several threads touch, are too many to be read.
const MOST_INSIDE: usize = 40;

/// The last steps of a thread are shown whatever they are.
const LAST_OF_A_THREAD: usize = 2;

pub(super) fn weigh(trace: &mut Trace) {
    let together = trace.columns.len() > 1;
    let beginning = trace.steps.iter().position(|s| matches!(s.what, What::Launch { .. })).filter(|_| together);
    let inside = inside(trace, beginning);
    let called = called_by_several(trace);
    called.into_iter().for_each(|i| trace.steps[i].contested = true);
    let touched = touched(trace);
    let ends: BTreeSet<usize> = (0..trace.columns.len()).flat_map(|column| last_of(trace, column)).collect();
    let folds: Vec<bool> = (0..trace.steps.len())
        .map(|i| {
            let step = &trace.steps[i];
            let speaks = speaks(step) || step.mark.is_some() || trace.cycle == Some(i);
            let begins = beginning.is_some_and(|first| i < first);
            match speaks {
                true => false,
                false if begins => true,
                false if !together => (is_dull(step) || is_inside(&trace.steps, i)) && !ends.contains(&i),
                false => {
                    let matters = matters(&trace.steps, i, &touched) || ends.contains(&i) || inside.contains(&i);
                    !matters
                }
            }
        })
        .collect();
    let alone = |i: usize| folds[i] && !(i > 0 && folds[i - 1]) && !folds.get(i + 1).is_some_and(|next| *next);
    let shown = |i: usize, step: &Step| alone(i) && !step.is_machinery && !says_nothing(step);
    for (i, step) in trace.steps.iter_mut().enumerate() {
        step.folds = folds[i] && !shown(i, step);
    }
}

/// Marks accesses to places that several threads touch and one of them writes, while there are several; gives those inside of the
/// library that are shown.
fn inside(trace: &mut Trace, beginning: Option<usize>) -> BTreeSet<usize> {
    let Some(beginning) = beginning else { return BTreeSet::new() };
    let places = contested(trace, beginning);
    let in_library = |i: &usize| trace.steps[*i].in_library;
    let mut shown: BTreeSet<usize> =
        places.iter().flat_map(|at| disturbed(&trace.steps, at)).filter(in_library).collect();
    let seen: Vec<usize> = places.iter().flat_map(|at| seen(&trace.steps, at)).filter(in_library).collect();
    if seen.len() <= MOST_INSIDE {
        shown.extend(seen);
    }
    places.iter().flatten().for_each(|&i| trace.steps[i].contested = true);
    shown
}

/// The accesses to each place that several threads touch and one of them writes.
fn contested(trace: &Trace, beginning: usize) -> Vec<Vec<usize>> {
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (i, step) in trace.steps.iter().enumerate().skip(beginning).filter(|(_, step)| !step.is_machinery) {
        if let What::Access(access) = &step.what {
            places.entry(&access.variable).or_default().push(i);
        }
    }
    let is_contested = |at: &Vec<usize>| {
        let columns: BTreeSet<usize> = at.iter().map(|&i| trace.steps[i].column).collect();
        columns.len() > 1 && at.iter().any(|&i| access(&trace.steps[i]).is_some_and(|access| access.is_write))
    };
    places.into_values().filter(is_contested).collect()
}

fn access(step: &Step) -> Option<&Access> {
    match &step.what {
        What::Access(access) => Some(access),
        _ => None,
    }
}

/// Accesses of a thread to a place that another one has changed since its last one, with that one and the change.
fn disturbed(steps: &[Step], at: &[usize]) -> Vec<usize> {
    let mut found = Vec::new();
    for (n, &now) in at.iter().enumerate() {
        let Some(m) = at[..n].iter().rposition(|&i| steps[i].column == steps[now].column) else { continue };
        let writes = |i: &&usize| access(&steps[**i]).is_some_and(|access| access.is_write);
        let value = |i: usize| access(&steps[i]).and_then(|access| access.value.as_ref());
        if let Some(&change) = at[m + 1..n].iter().rev().find(writes)
            && value(change) != value(at[m])
        {
            found.extend([at[m], change, now]);
        }
    }
    found
}

/// In each turn of a thread, its first access to a place if it reads, and its last write.
fn seen(steps: &[Step], at: &[usize]) -> Vec<usize> {
    let same_turn = |a: &usize, b: &usize| steps[*a..=*b].iter().all(|step| step.column == steps[*a].column);
    let writes = |i: &usize| access(&steps[*i]).is_some_and(|access| access.is_write);
    let of_turn = |turn: &[usize]| {
        let read = turn.first().copied().filter(|i| !writes(i));
        let written = turn.iter().copied().rfind(writes);
        [read, written].into_iter().flatten().collect::<Vec<_>>()
    };
    at.chunk_by(same_turn).flat_map(of_turn).collect()
}

/// The last steps of a thread that are no machinery, and those of them that the program made: a last call into the library is
/// told even if much happened inside of it.
fn last_of(trace: &Trace, column: usize) -> Vec<usize> {
    let of_it = trace.steps.iter().enumerate().rev().filter(|(_, s)| s.column == column);
    let own = of_it.filter(|(_, s)| !s.is_machinery && !says_nothing(s)).map(|(i, _)| i);
    let by_program = own.clone().filter(|&i| !trace.steps[i].in_library).take(LAST_OF_A_THREAD);
    own.take(LAST_OF_A_THREAD).chain(by_program).collect()
}

/// Steps that are there because a thread went on.
fn says_nothing(step: &Step) -> bool {
    matches!(step.what, What::Go | What::Initialize { class: None } | What::Start)
}

/// The threads that have to do with each variable and object.
pub(super) fn touched(trace: &Trace) -> BTreeMap<&str, BTreeSet<usize>> {
    let mut touched: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for step in &trace.steps {
        if let Some(thing) = thing(&step.what) {
            touched.entry(thing).or_default().insert(step.column);
        }
        // Whoever touches a field has to do with the object.
        if let What::Access(access) = &step.what
            && let Some((owner, _)) = access.variable.rsplit_once(['.', '['])
        {
            touched.entry(owner).or_default().insert(step.column);
        }
    }
    touched
}

/// Calls on objects that several threads have to do with, in the beginning too.
fn called_by_several(trace: &Trace) -> Vec<usize> {
    let touched = touched(trace);
    let is_it = |step: &Step| match &step.what {
        What::Call { object: Some(object), .. } => touched[object.as_str()].len() > 1,
        _ => false,
    };
    (0..trace.steps.len()).filter(|&i| is_it(&trace.steps[i])).collect()
}

/// The variable or object that a step is about.
fn thing(what: &What) -> Option<&str> {
    match what {
        What::Access(access) => Some(&access.variable),
        What::Lock { object } | What::Call { object: Some(object), .. } | What::Return { object: Some(object), .. } => {
            Some(object)
        }
        What::Initialize { class: Some(class) } => Some(class),
        _ => None,
    }
}

/// Steps that say something whatever is around them.
fn speaks(step: &Step) -> bool {
    let alone = matches!(
        step.what,
        What::Begin
            | What::Choose { .. }
            | What::Print
            | What::Launch { .. }
            | What::Join { .. }
            | What::Wait { .. }
            | What::Notify { .. }
            | What::Throw { .. }
            | What::TimeOut
            | What::WakeUp
    );
    let throws = |result: &Option<String>| result.as_deref().is_some_and(|result| result.starts_with("throws"));
    let fails = matches!(&step.what, What::Call { result, .. } | What::Return { result, .. } if throws(result));
    alone || fails || !step.output.is_empty()
}

/// Steps that say nothing by themselves.
fn is_dull(step: &Step) -> bool {
    let is_call = matches!(step.what, What::Call { .. } | What::Return { .. });
    let hidden = step.in_library && !is_call || (!step.chosen && step.place.method == "<clinit>");
    hidden && !names_class(step) || matches!(step.what, What::Go | What::Initialize { class: None })
}

fn names_class(step: &Step) -> bool {
    matches!(step.what, What::Initialize { class: Some(_) })
}

fn matters(steps: &[Step], i: usize, touched: &BTreeMap<&str, BTreeSet<usize>>) -> bool {
    let step = &steps[i];
    let others = |j: Option<usize>| j.and_then(|j| steps.get(j)).is_some_and(|s| s.column != step.column);
    let at_switch = others(i.checked_sub(1)) || others(Some(i + 1));
    let is_contested = thing(&step.what).is_some_and(|thing| touched[thing].len() > 1);
    at_switch && !says_nothing(step) && !step.is_machinery || is_contested && !is_dull(step)
}

/// Is the step one of many forced ones of its thread, and neither among the first nor the last?
fn is_inside(steps: &[Step], i: usize) -> bool {
    let alike = |s: &Step| !s.chosen && s.column == steps[i].column && s.output.is_empty();
    let from = i.saturating_sub(SHOWN_OF_MANY);
    let to = (i + SHOWN_OF_MANY + 1).min(steps.len());
    i >= SHOWN_OF_MANY && i + SHOWN_OF_MANY < steps.len() && steps[from..to].iter().all(alike)
}

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;

    use super::super::trace::{Column, Place};
    use super::*;

    fn step(column: usize, what: What) -> Step {
        Step { column, ..Step::forced(what, Place::default()) }
    }

    fn write(column: usize, variable: &str) -> Step {
        let (variable, value) = (variable.to_string(), Some("1".to_string()));
        step(
            column,
            What::Access(Access { variable, value, before: None, is_write: true, address: 0, is_volatile: false }),
        )
    }

    fn folds(steps: Vec<Step>) -> Vec<bool> {
        let column = |n| Column { thread: ThreadId(n), name: n.to_string() };
        let mut trace = Trace { columns: vec![column(0), column(1)], steps, ..Trace::default() };
        weigh(&mut trace);
        trace.steps.iter().map(|s| s.folds).collect()
    }

    #[test]
    fn what_both_threads_touch_and_what_is_next_to_a_switch_is_shown() {
        let launch = step(0, What::Launch { thread: "1".into() });
        let steps = vec![
            step(0, What::Begin),
            write(0, "x"),
            launch,
            write(0, "mine"),
            write(0, "x"),
            write(0, "mine"),
            write(0, "mine"),
            write(1, "yours"),
            write(1, "yours"),
            write(1, "x"),
            write(1, "yours"),
        ];
        // Before the start, and between steps that are shown, one step alone is shown too.
        assert!(folds(steps.clone()).iter().all(|folds| !folds));
        let twice = |i: usize| [steps[i].clone(), steps[i].clone()];
        let doubled: Vec<Step> = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10].into_iter().flat_map(twice).collect();
        let shown: Vec<usize> = (0..20).filter(|&i| !folds(Vec::clone(&doubled))[i]).collect();
        // Both of `mine` behind `x` are last steps of their thread; of `yours` the first is next to the switch.
        assert_eq!(shown, [0, 1, 4, 5, 8, 9, 10, 11, 12, 16, 17, 18, 19]);
    }

    #[test]
    fn machinery_is_folded_even_next_to_a_switch_and_at_the_end() {
        let launch = step(0, What::Launch { thread: "1".into() });
        let machinery = |column| Step { is_machinery: true, in_library: true, ..write(column, "state") };
        let with_more = vec![launch.clone(), machinery(0), machinery(1), write(1, "x"), machinery(1), write(0, "y")];
        assert_eq!(folds(with_more), [false, true, true, false, true, false]);
        let only = vec![launch, write(0, "y"), machinery(1), machinery(1)];
        assert_eq!(folds(only), [false, false, true, true]);
    }

    fn inside_of_library(column: usize, variable: &str, value: &str, is_write: bool) -> Step {
        let (variable, value) = (variable.to_string(), Some(value.to_string()));
        let access = Access { variable, value, before: None, is_write, address: 0, is_volatile: false };
        Step { in_library: true, ..step(column, What::Access(access)) }
    }

    #[test]
    fn inside_of_the_library_the_first_read_and_the_last_write_of_a_turn_are_shown() {
        let read = |column, value: &str| inside_of_library(column, "size", value, false);
        let wrote = |column, value: &str| inside_of_library(column, "size", value, true);
        let own = |column: usize| inside_of_library(column, &format!("mine{column}"), "1", true);
        let steps = vec![
            step(0, What::Launch { thread: "1".into() }),
            own(0),
            own(0),
            read(0, "0"),
            own(0),
            read(0, "0"),
            wrote(0, "1"),
            wrote(0, "2"),
            own(0),
            own(0),
            write(0, "x"),
            write(1, "x"),
            own(1),
            own(1),
            read(1, "2"),
            read(1, "2"),
            own(1),
            own(1),
            write(1, "x"),
            write(1, "x"),
        ];
        let shown: Vec<usize> = folds(steps).iter().enumerate().filter(|(_, folds)| !**folds).map(|(i, _)| i).collect();
        // 9 and 10 are the last steps of the first thread; a single step between two that are shown is shown too: 8.
        assert_eq!(shown, [0, 3, 7, 8, 9, 10, 11, 14, 18, 19]);
    }

    #[test]
    fn of_very_much_inside_of_the_library_what_was_changed_behind_a_thread_is_shown() {
        let place = |n: usize| format!("place{n}");
        let all = |column, write: bool| {
            (0..50).map(move |n| inside_of_library(column, &place(n), if write { "9" } else { "1" }, write))
        };
        let filler = |column: usize| vec![inside_of_library(column, &format!("mine{column}"), "1", true); 2];
        let mut steps = vec![step(0, What::Launch { thread: "1".into() })];
        steps.extend(filler(0).into_iter().chain(all(0, false)).chain(filler(0)));
        steps.extend([write(0, "x"), write(1, "x")]);
        steps.extend(filler(1).into_iter().chain(all(1, true)).chain(filler(1)));
        steps.extend([write(1, "x"), write(1, "x"), write(0, "x")]);
        steps.extend(filler(0));
        let found = steps.len();
        steps.push(inside_of_library(0, "place7", "9", false));
        steps.extend(filler(0));
        steps.extend([write(0, "x"), write(0, "x")]);
        let column = |n| Column { thread: ThreadId(n), name: n.to_string() };
        let mut trace = Trace { columns: vec![column(0), column(1)], steps, ..Trace::default() };
        weigh(&mut trace);
        let shown: Vec<usize> = (0..trace.steps.len()).filter(|&i| !trace.steps[i].folds).collect();
        let of_library: Vec<usize> = shown.into_iter().filter(|&i| trace.steps[i].in_library).collect();
        // Read by the first, written by the second, found by the first.
        assert_eq!(of_library, [3 + 7, 3 + 50 + 2 + 2 + 2 + 7, found]);
        assert_eq!(trace.steps.iter().filter(|step| step.contested).count(), 50 + 50 + 1 + 7);
    }

    #[test]
    fn a_call_into_the_library_is_shown_if_two_threads_call_the_object() {
        let call = |column, object: &str| {
            step(column, What::Call { method: "add".into(), object: Some(object.into()), result: None })
        };
        let launch = step(0, What::Launch { thread: "1".into() });
        let steps = vec![launch, call(0, "a"), call(0, "b"), call(0, "b"), call(1, "a"), call(1, "c"), call(1, "a")];
        assert_eq!(folds(steps), [false, false, false, false, false, false, false]);
    }
}
