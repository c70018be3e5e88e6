//! Names of a description as constants, for the code of a target that is compiled in.
//!
//! ```text
//! pub mod op { pub const ADD32rr: u16 = 17; … }
//! pub mod reg { pub const RAX: ::mc::Reg = ::mc::Reg(55); … }
//! pub mod forms { pub const MRMDestReg: u8 = 16; … }                                   (a GenericEnum)
//! pub mod string_operands { pub struct Row { … } pub const ROWS: &[Row] = &[ … ]; }  (a GenericTable)
//! ```
//!
//! A column of a table whose `TypeOf_` is one of the modules has constants of it (`string TypeOf_Node = "node"`).
//!
//! The build script writes them beside the image, so they are the numbers in it, and a name that the description lacks does
//! not compile. Nothing looks names up when a tool starts. O(names).

use super::records::write_rows;
use super::{Source, identifier};
use std::collections::BTreeSet;
use tables::Image;
use tables::calling_conv::CallingConv;
use tables::expr::InstPredicate;
use tables::image::Str;
use tables::inst_info::InstInfo;
use tables::instructions::{Fixup, Specifier};
use tables::nodes::NodeOp;
use tables::registers::{CalleeSaved, Register, RegisterClass, SubRegIndex};
use tables::selection::{ComplexFunction, TargetNode};
use tables::subtarget::Feature;

/// Modules whose constants cells of tables may be, and the types of these.
const TYPES: &[(&str, &str)] = &[
    ("reg", "::mc::Reg"),
    ("class", "u16"),
    ("part", "u16"),
    ("feature", "u16"),
    ("specifier", "u8"),
    ("fixup", "u16"),
    ("node", "::tables::NodeOp"),
    ("convention", "usize"),
    ("saved", "usize"),
];

/// The modules of constants.
pub fn write(image: &Image) -> String {
    let mut text = String::new();
    let mut out = Source { out: &mut text, depth: 0 };
    let info = InstInfo::new(image);
    let names = |strings: Vec<Str>| strings.into_iter().map(|s| image.string(s).to_owned()).collect();
    let opcodes = (0..info.num_opcodes() as u16).map(|opcode| info.name(opcode).to_owned()).collect();
    module(&mut out, "op", "Opcodes.", opcodes, |n| ("u16", n.to_string()));
    let registers = names(image.records::<Register>().iter().map(|r| r.name).collect());
    module(&mut out, "reg", "Registers.", registers, |n| ("::mc::Reg", format!("::mc::Reg({n})")));
    let classes = names(image.records::<RegisterClass>().iter().map(|c| c.name).collect());
    module(&mut out, "class", "Register classes.", classes, |n| ("u16", n.to_string()));
    let parts = names(image.records::<SubRegIndex>().iter().map(|i| i.name).collect());
    module(&mut out, "part", "Indices of parts of registers.", parts, |n| ("u16", n.to_string()));
    let features = names(image.records::<Feature>().iter().map(|f| f.name).collect());
    module(&mut out, "feature", "Features of processors.", features, |n| ("u16", n.to_string()));
    let specifiers = names(image.records::<Specifier>().iter().map(|s| s.name).collect());
    module(&mut out, "specifier", "Parts of symbols.", specifiers, |n| ("u8", n.to_string()));
    let fixups = names(image.records::<Fixup>().iter().map(|f| f.name).collect());
    module(&mut out, "fixup", "Kinds of fixups.", fixups, |n| ("u16", n.to_string()));
    let predicates: Vec<InstPredicate> = image.records().iter().collect();
    let functions = names(predicates.iter().map(|p| p.name).collect());
    module(&mut out, "predicate", "Functions on instructions.", functions, |n| {
        ("u32", predicates[n].function.to_string())
    });
    let nodes: Vec<String> = names(image.records::<TargetNode>().iter().map(|n| n.name).collect());
    let nodes = nodes.into_iter().map(|name| name.rsplit("::").next().unwrap_or("").to_owned()).collect();
    module(&mut out, "node", "Operations that the target adds.", nodes, |n| {
        ("::tables::NodeOp", format!("::tables::NodeOp({})", usize::from(NodeOp::FIRST_TARGET) + n))
    });
    let functions = names(image.records::<ComplexFunction>().iter().map(|f| f.name).collect());
    module(&mut out, "complex", "Functions of complex patterns.", functions, |n| ("u16", n.to_string()));
    let conventions = names(image.records::<CallingConv>().iter().map(|c| c.name).collect());
    module(&mut out, "convention", "Calling conventions.", conventions, |n| ("usize", n.to_string()));
    let saved = names(image.records::<CalleeSaved>().iter().map(|c| c.name).collect());
    module(&mut out, "saved", "Lists of callee-saved registers.", saved, |n| ("usize", n.to_string()));
    write_rows(image, TYPES, &mut out);
    text
}

/// A module with a constant for each name; of equal names, the first counts.
fn module(
    out: &mut Source<'_>,
    module: &str,
    what: &str,
    names: Vec<String>,
    value: impl Fn(usize) -> (&'static str, String),
) {
    out.line(&format!("/// {what}"));
    out.open(&format!("pub mod {module} "));
    let mut known = BTreeSet::new();
    for (number, name) in names.iter().enumerate() {
        if !name.is_empty() && known.insert(identifier(name)) {
            let (ty, value) = value(number);
            out.constant(name, ty, value);
        }
    }
    out.close();
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::image::ImageBuilder;
    use tables::search::{CellKind, EnumTable, EnumValue, SearchCell, SearchTable};

    #[test]
    fn numbers_are_those_of_records() {
        let mut builder = ImageBuilder::new();
        for name in ["", "A.0", "A_0", "B"] {
            let name = builder.string(name);
            builder.push(Register { name, ..Register::default() });
        }
        let name = builder.string("TOYISD::CALL");
        builder.push(TargetNode { name, flags: 0 });
        let members =
            [("Fine", 3), ("Wide", 300)].map(|(name, value)| EnumValue { value, name: builder.string(name) });
        let (name, values) = (builder.string("ToyForms"), builder.push_all(&members));
        builder.push(EnumTable { name, values });
        let fields = ["Base", "Form"].map(|name| builder.string(name));
        let types = ["reg", ""].map(|name| builder.string(name));
        let base = builder.string("B").0.into();
        let cells = [base, 300].map(|value| SearchCell { value });
        let kinds = [CellKind::Text, CellKind::Enum].map(|kind| kind as u16);
        let table = SearchTable {
            name: builder.string("ToyBases"),
            fields: builder.push_all(&fields),
            kinds: builder.numbers(&kinds),
            types: builder.push_all(&types),
            cells: builder.push_all(&cells),
            ..SearchTable::default()
        };
        builder.push(table);
        let text = write(&Image::new(builder.finish()).unwrap());
        let forms = "pub mod toy_forms {\n    pub const Fine: u16 = 3;\n    pub const Wide: u16 = 300;\n}";
        assert!(text.contains(forms), "{text}");
        assert!(text.contains("pub base: ::mc::Reg,\n        pub form: u16,"), "{text}");
        assert!(text.contains("Row { base: super::reg::B, form: 300 },"), "{text}");
        // The second name would be the same identifier.
        let registers = "pub mod reg {\n    pub const A_0: ::mc::Reg = ::mc::Reg(1);\n    \
                         pub const B: ::mc::Reg = ::mc::Reg(3);\n}";
        assert!(text.contains(registers), "{text}");
        assert!(text.contains("pub const CALL: ::tables::NodeOp = ::tables::NodeOp(1024);"), "{text}");
    }
}
