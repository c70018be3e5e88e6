//! Instructions as the assembler sees them, and their bytes.
//!
//! While a function is emitted, what goes to the streamer is kept ([`Emitted`]). Afterwards an assembler of our own lays it out
//! in a copy of the context, so that jumps within the function have their final form, whatever the output is.

use super::ExplainRecorder;
use explain::{Kind, Line, Section, Stage};
use mc::assembler::{Assembler, DebugOptions, LaidOutSection};
use mc::context::SymbolValue;
use mc::print::{PrintOptions, print_expr, print_inst};
use mc::rewrite::compress;
use mc::streamer::{Alignment, Streamer};
use mc::{Context, Operand, Symbol};
use std::fmt::Write;

/// What a function consists of when it is emitted.
#[derive(Clone, Debug)]
pub(crate) enum Emitted {
    Label(Symbol),
    /// Padding in front of a label.
    Align(Alignment),
    Inst(mir::Inst, mc::Inst),
}

impl ExplainRecorder<'_> {
    /// The last two stages. `section` is the one that the function is in.
    pub fn emitted(&mut self, cx: &Context, section: Option<mc::Section>, emitted: &[Emitted]) {
        let assembly = self.assembly(cx, emitted);
        self.push(assembly);
        let bytes = section.and_then(|section| self.bytes(cx, section, emitted));
        if let Some(bytes) = bytes {
            self.push(bytes);
        }
    }

    fn origin_of(&self, inst: mir::Inst) -> (u32, u32) {
        (self.origins.of(inst), super::key(inst))
    }

    fn text(&self, cx: &Context, inst: &mc::Inst) -> String {
        let mut text = String::new();
        print_inst(self.isa.target, self.isa.subtarget, cx, inst, &PrintOptions::default(), &mut text);
        text.replace('\t', " ")
    }

    /// Labels begin sections, but for those of the function itself.
    fn divided(
        &self,
        cx: &Context,
        emitted: &[Emitted],
        mut line: impl FnMut(usize, &Emitted) -> Vec<Line>,
    ) -> Vec<Section> {
        let mut sections =
            vec![Section { id: "entry".to_owned(), title: self.record.name.clone(), ..Section::default() }];
        for (index, one) in emitted.iter().enumerate() {
            if let Emitted::Label(label) = one {
                let name = String::from_utf8_lossy(cx.symbol_name(*label)).into_owned();
                sections.push(Section { id: name.clone(), title: name, ..Section::default() });
            }
            let lines = line(index, one);
            if let Some(last) = sections.last_mut() {
                last.lines.extend(lines);
            }
        }
        sections.retain(|s| !s.lines.is_empty());
        sections
    }

    fn assembly(&self, cx: &Context, emitted: &[Emitted]) -> Stage {
        let sections = self.divided(cx, emitted, |_, one| match one {
            Emitted::Label(_) => Vec::new(),
            Emitted::Align(align) => vec![Line { text: directive(*align), ..Line::default() }],
            Emitted::Inst(from, inst) => {
                let (origin, key) = self.origin_of(*from);
                vec![Line { text: self.text(cx, inst), tail: self.structure(cx, inst), origin, key }]
            }
        });
        let title = "Assembly".to_owned();
        Stage { kind: Kind::Assembly, id: "assembly".to_owned(), title, sections, ..Stage::default() }
    }

    /// `<MCInst #270 NTAri Reg:f5 Reg:f5 Imm:4>`
    fn structure(&self, cx: &Context, inst: &mc::Inst) -> String {
        let mut text = format!("<MCInst #{} {}", inst.opcode, self.isa.opcode_name(inst.opcode));
        for operand in &inst.operands {
            // Writing to a string does not fail.
            let _ = match *operand {
                Operand::Reg(mc::Reg::NONE) => write!(text, " Reg:"),
                Operand::Reg(reg) => write!(text, " Reg:{}", self.isa.reg_name(reg)),
                Operand::Imm(value) => write!(text, " Imm:{value}"),
                Operand::Expr(expr) => {
                    text.push_str(" Expr:");
                    print_expr(self.isa.target, cx, expr, &mut text);
                    Ok(())
                }
            };
        }
        text.push('>');
        text
    }

    /// Nothing if the target cannot say the bytes.
    fn bytes(&self, cx: &Context, section: mc::Section, emitted: &[Emitted]) -> Option<Stage> {
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        let mut cx = cx.clone();
        // What is defined elsewhere, or was by another assembler, is only a name here.
        for symbol in cx.symbols.keys().collect::<Vec<_>>() {
            let value = &mut cx.symbols[symbol].value;
            if matches!(value, SymbolValue::Label { .. } | SymbolValue::Placed { .. }) {
                *value = SymbolValue::Undefined;
            }
        }
        let pointer_bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        let debug = DebugOptions { pointer_bytes, ..DebugOptions::default() };
        let mut assembler = Assembler::with_options(target, subtarget.clone(), debug);
        assembler.switch_section(&mut cx, section, 0).ok()?;
        let mut places = Vec::with_capacity(emitted.len() + 1);
        for one in emitted {
            let place = cx.unnamed_symbol();
            assembler.emit_label(&mut cx, place).ok()?;
            places.push(place);
            match one {
                Emitted::Label(label) => assembler.emit_label(&mut cx, *label).ok()?,
                Emitted::Align(align) => assembler.emit_align(&mut cx, *align).ok()?,
                Emitted::Inst(_, inst) => {
                    let short = compress(target, subtarget, &cx, inst);
                    assembler.emit_inst(&mut cx, short.as_ref().unwrap_or(inst), subtarget).ok()?;
                }
            }
        }
        let laid_out = assembler.finish(&mut cx).ok()?;
        let own = laid_out.sections.iter().find(|s| s.section == section)?;
        let offset = |at: usize| match places.get(at).map(|&place| &cx.symbols[place].value) {
            Some(&SymbolValue::Placed { offset, .. }) => offset,
            _ => own.bytes.len() as u64,
        };
        let sections = self.divided(&cx, emitted, |index, one| match one {
            Emitted::Label(_) => Vec::new(),
            Emitted::Align(align) => {
                let range = offset(index)..offset(index + 1);
                let line =
                    || Line { text: hex(own, range.clone()), tail: directive(*align), ..Line::default() };
                if range.is_empty() { Vec::new() } else { vec![line()] }
            }
            Emitted::Inst(from, inst) => {
                let range = offset(index)..offset(index + 1);
                let (origin, key) = self.origin_of(*from);
                let text = hex(own, range.clone());
                let mut lines = vec![Line { text, tail: self.text(&cx, inst), origin, key }];
                for relocation in own.relocations.iter().filter(|r| range.contains(&r.offset)) {
                    let name =
                        relocation.symbol.map(|s| String::from_utf8_lossy(cx.symbol_name(s)).into_owned());
                    let (name, addend) = (name.unwrap_or_default(), relocation.addend);
                    let addend = if addend == 0 { String::new() } else { format!("{addend:+}") };
                    let text = format!("{:04x}  → {name}{addend}", relocation.offset);
                    lines.push(Line { text, tail: "relocation".to_owned(), origin, key: 0 });
                }
                lines
            }
        });
        let title = format!("Bytes ({})", own.bytes.len());
        Some(Stage { kind: Kind::Bytes, id: "bytes".to_owned(), title, sections, ..Stage::default() })
    }
}

/// `.p2align 4, , 7`
fn directive(align: Alignment) -> String {
    match align.max_skip {
        0 => format!(".p2align {}", align.log2),
        most => format!(".p2align {}, , {most}", align.log2),
    }
}

fn hex(section: &LaidOutSection, range: std::ops::Range<u64>) -> String {
    let bytes = section.bytes.get(range.start as usize..range.end as usize).unwrap_or_default();
    let mut text = format!("{:04x} ", range.start);
    // Writing to a string does not fail.
    bytes.iter().for_each(|byte| _ = write!(text, " {byte:02x}"));
    text
}
