//! From registers of 80 bits that have names to the stack of the x87 (`x86-codegen` of other compilers).
//!
//! ```text
//! %2 = LD_Fp80m %stack.0                  LD_F80m %stack.0         st: a
//! %3 = LD_Fp80m %stack.1                  LD_F80m %stack.1         st: b a
//! %4 = ADD_Fp80 %2, %3           →        ADD_FPrST0 $st1          st: a+b
//! ST_FpP80m %stack.2, %4                  ST_FP80m %stack.2        st:
//! ```
//!
//! Runs when PHIs are gone and registers are still to be given out, and removes all virtual registers of this kind: no
//! allocator needs to know how a stack behaves. Within a block, a value is on the stack of registers from its definition
//! to its last use; a use that is not the last copies it to the top. What crosses blocks, or has several definitions, is
//! in a place in memory of its own, and so is what would have to survive a call or inline assembly, since the stack must
//! have nothing but their operands there. When the stack is nearly full, the deepest value goes to its place.
//! O(instructions · depth), and the depth is at most eight.
//!
//! A call leaves its results on the stack, and a return expects its own there: they appear as copies from and to the
//! registers `FP0` and `FP1`, the top and what is below it. So do operands of inline assembly (GCC's manual, "x86
//! Floating-Point asm Operands").

use super::Machine;
use super::registers::tied;
use crate::names::stack_forms::{self, Row};
use crate::names::{class, op, reg, stack_actions};
use ::mc::Reg as Physical;
use mir::frame::ObjectKind;
use mir::inline_asm::{Group, GroupKind};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, opcode};
use support::hash::FxHashMap;
use tables::instructions::inst_flags;

/// Registers of the stack.
const DEPTH: usize = 8;

/// What an instruction on named registers is on the stack; `None` if it has nothing to do with it.
fn form_of(opcode: u16) -> Option<&'static Row> {
    stack_forms::ROWS.iter().find(|form| form.named == opcode)
}

/// The registers of the stack, and the names that they have before.
const STACK: [Physical; DEPTH] =
    [reg::ST0, reg::ST1, reg::ST2, reg::ST3, reg::ST4, reg::ST5, reg::ST6, reg::ST7];
const NAMED: [Physical; DEPTH] =
    [reg::FP0, reg::FP1, reg::FP2, reg::FP3, reg::FP4, reg::FP5, reg::FP6, reg::FP7];

/// The classes of these names.
const CLASSES: [u16; 4] = [class::RFP32, class::RFP64, class::RFP80, class::RFP80_7];

/// Whether a register is one of the stack, by either name.
pub(super) fn is_register(reg: Physical) -> bool {
    STACK.contains(&reg) || NAMED.contains(&reg)
}

/// The number of a register of the stack, by either name.
fn number(operand: &Operand) -> Option<usize> {
    let reg = operand.as_reg()?.reg.as_physical()?;
    let mut pairs = NAMED.iter().zip(&STACK);
    pairs.position(|(&named, &real)| named == reg || real == reg)
}

/// A value on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Virtual(Reg),
    /// The result of a call or of the function, or an operand of inline assembly.
    Result(usize),
    /// An input that inline assembly has left where it was.
    Left,
}

/// What is known of a virtual register of the kind.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// The first block that names it.
    block: Option<Block>,
    definitions: u32,
    /// Several blocks name it, or it has several definitions: it lives in memory.
    crosses: bool,
    /// Those that are still to come, in its block.
    uses: u32,
    place: Option<FrameIndex>,
}

/// Operands of inline assembly that are registers of the stack, by number.
#[derive(Default)]
struct AssemblyOperands {
    inputs: [bool; DEPTH],
    outputs: [bool; DEPTH],
    clobbers: [bool; DEPTH],
    /// Inputs that may be in any register.
    free: Vec<Reg>,
}

struct Pass<'p, 'i> {
    machine: &'p Machine,
    isa: &'p Isa<'i>,
    func: &'p mut Function,
    known: FxHashMap<Reg, Known>,
    /// The top is last.
    stack: Vec<Value>,
    block: Block,
    /// What is inserted goes before this instruction.
    at: Option<Inst>,
}

impl Machine {
    /// See the module text.
    pub(super) fn run_x87(&self, isa: &Isa<'_>, func: &mut Function) -> Result<(), String> {
        let Some(entry) = func.entry() else { return Ok(()) };
        let known = survey(func);
        if known.is_empty() && !names_any(func) {
            return Ok(());
        }
        let mut pass = Pass { machine: self, isa, func, known, stack: Vec::new(), block: entry, at: None };
        for block in pass.func.blocks_vec() {
            pass.block(block)?;
        }
        Ok(())
    }
}

/// Whether there are copies from and to results.
fn names_any(func: &Function) -> bool {
    let is_copy = |&inst: &Inst| func.opcode(inst) == opcode::COPY;
    let names = |inst: Inst| func.operands(inst).iter().any(|operand| number(operand).is_some());
    func.blocks().any(|block| func.block_insts(block).filter(is_copy).any(names))
}

/// The virtual registers of the kind, with where they are used and how often.
fn survey(func: &Function) -> FxHashMap<Reg, Known> {
    let mut known: FxHashMap<Reg, Known> = FxHashMap::default();
    let mut classes = (0..func.num_vregs() as u32).filter_map(|i| func.class_of(Reg::from_virtual_index(i)));
    if !classes.any(|class| CLASSES.contains(&class)) {
        return known;
    }
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for operand in func.operands(inst).iter().filter_map(Operand::as_reg) {
                if !func.class_of(operand.reg).is_some_and(|class| CLASSES.contains(&class)) {
                    continue;
                }
                let known = known.entry(operand.reg).or_default();
                known.crosses |= known.block.is_some_and(|b| b != block);
                known.block = Some(block);
                if operand.flags.contains(RegFlags::DEF) {
                    known.definitions += 1;
                } else {
                    known.uses += 1;
                }
            }
        }
    }
    for known in known.values_mut() {
        known.crosses |= known.definitions != 1;
    }
    known
}

impl Pass<'_, '_> {
    fn block(&mut self, block: Block) -> Result<(), String> {
        (self.block, self.at) = (block, None);
        self.stack.clear();
        for inst in self.func.block_insts_vec(block) {
            self.at = Some(inst);
            self.inst(inst)?;
            if self.stack.len() > DEPTH {
                return Err("more values on the stack of the x87 than it holds".to_owned());
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst) -> Result<(), String> {
        let code = self.func.opcode(inst);
        let operands = self.func.operands(inst).to_vec();
        if let Some(form) = form_of(code) {
            self.convert(form, &operands, inst);
            self.func.remove(inst);
            return Ok(());
        }
        match code {
            opcode::COPY => self.copy(inst, &operands),
            opcode::IMPLICIT_DEF => {
                if let Some(to) = operands.first().and_then(|o| self.virtual_of(o)) {
                    self.make_room(1);
                    self.build(op::LD_F0, &[]);
                    self.define(to);
                    self.func.remove(inst);
                }
                Ok(())
            }
            opcode::INLINEASM | opcode::INLINEASM_BR => self.assembly(inst, operands),
            _ if self.isa.desc(code).is_call() => {
                self.empty();
                self.results_after(inst);
                Ok(())
            }
            _ if self.isa.desc(code).has(inst_flags::RETURN) => {
                if self.stack.len() == 2 && self.stack[1] != Value::Result(0) {
                    self.exchange(0);
                }
                Ok(())
            }
            _ if operands.iter().any(|o| self.virtual_of(o).is_some()) => {
                Err(format!("an x87 register in '{}'", self.isa.opcode_name(code)))
            }
            _ => Ok(()),
        }
    }

    fn virtual_of(&self, operand: &Operand) -> Option<Reg> {
        let reg = operand.as_reg()?.reg;
        self.known.contains_key(&reg).then_some(reg)
    }

    /// By the action of the form: `ZeroArgFP` pushes what is in memory, or a constant; `OneArgFP` takes the top off and stores
    /// it, perhaps rounded towards zero; `OneArgFPRW` changes the top; `TwoArgFP` combines the top and the value below it,
    /// which is the first operand, and takes the top off.
    fn convert(&mut self, form: &Row, operands: &[Operand], inst: Inst) {
        let registers: Vec<Reg> = operands.iter().filter_map(|o| self.virtual_of(o)).collect();
        let others: Vec<Operand> = operands
            .iter()
            .filter(|o| self.virtual_of(o).is_none())
            .filter(|o| o.as_reg().is_none_or(|r| !r.flags.contains(RegFlags::IMPLICIT)))
            .copied()
            .collect();
        let built = match (form.action, &registers[..]) {
            (stack_actions::ZeroArgFP, &[to]) => {
                self.make_room(1);
                let built = self.build(form.real, &others);
                self.define(to);
                Some(built)
            }
            (stack_actions::OneArgFP, &[from]) => {
                self.take(from);
                self.stack.pop();
                // Some processors have a store that rounds towards zero by itself.
                let truncates = form.real != form.other && !self.machine.has_sse3;
                Some(if truncates {
                    self.truncate(form.real, &others)
                } else {
                    self.build(form.other, &others)
                })
            }
            (stack_actions::OneArgFPRW, &[to, from]) => {
                self.take(from);
                self.stack.pop();
                let built = self.build(form.real, &[]);
                self.define(to);
                Some(built)
            }
            (stack_actions::TwoArgFP, &[to, a, b]) => {
                let (at, second_on_top) = self.take_pair(a, b);
                let code = if second_on_top { form.real } else { form.other };
                let below = self.stack.len() - 1 - at;
                let built = self.build(code, &[self.register(below)]);
                self.stack.pop();
                self.define_at(at, to);
                Some(built)
            }
            (stack_actions::CompareFP, &[a, b]) => {
                let (at, second_on_top) = self.take_pair(a, b);
                if second_on_top {
                    self.exchange(at);
                }
                let below = self.stack.len() - 1 - at;
                let built = if self.machine.has_cmov {
                    self.build(form.real, &[self.register(below)])
                } else {
                    self.compare_by_status(form.other, below)
                };
                self.stack.pop();
                self.drop_at(at);
                Some(built)
            }
            _ => None,
        };
        if let Some(built) = built {
            let mems: Vec<_> = self.func.mem(inst).copied().collect();
            mems.into_iter().for_each(|mem| self.func.add_mem(built, mem));
        }
    }

    /// Older processors leave what a comparison says in the status word, whose bits are where those of the flags are.
    fn compare_by_status(&mut self, code: u16, below: usize) -> Inst {
        let built = self.build(code, &[self.register(below)]);
        let status = Reg::from(reg::AX);
        self.build(op::FNSTSW16r, &[Operand::reg(status, RegFlags::DEF.with(RegFlags::IMPLICIT))]);
        let half = Operand::reg(reg::AH.into(), RegFlags::USE.with(RegFlags::IMPLICIT));
        let flags = Operand::reg(reg::EFLAGS.into(), RegFlags::DEF.with(RegFlags::IMPLICIT));
        self.build(op::SAHF, &[half, flags]);
        built
    }

    /// Copies between virtual registers, and from and to results.
    fn copy(&mut self, inst: Inst, operands: &[Operand]) -> Result<(), String> {
        let [to, from] = operands else { return Ok(()) };
        let (to_reg, from_reg) = (self.virtual_of(to), self.virtual_of(from));
        match (to_reg, from_reg, number(to), number(from)) {
            (Some(to), Some(from), ..) => {
                self.take(from);
                self.stack.pop();
                self.define(to);
            }
            (Some(to), None, _, Some(number)) => {
                let missing = || "a result of the x87 that nobody left".to_owned();
                let at = self.stack.iter().position(|&v| v == Value::Result(number)).ok_or_else(missing)?;
                self.exchange(at);
                self.stack.pop();
                self.define(to);
            }
            (None, Some(from), Some(number), _) => {
                // The return puts results in order.
                let known = self.known.get(&from).copied().unwrap_or_default();
                let at = self.stack.iter().position(|&v| v == Value::Virtual(from));
                match at.filter(|_| !known.crosses && known.uses == 1) {
                    Some(at) => {
                        self.note_use(from);
                        self.stack[at] = Value::Result(number);
                    }
                    None => {
                        self.take(from);
                        if let Some(top) = self.stack.last_mut() {
                            *top = Value::Result(number);
                        }
                    }
                }
            }
            (None, None, None, None) => return Ok(()),
            _ => return Err("a copy between registers of the x87 and others".to_owned()),
        }
        self.func.remove(inst);
        Ok(())
    }

    /// Inline assembly finds its inputs on top of the stack and nothing of ours below. It takes off those that it also
    /// writes or clobbers, and puts its results on top of the others.
    fn assembly(&mut self, inst: Inst, mut operands: Vec<Operand>) -> Result<(), String> {
        let mut found = AssemblyOperands::default();
        let mut at = 2;
        while let Some(&Operand::Imm(number)) = operands.get(at) {
            let group = Group::from_number(number).ok_or("an operand of inline assembly of no kind")?;
            for operand in operands.iter().skip(at + 1).take(group.len) {
                self.note_operand(group.kind, operand, &mut found)?;
            }
            at += 1 + group.len;
        }
        let AssemblyOperands { inputs, outputs, clobbers, free } = found;
        let count = |which: [bool; DEPTH]| {
            let count = which.iter().take_while(|&&is| is).count();
            let is_top = which[count..].iter().all(|&is| !is);
            is_top
                .then_some(count)
                .ok_or("operands of inline assembly that are not on top of the x87's stack")
        };
        let (num_inputs, num_outputs) = (count(inputs)?, count(outputs)?);
        // Those that may be anywhere come below those that may not.
        for (number, &reg) in (num_inputs..).zip(&free) {
            self.take(reg);
            if let Some(top) = self.stack.last_mut() {
                *top = Value::Result(number);
            }
        }
        let total = num_inputs + free.len();
        for operand in operands.iter_mut().skip(2) {
            let free_number = self.virtual_of(operand).and_then(|reg| free.iter().position(|&r| r == reg));
            let number = free_number.map(|n| num_inputs + n).or(number(operand));
            if let (Some(number), Some(reg)) = (number.filter(|&n| n < DEPTH), operand.as_reg_mut()) {
                reg.reg = STACK[number].into();
            }
        }
        self.func.set_operands(inst, &operands);

        while let Some(at) = self.stack.iter().position(|v| matches!(v, Value::Virtual(_))) {
            self.exchange(at);
            self.store_top();
        }
        if self.stack.len() != total {
            return Err("inline assembly wants what is not on the x87's stack".to_owned());
        }
        for place in 0..total {
            let wanted = Value::Result(total - 1 - place);
            let at = self.stack.iter().position(|&v| v == wanted);
            let at = at.ok_or("inline assembly wants what is not on the x87's stack")?;
            if at != place {
                self.exchange(at);
                self.exchange(place);
            }
        }

        let is_taken = |number: usize| inputs[number] && (outputs[number] || clobbers[number]);
        let left = (0..total).filter(|&n| n >= DEPTH || !is_taken(n)).count();
        self.stack = vec![Value::Left; left];
        self.stack.extend((0..num_outputs).rev().map(Value::Result));
        let wanted = self.wanted_after(inst);
        let is_wanted = |v: &Value| matches!(v, Value::Result(n) if wanted[*n]);
        self.at = self.func.next_inst(inst);
        while let Some(at) = self.stack.iter().rposition(|v| !is_wanted(v)) {
            self.drop_at(at);
        }
        Ok(())
    }

    fn note_operand(
        &mut self,
        kind: GroupKind,
        operand: &Operand,
        found: &mut AssemblyOperands,
    ) -> Result<(), String> {
        let list = match kind {
            GroupKind::Use => &mut found.inputs,
            GroupKind::Def | GroupKind::EarlyClobberDef => &mut found.outputs,
            GroupKind::Clobber => &mut found.clobbers,
            GroupKind::Immediate | GroupKind::Memory | GroupKind::Function => return Ok(()),
        };
        if let Some(number) = number(operand) {
            list[number] = true;
        } else if let Some(reg) = self.virtual_of(operand) {
            if kind != GroupKind::Use {
                return Err("a result of inline assembly anywhere on the x87's stack".to_owned());
            }
            if found.free.contains(&reg) {
                self.note_use(reg);
            } else {
                found.free.push(reg);
            }
        }
        Ok(())
    }

    /// The results that the copies behind a call take.
    fn results_after(&mut self, call: Inst) {
        let wanted = self.wanted_after(call);
        for number in [1, 0] {
            if wanted[number] {
                self.stack.push(Value::Result(number));
            }
        }
    }

    /// Which results the copies behind a call or inline assembly take.
    fn wanted_after(&self, inst: Inst) -> [bool; DEPTH] {
        let mut found = [false; DEPTH];
        let mut next = self.func.next_inst(inst);
        while let Some(inst) = next {
            let code = self.func.opcode(inst);
            let desc = self.isa.desc(code);
            if desc.is_call() || desc.is_terminator() || code == opcode::INLINEASM {
                break;
            }
            if code == opcode::COPY
                && let Some(number) = self.func.operands(inst).get(1).and_then(number)
            {
                found[number] = true;
            }
            next = self.func.next_inst(inst);
        }
        found
    }

    /// Stores the top as an integer, with a control word that rounds towards zero.
    fn truncate(&mut self, store: u16, place: &[Operand]) -> Inst {
        const TOWARDS_ZERO: i64 = 0x0c00;
        let machine = self.machine;
        let [own, other] = [0; 2].map(|_| self.func.frame.add(2, 1, ObjectKind::Local));
        let class = self.isa.operand_class(op::MOV16rm, 0).unwrap_or_default();
        let [word, changed] = [0; 2].map(|_| self.func.new_vreg(class));
        let (own, other) = (machine.slot(own), machine.slot(other));
        self.build(op::FNSTCW16m, &own);
        let mut load = vec![Operand::def(word)];
        load.extend(own);
        self.build(op::MOV16rm, &load);
        // Registers have been made to overwrite their operands by now.
        self.func.build(self.block, self.at, opcode::COPY, &[Operand::def(changed), Operand::use_of(word)]);
        self.build(op::OR16ri, &[Operand::def(changed), tied(changed, 1), Operand::Imm(TOWARDS_ZERO)]);
        let mut store_changed = other.to_vec();
        store_changed.push(Operand::use_of(changed));
        self.build(op::MOV16mr, &store_changed);
        self.build(op::FLDCW16m, &other);
        let stored = self.build(store, place);
        self.build(op::FLDCW16m, &own);
        stored
    }

    // The stack.

    fn build(&mut self, code: u16, operands: &[Operand]) -> Inst {
        let mut all = operands.to_vec();
        all.extend(self.machine.implicit(self.isa, code));
        let inst = self.func.build(self.block, self.at, code, &all);
        let location = self.at.and_then(|at| self.func.location(at));
        self.func.set_location(inst, location);
        inst
    }

    /// The register so far below the top.
    fn register(&self, below: usize) -> Operand {
        Operand::use_of(STACK[below.min(DEPTH - 1)].into())
    }

    /// Exchanges the top with the value at an index from the bottom.
    fn exchange(&mut self, at: usize) {
        let top = self.stack.len() - 1;
        if at < top {
            self.build(op::XCH_F, &[self.register(top - at)]);
            self.stack.swap(at, top);
        }
    }

    fn place(&mut self, reg: Reg) -> FrameIndex {
        if let Some(place) = self.known.get(&reg).and_then(|k| k.place) {
            return place;
        }
        let place = self.func.frame.add(16, 4, ObjectKind::Local);
        if let Some(known) = self.known.get_mut(&reg) {
            known.place = Some(place);
        }
        place
    }

    /// Takes the top off, to the place of its register.
    fn store_top(&mut self) {
        match self.stack.pop() {
            Some(Value::Virtual(reg)) => {
                let place = self.place(reg);
                let slot = self.machine.slot(place);
                self.build(op::ST_FP80m, &slot);
            }
            Some(Value::Result(_) | Value::Left) => {
                self.build(op::ST_FPrr, &[self.register(0)]);
            }
            None => {}
        }
    }

    /// Everything goes to its place.
    fn empty(&mut self) {
        while !self.stack.is_empty() {
            self.store_top();
        }
    }

    /// There is room for so many more values, if what is there may go to memory. Results are where somebody expects them.
    fn make_room(&mut self, count: usize) {
        while self.stack.len() + count > DEPTH {
            let Some(at) = self.stack.iter().position(|v| matches!(v, Value::Virtual(_))) else { return };
            self.exchange(at);
            self.store_top();
        }
    }

    /// The top of the stack is the value of a register from now on.
    fn define(&mut self, reg: Reg) {
        self.stack.push(Value::Virtual(reg));
        self.define_at(self.stack.len() - 1, reg);
    }

    /// One more use of a register is seen to; whether it was the last.
    fn note_use(&mut self, reg: Reg) -> bool {
        match self.known.get_mut(&reg) {
            Some(known) if !known.crosses => {
                known.uses = known.uses.saturating_sub(1);
                known.uses == 0
            }
            _ => false,
        }
    }

    /// Puts the value of a register on top, where it may be overwritten.
    fn take(&mut self, reg: Reg) {
        let is_last = self.note_use(reg);
        let Some(at) = self.stack.iter().position(|&v| v == Value::Virtual(reg)) else {
            self.make_room(1);
            let place = self.place(reg);
            let slot = self.machine.slot(place);
            self.build(op::LD_F80m, &slot);
            self.stack.push(Value::Virtual(reg));
            return;
        };
        if is_last {
            self.exchange(at);
            return;
        }
        self.make_room(1);
        // Making room may have sent it to memory.
        match self.stack.iter().position(|&v| v == Value::Virtual(reg)) {
            Some(at) => {
                self.build(op::LD_Frr, &[self.register(self.stack.len() - 1 - at)]);
            }
            None => {
                let place = self.place(reg);
                let slot = self.machine.slot(place);
                self.build(op::LD_F80m, &slot);
            }
        }
        self.stack.push(Value::Virtual(reg));
    }

    /// Brings two values to where an instruction takes them from: one on top, the other at the index that is returned.
    /// Whether it is the second one that is on top.
    fn take_pair(&mut self, a: Reg, b: Reg) -> (usize, bool) {
        self.make_room(2);
        let own = |this: &Self, reg: Reg| {
            let known = this.known.get(&reg)?;
            let at = this.stack.iter().position(|&v| v == Value::Virtual(reg));
            at.filter(|_| a != b && !known.crosses && known.uses == 1)
        };
        let top = self.stack.len().saturating_sub(1);
        match (own(self, a), own(self, b)) {
            (Some(a_at), Some(b_at)) => {
                self.note_use(a);
                self.note_use(b);
                if a_at == top {
                    return (b_at, false);
                }
                self.exchange(b_at);
                // If that moved the first one, it is where the second one was.
                (a_at, true)
            }
            (Some(a_at), None) => {
                self.note_use(a);
                self.take(b);
                (a_at, true)
            }
            (None, Some(b_at)) => {
                self.note_use(b);
                self.take(a);
                (b_at, false)
            }
            (None, None) => {
                self.take(a);
                let a_at = self.stack.len() - 1;
                let is_last = self.known.get(&b).is_some_and(|k| !k.crosses && k.uses == 1);
                let at = self.stack.iter().position(|&v| v == Value::Virtual(b));
                if let Some(at) = at.filter(|&at| a == b && is_last && at < a_at) {
                    // The copy is on top, and the value itself stays where it is.
                    self.note_use(b);
                    return (at, true);
                }
                if is_last && at == Some(a_at) {
                    // It has just come from memory, and is wanted twice.
                    self.note_use(b);
                    self.build(op::LD_Frr, &[self.register(0)]);
                    self.stack.push(Value::Virtual(b));
                    return (a_at, true);
                }
                self.take(b);
                (a_at, true)
            }
        }
    }

    /// Takes a value off the stack, wherever it is: the top comes to its place.
    fn drop_at(&mut self, at: usize) {
        let top = self.stack.len() - 1;
        self.build(op::ST_FPrr, &[self.register(top - at)]);
        self.stack.swap_remove(at);
    }

    /// The value at an index is that of a register from now on.
    fn define_at(&mut self, at: usize, reg: Reg) {
        self.stack[at] = Value::Virtual(reg);
        let known = self.known.get(&reg).copied().unwrap_or_default();
        if known.crosses {
            self.exchange(at);
            self.store_top();
        } else if known.uses == 0 {
            self.drop_at(at);
        }
    }
}
