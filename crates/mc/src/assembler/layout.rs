//! Layout and relaxation: see [`super`].
//!
//! # Order
//! Sections are laid out one by one; what may grow looks at the offsets of the round before. A section in which nothing
//! grew keeps its layout. In the first round each section is gone over until nothing in it grows, so the many numbers of
//! debug information that depend on code are looked at when code has its size; and fragments are looked at again only
//! where a section moved that they depend on. For a branch to a label of its section, only the offsets of two fragments
//! change between two looks at it ([`Branch`]); one that has its longest form is not looked at again. Steps of line tables
//! and call frames are encoded when nothing else grows any more: they may also shrink, but code does not depend on them, so
//! they are right after one more round.

use super::fragments::{Leb, write_leb};
use super::{
    Advance, AdvanceKind, Assembler, Contents, FragmentKind, LayoutError, LebNumber, Relaxable,
    SectionContents, frames, lines,
};
use crate::context::{Binding, Context, Fragment, Section, Symbol, SymbolType, SymbolValue};
use crate::encode::{self, Fixup, FixupKind};
use crate::eval::{self, Offsets};
use crate::expr::{self, Expr, ExprData};
use crate::format::Definitions;
use crate::inst::{Inst, Operand};
use crate::rewrite;
use crate::section::Properties;
use crate::streamer::Alignment;
use smallvec::SmallVec;
use support::entity::{PrimaryMap, SecondaryMap};
use tables::instructions::{Nop, Specifier, fixup_flags};
use tables::object::Difference;

/// Rounds of layout before everything that may grow is grown.
pub const MAX_ROUNDS: u32 = 32;

/// The largest `.fill`, `.zero` or `.org` padding, in bytes: a guard against typing errors that would fill the disk.
pub const MAX_PADDING: u64 = 1 << 32;

/// Bytes that the contents of all sections may have in total; sections without contents may be of any size.
pub const MAX_CONTENTS: u64 = 512 << 20;

pub(super) const TOO_LARGE: &str = "the contents of the sections are larger than 512 MiB";

/// Fragments whose sizes depend on more sections than these are taken to depend on all.
const MAX_DEPENDENCES: usize = 4;

/// A branch to a label of its section that may have to take a longer form.
#[derive(Clone, Copy, Debug)]
struct Branch {
    to: Fragment,
    /// What is added to the distance of the fragments: places in them, and what the fixup adds.
    step: i64,
    /// The function of the description that says whether a distance fits.
    fits: u32,
}

/// A fragment whose size is to be found.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    fragment: Fragment,
    /// Set if its size is enough as long as this reaches its label.
    branch: Option<Branch>,
}

/// What became of a fragment that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Growth {
    None,
    /// Its size changed, and may change again.
    Some,
    /// Its size changed for the last time.
    Last,
}

impl Growth {
    fn some_if(changed: bool) -> Growth {
        if changed { Growth::Some } else { Growth::None }
    }
}

/// Fragments of a section whose sizes are to be found.
#[derive(Debug)]
struct Variable {
    section: Section,
    fragments: Vec<Candidate>,
    /// The sections on whose layout their sizes depend; none for all.
    depends: Option<SmallVec<[Section; 4]>>,
    /// How many moves there were when they were last looked at.
    known: Option<u32>,
}

/// Layouts of sections that changed.
#[derive(Debug, Default)]
struct Moves {
    count: u32,
    /// By section: the number of its last move, from 1.
    last: SecondaryMap<Section, u32>,
}

impl Moves {
    fn add(&mut self, section: Section) {
        self.count += 1;
        self.last[section] = self.count;
    }

    /// Whether nothing moved that fragments depend on since they were looked at.
    fn are_known_to(&self, variable: &Variable) -> bool {
        let Some(known) = variable.known else { return false };
        match &variable.depends {
            Some(sections) => sections.iter().all(|&section| self.last[section] <= known),
            None => self.count <= known,
        }
    }
}

/// Offsets of fragments as they are assumed at the moment.
#[derive(Clone, Copy)]
pub(super) struct Positions<'a> {
    fragments: &'a PrimaryMap<Fragment, super::FragmentData>,
    sections: &'a SecondaryMap<Section, SectionContents>,
    /// A distance that the linker may change is not known.
    strict: bool,
    /// Nor is one between atoms.
    atoms: Option<&'a SecondaryMap<Fragment, Option<Symbol>>>,
}

impl Positions<'_> {
    /// Section and offset of a label, or of a variable that is another name of a label.
    pub fn of(&self, cx: &Context, symbol: Symbol) -> Option<(Section, u64)> {
        match cx.symbols[symbol].value {
            SymbolValue::Label { section, fragment, offset } => {
                Some((section, self.fragments[fragment].offset + u64::from(offset)))
            }
            SymbolValue::Variable { expr, .. } => {
                let value = eval::evaluate(cx, expr, &Positions { strict: false, ..*self }).ok()?;
                let base = value.add.filter(|_| value.sub.is_none())?;
                let SymbolValue::Label { section, fragment, offset } = cx.symbols[base].value else {
                    return None;
                };
                let offset = self.fragments[fragment].offset + u64::from(offset);
                Some((section, offset.wrapping_add_signed(value.constant)))
            }
            _ => None,
        }
    }

    /// The label that a symbol is, or another name of, with or without a distance.
    pub fn label(&self, cx: &Context, symbol: Symbol) -> Option<Symbol> {
        match cx.symbols[symbol].value {
            SymbolValue::Label { .. } => Some(symbol),
            SymbolValue::Variable { expr, .. } => {
                let value = eval::evaluate(cx, expr, &Positions { strict: false, ..*self }).ok()?;
                value.add.filter(|_| value.sub.is_none())
            }
            _ => None,
        }
    }

    /// How many places before the label its section may change at.
    fn barriers(&self, cx: &Context, symbol: Symbol) -> Option<u32> {
        match cx.symbols[symbol].value {
            SymbolValue::Label { fragment, .. } => Some(self.fragments[fragment].barriers),
            _ => None,
        }
    }

    /// Whether nobody will change the distance of a label from the start of a fragment of its section.
    pub fn is_final(&self, cx: &Context, symbol: Symbol, from: Fragment) -> bool {
        let data = &self.fragments[from];
        self.sections[data.section].first_relaxable.is_none()
            || self.barriers(cx, symbol) == Some(data.barriers)
    }
}

impl Offsets for Positions<'_> {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        let ((section_a, at_a), (section_b, at_b)) = (self.of(cx, a)?, self.of(cx, b)?);
        if section_a != section_b {
            return None;
        }
        if self.strict && self.sections[section_a].first_relaxable.is_some() {
            let (a, b) = (self.barriers(cx, a)?, self.barriers(cx, b)?);
            (a == b).then_some(())?;
        }
        if let Some(atoms) = self.atoms.filter(|_| cx.format_facts().has_atoms) {
            let atom = |symbol: Symbol| match cx.symbols[self.label(cx, symbol)?].value {
                SymbolValue::Label { fragment, .. } => Some(atoms[fragment]),
                _ => None,
            };
            (atom(a)? == atom(b)?).then_some(())?;
        }
        Some(at_a.wrapping_sub(at_b) as i64)
    }

    fn distance_in_variable(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        Positions { atoms: None, ..*self }.distance(cx, a, b)
    }

    fn keeps_names(&self) -> bool {
        self.strict
    }
}

impl Assembler<'_> {
    /// Distances as far as the linker does not change them.
    pub(super) fn final_positions(&self) -> Positions<'_> {
        Positions { fragments: &self.fragments, sections: &self.sections, strict: true, atoms: None }
    }

    /// Distances as far as they are final for numbers in places, which may be in other atoms than what they refer to.
    pub(super) fn place_positions(&self) -> Positions<'_> {
        Positions { atoms: Some(&self.atoms), ..self.final_positions() }
    }

    /// Distances as they are in the object.
    pub(super) fn positions(&self) -> Positions<'_> {
        Positions { strict: false, ..self.final_positions() }
    }

    /// Gives every fragment its final size and offset.
    pub(super) fn lay_out(&mut self, cx: &mut Context, errors: &mut Vec<LayoutError>) {
        let (mut growing, mut steps) = (Vec::new(), Vec::new());
        for index in 0..self.section_order.len() {
            let section = self.section_order[index];
            self.join_parts(section);
            self.find_atoms(cx, section);
            let fragments = self.count_barriers(section);
            let is_step = |&f: &Fragment| {
                matches!(self.fragments[f].kind, FragmentKind::Advance(..) | FragmentKind::CodeView(_))
            };
            let (of_steps, others) = fragments.into_iter().partition(is_step);
            growing.push(self.variable(cx, section, others));
            steps.push(self.variable(cx, section, of_steps));
            self.assign_offsets(cx, section, None);
        }
        if self.relaxation.all {
            for candidate in growing.iter().flat_map(|variable| &variable.fragments) {
                while self.grow_instruction(cx, candidate.fragment, true) != Growth::None {}
            }
            self.section_order.clone().into_iter().for_each(|section| self.assign_offsets(cx, section, None));
        }
        let mut moves = Moves::default();
        for round in 0..=2 * MAX_ROUNDS {
            let force = round >= MAX_ROUNDS;
            let passes = if round == 0 { MAX_ROUNDS } else { 1 };
            if !self.grow_sections(cx, &mut growing, passes, &mut moves, |this, candidate| {
                this.grow(cx, candidate, force)
            }) && !self.grow_sections(cx, &mut steps, 1, &mut moves, |this, candidate| {
                Growth::some_if(this.encode_advance(cx, candidate.fragment))
            }) {
                break;
            }
            if round == 2 * MAX_ROUNDS {
                let message = "the sizes of sections depend on each other without end".to_owned();
                errors.push(LayoutError { section: None, offset: 0, message, location: None });
            }
        }
        for index in 0..self.section_order.len() {
            self.assign_offsets(cx, self.section_order[index], Some(errors));
        }
    }

    /// Lets variable fragments take the size they need where what they depend on moved, in so many passes over each section
    /// at most; says whether any changed.
    fn grow_sections(
        &mut self,
        cx: &Context,
        variable: &mut [Variable],
        passes: u32,
        moves: &mut Moves,
        mut grow: impl FnMut(&mut Self, &mut Candidate) -> Growth,
    ) -> bool {
        let mut any = false;
        for variable in variable.iter_mut().filter(|variable| !variable.fragments.is_empty()) {
            for _ in 0..passes {
                if moves.are_known_to(variable) {
                    break;
                }
                variable.known = Some(moves.count);
                let mut grew = false;
                variable.fragments.retain_mut(|candidate| {
                    let growth = grow(self, candidate);
                    grew |= growth != Growth::None;
                    growth != Growth::Last
                });
                if grew {
                    self.assign_offsets(cx, variable.section, None);
                    moves.add(variable.section);
                    any = true;
                }
            }
        }
        any
    }

    /// Finds out on which sections the sizes of some fragments of a section depend.
    fn variable(&self, cx: &Context, section: Section, fragments: Vec<Fragment>) -> Variable {
        let mut depends: Option<SmallVec<[Section; 4]>> = Some(SmallVec::new());
        let mut on = |section: Option<Section>| match (&mut depends, section) {
            (Some(sections), Some(section)) if sections.contains(&section) => {}
            (Some(sections), Some(section)) if sections.len() < MAX_DEPENDENCES => sections.push(section),
            _ => depends = None,
        };
        let label = |symbol: Symbol| match cx.symbols[symbol].value {
            SymbolValue::Label { section, .. } => Some(section),
            _ => None,
        };
        let symbol = |expr: Expr| match cx.expr(expr) {
            ExprData::Symbol(symbol, _) => Some(symbol),
            _ => None,
        };
        for &fragment in &fragments {
            match self.fragments[fragment].kind {
                FragmentKind::Advance(_, index) => {
                    let Advance { from, to, .. } = &self.advances[index as usize];
                    on(label(*from));
                    on(label(*to));
                }
                FragmentKind::Leb(_, index) => match cx.expr(self.lebs[index as usize].value) {
                    ExprData::Binary(_, lhs, rhs) => {
                        on(symbol(lhs).and_then(label));
                        on(symbol(rhs).and_then(label));
                    }
                    _ => on(None),
                },
                // A branch reaches only what is in its section, and others are not known whatever moves.
                FragmentKind::Relaxable(_, index) => {
                    let operands = self.relaxable_operands.get(self.relaxables[index as usize].operands);
                    let is_variable =
                        |symbol: Symbol| matches!(cx.symbols[symbol].value, SymbolValue::Variable { .. });
                    let is_plain = |operand: &Operand| {
                        let expr = operand.as_expr();
                        expr.is_none_or(|expr| symbol(expr).is_some_and(|symbol| !is_variable(symbol)))
                    };
                    on(operands.iter().all(is_plain).then_some(section));
                }
                _ => on(None),
            }
        }
        let candidate = |fragment| Candidate { fragment, branch: self.branch(cx, fragment) };
        Variable { section, fragments: fragments.into_iter().map(candidate).collect(), depends, known: None }
    }

    /// Makes one list of the subsections.
    fn join_parts(&mut self, section: Section) {
        let contents = &mut self.sections[section];
        let all: Vec<Fragment> = contents.parts.drain(..).flat_map(|(_, fragments)| fragments).collect();
        for pair in all.windows(2) {
            self.fragments[pair[0]].next = pair[1].into();
        }
        contents.parts.push((0, all));
    }

    /// Counts, for every fragment, the places before it at which the section may still change; gives the fragments whose
    /// size is to be found.
    fn count_barriers(&mut self, section: Section) -> Vec<Fragment> {
        let first_relaxable = self.sections[section].first_relaxable;
        let mut variable = Vec::new();
        let mut barriers = 0;
        for i in 0..self.sections[section].parts[0].1.len() {
            let fragment = self.sections[section].parts[0].1[i];
            let aligns_for_linker = self.padding_for_linker(fragment, first_relaxable).is_some();
            let data = &mut self.fragments[fragment];
            data.barriers = barriers;
            data.relaxable |= aligns_for_linker;
            match data.kind {
                FragmentKind::Relaxable(..) | FragmentKind::Advance(..) | FragmentKind::CodeView(_) => {
                    variable.push(fragment);
                }
                FragmentKind::Leb(..) => {
                    variable.push(fragment);
                    barriers += 1;
                }
                FragmentKind::Org { .. } => barriers += 1,
                _ => {}
            }
            barriers += u32::from(data.relaxable);
        }
        variable
    }

    /// The size of padding that the linker will shorten: it follows code that may get shorter, and is the largest that may
    /// be needed.
    pub(super) fn padding_for_linker(&self, fragment: Fragment, first_relaxable: Option<u32>) -> Option<u64> {
        let data = &self.fragments[fragment];
        let FragmentKind::Align(align) = &data.kind else { return None };
        if !align.code || align.fill.is_some() || self.linker_relaxation.is_none() {
            return None;
        }
        let after_first = first_relaxable.is_some_and(|first| data.order > first);
        let nops = self.target.image.records::<Nop>();
        let shortest = nops.iter().map(|nop| u64::from(nop.size)).min().unwrap_or(1);
        let size = 1u64.checked_shl(align.log2.into())?;
        (after_first && size > shortest).then(|| size - shortest)
    }

    /// Labels become places in their sections, for those who do not know fragments.
    pub(super) fn place_labels(&self, cx: &mut Context) {
        for data in cx.symbols.values_mut() {
            if let SymbolValue::Label { section, fragment, offset } = data.value {
                let offset = self.fragments[fragment].offset + u64::from(offset);
                data.value = SymbolValue::Placed { section, offset };
            }
        }
    }

    /// Offsets under the present sizes; sizes of padding follow from them. Errors are wanted only the last time.
    fn assign_offsets(&mut self, cx: &Context, section: Section, mut errors: Option<&mut Vec<LayoutError>>) {
        let fragments = std::mem::take(&mut self.sections[section].parts[0].1);
        let mut offset = 0u64;
        for &fragment in &fragments {
            self.fragments[fragment].offset = offset;
            let size = match self.size_of(cx, fragment, offset) {
                Ok(size) => size,
                Err(message) => {
                    if let Some(errors) = errors.as_deref_mut() {
                        let location = self.span(self.fragments[fragment].location);
                        errors.push(LayoutError { section: Some(section), offset, message, location });
                    }
                    0
                }
            };
            self.fragments[fragment].size = size;
            offset = offset.saturating_add(size);
        }
        let contents = &mut self.sections[section];
        contents.parts[0].1 = fragments;
        contents.size = offset;
    }

    fn size_of(&self, cx: &Context, fragment: Fragment, offset: u64) -> Result<u64, String> {
        let data = &self.fragments[fragment];
        match &data.kind {
            FragmentKind::Data(contents)
            | FragmentKind::Relaxable(contents, _)
            | FragmentKind::Leb(contents, _) => Ok(contents.size()),
            FragmentKind::Advance(contents, advance) => {
                Ok(contents.size() + self.advances[*advance as usize].bytes.len() as u64)
            }
            &FragmentKind::CodeView(piece) => Ok(self.codeview_bytes(piece).len() as u64),
            FragmentKind::Align(align) => {
                let first = self.sections[data.section].first_relaxable;
                Ok(self.padding_for_linker(fragment, first).unwrap_or_else(|| padding(align, offset)))
            }
            &FragmentKind::Boundary { log2, last } => Ok(self.boundary_size(fragment, log2, last, offset)),
            FragmentKind::Fill(fill) => self.fill_size(cx, data.section, fill.count, fill.size),
            FragmentKind::Org { offset: to, .. } => self.org_size(cx, fragment, *to, offset),
        }
    }

    fn fill_size(&self, cx: &Context, section: Section, count: Expr, size: u8) -> Result<u64, String> {
        let value = eval::evaluate(cx, count, &self.positions()).ok().and_then(|v| v.as_constant());
        let count = value.ok_or("expected assembly-time absolute expression")?;
        let count = u64::try_from(count).map_err(|_| "invalid number of bytes".to_owned())?;
        let bytes = count.checked_mul(size.into());
        // What takes no place in the file may be as large as memory.
        if cx.sections[section].kind.has(Properties::ZERO) {
            return bytes
                .filter(|&b| i64::try_from(b).is_ok())
                .ok_or_else(|| "invalid number of bytes".to_owned());
        }
        bounded(bytes)
    }

    fn org_size(&self, cx: &Context, fragment: Fragment, to: Expr, offset: u64) -> Result<u64, String> {
        let value = eval::evaluate(cx, to, &self.positions()).map_err(|e| e.message().to_owned())?;
        let to = self.org_target(cx, fragment, value).ok_or("expected absolute expression")?;
        let size = to
            .checked_sub(offset)
            .ok_or_else(|| format!("invalid .org offset '{to}' (at offset '{offset}')"))?;
        bounded(Some(size))
    }

    /// `.org` takes a number or a label of the same section.
    fn org_target(&self, cx: &Context, fragment: Fragment, value: eval::Value) -> Option<u64> {
        let base = match (value.add, value.sub) {
            (None, None) => 0,
            (Some(symbol), None) => {
                let (section, offset) = self.positions().of(cx, symbol)?;
                (section == self.fragments[fragment].section).then_some(offset)?
            }
            _ => return None,
        };
        base.checked_add_signed(value.constant)
    }

    /// Lets a fragment take the size it needs now.
    fn grow(&mut self, cx: &Context, candidate: &mut Candidate, force: bool) -> Growth {
        let Candidate { fragment, branch } = *candidate;
        if !force && branch.is_some_and(|branch| self.reaches(fragment, branch)) {
            return Growth::None;
        }
        let growth = match self.fragments[fragment].kind {
            FragmentKind::Relaxable(..) => self.grow_instruction(cx, fragment, force),
            FragmentKind::Leb(..) => Growth::some_if(self.grow_leb(cx, fragment, force)),
            _ => Growth::None,
        };
        if growth == Growth::Some {
            candidate.branch = self.branch(cx, fragment);
        }
        growth
    }

    /// The branch at the end of a fragment, if it goes to a label of the section and its reach depends on nothing else. It
    /// says the same as [`Assembler::fixup_fits`] of its fixup.
    fn branch(&self, cx: &Context, fragment: Fragment) -> Option<Branch> {
        let data = &self.fragments[fragment];
        let FragmentKind::Relaxable(contents, index) = &data.kind else { return None };
        let start = self.relaxables[*index as usize].start;
        let fixups = contents.fixups_of(&self.fixups);
        let [fixup] = &fixups[fixups.partition_point(|fixup| fixup.offset < start)..] else { return None };
        let FixupKind::Target(kind) = fixup.kind else { return None };
        let record = self.target.fixup(kind)?;
        let fits = record.fits.checked_sub(1)?;
        let ExprData::Symbol(symbol, expr::Specifier::NONE) = cx.expr(fixup.value) else { return None };
        let SymbolValue::Label { section, fragment: to, offset } = cx.symbols[symbol].value else {
            return None;
        };
        let is_known = record.flags & fixup_flags::PC_RELATIVE != 0
            && section == data.section
            && is_local(cx, symbol)
            && self.is_near(cx, symbol, fragment);
        let step = i64::from(offset) - i64::from(fixup.offset) + i64::from(fixup.addend);
        is_known.then_some(Branch { to, step, fits })
    }

    /// Whether a branch at the end of a fragment reaches its label.
    fn reaches(&self, from: Fragment, branch: Branch) -> bool {
        let distance = self.fragments[branch.to].offset.wrapping_sub(self.fragments[from].offset) as i64;
        self.target.call(branch.fits, &[distance.wrapping_add(branch.step)], &self.base) != 0
    }

    fn grow_leb(&mut self, cx: &Context, fragment: Fragment, force: bool) -> bool {
        let FragmentKind::Leb(contents, index) = &self.fragments[fragment].kind else { return false };
        let (place, index) = (contents.bytes.clone(), *index);
        let LebNumber { value, signed, start } = self.lebs[index as usize];
        let number = self.leb_number(cx, value, signed).map_or(0, |(number, _)| number);
        let (begin, end) = ((place.start + start) as usize, place.end as usize);
        let mut new = Leb::new();
        write_leb(&mut new, number, signed, if force { 10 } else { end - begin });
        if new.len() == end - begin {
            self.bytes[begin..end].copy_from_slice(&new);
            return false;
        }
        if self.check_room(start as usize).is_err() {
            return false;
        }
        // What stands before it goes with it to the end of the buffer.
        let fixups = contents.fixups.clone();
        let first = self.bytes.len() as u32;
        self.bytes.extend_from_within(place.start as usize..begin);
        self.bytes.extend_from_slice(&new);
        let contents = Contents { bytes: first..self.bytes.len() as u32, fixups };
        self.fragments[fragment].kind = FragmentKind::Leb(contents, index);
        true
    }

    /// The value of a number in LEB128, and whether the linker will set it again.
    pub(super) fn leb_number(&self, cx: &Context, value: Expr, signed: bool) -> Option<(i64, bool)> {
        let evaluate = |positions: Positions<'_>| {
            eval::evaluate(cx, value, &positions).ok().and_then(|v| v.as_constant())
        };
        if let Some(number) = evaluate(self.final_positions()) {
            return Some((number, false));
        }
        let has_relocation = self.target.image.records::<Difference>().iter().any(|d| d.bits == 0);
        let number = evaluate(self.positions()).filter(|_| !signed && has_relocation)?;
        Some((number, true))
    }

    fn grow_instruction(&mut self, cx: &Context, fragment: Fragment, force: bool) -> Growth {
        let FragmentKind::Relaxable(contents, index) = &self.fragments[fragment].kind else {
            return Growth::None;
        };
        let (index, place) = (*index, contents.clone());
        let Relaxable { opcode, flags, subtarget, operands, start } = self.relaxables[index as usize];
        let fixups = place.fixups_of(&self.fixups);
        let first = fixups.partition_point(|fixup| fixup.offset < start);
        if !force && fixups[first..].iter().all(|f| self.fixup_fits(cx, fragment, f)) {
            return Growth::None;
        }
        let inst = Inst { opcode, flags, operands: self.relaxable_operands.get(operands).into() };
        let (target, of) = (self.target, &self.subtargets[subtarget as usize]);
        let Some(relaxed) = rewrite::relaxed(target, of, cx, &inst) else { return Growth::None };
        if self.check_room(start as usize).is_err() {
            return Growth::None;
        }
        // The new form, and what stands before it, go to the end of the buffers; the old ones remain where they are, unused.
        let end = self.end();
        self.bytes.extend_from_within(place.bytes.start as usize..(place.bytes.start + start) as usize);
        let first_fixup = place.fixups.start as usize;
        self.fixups.extend_from_within(first_fixup..first_fixup + first);
        let (target, of) = (self.target, &self.subtargets[subtarget as usize]);
        if encode::encode(target, of, cx, &relaxed, &mut self.bytes, &mut self.fixups).is_err() {
            self.bytes.truncate(end.0);
            self.fixups.truncate(end.1);
            return Growth::None;
        }
        let location = self.fragments[fragment].location;
        let mut fixups = self.fixups.split_off(end.1 + first);
        for fixup in &mut fixups {
            fixup.offset += start;
            fixup.location = location;
        }
        self.mark_fixups(of, &mut fixups);
        self.fixups.append(&mut fixups);
        let Inst { opcode, flags, operands } = &relaxed;
        let operands = self.relaxable_operands.add(operands);
        self.relaxables[index as usize] =
            Relaxable { opcode: *opcode, flags: *flags, subtarget, operands, start };
        self.fragments[fragment].kind = FragmentKind::Relaxable(Contents::since(end, self), index);
        if rewrite::may_relax(self.target, *opcode) { Growth::Some } else { Growth::Last }
    }

    /// Whether the value of a fixup is known to fit its field. Values that only the linker knows do not.
    fn fixup_fits(&self, cx: &Context, fragment: Fragment, fixup: &Fixup) -> bool {
        let FixupKind::Target(kind) = fixup.kind else { return true };
        let Some(record) = self.target.fixup(kind) else { return true };
        if record.fits == 0 {
            return true;
        }
        let positions = self.place_positions();
        let Ok(mut value) = eval::evaluate(cx, fixup.value, &positions) else { return false };
        value.constant = value.constant.wrapping_add(fixup.addend.into());
        let specifiers = self.target.image.records::<Specifier>();
        if value.specifier != expr::Specifier::NONE
            && specifiers.get(value.specifier.0 as usize).is_some_and(|specifier| specifier.fits != 0)
        {
            return true;
        }
        let number = match (value.add, value.sub, record.flags & fixup_flags::PC_RELATIVE != 0) {
            (None, None, false) => value.constant,
            (Some(symbol), None, true) if is_local(cx, symbol) => match positions.of(cx, symbol) {
                Some((of, offset))
                    if of == self.fragments[fragment].section && self.is_near(cx, symbol, fragment) =>
                {
                    let at = self.fragments[fragment].offset + u64::from(fixup.offset);
                    (offset.wrapping_sub(at) as i64).wrapping_add(value.constant)
                }
                _ => return false,
            },
            _ => return false,
        };
        self.target.call(record.fits - 1, &[number], &self.base) != 0
    }

    /// Encodes a step between two labels; says whether its size changed. In a section that the linker may shorten, a step
    /// over anything that may still change size here is written in the relocated form, even where it turns out to be a
    /// number in the end: so LLVM does it.
    fn encode_advance(&mut self, cx: &Context, fragment: Fragment) -> bool {
        let index = match self.fragments[fragment].kind {
            FragmentKind::Advance(_, index) => index,
            FragmentKind::CodeView(piece) => return self.encode_codeview(cx, piece),
            _ => return false,
        };
        let advance = &self.advances[index as usize];
        let (kind, from, to, old) = (advance.kind, advance.from, advance.to, advance.bytes.len());
        let mut bytes = SmallVec::new();
        let mut relocated = None;
        let in_run = Offsets::distance(self, cx, to, from);
        let positions = self.final_positions();
        let lasting = match positions.of(cx, to) {
            Some((section, _)) if self.sections[section].first_relaxable.is_some() => None,
            _ => positions.distance(cx, to, from),
        };
        if let Some(distance) = in_run.or(lasting) {
            match kind {
                AdvanceKind::Frame => frames::encode_step(distance as u64, self.is_big_endian(), &mut bytes),
                _ => lines::encode_step(kind, distance as u64, &mut bytes),
            }
        } else if let Some(distance) = self.positions().distance(cx, to, from) {
            relocated = match kind {
                AdvanceKind::Frame => frames::encode_relocated_step(distance as u64, &mut bytes)
                    .map(|(offset, bits)| (offset, FixupKind::Difference(bits))),
                _ => {
                    let pointer = self.debug.pointer_bytes;
                    let (offset, size) = lines::encode_relocated_step(kind, distance, pointer, &mut bytes);
                    Some((offset, FixupKind::Data(size)))
                }
            };
        }
        let changed = bytes.len() != old;
        let advance = &mut self.advances[index as usize];
        (advance.bytes, advance.relocated) = (bytes, relocated);
        changed
    }
}

impl Assembler<'_> {
    /// A short text can ask for very large sections; their contents are held in memory.
    pub(super) fn check_size(&self, cx: &Context) -> Result<(), LayoutError> {
        let mut total = 0u64;
        for &section in self.section_order.iter().filter(|&&s| !cx.sections[s].kind.has(Properties::ZERO)) {
            for &fragment in self.sections[section].parts.iter().flat_map(|(_, fragments)| fragments) {
                let data = &self.fragments[fragment];
                total = total.saturating_add(data.size);
                if total > MAX_CONTENTS {
                    return Err(LayoutError {
                        section: Some(section),
                        offset: data.offset,
                        message: TOO_LARGE.to_owned(),
                        location: self.span(data.location),
                    });
                }
            }
        }
        Ok(())
    }
}

fn bounded(size: Option<u64>) -> Result<u64, String> {
    size.filter(|&s| s <= MAX_PADDING).ok_or_else(|| "padding is larger than 4 GiB".to_owned())
}

/// Bytes of padding at `offset`.
fn padding(align: &Alignment, offset: u64) -> u64 {
    let alignment = 1u64.checked_shl(align.log2.into()).unwrap_or(1);
    let padding = offset.wrapping_neg() & (alignment - 1);
    if align.max_skip != 0 && padding > align.max_skip.into() { 0 } else { padding }
}

/// Whether references to the symbol always mean this definition.
pub(super) fn is_local(cx: &Context, symbol: Symbol) -> bool {
    let data = &cx.symbols[symbol];
    let lasts = match cx.format_facts().definitions {
        Definitions::OfLocals => matches!(data.binding, Binding::Default | Binding::Local),
        Definitions::Always => true,
        Definitions::ButFunctions => !crate::coff::is_function(data),
    };
    matches!(data.value, SymbolValue::Label { .. } | SymbolValue::Variable { .. })
        && lasts
        && data.ty != SymbolType::IndirectFunction
}
