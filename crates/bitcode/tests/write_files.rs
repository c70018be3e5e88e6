//! Files of clang and `llvm-as` read and written again: the new file must mean the same, and must not be longer.
//!
//! The inputs are those of the reader's tests (`read_files`), with what `llvm-dis` printed for them.

mod common;

use bitcode::read::{LazyModule, ReadOptions, read_module};
use bitcode::write::{WriteOptions, write_module};
use common::input;
use ir::Module;
use ir::text::print::module_to_bytes;

fn read(bytes: &[u8], name: &str) -> Module {
    match read_module(bytes, name, &ReadOptions::default()) {
        Ok((module, _)) => module,
        Err(errors) => panic!("{name}: {:?}", errors.iter().next()),
    }
}

fn write(module: &Module, name: &str) -> Vec<u8> {
    match write_module(module, &WriteOptions::default()) {
        Ok(bytes) => bytes,
        Err(errors) => panic!("{name}: {:?}", errors.iter().next()),
    }
}

/// Those that are not changed while they are read.
fn files() -> impl Iterator<Item = &'static str> {
    common::FILES.iter().copied().filter(|f| !matches!(*f, "older-intrinsics" | "debug-intrinsics"))
}

#[test]
fn written_files_mean_the_same() {
    for file in files() {
        let name = format!("{file}.bc");
        let written = write(&read(&input(&name), &name), &name);
        let again = read(&written, &name);
        let actual = module_to_bytes(&again, &Default::default());
        let (actual, expected) = (String::from_utf8_lossy(&actual), input(&format!("{file}.ll")));
        let expected = String::from_utf8_lossy(&expected);
        for (n, (actual, expected)) in actual.lines().zip(expected.lines()).enumerate() {
            assert_eq!(actual, expected, "{file}.ll:{}", n + 1);
        }
        assert_eq!(actual.lines().count(), expected.lines().count(), "{file}");
    }
}

#[test]
fn written_files_are_not_longer() {
    for file in files() {
        let name = format!("{file}.bc");
        let bytes = input(&name);
        let written = write(&read(&bytes, &name), &name);
        assert!(written.len() <= bytes.len(), "{file}: {} bytes, were {}", written.len(), bytes.len());
    }
}

#[test]
fn writing_twice_gives_the_same_bytes() {
    for file in files() {
        let name = format!("{file}.bc");
        let first = write(&read(&input(&name), &name), &name);
        let module = read(&first, &name);
        let second = write(&module, &name);
        assert!(second == write(&module, &name), "{file}: one module");
        let third = write(&read(&second, &name), &name);
        assert!(second.len() == third.len(), "{file}: one file");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for file in files() {
        let name = format!("{file}.bc");
        let module = read(&input(&name), &name);
        let options = WriteOptions { threads: 3, ..WriteOptions::default() };
        assert!(write_module(&module, &options).unwrap() == write(&module, &name), "{file}");
    }
}

/// The symbol table says where each body is.
#[test]
fn bodies_of_written_files_are_read_on_demand() {
    for file in files() {
        let name = format!("{file}.bc");
        let written = write(&read(&input(&name), &name), &name);
        let mut lazy = LazyModule::parse(&written, &name).unwrap();
        let functions = lazy.module().order.functions.clone();
        for &function in functions.iter().rev() {
            lazy.materialize(function).unwrap();
        }
        let (module, _) = lazy.into_module();
        let whole = read(&written, &name);
        assert!(
            module_to_bytes(&module, &Default::default()) == module_to_bytes(&whole, &Default::default())
        );
    }
}
