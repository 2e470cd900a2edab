//! Level by level: a search to every depth has as many states and transitions in both modes, so each level has.

use crate::java::{jdks, root};
use crate::{DELTA, STRUCTURES, essence, in_parallel, is_slow, rjpf, used};

/// Levels of a structure that take long with every step compared, unless there is time.
const DEEPEST: u32 = 7;
/// Levels of a check program, unless there is time.
const FIRST_LEVELS: u32 = 3;

/// The depths to which a search that has reported this is made again: all levels, or the first ones.
pub(crate) fn depths(report: &str) -> impl Iterator<Item = u32> + use<> {
    let depth = report.split(", depth ").nth(1).and_then(|rest| rest.split(',').next()?.parse().ok()).unwrap_or(0);
    1..if is_slow() { depth } else { depth.min(FIRST_LEVELS) }
}

#[test]
fn each_level_has_the_same_states_and_transitions() {
    let jdk = &jdks()[0];
    let chosen: Vec<_> =
        STRUCTURES.iter().filter(|(name, _)| is_slow() || ["bst", "filesystem"].contains(name)).collect();
    in_parallel(&chosen, |(name, bound)| {
        let file = root().join(format!("examples-java/{name}/{name}.jpf")).display().to_string();
        let bound = format!("+target.args={bound}");
        let mut before = None;
        for depth in 1..if is_slow() { u32::MAX } else { DEEPEST } {
            let limit = format!("+search.depth_limit={depth}");
            let args = [file.as_str(), &bound, &limit];
            let standard = rjpf(jdk, &root(), &[&args[..], &["-v", "-j", "1"]].concat());
            let delta = rjpf(jdk, &root(), &[&args[..], DELTA].concat());
            assert_eq!(essence(&standard), essence(&delta), "{name} to depth {depth}");
            assert!(depth < 3 || used(&delta).0 > 0, "{name}: nothing over columns\n{delta}");
            let counts =
                standard.split_once("transitions ").and_then(|(_, rest)| rest.split(',').next().map(String::from));
            let is_whole = standard.contains("every path was covered");
            assert!(
                counts.is_some() && (is_whole || counts != before),
                "{name}: depth {depth} has nothing new\n{standard}"
            );
            if is_whole {
                break;
            }
            before = counts;
        }
    });
}
