//! `StackMapTable` (JVMS 4.7.4): the frames that a compiler left beside the code.

use rjpf_classfile::Code;
use rjpf_classfile::opcode::NEW;

use super::body::Body;
use super::types::{Frame, Type};
use super::{Name, Stop};

type Result<T> = std::result::Result<T, Stop>;

/// Reads all frames, in order of their positions. `first` is the frame at the method's entry.
pub(super) fn read(body: &Body<'_, '_>, starts: &[bool], first: &Frame) -> Result<Vec<(u32, Frame)>> {
    let Some(bytes) = body.code.stack_map else { return Ok(Vec::new()) };
    let mut reader = Reader { body, bytes, at: 0, starts };
    let count = reader.u2()?;
    // A local that only the entry frame's tail leaves unused is not there for deltas.
    let mut known = first.locals.iter().rposition(|&t| t != Type::Top).map_or(0, |last| last + 1);
    let mut frame = first.clone();
    let mut position = None;
    let mut frames = Vec::new();
    for _ in 0..count {
        let delta = reader.frame(&mut frame, &mut known)?;
        let at = match position {
            None => u32::from(delta),
            Some(before) => before + u32::from(delta) + 1,
        };
        if starts.get(at as usize) != Some(&true) {
            return Err(Stop::verify("StackMapTable error: bad offset", ""));
        }
        position = Some(at);
        frames.push((at, frame.clone()));
    }
    if reader.at != bytes.len() {
        return Err(Stop::broken_map("wrong attribute size"));
    }
    Ok(frames)
}

struct Reader<'r, 'b, 'v> {
    body: &'r Body<'b, 'v>,
    bytes: &'r [u8],
    at: usize,
    starts: &'r [bool],
}

impl Reader<'_, '_, '_> {
    fn u1(&mut self) -> Result<u8> {
        let byte = self.bytes.get(self.at).copied();
        self.at += 1;
        byte.ok_or_else(|| Stop::broken_map("access beyond the end of attribute"))
    }

    fn u2(&mut self) -> Result<u16> {
        Ok(u16::from_be_bytes([self.u1()?, self.u1()?]))
    }

    /// Turns `frame` into the next one and gives its offset delta. `known` is how many locals the
    /// frame describes.
    fn frame(&mut self, frame: &mut Frame, known: &mut usize) -> Result<u16> {
        let code = self.body.code;
        let tag = self.u1()?;
        frame.stack.clear();
        match tag {
            0..=63 => return Ok(u16::from(tag)),
            64..=127 => self.one_on_stack(frame, code)?,
            128..=246 => return Err(Stop::broken_map("reserved frame type")),
            _ => {}
        }
        if tag < 128 {
            return Ok(u16::from(tag - 64));
        }
        let delta = self.u2()?;
        match tag {
            247 => self.one_on_stack(frame, code)?,
            248..=250 => self.chop(frame, known, usize::from(251 - tag))?,
            251 => {}
            252..=254 => {
                for _ in 0..tag - 251 {
                    let value = self.value()?;
                    frame.this_uninit |= value == Type::UninitThis;
                    append(&mut frame.locals, known, value)?;
                }
            }
            _ => self.full(frame, known, code)?,
        }
        Ok(delta)
    }

    fn one_on_stack(&mut self, frame: &mut Frame, code: &Code<'_>) -> Result<()> {
        let value = self.value()?;
        push(&mut frame.stack, usize::from(code.max_stack), value)
    }

    fn chop(&mut self, frame: &mut Frame, known: &mut usize, count: usize) -> Result<()> {
        for _ in 0..count {
            let wide = *known > 0 && frame.locals[*known - 1].is_high();
            let Some(left) = known.checked_sub(if wide { 2 } else { 1 }) else { return Err(bad_size()) };
            frame.locals[left..*known].fill(Type::Top);
            *known = left;
        }
        Ok(())
    }

    fn full(&mut self, frame: &mut Frame, known: &mut usize, code: &Code<'_>) -> Result<()> {
        frame.locals.fill(Type::Top);
        frame.this_uninit = false;
        *known = 0;
        // That there are too many is said once all of them could be read.
        let mut outcome = Ok(());
        for _ in 0..self.u2()? {
            let value = self.value()?;
            frame.this_uninit |= value == Type::UninitThis;
            outcome = outcome.and_then(|()| append(&mut frame.locals, known, value));
        }
        for _ in 0..self.u2()? {
            let value = self.value()?;
            outcome = outcome.and_then(|()| push(&mut frame.stack, usize::from(code.max_stack), value));
        }
        outcome
    }

    fn value(&mut self) -> Result<Type> {
        Ok(match self.u1()? {
            0 => Type::Top,
            1 => Type::Int,
            2 => Type::Float,
            3 => Type::Double,
            4 => Type::Long,
            5 => Type::Null,
            6 => Type::UninitThis,
            7 => {
                let index = self.u2()?;
                let name = self.body.class.file.pool.class_name(index);
                Type::Ref(Name::new(name.map_err(|_| Stop::broken_map("bad class index"))?))
            }
            8 => {
                let at = self.u2()?;
                let is_new = self.starts.get(usize::from(at)) == Some(&true);
                if !is_new || self.body.code.code[usize::from(at)] != NEW {
                    return Err(Stop::malformed_map("bad offset for Uninitialized"));
                }
                Type::Uninit(at)
            }
            _ => return Err(Stop::broken_map("bad verification type")),
        })
    }
}

fn bad_size() -> Stop {
    Stop::malformed_map("bad type array size")
}

fn append(locals: &mut [Type], known: &mut usize, value: Type) -> Result<()> {
    for slot in [Some(value), value.high()].into_iter().flatten() {
        *locals.get_mut(*known).ok_or_else(bad_size)? = slot;
        *known += 1;
    }
    Ok(())
}

fn push(stack: &mut Vec<Type>, max_stack: usize, value: Type) -> Result<()> {
    stack.extend([Some(value), value.high()].into_iter().flatten());
    if stack.len() > max_stack { Err(bad_size()) } else { Ok(()) }
}
