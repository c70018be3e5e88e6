//! Layout and relaxation: see [`super`].

use super::emit::{is_simple, write_leb};
use super::{Assembler, FragmentKind, LayoutError};
use crate::context::{Context, Fragment, Section, Symbol, SymbolValue};
use crate::encode::{self, Fixup, FixupKind};
use crate::eval::{self, Offsets};
use crate::expr::Expr;
use crate::inst::Inst;
use crate::streamer::Alignment;
use support::entity::PrimaryMap;
use tables::instructions::{Fixup as FixupRecord, Relaxation, fixup_flags};

/// Rounds of layout before everything that may grow is grown.
pub const MAX_ROUNDS: u32 = 32;

/// The largest `.fill`, `.zero` or `.org` padding, in bytes: a guard against typing errors that would fill the disk.
pub const MAX_PADDING: u64 = 1 << 32;

/// Offsets of fragments as they are assumed at the moment.
pub(super) struct Positions<'a>(pub &'a PrimaryMap<Fragment, super::FragmentData>);

impl Positions<'_> {
    /// Section and offset of a label.
    pub fn of(&self, cx: &Context, symbol: Symbol) -> Option<(Section, u64)> {
        match cx.symbols[symbol].value {
            SymbolValue::Label { section, fragment, offset } => {
                Some((section, self.0[fragment].offset + u64::from(offset)))
            }
            _ => None,
        }
    }
}

impl Offsets for Positions<'_> {
    fn distance(&self, cx: &Context, a: Symbol, b: Symbol) -> Option<i64> {
        let ((section_a, a), (section_b, b)) = (self.of(cx, a)?, self.of(cx, b)?);
        (section_a == section_b).then(|| a.wrapping_sub(b) as i64)
    }
}

impl Assembler<'_> {
    /// Gives every fragment its final size and offset.
    pub(super) fn lay_out(&mut self, cx: &mut Context, errors: &mut Vec<LayoutError>) {
        for index in 0..self.section_order.len() {
            let contents = &mut self.sections[self.section_order[index]];
            let all = contents.parts.drain(..).flat_map(|(_, fragments)| fragments).collect();
            contents.parts.push((0, all));
        }
        for round in 0.. {
            self.assign_offsets(cx, None);
            if !self.grow(cx, round >= MAX_ROUNDS) {
                break;
            }
        }
        self.assign_offsets(cx, Some(errors));
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
    fn assign_offsets(&mut self, cx: &Context, mut errors: Option<&mut Vec<LayoutError>>) {
        for index in 0..self.section_order.len() {
            let section = self.section_order[index];
            let fragments = std::mem::take(&mut self.sections[section].parts[0].1);
            let mut offset = 0u64;
            for &fragment in &fragments {
                self.fragments[fragment].offset = offset;
                let size = match self.size_of(cx, fragment, offset) {
                    Ok(size) => size,
                    Err(message) => {
                        if let Some(errors) = errors.as_deref_mut() {
                            let location = self.span(self.fragments[fragment].location);
                            errors.push(LayoutError { section, offset, message, location });
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
    }

    fn size_of(&self, cx: &Context, fragment: Fragment, offset: u64) -> Result<u64, String> {
        let number = |expr: Expr| {
            let value =
                eval::evaluate(cx, expr, &Positions(&self.fragments)).ok().and_then(|v| v.as_constant());
            value.ok_or_else(|| "expected assembly-time absolute expression".to_owned())
        };
        let bounded = |size: Option<u64>| {
            size.filter(|&s| s <= MAX_PADDING).ok_or_else(|| "padding is larger than 4 GiB".to_owned())
        };
        match &self.fragments[fragment].kind {
            FragmentKind::Data { bytes, .. } => Ok(bytes.len() as u64),
            FragmentKind::Relaxable { bytes, .. } | FragmentKind::Leb { bytes, .. } => Ok(bytes.len() as u64),
            FragmentKind::Align(align) => Ok(padding(align, offset)),
            FragmentKind::Fill { count, size, .. } => {
                let count = number(*count)?;
                let count = u64::try_from(count).map_err(|_| "invalid number of bytes".to_owned())?;
                bounded(count.checked_mul((*size).into()))
            }
            FragmentKind::Org { offset: to, .. } => {
                let to = match eval::evaluate(cx, *to, &Positions(&self.fragments)) {
                    Ok(value) => {
                        self.org_target(cx, fragment, value).ok_or("expected absolute expression")?
                    }
                    Err(error) => return Err(error.message().to_owned()),
                };
                let size = to
                    .checked_sub(offset)
                    .ok_or_else(|| format!("invalid .org offset '{to}' (at offset '{offset}')"))?;
                bounded(Some(size))
            }
        }
    }

    /// `.org` takes a number or a label of the same section.
    fn org_target(&self, cx: &Context, fragment: Fragment, value: eval::Value) -> Option<u64> {
        let base = match (value.add, value.sub) {
            (None, None) => 0,
            (Some(symbol), None) => {
                let (section, offset) = Positions(&self.fragments).of(cx, symbol)?;
                (section == self.fragments[fragment].section).then_some(offset)?
            }
            _ => return None,
        };
        base.checked_add_signed(value.constant)
    }

    /// Lets variable fragments take the size they need now. Says whether any of them grew.
    fn grow(&mut self, cx: &mut Context, force: bool) -> bool {
        let mut grew = false;
        for fragment in self.fragments.keys() {
            grew |= match &self.fragments[fragment].kind {
                FragmentKind::Relaxable { .. } => self.grow_instruction(cx, fragment, force),
                FragmentKind::Leb { .. } => self.grow_leb(cx, fragment, force),
                _ => false,
            };
        }
        grew
    }

    fn grow_leb(&mut self, cx: &Context, fragment: Fragment, force: bool) -> bool {
        let FragmentKind::Leb { value, signed, bytes } = &self.fragments[fragment].kind else { return false };
        let (value, signed, old) = (*value, *signed, bytes.len());
        let number =
            eval::evaluate(cx, value, &Positions(&self.fragments)).ok().and_then(|v| v.as_constant());
        let mut new = Vec::new();
        write_leb(&mut new, number.unwrap_or(0), signed, if force { 10 } else { old });
        let grew = new.len() > old;
        if let FragmentKind::Leb { bytes, .. } = &mut self.fragments[fragment].kind {
            *bytes = new;
        }
        grew
    }

    fn grow_instruction(&mut self, cx: &Context, fragment: Fragment, force: bool) -> bool {
        let FragmentKind::Relaxable { inst, subtarget, fixups, .. } = &self.fragments[fragment].kind else {
            return false;
        };
        let subtarget = *subtarget;
        let start = self.fragments[fragment].offset;
        let section = self.fragments[fragment].section;
        if !force && fixups.iter().all(|f| self.fixup_fits(cx, section, start, f, subtarget)) {
            return false;
        }
        let Some(relaxed) = self.relaxed_form(inst) else { return false };
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let target = self.target;
        if encode::encode(target, self.subtarget(subtarget), cx, &relaxed, &mut bytes, &mut fixups).is_err() {
            return false;
        }
        let location = self.fragments[fragment].location;
        fixups.iter_mut().for_each(|f| f.location = location);
        self.fragments[fragment].kind =
            FragmentKind::Relaxable { inst: Box::new(relaxed), subtarget, bytes, fixups };
        true
    }

    /// The next longer form, if there is one.
    fn relaxed_form(&self, inst: &Inst) -> Option<Inst> {
        let image = &self.target.image;
        let record = image.records::<Relaxation>().iter().find(|r| r.opcode == inst.opcode)?;
        match record.relaxed {
            u16::MAX => self.target.hooks.relax(image.string(record.hook), inst),
            opcode => Some(Inst { opcode, operands: inst.operands.clone() }),
        }
    }

    /// Whether the value of a fixup is known to fit its field. Values that only the linker knows do not.
    fn fixup_fits(
        &self,
        cx: &Context,
        section: Section,
        start: u64,
        fixup: &Fixup,
        subtarget: usize,
    ) -> bool {
        let FixupKind::Target(kind) = fixup.kind else { return true };
        let Some(record) = self.target.image.records::<FixupRecord>().get(kind as usize) else { return true };
        if !is_simple(cx, fixup.value) {
            return false;
        }
        let Ok(value) = eval::evaluate(cx, fixup.value, &Positions(&self.fragments)) else { return false };
        let number = match (value.add, record.flags & fixup_flags::PC_RELATIVE != 0) {
            (None, false) => value.constant,
            (Some(symbol), true) => match Positions(&self.fragments).of(cx, symbol) {
                Some((of, offset)) if of == section => {
                    offset.wrapping_sub(start + u64::from(fixup.offset)) as i64 + value.constant
                }
                _ => return false,
            },
            _ => return false,
        };
        record.fits == 0 || self.target.call(record.fits - 1, &[number], self.subtarget(subtarget)) != 0
    }
}

/// Bytes of padding at `offset`.
fn padding(align: &Alignment, offset: u64) -> u64 {
    let alignment = 1u64.checked_shl(align.log2.into()).unwrap_or(1);
    let padding = offset.wrapping_neg() & (alignment - 1);
    if align.max_skip != 0 && padding > align.max_skip.into() { 0 } else { padding }
}
