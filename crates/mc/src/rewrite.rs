//! Instructions that stand for others: runs the rewrites of a description ([`tables::rewriting`]).
//!
//! * [`expand`]: what the assembler makes of a pseudo-instruction;
//! * [`compress`]: the short form of an instruction;
//! * [`printed`]: the long form under which a short one is printed;
//! * [`reworded`]: the same instruction in other operands, as it is printed;
//! * [`relaxed`]: the form of an instruction that reaches further;
//! * [`encoded`]: the instructions whose bytes one without encoding has.
//!
//! Cost: the rewrites of the opcode times their conditions. Instructions without rewrites cost the look at an empty list.

use crate::constants::{self, Machine, Source};
use crate::context::{Context, Symbol};
use crate::expr::{BinaryOp, Expr, ExprData, Specifier};
use crate::inst::{Inst, Operand, Reg};
use crate::plan::{self, Condition, RewritePlan};
use crate::target::{Subtarget, Target};
use smallvec::{SmallVec, smallvec};
use tables::asm::AliasCond;
use tables::image::{List, SectionId, Str};
use tables::instructions::{OperandFixup, fixup_flags};
use tables::machine::{self, ConstantRole as Role};
use tables::rewriting::{RewriteKind, RewriteOp};

/// A part of what a pseudo-instruction stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expanded {
    Label(Symbol),
    Inst(Inst),
}

/// What an expansion that a target's own code makes may use: see [`Hooks::expand`](crate::target::Hooks::expand).
pub struct Expansion<'a> {
    pub target: &'a Target,
    pub subtarget: &'a Subtarget,
    pub cx: &'a mut Context,
    /// The code is to run wherever it is loaded.
    pub position_independent: bool,
    /// The parts, in order. Pseudo-instructions among them are expanded in turn.
    pub out: &'a mut Vec<Expanded>,
}

impl Expansion<'_> {
    /// Appends an instruction.
    pub fn push(&mut self, opcode: u16, operands: &[Operand]) {
        self.out.push(Expanded::Inst(Inst { opcode, flags: 0, operands: operands.into() }));
    }
}

/// What descriptions call the expansion of a constant (`ExpandConstant`).
const CONSTANT: &str = "constant";

/// How often an expansion may hold a pseudo-instruction that is expanded again.
const MAX_DEPTH: u32 = 4;

/// What `inst` stands for as the assembler reads it, appended to `out`; `inst` itself if it is no pseudo-instruction. Fails
/// where the target's code does not have the function that its description names.
pub fn expand(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    position_independent: bool,
    inst: Inst,
    out: &mut Vec<Expanded>,
) -> Result<(), String> {
    let Some(rewrite) = find_plan(target, subtarget, cx, &inst, RewriteKind::Expand) else {
        out.push(Expanded::Inst(inst));
        return Ok(());
    };
    let mut pending = vec![(apply(target, subtarget, cx, position_independent, &inst, rewrite)?, 0)];
    // Parts of parts take the place of the part they come from.
    while let Some((parts, depth)) = pending.pop() {
        let mut parts = parts.into_iter();
        while let Some(part) = parts.next() {
            let next = match &part {
                Expanded::Inst(inst) if depth < MAX_DEPTH => {
                    find_plan(target, subtarget, cx, inst, RewriteKind::Expand).map(|rewrite| (inst, rewrite))
                }
                _ => None,
            };
            let Some((inst, rewrite)) = next else {
                out.push(part);
                continue;
            };
            let inner = apply(target, subtarget, cx, position_independent, inst, rewrite)?;
            pending.push((parts.collect(), depth));
            pending.push((inner, depth + 1));
            break;
        }
    }
    Ok(())
}

/// Whether an instruction may stand for others as the assembler reads it.
#[inline]
pub fn may_expand(target: &Target, opcode: u16) -> bool {
    !target.plan(opcode).rewrites(RewriteKind::Expand).is_empty()
}

/// Whether instructions with this opcode may have a short form here.
pub(crate) fn may_compress(target: &Target, subtarget: &Subtarget, opcode: u16) -> bool {
    let rewrites = target.plan(opcode).rewrites(RewriteKind::Compress);
    rewrites.iter().any(|rewrite| subtarget.enables(rewrite.record.predicates))
}

/// One step of [`expand`].
fn apply(
    target: &Target,
    subtarget: &Subtarget,
    cx: &mut Context,
    position_independent: bool,
    inst: &Inst,
    rewrite: &RewritePlan,
) -> Result<Vec<Expanded>, String> {
    if rewrite.record.refusal != Str::default() {
        return Err(target.image.string(rewrite.record.refusal).to_owned());
    }
    let mut parts = Vec::new();
    if rewrite.record.hook == Str::default() {
        let made = run(target, subtarget, rewrite, inst);
        append_made(target, cx, made, &mut parts);
        return Ok(parts);
    }
    let name = target.image.string(rewrite.record.hook);
    let mut expansion = Expansion { target, subtarget, cx, position_independent, out: &mut parts };
    let done = match name {
        CONSTANT => expand_constant(inst, &mut expansion),
        _ => target.hooks.expand(name, inst, &mut expansion),
    };
    if done { Ok(parts) } else { Err(format!("the target's code does not expand '{name}'")) }
}

/// `li`: the steps that lead to the constant. False if the description has no instructions for that.
fn expand_constant(inst: &Inst, expansion: &mut Expansion<'_>) -> bool {
    let machine = Machine::new(&expansion.target.image, |set| expansion.subtarget.enables(set));
    let facts =
        machine::facts(&expansion.target.image, |set| expansion.subtarget.enables(set)).unwrap_or_default();
    let &[destination, value] = inst.operands.as_slice() else { return false };
    if !machine.has(Role::AddImmediate) {
        return false;
    }
    let zero = Operand::Reg(Reg(facts.zero_register));
    let Operand::Imm(value) = value else {
        // A difference of labels, which is known later.
        expansion.push(machine.opcode(Role::AddImmediate), &[destination, zero, value]);
        return true;
    };
    let mut source = zero;
    for step in constants::load(if machine.is_64() { value } else { i64::from(value as i32) }, machine) {
        let immediate = Operand::Imm(step.value);
        let operands: SmallVec<[Operand; 3]> = match step.source() {
            Source::None => smallvec![destination, immediate],
            Source::Register => smallvec![destination, source, immediate],
            Source::RegisterAndZero => smallvec![destination, source, zero],
            Source::Twice => smallvec![destination, source, source],
        };
        expansion.push(machine.opcode(step.role), &operands);
        source = destination;
    }
    true
}

/// Makes symbols of labels, and expressions of operands under specifiers.
fn append_made(target: &Target, cx: &mut Context, made: SmallVec<[Made; 2]>, parts: &mut Vec<Expanded>) {
    let mut symbols: SmallVec<[Option<Symbol>; 2]> = SmallVec::new();
    let stems: SmallVec<[(u8, Str); 2]> = made.iter().filter_map(|m| m.label).collect();
    let mut symbol = |number: u8, cx: &mut Context| {
        let at = number as usize;
        symbols.resize(symbols.len().max(at + 1), None);
        *symbols[at].get_or_insert_with(|| {
            let stem = stems.iter().find(|(n, _)| *n == number).map_or(Str::default(), |&(_, stem)| stem);
            cx.temporary(target.image.string(stem))
        })
    };
    for Made { label, mut inst, symbolic, .. } in made {
        if let Some((number, _)) = label {
            parts.push(Expanded::Label(symbol(number, cx)));
        }
        for (index, what) in symbolic {
            let (expr, specifier) = match (what, inst.operands.get(index as usize)) {
                (Symbolic::Specified(specifier), Some(&Operand::Expr(expr))) => (expr, specifier),
                (Symbolic::Label(number, specifier), _) => {
                    let symbol = symbol(number, cx);
                    (cx.symbol_expr(symbol), specifier)
                }
                (Symbolic::Global(name, offset, specifier), _) => {
                    let symbol = cx.symbol(target.image.string(name).as_bytes());
                    (behind(cx, symbol, offset), specifier)
                }
                _ => continue,
            };
            let expr = if specifier == Specifier::NONE {
                expr
            } else {
                cx.make_expr(ExprData::Specified(specifier, expr))
            };
            if let Some(operand) = inst.operands.get_mut(index as usize) {
                *operand = Operand::Expr(expr);
            }
        }
        parts.push(Expanded::Inst(inst));
    }
}

/// So many bytes behind a symbol.
fn behind(cx: &mut Context, symbol: Symbol, offset: i64) -> Expr {
    let base = cx.symbol_expr(symbol);
    if offset == 0 {
        return base;
    }
    let offset = cx.constant(offset);
    cx.make_expr(ExprData::Binary(BinaryOp::Add, base, offset))
}

/// The short form of `inst`, if it has one here, and that can be encoded as the flags of `inst` ask.
#[inline]
pub fn compress(target: &Target, subtarget: &Subtarget, cx: &Context, inst: &Inst) -> Option<Inst> {
    if target.plan(inst.opcode).rewrites(RewriteKind::Compress).is_empty() {
        return None;
    }
    compressed(target, subtarget, cx, inst)
}

/// The same for instructions that may have a short form.
fn compressed(target: &Target, subtarget: &Subtarget, cx: &Context, inst: &Inst) -> Option<Inst> {
    let short = single(target, subtarget, cx, inst, RewriteKind::Compress)?;
    let short = Inst { flags: inst.flags, ..short };
    (inst.flags == 0 || target.hooks.may_be_short(target, &short)).then_some(short)
}

/// The long form under which `inst` is printed, if it is not printed as it is.
pub fn printed(target: &Target, subtarget: &Subtarget, cx: &Context, inst: &Inst) -> Option<Inst> {
    single(target, subtarget, cx, inst, RewriteKind::Print)
}

/// `inst` in the operands in which it is written, if they are others than those that it has.
pub fn reworded(target: &Target, subtarget: &Subtarget, cx: &Context, inst: &Inst) -> Option<Inst> {
    single(target, subtarget, cx, inst, RewriteKind::Reword)
}

/// The form of `inst` that reaches further, if there is one.
pub fn relaxed(target: &Target, subtarget: &Subtarget, cx: &Context, inst: &Inst) -> Option<Inst> {
    single(target, subtarget, cx, inst, RewriteKind::Relax).map(|long| Inst { flags: inst.flags, ..long })
}

/// Whether instructions with this opcode may have a form that reaches further.
#[inline]
pub(crate) fn may_relax(target: &Target, opcode: u16) -> bool {
    !target.plan(opcode).rewrites(RewriteKind::Relax).is_empty()
}

fn single(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    kind: RewriteKind,
) -> Option<Inst> {
    let rewrite = find_plan(target, subtarget, cx, inst, kind)?;
    match &rewrite.single {
        Some(single) => {
            Some(single.make(inst, |function| compute(target, subtarget, rewrite, inst, function)))
        }
        None => run(target, subtarget, rewrite, inst).pop().map(|made| made.inst),
    }
}

/// The instructions whose bytes are those of `inst`, which has no encoding of its own.
pub(crate) fn encoded(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
) -> Option<SmallVec<[Made; 2]>> {
    let rewrite = find_plan(target, subtarget, cx, inst, RewriteKind::Encode)?;
    Some(run(target, subtarget, rewrite, inst))
}

/// The first rewrite of this kind that applies.
fn find_plan<'t>(
    target: &'t Target,
    subtarget: &Subtarget,
    cx: &Context,
    inst: &Inst,
    kind: RewriteKind,
) -> Option<&'t RewritePlan> {
    target.plan(inst.opcode).rewrites(kind).iter().find(|rewrite| {
        subtarget.enables(rewrite.record.predicates)
            && rewrite.conditions.iter().all(|c| condition_holds(target, subtarget, cx, *c, inst))
            && rewrite
                .numbers
                .iter()
                .all(|&n| inst.operands.get(usize::from(n)).is_some_and(|o| o.as_imm().is_some()))
            && (rewrite.record.when == 0
                || compute(target, subtarget, rewrite, inst, rewrite.record.when - 1) != 0)
    })
}

/// What a function makes of the numbers that a rewrite takes from `inst`.
fn compute(target: &Target, subtarget: &Subtarget, rewrite: &RewritePlan, inst: &Inst, function: u32) -> i64 {
    let number = |&n: &u16| inst.operands.get(usize::from(n)).and_then(|o| o.as_imm()).unwrap_or(0);
    let numbers: SmallVec<[i64; 4]> = rewrite.numbers.iter().map(number).collect();
    target.call(function, &numbers, subtarget)
}

/// Whether the operands of `inst` are what the conditions (triples of kind, operand, value) want.
pub(crate) fn conditions_hold(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    conditions: List<u16>,
    inst: &Inst,
) -> bool {
    plan::conditions(target, conditions).all(|c| condition_holds(target, subtarget, cx, c, inst))
}

#[inline]
fn condition_holds(
    target: &Target,
    subtarget: &Subtarget,
    cx: &Context,
    condition: Condition,
    inst: &Inst,
) -> bool {
    const REGISTER: u16 = AliasCond::Register as u16;
    const CLASS: u16 = AliasCond::Class as u16;
    const IMMEDIATE: u16 = AliasCond::Immediate as u16;
    const SAME: u16 = AliasCond::Same as u16;
    const PREDICATE: u16 = AliasCond::Predicate as u16;
    const FITS: u16 = AliasCond::Fits as u16;
    let Condition { kind, operand, value } = condition;
    let Some(&operand) = inst.operands.get(operand as usize) else { return false };
    match kind {
        REGISTER => operand == Operand::Reg(Reg(value)),
        CLASS => operand.as_reg().is_some_and(|r| target.class_contains(value, r)),
        IMMEDIATE => operand == Operand::Imm(i64::from(value as i16)),
        SAME => inst.operands.get(value as usize) == Some(&operand),
        PREDICATE => operand.as_imm().is_none_or(|i| target.call(value.into(), &[i], subtarget) != 0),
        FITS => fits(target, subtarget, cx, operand, value),
        _ => operand.as_reg().is_none(),
    }
}

/// Whether the operand type `ty` accepts a constant, or a symbol without specifier. At a distance from a symbol, a jump is
/// not made shorter, as LLVM has it; an absolute field may be, for it is made longer again where it is too short.
fn fits(target: &Target, subtarget: &Subtarget, cx: &Context, operand: Operand, ty: u16) -> bool {
    let ty = target.operand_type(ty);
    match operand {
        Operand::Imm(imm) => ty.predicate == 0 || target.call(ty.predicate - 1, &[imm], subtarget) != 0,
        Operand::Expr(expr) => {
            let is_bare = |expr| matches!(cx.expr(expr), ExprData::Symbol(_, Specifier::NONE));
            let mut plain = target.image.list(ty.fixups).iter().filter(|f| f.specifier == Specifier::NONE.0);
            match cx.expr(expr) {
                ExprData::Binary(BinaryOp::Add | BinaryOp::Sub, symbol, distance) => {
                    let is_absolute = |f: &OperandFixup| {
                        let flags = target.fixup(f.fixup).map_or(0, |record| record.flags);
                        flags & fixup_flags::PC_RELATIVE == 0
                    };
                    is_bare(symbol)
                        && matches!(cx.expr(distance), ExprData::Constant(_))
                        && plain.any(|f| is_absolute(&f))
                }
                _ => is_bare(expr) && plain.next().is_some(),
            }
        }
        Operand::Reg(_) => false,
    }
}

/// An instruction that a rewrite made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Made {
    /// The label before it, and what its name begins with.
    pub label: Option<(u8, Str)>,
    pub inst: Inst,
    /// Operands that are not what they seem.
    pub symbolic: SmallVec<[(u8, Symbolic); 1]>,
    /// Operands of the instruction rewritten whose fixups it has.
    pub fixups: SmallVec<[u8; 1]>,
    /// There is nothing but fixups: the instruction rewritten has no bytes.
    pub is_empty: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symbolic {
    /// The operand is under this specifier.
    Specified(Specifier),
    /// The operand is this label, under this specifier.
    Label(u8, Specifier),
    /// The operand is so many bytes behind the symbol with this name, under this specifier.
    Global(Str, i64, Specifier),
}

/// Runs the program of a rewrite. Operands that `inst` does not have are left out.
fn run(target: &Target, subtarget: &Subtarget, rewrite: &RewritePlan, inst: &Inst) -> SmallVec<[Made; 2]> {
    let mut code = target.image.program(SectionId::Rewriting, rewrite.record.program);
    let mut all: SmallVec<[Made; 2]> = SmallVec::new();
    let mut next = Made::default();
    let mut started = false;
    loop {
        let op = RewriteOp::from_byte(code.byte());
        if started && matches!(op, RewriteOp::End | RewriteOp::Inst | RewriteOp::Label | RewriteOp::Fixup) {
            all.push(std::mem::take(&mut next));
            started = false;
        }
        let operands = &mut next.inst.operands;
        let place = operands.len() as u8;
        match op {
            RewriteOp::End => {
                if !next.fixups.is_empty() {
                    all.push(Made { is_empty: true, ..next });
                }
                return all;
            }
            RewriteOp::Inst => {
                next.inst.opcode = code.number() as u16;
                started = true;
            }
            RewriteOp::Operand => operands.extend(inst.operands.get(code.number() as usize).copied()),
            RewriteOp::Immediate => operands.push(Operand::Imm(code.signed())),
            RewriteOp::Computed => {
                let value = compute(target, subtarget, rewrite, inst, code.number() as u32);
                operands.push(Operand::Imm(value));
            }
            RewriteOp::Register => operands.push(Operand::Reg(Reg(code.number() as u16))),
            RewriteOp::Tied => {
                let same = operands.get(code.number() as usize).copied();
                operands.extend(same);
            }
            RewriteOp::Specified => {
                let specifier = Specifier(code.number() as u16);
                operands.extend(inst.operands.get(code.number() as usize).copied());
                next.symbolic.push((place, Symbolic::Specified(specifier)));
            }
            RewriteOp::LabelRef => {
                let specifier = Specifier(code.number() as u16);
                operands.push(Operand::Imm(0));
                next.symbolic.push((place, Symbolic::Label(code.number() as u8, specifier)));
            }
            RewriteOp::Global => {
                let specifier = Specifier(code.number() as u16);
                let name = Str(code.number() as u32);
                operands.push(Operand::Imm(0));
                next.symbolic.push((place, Symbolic::Global(name, code.signed(), specifier)));
            }
            RewriteOp::Label => next.label = Some((code.number() as u8, Str(code.number() as u32))),
            RewriteOp::Fixup => next.fixups.push(code.number() as u8),
        }
    }
}
