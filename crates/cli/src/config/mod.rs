//! Configuration: from words and files to plain values.
//!
//! Every option is one row of [`table::OPTIONS`]; `+key=value`, `.jpf` files, `list` and `explain` are
//! made from that table, and so is the grammar ([`grammar`]) from which clap makes the flags, help,
//! suggestions, completions and the manual page. What JPF's
//! own keys became is one table too ([`jpf_keys`]). Not its job: doing what was asked.

pub(crate) mod bytes;
pub(crate) mod effect;
pub(crate) mod generate;
pub(crate) mod grammar;
pub(crate) mod heuristics;
pub(crate) mod jpf_file;
pub(crate) mod jpf_keys;
pub(crate) mod listeners;
pub(crate) mod nearest;
pub(crate) mod options;
pub(crate) mod settings;
mod spelling;
pub(crate) mod table;
pub(crate) mod words;

pub(crate) use options::{Checkpoints, Options, Progress, Reduction, ReportStyle};
pub(crate) use settings::Settings;
