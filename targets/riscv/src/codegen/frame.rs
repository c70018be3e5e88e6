//! The stack frame, and how registers are copied and spilled.
//!
//! Everything is addressed from the stack pointer, or from `s0`, which keeps its value at entry, where allocas of variable
//! size move it or a frame pointer is asked for. Offsets beyond 12 bits go through `t6`, which is kept free in functions
//! whose frame may need it; prologue and epilogue use `t0`, which holds neither arguments nor results.

use super::{FloatAbi, Machine};
use ::mc::Reg as Physical;
use mir::frame::ObjectKind;
use mir::function_attributes::FunctionAttributes;
use mir::target::{AsmOperand, Place};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo};

/// Frames that are estimated to be smaller than this are reached with 12 bits in the end.
const SMALL_FRAME: u64 = 1024;

/// `t5` holds the address of a far jump, in functions that have any.
const FAR_JUMP: usize = 30;

/// The upper 20 and the lower 12 bits of a number, as `lui` and `addi` take them.
fn split(number: i64) -> (i64, i64) {
    let low = number << 52 >> 52;
    ((number - low) >> 12 & 0xf_ffff, low)
}

/// The number of a register in a bank.
fn index_in(bank: &[Physical; 32], reg: Physical) -> Option<usize> {
    bank.iter().position(|&own| own == reg)
}

/// Whether objects of the frame may be too far from the stack pointer for 12 bits.
fn may_be_large(func: &Function) -> bool {
    let objects: u64 = func.frame.objects().map(|(_, o)| o.size_bytes + (1 << o.align_log2)).sum();
    let spills = func.num_vregs() as u64 * 8;
    objects + spills + func.frame.max_call_bytes > SMALL_FRAME || func.frame.has_dynamic_alloca
}

impl Machine {
    /// Registers that survive a call.
    /// What a caller relies on: of registers wider than the numbers of the ABI, callees save the lower half only.
    pub(super) fn preserved_over_calls(&self) -> Vec<Physical> {
        let mut regs = self.preserved_registers();
        if self.options.float_abi == FloatAbi::Single && self.float_bytes > 4 {
            regs.retain(|reg| self.x.contains(reg));
        }
        regs
    }

    pub(super) fn preserved_registers(&self) -> Vec<Physical> {
        let mut regs = vec![self.x[0], self.x[2], self.x[3], self.x[4], self.x[8], self.x[9]];
        regs.extend(&self.x[18..28]);
        let bank = match self.options.float_abi {
            FloatAbi::Soft => return regs,
            FloatAbi::Single => &self.f,
            FloatAbi::Double => &self.d,
        };
        regs.extend([bank[8], bank[9]]);
        regs.extend(&bank[18..28]);
        regs
    }

    /// The instruction that returns from an interrupt handler of a kind.
    fn interrupt_return(&self, kind: &str) -> Option<u16> {
        match kind {
            "machine" => Some(self.op.mret),
            "supervisor" => Some(self.op.sret),
            _ => None,
        }
    }

    /// The floating-point registers in their whole width.
    fn float_bank(&self) -> Option<&[Physical; 32]> {
        match self.float_bytes {
            0 => None,
            4 => Some(&self.f),
            _ => Some(&self.d),
        }
    }

    /// How far the stack pointer moves before registers are saved. In a handler nothing can be overwritten until they are, so
    /// that a large frame takes a second step.
    fn first_step(&self, func: &Function) -> i64 {
        let size = func.frame.size_bytes as i64;
        if func.attributes.interrupt.is_none() || size < 2048 {
            return size;
        }
        let saved = func.frame.saved.iter().map(|saved| -func.frame.object(saved.slot).offset);
        let align = 1i64 << self.stack_align_log2();
        (saved.max().unwrap_or(0) + align - 1) / align * align
    }

    /// Adds a constant to the stack pointer.
    fn adjust(&self, func: &mut Function, at: Place, bytes: i64) {
        let sp = Reg::from(self.x[2]);
        self.add_constant(func, at, sp, sp, bytes);
    }

    /// `to` becomes `from` and so many bytes, through `t0` if they are many.
    fn add_constant(&self, func: &mut Function, at: Place, to: Reg, from: Reg, bytes: i64) {
        let t0 = Reg::from(self.x[5]);
        if (-2048..2048).contains(&bytes) {
            let operands = [Operand::def(to), Operand::use_of(from), Operand::Imm(bytes)];
            func.build(at.block, at.before, self.op.addi, &operands);
            return;
        }
        let (high, low) = split(bytes);
        func.build(at.block, at.before, self.op.lui, &[Operand::def(t0), Operand::Imm(high)]);
        if low != 0 {
            let operands = [Operand::def(t0), Operand::use_of(t0), Operand::Imm(low)];
            func.build(at.block, at.before, self.op.addi, &operands);
        }
        let operands = [Operand::def(to), Operand::use_of(from), Operand::use_of(t0)];
        func.build(at.block, at.before, self.op.add, &operands);
    }

    /// The store and the load of a register of a class.
    fn spill_opcodes(&self, isa: &Isa<'_>, class: u16) -> (u16, u16) {
        let desc = isa.class(class);
        let is_float = desc.types.first().is_some_and(|t| t.is_float());
        match (is_float, desc.spill_bytes) {
            (true, 2) => (self.op.fsh, self.op.flh),
            (true, 8) => (self.op.fsd, self.op.fld),
            (true, _) => (self.op.fsw, self.op.flw),
            (false, 8) => (self.op.sd, self.op.ld),
            (false, _) => (self.op.sw, self.op.lw),
        }
    }
}

impl TargetInfo for Machine {
    fn reserved(&self, _: &Isa<'_>, func: &Function) -> Vec<Physical> {
        let mut reserved = self.x[..5].to_vec();
        if func.frame.needs_branch_relaxation {
            reserved.push(self.x[FAR_JUMP]);
        }
        if may_be_large(func) {
            reserved.push(self.x[31]);
        }
        reserved.extend(self.frame_register(func));
        reserved
    }

    fn refuses(&self, func: &Function) -> Option<String> {
        let mut asked = func
            .attributes
            .for_target()
            .filter(|&what| what != FunctionAttributes::INTERRUPT && what != FunctionAttributes::NO_OPS);
        let unknown =
            func.attributes.interrupt.as_ref().filter(|&kind| self.interrupt_return(kind).is_none());
        let handler = unknown.map(|kind| format!("{} of kind '{kind}'", FunctionAttributes::INTERRUPT));
        handler.or_else(|| asked.next().map(str::to_owned))
    }

    fn no_op(&self) -> Option<::mc::Inst> {
        let zero = ::mc::Operand::Reg(self.x[0]);
        let mut inst = ::mc::Inst::new(self.op.addi);
        inst.operands.extend([zero, zero, ::mc::Operand::Imm(0)]);
        Some(inst)
    }

    fn callee_saved(&self, _: &Isa<'_>, func: &Function) -> Vec<Physical> {
        let pointers = [self.x[0], self.x[2], self.x[3], self.x[4]];
        if func.attributes.interrupt.is_some() {
            let all = self.x.iter().copied().filter(|r| !pointers.contains(r));
            return all.chain(self.float_bank().into_iter().flatten().copied()).collect();
        }
        let mut regs = vec![self.x[1]];
        regs.extend(self.preserved_registers().into_iter().filter(|r| !pointers.contains(r)));
        regs
    }

    fn copy(&self, _: &Isa<'_>, func: &mut Function, at: Place, to: Physical, from: Physical) {
        let (def, source) = (Operand::def(to.into()), Operand::use_of(from.into()));
        if self.x.contains(&to) {
            func.build(at.block, at.before, self.op.addi, &[def, source, Operand::Imm(0)]);
            return;
        }
        if let (Some(half), Some(source_half)) = (index_in(&self.h, to), index_in(&self.h, from)) {
            if self.has_half_arithmetic {
                func.build(at.block, at.before, self.op.fsgnj_h, &[def, source, source]);
                return;
            }
            // The whole register moves: nothing is known of what is above the half, and nothing is asked.
            let whole = Operand::reg(self.f[source_half].into(), RegFlags::USE.with(RegFlags::UNDEF));
            let read = Operand::reg(from.into(), RegFlags::USE.with(RegFlags::IMPLICIT));
            let operands = [Operand::def(self.f[half].into()), whole, whole, read];
            func.build(at.block, at.before, self.op.fsgnj_s, &operands);
            return;
        }
        let opcode = if self.d.contains(&to) { self.op.fsgnj_d } else { self.op.fsgnj_s };
        func.build(at.block, at.before, opcode, &[def, source, source]);
    }

    fn spill(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let (store, _) = self.spill_opcodes(isa, class);
        let operands = [Operand::use_of(reg), Operand::Frame(slot), Operand::Imm(0)];
        func.build(at.block, at.before, store, &operands);
    }

    fn reload(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let (_, load) = self.spill_opcodes(isa, class);
        let operands = [Operand::def(reg), Operand::Frame(slot), Operand::Imm(0)];
        func.build(at.block, at.before, load, &operands);
    }

    fn reverse_branch(&self, _: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        let op = &self.op;
        let pairs = [(op.beq, op.bne), (op.blt, op.bge), (op.bltu, op.bgeu)];
        let code = func.opcode(inst);
        let opposite = pairs.into_iter().find_map(|(a, b)| match code {
            _ if code == a => Some(b),
            _ if code == b => Some(a),
            _ => None,
        });
        opposite.inspect(|&opposite| func.set_opcode(inst, opposite)).is_some()
    }

    fn insert_jump(&self, _: &Isa<'_>, func: &mut Function, at: Place, to: Block) -> bool {
        func.build(at.block, at.before, self.op.br, &[Operand::Block(to)]);
        true
    }

    fn jump_range_bytes(&self) -> Option<u64> {
        Some(1 << 20)
    }

    fn insert_far_jump(&self, _: &Isa<'_>, func: &mut Function, at: Place, to: Block) -> bool {
        let register = Operand::def(self.x[FAR_JUMP].into());
        func.build(at.block, at.before, self.op.far_jump, &[register, Operand::Block(to)]);
        true
    }

    fn insert_prologue(&self, _: &Isa<'_>, func: &mut Function) {
        let size = self.first_step(func);
        let rest = func.frame.size_bytes as i64 - size;
        if let (Some(entry), true) = (func.entry(), size > 0) {
            let before = func.first_inst(entry);
            self.adjust(func, Place { block: entry, before }, -size);
        }
        if let (true, Some(entry)) = (self.frame_register(func).is_some() || rest > 0, func.entry()) {
            let is_save = |&inst: &Inst| {
                func.operands(inst).iter().any(|o| match o {
                    Operand::Frame(index) => func.frame.object(*index).kind == ObjectKind::CalleeSaved,
                    _ => false,
                })
            };
            // What restores them may follow at once.
            let saves = func.block_insts(entry).skip_while(|i| !is_save(i)).take(func.frame.saved.len());
            let before = saves.last().and_then(|inst| func.next_inst(inst));
            let at = Place { block: entry, before };
            if let Some(frame) = self.frame_register(func) {
                self.add_constant(func, at, frame.into(), self.x[2].into(), size);
            }
            if rest > 0 {
                self.adjust(func, at, -rest);
            }
        }
    }

    fn caller_frame(&self, _: &Isa<'_>, func: &Function) -> Option<(Physical, i64)> {
        Some(match self.frame_register(func) {
            Some(frame) => (frame, 0),
            None => (self.x[2], func.frame.size_bytes as i64),
        })
    }

    fn insert_epilogue(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        let size = self.first_step(func);
        let rest = func.frame.size_bytes as i64 - size;
        if self.frame_register(func).is_some() || rest > 0 {
            // The stack pointer goes back to where it was after the prologue, before registers are restored.
            let is_restore = |inst: Inst| {
                func.operands(inst).iter().any(|o| match o {
                    Operand::Frame(index) => func.frame.object(*index).kind == ObjectKind::CalleeSaved,
                    _ => false,
                })
            };
            let end = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
            let restores = std::iter::successors(end, |&i| func.prev_inst(i).filter(|&p| is_restore(p)));
            let before = restores.take(func.frame.saved.len() + 1).last();
            match self.frame_register(func) {
                Some(frame) => {
                    self.add_constant(func, Place { block, before }, self.x[2].into(), frame.into(), -size);
                }
                None => self.adjust(func, Place { block, before }, rest),
            }
        }
        if size > 0 {
            let before = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
            self.adjust(func, Place { block, before }, size);
        }
        let kind = func.attributes.interrupt.as_deref().and_then(|kind| self.interrupt_return(kind));
        if let (Some(opcode), Some(last)) = (kind, func.last_inst(block)) {
            func.set_opcode(last, opcode);
        }
    }

    fn eliminate_frame_index(&self, _: &Isa<'_>, func: &mut Function, inst: Inst, operand: usize, _: i64) {
        let operands = func.operands(inst);
        let (Operand::Frame(index), Some(&Operand::Imm(own))) =
            (operands[operand], operands.get(operand + 1))
        else {
            return;
        };
        let in_prologue = func.frame.object(index).kind == ObjectKind::CalleeSaved;
        let size = if in_prologue { self.first_step(func) } else { func.frame.size_bytes as i64 };
        let offset = size + func.frame.object(index).offset + own;
        let (sp, offset) = match self.frame_register(func) {
            Some(frame) if !in_prologue => (Reg::from(frame), offset - func.frame.size_bytes as i64),
            _ => (Reg::from(self.x[2]), offset),
        };
        let t6 = Reg::from(self.x[31]);
        let (base, offset) = if (-2048..2048).contains(&offset) {
            (sp, offset)
        } else {
            let (high, low) = split(offset);
            if let Some(block) = func.block_of(inst) {
                func.build(block, Some(inst), self.op.lui, &[Operand::def(t6), Operand::Imm(high)]);
                let sum = [Operand::def(t6), Operand::use_of(t6), Operand::use_of(sp)];
                func.build(block, Some(inst), self.op.add, &sum);
            }
            (t6, low)
        };
        let operands = func.operands_mut(inst);
        operands[operand] = Operand::reg(base, RegFlags::USE);
        operands[operand + 1] = Operand::Imm(offset);
    }

    fn object_place(&self, func: &Function, slot: FrameIndex) -> Option<(Physical, i64)> {
        let offset = func.frame.object(slot).offset;
        Some(match self.frame_register(func) {
            Some(frame) => (frame, offset),
            None => (self.x[2], offset + func.frame.size_bytes as i64),
        })
    }

    fn frame_base(&self, func: &Function) -> Option<Physical> {
        Some(self.frame_register(func).unwrap_or(self.x[2]))
    }

    fn frame_register(&self, func: &Function) -> Option<Physical> {
        (func.frame.has_dynamic_alloca || func.frame.needs_frame_pointer).then_some(self.x[8])
    }

    /// Both are saved next to what the frame pointer points to, where callees look for them.
    fn frame_record(&self, func: &Function) -> Vec<Physical> {
        let mut regs =
            if self.frame_register(func).is_some() { vec![self.x[1], self.x[8]] } else { Vec::new() };
        if func.attributes.interrupt.is_some() {
            // What prologues, addresses of far objects and far jumps go through.
            let through = if may_be_large(func) { &[5, 31][..] } else { &[] };
            let jumps = func.frame.needs_branch_relaxation.then_some(FAR_JUMP);
            regs.extend(through.iter().copied().chain(jumps).map(|number| self.x[number]));
        }
        regs
    }

    fn is_call_frame_pseudo(&self, _: &Isa<'_>, opcode: u16) -> bool {
        opcode == self.op.call_down || opcode == self.op.call_up
    }

    fn insert_custom(&self, _: &Isa<'_>, _: &mut Function, _: Inst) -> Option<Block> {
        None
    }

    fn print_asm_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        (modifier, _): (&str, u32),
        out: &mut String,
    ) -> AsmOperand {
        super::assembly::write_operand(isa, operands, is_memory, modifier, out)
    }

    fn stack_align_log2(&self) -> u8 {
        4
    }

    fn code_shrinks(&self, _: &Isa<'_>) -> bool {
        true
    }

    fn code_align_log2(&self, _: &Isa<'_>) -> u8 {
        // Two bytes would do where there are 16-bit instructions.
        2
    }
}
