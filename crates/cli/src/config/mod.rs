//! Configuration: from words and files to plain values.
//!
//! Every option is one row of [`table::OPTIONS`]; command-line flags, `+key=value`, `.jpf` files,
//! help, `list`, `explain`, completions and the manual page are made from that table. What JPF's
//! own keys became is one table too ([`jpf_keys`]). Not its job: doing what was asked.

pub(crate) mod effect;
pub(crate) mod generate;
pub(crate) mod heuristics;
pub(crate) mod jpf_file;
pub(crate) mod jpf_keys;
pub(crate) mod listeners;
pub(crate) mod nearest;
pub(crate) mod options;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod words;

pub(crate) use options::{Options, Progress, ReportStyle};
pub(crate) use settings::Settings;
