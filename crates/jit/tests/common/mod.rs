//! What tests of sessions have in common: a code generator for this machine, units of text, calls.
#![allow(dead_code, unsafe_code)]

use codegen::CodeGenOptions;
use ir::Module;
use jit::call::{Kind, TypedFunction, Types};
use jit::compile::{Generator, prepare};
use jit::{Handle, Session, Unit};
use mc::Subtarget;
use std::sync::Arc;
use support::source::SourceMap;

pub fn generator() -> Generator {
    let target = x86::target().expect("the target");
    let (subtarget, unknown) = Subtarget::new(&target, "x86-64", x86::FEATURES_OF_64_BITS);
    assert_eq!(unknown, [""; 0]);
    let options = x86::codegen::Options {
        position_independent: true,
        guard_of_thread: true,
        ..x86::codegen::Options::default()
    };
    let machine = x86::codegen::Machine::new(&target, &subtarget, options);
    let options = CodeGenOptions { position_independent: true, threads: 1, ..CodeGenOptions::default() };
    Generator::new(target.into(), (subtarget, Box::new(machine)), options)
}

pub fn add(session: &Session, generator: &Generator, text: &str) -> Handle {
    let (unit, types) = unit(generator, text);
    session.add_typed(unit, types).expect("room")
}

pub fn unit(generator: &Generator, text: &str) -> (Unit, Types) {
    let mut sources = SourceMap::new();
    let id = sources.add("test", text, None).expect("a source");
    let (mut module, _): (Module, _) = ir::text::parse::parse_module(&sources, id).expect("a module");
    prepare(&mut module);
    module.data_layout = generator.data_layout().clone();
    generator.prepare(&mut module).expect("a module that can be compiled");
    (jit::compile::compile(generator, "test", &module).expect("a unit"), types(&module))
}

/// All functions of these tests take and return a number.
pub fn types(module: &Module) -> Types {
    let defined = module.order.functions.iter().filter(|&&f| module.body(f).is_some());
    let names = defined.map(|&f| String::from_utf8_lossy(&module.globals[f].name).into_owned());
    names.map(|name| (name, Ok((vec![Kind::Int(32)], Kind::Int(32))))).collect()
}

/// A function that adds a number, and counts its calls in a variable.
pub fn counting(name: &str, number: u32) -> String {
    format!(
        "@{name}.calls = internal global i32 0
         define i32 @{name}(i32 %x) uwtable {{
           %n = load i32, ptr @{name}.calls
           %m = add i32 %n, 1
           store i32 %m, ptr @{name}.calls
           %y = add i32 %x, {number}
           %z = add i32 %y, %m
           ret i32 %z
         }}"
    )
}

pub fn find(session: &Arc<Session>, name: &str) -> TypedFunction<fn(i32) -> i32> {
    TypedFunction::find(session, name).expect("the function")
}

pub fn call(function: &TypedFunction<fn(i32) -> i32>, argument: i32) -> i32 {
    // SAFETY: all functions of these tests have this type, and touch no memory but their module's.
    unsafe { function.call((argument,)) }
}

/// Bytes of this process that are in memory.
pub fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").expect("the system tells");
    text.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).expect("a number") * 4096
}
