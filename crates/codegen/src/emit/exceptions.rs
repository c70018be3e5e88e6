//! Exception tables: the language-specific data of a function with landing pads, in `.gcc_except_table`.
//!
//! A table says, for ranges of code in order, where an exception goes and by which action; actions are chains of numbers of
//! types; types are at the end, counted backwards. Calls outside the ranges of `invoke` let exceptions pass. Types and the
//! routine that reads the table are referred to by way of a word that the linker fills in, so that code stays
//! position-independent.
//!
//! Sources: "Itanium C++ ABI: Exception Handling", and the Linux Standard Base, "Exception Frames", for encodings.

use super::block_sections::{PartRange, Parts};
use super::{Emitter, Result};
use crate::block_sections::Part;
use crate::constructs::known;
use ir::{Global, Module, Opcode};
use isel::exceptions::{Clause, Handlers, type_object};
use mc::Symbol;
use mc::context::{Binding, SymbolType, SymbolVisibility};
use mc::debug::{Cfi, Seh};
use mc::section::Kind;
use mc::streamer::SymbolAttribute;
use mir::function::eh_label;
use mir::{Block, Function, Inst, Operand};

/// Encodings of pointers: nothing; an address; a number without sign, of LEB128 or 32 bits; a distance of 32 bits, or as wide as
/// an address; and one of 32 bits to a word with the address.
const OMITTED: u8 = 0xff;
const ADDRESS: u8 = 0x00;
const ULEB: u8 = 0x01;
const UDATA4: u8 = 0x03;
const DISTANCE: u8 = 0x1b;
const WIDE_DISTANCE: u8 = 0x10;
const INDIRECT_DISTANCE: u8 = 0x9b;

/// A call that may end in a landing pad.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallSite {
    begin: Symbol,
    end: Symbol,
    pad: Block,
}

/// What has been seen of the function at hand.
#[derive(Debug, Default)]
pub(super) struct Calls {
    open: Option<(Symbol, Block)>,
    sites: Vec<CallSite>,
}

/// Whether a function of the IR has landing pads.
pub(crate) fn has_pads(module: &Module, global: Global) -> bool {
    let header = module.globals[global].as_function();
    let Some(func) = module.body(global).filter(|_| header.is_some_and(|h| h.personality.is_some())) else {
        return false;
    };
    let mut insts = func.blocks().flat_map(|b| func.block_insts(b));
    insts.any(|i| func.opcode(i) == Opcode::LandingPad)
}

/// Whether a function has assembly that may jump, whose blocks are pads, too.
fn jumps(module: &Module, global: Global) -> bool {
    let Some(func) = module.body(global) else { return false };
    func.blocks().filter_map(|block| func.terminator(block)).any(|end| func.opcode(end) == Opcode::CallBr)
}

fn personality(module: &Module, global: Global) -> Option<Global> {
    module.globals[global].as_function()?.personality?.as_global()
}

fn asks_always(module: &Module, global: Global) -> bool {
    let name = personality(module, global).map(|personality| &module.globals[personality].name);
    name.is_some_and(|name| known::PERSONALITIES.iter().all(|known| known.as_bytes() != &**name))
        && super::unwind::needs_unwinding(module, global)
}

/// What the tables and call frames of a module refer to by a word with the address.
#[derive(Debug, Default)]
pub(crate) struct ReferredTo {
    /// Personality routines.
    routines: Vec<Global>,
    /// Objects that stand for types.
    types: Vec<Global>,
}

impl ReferredTo {
    /// O(instructions of functions with a personality + blocks).
    pub fn new(module: &Module, defined: &[Global]) -> ReferredTo {
        let mut all = ReferredTo::default();
        let ReferredTo { routines, types } = &mut all;
        for &global in defined {
            let has_table = has_pads(module, global) || asks_always(module, global) || jumps(module, global);
            let Some(source) = module.body(global).filter(|_| has_table) else { continue };
            routines.extend(personality(module, global).filter(|p| !routines.contains(p)));
            for object in Handlers::new(&module.env, source).types.iter().filter_map(|&t| type_object(t)) {
                if !types.contains(&object) {
                    types.push(object);
                }
            }
        }
        all
    }
}

impl Calls {
    /// How many have been seen.
    pub fn len(&self) -> usize {
        self.sites.len()
    }
}

impl Emitter<'_> {
    fn stub(&mut self, prefix: &str, global: Global, suffix: &str) -> Symbol {
        let name = self.module.data_layout.symbol_name(&self.module.env, global, true);
        let text = format!("{prefix}{}{suffix}", String::from_utf8_lossy(&name));
        self.cx.symbol(text.as_bytes())
    }

    /// The word with the address of the object that stands for a type.
    fn type_stub(&mut self, global: Global) -> Symbol {
        let prefix = String::from_utf8_lossy(self.cx.private_prefix()).into_owned();
        self.stub(&prefix, global, ".DW.stub")
    }

    /// Who reads the function's table; `None` if there is to be none. A personality may be null, and nobody comes to the
    /// landing pads then.
    fn personality(&self, func: &Function) -> Option<Global> {
        let is_asked = func.has_exceptions || self.asks_always(func.global);
        is_asked.then(|| personality(self.module, func.global)).flatten()
    }

    /// Whether the personality of a function may do something where there are no landing pads: those that are known do not.
    pub(super) fn asks_always(&self, global: Global) -> bool {
        asks_always(self.module, global)
    }

    /// Whether a function of the runtime library is asked when an exception passes through the function.
    pub(super) fn has_handler(&self, func: &Function) -> bool {
        self.personality(func).is_some()
    }

    /// `.seh_handler`
    pub(super) fn windows_handler(&mut self, func: &Function) -> Result<()> {
        let Some(personality) = self.personality(func) else { return Ok(()) };
        let symbol = self.symbol(personality);
        self.cfi(&Cfi::Windows(Seh::Handler { symbol, unwind: true, except: true }))
    }

    /// What the call frame of a function, or of a part of one, says of exceptions.
    pub(super) fn exception_frame(&mut self, func: &Function, part: Option<u32>) -> Result<()> {
        let Some(personality) = self.personality(func) else { return Ok(()) };
        if self.is_coff() {
            // Addresses are known when the program is linked.
            let symbol = self.symbol(personality);
            self.cfi(&Cfi::Personality { encoding: ADDRESS, symbol })?;
            let symbol = self.label("exception", func, part);
            return self.cfi(&Cfi::Lsda { encoding: ADDRESS, symbol });
        }
        let has_atoms = self.has_atoms();
        let symbol = match has_atoms {
            true if self.has_own_words() => self.mach_word(personality),
            true => self.symbol(personality),
            false => self.stub("DW.ref.", personality, ""),
        };
        self.cfi(&Cfi::Personality { encoding: INDIRECT_DISTANCE, symbol })?;
        let symbol = self.label("exception", func, part);
        self.cfi(&Cfi::Lsda { encoding: if has_atoms { WIDE_DISTANCE } else { DISTANCE }, symbol })
    }

    /// A label in the code of the function.
    pub(super) fn eh_label(&mut self, func: &Function, inst: Inst, calls: &mut Calls) -> Result<()> {
        let operands = func.operands(inst);
        let &[Operand::Imm(kind), Operand::Imm(number), ..] = operands else { return Ok(()) };
        let label = |this: &mut Self| this.label("tmp", func, Some(2 * number as u32 + kind as u32));
        match (kind, operands.get(2)) {
            (eh_label::BEGIN, Some(&Operand::Block(pad))) => {
                let label = label(self);
                self.write(|out, cx| out.emit_label(cx, label))?;
                calls.open = Some((label, pad));
            }
            (eh_label::END, _) => {
                let label = label(self);
                self.write(|out, cx| out.emit_label(cx, label))?;
                if let Some((begin, pad)) = calls.open.take() {
                    calls.sites.push(CallSite { begin, end: label, pad });
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn byte(&mut self, value: u8) -> Result<()> {
        self.write(|out, cx| out.emit_bytes(cx, &[value]))
    }

    /// A distance in the encoding of the table.
    fn distance(&mut self, to: Symbol, from: Symbol, encoding: u8) -> Result<()> {
        let value = self.cx.difference(to, from);
        if encoding == ULEB {
            self.write(|out, cx| out.emit_leb(cx, value, false))
        } else {
            self.write(|out, cx| out.emit_value(cx, value, 4))
        }
    }

    /// The table of a function, whose code has been written. `labels` are those of its blocks.
    pub(super) fn exception_table(
        &mut self,
        func: &Function,
        (begin, end): (Symbol, Symbol),
        calls: &Calls,
        labels: &[Option<Symbol>],
        parts: Option<&Parts>,
    ) -> Result<()> {
        if self.personality(func).is_none() {
            return Ok(());
        }
        let is_coff = self.is_coff();
        let module = self.module;
        let source = module.body(func.global).ok_or("a function without a body")?;
        let handlers = Handlers::new(&module.env, source);
        let mut actions = Actions::default();
        let mut rows = Vec::new();
        for site in &calls.sites {
            let block = func.block(site.pad).source.get().ok_or("a landing pad without its source")?;
            let (clauses, cleanup) =
                handlers.of_pad(&module.env, source, block).ok_or("a landing pad that is none")?;
            let action = actions.chain(&clauses, cleanup);
            let pad = labels[site.pad.as_u32() as usize].ok_or("a landing pad without a label")?;
            rows.push((*site, pad, action));
        }
        let section = self.exception_section(func.global);
        if !self.has_windows_frames() {
            // Where the handler of Windows looks the output is already.
            self.switch(section)?;
        }
        self.align(2, false)?;
        let number = self.shared.numbers[func.global];
        let table = self.cx.symbol(format!("GCC_except_table{number}").as_bytes());
        self.write(|out, cx| out.emit_label(cx, table))?;
        let has_types = !handlers.types.is_empty();
        // In COFF the table is near nothing that the loader fills in.
        let encoding = if is_coff { ADDRESS } else { INDIRECT_DISTANCE };
        let types_encoding = if has_types { encoding } else { OMITTED };
        // Lengths of code are known when it is linked, on some machines.
        let encoding = if self.shared.machine.info().facts().code_shrinks { UDATA4 } else { ULEB };
        let (base, sites_end) = (self.label("ttbase", func, None), self.label("cst_end", func, None));
        let whole = [PartRange { part: Part::Entry, begin, end, first_call: 0 }];
        let ranges = parts.map_or(&whole[..], |parts| &parts.ranges);
        // Of a function in parts, where distances to landing pads are counted from.
        let pads_from = match (parts, rows.first()) {
            (Some(parts), Some((site, ..))) => Some(parts.begin_of(site.pad).unwrap_or(begin)),
            _ => None,
        };
        // One table for each part, with the same actions and types behind them.
        for (index, range) in ranges.iter().enumerate() {
            let part = (index > 0).then_some(index as u32);
            if index > 0 {
                self.align(2, false)?;
            }
            let start = self.label("exception", func, part);
            self.write(|out, cx| out.emit_label(cx, start))?;
            match pads_from {
                None => self.byte(OMITTED)?,
                Some(from) => {
                    self.byte(DISTANCE)?;
                    let here = self.label("lpstart", func, part);
                    self.write(|out, cx| out.emit_label(cx, here))?;
                    let distance = self.cx.difference(from, here);
                    self.write(|out, cx| out.emit_value(cx, distance, 4))?;
                }
            }
            self.byte(types_encoding)?;
            if has_types {
                let base_from = self.label("ttbaseref", func, part);
                let value = self.cx.difference(base, base_from);
                self.write(|out, cx| out.emit_leb(cx, value, false))?;
                self.write(|out, cx| out.emit_label(cx, base_from))?;
            }
            self.byte(encoding)?;
            let sites = self.label("cst_begin", func, part);
            let value = self.cx.difference(sites_end, sites);
            self.write(|out, cx| out.emit_leb(cx, value, false))?;
            self.write(|out, cx| out.emit_label(cx, sites))?;
            let last = ranges.get(index + 1).map_or(rows.len(), |next| next.first_call);
            let mut at = range.begin;
            for (site, pad, action) in &rows[range.first_call..last] {
                if at != site.begin {
                    self.passing(at, site.begin, range.begin, encoding)?;
                }
                self.distance(site.begin, range.begin, encoding)?;
                self.distance(site.end, site.begin, encoding)?;
                self.distance(*pad, pads_from.unwrap_or(begin), encoding)?;
                self.number_leb(*action as i64, false)?;
                at = site.end;
            }
            self.passing(at, range.end, range.begin, encoding)?;
        }
        self.write(|out, cx| out.emit_label(cx, sites_end))?;
        for &(ty, next) in &actions.records {
            self.number_leb(ty, true)?;
            self.number_leb(next, true)?;
        }
        if !has_types {
            return Ok(());
        }
        self.align(2, false)?;
        let bytes = if is_coff { self.module.data_layout.pointer_bits(0).div_ceil(8) as u8 } else { 4 };
        for (i, &ty) in handlers.types.iter().enumerate().rev() {
            let Some(object) = type_object(ty) else {
                let zero = self.cx.constant(0);
                self.write(|out, cx| out.emit_value(cx, zero, bytes))?;
                continue;
            };
            if is_coff {
                let symbol = self.symbol(object);
                let address = self.cx.symbol_expr(symbol);
                self.write(|out, cx| out.emit_value(cx, address, bytes))?;
                continue;
            }
            let here = self.label("ttype", func, Some(i as u32));
            self.write(|out, cx| out.emit_label(cx, here))?;
            let value = if self.has_atoms() {
                self.pointer_distance(object, here)?
            } else {
                let stub = self.type_stub(object);
                self.cx.difference(stub, here)
            };
            self.write(|out, cx| out.emit_value(cx, value, 4))?;
        }
        self.write(|out, cx| out.emit_label(cx, base))?;
        for filter in &actions.filters {
            for &number in filter {
                self.number_leb(number.into(), false)?;
            }
            self.number_leb(0, false)?;
        }
        self.align(2, false)
    }

    fn number_leb(&mut self, number: i64, signed: bool) -> Result<()> {
        let value = self.cx.constant(number);
        self.write(|out, cx| out.emit_leb(cx, value, signed))
    }

    /// Code through which exceptions pass.
    fn passing(&mut self, from: Symbol, to: Symbol, begin: Symbol, encoding: u8) -> Result<()> {
        self.distance(from, begin, encoding)?;
        self.distance(to, from, encoding)?;
        if encoding == ULEB {
            self.number_leb(0, false)?;
        } else {
            let zero = self.cx.constant(0);
            self.write(|out, cx| out.emit_value(cx, zero, 4))?;
        }
        self.number_leb(0, false)
    }

    fn exception_section(&mut self, global: Global) -> mc::Section {
        let group = self.group(global);
        let mut name = b".gcc_except_table".to_vec();
        let own_wanted = self.options.function_sections && !self.has_atoms();
        if group.is_some() || own_wanted {
            name.push(b'.');
            name.extend(self.module.data_layout.symbol_name(&self.module.env, global, false));
        }
        self.section(&name, Kind::ReadOnly, group)
    }

    /// The words to which tables and call frames refer, for the whole module.
    pub(super) fn exception_words(&mut self) -> Result<()> {
        if self.has_atoms() || self.is_coff() {
            return Ok(());
        }
        let (module, facts) = (self.module, self.shared.facts);
        let ReferredTo { routines, types } = &facts.exceptions;
        let bytes = module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        if !types.is_empty() {
            let section = self.usual_section(Kind::Data);
            self.switch(section)?;
            self.align(u32::from(bytes).ilog2(), false)?;
        }
        for &object in types {
            let (stub, symbol) = (self.type_stub(object), self.symbol(object));
            self.write(|out, cx| out.emit_label(cx, stub))?;
            let value = self.cx.symbol_expr(symbol);
            self.write(|out, cx| out.emit_value(cx, value, bytes))?;
        }
        for &routine in routines {
            let (word, symbol) = (self.stub("DW.ref.", routine, ""), self.symbol(routine));
            for attribute in [
                SymbolAttribute::Visibility(SymbolVisibility::Hidden),
                SymbolAttribute::Binding(Binding::Weak),
            ] {
                self.write(|out, cx| out.emit_symbol_attribute(cx, word, attribute))?;
            }
            let name = String::from_utf8_lossy(self.cx.symbol_name(word)).into_owned();
            let name = format!(".data.{name}");
            let group = Some((word, true));
            let section = self.section(name.as_bytes(), Kind::Data, group);
            self.switch(section)?;
            self.align(u32::from(bytes).ilog2(), false)?;
            self.type_of_symbol(word, SymbolType::Object)?;
            let size = self.cx.constant(bytes.into());
            self.write(|out, cx| out.emit_size(cx, word, size))?;
            self.write(|out, cx| out.emit_label(cx, word))?;
            let value = self.cx.symbol_expr(symbol);
            self.write(|out, cx| out.emit_value(cx, value, bytes))?;
        }
        Ok(())
    }
}

/// The records of actions: a number of a type, of a filter (negative) or zero for cleaning up, and the distance to the next
/// record.
#[derive(Debug, Default)]
struct Actions {
    records: Vec<(i64, i64)>,
    /// Where the last one ends, in bytes.
    end: i64,
    filters: Vec<Vec<u32>>,
    known: Vec<((Vec<Clause>, bool), u64)>,
}

impl Actions {
    /// The number of the action of a landing pad: 0 if it only cleans up.
    fn chain(&mut self, clauses: &[Clause], cleanup: bool) -> u64 {
        if clauses.is_empty() {
            return 0;
        }
        let key = (clauses.to_vec(), cleanup);
        if let Some((_, action)) = self.known.iter().find(|(k, _)| *k == key) {
            return *action;
        }
        // From the last to the first, each referring to the one before it.
        let mut next: Option<i64> = None;
        if cleanup {
            next = Some(self.record(0, next));
        }
        for clause in clauses.iter().rev() {
            let number = match clause {
                Clause::Catch(number) => i64::from(*number),
                Clause::Filter(numbers) => self.filter(numbers),
            };
            next = Some(self.record(number, next));
        }
        let action = next.map_or(0, |start| start as u64 + 1);
        self.known.push((key, action));
        action
    }

    /// Adds a record; where it begins.
    fn record(&mut self, number: i64, next: Option<i64>) -> i64 {
        let start = self.end;
        let own = signed_leb_bytes(number);
        // The distance is counted from itself.
        let distance = next.map_or(0, |next| next - (start + own));
        self.records.push((number, distance));
        self.end += own + signed_leb_bytes(distance);
        start
    }

    /// The negative number of a filter: one more than its distance in bytes from the first.
    fn filter(&mut self, numbers: &[u32]) -> i64 {
        let bytes = |f: &Vec<u32>| f.iter().map(|&n| unsigned_leb_bytes(n.into())).sum::<i64>() + 1;
        let mut at = 0;
        for known in &self.filters {
            if known == numbers {
                return -(at + 1);
            }
            at += bytes(known);
        }
        self.filters.push(numbers.to_vec());
        -(at + 1)
    }
}

fn signed_leb_bytes(number: i64) -> i64 {
    let significant = 65 - i64::from(if number < 0 { !number } else { number }.leading_zeros());
    (significant + 6) / 7
}

fn unsigned_leb_bytes(number: u64) -> i64 {
    ((64 - i64::from(number.leading_zeros())).max(1) + 6) / 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_chains_of_records() {
        let mut actions = Actions::default();
        assert_eq!(actions.chain(&[], true), 0);
        assert_eq!(actions.chain(&[Clause::Catch(1)], false), 1);
        // The first record of a chain is the last one written.
        assert_eq!(actions.chain(&[Clause::Catch(2), Clause::Catch(1)], true), 7);
        assert_eq!(actions.records, [(1, 0), (0, 0), (1, -3), (2, -3)]);
        assert_eq!(actions.chain(&[Clause::Catch(1)], false), 1);
        assert_eq!(actions.filter(&[1, 200]), -1);
        assert_eq!(actions.filter(&[2]), -5);
        assert_eq!(actions.filter(&[1, 200]), -1);
    }

    #[test]
    fn lengths_of_numbers() {
        assert_eq!([0, 63, 64, -64, -65].map(signed_leb_bytes), [1, 1, 2, 1, 2]);
        assert_eq!([0, 127, 128, 16384].map(unsigned_leb_bytes), [1, 1, 2, 3]);
    }
}
