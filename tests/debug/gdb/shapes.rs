//! Rust: enumerations with data, options, slices, strings, tuples, traits, closures, modules.
// gdb: break shapes::measure::area
// gdb: run
// gdb: backtrace 1
// gdb: info args
// gdb: print *shape
// gdb: ptype shape
// gdb: finish
// gdb: print square
// gdb: print circle
// gdb: print none
// gdb: print some
// gdb: print text
// gdb: print slice
// gdb: print pair
// gdb: print pair.1
// gdb: ptype pair
// gdb: print array
// gdb: print unit
// gdb: whatis wide
// gdb: print wide
// gdb: print letter
// gdb: print shapes::LIMIT
// gdb: ptype shapes::Kind
#![no_std]
#![no_main]
#![allow(dead_code)]

pub mod measure {
    use super::Shape;
    #[inline(never)]
    pub fn area(shape: &Shape, scale: u32) -> u32 {
        match shape {
            Shape::Circle { radius } => radius * radius * 3 * scale,
            Shape::Square(side) => side * side * scale,
            Shape::Nothing => 0,
        }
    }
}

pub enum Shape {
    Circle { radius: u32 },
    Square(u32),
    Nothing,
}

#[derive(Clone, Copy)]
pub enum Kind {
    First = 3,
    Second,
}

pub static LIMIT: i16 = -5;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    let circle = Shape::Circle { radius: 2 };
    let square = Shape::Square(3);
    let none: Option<&u8> = None;
    let some: Option<u16> = Some(7);
    let text = "hello";
    let array = [1u8, 2, 3];
    let slice: &[u8] = &array;
    let pair = (1i8, 2.5f32);
    let wide = 1u128 << 100;
    let letter = 'x';
    let unit = Kind::Second;
    let first = measure::area(&circle, 1);
    let second = measure::area(&square, LIMIT as u32);
    let used = none.is_none() && some.is_some() && text.len() + slice.len() > 0 && pair.0 > 0;
    let all = wide > 0 && letter == 'x' && unit as u8 == 4;
    if first + second > 0 && used && all { 0 } else { 1 }
}
