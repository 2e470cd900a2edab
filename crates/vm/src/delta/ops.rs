//! Ops over columns.
//!
//! What an op does to one row is what `crate::ops` says; here it is done for all rows of a group. A row for which an op
//! would do something else (throw, initialise a class, publish an object) is dropped from the group.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::{CallKind, CallSite, Op};
use rjpf_classes::{BaseType, Class, ClassId, Method, scalar_ops};
use rjpf_state::frame::HEADER;
use rjpf_state::heap::{CLASS_MASK, SHARED};

use super::base::Frame;
use super::run::{Group, Run};
use crate::init::InitState;
use crate::invoke::STACK_RESERVE;
use crate::ops::{array, compare, convert, double, float, int, long};
use crate::{Stop, Vm};

/// Words that a step may allocate; more is left to the machine, which collects garbage.
const MOST_WORDS: u32 = 1 << 16;
/// Rows times words of the heap that a table may grow to.
const MOST_CELLS: usize = 1 << 27;

/// How an op leaves the loop over ops.
pub(super) enum Next {
    Op,
    /// The group goes on in another frame or has lost rows to another one.
    Elsewhere,
    Done,
}

impl Run<'_> {
    /// Runs a group until it parts, or comes to where another one waits, or is done.
    #[allow(clippy::cognitive_complexity, reason = "the dispatch match")]
    #[rustfmt::skip]
    pub(super) fn execute(&mut self, group: &mut Group) -> Result<(), Stop> {
        let rows = self.table.rows;
        let start = self.table.start;
        let mut meeting = self.meeting_point(group);
        let (mut ops, mut row_ops, mut constants) = (0_u64, 0_u64, 0_u64);
        let result = 'run: loop {
            if group.rows.is_empty() { break Ok(()); }
            let Frame { fp, code, pc, .. } = *group.top();
            if pc >= meeting {
                self.waiting.push(std::mem::take(group));
                break Ok(());
            }
            ops += 1;
            row_ops += group.rows.len() as u64;
            let op = code.ops[pc as usize];
            let first = (fp - self.table.bottom) as usize;
            // Columns: `reach` has made room for all registers of the frame, and rows are below their number.
            let stack = self.table.stack.as_mut_ptr();
            let heap = self.table.heap.as_mut_ptr();
            debug_assert!((first + code.registers as usize) * rows <= self.table.stack.len());
            let all = group.rows.len() == rows;

            macro_rules! each { ($r:ident => $body:expr) => {
                if all { for $r in 0..rows { $body } } else { for &row in &group.rows { let $r = row as usize; $body } }
            } }
            macro_rules! at { ($register:expr, $r:expr) => { stack.add((first + $register as usize) * rows + $r) } }
            macro_rules! word { ($register:expr, $r:expr) => {
                // SAFETY: a column of the frame, and a row; see above.
                unsafe { *at!($register, $r) }
            } }
            macro_rules! wide { ($register:expr, $r:expr) => {
                u64::from(word!($register, $r)) | u64::from(word!($register + 1, $r)) << 32
            } }
            macro_rules! reference { ($register:expr, $r:expr) => { word!($register, $r) } }
            macro_rules! constant { ($value:expr, $r:expr) => { i32::from($value) as u32 } }
            macro_rules! set {
                (word $register:expr, $r:expr, $value:expr) => {{
                    let value: u32 = $value;
                    // SAFETY: a column of the frame, and a row; see above.
                    unsafe { *at!($register, $r) = value }
                }};
                (wide $register:expr, $r:expr, $value:expr) => {{
                    let value: u64 = $value;
                    set!(word $register, $r, value as u32);
                    set!(word $register + 1, $r, (value >> 32) as u32);
                }};
            }
            // What is known of a register in all rows. Whoever reads it row by row spreads it first.
            macro_rules! column { ($register:expr) => { first + $register as usize } }
            macro_rules! known {
                (word $register:expr) => { group.constants.of(column!($register)) };
                (reference $register:expr) => { known!(word $register) };
                (wide $register:expr) => { match (known!(word $register), known!(word $register + 1)) {
                    (Some(low), Some(high)) => Some(u64::from(low) | u64::from(high) << 32),
                    _ => None,
                } };
                (constant $value:expr) => { Some(i32::from($value) as u32) };
            }
            macro_rules! spread {
                (word $register:expr) => { group.spread(self.table, column!($register)) };
                (reference $register:expr) => { spread!(word $register) };
                (wide $register:expr) => {{ spread!(word $register); spread!(word $register + 1) }};
                (constant $value:expr) => {};
            }
            macro_rules! varies {
                (word $register:expr) => { group.constants.forget(column!($register)) };
                (wide $register:expr) => {{ varies!(word $register); varies!(word $register + 1) }};
            }
            macro_rules! set_all {
                (word $register:expr, $value:expr) => {{ let value: u32 = $value; constants += 1; group.constants.set(column!($register), value) }};
                (wide $register:expr, $value:expr) => {{
                    let value: u64 = $value;
                    set_all!(word $register, value as u32);
                    set_all!(word $register + 1, (value >> 32) as u32);
                }};
            }
            macro_rules! in_heap { ($at:expr, $r:expr) => {
                // SAFETY: references of live rows are addresses of objects in the table, or of what was booted.
                unsafe { *heap.add(($at - start) as usize * rows + $r) }
            } }
            macro_rules! load { ($at:expr, $r:expr) => {{
                let at: u32 = $at;
                if at >= start { in_heap!(at, $r) } else { self.vm.pages.memory.get(at) }
            }} }
            macro_rules! store { ($at:expr, $r:expr, $value:expr) => {{
                let (at, value): (u32, u32) = ($at, $value);
                self.table.touch(at - start);
                // SAFETY: as for a load; what was booted is not stored to.
                unsafe { *heap.add((at - start) as usize * rows + $r) = value }
            }} }
            macro_rules! bad { ($r:expr) => {{ self.bad.push($r as u32); continue }} }
            macro_rules! next { () => {{ group.top().pc += 1; continue; }} }
            macro_rules! checked { ($why:expr) => {{ if !self.bad.is_empty() { self.drop_bad(group, $why); } next!() }} }
            macro_rules! all_back { ($why:expr) => {{ self.fall_back($why, group.rows.len()); break 'run Ok(()); }} }
            // Jumps: rows for which the condition holds go to `target`, the others on.
            macro_rules! jump { ($target:expr) => {{
                let target: u32 = $target;
                if target <= pc { if let Err(stop) = self.burn() { break Err(stop); } if self.is_out_of_fuel() { all_back!("a long transition") } }
                group.top().pc = target;
                continue;
            }} }
            macro_rules! look_again {
                (constant $value:expr) => {};
                (wide $register:expr) => { self.look_again_in_both(group, &[column!($register), column!($register + 1)]) };
                ($kind:ident $register:expr) => { self.look_again_in_both(group, &[column!($register)]) };
            }
            macro_rules! part { ($r:ident => $taken:expr, $target:expr, [$($kind:ident $register:ident),+]) => {{
                let target: u32 = $target;
                let members = group.rows.len();
                let (mut taken, mut rest) = (self.room(members), self.room(members));
                let (mut jumping, mut going_on) = (0, 0);
                each!($r => {
                    let jumps = usize::from($taken);
                    // SAFETY: there is room for all rows of the group in both.
                    unsafe {
                        *taken.as_mut_ptr().add(jumping) = $r as u32;
                        *rest.as_mut_ptr().add(going_on) = $r as u32;
                    }
                    jumping += jumps;
                    going_on += 1 - jumps;
                });
                if jumping == 0 || going_on == 0 {
                    self.spare.extend([taken, rest]);
                    if jumping == 0 { next!() }
                    jump!(target)
                }
                // SAFETY: so many were written.
                unsafe {
                    taken.set_len(jumping);
                    rest.set_len(going_on);
                }
                self.split(group, (taken, rest), target);
                $(look_again!($kind $register);)+
                meeting = self.meeting_point(group);
                continue;
            }} }
            macro_rules! t { ($target:expr) => { $target } }
            macro_rules! o { ($offset:expr) => { pc.wrapping_add_signed(i32::from($offset)) } }
            macro_rules! array_at { ($a:expr, $i:expr, $r:expr) => {{
                let (array, index) = (word!($a, $r), word!($i, $r));
                if array == 0 || index >= load!(array + 2, $r) { bad!($r) }
                (array, index)
            }} }
            // An array that is the same in all rows has the same length in all of them.
            macro_rules! get_elements { ($d:expr, $a:expr, $i:expr, $array:ident, $index:ident, $r:ident => $value:expr) => {{
                if let (Some($array), Some($index)) = (known!(word $a), known!(word $i)) {
                    let $r = group.rows[0] as usize;
                    if $array == 0 || $index >= load!($array + 2, $r) { all_back!("an exception") }
                    if $array < start { set_all!(word $d, $value) } else { varies!(word $d); each!($r => set!(word $d, $r, $value)) }
                    next!()
                }
                spread!(word $a);
                spread!(word $i);
                varies!(word $d);
                each!($r => { let ($array, $index) = array_at!($a, $i, $r); set!(word $d, $r, $value) });
                checked!("an exception")
            }} }
            // Only objects of the rows are written.
            macro_rules! put_elements { ($a:expr, $i:expr, $kind:ident $s:expr, $array:ident, $index:ident, $r:ident => $body:expr) => {{
                spread!(word $a);
                spread!(word $i);
                spread!($kind $s);
                each!($r => { let ($array, $index) = array_at!($a, $i, $r); if $array < start { bad!($r) } $body });
                checked!("an exception, or a write to a booted array")
            }} }
            macro_rules! initialized { ($class:expr) => {{
                let class: &'static Class = $class;
                if self.vm.pages.memory.get(class.statics) != InitState::Initialized as u32 { all_back!("a class to be initialised") }
            }} }
            macro_rules! resolved { ($what:expr) => { match $what { Some(found) => found, None => all_back!("an unresolved reference") } } }
            // A word of an object that is the same in all rows.
            macro_rules! get_from { ($d:expr, $at:expr) => {{
                let at: u32 = $at;
                if at < start || self.table.is_uniform(at) {
                    set_all!(word $d, load!(at, group.rows[0] as usize))
                } else {
                    varies!(word $d);
                    each!(r => set!(word $d, r, in_heap!(at, r)))
                }
            }} }
            macro_rules! get_field { ($d:expr, $o:expr, $f:expr, $wide:expr) => {{
                if let Some(object) = known!(word $o) {
                    if object == 0 { all_back!("an exception") }
                    get_from!($d, object + $f);
                    if $wide { get_from!($d + 1, object + $f + 1) }
                    next!()
                }
                spread!(word $o);
                varies!(word $d);
                if $wide { varies!(word $d + 1) }
                each!(r => {
                    let object = word!($o, r);
                    if object == 0 { bad!(r) }
                    let value = load!(object + $f, r);
                    if $wide { let high = load!(object + $f + 1, r); set!(word $d + 1, r, high); }
                    set!(word $d, r, value);
                });
                checked!("an exception")
            }} }
            macro_rules! put_field { ($o:expr, $s:expr, $f:expr, $wide:expr, $is_ref:expr) => {{
                spread!(word $o);
                spread!(word $s);
                if $wide { spread!(word $s + 1) }
                each!(r => {
                    let object = word!($o, r);
                    if object < start { bad!(r) }
                    let value = word!($s, r);
                    if $is_ref && value >= start && in_heap!(object, r) & SHARED != 0 && in_heap!(value, r) & SHARED == 0 { bad!(r) }
                    store!(object + $f, r, value);
                    if $wide { store!(object + $f + 1, r, word!($s + 1, r)) }
                });
                checked!("an exception, or a reference to publish")
            }} }
            macro_rules! get_static { ($d:expr, $addr:expr, $words:expr) => {{
                for word in 0..$words {
                    let column = self.static_column($addr + word);
                    let value = match column {
                        Some(column) => self.table.uniform_static(column),
                        None => Some(self.vm.pages.memory.get($addr + word)),
                    };
                    match (value, column) {
                        (Some(value), _) => set_all!(word $d + word as u16, value),
                        (None, column) => {
                            let from = column.unwrap_or(0) * rows;
                            varies!(word $d + word as u16);
                            each!(r => set!(word $d + word as u16, r, self.table.statics[from + r]));
                        }
                    }
                }
                next!()
            }} }
            macro_rules! put_static { ($s:expr, $addr:expr, $words:expr, $is_ref:expr) => {{
                for word in 0..$words {
                    let Some(column) = self.static_column($addr + word) else { all_back!("the first write to a class") };
                    self.table.touch_static(column);
                    spread!(word $s + word as u16);
                    each!(r => {
                        let value = word!($s + word as u16, r);
                        if $is_ref && value >= start && in_heap!(value, r) & SHARED == 0 { bad!(r) }
                        self.table.statics[column * rows + r] = value;
                    });
                }
                checked!("a reference to publish")
            }} }
            macro_rules! call { ($target:expr, $site:expr) => {{
                match self.call(group, $target, $site)? {
                    Next::Op => {}
                    Next::Elsewhere => meeting = self.meeting_point(group),
                    Next::Done => break Ok(()),
                }
                continue;
            }} }
            // Rows that agree with the first on something go on; the others wait to do so by themselves.
            macro_rules! agreed { ($register:expr, $r:ident => $value:expr) => {{
                spread!(word $register);
                let value = { let $r = group.rows[0] as usize; $value };
                let mut others: Vec<u32> = Vec::new();
                if known!(word $register).is_none() { each!($r => if $value != value { others.push($r as u32) }) }
                if !others.is_empty() { self.leave(group, others); meeting = self.meeting_point(group); }
                self.look_again(group, &[column!($register)]);
                value
            }} }
            macro_rules! invoke { ($site:expr, $resolved:expr) => {{
                let (site, resolved): (&'static CallSite, rjpf_classes::code::Target) = ($site, $resolved);
                match resolved.kind {
                    CallKind::Handle => all_back!("a method handle"),
                    CallKind::Static => { initialized!(resolved.method.class); call!(resolved.method, site) }
                    kind => {
                        let receiver = site.args[0];
                        let one = known!(word receiver);
                        match one {
                            Some(0) => all_back!("an exception"),
                            Some(_) => {}
                            None => each!(r => if word!(receiver, r) == 0 { bad!(r) }),
                        }
                        if !self.bad.is_empty() { self.drop_bad(group, "an exception"); continue; }
                        if kind == CallKind::Special { call!(resolved.method, site) }
                        // Objects of other classes that inherit the same method stay together.
                        let registry = self.vm.registry;
                        let found = |class: u32| match (kind, registry.class(ClassId(class))) {
                            (CallKind::Virtual, class) if resolved.method.vtable_index != Method::NOT_VIRTUAL => Some(class.vtable()[resolved.method.vtable_index as usize]),
                            (CallKind::Interface, class) => class.interface_target(resolved.method.id),
                            _ => None,
                        };
                        // An object that is the same in all rows is of one class.
                        let class_of = |r: usize| load!(one.unwrap_or_else(|| word!(receiver, r)), r) & CLASS_MASK;
                        let first = class_of(group.rows[0] as usize);
                        let target = resolved!(found(first));
                        let mut same = first;
                        let mut others: Vec<u32> = Vec::new();
                        if one.is_none() { each!(r => {
                            let class = class_of(r);
                            if class == first || class == same { continue; }
                            if found(class).is_some_and(|other| other.id == target.id) { same = class } else { others.push(r as u32) }
                        }) }
                        if !others.is_empty() { self.leave(group, others); meeting = self.meeting_point(group); }
                        call!(target, site)
                    }
                }
            }} }
            macro_rules! allocated { ($d:expr, $words:expr, $class:expr, $length:expr) => {{
                let words: u32 = $words;
                let Some(at) = self.allocate(words) else { all_back!("much memory") };
                let (class, length): (u32, Option<u32>) = ($class, $length);
                let from = (at - start) as usize * rows;
                for &row in &group.rows {
                    let r = row as usize;
                    self.table.heap[from + r] = class;
                    if let Some(length) = length { self.table.heap[from + 2 * rows + r] = length }
                }
                set_all!(word $d, at);
                next!()
            }} }
            macro_rules! new_array { ($d:expr, $n:expr, $class:expr, $element:expr) => {{
                let length = agreed!($n, r => word!($n, r));
                let (class, element): (&'static Class, BaseType) = ($class, $element);
                match rjpf_state::heap::array_words(element, length).filter(|_| length as i32 >= 0) {
                    Some(words) => allocated!($d, words, class.id.0, Some(length)),
                    None => all_back!("an exception"),
                }
            }} }
            macro_rules! is_instance { ($object:expr, $class:expr, $r:expr) => {{
                let id = load!($object, $r) & CLASS_MASK;
                id == $class.id.0 || self.vm.registry.class(ClassId(id)).is_subclass_of($class)
            }} }

            macro_rules! dispatch { (
                ($op:expr)
                pure { $($pure:ident = $pd:ident::$pf:ident($($px:ident: $pk:ident),+) -> $pr:ident;)+ }
                divide { $($divide:ident = $dd:ident::$df:ident($($dx:ident: $dk:ident),+) -> $dr:ident;)+ }
                branch { $($branch:ident = $bd:ident::$bf:ident($($bx:ident: $bk:ident),+) $to:ident;)+ }
                rest { $($rest:tt)* }
            ) => {
                match $op {
                    $(Op::$pure { d, $($px),+ } => {
                        if let ($(Some($px),)+) = ($(known!($pk $px),)+) { set_all!($pr d, $pd::$pf($($px),+)); next!() }
                        $(spread!($pk $px);)+
                        varies!($pr d);
                        each!(r => set!($pr d, r, $pd::$pf($($pk!($px, r)),+)));
                        next!()
                    })+
                    $(Op::$divide { d, $($dx),+ } => {
                        $(spread!($dk $dx);)+
                        varies!($dr d);
                        each!(r => match $dd::$df($($dk!($dx, r)),+) { Some(result) => set!($dr d, r, result), None => bad!(r) });
                        checked!("an exception")
                    })+
                    $(Op::$branch { $($bx,)+ $to } => {
                        if let ($(Some($bx),)+) = ($(known!($bk $bx),)+) {
                            if $bd::$bf($($bx),+) { jump!($to!($to)) }
                            next!()
                        }
                        $(spread!($bk $bx);)+
                        part!(r => $bd::$bf($($bk!($bx, r)),+), $to!($to), [$($bk $bx),+])
                    })+
                    $($rest)*
                }
            } }
            scalar_ops!(dispatch! { (op)
                Op::Nop => next!(),
                Op::Move { d, s } => match known!(word s) {
                    Some(value) => { set_all!(word d, value); next!() }
                    None => { varies!(word d); each!(r => set!(word d, r, word!(s, r))); next!() }
                },
                Op::Move2 { d, s } => match known!(wide s) {
                    Some(value) => { set_all!(wide d, value); next!() }
                    None => { spread!(wide s); varies!(wide d); each!(r => set!(wide d, r, wide!(s, r))); next!() }
                },
                Op::Const { d, v } => { set_all!(word d, v as u32); next!() }
                Op::Const2 { d, k } => { set_all!(wide d, code.wides[k as usize]); next!() }
                Op::LoadString { d, addr } => {
                    if self.vm.pages.memory.get(addr) & CLASS_MASK != self.vm.known.string.class.id.0 { all_back!("a literal that was not used yet") }
                    set_all!(word d, addr);
                    next!()
                }
                Op::LoadClass { d, k } => {
                    let class = resolved!(code.classes[k as usize].resolved.get());
                    let mirror = self.vm.registry.mirror_address(class);
                    if self.vm.pages.memory.get(mirror) == 0 { all_back!("a mirror that was not used yet") }
                    set_all!(word d, mirror);
                    next!()
                }
                Op::Goto { t } => jump!(t),
                Op::Switch { a, k } => { let switch = &code.switches[k as usize]; let target = agreed!(a, r => switch.target(word!(a, r) as i32)); jump!(target) }

                Op::ALoadI { d, a, i } | Op::ALoadA { d, a, i } => get_elements!(d, a, i, array, index, r => load!(array + ARRAY_HEADER + index, r)),
                Op::ALoadL { d, a, i } => {
                    spread!(word a);
                    spread!(word i);
                    varies!(wide d);
                    each!(r => {
                        let (array, index) = array_at!(a, i, r);
                        let at = array + ARRAY_HEADER + 2 * index;
                        let (low, high) = (load!(at, r), load!(at + 1, r));
                        set!(word d, r, low);
                        set!(word d + 1, r, high);
                    });
                    checked!("an exception")
                }
                Op::ALoadB { d, a, i } => get_elements!(d, a, i, array, index, r => i32::from((load!(array + ARRAY_HEADER + index / 4, r) >> (8 * (index % 4))) as i8) as u32),
                Op::ALoadC { d, a, i } => get_elements!(d, a, i, array, index, r => u32::from((load!(array + ARRAY_HEADER + index / 2, r) >> (16 * (index % 2))) as u16)),
                Op::ALoadS { d, a, i } => get_elements!(d, a, i, array, index, r => i32::from((load!(array + ARRAY_HEADER + index / 2, r) >> (16 * (index % 2))) as i16) as u32),
                Op::AStoreI { a, i, s } => put_elements!(a, i, word s, array, index, r => store!(array + ARRAY_HEADER + index, r, word!(s, r))),
                Op::AStoreL { a, i, s } => put_elements!(a, i, wide s, array, index, r => {
                    store!(array + ARRAY_HEADER + 2 * index, r, word!(s, r));
                    store!(array + ARRAY_HEADER + 2 * index + 1, r, word!(s + 1, r))
                }),
                Op::AStoreB { a, i, s } => put_elements!(a, i, word s, array, index, r => {
                    let bits = if in_heap!(array, r) & CLASS_MASK == self.vm.boolean_array { 1 } else { 0xFF };
                    let (at, shift) = (array + ARRAY_HEADER + index / 4, 8 * (index % 4));
                    store!(at, r, in_heap!(at, r) & !(0xFF << shift) | (word!(s, r) & bits) << shift)
                }),
                Op::AStoreS { a, i, s } => put_elements!(a, i, word s, array, index, r => {
                    let (at, shift) = (array + ARRAY_HEADER + index / 2, 16 * (index % 2));
                    store!(at, r, in_heap!(at, r) & !(0xFFFF << shift) | (word!(s, r) & 0xFFFF) << shift)
                }),
                Op::AStoreA { a, i, s } => put_elements!(a, i, word s, array, index, r => {
                    let value = word!(s, r);
                    if value != 0 {
                        let holder = in_heap!(array, r);
                        let Some(component) = self.vm.registry.class(ClassId(holder & CLASS_MASK)).component() else { bad!(r) };
                        if !is_instance!(value, component, r) { bad!(r) }
                        if value >= start && holder & SHARED != 0 && in_heap!(value, r) & SHARED == 0 { bad!(r) }
                    }
                    store!(array + ARRAY_HEADER + index, r, value)
                }),
                Op::ArrayLength { d, a } => {
                    if let Some(array) = known!(word a).filter(|&array| array != 0) { set_all!(word d, load!(array + 2, group.rows[0] as usize)); next!() }
                    get_field!(d, a, 2, false)
                }

                Op::GetField { d, o, f } | Op::GetFieldA { d, o, f } => get_field!(d, o, u32::from(f), false),
                Op::GetField2 { d, o, f } => get_field!(d, o, u32::from(f), true),
                Op::PutField { o, s, f } => put_field!(o, s, u32::from(f), false, false),
                Op::PutFieldA { o, s, f } => put_field!(o, s, u32::from(f), false, true),
                Op::PutField2 { o, s, f } => put_field!(o, s, u32::from(f), true, false),
                Op::GetStatic { d, addr } | Op::GetStaticA { d, addr } => get_static!(d, addr, 1),
                Op::GetStatic2 { d, addr } => get_static!(d, addr, 2),
                Op::PutStatic { s, addr } => put_static!(s, addr, 1, false),
                Op::PutStaticA { s, addr } => put_static!(s, addr, 1, true),
                Op::PutStatic2 { s, addr } => put_static!(s, addr, 2, false),
                Op::GetFieldLazy { d, o, k } => {
                    let field = resolved!(code.fields[k as usize].resolved.get());
                    get_field!(d, o, field.offset, field.kind.is_wide())
                }
                Op::PutFieldLazy { o, s, k } => {
                    let field = resolved!(code.fields[k as usize].resolved.get());
                    if field.is_final() { all_back!("a write to a final field") }
                    put_field!(o, s, field.offset, field.kind.is_wide(), field.kind == BaseType::Ref)
                }
                Op::GetStaticLazy { d, k } => {
                    let field = resolved!(code.fields[k as usize].resolved.get());
                    initialized!(self.vm.registry.class(field.class));
                    get_static!(d, field.offset, field.kind.words())
                }
                Op::PutStaticLazy { s, k } => {
                    let field = resolved!(code.fields[k as usize].resolved.get());
                    initialized!(self.vm.registry.class(field.class));
                    if field.is_final() { all_back!("a write to a final field") }
                    put_static!(s, field.offset, field.kind.words(), field.kind == BaseType::Ref)
                }
                Op::InitClass { class } => { initialized!(self.vm.registry.class(ClassId(class))); next!() }

                Op::InvokeStatic { k, .. } | Op::InvokeSpecial { k, .. } | Op::InvokeVirtual { k, .. } | Op::InvokeInterface { k, .. } | Op::InvokeLazy { k, .. } => {
                    let site = &code.calls[k as usize];
                    let mut target = *resolved!(site.resolved.get());
                    // The op says how the method is found where it was resolved with the code.
                    match op {
                        Op::InvokeStatic { .. } => target.kind = CallKind::Static,
                        Op::InvokeSpecial { .. } => target.kind = CallKind::Special,
                        Op::InvokeVirtual { .. } => target.kind = CallKind::Virtual,
                        Op::InvokeInterface { .. } => target.kind = CallKind::Interface,
                        _ => {}
                    }
                    invoke!(site, target)
                }
                Op::Return | Op::Return1 { .. } | Op::ReturnA { .. } | Op::Return2 { .. } => {
                    if code.lock_register.is_some() { all_back!("a monitor") }
                    if group.frames.len() == 1 {
                        if let Err(stop) = self.end(group) { break Err(stop); }
                        break Ok(());
                    }
                    group.frames.pop();
                    let caller = group.top();
                    let d = resolved!(caller.code.ops[caller.pc as usize].call_result());
                    caller.pc += 1;
                    let to = (caller.fp - self.table.bottom) as usize + d as usize;
                    let (from, words) = match op {
                        Op::Return1 { s } | Op::ReturnA { s } => (s, 1),
                        Op::Return2 { s } => (s, 2),
                        _ => (0, 0),
                    };
                    let end = (caller.fp - self.table.bottom) as usize + caller.code.registers as usize;
                    for word in 0..words {
                        match known!(word from + word) {
                            Some(value) => group.constants.set(to + word as usize, value),
                            None => {
                                group.constants.forget(to + word as usize);
                                // SAFETY: registers of the caller's frame, which is below.
                                each!(r => { let value = word!(from + word, r); unsafe { *stack.add((to + word as usize) * rows + r) = value } });
                            }
                        }
                    }
                    group.constants.leave(end);
                    if !self.waiting.is_empty() {
                        self.waiting.push(std::mem::take(group));
                        break Ok(());
                    }
                    continue;
                }
                Op::New { d, k } => {
                    let class: &'static Class = resolved!(code.classes[k as usize].resolved.get());
                    initialized!(class);
                    if class.access & 0x0600 != 0 { all_back!("an exception") }
                    allocated!(d, class.instance_words, class.id.0, None)
                }
                Op::NewArray { d, n, k } => {
                    let Some(class) = self.vm.primitive_array(k) else { all_back!("an exception") };
                    new_array!(d, n, class, class.element_type().unwrap_or(BaseType::Int))
                }
                Op::ANewArray { d, n, k } => {
                    let component: &'static Class = resolved!(code.classes[k as usize].resolved.get());
                    new_array!(d, n, self.vm.registry.array_of(component), BaseType::Ref)
                }
                Op::CheckCast { s, k } => {
                    let class: &'static Class = resolved!(code.classes[k as usize].resolved.get());
                    if let Some(object) = known!(word s) {
                        if object != 0 && !is_instance!(object, class, group.rows[0] as usize) { all_back!("an exception") }
                        next!()
                    }
                    each!(r => { let object = word!(s, r); if object != 0 && !is_instance!(object, class, r) { bad!(r) } });
                    checked!("an exception")
                }
                Op::InstanceOf { d, s, k } => {
                    let class: &'static Class = resolved!(code.classes[k as usize].resolved.get());
                    if let Some(object) = known!(word s) {
                        let is = object != 0 && is_instance!(object, class, group.rows[0] as usize);
                        set_all!(word d, u32::from(is));
                        next!()
                    }
                    varies!(word d);
                    each!(r => { let object = word!(s, r); let is = object != 0 && is_instance!(object, class, r); set!(word d, r, u32::from(is)) });
                    next!()
                }
                Op::MonitorEnter { .. } | Op::MonitorExit { .. } => all_back!("a monitor"),
                Op::Throw { .. } => all_back!("an exception"),
                Op::LoadDynamic { .. } | Op::InvokeHandle { .. } | Op::InvokeDynamic { .. } => all_back!("a method handle"),
                Op::MultiNewArray { .. } => all_back!("an array of arrays"),
                Op::Ret { .. } => all_back!("a subroutine"),
            });
        };
        self.delta.statistics.ops += ops;
        self.delta.statistics.row_ops += row_ops;
        self.delta.statistics.constants += constants;
        result
    }

    /// A list with room for so many rows.
    fn room(&mut self, rows: usize) -> Vec<u32> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list.reserve(rows);
        list
    }

    /// Some rows of the group jump, the others go on. Who is behind stays.
    fn split(&mut self, group: &mut Group, (taken, rest): (Vec<u32>, Vec<u32>), target: u32) {
        let pc = group.top().pc;
        let mut frames = group.frames.clone();
        let (mut here, mut there) = ((pc + 1, rest), (target, taken));
        if there.0 < here.0 {
            std::mem::swap(&mut here, &mut there);
        }
        let before = std::mem::replace(&mut group.rows, here.1);
        self.spare.push(before);
        group.top().pc = here.0;
        frames.last_mut().expect("a group runs in a frame").pc = there.0;
        self.waiting.push(Group { frames, rows: there.1, constants: group.constants.clone() });
    }

    /// A branch on these registers has split the group.
    fn look_again_in_both(&mut self, group: &mut Group, columns: &[usize]) {
        self.look_again(group, columns);
        if let Some(mut other) = self.waiting.pop() {
            self.look_again(&mut other, columns);
            self.waiting.push(other);
        }
    }

    /// These rows do the op at hand by themselves.
    pub(super) fn leave(&mut self, group: &mut Group, others: Vec<u32>) {
        group.rows = without(&group.rows, &others);
        self.waiting.push(Group { frames: group.frames.clone(), rows: others, constants: group.constants.clone() });
    }

    /// Room for an object in all rows; `None` if that is left to the machine, which collects garbage.
    pub(super) fn allocate(&mut self, words: u32) -> Option<u32> {
        let most = MOST_WORDS.min(self.vm.environment.max_heap_words);
        let fits = self.table.heap_words() + words <= most
            && self.table.heap.len() + words as usize * self.table.rows <= MOST_CELLS;
        fits.then(|| self.table.allocate(words))
    }

    fn burn(&mut self) -> Result<(), Stop> {
        self.burned += 1;
        if self.burned.is_multiple_of(64) { self.vm.look_at_brake() } else { Ok(()) }
    }

    /// A row that ran by itself would have come to the end of a transition by now, perhaps.
    fn is_out_of_fuel(&self) -> bool {
        self.burned >= self.vm.environment.max_transition_length
    }

    fn static_column(&self, at: u32) -> Option<usize> {
        self.base.statics.iter().position(|slot| slot.at == at)
    }

    /// All rows of the group call a method.
    fn call(&mut self, group: &mut Group, target: &'static Method, site: &'static CallSite) -> Result<Next, Stop> {
        macro_rules! all_back {
            ($why:expr) => {{
                self.fall_back($why, group.rows.len());
                return Ok(Next::Done);
            }};
        }
        if target.has_peer() {
            return self.call_native(group, target, site);
        }
        let known = &self.vm.known;
        let special =
            [known.print_stream, known.thread, known.thread_group].iter().any(|c| std::ptr::eq(*c, target.class));
        if target.is_synchronized() || special || target.fixed_answer.is_some() {
            all_back!("a call that others could notice");
        }
        let Ok(callee) = self.vm.code_of(target) else { all_back!("a method without code") };
        let top = *group.top();
        let fp = top.fp + u32::from(top.code.registers) + HEADER;
        if fp + u32::from(callee.registers) + STACK_RESERVE > self.base.thread.stack_end() {
            all_back!("an exception");
        }
        self.burn()?;
        if self.is_out_of_fuel() {
            all_back!("a long transition");
        }
        let (rows, bottom) = (self.table.rows, self.table.bottom);
        self.table.reach((fp - bottom) as usize + callee.registers as usize);
        let first = (fp - bottom) as usize;
        group.constants.enter(first..first + callee.registers as usize);
        for (i, &from) in site.args.iter().enumerate() {
            let (from, to) = ((top.fp - bottom) as usize + from as usize, first + i);
            if let Some(value) = group.constants.of(from) {
                group.constants.set(to, value);
                continue;
            }
            // The caller's registers lie below the callee's.
            let (below, above) = self.table.stack.split_at_mut(to * rows);
            let (from, to) = (&below[from * rows..(from + 1) * rows], &mut above[..rows]);
            if group.rows.len() == rows {
                to.copy_from_slice(from);
                continue;
            }
            group.rows.iter().for_each(|&row| to[row as usize] = from[row as usize]);
        }
        group.frames.push(Frame { fp, method: target, code: callee, pc: 0 });
        Ok(Next::Elsewhere)
    }
}

/// The rows that are not among the others; both in order.
fn without(rows: &[u32], others: &[u32]) -> Vec<u32> {
    let mut rest = Vec::with_capacity(rows.len() - others.len());
    let mut others = others.iter().peekable();
    for &row in rows {
        if others.peek() == Some(&&row) {
            others.next();
        } else {
            rest.push(row);
        }
    }
    rest
}

impl Vm {
    /// The class of arrays by the JVM's `newarray` code.
    fn primitive_array(&self, code: u16) -> Option<&'static Class> {
        let element = *array::NEWARRAY.get(usize::from(code).checked_sub(4)?)?;
        Some(self.registry.array_of(self.registry.primitive(element)))
    }
}
