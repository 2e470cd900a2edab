//! What a listener has to say at the end: lines for people, the same as data for machines, files.

use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    Text(String),
    Number(u64),
    List(Vec<Data>),
    /// Fields in this order.
    Map(Vec<(String, Data)>),
}

impl From<&str> for Data {
    fn from(text: &str) -> Data {
        Data::Text(text.into())
    }
}
impl From<String> for Data {
    fn from(text: String) -> Data {
        Data::Text(text)
    }
}
impl From<usize> for Data {
    fn from(n: usize) -> Data {
        Data::Number(n as u64)
    }
}
impl From<u64> for Data {
    fn from(n: u64) -> Data {
        Data::Number(n)
    }
}
impl<T: Into<Data>> From<Vec<T>> for Data {
    fn from(list: Vec<T>) -> Data {
        Data::List(list.into_iter().map(Into::into).collect())
    }
}

impl Data {
    pub fn map<const N: usize>(fields: [(&str, Data); N]) -> Data {
        Data::Map(fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
    }
}

#[derive(Clone, Debug)]
pub struct Section {
    pub title: String,
    pub lines: Vec<String>,
    pub data: Data,
    /// Files to write, with their content.
    pub files: Vec<(PathBuf, String)>,
}

impl Section {
    /// Lines that are their own data.
    pub fn of_lines(title: impl Into<String>, lines: Vec<String>) -> Section {
        Section { title: title.into(), data: lines.clone().into(), lines, files: Vec::new() }
    }
}

/// Lines of which the first ones are kept; the rest is counted.
#[derive(Default)]
pub(crate) struct Log {
    lines: Vec<String>,
    left_out: u64,
}

impl Log {
    const MOST: usize = 10_000;

    /// The line is made only if there is room for it.
    pub(crate) fn add(&mut self, line: impl FnOnce() -> String) {
        if self.lines.len() < Log::MOST {
            self.lines.push(line());
        } else {
            self.left_out += 1;
        }
    }

    pub(crate) fn section(&mut self, title: &str) -> Section {
        let mut lines = std::mem::take(&mut self.lines);
        if self.left_out > 0 {
            lines.push(format!("... and {} lines more", self.left_out));
        }
        Section::of_lines(title, lines)
    }
}
