//! Small programs in IR text, and what they do.

use interp::{Host, Limits, Machine, Outcome};
use support::source::SourceMap;

#[derive(Default)]
struct Recorder {
    output: Vec<u8>,
}

impl Host for Recorder {
    fn write(&mut self, _: u32, bytes: &[u8]) {
        self.output.extend_from_slice(bytes);
    }
    fn read_byte(&mut self) -> Option<u8> {
        None
    }
}

/// What `main` returns (or why it cannot), and what it wrote.
fn run(text: &str) -> (Result<i32, String>, String) {
    run_within(text, Limits { steps: 10_000_000, ..Limits::default() })
}

fn run_within(text: &str, limits: Limits) -> (Result<i32, String>, String) {
    let mut sources = SourceMap::new();
    let id = sources.add("test.ll", text.as_bytes(), None).unwrap();
    let (module, _) =
        ir::text::parse::parse_module(&sources, id).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut host = Recorder::default();
    let result = match Machine::new(&module, &mut host, limits) {
        Ok(mut machine) => machine.run_program("main", &["test"]).map_err(|trap| trap.to_string()),
        Err(trap) => Err(trap.to_string()),
    };
    (result, String::from_utf8(host.output).unwrap())
}

#[track_caller]
fn returns(text: &str, code: i32) {
    assert_eq!(run(text).0, Ok(code));
}

#[track_caller]
fn traps(text: &str, message: &str) {
    let error = run(text).0.expect_err("the program should not come through");
    assert!(error.contains(message), "{error}");
}

#[test]
fn forty_two_and_fib() {
    returns("define i32 @main() { ret i32 42 }", 42);
    returns(
        "define i32 @fib(i32 %n) {
           %small = icmp slt i32 %n, 2
           br i1 %small, label %base, label %rec
         base:
           ret i32 %n
         rec:
           %n1 = sub nsw i32 %n, 1
           %n2 = sub nsw i32 %n, 2
           %a = call i32 @fib(i32 %n1)
           %b = call i32 @fib(i32 %n2)
           %s = add nsw i32 %a, %b
           ret i32 %s
         }
         define i32 @main() {
           %r = call i32 @fib(i32 15)
           ret i32 %r
         }",
        610,
    );
}

/// As compiled code answers: yes of what is written in the program, and no of addresses.
#[test]
fn what_is_constant() {
    returns(
        "@g = global i32 0
         declare i1 @llvm.is.constant.i32(i32)
         declare i1 @llvm.is.constant.v2i8(<2 x i8>)
         declare i1 @llvm.is.constant.p0(ptr)
         define i32 @main(i32 %argc) {
           %number = call i1 @llvm.is.constant.i32(i32 7)
           %vector = call i1 @llvm.is.constant.v2i8(<2 x i8> <i8 1, i8 2>)
           %null = call i1 @llvm.is.constant.p0(ptr null)
           %place = call i1 @llvm.is.constant.p0(ptr @g)
           %computed = call i1 @llvm.is.constant.i32(i32 %argc)
           %a = zext i1 %number to i32
           %b = select i1 %vector, i32 2, i32 0
           %c = select i1 %null, i32 4, i32 0
           %d = select i1 %place, i32 8, i32 0
           %e = select i1 %computed, i32 16, i32 0
           %ab = or i32 %a, %b
           %abc = or i32 %ab, %c
           %abcd = or i32 %abc, %d
           %all = or i32 %abcd, %e
           ret i32 %all
         }",
        7,
    );
}

#[test]
fn phis_change_all_at_once() {
    returns(
        "define i32 @main() {
         entry:
           br label %loop
         loop:
           %a = phi i32 [ 1, %entry ], [ %b, %loop ]
           %b = phi i32 [ 2, %entry ], [ %a, %loop ]
           %i = phi i32 [ 0, %entry ], [ %j, %loop ]
           %j = add i32 %i, 1
           %more = icmp ult i32 %j, 4
           br i1 %more, label %loop, label %done
         done:
           %r = mul i32 %a, 10
           %s = add i32 %r, %b
           ret i32 %s
         }",
        21,
    );
}

#[test]
fn globals_structs_and_pointers() {
    returns(
        "%pair = type { i8, i32, [3 x i16] }
         @p = global [2 x %pair] [%pair { i8 1, i32 2, [3 x i16] [i16 3, i16 4, i16 5] }, %pair zeroinitializer]
         @q = constant ptr getelementptr (%pair, ptr @p, i64 0, i32 2, i64 1)
         @a = alias i16, ptr getelementptr (i8, ptr @p, i64 12)
         define i32 @main() {
           %e = getelementptr [2 x %pair], ptr @p, i64 0, i64 1, i32 1
           store i32 30, ptr %e
           %q = load ptr, ptr @q
           %x = load i16, ptr %q
           %y = load i32, ptr %e
           %z = load i16, ptr @a
           %x32 = zext i16 %x to i32
           %z32 = zext i16 %z to i32
           %s = add i32 %x32, %y
           %t = add i32 %s, %z32
           ret i32 %t
         }",
        39,
    );
}

#[test]
fn printf_takes_every_kind_of_argument() {
    let (result, output) = run("@f = constant [39 x i8] c\"%d|%5s|%-4u|%x|%c|%.2f|%lld|%%|%08.3f\\0A\\00\"
         @s = constant [3 x i8] c\"ab\\00\"
         declare i32 @printf(ptr, ...)
         define i32 @main() {
           %n = call i32 (ptr, ...) @printf(ptr @f, i32 -7, ptr @s, i32 12, i32 255, i32 65, double 2.5,
                                            i64 -9000000000, double -3.0)
           ret i32 0
         }");
    assert_eq!((result, &*output), (Ok(0), "-7|   ab|12  |ff|A|2.50|-9000000000|%|-003.000\n"));
}

#[test]
fn variable_arguments_reach_the_callee() {
    for triple in ["x86_64-unknown-linux-gnu", "riscv64-unknown-linux-gnu"] {
        let text = "target triple = \"TRIPLE\"
         define i32 @sum(i32 %n, ...) {
           %list = alloca [3 x i64]
           call void @llvm.va_start.p0(ptr %list)
           %a = va_arg ptr %list, i32
           %b = va_arg ptr %list, i64
           call void @llvm.va_end.p0(ptr %list)
           %b32 = trunc i64 %b to i32
           %s = add i32 %a, %b32
           ret i32 %s
         }
         declare void @llvm.va_start.p0(ptr)
         declare void @llvm.va_end.p0(ptr)
         define i32 @main() {
           %r = call i32 (i32, ...) @sum(i32 2, i32 5, i64 6)
           ret i32 %r
         }";
        returns(&text.replace("TRIPLE", triple), 11);
    }
}

#[test]
fn vectors_and_aggregates() {
    returns(
        "define i32 @main() {
           %v = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, splat (i32 10)
           %w = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 0>
           %c = icmp ugt <2 x i32> %w, splat (i32 12)
           %s = select <2 x i1> %c, <2 x i32> %w, <2 x i32> zeroinitializer
           %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %s)
           %agg = insertvalue { i32, [2 x i8] } zeroinitializer, i8 7, 1, 1
           %x = extractvalue { i32, [2 x i8] } %agg, 1, 1
           %y = zext i8 %x to i32
           %t = add i32 %r, %y
           ret i32 %t
         }
         declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)",
        21,
    );
}

#[test]
fn odd_vectors_are_packed_in_memory() {
    returns(
        "define i32 @main() {
           %p = alloca i8
           store <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1>, ptr %p
           %x = load i8, ptr %p
           %r = zext i8 %x to i32
           ret i32 %r
         }",
        0b1000_0101,
    );
}

#[test]
fn intrinsics_compute() {
    returns(
        "declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
         declare i32 @llvm.ctlz.i32(i32, i1)
         declare i32 @llvm.fshl.i32(i32, i32, i32)
         declare double @llvm.floor.f64(double)
         declare i32 @llvm.smax.i32(i32, i32)
         define i32 @main() {
           %p = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 100, i8 100)
           %o = extractvalue { i8, i1 } %p, 1
           %o32 = zext i1 %o to i32
           %z = call i32 @llvm.ctlz.i32(i32 255, i1 true)
           %f = call i32 @llvm.fshl.i32(i32 1, i32 -2147483648, i32 1)
           %d = call double @llvm.floor.f64(double -2.5)
           %i = fptosi double %d to i32
           %m = call i32 @llvm.smax.i32(i32 %i, i32 -10)
           %a = add i32 %o32, %z
           %b = add i32 %a, %f
           %c = add i32 %b, %m
           ret i32 %c
         }",
        1 + 24 + 3 - 3,
    );
}

#[test]
fn indirect_control_flow() {
    returns(
        "@table = constant [2 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two)]
         define internal i32 @callee(i32 %x) { ret i32 %x }
         @f = global ptr @callee
         define i32 @main() {
           %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
           %a = load ptr, ptr %p
           indirectbr ptr %a, [label %one, label %two]
         one:
           ret i32 1
         two:
           %f = load ptr, ptr @f
           %r = call i32 %f(i32 9)
           switch i32 %r, label %one [ i32 9, label %nine ]
         nine:
           ret i32 99
         }",
        99,
    );
}

#[test]
fn undefined_behaviour_ends_the_run() {
    traps(
        "define i32 @main() { %p = alloca i32\n store i64 1, ptr %p\n ret i32 0 }",
        "8 bytes at offset 0 of an object of 4",
    );
    traps("define i32 @main() { %r = udiv i32 1, 0\n ret i32 %r }", "division by zero");
    traps("define i32 @main() { unreachable }", "'unreachable' was reached\n  in @main");
    traps("@g = constant i32 1 define i32 @main() { store i32 2, ptr @g\n ret i32 0 }", "constant memory");
    traps("define i32 @main() { call void @nope()\n ret i32 0 } declare void @nope()", "calls 'nope'");
    traps(
        "define i32 @main() { %x = add nsw i32 2147483647, 1\n %c = icmp eq i32 %x, 0
          br i1 %c, label %a, label %a
          a: ret i32 0 }",
        "a branch on poison",
    );
    traps(
        "declare ptr @malloc(i64) declare void @free(ptr)
         define i32 @main() { %p = call ptr @malloc(i64 4)\n call void @free(ptr %p)\n %x = load i32, ptr %p\n ret i32 %x }",
        "where no object is",
    );
}

#[test]
fn limits_hold() {
    let forever = "define i32 @main() { br label %l\n l: br label %l }";
    assert!(run(forever).0.unwrap_err().contains("more steps"));
    let deep = "define i32 @main() { %r = call i32 @main()\n ret i32 %r }";
    assert!(run(deep).0.unwrap_err().contains("nested too deeply"));
}

#[test]
fn the_result_of_any_function_is_available() {
    let mut sources = SourceMap::new();
    let text = "define double @half(double %x) { %r = fmul double %x, 5.000000e-01\n ret double %r }";
    let id = sources.add("half.ll", text.as_bytes(), None).unwrap();
    let (module, _) = ir::text::parse::parse_module(&sources, id).unwrap();
    let mut host = Recorder::default();
    let mut machine = Machine::new(&module, &mut host, Limits::default()).unwrap();
    let half = machine.function("half").unwrap();
    let argument = interp::value::Value::int(64, 3f64.to_bits());
    let expected = interp::value::Value::int(64, 1.5f64.to_bits());
    assert_eq!(machine.run(half, vec![argument]), Ok(Outcome::Returned(expected)));
}
