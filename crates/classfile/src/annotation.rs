//! A walk over undecoded annotations, far enough to know their types and where each ends.
//! Element values are skipped, not decoded: reflection decodes them in Java.

use crate::error::{ClassFileError, ErrorKind, Fail, Parsed};
use crate::pool::ConstantPool;
use crate::reader::Reader;

/// An annotation: its type's descriptor and its undecoded element-value pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Annotation<'a> {
    /// A field descriptor, such as `Ljava/lang/Deprecated;`.
    pub descriptor: &'a [u8],
    /// The count of pairs and the pairs.
    pub elements: &'a [u8],
}

/// The annotations in the content of a `RuntimeVisibleAnnotations` attribute; ends after the first
/// error. Error offsets count from the start of the content.
pub fn annotations<'p, 'a>(pool: &'p ConstantPool<'a>, raw: &'a [u8]) -> AnnotationIter<'p, 'a> {
    let mut reader = Reader::new(raw);
    // Content too short for its own count is an error the first step reports.
    let left = reader.u2().unwrap_or(1);
    AnnotationIter { pool, raw, reader, left }
}

/// See [`annotations`].
pub struct AnnotationIter<'p, 'a> {
    pool: &'p ConstantPool<'a>,
    raw: &'a [u8],
    reader: Reader<'a>,
    left: u16,
}

impl<'a> Iterator for AnnotationIter<'_, 'a> {
    type Item = Result<Annotation<'a>, ClassFileError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let annotation = self.read();
        if annotation.is_err() {
            self.left = 0;
        }
        let class = Some(self.pool.this_class).filter(|name| !name.is_empty());
        Some(annotation.map_err(|fail| fail.named(class)))
    }
}

impl<'a> AnnotationIter<'_, 'a> {
    fn read(&mut self) -> Parsed<Annotation<'a>> {
        let at = self.reader.pos();
        let descriptor = self.pool.look_up_utf8(self.reader.u2()?);
        let descriptor = descriptor.map_err(|kind| Fail::new(at, kind))?;
        let start = self.reader.pos();
        skip_elements(&mut self.reader)?;
        Ok(Annotation { descriptor, elements: &self.raw[start..self.reader.pos()] })
    }
}

/// Skips element-value pairs. Values nest without limit in the format, so the open levels are kept
/// in a list instead of the call stack; each level took bytes, so the list is bounded by them.
fn skip_elements(reader: &mut Reader<'_>) -> Parsed<()> {
    let mut open = vec![Level::pairs(reader)?];
    while let Some(level) = open.last_mut() {
        if level.left == 0 {
            open.pop();
            continue;
        }
        level.left -= 1;
        if level.named {
            reader.u2()?;
        }
        let at = reader.pos();
        match reader.u1()? {
            b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' | b's' | b'c' => {
                reader.u2()?;
            }
            b'e' => {
                reader.u4()?;
            }
            b'@' => {
                reader.u2()?;
                open.push(Level::pairs(reader)?);
            }
            b'[' => {
                let left = reader.u2()?;
                open.push(Level { left, named: false });
            }
            _ => return Err(Fail::new(at, ErrorKind::BadAnnotation)),
        }
    }
    Ok(())
}

/// Values still to come on one level of nesting.
struct Level {
    left: u16,
    /// Each value has a name: the level is an annotation, not an array.
    named: bool,
}

impl Level {
    fn pairs(reader: &mut Reader<'_>) -> Parsed<Level> {
        let left = reader.u2()?;
        Ok(Level { left, named: true })
    }
}
