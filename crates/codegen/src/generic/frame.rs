//! The stack frame of a described machine, and how registers are copied and spilled: by templates.
//!
//! Where calls move the stack pointer, an object's distance from it depends on how far it has moved; in functions with
//! allocas of variable size, objects are addressed from the frame pointer, which is the stack pointer after the prologue.
//! A frame pointer that calls do not preserve is kept just above the arguments of each call.

use super::{Machine, template};
use ::mc::Reg as Physical;
use mir::function::{MemBase, MemOperand};
use mir::function_attributes::FunctionAttributes;
use mir::narrow_numbers::{NarrowNumbers, has_constant_in};
use mir::target::{AsmOperand, Extended, FrameDescriptions, MachineFacts, Place};
use mir::{Block, FrameIndex, Function, Inst, Isa, Operand, Reg, RegFlags, TargetInfo};
use tables::instructions::inst_flags;
use tables::machine::{ConditionNumber, TemplateKind, machine_flags};
use tables::selection::{CondCode, Extension};
use tables::value_type::ValueType;

impl Machine {
    /// Inserts the first template of a kind that fits. `classes` are those of virtual registers among the values.
    pub(super) fn fill(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        at: Place,
        kind: TemplateKind,
        values: &[Operand],
        classes: &[Option<u16>],
    ) -> Option<Inst> {
        let mut all = self.programs(kind);
        let program = all.find(|&program| template::fits(isa, program, values, classes))?;
        template::build(isa, func, at, program, values).last().copied()
    }

    /// Adds a number of bytes to the stack pointer.
    fn move_stack(&self, isa: &Isa<'_>, func: &mut Function, at: Place, bytes: i64) {
        let kind = if bytes < 0 { TemplateKind::GrowStack } else { TemplateKind::ShrinkStack };
        let amount = [Operand::Imm(bytes.abs())];
        if self.fill(isa, func, at, kind, &amount, &[]).is_none() {
            self.fill(isa, func, at, TemplateKind::MoveStack, &[Operand::Imm(bytes)], &[]);
        }
    }

    /// The register from which objects are addressed in functions whose stack pointer moves.
    fn frame_pointer(&self, func: &Function) -> Option<Physical> {
        let has = self.facts.frame_pointer != 0 && !self.keeps_record() && func.frame.has_dynamic_alloca;
        has.then_some(Physical(self.facts.frame_pointer))
    }

    /// The operand of a conditional branch that is the number of its condition: the one of that name.
    fn condition_operand(&self, isa: &Isa<'_>, opcode: u16) -> Option<usize> {
        let image = &isa.target.image;
        let operands = image.list(isa.target.instruction(opcode).operands);
        operands.iter().position(|o| image.string(o.name) == self.condition_name)
    }

    /// Copies the smallest registers with these parts that can be copied. Nothing is known of what is beside the parts, and
    /// nothing is asked.
    fn copy_whole(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: Physical, from: Physical) {
        let all = || (1..isa.num_regs() as u16).map(Physical);
        let wholes: Vec<(Physical, u16)> =
            all().filter_map(|whole| Some((whole, isa.sub_register_index(whole, to)?))).collect();
        let contained = |whole: Physical| {
            wholes.iter().filter(|(part, _)| isa.sub_register_index(whole, *part).is_some()).count()
        };
        let mut by_size = wholes.clone();
        by_size.sort_by_key(|&(whole, _)| contained(whole));
        for (whole, index) in by_size {
            for source in all().filter(|&reg| isa.sub_register(reg, index) == Some(from)) {
                let source = Operand::reg(source.into(), RegFlags::USE.with(RegFlags::UNDEF));
                let values = [Operand::def(whole.into()), source];
                let Some(inst) = self.fill(isa, func, at, TemplateKind::Copy, &values, &[]) else { continue };
                func.push_operand(inst, Operand::reg(from.into(), RegFlags::USE.with(RegFlags::IMPLICIT)));
                return;
            }
        }
    }

    fn pointer_bytes(&self) -> i64 {
        i64::from(self.pointer_type.scalar_bits() / 8)
    }

    /// Bytes that a call takes beyond its arguments to keep the frame pointer.
    fn kept_bytes(&self, func: &Function) -> i64 {
        match self.frame_pointer(func) {
            Some(fp) if !self.preserved.contains(&fp) => {
                let align = 1i64 << self.facts.stack_align_log2;
                (self.pointer_bytes() + align - 1) / align * align
            }
            _ => 0,
        }
    }

    /// Keeps the frame pointer on the stack, or takes it from there.
    fn keep(&self, isa: &Isa<'_>, func: &mut Function, at: Place, kind: TemplateKind, offset: i64) {
        let Some(fp) = self.frame_pointer(func) else { return };
        let slot = Operand::Frame(FrameIndex(0));
        let value = Operand::use_of(fp.into());
        let Some(inst) = self.fill(isa, func, at, kind, &[value, slot], &[]) else { return };
        let index = func.operands(inst).iter().position(|o| matches!(o, Operand::Frame(_)));
        if let Some(index) = index {
            address(func, inst, index, self.stack().into(), offset);
        }
    }

    pub(super) fn mem(
        &self,
        isa: &Isa<'_>,
        func: &Function,
        class: u16,
        slot: FrameIndex,
        is_load: bool,
    ) -> MemOperand {
        let ty = isa.class(class).types.first().copied().unwrap_or(ValueType::I32);
        MemOperand {
            base: MemBase::Frame(slot),
            offset: 0,
            ty,
            align_log2: func.frame.object(slot).align_log2,
            is_load,
            is_store: !is_load,
            is_volatile: false,
            ordering: 0,
            extension: Extension::None,
            addr_space: 0,
        }
    }
}

/// The number of the opposite of a condition.
pub(super) fn opposite_number(conditions: &[ConditionNumber], number: i64, of_integers: bool) -> Option<i64> {
    let own = conditions.iter().find(|n| n.number == number)?;
    let inverse = CondCode(own.code).inverse(of_integers);
    conditions.iter().find(|n| n.code == inverse.0).map(|n| n.number)
}

/// Whether instructions that return read a register.
fn is_returned(isa: &Isa<'_>, func: &Function, reg: Physical) -> bool {
    func.blocks().filter_map(|block| func.last_inst(block)).any(|inst| {
        let reads = |o: &Operand| o.used().and_then(|r| r.as_physical()) == Some(reg);
        isa.desc(func.opcode(inst)).has(inst_flags::RETURN) && func.operands(inst).iter().any(reads)
    })
}

/// Replaces a stack object by a register, and adds to the constant after it.
fn address(func: &mut Function, inst: Inst, operand: usize, base: Reg, offset: i64) {
    let operands = func.operands_mut(inst);
    operands[operand] = Operand::reg(base, RegFlags::USE);
    let displacement = operands[operand..].iter_mut().find_map(|o| match o {
        Operand::Imm(n) => Some(n),
        _ => None,
    });
    if let Some(displacement) = displacement {
        *displacement += offset;
    }
}

impl TargetInfo for Machine {
    fn facts(&self) -> &MachineFacts {
        &self.machine_facts
    }

    fn reserved(&self, _: &Isa<'_>, func: &Function) -> Vec<Physical> {
        let mut reserved = self.reserved.clone();
        if func.frame.needs_branch_relaxation && self.facts.far_jump_scratch != 0 {
            reserved.push(Physical(self.facts.far_jump_scratch));
        }
        if self.facts.offset_scratch != 0 && self.may_be_large(func) {
            reserved.push(Physical(self.facts.offset_scratch));
        }
        reserved.extend(self.frame_pointer(func).or(self.record_register(func)));
        reserved
    }

    fn refuses(&self, func: &Function) -> Option<String> {
        let knows = |what: &&str| match *what {
            FunctionAttributes::INTERRUPT => !self.interrupt_returns.is_empty(),
            FunctionAttributes::NO_OPS => self.machine_facts.no_op.is_some(),
            FunctionAttributes::PROBES => self.probes_by_code(func),
            FunctionAttributes::TRACED => self.machine_facts.sleds.is_some(),
            FunctionAttributes::SHADOW_STACK => self.template(TemplateKind::PushReturn).is_some(),
            _ => false,
        };
        let kind = func.attributes.interrupt.as_ref().filter(|_| !self.interrupt_returns.is_empty());
        let unknown = kind.filter(|kind| self.interrupt_return(kind).is_none());
        let handler = unknown.map(|kind| format!("{} of kind '{kind}'", FunctionAttributes::INTERRUPT));
        handler.or_else(|| func.attributes.for_target().find(|what| !knows(what)).map(str::to_owned))
    }

    fn callee_saved(&self, isa: &Isa<'_>, func: &Function) -> Vec<Physical> {
        if func.attributes.interrupt.is_some() {
            return self.interrupt_saved.clone();
        }
        let mut saved = self.saved_by(func.calling_conv).map_or(&self.callee_saved, |own| &own.saved).clone();
        if self.has_flag(machine_flags::SWIFT_REGISTERS) {
            // An error comes in a register that others preserve, and leaves in it.
            saved.retain(|&reg| {
                !func.live_ins.contains(&reg)
                    || reg.0 == self.facts.return_address
                    || !is_returned(isa, func, reg)
            });
        }
        saved
    }

    fn copy(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: Physical, from: Physical) {
        let values = [Operand::def(to.into()), Operand::use_of(from.into())];
        if self.fill(isa, func, at, TemplateKind::Copy, &values, &[]).is_none()
            && !self.copy_tuple(isa, func, at, to, from)
        {
            self.copy_whole(isa, func, at, to, from);
        }
    }

    fn spill(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let values = [Operand::use_of(reg), Operand::Frame(slot)];
        let inst = self.fill(isa, func, at, TemplateKind::Spill, &values, &[Some(class)]);
        if let Some(inst) = inst {
            let mem = self.mem(isa, func, class, slot, false);
            func.add_mem(inst, mem);
        } else {
            self.spill_tuple(isa, func, at, (reg, class), slot, TemplateKind::Spill);
        }
    }

    fn reload(&self, isa: &Isa<'_>, func: &mut Function, at: Place, reg: Reg, class: u16, slot: FrameIndex) {
        let values = [Operand::def(reg), Operand::Frame(slot)];
        let inst = self.fill(isa, func, at, TemplateKind::Reload, &values, &[Some(class)]);
        if let Some(inst) = inst {
            let mem = self.mem(isa, func, class, slot, true);
            func.add_mem(inst, mem);
        } else {
            self.spill_tuple(isa, func, at, (reg, class), slot, TemplateKind::Reload);
        }
    }

    fn movable_frame(&self, _: &Isa<'_>, func: &Function) -> Option<Vec<Physical>> {
        // Compact tables of Mach-O describe a function as a whole, those of Windows by its first instructions.
        let is_described_from_entry =
            self.is_mach_o || self.machine_facts.frames == FrameDescriptions::Windows;
        let may_move = self.keeps_record()
            && !self.has_windows()
            && !is_described_from_entry
            && func.attributes.interrupt.is_none()
            && func.attributes.probes.is_none();
        may_move.then(|| vec![Physical(self.facts.prologue_scratch)])
    }

    fn insert_prologue(&self, isa: &Isa<'_>, func: &mut Function) {
        if self.keeps_record() {
            return self.record_prologue(isa, func);
        }
        let size = func.frame.size_bytes as i64;
        let Some(entry) = func.entry() else { return };
        let at = Place { block: entry, before: func.first_inst(entry) };
        if size > 0 {
            self.move_stack(isa, func, at, -size);
        }
        if let Some(fp) = self.frame_pointer(func) {
            self.copy(isa, func, at, fp, self.stack());
        }
    }

    fn insert_epilogue(&self, isa: &Isa<'_>, func: &mut Function, block: Block) {
        if self.keeps_record() {
            return self.record_epilogue(isa, func, block);
        }
        let size = func.frame.size_bytes as i64;
        let before = func.block_insts(block).find(|&i| isa.desc(func.opcode(i)).is_terminator());
        let at = Place { block, before };
        if let Some(fp) = self.frame_pointer(func) {
            self.copy(isa, func, at, self.stack(), fp);
        }
        if size > 0 {
            self.move_stack(isa, func, at, size);
        }
    }

    fn eliminate_frame_index(
        &self,
        isa: &Isa<'_>,
        func: &mut Function,
        inst: Inst,
        operand: usize,
        depth: i64,
    ) {
        if self.keeps_record() {
            return self.address_by_record(isa, func, inst, operand);
        }
        let Some(&Operand::Frame(index)) = func.operands(inst).get(operand) else { return };
        let offset = func.frame.size_bytes as i64 + func.frame.object(index).offset;
        match self.frame_pointer(func) {
            Some(fp) => address(func, inst, operand, fp.into(), offset),
            None => address(func, inst, operand, self.stack().into(), offset + depth),
        }
    }

    fn object_place(&self, func: &Function, slot: FrameIndex) -> Option<(Physical, i64)> {
        let offset = func.frame.object(slot).offset + i64::from(self.facts.stack_bias);
        Some(match self.record_register(func) {
            // It has the value that the stack pointer has at entry.
            Some(frame) => (frame, offset + i64::from(self.facts.frame_pointer_below)),
            None => (self.frame_base(func)?, func.frame.size_bytes as i64 + offset),
        })
    }

    fn frame_base(&self, func: &Function) -> Option<Physical> {
        Some(self.record_register(func).or(self.frame_pointer(func)).unwrap_or(self.stack()))
    }

    fn caller_frame(&self, _: &Isa<'_>, func: &Function) -> Option<(Physical, i64)> {
        self.keeps_record().then(|| match self.record_register(func) {
            Some(frame) => (frame, i64::from(self.facts.frame_pointer_below)),
            None => (self.stack(), func.frame.size_bytes as i64),
        })
    }

    fn frame_register(&self, func: &Function) -> Option<Physical> {
        self.record_register(func)
    }

    /// The return address and the frame pointer lie next to what the latter points to, where callees look for them. A handler
    /// saves what is changed without anybody asking for it, too.
    fn frame_record(&self, func: &Function) -> Vec<Physical> {
        let mut regs: Vec<Physical> = match self.record_register(func) {
            Some(frame) if !self.has_windows() => vec![Physical(self.facts.return_address), frame],
            _ => Vec::new(),
        };
        if func.attributes.interrupt.is_some() {
            if self.may_be_large(func) {
                regs.extend([self.facts.prologue_scratch, self.facts.offset_scratch].map(Physical));
            }
            regs.extend(func.frame.needs_branch_relaxation.then_some(Physical(self.facts.far_jump_scratch)));
        }
        regs
    }

    fn eliminate_call_frame(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> i64 {
        if self.machine_facts.reserves_call_frames {
            func.remove(inst);
            return 0;
        }
        let is_setup = func.opcode(inst) == self.facts.call_setup;
        let bytes = func.operands(inst).iter().find_map(|o| match o {
            Operand::Imm(n) => Some(*n),
            _ => None,
        });
        let (bytes, kept) = (bytes.unwrap_or(0), self.kept_bytes(func));
        let total = bytes + kept;
        let Some(block) = func.block_of(inst) else { return 0 };
        let at = Place { block, before: Some(inst) };
        if is_setup {
            if total > 0 {
                self.move_stack(isa, func, at, -total);
            }
            if kept > 0 {
                self.keep(isa, func, at, TemplateKind::Spill, bytes);
            }
        } else {
            if kept > 0 {
                self.keep(isa, func, at, TemplateKind::Reload, bytes);
            }
            if total > 0 {
                self.move_stack(isa, func, at, total);
            }
        }
        func.remove(inst);
        if is_setup { total } else { -total }
    }

    fn pair_form(&self, opcode: u16) -> Option<u16> {
        self.pair_forms.iter().find(|pair| pair.one == opcode).map(|pair| pair.other)
    }

    fn flag_forms(&self) -> &[(u16, u16)] {
        &self.flag_forms
    }

    fn update_form(&self, opcode: u16, before: bool) -> Option<u16> {
        let forms = if before { &self.pre_forms } else { &self.post_forms };
        forms.iter().find(|pair| pair.one == opcode).map(|pair| pair.other)
    }

    fn added_constant(&self, func: &Function, inst: Inst) -> Option<(Physical, i64)> {
        let (opcode, operands) = (func.opcode(inst), func.operands(inst));
        let (made, sign) = self.adders.iter().find(|(made, _)| made.is(opcode, operands))?;
        let register = |n: usize| made.value(operands, n)?.as_reg()?.reg.as_physical();
        let (to, from) = (register(0)?, register(1)?);
        let &Operand::Imm(number) = made.value(operands, 2)? else { return None };
        (to == from).then_some((to, sign * number))
    }

    fn extension(&self, isa: &Isa<'_>, func: &Function, inst: Inst) -> Option<Extended> {
        let (opcode, operands) = (func.opcode(inst), func.operands(inst));
        if let Some(known) = self.extenders.iter().find(|known| known.made.is(opcode, operands)) {
            let source = known.made.value(operands, 1)?.as_reg().filter(|r| r.sub == 0)?.reg;
            return Some(Extended { source: Some(source), bits: known.bits, is_signed: known.is_signed });
        }
        let first = self.extending.partition_point(|known| known.opcode < opcode);
        let mut extending = self.extending[first..].iter().take_while(|known| known.opcode == opcode);
        if let Some(known) = extending.find(|known| has_constant_in(operands, &(known.least..=known.most))) {
            return Some(Extended { source: None, bits: known.bits.into(), is_signed: known.is_signed != 0 });
        }
        let class = isa.operand_class(opcode, 0).filter(|class| self.clearing_classes.contains(class))?;
        let is_def = operands.first()?.defined().is_some() && isa.desc(opcode).num_defs > 0;
        let bits = isa.class(class).types.first()?.scalar_bits();
        let is_own = usize::from(opcode) >= mir::opcode::NAMES.len();
        (is_own && is_def).then_some(Extended { source: None, bits, is_signed: false })
    }

    fn narrow_numbers(&self) -> Option<&NarrowNumbers> {
        self.narrow_numbers.as_ref()
    }

    fn extending_load(
        &self,
        isa: &Isa<'_>,
        func: &Function,
        load: Inst,
        extension: Inst,
    ) -> Option<(u16, u16)> {
        let (load, extension) = (func.opcode(load), func.opcode(extension));
        let mut known = self.folded_extensions.iter();
        let made = known.find(|known| known.load == load && known.extension == extension)?.made;
        let (whole, part) = (isa.operand_class(made, 0)?, isa.operand_class(load, 0)?);
        let part = isa.low_parts().find(|&sub| isa.class_with_part(whole, sub, part).is_some())?;
        Some((made, part))
    }

    fn reverse_branch(&self, isa: &Isa<'_>, func: &mut Function, inst: Inst) -> bool {
        if let Some(opposite) = self.opposite(func.opcode(inst)) {
            func.set_opcode(inst, opposite);
            return true;
        }
        let Some(operand) = self.condition_operand(isa, func.opcode(inst)) else { return false };
        let Some(&Operand::Imm(number)) = func.operands(inst).get(operand) else { return false };
        let opposite = opposite_number(&self.conditions, number, true)
            .or_else(|| opposite_number(&self.float_conditions, number, false));
        if let (Some(opposite), Some(place)) = (opposite, func.operands_mut(inst).get_mut(operand)) {
            *place = Operand::Imm(opposite);
        }
        opposite.is_some()
    }

    fn insert_jump(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: Block) -> bool {
        if self.fill(isa, func, at, TemplateKind::Jump, &[Operand::Block(to)], &[]).is_some() {
            return true;
        }
        let Some(jump) = self.jump else { return false };
        func.build(at.block, at.before, jump, &[Operand::Block(to)]);
        true
    }

    fn insert_far_jump(&self, isa: &Isa<'_>, func: &mut Function, at: Place, to: Block) -> bool {
        self.fill(isa, func, at, TemplateKind::FarJump, &[Operand::Block(to)], &[]).is_some()
    }

    fn insert_custom(&self, _: &Isa<'_>, func: &mut Function, inst: Inst) -> Option<Block> {
        self.branch_around(func, inst)
    }

    fn print_asm_operand(
        &self,
        isa: &Isa<'_>,
        operands: &[Operand],
        is_memory: bool,
        (modifier, _): (&str, u32),
        out: &mut String,
    ) -> AsmOperand {
        self.print_operand(isa, operands, is_memory, modifier, out)
    }
}
