//! Inline assembly: the text of an `INLINEASM` with its operands put in, read by the assembler's parser.
//!
//! What the operands of the instruction are is said in [`mir::inline_asm`]. In the text, `$N` and `${N:m}` stand for
//! operand N (with modifier `m`), `$$` for a dollar sign, `$(a$|b$)` for what the dialect chooses, `${:uid}` for a number
//! that no other statement has.

use super::{Emitter, Result};
use ir::{ConstKind, InstView};
use mir::inline_asm::{Group, GroupKind, extra};
use mir::target::AsmOperand;
use mir::{Function, Inst, Operand, RegFlags};

impl Emitter<'_> {
    pub(super) fn inline_assembly(&mut self, func: &Function, inst: Inst, uid: u32) -> Result<()> {
        let operands = func.operands(inst);
        let (Some(&Operand::Symbol { index, .. }), Some(&Operand::Imm(flags))) =
            (operands.first(), operands.get(1))
        else {
            return Err("inline assembly without its text".to_owned());
        };
        let text = String::from_utf8_lossy(func.symbols.get(index as usize).map_or(b"", |s| s)).into_owned();
        let mut groups: Vec<(Group, &[Operand])> = Vec::new();
        let mut rest = &operands[2..];
        while let Some((&Operand::Imm(number), after)) = rest.split_first() {
            let group = Group::from_number(number).ok_or("an operand of inline assembly of no kind")?;
            let (own, others) = after.split_at(group.len.min(after.len()));
            if group.kind != GroupKind::Clobber {
                groups.push((group, own));
            }
            rest = others;
        }
        let intel = flags & extra::INTEL != 0;
        let filled = self.fill_in(func, &text, &groups, intel, uid)?;
        if filled.trim().is_empty() {
            return Ok(());
        }
        let filled = if intel {
            let [before, after] = &self.shared.machine.info().facts().second_dialect;
            format!("{before}{filled}{after}")
        } else {
            filled
        };
        self.assembly("<inline asm>", filled.into_bytes().into())
    }

    /// The instruction of the source that a statement was made from: one with its text, in the block that it comes from if
    /// there is one. The machine instruction does not keep it; this is for errors. O(instructions of the function).
    pub(super) fn source_of_assembly(&self, func: &Function, inst: Inst) -> Option<ir::Inst> {
        let &Operand::Symbol { index, .. } = func.operands(inst).first()? else { return None };
        let text: &[u8] = func.symbols.get(index as usize)?;
        let (body, scope) = (self.module.body(func.global)?, self.module.scope(func.global));
        let is_made = |&call: &ir::Inst| {
            let (InstView::Call { callee, .. }
            | InstView::Invoke { callee, .. }
            | InstView::CallBr { callee, .. }) = body.view(call)
            else {
                return false;
            };
            match scope.constant(callee).map(|data| &data.kind) {
                // What stores conditions may have been added.
                Some(ConstKind::InlineAsm(asm)) => text.starts_with(asm.asm.as_ref()),
                _ => false,
            }
        };
        let own = func.block_of(inst).and_then(|block| func.block(block).source.get());
        let in_own = own.and_then(|block| body.block_insts(block).find(is_made));
        in_own.or_else(|| body.blocks().flat_map(|block| body.block_insts(block)).find(is_made))
    }

    /// The text with what it refers to put in.
    fn fill_in(
        &mut self,
        func: &Function,
        text: &str,
        groups: &[(Group, &[Operand])],
        intel: bool,
        uid: u32,
    ) -> Result<String> {
        let mut out = String::with_capacity(text.len() + 16);
        let mut chars = text.chars().peekable();
        // Within `$( … $)`: which of the alternatives this is.
        let mut alternative: Option<u32> = None;
        let wanted = u32::from(intel);
        while let Some(c) = chars.next() {
            let is_shown = alternative.is_none_or(|a| a == wanted);
            if c != '$' {
                if is_shown {
                    out.push(c);
                }
                continue;
            }
            match chars.next() {
                // Before a number it means nothing in Intel's syntax.
                Some('$') if is_shown && !intel => out.push('$'),
                Some('$') => {}
                Some('(') if alternative.is_none() => alternative = Some(0),
                Some('|') if alternative.is_some() => alternative = alternative.map(|a| a + 1),
                Some(')') if alternative.is_some() => alternative = None,
                Some('{') => {
                    let inner: String = chars.by_ref().take_while(|&c| c != '}').collect();
                    if is_shown {
                        let (number, modifier) = inner.split_once(':').unwrap_or((&inner, ""));
                        self.reference(func, groups, number, (modifier, wanted), uid, &mut out)?;
                    }
                }
                Some(digit) if digit.is_ascii_digit() => {
                    let mut number = digit.to_string();
                    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                        number.push(digit);
                    }
                    if is_shown {
                        self.reference(func, groups, &number, ("", wanted), uid, &mut out)?;
                    }
                }
                _ => return Err(format!("invalid '$' in inline assembly '{text}'")),
            }
        }
        Ok(out)
    }

    fn reference(
        &mut self,
        func: &Function,
        groups: &[(Group, &[Operand])],
        number: &str,
        (modifier, dialect): (&str, u32),
        uid: u32,
        out: &mut String,
    ) -> Result<()> {
        if number.is_empty() {
            match modifier {
                "uid" => out.push_str(&uid.to_string()),
                "comment" => out.push('#'),
                "private" => out.push_str(&String::from_utf8_lossy(self.cx.private_prefix())),
                _ => return Err(format!("unknown special operand '{modifier}' in inline assembly")),
            }
            return Ok(());
        }
        let group = number.parse::<usize>().ok().and_then(|n| groups.get(n));
        let Some((group, operands)) = group else {
            return Err(format!("inline assembly has no operand {number}"));
        };
        let explicit: Vec<Operand> = operands
            .iter()
            .filter(|o| !o.as_reg().is_some_and(|r| r.flags.contains(RegFlags::IMPLICIT)))
            .copied()
            .collect();
        let info = self.shared.machine.info();
        let is_memory = group.kind == GroupKind::Memory;
        let plain = match info.print_asm_operand(self.isa, &explicit, is_memory, (modifier, dialect), out) {
            AsmOperand::Written => return Ok(()),
            // Memory has no form that every target shares.
            AsmOperand::Usual if is_memory => None,
            AsmOperand::Usual => self.plain_operand(func, &explicit, modifier, out),
            AsmOperand::WithoutModifier => self.plain_operand(func, &explicit, "", out),
            AsmOperand::Symbol(at, after) => {
                let written = explicit.get(at..).and_then(|rest| self.plain_operand(func, rest, "", out));
                written.map(|()| out.push_str(&after))
            }
        };
        plain.ok_or_else(|| match modifier {
            "" => format!("not supported yet: operand {number} of inline assembly as it is"),
            _ => format!("not supported: the modifier '{modifier}' of operand {number} of inline assembly"),
        })
    }

    /// An operand as every target writes it.
    fn plain_operand(
        &mut self,
        func: &Function,
        operands: &[Operand],
        mut modifier: &str,
        out: &mut String,
    ) -> Option<()> {
        let [first, ..] = operands else { return None };
        let symbolic = match *first {
            Operand::Imm(value) => {
                let value = match modifier {
                    "" | "c" | "a" => value,
                    "n" => value.wrapping_neg(),
                    _ => return None,
                };
                out.push_str(&value.to_string());
                return Some(());
            }
            Operand::Reg(reg) if modifier.is_empty() => {
                let reg = reg.reg.as_physical()?;
                out.push_str(self.isa.target.register_name(reg, false));
                return Some(());
            }
            Operand::Global { global, offset, .. } => {
                let symbol = self.symbol(global);
                (symbol, offset)
            }
            Operand::Symbol { index, .. } => (self.external_symbol(func.symbols.get(index as usize)?), 0),
            Operand::BlockAddress { global, block, .. } => {
                modifier = if modifier == "l" { "" } else { modifier };
                (self.block_symbol(global, block).ok()?, 0)
            }
            Operand::Block(block) if matches!(modifier, "" | "l") => {
                let label = self.label("BB", func, Some(block.as_u32()));
                out.push_str(&String::from_utf8_lossy(self.cx.symbol_name(label)));
                return Some(());
            }
            _ => return None,
        };
        let (symbol, offset) = symbolic;
        if !matches!(modifier, "" | "c" | "a") {
            return None;
        }
        out.push_str(&String::from_utf8_lossy(self.cx.symbol_name(symbol)));
        match offset {
            0 => {}
            1.. => out.push_str(&format!("+{offset}")),
            _ => out.push_str(&offset.to_string()),
        }
        Some(())
    }
}
