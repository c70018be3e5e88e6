//! The debug sections of an object file: found by their names in any format, decompressed, and with relocations applied.
//!
//! Names are those of ELF: `__debug_info` of Mach-O is `.debug_info` here. Several sections of one name (groups) are kept
//! apart, in the order of the file. Linear in the size of the sections and the number of relocations.

use object::read::{Object as _, ObjectSection as _, ObjectSymbol as _};
use object::{
    Architecture, BinaryFormat, CompressionFormat, ObjectKind, RelocationFlags, RelocationKind,
    RelocationTarget,
};
use std::borrow::Cow;

pub(crate) struct Section<'a> {
    pub name: String,
    pub address: u64,
    /// With relocations applied.
    pub data: Cow<'a, [u8]>,
    /// As it is in the file, where expressions are read: they are shown before relocation.
    pub raw: Cow<'a, [u8]>,
}

pub(crate) struct Object<'a> {
    pub is_little: bool,
    pub is_64: bool,
    pub format: BinaryFormat,
    pub is_relocatable: bool,
    pub architecture: Architecture,
    pub sections: Vec<Section<'a>>,
    /// What was wrong with sections and relocations.
    pub warnings: Vec<String>,
}

impl<'a> Object<'a> {
    pub fn parse(bytes: &'a [u8]) -> Result<Object<'a>, String> {
        let unrecognized = |_| "The file was not recognized as a valid object file".to_owned();
        let file = object::File::parse(bytes).map_err(unrecognized)?;
        let mut object = Object {
            is_little: file.is_little_endian(),
            is_64: file.is_64(),
            format: file.format(),
            is_relocatable: file.kind() == ObjectKind::Relocatable,
            architecture: file.architecture(),
            sections: Vec::new(),
            warnings: Vec::new(),
        };
        for section in file.sections() {
            let Ok(name) = section.name() else { continue };
            let Some(name) = canonical_name(name) else { continue };
            let mut data = match contents(&section) {
                Ok(data) => data,
                Err(reason) => {
                    object.warnings.push(format!("{name}: {reason}"));
                    continue;
                }
            };
            let raw = data.clone();
            if file.kind() == ObjectKind::Relocatable {
                object.relocate(&file, &section, &name, &mut data);
            }
            object.sections.push(Section { name, address: section.address(), data, raw });
        }
        Ok(object)
    }

    /// The first section of a name; empty if there is none.
    pub fn section(&self, name: &str) -> &[u8] {
        self.sections.iter().find(|section| section.name == name).map_or(&[], |section| &section.data)
    }

    /// The same before relocation.
    pub fn raw_section(&self, name: &str) -> &[u8] {
        self.sections.iter().find(|section| section.name == name).map_or(&[], |section| &section.raw)
    }

    pub fn all(&self, name: &str) -> impl Iterator<Item = &[u8]> {
        self.sections.iter().filter(move |section| section.name == name).map(|section| &*section.data)
    }

    pub fn address_bytes(&self) -> u8 {
        if self.is_64 { 8 } else { 4 }
    }

    fn relocate<'f>(
        &mut self,
        file: &object::File<'f>,
        section: &object::Section<'f, '_>,
        name: &str,
        data: &mut Cow<'_, [u8]>,
    ) {
        for (offset, relocation) in section.relocations() {
            let target = match relocation.target() {
                RelocationTarget::Symbol(index) => file.symbol_by_index(index).map(|symbol| symbol.address()),
                // The place has the address already.
                RelocationTarget::Section(_) if self.format == BinaryFormat::MachO => continue,
                RelocationTarget::Section(index) => file.section_by_index(index).map(|s| s.address()),
                _ => Ok(0),
            };
            let Ok(target) = target else {
                self.warnings.push(format!("{name}: a relocation at 0x{offset:x} has no symbol"));
                continue;
            };
            let Some((bytes, effect)) = effect(self.architecture, &relocation) else {
                self.warnings.push(format!(
                    "failed to compute relocation at 0x{offset:x} of {name}: {:?}",
                    relocation.flags()
                ));
                continue;
            };
            let end = offset.checked_add(u64::from(bytes));
            let place = usize::try_from(offset).ok().zip(end.and_then(|end| usize::try_from(end).ok()));
            let Some(place) = place.and_then(|(at, end)| data.to_mut().get_mut(at..end)) else {
                self.warnings.push(format!("{name}: a relocation at 0x{offset:x} is outside the section"));
                continue;
            };
            let old = load(place, self.is_little);
            let addend = relocation.addend() as u64;
            let in_place = if relocation.has_implicit_addend() { old } else { 0 };
            let sum = target.wrapping_add(addend).wrapping_add(in_place);
            let new = match effect {
                Effect::Nothing => continue,
                Effect::Set => sum,
                Effect::SetRelative => sum.wrapping_sub(offset),
                Effect::Add => old.wrapping_add(target.wrapping_add(addend)),
                Effect::Subtract => old.wrapping_sub(target.wrapping_add(addend)),
                Effect::SetBits6 => old & !0x3f | sum & 0x3f,
                Effect::SubtractBits6 => old & !0x3f | old.wrapping_sub(target.wrapping_add(addend)) & 0x3f,
            };
            store(place, new, self.is_little);
        }
    }
}

/// What a relocation does to the number at its place.
enum Effect {
    Nothing,
    Set,
    SetRelative,
    Add,
    Subtract,
    SetBits6,
    SubtractBits6,
}

/// How many bytes a relocation changes, and how.
fn effect(architecture: Architecture, relocation: &object::read::Relocation) -> Option<(u8, Effect)> {
    let is_riscv = matches!(architecture, Architecture::Riscv32 | Architecture::Riscv64);
    if let (true, RelocationFlags::Elf { r_type }) = (is_riscv, relocation.flags()) {
        return match r_type {
            33..=36 => Some((1 << (r_type - 33), Effect::Add)),
            37..=40 => Some((1 << (r_type - 37), Effect::Subtract)),
            52 => Some((1, Effect::SubtractBits6)),
            53 => Some((1, Effect::SetBits6)),
            54..=56 => Some((1 << (r_type - 54), Effect::Set)),
            57 => Some((4, Effect::SetRelative)),
            1 => Some((4, Effect::Set)),
            2 => Some((8, Effect::Set)),
            // Numbers of variable length, which linkers change, have their value already.
            0 | 51 | 60 | 61 => Some((0, Effect::Nothing)),
            _ => None,
        };
    }
    let bytes = relocation.size() / 8;
    match relocation.kind() {
        RelocationKind::Absolute | RelocationKind::SectionOffset if bytes > 0 => Some((bytes, Effect::Set)),
        RelocationKind::Relative if bytes > 0 => Some((bytes, Effect::SetRelative)),
        _ => match relocation.flags() {
            // An offset in thread-local data, of 64 and 32 bits.
            RelocationFlags::Elf { r_type } if architecture == Architecture::X86_64 && r_type == 17 => {
                Some((8, Effect::Set))
            }
            RelocationFlags::Elf { r_type } if architecture == Architecture::X86_64 && r_type == 21 => {
                Some((4, Effect::Set))
            }
            _ => None,
        },
    }
}

fn load(place: &[u8], is_little: bool) -> u64 {
    let add = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
    if is_little { place.iter().rev().fold(0, add) } else { place.iter().fold(0, add) }
}

fn store(place: &mut [u8], value: u64, is_little: bool) {
    let len = place.len();
    for (i, byte) in place.iter_mut().enumerate() {
        let shift = 8 * if is_little { i } else { len - 1 - i };
        *byte = (value >> shift) as u8;
    }
}

/// The name in ELF's spelling, without what says that it is compressed; none for sections of no interest.
fn canonical_name(name: &str) -> Option<String> {
    let word = name.strip_prefix("__").or_else(|| name.strip_prefix('.'))?;
    let word = word.strip_prefix('z').filter(|rest| rest.starts_with("debug_")).unwrap_or(word);
    // Names of Mach-O end after 16 bytes.
    let word = match word {
        "debug_str_offs" => "debug_str_offsets",
        word => word,
    };
    let wanted =
        word.starts_with("debug_") || word.starts_with("apple_") || ["eh_frame", "gdb_index"].contains(&word);
    wanted.then(|| format!(".{word}"))
}

fn contents<'a>(section: &object::Section<'a, '_>) -> Result<Cow<'a, [u8]>, String> {
    let compressed = section.compressed_data().map_err(|error| error.to_string())?;
    let size = usize::try_from(compressed.uncompressed_size).map_err(|_| "it is too large".to_owned())?;
    // Deflate makes at most 1032 bytes of one; a header that says more is not believed.
    if compressed.format != CompressionFormat::None && size / 2048 > compressed.data.len() {
        return Err("its size is not that of its compressed contents".to_owned());
    }
    match compressed.format {
        CompressionFormat::None => Ok(Cow::Borrowed(compressed.data)),
        CompressionFormat::Zlib => {
            let result = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(compressed.data, size);
            result
                .map(Cow::Owned)
                .map_err(|_| "failed to decompress: corrupted compressed section".to_owned())
        }
        CompressionFormat::Zstandard => {
            let mut input = compressed.data;
            let mut out = Vec::new();
            let decoder = ruzstd::decoding::StreamingDecoder::new(&mut input);
            let decoder = decoder.map_err(|error| format!("failed to decompress: {error}"))?;
            let mut limited = std::io::Read::take(decoder, size as u64);
            std::io::Read::read_to_end(&mut limited, &mut out)
                .map_err(|error| format!("failed to decompress: {error}"))?;
            Ok(Cow::Owned(out))
        }
        _ => Err("its compression is not supported".to_owned()),
    }
}

/// `elf64-x86-64`, as the first line of a dump has it.
pub(crate) fn format_name(object: &Object<'_>) -> String {
    let bits = if object.is_64 { 64 } else { 32 };
    let little = object.is_little;
    match object.format {
        BinaryFormat::Elf => {
            let word = match object.architecture {
                Architecture::X86_64 | Architecture::X86_64_X32 => "x86-64",
                Architecture::I386 => "i386",
                Architecture::Aarch64 | Architecture::Aarch64_Ilp32 if little => "littleaarch64",
                Architecture::Aarch64 | Architecture::Aarch64_Ilp32 => "bigaarch64",
                Architecture::Arm if little => "littlearm",
                Architecture::Arm => "bigarm",
                Architecture::Riscv32 | Architecture::Riscv64 => "littleriscv",
                Architecture::Sparc | Architecture::Sparc32Plus | Architecture::Sparc64 => "sparc",
                Architecture::Mips | Architecture::Mips64 => "mips",
                Architecture::PowerPc | Architecture::PowerPc64 if little => "powerpcle",
                Architecture::PowerPc | Architecture::PowerPc64 => "powerpc",
                Architecture::S390x => "s390",
                Architecture::Hexagon => "hexagon",
                Architecture::LoongArch64 | Architecture::LoongArch32 => "loongarch",
                Architecture::Avr => "avr",
                Architecture::Bpf => "bpf",
                Architecture::Msp430 => "msp430",
                Architecture::M68k => "m68k",
                Architecture::Xtensa => "xtensa",
                _ => "unknown",
            };
            format!("elf{bits}-{word}")
        }
        BinaryFormat::MachO => match object.architecture {
            Architecture::X86_64 => "Mach-O 64-bit x86-64".to_owned(),
            Architecture::Aarch64 => "Mach-O arm64".to_owned(),
            Architecture::I386 => "Mach-O 32-bit i386".to_owned(),
            Architecture::Arm => "Mach-O arm".to_owned(),
            _ => format!("Mach-O {bits}-bit unknown"),
        },
        BinaryFormat::Coff | BinaryFormat::Pe => match object.architecture {
            Architecture::X86_64 => "COFF-x86-64".to_owned(),
            Architecture::I386 => "COFF-i386".to_owned(),
            Architecture::Aarch64 => "COFF-ARM64".to_owned(),
            Architecture::Arm => "COFF-ARM".to_owned(),
            _ => "COFF-<unknown arch>".to_owned(),
        },
        _ => "unknown".to_owned(),
    }
}
