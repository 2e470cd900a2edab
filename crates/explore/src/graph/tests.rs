use super::*;

/// What is special about an edge.
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Plain,
    Chance,
    Blocks,
}
use Sort::{Blocks, Chance, Plain};

/// States 0.., of which some have choices of data; edges (from, thread, to).
fn graph(n: u32, data: &[u32], edges: &[(u32, u32, Option<u32>, Sort)]) -> StateGraph {
    StateGraph::of(vec![sketch(0..n, data, edges)], None)
}

fn sketch(states: std::ops::Range<u32>, data: &[u32], edges: &[(u32, u32, Option<u32>, Sort)]) -> Sketch {
    let mut sketch = Sketch::default();
    for s in states {
        sketch.state(s, data.contains(&s));
    }
    for (i, &(from, thread, to, sort)) in edges.iter().enumerate() {
        let moved = (sort != Blocks).then_some(thread).into_iter();
        sketch.edge(from, (thread, i as u32), moved, sort == Chance, to);
    }
    sketch
}

fn has_cycle(n: u32, data: &[u32], edges: &[(u32, u32, Option<u32>, Sort)]) -> bool {
    graph(n, data, edges).find_fair_cycle().is_some()
}

#[test]
fn a_spinner_alone_is_a_livelock() {
    assert!(has_cycle(1, &[], &[(0, 0, Some(0), Plain)]));
    assert!(!has_cycle(1, &[], &[(0, 0, Some(0), Chance)]), "unless it looks at the clock");
    assert!(!has_cycle(1, &[0], &[(0, 0, Some(0), Plain)]), "or chooses");
}

#[test]
fn a_spinner_that_another_thread_would_release_is_not() {
    for thread in [1, 63, 64, 200] {
        let edges = [(0, 0, Some(0), Plain), (0, thread, Some(1), Plain), (1, 0, None, Plain)];
        assert!(!has_cycle(2, &[], &edges), "thread {thread}");
    }
}

#[test]
fn two_that_step_aside_for_each_other_are() {
    let edges = [(0, 0, Some(1), Plain), (0, 1, None, Plain), (1, 1, Some(0), Plain), (1, 0, None, Plain)];
    assert_eq!(graph(2, &[], &edges).find_fair_cycle().unwrap().0, [0, 2]);
    let far = edges.map(|(from, thread, to, sort)| (from, thread + 70, to, sort));
    assert!(has_cycle(2, &[], &far), "threads beyond the 64th count too");
}

#[test]
fn whoever_wants_a_lock_that_is_free_again_and_again_gets_it() {
    // Thread 0 takes (0 -> 1) and gives back (1 -> 0) a lock; thread 1, which wants it, can take it
    // in state 0 and only finds itself blocked in state 1.
    let edges = [
        (0, 0, Some(1), Plain),
        (0, 1, None, Plain),
        (1, 0, Some(0), Plain),
        (1, 1, Some(2), Blocks),
        (2, 0, Some(0), Plain),
    ];
    assert!(!has_cycle(3, &[], &edges));
    // If it cannot be had anywhere, nobody is treated unfairly.
    let never = edges.map(|e| if e.0 == 0 && e.1 == 1 { (0, 1, Some(2), Blocks) } else { e });
    assert!(has_cycle(3, &[], &never));
}

#[test]
fn whoever_runs_because_nobody_else_can_gets_on_too() {
    // In 0 thread 1 only tries for a lock, and thread 0, which has it, runs to 1; there thread 1 could leave.
    let sketch = || {
        let mut sketch = Sketch::default();
        sketch.state(0, false);
        sketch.state(1, false);
        for (from, thread, moved, to) in [(0, 1, &[0][..], Some(1)), (1, 0, &[0][..], Some(0)), (1, 1, &[1][..], None)]
        {
            sketch.edge(from, (thread, 0), moved.iter().copied(), false, to);
        }
        sketch
    };
    let graph = StateGraph::of(vec![sketch()], None);
    assert!(graph.find_fair_cycle().is_none(), "thread 1 never gets on and could");
    let mut more = sketch();
    more.edge(0, (1, 1), [1, 0].into_iter(), false, Some(1));
    assert!(StateGraph::of(vec![more], None).find_fair_cycle().is_some());
}

#[test]
fn a_choice_that_leads_out_does_not_hide_a_cycle_beside_it() {
    // 0 <-> 1 without a choice; 1 -> 2, where data is chosen, which leads back or to the end.
    let edges = [
        (0, 0, Some(1), Plain),
        (1, 0, Some(0), Plain),
        (1, 1, Some(2), Plain),
        (2, 1, Some(0), Plain),
        (2, 1, None, Plain),
        (0, 1, Some(0), Plain),
    ];
    assert!(has_cycle(3, &[2], &edges));
}

#[test]
fn fairness_may_be_found_in_a_part_of_a_part() {
    // 0 <-> 1 <-> 2; thread 1 can leave in state 2 only: the run that stays in 0 and 1 is fair.
    let edges = [
        (0, 0, Some(1), Plain),
        (1, 0, Some(0), Plain),
        (1, 2, Some(2), Plain),
        (2, 2, Some(1), Plain),
        (2, 1, None, Plain),
        (0, 2, Some(0), Plain),
    ];
    assert!(has_cycle(3, &[], &edges));
}

#[test]
fn several_sketches_are_one_graph_in_the_order_of_one_worker() {
    // 0 -> 1 -> 3, 0 -> 2 -> 3; two workers have numbered and drawn it from the other end.
    let drawn = || {
        let mut one = sketch(0..1, &[], &[(0, 0, Some(2), Plain), (0, 1, Some(1), Plain)]);
        one.states.push((1, false));
        let mut two = Sketch { states: vec![(3, true), (2, false)], ..Sketch::default() };
        two.edge(1, (1, 0), [1, 7].into_iter(), false, Some(3));
        two.edge(2, (0, 0), [0].into_iter(), false, Some(3));
        vec![one, two]
    };
    let depth = StateGraph::of(drawn(), Some(Order::DepthFirst));
    let ways = |g: &StateGraph| (0..4).map(|s| g.path_to(s).to_string()).collect::<Vec<_>>();
    assert_eq!(ways(&depth), ["", "0", "0/0", "1"]);
    assert!(depth.states[2].is_data, "what was told of a state stays with it");
    let breadth = StateGraph::of(drawn(), Some(Order::BreadthFirst));
    assert_eq!(ways(&breadth), ["", "0", "1", "0/0"]);
    let other = breadth.edges.iter().find(|e| e.others != NONE).unwrap();
    assert_eq!((other.from, &*breadth.others[other.others as usize]), (2, &[7][..]));
}
