//! What reading and encoding ask of every instruction, found out once for each opcode.

use super::encoder::Layout;
use super::flags::TsFlags;
use super::shorten;
use super::validate::Rule;
use mc::Target;
use support::chunked::Chunked;
use tables::instructions::{Instruction, operand_flags};

/// Facts of one instruction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    pub ts: TsFlags,
    /// How many operands at the start have no place in the encoding: definitions whose tied use stands for both.
    pub first_operand: u8,
    pub num_operands: u8,
    /// Which operand goes where; `None` if there is no encoding.
    pub layout: Option<Layout>,
    /// Operands that are targets of branches, as bits.
    pub branch_targets: u8,
    pub rule: Option<Rule>,
    /// See [`shorten::may_be_short`].
    pub may_be_short: bool,
    /// The same move with operands in each other's places.
    pub reverse: Option<u16>,
}

/// Those of all instructions, made when asked for.
#[derive(Debug)]
pub struct AllFacts(Chunked<Facts>);

impl AllFacts {
    pub fn new(target: &Target) -> AllFacts {
        AllFacts(Chunked::new(target.image.records::<Instruction>().len()))
    }

    #[inline]
    pub fn of(&self, target: &Target, opcode: u16) -> &Facts {
        self.0.get(opcode.into(), |number| Facts::new(target, number as u16))
    }
}

impl Facts {
    fn new(target: &Target, opcode: u16) -> Facts {
        let desc = target.instruction(opcode);
        let infos = target.image.list(desc.operands);
        let is_target = |at: &usize| infos.at(*at).flags & operand_flags::BRANCH_TARGET != 0;
        let num_tied = infos.iter().filter(|info| info.tied_to != 0).count();
        let name = target.image.string(desc.name);
        let ts = TsFlags(desc.ts_flags);
        let may_be_short = shorten::may_be_short(ts);
        let first_operand = num_tied.min(desc.num_defs.into()) as u8;
        let num_operands = infos.len() as u8;
        Facts {
            ts,
            first_operand,
            num_operands,
            layout: Layout::new(ts, first_operand, num_operands),
            branch_targets: (0..infos.len().min(8)).filter(is_target).fold(0, |set, at| set | 1 << at),
            rule: Rule::of(name),
            may_be_short,
            reverse: if may_be_short { shorten::reverse_of(target, name) } else { None },
        }
    }
}
