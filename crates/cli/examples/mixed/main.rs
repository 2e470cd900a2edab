//! rjpf with host implementations of the subjects of the paper on mixed execution (`docs/MIXED.md`):
//! `cargo run --release --example mixed -- examples-java/ubstack/ubstack.jpf '+mixed=*'`.
//!
//! They use what `rjpf::extension` gives to everybody, and nothing else.

mod aodv;
mod disjset;
mod linked_list;
mod red_black;
mod trie;
mod ub_stack;
mod vector;

use std::process::ExitCode;

use rjpf::extension::{Abandon, Host, Object, Peer, host_class};

host_class! {
    /// Keys and elements whose `equals` and `compareTo` are known.
    pub(crate) Integer = "java/lang/Integer" {
        VALUE: i32 = "value",
    }
}

/// The value of an `Integer`; other objects have methods of their own.
fn int_of(host: &mut Host<'_>, object: Option<Object>) -> Result<i32, Abandon> {
    let Some(object) = object else { return Err(Abandon) };
    match host.cast::<Integer>(object)? {
        Some(integer) => host.get(integer, Integer::VALUE),
        None => Err(Abandon),
    }
}

/// `Integer.equals`.
fn equals(host: &mut Host<'_>, value: i32, other: Option<Object>) -> Result<bool, Abandon> {
    let Some(other) = other else { return Ok(false) };
    match host.cast::<Integer>(other)? {
        Some(integer) => Ok(host.get(integer, Integer::VALUE)? == value),
        None => Ok(false),
    }
}

pub(crate) const PEERS: &[Peer] = &[
    ub_stack::PEER,
    disjset::PEER,
    trie::PEER,
    vector::PEER,
    linked_list::PEER,
    red_black::OF_INTS,
    red_black::OF_OBJECTS,
    aodv::NETWORK,
    aodv::LOOP_FREEDOM,
];

#[allow(dead_code, reason = "a test has a main of its own")]
fn main() -> ExitCode {
    rjpf::main_with(PEERS)
}
