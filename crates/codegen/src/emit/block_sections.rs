//! The parts of a function whose blocks have sections of their own: what is written where one ends and the next begins.
//!
//! A part has a symbol, its size, and a description of the frame for unwinders: the whole of it, as linkers put parts anywhere.

use super::{Emitter, Result};
use crate::block_sections::{Part, parts};
use mc::debug::Cfi;
use mc::section::{Kind, Request};
use mc::{Section, Symbol};
use mir::{Block, Function, Operand, opcode};

/// The parts of a function with several.
#[derive(Debug)]
pub(super) struct Parts {
    of: Vec<(Part, u32)>,
    has_frame: bool,
    /// Those that have begun, in order: the last is the one at hand.
    pub ranges: Vec<PartRange>,
}

/// The code of a part, and which of the calls that may end in landing pads are in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartRange {
    pub part: Part,
    pub begin: Symbol,
    pub end: Symbol,
    pub first_call: usize,
}

impl Parts {
    /// Where the part with a block begins.
    pub fn begin_of(&self, block: Block) -> Option<Symbol> {
        let part = self.of.get(block.as_u32() as usize)?.0;
        self.ranges.iter().find(|range| range.part == part).map(|range| range.begin)
    }
}

/// Bits of the number of a section that are for those of one function.
const WITHIN_FUNCTION: u32 = 12;

impl Emitter<'_> {
    pub(super) fn block_sections(&mut self, func: &Function) -> Result<Option<Parts>> {
        if self.options.block_sections.is_none() {
            return Ok(None);
        }
        if !self.cx.format_facts().has_sizes {
            return Err("not supported: sections for blocks in objects other than ELF".to_owned());
        }
        let wanted = self.options.block_sections.of(&self.module.globals[func.global].name);
        let Some(of) = parts(&wanted, func) else { return Ok(None) };
        let what = match () {
            () if self.debug_record(func).is_some() => "with debug information",
            () if func.attributes.is_traced => "with XRay's places",
            () => {
                let begin = self.label("func_begin", func, None);
                let end = self.label("BB_END", func, Some(0));
                let ranges = vec![PartRange { part: Part::Entry, begin, end, first_call: 0 }];
                return Ok(Some(Parts { of, has_frame: self.has_frame(func), ranges }));
            }
        };
        Err(format!("not supported yet: sections for the blocks of functions {what}"))
    }

    /// The symbols of parts are the labels of the blocks that they begin with, but of landing pads, and where assembly has names
    /// of blocks in its text.
    pub(super) fn label_parts(&mut self, func: &Function, known: &Parts, labels: &mut [Option<Symbol>]) {
        let is_in_text = |inst| {
            func.opcode(inst) == opcode::INLINEASM
                && func.operands(inst).iter().any(|o| matches!(o, Operand::Block(_)))
        };
        if func.blocks().flat_map(|b| func.block_insts(b)).any(is_in_text) {
            return;
        }
        let mut current = Part::Entry;
        for block in func.blocks() {
            let part = known.of[block.as_u32() as usize].0;
            if part != current && !func.is_landing_pad(block) {
                labels[block.as_u32() as usize] = Some(self.part_symbol(func, part));
            }
            current = part;
        }
    }

    fn part_symbol(&mut self, func: &Function, part: Part) -> Symbol {
        let name = self.module.data_layout.symbol_name(&self.module.env, func.global, true);
        self.cx.symbol(&[&name, &*suffix(part)].concat())
    }

    /// Before a block: the part that it begins, if it does, which is told. So many calls that may end in landing pads have been
    /// seen. `in_frame`: where the block begins there is a frame.
    pub(super) fn begin_part(
        &mut self,
        func: &Function,
        block: Block,
        (known, labels): (&mut Parts, &[Option<Symbol>]),
        (num_calls, in_frame): (usize, bool),
    ) -> Result<bool> {
        let part = known.of[block.as_u32() as usize].0;
        if known.ranges.last().is_some_and(|range| range.part == part) {
            return Ok(false);
        }
        self.end_part(known)?;
        let section = self.part_section(func, part)?;
        self.switch(section)?;
        let symbol = self.part_symbol(func, part);
        let (has_frame, index) = (known.has_frame, known.ranges.len() as u32);
        let end = self.label("BB_END", func, Some(index));
        known.ranges.push(PartRange { part, begin: symbol, end, first_call: num_calls });
        if labels[block.as_u32() as usize] != Some(symbol) {
            self.write(|out, cx| out.emit_label(cx, symbol))?;
        }
        if has_frame {
            self.cfi(&Cfi::StartProc { simple: false })?;
            self.exception_frame(func, Some(index))?;
            self.frame_of_return(func)?;
            if in_frame {
                self.whole_frame(func)?;
            }
        }
        if func.is_landing_pad(block) {
            // A distance of zero would mean that there is none.
            self.no_op()?;
        }
        Ok(true)
    }

    fn end_part(&mut self, known: &Parts) -> Result<()> {
        let Some(&PartRange { part, begin, end, .. }) = known.ranges.last() else { return Ok(()) };
        self.write(|out, cx| out.emit_label(cx, end))?;
        if part != Part::Entry {
            let size = self.cx.difference(end, begin);
            self.write(|out, cx| out.emit_size(cx, begin, size))?;
        }
        if known.has_frame { self.cfi(&Cfi::EndProc) } else { Ok(()) }
    }

    /// Behind the last block, back in the section of the function.
    pub(super) fn end_parts(&mut self, known: &Parts, section: Section) -> Result<()> {
        self.end_part(known)?;
        self.switch(section)
    }

    fn part_section(&mut self, func: &Function, part: Part) -> Result<Section> {
        let global = func.global;
        let group = self.group(global);
        let is_named = self.options.unique_block_section_names;
        let named = self.module.globals[global].object().and_then(|object| object.section.clone());
        let number = match part {
            Part::Cold | Part::Exceptions if named.is_none() => {
                let own = self.module.data_layout.symbol_name(&self.module.env, global, false);
                let prefix: &[u8] = if part == Part::Cold { b".text.split." } else { b".text.eh." };
                let name = [prefix, &own[..]].concat();
                return Ok(self.cx.open_section(&name, &Request::new(Kind::Text).in_group(group)));
            }
            Part::Numbered(number) => number + 2,
            Part::Exceptions => 1,
            _ => 0,
        };
        let limit = 1 << WITHIN_FUNCTION;
        if number >= limit {
            return Err(format!("not supported: more than {limit} sections for the blocks of a function"));
        }
        // Sections of one name are told apart by numbers.
        let unique = (self.shared.numbers[global] << WITHIN_FUNCTION) + number + 1;
        let request = Request { unique: Some(unique), ..Request::new(Kind::Text).in_group(group) };
        if let Some(name) = named {
            return Ok(self.cx.open_named_section(&name, &request));
        }
        let own = self.module.data_layout.symbol_name(&self.module.env, global, false);
        let mut name = b".text".to_vec();
        if self.options.function_sections || group.is_some() || is_named {
            name = [&name, &b"."[..], &own].concat();
        }
        if is_named {
            name = [&name, &b"."[..], &own, &suffix(part)].concat();
            return Ok(self.cx.open_section(&name, &Request { unique: None, ..request }));
        }
        Ok(self.cx.open_section(&name, &request))
    }
}

/// What the symbol of a part ends in.
fn suffix(part: Part) -> Vec<u8> {
    match part {
        Part::Entry => Vec::new(),
        Part::Numbered(number) => format!(".__part.{number}").into_bytes(),
        Part::Exceptions => b".eh".to_vec(),
        Part::Cold => b".cold".to_vec(),
    }
}
