//! Disassembly (`-d`, `-D`).
//!
//! A section is cut at its symbols; each piece is printed under the name of the symbol at its start. Mapping symbols (`$x`,
//! `$d`, in ELF for some machines) cut too, and say whether code or data follows; they are not printed. Runs of zeros are
//! left out unless `-z` asks for them.

use super::headers::is_text;
use super::memory::Memory;
use super::{Dump, Stop, relocations, show};
use crate::io::Io;
use crate::targets;
use mc::decode::Decoded;
use mc::disassembler::Disassembler;
use mc::print::{Place, PrintOptions, print_inst, push_number};
use mc::{Context, Subtarget, Target};
use objfile::elf::constants as c;
use objfile::elf::names::relocation;
use objfile::elf::{Elf, Relocation, Section, Symbol};
use std::fmt::Write;

/// Machines (ARM, AArch64, RISC-V, C-SKY) whose ABI has mapping symbols.
const MACHINES_WITH_MAPPING: &[u16] = &[40, 183, 243, 252];

/// Zeros are left out if there are so many, and by multiples of this, as an instruction may begin with some.
const MIN_ZEROS: usize = 8;
const ZEROS_UNIT: usize = 4;

/// Where instructions begin: with their bytes shown, and without.
const INST_COLUMN: usize = 24;
const INST_COLUMN_WITHOUT_BYTES: usize = 16;

/// Machines (i386, x86-64) whose instructions are bytes rather than words, which may be many.
const MACHINES_WITH_BYTES: &[u16] = &[3, 62];
const INST_COLUMN_OF_BYTES: usize = 40;
/// Those (SPARC) whose words are shown as bytes.
const MACHINES_SHOWN_AS_BYTES: &[u16] = &[2, 18, 43];

/// Where remarks begin, counted from a tab before the instruction.
const REMARK_COLUMN: usize = 40;

/// A symbol as code refers to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Label<'a> {
    address: u64,
    name: &'a [u8],
    ty: u8,
    is_mapping: bool,
}

/// The symbols of all sections.
struct Labels<'a> {
    /// By section, in order of address, name and type.
    of_section: Vec<Vec<Label<'a>>>,
    /// Those that are in no section.
    absolute: Vec<Label<'a>>,
    /// Section indices by address; at one address, small sections first.
    by_address: Vec<(u64, usize)>,
}

impl<'a> Labels<'a> {
    fn read(elf: &Elf<'a>) -> Result<Labels<'a>, Stop> {
        let mut labels = Labels {
            of_section: vec![Vec::new(); elf.sections.len()],
            absolute: Vec::new(),
            by_address: Vec::new(),
        };
        let table = elf.section_of_type(c::SHT_SYMTAB).or_else(|| elf.section_of_type(c::SHT_DYNSYM));
        if let Some(table) = table {
            for symbol in elf.symbols(table)?.iter().skip(1) {
                labels.add(elf, symbol);
            }
        }
        for list in labels.of_section.iter_mut().chain([&mut labels.absolute]) {
            list.sort();
        }
        labels.by_address = elf.sections.iter().enumerate().skip(1).map(|(i, s)| (s.address, i)).collect();
        labels.by_address.sort_by_key(|&(address, i)| (address, elf.sections[i].size));
        Ok(labels)
    }

    fn add(&mut self, elf: &Elf<'a>, symbol: &Symbol<'a>) {
        if symbol.name.is_empty() || matches!(symbol.ty(), c::STT_SECTION | c::STT_FILE) {
            return;
        }
        let has_mapping = MACHINES_WITH_MAPPING.contains(&elf.header.machine);
        let is_mapping = has_mapping && matches!(symbol.name, [b'$', b'a' | b'd' | b't' | b'x', ..]);
        // RISC-V's places for differences of labels.
        if has_mapping && symbol.name == b".L0 " {
            return;
        }
        let label = Label { address: symbol.value, name: symbol.name, ty: symbol.ty(), is_mapping };
        match symbol.home() {
            Some(index) => {
                let Some((section, labels)) = elf.sections.get(index).zip(self.of_section.get_mut(index))
                else {
                    return;
                };
                let base = if elf.is_relocatable() { section.address } else { 0 };
                labels.push(Label { address: label.address.wrapping_add(base), ..label });
            }
            None if is_mapping => {}
            None => {
                let address = match symbol.section_number {
                    c::SHN_UNDEF => 0,
                    c::SHN_COMMON => symbol.size,
                    _ => symbol.value,
                };
                self.absolute.push(Label { address, ..label });
            }
        }
    }

    /// The nearest symbol at or before an address that code refers to among `here`, the labels of its section.
    fn nearest<'l>(&'l self, elf: &Elf<'_>, here: &'l [Label<'a>], target: u64) -> Option<&'l Label<'a>> {
        let before = |labels: &'_ [Label<'a>]| -> Option<usize> {
            let end = labels.partition_point(|l| l.address <= target);
            labels.get(..end)?.iter().rposition(|l| !l.is_mapping)
        };
        if elf.is_relocatable() {
            if let Some(found) = before(here) {
                return here.get(found);
            }
        } else {
            let end = self.by_address.partition_point(|&(address, _)| address <= target);
            let candidates = self.by_address.get(..end)?.iter().rev();
            let address = self.by_address.get(..end)?.last().map(|&(address, _)| address);
            for &(_, index) in candidates.take_while(|&&(a, _)| Some(a) == address) {
                let labels = self.of_section.get(index)?;
                if let Some(found) = before(labels) {
                    return labels.get(found);
                }
            }
        }
        self.absolute.get(before(&self.absolute)?)
    }
}

/// What stays the same while sections are disassembled.
struct Job<'a> {
    elf: &'a Elf<'a>,
    target: &'a Target,
    subtarget: &'a Subtarget,
    labels: Labels<'a>,
    /// By symbol table: the symbols that relocations refer to.
    symbols: Vec<(usize, Vec<Symbol<'a>>)>,
    print: PrintOptions,
    memory: Memory,
    cx: Context,
    show_bytes: bool,
    show_addresses: bool,
    skip_zeros: bool,
    show_relocations: bool,
    address_digits: usize,
    /// Bytes of instructions are shown one by one.
    by_bytes: bool,
    /// Instructions may be long.
    is_wide: bool,
}

/// A section being disassembled.
struct Piece<'a> {
    labels: &'a [Label<'a>],
    section: Section<'a>,
    bytes: &'a [u8],
    relocations: Vec<(Relocation, usize)>,
    /// The next relocation to be shown.
    next: usize,
    /// What relocations' places count from.
    base: u64,
    /// Offset and kind (`x`, `d`, …) of the mapping symbols.
    mapping: Vec<(u64, u8)>,
}

impl Dump<'_> {
    pub(super) fn disassembly(&mut self, io: &mut Io<'_>) -> Result<(), Stop> {
        let elf = self.elf;
        let matches = self.request.matches;
        let selected = targets::select_for_object(elf, matches, io).map_err(Stop::Reported)?;
        let target = &selected.target;
        let subtarget = &choose_subtarget(elf, target, &selected.features, matches);
        let mut given: Vec<&str> = matches.list("disassembler-options").collect();
        given.extend(matches.list("M").flat_map(|list| list.split(',')));
        given.extend(matches.value("x86-asm-syntax"));
        let printer = |option| given.contains(&option);
        // Names of syntaxes are x86's.
        let has_syntaxes = MACHINES_WITH_BYTES.contains(&elf.header.machine);
        let is_known = |option: &str| match option {
            "no-aliases" | "numeric" => true,
            "att" | "intel" => has_syntaxes,
            _ => false,
        };
        if let Some(unknown) = given.iter().find(|option| !is_known(option)) {
            return Err(objfile::Error(format!("Unrecognized disassembler option: {unknown}")).into());
        }
        let mut job = Job {
            elf,
            target,
            subtarget,
            labels: Labels::read(elf)?,
            symbols: Vec::new(),
            print: PrintOptions {
                variant: given
                    .iter()
                    .rev()
                    .find(|o| ["att", "intel"].contains(o))
                    .map_or(0, |o| (*o == "intel").into()),
                hex_immediates: !matches.flag("no-print-imm-hex"),
                no_aliases: printer("no-aliases"),
                plain_register_names: printer("numeric"),
                ..PrintOptions::default()
            },
            memory: Memory::new(),
            cx: Context::new(".L"),
            show_bytes: !matches.flag("no-show-raw-insn"),
            show_addresses: !matches.flag("no-leading-addr"),
            skip_zeros: !matches.flag("disassemble-zeroes"),
            show_relocations: self.request.relocations,
            address_digits: self.address_digits(),
            by_bytes: has_syntaxes || MACHINES_SHOWN_AS_BYTES.contains(&elf.header.machine),
            is_wide: has_syntaxes,
        };
        let mut found = vec![false; matches.list("disassemble-symbols").count()];
        let has_filter = !self.request.sections.is_empty();
        for (index, section) in elf.sections.iter().enumerate() {
            let is_code = is_text(section) && section.ty != c::SHT_NOBITS;
            if !self.request.wants(section) || !(has_filter || self.request.disassemble_all || is_code) {
                continue;
            }
            if section.size != 0 {
                self.disassemble_section(&mut job, index, &mut found, io)?;
            }
        }
        for (name, found) in matches.list("disassemble-symbols").zip(found) {
            if !found {
                self.warn(format!("failed to disassemble missing symbol {name}"));
            }
        }
        Ok(())
    }

    fn disassemble_section(
        &mut self,
        job: &mut Job<'_>,
        index: usize,
        found: &mut [bool],
        io: &mut Io<'_>,
    ) -> Result<(), Stop> {
        let elf = job.elf;
        let section = elf.sections[index];
        let all = self.request.matches.flag("show-all-symbols");
        let labels = job.labels_of(index, all);
        if let Some(list) = job.labels.of_section.get_mut(index) {
            list.clone_from(&labels);
        }
        let mut piece = Piece {
            labels: &labels,
            section,
            bytes: elf.data(&section)?,
            relocations: if job.show_relocations { self.relocations_of(index)? } else { Vec::new() },
            next: 0,
            base: if elf.is_relocatable() { 0 } else { section.address },
            mapping: mapping_of(&labels, section.address),
        };
        for &(_, table) in &piece.relocations {
            if !job.symbols.iter().any(|(known, _)| *known == table) {
                job.symbols.push((table, elf.symbols(table)?));
            }
        }
        let mut disassembler = Disassembler::new(job.target, job.subtarget);
        let end = section.address.saturating_add(section.size).min(self.request.stop);
        let mut titled = false;
        let mut first = 0;
        while let Some(start) = labels.get(first).map(|l| l.address) {
            let count = labels[first..].iter().take_while(|l| l.address == start).count();
            let here = &labels[first..first + count];
            first += count;
            let Some(shown) = self.shown_labels(here, &section, found) else { continue };
            if start < section.address || self.request.stop <= start {
                continue;
            }
            let end = labels.get(first).map_or(end, |l| l.address.min(end));
            if start >= end || end <= self.request.start {
                continue;
            }
            if !titled {
                titled = true;
                // Writing to a string does not fail.
                let _ = writeln!(self.out, "\nDisassembly of section {}:", show(section.name));
            }
            self.label_lines(job, start, &shown);
            if section.ty == c::SHT_NOBITS {
                self.out.push_str("...\n");
                continue;
            }
            let from = start.max(self.request.start) - section.address;
            disassembler.forget();
            self.chunk(
                job,
                &mut piece,
                &mut disassembler,
                from as usize..(end - section.address) as usize,
                io,
            )?;
        }
        Ok(())
    }

    /// The labels to print over what follows, or `None` if it is not wanted.
    fn shown_labels<'l>(
        &self,
        here: &'l [Label<'l>],
        section: &Section<'_>,
        found: &mut [bool],
    ) -> Option<Vec<&'l Label<'l>>> {
        let matches = self.request.matches;
        let names: Vec<&str> = matches.list("disassemble-symbols").collect();
        let is_named = |label: &Label<'_>| names.iter().any(|name| name.as_bytes() == label.name);
        for (name, found) in names.iter().zip(found) {
            *found |= here.iter().any(|label| name.as_bytes() == label.name);
        }
        if !names.is_empty() && !here.iter().any(is_named) {
            return None;
        }
        if matches.flag("show-all-symbols") {
            return Some(here.iter().collect());
        }
        if !names.is_empty() {
            return Some(here.iter().filter(|label| is_named(label)).collect());
        }
        // Over code, a name of code is preferred to one of data.
        let is_code = |label: &&Label<'_>| !matches!(label.ty, c::STT_OBJECT | c::STT_COMMON);
        let code = here.iter().rfind(is_code).filter(|_| !self.request.disassemble_all && is_text(section));
        let last = code.or(here.last());
        Some(last.into_iter().filter(|label| !label.is_mapping).collect())
    }

    fn label_lines(&mut self, job: &Job<'_>, address: u64, labels: &[&Label<'_>]) {
        if !labels.is_empty() {
            self.out.push('\n');
        }
        for label in labels {
            if job.show_addresses {
                // Writing to a string does not fail.
                let _ = write!(self.out, "{address:0digits$x} ", digits = job.address_digits);
            }
            self.out.push('<');
            self.out.push_str(&show(label.name));
            self.out.push_str(">:\n");
        }
    }

    /// What stands between two symbols.
    fn chunk(
        &mut self,
        job: &mut Job<'_>,
        piece: &mut Piece<'_>,
        disassembler: &mut Disassembler<'_>,
        range: std::ops::Range<usize>,
        io: &mut Io<'_>,
    ) -> Result<(), Stop> {
        let mut at = range.start;
        piece.skip_relocations_before(at);
        while at < range.end {
            let to_next = piece.next_relocation().map(|offset| offset.saturating_sub(at));
            let zeros = match piece.bytes.get(at..range.end) {
                Some(rest) if job.skip_zeros => skippable_zeros(rest, to_next),
                _ => 0,
            };
            if zeros != 0 {
                self.out.push_str("\t\t...\n");
                at += zeros;
                continue;
            }
            let size = if piece.is_data(at) {
                self.data_line(job, piece, at, range.end)
            } else {
                self.inst_line(job, piece, disassembler, at)
            };
            if job.show_relocations {
                self.relocation_lines(job, piece, at, at + size);
            }
            at += size;
            self.flush_if_large(io)?;
        }
        Ok(())
    }

    fn pad_to_inst(&mut self, job: &Job<'_>, line: usize) {
        let stop = match (job.show_bytes, job.is_wide) {
            (false, _) => INST_COLUMN_WITHOUT_BYTES,
            (true, false) => INST_COLUMN,
            (true, true) => INST_COLUMN_OF_BYTES,
        };
        let column = self.out.len() - line;
        let padding = if column < stop - 1 { stop - 1 - column } else { 7 - column % 8 };
        const BLANKS: &str = "                                        ";
        self.out.push_str(BLANKS.get(..padding).unwrap_or(BLANKS));
    }

    /// An instruction, or bytes that are none; gives their number.
    fn inst_line(
        &mut self,
        job: &mut Job<'_>,
        piece: &Piece<'_>,
        disassembler: &mut Disassembler<'_>,
        at: usize,
    ) -> usize {
        let bytes = piece.bytes.get(at..).unwrap_or_default();
        let address = piece.section.address.wrapping_add(at as u64);
        let word = Memory::word(job.target, bytes).filter(|_| disassembler.knows_nothing());
        if let Some(word) = word
            && let Some(text) = job.memory.text(word)
        {
            self.before_inst(job, bytes.get(..word.size).unwrap_or(bytes), address);
            self.out.push_str(text);
            return word.size;
        }
        let step = disassembler.step(bytes, address);
        self.before_inst(job, bytes.get(..step.size).unwrap_or(bytes), address);
        let start = self.out.len();
        match &step.decoded {
            Some(decoded) => {
                let bits = if job.elf.header.is_64 { 64 } else { 32 };
                let place = Place { address, bits, size: decoded.size as u8 };
                let options = PrintOptions { place: Some(place), ..job.print };
                print_inst(job.target, job.subtarget, &job.cx, &decoded.inst, &options, &mut self.out);
            }
            None => self.out.push_str("<unknown>"),
        }
        if let Some(target) = step.target
            && let Some(label) = job.labels.nearest(job.elf, piece.labels, target)
        {
            self.out.push_str(" <");
            self.out.push_str(&show(label.name));
            if target != label.address {
                self.out.push_str("+0x");
                push_number(target.wrapping_sub(label.address), 16, &mut self.out);
            }
            self.out.push('>');
        }
        if let Some(decoded) = &step.decoded {
            self.remarks(job, piece, decoded, address, start);
        }
        self.out.push('\n');
        if let Some(word) = word.filter(|word| word.size == step.size && !step.is_about_addresses) {
            job.memory.keep(word, self.out.get(start..).unwrap_or_default());
        }
        step.size
    }

    /// What is worth remarking on an instruction whose text begins at `start`: where its memory is, its numbers.
    fn remarks(&mut self, job: &Job<'_>, piece: &Piece<'_>, decoded: &Decoded, address: u64, start: usize) {
        let end = address.wrapping_add(decoded.size as u64);
        let mut remarks = mc::print::remarks(job.target, job.subtarget, &job.cx, &decoded.inst, &job.print);
        if let Some(place) = job.target.hooks.memory_address(job.target, &decoded.inst, end) {
            let mut remark = format!("0x{place:x}");
            if let Some(label) = job.labels.nearest(job.elf, piece.labels, place) {
                let offset = place.wrapping_sub(label.address);
                let offset = if offset == 0 { String::new() } else { format!("+0x{offset:x}") };
                remark.push_str(&format!(" <{}{offset}>", show(label.name)));
            }
            remarks.push(remark);
        }
        for (i, remark) in remarks.iter().enumerate() {
            let line = if i == 0 { self.out.get(start..).unwrap_or_default() } else { "" };
            let column =
                line.chars().fold(8, |column, c| if c == '\t' { column / 8 * 8 + 8 } else { column + 1 });
            let column = if i == 0 { column } else { 0 };
            let padding = REMARK_COLUMN.saturating_sub(column).max(1);
            if i > 0 {
                self.out.push('\n');
            }
            self.out.extend(std::iter::repeat_n(' ', padding));
            self.out.push_str("# ");
            self.out.push_str(remark);
        }
    }

    /// Address, bytes, and the tab before the text of an instruction.
    fn before_inst(&mut self, job: &Job<'_>, bytes: &[u8], address: u64) {
        let line = self.out.len();
        if job.show_addresses {
            push_hex(&mut self.out, address, 8, b' ');
            self.out.push(':');
        }
        if job.show_bytes {
            let unit = match bytes.len() {
                _ if job.by_bytes => 1,
                size if size % 4 == 0 => 4,
                size if size % 2 == 0 => 2,
                _ => 1,
            };
            for unit_bytes in bytes.chunks(unit) {
                self.out.push(' ');
                push_hex(&mut self.out, number(unit_bytes, job.elf.header.is_little), 2 * unit, b'0');
            }
        }
        self.pad_to_inst(job, line);
        self.out.push('\t');
    }

    /// Data between code: a word, or less at the end; gives its size.
    fn data_line(&mut self, job: &Job<'_>, piece: &Piece<'_>, at: usize, end: usize) -> usize {
        let (size, directive) = match end - at {
            0 | 1 => (1, ".byte"),
            2 | 3 => (2, ".short"),
            _ => (4, ".word"),
        };
        let line = self.out.len();
        // Address and bytes are the point of such a line; they are shown whatever is said about instructions.
        push_hex(&mut self.out, piece.section.address.wrapping_add(at as u64), 8, b' ');
        self.out.push(':');
        let bytes = piece.bytes.get(at..at + size).unwrap_or_default();
        for &byte in bytes {
            self.out.push(' ');
            push_hex(&mut self.out, byte.into(), 2, b'0');
        }
        self.pad_to_inst(job, line);
        self.out.push('\t');
        self.out.push_str(directive);
        self.out.push_str("\t0x");
        push_hex(&mut self.out, number(bytes, job.elf.header.is_little), 2 * size, b'0');
        self.out.push('\n');
        size
    }

    /// The relocations of what was just printed.
    fn relocation_lines(&mut self, job: &Job<'_>, piece: &mut Piece<'_>, from: usize, to: usize) {
        while let Some(&(r, table)) = piece.relocations.get(piece.next) {
            let offset = r.offset.wrapping_sub(piece.base);
            let address = piece.section.address.wrapping_add(offset);
            if address >= self.request.start && offset >= from as u64 {
                if offset >= to as u64 {
                    return;
                }
                self.out.push_str("\t\t");
                if job.show_addresses {
                    // Short addresses are moved so that the names are in one column.
                    self.out.push_str(if job.elf.header.is_64 { "" } else { "\t" });
                    push_hex(&mut self.out, address, job.address_digits, b'0');
                    self.out.push_str(":  ");
                }
                self.out.push_str(relocation(job.elf.header.machine, r.ty));
                self.out.push('\t');
                let symbols = job.symbols.iter().find(|(known, _)| *known == table);
                let symbols = symbols.map_or(&[][..], |(_, symbols)| symbols);
                relocations::value(job.elf, symbols, &r, &mut self.out);
                self.out.push('\n');
            }
            piece.next += 1;
        }
    }
}

impl<'a> Job<'a> {
    /// The labels of a section. One at its start is made up if there is none that is shown.
    fn labels_of(&self, index: usize, mapping_is_shown: bool) -> Vec<Label<'a>> {
        let section = &self.elf.sections[index];
        let mut labels = self.labels.of_section.get(index).cloned().unwrap_or_default();
        let start = section.address;
        if !labels.iter().take_while(|l| l.address == start).any(|l| mapping_is_shown || !l.is_mapping) {
            let ty = if is_text(section) { c::STT_FUNC } else { c::STT_OBJECT };
            let label = Label { address: start, name: section.name, ty, is_mapping: false };
            labels.insert(labels.partition_point(|l| *l < label), label);
        }
        labels
    }
}

impl Piece<'_> {
    fn skip_relocations_before(&mut self, at: usize) {
        let before = |(r, _): &&(Relocation, usize)| r.offset.wrapping_sub(self.base) < at as u64;
        self.next += self.relocations[self.next..].iter().take_while(before).count();
    }

    fn next_relocation(&self) -> Option<usize> {
        let (r, _) = self.relocations.get(self.next)?;
        usize::try_from(r.offset.wrapping_sub(self.base)).ok()
    }

    /// Whether the last mapping symbol says that this is data.
    fn is_data(&self, at: usize) -> bool {
        let after = self.mapping.partition_point(|&(offset, _)| offset <= at as u64);
        after.checked_sub(1).and_then(|i| self.mapping.get(i)).is_some_and(|&(_, kind)| kind == b'd')
    }
}

fn mapping_of(labels: &[Label<'_>], start: u64) -> Vec<(u64, u8)> {
    let mapping = labels.iter().filter(|l| l.is_mapping);
    mapping.filter_map(|l| Some((l.address.wrapping_sub(start), *l.name.get(1)?))).collect()
}

/// The number of zeros to leave out; a relocation's place is not left out.
fn skippable_zeros(bytes: &[u8], to_relocation: Option<usize>) -> usize {
    let limit = to_relocation.unwrap_or(usize::MAX);
    let zeros = bytes.iter().take(limit).take_while(|&&b| b == 0).count();
    if zeros < MIN_ZEROS { 0 } else { zeros / ZEROS_UNIT * ZEROS_UNIT }
}

/// The feature of a target that stands for all instructions of its description.
const ALL_INSTRUCTIONS: &str = "all";

/// The processor and features that file and command line ask for. Features of the file that we do not know are ignored: its
/// code may still be readable. Where neither says anything, a target may have a feature for whatever there is.
fn choose_subtarget(
    elf: &Elf<'_>,
    target: &Target,
    implied: &str,
    matches: &crate::cl::Matches,
) -> Subtarget {
    let section = |name: &str| elf.section_named(name.as_bytes()).and_then(|s| elf.data(s).ok());
    let from_file = target.hooks.object_features(elf.header.flags, &section);
    let processor = matches.value("mcpu").unwrap_or("");
    let is_open = processor.is_empty() && from_file.is_empty() && matches.list("mattr").next().is_none();
    let everything = is_open && target.feature(ALL_INSTRUCTIONS).is_some();
    let everything = if everything { format!("+{ALL_INSTRUCTIONS}") } else { String::new() };
    let features = [implied, from_file.as_str(), everything.as_str()]
        .into_iter()
        .chain(matches.list("mattr"))
        .filter(|f| !f.is_empty())
        .collect::<Vec<_>>()
        .join(",");
    Subtarget::new(target, processor, &features).0
}

/// Bytes as a number.
fn number(bytes: &[u8], is_little: bool) -> u64 {
    let join = |n: u64, b: &u8| n << 8 | u64::from(*b);
    if is_little { bytes.iter().rev().fold(0, join) } else { bytes.iter().fold(0, join) }
}

/// A number in hexadecimal, filled up to a width. Much of a disassembly is such numbers, and the standard formatting takes
/// several times as long.
fn push_hex(out: &mut String, number: u64, width: usize, fill: u8) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = [fill; 16];
    let mut at = text.len();
    let mut rest = number;
    loop {
        at -= 1;
        text[at] = DIGITS[(rest & 15) as usize];
        rest >>= 4;
        if rest == 0 {
            break;
        }
    }
    let from = at.min(text.len() - width.min(text.len()));
    out.push_str(std::str::from_utf8(&text[from..]).unwrap_or_default());
}
