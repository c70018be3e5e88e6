//! XRay: places where functions are entered and left that a tool makes calls of while the program runs, and where they are.
//!
//! ```text
//! .Lsled0_0:  jmp past; no-op                   at the beginning; before a jump to another function, too
//! .Lsled0_1:  ret; no-op                        as long as a call and a return
//! ```
//!
//! `xray_instr_map` has a record of 32 bytes for each: how far it and its function are from the record, which kind it is, whether
//! the function says itself that it is to be traced, and the version of the records. `xray_fn_idx` has the records of each
//! function. Functions are traced that say so (`"function-instrument"="xray-always"`), or that have so many instructions or a
//! loop (`"xray-instruction-threshold"`).
//!
//! Source: LLVM's documentation, "XRay Instrumentation".

use super::{Emitter, Result};
use mc::section::{Kind, Request};
use mir::target::Sleds;
use mir::{Function, Inst};
use tables::instructions::inst_flags;

/// Records count distances from themselves.
const VERSION: u8 = 2;

/// What a place is.
#[derive(Clone, Copy, Debug)]
enum Place {
    Enter = 0,
    Exit = 1,
    TailCall = 2,
    /// A function whose first argument is noted, too.
    EnterWithArgument = 3,
}

/// The places of the function at hand.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// What is put in, if the function is traced.
    sleds: Option<Sleds>,
    /// The same, if it is traced where it is left, too.
    at_exits: Option<Sleds>,
    kinds: Vec<Place>,
}

impl Emitter<'_> {
    fn string_attribute(&self, func: &Function, key: &str) -> Option<&[u8]> {
        let header = self.module.globals[func.global].as_function()?;
        self.module.attributes.function_string(header.attributes, key.as_bytes())
    }

    /// Whether a function asks to be traced, or is large enough.
    fn is_traced(&self, func: &Function) -> bool {
        let said = self.string_attribute(func, "function-instrument");
        if said.is_some() {
            return said == Some(b"xray-always");
        }
        let least = self.string_attribute(func, "xray-instruction-threshold");
        let Some(least) = least.and_then(|text| std::str::from_utf8(text).ok()?.parse::<usize>().ok()) else {
            return false;
        };
        let is_code = |inst: &Inst| !self.isa.desc(func.opcode(*inst)).has(inst_flags::META);
        let count = func.blocks().flat_map(|b| func.block_insts(b)).filter(is_code).count();
        count >= least || self.string_attribute(func, "xray-ignore-loops").is_none() && has_loop(func)
    }

    /// At the beginning of a function.
    pub(super) fn trace_entry(&mut self, func: &Function) -> Result<Places> {
        let sleds = self.shared.machine.info().facts().sleds.as_ref();
        let sleds = sleds.filter(|_| self.is_traced(func)).cloned();
        let skips_exits = self.string_attribute(func, "xray-skip-exit").is_some();
        let at_exits = sleds.clone().filter(|_| !skips_exits);
        let mut places = Places { sleds, at_exits, kinds: Vec::new() };
        let wants = self.string_attribute(func, "xray-skip-entry").is_none();
        if let Some(sleds) = places.sleds.clone().filter(|_| wants) {
            let notes_argument = self.string_attribute(func, "xray-log-args") == Some(b"1");
            let kind = if notes_argument { Place::EnterWithArgument } else { Place::Enter };
            self.sled(func, kind, &mut places)?;
            self.write(|out, cx| out.emit_bytes(cx, &sleds.skipped))?;
        }
        Ok(places)
    }

    /// Before an instruction that leaves the function.
    #[inline]
    pub(super) fn trace_exit(&mut self, func: &Function, inst: Inst, places: &mut Places) -> Result<()> {
        if places.at_exits.is_none() {
            return Ok(());
        }
        let desc = self.isa.desc(func.opcode(inst));
        if !desc.has(inst_flags::RETURN) {
            return Ok(());
        }
        let is_jump = desc.has(inst_flags::CALL);
        self.sled(func, if is_jump { Place::TailCall } else { Place::Exit }, places)?;
        match &places.at_exits {
            Some(sleds) if is_jump || sleds.behind_return.is_empty() => {
                self.write(|out, cx| out.emit_bytes(cx, &sleds.skipped))
            }
            _ => Ok(()),
        }
    }

    /// Behind a return.
    #[inline]
    pub(super) fn trace_returned(&mut self, func: &Function, inst: Inst, places: &Places) -> Result<()> {
        let Some(sleds) = &places.at_exits else { return Ok(()) };
        let desc = self.isa.desc(func.opcode(inst));
        if !desc.has(inst_flags::RETURN) || desc.has(inst_flags::CALL) {
            return Ok(());
        }
        self.write(|out, cx| out.emit_bytes(cx, &sleds.behind_return))
    }

    fn sled(&mut self, func: &Function, kind: Place, places: &mut Places) -> Result<()> {
        self.align(1, true)?;
        let label = self.label("sled", func, Some(places.kinds.len() as u32));
        places.kinds.push(kind);
        self.write(|out, cx| out.emit_label(cx, label))
    }

    /// The records of a function.
    pub(super) fn list_places(&mut self, func: &Function, begin: mc::Symbol, places: &Places) -> Result<()> {
        if places.kinds.is_empty() {
            return Ok(());
        }
        if self.has_atoms() || self.is_coff() {
            return Err("not supported yet: XRay in objects other than ELF".to_owned());
        }
        let back = self.out.current_section();
        let group = self.group(func.global);
        let linked_to = Some(self.symbol(func.global));
        let request = Request { linked_to, ..Request::new(Kind::ReadOnly).in_group(group) };
        let bytes = self.module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        let section = self.cx.open_section(b"xray_instr_map", &request);
        self.switch(section)?;
        let first = self.label("sleds_begin", func, None);
        self.write(|out, cx| out.emit_label(cx, first))?;
        let always = self.string_attribute(func, "function-instrument") == Some(b"xray-always");
        for (index, &kind) in places.kinds.iter().enumerate() {
            let here = self.label("sled_record", func, Some(index as u32));
            self.write(|out, cx| out.emit_label(cx, here))?;
            let sled = self.label("sled", func, Some(index as u32));
            let place = self.cx.difference(sled, here);
            self.write(|out, cx| out.emit_value(cx, place, bytes))?;
            let function = self.cx.difference(begin, here);
            let function = self.sum(function, -i64::from(bytes));
            self.write(|out, cx| out.emit_value(cx, function, bytes))?;
            let rest = [kind as u8, always.into(), VERSION];
            self.write(|out, cx| out.emit_bytes(cx, &rest))?;
            let padding = 4 * usize::from(bytes) - 2 * usize::from(bytes) - rest.len();
            self.write(|out, cx| out.emit_bytes(cx, &[0; 16][..padding]))?;
        }
        let section = self.cx.open_section(b"xray_fn_idx", &request);
        self.switch(section)?;
        self.align(u32::from(bytes).ilog2(), false)?;
        let index = self.label("sled_index", func, None);
        self.write(|out, cx| out.emit_label(cx, index))?;
        let records = self.cx.difference(first, index);
        self.write(|out, cx| out.emit_value(cx, records, bytes))?;
        let count = self.cx.constant(places.kinds.len() as i64);
        self.write(|out, cx| out.emit_value(cx, count, bytes))?;
        back.map_or(Ok(()), |back| self.switch(back))
    }
}

/// Whether control comes back to a block that it has left. O(edges).
fn has_loop(func: &Function) -> bool {
    const OPEN: u8 = 1;
    const DONE: u8 = 2;
    let mut state = vec![0u8; func.num_blocks()];
    let Some(entry) = func.entry() else { return false };
    let mut stack = vec![(entry, 0)];
    state[entry.as_u32() as usize] = OPEN;
    while let Some((block, next)) = stack.pop() {
        let Some(&to) = func.block(block).successors.get(next) else {
            state[block.as_u32() as usize] = DONE;
            continue;
        };
        stack.push((block, next + 1));
        match state[to.as_u32() as usize] {
            OPEN => return true,
            DONE => {}
            _ => {
                state[to.as_u32() as usize] = OPEN;
                stack.push((to, 0));
            }
        }
    }
    false
}
