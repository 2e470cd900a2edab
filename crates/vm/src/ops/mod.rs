//! What ops do, by family, apart from the loop that dispatches them.
//!
//! Arithmetic, conversions and comparisons are functions of words and nothing else; which op stands
//! for which function, with which operands, is the table [`rjpf_classes::scalar_ops`]. Elements and
//! fields are functions of the memory. Whether an op may run at all, where a thread pauses before
//! it and who is told is the business of whoever executes it.

pub mod array;
mod cast;
pub mod compare;
pub mod convert;
pub mod double;
pub mod field;
pub mod float;
pub mod int;
pub mod long;

#[cfg(test)]
mod tests {
    use rjpf_classes::code::{Op, Reg};
    use rjpf_classes::scalar_ops;

    use super::{compare, convert, double, float, int, long};

    type Row = [u32; 8];

    fn wide(row: &Row, register: Reg) -> u64 {
        u64::from(row[register as usize]) | u64::from(row[register as usize + 1]) << 32
    }

    /// A second executor: runs an op over a table of frames, and gives the rows that cannot go on
    /// with it (a division by zero) or that jump.
    fn over_rows(op: Op, rows: &mut [Row]) -> Vec<usize> {
        let mut left = Vec::new();
        for (at, row) in rows.iter_mut().enumerate() {
            macro_rules! word {
                ($register:expr) => {
                    row[$register as usize]
                };
            }
            macro_rules! reference {
                ($register:expr) => {
                    row[$register as usize]
                };
            }
            macro_rules! wide {
                ($register:expr) => {
                    wide(row, $register)
                };
            }
            macro_rules! constant {
                ($value:expr) => {
                    i32::from($value) as u32
                };
            }
            macro_rules! set {
                (word $d:expr, $value:expr) => {
                    row[$d as usize] = $value
                };
                (wide $d:expr, $value:expr) => {{
                    let value: u64 = $value;
                    (row[$d as usize], row[$d as usize + 1]) = (value as u32, (value >> 32) as u32);
                }};
            }
            macro_rules! execute { (
                ($op:expr)
                pure { $($pure:ident = $pd:ident::$pf:ident($($px:ident: $pk:ident),+) -> $pr:ident;)+ }
                divide { $($divide:ident = $dd:ident::$df:ident($($dx:ident: $dk:ident),+) -> $dr:ident;)+ }
                branch { $($branch:ident = $bd:ident::$bf:ident($($bx:ident: $bk:ident),+) $_to:ident;)+ }
                rest { $($rest:tt)* }
            ) => {
                match $op {
                    $(Op::$pure { d, $($px),+ } => set!($pr d, $pd::$pf($($pk!($px)),+)),)+
                    $(Op::$divide { d, $($dx),+ } => match $dd::$df($($dk!($dx)),+) {
                        Some(result) => set!($dr d, result),
                        None => left.push(at),
                    })+
                    $(Op::$branch { $($bx,)+ .. } => if $bd::$bf($($bk!($bx)),+) { left.push(at) })+
                    $($rest)*
                }
            } }
            scalar_ops!(execute! { (op) _ => panic!("{op:?} is no scalar op") });
        }
        left
    }

    #[test]
    fn the_table_serves_another_executor() {
        let mut rows: Vec<Row> =
            [(7, 2), (7, 0), (i32::MIN as u32, u32::MAX)].map(|(a, b)| [a, b, 0, 0, 0, 0, 0, 0]).into();
        assert_eq!(over_rows(Op::IDiv { d: 2, a: 0, b: 1 }, &mut rows), [1]);
        assert_eq!(rows.iter().map(|r| r[2]).collect::<Vec<_>>(), [3, 0, i32::MIN as u32]);
        assert_eq!(over_rows(Op::IfICmpLt { a: 0, b: 1, o: 0 }, &mut rows), [2]);
        assert_eq!(over_rows(Op::IfICmpGtC { a: 0, c: -1, o: 0 }, &mut rows), [0, 1]);
        over_rows(Op::I2L { d: 4, a: 0 }, &mut rows);
        over_rows(Op::LAdd { d: 6, a: 4, b: 4 }, &mut rows);
        assert_eq!(rows.iter().map(|r| wide(r, 6) as i64).collect::<Vec<_>>(), [14, 14, i64::from(i32::MIN) * 2]);
        over_rows(Op::IShlC { d: 3, a: 1, c: 33 }, &mut rows);
        assert_eq!(rows.iter().map(|r| r[3]).collect::<Vec<_>>(), [4, 0, u32::MAX - 1]);
    }
}
