//! `java.util.Vector`, with elements that are `Integer`s. An array that must grow is the library's business.

use rjpf::extension::{Abandon, Array, Host, HostResult, Object, Peer, Value, host, host_class};

use super::{equals, int_of};

host_class! {
    pub(crate) Vector = "java/util/Vector" {
        ELEMENTS: Option<Array<Option<Object>>> = "elementData",
        COUNT: i32 = "elementCount",
        CHANGES: i32 = "modCount",
    }
}

pub(super) const PEER: Peer = Peer::of(
    "java/util/Vector",
    &[
        host("addElement(Ljava/lang/Object;)V", add_element),
        host("removeElement(Ljava/lang/Object;)Z", remove_element),
        host("elementAt(I)Ljava/lang/Object;", element_at),
    ],
);

/// The vector, its elements and their number.
fn open(host: &mut Host<'_>) -> Result<(Vector, Array<Option<Object>>, i32), Abandon> {
    let vector = host.this::<Vector>()?;
    let elements = host.get(vector, Vector::ELEMENTS)?.ok_or(Abandon)?;
    Ok((vector, elements, host.get(vector, Vector::COUNT)?))
}

fn change(host: &mut Host<'_>, vector: Vector, times: i32) -> Result<(), Abandon> {
    let changes = host.get(vector, Vector::CHANGES)?;
    host.put(vector, Vector::CHANGES, changes.wrapping_add(times))
}

fn add_element(host: &mut Host<'_>) -> HostResult {
    let (vector, elements, count) = open(host)?;
    let element = host.object(0);
    host.set_element(elements, count, element)?;
    host.put(vector, Vector::COUNT, count + 1)?;
    change(host, vector, 1)?;
    Ok(Value::Void)
}

fn remove_element(host: &mut Host<'_>) -> HostResult {
    let (vector, elements, count) = open(host)?;
    let value = int_of(host, host.object(0))?;
    let mut at = 0;
    loop {
        if at == count {
            change(host, vector, 1)?;
            return Ok(false.into());
        }
        let element = host.element(elements, at)?;
        if equals(host, value, element)? {
            break;
        }
        at += 1;
    }
    for i in at..count - 1 {
        let next = host.element(elements, i + 1)?;
        host.set_element(elements, i, next)?;
    }
    host.set_element(elements, count - 1, None)?;
    host.put(vector, Vector::COUNT, count - 1)?;
    change(host, vector, 2)?;
    Ok(true.into())
}

fn element_at(host: &mut Host<'_>) -> HostResult {
    let (_, elements, count) = open(host)?;
    let index = host.int(0);
    if index >= count {
        return Err(Abandon);
    }
    Ok(host.element(elements, index)?.into())
}
