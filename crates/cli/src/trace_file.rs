//! Trace files: a path, what it leads to, and what program and options it belongs to.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rjpf_classes::path::{ClassPath, read_regular};
use rjpf_classes::{Registry, Trust};
use rjpf_explore::properties::{Properties, Severity};
use serde_json::{Value, json};

use crate::config::{self, Options, Reduction, ReportStyle, bytes};
use crate::report::{Report, files, json as report_json, names_of_pauses};
use crate::{ToolError, session, target};

const SCHEMA: &str = "rjpf-trace";
const VERSION: u64 = 1;

/// A trace read back.
#[derive(Debug)]
pub(crate) struct TraceFile {
    pub(crate) main: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) class_path: String,
    compiled: Option<Compiled>,
    pub(crate) source_path: Vec<String>,
    pub(crate) jdk: String,
    /// Where that JDK was, if the user had named it.
    pub(crate) jdk_home: Option<String>,
    pub(crate) path: rjpf_explore::Path,
    pub(crate) kind: String,
    pub(crate) message: String,
    pub(crate) classes: BTreeMap<String, String>,
    /// The options that change what a path means.
    pub(crate) settings: Settings,
}

/// What rjpf has compiled a program from. Its class path leads to the cache then, where it stays what it was.
#[derive(Debug)]
struct Compiled {
    /// The file, or the class whose source was found.
    target: String,
    /// What the user had named.
    class_path: Option<String>,
}

/// Options without which a path means something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    por: Reduction,
    contended: Vec<String>,
    trust: bool,
    explore_only: Vec<String>,
    assertions: bool,
    system_assertions: bool,
    assertion_rules: Vec<String>,
    max_heap_words: Option<u32>,
    processors: Option<u32>,
    random_seed: Option<u64>,
    enumerate_random: bool,
    multiple_errors: bool,
    spurious_wakeups: bool,
    partial_reads: bool,
    long_timeout_millis: u64,
    preview: bool,
    verify: bool,
    clock_moves: bool,
    clock_step_millis: Vec<u64>,
    races: bool,
    stuck_threads: bool,
    swallowed: bool,
    max_transition_length: Option<u32>,
    listeners: Vec<String>,
    listener_keys: Vec<(String, String)>,
    filter_fields: Vec<String>,
    filter_like_jpf: bool,
    properties: Vec<(String, String)>,
    keys: Vec<(String, String)>,
}

/// The fields of [`Settings`] and the keys that set them.
const KEYS: &[(&str, &str)] = &[
    ("assertionRules", "vm.assertion_rules"),
    ("assertions", "vm.enable_assertions"),
    ("clockMoves", "vm.clock"),
    ("clockStepMillis", "vm.clock_steps"),
    ("enumerateRandom", "cg.enumerate_random"),
    ("exploreOnly", "explore.only"),
    ("longTimeoutMillis", "vm.long_timeout"),
    ("maxHeapWords", "vm.max_heap"),
    ("multipleErrors", "search.multiple_errors"),
    ("partialReads", "net.partial_reads"),
    ("por", "por"),
    ("preview", "vm.preview"),
    ("processors", "vm.processors"),
    ("races", "race"),
    ("randomSeed", "vm.random_seed"),
    ("spuriousWakeups", "vm.spurious_wakeups"),
    ("systemAssertions", "vm.enable_system_assertions"),
    ("trust", "jdk.trust"),
    ("verify", "vm.verify"),
];

impl TraceFile {
    /// What the user said and the trace says otherwise: a path means something only under the
    /// options that it was found with.
    pub(crate) fn overruled(&self, options: &Options, given: &config::Settings) -> Vec<String> {
        let (now, then) = (Settings::of(options).to_json(), self.settings.to_json());
        let differs = |&&(field, key): &&(&str, &str)| given.get(key).is_some() && now[field] != then[field];
        let mut found: Vec<String> = KEYS
            .iter()
            .filter(differs)
            .map(|(_, key)| {
                let said = given.get(key).unwrap_or_default();
                format!("{key} = {said} is not what the trace was found with; the trace's own value is used")
            })
            .collect();
        for (key, value) in options.properties.iter().filter(|p| !self.settings.properties.contains(p)) {
            found.push(format!("-D{key}={value} was not set when the trace was found; it is left out"));
        }
        for (key, value) in options.user_keys.iter().filter(|p| !self.settings.keys.contains(p)) {
            found.push(format!("+{key}={value} was not set when the trace was found; it is left out"));
        }
        found
    }
}

/// The options that change what a path means, as JSON.
pub(crate) fn settings(options: &Options) -> Value {
    Settings::of(options).to_json()
}

impl Settings {
    pub(crate) fn of(options: &Options) -> Settings {
        let violates = |property: &str| options.search.properties.severity(property) == Severity::Violation;
        Settings {
            por: options.reduction,
            contended: options.contended.clone(),
            trust: options.trust_library,
            explore_only: options.explore_only.clone(),
            assertions: options.assertions,
            system_assertions: options.system_assertions,
            assertion_rules: options.assertion_rules.clone(),
            max_heap_words: options.max_heap_words,
            processors: options.processors,
            random_seed: options.random_seed,
            enumerate_random: options.enumerate_random,
            multiple_errors: options.search.multiple_errors,
            spurious_wakeups: options.spurious_wakeups,
            partial_reads: options.partial_reads,
            long_timeout_millis: options.long_timeout.as_millis().try_into().unwrap_or(u64::MAX),
            preview: options.preview,
            verify: options.verify,
            clock_moves: options.clock_moves,
            clock_step_millis: options.clock_steps.iter().map(|step| step.as_millis() as u64).collect(),
            races: violates("race"),
            stuck_threads: violates("stuck_threads"),
            swallowed: violates("swallowed"),
            max_transition_length: options.max_transition_length,
            listeners: options.listeners.clone(),
            listener_keys: options.listener_keys.clone(),
            filter_fields: options.filter_fields.clone(),
            filter_like_jpf: options.filter_like_jpf.unwrap_or(options.style == ReportStyle::Jpf),
            properties: options.properties.clone(),
            keys: options.user_keys.clone(),
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({
            "por": self.por.word(),
            "contended": self.contended,
            "trust": self.trust,
            "exploreOnly": self.explore_only,
            "assertions": self.assertions,
            "systemAssertions": self.system_assertions,
            "assertionRules": self.assertion_rules,
            "maxHeapWords": self.max_heap_words,
            "processors": self.processors,
            "randomSeed": self.random_seed,
            "enumerateRandom": self.enumerate_random,
            "multipleErrors": self.multiple_errors,
            "spuriousWakeups": self.spurious_wakeups,
            "partialReads": self.partial_reads,
            "longTimeoutMillis": self.long_timeout_millis,
            "preview": self.preview,
            "verify": self.verify,
            "clockMoves": self.clock_moves,
            "clockStepMillis": self.clock_step_millis,
            "races": self.races,
            "stuckThreads": self.stuck_threads,
            "swallowed": self.swallowed,
            "maxTransitionLength": self.max_transition_length,
            "listeners": self.listeners,
            "listenerKeys": self.listener_keys,
            "filterFields": self.filter_fields,
            "filterLikeJpf": self.filter_like_jpf,
            "properties": self.properties,
            "keys": self.keys,
        })
    }

    fn of_json(value: &Value) -> Option<Settings> {
        let flag = |name: &str| value.get(name)?.as_bool();
        let number = |name: &str| value.get(name).and_then(Value::as_u64);
        let pairs = |name: &str| {
            let pair = |v: &Value| Some((v.get(0)?.as_str()?.to_string(), v.get(1)?.as_str()?.to_string()));
            value.get(name)?.as_array()?.iter().map(pair).collect::<Option<Vec<_>>>()
        };
        let texts = |name: &str| {
            let text = |v: &Value| Some(v.as_str()?.to_string());
            value.get(name)?.as_array()?.iter().map(text).collect::<Option<Vec<_>>>()
        };
        let numbers = |name: &str| value.get(name)?.as_array()?.iter().map(Value::as_u64).collect::<Option<Vec<_>>>();
        Some(Settings {
            por: Reduction::of(value.get("por")?.as_str()?)?,
            contended: texts("contended")?,
            trust: flag("trust")?,
            explore_only: texts("exploreOnly").unwrap_or_default(),
            assertions: flag("assertions")?,
            system_assertions: flag("systemAssertions")?,
            assertion_rules: texts("assertionRules").unwrap_or_default(),
            max_heap_words: number("maxHeapWords").map(|n| n as u32),
            processors: number("processors").map(|n| n as u32),
            random_seed: number("randomSeed"),
            enumerate_random: flag("enumerateRandom").unwrap_or(false),
            multiple_errors: flag("multipleErrors")?,
            spurious_wakeups: flag("spuriousWakeups")?,
            partial_reads: flag("partialReads").unwrap_or(true),
            long_timeout_millis: number("longTimeoutMillis")?,
            preview: flag("preview").unwrap_or(false),
            verify: flag("verify").unwrap_or(true),
            clock_moves: flag("clockMoves").unwrap_or(false),
            clock_step_millis: numbers("clockStepMillis").unwrap_or_default(),
            races: flag("races")?,
            stuck_threads: flag("stuckThreads").unwrap_or(false),
            swallowed: flag("swallowed").unwrap_or(false),
            max_transition_length: number("maxTransitionLength").map(|n| n as u32),
            listeners: texts("listeners").unwrap_or_default(),
            listener_keys: pairs("listenerKeys").unwrap_or_default(),
            filter_fields: texts("filterFields")?,
            filter_like_jpf: flag("filterLikeJpf").unwrap_or(false),
            properties: pairs("properties")?,
            keys: pairs("keys")?,
        })
    }

    /// Makes options mean what they meant when the trace was written.
    pub(crate) fn apply(&self, options: &mut Options) {
        options.reduction = self.por;
        options.contended = self.contended.clone();
        options.trust_library = self.trust;
        options.explore_only = self.explore_only.clone();
        options.assertions = self.assertions;
        options.system_assertions = self.system_assertions;
        options.assertion_rules = self.assertion_rules.clone();
        options.max_heap_words = self.max_heap_words;
        options.processors = self.processors;
        options.random_seed = self.random_seed;
        options.enumerate_random = self.enumerate_random;
        options.search.multiple_errors = self.multiple_errors;
        options.spurious_wakeups = self.spurious_wakeups;
        options.partial_reads = self.partial_reads;
        options.long_timeout = Duration::from_millis(self.long_timeout_millis);
        options.preview = self.preview;
        options.verify = self.verify;
        options.clock_moves = self.clock_moves;
        options.clock_steps = self.clock_step_millis.iter().copied().map(Duration::from_millis).collect();
        let properties = [("race", self.races), ("stuck_threads", self.stuck_threads), ("swallowed", self.swallowed)];
        for (property, on) in properties {
            let otherwise = Properties::default().severity(property);
            options.search.properties.set(property, if on { Severity::Violation } else { otherwise });
        }
        options.max_transition_length = self.max_transition_length;
        options.listeners.extend(self.listeners.iter().cloned());
        // Keys given now win over those of then.
        options.listener_keys.splice(0..0, self.listener_keys.iter().cloned());
        options.filter_fields = self.filter_fields.clone();
        options.filter_like_jpf = Some(self.filter_like_jpf);
        options.properties = self.properties.clone();
        options.user_keys = self.keys.clone();
    }
}

/// Writes the trace of one counterexample.
pub(crate) fn write(file: &Path, report: &Report<'_>, number: usize) -> Result<(), String> {
    let found = &report.counterexamples[number];
    let v = &found.finding.violation;
    let classes: BTreeMap<&str, &str> = report.program.classes.iter().map(|(n, d)| (n.as_str(), d.as_str())).collect();
    let sources: Vec<String> = report.sources.roots().iter().map(|p| absolute(&bytes::kept(p.as_os_str()))).collect();
    let value = json!({
        "schema": SCHEMA,
        "version": VERSION,
        "tool": { "name": "rjpf", "version": env!("CARGO_PKG_VERSION") },
        "target": {
            "main": report.program.main,
            "arguments": report.program.arguments,
            "classPath": absolute_spec(&report.program.class_path),
            "compiled": Compiled::of(report).map(|from| json!({ "target": from.target, "classPath": from.class_path })),
            "sourcePath": sources,
            "jdk": report.program.jdk,
            "jdkHome": report.options.jdk.as_ref().map(|home| absolute(&bytes::kept(home.as_os_str()))),
            "classes": classes,
        },
        "settings": Settings { contended: names_of_pauses(&report.places), ..Settings::of(report.options) }.to_json(),
        "violation": { "kind": v.kind.name(), "message": v.message },
        "path": found.finding.path.to_string(),
        "originalPath": found.original.to_string(),
        "trace": report_json::trace(report, &found.trace),
    });
    let mut text = serde_json::to_string_pretty(&value).unwrap_or_default();
    text.push('\n');
    files::write(file, &text)
}

impl Compiled {
    fn of(report: &Report<'_>) -> Option<Compiled> {
        let first = report.program.class_path.split(':').next()?;
        let is_compiled = bytes::path(first).starts_with(target::cache_folder());
        let Options { target, class_path, .. } = report.options;
        let target = if target.ends_with(".java") { absolute(target) } else { target.clone() };
        is_compiled.then(|| Compiled { target, class_path: class_path.as_deref().map(absolute_spec) })
    }

    fn read(value: &Value) -> Option<Compiled> {
        let text = |name: &str| value.get(name)?.as_str().map(String::from);
        Some(Compiled { target: text("target")?, class_path: text("classPath") })
    }

    /// Is the source still where it was? Where a class was named, the source path says.
    fn is_there(&self) -> bool {
        !self.target.ends_with(".java") || bytes::path(&self.target).is_file()
    }
}

fn absolute(path: &str) -> String {
    std::path::absolute(bytes::path(path)).map_or_else(|_| path.to_string(), |p| bytes::kept(p.as_os_str()))
}

fn absolute_spec(spec: &str) -> String {
    spec.split(':').filter(|p| !p.is_empty()).map(absolute).collect::<Vec<_>>().join(":")
}

/// Reads a trace; says what is wrong with it if it cannot.
pub(crate) fn read(file: &Path) -> Result<TraceFile, ToolError> {
    let wrong = |reason: String| ToolError::usage(format!("{}: {reason}", file.display()));
    let unread = |e| wrong(format!("cannot be read: {e}; name the trace file that a check has written"));
    let bytes = read_regular(file).map_err(unread)?;
    let text = String::from_utf8(bytes).map_err(|_| wrong("is no trace file of rjpf: it is no text".into()))?;
    parse(&text).map_err(|reason| wrong(format!("{reason}; check the program again to get a new trace")))
}

pub(crate) fn parse(text: &str) -> Result<TraceFile, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| format!("is no trace file of rjpf: {e}"))?;
    if value["schema"] != SCHEMA {
        return Err("is no trace file of rjpf: its \"schema\" is not \"rjpf-trace\"".into());
    }
    if value["version"] != VERSION {
        let by = value["tool"]["version"].as_str().unwrap_or("unknown");
        let found = &value["version"];
        return Err(format!("has version {found}, this rjpf reads version {VERSION}; it was written by rjpf {by}"));
    }
    read_fields(&value).ok_or_else(|| "is damaged: a field is missing".into())
}

fn read_fields(value: &Value) -> Option<TraceFile> {
    let target = value.get("target")?;
    let text = |v: &Value| v.as_str().map(String::from);
    let texts = |v: &Value| v.as_array()?.iter().map(text).collect::<Option<Vec<_>>>();
    let classes = target.get("classes")?.as_object()?;
    Some(TraceFile {
        main: text(target.get("main")?)?,
        arguments: texts(target.get("arguments")?)?,
        class_path: text(target.get("classPath")?)?,
        compiled: target.get("compiled").and_then(Compiled::read),
        source_path: texts(target.get("sourcePath")?)?,
        jdk: text(target.get("jdk")?)?,
        jdk_home: target.get("jdkHome").and_then(text),
        path: value.get("path")?.as_str()?.parse().ok()?,
        kind: text(&value["violation"]["kind"])?,
        message: text(&value["violation"]["message"])?,
        classes: classes.iter().map(|(n, d)| Some((n.clone(), text(d)?))).collect::<Option<_>>()?,
        settings: Settings::of_json(value.get("settings")?)?,
    })
}

/// Digests of the program's own classes that were loaded.
pub(crate) fn class_digests(registry: &Registry) -> Vec<(String, String)> {
    let own = registry.all_classes().filter(|c| c.trust == Trust::User && c.file.is_some() && !c.hidden);
    let mut digests: Vec<(String, String)> =
        own.filter_map(|c| Some((c.name.to_string(), digest(&registry.class_path, &c.name.to_string())?))).collect();
    digests.sort();
    digests.dedup();
    digests
}

/// Digests of classes by name, of those that are there.
pub(crate) fn digests_of(classes: &[String], registry: &Registry) -> Vec<(String, String)> {
    classes.iter().filter_map(|name| Some((name.clone(), digest(&registry.class_path, name)?))).collect()
}

/// The digest of a class as the class path has it now.
pub(crate) fn digest(class_path: &ClassPath, name: &str) -> Option<String> {
    let found = class_path.find_class(name.as_bytes()).ok()??;
    Some(format!("{:032x}", xxhash_rust::xxh3::xxh3_128(&found.bytes)))
}

/// What is not as it was when the trace was written.
pub(crate) fn differences(trace: &TraceFile, class_path: &ClassPath, jdk: &str) -> Vec<String> {
    let mut found = Vec::new();
    if trace.jdk != jdk {
        found.push(format!("the JDK was {}, it is {jdk} now", trace.jdk));
    }
    for (name, then) in &trace.classes {
        match digest(class_path, name) {
            None => found.push(format!("class {} is not there any more", name.replace('/', "."))),
            Some(now) if now != *then => found.push(format!("class {} has changed", name.replace('/', "."))),
            Some(_) => {}
        }
    }
    found
}

/// Options that replay a trace, as far as the user did not say otherwise.
pub(crate) fn options_for(trace: &TraceFile, mut options: Options) -> Options {
    trace.settings.apply(&mut options);
    options.target = trace.main.clone();
    if options.arguments.is_empty() {
        options.arguments = trace.arguments.clone();
    }
    match &trace.compiled {
        _ if options.class_path.is_some() => {}
        // What is there now is what is followed, not what was compiled then.
        Some(compiled) if compiled.is_there() => {
            options.target = compiled.target.clone();
            options.class_path = compiled.class_path.clone();
        }
        _ => options.class_path = Some(trace.class_path.clone()),
    }
    if options.source_path.is_empty() {
        options.source_path = trace.source_path.iter().map(|text| bytes::path(text)).collect();
    }
    if options.jdk.is_none() {
        let named = trace.jdk_home.as_deref().map(bytes::path);
        options.jdk = session::jdk_of_version(&trace.jdk, named);
    }
    options.replay = Some(trace.path.clone());
    // What is said about all of a search is recognised on its one path.
    options.search.expected = Some(trace.message.clone());
    if trace.kind == "livelock" {
        options.search.properties.set("livelock", Severity::Violation);
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back_as_written() {
        let options = Options {
            reduction: Reduction::Off,
            processors: Some(3),
            properties: vec![("a".into(), "b".into())],
            ..Options::default()
        };
        let settings = Settings::of(&options);
        let json = settings.to_json();
        assert!(KEYS.iter().all(|(field, key)| json.get(field).is_some() && config::table::find(key).is_some()));
        assert_eq!(Settings::of_json(&json), Some(settings));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        assert!(parse("{").unwrap_err().contains("no trace file"));
        assert!(parse("{}").unwrap_err().contains("schema"));
        assert!(parse(r#"{"schema":"rjpf-trace","version":99}"#).unwrap_err().contains("version 99"));
        assert!(parse(r#"{"schema":"rjpf-trace","version":1}"#).unwrap_err().contains("damaged"));
    }
}
