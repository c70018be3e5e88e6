//! The calling conventions of the psABI: ilp32, lp64 and their variants with floating-point registers.
//!
//! Arguments take `a0` to `a7`, floating-point numbers as wide as the ABI's `fa0` to `fa7`, and then the stack, in slots of a
//! register's width. A value of two registers may have its halves in the last register and on the stack; if it is
//! variadic and aligned to two registers, it begins with an even one. What is wider than two registers is passed by
//! reference. Results take `a0`, `a1`, `fa0` and `fa1`; those of more than two pieces are stored where the caller says. A
//! vector that has no registers of its own is its elements; more than two integers of one are passed by reference, too.
//!
//! Source: RISC-V ELF psABI specification, "Calling Conventions".

use super::{FloatAbi, Machine};
use ::mc::Reg;
use isel::lowering::{Assignment, Convention, Result};
use isel::{Location, Part, Unsupported};
use tables::value_type::ValueType;

/// `t2` has the static chain of nested functions.
const STATIC_CHAIN: usize = 7;

/// Places that are still free.
struct Free<'m> {
    machine: &'m Machine,
    ints: &'m [Reg],
    floats: usize,
    num_floats: usize,
    stack: i64,
}

impl Machine {
    pub(super) fn assign_parts(&self, convention: Convention, parts: &[Part]) -> Result<Option<Assignment>> {
        if !matches!(convention.calling_conv.0, 0 | 8) {
            return Err(Unsupported::new(format!("calling convention {}", convention.calling_conv)));
        }
        if convention.is_return && parts.len() > 2 {
            return Ok(None);
        }
        let ints = if convention.is_return { &self.x[10..12] } else { &self.x[10..18] };
        let num_floats = if convention.is_return { 2 } else { 8 };
        let mut free = Free { machine: self, ints, floats: 0, num_floats, stack: 0 };
        let mut locations = Vec::with_capacity(parts.len());
        for part in parts {
            let location = match (part.count > 2 && !convention.is_return, part.index) {
                (false, _) => free.place(part),
                (true, 0) => free.reference(part),
                (true, _) => Location::ByReference,
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
    fn place(&mut self, part: &Part) -> Location {
        if part.is_nest {
            return Location::Reg(self.machine.x[STATIC_CHAIN]);
        }
        if part.ty.is_float() {
            return self.place_float(part);
        }
        if part.index == 0 && part.count == 2 && part.is_variadic && self.ints.len() % 2 == 1 {
            self.ints = &self.ints[1..];
        }
        match self.int() {
            Some(reg) => Location::Reg(reg),
            None => self.slot(part),
        }
    }

    fn place_float(&mut self, part: &Part) -> Location {
        let wide = part.ty == ValueType::F64;
        let half = part.ty == ValueType::F16;
        let in_registers = match self.machine.options.float_abi {
            FloatAbi::Soft => false,
            FloatAbi::Single => !wide,
            FloatAbi::Double => true,
        };
        if in_registers && !part.is_variadic && self.floats < self.num_floats {
            let narrow = if half { &self.machine.h } else { &self.machine.f };
            let bank = if wide { &self.machine.d } else { narrow };
            self.floats += 1;
            return Location::Reg(bank[9 + self.floats]);
        }
        if part.ty.bits() as u32 > 8 * self.machine.xlen_bytes() {
            return self.place_words(part);
        }
        match self.int() {
            Some(reg) => Location::BitsInReg(reg),
            None => self.slot(part),
        }
    }

    /// A floating-point number of two words: as an integer of its size.
    fn place_words(&mut self, part: &Part) -> Location {
        if part.is_variadic && self.ints.len() % 2 == 1 {
            self.ints = &self.ints[1..];
        }
        match (self.int(), self.int()) {
            (Some(first), Some(second)) => Location::BitsInRegs(first, second),
            (Some(first), None) => {
                let width = i64::from(self.machine.xlen_bytes());
                let at = self.stack;
                self.stack += width;
                Location::BitsInRegAndStack(first, at)
            }
            _ => self.slot(part),
        }
    }

    /// The place of the address of a copy.
    fn reference(&mut self, part: &Part) -> Location {
        match self.int() {
            Some(reg) => Location::AddressInReg(reg),
            None => {
                let alone = Part { count: 1, ..*part };
                match self.slot(&alone) {
                    Location::Stack(offset) => Location::AddressOnStack(offset),
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

    fn slot(&mut self, part: &Part) -> Location {
        let width = i64::from(self.machine.xlen_bytes());
        let size = width.max(part.ty.bits() as i64 / 8);
        let is_first = part.index == 0 && (part.count == 2 || size > width);
        if is_first && i64::from(1 << part.align_log2) > width {
            self.stack = (self.stack + 2 * width - 1) / (2 * width) * (2 * width);
        }
        let at = self.stack;
        self.stack += size;
        Location::Stack(at)
    }
}
