//! What CodeView needs of emission: directives for the lines of functions (`.cv_loc`), numbers of inlined calls, and symbols for
//! the data that [`crate::debug_info::codeview`] makes.

use super::{Emitter, Result};
use crate::debug_info::FunctionDebugInfo;
use crate::debug_info::codeview::files::file_of;
use crate::debug_info::codeview::function::{FrameRecord, FunctionRecord, Site};
use crate::debug_info::codeview::parts::{Part, Place, Section};
use crate::debug_info::codeview::{self, Settings, frame_flags};
use crate::debug_info::metadata::{Node, Nodes};
use crate::debug_info::scopes::subprogram_of;
use ir::Global;
use ir::attributes::AttrKind;
use ir::metadata::schema::{self, di_location};
use mc::Symbol;
use mc::codeview::{CodeView, InlineSite, Loc};
use mc::debug::{Cfi, DwarfReg, Seh};
use mc::format::Reference;
use mc::section::{Kind, Request};
use mir::function::InstFlags;
use mir::{Block, Function, Inst, Operand, opcode};
use support::hash::{FxHashMap, FxHashSet};
use tables::instructions::inst_flags;
use tables::registers::SubRegIndex;

/// The first number of each section.
const SIGNATURE: i64 = 4;

/// Lines have 24 bits and columns 16; two lines say that debuggers are to go into what follows, or not to stop there.
const MAX_LINE: u32 = 0xff_ffff;
const MAX_COLUMN: u32 = 0xffff;
const NOT_LINES: [u32; 2] = [0xfe_efee, 0xf0_0f00];

/// Inlined calls within each other, at most.
const MAX_SITES: usize = 1000;

/// A location as a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    scope: Node,
    line: u32,
    column: u32,
    inlined_at: Option<Node>,
}

/// What has been said of the lines of a function.
#[derive(Debug)]
pub(super) struct CodeViewState {
    id: u32,
    next_id: u32,
    last: Option<Line>,
    block: Option<Block>,
    /// The end of the frame's set-up has not come yet.
    in_setup: bool,
    has_lines: bool,
    sites: Vec<Site>,
    by_call: FxHashMap<Node, usize>,
    declared: FxHashSet<u32>,
}

impl<'e> Emitter<'e> {
    /// Begins the lines of a function that is described.
    pub(super) fn begin_codeview(&mut self, func: &Function) -> Result<Option<CodeViewState>> {
        let plan = self.shared.codeview.as_ref();
        let Some(&id) = plan.and_then(|plan| plan.first_ids.get(&func.global)) else { return Ok(None) };
        let (sites, by_call, declared) = Default::default();
        let mut state = CodeViewState {
            id,
            next_id: id + 1,
            last: None,
            block: None,
            in_setup: func
                .blocks()
                .next()
                .is_some_and(|entry| func.block_insts(entry).any(|inst| ends_setup(func, inst))),
            has_lines: false,
            sites,
            by_call,
            declared,
        };
        self.codeview(&CodeView::Function(id))?;
        if let Some(start) = self.line_of_start(func) {
            self.codeview_line(func.global, start, &mut state)?;
        }
        Ok(Some(state))
    }

    fn codeview(&mut self, directive: &CodeView) -> Result<()> {
        self.write(|out, cx| out.emit_codeview(cx, directive))
    }

    fn nodes(&self) -> Nodes<'e> {
        Nodes { module: self.module }
    }

    fn line_of(&self, func: &Function, inst: Inst) -> Option<Line> {
        let nodes = self.nodes();
        let location = Node::new(func.global, func.location(inst)?);
        let line = nodes.word(location, di_location::LINE);
        Some(Line {
            scope: nodes.get(location, di_location::SCOPE)?,
            line,
            column: nodes.word(location, di_location::COLUMN),
            inlined_at: nodes.get(location, di_location::INLINED_AT),
        })
    }

    fn is_code(&self, func: &Function, inst: Inst) -> bool {
        let code = func.opcode(inst);
        !matches!(code, opcode::CFI_INSTRUCTION | opcode::EH_LABEL)
            && !self.isa.desc(code).has(inst_flags::META)
    }

    /// The line of a function's set-up, if there is code before the first instruction that has a location of its own.
    fn line_of_start(&self, func: &Function) -> Option<Line> {
        let nodes = self.nodes();
        let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
        let mut is_empty = true;
        let first = insts.find(|&inst| {
            let is_code = self.is_code(func, inst);
            let is_setup = func.flags(inst).contains(InstFlags::FRAME_SETUP);
            let is_first = is_code && !is_setup && func.location(inst).is_some();
            is_empty &= is_first || !is_code;
            is_first
        })?;
        let mut line = self.line_of(func, first).filter(|_| !is_empty)?;
        for _ in 0..MAX_SITES {
            let Some(call) = line.inlined_at else { break };
            line.scope = nodes.get(call, di_location::SCOPE)?;
            line.inlined_at = nodes.get(call, di_location::INLINED_AT);
        }
        let scope = subprogram_of(nodes, line.scope)?;
        Some(Line { scope, line: nodes.word(scope, schema::di_subprogram::SCOPE_LINE), column: 0, ..line })
    }

    /// Says where an instruction comes from, if that is not what was said last.
    pub(super) fn codeview_inst(
        &mut self,
        func: &Function,
        (block, inst): (Block, Inst),
        state: &mut Option<CodeViewState>,
    ) -> Result<()> {
        let Some(state) = state else { return Ok(()) };
        if state.in_setup {
            state.in_setup = !ends_setup(func, inst);
            return Ok(());
        }
        if !self.is_code(func, inst) || func.flags(inst).contains(InstFlags::FRAME_SETUP) {
            return Ok(());
        }
        let has_line = |line: &Line| line.line != 0;
        let mut line = self.line_of(func, inst).filter(has_line);
        // The first instruction of a block has the location of the next one that has any.
        if line.is_none() && state.block != Some(block) {
            line = func.block_insts(block).find_map(|inst| self.line_of(func, inst).filter(has_line));
        }
        state.block = Some(block);
        line.map_or(Ok(()), |line| self.codeview_line(func.global, line, state))
    }

    fn codeview_line(&mut self, function: Global, line: Line, state: &mut CodeViewState) -> Result<()> {
        let is_line = line.line <= MAX_LINE && line.column <= MAX_COLUMN && !NOT_LINES.contains(&line.line);
        if state.last == Some(line) || !is_line {
            return Ok(());
        }
        let file = self.codeview_file(function, line.scope, state)?;
        state.last = Some(line);
        state.has_lines = true;
        let id = match line.inlined_at {
            Some(call) => {
                let inlinee = subprogram_of(self.nodes(), line.scope);
                let site = self.inline_site(function, (call, inlinee), state)?;
                state.sites.get(site).map_or(state.id, |site| site.id)
            }
            None => state.id,
        };
        let place = mc::codeview::Place { file, line: line.line, column: line.column };
        self.codeview(&CodeView::Loc(Loc { function: id, place, prologue_end: false, is_stmt: false }))
    }

    /// The number of the file of a scope, which the function declares if it is the first one to mention it.
    fn codeview_file(&mut self, function: Global, scope: Node, state: &mut CodeViewState) -> Result<u32> {
        let Some(plan) = self.shared.codeview.as_ref() else { return Ok(0) };
        let known = file_of(self.nodes(), scope).and_then(|file| plan.files.known(file));
        let number = known.ok_or("a line whose file is not known")?;
        self.declare_file(function, number, state)?;
        Ok(number)
    }

    fn declare_file(&mut self, function: Global, number: u32, state: &mut CodeViewState) -> Result<()> {
        let Some(plan) = self.shared.codeview.as_ref() else { return Ok(()) };
        let place = number.saturating_sub(1) as usize;
        if plan.files.first_uses.get(place) != Some(&function) || !state.declared.insert(number) {
            return Ok(());
        }
        match plan.files.entries.get(place) {
            Some(file) => self.codeview(&CodeView::File(file.clone())),
            None => Ok(()),
        }
    }

    /// The number of an inlined call among those of the function. New ones are declared, those around them first.
    fn inline_site(
        &mut self,
        function: Global,
        (call, inlinee): (Node, Option<Node>),
        state: &mut CodeViewState,
    ) -> Result<usize> {
        let mut missing = Vec::new();
        let (mut at, mut inlinee) = (Some(call), inlinee);
        let mut parent = None;
        while let Some(call) = at.filter(|_| missing.len() < MAX_SITES) {
            if let Some(&known) = state.by_call.get(&call) {
                parent = Some(known);
                break;
            }
            missing.push((call, inlinee));
            let scope = self.nodes().get(call, di_location::SCOPE);
            inlinee = scope.and_then(|scope| subprogram_of(self.nodes(), scope));
            at = self.nodes().get(call, di_location::INLINED_AT);
        }
        for (call, inlinee) in missing.into_iter().rev() {
            let id = state.next_id;
            state.next_id += 1;
            let within = parent.map_or(state.id, |parent: usize| state.sites[parent].id);
            let scope = self.nodes().get(call, di_location::SCOPE).ok_or("a call without a scope")?;
            let file = self.codeview_file(function, scope, state)?;
            let nodes = self.nodes();
            let line = nodes.word(call, di_location::LINE);
            let place = mc::codeview::Place { file, line, column: nodes.word(call, di_location::COLUMN) };
            self.codeview(&CodeView::InlineSite(InlineSite { function: id, within, at: place }))?;
            state.by_call.insert(call, state.sites.len());
            state.sites.push(Site { at: call, inlinee, id, parent });
            parent = Some(state.sites.len() - 1);
        }
        parent.ok_or_else(|| "calls that are inlined so deep are not supported".to_owned())
    }

    /// Ends the lines of a function.
    pub(super) fn end_codeview(&mut self, func: &Function, state: Option<CodeViewState>) -> Result<()> {
        let (Some(mut state), Some(plan)) = (state, self.shared.codeview.as_ref()) else { return Ok(()) };
        // Files of code that is gone.
        let own = plan.files.first_uses.iter().zip(1..).filter(|(first, _)| **first == func.global);
        for number in own.map(|(_, number)| number).collect::<Vec<_>>() {
            self.declare_file(func.global, number, &mut state)?;
        }
        let frame = self.frame_record(func);
        let record = FunctionRecord { id: state.id, has_lines: state.has_lines, sites: state.sites, frame };
        if let Some(last) = self.debug_records.last_mut().filter(|last| last.global == func.global) {
            last.codeview = Some(record);
        }
        Ok(())
    }

    fn frame_record(&self, func: &Function) -> FrameRecord {
        let info = self.shared.machine.info();
        let base = info.frame_base(func);
        let word = u64::from(self.module.data_layout.pointer_bits(0).div_ceil(8));
        let size_bytes = func.frame.size_bytes.saturating_sub(info.facts().pushed_by_call_bytes);
        let numbers = info.facts().codeview.as_ref();
        let number = base.and_then(|base| numbers?.register(base));
        let has_frame_pointer = numbers.is_some_and(|n| Some(n.frame_registers[1]) == number);
        let pushed = func.frame.saved.iter().filter(|saved| Some(saved.reg) != base || !has_frame_pointer);
        let general = pushed.filter(|saved| func.frame.object(saved.slot).size_bytes == word);
        let saved_bytes = general.count() as u64 * word;
        let mut objects = func.frame.objects();
        let is_elsewhere =
            objects.any(|(slot, _)| info.object_place(func, slot).is_some_and(|(reg, _)| Some(reg) != base));
        use frame_flags as flag;
        let (local_register, parameter_register) = match (size_bytes, has_frame_pointer) {
            (0, _) => (flag::NO_REGISTER, flag::NO_REGISTER),
            (_, false) => (flag::STACK_POINTER, flag::STACK_POINTER),
            (_, true) if is_elsewhere => (flag::STACK_POINTER, flag::FRAME_POINTER),
            (_, true) => (flag::FRAME_POINTER, flag::FRAME_POINTER),
        };
        let flags = self.frame_flags(func);
        FrameRecord { size_bytes, saved_bytes, local_register, parameter_register, flags }
    }

    fn frame_flags(&self, func: &Function) -> u32 {
        use frame_flags as flag;
        let header = self.module.globals[func.global].as_function();
        let attributes = header.map(|header| header.attributes);
        let has =
            |kind| attributes.is_some_and(|list| self.module.attributes.function_attr(list, kind).is_some());
        let is_assembly = |inst| matches!(func.opcode(inst), opcode::INLINEASM | opcode::INLINEASM_BR);
        let has_assembly = func.blocks().flat_map(|block| func.block_insts(block)).any(is_assembly);
        let personality = header.and_then(|header| header.personality?.as_global());
        let is_structured = personality.is_some_and(|p| STRUCTURED.contains(&&*self.module.globals[p].name));
        let (is_guarded, is_strict) = (
            has(AttrKind::StackProtect)
                || has(AttrKind::StackProtectReq)
                || has(AttrKind::StackProtectStrong),
            has(AttrKind::StackProtectReq) || has(AttrKind::StackProtectStrong),
        );
        let checks = is_guarded && self.checks_stack(func);
        let is_short =
            has(AttrKind::OptimizeForSize) || has(AttrKind::MinSize) || has(AttrKind::OptimizeNone);
        let attachments = self.module.globals[func.global].object().map(|object| &object.attachments);
        let has_profile =
            attachments.is_some_and(|all| all.iter().any(|a| a.kind == ir::metadata::MdKindId::PROF));
        [
            (func.frame.has_dynamic_alloca, flag::HAS_ALLOCA),
            (func.attributes.calls_returning_twice, flag::HAS_SETJMP),
            (has_assembly, flag::HAS_ASSEMBLY),
            (personality.is_some() && is_structured, flag::HAS_STRUCTURED_EXCEPTIONS),
            (personality.is_some() && !is_structured, flag::HAS_EXCEPTIONS),
            (has(AttrKind::InlineHint), flag::MARKED_INLINE),
            (has(AttrKind::Naked), flag::NAKED),
            (checks, flag::SECURITY_CHECKS),
            (checks && is_strict, flag::STRICT_SECURITY_CHECKS),
            (!is_guarded, flag::SAFE_BUFFERS),
            (self.options.opt_level > 0 && !is_short, flag::OPTIMIZED_FOR_SPEED),
            (has_profile, flag::PROFILE_GUIDED),
        ]
        .iter()
        .fold(0, |flags, &(is_set, flag)| if is_set { flags | flag } else { flags })
    }

    /// Whether the function compares the value that guards its stack.
    fn checks_stack(&self, func: &Function) -> bool {
        let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
        insts.any(|inst| {
            func.operands(inst).iter().any(|operand| match operand {
                Operand::Global { global, .. } => *self.module.globals[*global].name == *STACK_GUARD,
                _ => false,
            })
        })
    }

    /// `.debug$S` and `.debug$T`. By what a module was made is told even if it asks for no CodeView.
    pub(super) fn codeview_sections(&mut self, functions: &[FunctionDebugInfo]) -> Result<()> {
        let Some(numbers) = &self.shared.machine.info().facts().codeview else { return Ok(()) };
        let isa = self.isa;
        let register = |number: DwarfReg, bits: u32| {
            let whole = isa.register_of_dwarf(number)?;
            let sizes = isa.target.image.records::<SubRegIndex>();
            let mut parts = isa.low_parts().filter(|&index| {
                let ranges = sizes.get(index as usize).map(|record| isa.target.image.list(record.ranges));
                ranges.and_then(|ranges| ranges.iter().next().map(|range| range.size_bits))
                    == Some(bits as u16)
            });
            let part = parts.find_map(|index| isa.sub_register(whole, index)).unwrap_or(whole);
            numbers.register(part)
        };
        let settings = Settings {
            numbers: numbers.clone(),
            register: &register,
            pointer_bytes: self.module.data_layout.pointer_bits(0).div_ceil(8) as u8,
            object_name: self.options.object_name.as_bytes(),
        };
        let files = self.shared.codeview.as_ref().map(|plan| &plan.files);
        let sections = codeview::sections(self.nodes(), &settings, files, functions)?;
        let mut known = FxHashSet::default();
        for section in sections.symbols {
            self.codeview_symbols(section, &mut known)?;
        }
        if sections.types.is_empty() {
            return Ok(());
        }
        let types = self.section(b".debug$T", Kind::Debug, None);
        self.switch(types)?;
        self.align(2, false)?;
        self.codeview_number(SIGNATURE, 4)?;
        for record in sections.types {
            self.codeview_number(record.len() as i64, 2)?;
            self.write(|out, cx| out.emit_bytes(cx, &record))?;
        }
        Ok(())
    }

    fn codeview_number(&mut self, number: i64, bytes: u8) -> Result<()> {
        self.write(|out, cx| out.emit_number(cx, number, bytes))
    }

    /// Symbols of the module, or of what the linker may drop: then they are dropped with it.
    fn codeview_symbols(&mut self, section: Section, known: &mut FxHashSet<mc::Section>) -> Result<()> {
        let linked_to = section.symbol.map(|global| self.symbol(global));
        let request = Request { linked_to, ..Request::new(Kind::Debug) };
        let place = self.cx.open_section(b".debug$S", &request);
        self.switch(place)?;
        if known.insert(place) {
            self.align(2, false)?;
            self.codeview_number(SIGNATURE, 4)?;
        }
        self.codeview_parts(section.parts)
    }

    fn codeview_place(&mut self, place: Place) -> Symbol {
        match place {
            Place::Symbol(global) => self.symbol(global),
            Place::Begin(global) => self.function_bounds(global).0,
            Place::End(global) => self.function_bounds(global).1,
            Place::Scope(global, label) => self.scope_label(global, label),
        }
    }

    /// Writes parts. Parts that are within others are as deep as the writer makes them: a record in a subsection.
    fn codeview_parts(&mut self, parts: Vec<Part>) -> Result<()> {
        for part in parts {
            self.codeview_part(part)?;
        }
        Ok(())
    }

    fn codeview_part(&mut self, part: Part) -> Result<()> {
        let directive = match part {
            Part::Number(number, bytes) => return self.codeview_number(number as i64, bytes),
            Part::Text(mut text) => {
                text.push(0);
                return self.write(|out, cx| out.emit_bytes(cx, &text));
            }
            Part::Bytes(bytes) => return self.write(|out, cx| out.emit_bytes(cx, &bytes)),
            Part::Align => return self.align(2, false),
            Part::SectionOffset(place, offset) => {
                return self.codeview_reference(Reference::SectionOffset, place, offset);
            }
            Part::SectionIndex(place) => {
                return self.codeview_reference(Reference::SectionIndex, place, 0);
            }
            Part::Distance { from, to } => return self.codeview_distance((from, to), 4),
            Part::ShortDistance { from, to } => return self.codeview_distance((from, to), 2),
            Part::Sized(bytes, parts) => return self.sized_parts(bytes, parts),
            Part::Ranges(ranges, home) => {
                let mut place = |place| self.codeview_place(place);
                let ranges = ranges.into_iter().map(|(begin, end)| (place(begin), place(end))).collect();
                CodeView::DefRange { ranges, home }
            }
            Part::InlineLines { site, file, line, function } => {
                let (begin, end) = self.function_bounds(function);
                let start = mc::codeview::Place { file, line, column: 0 };
                CodeView::InlineLineTable { function: site, start, begin, end }
            }
            Part::Lines { function, id } => {
                let (begin, end) = (self.symbol(function), self.function_bounds(function).1);
                CodeView::LineTable { function: id, begin, end }
            }
            Part::File(file) => CodeView::File(file),
            Part::FileOffset(file) => CodeView::FileChecksumOffset(file),
            Part::FileChecksums => CodeView::FileChecksums,
            Part::Strings => CodeView::StringTable,
        };
        self.codeview(&directive)
    }

    fn codeview_reference(&mut self, reference: Reference, place: Place, offset: u32) -> Result<()> {
        let symbol = self.codeview_place(place);
        self.write(|out, cx| out.emit_reference(cx, reference, symbol, offset.into()))
    }

    fn codeview_distance(&mut self, (from, to): (Place, Place), bytes: u8) -> Result<()> {
        let (from, to) = (self.codeview_place(from), self.codeview_place(to));
        let distance = self.cx.difference(to, from);
        self.write(|out, cx| out.emit_value(cx, distance, bytes))
    }

    /// The size of parts, and the parts. Where it depends on code, labels stand around them.
    fn sized_parts(&mut self, bytes: u8, parts: Vec<Part>) -> Result<()> {
        if let Some(size) = Part::size_of(&parts) {
            self.codeview_number(size as i64, bytes)?;
            return self.codeview_parts(parts);
        }
        let number = self.codeview_labels;
        self.codeview_labels += 1;
        let begin = self.numbered_label("cv_begin", number);
        let end = self.numbered_label("cv_end", number);
        let size = self.cx.difference(end, begin);
        self.write(|out, cx| out.emit_value(cx, size, bytes))?;
        self.write(|out, cx| out.emit_label(cx, begin))?;
        self.codeview_parts(parts)?;
        self.write(|out, cx| out.emit_label(cx, end))
    }
}

/// Whether the frame is set up here.
fn ends_setup(func: &Function, inst: Inst) -> bool {
    let is_end = |cfi: &Cfi| matches!(cfi, Cfi::Windows(Seh::EndPrologue));
    match func.operands(inst) {
        &[Operand::Cfi(index)] => func.frame_instructions.get(index as usize).is_some_and(is_end),
        _ => false,
    }
}

/// The value that guards the stack, in Microsoft's library.
const STACK_GUARD: &[u8] = b"__security_cookie";

/// Personalities whose exceptions may come from any instruction.
const STRUCTURED: [&[u8]; 3] = [b"__C_specific_handler", b"_except_handler3", b"_except_handler4"];
