//! Comments on instructions: their encoding (`-show-encoding`) and their operands (`-show-inst`).
//!
//! In an encoding the bits that a fixup will fill in are the letter of the fixup, and the fixups follow on lines of their own.

use crate::context::Context;
use crate::encode::{self, Fixup, FixupKind};
use crate::inst::{Inst, Operand, Reg};
use crate::print::print_expr;
use crate::streamer::EmitError;
use crate::target::{Subtarget, Target};
use std::fmt::Write as _;
use tables::instructions::{fixup_flags, target_flags};

/// The bytes of an instruction, and below them its fixups.
pub fn encoding(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    out: &mut String,
) -> Result<(), EmitError> {
    let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
    encode::encode(target, subtarget, cx, inst, &mut bytes, &mut fixups)
        .map_err(|e| EmitError(e.to_string()))?;
    let flags = target.facts.flags;
    let little = flags & target_flags::BIG_ENDIAN == 0 || flags & target_flags::LITTLE_ENDIAN_CODE != 0;
    out.push_str("encoding: [");
    for (i, &byte) in bytes.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        let owner = |bit: usize| fixups.iter().position(|f| covers(target, f, i, bit, little));
        let owners: Vec<Option<usize>> = (0..8).map(owner).collect();
        if owners.iter().all(|&o| o == owners[0]) {
            match owners[0] {
                None => _ = write!(out, "0x{byte:02x}"),
                Some(fixup) if byte != 0 => _ = write!(out, "0x{byte:02x}'{}'", letter(fixup)),
                Some(fixup) => out.push(letter(fixup)),
            }
            continue;
        }
        out.push_str("0b");
        for bit in (0..8).rev() {
            match owners[bit] {
                Some(fixup) => out.push(letter(fixup)),
                None => out.push(if byte >> bit & 1 != 0 { '1' } else { '0' }),
            }
        }
    }
    out.push_str("]\n");
    for (i, fixup) in fixups.iter().enumerate() {
        let mut value = String::new();
        print_expr(target, cx, fixup.value, &mut value);
        _ = write!(out, "  fixup {} - offset: {}, value: {value}, ", letter(i), fixup.offset);
        let record = match fixup.kind {
            FixupKind::Target(kind) => target.fixup(kind).copied(),
            _ => None,
        };
        // What only the linker can fill in is named by its relocation.
        _ = match record {
            Some(r) if r.flags & fixup_flags::FORCE_RELOCATION != 0 => {
                writeln!(out, "relocation type: {}", r.relocation)
            }
            Some(r) => writeln!(out, "kind: {}", target.image.string(r.name)),
            None => writeln!(out, "kind: data"),
        };
    }
    Ok(())
}

/// Whether a fixup fills in bit `bit` of the byte `byte`.
fn covers(target: &Target, fixup: &Fixup, byte: usize, bit: usize, little: bool) -> bool {
    let FixupKind::Target(kind) = fixup.kind else { return false };
    let record = target.fixup(kind).copied().unwrap_or_default();
    if record.flags & fixup_flags::FORCE_RELOCATION != 0 {
        return false;
    }
    let first = encode::first_bit(&record) as usize;
    let end = first + usize::from(record.size_bits);
    let field = encode::field_bytes(target, &record);
    let Some(index) = byte.checked_sub(fixup.offset as usize + field.start) else { return false };
    let index = if little { Some(index) } else { field.len().checked_sub(1 + index) };
    index.is_some_and(|index| (first..end).contains(&(index * 8 + bit)))
}

/// The number and the name of an instruction, and its operands, as a machine instruction of LLVM's is written.
pub fn operands(target: &Target, cx: &Context, inst: &Inst, out: &mut String) {
    let image = &target.image;
    let name = image.string(target.instruction(inst.opcode).name);
    _ = write!(out, "<MCInst #{} {name}", inst.opcode);
    for &operand in &inst.operands {
        out.push_str("\n <MCOperand ");
        match operand {
            Operand::Reg(Reg::NONE) => out.push_str("Reg:"),
            Operand::Reg(reg) => {
                out.push_str("Reg:");
                out.push_str(image.string(target.register(reg).name));
            }
            Operand::Imm(value) => _ = write!(out, "Imm:{value}"),
            Operand::Expr(expr) => {
                out.push_str("Expr:");
                print_expr(target, cx, expr, out);
            }
        }
        out.push('>');
    }
    out.push_str(">\n");
}

/// Fixups are called A, B, C…
fn letter(fixup: usize) -> char {
    char::from(b'A' + (fixup % 26) as u8)
}
