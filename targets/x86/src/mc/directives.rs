//! The directives of x86: the mode of the processor, the syntax of operands.

use mc::parse::{Directive, DirectiveInput};
use mc::{Subtarget, Target};
use tables::instructions::Nop;

/// What directives note for statements: the text is that of 32-bit code, which is assembled to run in 16-bit mode.
pub const CODE_16_GCC: u32 = 1;

/// The features that say the mode.
const MODES: [&str; 3] = ["16bit-mode", "32bit-mode", "64bit-mode"];

/// Bytes that one `.nops` may make.
const MAX_NOPS: i64 = 16 << 20;

type Input<'i, 'p, 'a, 't> = &'i mut DirectiveInput<'p, 'a, 't>;

/// Runs the directive `name`, if it is one of ours.
pub fn run(name: &str, input: Input<'_, '_, '_, '_>) -> Option<Directive<()>> {
    Some(match name {
        ".code16" | ".code16gcc" => code(name, "16bit-mode", input),
        ".code32" => code(name, "32bit-mode", input),
        ".code64" => code(name, "64bit-mode", input),
        ".att_syntax" => syntax(name, 0, input),
        ".intel_syntax" => syntax(name, 1, input),
        ".arch" => arch(input),
        ".nops" => nops(input),
        _ if name.starts_with(".code") => input.fail(input.name(), format!("unknown directive {name}")),
        _ => return None,
    })
}

fn code(name: &str, mode: &str, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    input.end()?;
    let target = input.target();
    input.set_state(if name == ".code16gcc" { CODE_16_GCC } else { 0 });
    if target.feature(mode).is_some_and(|feature| input.subtarget().has_feature(feature)) {
        return Ok(());
    }
    let subtarget = in_mode(input.subtarget(), target, mode);
    input.emit_text(&format!("\t{}", name.trim_end_matches("gcc")))?;
    input.set_subtarget(subtarget);
    Ok(())
}

/// The same processor in another mode.
pub fn in_mode(subtarget: &Subtarget, target: &Target, mode: &str) -> Subtarget {
    let changes: Vec<(u16, bool)> =
        MODES.iter().filter_map(|m| Some((target.feature(m)?, *m == mode))).collect();
    let mut subtarget = subtarget.clone();
    subtarget.switch_features(target, &changes);
    subtarget
}

/// `.nops size[, longest]`: no-ops of so many bytes in all, each at most as long as is said.
fn nops(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let start = input.span();
    let (Some(size), _) = input.number()? else {
        return input.fail(start, "expected absolute expression");
    };
    let at = input.token().first().copied();
    let mut longest = (0, start);
    if at == Some(b',') {
        input.comma()?;
        let span = input.span();
        let (Some(number), _) = input.number()? else {
            return input.fail(span, "expected absolute expression");
        };
        longest = (number, span);
    }
    input.end()?;
    if size <= 0 {
        return input.fail(start, "'.nops' directive with non-positive size");
    }
    if longest.0 < 0 {
        return input.fail(longest.1, "'.nops' directive with negative NOP size");
    }
    if size > MAX_NOPS {
        return input.fail(start, "'.nops' directive with more than 16 MiB");
    }
    if input.emits_text() {
        return input.emit_text(&format!("\t.nops\t{size}, {}", longest.0));
    }
    let image = &input.target().image;
    let known: Vec<Vec<u8>> = image
        .records::<Nop>()
        .iter()
        .filter(|nop| input.subtarget().enables(nop.predicates))
        .map(|nop| image.list(nop.bytes).iter().map(|b| b as u8).collect())
        .collect();
    let maximum = known.iter().map(Vec::len).max().unwrap_or(1) as i64;
    if longest.0 > maximum {
        let message = format!("illegal NOP size {}. (expected within [0, {maximum}])", longest.0);
        return input.fail(input.name(), message);
    }
    let limit = if longest.0 == 0 { maximum } else { longest.0 };
    let mut bytes = Vec::new();
    let mut left = size;
    for nop in known.iter().filter(|nop| !nop.is_empty() && nop.len() as i64 <= limit) {
        // They are in order of length, the longest first.
        bytes.extend(nop.repeat((left / nop.len() as i64) as usize));
        left %= nop.len() as i64;
    }
    input.emit_bytes(&bytes)
}

/// `.att_syntax [prefix]`, `.intel_syntax [noprefix]`; the other way round is not possible.
fn syntax(name: &str, variant: u16, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    let span = input.span();
    let word = input.word();
    let wanted = if variant == 0 { "prefix" } else { "noprefix" };
    match word.as_deref() {
        None => {}
        Some(word) if word == wanted => {}
        Some("noprefix") => {
            let message =
                "'.att_syntax noprefix' is not supported: registers must have a '%' prefix in .att_syntax";
            return input.fail(span, message);
        }
        Some("prefix") => {
            let message = "'.intel_syntax prefix' is not supported: registers must not have a '%' prefix in .intel_syntax";
            return input.fail(span, message);
        }
        Some(_) => return input.fail(span, format!("unexpected token in '{name}' directive")),
    }
    input.end()?;
    input.set_variant(variant, variant != 0);
    // LLVM leaves the end of the statement for one without words.
    input.emit_text("")
}

/// The processor that the text is for does not matter.
fn arch(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    while !input.at_end() {
        input.advance();
    }
    input.emit_text("")
}
