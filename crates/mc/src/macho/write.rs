//! The bytes of the file: see [`super`].

use super::relocations::{Entry, Layout, Machine};
use super::sections::{header_flags, split_name, stub_bytes};
use super::symbols::{Symbols, indirect_entry, takes_indirect};
use super::{Parts, Version};
use crate::assembler::{LaidOut, LaidOutSection};
use crate::context::{Context, Section};
use crate::format::ObjectError;
use crate::section::Properties;
use crate::target::Target;
use object::macho::*;
use std::borrow::Cow;

const RELOCATION_BYTES: u64 = 8;

/// The sizes of the parts of a file, which differ with the width of addresses.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    pub is_64: bool,
    header_bytes: u64,
    segment_bytes: u32,
    section_bytes: u32,
    symbol_bytes: u64,
}

impl Form {
    const NARROW: Form =
        Form { is_64: false, header_bytes: 28, segment_bytes: 56, section_bytes: 68, symbol_bytes: 12 };
    const WIDE: Form =
        Form { is_64: true, header_bytes: 32, segment_bytes: 72, section_bytes: 80, symbol_bytes: 16 };

    /// Types of machines with wide addresses have a bit for that.
    pub fn of(cpu_type: u32) -> Form {
        if cpu_type & CPU_ARCH_ABI64 != 0 { Form::WIDE } else { Form::NARROW }
    }

    /// What tables are padded to.
    pub fn align_bytes(self) -> usize {
        if self.is_64 { 8 } else { 4 }
    }

    /// An address or the size of something in memory.
    pub fn push(self, out: &mut Vec<u8>, number: u64) {
        if self.is_64 {
            out.extend(number.to_le_bytes());
        } else {
            out.extend((number as u32).to_le_bytes());
        }
    }
}

/// A section as it will be written.
struct Output<'d> {
    section: &'d LaidOutSection,
    bytes: Cow<'d, [u8]>,
    entries: Vec<Entry>,
    address: u64,
    /// Zeros behind it, up to where the next one begins.
    padding: u64,
}

fn is_zero(cx: &Context, section: Section) -> bool {
    cx.sections[section].kind.has(Properties::ZERO)
}

/// The bytes of an object. O(contents + relocations + symbols), plus sorting the names.
pub fn write<'d>(
    target: &Target,
    cx: &Context,
    laid_out: &'d LaidOut,
) -> Result<Vec<Cow<'d, [u8]>>, ObjectError> {
    let facts = laid_out.mach_object.ok_or_else(|| {
        ObjectError("the target's description has no numbers for Mach-O objects".to_owned())
    })?;
    if laid_out.sections.len() > 255 {
        return Err(ObjectError("Mach-O objects have at most 255 sections".to_owned()));
    }
    let parts = &laid_out.macho;
    let (layout, places) = addresses(cx, laid_out);
    let form = Form::of(facts.cpu_type);
    let symbols = Symbols::new(cx, laid_out, form)?;
    let machine = Machine { target, facts, cx, symbols: &symbols, parts, layout: &layout };
    let mut outputs = Vec::with_capacity(laid_out.sections.len());
    for (section, (address, padding)) in laid_out.sections.iter().zip(places) {
        let mut bytes: Cow<'d, [u8]> =
            if is_zero(cx, section.section) { Cow::Borrowed(&[]) } else { Cow::Borrowed(&section.bytes) };
        let mut entries = Vec::with_capacity(section.relocations.len());
        for relocation in &section.relocations {
            machine.resolve(section, relocation, bytes.to_mut(), &mut entries)?;
        }
        entries.reverse();
        outputs.push(Output { section, bytes, entries, address, padding });
    }
    Writer { cx, laid_out, outputs, symbols: &symbols, layout: &layout, form }
        .write((facts.cpu_type, facts.cpu_subtype))
}

/// Where sections are: those of zeros come last. Also the address of each, and how many zeros follow it.
fn addresses(cx: &Context, laid_out: &LaidOut) -> (Layout, Vec<(u64, u64)>) {
    let mut layout = Layout::default();
    let zero = |index: usize| is_zero(cx, laid_out.sections[index].section);
    let all = 0..laid_out.sections.len();
    let order: Vec<usize> = all.clone().filter(|&i| !zero(i)).chain(all.filter(|&i| zero(i))).collect();
    let mut places = vec![(0, 0); order.len()];
    let mut end = 0u64;
    for (position, &index) in order.iter().enumerate() {
        let section = &laid_out.sections[index];
        let start = end.next_multiple_of(1 << section.align_log2);
        end = start.saturating_add(section.size);
        let padding = match order.get(position + 1) {
            Some(&next) if !zero(next) => end.next_multiple_of(1 << laid_out.sections[next].align_log2) - end,
            _ => 0,
        };
        places[index] = (start, padding);
        layout.places[section.section] = (start, index as u32 + 1);
        end += padding;
    }
    (layout, places)
}

struct Writer<'w, 'd> {
    cx: &'w Context,
    laid_out: &'d LaidOut,
    outputs: Vec<Output<'d>>,
    symbols: &'w Symbols,
    layout: &'w Layout,
    form: Form,
}

/// Load commands as they are put together.
#[derive(Default)]
struct Commands {
    bytes: Vec<u8>,
    count: u32,
}

impl Commands {
    fn add(&mut self, command: u32, words: &[u32]) {
        self.count += 1;
        push_words(&mut self.bytes, &[command, 4 * (words.len() as u32 + 2)]);
        push_words(&mut self.bytes, words);
    }
}

fn push_words(out: &mut Vec<u8>, words: &[u32]) {
    words.iter().for_each(|word| out.extend(word.to_le_bytes()));
}

impl<'d> Writer<'_, 'd> {
    fn parts(&self) -> &'d Parts {
        &self.laid_out.macho
    }

    fn write(self, (cpu_type, cpu_subtype): (u32, u32)) -> Result<Vec<Cow<'d, [u8]>>, ObjectError> {
        let parts = self.parts();
        let hints = self.hints()?;
        let data_start = self.form.header_bytes + self.command_bytes(!hints.is_empty());
        let (mut data, mut file, mut memory) = (0u64, 0u64, 0u64);
        for output in &self.outputs {
            let end = output.address.saturating_add(output.section.size);
            memory = memory.max(end);
            if !is_zero(self.cx, output.section.section) {
                data = data.max(end);
                file = file.max(end + output.padding);
            }
        }
        let padding = file.next_multiple_of(self.form.align_bytes() as u64) - file;
        let relocations_at = data_start + file + padding;
        let num_relocations: u64 = self.outputs.iter().map(|output| output.entries.len() as u64).sum();
        let regions_at = relocations_at + RELOCATION_BYTES * num_relocations;
        let hints_at = regions_at + 8 * parts.regions.len() as u64;
        let indirect_at = hints_at + hints.len() as u64;
        let symbols_at = indirect_at + 4 * parts.indirect.len() as u64;
        let strings_at = symbols_at + self.form.symbol_bytes * self.symbols.all.len() as u64;
        if strings_at + self.symbols.strings.len() as u64 > u64::from(u32::MAX) {
            return Err(ObjectError("the object is larger than 4 GiB".to_owned()));
        }

        let mut commands = Commands::default();
        self.segment(&mut commands, memory, data_start, data, relocations_at)?;
        for version in parts.version.iter().chain(&parts.variant) {
            version_command(version, &mut commands);
        }
        if !parts.regions.is_empty() {
            let size = 8 * parts.regions.len() as u32;
            commands.add(LC_DATA_IN_CODE, &[regions_at as u32, size]);
        }
        if !hints.is_empty() {
            commands.add(LC_LINKER_OPTIMIZATION_HINT, &[hints_at as u32, hints.len() as u32]);
        }
        if !self.symbols.all.is_empty() {
            self.symbol_commands(&mut commands, [symbols_at, strings_at, indirect_at].map(|at| at as u32));
        }
        for option in &parts.linker_options {
            linker_option(option, self.form, &mut commands);
        }

        let flags = if parts.subsections { MH_SUBSECTIONS_VIA_SYMBOLS } else { 0 };
        let mut head = Vec::new();
        let length = commands.bytes.len() as u32;
        let magic = if self.form.is_64 { MH_MAGIC_64 } else { MH_MAGIC };
        push_words(&mut head, &[magic, cpu_type, cpu_subtype, MH_OBJECT, commands.count, length, flags]);
        head.resize(self.form.header_bytes as usize, 0);
        head.extend(commands.bytes);
        let tail = self.tail(padding, &hints)?;
        let mut pieces: Vec<Cow<'d, [u8]>> = vec![head.into()];
        for output in self.outputs {
            pieces.push(output.bytes);
            pieces.push(vec![0; output.padding as usize].into());
        }
        pieces.push(tail.into());
        Ok(pieces)
    }

    /// How many bytes the load commands take.
    fn command_bytes(&self, hints: bool) -> u64 {
        let parts = self.parts();
        let versions = parts.version.iter().chain(&parts.variant);
        let versions: u32 = versions.map(|v| if v.command == LC_BUILD_VERSION { 24 } else { 16 }).sum();
        let options: usize =
            parts.linker_options.iter().map(|option| linker_option_bytes(option, self.form)).sum();
        u64::from(self.segment_bytes() + versions)
            + if parts.regions.is_empty() { 0 } else { 16 }
            + if hints { 16 } else { 0 }
            + if self.symbols.all.is_empty() { 0 } else { 24 + 80 }
            + options as u64
    }

    /// The size of the command of the segment, with the headers of its sections.
    fn segment_bytes(&self) -> u32 {
        self.form.segment_bytes + self.form.section_bytes * self.outputs.len() as u32
    }

    /// The only segment, without a name, with the headers of all sections.
    fn segment(
        &self,
        commands: &mut Commands,
        memory: u64,
        data_start: u64,
        data: u64,
        mut relocations_at: u64,
    ) -> Result<(), ObjectError> {
        commands.count += 1;
        let out = &mut commands.bytes;
        let count = self.outputs.len() as u32;
        let command = if self.form.is_64 { LC_SEGMENT_64 } else { LC_SEGMENT };
        push_words(out, &[command, self.segment_bytes()]);
        out.extend([0; 16]);
        for number in [0, memory, data_start, data] {
            self.form.push(out, number);
        }
        let all = VM_PROT_READ | VM_PROT_WRITE | VM_PROT_EXECUTE;
        push_words(out, &[all, all, count, 0]);
        for output in &self.outputs {
            let section = &self.cx.sections[output.section.section];
            let (segment, name) = split_name(&section.name);
            for name in [name, segment] {
                let mut padded = [0; 16];
                let Some(place) = padded.get_mut(..name.len()) else {
                    let name = String::from_utf8_lossy(name);
                    return Err(ObjectError(format!("section name '{name}' is longer than 16 bytes")));
                };
                place.copy_from_slice(name);
                out.extend(padded);
            }
            self.form.push(out, output.address);
            self.form.push(out, output.section.size);
            let zero = is_zero(self.cx, output.section.section);
            let at = if zero { 0 } else { (data_start + output.address) as u32 };
            let relocations = output.entries.len() as u32;
            let code = if output.section.has_code { S_ATTR_SOME_INSTRUCTIONS } else { 0 };
            push_words(out, &[at, output.section.align_log2.into()]);
            push_words(out, &[if relocations == 0 { 0 } else { relocations_at as u32 }, relocations]);
            push_words(
                out,
                &[header_flags(&section.kind) | code, self.first_indirect(output.section.section)],
            );
            push_words(out, &[stub_bytes(&section.kind)]);
            if self.form.is_64 {
                push_words(out, &[0]);
            }
            relocations_at += RELOCATION_BYTES * u64::from(relocations);
        }
        Ok(())
    }

    /// The first indirect symbol of a section.
    fn first_indirect(&self, section: Section) -> u32 {
        let found = self.parts().indirect.iter().position(|&(of, _)| of == section);
        let ty = self.cx.sections[section].kind.payload.ty;
        found.filter(|_| takes_indirect(ty)).map_or(0, |index| index as u32)
    }

    fn symbol_commands(&self, commands: &mut Commands, [symbols_at, strings_at, indirect_at]: [u32; 3]) {
        let symbols = self.symbols;
        let count = symbols.all.len() as u32;
        commands.add(LC_SYMTAB, &[symbols_at, count, strings_at, symbols.strings.len() as u32]);
        let defined = symbols.num_local + symbols.num_external;
        let num_indirect = self.parts().indirect.len() as u32;
        let mut words = vec![0, symbols.num_local, symbols.num_local, symbols.num_external];
        words.extend([defined, count - defined, 0, 0, 0, 0, 0, 0]);
        words.extend([if num_indirect == 0 { 0 } else { indirect_at }, num_indirect, 0, 0, 0, 0]);
        commands.add(LC_DYSYMTAB, &words);
    }

    /// What follows the sections.
    fn tail(&self, padding: u64, hints: &[u8]) -> Result<Vec<u8>, ObjectError> {
        let parts = self.parts();
        let mut out = vec![0; padding as usize];
        for entry in self.outputs.iter().flat_map(|output| &output.entries) {
            entry.write(&mut out);
        }
        for region in &parts.regions {
            let end = region.end.ok_or_else(|| ObjectError("Data region not terminated".to_owned()))?;
            let start = self.layout.address_of(self.cx, region.start)?.unwrap_or(0);
            let end = self.layout.address_of(self.cx, end)?.unwrap_or(0);
            out.extend((start as u32).to_le_bytes());
            out.extend((end.wrapping_sub(start) as u16).to_le_bytes());
            out.extend(region.kind.to_le_bytes());
        }
        out.extend_from_slice(hints);
        if self.symbols.all.is_empty() {
            return Ok(out);
        }
        for &indirect in &parts.indirect {
            out.extend(indirect_entry(self.cx, self.symbols, indirect)?.to_le_bytes());
        }
        let place = |section| (self.layout.address(section), self.layout.number(section) as u8);
        self.symbols.write(self.cx, &place, self.form, &mut out)?;
        out.extend_from_slice(&self.symbols.strings);
        Ok(out)
    }

    /// Hints for the linker: kind, number of places, their addresses, in LEB128.
    fn hints(&self) -> Result<Vec<u8>, ObjectError> {
        let mut out = Vec::new();
        let mut leb = |number: u64| crate::assembler::write_leb(&mut out, number as i64, false, 1);
        for (kind, places) in &self.parts().hints {
            leb((*kind).into());
            leb(places.len() as u64);
            for &symbol in places {
                let Some(address) = self.layout.address_of(self.cx, symbol)? else {
                    let name = String::from_utf8_lossy(self.cx.symbol_name(symbol));
                    return Err(ObjectError(format!("'.loh' names '{name}', which is not defined")));
                };
                leb(address);
            }
        }
        out.resize(out.len().next_multiple_of(self.form.align_bytes()), 0);
        Ok(out)
    }
}

fn version_command(version: &Version, commands: &mut Commands) {
    let word =
        |[major, minor, update]: [u16; 3]| u32::from(major) << 16 | u32::from(minor) << 8 | u32::from(update);
    let (minimum, sdk) = (word(version.minimum), version.sdk.map_or(0, word));
    if version.command == LC_BUILD_VERSION {
        commands.add(LC_BUILD_VERSION, &[version.platform, minimum, sdk, 0]);
    } else {
        commands.add(version.command, &[minimum, sdk]);
    }
}

fn linker_option_bytes(option: &[Box<[u8]>], form: Form) -> usize {
    (12 + option.iter().map(|text| text.len() + 1).sum::<usize>()).next_multiple_of(form.align_bytes())
}

fn linker_option(option: &[Box<[u8]>], form: Form, commands: &mut Commands) {
    commands.count += 1;
    let (start, size) = (commands.bytes.len(), linker_option_bytes(option, form));
    push_words(&mut commands.bytes, &[LC_LINKER_OPTION, size as u32, option.len() as u32]);
    for text in option {
        commands.bytes.extend_from_slice(text);
        commands.bytes.push(0);
    }
    commands.bytes.resize(start + size, 0);
}
