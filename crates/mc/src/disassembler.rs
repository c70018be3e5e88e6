//! The disassembler: bytes at an address to instructions, and the addresses that instructions refer to.
//!
//! [`decode`](crate::decode) knows one instruction; this driver goes from one to the next. It knows how far to go on
//! where bytes are no instruction, and where branches lead: a branch says so itself, and a jump through a register does
//! if an instruction shortly before put a known address into it ([`AddressRole`]). What is known of registers is
//! forgotten where control may come from elsewhere: after calls, jumps and bytes that are no instruction.
//!
//! Cost: what decoding costs; facts of an opcode are looked up once.

use crate::decode::{Decoded, decode};
use crate::inst::{Inst, Operand, Reg};
use crate::target::{Subtarget, Target};
use smallvec::SmallVec;
use tables::decoding::DecoderTable;
use tables::instructions::{PrintStyle, inst_flags};
use tables::registers::flags as register_flags;

/// What an instruction does with addresses, as far as a disassembler follows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AddressRole {
    #[default]
    None,
    /// Operand 0 becomes the instruction's address plus operand 1 shifted left by this, as a signed number of 32 bits.
    AddToAddress(u8),
    /// Jumps to the sum of operands 1 and 2, a register and a constant.
    JumpToSum,
}

/// Where bytes at an address led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub decoded: Option<Decoded>,
    /// Bytes to go on; at least 1, at most what is there.
    pub size: usize,
    /// Where the instruction leads, if it leads anywhere and that is known.
    pub target: Option<u64>,
    /// Whether what it means, or is printed as, depends on its address or on what is known of registers.
    pub is_about_addresses: bool,
}

/// What is known of an opcode.
#[derive(Clone, Copy, Debug)]
struct Facts {
    /// The operand that counts from the instruction's address, or from its end.
    distance: Option<u8>,
    from_end: bool,
    role: AddressRole,
    /// Control goes elsewhere, or may have been elsewhere before the next instruction.
    ends_block: bool,
    num_defs: u8,
}

/// See the module text.
#[derive(Debug)]
pub struct Disassembler<'a> {
    target: &'a Target,
    subtarget: &'a Subtarget,
    /// By opcode; filled when first needed.
    facts: Vec<Option<Facts>>,
    /// Registers whose contents are known.
    known: SmallVec<[(Reg, u64); 4]>,
}

impl<'a> Disassembler<'a> {
    pub fn new(target: &'a Target, subtarget: &'a Subtarget) -> Disassembler<'a> {
        Disassembler { target, subtarget, facts: Vec::new(), known: SmallVec::new() }
    }

    /// What follows is not reached from what came before.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Whether nothing is known of any register.
    pub fn knows_nothing(&self) -> bool {
        self.known.is_empty()
    }

    /// Decodes what stands at `address`. `bytes` goes on to the end of what may belong to it.
    pub fn step(&mut self, bytes: &[u8], address: u64) -> Step {
        let Some(decoded) = decode(self.target, self.subtarget, bytes) else {
            self.forget();
            return Step {
                decoded: None,
                size: undecoded_size(self.target, self.subtarget, bytes),
                target: None,
                is_about_addresses: false,
            };
        };
        let facts = self.facts(decoded.inst.opcode);
        let target = self.branch_target(&facts, &decoded, address);
        self.follow(&facts, &decoded.inst, address);
        let size = decoded.size.max(1);
        let is_about_addresses = facts.distance.is_some() || facts.role != AddressRole::None;
        Step { decoded: Some(decoded), size, target, is_about_addresses }
    }

    fn facts(&mut self, opcode: u16) -> Facts {
        let at = opcode as usize;
        if let Some(Some(facts)) = self.facts.get(at) {
            return *facts;
        }
        if at >= self.facts.len() {
            self.facts.resize(at + 1, None);
        }
        let image = &self.target.image;
        let desc = self.target.instruction(opcode);
        let mut operands = image.list(desc.operands).iter();
        let style = |ty| PrintStyle::from_number(self.target.operand_type(ty).style);
        let mut from_end = false;
        let mut counts_from_here = |ty| {
            from_end = style(ty) == PrintStyle::TargetFromEnd;
            from_end || matches!(style(ty), PrintStyle::Target | PrintStyle::TargetFromPlace)
        };
        let distance = operands.position(|o| counts_from_here(o.ty)).map(|i| i as u8);
        let facts = Facts {
            distance,
            from_end,
            role: self.target.hooks.address_role(image.string(desc.name)),
            ends_block: desc.flags & (inst_flags::TERMINATOR | inst_flags::CALL) != 0,
            num_defs: desc.num_defs,
        };
        self.facts[at] = Some(facts);
        facts
    }

    fn branch_target(&self, facts: &Facts, decoded: &Decoded, address: u64) -> Option<u64> {
        let inst = &decoded.inst;
        let imm = |i: usize| inst.operands.get(i).and_then(|o| o.as_imm());
        if let Some(operand) = facts.distance {
            let base = if facts.from_end { address.wrapping_add(decoded.size as u64) } else { address };
            return Some(base.wrapping_add(imm(operand.into())? as u64));
        }
        if facts.role != AddressRole::JumpToSum {
            return None;
        }
        let base = self.value(inst.operands.get(1)?.as_reg()?)?;
        Some(base.wrapping_add(imm(2)? as u64))
    }

    fn value(&self, reg: Reg) -> Option<u64> {
        if self.target.register(reg).flags & register_flags::CONSTANT != 0 {
            return Some(0);
        }
        self.known.iter().find(|(r, _)| *r == reg).map(|(_, value)| *value)
    }

    /// What is known after the instruction.
    fn follow(&mut self, facts: &Facts, inst: &Inst, address: u64) {
        if facts.ends_block {
            return self.forget();
        }
        let defs = inst.operands.iter().take(facts.num_defs.into()).filter_map(|o| o.as_reg());
        for reg in defs {
            self.known.retain(|(r, _)| *r != reg);
        }
        if let (AddressRole::AddToAddress(shift), [Operand::Reg(reg), Operand::Imm(imm)]) =
            (facts.role, inst.operands.as_slice())
        {
            let upper = (*imm as u64).wrapping_shl(shift.into()) as i32;
            self.known.push((*reg, address.wrapping_add(i64::from(upper) as u64)));
        }
    }
}

/// How far to go on where bytes are no instruction: over a whole one if all have the same length.
pub fn undecoded_size(target: &Target, subtarget: &Subtarget, bytes: &[u8]) -> usize {
    let looked_at = match target.hooks.decode(target, subtarget, bytes) {
        Some(Err(size)) => Some(size),
        _ => target.hooks.encoded_size(bytes),
    };
    match looked_at {
        Some(size) if (1..=bytes.len()).contains(&size) => size,
        Some(_) => 1,
        None => fixed_length(target).unwrap_or(1).clamp(1, bytes.len().max(1)),
    }
}

/// The bytes of an instruction of a machine whose instructions are all alike in that, and aligned to it.
fn fixed_length(target: &Target) -> Option<usize> {
    let align = target.facts.inst_align;
    let tables = target.image.records::<DecoderTable>();
    tables.iter().all(|table| table.size == align).then_some(align.into())
}
