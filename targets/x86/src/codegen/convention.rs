//! Where arguments and results are passed: the conventions of `td/CallingConv.td`, and the registers that calls preserve.

use super::{Machine, Registers};
use ::codegen::convention::{StackArea, assign};
use ::codegen::names::Missing;
use ::mc::{Reg, Target};
use isel::lowering::{Assignment, Convention, Result, SavedRegisters};
use isel::{Part, Unsupported};
use mir::Isa;
use tables::calling_conv::CallingConv;
use tables::register_info::RegisterInfo;
use tables::value_type::ValueType;

/// Alignment of the stack pointer at calls: 16 bytes.
pub(super) const STACK_ALIGN_LOG2: u8 = 4;

/// Bytes of the return address, which the call pushes.
pub(super) const RETURN_ADDRESS_BYTES: i64 = 8;

/// Which records describe a convention.
#[derive(Clone, Copy)]
struct Names {
    conventions: &'static [u16],
    arguments: &'static str,
    results: &'static str,
    saved: &'static str,
}

/// The first is the C convention.
const NAMES: &[Names] = &[
    // C, fast, cold, tail, that of thread-local storage in C++, System V's by name.
    Names {
        conventions: &[0, 8, 9, 17, 18, 78],
        arguments: "CC_X86_64_C",
        results: "RetCC_X86_64_C",
        saved: "CSR_64",
    },
    Names { conventions: &[10], arguments: "CC_X86_64_GHC", results: "RetCC_X86_64_C", saved: "CSR_NoRegs" },
    Names {
        conventions: &[14],
        arguments: "CC_X86_64_C",
        results: "RetCC_X86_64_C",
        saved: "CSR_64_RT_MostRegs",
    },
    Names {
        conventions: &[15],
        arguments: "CC_X86_64_C",
        results: "RetCC_X86_64_C",
        saved: "CSR_64_RT_AllRegs",
    },
    Names { conventions: &[16, 20], arguments: "CC_X86_64_C", results: "RetCC_X86_64_Wide", saved: "CSR_64" },
    Names {
        conventions: &[21],
        arguments: "CC_X86_64_PreserveNone",
        results: "RetCC_X86_64_C",
        saved: "CSR_64_NoneRegs",
    },
];

/// A convention: numbers of its records, and registers.
#[derive(Clone, Debug)]
pub(super) struct Passing {
    numbers: &'static [u16],
    arguments: usize,
    results: usize,
    /// In the order in which they are saved.
    pub saved: Vec<Reg>,
    /// What a call preserves, parts of registers included.
    pub preserved: Vec<Reg>,
}

impl Passing {
    pub fn all(target: &Target, reg: Registers) -> std::result::Result<Vec<Passing>, Missing> {
        let image = &target.image;
        let info = RegisterInfo::new(image);
        let number = |name: &'static str| {
            let mut records = image.records::<CallingConv>().iter();
            records.position(|c| image.string(c.name) == name).ok_or(Missing(name))
        };
        let one = |names: &Names| {
            let saved = info.callee_saved(names.saved).ok_or(Missing(names.saved))?;
            let saved: Vec<Reg> = saved.iter().map(Reg).collect();
            Ok(Passing {
                numbers: names.conventions,
                arguments: number(names.arguments)?,
                results: number(names.results)?,
                preserved: preserved(&info, &saved, reg),
                saved,
            })
        };
        NAMES.iter().map(one).collect()
    }
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
fn preserved(info: &RegisterInfo<'_>, saved: &[Reg], reg: Registers) -> Vec<Reg> {
    let mut survives = vec![false; info.num_units()];
    let whole = saved.iter().copied().chain([reg.rsp]);
    whole.for_each(|reg| info.units(reg.0).for_each(|unit| survives[unit as usize] = true));
    let is_preserved = |&register: &u16| {
        let mut units = info.units(register);
        units.len() > 0 && units.all(|unit| survives[unit as usize])
    };
    (1..info.num_registers() as u16).filter(is_preserved).map(Reg).collect()
}

impl Machine {
    /// The convention with this number; the C convention if there is none, which placing arguments refuses.
    pub(super) fn passing(&self, number: ir::CallingConv) -> &Passing {
        let found = self.passing.iter().find(|p| p.numbers.contains(&number.0));
        found.unwrap_or(&self.passing[0])
    }

    pub(super) fn assign_parts(
        &self,
        isa: &Isa<'_>,
        convention: Convention,
        parts: &[Part],
    ) -> Result<Option<Assignment>> {
        let passing = self.passing(convention.calling_conv);
        if !passing.numbers.contains(&convention.calling_conv.0) {
            let what = convention.calling_conv.0;
            return Err(Unsupported::new(format!("calling convention {what}")));
        }
        let number = if convention.is_return { passing.results } else { passing.arguments };
        let area = StackArea { align_log2: STACK_ALIGN_LOG2, keeps_pairs: true, ..StackArea::default() };
        assign(isa, number, area, convention, parts)
    }
}
