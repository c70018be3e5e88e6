//! The directives of x86: the mode of the processor, the syntax of operands.

use mc::Subtarget;
use mc::parse::{Directive, DirectiveInput};

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
        _ => return None,
    })
}

fn code(name: &str, mode: &str, input: Input<'_, '_, '_, '_>) -> Directive<()> {
    input.end()?;
    let target = input.target();
    let modes = ["16bit-mode", "32bit-mode", "64bit-mode"];
    let changes: Vec<(u16, bool)> =
        modes.iter().filter_map(|m| Some((target.feature(m)?, *m == mode))).collect();
    let mut subtarget: Subtarget = input.subtarget().clone();
    subtarget.switch_features(target, &changes);
    input.emit_text(&format!("\t{name}"))?;
    input.set_subtarget(subtarget);
    Ok(())
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
    Ok(())
}

/// The processor that the text is for does not matter.
fn arch(input: Input<'_, '_, '_, '_>) -> Directive<()> {
    while !input.at_end() {
        input.advance();
    }
    Ok(())
}
