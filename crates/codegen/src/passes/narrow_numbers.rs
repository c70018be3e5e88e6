//! Narrow numbers in wider registers (`narrow-numbers`): extensions go where the number is extended already, and where nobody
//! looks at what they make.
//!
//! ```text
//! bb.1:                                      bb.1:
//!   %1 = PHI %0, %bb.0, %3, %bb.1              %1 = PHI %0, %bb.0, %3, %bb.1
//!   %2 = ADDIW %1, 0                     →     %2 = COPY %1
//!   %3 = ADDI %1, 1                            %3 = ADDIW %1, 1
//!   BLT %2, %4, %bb.1                          BLT %2, %4, %bb.1
//! ```
//!
//! Selection sees one block: a number that comes from another one, or round a loop, may be anything to it, so it is extended
//! where that matters. Here all definitions that a number can have are looked at, through copies and PHIs. One that would do if
//! it were extended becomes an instruction that extends its result, if all its users read low bits only. Which instructions
//! are which is the target's to say ([`NarrowNumbers`]).
//!
//! O(operands): of each extension, a bounded number of definitions and of users is looked at.
//!
//! # Requires, preserves
//! SSA form.

use super::definitions;
use crate::pass::{Kept, OPTIMIZES, Pass};
use mir::narrow_numbers::NarrowNumbers;
use mir::{Block, Function, Inst, Isa, Operand, Properties, Reg, TargetInfo, opcode};
use smallvec::SmallVec;
use support::hash::FxHashSet;

/// Registers that are looked at for one question.
const MAX_REGISTERS: usize = 48;

pub(crate) const PASS: Pass = Pass {
    argument: "narrow-numbers",
    title: "Remove extensions of narrow numbers",
    requires: Properties::IS_SSA,
    preserves: Kept::FLOW,
    applies: OPTIMIZES,
    run: |cx, func| {
        run(cx.isa, cx.info(), func);
        Ok(())
    },
    ..Pass::DEFAULT
};

fn run(isa: &Isa<'_>, info: &dyn TargetInfo, func: &mut Function) {
    let Some(narrow) = info.narrow_numbers() else { return };
    let extensions: Vec<(Inst, Reg, Reg)> = func
        .blocks()
        .flat_map(|block| func.block_insts(block))
        .filter_map(|inst| {
            let extended = info.extension(isa, func, inst)?;
            let is_own = extended.is_signed && extended.bits == narrow.bits;
            let to = func.operands(inst).first()?.defined().filter(|reg| reg.is_virtual())?;
            Some((inst, to, extended.source.filter(|_| is_own)?))
        })
        .collect();
    if extensions.is_empty() {
        return;
    }
    let (definitions, users) = (definitions(func), Users::new(func));
    for (inst, to, from) in extensions {
        let numbers = Numbers { isa, info, func, narrow, definitions: &definitions, users: &users };
        let to_narrow = match numbers.narrowing(from) {
            Some(to_narrow) => to_narrow,
            None if numbers.reads_low_bits(to) => SmallVec::new(),
            None => continue,
        };
        let classes = func.class_of(to).zip(func.class_of(from));
        let has_common = classes.is_some_and(|(to, from)| isa.common_class(to, from).is_some());
        if !has_common {
            continue;
        }
        for (maker, form) in to_narrow {
            func.set_opcode(maker, form);
        }
        func.set_opcode(inst, opcode::COPY);
        func.set_operands(inst, &[Operand::def(to), Operand::use_of(from)]);
    }
}

/// By virtual register: who reads it. Of instructions that become copies, the registers stay the same.
struct Users {
    /// Where the users of a register begin in `insts`; one more than there are registers.
    starts: Vec<u32>,
    insts: Vec<Inst>,
}

impl Users {
    fn new(func: &Function) -> Users {
        let all = || func.blocks().flat_map(|block| func.block_insts(block));
        let read = |inst| func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index());
        let mut starts = vec![0; func.num_vregs() + 1];
        for index in all().flat_map(read) {
            starts[index] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let first = all().next();
        let mut insts: Vec<Inst> = first.map_or_else(Vec::new, |inst| vec![inst; sum as usize]);
        for inst in all() {
            for index in read(inst) {
                starts[index] -= 1;
                insts[starts[index] as usize] = inst;
            }
        }
        Users { starts, insts }
    }

    fn of(&self, reg: Reg) -> &[Inst] {
        let range = reg.virtual_index().and_then(|n| Some(*self.starts.get(n)?..*self.starts.get(n + 1)?));
        range.and_then(|r| self.insts.get(r.start as usize..r.end as usize)).unwrap_or(&[])
    }
}

struct Numbers<'n> {
    isa: &'n Isa<'n>,
    info: &'n dyn TargetInfo,
    func: &'n Function,
    narrow: &'n NarrowNumbers,
    definitions: &'n [Option<(Block, Inst)>],
    users: &'n Users,
}

impl Numbers<'_> {
    /// What has to become which other instruction so that the register holds an extended number; `None` if that does not help.
    fn narrowing(&self, reg: Reg) -> Option<SmallVec<[(Inst, u16); 4]>> {
        let mut to_narrow = SmallVec::new();
        let mut seen = FxHashSet::from_iter([reg]);
        let mut list = vec![reg];
        while let Some(reg) = list.pop() {
            if seen.len() > MAX_REGISTERS {
                return None;
            }
            let is_constant = reg.as_physical().is_some_and(|reg| self.isa.is_constant_reg(reg));
            if is_constant || self.func.known_numbers.get(&reg).is_some_and(|known| known.is_narrow) {
                continue;
            }
            let (_, inst) = (*self.definitions.get(reg.virtual_index()?)?)?;
            let code = self.func.opcode(inst);
            if self.is_extended(inst) {
                continue;
            }
            if self.passes_on(code) {
                let read = self.func.operands(inst).iter().filter(|o| o.used().is_some());
                for operand in read {
                    let read = operand.as_reg().filter(|r| r.sub == 0)?.reg;
                    if seen.insert(read) {
                        list.push(read);
                    }
                }
                continue;
            }
            let form = self.narrow.form(code)?;
            if !self.reads_low_bits(reg) {
                return None;
            }
            to_narrow.push((inst, form));
        }
        Some(to_narrow)
    }

    /// Whether the instruction extends its result, or makes a small constant.
    fn is_extended(&self, inst: Inst) -> bool {
        let (code, operands) = (self.func.opcode(inst), self.func.operands(inst));
        let bits = self.narrow.bits;
        let known = self.info.extension(self.isa, self.func, inst);
        let is_extended = known.is_some_and(|e| if e.is_signed { e.bits <= bits } else { e.bits < bits });
        let is_constant = self.narrow.form(code).is_some()
            && operands.iter().skip(1).all(|operand| match operand {
                Operand::Imm(constant) => i16::try_from(*constant).is_ok(),
                Operand::Reg(read) => read.reg.as_physical().is_some_and(|reg| self.isa.is_constant_reg(reg)),
                _ => false,
            });
        is_extended || is_constant || code == opcode::IMPLICIT_DEF
    }

    /// Whether an extended number comes of extended numbers, and its low bits of low bits.
    fn passes_on(&self, code: u16) -> bool {
        matches!(code, opcode::COPY | opcode::PHI) || self.narrow.keepers.contains(&code)
    }

    /// Whether nobody looks at more than the low bits of the register.
    fn reads_low_bits(&self, reg: Reg) -> bool {
        let mut seen = FxHashSet::from_iter([reg]);
        let mut list = vec![reg];
        while let Some(reg) = list.pop() {
            for &user in self.users.of(reg) {
                let (code, operands) = (self.func.opcode(user), self.func.operands(user));
                let is_part = |o: &Operand| o.as_reg().is_some_and(|r| r.reg == reg && r.sub != 0);
                if self.narrow.reads_low_bits(code, operands, reg) {
                    continue;
                }
                if !(self.passes_on(code) || self.narrow.form(code).is_some()) || operands.iter().any(is_part)
                {
                    return false;
                }
                let Some(to) = operands.first().and_then(Operand::defined).filter(|to| to.is_virtual())
                else {
                    return false;
                };
                if seen.insert(to) {
                    list.push(to);
                }
                if seen.len() > MAX_REGISTERS {
                    return false;
                }
            }
        }
        true
    }
}
