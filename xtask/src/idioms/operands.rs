//! Operands for the functions of the table and what calls them: a wrapper in LLVM IR for each, which loads its operands from
//! a row of bytes and stores its result, and a table of the wrappers for the driver (`driver.c`). Wrappers are compiled by
//! `llc-22` always, so that the ABI is compared as well.

use super::{Arg, Element, Entry, Rule, Type, Values};
use std::fmt::Write;

/// Where the operands of a function are in its row.
pub struct Layout {
    pub offsets: Vec<usize>,
    pub row: usize,
    /// Bytes of the result.
    pub result: usize,
}

fn size(arg: &Arg) -> usize {
    match arg.values {
        Values::Memory(bytes) => bytes,
        _ => arg.ty.bytes(),
    }
}

impl Layout {
    pub fn new(entry: &Entry) -> Layout {
        let (mut offsets, mut row) = (Vec::new(), 0);
        for arg in &entry.args {
            offsets.push(row);
            row += size(arg).next_multiple_of(16);
        }
        Layout { offsets, row, result: entry.result.map_or(0, Type::bytes) }
    }
}

/// Declarations of the functions, their wrappers, and the driver's table.
pub fn wrappers(entries: &[&Entry]) -> String {
    let mut text = String::new();
    let mut table = String::new();
    for entry in entries {
        let layout = Layout::new(entry);
        let types: Vec<String> = entry.args.iter().map(|arg| arg.ty.text()).collect();
        let result = entry.result.map_or_else(|| "void".to_owned(), Type::text);
        let name = &entry.name;
        let _ = writeln!(text, "declare {result} @{name}({})", types.join(", "));
        text.push_str(&wrapper(entry, &layout));
        let comma = if table.is_empty() { "" } else { ", " };
        let _ = write!(
            table,
            "{comma}{{ ptr, i64, i64 }} {{ ptr @call.{name}, i64 {}, i64 {} }}",
            layout.row, layout.result
        );
    }
    let _ = writeln!(text, "@idiom_count = constant i64 {}", entries.len());
    let _ = writeln!(text, "@idiom_table = constant [{} x {{ ptr, i64, i64 }}] [{table}]", entries.len());
    text
}

/// A program that prints, for each row of each function, the result and what the row is afterwards, in hexadecimal.
pub fn program(entries: &[&Entry], rows: impl Fn(&Entry) -> Vec<Vec<u8>>) -> String {
    let mut text = PRINTER.to_owned();
    let mut main = String::from("define i32 @main() {\n");
    for entry in entries {
        let layout = Layout::new(entry);
        let name = &entry.name;
        text.push_str(&entry.text);
        text.push_str(&wrapper(entry, &layout));
        for (number, row) in rows(entry).iter().enumerate() {
            let bytes: String = row.iter().map(|byte| format!("\\{byte:02x}")).collect();
            let _ =
                writeln!(text, "@row.{name}.{number} = global [{} x i8] c\"{bytes}\", align 16", layout.row);
            let _ = writeln!(main, "  call void @call.{name}(ptr @row.{name}.{number}, ptr @out)");
            let _ = writeln!(main, "  call void @show(ptr @out, i64 {})", layout.result);
            let _ = writeln!(main, "  call void @show(ptr @row.{name}.{number}, i64 {})", layout.row);
            main.push_str("  call i32 @putchar(i32 10)\n");
        }
    }
    text + &main + "  ret i32 0\n}\n"
}

const PRINTER: &str = r#"
@format = private constant [5 x i8] c"%02x\00"
@out = global [256 x i8] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
define void @show(ptr %bytes, i64 %count) {
entry:
  %none = icmp eq i64 %count, 0
  br i1 %none, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %bytes, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %wide)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret void
}
"#;

/// What calls a function on a row of operands.
fn wrapper(entry: &Entry, layout: &Layout) -> String {
    let mut text = String::new();
    {
        let result = entry.result.map_or_else(|| "void".to_owned(), Type::text);
        let name = &entry.name;
        let _ = writeln!(text, "define void @call.{name}(ptr %row, ptr %out) nounwind {{");
        let mut args = Vec::new();
        for (arg, offset) in entry.args.iter().zip(&layout.offsets) {
            let (ty, arg_name) = (arg.ty.text(), arg.name);
            let _ = writeln!(text, "  %p.{arg_name} = getelementptr i8, ptr %row, i64 {offset}");
            if matches!(arg.values, Values::Memory(_)) {
                args.push(format!("ptr %p.{arg_name}"));
            } else {
                let _ = writeln!(text, "  %{arg_name} = load {ty}, ptr %p.{arg_name}, align 1");
                args.push(format!("{ty} %{arg_name}"));
            }
        }
        let args = args.join(", ");
        match entry.result {
            None => {
                let _ = writeln!(text, "  call void @{name}({args})");
            }
            Some(ty) => {
                let _ = writeln!(text, "  %result = call {result} @{name}({args})");
                let bits = ty.lane_bytes() * 8;
                if ty.lanes == 0 && ty.element.bits() as usize != bits {
                    let _ = writeln!(text, "  %wide = zext {result} %result to i{bits}");
                    let _ = writeln!(text, "  store i{bits} %wide, ptr %out, align 1");
                } else {
                    let _ = writeln!(text, "  store {result} %result, ptr %out, align 1");
                }
            }
        }
        text.push_str("  ret void\n}\n");
    }
    text
}

/// Numbers that look random and are always the same for a seed.
pub struct Random(u64);

impl Random {
    /// The seed of a name.
    pub fn of(name: &str) -> Random {
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Random(hash | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 16) % n.max(1)
    }
}

/// The operands of the row of that number. One row in eight has the same values in all operands, one has zeros.
pub fn row(entry: &Entry, layout: &Layout, number: usize, random: &mut Random) -> Vec<u8> {
    let mut bytes = vec![0; layout.row];
    for (index, (arg, offset)) in entry.args.iter().zip(&layout.offsets).enumerate() {
        let lane_bytes = match arg.values {
            // What a pointer points to is elements of the other operands' or of the result's type.
            Values::Memory(_) => {
                let of = entry.args.first().filter(|first| first.ty.element != Element::Pointer);
                of.map(|first| first.ty).or(entry.result).map_or(1, Type::lane_bytes)
            }
            _ => arg.ty.lane_bytes(),
        };
        let is_first = index == 0;
        let copies = entry
            .args
            .first()
            .is_some_and(|first| !is_first && first.ty == arg.ty && first.values == arg.values);
        for lane in 0..size(arg) / lane_bytes {
            let at = offset + lane * lane_bytes;
            let value = match number % 8 {
                1 if arg.values == Values::Any => 0,
                0 if copies => lane_value(&bytes, lane * lane_bytes, lane_bytes),
                _ if copies && random.below(4) == 0 => lane_value(&bytes, lane * lane_bytes, lane_bytes),
                _ => value(arg, lane_bytes, random),
            };
            if let Some(place) = bytes.get_mut(at..at + lane_bytes) {
                place.copy_from_slice(value.to_le_bytes().get(..lane_bytes).unwrap_or_default());
            }
        }
    }
    bytes
}

fn lane_value(bytes: &[u8], at: usize, lane_bytes: usize) -> u128 {
    let lane = bytes.get(at..at + lane_bytes).unwrap_or_default();
    lane.iter().rev().fold(0, |value, byte| value << 8 | u128::from(*byte))
}

fn value(arg: &Arg, lane_bytes: usize, random: &mut Random) -> u128 {
    let bits = lane_bytes as u32 * 8;
    match (arg.values, arg.ty.element) {
        (Values::Below(limit), _) => u128::from(random.below(limit)),
        (Values::Divisor, _) => match integer(bits, random) {
            0 => 3,
            all if all == mask(bits) => 5,
            other => other,
        },
        (Values::Within { bits, signed }, element) => within(element, bits, signed, random),
        (Values::Small, element) => encode(element, random.below(2) == 1, random.below(3) as i32 - 1, 0),
        (Values::Any, element) if element.is_float() => float(element, random),
        (Values::Memory(_), _) if random.below(2) == 0 && lane_bytes >= 4 => {
            // Bits of an ordinary number.
            encode(
                if lane_bytes == 4 { Element::Float } else { Element::Double },
                random.below(2) == 1,
                random.below(6) as i32,
                0,
            )
        }
        _ => integer(bits, random),
    }
}

fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// Corners and random bits.
fn integer(bits: u32, random: &mut Random) -> u128 {
    let all = mask(bits);
    let any = (u128::from(random.next()) << 64 | u128::from(random.next())) & all;
    match random.below(16) {
        0 => 0,
        1 => 1,
        2 => all,
        3 => all >> 1,
        4 => (all >> 1) + 1,
        5 => (all >> 1) + 2,
        6 => 1 << random.below(u64::from(bits)),
        7 => (1 << random.below(u64::from(bits))) - 1,
        8 => any & 0xff & all,
        9 => (any & 0xff).wrapping_neg() & all,
        10 => any >> random.below(u64::from(bits)),
        11 => all >> (bits / 2),
        _ => any,
    }
}

fn mantissa_bits(element: Element) -> u32 {
    match element {
        Element::Half => 10,
        Element::Float => 23,
        _ => 52,
    }
}

/// A normal number: `1.fraction * 2^exponent`.
fn encode(element: Element, negative: bool, exponent: i32, fraction: u128) -> u128 {
    let mantissa = mantissa_bits(element);
    let bias = (1_i32 << (element.bits() - mantissa - 2)) - 1;
    let sign = u128::from(negative) << (element.bits() - 1);
    let exponent = (exponent + bias).max(0) as u128;
    sign | exponent << mantissa | fraction & ((1 << mantissa) - 1)
}

/// Corners and random numbers, more of them of moderate size than all bits would give. No NaN signals.
fn float(element: Element, random: &mut Random) -> u128 {
    let mantissa = mantissa_bits(element);
    let sign = u128::from(random.below(2)) << (element.bits() - 1);
    let infinity = mask(element.bits() - 1 - mantissa) << mantissa;
    let fraction = u128::from(random.next()) & mask(mantissa);
    let moderate = |exponent: i32, fraction: u128| sign | encode(element, false, exponent, fraction);
    match random.below(16) {
        0 => sign,
        1 => sign | infinity,
        2 => sign | infinity | 1 << (mantissa - 1),
        3 => sign | fraction >> random.below(u64::from(mantissa)),
        4 => sign | (infinity - 1),
        5 => moderate(0, 0),
        // Halves between integers, and what is next to them.
        6 => moderate(1 + random.below(6) as i32, (fraction >> (mantissa - 8)) << (mantissa - 8)),
        7 => moderate(-1, 0),
        8 => moderate(-2, mask(mantissa)),
        9 => moderate(random.below(14) as i32, fraction),
        10 => moderate(mantissa as i32 - 2 + random.below(4) as i32, fraction).min(sign | (infinity - 1)),
        11 => {
            let exponent = u128::from(random.next()) % (infinity >> mantissa);
            sign | exponent << mantissa | fraction
        }
        _ => moderate(random.below(12) as i32 - 4, fraction),
    }
}

/// A number whose integer part fits.
fn within(element: Element, bits: u32, signed: bool, random: &mut Random) -> u128 {
    let widest = if element == Element::Half { 15 } else { 127 };
    // The largest exponent of a number that fits whatever its fraction is.
    let largest = ((bits - u32::from(signed)) as i32 - 1).min(widest);
    if random.below(8) == 0 {
        return u128::from(random.below(2)) << (element.bits() - 1);
    }
    let exponent = random.below((largest + 4) as u64) as i32 - 3;
    let fraction = u128::from(random.next());
    encode(element, signed && random.below(2) == 1, exponent, fraction)
}

/// Whether two results are the same.
pub fn same(entry: &Entry, ours: &[u8], theirs: &[u8]) -> bool {
    let Some(ty) = entry.result.filter(|ty| ty.element.is_float() && entry.rule != Rule::Bits) else {
        return ours == theirs;
    };
    let bytes = ty.lane_bytes();
    let lanes = ours.chunks(bytes).zip(theirs.chunks(bytes));
    ours.len() == theirs.len()
        && lanes.into_iter().all(|(a, b)| {
            same_float(ty.element, entry.rule, lane_value(a, 0, bytes), lane_value(b, 0, bytes))
        })
}

fn same_float(element: Element, rule: Rule, a: u128, b: u128) -> bool {
    let magnitude = mask(element.bits() - 1);
    let mantissa = mantissa_bits(element);
    let infinity = mask(element.bits() - 1 - mantissa) << mantissa;
    let is_nan = |value: u128| value & magnitude > infinity;
    let is_zero = |value: u128| value & magnitude == 0;
    a == b || is_nan(a) && is_nan(b) || rule == Rule::Zero && is_zero(a) && is_zero(b)
}

#[cfg(test)]
mod tests {
    use super::{Element, Random, encode, same_float, within};
    use crate::idioms::Rule;

    #[test]
    fn encoded_numbers() {
        assert_eq!(encode(Element::Float, false, 0, 0), u128::from(1.0_f32.to_bits()));
        assert_eq!(encode(Element::Double, true, 1, 1 << 51), u128::from((-3.0_f64).to_bits()));
    }

    #[test]
    fn numbers_within_a_byte() {
        let mut random = Random::of("numbers");
        for _ in 0..1000 {
            let value = f32::from_bits(within(Element::Float, 8, true, &mut random) as u32);
            assert!(value > -129.0 && value < 128.0, "{value}");
        }
    }

    #[test]
    fn one_nan() {
        let (a, b) = (u128::from(f32::NAN.to_bits()), u128::from((-f32::NAN).to_bits()));
        assert!(same_float(Element::Float, Rule::Nan, a, b));
        assert!(!same_float(Element::Float, Rule::Nan, 0, 1 << 31));
        assert!(same_float(Element::Float, Rule::Zero, 0, 1 << 31));
    }
}
