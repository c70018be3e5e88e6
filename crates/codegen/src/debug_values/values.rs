//! From virtual registers to values: what a register of SSA form is, said without naming it.
//!
//! ```text
//! %1 = COPY $edi                 the argument in $edi
//! %2 = ADD32ri %1, 1             the first result of this instruction
//! CALL f; %3 = COPY $eax         what $eax is behind the call
//! %4 = COPY %2                   the same as %2
//! %5 = PHI %2, bb.1, %3, bb.2    a value of its own, and a step on either edge
//! ```
//!
//! A copy of the low part of a register counts as the register: who reads as many bytes as the variable has reads the
//! part. Other parts have no value. Copies are followed up to [`MAX_COPIES`] of them; O(instructions + operands of the PHIs
//! that variables depend on).

use crate::passes::definitions;
use mir::debug_values::{Assigned, Definition, Step, Value};
use mir::{Block, Function, Inst, Isa, Operand, Reg, opcode};
use support::hash::FxHashMap;

/// Copies of copies.
const MAX_COPIES: usize = 64;
/// Instructions between what writes a physical register and the copy of it.
const MAX_DISTANCE: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Result(Inst, Definition),
    Argument(mc::Reg),
    Phi(Inst),
}

struct Numbering<'n> {
    isa: &'n Isa<'n>,
    definitions: Vec<Option<(Block, Inst)>>,
    known: FxHashMap<Key, Value>,
    /// PHIs whose operands were not looked at yet.
    pending: Vec<(Block, Inst, Value)>,
}

/// Names the values of all assignments. The function is in SSA form, and critical edges have been split.
pub(crate) fn run(isa: &Isa<'_>, func: &mut Function) {
    if func.debug.is_empty() {
        return;
    }
    let definitions = definitions(func);
    let mut numbering = Numbering { isa, definitions, known: FxHashMap::default(), pending: Vec::new() };
    for index in 0..func.debug.assignments.len() {
        if let Assigned::Register(reg) = func.debug.assignments[index].value {
            let value = numbering.value_of(func, reg);
            func.debug.assignments[index].value = value.map_or(Assigned::Nothing, Assigned::Value);
        }
    }
    let mut edges: Vec<(Block, Block, Value, Option<Value>)> = Vec::new();
    while let Some((block, phi, value)) = numbering.pending.pop() {
        func.debug.add_phi(block, value);
        let inputs: Vec<Operand> = func.operands(phi)[1..].to_vec();
        for pair in inputs.chunks_exact(2) {
            let (Some(input), Some(from)) = (pair[0].as_reg(), pair[1].as_block()) else { continue };
            let whole = input.sub == 0;
            let is_undefined = whole && numbering.is_undefined(func, input.reg);
            let input = if whole { numbering.value_of(func, input.reg) } else { None };
            // Without a join the PHI is not known.
            if is_undefined || input.is_some() {
                edges.push((from, block, value, input.filter(|_| !is_undefined)));
            }
        }
    }
    edges.sort_by_key(|&(from, to, value, _)| (from, to, value));
    for joined in edges.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let (from, to, ..) = joined[0];
        let joined = joined.iter().map(|&(_, _, value, input)| (value, input)).collect();
        func.debug.push_on_edge(from, to, Step::Join(joined));
    }
}

impl Numbering<'_> {
    fn is_undefined(&self, func: &Function, reg: Reg) -> bool {
        let definition = reg.virtual_index().and_then(|index| self.definitions[index]);
        definition.is_some_and(|(_, inst)| func.opcode(inst) == opcode::IMPLICIT_DEF)
    }

    /// The value of a virtual register.
    fn value_of(&mut self, func: &mut Function, reg: Reg) -> Option<Value> {
        let mut reg = reg;
        for _ in 0..MAX_COPIES {
            let (block, inst) = self.definitions[reg.virtual_index()?]?;
            let key = match (func.opcode(inst), func.operands(inst)) {
                (opcode::COPY, &[Operand::Reg(to), Operand::Reg(from)]) => {
                    if to.sub != 0 {
                        return None;
                    }
                    match from.reg.as_physical() {
                        None if self.isa.is_low_part(from.sub) => {
                            reg = from.reg;
                            continue;
                        }
                        None => return None,
                        Some(physical) => self.source_of(func, block, inst, physical)?,
                    }
                }
                (opcode::PHI, _) => Key::Phi(inst),
                (opcode::IMPLICIT_DEF | opcode::INLINEASM | opcode::INLINEASM_BR, _) => return None,
                (_, operands) => {
                    let at = operands.iter().position(|o| o.defined() == Some(reg))?;
                    let whole = operands[at].as_reg().is_some_and(|r| r.sub == 0);
                    Key::Result(inst, Definition::Operand(at as u32)).when(whole)?
                }
            };
            return Some(self.number(func, block, key));
        }
        None
    }

    fn number(&mut self, func: &mut Function, block: Block, key: Key) -> Value {
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let value = func.debug.new_value();
        self.known.insert(key, value);
        match key {
            Key::Result(inst, at) => func.debug.define(inst, at, value),
            Key::Argument(reg) => func.debug.arguments.push((reg, value)),
            Key::Phi(inst) => self.pending.push((block, inst, value)),
        }
        value
    }

    /// What wrote a physical register that an instruction copies.
    fn source_of(&self, func: &Function, block: Block, copy: Inst, reg: mc::Reg) -> Option<Key> {
        let overlaps = |other: mc::Reg| {
            let units = self.isa.units(other);
            self.isa.units(reg).iter().any(|unit| units.contains(unit))
        };
        let mut at = func.prev_inst(copy);
        for _ in 0..MAX_DISTANCE {
            let Some(inst) = at else {
                let arrives = Some(block) == func.entry() && func.live_ins.contains(&reg);
                return Key::Argument(reg).when(arrives);
            };
            let operands = func.operands(inst);
            let is_written = operands.iter().any(|operand| match *operand {
                Operand::RegMask(mask) => {
                    func.reg_masks.get(mask as usize).is_none_or(|mask| !mask.preserves(reg))
                }
                _ => operand.defined().and_then(Reg::as_physical).is_some_and(overlaps),
            });
            if is_written {
                let is_plain = func.opcode(inst) as usize >= opcode::NAMES.len();
                return Key::Result(inst, Definition::Register(reg)).when(is_plain);
            }
            at = func.prev_inst(inst);
        }
        None
    }
}

impl Key {
    fn when(self, holds: bool) -> Option<Key> {
        holds.then_some(self)
    }
}
