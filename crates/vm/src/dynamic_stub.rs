use rjpf_classes::Method;
use rjpf_classes::code::CallSite;
use rjpf_state::ThreadId;

use crate::invoke::Step;
use crate::peer::{Ctx, Exit, PeerResult, Value};
use crate::{Stop, Vm};

impl Vm {
    pub(crate) fn load_dynamic(&mut self, _thread: ThreadId, method: &'static Method, index: u16) -> Result<Value, Exit> {
        Err(Exit::Unsupported(format!("dynamic constant #{index} in {}", method.full_name())))
    }
    pub(crate) fn invoke_dynamic(&mut self, thread: ThreadId, method: &'static Method, _fp: u32, site: &'static CallSite) -> Result<Step, Stop> {
        self.exit_step(thread, Exit::Unsupported(format!("invokedynamic {} in {}", site.name, method.full_name())))
    }
    pub(crate) fn invoke_handle(&mut self, thread: ThreadId, method: &'static Method, _fp: u32, site: &'static CallSite, _target: &'static Method) -> Result<Step, Stop> {
        self.exit_step(thread, Exit::Unsupported(format!("{}.{} in {}", site.class, site.name, method.full_name())))
    }
}
pub(crate) fn link_call_site(_ctx: &mut Ctx<'_>) -> PeerResult { Err(Exit::Unsupported("call sites".into())) }
pub(crate) fn link_constant(_ctx: &mut Ctx<'_>) -> PeerResult { Err(Exit::Unsupported("dynamic constants".into())) }
