//! Funclets in COFF objects, and the tables by which the runtime finds them.
//!
//! Each funclet is a function to the unwinder: it has a symbol, a frame and an entry in the table of functions. The
//! function and its `catch` funclets have one word for their handler, which leads `__CxxFrameHandler3` to the tables:
//!
//! ```text
//! $cppxdata$f           how many states, and where the other tables are
//! $stateUnwindMap$f     by state: the one after it, and the cleanup
//! $tryMap$f             by `try`: its states, those of its handlers, and how many of these there are
//! $handlerMap$0$f       by handler: the type, where the exception is copied to, the funclet, and where that keeps the frame
//! $ip2state$f           addresses in order, each with the state from there on
//! ```
//!
//! The data of `__C_specific_handler` is a table of ranges of code, each with a filter or a cleanup, and where to go on.
//!
//! An address of return belongs to the code before it only if something stands between a call and the next range: a no-op does.
//!
//! Sources: Microsoft, "x64 exception handling", for the scope table; the tables of C++ as compilers for Windows write them.

use super::{Emitter, Result};
use ir::Global;
use isel::build::{FRAME_ESCAPE, PARENT_FRAME_OFFSET};
use isel::funclets::states::{Action, States};
use isel::funclets::{self, Personality};
use mc::Symbol;
use mc::debug::Seh;
use mc::format::Reference;
use mir::function::{Pad, eh_label};
use mir::{Block, Function, Operand, opcode};
use support::hash::FxHashMap;

/// The version of the tables of C++: the last one without a mark of what `noexcept` does.
const MAGIC: u64 = 0x1993_0522;
/// Exceptions that are not of C++ go past the handlers.
const SYNCHRONOUS: u64 = 1;
/// Instead of a filter: all exceptions are handled.
const ANY: u64 = 1;
/// No state.
const OUTSIDE: i32 = -1;

/// The funclets of a function while it is emitted.
#[derive(Debug)]
pub(super) struct Funclets {
    personality: Personality,
    states: States,
    /// The function itself first.
    all: Vec<Funclet>,
    /// By IR block of a pad: its symbol, if it is a funclet, or the label of its block.
    pads: FxHashMap<ir::Block, Symbol>,
    /// By IR block of a handler: where the exception is copied to, from the bottom of the frame.
    objects: FxHashMap<ir::Block, i64>,
    /// From the bottom of the frame.
    state_object: i64,
}

#[derive(Debug)]
struct Funclet {
    begin: Symbol,
    /// What kind it is; the function itself is none.
    kind: Option<Pad>,
    base: i32,
    state: i32,
    /// Where the last call of a state ended that the funclet is still in.
    open_end: Option<Symbol>,
    /// Where a state begins.
    changes: Vec<(Symbol, i32)>,
}

impl Funclet {
    fn new(begin: Symbol, kind: Option<Pad>, base: i32) -> Funclet {
        Funclet { begin, kind, base, state: base, open_end: None, changes: Vec::new() }
    }

    /// The code that follows is in no call with a state of its own.
    fn leave(&mut self) {
        if let Some(end) = self.open_end.take().filter(|_| self.state != self.base) {
            self.state = self.base;
            self.changes.push((end, self.base));
        }
    }
}

impl Emitter<'_> {
    /// What there is to know before the function is emitted; none of most functions.
    pub(super) fn funclets(
        &mut self,
        func: &Function,
        labels: &mut [Option<Symbol>],
    ) -> Result<Option<Funclets>> {
        let module = self.module;
        let Some(source) =
            module.body(func.global).filter(|source| func.has_exceptions && funclets::is_used(source))
        else {
            return Ok(None);
        };
        let personality = Personality::of(&module.env, func.global)?;
        let colors = funclets::colors(source);
        let states = States::new(module.scope(func.global), source, personality, &colors)
            .map_err(|(_, what)| what.to_owned())?;
        let (mut pads, mut objects) = (FxHashMap::default(), FxHashMap::default());
        for block in func.blocks() {
            let (Some(pad), Some(from)) = (func.pad(block), func.block(block).source.get()) else { continue };
            let symbol = match pad {
                Pad::Landing => match labels[block.as_u32() as usize] {
                    Some(label) => label,
                    None => {
                        let label = self.label("BB", func, Some(block.as_u32()));
                        *labels[block.as_u32() as usize].insert(label)
                    }
                },
                Pad::Catch => self.funclet_symbol("catch", func, block),
                Pad::Cleanup => self.funclet_symbol("dtor", func, block),
            };
            pads.insert(from, symbol);
            if let Some(Operand::Imm(offset)) = func.labelled_object(block, eh_label::CAUGHT_OBJECT) {
                objects.insert(from, offset);
            }
        }
        let state_object = func.entry().and_then(|entry| func.labelled_object(entry, eh_label::STATE_OBJECT));
        let state_object = match state_object {
            Some(Operand::Imm(offset)) => offset,
            _ => 0,
        };
        let begin = self.label("func_begin", func, None);
        let all = vec![Funclet::new(begin, None, OUTSIDE)];
        Ok(Some(Funclets { personality, states, all, pads, objects, state_object }))
    }

    /// The values of the symbols by which other functions find objects of the frame (`llvm.localescape`).
    pub(super) fn escaped_objects(&mut self, func: &Function) -> Result<()> {
        let Some(entry) = func.entry().filter(|_| self.has_windows_frames()) else { return Ok(()) };
        let label = |&inst: &mir::Inst| {
            let is_label = func.opcode(inst) == opcode::EH_LABEL;
            match func.operands(inst) {
                &[Operand::Imm(eh_label::ESCAPED_OBJECT), Operand::Imm(number), Operand::Imm(offset)]
                    if is_label =>
                {
                    Some((number, offset))
                }
                _ => None,
            }
        };
        let objects: Vec<(i64, i64)> = func.block_insts(entry).filter_map(|inst| label(&inst)).collect();
        if objects.is_empty() && !self.asks_filters(func) {
            return Ok(());
        }
        let above = self.shared.machine.info().frame_pointer_above(func);
        let symbol = self.symbol(func.global);
        let name = String::from_utf8_lossy(self.cx.symbol_name(symbol)).into_owned();
        self.number_symbol(&format!("{name}{PARENT_FRAME_OFFSET}"), above)?;
        for (number, offset) in objects {
            self.number_symbol(&format!("{name}{FRAME_ESCAPE}{number}"), offset - above)?;
        }
        Ok(())
    }

    /// Whether handlers have filters, which are given the frame.
    fn asks_filters(&self, func: &Function) -> bool {
        let has_pads = self.module.body(func.global).is_some_and(funclets::is_used);
        has_pads && Personality::of(&self.module.env, func.global) == Ok(Personality::Specific)
    }

    fn number_symbol(&mut self, name: &str, value: i64) -> Result<()> {
        let symbol = self.cx.symbol(name.as_bytes());
        let value = self.cx.constant(value);
        self.write(|out, cx| out.emit_assignment(cx, symbol, value))
    }

    fn funclet_symbol(&mut self, kind: &str, func: &Function, block: Block) -> Symbol {
        let symbol = self.symbol(func.global);
        let mut name = format!("?{kind}${}@?0?", block.as_u32()).into_bytes();
        name.extend_from_slice(self.cx.symbol_name(symbol));
        name.extend_from_slice(b"@4HA");
        self.cx.symbol(&name)
    }

    /// The beginning of a block: where a funclet begins, the one before it ends.
    pub(super) fn begin_funclet(
        &mut self,
        func: &Function,
        block: Block,
        known: &mut Funclets,
        section: mc::Section,
    ) -> Result<()> {
        let kind = func.pad(block).filter(|_| func.begins_funclet(block));
        let (Some(kind), Some(from)) = (kind, func.block(block).source.get()) else { return Ok(()) };
        let symbol = *known.pads.get(&from).ok_or("a funclet without a symbol")?;
        self.end_funclet(func.global, known, section)?;
        self.coff_static_function(symbol)?;
        let align = self.shared.machine.info().facts().code_align_log2;
        self.align(align.into(), true)?;
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        self.seh(Seh::Proc(symbol))?;
        if kind == Pad::Catch {
            self.windows_handler(func)?;
        }
        let base = known.states.bases.get(&from).copied().unwrap_or(OUTSIDE);
        known.all.push(Funclet::new(symbol, Some(kind), base));
        Ok(())
    }

    /// The end of the last funclet, or of the function itself before the first one.
    fn end_funclet(&mut self, global: Global, known: &mut Funclets, section: mc::Section) -> Result<()> {
        let Some(last) = known.all.last_mut() else { return Ok(()) };
        last.leave();
        let kind = last.kind;
        match (known.personality, kind) {
            (Personality::Cxx, None | Some(Pad::Catch)) => {
                self.seh(Seh::HandlerData)?;
                let tables = self.table_symbol("cppxdata", global);
                self.image_offset(tables)?;
                self.switch(section)?;
            }
            // The table follows when all of the function's code is there.
            (Personality::Specific, None) => {
                self.seh(Seh::HandlerData)?;
                self.scope_table(known)?;
                self.switch(section)?;
            }
            _ => {}
        }
        self.seh(Seh::EndProc)
    }

    /// The end of a function with funclets.
    pub(super) fn end_funclets(
        &mut self,
        func: &Function,
        known: &mut Funclets,
        section: mc::Section,
    ) -> Result<()> {
        self.end_funclet(func.global, known, section)?;
        if known.personality == Personality::Cxx {
            let tables = mc::coff::unwind_section(self.cx, section, ".xdata");
            self.switch(tables)?;
            self.cxx_tables(func, known)?;
            self.switch(section)?;
        }
        Ok(())
    }

    /// A label of a call with a state.
    pub(super) fn state_label(
        &mut self,
        func: &Function,
        (kind, number): (i64, i64),
        state: Option<i64>,
        (known, after_call): (&mut Funclets, bool),
    ) -> Result<()> {
        let label = self.label("tmp", func, Some(2 * number as u32 + kind as u32));
        let is_begin = kind == eh_label::BEGIN;
        let Some(funclet) = known.all.last_mut() else { return Ok(()) };
        let state = state.map_or(funclet.base, |state| state as i32);
        if !is_begin || (after_call && state != funclet.state) {
            self.no_op()?;
        }
        self.write(|out, cx| out.emit_label(cx, label))?;
        if !is_begin {
            funclet.open_end = Some(label);
            return Ok(());
        }
        // The call itself has this state.
        funclet.open_end = None;
        if state != funclet.state {
            funclet.state = state;
            funclet.changes.push((label, state));
        }
        Ok(())
    }

    fn table_symbol(&mut self, table: &str, global: Global) -> Symbol {
        let symbol = self.symbol(global);
        let mut name = format!("${table}$").into_bytes();
        name.extend_from_slice(self.cx.symbol_name(symbol));
        self.cx.symbol(&name)
    }

    fn image_offset(&mut self, symbol: Symbol) -> Result<()> {
        self.write(|out, cx| out.emit_reference(cx, Reference::ImageOffset, symbol, 0))
    }

    fn word(&mut self, value: i64) -> Result<()> {
        let value = self.cx.constant(value);
        self.write(|out, cx| out.emit_value(cx, value, 4))
    }

    fn optional_offset(&mut self, symbol: Option<Symbol>) -> Result<()> {
        match symbol {
            Some(symbol) => self.image_offset(symbol),
            None => self.word(0),
        }
    }

    /// The ranges of code of the function, each once for every state from its own to the outermost.
    fn scope_table(&mut self, known: &Funclets) -> Result<()> {
        let Some(function) = known.all.first() else { return Ok(()) };
        let mut ranges: Vec<(Symbol, Symbol, i32)> = Vec::new();
        for pair in function.changes.windows(2) {
            let [(begin, state), (end, _)] = [pair[0], pair[1]];
            if state != OUTSIDE {
                ranges.push((begin, end, state));
            }
        }
        let mut rows: Vec<(Symbol, Symbol, i32)> = Vec::new();
        for (begin, end, mut state) in ranges {
            while let Some(data) = usize::try_from(state).ok().and_then(|state| known.states.all.get(state)) {
                rows.push((begin, end, state));
                state = data.to;
            }
        }
        self.word(rows.len() as i64)?;
        for (begin, end, state) in rows {
            self.image_offset(begin)?;
            self.image_offset(end)?;
            match known.states.all[state as usize].action {
                Action::Except { filter, handler } => {
                    let filter = match filter {
                        Some(filter) => Some(filter.as_global().ok_or("a filter that is no function")?),
                        None => None,
                    };
                    match filter {
                        Some(filter) => {
                            let symbol = self.symbol(filter);
                            self.image_offset(symbol)?;
                        }
                        None => self.word(ANY as i64)?,
                    }
                    let to = *known.pads.get(&handler).ok_or("a handler that is gone")?;
                    self.image_offset(to)?;
                }
                Action::Cleanup(pad) => {
                    let cleanup = *known.pads.get(&pad).ok_or("a cleanup that is gone")?;
                    self.image_offset(cleanup)?;
                    self.word(0)?;
                }
                Action::Nothing => return Err("a state without an action".to_owned()),
            }
        }
        Ok(())
    }

    fn cxx_tables(&mut self, func: &Function, known: &Funclets) -> Result<()> {
        let global = func.global;
        let states = &known.states;
        let [info, unwind_map, try_map, addresses] =
            ["cppxdata", "stateUnwindMap", "tryMap", "ip2state"].map(|name| self.table_symbol(name, global));
        let mut rows: Vec<(Symbol, i32)> = Vec::new();
        for funclet in known.all.iter().filter(|funclet| funclet.kind != Some(Pad::Cleanup)) {
            rows.push((funclet.begin, funclet.base));
            rows.extend(funclet.changes.iter().copied());
        }
        self.align(2, false)?;
        self.write(|out, cx| out.emit_label(cx, info))?;
        self.word(MAGIC as i64)?;
        self.word(states.all.len() as i64)?;
        self.optional_offset((!states.all.is_empty()).then_some(unwind_map))?;
        self.word(states.tries.len() as i64)?;
        self.optional_offset((!states.tries.is_empty()).then_some(try_map))?;
        self.word(rows.len() as i64)?;
        self.image_offset(addresses)?;
        self.word(known.state_object)?;
        self.word(0)?;
        self.word(SYNCHRONOUS as i64)?;
        if !states.all.is_empty() {
            self.write(|out, cx| out.emit_label(cx, unwind_map))?;
        }
        for state in &states.all {
            self.word(state.to.into())?;
            let cleanup = match state.action {
                Action::Cleanup(pad) => Some(*known.pads.get(&pad).ok_or("a cleanup that is gone")?),
                _ => None,
            };
            self.optional_offset(cleanup)?;
        }
        if !states.tries.is_empty() {
            self.write(|out, cx| out.emit_label(cx, try_map))?;
        }
        for (number, each) in states.tries.iter().enumerate() {
            self.word(each.low.into())?;
            self.word(each.high.into())?;
            self.word(each.catch_high.into())?;
            self.word(each.handlers.len() as i64)?;
            let handlers = self.table_symbol(&format!("handlerMap${number}"), global);
            self.image_offset(handlers)?;
        }
        let parent_frame = self.shared.machine.info().parent_frame_bytes(func);
        for (number, each) in states.tries.iter().enumerate() {
            let handlers = self.table_symbol(&format!("handlerMap${number}"), global);
            self.write(|out, cx| out.emit_label(cx, handlers))?;
            for &handler in &each.handlers {
                self.handler_row(global, known, handler, parent_frame)?;
            }
        }
        self.write(|out, cx| out.emit_label(cx, addresses))?;
        for (symbol, state) in rows {
            self.image_offset(symbol)?;
            self.word(state.into())?;
        }
        Ok(())
    }

    /// A handler, as its `catchpad` has it: the type, and bits that say how the exception is passed.
    fn handler_row(
        &mut self,
        global: Global,
        known: &Funclets,
        handler: ir::Block,
        frame: i64,
    ) -> Result<()> {
        let module = self.module;
        let source = module.body(global).ok_or("a function without a body")?;
        let pad = funclets::pad(source, handler).ok_or("a handler without its pad")?;
        let ir::InstView::CatchPad { args, .. } = source.view(pad) else {
            return Err("a handler without its pad".to_owned());
        };
        let scope = module.scope(global);
        let &[ty, adjectives, ..] = args else { return Err("a 'catchpad' without a type".to_owned()) };
        let adjectives = match scope.constant(adjectives).map(|data| &data.kind) {
            Some(ir::ConstKind::Int(bits)) => *bits as i64,
            Some(ir::ConstKind::Null) => 0,
            _ => return Err("a 'catchpad' whose second argument is no number".to_owned()),
        };
        self.word(adjectives)?;
        let ty = ty.as_global().map(|ty| self.symbol(ty));
        self.optional_offset(ty)?;
        self.word(known.objects.get(&handler).copied().unwrap_or(0))?;
        let funclet = *known.pads.get(&handler).ok_or("a handler that is gone")?;
        self.image_offset(funclet)?;
        self.word(frame)
    }
}

impl Funclets {
    /// A call: one without a state of its own ends that of the one before it, whose end is known.
    pub(super) fn note_call(&mut self) {
        if let Some(funclet) = self.all.last_mut() {
            funclet.leave();
        }
    }
}
