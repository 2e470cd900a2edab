//! Objects that another thread saw before they were ready.

use super::super::end::ThreadEnd;
use super::super::trace::{Access, Place, Step};
use super::{Apart, Otherwise, Story, Told, equation, owner};

impl Story<'_> {
    /// A thread saw an object that another one was still constructing.
    pub(super) fn early_publication(&self) -> Option<Told> {
        let failed = self.failed()?;
        // What a collection does with it inside counts too: a list of listeners.
        for (i, publish, stored) in self.all_accesses().filter(|(_, s, a)| a.is_write && s.column != failed.column) {
            let Some(object) = stored.value.as_deref().filter(|v| v.contains('#')) else { continue };
            let class = object.split('#').next().unwrap_or(object);
            let maker = self.name(publish);
            let end = self.trace.ends.iter().find(|end| end.name == maker);
            let constructs = |end: &ThreadEnd| {
                let simple = |class: &str| class.rsplit('.').next().unwrap_or(class).to_string();
                end.stack.iter().any(|(frame, _)| frame.method == "<init>" && simple(&frame.class) == class)
            };
            if !end.is_some_and(constructs) {
                continue;
            }
            let own = || self.all_accesses().filter(|(j, s, a)| *j > i && s.column == failed.column && !a.is_write);
            let Some((from, read, _)) = own().find(|(_, _, a)| a.variable == stored.variable) else { continue };
            let Some((used, use_of, inside)) = own().find(|(_, _, a)| owner(&a.variable) == object) else { continue };
            let who = self.name(failed);
            let by = self.calls().rev().find(|call| call.at < i && call.step.column == publish.column);
            let handed = match by.filter(|_| publish.in_library) {
                Some(call) => format!("called {}", call.text),
                None => format!("wrote {}", equation(stored)),
            };
            let text = format!(
                "published before it was constructed: {maker} {handed} at {} inside its constructor; {who} read it at {} and found {} at {}",
                publish.place.short(),
                read.place.short(),
                equation(inside),
                use_of.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: failed.column, from, until: None }));
            return Some(Told { text, apart, is_linked: true, steps: vec![i, from, used] });
        }
        None
    }

    /// A thread saw an object before the one that had published it gave a field its first value.
    pub(super) fn early_initialisation(&self) -> Option<Told> {
        let failed = self.failed()?;
        for (r, read, seen) in self.accesses().filter(|(_, s, a)| !a.is_write && s.column == failed.column) {
            let mut writes = self.accesses().filter(|(_, _, a)| a.is_write && a.variable == seen.variable);
            let Some((w, write, first)) = writes.next().filter(|(w, s, _)| *w > r && s.column != read.column) else {
                continue;
            };
            let object = owner(&seen.variable);
            let publishes = |(p, s, a): &(usize, &Step, &Access)| {
                *p < r && s.column == write.column && a.is_write && a.value.as_deref() == Some(object)
            };
            let Some((p, publish, stored)) = self.accesses().find(publishes) else { continue };
            let found_it = |(i, s, a): (usize, &Step, &Access)| {
                i > p && i < r && s.column == read.column && !a.is_write && a.variable == stored.variable
            };
            if !self.accesses().any(found_it) {
                continue;
            }
            let (who, maker) = (self.name(read), self.name(write));
            let text = format!(
                "published before it was initialised: {maker} wrote {} at {}; {who} read {} at {}; {maker} wrote {} at {} only after that",
                equation(stored),
                publish.place.short(),
                equation(seen),
                read.place.short(),
                equation(first),
                write.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: read.column, from: r, until: Some(w + 1) }));
            return Some(Told { text, apart, is_linked: true, steps: vec![p, r, w] });
        }
        None
    }

    /// The same, where the path ends before the field gets its value: a thread found the value that fields begin with in an object
    /// that another one had published in a method which it had not left yet.
    pub(super) fn unfinished_object(&self) -> Option<Told> {
        const FIRST_VALUES: &[&str] = &["0", "0.0", "false", "null", "'\\0'"];
        let failed = self.failed()?;
        let own = || self.accesses().filter(|(_, s, a)| !a.is_write && s.column == failed.column);
        for (r, read, seen) in own().filter(|(_, _, a)| FIRST_VALUES.contains(&a.value.as_deref().unwrap_or("?"))) {
            let object = owner(&seen.variable);
            if !object.contains('#') || self.accesses().any(|(_, _, a)| a.is_write && a.variable == seen.variable) {
                continue;
            }
            let publishes = |(p, s, a): &(usize, &Step, &Access)| {
                *p < r && s.column != failed.column && a.is_write && a.value.as_deref() == Some(object)
            };
            let Some((p, publish, stored)) = self.accesses().find(publishes) else { continue };
            let Some((f, find, _)) = own().find(|(f, _, a)| *f > p && *f < r && a.variable == stored.variable) else {
                continue;
            };
            let maker = self.name(publish);
            let Some(end) = self.trace.ends.iter().find(|end| end.name == maker) else { continue };
            let within =
                |(frame, _): &(Place, bool)| frame.class == publish.place.class && frame.method == publish.place.method;
            if !end.stack.iter().any(within) {
                continue;
            }
            let who = self.name(failed);
            let text = format!(
                "published before it was initialised: {maker} wrote {} at {} and had come to {}; {who} read it at {} and found {} at {}",
                equation(stored),
                publish.place.short(),
                end.place.short(),
                find.place.short(),
                equation(seen),
                read.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: failed.column, from: f, until: None }));
            return Some(Told { text, apart, is_linked: false, steps: vec![p, f, r] });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use rjpf_vm::transition::ViolationKind;

    use super::super::super::trace::Trace;
    use super::super::tests::*;
    use super::*;

    #[test]
    fn a_field_that_is_set_after_its_object_was_seen() {
        let steps = |late: bool| {
            let set = access(1, 6, "Main#1.x", "42", true);
            let seen = [access(0, 3, "Main.it", "Main#1", false), access(0, 4, "Main#1.x", "0", false)];
            let publish = access(1, 5, "Main.it", "Main#1", true);
            match late {
                true => vec![publish, seen[0].clone(), seen[1].clone(), set, throw(0)],
                false => vec![publish, set, seen[0].clone(), seen[1].clone(), throw(0)],
            }
        };
        let said = told(steps(true)).unwrap();
        assert!(said.starts_with("published before it was initialised: b wrote Main.it = Main#1"), "{said}");
        assert_eq!(told(steps(false)), None, "it was set before");
    }

    #[test]
    fn an_object_that_is_found_before_its_maker_is_done() {
        let found = |stack: &[&str], value: &str| {
            let steps = vec![
                access(1, 5, "Main.it", "Main#1", true),
                access(0, 3, "Main.it", "Main#1", false),
                access(0, 4, "Main#1.x", value, false),
                throw(0),
            ];
            let maker = ThreadEnd {
                name: "b".into(),
                status: "runnable",
                place: place("init", 8),
                wants: None,
                stack: stack.iter().map(|method| (place(method, 6), true)).collect(),
                is_daemon: false,
                pool: None,
            };
            first(&Trace { ends: vec![maker], ..trace(ViolationKind::Assertion, steps) })
        };
        let said = found(&["init", "run"], "0").unwrap();
        let expected = "published before it was initialised: b wrote Main.it = Main#1 at Main.java:5 and had come to Main.java:8; a read it at Main.java:3 and found Main#1.x = 0 at Main.java:4";
        assert_eq!(said, expected);
        assert_eq!(found(&["other"], "0"), None, "it had left the method");
        assert_eq!(found(&["init", "run"], "7"), None, "somebody has set it");
    }
}
