//! `-gen-instr-info`.

use super::{Source, functions, identifier, list, literal, snake_case};
use tables::Image;
use tables::expr::InstPredicate;
use tables::image::Records;
use tables::inst_info::InstInfo;
use tables::instructions::{InstrMap, Instruction, Operand};

pub fn write(image: &Image, out: &mut Source<'_>) {
    let info = InstInfo::new(image);
    let opcodes = 0..info.num_opcodes() as u16;
    for opcode in opcodes.clone() {
        out.constant(info.name(opcode), "u16", opcode);
    }
    out.constant("INSTRUCTION_LIST_END", "u16", info.num_opcodes());
    out.line("");
    out.open("pub struct OperandDesc ");
    out.line("pub name: &'static str,");
    out.line("/// Register class plus 1; 0 if it is no register.");
    out.line("pub class: u16,");
    out.line("/// The operand that it must be equal to, plus 1.");
    out.line("pub tied_to: u8,");
    out.line("pub flags: u8,");
    out.close();
    out.open("pub struct InstDesc ");
    out.line("pub opcode: u16,");
    out.line("pub name: &'static str,");
    out.line("/// Definitions first.");
    out.line("pub operands: &'static [OperandDesc],");
    out.line("pub num_defs: u8,");
    out.line("/// Bytes; 0 if that varies.");
    out.line("pub size: u8,");
    out.line("pub sched_class: u16,");
    out.line("/// Bits of `tables::instructions::inst_flags`.");
    out.line("pub flags: u64,");
    out.line("pub ts_flags: u64,");
    out.line("pub implicit_uses: &'static [u16],");
    out.line("pub implicit_defs: &'static [u16],");
    out.close();
    out.line("/// By opcode.");
    out.table("INSTS", "InstDesc", opcodes.clone().map(|o| descriptor(image, info, o)));
    let mut by_name: Vec<u16> = opcodes.collect();
    by_name.sort_by_key(|&o| info.name(o));
    out.line("/// Opcodes in the order of their names.");
    out.numbers("BY_NAME", "u16", by_name);
    out.open("pub fn opcode_by_name(name: &str) -> Option<u16> ");
    out.line("let found = BY_NAME.binary_search_by_key(&name, |&o| INSTS[o as usize].name).ok()?;");
    out.line("Some(BY_NAME[found])");
    out.close();
    out.line("/// The number of the operand with this name.");
    out.open("pub fn get_named_operand_idx(opcode: u16, name: &str) -> Option<usize> ");
    out.line("INSTS.get(opcode as usize)?.operands.iter().position(|o| o.name == name)");
    out.close();
    for map in image.records::<InstrMap>().iter() {
        write_relation(image, map, out);
    }
    write_predicates(image, out);
}

fn descriptor(image: &Image, info: InstInfo<'_>, opcode: u16) -> String {
    let record: Instruction = info.instruction(opcode);
    let operand = |o: Operand| {
        format!(
            "OperandDesc {{ name: {}, class: {}, tied_to: {}, flags: {} }}",
            literal(image, o.name),
            o.class,
            o.tied_to,
            o.flags
        )
    };
    format!(
        "InstDesc {{ opcode: {opcode}, name: {:?}, operands: {}, num_defs: {}, size: {}, sched_class: {}, \
         flags: {:#x}, ts_flags: {:#x}, implicit_uses: {}, implicit_defs: {} }}",
        info.name(opcode),
        list(info.operands(opcode).iter().map(operand)),
        record.num_defs,
        record.size,
        record.sched_class,
        record.flags,
        record.ts_flags,
        list(info.implicit_uses(opcode).iter()),
        list(info.implicit_defs(opcode).iter()),
    )
}

/// A relation: an enumeration of the columns, and a look-up by binary search.
fn write_relation(image: &Image, map: InstrMap, out: &mut Source<'_>) {
    let name = image.string(map.name);
    let fields: Vec<&str> = image.list(map.column_fields).iter().map(|f| image.string(f)).collect();
    let column_type = identifier(&fields.join("_"));
    let columns = image.list(map.columns);
    let rows: Records<'_, u16> = image.list(map.rows);
    let width = columns.len() + 1;
    // Relations may share their columns' fields; the function's name keeps the items apart.
    out.open(&format!("pub mod {} ", identifier(name)));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]");
    out.open(&format!("pub enum {column_type} "));
    for column in columns.iter() {
        out.line(&format!("{column_type}_{},", image.string(column)));
    }
    out.close();
    out.line("/// Key, then one opcode for each column; ascending by key.");
    let row = |r: usize| {
        let cells = (1..width).map(|c| match rows.get(r * width + c) {
            Some(u16::MAX) | None => "None".to_owned(),
            Some(opcode) => format!("Some({opcode})"),
        });
        let cells: Vec<String> = cells.collect();
        format!("({}, [{}])", rows.get(r * width).unwrap_or(0), cells.join(", "))
    };
    let ty = format!("(u16, [Option<u16>; {}])", width - 1);
    out.table("ROWS", &ty, (0..rows.len() / width).map(row));
    out.close();
    let path = identifier(name);
    out.line(&format!("pub use {path}::{column_type} as {path}_{column_type};"));
    out.open(&format!(
        "pub fn {}(opcode: u16, column: {path}::{column_type}) -> Option<u16> ",
        snake_case(name)
    ));
    out.line(&format!("let row = {path}::ROWS.binary_search_by_key(&opcode, |r| r.0).ok()?;"));
    out.line(&format!("{path}::ROWS[row].1[column as usize]"));
    out.close();
}

fn write_predicates(image: &Image, out: &mut Source<'_>) {
    let predicates = image.records::<InstPredicate>();
    if predicates.is_empty() {
        return;
    }
    functions::write_prelude(out);
    let mut functions = functions::Functions::new(image);
    for predicate in predicates.iter() {
        let body = functions.call(predicate.function, &[]);
        let name = snake_case(image.string(predicate.name));
        out.line(&format!("pub fn {name}(mi: &dyn InstView) -> bool {{ {body} != 0 }}"));
    }
    functions.write_called(out);
}
