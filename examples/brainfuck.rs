//! A compiler for Brainfuck: a tape of bytes, a place on it, and eight commands.
//!
//! The place is a variable of the function that is built; loops change it, and the phis that this takes come by
//! themselves. Each run of equal commands is one operation. The tape has a power of two of bytes, and the place is masked,
//! so no program leaves it.
#![allow(unsafe_code)]

use codewright::{
    Block, Error, FunctionBuilder, IntPredicate, Jit, Module, Opcode, Result, Type, Value, Variable,
};

const TAPE_BYTES: usize = 1 << 16;

/// What a running program reads and writes.
struct Streams<'a> {
    input: &'a [u8],
    output: Vec<u8>,
}

/// Writes a byte of the tape.
extern "C" fn put(streams: *mut Streams<'_>, byte: u32) {
    // SAFETY: the program passes on what it was given, which nobody else uses while it runs.
    let streams = unsafe { &mut *streams };
    streams.output.push(byte as u8);
}

/// Reads a byte; zero at the end.
extern "C" fn get(streams: *mut Streams<'_>) -> u32 {
    // SAFETY: as above.
    let streams = unsafe { &mut *streams };
    let Some((&byte, rest)) = streams.input.split_first() else { return 0 };
    streams.input = rest;
    byte.into()
}

struct Compiler<'m> {
    b: FunctionBuilder<'m>,
    place: Variable,
    put: Value,
    get: Value,
    /// Loops that are open: where they begin, and what follows.
    loops: Vec<(Block, Block)>,
}

impl Compiler<'_> {
    /// The address of the current byte.
    fn byte(&mut self) -> Value {
        let (tape, place) = (self.b.parameter(0), self.b.get(self.place));
        self.b.offset(Type::I8, tape, place)
    }

    fn command(&mut self, command: char, count: u64) {
        match command {
            '+' | '-' => {
                let address = self.byte();
                let old = self.b.load(Type::I8, address);
                let count = self.b.int(Type::I8, count & 0xff);
                let new = if command == '+' { self.b.add(old, count) } else { self.b.sub(old, count) };
                self.b.store(new, address);
            }
            '<' | '>' => {
                let (old, count) = (self.b.get(self.place), self.b.int(Type::I64, count));
                let moved = if command == '>' { self.b.add(old, count) } else { self.b.sub(old, count) };
                let mask = self.b.int(Type::I64, TAPE_BYTES as u64 - 1);
                let new = self.b.and(moved, mask);
                self.b.set(self.place, new);
            }
            '.' => {
                let address = self.byte();
                let byte = self.b.load(Type::I8, address);
                let wide = self.b.convert(Opcode::ZExt, byte, Type::I32);
                let streams = self.b.parameter(1);
                self.b.call(self.put, (&[Type::PTR, Type::I32], Type::VOID), &[streams, wide]);
            }
            _ => {
                let streams = self.b.parameter(1);
                let wide = self.b.call(self.get, (&[Type::PTR], Type::I32), &[streams]);
                let (byte, address) = (self.b.convert(Opcode::Trunc, wide, Type::I8), self.byte());
                self.b.store(byte, address);
            }
        }
    }

    fn begin_loop(&mut self) {
        let (head, body, done) = (self.b.block("head"), self.b.block("body"), self.b.block("done"));
        self.b.jump(head);
        self.b.begin(head);
        let address = self.byte();
        let (byte, zero) = (self.b.load(Type::I8, address), self.b.int(Type::I8, 0));
        let is_zero = self.b.compare(IntPredicate::Eq, byte, zero);
        self.b.branch(is_zero, done, body);
        self.b.begin(body);
        self.loops.push((head, done));
    }

    fn end_loop(&mut self) -> Result<()> {
        let (head, done) = self.loops.pop().ok_or_else(|| Error::new("a loop ends that has not begun"))?;
        self.b.jump(head);
        self.b.begin(done);
        Ok(())
    }
}

/// The program as a module with one function, `run(tape, streams)`.
pub fn compile(program: &str) -> Result<Module> {
    let mut module = Module::new("program");
    let put = module.declare("put", &[Type::PTR, Type::I32], Type::VOID);
    let get = module.declare("get", &[Type::PTR], Type::I32);
    let mut b = module.function("run", &[Type::PTR, Type::PTR], Type::VOID);
    let place = b.variable(Type::I64);
    let mut compiler = Compiler { b, place, put, get, loops: Vec::new() };
    let mut commands = program.chars().filter(|c| "+-<>.,[]".contains(*c)).peekable();
    while let Some(command) = commands.next() {
        match command {
            '[' => compiler.begin_loop(),
            ']' => compiler.end_loop()?,
            '.' | ',' => compiler.command(command, 1),
            _ => {
                let mut count = 1;
                while commands.next_if_eq(&command).is_some() {
                    count += 1;
                }
                compiler.command(command, count);
            }
        }
    }
    if !compiler.loops.is_empty() {
        return Err(Error::new("a loop does not end"));
    }
    compiler.b.ret(None);
    compiler.b.finish()?;
    Ok(module)
}

/// Compiles a program and runs it; what it writes.
pub fn run(program: &str, input: &[u8]) -> Result<Vec<u8>> {
    let jit = Jit::new()?;
    jit.define("put", put as *const () as u64);
    jit.define("get", get as *const () as u64);
    jit.add(compile(program)?)?;
    let run = jit.function::<fn(*mut u8, *mut ()) -> ()>("run")?;
    let mut tape = vec![0; TAPE_BYTES];
    let mut streams = Streams { input, output: Vec::new() };
    // SAFETY: the program stays on its tape, and passes the streams on to the functions above.
    unsafe { run.call((tape.as_mut_ptr(), (&raw mut streams).cast())) };
    Ok(streams.output)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(program: &str, input: &str) -> String {
        String::from_utf8(run(program, input.as_bytes()).expect("a program")).expect("text")
    }

    #[test]
    fn programs_run() {
        let hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.";
        assert_eq!(output(hello, ""), "Hello World!");
        assert_eq!(output(",[.,]", "echo"), "echo");
        // Left of the first byte is the last one.
        assert_eq!(output("<+++++++[>+++++++<-]>.", ""), "1");
    }

    #[test]
    fn loops_have_two_ends() {
        assert_eq!(compile("[+").expect_err("it is open").to_string(), "a loop does not end");
        assert_eq!(compile("+]").expect_err("it is closed").to_string(), "a loop ends that has not begun");
    }

    #[test]
    fn the_place_becomes_phis() {
        let text = compile("+[>+<-[-]]").expect("a program").to_text();
        // The outer loop moves the place; the inner one has it from there.
        assert_eq!(text.matches("= phi i64").count(), 1, "{text}");
    }
}
