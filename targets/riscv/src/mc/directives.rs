//! The directives of RISC-V: `.option`, `.attribute`, `.insn` without a format, `.variant_cc`.
//!
//! Follows the assembly programmer's manual of the RISC-V non-ISA documents, with what LLVM 22 says and prints.

use super::isa::{self, Isa};
use mc::attributes::{AttributeSection, AttributeValue};
use mc::inst::{Inst, Operand};
use mc::parse::{Directive, DirectiveInput, Span};
use mc::{Subtarget, Target};
use tables::subtarget::Feature;

type Input<'i, 'p, 'a, 't> = &'i mut DirectiveInput<'p, 'a, 't>;

/// `st_other`: the symbol does not follow the standard calling convention.
const STO_RISCV_VARIANT_CC: u32 = 0x80;

/// Runs the directive `name`, if it is one of ours.
pub fn run(name: &str, input: Input<'_, '_, '_, '_>) -> Option<Directive<()>> {
    Some(match name {
        ".option" => option(input),
        ".attribute" => attribute(input),
        ".variant_cc" => variant_cc(input),
        ".insn" => insn(input),
        _ => return None,
    })
}

fn variant_cc(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    if !input.is_identifier() {
        return input.fail(input.span(), "expected symbol name");
    }
    let symbol = input.symbol()?;
    input.end()?;
    let cx = input.context();
    cx.symbols[symbol].other |= STO_RISCV_VARIANT_CC;
    let text = format!("\t.variant_cc\t{}", String::from_utf8_lossy(cx.symbol_name(symbol)));
    input.emit_text(&text)
}

// .option

fn option(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let Some(name) = input.word() else { return input.fail(input.span(), "expected identifier") };
    if name == "arch" {
        return option_arch(input);
    }
    // A name that is not known is said after the name.
    let after = input.span();
    let change: &[(&str, bool)] = match name.as_str() {
        "push" | "pop" | "pic" | "nopic" => &[],
        "rvc" => &[("c", true)],
        "norvc" => &[("c", false), ("zca", false)],
        "relax" => &[("relax", true)],
        "norelax" => &[("relax", false)],
        "exact" => &[("exact-asm", true)],
        "noexact" => &[("exact-asm", false)],
        _ => {
            input.warn(
                after,
                "unknown option, expected 'push', 'pop', 'rvc', 'norvc', 'arch', 'relax', 'norelax', 'exact', or \
                 'noexact'",
            );
            while !input.at_end() {
                input.advance();
            }
            return Ok(());
        }
    };
    input.end()?;
    match name.as_str() {
        "push" => input.push_mode(),
        "pic" | "nopic" => input.set_position_independent(name == "pic"),
        _ => {}
    }
    input.emit_text(&format!("\t.option\t{name}"))?;
    if name == "pop" && !input.pop_mode() {
        return input.fail(after, ".option pop with no .option push");
    }
    let target = input.target();
    let changes: Vec<(u16, bool)> =
        change.iter().filter_map(|&(feature, on)| Some((target.feature(feature)?, on))).collect();
    switch(input, &changes);
    Ok(())
}

fn switch(input: Input<'_, '_, '_, '_>, changes: &[(u16, bool)]) {
    if !changes.is_empty() {
        let mut subtarget = input.subtarget().clone();
        subtarget.switch_features(input.target(), changes);
        input.set_subtarget(subtarget);
    }
}

/// `.option arch, +ext, -ext`, `.option arch, name`
fn option_arch(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    input.comma()?;
    let mut changes = String::new();
    loop {
        let sign = match input.token() {
            b"+" => '+',
            b"-" => '-',
            _ if changes.is_empty() => return whole_arch(input),
            _ => return input.fail(input.span(), "unexpected token, expected + or -"),
        };
        input.advance();
        let span = input.span();
        let Some(name) = input.word() else {
            return input.fail(span, "unexpected token, expected identifier");
        };
        switch_extension(input, sign == '+', &name, span)?;
        changes.push_str(&format!(", {sign}{name}"));
        if input.at_end() {
            break;
        }
        input.comma()?;
    }
    input.emit_text(&format!("\t.option\tarch{changes}"))
}

fn switch_extension(input: Input<'_, '_, '_, '_>, on: bool, name: &str, span: Span) -> Directive<()> {
    let target = input.target();
    let Some(feature) = target.feature(name).filter(|&f| isa::is_extension(target, f)) else {
        let without_version = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let has_version = without_version.len() < name.len() && without_version.ends_with('p');
        return input.fail(
            span,
            if has_version {
                "extension version number parsing not currently implemented"
            } else {
                "unknown extension feature"
            },
        );
    };
    if on {
        let mut changed = input.subtarget().clone();
        changed.switch_features(target, &[(feature, true)]);
        if let Err(why) = isa_of(target, &changed) {
            return input.fail(span, why);
        }
    } else if let Some(user) = enabled_user(target, input.subtarget(), feature) {
        return input.fail(
            span,
            format!("can't disable {name} extension; {user} extension requires {name} extension"),
        );
    }
    switch(input, &[(feature, on)]);
    Ok(())
}

/// An enabled extension that implies this one.
fn enabled_user<'t>(target: &'t Target, subtarget: &Subtarget, feature: u16) -> Option<&'t str> {
    let image = &target.image;
    let uses = |&(number, record): &(usize, Feature)| {
        subtarget.has_feature(number as u16) && image.list(record.implies).iter().any(|i| i == feature)
    };
    image.records::<Feature>().iter().enumerate().find(uses).map(|(_, f)| image.string(f.name))
}

/// `.option arch, rv64gc`
fn whole_arch(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let span = input.span();
    let Some(name) = input.word() else {
        return input.fail(span, "unexpected token, expected identifier");
    };
    let target = input.target();
    let isa = match Isa::parse(target, &name) {
        Ok(isa) => isa,
        Err(why) => return input.fail(span, why),
    };
    let bits = bits(target, input.subtarget());
    if isa.bits != bits {
        return input.fail(span, format!("bad arch string switching from rv{bits} to rv{}", isa.bits));
    }
    input.end()?;
    replace(input, &isa);
    input.emit_text(&format!("\t.option\tarch, {}", isa.name(target)))
}

/// Makes the extensions of an instruction set the only ones.
fn replace(input: Input<'_, '_, '_, '_>, isa: &Isa) {
    let target = input.target();
    let features = target.image.records::<Feature>().len() as u16;
    let mut changes: Vec<(u16, bool)> =
        (0..features).filter(|&f| isa::is_extension(target, f)).map(|f| (f, false)).collect();
    changes.extend(isa.extensions().filter_map(|name| Some((isa::feature_of(target, name)?, true))));
    changes.extend(target.feature("64bit").map(|f| (f, isa.bits == 64)));
    switch(input, &changes);
}

fn bits(target: &Target, subtarget: &Subtarget) -> u32 {
    if target.feature("64bit").is_some_and(|f| subtarget.has_feature(f)) { 64 } else { 32 }
}

/// The instruction set that a subtarget has.
fn isa_of(target: &Target, subtarget: &Subtarget) -> Result<Isa, String> {
    let image = &target.image;
    let features = image.records::<Feature>();
    let enabled = features.iter().enumerate().filter(|&(number, _)| {
        subtarget.has_feature(number as u16) && isa::is_extension(target, number as u16)
    });
    let names = enabled.map(|(_, record)| image.string(record.name));
    Isa::of_extensions(target, bits(target, subtarget), names)
}

// .attribute

/// Attributes by name. Those with odd tags are text.
const ATTRIBUTES: &[(&str, u32)] = &[
    ("stack_align", 4),
    ("arch", ARCH),
    ("unaligned_access", 6),
    ("priv_spec", 8),
    ("priv_spec_minor", 10),
    ("priv_spec_revision", 12),
    ("atomic_abi", 14),
];
const ARCH: u32 = 5;

/// Where attributes are.
pub const ATTRIBUTE_SECTION: AttributeSection =
    AttributeSection { name: ".riscv.attributes", ty: 0x7000_0003, vendor: "riscv" };

/// What `-riscv-add-build-attributes` says of a subtarget.
pub fn default_attributes(target: &Target, subtarget: &Subtarget) -> Vec<(u32, AttributeValue)> {
    let isa = isa_of(target, subtarget).ok();
    isa.map(|isa| (ARCH, AttributeValue::Text(isa.name(target).into_bytes()))).into_iter().collect()
}

fn attribute(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let span = input.span();
    let tag = if input.is_identifier() {
        let name = input.word().unwrap_or_default();
        let known = ATTRIBUTES.iter().find(|(n, _)| *n == name.strip_prefix("Tag_").unwrap_or(&name));
        match known {
            Some(&(_, tag)) => tag,
            None => return input.fail(span, format!("attribute name not recognised: {name}")),
        }
    } else {
        let (number, span) = input.number()?;
        match number.and_then(|n| u32::try_from(n).ok()) {
            Some(tag) => tag,
            None => return input.fail(span, "expected numeric constant"),
        }
    };
    input.comma()?;
    let span = input.span();
    let value = if tag % 2 != 0 {
        if !input.is_string() {
            return input.fail(span, "expected string constant");
        }
        AttributeValue::Text(input.string()?)
    } else {
        if input.is_string() {
            return input.fail(span, "expected numeric constant");
        }
        match input.number()? {
            (Some(number), _) => AttributeValue::Number(number as u64),
            (None, span) => return input.fail(span, "expected numeric constant"),
        }
    };
    input.end()?;
    let value = match value {
        AttributeValue::Text(text) if tag == ARCH => {
            let target = input.target();
            let isa = match Isa::parse(target, &String::from_utf8_lossy(&text)) {
                Ok(isa) => isa,
                Err(why) => return input.fail(span, why),
            };
            replace(input, &isa);
            AttributeValue::Text(isa.name(target).into_bytes())
        }
        other => other,
    };
    input.emit_attribute(tag, value)
}

// .insn

/// `.insn r …` is an instruction of the description; `.insn value` and `.insn length, value` are any bits.
fn insn(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let span = input.span();
    if input.is_identifier() {
        return format(input);
    }
    let (number, whole) = input.number()?;
    let Some(first) = number else { return input.fail(whole, "expected absolute expression") };
    let target = input.target();
    let compressed = target.feature("zca").is_some_and(|f| input.subtarget().has_feature(f));
    let (length, value) = if input.eat(b',') {
        if first <= 0 || first % 2 != 0 {
            return input.fail(span, "instruction lengths must be a non-zero multiple of two");
        }
        if first > 8 {
            return input.fail(span, "instruction lengths over 64 bits are not supported");
        }
        let value = match input.number()? {
            (Some(value), _) => value,
            (None, whole) => return input.fail(whole, "expected absolute expression"),
        };
        // The two lowest bits tell 16-bit instructions from longer ones.
        if (value & 3 != 3) != (first == 2) {
            return input.fail(span, "instruction length does not match the encoding");
        }
        (first, value)
    } else {
        (if first & 3 == 3 { 4 } else { 2 }, first)
    };
    if length < 8 && value as u64 >> (8 * length) != 0 {
        return input.fail(span, "encoding value does not fit into instruction");
    }
    if length == 2 && !compressed {
        return input.fail(span, "compressed instructions are not allowed");
    }
    if !input.at_end() {
        return input.fail(input.span(), "invalid operand for instruction");
    }
    let name = match length {
        2 => "Insn16",
        4 => "Insn32",
        6 => "Insn48",
        _ => "Insn64",
    };
    match target.opcode(name) {
        Some(opcode) => input.emit_inst(&Inst::new(opcode).with(Operand::Imm(value))),
        None => input.fail(span, format!("the description has no '{name}'")),
    }
}

/// Formats of instructions of 32 bits, and of 16.
const FORMATS: [&[&str]; 2] = [
    &["r", "r4", "i", "b", "sb", "u", "j", "uj", "s"],
    &["cr", "ci", "ciw", "css", "cl", "cs", "ca", "cb", "cj"],
];

fn format(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let name = String::from_utf8_lossy(input.token()).into_owned();
    let target = input.target();
    let compressed = target.feature("zca").is_some_and(|f| input.subtarget().has_feature(f));
    let known = FORMATS[0].contains(&name.as_str()) || compressed && FORMATS[1].contains(&name.as_str());
    if !known {
        return input.fail(input.span(), "invalid instruction format");
    }
    input.instruction(".insn")
}
