//! Instructions and aliases of a description whose instructions are single words, as `tblgen -print-records` shows them.
//!
//! Of the records only what a comparison needs is kept: fields as text, by name.

use crate::Result;
use crate::machine::{output, root};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Records by name; of each its classes and its fields as they are printed.
pub struct Description {
    records: BTreeMap<String, Record>,
}

#[derive(Default)]
pub struct Record {
    classes: Vec<String>,
    fields: BTreeMap<String, String>,
}

/// One instruction that can be decoded.
pub struct Encoding {
    /// Bits that are always the same, and what they are.
    pub mask: u32,
    pub value: u32,
    /// The other bits, by operand.
    pub fields: Vec<Vec<u32>>,
}

/// A line of assembly with names of operands in it, and the record of each operand.
pub struct Syntax {
    pub name: String,
    pub text: String,
    operands: BTreeMap<String, String>,
}

impl Description {
    /// The records of `targets/NAME/td/FILE`.
    pub fn read(ours: &Path, folder: &str, file: &str) -> Result<Description> {
        let td = root().join("targets").join(folder).join("td");
        let mut command = Command::new(ours);
        command.args(["tblgen", "-print-records", "-I"]).arg(root().join("crates/tablegen/include"));
        let text = output(command.arg("-I").arg(&td).arg(td.join(file)))?;
        let mut records = BTreeMap::new();
        let mut current: Option<(String, Record)> = None;
        for line in String::from_utf8_lossy(&text).lines() {
            if let Some((name, classes)) = line.strip_prefix("def ").and_then(|l| l.split_once(" {")) {
                let classes = classes.trim_start().trim_start_matches("//").split_whitespace();
                let classes = classes.map(str::to_owned).collect();
                current = Some((name.to_owned(), Record { classes, ..Record::default() }));
            } else if line == "}" {
                records.extend(current.take());
            } else if let Some((_, record)) = &mut current
                && let Some((declared, value)) = line.split_once(" = ")
                && let Some((_, field)) = declared.rsplit_once(' ')
            {
                record.fields.insert(field.to_owned(), value.trim_end_matches(';').to_owned());
            }
        }
        if records.is_empty() { Err(format!("{file} has no records")) } else { Ok(Description { records }) }
    }

    fn of(&self, class: &str) -> impl Iterator<Item = (&String, &Record)> {
        self.records.iter().filter(move |(_, record)| record.is(class))
    }

    /// The value for `-mattr=` that turns on everything that the description knows.
    pub fn all_features(&self) -> String {
        let names = self.of("SubtargetFeature").map(|(_, record)| format!("+{}", record.string("Name")));
        names.collect::<Vec<_>>().join(",")
    }

    fn is_machine(record: &Record) -> bool {
        record.field("isPseudo") == "0"
            && record.field("isCodeGenOnly") == "0"
            && record.field("Inst").starts_with('{')
    }

    /// What the decoder knows.
    pub fn encodings(&self) -> Vec<Encoding> {
        let machine = self.of("Instruction").filter(|(_, record)| Self::is_machine(record));
        let decoded = machine.filter(|(_, record)| record.field("isAsmParserOnly") == "0");
        decoded.filter_map(|(_, record)| Encoding::parse(record.field("Inst"))).collect()
    }

    /// How instructions and aliases are written.
    pub fn syntaxes(&self) -> Vec<Syntax> {
        let instructions =
            self.of("Instruction").filter(|(_, r)| Self::is_machine(r)).map(|(name, record)| {
                let dags = [record.field("OutOperandList"), record.field("InOperandList")];
                Syntax::new(name, record.string("AsmString"), &dags)
            });
        let aliases = self.of("InstAlias").map(|(_, record)| {
            let result = record.field("ResultInst");
            Syntax::new(result, record.string("AsmString"), &[result])
        });
        instructions.chain(aliases).filter(|syntax| !syntax.text.is_empty()).collect()
    }

    /// Lines that a syntax stands for: the operands take their values in step, and then each of them all of its values
    /// while the others keep their first.
    pub fn lines(&self, syntax: &Syntax) -> Vec<String> {
        let choices: BTreeMap<&str, Vec<String>> =
            syntax.operands.iter().map(|(name, record)| (name.as_str(), self.values(record))).collect();
        let longest = choices.values().map(Vec::len).max().unwrap_or(1);
        let in_step = (0..longest).map(|round| (None, round));
        let each =
            choices.iter().flat_map(|(name, all)| (0..all.len()).map(move |round| (Some(*name), round)));
        let mut lines: Vec<String> = Vec::new();
        for (only, round) in in_step.chain(each) {
            let value = |name: &str| {
                let all = choices.get(name)?;
                let index = if only.is_none_or(|only| only == name) { round } else { 0 };
                all.get(index % all.len().max(1)).cloned()
            };
            lines.push(substitute(&syntax.text, &value));
        }
        lines.sort();
        lines.dedup();
        lines
    }

    /// Texts that an operand of this kind may be. Some of them may be refused.
    fn values(&self, name: &str) -> Vec<String> {
        let Some(record) = self.records.get(name) else { return Vec::new() };
        if record.is("SpelledByNumber") {
            return spelled(&record.string("Spelling"), record.field("ListLength"));
        }
        if record.is("RegisterOperand") {
            return self.values(record.field("RegClass"));
        }
        if record.is("RegisterClass") {
            return self.registers(record.field("MemberList"));
        }
        let mut values: Vec<String> = Vec::new();
        if record.is("NamedOperand") {
            let names = list(record.field("Names")).filter_map(|name| self.records.get(name));
            values.extend(names.map(|value| value.string("Name")));
        }
        if record.is("TableNamed") {
            let (table, field) = (record.string("NameTable"), record.string("NameField"));
            values.extend(self.of(&table).map(|(_, row)| row.string(&field)));
        }
        if record.is("HasFixups") {
            let fixups = list(record.field("Fixups")).filter_map(|name| self.records.get(name));
            let specifiers = fixups.filter_map(|fixup| self.records.get(fixup.field("Spec")));
            values.extend(specifiers.map(|spec| format!("{}sym", prefix(&spec.string("Text")))));
        }
        if values.is_empty() || record.is("HasFixups") || record.is("Const") {
            values.extend(NUMBERS.iter().map(|number| format!("#{number}")));
        }
        values
    }

    /// The last number and the last few names of a class: what is encoded as 31 comes last.
    fn registers(&self, members: &str) -> Vec<String> {
        let mut names = Vec::new();
        for piece in members.split(['(', ')', ',']).map(str::trim) {
            if let Some(pattern) = piece.strip_prefix("sequence \"").and_then(|p| p.strip_suffix('"')) {
                names.push(pattern.replace("%u", "5"));
                names.push(pattern.replace("%u", "12"));
            }
            let name = piece.rsplit(' ').next().unwrap_or_default();
            names.push(name.to_owned());
        }
        let known = names.iter().filter_map(|name| self.records.get(name)).filter(|r| r.is("Register"));
        let mut found: Vec<String> = known.map(|record| record.string("AsmName")).collect();
        found.reverse();
        found.dedup();
        found.truncate(6);
        found
    }
}

/// Constants at the edges of fields.
const NUMBERS: &[i64] = &[
    1,
    0,
    2,
    3,
    4,
    7,
    8,
    12,
    15,
    16,
    24,
    31,
    32,
    48,
    63,
    64,
    90,
    127,
    180,
    255,
    256,
    504,
    1008,
    4095,
    4096,
    32760,
    65535,
    65536,
    -1,
    -2,
    -8,
    -16,
    -64,
    -256,
    -4096,
    0xff00ff,
    0x7fff_ffff,
    0xffff_0000,
];

impl Record {
    fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|c| c == class)
    }

    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn string(&self, name: &str) -> String {
        self.field(name).trim_matches('"').to_owned()
    }
}

impl Encoding {
    /// From the bits as they are printed, the highest first: `{ 1, 0, Rd{4}, … }`.
    fn parse(bits: &str) -> Option<Encoding> {
        let bits: Vec<&str> = bits.trim_matches(['{', '}', ' ']).split(", ").collect();
        if bits.len() != 32 {
            return None;
        }
        let mut encoding = Encoding { mask: 0, value: 0, fields: Vec::new() };
        let mut fields: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for (place, bit) in (0..32).rev().zip(bits) {
            match bit {
                "0" | "1" => {
                    encoding.mask |= 1 << place;
                    encoding.value |= u32::from(bit == "1") << place;
                }
                named => {
                    let name = named.split_once('{').map_or(named, |(name, _)| name);
                    fields.entry(name).or_default().push(place);
                }
            }
        }
        encoding.fields = fields.into_values().collect();
        Some(encoding)
    }
}

impl Syntax {
    fn new(name: &str, text: String, dags: &[&str]) -> Syntax {
        let mut operands = BTreeMap::new();
        for piece in dags.iter().flat_map(|dag| dag.split(['(', ')', ',', ' '])) {
            if let Some((record, name)) = piece.split_once(":$") {
                operands.insert(name.to_owned(), record.to_owned());
            }
        }
        Syntax { name: name.to_owned(), text, operands }
    }
}

/// Members of a list as it is printed.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.trim_matches(['[', ']']).split(", ").filter(|item| !item.is_empty())
}

/// How a specifier stands before a symbol.
fn prefix(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(":{}:", text.trim_matches(':')) }
}

/// Registers that are spelled by their number, or lists of so many of them.
fn spelled(spelling: &str, length: &str) -> Vec<String> {
    let one = |number: u32| spelling.replace('#', &(number % 32).to_string());
    match length.parse::<u32>() {
        Ok(length) if length > 0 => {
            let list = |first: u32| (first..first + length).map(one).collect::<Vec<_>>().join(", ");
            [3, 0, 30, 31].iter().map(|first| format!("{{ {} }}", list(*first))).collect()
        }
        _ => [3, 0, 15, 31].iter().map(|number| one(*number)).collect(),
    }
}

/// The text with `$name` and `${name}` replaced.
fn substitute(text: &str, value: &dyn Fn(&str) -> Option<String>) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('$') {
        made.push_str(before);
        let is_braced = after.starts_with('{');
        let after = after.strip_prefix('{').unwrap_or(after);
        let end = after.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(after.len());
        let (name, tail) = after.split_at(end);
        made.push_str(&value(name).unwrap_or_else(|| format!("${name}")));
        rest = if is_braced { tail.strip_prefix('}').unwrap_or(tail) } else { tail };
    }
    made.push_str(rest);
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_read_from_the_highest() {
        let bits = format!("{{ 1, {}, Rd{{1}}, Rd{{0}} }}", vec!["0"; 29].join(", "));
        let encoding = Encoding::parse(&bits).expect("32 bits");
        assert_eq!((encoding.mask, encoding.value), (!3, 1 << 31));
        assert_eq!(encoding.fields, [vec![1, 0]]);
    }

    #[test]
    fn names_are_replaced() {
        let value = |name: &str| (name == "a").then(|| "x1".to_owned());
        assert_eq!(substitute("add\t$a, ${a}, $b", &value), "add\tx1, x1, $b");
    }

    #[test]
    fn lists_go_on_with_the_first_register() {
        assert_eq!(spelled("v#.8b", "2")[3], "{ v31.8b, v0.8b }");
    }
}
