//! Where arguments and results are passed: the conventions of `td/CallingConv.td`, and the registers that calls preserve.

use super::{Machine, Registers};
use ::codegen::convention::{StackArea, assign};
use ::codegen::names::Missing;
use ::mc::{Reg, Subtarget, Target};
use isel::lowering::{Assignment, Convention, Result, SavedRegisters};
use isel::{Part, Unsupported};
use mir::Isa;
use tables::calling_conv::CallingConv;
use tables::registers::CalleeSaved;
use tables::value_type::{Kind, ValueType};

/// Alignment of the stack pointer at calls: 16 bytes.
pub(super) const STACK_ALIGN_LOG2: u8 = 4;

/// Bytes of the return address, which the call pushes.
pub(super) const RETURN_ADDRESS_BYTES: i64 = 8;

/// The numbers of the conventions among the records.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passing {
    arguments: usize,
    results: usize,
}

impl Passing {
    pub fn new(target: &Target) -> std::result::Result<Passing, Missing> {
        let image = &target.image;
        let number = |name: &'static str| {
            let mut records = image.records::<CallingConv>().iter();
            records.position(|c| image.string(c.name) == name).ok_or(Missing(name))
        };
        Ok(Passing { arguments: number("CC_X86_64_C")?, results: number("RetCC_X86_64_C")? })
    }
}

/// The callee-saved registers in the order in which they are saved.
pub(super) fn callee_saved(target: &Target) -> std::result::Result<Vec<Reg>, Missing> {
    let image = &target.image;
    let mut records = image.records::<CalleeSaved>().iter();
    let record = records.find(|c| image.string(c.name) == "CSR_64").ok_or(Missing("CSR_64"))?;
    Ok(image.list(record.saved).iter().map(Reg).collect())
}

/// Registers that may hold variable arguments, in the order in which the ABI lays them out.
pub(super) fn saved_registers(target: &Target) -> std::result::Result<SavedRegisters, Missing> {
    let all = |names: &[&'static str]| {
        let find = |&name: &&'static str| target.register_by_name(name).ok_or(Missing(name));
        names.iter().map(find).collect::<std::result::Result<Vec<Reg>, Missing>>()
    };
    Ok(SavedRegisters {
        general: all(&["RDI", "RSI", "RDX", "RCX", "R8", "R9"])?,
        vector: all(&["XMM0", "XMM1", "XMM2", "XMM3", "XMM4", "XMM5", "XMM6", "XMM7"])?,
        vector_type: ValueType::F32.vector(4, false).unwrap_or(ValueType::F64),
    })
}

/// Registers that survive a call: the callee-saved ones and the stack pointer, with all their parts.
pub(super) fn preserved(
    target: &Target,
    subtarget: &Subtarget,
    reg: Registers,
) -> std::result::Result<Vec<Reg>, Missing> {
    let isa = Isa::new(target, subtarget);
    let mut units = vec![false; isa.num_units()];
    let whole = callee_saved(target)?.into_iter().chain([reg.rsp]);
    whole.for_each(|reg| isa.units(reg).iter().for_each(|&u| units[u as usize] = true));
    let survives = |r: &Reg| {
        let own = isa.units(*r);
        !own.is_empty() && own.iter().all(|&u| units[u as usize])
    };
    Ok((1..isa.num_regs() as u16).map(Reg).filter(survives).collect())
}

impl Machine {
    pub(super) fn assign_parts(
        &self,
        isa: &Isa<'_>,
        convention: Convention,
        parts: &[Part],
    ) -> Result<Option<Assignment>> {
        // They travel in registers of their own, which values in pieces do not know.
        let unknown = |p: &&Part| p.whole == ValueType::F128 || p.whole.kind() == Kind::X87;
        if let Some(part) = parts.iter().find(unknown) {
            return Err(Unsupported::new(format!("passing a value of type {}", part.whole)));
        }
        let number = if convention.is_return { self.passing.results } else { self.passing.arguments };
        let area = StackArea { align_log2: STACK_ALIGN_LOG2, ..StackArea::default() };
        assign(isa, number, area, convention, parts)
    }
}
