//! Inputs that are large in one way: what takes a compiler more than linear time shows here.
//!
//! Each is a module, mostly of one function, made by a function of its size, always the same. [`crate::bench`] measures what an
//! instruction of them costs at full size; [`crate::compare`] compiles them at a size that every test run has time for, with
//! every check on.

use std::collections::BTreeMap;
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
    Shape { name: "allocas", size: 20_000, small: 300, make: allocas },
    Shape { name: "sums", size: 50_000, small: 500, make: sums },
    Shape { name: "diamonds", size: 10_000, small: 200, make: diamonds },
    Shape { name: "through", size: 1_000, small: 60, make: through },
    Shape { name: "structs", size: 1_000, small: 60, make: structs },
    Shape { name: "invokes", size: 5_000, small: 200, make: invokes },
    Shape { name: "block-first", size: 100_000, small: 2_000, make: block_first },
    Shape { name: "functions", size: 10_000, small: 100, make: functions },
    Shape { name: "initializer", size: 200_000, small: 500, make: initializer },
    Shape { name: "assembly", size: 20_000, small: 200, make: assembly },
];

/// Lines of functions that are instructions, and elements of an initializer. What continues an instruction is indented deeper.
pub fn num_instructions(text: &str) -> usize {
    let is_inst = |line: &str| line.starts_with("  ") && !line.starts_with("   ") && !line.starts_with("  ]");
    text.lines().filter(|line| is_inst(line)).count()
}

/// Entries of lists that an instruction or a function may have any number of: arguments of calls, values of PHIs, cases of
/// switches, parameters. Each is something to compile, as an instruction is, so a module is as large as both together. A
/// structure that is passed or returned counts as its fields.
pub fn num_entries(text: &str) -> usize {
    let structure = |line| {
        let (name, body) = str::split_once(line, " = type {")?;
        Some((name, items(body.strip_suffix('}')?).count()))
    };
    let structures: BTreeMap<&str, usize> = text.lines().filter_map(structure).collect();
    let fields = |word: &str| structures.get(word).copied();
    let passed =
        |list: &str| items(list).map(|item| item.split(' ').find_map(fields).unwrap_or(1)).sum::<usize>();
    // Of the type in front of what is called or defined; a result that is no structure is the instruction's own.
    let result =
        |line: &str| line.split('@').next().and_then(|head| head.split(' ').find_map(fields)).unwrap_or(0);
    let of_line = |line: &str| {
        let is = |word: &str| line.split(' ').any(|w| w == word);
        match line.trim_start() {
            _ if line.starts_with("    ") => usize::from(is("label")),
            start if start.starts_with("ret ") => line.split(' ').find_map(fields).unwrap_or(0),
            start if start.starts_with("define ") => passed(last_list(line)),
            _ if !line.starts_with("  ") => 0,
            _ if is("phi") => line.matches('[').count(),
            _ if is("call") || is("invoke") => result(line) + passed(last_list(line)),
            _ => 0,
        }
    };
    text.lines().map(of_line).sum()
}

/// What is between the last parentheses that are in no others. Quoted text counts for nothing.
fn last_list(line: &str) -> &str {
    let (mut depth, mut is_quoted, mut start, mut last) = (0, false, 0, "");
    for (at, c) in line.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' | '<' => {
                if depth == 0 {
                    start = at + 1;
                }
                depth += 1;
            }
            ')' | ']' | '}' | '>' => {
                depth -= 1;
                if depth == 0 && c == ')' {
                    last = &line[start..at];
                }
            }
            _ => {}
        }
    }
    last
}

/// Parts of a list between commas that are in no parentheses.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let is_between = move |c: char| {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    };
    list.split(is_between).filter(|item| !item.trim().is_empty())
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

/// Sums, each of the one before and something that is used all the time.
fn sums(size: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %v0, i64 %a, i64 %b) {\n");
    let ops = ["add", "xor", "sub"];
    for i in 1..=size {
        let other = if i % 2 == 0 { "%a" } else { "%b" };
        line!(out, "  %v{i} = {} i64 %v{}, {other}", ops[i % ops.len()], i - 1);
    }
    line!(out, "  ret i64 %v{size}\n}}");
    out
}

/// Choices between two blocks, one after the other, at whose ends two values meet: one of what was chosen before, one of what
/// was there from the beginning.
fn diamonds(size: usize) -> String {
    let mut out = String::from("define i64 @f(i64 %v0, i64 %a, i64 %b) {\n  br label %h1\n");
    for i in 1..=size {
        let v = i - 1;
        line!(out, "h{i}:\n  %c{i} = icmp ult i64 %v{v}, {}", i * 5);
        line!(out, "  br i1 %c{i}, label %x{i}, label %y{i}");
        line!(out, "x{i}:\n  %p{i} = add i64 %v{v}, %a\n  br label %m{i}");
        line!(out, "y{i}:\n  %q{i} = xor i64 %v{v}, %b\n  br label %m{i}");
        line!(out, "m{i}:\n  %r{i} = phi i64 [ %p{i}, %x{i} ], [ %q{i}, %y{i} ]");
        line!(out, "  %s{i} = phi i64 [ %a, %x{i} ], [ %b, %y{i} ]");
        line!(out, "  %v{i} = add i64 %r{i}, %s{i}");
        let next = if i == size { "end".to_owned() } else { format!("h{}", i + 1) };
        line!(out, "  br label %{next}");
    }
    line!(out, "end:\n  ret i64 %v{size}\n}}");
    out
}

/// Values that live through as many blocks.
fn through(size: usize) -> String {
    let mut out = String::from("define i64 @f(ptr %p, i64 %a) {\n");
    for i in 0..size {
        line!(out, "  %at{i} = getelementptr i64, ptr %p, i64 {i}\n  %l{i} = load volatile i64, ptr %at{i}");
    }
    line!(out, "  br label %b0");
    for i in 0..size {
        let next = if i + 1 == size { "end".to_owned() } else { format!("b{}", i + 1) };
        line!(out, "b{i}:\n  store volatile i64 {i}, ptr %p\n  %c{i} = icmp eq i64 %a, {}", i * 3);
        line!(out, "  br i1 %c{i}, label %end, label %{next}");
    }
    line!(out, "end:\n  %s0 = add i64 %l0, 0");
    for i in 1..size {
        line!(out, "  %s{i} = xor i64 %s{}, %l{i}", i - 1);
    }
    line!(out, "  ret i64 %s{}\n}}", size - 1);
    out
}

/// A structure of so many numbers that is passed, changed and returned.
fn structs(size: usize) -> String {
    let mut out = format!("%s = type {{ {} }}\n", vec!["i64"; size].join(", "));
    line!(out, "declare %s @g(%s)\ndefine %s @f(%s %a, i64 %b) {{");
    let mut last = "%a".to_owned();
    for i in 0..size {
        line!(out, "  %e{i} = extractvalue %s %a, {i}\n  %x{i} = add i64 %e{i}, %b");
        line!(out, "  %v{i} = insertvalue %s {last}, i64 %x{i}, {}", size - 1 - i);
        last = format!("%v{i}");
    }
    line!(out, "  %r = call %s @g(%s {last})\n  ret %s %r\n}}");
    out
}

/// Calls that may throw, all to one landing pad, with a value that differs.
fn invokes(size: usize) -> String {
    let mut out = String::from("declare i64 @g(i64)\ndeclare i32 @__gxx_personality_v0(...)\n");
    line!(out, "define i64 @f(i64 %v0) personality ptr @__gxx_personality_v0 {{\n  br label %b1");
    for i in 1..=size {
        let next = if i == size { "end".to_owned() } else { format!("b{}", i + 1) };
        line!(out, "b{i}:\n  %v{i} = invoke i64 @g(i64 %v{}) to label %{next} unwind label %pad", i - 1);
    }
    let operands: Vec<String> = (1..=size).map(|i| format!("[ %v{}, %b{i} ]", i - 1)).collect();
    line!(out, "pad:\n  %w = phi i64 {}", operands.join(", "));
    line!(out, "  %caught = landingpad {{ ptr, i32 }} catch ptr null\n  ret i64 %w");
    line!(out, "end:\n  ret i64 %v{size}\n}}");
    out
}

/// Functions, each of which calls the one before.
fn functions(size: usize) -> String {
    let mut out = String::from("declare i64 @f0(i64, i64)\n");
    for i in 1..=size {
        line!(out, "define i64 @f{i}(i64 %a, i64 %b) {{\n  %s = add i64 %a, %b\n  %c = icmp slt i64 %s, {i}");
        line!(out, "  br i1 %c, label %x, label %y\nx:\n  ret i64 %s\ny:\n  %m = mul i64 %s, %a");
        line!(out, "  %r = call i64 @f{}(i64 %m, i64 %b)\n  %t = add i64 %r, %m\n  ret i64 %t\n}}", i - 1);
    }
    out
}

/// A function of half the size, and behind it as many instructions in small ones.
fn block_first(size: usize) -> String {
    let mut out = block(size / 2);
    for i in 0..size / 6 {
        line!(out, "define i64 @g{i}(i64 %a, i64 %b) {{\n  %m = mul i64 %a, {i}\n  %s = add i64 %m, %b");
        line!(out, "  ret i64 %s\n}}");
    }
    out
}

/// A constant of so many numbers and addresses.
fn initializer(size: usize) -> String {
    let mut out = format!("@n = global [{size} x i64] [\n");
    let end = |i: usize| if i + 1 == size { "" } else { "," };
    (0..size).for_each(|i| line!(out, "  i64 {}{}", i * 77, end(i)));
    line!(out, "]\n@p = global [{size} x ptr] [");
    for i in 0..size {
        line!(out, "  ptr getelementptr (i8, ptr @n, i64 {}){}", i * 8, end(i));
    }
    line!(out, "]\ndefine ptr @f(i64 %i) {{\n  %at = getelementptr ptr, ptr @p, i64 %i");
    line!(out, "  %r = load ptr, ptr %at\n  ret ptr %r\n}}");
    out
}

/// Inline assembly, of so many lines at once and, as often, of one.
fn assembly(size: usize) -> String {
    let mut out = format!(
        "define i64 @f(i64 %v0) {{\n  call void asm sideeffect \"{}\", \"\"()\n",
        "nop\\0A".repeat(size)
    );
    for i in 1..=size {
        line!(out, "  %v{i} = call i64 asm \"# $0 $1\", \"=r,r\"(i64 %v{})", i - 1);
    }
    line!(out, "  ret i64 %v{size}\n}}");
    out
}

#[cfg(test)]
mod tests {
    use super::{SHAPES, arguments, num_entries, num_instructions, phi, structs};

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

    #[test]
    fn entries_of_lists_are_counted() {
        // Parameters and arguments.
        assert_eq!(num_entries(&arguments(10)), 20);
        // The parameters, of which one is the structure; the argument, the result, what is returned.
        assert_eq!(num_entries(&structs(5)), 6 + 3 * 5);
        // Parameters, cases, values.
        assert_eq!(num_entries(&phi(4)), 2 + 4 + 5);
        let calls = "  %1 = call i32 (ptr, ...) @p(ptr @x, { i32, i32 } %2), !dbg !1\n  call void asm \"(a\", \"r\"(i32 1)\n";
        assert_eq!(num_entries(calls), 3);
    }
}
