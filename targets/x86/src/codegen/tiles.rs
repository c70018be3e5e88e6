//! Tiles of AMX that a program names by numbers: the register of the number.
//!
//! ```text
//! PTDPBSSD 3, 4, 7             $tmm3 = TDPBSSD $tmm3, $tmm4, $tmm7
//! PTILELOADD 3, %0, %1         $tmm3 = TILELOADD %0, 1, %1, 0, $noreg
//! ```
//!
//! What is in a tile is known to the program only: it is read as if nothing were known of it, and all of these instructions
//! stay in order, since they have side effects.

use super::Machine;
use crate::names::{op, reg, tile_instructions::ROWS};
use mir::{Function, Inst, Operand, Reg, RegFlags};

impl Machine {
    /// Replaces `inst` by the instruction with registers, if it is one of these.
    pub(super) fn name_tiles(&self, func: &mut Function, inst: Inst) -> bool {
        let Some(row) = ROWS.iter().find(|row| row.numbered == func.opcode(inst)) else { return false };
        let opcode = row.real;
        // Numbers of tiles are constants; addresses are registers.
        let tile = |number: i64| Reg::from(mc::Reg(reg::TMM0.0 + (number & 7) as u16));
        let (mut tiles, mut address) = (Vec::new(), Vec::new());
        for &operand in func.operands(inst) {
            match operand {
                Operand::Imm(number) => tiles.push(tile(number)),
                register => address.push(register),
            }
        }
        let read = |reg| Operand::reg(reg, RegFlags::USE.with(RegFlags::UNDEF));
        let none = Operand::use_of(Reg::NONE);
        let mut operands = Vec::new();
        if opcode != op::TILESTORED {
            operands.push(Operand::def(tiles[0]));
        }
        if tiles.len() > 1 {
            operands.extend(tiles.iter().map(|&reg| read(reg)));
        }
        if let &[base, stride] = &*address {
            operands.extend([base, Operand::Imm(1), stride, Operand::Imm(0), none]);
        }
        if opcode == op::TILESTORED {
            operands.push(read(tiles[0]));
        }
        if let Some(block) = func.block_of(inst) {
            func.build(block, Some(inst), opcode, &operands);
            func.remove(inst);
        }
        true
    }
}
