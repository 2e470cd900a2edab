//! Calls of native methods over columns.

use rjpf_classes::code::CallSite;
use rjpf_classes::{BaseType, Class, ClassId, Method};
use rjpf_state::heap::{CLASS_MASK, array_words};

use super::ops::Next;
use super::peers::Native;
use super::run::{Fate, Group, Run};
use crate::Stop;

impl Run<'_> {
    pub(super) fn call_native(
        &mut self,
        group: &mut Group,
        target: &'static Method,
        site: &'static CallSite,
    ) -> Result<Next, Stop> {
        let native = *self.delta.natives.entry(target.id.0).or_insert_with(|| Native::of(target));
        self.spread_arguments(group, site);
        match native {
            Native::Seen { content, ignores } => {
                let result = result_of(group);
                let started = self.delta.now();
                self.ask_seen(group, site.args[0], result, content, ignores);
                self.delta.statistics.time.comparing += self.delta.now() - started;
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::Ignore => {
                let fp = group.top().fp + u32::from(site.args[0]);
                let (gone, stays): (Vec<u32>, Vec<u32>) =
                    group.rows.iter().partition(|&&row| self.table.in_stack(fp, row as usize) != 0);
                gone.iter().for_each(|&row| self.fates[row as usize] = Fate::Ignored);
                group.rows = stays;
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::Same => {
                let (fp, result) = (group.top().fp, result_of(group));
                for (word, &from) in (0..).zip(site.args.iter()) {
                    for &row in &group.rows {
                        let value = self.table.in_stack(fp + u32::from(from), row as usize);
                        self.table.set_in_stack(fp + u32::from(result) + word, row as usize, value);
                    }
                }
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::Class => {
                self.put_classes(group, site);
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::Query(ask) => {
                self.answer_each(group, site, "an exception", |run, argument, _| {
                    Some(u32::from(ask(run.vm.class_of_mirror(argument(0)))))
                });
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::IsInstance => {
                self.answer_each(group, site, "an exception", |run, argument, r| {
                    let (class, object) = (run.vm.class_of_mirror(argument(0)), argument(1));
                    Some(u32::from(object != 0 && run.class_at(object, r).is_subclass_of(class)))
                });
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::NewArray => {
                self.new_arrays(group, site);
                group.top().pc += 1;
                Ok(Next::Elsewhere)
            }
            Native::Clone => {
                self.clone_objects(group, site);
                group.top().pc += 1;
                Ok(Next::Elsewhere)
            }
            Native::Copy => {
                self.copy_elements(group, site);
                group.top().pc += 1;
                Ok(Next::Op)
            }
            Native::Choice if !group.frames.iter().all(|f| is_plain(f.method)) => {
                self.fall_back("a choice inside the library", group.rows.len());
                Ok(Next::Done)
            }
            Native::Choice => {
                let fp = group.top().fp;
                let of = |run: &Self, row: u32| -> Vec<u32> {
                    site.args.iter().map(|&a| run.table.in_stack(fp + u32::from(a), row as usize)).collect()
                };
                let args = of(self, group.rows[0]);
                let others: Vec<u32> = group.rows.iter().copied().filter(|&row| of(self, row) != args).collect();
                if !others.is_empty() {
                    self.leave(group, others);
                }
                if is_forced(target, &args) {
                    self.fall_back("a choice of one value", group.rows.len());
                    return Ok(Next::Done);
                }
                let started = self.delta.now();
                self.arrive(group, (target.id.0, args))?;
                self.delta.statistics.time.comparing += self.delta.now() - started;
                Ok(Next::Done)
            }
            Native::Unknown => {
                let entry = &self.vm.peers.entries[target.peer().unwrap_or(0) as usize];
                let native = (entry.class, entry.signature);
                *self.delta.statistics.natives.entry(native).or_default() += group.rows.len() as u64;
                Ok(Next::Done)
            }
        }
    }

    /// Native methods look at their arguments and give their result row by row.
    fn spread_arguments(&mut self, group: &mut Group, site: &CallSite) {
        let top = *group.top();
        let first = (top.fp - self.table.bottom) as usize;
        site.args.iter().for_each(|&register| group.spread(self.table, first + usize::from(register)));
        if let Some(result) = top.code.ops[top.pc as usize].call_result() {
            let result = first + usize::from(result);
            (result..result + site.ret.words() as usize).for_each(|column| group.constants.forget(column));
        }
    }

    /// Each row gets its own answer; those without one fall back.
    fn answer_each(
        &mut self,
        group: &mut Group,
        site: &CallSite,
        why: &'static str,
        mut answer: impl FnMut(&Self, &dyn Fn(usize) -> u32, usize) -> Option<u32>,
    ) {
        let (fp, result) = (group.top().fp, result_of(group));
        for &row in &group.rows {
            let r = row as usize;
            let argument = |i: usize| self.table.in_stack(fp + u32::from(site.args[i]), r);
            match answer(self, &argument, r) {
                Some(word) => self.table.set_in_stack(fp + u32::from(result), r, word),
                None => self.bad.push(row),
            }
        }
        self.drop_bad(group, why);
    }

    /// `Object.getClass`. Mirrors that did not come to life yet are left to the machine.
    fn put_classes(&mut self, group: &mut Group, site: &CallSite) {
        self.answer_each(group, site, "a mirror that was not used yet", |run, argument, r| {
            let class = run.class_at(argument(0), r);
            let mirror = run.vm.registry.mirror_address(class);
            Some(mirror).filter(|&mirror| run.vm.pages.memory.get(mirror) != 0)
        });
    }

    fn class_at(&self, object: u32, row: usize) -> &'static Class {
        self.vm.registry.class(ClassId(self.load(object, row) & CLASS_MASK))
    }

    /// `Array.newArray`: one array for all rows with the same class and length.
    fn new_arrays(&mut self, group: &mut Group, site: &CallSite) {
        let (fp, result) = (group.top().fp, result_of(group));
        let of = |run: &Self, row: u32| -> [u32; 2] {
            std::array::from_fn(|i| run.table.in_stack(fp + u32::from(site.args[i]), row as usize))
        };
        let [mirror, length] = of(self, group.rows[0]);
        let others: Vec<u32> = group.rows.iter().copied().filter(|&row| of(self, row) != [mirror, length]).collect();
        if !others.is_empty() {
            self.leave(group, others);
        }
        // Arrays of primitives, and what throws, are left to the machine.
        let component = (mirror != 0 && mirror < self.table.start).then(|| self.vm.class_of_mirror(mirror));
        let component = component.filter(|class| class.base_type() == BaseType::Ref && !class.is_array());
        let words = array_words(BaseType::Ref, length).filter(|_| length as i32 >= 0);
        let place = component.zip(words.and_then(|words| component.and_then(|_| self.allocate(words))));
        let Some((component, at)) = place else {
            self.fall_back("a new array of another kind", group.rows.len());
            group.rows.clear();
            return;
        };
        let class = self.vm.registry.array_of(component);
        for &row in &group.rows {
            self.table.set(at, row as usize, class.id.0);
            self.table.set(at + 2, row as usize, length);
            self.table.set_in_stack(fp + u32::from(result), row as usize, at);
        }
    }

    /// `Object.clone`: one new object for all rows whose objects are of one kind.
    fn clone_objects(&mut self, group: &mut Group, site: &CallSite) {
        let (fp, result) = (group.top().fp, result_of(group));
        let of = |run: &Self, row: u32| run.table.in_stack(fp + u32::from(site.args[0]), row as usize);
        let kind = |run: &Self, row: u32| {
            let object = of(run, row);
            let class = run.class_at(object, row as usize);
            (class, if class.is_array() { run.load(object + 2, row as usize) } else { 0 })
        };
        let (class, length) = kind(self, group.rows[0]);
        let others: Vec<u32> = (group.rows.iter().copied())
            .filter(|&row| {
                let (other, other_length) = kind(self, row);
                other.id != class.id || other_length != length
            })
            .collect();
        if !others.is_empty() {
            self.leave(group, others);
        }
        let words = match class.element_type() {
            Some(element) => array_words(element, length),
            None => Some(class.instance_words)
                .filter(|_| class.is_subclass_of(self.vm.registry.known("java/lang/Cloneable"))),
        };
        let Some(at) = words.and_then(|words| self.allocate(words)) else {
            self.fall_back("a clone of another kind", group.rows.len());
            group.rows.clear();
            return;
        };
        for &row in &group.rows {
            let (object, r) = (of(self, row), row as usize);
            self.table.set(at, r, class.id.0);
            for word in 2..words.unwrap_or(0) {
                let value = self.load(object + word, r);
                self.table.set(at + word, r, value);
            }
            self.table.set_in_stack(fp + u32::from(result), r, at);
        }
    }
}

/// The register for what the call at hand returns.
fn result_of(group: &mut Group) -> u16 {
    let top = *group.top();
    top.code.ops[top.pc as usize].call_result().unwrap_or(0)
}

/// Does the program go on at once because there is nothing to choose from?
fn is_forced(choice: &Method, args: &[u32]) -> bool {
    match *args {
        [most] => choice.descriptor == "(I)I" && most as i32 <= 0,
        [low, high] => low as i32 >= high as i32,
        _ => false,
    }
}

/// Does a frame of this method belong to no call of the library that is one step?
fn is_plain(method: &Method) -> bool {
    matches!(method.class.trust, rjpf_classes::Trust::User | rjpf_classes::Trust::Glue)
}
