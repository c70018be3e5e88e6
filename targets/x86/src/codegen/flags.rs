//! Flags of results: which instructions set the flags as a comparison with zero would.
//!
//! Additions, subtractions and shifts by a number tell whether their result is zero, and its sign, as `TEST` would; their
//! carry and overflow are their own. Bit operations clear these two, as `TEST` does.
//!
//! Manual: volume 1, appendix A.1, "EFLAGS and instructions".

use super::Machine;
use ::mc::Target;
use mir::target::ResultFlags;
use mir::{Block, Function, Inst, Isa, Operand, Reg};

const WIDTHS: [&str; 4] = ["8", "16", "32", "64"];
const FORMS: [&str; 8] = ["rr", "rm", "ri", "ri8", "ri32", "r", "r1", "mi"];
const SUMS: [&str; 5] = ["ADD", "SUB", "INC", "DEC", "NEG"];
const SHIFTS: [&str; 3] = ["SHL", "SHR", "SAR"];
const BITS: [&str; 4] = ["AND", "OR", "XOR", "ANDN"];

/// Opcodes by what their flags say.
#[derive(Clone, Debug, Default)]
pub(super) struct FlagTables {
    /// By opcode.
    says: Vec<(u16, ResultFlags)>,
    tests: Vec<u16>,
}

impl FlagTables {
    pub fn new(target: &Target) -> FlagTables {
        let mut tables = FlagTables::default();
        let names = [
            (&SUMS[..], ResultFlags::ZeroAndSign),
            (&SHIFTS, ResultFlags::ZeroAndSign),
            (&BITS, ResultFlags::All),
        ];
        for (stems, says) in names {
            for stem in stems {
                for (width, form) in WIDTHS.iter().flat_map(|w| FORMS.iter().map(move |f| (w, f))) {
                    // Forms that write memory have no result.
                    let opcode =
                        if *form == "mi" { None } else { target.opcode(&format!("{stem}{width}{form}")) };
                    tables.says.extend(opcode.map(|opcode| (opcode, says)));
                }
            }
        }
        tables.says.sort_by_key(|&(opcode, _)| opcode);
        tables.tests = WIDTHS.iter().filter_map(|width| target.opcode(&format!("TEST{width}rr"))).collect();
        tables
    }

    fn of(&self, opcode: u16) -> ResultFlags {
        let found = self.says.binary_search_by_key(&opcode, |&(opcode, _)| opcode);
        found.map_or(ResultFlags::None, |index| self.says[index].1)
    }
}

impl Machine {
    /// Whether a successor reads the flags as they are at the end of a block.
    pub(super) fn flags_live_out(&self, func: &Function, block: Block) -> bool {
        let successors = &func.block(block).successors;
        successors.iter().any(|&s| func.block(s).live_ins.contains(&self.reg.flags))
    }

    /// Whether somebody reads the flags as they are before an instruction: itself, or one after it (`after`).
    pub(super) fn flags_live_before(&self, isa: &Isa<'_>, func: &Function, inst: Inst, after: bool) -> bool {
        let flags = Reg::from(self.reg.flags);
        let (opcode, operands) = (func.opcode(inst), func.operands(inst));
        let reads = operands.iter().any(|o| o.used() == Some(flags))
            || isa.implicit_uses(opcode).any(|r| r == self.reg.flags);
        let writes = operands.iter().any(|o| o.defined() == Some(flags))
            || isa.implicit_defs(opcode).any(|r| r == self.reg.flags);
        reads || (after && !writes)
    }

    /// Made for the first comparison, as finding all these names takes longer than an empty module.
    fn flag_tables(&self, isa: &Isa<'_>) -> &FlagTables {
        self.flag_tables.get_or_init(|| FlagTables::new(isa.target))
    }

    pub(super) fn tested(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Reg> {
        if !self.flag_tables(isa).tests.contains(&func.opcode(inst)) {
            return None;
        }
        let [a, b, ..] = func.operands(inst) else { return None };
        let (a, b) = (a.as_reg()?, b.as_reg()?);
        (a.reg == b.reg && a.sub == b.sub && a.sub == 0 && a.reg.is_virtual()).then_some(a.reg)
    }

    pub(super) fn says_of_result(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> ResultFlags {
        self.flag_tables(isa).of(func.opcode(inst))
    }

    /// Of a jump, a choice or a byte by a condition: the last number among its operands.
    pub(super) fn asked_of_flags(&self, func: &Function, inst: Inst) -> ResultFlags {
        const BY_ZERO_AND_SIGN: [i64; 4] = [4, 5, 8, 9];
        let op = &self.op;
        let opcode = func.opcode(inst);
        let reads_condition = opcode == op.jump_if || opcode == op.set_if || self.is_conditional_move(opcode);
        let condition = func.operands(inst).iter().rev().find_map(|o| match o {
            Operand::Imm(number) => Some(*number),
            _ => None,
        });
        match condition {
            Some(condition) if reads_condition && BY_ZERO_AND_SIGN.contains(&condition) => {
                ResultFlags::ZeroAndSign
            }
            _ => ResultFlags::All,
        }
    }
}
