//! Several workers.

use super::*;

/// What must not depend on the number of workers; `restarts` says how often the search began again.
fn said(mut verdict: crate::Verdict) -> (crate::Statistics, String, Vec<String>, Vec<crate::Limit>) {
    let findings = verdict.findings.iter().map(|f| format!("{} {}", f.violation.message, f.path)).collect();
    verdict.statistics.elapsed = Duration::default();
    verdict.statistics.restarts = 0;
    (verdict.statistics, format!("{:?} {:?}", verdict.exit_codes, verdict.notes), findings, verdict.limits)
}

#[test]
fn the_number_of_workers_does_not_show() {
    let grids: [fn() -> Grid; 5] = [
        || Grid::new(40, None),
        || Grid::new(40, Some((30, 12))),
        || Grid { traps: trap((25, 31)), ..Grid::new(40, None) },
        || Grid { traps: trap((25, 31)), ..Grid::new(40, Some((30, 12))) },
        || Grid { keeps: Some((20, 20)), ..Grid::new(40, None) },
    ];
    for (i, grid) in grids.into_iter().enumerate() {
        for (strategy, storage, multiple_errors) in [
            (Strategy::DepthFirst, Storage::Compact, false),
            (Strategy::DepthFirst, Storage::Exact, true),
            (Strategy::BreadthFirst, Storage::Compact, true),
            (Strategy::BreadthFirst, Storage::Exact, false),
        ] {
            let config = Config { strategy, storage, multiple_errors, ..Config::default() };
            let one = said(explore(&mut grid(), config.clone()));
            for (workers, alone_for) in [(2, 0), (3, 10), (4, 0), (8, 100)] {
                let verdict = explore(&mut grid(), Config { workers, alone_for, ..config.clone() });
                let stood = verdict.workers.len() == workers;
                assert_eq!(stood, matches!(i, 0 | 2), "grid {i}: {:?}", verdict.alone);
                assert_eq!(verdict.alone.is_none(), stood);
                assert_eq!(said(verdict), one, "grid {i}, {strategy:?}, {workers} workers");
            }
        }
    }
}

/// Searches that go in order, with scouts.
#[test]
fn scouts_do_not_show() {
    let grids: [fn() -> Grid; 5] = [
        || Grid::new(24, None),
        || Grid::new(24, Some((18, 7))),
        || Grid { traps: trap((15, 19)), ..Grid::new(24, None) },
        || Grid { traps: trap((15, 19)), ..Grid::new(24, Some((18, 7))) },
        || Grid { keeps: Some((12, 12)), ..Grid::new(24, None) },
    ];
    let deep = crate::Limits { depth: Some(20), ..crate::Limits::default() };
    let few = crate::Limits { states: Some(400), ..crate::Limits::default() };
    let configs = [
        Config { limits: deep, ..with(Strategy::DepthFirst) },
        Config { limits: deep, ..with(Strategy::BreadthFirst) },
        with(Strategy::IterativeDeepening),
        guided(Strategy::BestFirst, &[LEFT], None),
        guided(Strategy::BestFirst, &[LEFT], Some(7)),
        guided(Strategy::AStar, &[LEFT], None),
        guided(Strategy::Beam, &[LEFT], Some(5)),
        with(Strategy::Preemptions),
        Config { bound: Some(2), ..with(Strategy::Delays) },
        Config { walks: 100, ..with(Strategy::Random) },
        Config { walks: 100, limits: few, ..with(Strategy::Pct) },
        Config { walks: 100, multiple_errors: true, ..with(Strategy::Pos) },
    ];
    for (i, grid) in grids.into_iter().enumerate() {
        for config in &configs {
            let goes_deep = matches!(config.strategy, Strategy::DepthFirst | Strategy::IterativeDeepening);
            for (workers, alone_for) in [(2, 0), (3, 10), (4, 0), (8, 100)] {
                // When branches begin to be taken out before their turn is a matter of the order.
                let config = Config { alone_for, ..config.clone() };
                let one = said(explore(&mut grid(), config.clone()));
                let verdict = explore(&mut grid(), Config { workers, ..config.clone() });
                assert_eq!(verdict.alone.is_none(), !goes_deep, "grid {i}, {:?}", config.strategy);
                let work: u64 = verdict.workers.iter().map(|worker| worker.transitions).sum();
                assert_eq!(work, verdict.statistics.transitions, "grid {i}, {:?}", config.strategy);
                assert_eq!(said(verdict), one, "grid {i}, {:?}, {workers} workers", config.strategy);
            }
        }
    }
}

#[test]
fn workers_without_matching_take_each_path_once() {
    let config = Config { matching: false, ..Config::default() };
    let ends = |workers| {
        let config = Config { workers, alone_for: 5, ..config.clone() };
        explore(&mut Grid::new(7, None), config).statistics.ends
    };
    assert_eq!([1, 2, 5].map(ends), [3432; 3], "14 over 7");
}

#[test]
fn a_fault_of_one_worker_ends_the_search_of_all() {
    std::panic::set_hook(Box::new(|_| ()));
    let mut grid = Grid { fault: Some((12, 17)), ..Grid::new(30, None) };
    let config = Config { workers: 4, alone_for: 0, ..Config::default() };
    let (verdict, stop) = Explorer::new(&mut grid, config).run_until_stop();
    assert!(matches!(stop, Some(Stop::Internal(_))) && verdict.statistics.states > 0);
}

#[test]
fn a_fault_of_one_who_runs_ahead_is_a_fault_of_the_search() {
    std::panic::set_hook(Box::new(|_| ()));
    for strategy in [Strategy::Delays, Strategy::Preemptions] {
        let mut grid = Grid { fault: Some((12, 17)), ..Grid::new(30, None) };
        let config = Config { workers: 4, alone_for: 0, ..with(strategy) };
        let (verdict, stop) = Explorer::new(&mut grid, config).run_until_stop();
        assert!(matches!(stop, Some(Stop::Internal(_))) && verdict.statistics.states > 0);
    }
}

#[test]
fn a_limit_of_states_is_exact_with_several_workers() {
    let limits = crate::Limits { states: Some(700), ..crate::Limits::default() };
    let config = Config { workers: 4, alone_for: 0, limits, ..Config::default() };
    let verdict = explore(&mut Grid::new(40, None), config);
    assert_eq!((verdict.statistics.states, verdict.limits), (700, vec![crate::Limit::States(700)]));
}

#[test]
fn what_several_workers_found_is_not_lost_when_one_does_not_get_there() {
    // The bad cell comes last in order, beyond what the limit allows; others come to it early.
    let limits = crate::Limits { states: Some(1500), ..crate::Limits::default() };
    for _ in 0..20 {
        let config = Config { workers: 4, alone_for: 0, limits, ..Config::default() };
        let verdict = explore(&mut Grid::new(40, Some((0, 30))), config);
        let found = !verdict.findings.is_empty();
        assert!(found || verdict.limits == [crate::Limit::States(1500)], "{:?}", verdict.limits);
        if found {
            assert_eq!(verdict.findings[0].path.0, vec![1; 30]);
        }
    }
}
