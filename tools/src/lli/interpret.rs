//! `-force-interpreter`: the program in the interpreter, which checks every access and reports undefined behaviour.

use super::Program;
use crate::cl::Matches;
use crate::io::Io;
use interp::{Host, Limits, Machine};
use std::io::{Read, Write};

/// Runs the program; its exit code, or 1 with a message that says what happened and in which functions.
pub(super) fn run(program: &Program<'_>, matches: &Matches, io: &mut Io<'_>) -> i32 {
    let steps = matches.uint("max-steps").map_or(u64::MAX, |n| u64::from(n) * 1_000_000);
    let mut host = Streams { stdin: &mut *io.stdin, stdout: &mut *io.stdout, stderr: &mut *io.stderr };
    let limits = Limits { steps, ..Limits::default() };
    let result = Machine::new(program.module, &mut host, limits)
        .and_then(|mut machine| machine.run_program(program.entry, &program.arguments));
    match result {
        // What the system keeps of it.
        Ok(code) => code & 0xff,
        Err(trap) => io.fail(&format!("error: {trap}")),
    }
}

/// The program's standard streams are ours.
struct Streams<'a> {
    stdin: &'a mut dyn Read,
    stdout: &'a mut dyn Write,
    stderr: &'a mut dyn Write,
}

impl Host for Streams<'_> {
    fn write(&mut self, descriptor: u32, bytes: &[u8]) {
        let stream = if descriptor == 2 { &mut *self.stderr } else { &mut *self.stdout };
        // A closed pipe is the program's problem only if it asks, which the supported library functions cannot.
        let _ = stream.write_all(bytes);
    }

    fn read_byte(&mut self) -> Option<u8> {
        let mut byte = [0];
        matches!(self.stdin.read(&mut byte), Ok(1)).then_some(byte[0])
    }

    fn read_file(&mut self, path: &[u8]) -> Option<Vec<u8>> {
        std::fs::read(path_of(path)?).ok()
    }

    fn write_file(&mut self, path: &[u8], bytes: &[u8]) -> bool {
        path_of(path).is_some_and(|path| std::fs::write(path, bytes).is_ok())
    }

    fn remove_file(&mut self, path: &[u8]) -> bool {
        path_of(path).is_some_and(|path| std::fs::remove_file(path).is_ok())
    }
}

/// A path that the host can name.
fn path_of(path: &[u8]) -> Option<&str> {
    str::from_utf8(path).ok()
}
