//! CONSTANTS blocks, of the module and of functions.
//!
//! A block lists constants in the order of their numbers; a record switches the type where it changes. Constants may
//! refer to later ones.

use super::Errors;
use super::abbrevs::Abbrevs;
use super::enumerate::constants::{ConstIds, MaskConst, is_scalable, mask_needs_elements};
use super::enumerate::{Enumeration, NONE};
use crate::bitstream::writer::AbbrevOp::{Array, Char6, Fixed, Literal};
use crate::bitstream::writer::{Abbrev, BitWriter, StringEncoding};
use crate::codes::{self, FlagFamily, block, constants as code, encode_signed};
use ir::Scope;
use ir::constant::{ConstData, ConstExpr, ConstKind, ConstPool, InlineAsm, data_element_bytes};
use ir::inst::{InstFlags, Opcode};
use ir::types::{Type, TypeData, TypeTable};
use ir::value::{Global, Value};

const WIDTH: u32 = 4;

/// Where constants are written: the module, or a function.
pub struct ConstScope<'s, 'a> {
    pub scope: Scope<'a>,
    pub e: &'s Enumeration<'a>,
    pub value_id: &'s dyn Fn(Value) -> u32,
    /// Number of the first constant.
    pub first_id: u32,
    /// The function, for messages; `None` for the module.
    pub what: Option<Global>,
}

/// The constants of the module.
pub fn write_module(w: &mut BitWriter, abbrevs: &Abbrevs, e: &Enumeration<'_>, errors: &mut Errors) {
    let scope = ConstScope {
        scope: e.module.env.scope(),
        e,
        value_id: &|value| e.value_id(value),
        first_id: e.num_globals(),
        what: None,
    };
    write_constants(w, abbrevs, &scope, &e.module.consts, &e.consts, errors);
}

/// Writes the block of one pool, if it has constants.
pub fn write_constants(
    w: &mut BitWriter,
    abbrevs: &Abbrevs,
    scope: &ConstScope<'_, '_>,
    pool: &ConstPool,
    ids: &ConstIds<'_>,
    errors: &mut Errors,
) {
    if ids.len() == 0 {
        return;
    }
    w.enter_block(block::CONSTANTS, WIDTH);
    w.skip_abbrevs(Abbrevs::CONSTANTS_COUNT);
    let local = scope.what.is_none().then(|| ModuleAbbrevs::define(w, scope.first_id + ids.len()));
    let mut writer = Writer { w, abbrevs, local, s: scope, ids, record: Vec::new(), ty: None, problem: None };
    for &constant in ids.order() {
        writer.constant(pool.get(constant));
    }
    for &mask in ids.masks.order() {
        writer.mask(mask);
    }
    if let Some(problem) = writer.problem {
        match scope.what {
            Some(global) => errors.in_global(global, problem),
            None => errors.in_module(problem),
        }
    }
    w.exit_block();
}

/// Abbreviations for initializers.
struct ModuleAbbrevs {
    aggregate: Abbrev,
    string: Abbrev,
    c_string_7bit: Abbrev,
    c_string_char6: Abbrev,
}

impl ModuleAbbrevs {
    fn define(w: &mut BitWriter, num_values: u32) -> ModuleAbbrevs {
        let value_bits = (num_values + 1).next_power_of_two().trailing_zeros().max(1);
        ModuleAbbrevs {
            aggregate: w.define_abbrev(&[Literal(code::AGGREGATE), Array, Fixed(value_bits)]),
            string: w.define_abbrev(&[Literal(code::STRING), Array, Fixed(8)]),
            c_string_7bit: w.define_abbrev(&[Literal(code::CSTRING), Array, Fixed(7)]),
            c_string_char6: w.define_abbrev(&[Literal(code::CSTRING), Array, Char6]),
        }
    }
}

struct Writer<'w, 's, 'a> {
    w: &'w mut BitWriter,
    abbrevs: &'w Abbrevs,
    local: Option<ModuleAbbrevs>,
    s: &'s ConstScope<'s, 'a>,
    ids: &'s ConstIds<'a>,
    record: Vec<u64>,
    /// Number of the type that the next record is about.
    ty: Option<u64>,
    /// The first thing that cannot be written.
    problem: Option<String>,
}

impl Writer<'_, '_, '_> {
    fn set_type(&mut self, ty: u64) {
        if self.ty != Some(ty) {
            self.w.abbreviated(&self.abbrevs.set_type, &[ty]);
            self.ty = Some(ty);
        }
    }

    fn push_value(&mut self, value: Value) {
        let id = (self.s.value_id)(value);
        if id == NONE {
            self.problem
                .get_or_insert_with(|| format!("constant uses {value:?}, which is not in the module"));
        }
        self.record.push(id.into());
    }

    fn push_type_of(&mut self, value: Value) {
        self.record.push(self.s.e.type_id(self.s.scope.type_of(value)));
    }

    fn emit(&mut self, code: u32) {
        self.w.record(code, &self.record);
    }

    fn constant(&mut self, data: &ConstData) {
        self.set_type(self.s.e.type_id(data.ty));
        self.record.clear();
        match &data.kind {
            kind if kind.is_null() => self.w.abbreviated(&self.abbrevs.null, &[]),
            ConstKind::Null => self.w.abbreviated(&self.abbrevs.null, &[]),
            ConstKind::Undef => self.emit(code::UNDEF),
            ConstKind::Poison => self.emit(code::POISON),
            ConstKind::Int(bits) => {
                let value = sign_extend(*bits, self.s.e.module.types.int_bits(data.ty).unwrap_or(64));
                self.w.abbreviated(&self.abbrevs.integer, &[encode_signed(value)]);
            }
            ConstKind::WideInt(limbs) => {
                push_limbs(&mut self.record, limbs);
                self.emit(code::WIDE_INTEGER);
            }
            ConstKind::Float(bits) => {
                self.record.push(*bits);
                self.emit(code::FLOAT);
            }
            ConstKind::WideFloat([low, high]) => {
                // The 80 bits are kept as the upper 64 and the lower 16.
                let x86 = data.ty == Type::X86_FP80;
                let words = if x86 { [high << 48 | low >> 16, low & 0xffff] } else { [*low, *high] };
                self.record.extend(words);
                self.emit(code::FLOAT);
            }
            ConstKind::Data(bytes) => self.data(data.ty, bytes),
            ConstKind::Aggregate(elements) => {
                elements.iter().for_each(|&element| self.push_value(element));
                self.aggregate();
            }
            ConstKind::Expr(expr) => self.expr(data.ty, expr),
            ConstKind::BlockAddress { func, block } => {
                self.push_type_of(Value::global(*func));
                self.push_value(Value::global(*func));
                match self.s.e.block_id(*func, *block) {
                    Some(id) => self.record.push(id.into()),
                    None => {
                        let message = format!("address of {block}, which is not in its function");
                        self.problem.get_or_insert(message);
                    }
                }
                self.emit(code::BLOCKADDRESS);
            }
            ConstKind::DsoLocalEquivalent(global) => self.of_global(*global, code::DSO_LOCAL_EQUIVALENT),
            ConstKind::NoCfi(global) => self.of_global(*global, code::NO_CFI_VALUE),
            ConstKind::PtrAuth(auth) => {
                self.push_value(auth.pointer);
                self.push_value(auth.key);
                self.push_value(auth.discriminator);
                self.push_value(auth.addr_discriminator);
                self.push_value(auth.deactivation_symbol);
                self.emit(code::PTRAUTH2);
            }
            ConstKind::InlineAsm(asm) => self.inline_asm(asm),
        }
    }

    fn of_global(&mut self, global: Global, code: u32) {
        self.push_type_of(Value::global(global));
        self.push_value(Value::global(global));
        self.emit(code);
    }

    fn aggregate(&mut self) {
        match &self.local {
            Some(local) if self.problem.is_none() => self.w.abbreviated(&local.aggregate, &self.record),
            _ => self.emit(code::AGGREGATE),
        }
    }

    /// A sequence of integers or floats; arrays of bytes are strings.
    fn data(&mut self, ty: Type, bytes: &[u8]) {
        let types = &self.s.e.module.types;
        let (elem, is_array) = match *types.get(ty) {
            TypeData::Array { elem, .. } => (elem, true),
            _ => (types.scalar(ty), false),
        };
        if is_array && elem == Type::I8 {
            return self.string(bytes);
        }
        let size = data_element_bytes(types, elem).unwrap_or(1);
        let word = |chunk: &[u8]| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        };
        self.record.extend(bytes.chunks_exact(size).map(word));
        self.emit(code::DATA);
    }

    fn string(&mut self, bytes: &[u8]) {
        let c_string = match bytes.split_last() {
            Some((0, text)) if !text.contains(&0) => Some(text),
            _ => None,
        };
        let (code, bytes) = c_string.map_or((code::STRING, bytes), |text| (code::CSTRING, text));
        let abbrev = self.local.as_ref().and_then(|local| match (c_string, StringEncoding::of(bytes)) {
            (None, _) => Some(&local.string),
            (Some(_), StringEncoding::Char6) => Some(&local.c_string_char6),
            (Some(_), StringEncoding::SevenBit) => Some(&local.c_string_7bit),
            (Some(_), StringEncoding::EightBit) => None,
        });
        match abbrev {
            Some(abbrev) => self.w.abbreviated_with_bytes(abbrev, &[], bytes),
            None => self.w.record_with_bytes(code, &[], bytes),
        }
    }

    fn inline_asm(&mut self, asm: &InlineAsm) {
        let flags = [
            (asm.side_effect, code::asm::SIDE_EFFECT),
            (asm.align_stack, code::asm::ALIGN_STACK),
            (asm.intel_dialect, code::asm::INTEL_DIALECT),
            (asm.can_throw, code::asm::CAN_THROW),
        ];
        let flags = flags.iter().map(|&(set, bit)| if set { bit } else { 0 }).sum();
        self.record.extend([self.s.e.type_id(asm.fn_ty), flags]);
        for text in [&asm.asm, &asm.constraints] {
            self.record.push(text.len() as u64);
            self.record.extend(text.iter().map(|&b| u64::from(b)));
        }
        self.emit(code::INLINEASM);
    }

    fn expr(&mut self, ty: Type, expr: &ConstExpr) {
        let flags = InstFlags(expr.flags);
        match (expr.opcode, &*expr.operands) {
            (op, &[operand]) if op.is_cast() => {
                self.record.push(codes::cast_code(op));
                self.push_type_of(operand);
                self.push_value(operand);
                // `CE_CAST` has no place for flags; no constant expression that is a cast has any.
                self.w.abbreviated(&self.abbrevs.const_cast, &self.record);
            }
            (Opcode::FNeg, &[operand]) => {
                self.record.push(codes::UNOP_FNEG);
                self.push_value(operand);
                self.emit(code::CE_UNOP);
            }
            (op, &[lhs, rhs]) if op.is_binary() => {
                self.record.push(codes::binop_code(op));
                self.push_value(lhs);
                self.push_value(rhs);
                let flags = FlagFamily::of(op).encode(flags);
                self.record.extend((flags != 0).then_some(flags));
                self.emit(code::CE_BINOP);
            }
            (Opcode::GetElementPtr, _) => self.gep(expr, flags),
            (Opcode::ExtractElement, &[vector, index]) => {
                self.push_typed(vector);
                self.push_typed(index);
                self.emit(code::CE_EXTRACTELT);
            }
            (Opcode::InsertElement, &[vector, element, index]) => {
                self.push_value(vector);
                self.push_value(element);
                self.push_typed(index);
                self.emit(code::CE_INSERTELT);
            }
            (Opcode::ShuffleVector, &[lhs, rhs]) => self.shuffle(ty, lhs, rhs, &expr.mask),
            (op, _) => {
                let message = format!("constant expression '{}' has no place in bitcode", op.name());
                self.problem.get_or_insert(message);
            }
        }
    }

    fn push_typed(&mut self, value: Value) {
        self.push_type_of(value);
        self.push_value(value);
    }

    fn gep(&mut self, expr: &ConstExpr, flags: InstFlags) {
        self.record.extend([self.s.e.type_id(expr.source_ty), codes::gep_flags_code(flags)]);
        let mut code = code::CE_GEP;
        if let Some((start, end)) = expr.inrange {
            code = code::CE_GEP_WITH_INRANGE;
            let base = expr.operands.first().map_or(Type::PTR, |&base| self.s.scope.type_of(base));
            let env = &self.s.e.module.env;
            let bits = env.data_layout.index_bits(env.types.addr_space(base).unwrap_or(0));
            self.record.push(bits.into());
            push_range_bounds(&mut self.record, bits, &[start as u64], &[end as u64]);
        }
        expr.operands.iter().for_each(|&operand| self.push_typed(operand));
        self.emit(code);
    }

    fn shuffle(&mut self, ty: Type, lhs: Value, rhs: Value, mask: &[i32]) {
        let mut code = code::CE_SHUFFLEVEC;
        if self.s.scope.type_of(lhs) != ty {
            code = code::CE_SHUFVEC_EX;
            self.push_type_of(lhs);
        }
        self.push_value(lhs);
        self.push_value(rhs);
        let mask = self.ids.mask_id(mask, is_scalable(&self.s.e.module.types, ty));
        self.record.push(u64::from(self.s.first_id) + u64::from(mask));
        self.emit(code);
    }

    /// A shuffle mask or one of its elements.
    fn mask(&mut self, mask: MaskConst<'_>) {
        self.record.clear();
        let (mask, scalable) = match mask {
            MaskConst::Element(element) => {
                self.set_type(self.s.e.type_id(Type::I32));
                match element {
                    None => self.emit(code::POISON),
                    Some(0) => self.w.abbreviated(&self.abbrevs.null, &[]),
                    Some(n) => self.w.abbreviated(&self.abbrevs.integer, &[encode_signed(n.into())]),
                }
                return;
            }
            MaskConst::Vector { mask, scalable } => (mask, scalable),
        };
        self.set_type(self.s.e.types.mask_id(mask.len() as u32, scalable).into());
        if mask_needs_elements(mask, scalable) {
            let first = u64::from(self.s.first_id);
            self.record.extend(mask.iter().map(|&m| first + u64::from(self.ids.mask_element_id(m))));
            self.aggregate();
        } else if mask.iter().all(|&m| m == 0) {
            self.w.abbreviated(&self.abbrevs.null, &[]);
        } else if mask.iter().all(|&m| m < 0) {
            self.emit(code::POISON);
        } else {
            self.record.extend(mask.iter().map(|&m| u64::from(m as u32)));
            self.emit(code::DATA);
        }
    }
}

/// The value of the low `bits` bits as a signed number.
pub fn sign_extend(value: u64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    (value << unused) as i64 >> unused
}

/// An integer of more than 64 bits: its limbs without the zeros at the top.
pub fn push_limbs(record: &mut Vec<u64>, limbs: &[u64]) {
    let active = active_limbs(limbs);
    let limb = |i| limbs.get(i).copied().unwrap_or(0);
    record.extend((0..active).map(|i| encode_signed(limb(i) as i64)));
}

/// Number of limbs without the zeros at the top, at least one.
pub fn active_limbs(limbs: &[u64]) -> usize {
    limbs.iter().rposition(|&l| l != 0).map_or(1, |i| i + 1)
}

/// The bounds of a range of integers of `bits` bits.
pub fn push_range_bounds(record: &mut Vec<u64>, bits: u32, lower: &[u64], upper: &[u64]) {
    if bits > 64 {
        record.push(active_limbs(lower) as u64 | (active_limbs(upper) as u64) << 32);
        push_limbs(record, lower);
        push_limbs(record, upper);
    } else {
        let bound = |limbs: &[u64]| encode_signed(sign_extend(limbs.first().copied().unwrap_or(0), bits));
        record.extend([bound(lower), bound(upper)]);
    }
}

/// The limbs and the width of an integer constant.
pub fn integer<'a>(scope: Scope<'a>, types: &TypeTable, value: Value) -> Option<(&'a [u64], u32)> {
    let data = scope.constant(value)?;
    let bits = types.int_bits(data.ty)?;
    match &data.kind {
        ConstKind::Int(limb) => Some((std::slice::from_ref(limb), bits)),
        ConstKind::WideInt(limbs) => Some((limbs, bits)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_signed_up_to_64_bits() {
        let mut record = Vec::new();
        push_range_bounds(&mut record, 8, &[0xff], &[3]);
        assert_eq!(record, [encode_signed(-1), encode_signed(3)]);
        record.clear();
        push_range_bounds(&mut record, 128, &[5, 0], &[0, 1]);
        assert_eq!(record, [1 | 2 << 32, 10, 0, 2]);
    }
}
