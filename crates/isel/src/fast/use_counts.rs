//! One pass over a function before it is walked: how often values are used, and which addresses are distances.
//!
//! An address that is a constant distance from another value of the same block, or from a stack object or global, is part
//! of the access that uses it. Only other uses ask for its value, so those are the ones that are counted; without any the
//! address needs no instruction.

use crate::build::FunctionState;
use crate::lowering::Result;
use ir::{Block, Inst, InstView, Opcode, TypeData, Value, ValueKind};
use mir::FrameIndex;

/// What is known of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Uses of its value in a register.
    pub uses: u32,
    /// It is made with its only user; how many others are made with it, plus 1.
    pub depth: u32,
    /// It, or one of those that are made with it, reads memory.
    pub reads: bool,
    /// Of a fixed alloca: its stack object; otherwise [`NO_OBJECT`].
    object: FrameIndex,
    /// Its value is used for more than accesses to what it points to.
    pub escapes: bool,
    /// An `insertvalue` whose value another one in its block changes.
    is_changed: bool,
    /// Of an address at a constant distance from its base: the distance; otherwise [`NO_DISTANCE`].
    distance: i64,
}

const NO_DISTANCE: i64 = i64::MIN;
const NO_OBJECT: FrameIndex = FrameIndex(i32::MIN);

/// Distances from distances that are followed.
const MAX_STEPS: usize = 16;

/// See the module text.
#[derive(Debug, Default)]
pub struct Facts {
    insts: Vec<Fact>,
    /// Uses of the arguments.
    pub args: Vec<bool>,
}

impl Facts {
    pub fn get(&self, inst: Inst) -> Fact {
        self.insts[inst.as_u32() as usize]
    }

    pub fn all(&self) -> &[Fact] {
        &self.insts
    }

    /// The instruction is made with its user.
    pub fn defer(&mut self, inst: Inst, depth: u32, reads: bool) {
        let fact = &mut self.insts[inst.as_u32() as usize];
        (fact.depth, fact.reads) = (depth, reads);
    }

    /// Base and distance of an address that is used in a block.
    pub fn resolve(&self, source: &ir::Function, pointer: Value, block: Block) -> (Value, i64) {
        let (mut base, mut distance) = (pointer, 0i64);
        for _ in 0..MAX_STEPS {
            let ValueKind::Inst(inst) = base.kind() else { break };
            let own = self.get(inst).distance;
            if own == NO_DISTANCE || source.block_of(inst) != Some(block) {
                break;
            }
            let Some(&next) = source.operands(inst).first() else { break };
            (base, distance) = (next, distance.wrapping_add(own));
        }
        (base, distance)
    }

    /// The distance of an address from its first operand.
    pub fn distance(&self, inst: Inst) -> Option<i64> {
        Some(self.get(inst).distance).filter(|&distance| distance != NO_DISTANCE)
    }

    /// The stack object that an instruction stands for.
    pub fn object(&self, inst: Inst) -> Option<FrameIndex> {
        Some(self.get(inst).object).filter(|&object| object != NO_OBJECT)
    }

    /// Whether the only use of an `insertvalue` is another one in its block, which makes both.
    pub fn is_chained(&self, inst: Inst) -> bool {
        let fact = self.get(inst);
        fact.is_changed && fact.uses == 1
    }

    fn note_use(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let fact = &mut self.insts[inst.as_u32() as usize];
                fact.uses += 1;
                fact.escapes = true;
            }
            ValueKind::Arg(arg) => {
                if let Some(used) = self.args.get_mut(arg.as_u32() as usize) {
                    *used = true;
                }
            }
            _ => {}
        }
    }

    /// Looks at all instructions; makes stack objects for fixed allocas.
    pub fn collect(state: &mut FunctionState<'_>) -> Result<Facts> {
        let source = state.source;
        let unknown = Fact {
            uses: 0,
            depth: 0,
            reads: false,
            object: NO_OBJECT,
            escapes: false,
            is_changed: false,
            distance: NO_DISTANCE,
        };
        let mut facts =
            Facts { insts: vec![unknown; source.num_insts()], args: vec![false; source.params.len()] };
        let entry = source.entry();
        let (mut fixed, mut is_dynamic) = (Vec::new(), false);
        let mut distances = Vec::new();
        for block in source.blocks() {
            for inst in source.block_insts(block) {
                match source.opcode(inst) {
                    Opcode::Load => {
                        if let &[pointer] = source.operands(inst) {
                            facts.note_pointer(source, pointer, block);
                        }
                        continue;
                    }
                    Opcode::Store => {
                        if let &[value, pointer] = source.operands(inst) {
                            facts.note_use(value);
                            facts.note_pointer(source, pointer, block);
                        }
                        continue;
                    }
                    Opcode::InsertValue => {
                        let before = source.operands(inst).first().and_then(|value| value.as_inst());
                        let is_chain = |&before: &Inst| {
                            source.opcode(before) == Opcode::InsertValue
                                && source.block_of(before) == Some(block)
                        };
                        if let Some(before) = before.filter(is_chain) {
                            facts.insts[before.as_u32() as usize].is_changed = true;
                        }
                    }
                    Opcode::GetElementPtr => {
                        facts.note_distance(state, inst);
                        if facts.distance(inst).is_some() {
                            distances.push(inst);
                            continue;
                        }
                    }
                    Opcode::Alloca => {
                        let is_fixed = Some(block) == entry
                            && source.operands(inst).iter().all(|&n| state.constant_int(n).is_some())
                            && !state.is_overaligned(inst);
                        is_dynamic |= !is_fixed;
                        fixed.extend(is_fixed.then_some(inst));
                    }
                    _ => {}
                }
                for &operand in source.operands(inst) {
                    facts.note_use(operand);
                }
            }
        }
        // Addresses that only accesses use ask for nothing.
        let mut asked = distances;
        asked.retain(|&inst| facts.get(inst).uses > 0);
        while let Some(inst) = asked.pop() {
            let Some(block) = source.block_of(inst) else { continue };
            let (base, _) = facts.resolve(source, Value::inst(inst), block);
            let is_new = |inst: &Inst| facts.get(*inst).uses == 0 && facts.distance(*inst).is_some();
            asked.extend(base.as_inst().filter(is_new));
            facts.note_use(base);
        }
        if is_dynamic {
            state.note_dynamic_allocas()?;
        }
        for inst in fixed {
            state.note_alloca(inst)?;
            if let Some(&object) = state.allocas.get(&inst) {
                facts.insts[inst.as_u32() as usize].object = object;
            }
        }
        Ok(facts)
    }

    fn note_pointer(&mut self, source: &ir::Function, pointer: Value, block: Block) {
        let (base, _) = self.resolve(source, pointer, block);
        match base.as_inst() {
            Some(inst) => self.insts[inst.as_u32() as usize].uses += 1,
            None => self.note_use(base),
        }
    }

    fn note_distance(&mut self, state: &mut FunctionState<'_>, inst: Inst) {
        let source = state.source;
        let InstView::GetElementPtr { source_ty, base, indices } = source.view(inst) else { return };
        let types = &state.scope.env.types;
        let is_pointer = |ty| matches!(types.get(ty), TypeData::Ptr { .. });
        if !is_pointer(source.inst(inst).ty) || !is_pointer(state.scope.type_of(base)) {
            return;
        }
        // What is wrong with it comes to light when it is built.
        if let Ok(Some(distance)) = state.constant_offset(source_ty, indices) {
            self.insts[inst.as_u32() as usize].distance = distance;
        }
    }
}
