//! `.debug_macro` and `.debug_macinfo`: macros in the order of the source, nested as files are. Linear in their size.

use super::dwarf::Dwarf;
use super::reader::{Cursor, Encoding, string_at};

pub(super) fn dump(out: &mut String, dwarf: &Dwarf<'_>, name: &str) {
    let is_new = name.contains("macro");
    let mut cursor = Cursor::new(dwarf.object.section(name), 0, dwarf.object.is_little);
    while !cursor.is_at_end() {
        out.push_str(&format!("0x{:08x}:\n", cursor.position()));
        if list(out, dwarf, name, &mut cursor, is_new).is_none() {
            dwarf.error(format!("{name}: unexpected end of data at offset 0x{:x}", cursor.position()));
            return;
        }
        out.push('\n');
    }
}

fn list(
    out: &mut String,
    dwarf: &Dwarf<'_>,
    name: &str,
    cursor: &mut Cursor<'_>,
    is_new: bool,
) -> Option<()> {
    let mut encoding = Encoding::default();
    let begin = cursor.position();
    if is_new {
        let (version, flags) = (cursor.u16()?, cursor.u8()?);
        encoding.is_64 = flags & 1 != 0;
        out.push_str(&format!(
            "macro header: version = 0x{version:04x}, flags = 0x{flags:02x}, format = {}",
            encoding.format_name()
        ));
        if flags & 2 != 0 {
            let digits = 2 * usize::from(encoding.offset_bytes());
            let lines = cursor.uint(encoding.offset_bytes())?;
            out.push_str(&format!(", debug_line_offset = 0x{lines:0digits$x}"));
        }
        out.push('\n');
    }
    let mut depth = 0;
    loop {
        let kind = cursor.u8()?;
        if kind == 0 {
            return Some(());
        }
        if kind == 4 {
            depth = std::cmp::max(depth, 1) - 1;
        }
        out.push_str(&"  ".repeat(depth));
        out.push_str(if is_new { "DW_MACRO_" } else { "DW_MACINFO_" });
        let strings =
            dwarf.object.section(if name.ends_with(".dwo") { ".debug_str.dwo" } else { ".debug_str" });
        let word = match kind {
            1 => "define",
            2 => "undef",
            3 => "start_file",
            4 => "end_file",
            5 => "define_strp",
            6 => "undef_strp",
            7 => "import",
            8 => "define_sup",
            9 => "undef_sup",
            10 => "import_sup",
            11 => "define_strx",
            12 => "undef_strx",
            0xff if !is_new => "vendor_ext",
            _ => return None,
        };
        out.push_str(word);
        match kind {
            1 | 2 => {
                let (line, text) = (cursor.uleb()?, cursor.string()?);
                line_and_macro(out, line, text);
            }
            3 => {
                let (line, file) = (cursor.uleb()?, cursor.uleb()?);
                out.push_str(&format!(" - lineno: {line} filenum: {file}"));
                depth += 1;
            }
            4 => {}
            5 | 6 => {
                let (line, offset) = (cursor.uleb()?, cursor.uint(encoding.offset_bytes())?);
                line_and_macro(out, line, string_at(strings, offset).unwrap_or_default());
            }
            7 => {
                let digits = 2 * usize::from(encoding.offset_bytes());
                let offset = cursor.uint(encoding.offset_bytes())?;
                out.push_str(&format!(" - import offset: 0x{offset:0digits$x}"));
            }
            11 | 12 => {
                let (line, index) = (cursor.uleb()?, cursor.uleb()?);
                let text = indexed(dwarf, name, begin, index);
                line_and_macro(out, line, text.unwrap_or_default());
            }
            0xff => {
                let (constant, text) = (cursor.uleb()?, cursor.string()?);
                out.push_str(&format!(" - constant: {constant} string: {}", String::from_utf8_lossy(text)));
            }
            _ => return None,
        }
        out.push('\n');
    }
}

fn line_and_macro(out: &mut String, line: u64, text: &[u8]) {
    out.push_str(&format!(" - lineno: {line} macro: {}", String::from_utf8_lossy(text)));
}

/// The text of an index: of the unit that refers to the list.
fn indexed<'a>(dwarf: &Dwarf<'a>, name: &str, begin: u64, index: u64) -> Option<&'a [u8]> {
    let units = if name.ends_with(".dwo") { &dwarf.dwo_units } else { &dwarf.units };
    let refers = |unit: &&super::unit::Unit<'_>| {
        let value = unit.attribute(0, gimli::constants::DW_AT_macros);
        value.and_then(|value| value.unsigned()) == Some(begin)
    };
    let unit = units.iter().find(refers)?;
    dwarf.indexed_string(unit, index)
}
