//! An emulator of 2003f: executes flat binaries as the documents of the processor say, and stops with a [`Trap`] at
//! everything that they call undefined.
//!
//! # What it follows
//! The published description of the processor; where that is silent, what its two interpreters agree on; see the target's
//! `README.md`. It decodes instructions itself ([`decode`]) and knows nothing of the target's tables, so it is a second
//! opinion on them.
//!
//! * One step: `xx` := the address after the instruction at `nx`; the instruction is executed; `nx` := `xx`.
//! * Words are big-endian and aligned; halfwords are aligned; a misaligned access traps, and so does reading what nobody
//!   wrote. Registers begin with arbitrary values, which may be read.
//! * Code can be neither read nor written, and data cannot be executed. Which bytes are code is said when they are loaded,
//!   or found out: what a byte is used as first, it remains ([`memory::Role`]). A jump must lead to the start of an
//!   instruction.
//! * The flag is kept until the next `fi`. With [`Options::strict_flag`], `malkrz` must be executed directly after `fi`;
//!   then readings of the documents in which other instructions clear the flag make no difference.
//! * Shifts by 64 or more trap; those from 32 to 63 shift everything out.
//! * `inj` and `lat`, whose second result would change the address of the other, trap.
//! * Literals are taken modulo 2^32 by the assembler, and instructions have the lengths that their encodings have.
//!
//! # Where implementations disagree
//!
//! | about | some | here |
//! |---|---|---|
//! | life of the flag | cleared by every write and by a taken `malkrz` | kept; see `strict_flag` |
//! | memory at the sum of two registers | the decoder of one assembler loses a bit of the mode | the sum |
//! | displacements from 128 to 255 | one assembler writes a byte that its decoder extends with sign | two bytes |
//! | `krz16c` to the sum of two registers | eight bits | sixteen |
//! | misaligned words, bytes never written, shifts by 64 and more | some value, perhaps with a warning | a trap |
//! | length of an instruction | 4, or arbitrary | that of its encoding |
//! | `lifem`, `label@` | missing | there; `label@` in an encoding of ours |
//!
//! # The surroundings
//! A function is called with its arguments and the return address on the stack ([`Machine::call`]); it ends when it jumps
//! to that address with `f5` as it was. A jump to [`PRINT`] prints the word at `f5+4@` and returns;
//! one to [`PUT`], which is ours, prints it as a character.
//!
//! Cost: a few operations per instruction; instructions are decoded once. Memory is kept in pages and bounded.

mod decode;
mod execute;
pub mod memory;

pub use decode::{Instruction, Place, decode};
use memory::Memory;

/// The stack pointer before anything is pushed.
pub const INITIAL_STACK: u32 = 0x6d7a_a0f8;
/// The address to which the outermost function returns.
pub const OUTERMOST: u32 = 0xbda5_74b8;
/// The address of the function that prints a number.
pub const PRINT: u32 = 0xba5f_b6b0;
/// The function that prints a character, for the C library.
pub const PUT: u32 = PRINT + 4;
/// Distance between the code of one file and the next.
pub const FILE_SPACING: u64 = 0x1_0000;

/// Register numbers in the encoding.
pub const F0: u8 = 0;
pub const F5: u8 = 5;
pub const XX: u8 = 7;

/// How to execute.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Instructions after which execution stops.
    pub max_steps: u64,
    /// `malkrz` must be executed directly after `fi`.
    pub strict_flag: bool,
    /// Bytes of memory that may be touched, in whole pages.
    pub max_memory: usize,
    /// Instructions whose addresses are kept in [`Machine::trace`].
    pub max_trace: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { max_steps: 1 << 32, strict_flag: false, max_memory: 256 << 20, max_trace: 0 }
    }
}

/// What cannot be executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undefined {
    /// Nothing is loaded there.
    NoInstruction,
    /// The bytes are no instruction.
    NotAnInstruction,
    /// The middle of an instruction.
    InsideInstruction,
    ExecutesData,
    ReadsCode(u32),
    WritesCode(u32),
    /// The byte at this address was never written.
    Uninitialized(u32),
    /// An access of so many bytes.
    Misaligned(u32, u32),
    ShiftAmount(u32),
    /// The first result is a register in the address of the second one.
    ResultInAddress,
    /// `malkrz` without `fi` before it.
    StaleFlag,
    /// The outermost function returned with another stack pointer.
    StackMoved {
        before: u32,
        after: u32,
    },
    TooManySteps,
    TooMuchMemory,
    /// Two pieces of a program lie at one address.
    Overlap(u32),
}

impl std::fmt::Display for Undefined {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Undefined::NoInstruction => f.write_str("there is no instruction at this address"),
            Undefined::NotAnInstruction => f.write_str("the bytes here are no instruction"),
            Undefined::InsideInstruction => f.write_str("jump into the middle of an instruction"),
            Undefined::ExecutesData => f.write_str("data are executed"),
            Undefined::ReadsCode(at) => write!(f, "code at {at:#x} is read as data"),
            Undefined::WritesCode(at) => write!(f, "code at {at:#x} is overwritten"),
            Undefined::Uninitialized(at) => {
                write!(f, "the byte at {at:#x} is read before anything was written there")
            }
            Undefined::Misaligned(at, size) => {
                write!(f, "access of {size} bytes at {at:#x}, which is no multiple of {size}")
            }
            Undefined::ShiftAmount(amount) => write!(f, "shift by {amount}"),
            Undefined::ResultInAddress => {
                f.write_str("a register is changed and used in the address of the other result")
            }
            Undefined::StaleFlag => f.write_str("'malkrz' does not directly follow 'fi'"),
            Undefined::StackMoved { before, after } => {
                write!(f, "the outermost function returns with f5 = {after:#x}, not {before:#x}")
            }
            Undefined::TooManySteps => f.write_str("too many instructions were executed"),
            Undefined::TooMuchMemory => f.write_str("too much memory is used"),
            Undefined::Overlap(at) => write!(f, "something else is loaded at {at:#x}"),
        }
    }
}

/// Execution stopped at the instruction at `at`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    pub at: u32,
    pub what: Undefined,
}

impl std::fmt::Display for Trap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at {:#x}: {}", self.at, self.what)
    }
}

impl std::error::Error for Trap {}

/// A piece of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// Instructions one after the other.
    Code,
    Data,
    /// Both, mixed: what is executed is code.
    Unknown,
}

/// A processor with its memory.
#[derive(Clone, Debug)]
pub struct Machine {
    /// By number; `f4`, `f6` do not exist.
    registers: [u32; 8],
    flag: bool,
    /// The last instruction was `fi`.
    after_fi: bool,
    nx: u32,
    memory: Memory,
    options: Options,
    /// Instructions executed.
    pub steps: u64,
    /// What was printed.
    pub printed: Vec<Printed>,
    /// Addresses of the first instructions executed, as many as [`Options::max_trace`] says.
    pub trace: Vec<u32>,
}

/// What a program has printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// In decimal, on a line of its own.
    Number(u32),
    Character(u8),
}

impl Machine {
    pub fn new(options: Options) -> Machine {
        // What the interpreters have in the registers of a new machine.
        let registers =
            [0x82eb_fc85, 0xfc73_c497, 0x9cf8_4b9d, 0x92c0_73e6, 0, INITIAL_STACK, 0, 0xba3d_ecfd];
        let memory = Memory::new(options.max_memory);
        Machine {
            registers,
            flag: false,
            after_fi: false,
            nx: 0,
            memory,
            options,
            steps: 0,
            printed: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// Puts a piece of a program into memory. Bytes that are said to be code and are none are a trap.
    pub fn load(&mut self, address: u32, contents: Contents, bytes: &[u8]) -> Result<(), Trap> {
        self.memory.load(address, contents, bytes).map_err(|(at, what)| Trap { at, what })
    }

    pub fn register(&self, number: u8) -> u32 {
        self.registers[number as usize & 7]
    }

    pub fn set_register(&mut self, number: u8, value: u32) {
        self.registers[number as usize & 7] = value;
    }

    /// The word at an address, as a program would read it.
    pub fn word(&mut self, address: u32) -> Result<u32, Trap> {
        self.memory.read(address, 4).map_err(|what| Trap { at: self.nx, what })
    }

    /// Calls a function: pushes the arguments from first to last and the return address, and executes until it returns.
    /// The result is `f0`; the stack is as before.
    pub fn call(&mut self, entry: u32, arguments: &[u32]) -> Result<u32, Trap> {
        let stack = INITIAL_STACK.wrapping_sub(4 * arguments.len() as u32);
        self.nx = entry;
        let trap = |what| Trap { at: entry, what };
        for (pushed, argument) in arguments.iter().enumerate() {
            let at = INITIAL_STACK.wrapping_sub(4 * pushed as u32);
            self.memory.write(at, 4, *argument).map_err(trap)?;
        }
        self.memory.write(stack, 4, OUTERMOST).map_err(trap)?;
        self.registers[F5 as usize] = stack;
        self.after_fi = false;
        while self.nx != OUTERMOST {
            self.step()?;
        }
        let after = self.registers[F5 as usize];
        if after != stack {
            return Err(Trap { at: self.nx, what: Undefined::StackMoved { before: stack, after } });
        }
        self.registers[F5 as usize] = INITIAL_STACK;
        Ok(self.registers[F0 as usize])
    }

    /// Executes one instruction, or prints.
    fn step(&mut self) -> Result<(), Trap> {
        let at = self.nx;
        if self.trace.len() < self.options.max_trace {
            self.trace.push(at);
        }
        let result = match at {
            PRINT => self.print(Printed::Number),
            PUT => self.print(|character| Printed::Character(character as u8)),
            _ => self.execute_next(),
        };
        result.map_err(|what| Trap { at, what })
    }

    fn print(&mut self, what: fn(u32) -> Printed) -> Result<(), Undefined> {
        let stack = self.registers[F5 as usize];
        self.printed.push(what(self.memory.read(stack.wrapping_add(4), 4)?));
        self.nx = self.memory.read(stack, 4)?;
        Ok(())
    }
}
