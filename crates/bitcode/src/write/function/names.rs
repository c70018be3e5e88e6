//! The symbol table of a function: names of parameters, blocks and instructions.

use super::Locals;
use crate::bitstream::writer::{Abbrev, BitWriter, StringEncoding};
use crate::codes::{block, symtab_entry};
use crate::write::abbrevs::Abbrevs;
use crate::write::enumerate::Enumeration;
use ir::function::Function;
use ir::value::Value;

const WIDTH: u32 = 4;

/// Writes the block, if anything has a name.
pub fn write(
    w: &mut BitWriter,
    abbrevs: &Abbrevs,
    e: &Enumeration<'_>,
    locals: &Locals<'_>,
    func: &Function,
) {
    let args = func.params.keys().map(Value::arg);
    let insts = func
        .blocks()
        .flat_map(|b| std::iter::once(Value::block(b)).chain(func.block_insts(b).map(Value::inst)));
    let mut open = false;
    for value in args.chain(insts) {
        let name = func.names.get(value);
        if name.is_empty() {
            continue;
        }
        if !std::mem::replace(&mut open, true) {
            w.enter_block(block::VALUE_SYMTAB, WIDTH);
        }
        let id = u64::from(locals.value_id(e, value));
        match abbrev(abbrevs, value, name) {
            (abbrev, None) => w.abbreviated_with_bytes(abbrev, &[id], name),
            (abbrev, Some(code)) => w.abbreviated_with_bytes(abbrev, &[code, id], name),
        }
    }
    if open {
        w.exit_block();
    }
}

/// The abbreviation for a name, and the record's code if the abbreviation does not imply it.
fn abbrev<'e>(abbrevs: &'e Abbrevs, value: Value, name: &[u8]) -> (&'e Abbrev, Option<u64>) {
    match (value.as_block().is_some(), StringEncoding::of(name)) {
        (true, StringEncoding::Char6) => (&abbrevs.block_name_char6, None),
        (true, _) => (&abbrevs.name_8bit, Some(symtab_entry::BBENTRY.into())),
        (false, StringEncoding::Char6) => (&abbrevs.name_char6, None),
        (false, StringEncoding::SevenBit) => (&abbrevs.name_7bit, None),
        (false, StringEncoding::EightBit) => (&abbrevs.name_8bit, Some(symtab_entry::ENTRY.into())),
    }
}
