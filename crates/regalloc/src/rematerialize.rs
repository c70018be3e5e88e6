//! Rematerialization: values that can be computed again wherever they are wanted: constants, addresses, arguments on the
//! stack.
//!
//! The instruction must be marked so in the tables, define one virtual register, and read nothing that changes: no virtual
//! registers, and of physical ones only those that always read the same; of memory only the constants of the function and
//! arguments that nobody writes ([`Arguments`]).

use mir::debug_values::Value;
use mir::function::MemOperand;
use mir::{FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, RegOperand, opcode};
use std::rc::Rc;
use support::hash::{FxHashMap, FxHashSet};
use tables::instructions::inst_flags;

/// A definition of a register which can be repeated.
#[derive(Clone, Debug)]
pub struct Template {
    pub opcode: u16,
    pub operands: Box<[Operand]>,
    pub mem: Option<MemOperand>,
    /// What debug information calls the value.
    pub value: Option<Value>,
}

/// Decisions, by the register that was spilled first, and the instruction.
#[derive(Debug, Default)]
pub struct Rematerializations {
    /// What copies between the parts of a register copy.
    pub moves: FxHashMap<Inst, Rc<Template>>,
    pub reads: FxHashMap<(u32, Inst), Rc<Template>>,
    pub unstored: FxHashSet<(u32, Inst)>,
}

impl Rematerializations {
    /// A copy from one part of a register to another that copies a value which can be repeated.
    pub fn note_move(&mut self, inst: Inst, template: Rc<Template>) {
        self.moves.insert(inst, template);
    }

    /// How an instruction that reads a spilled register gets the value, if not from the slot.
    pub fn of_read(&self, home: u32, inst: Inst) -> Option<Rc<Template>> {
        self.reads.get(&(home, inst)).cloned()
    }

    /// Whether nobody reads what an instruction writes from the slot.
    pub fn needs_no_store(&self, home: u32, inst: Inst) -> bool {
        self.unstored.contains(&(home, inst))
    }
}

/// The arguments on the stack that keep their value while the function runs: nothing stores to where they lie, and nobody has
/// the address. O(operands), if there are any.
#[derive(Debug, Default)]
pub struct Arguments {
    /// By fixed stack object.
    unchanging: Vec<bool>,
}

impl Arguments {
    pub fn new(isa: &Isa<'_>, func: &Function) -> Arguments {
        // By fixed object: the bytes that it takes.
        let places: Vec<(i64, i64)> = func
            .frame
            .fixed_objects()
            .map(|(_, o)| (o.offset, o.offset.saturating_add_unsigned(o.size_bytes)))
            .collect();
        let mut unchanging = vec![true; places.len()];
        if places.is_empty() {
            return Arguments { unchanging };
        }
        for block in func.blocks() {
            for inst in func.block_insts(block).filter(|&i| !only_loads(isa, func.opcode(i))) {
                for (start, end) in
                    func.operands(inst).iter().filter_map(fixed_index).filter_map(|i| places.get(i))
                {
                    let meets = |&(s, e): &(i64, i64)| s < *end && *start < e;
                    let met = places.iter().zip(&mut unchanging).filter(|(place, _)| meets(place));
                    met.for_each(|(_, unchanging)| *unchanging = false);
                }
            }
        }
        Arguments { unchanging }
    }

    /// Whether an operand is such an argument.
    fn contain(&self, operand: &Operand) -> bool {
        fixed_index(operand).is_some_and(|index| self.unchanging.get(index) == Some(&true))
    }
}

/// The fixed stack object that an operand names.
fn fixed_index(operand: &Operand) -> Option<usize> {
    match operand {
        Operand::Frame(FrameIndex(index)) if *index < 0 => usize::try_from(-1 - i64::from(*index)).ok(),
        _ => None,
    }
}

fn only_loads(isa: &Isa<'_>, code: u16) -> bool {
    let desc = isa.desc(code);
    let more = inst_flags::MAY_STORE | inst_flags::SIDE_EFFECTS | inst_flags::CALL;
    desc.has(inst_flags::MAY_LOAD) && !desc.has(more)
}

/// Whether the instruction may be repeated anywhere.
pub fn is_rematerializable(isa: &Isa<'_>, func: &Function, arguments: &Arguments, inst: Inst) -> bool {
    let code = func.opcode(inst);
    let desc = isa.desc(code);
    if code != opcode::COPY && !desc.has(inst_flags::REMATERIALIZABLE) {
        return false;
    }
    if desc.has(inst_flags::SIDE_EFFECTS | inst_flags::MAY_STORE) {
        return false;
    }
    // Memory changes, but for the constants of the function and what the caller has left alone.
    let argument = func.operands(inst).iter().any(|o| arguments.contain(o));
    let constant = |o: &Operand| matches!(o, Operand::ConstantPool { .. });
    if desc.has(inst_flags::MAY_LOAD) && !argument && !func.operands(inst).iter().any(constant) {
        return false;
    }
    let [first, rest @ ..] = func.operands(inst) else { return false };
    // Of a part, the rest of the register must have no value.
    let defines = |o: &Operand| {
        o.as_reg().is_some_and(|r| {
            let all = r.sub == 0 || r.flags.contains(RegFlags::UNDEF);
            r.flags.contains(RegFlags::DEF) && r.reg.is_virtual() && all
        })
    };
    let unchanging = |o: &Operand| match o.as_reg() {
        Some(reg) if reg.reg.is_none() => true,
        Some(reg) => {
            !reg.flags.contains(RegFlags::DEF)
                && reg.reg.as_physical().is_some_and(|r| isa.is_constant_reg(r))
        }
        None => true,
    };
    defines(first) && rest.iter().all(unchanging) && (code != opcode::COPY || rest.len() == 1)
}

/// Whether repeating it costs no more than copying its result.
pub fn is_cheap(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    func.opcode(inst) == opcode::COPY || isa.desc(func.opcode(inst)).has(inst_flags::AS_CHEAP_AS_A_MOVE)
}

/// The operands of a definition with another destination; `None` if the instruction cannot write that.
pub fn operands_for(
    isa: &Isa<'_>,
    func: &Function,
    code: u16,
    operands: &[Operand],
    reg: Reg,
) -> Option<Vec<Operand>> {
    let old = operands.first()?.as_reg()?;
    let fits =
        |part: mc::Reg| isa.operand_class(code, 0).is_none_or(|class| isa.target.class_contains(class, part));
    let first = match (reg.as_physical(), func.class_of(reg)) {
        (Some(physical), _) => {
            let part = isa.sub_register(physical, old.sub).filter(|&part| fits(part))?;
            Operand::def(part.into())
        }
        (None, Some(class)) => {
            let mut members = isa.class(class).members.iter();
            let all = members.all(|&r| isa.sub_register(r, old.sub).is_some_and(fits));
            all.then_some(Operand::Reg(RegOperand { reg, ..*old }))?
        }
        (None, None) => return None,
    };
    let mut operands = operands.to_vec();
    operands[0] = first;
    Some(operands)
}
