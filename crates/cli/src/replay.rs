//! `rjpf replay TRACE`: follows a recorded path and says whether it leads to the same violation.

use crate::config::{Options, Settings, bytes};
use crate::extensions::Extensions;
use crate::listen::Listening;
use crate::{ToolError, check, report, session, timer, trace_file};

pub(crate) fn replay(
    file: &str,
    options: Options,
    given: &Settings,
    warnings: &[String],
    extensions: &Extensions<'_>,
) -> Result<u8, ToolError> {
    if file.is_empty() {
        return Err(ToolError::usage("'rjpf replay' needs a trace file"));
    }
    let trace = trace_file::read(&bytes::path(file))?;
    let mut differences = trace.overruled(&options, given);
    let options = trace_file::options_for(&trace, options);
    timer::start(&options.search.limits);
    let listening = Listening::new(&options, extensions)?;
    report::files::check(&options)?;
    let session = session::start(&options, extensions.peers, listening.interventions()?)?;
    differences.extend(trace_file::differences(&trace, &session.vm.registry.class_path, &session.jdk));
    if options.arguments != trace.arguments {
        differences.push(format!("the arguments were {:?}, they are {:?} now", trace.arguments, options.arguments));
    }
    for difference in &differences {
        report::say(&format!("warning: {difference}"));
    }
    let code = check::explore(session, &options, warnings, &listening, None)
        .map_err(|error| explained(error, &differences))?;
    let expected = format!("{}: {}", trace.kind.to_uppercase(), trace.message);
    if code == 0 {
        report::say(&format!("the path did not lead to '{expected}'"));
    }
    Ok(code)
}

/// A path that does not fit is explained by what has changed.
fn explained(error: ToolError, differences: &[String]) -> ToolError {
    let reason = match differences {
        [] => "program and options are as they were, so the program is not deterministic here".to_string(),
        _ => format!("since the trace was written: {}", differences.join("; ")),
    };
    match error.code {
        crate::exit::USAGE => ToolError { message: format!("{}; {reason}", error.message), ..error },
        _ => error,
    }
}
