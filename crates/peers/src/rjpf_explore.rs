//! Peers of `rjpf.Explore`: matching on a part of the heap.
//!
//! The graphs seen belong to the search, not to a path, and are kept for each call site. In single
//! runs there is nothing to match: nothing has been seen before.

use rjpf_state::canonical::Content;
use rjpf_vm::delta::asking_place;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::gov_nasa_jpf_vm_verify_choice::int_between;

pub(crate) const CLASS: &str = "rjpf/Explore";

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("any(II)I", any),
        native("ignoreIfSeen(Ljava/lang/Object;)V", ignore_if_seen).touching(Touches::Anything),
        native("ignoreIfSeenShape(Ljava/lang/Object;)V", ignore_if_seen_shape).touching(Touches::Anything),
        native("mergePoint(Ljava/lang/Object;)V", merge_point),
        native("seen(Ljava/lang/Object;)Z", seen),
        native("seenShape(Ljava/lang/Object;)Z", seen_shape),
    ],
)];

fn any(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(int_between(ctx, ctx.int(0), ctx.int(1))?.into())
}

/// Reserved; means nothing yet.
fn merge_point(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn seen(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(is_seen(ctx, Content::Exact)?.into())
}

fn seen_shape(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(is_seen(ctx, Content::Shape)?.into())
}

fn ignore_if_seen(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_seen(ctx, Content::Exact)? { Err(Exit::Ignore) } else { Ok(Value::Void) }
}

fn ignore_if_seen_shape(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_seen(ctx, Content::Shape)? { Err(Exit::Ignore) } else { Ok(Value::Void) }
}

/// Was the graph below the argument seen at this call before? It is from now on.
fn is_seen(ctx: &mut Ctx<'_>, content: Content) -> Result<bool, Exit> {
    let site = asking_place((0..).map_while(|n| ctx.caller(n)));
    let root = ctx.object(0);
    ctx.is_seen(site, root, content)
}
