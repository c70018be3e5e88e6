//! What guards the addresses to which a function returns and those at which jumps by registers arrive.
//!
//! ```text
//! f:   paciasp                  signs the address, and is a mark for calls      mark for calls, if nothing is signed
//!      str x30, [x18], #8       keeps it on a stack of its own, too
//!      ...
//!      ldr x30, [x18, #-8]!
//!      autiasp
//!      ret
//! ```
//!
//! The address is signed where the function begins, wherever its frame is set up, so that unwinders are told once. Marks for
//! jumps stand at blocks that tables or constants name, and behind calls that return more than once. O(instructions).
//!
//! Source: Arm Architecture Reference Manual, "Pointer authentication" and "Branch Target Identification".

use super::Machine;
use ::mc::debug::Cfi;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, RegFlags};
use tables::instructions::inst_flags;
use tables::machine::TemplateKind;

/// Words of an expression that unwinders compute.
mod dwarf {
    pub const CFA_VAL_EXPRESSION: u8 = 0x16;
    pub const OP_BREG0: u8 = 0x70;
    /// Bits of a byte of a number, which is short if it has no more.
    pub const LOW_BITS: u8 = 0x7f;
}

impl Machine {
    /// Whether the machine has anything of this.
    pub(super) fn has_guards(&self) -> bool {
        [TemplateKind::CallTarget, TemplateKind::SignReturn, TemplateKind::PushReturn]
            .iter()
            .any(|&kind| self.template(kind).is_some())
    }

    /// What linkers are told of all code of a module: numbers and values.
    pub(super) fn module_properties(&self, module: &ir::Module) -> Vec<(u32, u32)> {
        let mut properties: Vec<(u32, u32)> = Vec::new();
        let is_set = |flag: &str| module.flag_number(flag.as_bytes()).is_some_and(|value| value != 0);
        for (_, number, value) in
            self.linker_properties.iter().filter(|(flag, ..)| !self.is_mach_o && is_set(flag))
        {
            match properties.iter_mut().find(|(known, _)| known == number) {
                Some((_, all)) => *all |= value,
                None => properties.push((*number, *value)),
            }
        }
        properties
    }

    pub(super) fn guard(&self, isa: &Isa<'_>, func: &mut Function) {
        if func.attributes.is_naked {
            return;
        }
        if func.attributes.marks_targets {
            self.mark_jump_targets(isa, func);
        }
        let is_signed = self.guard_returns(isa, func);
        // What is patched later stands behind the mark.
        let is_mark = is_signed && func.attributes.no_ops.1 == 0;
        if func.attributes.marks_targets
            && !is_mark
            && let Some(entry) = func.entry()
        {
            let at = Place { block: entry, before: func.first_inst(entry) };
            self.fill(isa, func, at, TemplateKind::CallTarget, &[], &[]);
        }
    }

    fn saves_return(&self, func: &Function) -> bool {
        func.frame.saved.iter().any(|saved| saved.reg.0 == self.facts.return_address)
    }

    /// Signs and keeps the address to return to, if that is asked for. Gives whether it is signed.
    fn guard_returns(&self, isa: &Isa<'_>, func: &mut Function) -> bool {
        let saves = self.saves_return(func);
        let signs = func.attributes.signs_returns.filter(|how| how.of_leaves || saves);
        let keeps = func.attributes.keeps_shadow_stack && saves;
        let by_other_key = signs.is_some_and(|how| how.by_other_key);
        let (sign, authenticate) = match by_other_key {
            true => (TemplateKind::SignReturnOther, TemplateKind::AuthenticateReturnOther),
            false => (TemplateKind::SignReturn, TemplateKind::AuthenticateReturn),
        };
        let signs = signs.is_some() && self.template(sign).is_some();
        let Some(entry) = func.entry().filter(|_| signs || keeps) else { return false };
        let at = Place { block: entry, before: func.first_inst(entry) };
        if signs {
            let number = |directive: u8| directive.checked_sub(1).map(Cfi::OfTarget);
            if by_other_key && let Some(key) = number(self.facts.other_key) {
                func.build_cfi(at.block, at.before, key);
            }
            self.fill(isa, func, at, sign, &[], &[]);
            if let Some(signed) = number(self.facts.signed_returns) {
                func.build_cfi(at.block, at.before, signed);
            }
        }
        if keeps {
            self.fill(isa, func, at, TemplateKind::PushReturn, &[], &[]);
            if let Some(cfi) = self.shadow_stack_cfi(isa) {
                func.build_cfi(at.block, at.before, cfi);
            }
        }
        for block in func.blocks_vec() {
            let is_return = |&inst: &Inst| isa.desc(func.opcode(inst)).has(inst_flags::RETURN);
            let Some(inst) = func.block_insts(block).find(is_return) else { continue };
            let at = Place { block, before: Some(inst) };
            if keeps {
                self.fill(isa, func, at, TemplateKind::PopReturn, &[], &[]);
            }
            if signs {
                self.fill(isa, func, at, authenticate, &[], &[]);
            }
        }
        signs
    }

    /// The caller's end of the stack of addresses is a word below the function's own.
    fn shadow_stack_cfi(&self, isa: &Isa<'_>) -> Option<Cfi> {
        let number = isa.dwarf_number(::mc::Reg(self.facts.shadow_stack))?.0;
        let number = u8::try_from(number).ok().filter(|&number| number < 32)?;
        let below = (self.pointer_type.scalar_bits() / 8) as u8;
        let bytes = [
            dwarf::CFA_VAL_EXPRESSION,
            number,
            2,
            dwarf::OP_BREG0 + number,
            below.wrapping_neg() & dwarf::LOW_BITS,
        ];
        Some(Cfi::Escape(bytes.into()))
    }

    /// Marks what is arrived at inside a function, and has jumps to other functions arrive where calls may.
    fn mark_jump_targets(&self, isa: &Isa<'_>, func: &mut Function) {
        let mut targets: Vec<Block> = func.source_blocks.iter().map(|&(_, block)| block).collect();
        targets.extend(func.jump_tables.iter().flatten());
        targets.sort_unstable();
        targets.dedup();
        for block in func.blocks_vec() {
            if targets.binary_search(&block).is_ok() {
                let at = Place { block, before: func.first_inst(block) };
                self.fill(isa, func, at, TemplateKind::JumpTarget, &[], &[]);
            }
            for inst in func.block_insts_vec(block) {
                if returns_twice(isa, func, inst) {
                    let at = Place { block, before: func.next_inst(inst) };
                    self.fill(isa, func, at, TemplateKind::JumpTarget, &[], &[]);
                }
                self.jump_as_call(isa, func, (block, inst));
            }
        }
    }

    /// A jump to another function, whose address is in a register.
    fn jump_as_call(&self, isa: &Isa<'_>, func: &mut Function, (block, inst): (Block, Inst)) {
        let desc = isa.desc(func.opcode(inst));
        if !desc.has(inst_flags::CALL) || !desc.has(inst_flags::RETURN) {
            return;
        }
        let Some(from) = func.operands(inst).first().and_then(Operand::used) else { return };
        let at = Place { block, before: Some(inst) };
        let Some(jump) = self.fill(isa, func, at, TemplateKind::GuardedJump, &[Operand::use_of(from)], &[])
        else {
            return;
        };
        // What the callee finds in registers.
        let implicit: Vec<Operand> = func
            .operands(inst)
            .iter()
            .filter(|o| o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::IMPLICIT)))
            .copied()
            .collect();
        for operand in implicit {
            if !func.operands(jump).contains(&operand) {
                func.push_operand(jump, operand);
            }
        }
        func.remove(inst);
    }
}

fn returns_twice(isa: &Isa<'_>, func: &Function, inst: Inst) -> bool {
    let twice = &func.attributes.returning_twice;
    let is_one =
        |operand: &Operand| matches!(operand, Operand::Global { global, .. } if twice.contains(global));
    !twice.is_empty()
        && isa.desc(func.opcode(inst)).has(inst_flags::CALL)
        && func.operands(inst).iter().any(is_one)
}
