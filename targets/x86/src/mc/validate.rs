//! What an instruction breaks although its operands fit: rules that tables of operand classes cannot say.
//!
//! An error where there are no bytes for it; a warning where there are, but a processor refuses them or does something else
//! than meant. The rules are those of the manual; the words are LLVM's.

use super::flags::{TsFlags, encoding, field, form, inst_flags};
use super::regs::{Kind, Registers};
use super::statement::Input;
use mc::Target;
use mc::inst::{Inst, Operand, Reg};
use mc::parse::Directive;
use smallvec::SmallVec;

/// A rule that some instructions have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Index, destination and mask differ.
    Gather,
    /// The address is relative to the instruction.
    Prefetch,
    /// Tiles differ.
    Tiles,
    /// No prefix of its own has the registers of APX.
    FewRegisters,
}

impl Rule {
    /// The rule of the instruction of this name.
    pub fn of(name: &str) -> Option<Rule> {
        if name.starts_with("VGATHER") || name.starts_with("VPGATHER") {
            Some(Rule::Gather)
        } else if ["TDP", "TCMM", "TMMUL"].iter().any(|stem| name.starts_with(stem)) {
            Some(Rule::Tiles)
        } else if name.starts_with("XSAVE") || name.starts_with("XRSTOR") {
            Some(Rule::FewRegisters)
        } else {
            name.starts_with("PREFETCHIT").then_some(Rule::Prefetch)
        }
    }
}

/// Checks an instruction that is about to be emitted.
pub fn check(
    registers: &Registers,
    rule: Option<Rule>,
    inst: &Inst,
    input: Input<'_, '_, '_, '_>,
) -> Directive<()> {
    high_registers(registers, inst, input)?;
    match rule {
        Some(Rule::Gather) => gather(registers, inst, input),
        Some(Rule::Prefetch) => prefetch(registers, inst, input),
        Some(Rule::Tiles) => tiles(inst, input)?,
        Some(Rule::FewRegisters) => few_registers(registers, inst, input)?,
        None => {}
    }
    Ok(())
}

/// Whether nothing can be wrong with an instruction, nor be warned of.
pub fn is_harmless(registers: &Registers, rule: Option<Rule>, inst: &Inst) -> bool {
    rule.is_none() && !inst.operands.iter().any(|operand| is_high(registers, operand))
}

fn is_high(registers: &Registers, operand: &Operand) -> bool {
    operand.as_reg().is_some_and(|reg| registers.kind(reg) == Kind::Gr8High)
}

/// AH, CH, DH and BH do not go with a REX prefix.
fn high_registers(registers: &Registers, inst: &Inst, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let used = || inst.operands.iter().filter_map(|o| o.as_reg());
    let kind = |reg: Reg| registers.kind(reg);
    let Some(high) = used().find(|&reg| kind(reg) == Kind::Gr8High) else { return Ok(()) };
    let target = input.target();
    let needs_rex = |reg: Reg| {
        let is_extended = target.register(reg).encoding >= 8 && kind(reg) != Kind::Other;
        is_extended || kind(reg) == Kind::Gr8Rex
    };
    let ts = TsFlags(target.instruction(inst.opcode).ts_flags);
    let asks = inst.flags & (inst_flags::ANY_EVEX | inst_flags::USE_REX2) != 0;
    let wide = ts.has(field::REX_W) || ts.encoding() == encoding::EncEVEX || asks;
    if !wide && !used().any(needs_rex) {
        return Ok(());
    }
    let name = target.register_name(high, false).trim_start_matches('%');
    let message = format!("can't encode '{name}' in an instruction requiring EVEX/REX2/REX prefix");
    input.fail(input.mnemonic(), message)
}

/// Whether the registers of an address are as long as the instruction wants them: where the size of addresses is what tells
/// sizes of operands apart.
pub fn has_fitting_address(registers: &Registers, inst: &Inst, target: &Target) -> bool {
    let ts = TsFlags(target.instruction(inst.opcode).ts_flags);
    let wanted = match ts.get(field::AD_SIZE) {
        1 => [Kind::Gr16, Kind::Gr16, Kind::Gr16],
        2 => [Kind::Gr32, Kind::Ip32, Kind::Zero32],
        3 => [Kind::Gr64, Kind::Ip64, Kind::Zero64],
        _ => return true,
    };
    if ts.form() != form::MRMSrcMem {
        return true;
    }
    let mut of_address = [1, 3].into_iter().filter_map(|at| inst.operands.get(at)?.as_reg());
    of_address.all(|reg| reg == Reg::NONE || wanted.contains(&registers.kind(reg)))
}

/// A gather loads with the index and clears its mask while it fills the destination, so none may be another.
fn gather(registers: &Registers, inst: &Inst, input: Input<'_, '_, '_, '_>) {
    let target = input.target();
    let numbers: SmallVec<[u16; 4]> = inst
        .operands
        .iter()
        .filter_map(|operand| match operand {
            Operand::Reg(reg) if registers.kind(*reg).is_vector() => Some(target.register(*reg).encoding),
            _ => None,
        })
        .collect();
    // With VEX the mask is a vector; destination and mask are operands twice, since they change.
    let (parts, text): (SmallVec<[u16; 3]>, _) = match numbers[..] {
        [destination, mask, _, index, _] => {
            ([destination, mask, index].into(), "mask, index, and destination registers should be distinct")
        }
        [destination, _, index] => (
            SmallVec::from_slice(&[destination, index]),
            "index and destination registers should be distinct",
        ),
        _ => return,
    };
    if parts.iter().enumerate().any(|(i, number)| parts[..i].contains(number)) {
        input.warn(input.mnemonic(), text);
    }
}

/// The tile of the sums is none of the factors, and these are two.
fn tiles(inst: &Inst, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    // The first of them is an operand twice, since it changes.
    let [_, parts @ ..] = &inst.operands[..] else { return Ok(()) };
    if parts.iter().enumerate().any(|(i, tile)| parts[..i].contains(tile)) {
        return input.fail_all(input.mnemonic(), "all tmm registers must be distinct".to_owned());
    }
    Ok(())
}

/// REX2 does not extend the addresses of the processor's state.
fn few_registers(registers: &Registers, inst: &Inst, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let is_extended = |operand: &Operand| operand.as_reg().is_some_and(|reg| registers.is_extended(reg));
    if inst.operands.iter().any(is_extended) {
        return input.fail(input.mnemonic(), "unsupported instruction");
    }
    Ok(())
}

/// Instructions are prefetched relative to the one that does it.
fn prefetch(registers: &Registers, inst: &Inst, input: Input<'_, '_, '_, '_>) {
    let target = input.target();
    let base = inst.operands.first().and_then(|operand| operand.as_reg()).unwrap_or_default();
    if registers.kind(base) != Kind::Ip64 {
        let name = target.image.string(target.instruction(inst.opcode).name);
        let text = format!("'{}' only supports RIP-relative address", name.to_ascii_lowercase());
        input.warn(input.mnemonic(), &text);
    }
}
