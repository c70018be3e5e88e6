//! Machine instructions as the predicates of a description see them (`TIIPredicate`).
//!
//! The same functions answer for instructions of the assembler ([`mc::Inst`]), so what a description says of an instruction
//! holds in both layers. Virtual registers have numbers above all physical ones, so that none is the missing register or the
//! same as another. All operands that stand for an address (globals, constants, jump tables, labels) are symbols here;
//! blocks, stack objects and lists of registers are no kind that predicates ask about.

use crate::function::{Function, Inst};
use crate::operand::Operand;
use crate::target::Isa;
use mc::target::InstView;
use tables::expr::operand_kind;

/// The number of the first virtual register.
const FIRST_VIRTUAL: i64 = 1 << 31;

struct View<'f> {
    func: &'f Function,
    inst: Inst,
}

impl InstView for View<'_> {
    fn opcode(&self) -> u16 {
        self.func.opcode(self.inst)
    }

    fn num_operands(&self) -> usize {
        self.func.operands(self.inst).len()
    }

    fn operand(&self, index: usize) -> (i64, i64) {
        match self.func.operands(self.inst).get(index) {
            None => (operand_kind::NONE, 0),
            Some(Operand::Reg(operand)) => match (operand.reg.virtual_index(), operand.reg.as_physical()) {
                (Some(index), _) => (operand_kind::VIRTUAL, FIRST_VIRTUAL + index as i64),
                (None, reg) => (operand_kind::REGISTER, reg.map_or(0, |reg| reg.0.into())),
            },
            Some(Operand::Imm(imm)) => (operand_kind::IMMEDIATE, *imm),
            Some(
                Operand::Global { .. }
                | Operand::Symbol { .. }
                | Operand::BlockAddress { .. }
                | Operand::ConstantPool { .. }
                | Operand::JumpTable { .. },
            ) => (operand_kind::SYMBOL, 0),
            Some(Operand::Block(_) | Operand::Frame(_) | Operand::RegMask(_) | Operand::Cfi(_)) => {
                (operand_kind::OTHER, 0)
            }
        }
    }
}

impl Isa<'_> {
    /// Whether the function that a `TIIPredicate` record of the description names holds for an instruction; `None` if there is
    /// no such function.
    #[doc(alias = "TargetInstrInfo")]
    pub fn predicate(&self, name: &str, func: &Function, inst: Inst) -> Option<bool> {
        Some(self.holds(self.target.predicate_function(name)?, func, inst))
    }

    /// The same of a function by its number ([`Target::predicate_function`](mc::Target::predicate_function)).
    pub fn holds(&self, function: u32, func: &Function, inst: Inst) -> bool {
        self.target.call_on(function, &View { func, inst }, self.subtarget) != 0
    }
}
