//! Properties of machine functions: what holds of a whole function between two passes, by LLVM's names where it has one.
//!
//! Passes declare which they require, give and remove; [`Properties::of`] reads them off the function as a second opinion.
//! O(operands).

use crate::function::Function;
use crate::opcode;
use crate::operand::Operand;
use std::fmt;

/// A set of properties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Properties(u8);

impl Properties {
    pub const NONE: Properties = Properties(0);
    /// Every virtual register has one definition, which dominates its uses; joins are `PHI`.
    pub const IS_SSA: Properties = Properties(1);
    pub const NO_PHIS: Properties = Properties(2);
    /// Operands are physical registers.
    pub const NO_VREGS: Properties = Properties(4);
    /// Stack objects have a place: no operand is one.
    pub const FRAME_FINALIZED: Properties = Properties(8);
    /// Copies are instructions of the target.
    pub const NO_COPIES: Properties = Properties(16);

    /// Each by itself, with its name.
    pub const ALL: &[(Properties, &str)] = &[
        (Properties::IS_SSA, "IsSSA"),
        (Properties::NO_PHIS, "NoPHIs"),
        (Properties::NO_VREGS, "NoVRegs"),
        (Properties::FRAME_FINALIZED, "FrameFinalized"),
        (Properties::NO_COPIES, "NoCopies"),
    ];

    pub const fn and(self, others: Properties) -> Properties {
        Properties(self.0 | others.0)
    }

    pub const fn without(self, others: Properties) -> Properties {
        Properties(self.0 & !others.0)
    }

    pub const fn contains(self, others: Properties) -> bool {
        self.0 & others.0 == others.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What holds of a function. That SSA form is claimed is taken as it is: the verifier has its rules. Without virtual
    /// registers there is nothing that could break it.
    pub fn of(func: &Function) -> Properties {
        let mut holds = Properties::NO_PHIS
            .and(Properties::NO_VREGS)
            .and(Properties::FRAME_FINALIZED)
            .and(Properties::NO_COPIES);
        if func.is_ssa {
            holds = holds.and(Properties::IS_SSA);
        }
        for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
            match func.opcode(inst) {
                opcode::PHI => holds = holds.without(Properties::NO_PHIS),
                opcode::COPY => holds = holds.without(Properties::NO_COPIES),
                _ => {}
            }
            for operand in func.operands(inst) {
                match operand {
                    Operand::Reg(reg) if reg.reg.is_virtual() => holds = holds.without(Properties::NO_VREGS),
                    Operand::Frame(_) => holds = holds.without(Properties::FRAME_FINALIZED),
                    _ => {}
                }
            }
        }
        if holds.contains(Properties::NO_PHIS.and(Properties::NO_VREGS)) {
            holds = holds.and(Properties::IS_SSA);
        }
        holds
    }
}

/// The names, with commas.
impl fmt::Display for Properties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Properties::ALL.iter().filter(|(property, _)| self.contains(*property));
        for (index, (_, name)) in names.enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}
