//! Running a program turn by turn, and comparing turns.

use rjpf_state::ThreadId;
use rjpf_vm::{RunEnd, Stop, Vm};

const FUEL: i32 = 5_000;

/// What one turn left behind.
#[derive(PartialEq, Clone, Debug)]
pub struct Turn {
    pub fingerprint: u128,
    pub output: Vec<u8>,
    /// Whose turn it was.
    pub last: u32,
    /// Where the thread stands.
    pub place: Vec<String>,
    pub end: Option<String>,
}

impl Turn {
    /// For messages: in what this turn is not the expected one.
    pub fn differences(&self, expected: &Turn) -> String {
        format!(
            "at {:?} where {:?} was, output {:?} where {:?} was, end {:?} where {:?} was, fingerprint {}",
            self.place,
            expected.place,
            String::from_utf8_lossy(&self.output),
            String::from_utf8_lossy(&expected.output),
            self.end,
            expected.end,
            if self.fingerprint == expected.fingerprint { "equal" } else { "different" },
        )
    }
}

pub struct Run<'a> {
    pub vm: &'a mut Vm,
    pub last: u32,
}

impl Run<'_> {
    pub fn turn(&mut self) -> Turn {
        let result = self.vm.take_turn(&mut self.last, FUEL);
        let mut output = Vec::new();
        for (_, bytes) in std::mem::take(&mut self.vm.output) {
            output.extend(bytes);
        }
        let end = match result {
            Ok(None) => None,
            Ok(Some(RunEnd::Exited(code))) => Some(format!("exit {code}")),
            Ok(Some(other)) => Some(format!("{other:?}")),
            // Not every native of the JDK has its peer; the stop itself must repeat.
            Err(Stop::Unsupported { what, .. }) => Some(format!("unsupported {what}")),
            Err(other) => panic!("{other:?}"),
        };
        let fingerprint = self.vm.canonical.as_mut().unwrap().fingerprint(&self.vm.pages).unwrap();
        let mut place = self.vm.call_chain(ThreadId(self.last));
        place.truncate(4);
        Turn { fingerprint, output, last: self.last, place, end }
    }

    /// Runs to the end, comparing with what is known from turn `from` on.
    pub fn compare(&mut self, known: &[Turn], from: usize, what: &str) -> Result<(), String> {
        for (i, expected) in known.iter().enumerate().skip(from) {
            let turn = self.turn();
            if turn != *expected {
                return Err(format!("{what}: turn {i} of {}: {}", known.len(), turn.differences(expected)));
            }
        }
        Ok(())
    }
}
