//! Predicates of the description (`td/InstrPredicates.td`) over instructions of both layers: the assembler's and the code
//! generator's.

use mc::{Inst, Operand, Reg, Subtarget, Target};
use mir::{Function, Isa};

const NAME: &str = "isThreeOperandsLEA";

/// Operands of an address as the assembler has them; a symbol is any expression.
fn assembled(target: &Target, name: &str, cx: &mut mc::Context, operands: &[mir::Operand]) -> Inst {
    let symbol = cx.symbol(b"x");
    let expr = cx.symbol_expr(symbol);
    operands.iter().fold(Inst::new(target.opcode(name).unwrap()), |inst, operand| {
        inst.with(match *operand {
            mir::Operand::Reg(reg) => Operand::Reg(reg.reg.as_physical().unwrap_or(Reg::NONE)),
            mir::Operand::Imm(imm) => Operand::Imm(imm),
            _ => Operand::Expr(expr),
        })
    })
}

#[test]
fn addresses_of_three_summands() {
    let target = x86::target().unwrap();
    let (subtarget, _) = Subtarget::new(&target, "", "");
    let isa = Isa::new(&target, &subtarget);
    let mut cx = mc::Context::new(".L");
    let mut func = Function::new(ir::Global::from_u32(0));
    let block = func.append_block(None);
    let rdi: mir::Reg = target.register_by_name("RDI").unwrap().into();
    let (none, some) = (mir::Operand::use_of(mir::Reg::NONE), mir::Operand::use_of(rdi));
    let global = mir::Operand::Global { global: ir::Global::from_u32(0), flags: 0, offset: 0 };
    let mut found = 0;
    for name in ["LEA16r", "LEA32r", "LEA64r", "LEA64_32r", "MOV64rm"] {
        for base in [none, some] {
            for index in [none, some] {
                for displacement in [mir::Operand::Imm(0), mir::Operand::Imm(-8), global] {
                    let one = mir::Operand::Imm(1);
                    let operands = [mir::Operand::def(rdi), base, one, index, displacement, none];
                    let inst = func.build(block, None, target.opcode(name).unwrap(), &operands);
                    let is_there = displacement != mir::Operand::Imm(0);
                    let expected = name.starts_with("LEA") && base == some && index == some && is_there;
                    assert_eq!(isa.predicate(NAME, &func, inst), Some(expected), "{name} {operands:?}");
                    let inst = assembled(&target, name, &mut cx, &operands);
                    assert_eq!(
                        target.predicate(NAME, &inst, &subtarget),
                        Some(expected),
                        "{name} {operands:?}"
                    );
                    found += u32::from(expected);
                }
            }
        }
    }
    assert_eq!(found, 8);
    // Registers that are not given out yet are registers, too.
    let virtual_reg = mir::Operand::use_of(func.new_vreg(0));
    let operands = [virtual_reg, virtual_reg, mir::Operand::Imm(1), virtual_reg, mir::Operand::Imm(4), none];
    let inst = func.build(block, None, target.opcode("LEA64r").unwrap(), &operands);
    assert_eq!(isa.predicate(NAME, &func, inst), Some(true));
    assert_eq!(isa.predicate("isNothing", &func, inst), None);
}
