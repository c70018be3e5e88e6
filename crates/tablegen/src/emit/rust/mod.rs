//! The `-gen-*` actions: a target's tables as Rust source, for people to read and for programs to `include!`.
//!
//! An action shows what one image says, so the source and the bytes that the tools run on cannot disagree. Facts that are
//! short or that one wants to name (registers, opcodes, features, enumerations) are items of Rust; programs (encoders,
//! decoders, printers) are bytes, with the offsets at which they start, in the formats that the crate `tables` documents.
//! Every action writes one module that compiles by itself.

mod functions;
mod instructions;
pub mod names;
mod programs;
mod records;
mod registers;
mod subtarget;

use std::fmt::Write;
use tables::Image;
use tables::image::Str;

/// An action: its name without `gen-`, what it writes, and how.
pub struct Action {
    pub name: &'static str,
    pub help: &'static str,
    write: fn(&Image, &mut Source<'_>),
}

/// All actions, by name.
pub const ACTIONS: &[Action] = &[
    Action {
        name: "gen-register-info",
        help: "Rust: registers, sub-registers, units, classes, pressure sets, DWARF numbers, callee-saved lists",
        write: registers::write,
    },
    Action {
        name: "gen-instr-info",
        help: "Rust: opcodes, descriptors, named operands, relations between instructions, predicates",
        write: instructions::write,
    },
    Action {
        name: "gen-subtarget",
        help: "Rust: features, processors, parsing of -mattr, scheduling models and itineraries",
        write: subtarget::write,
    },
    Action {
        name: "gen-emitter",
        help: "Rust: programs of the code emitter, by opcode and hardware mode",
        write: programs::write_emitter,
    },
    Action {
        name: "gen-disassembler",
        help: "Rust: decoder tables and operand programs",
        write: programs::write_disassembler,
    },
    Action {
        name: "gen-asm-writer",
        help: "Rust: names of registers in assembly, printing programs, aliases that are printed",
        write: programs::write_asm_writer,
    },
    Action {
        name: "gen-asm-matcher",
        help: "Rust: operand classes, what may follow each mnemonic, mnemonic aliases",
        write: programs::write_asm_matcher,
    },
    Action {
        name: "gen-searchable-tables",
        help: "Rust: enumerations and tables made of records, with their look-ups",
        write: records::write_tables,
    },
    Action {
        name: "gen-callingconv",
        help: "Rust: calling conventions as lists of actions",
        write: records::write_calling_conventions,
    },
    Action {
        name: "gen-compress-inst-emitter",
        help: "Rust: instructions with a shorter form, and the longer forms of short ones",
        write: programs::write_compression,
    },
    Action {
        name: "gen-pseudo-lowering",
        help: "Rust: what pseudo-instructions stand for",
        write: programs::write_expansions,
    },
];

/// What an action says about an image; `None` if there is no such action. `input` names the description.
pub fn generate(action: &str, image: &Image, input: &str) -> Option<String> {
    let action = ACTIONS.iter().find(|a| a.name == action)?;
    let mut text = format!("// {} of {input}. Generated; changes will be lost.\n\n", action.name);
    let mut source = Source { out: &mut text, depth: 0 };
    source.open(&format!("pub mod {} ", action.name.trim_start_matches("gen-").replace('-', "_")));
    source.line(
        "#![allow(dead_code, non_upper_case_globals, non_snake_case, non_camel_case_types, unused_parens)]",
    );
    source.line("#![allow(clippy::all)]");
    (action.write)(image, &mut source);
    source.close();
    Some(text)
}

/// Rust source that is being written.
struct Source<'a> {
    out: &'a mut String,
    depth: usize,
}

impl Source<'_> {
    fn line(&mut self, text: &str) {
        if !text.is_empty() {
            self.out.extend(std::iter::repeat_n("    ", self.depth));
            self.out.push_str(text);
        }
        self.out.push('\n');
    }

    fn open(&mut self, head: &str) {
        self.line(&format!("{head}{{"));
        self.depth += 1;
    }

    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.line("}");
    }

    fn constant(&mut self, name: &str, ty: &str, value: impl std::fmt::Display) {
        self.line(&format!("pub const {}: {ty} = {value};", identifier(name)));
    }

    /// `pub static NAME: [ty; n] = [ … ];`, an item per line.
    fn table(&mut self, name: &str, ty: &str, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().collect();
        let length = items.len();
        self.items(&format!("pub static {}: [{ty}; {length}] = [", identifier(name)), &items);
    }

    /// `pub const NAME: &[ty] = &[ … ];`, for what constants are made of.
    fn constants(&mut self, name: &str, ty: &str, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().collect();
        self.items(&format!("pub const {}: &[{ty}] = &[", identifier(name)), &items);
    }

    fn items(&mut self, head: &str, items: &[String]) {
        self.line(head);
        self.depth += 1;
        items.iter().for_each(|item| self.line(&format!("{item},")));
        self.depth -= 1;
        self.line("];");
    }

    /// A table of numbers, many to a line.
    fn numbers<N: std::fmt::Display>(&mut self, name: &str, ty: &str, numbers: impl IntoIterator<Item = N>) {
        let texts: Vec<String> = numbers.into_iter().map(|n| n.to_string()).collect();
        self.line(&format!("pub static {}: [{ty}; {}] = [", identifier(name), texts.len()));
        self.depth += 1;
        for chunk in texts.chunks(20) {
            self.line(&format!("{},", chunk.join(", ")));
        }
        self.depth -= 1;
        self.line("];");
    }
}

/// A name as an identifier of Rust.
fn identifier(name: &str) -> String {
    const KEYWORDS: &[&str] = &[
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
        "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
        "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static",
        "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where",
        "while", "yield",
    ];
    let mut text: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    let reserved =
        KEYWORDS.contains(&&*text) || matches!(&*text, "self" | "Self" | "super" | "crate" | "_" | "");
    if reserved || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    text
}

/// `getPredOpcode` as `get_pred_opcode`.
fn snake_case(name: &str) -> String {
    let mut out = String::new();
    let mut before_is_lower = false;
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let word_follows = rest.peek().is_some_and(|n| n.is_ascii_lowercase());
        if c.is_ascii_uppercase()
            && !out.is_empty()
            && !out.ends_with('_')
            && (before_is_lower || word_follows)
        {
            out.push('_');
        }
        before_is_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        out.push(c.to_ascii_lowercase());
    }
    identifier(&out)
}

/// `&[1, 2]`
fn list<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut text = String::from("&[");
    for (i, item) in items.into_iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(text, "{}{item}", if i > 0 { ", " } else { "" });
    }
    text.push(']');
    text
}

/// A string of the image as a literal.
fn literal(image: &Image, string: Str) -> String {
    format!("{:?}", image.string(string))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (name, expected) in [("ADD", "ADD"), ("move", "_move"), ("8i", "_8i"), ("a.b", "a_b"), ("", "_")]
        {
            assert_eq!(identifier(name), expected);
        }
        for (name, expected) in [
            ("getPredOpcode", "get_pred_opcode"),
            ("isThreeOperandsLEA", "is_three_operands_lea"),
            ("isLEAFast", "is_lea_fast"),
            ("already_so", "already_so"),
        ] {
            assert_eq!(snake_case(name), expected);
        }
    }
}
