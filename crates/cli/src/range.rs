//! `rjpf range split`: boundaries between parts of all paths, so that they can be searched apart.

use std::collections::BTreeSet;

use rjpf_explore::{Path, Range, Strategy, boundaries};

use crate::config::Options;
use crate::extensions::Extensions;
use crate::listen::Listening;
use crate::report::{self, names_of_pauses};
use crate::{ToolError, check, session, timer};

/// Prints one line for each part: the keys that make a search cover it.
pub(crate) fn split(options: &Options, extensions: &Extensions<'_>) -> Result<u8, ToolError> {
    timer::start(&options.search.limits);
    let interventions = Listening::new(options, extensions)?.interventions()?;
    let session = session::start(options, extensions.peers, interventions)?;
    session.seal(options);
    let mut jvm = check::machine(session.vm, options)?;
    timer::run();
    let whole = options.search.range.clone().unwrap_or_default();
    let wanted = options.parts as usize - 1;
    let found = boundaries(&mut jvm, &whole, wanted, options.search.seed).map_err(|stop| session::stopped(&stop))?;
    timer::conclude();
    // Boundaries fit all places that are given, touched on a walk or not.
    let learned = names_of_pauses(&jvm.vm.learned.lessons_by_name(jvm.vm.registry));
    let contended: BTreeSet<String> = options.contended.iter().cloned().chain(learned).collect();
    let contended = contended.into_iter().collect::<Vec<_>>().join(",");
    let keys = |part: &Range| {
        let key = |name: &str, path: Option<&Path>| {
            path.filter(|path| !path.0.is_empty()).map(|path| format!("+range.{name}={path}"))
        };
        let pauses = (!contended.is_empty()).then(|| format!("+por.contended={contended}"));
        let words = [key("from", Some(&part.from)), key("to", part.to.as_ref()), pauses];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ") + "\n"
    };
    let parts = whole.parts(&found);
    if found.len() < wanted {
        report::say(&format!("random walks found boundaries for {} parts only", parts.len()));
    }
    report::print(&parts.iter().map(keys).collect::<String>());
    Ok(0)
}

/// A range needs boundaries in order, and a search that takes alternatives as they come.
pub(crate) fn check(options: &Options) -> Result<(), ToolError> {
    let Some(range) = &options.search.range else { return Ok(()) };
    if let Some(fault) = range.fault() {
        return Err(ToolError::usage(format!("range.from and range.to: {fault}")));
    }
    match options.search.strategy {
        Strategy::DepthFirst | Strategy::BreadthFirst => Ok(()),
        other => {
            let name = other.name();
            Err(ToolError::usage(format!("a range can be searched by dfs or bfs, and the search is {name}")))
        }
    }
}
