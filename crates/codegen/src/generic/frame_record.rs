//! Frames whose stack pointer stays where the prologue puts it, with a frame pointer that has the value of the stack pointer
//! at entry (`FrameRecord`).
//!
//! Everything is addressed from the stack pointer, or from the frame pointer where allocas of variable size move the former or
//! a frame pointer is asked for. Offsets that instructions have no room for go through a register that is kept free in
//! functions whose frame may need it; prologue and epilogue use another one, which holds neither arguments nor results.
//!
//! Where functions begin with a new window of registers, the instruction for that moves the stack pointer, the frame pointer is
//! what was the stack pointer before, and the instruction that returns undoes both.
//!
//! In a handler of interrupts nothing can be overwritten until it is saved, so that a large frame is made in two steps.

use super::Machine;
use ::mc::Reg as Physical;
use mir::frame::ObjectKind;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, Reg, RegFlags};
use tables::machine::{TemplateKind, machine_flags};

/// Bytes at the end of the stack that need not be touched.
const UNTOUCHED_BYTES: i64 = 1024;

/// More touches are a loop.
const MAX_STEPS: i64 = 4;

impl Machine {
    /// The register from which objects are found, which has the value of the stack pointer at entry.
    pub(super) fn record_register(&self, func: &Function) -> Option<Physical> {
        let has_own_window = self.has_windows() && !func.frame.shares_window;
        let wants = func.frame.has_dynamic_alloca || func.frame.needs_frame_pointer || has_own_window;
        (self.keeps_record() && wants).then_some(Physical(self.facts.frame_pointer))
    }

    /// Whether instructions have room for a constant.
    fn is_low(&self, number: i64) -> bool {
        if self.template(TemplateKind::SubLow).is_some() {
            return number.unsigned_abs() >> self.facts.low_bits == 0;
        }
        let most = 1i64 << self.facts.low_bits.saturating_sub(1);
        (-most..most).contains(&number)
    }

    /// The upper part of a number, and the lower one with its sign. Where numbers below zero are subtracted, the lower one has
    /// none, and the upper one is what is subtracted.
    fn split(&self, number: i64) -> (i64, i64) {
        let bits = u32::from(self.facts.high_shift);
        if self.subtracts() {
            let low = number & ((1 << bits) - 1);
            return ((number - low).abs() >> bits & ((1 << (32 - bits)) - 1), low);
        }
        let low = number << (64 - bits) >> (64 - bits);
        ((number - low) >> bits & ((1 << (32 - bits)) - 1), low)
    }

    fn subtracts(&self) -> bool {
        self.template(TemplateKind::Subtract).is_some()
    }

    /// Sets a register to what is above the low bits of a number, and adds it to or subtracts it from another; what remains is
    /// the low part.
    fn add_high(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        (to, from): (Reg, Reg),
        number: i64,
    ) -> i64 {
        let (high, low) = self.split(number);
        self.fill(isa, func, at, TemplateKind::SetHigh, &[Operand::def(to), Operand::Imm(high)], &[]);
        let negative = self.subtracts() && number < 0;
        let kind = if negative { TemplateKind::Subtract } else { TemplateKind::Add };
        let (first, second) = if negative { (from, to) } else { (to, from) };
        let values = [Operand::def(to), Operand::use_of(first), Operand::use_of(second)];
        self.fill(isa, func, at, kind, &values, &[]);
        low
    }

    /// A new window of registers, and a stack pointer that is lower by so many bytes.
    fn window_prologue(&self, isa: &Isa<'_>, func: &mut Function) {
        let Some(entry) = func.entry() else { return };
        if self.share_window(isa, func) {
            return;
        }
        let at = Place { block: entry, before: func.first_inst(entry) };
        let bytes = -(func.frame.size_bytes as i64);
        if self.is_low(bytes) {
            self.fill(isa, func, at, TemplateKind::NewWindow, &[Operand::Imm(bytes)], &[]);
            return;
        }
        let scratch = Reg::from(Physical(self.facts.prologue_scratch));
        let zero = Reg::from(Physical(self.facts.zero_register));
        let low = self.add_high(isa, func, at, (scratch, zero), bytes);
        if low != 0 {
            let values = [Operand::def(scratch), Operand::use_of(scratch), Operand::Imm(low)];
            self.fill(isa, func, at, TemplateKind::AddLow, &values, &[]);
        }
        self.fill(isa, func, at, TemplateKind::NewWindowBy, &[Operand::use_of(scratch)], &[]);
    }

    /// Whether objects of the frame may be too far from the stack pointer for an instruction. What is estimated to be half as
    /// large as could be reached is reached in the end.
    pub(super) fn may_be_large(&self, func: &Function) -> bool {
        let objects: u64 = func.frame.objects().map(|(_, o)| o.size_bytes + (1 << o.align_log2)).sum();
        let spills = func.num_vregs() as u64 * 8;
        let reached = (1u64 << self.facts.low_bits) / 4;
        objects + spills + func.frame.max_call_bytes > reached || func.frame.has_dynamic_alloca
    }

    /// How far the stack pointer moves before registers are saved.
    fn first_step(&self, func: &Function) -> i64 {
        let size = func.frame.size_bytes as i64;
        if func.attributes.interrupt.is_none() || self.is_low(size) {
            return size;
        }
        let saved = func.frame.saved.iter().map(|saved| -func.frame.object(saved.slot).offset);
        let align = 1i64 << self.facts.stack_align_log2;
        (saved.max().unwrap_or(0) + align - 1) / align * align
    }

    /// `to` becomes `from` and so many bytes.
    fn add_bytes(&self, isa: &Isa<'_>, func: &mut Function, at: Place, (to, from): (Reg, Reg), bytes: i64) {
        let (def, source) = (Operand::def(to), Operand::use_of(from));
        if self.template(TemplateKind::SubLow).is_some() {
            return self.add_in_parts(isa, func, at, (to, from), bytes);
        }
        if self.is_low(bytes) {
            self.fill(isa, func, at, TemplateKind::AddLow, &[def, source, Operand::Imm(bytes)], &[]);
            return;
        }
        let scratch = Reg::from(Physical(self.facts.prologue_scratch));
        let (def_scratch, use_scratch) = (Operand::def(scratch), Operand::use_of(scratch));
        let (high, low) = self.split(bytes);
        self.fill(isa, func, at, TemplateKind::SetHigh, &[def_scratch, Operand::Imm(high)], &[]);
        if low != 0 {
            let values = [def_scratch, use_scratch, Operand::Imm(low)];
            self.fill(isa, func, at, TemplateKind::AddLow, &values, &[]);
        }
        self.fill(isa, func, at, TemplateKind::Add, &[def, source, use_scratch], &[]);
    }

    /// The same where constants have no sign: what is above the low bits first, in as many steps as it takes.
    fn add_in_parts(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        (to, from): (Reg, Reg),
        bytes: i64,
    ) {
        let (high_kind, low_kind) = match bytes < 0 {
            true => (TemplateKind::SubHigh, TemplateKind::SubLow),
            false => (TemplateKind::AddHigh, TemplateKind::AddLow),
        };
        let size = bytes.unsigned_abs() as i64;
        let most = (1 << self.facts.low_bits) - 1;
        let (mut high, low) = (size >> self.facts.low_bits, size & most);
        let mut source = from;
        let mut step = |kind, part| {
            let values = [Operand::def(to), Operand::use_of(source), Operand::Imm(part)];
            self.fill(isa, func, at, kind, &values, &[]);
            source = to;
        };
        while high > 0 {
            step(high_kind, high.min(most));
            high -= high.min(most);
        }
        // A copy adds nothing.
        if low != 0 || size == 0 && to != from {
            step(low_kind, low);
        }
    }

    /// Whether an instruction has room for a constant as one of its operands.
    fn has_room(&self, isa: &Isa<'_>, opcode: u16, operand: usize, number: i64) -> bool {
        let target = isa.target;
        let operands = target.image.list(target.instruction(opcode).operands);
        let predicate =
            operands.get(operand).and_then(|info| target.operand_type(info.ty).predicate.checked_sub(1));
        predicate.map_or(self.is_low(number), |function| target.call(function, &[number], isa.subtarget) != 0)
    }

    fn adjust(&self, isa: &Isa<'_>, func: &mut Function, at: Place, bytes: i64) {
        let stack = Reg::from(self.stack());
        self.add_bytes(isa, func, at, (stack, stack), bytes);
    }

    /// Whether the stack is touched by the code of the function as it is asked for.
    pub(super) fn probes_by_code(&self, func: &Function) -> bool {
        let interval = func.attributes.probes.as_ref().filter(|probes| probes.function.is_none());
        let interval = interval.map_or(0, |probes| probes.interval);
        let page = 1u32 << self.facts.low_bits;
        let is_step =
            interval > 0 && (interval < page || interval.is_multiple_of(page) && interval / page < page);
        is_step && self.template(TemplateKind::ProbeDown).is_some()
    }

    /// The stack grows by so many bytes, and is touched if functions must do that. At most [`UNTOUCHED_BYTES`] are left at its
    /// end which nothing has touched.
    fn grow(&self, isa: &Isa<'_>, func: &mut Function, at: Place, size: i64) {
        let interval = func.attributes.probes.as_ref().map(|probes| i64::from(probes.interval));
        let Some(step) = interval.filter(|_| size > UNTOUCHED_BYTES) else {
            return self.adjust(isa, func, at, -size);
        };
        let (steps, rest) = (size / step, size % step);
        if steps <= MAX_STEPS {
            for _ in 0..steps {
                self.adjust(isa, func, at, -step);
                self.fill(isa, func, at, TemplateKind::TouchStack, &[], &[]);
            }
        } else {
            let to = Reg::from(Physical(self.facts.prologue_scratch));
            self.add_bytes(isa, func, at, (to, self.stack().into()), -steps * step);
            let values = [Operand::use_of(to), Operand::Imm(step)];
            self.fill(isa, func, at, TemplateKind::ProbeDown, &values, &[]);
        }
        if rest > 0 {
            self.adjust(isa, func, at, -rest);
        }
        if steps == 0 || rest > UNTOUCHED_BYTES {
            self.fill(isa, func, at, TemplateKind::TouchStack, &[], &[]);
        }
    }

    pub(super) fn record_prologue(&self, isa: &Isa<'_>, func: &mut Function) {
        if self.has_windows() {
            return self.window_prologue(isa, func);
        }
        let Some(entry) = func.prologue_block() else { return };
        let size = self.first_step(func);
        let rest = func.frame.size_bytes as i64 - size;
        if size > 0 {
            let before = func.first_inst(entry);
            self.grow(isa, func, Place { block: entry, before }, size);
        }
        let frame = self.record_register(func);
        if frame.is_none() && rest == 0 {
            return;
        }
        // What restores registers may follow what saves them at once.
        let saves = func.block_insts(entry).skip_while(|&i| !is_saving(func, i)).take(func.frame.saved.len());
        let before = saves.last().and_then(|inst| func.next_inst(inst));
        let at = Place { block: entry, before };
        if let Some(frame) = frame {
            let size = size - i64::from(self.facts.frame_pointer_below);
            self.add_bytes(isa, func, at, (frame.into(), self.stack().into()), size);
        }
        if rest > 0 {
            self.adjust(isa, func, at, -rest);
        }
    }

    pub(super) fn record_epilogue(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        if self.has_windows() {
            return;
        }
        let size = self.first_step(func);
        let rest = func.frame.size_bytes as i64 - size;
        let end = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
        let frame = self.record_register(func).filter(|_| rest > 0 || func.frame.has_dynamic_alloca);
        if frame.is_some() || rest > 0 {
            // The stack pointer, if it has moved, goes back to where it was when registers were saved, before they are restored.
            // A frame that only some blocks have may be taken down where control falls through.
            let last = end.map_or_else(|| func.last_inst(block), |end| func.prev_inst(end));
            let previous = |&inst: &Inst| func.prev_inst(inst).filter(|&i| is_saving(func, i));
            let restores = std::iter::successors(last.filter(|&i| is_saving(func, i)), previous);
            let at = Place { block, before: restores.take(func.frame.saved.len()).last().or(end) };
            match frame {
                Some(frame) => {
                    let size = size - i64::from(self.facts.frame_pointer_below);
                    self.add_bytes(isa, func, at, (self.stack().into(), frame.into()), -size);
                }
                None => self.adjust(isa, func, at, rest),
            }
        }
        if size > 0 {
            self.adjust(isa, func, Place { block, before: end }, size);
        }
        let kind = func.attributes.interrupt.as_deref().and_then(|kind| self.interrupt_return(kind));
        if let (Some(opcode), Some(last)) = (kind, func.last_inst(block)) {
            func.set_opcode(last, opcode);
        }
    }

    /// The instruction that returns from a handler of a kind.
    pub(super) fn interrupt_return(&self, kind: &str) -> Option<u16> {
        self.interrupt_returns.iter().find(|(own, _)| own == kind).map(|&(_, opcode)| opcode)
    }

    /// Replaces a stack object, and the constant that follows it.
    pub(super) fn address_by_record(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst, operand: usize) {
        let operands = func.operands(inst);
        let (Operand::Frame(index), Some(&Operand::Imm(own))) =
            (operands[operand], operands.get(operand + 1))
        else {
            return;
        };
        let in_prologue = func.frame.object(index).kind == ObjectKind::CalleeSaved;
        let size = if in_prologue { self.first_step(func) } else { func.frame.size_bytes as i64 };
        let offset = size + func.frame.object(index).offset + own;
        let from_stack = in_prologue
            || self.has_flag(machine_flags::OBJECTS_FROM_STACK_POINTER) && !func.frame.has_dynamic_alloca;
        let (base, offset) = match self.record_register(func) {
            Some(frame) if !from_stack => {
                let below = i64::from(self.facts.frame_pointer_below);
                (Reg::from(frame), offset - func.frame.size_bytes as i64 + below)
            }
            _ => (Reg::from(self.stack()), offset),
        };
        let offset = offset + i64::from(self.facts.stack_bias);
        let (base, offset) = self.within_reach(isa, func, inst, operand + 1, (base, offset));
        let operands = func.operands_mut(inst);
        operands[operand] = Operand::reg(base, RegFlags::USE);
        operands[operand + 1] = Operand::Imm(offset);
    }

    /// A register and a constant for which an instruction has room, and which are the same address: those that it has, in
    /// its other form if need be, or by way of a register of its own.
    fn within_reach(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        operand: usize,
        (base, offset): (Reg, i64),
    ) -> (Reg, i64) {
        let opcode = func.opcode(inst);
        if self.has_room(isa, opcode, operand, offset) {
            return (base, offset);
        }
        let other = self.other_form(opcode).filter(|&other| self.has_room(isa, other, operand, offset));
        if let Some(other) = other {
            func.set_opcode(inst, other);
            return (base, offset);
        }
        let Some(block) = func.block_of(inst) else { return (base, offset) };
        let at = Place { block, before: Some(inst) };
        let scratch = Reg::from(Physical(self.facts.offset_scratch));
        if self.template(TemplateKind::SubLow).is_some() {
            self.add_bytes(isa, func, at, (scratch, base), offset);
            return (scratch, 0);
        }
        let low = self.add_high(isa, func, at, (scratch, base), offset);
        (scratch, low)
    }
}

/// Whether an instruction saves or restores a register.
fn is_saving(func: &Function, inst: Inst) -> bool {
    func.operands(inst).iter().any(|operand| match operand {
        Operand::Frame(index) => func.frame.object(*index).kind == ObjectKind::CalleeSaved,
        _ => false,
    })
}
