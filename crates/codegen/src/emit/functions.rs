//! Functions: labels, instructions, and the constants and jump tables that belong to them.

use super::block_sections::Parts;
use super::codeview::CodeViewState;
use super::exceptions::Calls;
use super::funclets::Funclets;
use super::lines::LineState;
use super::stack_maps::StackMaps;
use super::xray::Places;
use super::{Emitter, Result};
use crate::cfi;
use crate::debug_info::scopes::Marks;
use crate::recorder::code::Emitted;
use ir::metadata::{MdItem, MdKindId, Metadata};
use mc::context::SymbolType;
use mc::debug::{Cfi, Seh};
use mc::expr::{BinaryOp, ExprData, Specifier};
use mc::rewrite::{Expanded, compress, expand, may_expand};
use mc::streamer::Alignment;
use mc::{Expr, Symbol};
use mir::function::eh_label;
use mir::target::JumpTableEntry;
use mir::{Block, Function, Inst, Operand, RegFlags, opcode};
use std::io::Write;
use tables::instructions::{Specifier as SpecifierRecord, SpecifierSyntax, inst_flags};

/// What is known about a function while it is emitted.
struct State {
    /// By block.
    labels: Vec<Option<Symbol>>,
    /// By entry of the constant pool, and by jump table.
    constants: Vec<Symbol>,
    tables: Vec<Symbol>,
    lines: LineState,
    codeview: Option<CodeViewState>,
    has_frame: bool,
    num_asm: u32,
    calls: Calls,
    maps: StackMaps,
    places: Places,
    funclets: Option<Funclets>,
    section: Option<mc::Section>,
    /// Of functions whose blocks have sections of their own.
    parts_of_function: Option<Parts>,
    /// Where scopes of the source begin and end.
    marks: Marks,
    /// The last instruction was a call.
    after_call: bool,
    /// The first of the no-ops that are to be replaced.
    patched: Option<Symbol>,
    /// Opcode of the instruction behind which is the place that distances in the function are counted from.
    base_setup: Option<u16>,
    /// Reused from instruction to instruction.
    parts: Vec<Expanded>,
}

impl Emitter<'_> {
    pub(super) fn function(&mut self, func: &Function) -> Result<()> {
        let global = func.global;
        if self.has_handler(func) && !self.describes_frames() {
            return Err("exception handling is not supported where code registers its handlers".to_owned());
        }
        if self.is_coff() {
            let symbol = self.symbol(global);
            self.coff_function(global, symbol)?;
        }
        let mut state = State {
            labels: self.block_labels(func),
            constants: (0..func.constants.len()).map(|i| self.label("CPI", func, Some(i as u32))).collect(),
            tables: (0..func.jump_tables.len()).map(|i| self.label("JTI", func, Some(i as u32))).collect(),
            lines: LineState::default(),
            codeview: None,
            has_frame: self.has_frame(func),
            num_asm: 0,
            calls: Calls::default(),
            maps: StackMaps::default(),
            places: Places::default(),
            funclets: None,
            section: None,
            parts_of_function: self.block_sections(func)?,
            marks: Marks::default(),
            base_setup: self.shared.machine.info().facts().code_base.as_ref().map(|base| base.setup),
            parts: Vec::new(),
            after_call: false,
            patched: None,
        };
        if let Some(known) = &state.parts_of_function {
            self.label_parts(func, known, &mut state.labels);
        }
        state.funclets = self.funclets(func, &mut state.labels)?;
        self.escaped_objects(func)?;
        self.constants(func, &state)?;
        let section = self.function_section(global)?;
        self.switch(section)?;
        state.section = Some(section);
        let symbol = self.symbol(global);
        self.begin_comments(symbol);
        self.linkage(global, symbol)?;
        let wanted = self.module.globals[global].object().and_then(|o| o.align.log2()).unwrap_or(0);
        let facts = self.shared.machine.info().facts();
        let least = match func.attributes.prefers_short && !func.attributes.is_redirectable {
            true => facts.short_code_align_log2,
            false => facts.code_align_log2,
        };
        self.align(wanted.max(least.into()), true)?;
        if self.recorded.is_some() {
            self.recorded_in = self.out.current_section();
        }
        self.type_of_symbol(symbol, SymbolType::Function)?;
        self.data_before(func, false)?;
        state.patched = self.no_ops_before(func)?;
        self.sanitizer_data(func)?;
        self.label_comment(symbol);
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        let names_ends = self.has_lines();
        let record = self.debug_record(func);
        let has_table = func.has_exceptions || func.attributes.is_traced || self.asks_always(func.global);
        let wants_begin = self.options.stack_sizes || has_table || record.is_some();
        let begin = if names_ends && wants_begin { self.label("func_begin", func, None) } else { symbol };
        if let Some((record, marks)) = record {
            self.debug_records.push(record);
            state.marks = marks;
        }
        let is_windows = self.has_windows_frames();
        if state.has_frame && is_windows {
            self.seh(Seh::Proc(symbol))?;
            self.windows_handler(func)?;
        }
        if names_ends && wants_begin {
            self.write(|out, cx| out.emit_label(cx, begin))?;
        }
        state.codeview = self.begin_codeview(func)?;
        self.first_line(func, &mut state.lines)?;
        if state.has_frame && !is_windows {
            self.cfi(&Cfi::StartProc { simple: false })?;
            self.exception_frame(func, None)?;
        }
        self.data_before(func, true)?;
        state.places = self.trace_entry(func)?;
        self.body(func, &mut state)?;
        self.some_code(func)?;
        if !names_ends {
            // There are no words for where it ends, or how it is unwound.
            self.end_comment();
            return self.jump_tables(func, &state);
        }
        let is_described = state.parts_of_function.is_some();
        if let Some(known) = &state.parts_of_function {
            self.end_parts(known, section)?;
        }
        // Tables that are written later look it up.
        let is_looked_up = wants_begin || state.codeview.is_some() || !self.cx.unnamed_places;
        let end = match is_looked_up {
            true => self.label("func_end", func, None),
            false => self.cx.unnamed_symbol(),
        };
        self.write(|out, cx| out.emit_label(cx, end))?;
        self.end_codeview(func, state.codeview.take())?;
        if is_windows && state.has_frame {
            self.windows_end(func, section, (begin, end), &mut state)?;
        } else if self.cx.format_facts().has_sizes {
            let size = self.cx.difference(end, symbol);
            self.write(|out, cx| out.emit_size(cx, symbol, size))?;
        }
        if state.has_frame && !is_windows && !is_described {
            self.cfi(&Cfi::EndProc)?;
        }
        self.end_comment();
        if !is_windows {
            let parts = state.parts_of_function.as_ref();
            self.exception_table(func, (begin, end), &state.calls, &state.labels, parts)?;
        }
        self.stack_size(func, begin)?;
        self.end_stack_map(func, std::mem::take(&mut state.maps));
        self.list_no_ops(func, state.patched)?;
        self.list_places(func, begin, &state.places)?;
        self.jump_tables(func, &state)
    }

    /// The end of a frame that Windows knows; what its handler is to know stands before that.
    fn windows_end(
        &mut self,
        func: &Function,
        section: mc::Section,
        ends: (Symbol, Symbol),
        state: &mut State,
    ) -> Result<()> {
        if let Some(known) = &mut state.funclets {
            return self.end_funclets(func, known, section);
        }
        if self.has_handler(func) {
            self.seh(Seh::HandlerData)?;
            self.exception_table(func, ends, &state.calls, &state.labels, None)?;
            self.switch(section)?;
        }
        self.seh(Seh::EndProc)
    }

    /// Where linkers split sections at symbols, a function is never empty.
    fn some_code(&mut self, func: &Function) -> Result<()> {
        let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
        let is_code = |inst| {
            let code = func.opcode(inst);
            !matches!(code, opcode::CFI_INSTRUCTION | opcode::EH_LABEL)
                && !self.isa.desc(code).has(inst_flags::META)
        };
        if !self.has_atoms() || insts.any(is_code) {
            return Ok(());
        }
        self.no_op()
    }

    pub(super) fn no_op(&mut self) -> Result<()> {
        let Some(no_op) = self.shared.machine.info().facts().no_op.clone() else { return Ok(()) };
        let subtarget = self.isa.subtarget;
        self.write(|out, cx| out.emit_inst(cx, &no_op, subtarget))
    }

    /// Data that the module wants before the label of a function, or after it.
    fn data_before(&mut self, func: &Function, after_label: bool) -> Result<()> {
        let header = self.module.globals[func.global].as_function();
        let data = header.and_then(|h| if after_label { h.prologue } else { h.prefix });
        data.map_or(Ok(()), |data| self.whole_constant(data))
    }

    /// `!func_sanitize`: numbers in front of the label, by which callers know what they call.
    fn sanitizer_data(&mut self, func: &Function) -> Result<()> {
        let attachments = self.module.globals[func.global].object().map(|object| &object.attachments);
        let wanted = attachments.and_then(|all| all.iter().find(|a| a.kind == MdKindId::FUNC_SANITIZE));
        let Some(wanted) = wanted else { return Ok(()) };
        if self.has_atoms() {
            return Err("not supported yet: '!func_sanitize' in Mach-O".to_owned());
        }
        let table = &self.module.metadata;
        let words = table.as_node(wanted.node).map_or(&[][..], |node| table.words(node));
        let values: Vec<ir::Value> = words
            .iter()
            .filter_map(|&word| match *table.get(Metadata::from_word(word)?) {
                MdItem::Value(value) => Some(value),
                _ => None,
            })
            .collect();
        values.into_iter().try_for_each(|value| self.whole_constant(value))
    }

    #[inline]
    fn record(&mut self, make: impl FnOnce() -> Emitted) {
        if let Some(recorded) = &mut self.recorded {
            recorded.push(make());
        }
    }

    fn body(&mut self, func: &Function, state: &mut State) -> Result<()> {
        let framed = cfi::framed(func).filter(|_| state.has_frame && !self.has_atoms());
        let has_no_ops = func.attributes.no_ops.1 != 0;
        // What unwinders have been told last.
        let mut in_frame = false;
        // Where the caller's frame is, once a part has taken it down.
        let mut frame = None;
        for block in func.blocks() {
            let wanted = framed.as_ref().is_none_or(|framed| framed[block.as_u32() as usize]);
            if let Some(known) = &mut state.parts_of_function
                && self.begin_part(func, block, (known, &state.labels[..]), (state.calls.len(), wanted))?
            {
                in_frame = wanted;
            }
            let log2 = func.block(block).align_log2;
            if log2 != 0 {
                let max_skip = self.shared.machine.info().facts().loop_align_skip;
                let align = Alignment { log2, fill: None, max_skip, code: true };
                self.write(|out, cx| out.emit_align(cx, align))?;
                self.record(|| Emitted::Align(align));
            }
            if let Some(label) = self.taken_label(func, block) {
                self.write(|out, cx| out.emit_label(cx, label))?;
            }
            if let (Some(known), Some(section)) = (&mut state.funclets, state.section) {
                self.begin_funclet(func, block, known, section)?;
                state.after_call &= !func.begins_funclet(block);
            }
            self.block_comment(func, block, state.labels[block.as_u32() as usize].is_some());
            if let Some(label) = state.labels[block.as_u32() as usize] {
                self.record(|| Emitted::Label(label));
                self.write(|out, cx| out.emit_label(cx, label))?;
            }
            if framed.is_some() {
                if in_frame != wanted {
                    self.frame_changes(func, wanted)?;
                }
                in_frame = cfi::frame_behind(func, block, wanted);
            }
            let mut changed = None;
            for inst in func.block_insts(block) {
                let is_destroyed = !self.has_atoms() && self.is_destroyed(func, inst);
                changed = changed.or_else(|| is_destroyed.then_some(block));
                if has_no_ops {
                    self.no_ops_after(func, (block, Some(inst)), &mut state.patched)?;
                }
                self.source_line(func, inst, &mut state.lines)?;
                self.codeview_inst(func, (block, inst), &mut state.codeview)?;
                if !state.marks.is_empty() {
                    self.scope_mark(func, &state.marks.before, inst)?;
                }
                self.spill_comment(func, inst);
                self.inst(func, inst, state)?;
                if !state.marks.is_empty() {
                    self.scope_mark(func, &state.marks.after, inst)?;
                }
            }
            if has_no_ops {
                self.no_ops_after(func, (block, None), &mut state.patched)?;
            }
            let is_taken_down = changed.is_some() && framed.is_none();
            if is_taken_down && state.has_frame && func.next_block(block).is_some() {
                let frame = frame.get_or_insert_with(|| self.frame_in_body(func)).clone();
                frame.iter().try_for_each(|cfi| self.cfi(cfi))?;
            }
        }
        Ok(())
    }

    /// `.LBB0_1`, `.Lfunc_end0`; the prefix is the target's.
    pub(super) fn label(&mut self, stem: &str, func: &Function, index: Option<u32>) -> Symbol {
        self.label_in(stem, func.global, index)
    }

    pub(super) fn label_in(&mut self, stem: &str, global: ir::Global, index: Option<u32>) -> Symbol {
        let number = self.shared.numbers[global];
        let mut name = self.cx.private_prefix().to_vec();
        name.extend_from_slice(stem.as_bytes());
        // Writing to memory does not fail.
        let _ = write!(name, "{number}");
        if let Some(index) = index {
            let _ = write!(name, "_{index}");
        }
        self.cx.symbol(&name)
    }

    /// The label of the IR block that begins here, if its address is taken.
    fn taken_label(&mut self, func: &Function, block: Block) -> Option<Symbol> {
        if self.shared.address_taken_blocks.is_empty() {
            return None;
        }
        let (source, _) = *func.source_blocks.iter().find(|(_, machine)| *machine == block)?;
        self.block_symbol(func.global, source).ok()
    }

    /// The symbol of an IR block whose address is taken, by its place: numbers of values are not the same once a module was
    /// written and read again.
    pub(super) fn block_symbol(&mut self, global: ir::Global, block: ir::Block) -> Result<Symbol> {
        let place = self.shared.address_taken_blocks.get(&(global, block)).copied();
        let place = place.ok_or("the address of a block that no constant of the module is")?;
        Ok(self.label_in("block", global, Some(place)))
    }

    /// A label for every block that a branch or table names.
    fn block_labels(&mut self, func: &Function) -> Vec<Option<Symbol>> {
        let mut labels = vec![None; func.num_blocks()];
        let mut named: Vec<Block> = func.jump_tables.iter().flatten().copied().collect();
        for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
            let is_text = func.opcode(inst) == opcode::INLINEASM;
            for block in func.operands(inst).iter().filter_map(Operand::as_block) {
                match is_text {
                    // Assembly has their names in its text.
                    true => {
                        labels[block.as_u32() as usize] = Some(self.label("BB", func, Some(block.as_u32())))
                    }
                    false => named.push(block),
                }
            }
        }
        for block in named.into_iter().map(Block::as_u32) {
            if labels[block as usize].is_none() {
                // Nobody looks one up.
                labels[block as usize] = Some(match self.cx.unnamed_places {
                    true => self.cx.unnamed_symbol(),
                    false => self.label("BB", func, Some(block)),
                });
            }
        }
        labels
    }

    /// The entries of the constant pool, each with its label.
    fn constants(&mut self, func: &Function, state: &State) -> Result<()> {
        for (constant, &label) in func.constants.iter().zip(&state.constants) {
            let section = self.constant_section(constant.bytes.len() as u64);
            self.switch(section)?;
            self.align(constant.align_log2.into(), false)?;
            self.write(|out, cx| out.emit_label(cx, label))?;
            let len = constant.bytes.len() as u64;
            self.number(&constant.bytes, len)?;
        }
        Ok(())
    }

    fn jump_tables(&mut self, func: &Function, state: &State) -> Result<()> {
        if func.jump_tables.iter().all(Vec::is_empty) {
            return Ok(());
        }
        let section = self.function_data_section(func.global)?;
        self.switch(section)?;
        let entry = self.shared.machine.info().facts().jump_table_entry;
        let (JumpTableEntry::Address(entry_bytes) | JumpTableEntry::Distance(entry_bytes)) = entry;
        if self.has_atoms() {
            self.align(u32::from(entry_bytes).ilog2(), false)?;
            self.mach_table(Some(entry_bytes))?;
        }
        for (table, &label) in func.jump_tables.iter().zip(&state.tables) {
            let (JumpTableEntry::Address(bytes) | JumpTableEntry::Distance(bytes)) = entry;
            self.align(u32::from(bytes).ilog2(), false)?;
            self.write(|out, cx| out.emit_label(cx, label))?;
            for block in table {
                let to =
                    state.labels[block.as_u32() as usize].ok_or("a jump table with a block that is gone")?;
                let value = match entry {
                    JumpTableEntry::Address(_) => self.cx.symbol_expr(to),
                    JumpTableEntry::Distance(_) => self.cx.difference(to, label),
                };
                self.write(|out, cx| out.emit_value(cx, value, bytes))?;
            }
        }
        if self.has_atoms() { self.mach_table(None) } else { Ok(()) }
    }

    fn inst(&mut self, func: &Function, inst: Inst, state: &mut State) -> Result<()> {
        let code = func.opcode(inst);
        match code {
            opcode::CFI_INSTRUCTION => {
                let Some(&Operand::Cfi(index)) = func.operands(inst).first() else { return Ok(()) };
                // Compact unwind encodings know of one frame from the prologue on.
                let is_left_out = self.has_atoms() && self.is_destroyed(func, inst);
                return match func.frame_instructions.get(index as usize) {
                    Some(cfi @ Cfi::Windows(seh)) if state.has_frame => {
                        if *seh == Seh::StartEpilogue && state.after_call {
                            // A place in an epilogue belongs to a function that returns: its handler is not asked.
                            self.no_op()?;
                        }
                        self.cfi(cfi)
                    }
                    Some(cfi) if state.has_frame && !is_left_out => self.cfi(cfi),
                    _ => Ok(()),
                };
            }
            opcode::EH_LABEL if func.operands(inst).first() == Some(&Operand::Imm(eh_label::STACK_MAP)) => {
                return self.stack_map_label(func, inst, &mut state.maps);
            }
            opcode::EH_LABEL => return self.label_of_call(func, inst, state),
            opcode::INLINEASM | opcode::INLINEASM_BR => {
                let uid = self.shared.numbers[func.global] << 12 | state.num_asm;
                state.num_asm += 1;
                let done = self.inline_assembly(func, inst, uid);
                if done.is_err() {
                    self.failed_at = self.source_of_assembly(func, inst);
                }
                return done;
            }
            _ => {}
        }
        let desc = self.isa.desc(code);
        if desc.has(inst_flags::META) {
            return Ok(());
        }
        state.after_call = desc.has(inst_flags::CALL) && !desc.has(inst_flags::RETURN);
        if let Some(known) = state.funclets.as_mut().filter(|_| state.after_call) {
            known.note_call();
        }
        if state.after_call && self.patched_call(func, inst, &mut state.maps)? {
            return Ok(());
        }
        self.trace_exit(func, inst, &mut state.places)?;
        let mut lowered = mc::Inst::new(code);
        for operand in func.operands(inst) {
            let own = match *operand {
                Operand::Reg(reg) if reg.flags.contains(RegFlags::IMPLICIT) => continue,
                Operand::Reg(reg) if reg.reg.is_virtual() => {
                    return Err(format!("{:?} has no register", reg.reg));
                }
                Operand::Reg(reg) => mc::Operand::Reg(reg.reg.as_physical().unwrap_or(mc::Reg::NONE)),
                Operand::Imm(value) => mc::Operand::Imm(value),
                Operand::RegMask(_) | Operand::Cfi(_) => continue,
                Operand::Frame(_) => return Err("a stack object without a place".to_owned()),
                _ => mc::Operand::Expr(self.address_operand(func, operand, state)?),
            };
            lowered.operands.push(own);
        }
        if may_expand(self.isa.target, code) || state.base_setup == Some(code) {
            self.expanded(func, inst, lowered, state)?;
        } else {
            self.plain_inst(inst, &lowered)?;
        }
        self.trace_returned(func, inst, &state.places)?;
        if state.after_call { self.end_call(func, inst, &mut state.maps) } else { Ok(()) }
    }

    /// Writes what an instruction stands for.
    fn expanded(&mut self, func: &Function, inst: Inst, lowered: mc::Inst, state: &mut State) -> Result<()> {
        let code = lowered.opcode;
        let mut parts = std::mem::take(&mut state.parts);
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        expand(target, subtarget, self.cx, self.options.position_independent, lowered, &mut parts)?;
        if state.base_setup == Some(code) {
            let label = self.code_base(func);
            parts.insert(parts.len().min(1), Expanded::Label(label));
        }
        for part in parts.drain(..) {
            match part {
                Expanded::Label(label) => {
                    self.record(|| Emitted::Label(label));
                    self.write(|out, cx| out.emit_label(cx, label))?;
                }
                Expanded::Inst(own) => self.plain_inst(inst, &own)?,
            }
        }
        state.parts = parts;
        Ok(())
    }

    /// Writes an instruction that stands for itself, made of one of the function.
    #[inline]
    fn plain_inst(&mut self, inst: Inst, own: &mc::Inst) -> Result<()> {
        self.record(|| Emitted::Inst(inst, own.clone()));
        let (target, subtarget) = (self.isa.target, self.isa.subtarget);
        // Text has the long form of an instruction; the assembler chooses the short one.
        let short = if self.out.keeps_text() { None } else { compress(target, subtarget, self.cx, own) };
        let own = short.as_ref().unwrap_or(own);
        self.write(|out, cx| out.emit_inst(cx, own, subtarget))
    }

    fn label_of_call(&mut self, func: &Function, inst: Inst, state: &mut State) -> Result<()> {
        let Some(known) = &mut state.funclets else { return self.eh_label(func, inst, &mut state.calls) };
        let &[Operand::Imm(kind @ (eh_label::BEGIN | eh_label::END)), Operand::Imm(number), ref target @ ..] =
            func.operands(inst)
        else {
            return Ok(());
        };
        let number_of_state = match target {
            [Operand::Imm(state), ..] => Some(*state),
            _ => None,
        };
        self.state_label(func, (kind, number), number_of_state, (known, state.after_call))?;
        state.after_call = false;
        Ok(())
    }

    /// An operand that is the address of something.
    fn address_operand(&mut self, func: &Function, operand: &Operand, state: &State) -> Result<Expr> {
        let symbolic = |this: &mut Self, symbol: Symbol, flags: u8, offset: i64| {
            this.symbolic(func, symbol, flags, offset)
        };
        Ok(match *operand {
            Operand::Block(block) => {
                let label = state.labels[block.as_u32() as usize];
                symbolic(self, label.ok_or("a branch to a block without a label")?, 0, 0)
            }
            Operand::Global { global, flags, offset } => {
                let word = self.shared.machine.info().facts().address_word;
                let own = self.distance_flags(flags).unwrap_or(flags);
                if word == Some(own) {
                    let word = self.address_word(global);
                    let expr = self.address(word, offset);
                    let expr = if own == flags { expr } else { self.less_base(func, expr) };
                    return Ok(expr);
                }
                let symbol = self.symbol(global);
                symbolic(self, symbol, flags, offset)
            }
            Operand::BlockAddress { global, block, flags } => {
                let symbol = self.block_symbol(global, block)?;
                symbolic(self, symbol, flags, 0)
            }
            Operand::Symbol { index, flags } => {
                let name = &func.symbols[index as usize];
                if name.is_empty() {
                    // The place behind a call by which the function finds out where it is.
                    let base = self.code_base(func);
                    return Ok(self.cx.symbol_expr(base));
                }
                let symbol = self.external_symbol(name);
                symbolic(self, symbol, flags, 0)
            }
            Operand::ConstantPool { index, flags } => {
                let label = state.constants.get(index as usize).ok_or("a constant that does not exist")?;
                symbolic(self, *label, flags, 0)
            }
            Operand::JumpTable { index, flags } => {
                let label = state.tables.get(index as usize).ok_or("a jump table that does not exist")?;
                symbolic(self, *label, flags, 0)
            }
            Operand::Reg(_) | Operand::Imm(_) | Operand::RegMask(_) | Operand::Cfi(_) | Operand::Frame(_) => {
                return Err("an operand that is no address".to_owned());
            }
        })
    }

    /// The label that distances in the function are counted from.
    fn code_base(&mut self, func: &Function) -> Symbol {
        let number = self.shared.numbers[func.global];
        let mut name = self.cx.private_prefix().to_vec();
        // Writing to memory does not fail.
        let _ = write!(name, "{number}$pb");
        self.cx.symbol(&name)
    }

    /// What is left of the flags that stand for a distance from there.
    fn distance_flags(&self, flags: u8) -> Option<u8> {
        let base = self.shared.machine.info().facts().code_base.as_ref()?;
        base.distances.iter().find(|(distance, _)| *distance == flags).map(|&(_, own)| own)
    }

    fn less_base(&mut self, func: &Function, expr: Expr) -> Expr {
        let base = self.code_base(func);
        let base = self.cx.symbol_expr(base);
        self.cx.make_expr(ExprData::Binary(BinaryOp::Sub, expr, base))
    }

    fn symbolic(&mut self, func: &Function, symbol: Symbol, flags: u8, offset: i64) -> Expr {
        match self.distance_flags(flags) {
            Some(own) => {
                let expr = self.specified(symbol, own, offset);
                self.less_base(func, expr)
            }
            None => self.specified(symbol, flags, offset),
        }
    }

    pub(super) fn address(&mut self, symbol: Symbol, offset: i64) -> Expr {
        let symbol = self.cx.symbol_expr(symbol);
        self.sum(symbol, offset)
    }

    pub(super) fn sum(&mut self, symbol: Expr, offset: i64) -> Expr {
        if offset == 0 {
            return symbol;
        }
        let (op, magnitude) =
            if offset < 0 { (BinaryOp::Sub, offset.wrapping_neg()) } else { (BinaryOp::Add, offset) };
        let offset = self.cx.constant(magnitude);
        self.cx.make_expr(ExprData::Binary(op, symbol, offset))
    }

    /// A symbol and an offset, under the specifier that `flags` numbers: one that is written after the symbol belongs to it,
    /// others to the sum.
    fn specified(&mut self, symbol: Symbol, flags: u8, offset: i64) -> Expr {
        let specifier = Specifier(flags.into());
        let record =
            self.isa.target.image.records::<SpecifierRecord>().get(flags as usize).unwrap_or_default();
        if flags != 0 && record.syntax == SpecifierSyntax::At as u8 {
            let symbol = self.cx.make_expr(ExprData::Symbol(symbol, specifier));
            return self.sum(symbol, offset);
        }
        let expr = self.address(symbol, offset);
        if flags == 0 { expr } else { self.cx.make_expr(ExprData::Specified(specifier, expr)) }
    }
}
