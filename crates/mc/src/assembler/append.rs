//! Putting together what several assemblers collected: see [`crate::pieces`].
//!
//! Symbols are registered in the order in which the piece registered them, and the fragments of the piece follow those
//! that are there already, so layout and symbol table are those of one assembler that was told everything.

use super::{Advance, Assembler, Contents, FragmentKind, LebNumber, Relaxable, SectionContents};
use crate::context::{Context, Fragment, Section, Symbol};
use crate::encode::Fixup;
use crate::inst::Operand;
use crate::macho::Region;
use crate::pieces::Renaming;
use crate::streamer::Streamer;
use smallvec::SmallVec;
use support::hash::FxHashMap;

impl<'t> Assembler<'t> {
    /// An empty assembler with the same options.
    pub(crate) fn piece(&self) -> Assembler<'t> {
        let assembler = Assembler::with_options(self.target, self.base.clone(), self.debug.clone());
        Assembler { is_piece: true, ..assembler }
    }

    /// Appends what a piece collected.
    pub(crate) fn append(&mut self, cx: &mut Context, piece_cx: &Context, mut piece: Assembler<'t>) {
        self.close();
        piece.close();
        // The symbol of a section stands for all of it, so the one that is here already stays what it is.
        let own = piece.section_order.iter().filter_map(|&s| Some((piece.sections[s].symbol?, s)));
        let section_of: FxHashMap<_, _> = own.collect();
        let renaming = cx.append(piece_cx);
        let needless = self.needless_markers(&renaming, &piece);
        for symbol in std::mem::take(&mut piece.symbol_order) {
            if needless.contains(&symbol) {
                continue;
            }
            match section_of.get(&symbol) {
                Some(&section) => {
                    let opened = self.switch_section(cx, renaming.section(section), 0);
                    debug_assert!(opened.is_ok());
                }
                None => {
                    self.register(renaming.symbol(symbol));
                }
            }
        }
        self.close();
        let first_fragment = self.fragments.len() as u32;
        self.append_atoms(&renaming, &mut piece, first_fragment);
        cx.append_facts(piece_cx, &renaming, first_fragment, |s| !section_of.contains_key(&s));
        self.append_fragments(&renaming, &mut piece);
        self.append_tables(&renaming, &mut piece);
        self.go_to(piece.current.map(|(section, part)| (renaming.section(section), part)));
    }

    /// Markers of the piece that say what the end of their section says already.
    fn needless_markers(&self, renaming: &Renaming, piece: &Assembler<'t>) -> Vec<Symbol> {
        let first = piece.section_order.iter().filter_map(|&s| Some((s, piece.sections[s].first_marker?)));
        first
            .filter(|&(section, (marker, _))| self.sections[renaming.section(section)].marker == Some(marker))
            .map(|(_, (_, symbol))| symbol)
            .collect()
    }

    fn append_fragments(&mut self, renaming: &Renaming, piece: &mut Assembler<'t>) {
        let first_fragment = self.fragments.len() as u32;
        let (first_byte, first_fixup) = (self.bytes.len() as u32, self.fixups.len() as u32);
        let (first_inst, first_advance) = (self.relaxables.len() as u32, self.advances.len() as u32);
        let first_leb = self.lebs.len() as u32;
        let first_run = self.num_runs;
        let first_location = self.locations.len() as u32;
        let location = |old: u32| if old == 0 { 0 } else { old + first_location };
        let rename = |fixup: &mut Fixup| {
            fixup.value = renaming.expr(fixup.value);
            fixup.location = location(fixup.location);
        };
        self.bytes.append(&mut piece.bytes);
        piece.fixups.iter_mut().for_each(rename);
        self.fixups.append(&mut piece.fixups);
        self.locations.append(&mut piece.locations);
        self.num_runs += piece.num_runs;
        let subtargets: Vec<usize> = std::mem::take(&mut piece.subtargets)
            .iter()
            .map(|subtarget| self.subtarget_index(subtarget))
            .collect();
        for inst in &piece.relaxables {
            let mut operands: SmallVec<[Operand; 6]> = piece.relaxable_operands.get(inst.operands).into();
            for operand in &mut operands {
                if let Operand::Expr(expr) = operand {
                    *expr = renaming.expr(*expr);
                }
            }
            let subtarget = subtargets[inst.subtarget as usize] as u32;
            let operands = self.relaxable_operands.add(&operands);
            self.relaxables.push(Relaxable { subtarget, operands, ..*inst });
        }
        for leb in &piece.lebs {
            self.lebs.push(LebNumber { value: renaming.expr(leb.value), ..*leb });
        }
        for mut advance in std::mem::take(&mut piece.advances) {
            let Advance { from, to, .. } = &mut advance;
            (*from, *to) = (renaming.symbol(*from), renaming.symbol(*to));
            self.advances.push(advance);
        }
        let place = |contents: &mut Contents| {
            let Contents { bytes, fixups } = contents;
            *bytes = bytes.start + first_byte..bytes.end + first_byte;
            *fixups = fixups.start + first_fixup..fixups.end + first_fixup;
        };
        for (_, data) in piece.fragments.iter() {
            let mut data = data.clone();
            data.section = renaming.section(data.section);
            data.run += first_run;
            data.location = location(data.location);
            match &mut data.kind {
                FragmentKind::Data(contents) => place(contents),
                FragmentKind::Relaxable(contents, inst) => {
                    place(contents);
                    *inst += first_inst;
                }
                FragmentKind::Fill(fill) => fill.count = renaming.expr(fill.count),
                FragmentKind::Org { offset, .. } => *offset = renaming.expr(*offset),
                FragmentKind::Leb(contents, leb) => {
                    place(contents);
                    *leb += first_leb;
                }
                FragmentKind::Advance(contents, advance) => {
                    place(contents);
                    *advance += first_advance;
                }
                // Tables of CodeView are written once all pieces are there.
                FragmentKind::Align(_) | FragmentKind::CodeView(_) => {}
                FragmentKind::Boundary { last, .. } => {
                    *last = last.map(|last| Fragment::from_u32(last.as_u32() + first_fragment));
                }
            }
            self.fragments.push(data);
        }
        for &section in &piece.section_order {
            let contents = std::mem::take(&mut piece.sections[section]);
            self.append_contents(renaming.section(section), contents, first_fragment);
        }
    }

    fn append_contents(&mut self, section: Section, contents: SectionContents, first_fragment: u32) {
        let own = &mut self.sections[section];
        own.align_log2 = own.align_log2.max(contents.align_log2);
        own.has_code |= contents.has_code;
        own.marker = contents.marker.or(own.marker);
        own.first_marker = own.first_marker.or(contents.first_marker);
        for (number, fragments) in contents.parts {
            let part = self.part(section, number);
            let first_order = part.len() as u32;
            part.extend(fragments.iter().map(|f| Fragment::from_u32(f.as_u32() + first_fragment)));
            for fragment in fragments {
                let data = &mut self.fragments[Fragment::from_u32(fragment.as_u32() + first_fragment)];
                data.order += first_order;
                if data.relaxable {
                    let order = data.order;
                    self.sections[section].first_relaxable.get_or_insert(order);
                }
            }
        }
    }

    /// What only Mach-O has.
    fn append_atoms(&mut self, renaming: &Renaming, piece: &mut Assembler<'t>, first_fragment: u32) {
        for (fragment, _) in piece.fragments.iter() {
            if let Some(symbol) = piece.atom_starts[fragment] {
                let fragment = Fragment::from_u32(fragment.as_u32() + first_fragment);
                self.atom_starts[fragment] = Some(renaming.symbol(symbol));
            }
        }
        let parts = std::mem::take(&mut piece.macho);
        let own = &mut self.macho;
        own.subsections |= parts.subsections;
        own.version = parts.version.or(own.version);
        own.variant = parts.variant.or(own.variant);
        let rename = |symbol| renaming.symbol(symbol);
        own.indirect.extend(parts.indirect.iter().map(|&(s, symbol)| (renaming.section(s), rename(symbol))));
        own.regions.extend(parts.regions.iter().map(|region| Region {
            start: rename(region.start),
            end: region.end.map(rename),
            ..*region
        }));
        own.linker_options.extend(parts.linker_options);
        for (kind, places) in parts.hints {
            own.hints.push((kind, places.into_iter().map(rename).collect()));
        }
    }

    /// What is written out at the end.
    fn append_tables(&mut self, renaming: &Renaming, piece: &mut Assembler<'t>) {
        self.lines.append(renaming, &mut piece.lines);
        self.frames.append(renaming, &mut piece.frames);
        self.windows.append(renaming, &mut piece.windows);
        self.codeview.append(renaming, std::mem::take(&mut piece.codeview));
        self.gnu_abi |= piece.gnu_abi;
        self.file_names.append(&mut piece.file_names);
        if let Some(symbols) = piece.addrsig.take() {
            let renamed = symbols.into_iter().map(|s| renaming.symbol(s));
            self.addrsig.get_or_insert_default().extend(renamed);
        }
        for (from, to, count, _) in std::mem::take(&mut piece.cg_profile) {
            self.cg_profile.push((renaming.symbol(from), renaming.symbol(to), count, 0));
        }
        for mut version in std::mem::take(&mut piece.versions) {
            version.symbol = renaming.symbol(version.symbol);
            version.location = 0;
            self.versions.push(version);
        }
        for (alias, symbol) in std::mem::take(&mut piece.weakrefs) {
            self.weakrefs.push((renaming.symbol(alias), renaming.symbol(symbol)));
        }
        for mut reloc in std::mem::take(&mut piece.relocs) {
            reloc.offset = renaming.expr(reloc.offset);
            reloc.value = reloc.value.map(|v| renaming.expr(v));
            reloc.location = 0;
            self.relocs.push(reloc);
        }
    }
}
