//! Reading data layout strings.
//!
//! A string is a list of specifications joined by `-`, each a letter and numbers joined by `:`. Sizes and alignments
//! are in bits.
//!
//! | specification | meaning |
//! |---|---|
//! | `e`, `E` | little, big endian |
//! | `p[flags][n][(name)]:size:abi[:pref[:index]]` | pointers of address space n; flags `e` external state, `u` unstable |
//! | `iN:abi[:pref]`, `fN:…`, `vN:…` | integers, floats, vectors of N bits |
//! | `a:abi[:pref]` | aggregates |
//! | `nN[:N]…` | native integers |
//! | `SN` | alignment of the stack |
//! | `FiN`, `FnN` | alignment of function pointers |
//! | `PN`, `AN`, `GN` | address space of functions, allocas, global variables |
//! | `m:c` | mangling |
//! | `ni:n[:n]…` | non-integral address spaces, an older way to say `pu` |
//! | `s…` | ignored, for old modules |

use super::{ALIGN_1, DataLayout, FunctionPtrAlign, Mangling, PointerSpec, PrimitiveSpec};
use crate::inst::Align;
use crate::types::MAX_ADDRESS_SPACE;
use std::ops::Range;

/// What is wrong with a data layout string, in LLVM's words, and which bytes of it are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    pub range: Range<usize>,
    pub message: String,
}

impl std::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LayoutError {}

/// A part of the string with its place in it.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a [u8],
    start: usize,
}

impl<'a> Part<'a> {
    fn error<T>(self, message: impl Into<String>) -> Result<T, LayoutError> {
        Err(LayoutError { range: self.start..self.start + self.text.len(), message: message.into() })
    }

    fn malformed<T>(self, form: &str) -> Result<T, LayoutError> {
        self.error(format!("malformed specification, must be of the form \"{form}\""))
    }

    fn from(self, skip: usize) -> Part<'a> {
        Part { text: &self.text[skip..], start: self.start + skip }
    }

    fn first(self) -> Option<u8> {
        self.text.first().copied()
    }

    fn split(self, separator: u8) -> impl Iterator<Item = Part<'a>> {
        let mut start = self.start;
        self.text.split(move |&b| b == separator).map(move |text| {
            let part = Part { text, start };
            start += text.len() + 1;
            part
        })
    }

    fn number(self) -> Option<u32> {
        let digits = !self.text.is_empty() && self.text.iter().all(u8::is_ascii_digit);
        if digits { str::from_utf8(self.text).ok()?.parse().ok() } else { None }
    }

    fn addr_space(self) -> Result<u32, LayoutError> {
        if self.text.is_empty() {
            return self.error("address space component cannot be empty");
        }
        match self.number() {
            Some(n) if n <= MAX_ADDRESS_SPACE => Ok(n),
            _ => self.error("address space must be a 24-bit integer"),
        }
    }

    fn size(self, what: &str) -> Result<u32, LayoutError> {
        if self.text.is_empty() {
            return self.error(format!("{what} component cannot be empty"));
        }
        match self.number() {
            Some(n) if n != 0 && n < 1 << 24 => Ok(n),
            _ => self.error(format!("{what} must be a non-zero 24-bit integer")),
        }
    }

    /// An alignment in bits; 0 is one byte where `zero_allowed`.
    fn align(self, what: &str, zero_allowed: bool) -> Result<Align, LayoutError> {
        if self.text.is_empty() {
            return self.error(format!("{what} alignment component cannot be empty"));
        }
        match self.number() {
            Some(0) if zero_allowed => Ok(ALIGN_1),
            Some(0) => self.error(format!("{what} alignment must be non-zero")),
            Some(n) if n < 1 << 16 => match Align::from_bytes(u64::from(n / 8)) {
                Some(align) if n % 8 == 0 => Ok(align),
                _ => self.error(format!("{what} alignment must be a power of two times the byte width")),
            },
            _ => self.error(format!("{what} alignment must be a 16-bit integer")),
        }
    }
}

pub(super) fn parse(text: &[u8]) -> Result<DataLayout, LayoutError> {
    let mut layout = DataLayout { text: text.into(), ..DataLayout::default() };
    if text.is_empty() {
        return Ok(layout);
    }
    let mut non_integral = Vec::new();
    for spec in (Part { text, start: 0 }).split(b'-') {
        specification(&mut layout, spec, &mut non_integral)?;
    }
    // Last, because an address space may be described after it has been called non-integral.
    for addr_space in non_integral {
        let spec = PointerSpec { addr_space, unstable: true, ..layout.pointer(addr_space).clone() };
        set_pointer(&mut layout, spec);
    }
    Ok(layout)
}

fn specification(
    layout: &mut DataLayout,
    spec: Part<'_>,
    non_integral: &mut Vec<u32>,
) -> Result<(), LayoutError> {
    let Some(letter) = spec.first() else {
        return spec.error("empty specification is not allowed");
    };
    let rest = spec.from(1);
    if spec.text.starts_with(b"ni") {
        return non_integral_spaces(spec, non_integral);
    }
    match letter {
        b'i' | b'f' | b'v' => return primitive(layout, spec, letter),
        b'a' => return aggregate(layout, spec),
        b'p' => return pointer(layout, spec),
        b's' => {}
        b'e' | b'E' => {
            if !rest.text.is_empty() {
                return spec.error("malformed specification, must be just 'e' or 'E'");
            }
            layout.big_endian = letter == b'E';
        }
        b'n' => {
            for part in rest.split(b':') {
                layout.native_ints.push(part.size("size")?);
            }
        }
        b'S' | b'F' | b'P' | b'A' | b'G' if rest.text.is_empty() => {
            return spec.malformed(match letter {
                b'S' => "S<size>",
                b'F' => "F<type><abi>",
                b'P' => "P<address space>",
                b'A' => "A<address space>",
                _ => "G<address space>",
            });
        }
        b'S' => layout.stack_align = rest.align("stack natural", false)?,
        b'F' => return function_pointer(layout, rest),
        b'P' => layout.program_addr_space = rest.addr_space()?,
        b'A' => layout.alloca_addr_space = rest.addr_space()?,
        b'G' => layout.globals_addr_space = rest.addr_space()?,
        b'm' => return mangling(layout, spec),
        _ => return spec.error(format!("unknown specifier '{}'", char::from(letter))),
    }
    Ok(())
}

fn non_integral_spaces(spec: Part<'_>, out: &mut Vec<u32>) -> Result<(), LayoutError> {
    let rest = spec.from(2);
    if rest.first() != Some(b':') {
        return spec.malformed("ni:<address space>[:<address space>]...");
    }
    for part in rest.from(1).split(b':') {
        match part.addr_space()? {
            0 => return part.error("address space 0 cannot be non-integral"),
            n => out.push(n),
        }
    }
    Ok(())
}

/// ABI and preferred alignment, the latter optional.
fn alignments(
    abi: Part<'_>,
    pref: Option<&Part<'_>>,
    zero_allowed: bool,
) -> Result<(Align, Align), LayoutError> {
    let abi_align = abi.align("ABI", zero_allowed)?;
    let Some(pref) = pref else { return Ok((abi_align, abi_align)) };
    let pref_align = pref.align("preferred", false)?;
    if pref_align < abi_align {
        return pref.error("preferred alignment cannot be less than the ABI alignment");
    }
    Ok((abi_align, pref_align))
}

fn primitive(layout: &mut DataLayout, spec: Part<'_>, letter: u8) -> Result<(), LayoutError> {
    let parts: Vec<Part<'_>> = spec.from(1).split(b':').collect();
    let [size, abi, ref pref @ ..] = parts[..] else {
        return spec.malformed(&format!("{}<size>:<abi>[:<pref>]", char::from(letter)));
    };
    if pref.len() > 1 {
        return spec.malformed(&format!("{}<size>:<abi>[:<pref>]", char::from(letter)));
    }
    let bits = size.size("size")?;
    let abi_align = abi.align("ABI", false)?;
    if letter == b'i' && bits == 8 && abi_align != ALIGN_1 {
        return abi.error("i8 must be 8-bit aligned");
    }
    let (abi, pref) = alignments(abi, pref.first(), false)?;
    let specs = match letter {
        b'i' => &mut layout.ints,
        b'f' => &mut layout.floats,
        _ => &mut layout.vectors,
    };
    let new = PrimitiveSpec { bits, abi, pref };
    match specs.binary_search_by_key(&bits, |s| s.bits) {
        Ok(i) => specs[i] = new,
        Err(i) => specs.insert(i, new),
    }
    Ok(())
}

fn aggregate(layout: &mut DataLayout, spec: Part<'_>) -> Result<(), LayoutError> {
    let parts: Vec<Part<'_>> = spec.from(1).split(b':').collect();
    let [size, abi, ref pref @ ..] = parts[..] else {
        return spec.malformed("a:<abi>[:<pref>]");
    };
    if pref.len() > 1 {
        return spec.malformed("a:<abi>[:<pref>]");
    }
    // Old modules write a size of zero.
    if !size.text.is_empty() && size.number() != Some(0) {
        return size.error("size must be zero");
    }
    (layout.aggregate_abi, layout.aggregate_pref) = alignments(abi, pref.first(), true)?;
    Ok(())
}

fn pointer(layout: &mut DataLayout, spec: Part<'_>) -> Result<(), LayoutError> {
    let parts: Vec<Part<'_>> = spec.from(1).split(b':').collect();
    let [head, size, abi, ref rest @ ..] = parts[..] else {
        return spec.malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    };
    if rest.len() > 2 {
        return spec.malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    }
    let head = pointer_head(layout, head)?;
    let bits = size.size("pointer size")?;
    let (abi, pref) = alignments(abi, rest.first(), false)?;
    let index_bits = match rest.get(1) {
        Some(part) => part.size("index size")?,
        None => bits,
    };
    if index_bits > bits {
        return rest[1].error("index size cannot be larger than the pointer size");
    }
    set_pointer(layout, PointerSpec { bits, abi, pref, index_bits, ..head });
    Ok(())
}

/// `[flags][n][(name)]`; the rest of the result is to be filled in.
fn pointer_head(layout: &DataLayout, head: Part<'_>) -> Result<PointerSpec, LayoutError> {
    let mut spec = PointerSpec {
        addr_space: 0,
        bits: 0,
        abi: ALIGN_1,
        pref: ALIGN_1,
        index_bits: 0,
        unstable: false,
        external_state: false,
        name: Box::default(),
    };
    let num_flags = head.text.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    for &flag in &head.text[..num_flags] {
        match flag {
            b'e' => spec.external_state = true,
            b'u' => spec.unstable = true,
            _ => {
                let message = format!("'{}' is not a valid pointer specification flag", char::from(flag));
                return head.error(message);
            }
        }
    }
    let rest = head.from(num_flags);
    let number_len = rest.text.iter().position(|&b| b == b'(').unwrap_or(rest.text.len());
    let number = Part { text: &rest.text[..number_len], start: rest.start };
    if !number.text.is_empty() {
        spec.addr_space = number.addr_space()?;
    }
    if spec.addr_space == 0 && (spec.unstable || spec.external_state) {
        return head.error("address space 0 cannot be unstable or have external state");
    }
    let name = rest.from(number_len);
    if !name.text.is_empty() {
        spec.name = addr_space_name(layout, name)?;
    }
    Ok(spec)
}

fn addr_space_name(layout: &DataLayout, part: Part<'_>) -> Result<Box<[u8]>, LayoutError> {
    let name = match part.text {
        [b'(', name @ .., b')'] if !name.is_empty() => name,
        _ => return part.error("Expected `( address space name )`"),
    };
    if matches!(name, b"P" | b"G" | b"A") {
        return part.error("Cannot use predefined address space names P/G/A in data layout");
    }
    if layout.pointers.iter().any(|p| *p.name == *name) {
        let name = String::from_utf8_lossy(name);
        return part.error(format!("address space name `{name}` already used"));
    }
    Ok(name.into())
}

fn set_pointer(layout: &mut DataLayout, spec: PointerSpec) {
    match layout.pointers.binary_search_by_key(&spec.addr_space, |p| p.addr_space) {
        Ok(i) => layout.pointers[i] = spec,
        Err(i) => layout.pointers.insert(i, spec),
    }
}

fn function_pointer(layout: &mut DataLayout, rest: Part<'_>) -> Result<(), LayoutError> {
    layout.function_ptr_align_kind = match rest.first() {
        Some(b'i') => FunctionPtrAlign::Independent,
        Some(b'n') => FunctionPtrAlign::MultipleOfFunctionAlign,
        other => {
            let letter = char::from(other.unwrap_or(b' '));
            return rest.error(format!("unknown function pointer alignment type '{letter}'"));
        }
    };
    layout.function_ptr_align = rest.from(1).align("ABI", false)?;
    Ok(())
}

fn mangling(layout: &mut DataLayout, spec: Part<'_>) -> Result<(), LayoutError> {
    layout.mangling = match spec.text {
        [b'm', b':', letter] => match Mangling::from_letter(*letter) {
            Some(mangling) => mangling,
            None => return spec.error("unknown mangling mode"),
        },
        [b'm', b':', _, _, ..] => return spec.error("unknown mangling mode"),
        _ => return spec.malformed("m:<mangling>"),
    };
    Ok(())
}
