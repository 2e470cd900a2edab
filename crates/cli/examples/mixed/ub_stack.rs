//! `examples-java/ubstack`: a stack without repetition in an array.

use rjpf::extension::{Abandon, Array, Host, HostResult, Peer, host, host_class};

host_class! {
    pub(crate) UbStack = "ubstack/UbStack" {
        ELEMENTS: Option<Array<i32>> = "elements",
        SIZE: i32 = "size",
    }
}

pub(super) const PEER: Peer = Peer::of("ubstack/UbStack", &[host("push(I)Z", push), host("pop()I", pop)]);

fn elements(host: &mut Host<'_>, stack: UbStack) -> Result<Array<i32>, Abandon> {
    host.get(stack, UbStack::ELEMENTS)?.ok_or(Abandon)
}

fn push(host: &mut Host<'_>) -> HostResult {
    let (stack, value) = (host.this::<UbStack>()?, host.int(0));
    let (elements, size) = (elements(host, stack)?, host.get(stack, UbStack::SIZE)?);
    let mut at = 0;
    while at < size && host.element(elements, at)? != value {
        at += 1;
    }
    if at < size {
        for i in at..size - 1 {
            let next = host.element(elements, i + 1)?;
            host.set_element(elements, i, next)?;
        }
        host.set_element(elements, size - 1, value)?;
        return Ok(true.into());
    }
    if size == host.length(elements)? {
        return Ok(false.into());
    }
    host.set_element(elements, size, value)?;
    host.put(stack, UbStack::SIZE, size + 1)?;
    Ok(true.into())
}

fn pop(host: &mut Host<'_>) -> HostResult {
    let stack = host.this::<UbStack>()?;
    let size = host.get(stack, UbStack::SIZE)?;
    if size == 0 {
        return Ok((-1).into());
    }
    host.put(stack, UbStack::SIZE, size - 1)?;
    let elements = elements(host, stack)?;
    Ok(host.element(elements, size - 1)?.into())
}
