//! DWARF expressions as text: operations with operands, separated by commas. Linear in their length.

use super::dwarf::Dwarf;
use super::reader::{Cursor, Encoding};
use super::unit::Unit;
use gimli::constants as c;

/// How operands of an operation are encoded.
#[derive(Clone, Copy)]
enum Operand {
    Unsigned(u8),
    Signed(u8),
    Uleb,
    Sleb,
    Address,
    /// An offset in `.debug_info`.
    Reference,
    /// The offset of a type in the unit.
    Type,
    /// As many bytes as the operand before says.
    Block,
    /// An expression, after its length.
    Expression,
}

/// Expressions inside expressions end at this depth.
const MAX_DEPTH: u32 = 16;

/// What surrounds an expression.
#[derive(Clone, Copy)]
pub(super) struct Context<'d, 'a> {
    pub dwarf: &'d Dwarf<'a>,
    /// The unit, which types are found in; expressions of frames have none.
    pub unit: Option<&'d Unit<'a>>,
    pub encoding: Encoding,
    pub verbose: bool,
}

pub(super) fn print(out: &mut String, bytes: &[u8], context: Context<'_, '_>) {
    if bytes.is_empty() {
        out.push_str("<empty>");
    }
    print_nested(out, bytes, context, 0);
}

fn print_nested(out: &mut String, bytes: &[u8], context: Context<'_, '_>, depth: u32) {
    let mut cursor = Cursor::new(bytes, 0, context.dwarf.object.is_little);
    let mut is_first = true;
    while !cursor.is_at_end() {
        let begin = cursor.at;
        let mut text = String::new();
        if operation(&mut text, &mut cursor, context, depth).is_none() {
            if !is_first {
                out.push_str(", ");
            }
            out.push_str("<decoding error>");
            for byte in &bytes[begin..] {
                out.push_str(&format!(" {byte:02x}"));
            }
            return;
        }
        if !std::mem::take(&mut is_first) {
            out.push_str(", ");
        }
        out.push_str(&text);
    }
}

fn operation(out: &mut String, cursor: &mut Cursor<'_>, context: Context<'_, '_>, depth: u32) -> Option<()> {
    let code = cursor.u8()?;
    let name = name(code)?;
    let operands = operands(code)?;
    out.push_str(name);
    if register_operation(out, code, cursor, context)? {
        return Some(());
    }
    let mut previous = 0;
    for operand in operands {
        match operand {
            Operand::Unsigned(len) => {
                previous = cursor.uint(*len)?;
                out.push_str(&format!(" 0x{previous:x}"));
            }
            Operand::Uleb => {
                previous = cursor.uleb()?;
                out.push_str(&format!(" 0x{previous:x}"));
            }
            Operand::Address => {
                out.push_str(&format!(" 0x{:x}", cursor.uint(context.encoding.address_bytes)?));
            }
            Operand::Reference => {
                out.push_str(&format!(" 0x{:x}", cursor.uint(context.encoding.offset_bytes())?));
            }
            Operand::Signed(len) => out.push_str(&format!(" {:+}", cursor.int(*len)?)),
            Operand::Sleb => out.push_str(&format!(" {:+}", cursor.sleb()?)),
            Operand::Type => type_operand(out, cursor.uleb()?, code, context),
            Operand::Block => {
                for byte in cursor.bytes(previous)? {
                    out.push_str(&format!(" 0x{byte:02x}"));
                }
            }
            Operand::Expression => {
                let length = cursor.uleb()?;
                let bytes = cursor.bytes(length)?;
                out.push('(');
                if depth < MAX_DEPTH {
                    print_nested(out, bytes, context, depth + 1);
                }
                out.push(')');
            }
        }
    }
    Some(())
}

fn type_operand(out: &mut String, offset: u64, code: u8, context: Context<'_, '_>) {
    let generic = matches!(
        c::DwOp(code),
        c::DW_OP_convert | c::DW_OP_reinterpret | c::DW_OP_GNU_convert | c::DW_OP_GNU_reinterpret
    );
    if offset == 0 && generic {
        out.push_str(" 0x0");
        return;
    }
    let Some(unit) = context.unit else {
        out.push_str(&format!(" 0x{offset:x}"));
        return;
    };
    let absolute = unit.header.offset.wrapping_add(offset);
    let die = context.dwarf.die_at(unit, absolute).filter(|die| die.tag() == c::DW_TAG_base_type);
    let Some(die) = die else {
        out.push_str(&format!(" <invalid base_type ref: 0x{offset:x}>"));
        return;
    };
    out.push_str(" (");
    if context.verbose {
        out.push_str(&format!("0x{offset:08x} -> "));
    }
    out.push_str(&format!("0x{absolute:08x})"));
    if let Some(name) = context.dwarf.short_name(die) {
        out.push_str(&format!(" \"{}\"", String::from_utf8_lossy(name)));
    }
}

/// Registers by their names. Whether the operation was one whose register has a name.
fn register_operation(
    out: &mut String,
    code: u8,
    cursor: &mut Cursor<'_>,
    context: Context<'_, '_>,
) -> Option<bool> {
    let mut ahead = *cursor;
    let number = match c::DwOp(code) {
        c::DwOp(0x50..=0x6f) => u64::from(code - 0x50),
        c::DwOp(0x70..=0x8f) => u64::from(code - 0x70),
        c::DW_OP_regx | c::DW_OP_bregx | c::DW_OP_regval_type | c::DW_OP_GNU_regval_type => ahead.uleb()?,
        _ => return Some(false),
    };
    let Some(register) = (context.dwarf.register_names)(number) else { return Some(false) };
    out.push_str(&format!(" {register}"));
    if matches!(code, 0x70..=0x8f) || code == c::DW_OP_bregx.0 {
        out.push_str(&format!("{:+}", ahead.sleb()?));
    } else if code == c::DW_OP_regval_type.0 || code == c::DW_OP_GNU_regval_type.0 {
        type_operand(out, ahead.uleb()?, code, context);
    }
    *cursor = ahead;
    Some(true)
}

fn name(code: u8) -> Option<&'static str> {
    match code {
        0xe1 => Some("DW_OP_HP_unknown"),
        0xe9 => Some("DW_OP_LLVM_user"),
        0xed => Some("DW_OP_WASM_location"),
        0xf0 => Some("DW_OP_GNU_uninit"),
        _ => c::DwOp(code).static_string(),
    }
}

/// How the operands are encoded; none if the operation is not known.
fn operands(code: u8) -> Option<&'static [Operand]> {
    use Operand::*;
    Some(match c::DwOp(code) {
        c::DW_OP_addr => &[Address],
        c::DW_OP_const1u | c::DW_OP_pick | c::DW_OP_deref_size | c::DW_OP_xderef_size => &[Unsigned(1)],
        c::DW_OP_const1s => &[Signed(1)],
        c::DW_OP_const2u | c::DW_OP_call2 => &[Unsigned(2)],
        c::DW_OP_const2s | c::DW_OP_bra | c::DW_OP_skip => &[Signed(2)],
        c::DW_OP_const4u | c::DW_OP_call4 => &[Unsigned(4)],
        c::DW_OP_const4s => &[Signed(4)],
        c::DW_OP_const8u => &[Unsigned(8)],
        c::DW_OP_const8s => &[Signed(8)],
        c::DW_OP_constu
        | c::DW_OP_plus_uconst
        | c::DW_OP_regx
        | c::DW_OP_piece
        | c::DW_OP_addrx
        | c::DW_OP_constx
        | c::DW_OP_GNU_addr_index
        | c::DW_OP_GNU_const_index => &[Uleb],
        c::DW_OP_consts | c::DW_OP_fbreg => &[Sleb],
        c::DwOp(0x70..=0x8f) => &[Sleb],
        c::DW_OP_bregx => &[Uleb, Sleb],
        c::DW_OP_bit_piece => &[Uleb, Uleb],
        c::DW_OP_call_ref => &[Reference],
        c::DW_OP_implicit_value => &[Uleb, Block],
        c::DW_OP_implicit_pointer | c::DW_OP_GNU_implicit_pointer => &[Reference, Sleb],
        c::DW_OP_entry_value | c::DW_OP_GNU_entry_value => &[Expression],
        c::DW_OP_const_type | c::DW_OP_GNU_const_type => &[Type, Unsigned(1), Block],
        c::DW_OP_regval_type | c::DW_OP_GNU_regval_type => &[Uleb, Type],
        c::DW_OP_deref_type | c::DW_OP_xderef_type | c::DW_OP_GNU_deref_type => &[Unsigned(1), Type],
        c::DW_OP_convert | c::DW_OP_reinterpret | c::DW_OP_GNU_convert | c::DW_OP_GNU_reinterpret => &[Type],
        c::DW_OP_GNU_parameter_ref => &[Unsigned(4)],
        _ if name(code).is_some() && !matches!(code, 0xe9 | 0xed | 0xfd) => &[],
        _ => return None,
    })
}
