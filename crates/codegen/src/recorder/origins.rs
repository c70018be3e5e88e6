//! Which IR instruction a machine instruction comes from.
//!
//! Selection says it for what it makes. Passes keep instructions, and their numbers, where they can; of an instruction that one
//! of them adds we guess:
//!
//! 1. it stands where another one stood that is gone: it took its place;
//! 2. it writes a register that the next reader in its block reads: it is made for that reader;
//! 3. it reads a register that was written before it in its block: it belongs to that writer.
//!
//! O(instructions) for each pass, and what is looked at for guesses is bounded.

use explain::origin;
use mir::{Function, Inst, Reg};
use support::hash::FxHashMap;

/// Instructions that are looked at for a guess.
const REACH: usize = 32;

#[derive(Debug, Default)]
pub(super) struct Origins {
    /// By instruction.
    known: Vec<u32>,
    /// By virtual register: the instruction of the IR whose value it holds.
    held: FxHashMap<Reg, u32>,
    /// By instruction: the one that followed it when it was last seen.
    followed_by: Vec<Option<Inst>>,
    /// By block: the first instruction.
    firsts: FxHashMap<mir::Block, Option<Inst>>,
}

impl Origins {
    pub fn new(known: Vec<u32>, held: &[(Reg, ir::Value)]) -> Origins {
        let inst = |value: ir::Value| value.as_inst().map_or(origin::FUNCTION, |i| origin::inst(i.as_u32()));
        let held = held.iter().map(|&(reg, value)| (reg, inst(value))).collect();
        Origins { known, held, ..Origins::default() }
    }

    pub fn of(&self, inst: Inst) -> u32 {
        self.known.get(inst.as_u32() as usize).copied().unwrap_or(origin::NONE)
    }

    /// Of an instruction by its number plus one, as keys of lines have it.
    pub fn of_number(&self, key: u32) -> u32 {
        key.checked_sub(1).map_or(origin::NONE, |number| self.of(Inst::from_u32(number)))
    }

    /// Looks at a function after a pass.
    pub fn update(&mut self, func: &Function) {
        self.known.resize(func.num_insts().max(self.known.len()), origin::NONE);
        for block in func.blocks() {
            let mut before = None;
            for inst in func.block_insts(block) {
                if self.of(inst) == origin::NONE {
                    let replaced = match before {
                        Some(before) => self.after(before),
                        None => self.firsts.get(&block).copied().flatten(),
                    };
                    self.known[inst.as_u32() as usize] = self.guess(func, inst, replaced);
                }
                before = Some(inst);
            }
        }
        self.remember(func);
    }

    fn after(&self, inst: Inst) -> Option<Inst> {
        self.followed_by.get(inst.as_u32() as usize).copied().flatten()
    }

    fn remember(&mut self, func: &Function) {
        self.followed_by.resize(func.num_insts(), None);
        self.firsts.clear();
        for block in func.blocks() {
            self.firsts.insert(block, func.first_inst(block));
            for inst in func.block_insts(block) {
                self.followed_by[inst.as_u32() as usize] = func.next_inst(inst);
            }
        }
    }

    fn guess(&self, func: &Function, inst: Inst, replaced: Option<Inst>) -> u32 {
        let gone = replaced.filter(|&old| func.block_of(old).is_none());
        if let Some(origin) = gone.map(|old| self.of(old)).filter(|&o| o != origin::NONE) {
            return origin;
        }
        let writes = |inst: Inst, reg: Reg| func.operands(inst).iter().any(|o| o.defined() == Some(reg));
        let reads = |inst: Inst, reg: Reg| func.operands(inst).iter().any(|o| o.used() == Some(reg));
        let known = |inst: &Inst| self.of(*inst) != origin::NONE;
        for reg in func.operands(inst).iter().filter_map(|o| o.defined()) {
            if let Some(&origin) = self.held.get(&reg) {
                return origin;
            }
            let later = std::iter::successors(func.next_inst(inst), |&i| func.next_inst(i)).take(REACH);
            for next in later {
                if reads(next, reg) && known(&next) {
                    return self.of(next);
                }
                if writes(next, reg) {
                    break;
                }
            }
        }
        for reg in func.operands(inst).iter().filter_map(|o| o.used()) {
            let mut earlier = std::iter::successors(func.prev_inst(inst), |&i| func.prev_inst(i)).take(REACH);
            if let Some(writer) = earlier.find(|&i| writes(i, reg)).filter(known) {
                return self.of(writer);
            }
        }
        origin::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mir::Operand;

    #[test]
    fn what_a_pass_adds_gets_the_origin_of_what_it_replaces_or_serves() {
        let mut func = Function::new(ir::Global::from_u32(0));
        let block = func.append_block(None);
        let reg = |n| Reg::from_virtual_index(n);
        let first = func.build(block, None, 100, &[Operand::def(reg(0))]);
        let second = func.build(block, None, 100, &[Operand::use_of(reg(1))]);
        let mut origins = Origins::new(vec![7, 8], &[]);
        origins.update(&func);
        assert_eq!((origins.of(first), origins.of(second)), (7, 8));
        // A reload before its reader, a spill behind its writer, and something in place of the first.
        let reload = func.build(block, Some(second), 100, &[Operand::def(reg(1))]);
        let spill = func.build(block, Some(reload), 100, &[Operand::use_of(reg(0))]);
        origins.update(&func);
        assert_eq!((origins.of(reload), origins.of(spill)), (8, 7));
        let instead = func.build(block, Some(first), 100, &[]);
        func.remove(first);
        origins.update(&func);
        assert_eq!(origins.of(instead), 7);
    }
}
