//! Walking a thread's stack.

use rjpf_classes::code::Code;
use rjpf_classes::{Method, MethodId};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::word;
use rjpf_state::{Memory, ThreadId};

use crate::Vm;

/// One frame, innermost first.
#[derive(Clone, Copy)]
pub struct FrameView {
    pub fp: u32,
    pub method: &'static Method,
    pub pc: u32,
    /// Bytecode index; zero for native frames.
    pub bci: u16,
    pub returns: Return,
    pub caller: u32,
}

impl FrameView {
    pub fn is_native(&self) -> bool {
        self.method.has_peer()
    }
}

pub struct Frames<'v> {
    vm: &'v Vm,
    fp: u32,
}

impl Iterator for Frames<'_> {
    type Item = FrameView;

    fn next(&mut self) -> Option<FrameView> {
        if self.fp == 0 {
            return None;
        }
        let view = self.vm.frame_at(self.fp);
        self.fp = view.caller;
        Some(view)
    }
}

impl Vm {
    pub fn frame_at(&self, fp: u32) -> FrameView {
        let memory = &self.pages.memory;
        let method = self.registry.method(MethodId(memory.get(fp - frame::METHOD)));
        let pc = memory.get(fp - frame::PC);
        let bci = self.registry.decoded(method).and_then(|c| c.bcis.get(pc as usize)).copied().unwrap_or(0);
        FrameView {
            fp,
            method,
            pc,
            bci,
            returns: Return::of(memory.get(fp - frame::RETURN)),
            caller: memory.get(fp - frame::CALLER),
        }
    }

    /// The frame at `fp`, about to run an op that it need not have noted yet.
    pub(crate) fn frame_at_op(&self, fp: u32, pc: u32) -> FrameView {
        let view = self.frame_at(fp);
        let bci = self.registry.decoded(view.method).and_then(|c| c.bcis.get(pc as usize)).copied().unwrap_or(0);
        FrameView { pc, bci, ..view }
    }

    /// The frames of a thread, innermost first.
    pub fn frames(&self, thread: ThreadId) -> Frames<'_> {
        Frames { vm: self, fp: self.pages.memory.get(thread.at(word::FP)) }
    }

    /// The methods whose frames are on the stack of a thread, innermost first: of frames that are looked at all the time.
    pub(crate) fn methods(&self, thread: ThreadId) -> impl Iterator<Item = &'static Method> {
        let memory = &self.pages.memory;
        let frames = |fp: u32| Some(fp).filter(|&fp| fp != 0);
        let all = std::iter::successors(frames(memory.get(thread.at(word::FP))), move |&fp| {
            frames(memory.get(fp - frame::CALLER))
        });
        all.map(move |fp| self.registry.method(MethodId(memory.get(fp - frame::METHOD))))
    }

    /// First word above a frame.
    pub(crate) fn frame_end(&self, fp: u32) -> u32 {
        let method = self.registry.method(MethodId(self.pages.memory.get(fp - frame::METHOD)));
        fp + frame_words(method, self.registry.decoded(method))
    }
}

/// Register words of a frame of this method.
pub(crate) fn frame_words(method: &Method, code: Option<&Code>) -> u32 {
    match (method.has_peer(), code) {
        (false, Some(code)) => u32::from(code.registers),
        _ => u32::from(method.arg_words) + frame::NATIVE_SCRATCH,
    }
}

/// Writes a frame header.
pub(crate) fn write_header(memory: &mut Memory, fp: u32, method: &Method, caller: u32, returns: Return, cover: u32) {
    memory.set(fp - frame::COVER, cover);
    memory.set(fp - frame::METHOD, method.id.0);
    memory.set(fp - frame::PC, 0);
    memory.set(fp - frame::CALLER, caller);
    memory.set(fp - frame::RETURN, returns as u32);
}
