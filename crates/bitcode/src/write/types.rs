//! The TYPE block.

use super::enumerate::Enumeration;
use super::enumerate::types::TypeEntry;
use crate::bitstream::writer::AbbrevOp::{self, Array, Char6, Fixed, Literal, Vbr};
use crate::bitstream::writer::{Abbrev, BitWriter, StringEncoding};
use crate::codes::{block, types as code};
use ir::types::{IdentifiedStructData, Type, TypeData};

const WIDTH: u32 = 4;

struct Abbrevs {
    pointer: Abbrev,
    function: Abbrev,
    literal_struct: Abbrev,
    struct_name: Abbrev,
    named_struct: Abbrev,
    array: Abbrev,
}

impl Abbrevs {
    fn define(w: &mut BitWriter, ty: AbbrevOp) -> Abbrevs {
        Abbrevs {
            pointer: w.define_abbrev(&[Literal(code::OPAQUE_POINTER), Literal(0)]),
            function: w.define_abbrev(&[Literal(code::FUNCTION), Fixed(1), Array, ty]),
            literal_struct: w.define_abbrev(&[Literal(code::STRUCT_ANON), Fixed(1), Array, ty]),
            struct_name: w.define_abbrev(&[Literal(code::STRUCT_NAME), Array, Char6]),
            named_struct: w.define_abbrev(&[Literal(code::STRUCT_NAMED), Fixed(1), Array, ty]),
            array: w.define_abbrev(&[Literal(code::ARRAY), Vbr(8), ty]),
        }
    }
}

pub fn write(w: &mut BitWriter, e: &Enumeration<'_>) {
    w.enter_block(block::TYPE, WIDTH);
    let abbrevs = Abbrevs::define(w, Fixed(e.types.bits()));
    w.record(code::NUMENTRY, &[e.types.order().len() as u64]);
    let mut record = Vec::new();
    for &entry in e.types.order() {
        match entry {
            TypeEntry::Type(ty) => write_type(w, e, &abbrevs, ty, &mut record),
            TypeEntry::Mask { len, scalable } => {
                write_vector(w, len, e.type_id(Type::I32), scalable);
            }
        }
    }
    w.exit_block();
}

fn write_type(w: &mut BitWriter, e: &Enumeration<'_>, abbrevs: &Abbrevs, ty: Type, record: &mut Vec<u64>) {
    record.clear();
    let simple = |w: &mut BitWriter, code| w.record(code, &[]);
    match e.module.types.get(ty) {
        TypeData::Void => simple(w, code::VOID),
        TypeData::Half => simple(w, code::HALF),
        TypeData::BFloat => simple(w, code::BFLOAT),
        TypeData::Float => simple(w, code::FLOAT),
        TypeData::Double => simple(w, code::DOUBLE),
        TypeData::X86Fp80 => simple(w, code::X86_FP80),
        TypeData::Fp128 => simple(w, code::FP128),
        TypeData::PpcFp128 => simple(w, code::PPC_FP128),
        TypeData::Label => simple(w, code::LABEL),
        TypeData::Token => simple(w, code::TOKEN),
        TypeData::Metadata => simple(w, code::METADATA),
        TypeData::X86Amx => simple(w, code::X86_AMX),
        TypeData::Int(bits) => w.record(code::INTEGER, &[u64::from(*bits)]),
        TypeData::Ptr { addr_space: 0 } => w.abbreviated(&abbrevs.pointer, &[0]),
        TypeData::Ptr { addr_space } => w.record(code::OPAQUE_POINTER, &[u64::from(*addr_space)]),
        TypeData::Array { elem, len } => w.abbreviated(&abbrevs.array, &[*len, e.type_id(*elem)]),
        TypeData::Vector { elem, len, scalable } => write_vector(w, *len, e.type_id(*elem), *scalable),
        TypeData::Struct { fields, packed } => {
            record.push(u64::from(*packed));
            record.extend(fields.iter().map(|&f| e.type_id(f)));
            w.abbreviated(&abbrevs.literal_struct, record);
        }
        TypeData::Function { ret, params, vararg } => {
            record.push(u64::from(*vararg));
            record.push(e.type_id(*ret));
            record.extend(params.iter().map(|&p| e.type_id(p)));
            w.abbreviated(&abbrevs.function, record);
        }
        TypeData::Identified(id) => {
            write_identified(w, e, abbrevs, e.module.types.identified(*id), record);
        }
        TypeData::TargetExt(ext) => {
            write_struct_name(w, abbrevs, &ext.name);
            record.push(ext.types.len() as u64);
            record.extend(ext.types.iter().map(|&t| e.type_id(t)));
            record.extend(ext.ints.iter().map(|&i| u64::from(i)));
            w.record(code::TARGET_TYPE, record);
        }
    }
}

fn write_vector(w: &mut BitWriter, len: u32, elem: u64, scalable: bool) {
    let values = [len.into(), elem, 1];
    w.record(code::VECTOR, if scalable { &values } else { &values[..2] });
}

fn write_identified(
    w: &mut BitWriter,
    e: &Enumeration<'_>,
    abbrevs: &Abbrevs,
    data: &IdentifiedStructData,
    record: &mut Vec<u64>,
) {
    if let Some(name) = &data.name {
        write_struct_name(w, abbrevs, name);
    }
    match &data.body {
        Some(body) => {
            record.push(u64::from(body.packed));
            record.extend(body.fields.iter().map(|&f| e.type_id(f)));
            w.abbreviated(&abbrevs.named_struct, record);
        }
        None => w.record(code::OPAQUE, &[0]),
    }
}

/// The name of the struct or target type that follows.
fn write_struct_name(w: &mut BitWriter, abbrevs: &Abbrevs, name: &[u8]) {
    match StringEncoding::of(name) {
        StringEncoding::Char6 => w.abbreviated_with_bytes(&abbrevs.struct_name, &[], name),
        _ => w.record_with_bytes(code::STRUCT_NAME, &[], name),
    }
}
