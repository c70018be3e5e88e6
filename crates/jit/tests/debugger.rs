//! What debuggers and profilers see of code in memory: gdb stops in a function by its name and shows its lines, parameters
//! and local variables, and the file for `perf` has its address.
#![allow(unsafe_code)]
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use codegen::CodeGenOptions;
use ir::Module;
use jit::Session;
use jit::compile::{Generator, compile, prepare};
use mc::Subtarget;
use std::process::Command;
use support::source::SourceMap;

/// ```c
/// int square(int number)
/// {
///     int result = number * number;
///     return result;
/// }
/// ```
const TEXT: &str = r#"
define i32 @square(i32 %n) uwtable !dbg !4 {
  %number = alloca i32
  %result = alloca i32
  store i32 %n, ptr %number
    #dbg_declare(ptr %number, !9, !DIExpression(), !10)
    #dbg_declare(ptr %result, !13, !DIExpression(), !14)
  %value = load i32, ptr %number, !dbg !11
  %product = mul i32 %value, %value, !dbg !11
  store i32 %product, ptr %result, !dbg !14
  %again = load i32, ptr %result, !dbg !12
  ret i32 %again, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "square.c", directory: "/made-up")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 1, type: !5, scopeLine: 2,
    spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !13}
!9 = !DILocalVariable(name: "number", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 1, column: 16, scope: !4)
!11 = !DILocation(line: 3, column: 25, scope: !4)
!12 = !DILocation(line: 4, column: 12, scope: !4)
!13 = !DILocalVariable(name: "result", scope: !4, file: !1, line: 3, type: !7)
!14 = !DILocation(line: 3, column: 9, scope: !4)
"#;

fn generator() -> Generator {
    let target = x86::target().expect("the target");
    let (subtarget, _) = Subtarget::new(&target, "x86-64", x86::FEATURES_OF_64_BITS);
    let options = x86::codegen::Options {
        position_independent: true,
        guard_of_thread: true,
        ..x86::codegen::Options::default()
    };
    let machine = x86::codegen::Machine::new(&target, &subtarget, options);
    let options =
        CodeGenOptions { position_independent: true, threads: 1, opt_level: 0, ..CodeGenOptions::default() };
    Generator::new(target.into(), (subtarget, Box::new(machine)), options)
}

fn add(session: &Session) -> jit::Handle {
    let generator = generator();
    let mut sources = SourceMap::new();
    let id = sources.add("square", TEXT, None).expect("a source");
    let (mut module, _): (Module, _) = ir::text::parse::parse_module(&sources, id).expect("a module");
    prepare(&mut module);
    module.data_layout = generator.data_layout().clone();
    generator.prepare(&mut module).expect("a module that can be compiled");
    session.add(compile(&generator, "square", &module).expect("a unit")).expect("room")
}

fn square(session: &Session, number: i32) -> i32 {
    let address = session.lookup("square").expect("it is there");
    // SAFETY: the module above has a function of this type at the address.
    let function = unsafe { std::mem::transmute::<u64, extern "C" fn(i32) -> i32>(address) };
    function(number)
}

/// What gdb runs: a unit that comes, is used and goes, twice. (The second is at the addresses of the first. What gdb has
/// written there is gone then, which it does not know; so a breakpoint is hit once.)
#[test]
fn debuggee() {
    let session = Session::new().expect("a session");
    for number in [7, 8] {
        let handle = add(&session);
        assert_eq!(square(&session, number), number * number);
        // SAFETY: nothing uses it any more.
        assert!(unsafe { session.remove(handle) });
    }
}

#[test]
fn gdb_shows_functions_lines_and_variables() {
    let commands = [
        "set debuginfod enabled off",
        "set breakpoint pending on",
        "break square",
        "run",
        "backtrace 2",
        "info args",
        "next",
        "info locals",
        "finish",
        "delete",
        "continue",
    ];
    let mut gdb = Command::new("gdb");
    gdb.args(["-nx", "-batch"]);
    commands.iter().for_each(|command| {
        gdb.args(["-ex", command]);
    });
    let program = std::env::current_exe().expect("this program");
    gdb.arg("--args").arg(program).args(["debuggee", "--exact", "--nocapture", "--test-threads=1"]);
    let Ok(output) = gdb.output() else {
        eprintln!("skipped: no 'gdb'");
        return;
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    if errors.contains("Operation not permitted") || errors.contains("Could not trace") {
        eprintln!("skipped: gdb may not trace here");
        return;
    }
    for wanted in [
        "square (number=7) at square.c:3",
        "number = 7",
        "\n4\t",
        "result = 49",
        "Value returned is $1 = 49",
        "exited normally",
    ] {
        assert!(text.contains(wanted), "{wanted} is not in:\n{text}\n{errors}");
    }
}

#[test]
fn perf_is_told_of_functions() {
    let session = Session::new().expect("a session");
    session.write_perf_map();
    add(&session);
    assert_eq!(square(&session, 3), 9);
    let address = session.lookup("square").expect("it is there");
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let text = std::fs::read_to_string(&path).expect("the file");
    std::fs::remove_file(&path).expect("it is ours");
    let line = text.lines().find(|line| line.ends_with(" square")).expect("a line");
    let numbers: Vec<u64> = line.split(' ').take(2).filter_map(|n| u64::from_str_radix(n, 16).ok()).collect();
    assert_eq!(numbers[0], address);
    assert!((8..200).contains(&numbers[1]), "{line}");
}
