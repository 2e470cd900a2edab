//! Variables that changed between two looks at them: lost updates, checks that are true no more.

use super::super::trace::{Access, Step, What};
use super::{Apart, Otherwise, Story, Told, equation, owner};

impl Story<'_> {
    /// Read, written by another, and written without another look. Updates that whoever fails sees come first; of the
    /// others it can only be said that somebody acted on what was true no more.
    pub(super) fn lost_updates(&self) -> Vec<Told> {
        let Some(failed) = self.failed() else { return Vec::new() };
        let mut found = Vec::new();
        for (k, write, last) in self.accesses().filter(|(_, _, a)| a.is_write) {
            let of_it = || self.accesses().filter(|(_, _, a)| a.variable == last.variable);
            let before = || of_it().rev().filter(|(i, ..)| *i < k);
            let Some((i, read, old)) = before().find(|(_, s, _)| s.column == write.column) else { continue };
            if old.is_write || read.place.method != write.place.method || read.place.class != write.place.class {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| *j > i && s.column != write.column && a.is_write;
            let Some((j, other, new)) = before().find(between) else { continue };
            if old.value == new.value {
                continue;
            }
            let is_seen = self.is_seen(k, &last.variable, failed.column);
            let (who, whom) = (self.name(write), self.name(other));
            // Who saw null made something new instead of changing what was there; a flag says what to do.
            let is_flag = old.value.as_deref().is_none_or(|value| ["null", "true", "false"].contains(&value));
            let is_update = is_seen && !is_flag;
            let pattern = if is_update { "lost update" } else { "check, then act" };
            let text = format!(
                "{pattern}: {who} read {} at {}; {whom} wrote {} at {} in between; {who} then wrote {} at {}, over what {whom} had written",
                equation(old),
                read.place.short(),
                equation(new),
                other.place.short(),
                equation(last),
                write.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: write.column, from: i, until: Some(k) }));
            let steps = vec![i, j, k];
            found.push(Told { text, apart, is_linked: is_seen, steps });
        }
        found.sort_by_key(|told| !told.is_linked);
        found
    }

    /// Does whoever fails look at what was written, or at what others made of it? What is written over before anybody looks
    /// does no harm.
    fn is_seen(&self, written: usize, variable: &str, failed: usize) -> bool {
        let of_it = || self.all_accesses().filter(|(_, _, a)| a.variable == variable);
        let mut from = written;
        loop {
            let next = of_it().find(|(n, _, a)| *n > from && a.is_write);
            let until = next.map_or(usize::MAX, |(n, ..)| n);
            let reads =
                |column: usize| of_it().any(|(n, s, a)| n > from && n < until && s.column == column && !a.is_write);
            match next {
                _ if reads(failed) => return true,
                Some((n, step, _)) if reads(step.column) => from = n,
                _ => return false,
            }
        }
    }

    /// A thread looked at a variable, another one changed it, and the first one looked again and wrote: whatever it had decided
    /// by the first look is true no more.
    pub(super) fn stale_updates(&self) -> Vec<Told> {
        let mut found = Vec::new();
        for (k, write, last) in self.accesses().filter(|(_, _, a)| a.is_write) {
            let before = || self.accesses().rev().filter(|(i, _, a)| *i < k && a.variable == last.variable);
            let own = |(_, s, _): &(usize, &Step, &Access)| s.column == write.column;
            let Some((r, _, again)) = before().find(own).filter(|(_, _, a)| !a.is_write) else { continue };
            let first = before().filter(|(i, ..)| *i < r).find(own);
            let Some((i, read, old)) = first.filter(|(_, _, a)| !a.is_write && a.value != again.value) else {
                continue;
            };
            let between = |(j, s, a): &(usize, &Step, &Access)| {
                *j > i && *j < r && s.column != write.column && a.is_write && a.value == again.value
            };
            let Some((j, other, new)) = before().find(between) else { continue };
            let who = self.name(write);
            let text = format!(
                "check, then act: {who} read {} at {}; {} wrote {} at {} in between; {who} then wrote {} at {}",
                equation(old),
                read.place.short(),
                self.name(other),
                equation(new),
                other.place.short(),
                equation(last),
                write.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: write.column, from: i, until: Some(k) }));
            found.push(Told { text, apart, is_linked: false, steps: vec![i, j, r, k] });
        }
        found
    }

    /// A thread waited for something, was notified, and went on although another one had undone it meanwhile.
    pub(super) fn wait_without_loop(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = |(_, s): &(usize, &Step)| s.column == failed.column;
        let (w, object) = self.steps().rev().filter(own).find_map(|(w, step)| match &step.what {
            What::Wait { object } => Some((w, object)),
            _ => None,
        })?;
        let takes = |step: &Step| matches!(&step.what, What::Lock { object: of } if of == object);
        let (k, _) = self.steps().filter(own).find(|(k, step)| *k > w && takes(step))?;
        let who = self.name(failed);
        let wakes = |step: &Step| matches!(&step.what, What::Notify { object: of, woken } if of == object && woken.iter().any(|w| w == who));
        let (n, notify) = self.steps().find(|(n, step)| *n > w && *n < k && wakes(step))?;
        let mut looks = self.accesses().rev().filter(|(i, s, a)| *i < w && s.column == failed.column && !a.is_write);
        looks.find_map(|(i, look, old)| {
            let writes = |from: usize, to: usize| {
                let of_it = self.accesses().rev().filter(move |(j, s, a)| {
                    *j > from && *j < to && s.column != failed.column && a.is_write && a.variable == old.variable
                });
                of_it.into_iter().next()
            };
            let (_, _, made) = writes(w, n)?;
            let (j, thief, undone) = writes(n, k)?;
            if undone.value != old.value || made.value == old.value {
                return None;
            }
            let text = format!(
                "waited without looking again: {who} read {} at {} and waited on {object}; {} notified it at {}; {} wrote {} at {} before {who} went on",
                equation(old),
                look.place.short(),
                self.name(notify),
                notify.place.short(),
                self.name(thief),
                equation(undone),
                thief.place.short()
            );
            let (from, _) = self.steps().find(|(at, s)| *at > n && s.column == thief.column)?;
            let apart = Some(Otherwise::Apart(Apart { column: thief.column, from, until: None }));
            Some(Told { text, apart, is_linked: false, steps: vec![i, w, n, j, k] })
        })
    }

    /// The thread that fails looked at a variable twice, and another one changed it in between.
    pub(super) fn stale_check(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = || self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
        for (k, second, seen) in own() {
            let Some((i, first, old)) = own().find(|(i, _, a)| *i < k && a.variable == seen.variable) else { continue };
            let near = first.place.method == second.place.method && first.place.class == second.place.class;
            let wrote_itself = self.accesses().any(|(j, s, a)| {
                j > i && j < k && s.column == failed.column && a.is_write && a.variable == seen.variable
            });
            // An assertion reads again what it has found wrong, for its message.
            let is_message = first.place == second.place && second.place.line == failed.place.line;
            if old.value == seen.value || !near || wrote_itself || is_message {
                continue;
            }
            let between = |(j, s, a): &(usize, &Step, &Access)| {
                *j > i && *j < k && s.column != failed.column && a.is_write && a.variable == seen.variable
            };
            let Some((j, other, new)) = self.accesses().rev().find(between) else { continue };
            let who = self.name(failed);
            let text = format!(
                "check, then act: {who} read {} at {}; {} wrote {} at {} in between; {who} read {} at {}",
                equation(old),
                first.place.short(),
                self.name(other),
                equation(new),
                other.place.short(),
                equation(seen),
                second.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: failed.column, from: i, until: Some(k) }));
            return Some(Told { text, apart, is_linked: true, steps: vec![i, j, k] });
        }
        None
    }

    /// The same with two fields of an object: one was looked at, then another thread changed both.
    pub(super) fn stale_state(&self) -> Option<Told> {
        let failed = self.failed()?;
        let own = || self.accesses().rev().filter(|(_, s, a)| s.column == failed.column && !a.is_write);
        let of_method = |s: &Step| s.place.class == failed.place.class && s.place.method == failed.place.method;
        let (k, second, seen) = own().next().filter(|(_, s, _)| of_method(s))?;
        // What was read last where it fails is what it fails for; what was read before that was looked at with it.
        let is_act = second.place.line == failed.place.line;
        let pattern = if is_act { "check, then act" } else { "changed while it was read" };
        let written = |of: &Access, from: usize| {
            let other = |(j, s, a): &(usize, &Step, &Access)| {
                *j > from && *j < k && s.column != failed.column && a.is_write && a.variable == of.variable
            };
            self.accesses().rev().find(other)
        };
        for (i, first, old) in own().skip(1) {
            let near = first.place.method == second.place.method && first.place.class == second.place.class;
            // Static fields of a class often have nothing to do with each other.
            let together = owner(&old.variable) == owner(&seen.variable) && owner(&seen.variable).contains('#');
            if !near || old.variable == seen.variable || !together {
                continue;
            }
            let (Some((m, one, new)), Some((n, two, cause))) = (written(old, i), written(seen, i)) else { continue };
            if new.value == old.value || cause.value != seen.value || one.column != two.column {
                continue;
            }
            let (who, whom) = (self.name(failed), self.name(one));
            let text = format!(
                "{pattern}: {who} read {} at {}; {whom} wrote {} at {} and {} at {} in between; {who} read {} at {}",
                equation(old),
                first.place.short(),
                equation(new),
                one.place.short(),
                equation(cause),
                two.place.short(),
                equation(seen),
                second.place.short()
            );
            let apart = Some(Otherwise::Apart(Apart { column: failed.column, from: i, until: Some(k) }));
            return Some(Told { text, apart, is_linked: false, steps: vec![i, m, n, k] });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use rjpf_vm::transition::ViolationKind;

    use super::super::explanations;
    use super::super::tests::*;
    use super::*;

    #[test]
    fn an_update_is_lost_only_if_another_write_came_in_between() {
        let read = |c, line, v| access(c, line, "Main.n", v, false);
        let write = |c, line, v| access(c, line, "Main.n", v, true);
        let lost =
            vec![read(0, 1, "0"), read(1, 2, "0"), write(1, 2, "1"), write(0, 1, "1"), read(0, 3, "1"), throw(0)];
        let said = told(lost).unwrap();
        assert!(said.starts_with("lost update: a read Main.n = 0 at Main.java:1; b wrote Main.n = 1"), "{said}");
        let in_turn =
            vec![read(0, 1, "0"), write(0, 1, "1"), read(1, 2, "1"), write(1, 2, "2"), read(0, 3, "2"), throw(0)];
        assert_eq!(told(in_turn), None, "one after the other loses nothing");
        let looked_again =
            vec![read(0, 1, "0"), write(1, 2, "1"), read(0, 1, "1"), write(0, 1, "2"), read(0, 3, "2"), throw(0)];
        assert!(!told(looked_again).unwrap_or_default().starts_with("lost update"), "it was read again");
        let elsewhere = vec![
            access(0, 1, "Main.n", "0", false),
            access(1, 2, "Main.m", "1", true),
            access(0, 1, "Main.n", "1", true),
            access(0, 3, "Main.n", "1", false),
            throw(0),
        ];
        assert_eq!(told(elsewhere), None, "another variable");
    }

    #[test]
    fn an_update_that_was_written_over_is_not_the_one_that_is_seen() {
        let read = |c, line, v| access(c, line, "Main.n", v, false);
        let write = |c, line, v| access(c, line, "Main.n", v, true);
        let lost = || vec![read(0, 1, "0"), read(1, 2, "0"), write(1, 2, "1"), write(0, 1, "1")];
        let seen = [lost(), vec![read(0, 3, "1"), throw(0)]].concat();
        assert!(explanations(&trace(ViolationKind::Assertion, seen))[0].is_linked);
        let over = [lost(), vec![write(1, 5, "9"), read(0, 3, "9"), throw(0)]].concat();
        assert!(explanations(&trace(ViolationKind::Assertion, over)).iter().all(|told| !told.is_linked));
    }

    #[test]
    fn a_pattern_says_what_would_have_to_be_otherwise() {
        let steps = vec![
            access(0, 1, "Main.n", "0", false),
            access(1, 2, "Main.n", "1", true),
            access(0, 1, "Main.n", "1", true),
            access(0, 3, "Main.n", "1", false),
            throw(0),
        ];
        let told = explanations(&trace(ViolationKind::Assertion, steps));
        assert_eq!(told[0].apart, Some(Otherwise::Apart(Apart { column: 0, from: 0, until: Some(2) })));
    }

    #[test]
    fn two_fields_of_one_object_that_belong_together() {
        let steps = |object: &str| {
            vec![
                access(0, 1, "Conn#1.closed", "false", false),
                access(1, 5, "Conn#1.closed", "true", true),
                access(1, 6, &format!("{object}.buf"), "null", true),
                access(0, 99, &format!("{object}.buf"), "null", false),
                throw(0),
            ]
        };
        let said = told(steps("Conn#1")).unwrap();
        assert!(said.starts_with("check, then act: a read Conn#1.closed = false at Main.java:1; b wrote"), "{said}");
        assert_eq!(told(steps("Other#1")), None, "they have nothing to do with each other");
    }

    #[test]
    fn a_check_is_stale_only_if_another_thread_changed_what_it_saw() {
        let steps = |writer| {
            vec![
                access(0, 1, "Main.x", "Node#1", false),
                access(writer, 5, "Main.x", "null", true),
                access(0, 2, "Main.x", "null", false),
                throw(0),
            ]
        };
        assert!(told(steps(1)).unwrap().starts_with("check, then act: a read Main.x = Node#1 at Main.java:1; b wrote"));
        assert_eq!(told(steps(0)), None, "it did so itself");
    }

    #[test]
    fn an_update_is_seen_inside_of_the_library_too() {
        let steps = vec![
            access(0, 1, "int[]#1[0]", "0", false),
            access(1, 2, "int[]#1[0]", "1", true),
            access(0, 1, "int[]#1[0]", "1", true),
            Step { in_library: true, ..access(1, 3, "int[]#1[0]", "1", false) },
            throw(1),
        ];
        assert!(told(steps).unwrap().starts_with("lost update: "));
    }
}
