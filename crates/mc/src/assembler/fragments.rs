//! Adding fragments, registering symbols, and what is known about distances while text is read.

use super::layout::TOO_LARGE;
use super::{Assembler, Contents, FragmentData, FragmentKind, Marker, Open};
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolType, SymbolValue};
use crate::encode::{Fixup, FixupKind};
use crate::eval::{self, Offsets};
use crate::expr::{BinaryOp, Expr, ExprData, Specifier};
use crate::section::{Kind, Properties, Request, SectionPlace};
use crate::streamer::{Emit, EmitError, Streamer};
use crate::target::Subtarget;
use smallvec::{SmallVec, smallvec};
use support::entity::OptionalEntity;
use tables::image::Str;
use tables::instructions::fixup_flags;

/// Where the common buffer ends: places in it have 32 bits. What is appended without a look at this is short.
const MAX_BYTES: usize = u32::MAX as usize - (1 << 16);

pub(super) fn error(message: impl Into<String>) -> EmitError {
    EmitError(message.into())
}

impl Assembler<'_> {
    pub(super) fn section(&self) -> Result<(Section, i32), EmitError> {
        self.current.ok_or_else(|| error("expected section directive before assembly directive"))
    }

    /// The list of fragments of a subsection, made if new.
    pub(super) fn part(&mut self, section: Section, subsection: i32) -> &mut Vec<Fragment> {
        let parts = &mut self.sections[section].parts;
        let at = match parts.binary_search_by_key(&subsection, |&(n, _)| n) {
            Ok(at) => at,
            Err(at) => {
                parts.insert(at, (subsection, Vec::new()));
                at
            }
        };
        &mut parts[at].1
    }

    /// What follows goes to this subsection.
    pub(super) fn go_to(&mut self, place: Option<(Section, i32)>) {
        self.close();
        self.current = place;
        self.marker = None;
    }

    /// Ends the data fragment that is open: what is appended to the buffers from here on does not belong to it.
    pub(super) fn close(&mut self) {
        self.close_at(self.end());
    }

    /// The same where the buffers were this long.
    pub(super) fn close_at(&mut self, (num_bytes, num_fixups): (usize, usize)) {
        let Some(Open { fragment, .. }) = self.open.take() else { return };
        if let FragmentKind::Data(contents) = &mut self.fragments[fragment].kind {
            contents.bytes.end = num_bytes as u32;
            contents.fixups.end = num_fixups as u32;
        }
    }

    /// Lengths of the common buffers.
    #[inline]
    pub(super) fn end(&self) -> (usize, usize) {
        (self.bytes.len(), self.fixups.len())
    }

    /// Adds a fragment at the end of the current subsection; it is closed.
    pub(super) fn add_fragment(&mut self, kind: FragmentKind) -> Result<Fragment, EmitError> {
        self.close();
        let (section, subsection) = self.section()?;
        let location = if matches!(kind, FragmentKind::Data(_)) { 0 } else { self.location() };
        let part = self.part(section, subsection);
        let (order, last) = (part.len() as u32, part.last().copied());
        let (run, run_offset) = match last.and_then(|last| self.run_end(last)) {
            Some(end) => end,
            None => {
                self.num_runs += 1;
                (self.num_runs, 0)
            }
        };
        let fragment = self.fragments.push(FragmentData {
            kind,
            section,
            offset: 0,
            size: 0,
            location,
            order,
            run,
            run_offset,
            relaxable: false,
            barriers: 0,
            next: OptionalEntity::NONE,
        });
        self.part(section, subsection).push(fragment);
        Ok(fragment)
    }

    /// Ends the data fragment at hand with something that may grow: `kind` is made of the bytes so far.
    pub(super) fn end_fragment(&mut self, kind: impl FnOnce(Contents) -> FragmentKind) -> Emit {
        let Open { fragment, .. } = self.data_fragment()?;
        self.close();
        let location = self.location();
        let data = &mut self.fragments[fragment];
        data.location = location;
        if let FragmentKind::Data(contents) = &data.kind {
            data.kind = kind(contents.clone());
        }
        Ok(())
    }

    /// The run of a fragment and the offset in it at which the fragment ends, if its size is known for good.
    fn run_end(&self, fragment: Fragment) -> Option<(u32, u32)> {
        let data = &self.fragments[fragment];
        let size = match &data.kind {
            FragmentKind::Data(contents) if !data.relaxable => contents.size(),
            FragmentKind::Fill(fill) => fill.fixed?,
            _ => return None,
        };
        Some((data.run, u32::try_from(u64::from(data.run_offset).checked_add(size)?).ok()?))
    }

    /// The data fragment at the end of the current section.
    #[inline]
    pub(super) fn data_fragment(&mut self) -> Result<Open, EmitError> {
        self.data_fragment_at(self.end())
    }

    /// The data fragment at the end of the current section, with all that was appended to the buffers since they ended at
    /// `end`.
    #[inline]
    pub(super) fn data_fragment_at(&mut self, end: (usize, usize)) -> Result<Open, EmitError> {
        match self.open {
            Some(open) if end.0 < MAX_BYTES => Ok(open),
            _ => self.open_fragment(end),
        }
    }

    fn open_fragment(&mut self, end: (usize, usize)) -> Result<Open, EmitError> {
        self.check_room(0)?;
        let (section, subsection) = self.section()?;
        let last = self.part(section, subsection).last().copied();
        let (fragment, start) = match last.and_then(|last| Some((last, self.start_if_ends_at(last, end)?))) {
            Some(last) => last,
            None => {
                let (bytes, fixups) = (end.0 as u32, end.1 as u32);
                let contents = Contents { bytes: bytes..bytes, fixups: fixups..fixups };
                (self.add_fragment(FragmentKind::Data(contents))?, bytes)
            }
        };
        let open = Open { fragment, start };
        self.open = Some(open);
        Ok(open)
    }

    /// Where a fragment begins, if it is a data fragment that may grow, and its contents end here.
    fn start_if_ends_at(&self, fragment: Fragment, end: (usize, usize)) -> Option<u32> {
        let data = &self.fragments[fragment];
        match &data.kind {
            FragmentKind::Data(contents) if !data.relaxable => {
                let here = (contents.bytes.end as usize, contents.fixups.end as usize) == end;
                here.then_some(contents.bytes.start)
            }
            _ => None,
        }
    }

    /// Whether so many bytes may be appended.
    pub(super) fn check_room(&self, size: usize) -> Emit {
        let fits = self.bytes.len().saturating_add(size) < MAX_BYTES;
        if fits { Ok(()) } else { Err(error(TOO_LARGE)) }
    }

    /// Appends bytes and nothing else.
    pub(super) fn append_bytes(&mut self, bytes: &[u8]) -> Emit {
        self.check_room(bytes.len())?;
        self.data_fragment()?;
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    /// Appends a number, or a place for one with its fixup.
    pub(super) fn append_value(&mut self, cx: &mut Context, value: Expr, kind: FixupKind, size: u8) -> Emit {
        let open = self.data_fragment()?;
        let number = match (cx.expr(value), kind) {
            (ExprData::Constant(number), FixupKind::Data(_)) => Some(number),
            // A label is no number, whatever its place.
            (ExprData::Symbol(symbol, _), _)
                if !matches!(cx.symbols[symbol].value, SymbolValue::Variable { .. }) =>
            {
                None
            }
            (ExprData::Binary(BinaryOp::Sub, lhs, rhs), _) if self.are_elsewhere(cx, lhs, rhs) => None,
            (_, FixupKind::Data(_)) => eval::evaluate(cx, value, self).ok().and_then(|v| v.as_constant()),
            _ => None,
        };
        let mut bytes = std::mem::take(&mut self.bytes);
        match number {
            Some(number) => self.push_number(&mut bytes, number as u64, size),
            None => {
                let offset = bytes.len() as u32 - open.start;
                let location = self.location();
                self.fixups.push(Fixup { offset, value, addend: 0, kind, relaxable: false, location });
                bytes.resize(bytes.len() + size as usize, 0);
            }
        }
        self.bytes = bytes;
        Ok(())
    }

    /// Whether these are labels of another section: debug information is full of their distances, which are rarely known
    /// while text is read.
    fn are_elsewhere(&self, cx: &Context, lhs: Expr, rhs: Expr) -> bool {
        [lhs, rhs].iter().all(|&side| match cx.expr(side) {
            ExprData::Symbol(symbol, Specifier::NONE) => match cx.symbols[symbol].value {
                SymbolValue::Label { section, .. } => self.current.is_some_and(|(here, _)| here != section),
                _ => false,
            },
            _ => false,
        })
    }

    /// Says that the linker may shorten what is at the end of the fragment.
    pub(super) fn mark_relaxable(&mut self, fragment: Fragment) {
        self.close();
        let data = &mut self.fragments[fragment];
        data.relaxable = true;
        let contents = &mut self.sections[data.section];
        contents.first_relaxable.get_or_insert(data.order);
    }

    /// Marks the fixups at which the linker may shorten code of `subtarget`; whether there are any.
    pub(super) fn mark_fixups(&self, subtarget: &Subtarget, fixups: &mut [Fixup]) -> bool {
        if !self.linker_relaxation.is_some_and(|r| subtarget.enables(r.predicates)) {
            return false;
        }
        let mut any = false;
        for fixup in fixups {
            let FixupKind::Target(kind) = fixup.kind else { continue };
            let flags = self.target.fixup(kind).map_or(0, |record| record.flags);
            fixup.relaxable = flags & fixup_flags::LINKER_RELAXABLE != 0;
            any |= fixup.relaxable || flags & fixup_flags::MAY_BECOME_RELAXABLE != 0;
        }
        any
    }

    /// The number of the present place in the source. Places are kept only if something refers to them.
    pub(super) fn location(&mut self) -> u32 {
        if let (Some(span), 0) = self.current_location {
            self.locations.push(span);
            self.current_location.1 = self.locations.len() as u32;
        }
        self.current_location.1
    }

    pub(super) fn subtarget_index(&mut self, subtarget: &Subtarget) -> usize {
        match self.subtargets.iter().rposition(|s| s == subtarget) {
            Some(index) => index,
            None => {
                self.subtargets.push(subtarget.clone());
                self.subtargets.len() - 1
            }
        }
    }

    /// A number of `size` bytes in the target's byte order.
    pub(super) fn push_number(&self, out: &mut Vec<u8>, value: u64, size: u8) {
        let bytes = value.to_le_bytes();
        let bytes = &bytes[..(size as usize).min(8)];
        if self.is_big_endian() {
            out.extend(bytes.iter().rev());
        } else {
            out.extend_from_slice(bytes);
        }
    }

    // Symbols.

    /// Gives a symbol its place in the symbol table; whether it is new there.
    pub(super) fn register(&mut self, symbol: Symbol) -> bool {
        let new = !self.registered[symbol];
        if new {
            self.registered[symbol] = true;
            self.symbol_order.push(symbol);
        }
        new
    }

    pub(super) fn is_registered(&self, symbol: Symbol) -> bool {
        self.registered[symbol]
    }

    /// Registers the symbols that an expression names, from left to right.
    pub(super) fn register_used(&mut self, cx: &Context, expr: Expr) {
        match cx.expr(expr) {
            ExprData::Constant(_) => return,
            ExprData::Symbol(symbol, _) => {
                self.register(symbol);
                return;
            }
            _ => {}
        }
        let mut pending: SmallVec<[Expr; 8]> = smallvec![expr];
        while let Some(expr) = pending.pop() {
            match cx.expr(expr) {
                ExprData::Constant(_) => {}
                ExprData::Symbol(symbol, _) => {
                    self.register(symbol);
                }
                ExprData::Unary(_, operand) | ExprData::Specified(_, operand) => pending.push(operand),
                ExprData::Binary(_, lhs, rhs) => pending.extend([rhs, lhs]),
            }
        }
    }

    /// Defines a symbol at the present place.
    pub(super) fn define_here(&mut self, cx: &mut Context, symbol: Symbol) -> Emit {
        self.start_atom(cx, symbol)?;
        let Open { fragment, start } = self.data_fragment()?;
        let (section, _) = self.section()?;
        let offset = self.bytes.len() as u32 - start;
        cx.symbols[symbol].value = SymbolValue::Label { section, fragment, offset };
        if cx.sections[section].kind.has(Properties::THREAD_LOCAL) {
            cx.symbols[symbol].ty = SymbolType::Tls;
        }
        self.register(symbol);
        Ok(())
    }

    /// A new unnamed symbol at the present place.
    pub(super) fn mark_place(&mut self, cx: &mut Context) -> Result<Symbol, EmitError> {
        let symbol = cx.unnamed_symbol();
        self.define_here(cx, symbol)?;
        Ok(symbol)
    }

    /// Makes the symbol that stands for a section that is used for the first time.
    pub(super) fn define_section_symbol(&mut self, cx: &mut Context, section: Section) -> Emit {
        let name = cx.sections[section].name.clone();
        let named = cx.symbol(&name);
        let symbol =
            if cx.symbols[named].value == SymbolValue::Undefined { named } else { cx.unnamed_symbol() };
        self.define_here(cx, symbol)?;
        let data = &mut cx.symbols[symbol];
        (data.ty, data.binding) = (SymbolType::Section, Binding::Local);
        data.temporary = true;
        self.sections[section].symbol = Some(symbol);
        Ok(())
    }

    /// Puts a marker before code or data, where the target has markers and the last one says something else.
    #[inline]
    pub(super) fn mark_contents(&mut self, cx: &mut Context, marker: Marker) -> Emit {
        if self.marker == Some(marker) {
            return Ok(());
        }
        let (section, _) = self.section()?;
        self.marker = Some(marker);
        self.sections[section].has_code |= marker == Marker::Code;
        if self.sections[section].marker == Some(marker) {
            return Ok(());
        }
        let is_first = self.sections[section].marker.is_none();
        self.sections[section].marker = Some(marker);
        let name = match marker {
            Marker::Code => self.facts.code_marker,
            Marker::Data => self.facts.data_marker,
        };
        // Mach-O has a table of its own for data in code.
        if name == Str::default() || cx.format_facts().has_atoms {
            return Ok(());
        }
        let symbol = cx.named_symbol(self.target.image.string(name).as_bytes());
        self.define_here(cx, symbol)?;
        if is_first {
            self.sections[section].first_marker = Some((marker, symbol));
        }
        let data = &mut cx.symbols[symbol];
        (data.binding, data.ty) = (Binding::Local, SymbolType::NoType);
        Ok(())
    }

    /// Switches to a section of our own making; one that was there under this name is taken.
    pub(super) fn switch_to(&mut self, cx: &mut Context, name: &str, kind: Kind) -> Emit {
        if let Some((name, kind)) = cx.format().own_section(name) {
            let section = cx.section(name.as_bytes(), kind, false);
            return self.switch_section(cx, section, 0);
        }
        let known = cx.section_at(name.as_bytes(), SectionPlace::default());
        let section = known.unwrap_or_else(|| cx.open_section(name.as_bytes(), &Request::new(kind)));
        self.switch_section(cx, section, 0)
    }
}

/// While text is read, labels of one run have a known distance: fragments grow, what is in them does not move.
impl Offsets for Assembler<'_> {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        let place = |symbol: Symbol| match cx.symbols[symbol].value {
            SymbolValue::Label { fragment, offset, .. } => {
                let data = &self.fragments[fragment];
                Some((data.run, u64::from(data.run_offset) + u64::from(offset)))
            }
            _ => None,
        };
        let ((run_a, a), (run_b, b)) = (place(a)?, place(b)?);
        (run_a == run_b).then(|| a.wrapping_sub(b) as i64)
    }

    fn keeps_names(&self) -> bool {
        true
    }
}

/// A number in LEB128.
pub(super) type Leb = SmallVec<[u8; 16]>;

/// Appends a number in LEB128 of at least `min_size` bytes.
pub(crate) fn write_leb(out: &mut impl Extend<u8>, mut value: i64, signed: bool, min_size: usize) {
    let mut size = 0;
    loop {
        let byte = value as u8 & 0x7f;
        let sign = byte & 0x40 != 0;
        value = if signed { value >> 7 } else { (value as u64 >> 7) as i64 };
        let done = if signed { value == 0 && !sign || value == -1 && sign } else { value == 0 };
        size += 1;
        let last = done && size >= min_size;
        out.extend([if last { byte } else { byte | 0x80 }]);
        if last {
            return;
        }
    }
}
