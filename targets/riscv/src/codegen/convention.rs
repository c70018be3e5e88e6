//! The calling conventions of the psABI: ilp32, lp64 and their variants with floating-point registers.
//!
//! Arguments take `a0` to `a7`, floating-point numbers as wide as the ABI's `fa0` to `fa7`, and then the stack, in slots of a
//! register's width. A value of two registers may have its halves in the last register and on the stack; if it is
//! variadic and aligned to two registers, it begins with an even one. What is wider than two registers is passed by
//! reference. Results take `a0`, `a1`, `fa0` and `fa1`; those of more than two pieces are stored where the caller says. A
//! vector that has no registers of its own is its elements; more than two integers of one are passed by reference, too.
//! Fast functions take more arguments in registers, as LLVM's do, and nothing by reference.
//!
//! Source: RISC-V ELF psABI specification, "Calling Conventions".

use super::{FloatAbi, Machine};
use ::mc::Reg;
use isel::lowering::{Assignment, Convention, Result};
use isel::{ArgLoc, ArgPart, Unsupported};
use tables::value_type::ValueType;

/// `t2` has the static chain of nested functions.
const STATIC_CHAIN: usize = 7;

const FAST: u16 = 8;

/// Integers of fast functions: arguments, and what a callee may write but for what code between functions uses.
const FAST_INTS: [usize; 12] = [10, 11, 12, 13, 14, 15, 16, 17, 28, 29, 30, 31];

/// Floating-point numbers of fast functions; the first eight are those of others.
const FAST_FLOATS: [usize; 20] = [10, 11, 12, 13, 14, 15, 16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31];

/// Places that are still free.
struct Free<'m> {
    machine: &'m Machine,
    is_fast: bool,
    ints: &'m [Reg],
    /// Numbers of registers.
    floats: &'m [usize],
    stack: i64,
}

impl Machine {
    pub(super) fn assign_parts(
        &self,
        convention: Convention,
        parts: &[ArgPart],
    ) -> Result<Option<Assignment>> {
        if !matches!(convention.calling_conv.0, 0 | 8) {
            return Err(Unsupported::new(format!("calling convention {}", convention.calling_conv)));
        }
        if convention.is_return && parts.len() > 2 {
            return Ok(None);
        }
        let is_fast = convention.calling_conv.0 == FAST && !convention.is_return;
        let fast_ints: Vec<Reg>;
        let (ints, floats) = if is_fast {
            fast_ints = FAST_INTS.iter().map(|&number| self.x[number]).collect();
            (&fast_ints[..], &FAST_FLOATS[..])
        } else if convention.is_return {
            (&self.x[10..12], &FAST_FLOATS[..2])
        } else {
            (&self.x[10..18], &FAST_FLOATS[..8])
        };
        let mut free = Free { machine: self, is_fast, ints, floats, stack: 0 };
        let mut locations = Vec::with_capacity(parts.len());
        for part in parts {
            let location = match (part.count > 2 && !convention.is_return && !is_fast, part.index) {
                (false, _) => free.place(part),
                (true, 0) => free.reference(part),
                (true, _) => ArgLoc::ByReference,
            };
            locations.push(location);
        }
        if convention.is_return && free.stack > 0 {
            return Ok(None);
        }
        let align = i64::from(2 * self.xlen_bytes());
        let stack_bytes = ((free.stack + align - 1) / align * align) as u64;
        let free_registers = free.ints.to_vec();
        let stack_end = free.stack;
        Ok(Some(Assignment { locations, stack_bytes, stack_align_log2: 0, stack_end, free_registers }))
    }
}

impl Free<'_> {
    fn place(&mut self, part: &ArgPart) -> ArgLoc {
        if self.is_fast {
            return self.place_fast(part);
        }
        if part.is_nest {
            return ArgLoc::Reg(self.machine.x[STATIC_CHAIN]);
        }
        if part.ty.is_float() {
            return self.place_float(part);
        }
        let wants_even =
            part.is_variadic && i64::from(1 << part.align_log2) > self.machine.xlen_bytes().into();
        if wants_even && part.index == 0 && part.count == 2 && self.ints.len() % 2 == 1 {
            self.ints = &self.ints[1..];
        }
        match self.int() {
            Some(reg) => ArgLoc::Reg(reg),
            None => self.slot(part),
        }
    }

    /// Numbers have registers whatever the ABI has, and slots of their size once there are no more.
    fn place_fast(&mut self, part: &ArgPart) -> ArgLoc {
        let found = if part.ty.is_float() { self.float(part.ty) } else { self.int().map(ArgLoc::Reg) };
        found.unwrap_or_else(|| {
            let size = part.ty.bits() as i64 / 8;
            let at = (self.stack + size - 1) / size * size;
            self.stack = at + size;
            ArgLoc::Stack(at)
        })
    }

    fn float(&mut self, ty: ValueType) -> Option<ArgLoc> {
        let (&number, rest) = self.floats.split_first()?;
        self.floats = rest;
        let bank = match ty {
            ValueType::F64 => &self.machine.d,
            ValueType::F16 => &self.machine.h,
            _ => &self.machine.f,
        };
        Some(ArgLoc::Reg(bank[number]))
    }

    fn place_float(&mut self, part: &ArgPart) -> ArgLoc {
        let wide = part.ty == ValueType::F64;
        let in_registers = match self.machine.options.float_abi {
            FloatAbi::Soft => false,
            FloatAbi::Single => !wide,
            FloatAbi::Double => true,
        };
        if in_registers
            && !part.is_variadic
            && let Some(location) = self.float(part.ty)
        {
            return location;
        }
        if part.ty.bits() as u32 > 8 * self.machine.xlen_bytes() {
            return self.place_words(part);
        }
        match self.int() {
            Some(reg) => ArgLoc::BitsInReg(reg),
            None => self.slot(part),
        }
    }

    /// A floating-point number of two words: as an integer of its size.
    fn place_words(&mut self, part: &ArgPart) -> ArgLoc {
        if part.is_variadic && self.ints.len() % 2 == 1 {
            self.ints = &self.ints[1..];
        }
        match (self.int(), self.int()) {
            (Some(first), Some(second)) => ArgLoc::BitsInRegs(first, second),
            (Some(first), None) => {
                let width = i64::from(self.machine.xlen_bytes());
                let at = self.stack;
                self.stack += width;
                ArgLoc::BitsInRegAndStack(first, at)
            }
            _ => self.slot(part),
        }
    }

    /// The place of the address of a copy.
    fn reference(&mut self, part: &ArgPart) -> ArgLoc {
        match self.int() {
            Some(reg) => ArgLoc::AddressInReg(reg),
            None => {
                let alone = ArgPart { count: 1, ..*part };
                match self.slot(&alone) {
                    ArgLoc::Stack(offset) => ArgLoc::AddressOnStack(offset),
                    other => other,
                }
            }
        }
    }

    fn int(&mut self) -> Option<Reg> {
        let (&first, rest) = self.ints.split_first()?;
        self.ints = rest;
        Some(first)
    }

    fn slot(&mut self, part: &ArgPart) -> ArgLoc {
        let width = i64::from(self.machine.xlen_bytes());
        let size = width.max(part.ty.bits() as i64 / 8);
        let is_first = part.index == 0 && (part.count == 2 || size > width);
        if is_first && i64::from(1 << part.align_log2) > width {
            self.stack = (self.stack + 2 * width - 1) / (2 * width) * (2 * width);
        }
        let at = self.stack;
        self.stack += size;
        ArgLoc::Stack(at)
    }
}
