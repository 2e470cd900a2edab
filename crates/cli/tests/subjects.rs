//! The subjects under `examples-java`: what the checker finds in each, how many states it explores,
//! and that each is right on a plain JVM too.
//!
//! - `listing`: no folder and no `.jpf` file is forgotten, and each gives the verdict that
//!   `examples-java/README.md` promises;
//! - `structures`: states and executions of the delta paper's ten structures;
//! - `mixed`: structures of the mixed-execution paper's six subjects;
//! - `choices`: the ranged paper's subjects without threads;
//! - `protocols`: the protocols against a search on a plain JVM;
//! - `plain`: the random drivers under the real `java`.
//!
//! Numbers come from closed forms, from an enumeration on a plain JVM in the same run, or from the
//! papers' tables. By default bounds are small; `RJPF_SLOW=1` adds the papers' bounds as far as each
//! takes minutes, `RJPF_SLOW=2` all of them.

#[path = "subjects/checker.rs"]
mod checker;
#[path = "subjects/choices.rs"]
mod choices;
#[path = "subjects/classes.rs"]
mod classes;
mod java;
#[path = "subjects/listing.rs"]
mod listing;
#[path = "subjects/mixed.rs"]
mod mixed;
#[path = "subjects/plain.rs"]
mod plain;
#[path = "subjects/protocols.rs"]
mod protocols;
#[path = "subjects/structures.rs"]
mod structures;

fn slow() -> bool {
    std::env::var_os("RJPF_SLOW").is_some()
}
