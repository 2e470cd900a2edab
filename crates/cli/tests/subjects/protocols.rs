//! The protocols: their exploration against a search on a plain JVM, and how far their errors are.

use rjpf_classes::path::Jdk;

use crate::checker::{Report, check};
use crate::classes::{classes, jdks};
use crate::plain::search_protocol;
use crate::slow;

/// Checks a version of a protocol, breadth first.
fn check_version(jdk: &Jdk, subject: &str, version: &str, arguments: &[&str]) -> Report {
    let class_path = classes().version(subject, version).display().to_string();
    let driver = format!("{subject}.Driver");
    let words = [&["-cp", &class_path, &driver, "+search=bfs"], arguments].concat();
    check(jdk, &words)
}

/// Every event that fires ends the path, is given up at `ignoreIfSeen` or passes it; all states with
/// events in them pass, the first without an event before it.
#[test]
fn explorations_agree_with_a_search_on_a_plain_jvm() {
    // Subject, version, arguments before the number of events, numbers of events, states at rest.
    let mut rows = vec![
        ("aodv", "v3", vec!["3"], vec![4, 5, 6], 0),
        ("arq", "v2", vec!["6"], vec![35], 1),
        ("diffusion", "v2", vec![], vec![4, 5], 0),
        ("diffusion", "v8", vec![], vec![4, 5], 0),
    ];
    if slow() {
        rows.push(("aodv", "v3", vec!["3"], vec![8, 9], 0));
        rows.push(("diffusion", "v6", vec![], vec![7], 0));
    }
    for (subject, version, arguments, events, at_rest) in rows {
        let deepest = *events.iter().max().unwrap();
        let levels = search_protocol(&jdks()[0], subject, version, deepest);
        for depth in events {
            let report = check_version(&jdks()[0], subject, version, &[&arguments[..], &[&depth.to_string()]].concat());
            let place = format!("{subject} {version}, {depth} events\n{}", report.text);
            assert_eq!(report.verdict(), "no error", "{place}");
            let (states, _) = levels[depth - 2];
            let (_, fired) = levels[depth - 1];
            let passing = states - at_rest;
            assert_eq!(report.number("ends") + report.number("ignored") + passing - 1, fired, "{place}");
        }
    }
}

/// A shortest counterexample has as many choices as events, where every state has several events.
#[test]
fn routing_loops_are_four_events_away() {
    for jdk in jdks() {
        for version in ["v1", "v2", "v4"] {
            let report = check_version(jdk, "aodv", version, &["3", "6"]);
            assert_eq!(report.verdict(), "assertion", "{}", report.text);
            assert_eq!(report.path_length(), 4, "{}", report.text);
            let safe = check_version(jdk, "aodv", version, &["3", "3"]);
            assert_eq!(safe.verdict(), "no error", "{}", safe.text);
        }
    }
}

#[test]
fn a_ring_in_the_reinforced_ways_is_thirteen_events_away() {
    assert_eq!(check_version(&jdks()[0], "diffusion", "v9", &["13"]).verdict(), "assertion");
    assert_eq!(check_version(&jdks()[0], "diffusion", "v9", &["12"]).verdict(), "no error");
}
