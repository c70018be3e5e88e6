//! The type table.
//!
//! A type is made of types before it: with opaque pointers nothing is recursive, so a reference to a later type is an
//! error, and types are never cyclic.

use super::{index_below, string_of};
use crate::bitstream::{Cursor, Error, Record};
use crate::codes::types as code;
use ir::types::{MAX_ADDRESS_SPACE, MAX_INT_BITS, TargetExtType, TypeData, TypeTable};
use ir::{Env, Type};

/// Reads the TYPE block that was entered; `ids` becomes the types by number.
pub(super) fn read<'a>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<'a>,
    env: &mut Env,
    ids: &mut Vec<Type>,
) -> Result<(), Error> {
    if !ids.is_empty() {
        return Err(cursor.error("second type table"));
    }
    // The name for the struct or target type that comes next.
    let mut name = Vec::new();
    while cursor.next_record(record)? {
        match record.code {
            code::NUMENTRY => {}
            code::STRUCT_NAME => name = string_of(&record.ops),
            _ => {
                let ty = Decoder { types: &mut env.types, ids, record }.decode(&mut name)?;
                ids.push(ty);
            }
        }
    }
    Ok(())
}

struct Decoder<'d, 'a> {
    types: &'d mut TypeTable,
    ids: &'d [Type],
    record: &'d Record<'a>,
}

impl Decoder<'_, '_> {
    fn decode(&mut self, name: &mut Vec<u8>) -> Result<Type, Error> {
        Ok(match self.record.code {
            code::VOID => Type::VOID,
            code::FLOAT => Type::FLOAT,
            code::DOUBLE => Type::DOUBLE,
            code::LABEL => Type::LABEL,
            code::HALF => Type::HALF,
            code::BFLOAT => Type::BFLOAT,
            code::X86_FP80 => Type::X86_FP80,
            code::FP128 => Type::FP128,
            code::PPC_FP128 => Type::PPC_FP128,
            code::METADATA => Type::METADATA,
            code::TOKEN => Type::TOKEN,
            code::X86_AMX => Type::X86_AMX,
            // The type is gone; LLVM reads it as a vector of the same size.
            code::X86_MMX => self.types.vector(Type::I64, 1, false),
            code::INTEGER => {
                let bits = self.number(0, u64::from(MAX_INT_BITS), "integer type width")?;
                if bits == 0 {
                    return Err(self.record.error("integer type width out of range"));
                }
                self.types.int(bits)
            }
            code::OPAQUE_POINTER => {
                let addr_space = self.number(0, u64::from(MAX_ADDRESS_SPACE), "address space")?;
                self.types.ptr(addr_space)
            }
            code::POINTER => {
                return Err(self.record.error("typed pointers (LLVM < 15) are not supported"));
            }
            code::ARRAY => {
                let elem = self.element(1)?;
                self.types.array(elem, self.record.op(0)?)
            }
            code::VECTOR => self.vector()?,
            code::STRUCT_ANON => {
                let fields = self.fields(1)?;
                self.types.literal_struct(&fields, self.record.op(0)? != 0)
            }
            code::STRUCT_NAMED => {
                let fields = self.fields(1)?;
                let packed = self.record.op(0)? != 0;
                let ty = self.types.new_identified(Some(&std::mem::take(name)));
                self.types.set_body(ty, &fields, packed);
                ty
            }
            code::OPAQUE => self.types.new_identified(Some(&std::mem::take(name))),
            code::FUNCTION => self.function()?,
            code::TARGET_TYPE => self.target_type(std::mem::take(name))?,
            code::FUNCTION_OLD => {
                return Err(self.record.error("function types of LLVM < 3.0 are not supported"));
            }
            unknown => return Err(self.record.error(format!("unknown type record {unknown}"))),
        })
    }

    fn number(&self, op: usize, max: u64, what: &str) -> Result<u32, Error> {
        let value = self.record.op(op)?;
        if value > max {
            return Err(self.record.error(format!("{what} out of range")));
        }
        Ok(value as u32)
    }

    fn lookup(&self, id: u64) -> Result<Type, Error> {
        index_below(id, self.ids.len())
            .map(|i| self.ids[i])
            .ok_or_else(|| self.record.error("type refers to a type that is not before it"))
    }

    /// The type that an operand names, which must be fit for being part of an array or struct.
    fn element(&self, op: usize) -> Result<Type, Error> {
        let ty = self.lookup(self.record.op(op)?)?;
        let bad = [Type::VOID, Type::LABEL, Type::METADATA, Type::X86_AMX].contains(&ty)
            || matches!(self.types.get(ty), TypeData::Function { .. });
        if bad { Err(self.record.error("invalid element type")) } else { Ok(ty) }
    }

    fn fields(&self, first: usize) -> Result<Vec<Type>, Error> {
        (first..self.record.ops.len()).map(|i| self.element(i)).collect()
    }

    fn vector(&mut self) -> Result<Type, Error> {
        let elem = self.element(1)?;
        let is_scalar = self.types.is_int(elem)
            || self.types.is_float(elem)
            || self.types.is_ptr(elem)
            || matches!(self.types.get(elem), TypeData::TargetExt(_));
        if !is_scalar {
            return Err(self.record.error("invalid vector element type"));
        }
        let len = self.number(0, u64::from(u32::MAX), "vector length")?;
        if len == 0 {
            return Err(self.record.error("vector of length 0"));
        }
        let scalable = self.record.ops.get(2).is_some_and(|&s| s != 0);
        Ok(self.types.vector(elem, len, scalable))
    }

    fn function(&mut self) -> Result<Type, Error> {
        let vararg = self.record.op(0)? != 0;
        let ret = self.lookup(self.record.op(1)?)?;
        let is_function = |ty| matches!(self.types.get(ty), TypeData::Function { .. });
        if is_function(ret) || ret == Type::LABEL || ret == Type::METADATA {
            return Err(self.record.error("invalid result type of a function"));
        }
        let mut params = Vec::with_capacity(self.record.ops.len());
        for &id in &self.record.ops[2..] {
            let ty = self.lookup(id)?;
            if ty == Type::VOID || is_function(ty) {
                return Err(self.record.error("invalid parameter type of a function"));
            }
            params.push(ty);
        }
        Ok(self.types.function(ret, &params, vararg))
    }

    fn target_type(&mut self, name: Vec<u8>) -> Result<Type, Error> {
        let (&count, rest) =
            self.record.ops.split_first().ok_or_else(|| self.record.error("too few operands"))?;
        let count =
            index_below(count, rest.len() + 1).ok_or_else(|| self.record.error("too few operands"))?;
        let (types, ints) = rest.split_at(count);
        let types = types.iter().map(|&id| self.lookup(id)).collect::<Result<_, _>>()?;
        let ints = ints.iter().map(|&n| n as u32).collect();
        let data = TargetExtType { name: name.into(), types, ints };
        Ok(self.types.intern(TypeData::TargetExt(Box::new(data))))
    }
}
