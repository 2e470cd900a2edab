//! Which listeners a run has, from its options.

use rjpf_explore::listeners::{LISTENERS, ListenerDef, ListenerOptions, Listeners};

use crate::ToolError;
use crate::config::Options;
use crate::config::nearest::nearest;

/// The listeners that were asked for, ready to be built, once for the search and once for replays.
pub(crate) struct Listening {
    defs: Vec<ListenerDef>,
    pub(crate) values: ListenerOptions,
}

impl Listening {
    /// Built-in listeners and a user's own, by name, and those that options stand for.
    pub(crate) fn new(options: &Options, own: &[ListenerDef]) -> Result<Listening, ToolError> {
        let mut defs: Vec<ListenerDef> = Vec::new();
        let implied = [
            ("dot", options.dot.is_some() && options.replay.is_none()),
            ("race", options.races),
            ("stuck_threads", options.stuck_threads),
        ];
        let implied = implied.iter().filter(|(_, on)| *on).map(|(name, _)| *name);
        for name in options.listeners.iter().map(String::as_str).chain(implied) {
            let def = own.iter().chain(LISTENERS).find(|def| def.is_called(name)).ok_or_else(|| unknown(name, own))?;
            if !defs.iter().any(|d| d.name == def.name) {
                defs.push(*def);
            }
        }
        let dot = options.dot.iter().map(|file| ("report.dot".to_string(), file.display().to_string()));
        let values = options.listener_keys.iter().chain(&options.user_keys).cloned().chain(dot);
        Ok(Listening { defs, values: ListenerOptions::new(values) })
    }

    pub(crate) fn build(&self) -> Result<Listeners, ToolError> {
        Listeners::build(&self.defs, &self.values).map_err(ToolError::usage)
    }

    /// Those without which a path may not lead to its violation again.
    pub(crate) fn checks(&self) -> Result<Listeners, ToolError> {
        let checks: Vec<ListenerDef> = self.defs.iter().copied().filter(|d| d.checks).collect();
        Listeners::build(&checks, &self.values).map_err(ToolError::usage)
    }
}

fn unknown(name: &str, own: &[ListenerDef]) -> ToolError {
    let class = name.rsplit('.').next().unwrap_or(name);
    let known = own.iter().chain(LISTENERS).flat_map(|d| d.aliases.iter().chain([&d.name]).copied());
    let hint = match nearest(class, known) {
        Some(near) => format!("did you mean {near}?"),
        None => "listeners in Java cannot be loaded; 'rjpf list listeners' names those known".to_string(),
    };
    ToolError::usage(format!("there is no listener '{name}'; {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(options: Options) -> Result<Vec<&'static str>, String> {
        let listening = Listening::new(&options, &[]).map_err(|e| e.message)?;
        Ok(listening.defs.iter().map(|d| d.name).collect())
    }

    #[test]
    fn names_classes_and_options_mean_the_same_listener() {
        let listeners = vec!["gov.nasa.jpf.listener.PreciseRaceDetector".to_string(), "coverage".into()];
        let options = Options { listeners, races: true, stuck_threads: true, ..Options::default() };
        assert_eq!(names(options).unwrap(), ["race", "coverage", "stuck_threads"]);
    }

    #[test]
    fn a_name_that_is_none_has_a_near_one() {
        let options = Options { listeners: vec!["covrage".into()], ..Options::default() };
        assert!(names(options).unwrap_err().contains("did you mean coverage?"));
    }
}
