//! Constants blocks.
//!
//! A constant may be made of constants with higher numbers. What can be made at once is; the rest waits until the block
//! is complete and is then made operands first, with an explicit stack. So every constant is made once, in canonical
//! form, and a cycle is noticed.

use super::attributes::{constant_range, wide_int};
use super::lazy::BlockBound;
use super::{index_below, string_of};
use crate::bitstream::{Cursor, Error, Record};
use crate::codes::{self, FlagFamily, constants as code, decode_signed};
use ir::constant::{ConstExpr, ConstKind, ConstPool, InlineAsm, PtrAuth, data_element_bytes};
use ir::global::GlobalData;
use ir::inst::InstFlags;
use ir::types::{TypeData, TypeTable};
use ir::value::{Block, MAX_VALUES, MdOperandId, ValueKind};
use ir::{ConstData, Global, Opcode, Type, Value};
use support::entity::PrimaryMap;

/// Stands in tables of values for one that is not known yet. No operand has this number.
pub(super) const UNRESOLVED: Value = Value::metadata(MdOperandId::from_u32(MAX_VALUES - 1));

/// Reads constants blocks of a module or a function.
pub(super) struct ConstReader<'c> {
    /// Where the constants go.
    pub pool: &'c mut ConstPool,
    /// The module's pool, if `pool` is a function's.
    pub module_pool: Option<&'c ConstPool>,
    pub types: &'c TypeTable,
    pub globals: &'c PrimaryMap<Global, GlobalData>,
    pub type_ids: &'c [Type],
    /// Values by number: those of the module, if this is a function, and then `values`.
    pub base: &'c [Value],
    pub values: &'c mut Vec<Value>,
    pub bounds: &'c mut Vec<BlockBound>,
}

/// A constant that waits for others.
struct Pending<'a> {
    index: usize,
    ty: Type,
    record: Record<'a>,
    /// Numbers of the constants it is made of.
    operands: Vec<u64>,
    visited: bool,
}

impl ConstReader<'_> {
    /// Reads the block that was entered. Its constants get the next numbers.
    pub fn read_block<'a>(&mut self, cursor: &mut Cursor<'a>, record: &mut Record<'a>) -> Result<(), Error> {
        let mut ty = Type::I32;
        let mut pending = Vec::new();
        let mut operands = Vec::new();
        while cursor.next_record(record)? {
            if record.code == code::SETTYPE {
                ty = self.type_id(record.op(0)?, record)?;
                if ty == Type::VOID || matches!(self.types.get(ty), TypeData::Function { .. }) {
                    return Err(record.error("constants of a type without values"));
                }
                continue;
            }
            if self.pool.len() + 1 >= MAX_VALUES as usize {
                return Err(record.error("too many constants"));
            }
            operands.clear();
            operand_ids(record, &mut operands)?;
            let value = if operands.iter().all(|&id| self.value(id).is_some()) {
                self.build(ty, record)?
            } else {
                let (index, operands) = (self.values.len(), operands.clone());
                pending.push(Pending { index, ty, record: record.clone(), operands, visited: false });
                UNRESOLVED
            };
            self.values.push(value);
        }
        self.resolve(&mut pending)
    }

    /// Makes what waits, operands first.
    fn resolve(&mut self, pending: &mut [Pending<'_>]) -> Result<(), Error> {
        // Index in `pending`, and how many of its operands are done.
        let mut stack: Vec<(usize, usize)> = Vec::new();
        for start in 0..pending.len() {
            if !pending[start].visited {
                pending[start].visited = true;
                stack.push((start, 0));
            }
            while let Some((at, done)) = stack.last_mut() {
                let item = &pending[*at];
                let Some(&id) = item.operands.get(*done) else {
                    let value = self.build(item.ty, &item.record)?;
                    self.values[item.index] = value;
                    stack.pop();
                    continue;
                };
                *done += 1;
                if self.value(id).is_some() {
                    continue;
                }
                let operand = id
                    .checked_sub(self.base.len() as u64)
                    .and_then(|i| pending.binary_search_by_key(&i, |p| p.index as u64).ok())
                    .ok_or_else(|| item.record.error("constant refers to an unknown value"))?;
                if pending[operand].visited {
                    return Err(item.record.error("constant that is made of itself"));
                }
                pending[operand].visited = true;
                stack.push((operand, 0));
            }
        }
        Ok(())
    }

    /// The value with this number, if it is known.
    fn value(&self, id: u64) -> Option<Value> {
        let value = match index_below(id, self.base.len()) {
            Some(i) => self.base[i],
            None => *self.values.get(usize::try_from(id).ok()?.checked_sub(self.base.len())?)?,
        };
        (value != UNRESOLVED).then_some(value)
    }

    fn constant(&self, op: usize, record: &Record<'_>) -> Result<Value, Error> {
        let value = self.value(record.op(op)?).filter(|v| v.is_constant());
        value.ok_or_else(|| record.error("constant refers to something that is not a constant"))
    }

    fn global(&self, op: usize, record: &Record<'_>) -> Result<Global, Error> {
        let global = self.constant(op, record)?.as_global();
        global.ok_or_else(|| record.error("constant refers to something that is not a global"))
    }

    fn type_id(&self, id: u64, record: &Record<'_>) -> Result<Type, Error> {
        index_below(id, self.type_ids.len())
            .map(|i| self.type_ids[i])
            .ok_or_else(|| record.error("unknown type number"))
    }

    fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Global(g) => self.globals[g].ty,
            ValueKind::ModuleConst(c) => self.module_pool.unwrap_or(self.pool).get(c).ty,
            ValueKind::LocalConst(c) => self.pool.get(c).ty,
            _ => Type::VOID,
        }
    }

    /// Makes the constant of a record. Its operands are known.
    fn build(&mut self, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let mismatch = || record.error("constant does not fit its type");
        let kind = match record.code {
            code::NULL => return self.null(ty, record),
            code::UNDEF => ConstKind::Undef,
            code::POISON => ConstKind::Poison,
            code::INTEGER => {
                let value = decode_signed(record.op(0)?) as u64;
                let words = [value, if (value as i64) < 0 { u64::MAX } else { 0 }];
                match self.types.int_bits(ty) {
                    Some(bits) if bits <= 128 => {
                        return Ok(self.pool.int_from_limbs(self.types, ty, &words));
                    }
                    _ => return Err(mismatch()),
                }
            }
            code::WIDE_INTEGER => {
                let bits = self.types.int_bits(ty).ok_or_else(mismatch)?;
                let limbs = wide_int(bits, &record.ops);
                return Ok(self.pool.int_from_limbs(self.types, ty, &limbs));
            }
            code::FLOAT => self.float(ty, record)?,
            code::AGGREGATE => return self.aggregate(ty, record),
            code::STRING | code::CSTRING | code::DATA => return self.data(ty, record),
            code::CE_BINOP => self.binary(ty, record)?,
            code::CE_CAST => self.cast(record)?,
            code::CE_GEP
            | code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD => self.gep(record)?,
            code::CE_EXTRACTELT => {
                let index = if record.ops.len() >= 4 { 3 } else { 2 };
                self.expr(Opcode::ExtractElement, &[1, index], record)?
            }
            code::CE_INSERTELT => {
                let index = if record.ops.len() >= 4 { 3 } else { 2 };
                self.expr(Opcode::InsertElement, &[0, 1, index], record)?
            }
            code::CE_SHUFFLEVEC => self.shuffle(&[0, 1, 2], record)?,
            code::CE_SHUFVEC_EX => self.shuffle(&[1, 2, 3], record)?,
            code::BLOCKADDRESS => self.block_address(record)?,
            code::DSO_LOCAL_EQUIVALENT => ConstKind::DsoLocalEquivalent(self.global(1, record)?),
            code::NO_CFI_VALUE => ConstKind::NoCfi(self.global(1, record)?),
            code::PTRAUTH | code::PTRAUTH2 => self.ptrauth(record)?,
            code::INLINEASM => self.inline_asm(record)?,
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 => {
                return Err(record.error("typed pointers (LLVM < 15) are not supported: old inline assembly"));
            }
            code::CE_SELECT => return Err(removed("select", record)),
            code::CE_CMP => return Err(removed("comparison", record)),
            code::CE_UNOP => return Err(removed("fneg", record)),
            unknown => return Err(record.error(format!("unknown constant record {unknown}"))),
        };
        if let ConstKind::Expr(_) = kind
            && [Type::TOKEN, Type::LABEL, Type::METADATA].contains(&ty)
        {
            return Err(mismatch());
        }
        Ok(self.pool.intern(ConstData { ty, kind }))
    }

    fn null(&mut self, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let no_null = [Type::LABEL, Type::METADATA].contains(&ty) || self.types.is_opaque_struct(ty);
        if no_null {
            return Err(record.error("zero of a type that has none"));
        }
        Ok(self.pool.null(self.types, ty))
    }

    fn float(&self, ty: Type, record: &Record<'_>) -> Result<ConstKind, Error> {
        let low = record.op(0)?;
        Ok(match ty {
            Type::HALF | Type::BFLOAT => ConstKind::Float(low & 0xffff),
            Type::FLOAT => ConstKind::Float(low & 0xffff_ffff),
            Type::DOUBLE => ConstKind::Float(low),
            // Sign and exponent are in the first word's upper half, out of historical accident.
            Type::X86_FP80 => ConstKind::WideFloat([low << 16 | record.op(1)? & 0xffff, low >> 48]),
            Type::FP128 | Type::PPC_FP128 => ConstKind::WideFloat([low, record.op(1)?]),
            _ => return Err(record.error("float constant of a type that is not a float")),
        })
    }

    fn aggregate(&mut self, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let count = record.ops.len();
        let fits = match self.types.get(ty) {
            TypeData::Array { len, .. } => *len == count as u64,
            TypeData::Vector { len, scalable, .. } => *len as usize == count && !scalable,
            _ => self.types.struct_body(ty).is_some_and(|(fields, _)| fields.len() == count),
        };
        let mut elements = Vec::with_capacity(count);
        for i in 0..count {
            let value = self.constant(i, record)?;
            if !fits || self.types.aggregate_element(ty, i as u64) != Some(self.type_of(value)) {
                return Err(record.error("aggregate constant does not fit its type"));
            }
            elements.push(value);
        }
        if !fits {
            return Err(record.error("aggregate constant does not fit its type"));
        }
        Ok(self.pool.aggregate(self.module_pool, self.types, ty, &elements))
    }

    /// Elements given as numbers; of a `CSTRING` without the zero at the end.
    fn data(&mut self, ty: Type, record: &Record<'_>) -> Result<Value, Error> {
        let mismatch = || record.error("data constant does not fit its type");
        let (elem, len) = match *self.types.get(ty) {
            TypeData::Array { elem, len } => (elem, len),
            TypeData::Vector { elem, len, scalable: false } => (elem, len.into()),
            _ => return Err(mismatch()),
        };
        let elem_bytes = data_element_bytes(self.types, elem).ok_or_else(mismatch)?;
        let terminator = usize::from(record.code == code::CSTRING);
        if (record.ops.len() + terminator) as u64 != len || (record.code != code::DATA && elem != Type::I8) {
            return Err(mismatch());
        }
        let bytes = if elem_bytes == 1 {
            let mut bytes = string_of(&record.ops);
            bytes.resize(bytes.len() + terminator, 0);
            bytes
        } else {
            record.ops.iter().flat_map(|op| op.to_le_bytes().into_iter().take(elem_bytes)).collect()
        };
        Ok(self.pool.data(ty, &bytes))
    }

    /// An expression whose operands are at these places of the record.
    fn expr(&self, opcode: Opcode, places: &[usize], record: &Record<'_>) -> Result<ConstKind, Error> {
        let operands = places.iter().map(|&p| self.constant(p, record)).collect::<Result<_, _>>()?;
        Ok(expression(ConstExpr {
            opcode,
            flags: 0,
            operands,
            source_ty: Type::VOID,
            inrange: None,
            mask: Box::default(),
        }))
    }

    fn binary(&self, ty: Type, record: &Record<'_>) -> Result<ConstKind, Error> {
        let opcode = codes::binop_from_code(record.op(0)?, self.types.is_float_or_float_vector(ty))
            .ok_or_else(|| record.error("unknown binary operation"))?;
        if !matches!(opcode, Opcode::Add | Opcode::Sub | Opcode::Xor) {
            return Err(removed(opcode.name(), record));
        }
        let flags = FlagFamily::of(opcode).decode(record.ops.get(3).copied().unwrap_or(0));
        let (lhs, rhs) = (self.constant(1, record)?, self.constant(2, record)?);
        if self.type_of(lhs) != ty || self.type_of(rhs) != ty {
            return Err(record.error("operands of the wrong type"));
        }
        Ok(with_flags(self.expr(opcode, &[1, 2], record)?, flags))
    }

    fn cast(&self, record: &Record<'_>) -> Result<ConstKind, Error> {
        let opcode = codes::cast_from_code(record.op(0)?).ok_or_else(|| record.error("unknown cast"))?;
        let kept = [
            Opcode::Trunc,
            Opcode::PtrToInt,
            Opcode::PtrToAddr,
            Opcode::IntToPtr,
            Opcode::BitCast,
            Opcode::AddrSpaceCast,
        ];
        if !kept.contains(&opcode) {
            return Err(removed(opcode.name(), record));
        }
        let flags = FlagFamily::of(opcode).decode(record.ops.get(3).copied().unwrap_or(0));
        Ok(with_flags(self.expr(opcode, &[2], record)?, flags))
    }

    fn shuffle(&self, places: &[usize; 3], record: &Record<'_>) -> Result<ConstKind, Error> {
        let mask = self.constant(places[2], record)?;
        let mask = shuffle_mask(self.types, mask, |v| self.data_of(v))
            .ok_or_else(|| record.error("shuffle mask is not a constant vector of i32"))?;
        match self.expr(Opcode::ShuffleVector, &places[..2], record)? {
            ConstKind::Expr(mut expr) => {
                expr.mask = mask.into();
                Ok(ConstKind::Expr(expr))
            }
            other => Ok(other),
        }
    }

    fn data_of(&self, value: Value) -> Option<&ConstData> {
        match value.kind() {
            ValueKind::ModuleConst(_) => self.module_pool.unwrap_or(self.pool).lookup(value),
            _ => self.pool.lookup(value),
        }
    }

    fn gep(&self, record: &Record<'_>) -> Result<ConstKind, Error> {
        let first = gep_operands(record)?;
        let source_ty = match first.source {
            Some(op) => self.type_id(record.op(op)?, record)?,
            None => return Err(record.error("typed pointers (LLVM < 15) are not supported")),
        };
        let places: Vec<usize> = (first.operands..record.ops.len()).step_by(2).map(|i| i + 1).collect();
        let kind = self.expr(Opcode::GetElementPtr, &places, record)?;
        let ConstKind::Expr(mut expr) = kind else { return Ok(kind) };
        let base = expr.operands.first().map(|&b| self.type_of(b));
        if !base.is_some_and(|ty| self.types.is_ptr_or_ptr_vector(ty)) {
            return Err(record.error("getelementptr without a pointer"));
        }
        if expr.operands[1..].iter().any(|&i| !self.types.is_int_or_int_vector(self.type_of(i))) {
            return Err(record.error("getelementptr with an index that is not an integer"));
        }
        expr.flags = first.flags.0;
        expr.source_ty = source_ty;
        expr.inrange = first.inrange;
        Ok(ConstKind::Expr(expr))
    }

    fn block_address(&mut self, record: &Record<'_>) -> Result<ConstKind, Error> {
        let func = self.global(1, record)?;
        let block = record.op(2)?;
        let is_function = self.globals[func].as_function().is_some();
        if !is_function || block == 0 || block >= u64::from(MAX_VALUES) {
            return Err(record.error("invalid block address"));
        }
        let block = block as u32;
        self.bounds.push(BlockBound { func, block, bit: record.bit });
        Ok(ConstKind::BlockAddress { func, block: Block::from_u32(block) })
    }

    fn ptrauth(&mut self, record: &Record<'_>) -> Result<ConstKind, Error> {
        let pointer = self.constant(0, record)?;
        let deactivation_symbol = match record.code {
            code::PTRAUTH2 => self.constant(4, record)?,
            _ => self.pool.null(self.types, Type::PTR),
        };
        Ok(ConstKind::PtrAuth(Box::new(PtrAuth {
            pointer,
            key: self.constant(1, record)?,
            discriminator: self.constant(2, record)?,
            addr_discriminator: self.constant(3, record)?,
            deactivation_symbol,
        })))
    }

    fn inline_asm(&self, record: &Record<'_>) -> Result<ConstKind, Error> {
        let fn_ty = self.type_id(record.op(0)?, record)?;
        if !matches!(self.types.get(fn_ty), TypeData::Function { .. }) {
            return Err(record.error("inline assembly whose type is not a function type"));
        }
        let flags = record.op(1)?;
        let rest = record.ops.get(2..).unwrap_or_default();
        let counted = |ops: &[u64]| -> Option<(Box<[u8]>, usize)> {
            let (&len, chars) = ops.split_first()?;
            let len = index_below(len, chars.len() + 1)?;
            Some((string_of(&chars[..len]).into(), 1 + len))
        };
        let too_few = || record.error("too few operands");
        let (asm, used) = counted(rest).ok_or_else(too_few)?;
        let (constraints, _) = counted(&rest[used..]).ok_or_else(too_few)?;
        Ok(ConstKind::InlineAsm(Box::new(InlineAsm {
            fn_ty,
            asm,
            constraints,
            side_effect: flags & code::asm::SIDE_EFFECT != 0,
            align_stack: flags & code::asm::ALIGN_STACK != 0,
            intel_dialect: flags & code::asm::INTEL_DIALECT != 0,
            can_throw: flags & code::asm::CAN_THROW != 0,
        })))
    }
}

fn removed(what: &str, record: &Record<'_>) -> Error {
    record.error(format!("constant expression '{what}', which LLVM has removed, is not supported"))
}

fn expression(expr: ConstExpr) -> ConstKind {
    ConstKind::Expr(Box::new(expr))
}

fn with_flags(kind: ConstKind, flags: InstFlags) -> ConstKind {
    match kind {
        ConstKind::Expr(mut expr) => {
            expr.flags = flags.0;
            ConstKind::Expr(expr)
        }
        other => other,
    }
}

/// What is before the operands of a `getelementptr` record.
struct GepHead {
    /// Place of the source element type.
    source: Option<usize>,
    flags: InstFlags,
    inrange: Option<(i64, i64)>,
    /// Place of the first (type, value) pair.
    operands: usize,
}

fn gep_operands(record: &Record<'_>) -> Result<GepHead, Error> {
    let ops = &record.ops;
    let has_source = match record.code {
        code::CE_GEP_OLD | code::CE_INBOUNDS_GEP => ops.len() % 2 == 1,
        _ => true,
    };
    let mut head = GepHead {
        source: has_source.then_some(0),
        flags: InstFlags::NONE,
        inrange: None,
        operands: usize::from(has_source),
    };
    match record.code {
        code::CE_GEP => {
            head.flags = codes::gep_flags_from_code(record.op(1)?);
            head.operands += 1;
        }
        code::CE_GEP_WITH_INRANGE => {
            head.flags = codes::gep_flags_from_code(record.op(1)?);
            let bits = record.op(2)?;
            if bits == 0 || bits > 64 {
                return Err(record.error("inrange of an unsupported width"));
            }
            let (range, used) = constant_range(bits as u32, &ops[3..], record)?;
            let signed = |limbs: &[u64]| {
                let unused = 64 - bits as u32;
                (limbs.first().copied().unwrap_or(0) << unused) as i64 >> unused
            };
            head.inrange = Some((signed(&range.lower), signed(&range.upper)));
            head.operands += 2 + used;
        }
        // The index that was `inrange` needs sizes of types to become a range; it is only a hint and dropped.
        code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
            head.flags = codes::gep_flags_from_code(record.op(1)? & 1);
            head.operands += 1;
        }
        code::CE_INBOUNDS_GEP => head.flags = codes::gep_flags_from_code(1),
        _ => {}
    }
    if head.operands >= ops.len() || !(ops.len() - head.operands).is_multiple_of(2) {
        return Err(record.error("too few operands"));
    }
    Ok(head)
}

/// The numbers of the constants that a constant is made of.
fn operand_ids(record: &Record<'_>, ids: &mut Vec<u64>) -> Result<(), Error> {
    let ops = &record.ops;
    let places: &[usize] = match record.code {
        code::AGGREGATE => {
            ids.extend_from_slice(ops);
            return Ok(());
        }
        code::CE_GEP
        | code::CE_GEP_OLD
        | code::CE_INBOUNDS_GEP
        | code::CE_GEP_WITH_INRANGE
        | code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
            let first = gep_operands(record)?.operands;
            ids.extend(ops[first..].iter().skip(1).step_by(2));
            return Ok(());
        }
        code::CE_BINOP => &[1, 2],
        code::CE_CAST => &[2],
        code::CE_EXTRACTELT if ops.len() >= 4 => &[1, 3],
        code::CE_EXTRACTELT => &[1, 2],
        code::CE_INSERTELT if ops.len() >= 4 => &[0, 1, 3],
        code::CE_INSERTELT | code::CE_SHUFFLEVEC => &[0, 1, 2],
        code::CE_SHUFVEC_EX => &[1, 2, 3],
        code::BLOCKADDRESS | code::DSO_LOCAL_EQUIVALENT | code::NO_CFI_VALUE => &[1],
        code::PTRAUTH => &[0, 1, 2, 3],
        code::PTRAUTH2 => &[0, 1, 2, 3, 4],
        _ => &[],
    };
    for &place in places {
        ids.push(record.op(place)?);
    }
    Ok(())
}

/// The elements of a constant vector of `i32` as a shuffle mask.
pub(super) fn shuffle_mask<'c>(
    types: &TypeTable,
    mask: Value,
    data_of: impl Fn(Value) -> Option<&'c ConstData>,
) -> Option<Vec<i32>> {
    let data = data_of(mask)?;
    let TypeData::Vector { elem: Type::I32, len, scalable } = *types.get(data.ty) else { return None };
    let len = len as usize;
    // The elements of zero, undef and poison need not be in the file, so their number needs a bound.
    const MAX_SPLAT: usize = 1 << 20;
    match &data.kind {
        ConstKind::Null if len <= MAX_SPLAT => Some(vec![0; len]),
        ConstKind::Undef | ConstKind::Poison if len <= MAX_SPLAT => Some(vec![-1; len]),
        ConstKind::Data(bytes) if !scalable => {
            let (words, _) = bytes.as_chunks::<4>();
            Some(words.iter().map(|w| i32::from_le_bytes(*w)).collect())
        }
        ConstKind::Aggregate(elements) if !scalable => elements
            .iter()
            .map(|&element| match data_of(element)?.kind {
                ConstKind::Int(value) => Some(value as u32 as i32),
                ConstKind::Undef | ConstKind::Poison => Some(-1),
                _ => None,
            })
            .collect(),
        _ => None,
    }
}
