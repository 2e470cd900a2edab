//! A trace in columns: one per thread, one row per step.

use std::collections::BTreeSet;

use anstyle::{AnsiColor, Style};
use rjpf_explore::report::{Mark, Place, Step, Trace, What};

use super::sources::Sources;
use super::text;

/// More threads than this are told one below the other: most columns of a row would be empty.
const MOST_LANES: usize = 4;
/// Columns narrower than this cannot be read; then each row names its thread instead.
const NARROWEST: usize = 24;
/// Rows beyond this are folded in the middle.
const MOST_ROWS: usize = 120;
const KEPT_FIRST: usize = 20;
/// Threads that take turns in steps that are folded have a row each time, up to this many.
const MOST_RUNS: usize = 4;
/// Calls that a row for folded steps names.
const MOST_CALLS: usize = 3;
/// Lines of output that a row shows.
const MOST_OUTPUT: usize = 6;

const DIM: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();
const WRITE: Style = AnsiColor::Yellow.on_default();

/// A row of the table.
struct Row {
    /// Number of the step; `None` for remarks.
    number: Option<usize>,
    column: usize,
    lines: Vec<(String, Style)>,
    /// The line of the program that it comes from.
    source: Option<String>,
    /// It only says that another thread goes on.
    is_switch: bool,
}

/// The table as text, with colours.
pub(crate) fn render(trace: &Trace, sources: &Sources, width: usize, verbose: bool) -> String {
    let count = trace.columns.len().max(1);
    let lane = (width.saturating_sub(6)) / count;
    let mut is_flat = lane < NARROWEST || count > MOST_LANES;
    let made = |room| folded(rows(trace, sources, room, verbose), verbose);
    let mut rows = made(if is_flat { width } else { lane });
    // Names that do not fit into a column would be broken in the middle.
    if !is_flat && count > 1 && rows.iter().any(|row| is_broken(row, lane - 2)) {
        (is_flat, rows) = (true, made(width));
    }
    if is_flat { flat(trace, &rows, width) } else { lanes(trace, &rows, lane) }
}

fn rows(trace: &Trace, sources: &Sources, room: usize, verbose: bool) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // The line that was shown last in each column: it need not be shown again.
    let mut reminded: Vec<Option<&Place>> = vec![None; trace.columns.len()];
    let mut skipped: Vec<&Step> = Vec::new();
    let mut last = None;
    for (i, step) in trace.steps.iter().enumerate() {
        if step.folds && !verbose {
            skipped.push(step);
            continue;
        }
        left_out(trace, &mut rows, &mut last, &skipped);
        skipped.clear();
        // Accesses that race have no order.
        if step.mark != Some(Mark::Race) {
            rows.extend(switch(last, step));
        }
        last = Some(step.column);
        if let Some(note) = note_before(trace, i) {
            rows.push(remark(step.column, note));
        }
        let source = sources.line(&step.place).filter(|_| reminded[step.column] != Some(&step.place));
        reminded[step.column] = Some(&step.place);
        let (number, lines) = (Some(i + 1), cell(step, room, verbose));
        rows.push(Row { number, column: step.column, lines, source, is_switch: false });
    }
    left_out(trace, &mut rows, &mut last, &skipped);
    if let (Some(cycle), Some(last)) = (trace.cycle, trace.steps.last()) {
        rows.push(remark(last.column, format!("~ back to step {}", cycle + 1)));
    }
    rows
}

/// A row that says that another thread goes on, in the column of the one that stopped.
fn switch(last: Option<usize>, step: &Step) -> Option<Row> {
    let before = last.filter(|&before| before != step.column)?;
    let why = step.switch.map_or_else(String::new, |why| format!(": {why}"));
    Some(Row { is_switch: true, ..remark(before, format!("~ switch{why}")) })
}

/// Rows for steps that are folded, each in the column of its thread. If threads take turns often, there is one row for all.
fn left_out(trace: &Trace, rows: &mut Vec<Row>, last: &mut Option<usize>, steps: &[&Step]) {
    let runs: Vec<&[&Step]> = steps.chunk_by(|a, b| a.column == b.column).collect();
    if runs.len() > MOST_RUNS {
        let column = steps[steps.len() - 1].column;
        let columns: BTreeSet<usize> = steps.iter().map(|step| step.column).collect();
        let names: Vec<&str> = columns.iter().map(|&column| trace.columns[column].name.as_str()).collect();
        rows.push(remark(column, format!("{}: {} by turns", folded_text(steps), names.join(", "))));
        *last = Some(column);
        return;
    }
    for run in runs {
        rows.extend(switch(*last, run[0]));
        *last = Some(run[0].column);
        rows.push(remark(run[0].column, folded_text(run)));
    }
}

/// What stands for steps that are folded.
fn folded_text(steps: &[&Step]) -> String {
    let contested = contested_text(steps);
    match steps {
        [one] if !one.is_machinery && one.what != What::Go => {
            format!("... {}", text::action(&one.what))
        }
        _ if steps.iter().all(|step| step.in_library || step.is_machinery) => {
            format!("... {} in the library{contested}", text::count(steps.len(), "step"))
        }
        _ => format!("... {}{contested}", text::count(steps.len(), "more step")),
    }
}

/// What folded steps have to do with other threads: calls on what those touch too are named.
fn contested_text(steps: &[&Step]) -> String {
    let contested = steps.iter().filter(|step| step.contested);
    let calls = contested.clone().filter(|step| matches!(step.what, What::Call { .. }));
    let named: Vec<String> = calls.take(MOST_CALLS).map(|step| text::action(&step.what)).collect();
    let (names, more) = (named.join(", "), contested.count() - named.len());
    match (named.len(), more) {
        (0, 0) => String::new(),
        (0, _) => format!(", {more} on what others use too"),
        (_, 0) => format!(", among them {names}"),
        _ => format!(", among them {names} and {more} more on what others use too"),
    }
}

/// Does a row have a name that is longer than a line of the column?
fn is_broken(row: &Row, room: usize) -> bool {
    row.lines.iter().any(|(line, _)| text::longest_piece(line) + 4 > room)
}

/// What has to be said above a step: a round begins, two accesses race.
fn note_before(trace: &Trace, i: usize) -> Option<String> {
    let races = |step: &Step| step.mark == Some(Mark::Race);
    if trace.cycle == Some(i) {
        return Some("~ from here on it goes round for ever".into());
    }
    let first = races(&trace.steps[i]) && i.checked_sub(1).is_none_or(|before| !races(&trace.steps[before]));
    first.then(|| "~ race: about to happen, in either order".into())
}

fn remark(column: usize, text: String) -> Row {
    Row { number: None, column, lines: vec![(text, DIM)], source: None, is_switch: false }
}

fn cell(step: &Step, room: usize, verbose: bool) -> Vec<(String, Style)> {
    let style = match &step.what {
        What::Access(a) if a.is_write => WRITE,
        What::Lock { .. } | What::Choose { .. } => STRONG,
        _ => Style::new(),
    };
    let mut printed: Vec<String> = Vec::new();
    if step.what == What::Print {
        printed = step.output.lines().map(|line| format!("prints {line:?}")).collect();
        if printed.len() > MOST_OUTPUT && !verbose {
            let more = printed.len() - MOST_OUTPUT + 1;
            printed.splice(MOST_OUTPUT / 2..MOST_OUTPUT / 2 + more, [format!("... {more} more lines; -v shows them")]);
        }
    }
    let mut action = match printed.len() {
        0 => text::action(&step.what),
        1 => printed.remove(0),
        _ => String::new(),
    };
    if step.mark == Some(Mark::Race) {
        action.push_str(" <- races");
    }
    if verbose {
        if let What::Access(a) = &step.what
            && let Some(before) = a.before.as_deref().filter(|b| a.value.as_deref() != Some(*b))
        {
            action.push_str(&format!(" (was {before})"));
        }
        // A choice of data says it anyhow.
        if step.chosen && !matches!(step.what, What::Choose { .. }) {
            action.push_str(&format!(" [{}/{}]", step.index + 1, step.count));
        }
    }
    let place = step.place.short();
    if !printed.is_empty() {
        let lines = printed.into_iter().map(|line| (format!("  {line}"), style));
        return std::iter::once((place, Style::new())).chain(lines).collect();
    }
    if place.chars().count() + action.chars().count() + 3 > room && !place.is_empty() {
        vec![(place, Style::new()), (format!("  {action}"), style)]
    } else {
        vec![(format!("{place} {action}").trim().to_string(), style)]
    }
}

/// A line of the program as far as there is room. It is a reminder: less than half of it reminds of nothing.
fn reminder(source: &str, room: usize) -> Option<String> {
    let cut = text::cut(source, room);
    (cut == source || 2 * cut.chars().count() > source.chars().count() + 8).then_some(cut)
}

/// Leaves the middle of very long tables out.
fn folded(rows: Vec<Row>, verbose: bool) -> Vec<Row> {
    if verbose || rows.len() <= MOST_ROWS {
        return rows;
    }
    let left_out = rows.len() - MOST_ROWS;
    let mut out = Vec::with_capacity(MOST_ROWS + 1);
    for (i, row) in rows.into_iter().enumerate() {
        if i == KEPT_FIRST {
            out.push(remark(row.column, format!("... {left_out} rows folded; -v shows them")));
        }
        if i < KEPT_FIRST || i >= KEPT_FIRST + left_out {
            out.push(row);
        }
    }
    out
}

fn lanes(trace: &Trace, rows: &[Row], lane: usize) -> String {
    let mut out = String::from("      ");
    for column in &trace.columns {
        let name = shortened(&column.name, lane - 2);
        let blank = " ".repeat(lane - name.chars().count());
        out.push_str(&format!("{STRONG}{name}{STRONG:#}{blank}"));
    }
    trim(&mut out);
    for row in rows {
        let mut first = true;
        let wrapped = |(text, style): &(String, Style)| {
            let style = *style;
            text::wrapped(text, lane - 2).into_iter().map(move |part| (part, style))
        };
        let source = row.source.as_deref().and_then(|line| reminder(line, lane - 4));
        let lines = row.lines.iter().flat_map(wrapped).chain(source.map(|line| (format!("  {line}"), DIM)));
        for (part, style) in lines {
            let number = row.number.filter(|_| first).map_or_else(String::new, |n| n.to_string());
            out.push_str(&format!("{number:>4}  {}{style}{part}{style:#}", " ".repeat(lane * row.column)));
            trim(&mut out);
            first = false;
        }
    }
    out
}

/// One line for each step, with the name of its thread; the source line behind it where there is room.
fn flat(trace: &Trace, rows: &[Row], width: usize) -> String {
    let mut out = String::new();
    let widest = trace.columns.iter().map(|c| c.name.chars().count()).max().unwrap_or(0).min((width / 4).max(20));
    let indent = widest + 8;
    for row in rows.iter().filter(|row| !row.is_switch) {
        let name = shortened(&trace.columns[row.column].name, widest);
        let number = row.number.map_or_else(String::new, |n| n.to_string());
        let mut head = format!("{number:>4}  {STRONG}{name:<widest$}{STRONG:#}  ");
        let room = width.saturating_sub(indent).max(20);
        let mut used = 0;
        for (text, style) in &row.lines {
            for part in text::wrapped(text, room) {
                used = part.chars().count();
                out.push_str(&format!("{head}{style}{part}{style:#}"));
                trim(&mut out);
                head = " ".repeat(indent);
            }
        }
        if let Some(line) = row.source.as_ref().filter(|line| used + 2 + line.chars().count() <= room) {
            out.truncate(out.trim_end_matches('\n').len());
            out.push_str(&format!("  {DIM}{line}{DIM:#}\n"));
        }
    }
    out
}

/// A name in so many characters; both ends are kept, because names of threads often differ in a number at the end.
fn shortened(name: &str, room: usize) -> String {
    let all: Vec<char> = name.chars().collect();
    if all.len() <= room || room < 8 {
        return all.into_iter().take(room).collect();
    }
    let first = (room - 3) / 2;
    let last = &all[all.len() - (room - 3 - first)..];
    all[..first].iter().chain(&['.'; 3]).chain(last).collect()
}

fn trim(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use rjpf_explore::report::{Access, Column};
    use rjpf_state::ThreadId;

    use super::*;

    fn access(variable: &str, value: &str, is_write: bool) -> What {
        let (value, before) = (Some(value.to_string()), None);
        What::Access(Access { variable: variable.into(), value, before, is_write, address: 0, is_volatile: false })
    }

    fn step(column: usize, what: What, line: u16, switch: Option<&'static str>) -> Step {
        let place =
            Place { class: "Main".into(), method: "run".into(), source: Some("Main.java".into()), line: Some(line) };
        let (heap, mark) = (Vec::new(), None);
        Step {
            heap,
            mark,
            column,
            what,
            place,
            index: 0,
            count: 2,
            chosen: true,
            in_library: false,
            is_machinery: false,
            switch,
            preempts: false,
            output: String::new(),
            folds: false,
            contested: false,
        }
    }

    fn trace() -> Trace {
        let columns = ["a", "b"].iter().enumerate();
        Trace {
            columns: columns.map(|(i, n)| Column { thread: ThreadId(i as u32), name: n.to_string() }).collect(),
            steps: vec![
                step(0, access("Main.x", "1", true), 3, None),
                step(1, access("Main.x", "1", false), 4, Some("shared access")),
            ],
            ..Trace::default()
        }
    }

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn each_thread_has_a_column() {
        let text = plain(&render(&trace(), &Sources::new(Vec::new()), 70, false));
        let expected = "      a                               b\n   1  Main.java:3 Main.x = 1\n      ~ switch: shared access\n   2                                  Main.java:4 Main.x -> 1\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_round_and_a_race_are_marked() {
        let mut round = trace();
        round.cycle = Some(1);
        let text = plain(&render(&round, &Sources::new(Vec::new()), 110, false));
        assert!(text.contains("goes round for ever\n   2") && text.ends_with("~ back to step 2\n"), "{text}");
        let mut race = trace();
        race.steps.iter_mut().for_each(|s| s.mark = Some(Mark::Race));
        let text = plain(&render(&race, &Sources::new(Vec::new()), 110, false));
        assert_eq!(text.matches("<- races").count(), 2, "{text}");
        assert_eq!(text.matches("~ race: ").count(), 1, "{text}");
    }

    #[test]
    fn narrow_terminals_name_the_thread_in_each_row() {
        let text = plain(&render(&trace(), &Sources::new(Vec::new()), 40, false));
        assert!(text.contains("1  a  Main.java:3"), "{text}");
        assert!(text.lines().all(|l| l.chars().count() <= 44), "{text}");
    }

    #[test]
    fn long_names_are_broken_in_no_column_and_threads_stay_apart() {
        let mut trace = trace();
        for (column, n) in trace.columns.iter_mut().zip(1..) {
            column.name = format!("http-nio-8080-exec-requestprocessor-{n}");
        }
        let long = "TransactionalConnectionPoolManagerFactoryBean";
        trace.steps[1].what = access(&format!("{long}#1.x"), "1", false);
        let at = |width| plain(&render(&trace, &Sources::new(Vec::new()), width, false));
        for width in [80, 100, 140, 200] {
            let text = at(width);
            assert!(text.contains(long) && text.lines().all(|line| line.chars().count() <= width), "{text}");
            assert!(text.contains("or-1") && text.contains("or-2"), "{text}");
        }
        assert!(!at(80).contains("~ switch") && at(200).contains("~ switch"), "only there is room for columns");
    }

    #[test]
    fn folded_steps_stand_in_the_column_of_their_thread() {
        let mut trace = trace();
        let begins = Step { folds: true, is_machinery: true, ..step(1, What::Start, 3, Some("lock")) };
        trace.steps.insert(1, begins);
        trace.steps[2].switch = None;
        let text = plain(&render(&trace, &Sources::new(Vec::new()), 100, false));
        let lines: Vec<&str> = text.lines().collect();
        let column = |line: &str, word: &str| line.find(word).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(column(lines[2], "~ switch: lock"), column(lines[1], "Main.java:3"), "{text}");
        assert_eq!(column(lines[3], "... 1 step in the library"), column(lines[4], "Main.java:4"), "{text}");
        assert_eq!(text.matches("~ switch").count(), 1, "{text}");
        // A thread of which nothing is shown.
        trace.steps.truncate(2);
        let text = plain(&render(&trace, &Sources::new(Vec::new()), 100, false));
        assert!(text.contains("~ switch: lock\n") && text.ends_with(" ... 1 step in the library\n"), "{text}");
    }

    #[test]
    fn folded_steps_say_who_took_turns_and_what_others_use() {
        let mut trace = trace();
        let inside = |column| Step { folds: true, in_library: true, ..step(column, What::Go, 3, None) };
        let turns = (0..6).map(|n| Step { contested: n == 0, ..inside(n % 2) });
        trace.steps.splice(1..1, turns);
        let text = plain(&render(&trace, &Sources::new(Vec::new()), 200, false));
        assert!(text.contains("... 6 steps in the library, 1 on what others use too: a, b by turns"), "{text}");
        trace.steps.drain(2..7);
        let text = plain(&render(&trace, &Sources::new(Vec::new()), 200, false));
        assert!(text.contains("... 1 step in the library, 1 on what others use too\n"), "{text}");
    }

    #[test]
    fn every_line_that_is_printed_is_a_line() {
        let mut trace = trace();
        trace.steps[0].what = What::Print;
        trace.steps[0].output = "  two  blanks\n".into();
        let table = |trace: &Trace, verbose| plain(&render(trace, &Sources::new(Vec::new()), 100, verbose));
        assert!(table(&trace, false).contains("1  Main.java:3 prints \"  two  blanks\"\n"), "{}", table(&trace, false));
        trace.steps[0].output = (0..20).map(|n| format!("line {n}\n")).collect();
        let text = table(&trace, false);
        assert!(text.contains("prints \"line 0\"\n") && text.contains("... 15 more lines; -v shows them"), "{text}");
        assert!(text.contains("prints \"line 19\"\n") && !text.contains("\"line 9\""), "{text}");
        assert_eq!(table(&trace, true).matches("prints").count(), 20);
    }

    #[test]
    fn what_is_folded_is_said() {
        let mut trace = trace();
        let folded = |what: What, in_library: bool| Step { folds: true, in_library, ..step(0, what, 3, None) };
        let table = |trace: &Trace| plain(&render(trace, &Sources::new(Vec::new()), 100, false));
        trace.steps.insert(1, folded(What::Initialize { class: None }, false));
        assert!(table(&trace).contains("... initialise a class\n"), "one step is named");
        trace.steps.insert(1, folded(access("Main.y", "1", true), false));
        assert!(table(&trace).contains("... 2 more steps\n"));
        trace.steps[1..3].iter_mut().for_each(|step| step.in_library = true);
        assert!(table(&trace).contains("... 2 steps in the library\n"));
    }

    #[test]
    fn names_that_do_not_fit_are_not_broken() {
        let mut trace = trace();
        trace.columns.push(Column { thread: ThreadId(2), name: "c".into() });
        trace.steps[1].what = access("ThreadPerTaskExecutor#1.state", "0", true);
        let text = plain(&render(&trace, &Sources::new(Vec::new()), 80, false));
        assert!(text.contains("2  b  Main.java:4 ThreadPerTaskExecutor#1.state = 0"), "{text}");
        let wide = plain(&render(&trace, &Sources::new(Vec::new()), 120, false));
        assert!(wide.contains("      a  ") && wide.contains("ThreadPerTaskExecutor#1."), "{wide}");
    }

    #[test]
    fn a_line_of_which_little_is_left_is_left_out() {
        assert_eq!(reminder("n++;", 20).as_deref(), Some("n++;"));
        assert_eq!(reminder("Thread t = new Thread(() -> n++);", 30).as_deref(), Some("Thread t = new Thread(() ..."));
        assert_eq!(reminder(&format!("class Long {{ {} }}", "int x; ".repeat(20)), 40), None);
    }

    #[test]
    fn long_tables_are_folded_unless_verbose() {
        let mut trace = trace();
        trace.steps = (0..500).map(|i| step(i % 2, access("Main.x", "1", true), 3, None)).collect();
        let sources = Sources::new(Vec::new());
        assert!(render(&trace, &sources, 100, false).contains("rows folded"));
        assert!(render(&trace, &sources, 100, true).lines().count() > 500);
    }
}
