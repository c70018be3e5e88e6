//! Inputs that are large in one way: what takes a compiler more than linear time shows here.
//!
//! Each is a module of one function, made by a function of its size, always the same. [`crate::bench`] measures what an
//! instruction of them costs at full size; [`crate::compare`] compiles them at a size that every test run has time for, with
//! every check on.

use std::fmt::Write;

/// A kind of large input.
pub struct Shape {
    pub name: &'static str,
    /// How large the thing that is large is when costs are measured, and in tests.
    pub size: usize,
    pub small: usize,
    pub make: fn(usize) -> String,
}

pub const SHAPES: &[Shape] = &[
    Shape { name: "block", size: 100_000, small: 2_000, make: block },
    Shape { name: "blocks", size: 50_000, small: 1_000, make: blocks },
    Shape { name: "switch-dense", size: 10_000, small: 300, make: |n| switch(n, 1) },
    Shape { name: "switch-sparse", size: 10_000, small: 300, make: |n| switch(n, 7919) },
    Shape { name: "stores", size: 2_000, small: 200, make: stores },
    Shape { name: "phi", size: 5_000, small: 300, make: phi },
    Shape { name: "live", size: 4_000, small: 200, make: live },
    Shape { name: "addresses", size: 20_000, small: 500, make: addresses },
    Shape { name: "selects", size: 20_000, small: 500, make: selects },
    Shape { name: "arguments", size: 3_000, small: 300, make: arguments },
    Shape { name: "calls", size: 10_000, small: 300, make: calls },
    Shape { name: "loops", size: 500, small: 40, make: loops },
    Shape { name: "allocas", size: 10_000, small: 300, make: allocas },
];

/// Lines of functions that are instructions. What continues an instruction is indented deeper.
pub fn num_instructions(text: &str) -> usize {
    let is_inst = |line: &str| line.starts_with("  ") && !line.starts_with("   ") && !line.starts_with("  ]");
    text.lines().filter(|line| is_inst(line)).count()
}

/// Writes a line to a string, which does not fail.
macro_rules! line {
    ($out:expr, $($text:tt)*) => {{ let _ = writeln!($out, $($text)*); }};
}

/// One block of arithmetic, loads and stores; a value is used soon after it is made.
fn block(size: usize) -> String {
    let mut out = String::from("define i64 @f(ptr %p, i64 %a, i64 %b) {\n  %v0 = add i64 %a, %b\n");
    let (mut last, mut count) = ("%v0".to_owned(), 1);
    let ops = ["add", "xor", "sub", "mul", "and", "or"];
    while count + 4 < size {
        let i = count;
        line!(out, "  %at{i} = getelementptr i64, ptr %p, i64 {}", i % 509);
        line!(out, "  %l{i} = load i64, ptr %at{i}");
        line!(out, "  %v{i} = {} i64 {last}, %l{i}", ops[i / 4 % ops.len()]);
        line!(out, "  store i64 %v{i}, ptr %at{i}");
        (last, count) = (format!("%v{i}"), count + 4);
    }
    line!(out, "  ret i64 {last}\n}}");
    out
}

/// A chain of blocks, each of which may go to the end.
fn blocks(size: usize) -> String {
    let mut out = String::from("define i64 @f(ptr %p, i64 %a) {\nentry:\n  br label %b0\n");
    for i in 0..size {
        let from = if i == 0 { "entry".to_owned() } else { format!("b{}", i - 1) };
        let value = if i == 0 { "%a".to_owned() } else { format!("%v{}", i - 1) };
        line!(out, "b{i}:");
        line!(out, "  %x{i} = phi i64 [ {value}, %{from} ]");
        line!(out, "  %v{i} = add i64 %x{i}, {}", i % 97 + 1);
        line!(out, "  %c{i} = icmp eq i64 %v{i}, {}", i * 31);
        line!(out, "  br i1 %c{i}, label %end, label %{}", next_block(i, size));
    }
    line!(out, "last:\n  br label %end\nend:");
    line!(out, "  %n = load i64, ptr %p\n  ret i64 %n\n}}");
    out
}

fn next_block(i: usize, size: usize) -> String {
    if i + 1 == size { "last".to_owned() } else { format!("b{}", i + 1) }
}

/// Cases at this distance, each with a block of its own.
fn switch(size: usize, distance: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %a, ptr %p) {\nentry:\n  switch i64 %a, label %end [\n");
    for i in 0..size {
        line!(out, "    i64 {}, label %c{i}", i * distance + i * i % distance);
    }
    line!(out, "  ]");
    for i in 0..size {
        line!(out, "c{i}:\n  store i64 {}, ptr %p\n  br label %end", i * 3);
    }
    line!(out, "end:\n  %n = load i64, ptr %p\n  ret i64 %n\n}}");
    out
}

/// Stores of neighbouring bytes, of constants and of parts of a number.
fn stores(size: usize) -> String {
    let mut out = String::from("define void @f(ptr %p, i64 %a) {\n");
    for i in 0..size {
        line!(out, "  %at{i} = getelementptr i8, ptr %p, i64 {i}");
        if i / 16 % 2 == 0 {
            line!(out, "  store i8 {}, ptr %at{i}", i % 251);
        } else {
            line!(out, "  %s{i} = lshr i64 %a, {}", i % 8 * 8);
            line!(out, "  %t{i} = trunc i64 %s{i} to i8\n  store i8 %t{i}, ptr %at{i}");
        }
    }
    line!(out, "  ret void\n}}");
    out
}

/// A PHI with so many operands.
fn phi(size: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %a, i64 %b) {\nentry:\n  switch i64 %a, label %end [\n");
    for i in 0..size {
        line!(out, "    i64 {i}, label %c{i}");
    }
    line!(out, "  ]");
    for i in 0..size {
        line!(out, "c{i}:\n  %v{i} = mul i64 %b, {}\n  br label %end", i + 3);
    }
    let operands: Vec<String> = (0..size).map(|i| format!("[ %v{i}, %c{i} ]")).collect();
    line!(out, "end:\n  %r = phi i64 [ 0, %entry ], {}\n  ret i64 %r\n}}", operands.join(", "));
    out
}

/// Values that are all made before, and used after, a call.
fn live(size: usize) -> String {
    let mut out = String::from("declare void @g()\ndefine i64 @f(ptr %p, i64 %a) {\n");
    for i in 0..size {
        line!(out, "  %at{i} = getelementptr i64, ptr %p, i64 {i}");
        line!(out, "  %l{i} = load volatile i64, ptr %at{i}\n  %v{i} = add i64 %l{i}, %a");
    }
    line!(out, "  call void @g()\n  %s0 = add i64 %v0, 0");
    for i in 1..size {
        line!(out, "  %s{i} = xor i64 %s{}, %v{i}", i - 1);
    }
    line!(out, "  ret i64 %s{}\n}}", size - 1);
    out
}

/// Addresses, each computed from the one before.
fn addresses(size: usize) -> String {
    let mut out = String::from("define i64 @f(ptr %p0, i64 %a) {\n");
    for i in 1..=size {
        let index = if i % 3 == 0 { "%a".to_owned() } else { format!("{}", i % 5) };
        line!(out, "  %p{i} = getelementptr i32, ptr %p{}, i64 {index}", i - 1);
    }
    line!(out, "  %l = load i64, ptr %p{size}\n  ret i64 %l\n}}");
    out
}

/// Choices, each between the one before and something else.
fn selects(size: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %v0, i64 %a) {\n");
    for i in 1..=size {
        line!(out, "  %c{i} = icmp ult i64 %v{}, {}", i - 1, i * 7);
        line!(out, "  %v{i} = select i1 %c{i}, i64 %a, i64 %v{}", i - 1);
    }
    line!(out, "  ret i64 %v{size}\n}}");
    out
}

/// A call with so many arguments, in a function with as many parameters.
fn arguments(size: usize) -> String {
    let types = vec!["i64"; size].join(", ");
    let params: Vec<String> = (0..size).map(|i| format!("i64 %a{i}")).collect();
    let mut out = format!("declare i64 @g({types})\ndefine i64 @f({}) {{\n", params.join(", "));
    for i in 0..size {
        line!(out, "  %v{i} = add i64 %a{i}, {i}");
    }
    let args: Vec<String> = (0..size).map(|i| format!("i64 %v{}", size - 1 - i)).collect();
    line!(out, "  %r = call i64 @g({})\n  ret i64 %r\n}}", args.join(", "));
    out
}

/// Calls, each with the result of the one before.
fn calls(size: usize) -> String {
    let mut out = String::from("declare i64 @g(i64, ptr)\ndefine i64 @f(i64 %v0, ptr %p) {\n");
    for i in 1..=size {
        line!(out, "  %v{i} = call i64 @g(i64 %v{}, ptr %p)", i - 1);
    }
    line!(out, "  ret i64 %v{size}\n}}");
    out
}

/// Loops in each other.
fn loops(size: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %n, ptr %p) {\nentry:\n  br label %h0\n");
    for i in 0..size {
        let from = if i == 0 { "entry".to_owned() } else { format!("h{}", i - 1) };
        line!(out, "h{i}:\n  %i{i} = phi i64 [ 0, %{from} ], [ %n{i}, %l{i} ]");
        line!(out, "  %x{i} = mul i64 %i{i}, %n");
        let inner = if i + 1 == size { "body".to_owned() } else { format!("h{}", i + 1) };
        line!(out, "  br label %{inner}");
    }
    line!(out, "body:\n  %v = load volatile i64, ptr %p");
    line!(out, "  br label %l{}", size - 1);
    for i in (0..size).rev() {
        let exit = if i == 0 { "end".to_owned() } else { format!("l{}", i - 1) };
        line!(out, "l{i}:\n  store volatile i64 %x{i}, ptr %p\n  %n{i} = add i64 %i{i}, 1");
        line!(out, "  %c{i} = icmp ult i64 %n{i}, %n\n  br i1 %c{i}, label %h{i}, label %{exit}");
    }
    line!(out, "end:\n  %r = load i64, ptr %p\n  ret i64 %r\n}}");
    out
}

/// Stack objects, all of which a call may change.
fn allocas(size: usize) -> String {
    let mut out = String::from("declare void @g(ptr)\ndefine i64 @f() {\n");
    for i in 0..size {
        line!(out, "  %p{i} = alloca i64");
    }
    for i in 0..size {
        line!(out, "  store i64 {i}, ptr %p{i}");
    }
    line!(out, "  call void @g(ptr %p0)\n  %s0 = load i64, ptr %p0");
    for i in 1..size {
        line!(out, "  %l{i} = load i64, ptr %p{i}\n  %s{i} = add i64 %s{}, %l{i}", i - 1);
    }
    line!(out, "  ret i64 %s{}\n}}", size - 1);
    out
}

#[cfg(test)]
mod tests {
    use super::{SHAPES, num_instructions};

    #[test]
    fn sizes_are_what_they_say() {
        for shape in SHAPES {
            let (small, large) = ((shape.make)(shape.small), (shape.make)(2 * shape.small));
            let (small, large) = (num_instructions(&small), num_instructions(&large));
            assert!(small >= shape.small.min(2), "{}", shape.name);
            assert!(large >= small, "{}", shape.name);
        }
        let block = SHAPES.iter().find(|s| s.name == "block").expect("a shape");
        assert!((99_990..=100_000).contains(&num_instructions(&(block.make)(block.size))));
    }
}
