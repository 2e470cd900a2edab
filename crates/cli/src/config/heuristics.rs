//! What guides a search: names of heuristics, their sums, and how they fit the search.

use rjpf_explore::heuristics::{HEURISTICS, HeuristicDef};
use rjpf_explore::{Mode, Strategy};

use super::nearest::nearest;
use super::options::Options;
use super::settings::Settings;
use crate::ToolError;

/// The names in `a`, `a+b` and `sum(a, b)`.
pub(crate) fn names(text: &str) -> Result<Vec<String>, String> {
    let text = text.trim();
    let inner = match text.strip_prefix("sum(") {
        Some(rest) => rest.strip_suffix(')').ok_or_else(|| format!("'{text}' lacks its closing bracket"))?,
        None => text,
    };
    let names: Vec<String> = inner.split([',', '+']).map(|name| full(name.trim())).collect();
    if names.iter().any(String::is_empty) {
        return Err(format!("it is a heuristic, or several as a+b or sum(a,b), not '{text}'"));
    }
    Ok(names)
}

/// JPF leaves its own package prefix out now and then: `.search.heuristic.MostBlocked`.
pub(crate) fn full(name: &str) -> String {
    if name.starts_with('.') { format!("gov.nasa.jpf{name}") } else { name.to_string() }
}

/// Makes search, heuristic and mode fit, or says why they do not.
pub(crate) fn fit(settings: &Settings, options: &mut Options) -> Result<(), ToolError> {
    options.search.tuning.seed = options.search.seed;
    let guided = options.search.strategy.is_guided();
    if !options.heuristic.is_empty() && !guided {
        if settings.get("search").is_some() {
            return Err(ToolError::usage(
                "heuristic and search contradict each other: only best-first, astar and beam are guided; leave one of them out",
            ));
        }
        options.search.strategy = Strategy::BestFirst;
    }
    if guided && options.heuristic.is_empty() {
        return Err(ToolError::usage(format!(
            "a guided search needs a heuristic: +heuristic=NAME, where NAME is one of {}",
            HEURISTICS.iter().map(|h| h.name).collect::<Vec<_>>().join(", ")
        )));
    }
    let is_chosen = settings.get("search").is_some();
    // Steps for many states at once are steps of a level.
    if !is_chosen && options.search.mode != Mode::Standard && options.search.strategy == Strategy::DepthFirst {
        options.search.strategy = Strategy::BreadthFirst;
    }
    options.search.company = !is_chosen;
    let guided = options.search.strategy.is_guided();
    if !guided && options.search.queue_limit.is_some() {
        return Err(ToolError::usage("search.queue_limit bounds guided searches only; see 'rjpf list searches'"));
    }
    if options.search.tuning.preferred.is_empty() && options.heuristic.iter().any(|h| is_prefer(h)) {
        return Err(ToolError::usage("prefer-threads needs the names of threads: +heuristic.prefer=NAME,..."));
    }
    Ok(())
}

fn is_prefer(name: &str) -> bool {
    rjpf_explore::heuristics::find(name).is_some_and(|h| h.name == "prefer-threads")
}

/// The heuristics with these names, built in or a user's own.
pub(crate) fn resolve(names: &[String], own: &[HeuristicDef]) -> Result<Vec<HeuristicDef>, ToolError> {
    let all: Vec<HeuristicDef> = own.iter().chain(HEURISTICS).copied().collect();
    let find = |name: &String| {
        let fits = |h: &&HeuristicDef| h.name == name || h.aliases.contains(&name.as_str());
        all.iter().find(fits).copied().ok_or_else(|| unknown(name, &all))
    };
    names.iter().map(find).collect()
}

fn unknown(name: &str, all: &[HeuristicDef]) -> ToolError {
    let hint = match nearest(name, all.iter().map(|h| h.name)) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("there are {}", all.iter().map(|h| h.name).collect::<Vec<_>>().join(", ")),
    };
    ToolError::usage(format!("there is no heuristic '{name}'; {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::settings::{Join, Source};

    fn resolved(words: &[(&str, &str)]) -> Result<Options, String> {
        let mut settings = Settings::default();
        for (key, value) in words {
            settings.put(key, value, Join::Replace, Source::CommandLine);
        }
        let mut options = Options::default();
        settings.resolve(&mut options).map_err(|e| e.message)?;
        Ok(options)
    }

    #[test]
    fn sums_are_written_in_two_ways() {
        assert_eq!(names("branch").unwrap(), ["branch"]);
        assert_eq!(names("most-blocked+interleaving").unwrap(), ["most-blocked", "interleaving"]);
        assert_eq!(names("sum(most-blocked, interleaving)").unwrap(), ["most-blocked", "interleaving"]);
        assert_eq!(names(".search.heuristic.X").unwrap(), ["gov.nasa.jpf.search.heuristic.X"]);
        assert!(names("sum(a").unwrap_err().contains("bracket"));
        assert!(names("a+").unwrap_err().contains("a+b"));
    }

    #[test]
    fn unknown_names_have_a_nearest_one() {
        let error = |name: &str| resolve(&[name.to_string()], &[]).unwrap_err().message;
        assert!(error("interleavin").contains("'interleaving'"));
        assert!(error("zzz").contains("most-blocked"));
        assert_eq!(resolve(&["branch".into(), "user".into()], &[]).unwrap().len(), 2);
    }

    #[test]
    fn a_heuristic_alone_means_best_first() {
        let options = resolved(&[("heuristic", "branch"), ("search.queue_limit", "40")]).unwrap();
        assert_eq!((options.search.strategy, options.search.queue_limit), (Strategy::BestFirst, Some(40)));
        let options = resolved(&[("heuristic", "branch"), ("search", "beam")]).unwrap();
        assert_eq!(options.search.strategy, Strategy::Beam);
    }

    #[test]
    fn steps_for_many_states_mean_breadth_first() {
        let strategy = |words: &[(&str, &str)]| resolved(words).unwrap().search.strategy;
        assert_eq!(strategy(&[("delta", "on")]), Strategy::BreadthFirst);
        assert_eq!(strategy(&[("mode", "auto")]), Strategy::BreadthFirst);
        assert_eq!(strategy(&[("mode", "standard")]), Strategy::DepthFirst);
        assert_eq!(
            strategy(&[("mode", "delta"), ("search", "dfs")]),
            Strategy::DepthFirst,
            "that is what was asked for"
        );
    }

    #[test]
    fn what_does_not_fit_is_an_error() {
        assert!(resolved(&[("heuristic", "branch"), ("search", "dfs")]).unwrap_err().contains("contradict"));
        assert!(resolved(&[("search", "best-first")]).unwrap_err().contains("interleaving"));
        assert!(resolved(&[("search.queue_limit", "5")]).unwrap_err().contains("guided"));
        assert!(resolved(&[("search", "most-blocked")]).unwrap_err().contains("+heuristic=most-blocked"));
        assert!(resolved(&[("heuristic", "prefer-threads")]).unwrap_err().contains("heuristic.prefer"));
    }

    #[test]
    fn jpfs_classes_and_keys_mean_the_same_in_any_order() {
        let class = ("search.class", "gov.nasa.jpf.search.heuristic.MostBlocked");
        let beam = ("search.heuristic.beam_search", "true");
        let limit = ("search.heuristic.queue_limit", "160");
        for words in [[class, beam, limit], [limit, beam, class]] {
            let options = resolved(&words).unwrap();
            assert_eq!(options.search.strategy, Strategy::Beam);
            assert_eq!(options.search.queue_limit, Some(160));
            assert_eq!(resolve(&options.heuristic, &[]).unwrap()[0].name, "most-blocked");
        }
        let options = resolved(&[class, ("search.heuristic.astar", "true")]).unwrap();
        assert_eq!(options.search.strategy, Strategy::AStar);
        let options = resolved(&[class, ("search.heuristic.astar", "false")]).unwrap();
        assert_eq!(options.search.strategy, Strategy::BestFirst);
    }
}
