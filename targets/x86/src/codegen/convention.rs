//! Where arguments and results are passed: the conventions of `td/CallingConv.td`, and the registers that calls preserve.

use super::registers::{Kinds, RegisterKind};
use super::{Abi, Machine, X87_RESULTS};
use crate::names::convention;
use crate::names::convention_uses::{self, Row};
use crate::names::reg;
use ::codegen::convention::{StackArea, assign};
use ::mc::{Reg, Target};
use isel::lowering::{Assignment, Convention, Result, SavedRegisters};
use isel::{ArgLoc, ArgPart, Unsupported};
use mir::Isa;
use std::sync::OnceLock;
use tables::register_info::RegisterInfo;
use tables::registers::CalleeSaved;
use tables::value_type::{Kind, ValueType};

/// Alignment of the stack pointer at calls, log2 of bytes: Windows of 32 bits aligns it to words.
pub(super) fn stack_align_log2(bytes: u8, abi: Abi) -> u8 {
    if bytes == 4 && matches!(abi, Abi::Windows | Abi::WindowsGnu) { 2 } else { 4 }
}

const F80: ValueType = ValueType::scalar(Kind::X87, 80);

/// `preserve_nonecc`, which has no registers for Swift's arguments.
const PRESERVE_NONE: u16 = 21;

/// `preserve_nonecc` and `intel_ocl_bicc`, whose tables have types that others have widened before.
const WITH_NARROW: [u16; 2] = [PRESERVE_NONE, 77];

/// `x86_vectorcallcc`
const VECTORCALL: u16 = 80;

/// `x86_regcallcc`, whose functions change the registers of their arguments.
pub(super) const REGCALL: u16 = 92;

/// `x86_intrcc`, whose functions save all registers.
pub(super) const INTERRUPT: u16 = 83;

/// `ghccc`, whose functions save none.
pub(super) const GHC: u16 = 10;

/// Numbers of 16 bits in a register.
const HALVES: u32 = 8;

/// Bytes in the widest vector register.
const BYTES_OF_512: u32 = 64;

/// C, and those of System V and Windows by name.
const C: [u16; 3] = [0, 78, 79];

/// The vector registers that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VectorRegisters {
    None,
    Sse,
    Avx,
    Avx512,
}

/// A convention: its records, and registers.
#[derive(Clone, Debug)]
pub(super) struct Passing {
    described: Row,
    /// Whether any function may be jumped to.
    jumps: bool,
    /// In the order in which they are saved.
    pub saved: Vec<Reg>,
    /// What a call preserves, found out when the first is made.
    preserved: OnceLock<Vec<Reg>>,
}

impl Passing {
    /// Whether it is the C convention.
    pub fn is_c(&self) -> bool {
        C.contains(&self.described.number.into())
    }

    /// Whether callees take their arguments off the stack.
    pub fn pops(&self) -> bool {
        self.described.pops != 0 || self.jumps
    }

    /// Whether callees take the address of a result in memory off the stack.
    fn pops_result(&self) -> bool {
        self.described.pops_result != 0
    }

    /// Whether callees have room above the return address for what is in registers. Then general registers are pushed even if
    /// others are saved, too.
    pub fn has_home(&self) -> bool {
        self.described.home_bytes != 0
    }

    /// Whether functions are handlers of interrupts.
    pub fn handles_interrupts(&self) -> bool {
        self.described.handles_interrupts != 0
    }

    /// Whether functions change the registers of their arguments, whichever they save.
    pub fn changes_arguments(&self) -> bool {
        u16::from(self.described.number) == REGCALL
    }

    /// Whether functions save vector registers with their upper halves.
    pub fn saves_upper_halves(&self, kinds: &Kinds) -> bool {
        self.saved.iter().any(|&reg| matches!(kinds.of(reg), RegisterKind::Vector(32 | 64)))
    }

    /// Those of `td/CallingConv.td` for a mode with general registers of so many bytes, C first.
    /// `jumps` is what `-tailcallopt` asks for.
    pub fn all(
        target: &Target,
        kinds: &Kinds,
        vectors: VectorRegisters,
        (bytes, jumps, abi): (u8, bool, Abi),
    ) -> Vec<Passing> {
        let lists = target.image.records::<CalleeSaved>();
        let one = |&described: &Row| {
            let list = match vectors {
                VectorRegisters::None | VectorRegisters::Sse => described.saved,
                VectorRegisters::Avx => described.saved_with_avx,
                VectorRegisters::Avx512 => described.saved_with_avx512,
            };
            let list = lists.get(list).unwrap_or_default();
            let is_there = |reg: &Reg| {
                vectors != VectorRegisters::None || !matches!(kinds.of(*reg), RegisterKind::Vector(_))
            };
            let saved = target.image.list(list.saved).iter().map(Reg).filter(is_there).collect();
            Passing { described, jumps: may_jump(&described, jumps), saved, preserved: OnceLock::new() }
        };
        rows(bytes, abi).map(one).collect()
    }

    /// What a call preserves, parts of registers included.
    pub fn preserved(&self, target: &Target) -> &[Reg] {
        self.preserved.get_or_init(|| preserved(&RegisterInfo::new(&target.image), &self.saved))
    }

    /// The vector registers of which functions save the lower half only.
    pub fn half_preserved<'k>(&self, kinds: &'k Kinds) -> impl Iterator<Item = Reg> + use<'_, 'k> {
        self.saved.iter().copied().filter(|&reg| kinds.of(reg) == RegisterKind::Vector(16))
    }
}

/// What tables do not say of `x86_vectorcallcc`: structures of vectors have the registers that are left once all others have one,
/// and on Windows of 64 bits an integer on the stack takes the register that a vector in its place would have.
fn refuse_unplaced(parts: &[ArgPart], counts_places: bool) -> Result<()> {
    /// So many arguments have places in general registers.
    const PLACES: usize = 4;
    let is_vector = |part: &ArgPart| part.ty.is_float() || part.ty.is_vector();
    if parts.iter().any(|part| part.of_structure && part.is_in_reg) {
        return Err(Unsupported::new("a structure of vectors that 'x86_vectorcallcc' passes in registers"));
    }
    let behind = parts.iter().enumerate().skip(PLACES).find(|(_, part)| !is_vector(part));
    if counts_places && behind.is_some_and(|(at, _)| parts[at..].iter().any(is_vector)) {
        return Err(Unsupported::new("vectors behind the fifth argument of 'x86_vectorcallcc'"));
    }
    Ok(())
}

/// The rows of a mode with general registers of so many bytes, by the ABI of the platform.
fn rows(bytes: u8, abi: Abi) -> impl Iterator<Item = &'static Row> {
    let number = match abi {
        Abi::SystemV => 0,
        Abi::Windows => 1,
        Abi::Apple32 => 2,
        Abi::WindowsGnu => 3,
    };
    let is_meant = move |row: &&Row| row.bits == 8 * bytes && row.abi == number;
    convention_uses::ROWS.iter().filter(is_meant)
}

/// Whether any function of a convention may be jumped to.
fn may_jump(row: &Row, is_asked: bool) -> bool {
    row.jumps != 0 || is_asked && row.jumps_if_asked != 0
}

/// The numbers of those of which that is so.
pub(super) fn jumping(bytes: u8, is_asked: bool, abi: Abi) -> Vec<u16> {
    rows(bytes, abi).filter(|row| may_jump(row, is_asked)).map(|row| row.number.into()).collect()
}

/// A convention by its number, if the platform has it.
pub(super) fn described(bytes: u8, abi: Abi, number: u16) -> Option<ir::CallingConv> {
    rows(bytes, abi).find(|row| u16::from(row.number) == number).map(|_| ir::CallingConv(number))
}

/// Those in which the places of arguments in registers are on the stack, too: there a list of variable arguments is a pointer.
pub(super) fn with_homes(bytes: u8, abi: Abi) -> Vec<u16> {
    rows(bytes, abi).filter(|row| row.home_bytes != 0).map(|row| row.number.into()).collect()
}

/// Registers that may hold variable arguments, in the order in which the ABI lays them out.
pub(super) fn saved_registers(has_sse: bool) -> SavedRegisters {
    const GENERAL: [Reg; 6] = [reg::RDI, reg::RSI, reg::RDX, reg::RCX, reg::R8, reg::R9];
    const VECTOR: [Reg; 8] =
        [reg::XMM0, reg::XMM1, reg::XMM2, reg::XMM3, reg::XMM4, reg::XMM5, reg::XMM6, reg::XMM7];
    SavedRegisters {
        ends_at_areas: false,
        general: GENERAL.to_vec(),
        vector: if has_sse { VECTOR.to_vec() } else { Vec::new() },
        vector_type: ValueType::F32.vector(4, false).unwrap_or(ValueType::F64),
    }
}

/// Registers that survive a call: the callee-saved ones and the stack pointer, with all their parts.
fn preserved(info: &RegisterInfo<'_>, saved: &[Reg]) -> Vec<Reg> {
    let mut survives = vec![false; info.num_units()];
    let whole = saved.iter().copied().chain([reg::RSP]);
    whole.for_each(|reg| info.units(reg.0).for_each(|unit| survives[unit as usize] = true));
    let is_preserved = |&register: &u16| {
        let mut units = info.units(register);
        units.len() > 0 && units.all(|unit| survives[unit as usize])
    };
    (1..info.num_registers() as u16).filter(is_preserved).map(Reg).collect()
}

/// An integer of 8 or 16 bits, which travels in a wider register, as such.
fn as_narrow_as_said(part: ArgPart) -> ArgPart {
    match part.whole {
        whole if whole.is_scalar_int() && whole.bits() <= 8 => ArgPart { ty: ValueType::I8, ..part },
        whole if whole.is_scalar_int() && whole.bits() <= 16 => ArgPart { ty: ValueType::I16, ..part },
        _ => part,
    }
}

/// What the processor leaves on the stack for a handler of interrupts, seen from where arguments of functions begin: a record
/// that begins at the place of the return address, or behind a number that is there. In 64 bits handlers with such a number
/// push another word below it, so that the stack is as aligned as in functions.
fn interrupt_arguments(convention: Convention, parts: &[ArgPart], bytes: u8) -> Result<Option<Assignment>> {
    if convention.is_return {
        return match parts {
            // No other function returns in their place.
            _ if !convention.is_inside => Ok(None),
            [] => Ok(Some(Assignment::default())),
            _ => Err(Unsupported::new("a result of 'x86_intrcc'")),
        };
    }
    if !convention.is_inside {
        return Err(Unsupported::new("a call by 'x86_intrcc'"));
    }
    let word = i64::from(bytes);
    let is_record = |part: &ArgPart| part.by_value_bytes > 0;
    let is_number = |part: &ArgPart| part.count == 1 && part.whole.bits() == 8 * u64::from(bytes);
    let (locations, popped) = match parts {
        [] => (Vec::new(), 0),
        [record] if is_record(record) => (vec![ArgLoc::Object(-word)], 0),
        [record, number] if is_record(record) && is_number(number) && !is_record(number) => match bytes {
            8 => (vec![ArgLoc::Object(word), ArgLoc::Stack(0)], 2 * word),
            _ => (vec![ArgLoc::Object(0), ArgLoc::Stack(-word)], word),
        },
        _ => return Err(Unsupported::new("'x86_intrcc' with other arguments than a record and a number")),
    };
    Ok(Some(Assignment { locations, popped_bytes: popped as u64, ..Assignment::default() }))
}

/// Of `x86_regcallcc`, what tables do not say: masks are integers there, numbers of the x87 have a register, and on Windows
/// vectors of halves, which are vectors of integers by then, are passed as by C's convention.
fn refuse_in_registers(convention: Convention, abi: Abi, parts: &[ArgPart]) -> Result<()> {
    if convention.is_variadic {
        return Err(Unsupported::new("variable arguments by 'x86_regcallcc'"));
    }
    let is_half = |ty: ValueType| ty.is_float() && ty.scalar_bits() == 16 && abi == Abi::Windows;
    let is_other = |ty: ValueType| {
        ty.kind() == Kind::X87 || ty.is_vector() && (ty.element() == ValueType::I1 || is_half(ty.element()))
    };
    match parts.iter().find(|part| is_other(part.whole) || is_other(part.ty)) {
        Some(part) => Err(Unsupported::new(format!("a value of type {} by 'x86_regcallcc'", part.whole))),
        None => Ok(()),
    }
}

impl Machine {
    /// The convention with this number; the C convention if there is none, which placing arguments refuses.
    pub(super) fn passing(&self, number: ir::CallingConv) -> &Passing {
        let found = self.passing.iter().find(|p| u16::from(p.described.number) == number.0);
        found.unwrap_or(&self.passing[0])
    }

    /// The convention by which a function saves registers.
    pub(super) fn saving(&self, func: &mir::Function) -> &Passing {
        match &func.attributes {
            attributes if attributes.saves_all => self.passing(ir::CallingConv(INTERRUPT)),
            attributes if attributes.saves_none => self.passing(ir::CallingConv(GHC)),
            _ => self.passing(func.calling_conv),
        }
    }

    pub(super) fn assign_parts(
        &self,
        isa: &Isa<'_>,
        convention: Convention,
        parts: &[ArgPart],
    ) -> Result<Option<Assignment>> {
        let passing = self.passing(convention.calling_conv);
        if u16::from(passing.described.number) != convention.calling_conv.0 {
            return Err(Unsupported::new(format!("calling convention {}", convention.calling_conv)));
        }
        if let Some(part) = parts.iter().find(|part| !self.has_registers_for(part.whole)) {
            let how = if convention.is_return { "returning" } else { "passing" };
            let what = format!(
                "{how} a value of type {}, which takes an SSE register, with SSE disabled",
                part.whole
            );
            return Err(Unsupported::new(what));
        }
        if convention.calling_conv.0 == VECTORCALL && !convention.is_return {
            refuse_unplaced(parts, passing.has_home())?;
        }
        if passing.handles_interrupts() {
            return interrupt_arguments(convention, parts, self.mode.bytes);
        }
        if convention.calling_conv.0 == PRESERVE_NONE && parts.iter().any(|part| part.swift.is_some()) {
            // Other arguments have their registers.
            return Err(Unsupported::new("Swift's arguments by 'preserve_nonecc'"));
        }
        if passing.changes_arguments() {
            if self.options.regcall_version4 && self.is_64() && self.abi == Abi::Windows {
                return Err(Unsupported::new("version 4 of 'x86_regcallcc'"));
            }
            refuse_in_registers(convention, self.abi, parts)?;
        }
        let is_in_vector = |part: &ArgPart| part.whole.is_float() || part.whole.is_vector();
        if convention.calling_conv.0 == VECTORCALL && !self.has_sse2 && parts.iter().any(is_in_vector) {
            return Err(Unsupported::new("'x86_vectorcallcc' without SSE2"));
        }
        let number = match convention.is_return {
            true => passing.described.results,
            false => passing.described.arguments,
        };
        let home = if convention.is_return { 0 } else { i64::from(passing.described.home_bytes) };
        // Pairs do not come in two pieces where they are passed by reference.
        let by_reference =
            [convention::CC_X86_Win64_C, convention::CC_X86_Win64_VectorCall].contains(&number);
        let area = StackArea {
            base: home,
            align_log2: self.stack_align_log2(),
            keeps_pairs: self.is_64() && !by_reference && !passing.changes_arguments(),
            keeps_halves: true,
            saved_type: passing.has_home().then_some(ValueType::I64),
            ..StackArea::default()
        };
        let narrow: Vec<ArgPart>;
        let parts = if WITH_NARROW.contains(&convention.calling_conv.0) && !convention.is_return {
            narrow = parts.iter().map(|part| as_narrow_as_said(*part)).collect();
            &narrow
        } else {
            parts
        };
        let mut assignment = assign(isa, number, area, convention, parts)?;
        if let Some(assignment) = assignment.as_mut().filter(|_| !convention.is_return) {
            self.take_off_stack(passing, convention, parts, assignment);
        }
        if let Some(assignment) = assignment.as_mut().filter(|_| home > 0 && convention.is_variadic) {
            // The last places of the callee's room are those of the registers that are left.
            assignment.free_registers_have_places = true;
            assignment.stack_end -= self.word_bytes() * assignment.free_registers.len() as i64;
        }
        for (part, location) in parts.iter().zip(assignment.iter_mut().flat_map(|a| &mut a.locations)) {
            if let (ArgLoc::Reg(reg), ValueType::F32 | ValueType::F64) = (*location, part.ty)
                && X87_RESULTS.contains(&reg)
                && !self.is_on_x87(part.ty)
            {
                *location = ArgLoc::Extended(reg, F80);
            }
        }
        Ok(assignment)
    }

    /// What the callee takes off the stack.
    fn take_off_stack(
        &self,
        passing: &Passing,
        convention: Convention,
        parts: &[ArgPart],
        assignment: &mut Assignment,
    ) {
        if passing.jumps && !convention.is_variadic {
            // With the return address, a multiple of the stack's alignment, so that all areas end alike.
            let (align, address) = (1u64 << self.stack_align_log2(), u64::from(self.mode.bytes));
            let bytes = (assignment.stack_end as u64 + address).next_multiple_of(align) - address;
            (assignment.stack_bytes, assignment.popped_bytes) = (bytes, bytes);
        } else if passing.pops() && !convention.is_variadic {
            assignment.popped_bytes = assignment.stack_end as u64;
        } else if passing.pops_result() && parts.first().is_some_and(|part| part.is_sret && !part.is_in_reg) {
            // Callees return the address of a result in memory and take it off the stack.
            assignment.popped_bytes = self.mode.bytes.into();
        }
    }

    /// Numbers that are passed in vector registers; those of 80 bits are not.
    fn has_registers_for(&self, ty: ValueType) -> bool {
        match ty {
            _ if !self.is_64() => true,
            ValueType::F32 => self.has_sse,
            ValueType::F16 | ValueType::BF16 | ValueType::F64 | ValueType::F128 => self.has_sse2,
            _ => true,
        }
    }

    /// A vector of numbers of 16 bits has the registers of one of integers; short ones a whole register in any length.
    pub(super) fn vector_to_pass(&self, ty: ValueType) -> Result<ValueType> {
        if self.has_avx512 && ty.element() == ValueType::I1 && ty.lanes() == BYTES_OF_512 {
            // As bytes, in however many registers; without operations on bytes each on its own.
            if !self.has_avx512bw {
                return Ok(ty.element());
            }
            return Ok(ValueType::I8.vector(BYTES_OF_512, false).unwrap_or(ty));
        }
        let is_short = (2..HALVES).contains(&ty.lanes());
        if !self.has_sse2 && !self.is_64() && ty.element() == ValueType::F16 && is_short {
            return Err(Unsupported::new(format!(
                "passing a value of type {ty}, which takes an SSE register, with SSE disabled"
            )));
        }
        if !self.has_sse2 || !matches!(ty.element(), ValueType::F16 | ValueType::BF16) {
            return Ok(ty);
        }
        let lanes = if ty.lanes() == 1 { 1 } else { ty.lanes().max(HALVES) };
        Ok(ValueType::I16.vector(lanes, false).unwrap_or(ty))
    }
}
