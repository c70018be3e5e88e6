//! Executes machine code of any target by its description: what an instruction does is what the selection patterns say that
//! it computes.
//!
//! A pattern `(add GPR:$a, GPR:$b)` whose result is one instruction tells the code generator when the instruction may be
//! used; read the other way it tells what the instruction does ([`effects`]). Comparisons, jumps, calls and returns are known
//! by the operations that `CodeGenFacts` names. So a machine that is nothing but a description executes what is compiled for
//! it, and a pattern that says something else than the encoding shows.
//!
//! What patterns do not say is not known: the registers that an instruction writes on the side, memory that nothing has
//! written, the upper part of a value that is loaded without saying how it is extended. Unknown values may be moved, since
//! functions save registers that nobody has set; a jump or an address that depends on one is an error, as is an instruction
//! without a pattern. Only integers of at most 64 bits are computed with. Machines with delay slots or windows of registers
//! are refused.
//!
//! Decoding and reading the patterns cost once per address and once per opcode; a step is linear in the size of the pattern.

mod arithmetic;
pub mod effects;
mod execute;
mod memory;
mod registers;

use effects::{Effect, Effects};
use mc::{Inst, Reg, Subtarget, Target};
use memory::Memory;
use registers::{Known, Registers};
use std::ops::Range;
use std::rc::Rc;
use support::hash::FxHashMap;
use tables::machine::CodeGenFacts;
use tables::value_type::ValueType;

/// An integer of at most 64 bits, in the low bits; `None` if nobody knows it.
pub type Value = Option<u64>;

/// Where an argument or a result is when a function begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Register(Reg),
    /// So many bytes from the stack pointer; the value has this many bytes.
    Stack {
        offset: i64,
        bytes: u8,
    },
}

/// Why a program stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The address of the instruction.
    pub at: u64,
    /// A sentence without a full stop.
    pub why: String,
}

/// The memory and the registers of a program.
pub struct Machine<'t> {
    target: &'t Target,
    subtarget: &'t Subtarget,
    facts: CodeGenFacts,
    effects: Effects<'t>,
    memory: Memory,
    registers: Registers<'t>,
    /// What was compared last, if the machine has flags that nothing has overwritten.
    compared: Option<Compared>,
    /// By address.
    decoded: FxHashMap<u64, Rc<Step>>,
    /// Where what has been decoded lies.
    code: Option<Range<u64>>,
    pointer_type: ValueType,
    /// Instructions executed.
    pub steps: u64,
    /// Addresses of the first of them, at most [`max_trace`](Self::max_trace).
    pub trace: Vec<u64>,
    pub max_trace: usize,
}

/// Two numbers that an instruction compared, and the registers that remember how.
#[derive(Clone, Copy)]
struct Compared {
    lhs: Value,
    rhs: Value,
    ty: ValueType,
    flags: Reg,
}

/// A decoded instruction with what it does.
struct Step {
    inst: Inst,
    /// Bytes.
    size: u64,
    /// Those that may fit, best first.
    effects: Rc<[Effect]>,
}

/// Where the first function returns to: no instruction is there.
const OUTERMOST: u64 = 0xffff_ffff_ffff_fff0;

impl<'t> Machine<'t> {
    /// A machine with empty memory. The error is a sentence: the description lacks what is needed, or the machine is of a kind
    /// that is not emulated.
    pub fn new(target: &'t Target, subtarget: &'t Subtarget) -> Result<Machine<'t>, String> {
        let image = &target.image;
        let Some(facts) = tables::machine::facts(image, |set| subtarget.enables(set)) else {
            return Err("the description does not say what code generation needs (CodeGenFacts)".to_owned());
        };
        if !image.list(facts.window).is_empty() {
            return Err("machines with windows of registers are not emulated".to_owned());
        }
        let mode = image.list(facts.modes).iter().find(|m| m.mode == subtarget.mode);
        let mode = mode.or_else(|| image.list(facts.modes).iter().next());
        let pointer_type = mode.map_or(ValueType::I32, |mode| mode.pointer_type);
        let flags = image.records::<tables::instructions::Target>().get(0).unwrap_or_default().flags;
        Ok(Machine {
            target,
            subtarget,
            facts,
            effects: Effects::new(target, subtarget, &facts),
            memory: Memory::new(flags & tables::instructions::target_flags::BIG_ENDIAN != 0),
            registers: Registers::new(target),
            compared: None,
            decoded: FxHashMap::default(),
            code: None,
            pointer_type,
            steps: 0,
            trace: Vec::new(),
            max_trace: 0,
        })
    }

    /// The integers that are as wide as addresses.
    pub fn word_type(&self) -> ValueType {
        self.pointer_type
    }

    /// Puts bytes into memory.
    pub fn load(&mut self, address: u64, bytes: &[u8]) {
        for (i, &byte) in bytes.iter().enumerate() {
            self.memory.set_byte(address.wrapping_add(i as u64), Some(byte));
        }
    }

    /// Calls a function and gives what is then where its result is, if it has one. `max_steps` instructions are executed at
    /// most.
    pub fn call(
        &mut self,
        entry: u64,
        arguments: &[(Place, u64)],
        result: Option<Place>,
        max_steps: u64,
    ) -> Result<Value, Trap> {
        let stack_pointer = Reg(self.facts.stack_pointer);
        let top = self.stack_top();
        self.registers.write(stack_pointer, self.pointer(top));
        let outermost = self.within_pointer(OUTERMOST);
        self.leave_return_address(outermost);
        for &(place, value) in arguments {
            match place {
                Place::Register(reg) => self.registers.write(reg, Some(Known { value, bits: 64 })),
                Place::Stack { offset, bytes } => {
                    let address = self.within_pointer(top.wrapping_add(offset as u64));
                    self.memory.write(address, bytes, Some(value));
                }
            }
        }
        let mut pc = entry;
        while pc != outermost {
            if self.steps == max_steps {
                return Err(Trap { at: pc, why: format!("it has not ended after {max_steps} instructions") });
            }
            self.steps += 1;
            if self.trace.len() < self.max_trace {
                self.trace.push(pc);
            }
            pc = self.step(pc).map_err(|why| Trap { at: pc, why })?;
        }
        if self.read_pointer(stack_pointer) != Some(top) {
            let why = "the function returns with another stack pointer than it was called with";
            return Err(Trap { at: entry, why: why.to_owned() });
        }
        Ok(match result {
            Some(Place::Register(reg)) => self.registers.read(reg).map(|known| known.value),
            Some(Place::Stack { offset, bytes }) => self.memory.read(top.wrapping_add(offset as u64), bytes),
            None => None,
        })
    }

    /// The stack pointer of the first function: near the end of what an address reaches, or of 2 GiB, with room above it for
    /// arguments.
    fn stack_top(&self) -> u64 {
        let reach = if self.pointer_type.bits() < 31 { 1u64 << self.pointer_type.bits() } else { 1 << 31 };
        let align = 1u64 << self.facts.stack_align_log2.min(12);
        let room = u64::from(self.facts.least_call_bytes) + (reach / 16).min(4096);
        ((reach - room) & !(align - 1)).wrapping_sub(self.facts.stack_bias.into())
    }

    fn within_pointer(&self, address: u64) -> u64 {
        arithmetic::truncated(address, self.pointer_type.bits())
    }

    fn pointer(&self, value: u64) -> Option<Known> {
        Some(Known { value, bits: self.pointer_type.bits() })
    }

    fn read_pointer(&self, reg: Reg) -> Value {
        self.registers.read(reg)?.low(self.pointer_type.bits())
    }

    /// What a call does with the address behind it.
    fn leave_return_address(&mut self, address: u64) {
        match self.return_register() {
            Some(reg) => self.registers.write(reg, self.pointer(address)),
            None => {
                let bytes = (self.pointer_type.bits() / 8) as u8;
                if let Some(at) = self.read_pointer(Reg(self.facts.stack_pointer)) {
                    self.memory.write(at, bytes, Some(address));
                }
            }
        }
    }

    /// Where a return finds the address to go to.
    fn return_address(&self) -> Value {
        match self.return_register() {
            Some(reg) => self.read_pointer(reg),
            None => {
                let at = self.read_pointer(Reg(self.facts.stack_pointer))?;
                self.memory.read(at, (self.pointer_type.bits() / 8) as u8)
            }
        }
    }

    fn return_register(&self) -> Option<Reg> {
        [self.facts.return_address, self.facts.call_link].into_iter().find(|&reg| reg != 0).map(Reg)
    }
}
