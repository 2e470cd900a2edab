//! Which listeners and properties a run has, from its options.

use rjpf_classes::weave::Intervention;
use rjpf_explore::Config;
use rjpf_explore::listeners::{LISTENERS, ListenerDef, ListenerOptions, Listeners};
use rjpf_explore::properties::{PROPERTIES, Properties, Severity};

use crate::ToolError;
use crate::config::Options;
use crate::config::nearest::nearest;
use crate::extensions::Extensions;

/// The listeners that were asked for, ready to be built, once for the search and once for replays.
pub(crate) struct Listening {
    defs: Vec<ListenerDef>,
    pub(crate) values: ListenerOptions,
    properties: Properties,
}

impl Listening {
    /// Built-in listeners and a user's own, by name, and those that options stand for.
    pub(crate) fn new(options: &Options, extensions: &Extensions<'_>) -> Result<Listening, ToolError> {
        let (own, own_properties) = (extensions.listeners, extensions.properties);
        let mut defs: Vec<ListenerDef> = Vec::new();
        let implied = [
            ("dot", options.dot.is_some()),
            ("fingerprints", options.fingerprints.is_some()),
            ("output", options.show_output),
        ];
        let implied = implied.into_iter().filter(|(_, on)| *on && options.replay.is_none()).map(|(name, _)| name);
        let mut properties = options.search.properties.clone();
        properties.add(own_properties);
        for name in options.listeners.iter().map(String::as_str).chain(implied) {
            let found = own.iter().chain(LISTENERS).find(|def| def.is_called(name));
            // Properties that JPF has as listeners are turned on by name.
            if found.is_none() && properties.set(name, Severity::Violation) {
                continue;
            }
            let def = found.ok_or_else(|| unknown(name, own))?;
            if !defs.iter().any(|d| d.name == def.name) {
                defs.push(*def);
            }
        }
        let files = [("report.dot", &options.dot), ("report.fingerprints", &options.fingerprints)];
        let files =
            files.into_iter().filter_map(|(key, file)| Some((key.to_string(), file.as_ref()?.display().to_string())));
        let values = options.listener_keys.iter().chain(&options.user_keys).cloned().chain(files);
        // Waking up for no reason again and again is no livelock of the program's.
        // Where threads are interchangeable, nobody knows which one goes round.
        if options.spurious_wakeups || options.symmetric_threads {
            properties.set("livelock", Severity::Off);
        }
        Ok(Listening { defs, values: ListenerOptions::new(values), properties })
    }

    /// The search that was asked for, with the properties that were.
    pub(crate) fn config(&self, options: &Options) -> Config {
        // Which of several interchangeable states is gone on from depends on the order, so one worker sets it.
        let workers = if options.symmetric_threads { 1 } else { options.search.workers };
        Config { properties: self.properties.clone(), workers, ..options.search.clone() }
    }

    /// What listeners want changed in the program.
    pub(crate) fn interventions(&self) -> Result<Vec<Intervention>, ToolError> {
        let mut all = Vec::new();
        for def in &self.defs {
            let wanted = (def.weave)(&self.values);
            all.extend(wanted.map_err(|why| ToolError::usage(format!("listener {}: {why}", def.name)))?);
        }
        Ok(all)
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
    let known = known.chain(PROPERTIES.iter().flat_map(|p| p.aliases.iter().chain([&p.name]).copied()));
    let hint = match nearest(class, known) {
        Some(near) => format!("did you mean {near}?"),
        None => "listeners in Java cannot be loaded; 'rjpf list listeners' names those known".to_string(),
    };
    ToolError::usage(format!("there is no listener '{name}'; {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listening(options: &Options) -> Result<Listening, String> {
        Listening::new(options, &Extensions::default()).map_err(|e| e.message)
    }

    #[test]
    fn names_and_classes_mean_the_same_listener_or_property() {
        let names =
            ["gov.nasa.jpf.listener.PreciseRaceDetector", "coverage", "CoverageAnalyzer", "stuck_threads", "deadlock"];
        let options = Options { listeners: names.map(String::from).to_vec(), ..Options::default() };
        let found = listening(&options).unwrap();
        assert_eq!(found.defs.iter().map(|d| d.name).collect::<Vec<_>>(), ["coverage", "deadlock"]);
        let properties = found.config(&options).properties;
        assert_eq!(["race", "stuck_threads"].map(|p| properties.severity(p)), [Severity::Violation; 2]);
        let spurious = Options { spurious_wakeups: true, ..Options::default() };
        assert!(!listening(&spurious).unwrap().config(&spurious).properties.is_on("livelock"));
    }

    #[test]
    fn a_name_that_is_none_has_a_near_one() {
        let options = Options { listeners: vec!["covrage".into()], ..Options::default() };
        assert!(listening(&options).err().unwrap().contains("did you mean coverage?"));
    }
}
