//! `-gen-searchable-tables` and `-gen-callingconv`.

use super::{Source, identifier, list, literal, snake_case};
use tables::Image;
use tables::calling_conv::{CallingConv, CcAction, CcKind, CcTest};
use tables::register_info::RegisterInfo;
use tables::search::{CellKind, EnumTable, EnumValue, SearchIndex, SearchTable, Table};

// ---- Tables -------------------------------------------------------------------------------------------------------------

pub fn write_tables(image: &Image, out: &mut Source<'_>) {
    for found in image.records::<EnumTable>().iter() {
        write_enum(image, found, identifier(image.string(found.name)), "i64", out);
    }
    for record in image.records::<SearchTable>().iter() {
        let name = image.string(record.name);
        if let Some(table) = Table::by_name(image, name) {
            write_table(image, name, table, out);
        }
    }
}

fn write_enum(image: &Image, found: EnumTable, module: String, ty: &str, out: &mut Source<'_>) {
    out.line(&format!("/// Members of {}.", image.string(found.name)));
    out.open(&format!("pub mod {module} "));
    for EnumValue { value, name } in image.list(found.values).iter() {
        out.constant(image.string(name), ty, value);
    }
    out.close();
}

/// The same for the code of a target that is compiled in: numbers have the shortest type that holds all of a column, and text
/// whose type is one of the modules in `names` is a constant of it. There are no look-ups.
pub fn write_rows(image: &Image, names: &[(&str, &str)], out: &mut Source<'_>) {
    for found in image.records::<EnumTable>().iter() {
        let ty = shortest(image.list(found.values).iter().map(|v| v.value));
        write_enum(image, found, snake_case(image.string(found.name)), ty, out);
    }
    for record in image.records::<SearchTable>().iter() {
        let name = image.string(record.name);
        let Some(table) = Table::by_name(image, name) else { continue };
        let strings = |list| image.list(list).iter().map(|s| image.string(s));
        let fields: Vec<String> = strings(record.fields).map(identifier).collect();
        let types: Vec<&str> = strings(record.types).collect();
        let constants = |i: usize| names.iter().find(|(module, _)| types.get(i) == Some(module));
        out.line(&format!("/// Rows of {name}."));
        out.open(&format!("pub mod {} ", snake_case(name)));
        out.line("#[derive(Clone, Copy, Debug)]");
        out.open("pub struct Row ");
        for (i, field) in fields.iter().enumerate() {
            let ty = match (table.kind(i), constants(i)) {
                (CellKind::Text, Some((_, ty))) => ty,
                (CellKind::Number | CellKind::Enum, _) => {
                    shortest((0..table.num_rows()).map(|row| table.number(row, i)))
                }
                (kind, _) => rust_type(kind),
            };
            out.line(&format!("pub {}: {ty},", snake_case(field)));
        }
        out.close();
        let row = |row: usize| {
            let cell = |(i, field): (usize, &String)| {
                let field = snake_case(field);
                match (table.kind(i), constants(i)) {
                    (CellKind::Text, Some((module, _))) => {
                        format!("{field}: super::{module}::{}", identifier(table.text(row, i)))
                    }
                    (CellKind::Text, None) => format!("{field}: {:?}", table.text(row, i)),
                    _ => format!("{field}: {}", table.number(row, i)),
                }
            };
            let cells: Vec<String> = fields.iter().enumerate().map(cell).collect();
            format!("Row {{ {} }}", cells.join(", "))
        };
        out.constants("ROWS", "Row", (0..table.num_rows()).map(row));
        out.close();
    }
}

/// The shortest type of some numbers.
fn shortest(numbers: impl Iterator<Item = i64> + Clone) -> &'static str {
    let (least, greatest) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
    match (least, greatest) {
        (..0, _) => "i64",
        (_, ..=0xff) => "u8",
        (_, ..=0xffff) => "u16",
        (_, ..=0xffff_ffff) => "u32",
        _ => "i64",
    }
}

fn rust_type(kind: CellKind) -> &'static str {
    match kind {
        CellKind::Number | CellKind::Enum => "i64",
        CellKind::Text => "&'static str",
        CellKind::Instruction => "u16",
    }
}

fn write_table(image: &Image, name: &str, table: Table<'_>, out: &mut Source<'_>) {
    let fields: Vec<String> =
        image.list(table.record.fields).iter().map(|f| identifier(image.string(f))).collect();
    out.open(&format!("pub mod {} ", identifier(name)));
    out.line("#[derive(Debug)]");
    out.open("pub struct Row ");
    for (i, field) in fields.iter().enumerate() {
        out.line(&format!("pub {field}: {},", rust_type(table.kind(i))));
    }
    out.close();
    let row = |row: usize| {
        let cell = |(i, field): (usize, &String)| match table.kind(i) {
            CellKind::Text => format!("{field}: {:?}", table.text(row, i)),
            _ => format!("{field}: {}", table.number(row, i)),
        };
        let cells: Vec<String> = fields.iter().enumerate().map(cell).collect();
        format!("Row {{ {} }}", cells.join(", "))
    };
    out.table("ROWS", "Row", (0..table.num_rows()).map(row));
    for index in table.indices().iter().filter(|i| !image.string(i.name).is_empty()) {
        write_lookup(image, table, &fields, index, out);
    }
    out.close();
}

/// A look-up: a binary search over the rows in the order of the key. Text is compared without regard to case.
fn write_lookup(
    image: &Image,
    table: Table<'_>,
    fields: &[String],
    index: SearchIndex,
    out: &mut Source<'_>,
) {
    let name = snake_case(image.string(index.name));
    let order = format!("{}_ORDER", name.to_ascii_uppercase());
    out.numbers(&order, "u32", image.list(index.rows).iter());
    let key: Vec<usize> = image.list(index.fields).iter().map(usize::from).collect();
    let params: Vec<String> = key
        .iter()
        .map(|&k| format!("{}: {}", fields[k], rust_type(table.kind(k)).replace("'static ", "")))
        .collect();
    let compare: Vec<String> = key
        .iter()
        .map(|&k| match table.kind(k) {
            CellKind::Text => {
                format!("row.{0}.to_ascii_uppercase().cmp(&{0}.to_ascii_uppercase())", fields[k])
            }
            _ => format!("row.{0}.cmp(&{0})", fields[k]),
        })
        .collect();
    let order_of = compare.join(".then_with(|| ").to_owned() + &")".repeat(compare.len().saturating_sub(1));
    out.line("/// All rows with this key.");
    out.open(&format!("pub fn {name}({}) -> impl Iterator<Item = &'static Row> ", params.join(", ")));
    out.line(&format!("let order = |row: &Row| {order_of};"));
    out.line(&format!("let first = {order}.partition_point(|&r| order(&ROWS[r as usize]).is_lt());"));
    out.line(&format!("let last = {order}.partition_point(|&r| order(&ROWS[r as usize]).is_le());"));
    out.line(&format!("{order}[first..last].iter().map(|&r| &ROWS[r as usize])"));
    out.close();
}

// ---- Calling conventions ------------------------------------------------------------------------------------------------

pub fn write_calling_conventions(image: &Image, out: &mut Source<'_>) {
    for line in [
        "/// What is done with a value. Conditions lead to another action.",
        "#[derive(Debug)]",
        "pub enum Action {",
        "    IfType(&'static [&'static str], &'static Action),",
        "    /// A function over the subtarget, index plus 1.",
        "    If(u32, &'static Action),",
        "    /// A question about function or value, and whether the answer is to be yes.",
        "    Test(&'static str, bool, &'static Action),",
        "    IfConvention(&'static str, &'static Action),",
        "    /// The first of these that is free, and those taken with each.",
        "    Registers(&'static [u16], &'static [u16]),",
        "    RegistersAndStack(&'static [u16], u16, u16),",
        "    /// Bytes and alignment; 0 takes them from the type.",
        "    Stack(u16, u16, &'static [u16]),",
        "    ByVal(u16, u16),",
        "    Promote(&'static [&'static str]),",
        "    PromoteToUpperBits(&'static [&'static str]),",
        "    BitConvert(&'static [&'static str]),",
        "    Truncate(&'static [&'static str]),",
        "    Indirect(&'static [&'static str]),",
        "    Delegate(&'static [Action]),",
        "    Custom(&'static str),",
        "    /// If an odd number of these is free, one is left out.",
        "    SkipOddRegister(&'static [u16]),",
        "    /// A number in two of these, or one and the stack.",
        "    SplitBits(&'static [u16]),",
        "    RegisterAndBits(&'static [u16], &'static [u16]),",
        "    /// The stack goes on at a multiple of two registers' bytes.",
        "    AlignStack,",
        "    /// Registers by the number of the slot, bytes of a slot, alignment.",
        "    Slot(&'static [u16], u16, u16),",
        "    /// Two of them.",
        "    SplitSlots(&'static [u16], u16),",
        "    /// Bytes from the stack pointer.",
        "    Place(u16),",
        "    Nothing,",
        "}",
    ] {
        out.line(line);
    }
    let conventions: Vec<CallingConv> = image.records::<CallingConv>().iter().collect();
    for convention in &conventions {
        if convention.is_custom != 0 {
            out.line(&format!("// {} is code.", image.string(convention.name)));
        }
        let actions = image.list(convention.actions).iter().map(|a| action_text(image, &conventions, a, 0));
        let name = identifier(image.string(convention.name));
        out.line(&format!("pub static {name}: &[Action] = &["));
        actions.for_each(|a| out.line(&format!("    {a},")));
        out.line("];");
    }
}

/// An action as an expression. Conditions nest as deep as the builder allows.
fn action_text(image: &Image, conventions: &[CallingConv], action: CcAction, depth: u32) -> String {
    if depth > 64 {
        return "Action::Nothing".to_owned();
    }
    let info = RegisterInfo::new(image);
    let types = list(image.list(action.types).iter().map(|t| format!("{:?}", t.to_string())));
    let register = |r: u16| format!("{r} /* {} */", info.name(r));
    let registers = list(image.list(action.registers).iter().map(register));
    let shadows = list(image.list(action.shadows).iter().map(register));
    let then = || match image.list(action.then).get(0) {
        Some(then) => format!("&{}", action_text(image, conventions, then, depth + 1)),
        None => "&Action::Nothing".to_owned(),
    };
    let (size, align) = (action.size, action.align);
    let text = match CcKind::from_number(action.kind) {
        CcKind::None => "Nothing".to_owned(),
        CcKind::IfType => format!("IfType({types}, {})", then()),
        CcKind::If => format!("If({}, {})", action.number, then()),
        CcKind::Test => {
            let test = CcTest::from_number(action.number).map_or("", |t| CcTest::SPELLINGS[t as usize].0);
            format!("Test({test:?}, {}, {})", action.negated == 0, then())
        }
        CcKind::IfConvention => format!("IfConvention({}, {})", literal(image, action.text), then()),
        CcKind::Registers => format!("Registers({registers}, {shadows})"),
        CcKind::RegistersAndStack => format!("RegistersAndStack({registers}, {size}, {align})"),
        CcKind::Stack => format!("Stack({size}, {align}, {shadows})"),
        CcKind::ByVal => format!("ByVal({size}, {align})"),
        CcKind::Promote => format!("Promote({types})"),
        CcKind::PromoteToUpperBits => format!("PromoteToUpperBits({types})"),
        CcKind::BitConvert => format!("BitConvert({types})"),
        CcKind::Truncate => format!("Truncate({types})"),
        CcKind::Indirect => format!("Indirect({types})"),
        CcKind::Delegate => {
            let target = conventions.get(action.number as usize).copied().unwrap_or_default();
            format!("Delegate({})", identifier(image.string(target.name)))
        }
        CcKind::Custom => format!("Custom({})", literal(image, action.text)),
        CcKind::SkipOddRegister => format!("SkipOddRegister({registers})"),
        CcKind::SplitBits => format!("SplitBits({registers})"),
        CcKind::RegisterAndBits => format!("RegisterAndBits({registers}, {shadows})"),
        CcKind::AlignStack => "AlignStack".to_owned(),
        CcKind::Slot => format!("Slot({registers}, {size}, {align})"),
        CcKind::SplitSlots => format!("SplitSlots({registers}, {size})"),
        CcKind::Place => format!("Place({size})"),
    };
    format!("Action::{text}")
}
