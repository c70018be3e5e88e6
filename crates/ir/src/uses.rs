//! Where the values of a function are used.
//!
//! Instructions do not know their users; [`Uses`] works the lists out for the instructions, arguments and blocks of one
//! function at one moment, as flat arrays. Uses by instructions in blocks count; uses as metadata (debug records) do
//! not.
//!
//! # Cost
//! Two passes over the operands; eight bytes per operand and four per value.

use crate::function::Function;
use crate::value::{Inst, Value, ValueKind};
use support::entity::Entity;

/// One operand of one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    pub user: Inst,
    /// Which of [`Function::operands`].
    pub operand: u32,
}

/// The uses of the values of one function. See the module text.
#[derive(Clone, Debug)]
pub struct Uses {
    num_insts: usize,
    num_args: usize,
    /// By value (instructions, then arguments, then blocks): start of its uses; one more at the end.
    starts: Vec<u32>,
    uses: Vec<Use>,
}

impl Uses {
    pub fn new(func: &Function) -> Uses {
        let (num_insts, num_args) = (func.num_insts(), func.params.len());
        let num_values = num_insts + num_args + func.num_blocks();
        let mut this = Uses { num_insts, num_args, starts: vec![0; num_values + 1], uses: Vec::new() };
        // Counts, one place to the right; then ends of the lists, which filling from the back turns into starts.
        for_each_use(func, |value, _| {
            if let Some(slot) = this.slot(value) {
                this.starts[slot] += 1;
            }
        });
        let mut total = 0;
        for start in &mut this.starts {
            total += *start;
            *start = total;
        }
        this.uses = vec![Use { user: Inst::from_u32(0), operand: 0 }; total as usize];
        let mut fill = std::mem::take(&mut this.uses);
        for_each_use(func, |value, use_| {
            if let Some(slot) = this.slot(value) {
                this.starts[slot] -= 1;
                fill[this.starts[slot] as usize] = use_;
            }
        });
        // Filling went backwards: turn every list round, so that uses come in the order of the instructions.
        for slot in 0..num_values {
            fill[this.starts[slot] as usize..this.starts[slot + 1] as usize].reverse();
        }
        this.uses = fill;
        this
    }

    /// Place of a value of the function among all of them.
    fn slot(&self, value: Value) -> Option<usize> {
        let slot = match value.kind() {
            ValueKind::Inst(i) if i.index() < self.num_insts => i.index(),
            ValueKind::Arg(a) if a.index() < self.num_args => self.num_insts + a.index(),
            ValueKind::Block(b) => self.num_insts + self.num_args + b.index(),
            _ => return None,
        };
        (slot + 1 < self.starts.len()).then_some(slot)
    }

    /// The uses of an instruction, argument or block, in the order of the using instructions. Nothing for other values.
    pub fn of(&self, value: Value) -> &[Use] {
        match self.slot(value) {
            Some(slot) => &self.uses[self.starts[slot] as usize..self.starts[slot + 1] as usize],
            None => &[],
        }
    }

    pub fn is_used(&self, value: Value) -> bool {
        !self.of(value).is_empty()
    }

    /// The only use.
    pub fn single(&self, value: Value) -> Option<Use> {
        match self.of(value) {
            [single] => Some(*single),
            _ => None,
        }
    }
}

fn for_each_use(func: &Function, mut visit: impl FnMut(Value, Use)) {
    for block in func.blocks() {
        for user in func.block_insts(block) {
            for (operand, &value) in func.operands(user).iter().enumerate() {
                visit(value, Use { user, operand: operand as u32 });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inst::{InstData, Opcode};
    use crate::types::Type;
    use crate::value::Arg;

    #[test]
    fn uses_come_in_order_and_repeated_operands_count_twice() {
        let mut f = Function::new(&[Type::I32, Type::I32]);
        let block = f.create_block();
        f.append_block(block);
        let (a, b) = (Value::arg(Arg::from_u32(0)), Value::arg(Arg::from_u32(1)));
        let add = |f: &mut Function, operands: &[Value]| {
            let list = f.make_operands(operands);
            let inst = f.create_inst(InstData::new(Opcode::Add, Type::I32, list));
            f.append_inst(inst, block);
            inst
        };
        let x = add(&mut f, &[a, a]);
        let y = add(&mut f, &[x.into(), a]);
        let dead = add(&mut f, &[y.into(), b]);
        f.remove_inst(dead);
        let uses = Uses::new(&f);
        let list: Vec<_> = uses.of(a).iter().map(|u| (u.user, u.operand)).collect();
        assert_eq!(list, [(x, 0), (x, 1), (y, 1)]);
        assert_eq!(uses.single(x.into()), Some(Use { user: y, operand: 0 }));
        assert!(!uses.is_used(y.into()) && !uses.is_used(b));
    }
}
