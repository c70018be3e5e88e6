//! Archives: files of object files, as `ar` makes them, in GNU's variant.
//!
//! After a magic word come members, each with a header of 60 bytes in ASCII. Names that do not fit are in a member `//`,
//! and `/123` refers to them; the member `/` lists which symbols the members define. In a thin archive members are only
//! names of files. Source: ar(5) as GNU binutils and LLVM agree on it.
//!
//! Cost: reading and writing are linear in the size of the archive.

use crate::elf::Elf;
use crate::{Error, Result};

pub const MAGIC: &[u8] = b"!<arch>\n";
pub const THIN_MAGIC: &[u8] = b"!<thin>\n";

const HEADER: usize = 60;

/// A file in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member<'a> {
    pub name: Vec<u8>,
    /// Empty in a thin archive, where the name is that of a file beside the archive.
    pub contents: &'a [u8],
}

/// The members of an archive, without the tables, and whether it is thin.
pub fn read(bytes: &[u8]) -> Result<(Vec<Member<'_>>, bool)> {
    let is_thin = bytes.starts_with(THIN_MAGIC);
    if !is_thin && !bytes.starts_with(MAGIC) {
        return Err(Error("not an archive".to_owned()));
    }
    let mut members = Vec::new();
    let mut long_names: &[u8] = &[];
    let mut at = MAGIC.len();
    while at < bytes.len() {
        let header = bytes.get(at..at + HEADER).ok_or_else(|| damaged("the header of a member"))?;
        if &header[58..] != b"`\n" {
            return Err(damaged("the end of a member's header"));
        }
        let size = number(&header[48..58]).ok_or_else(|| damaged("the size of a member"))?;
        let field = trimmed(&header[..16]);
        let is_table = matches!(field, b"/" | b"//" | b"/SYM64/") || field.starts_with(b"__.SYMDEF");
        at += HEADER;
        let stored = if is_thin && !is_table { 0 } else { size };
        let contents = at.checked_add(stored).and_then(|end| bytes.get(at..end));
        let contents = contents.ok_or_else(|| damaged("the contents of a member"))?;
        at = (at + stored).next_multiple_of(2);
        match field {
            b"//" => long_names = contents,
            _ if is_table => {}
            _ => {
                let (name, contents) = name_of(field, long_names, contents)?;
                members.push(Member { name, contents });
            }
        }
    }
    Ok((members, is_thin))
}

/// The name that a header's field gives, and the contents without it where they begin with it.
fn name_of<'a>(field: &[u8], long_names: &[u8], contents: &'a [u8]) -> Result<(Vec<u8>, &'a [u8])> {
    if let Some(digits) = field.strip_prefix(b"#1/") {
        // BSD's variant has long names before the contents.
        let len = number(digits).filter(|&n| n <= contents.len());
        let (name, rest) = contents.split_at(len.ok_or_else(|| damaged("the name of a member"))?);
        let end = name.iter().position(|&c| c == 0).unwrap_or(name.len());
        return Ok((name[..end].to_vec(), rest));
    }
    if let Some(at) = field.strip_prefix(b"/").and_then(number) {
        let rest = long_names.get(at..).ok_or_else(|| damaged("the name of a member"))?;
        let end = rest.iter().position(|&c| c == b'\n').unwrap_or(rest.len());
        let name = rest[..end].strip_suffix(b"/").unwrap_or(&rest[..end]);
        return Ok((name.to_vec(), contents));
    }
    Ok((field.strip_suffix(b"/").unwrap_or(field).to_vec(), contents))
}

fn damaged(what: &str) -> Error {
    Error(format!("{what} is damaged in this archive"))
}

fn trimmed(field: &[u8]) -> &[u8] {
    let end = field.iter().rposition(|&c| c != b' ').map_or(0, |at| at + 1);
    &field[..end]
}

fn number(digits: &[u8]) -> Option<usize> {
    std::str::from_utf8(trimmed(digits)).ok()?.parse().ok()
}

/// An archive of these members: name and contents. The table of symbols lists what ELF objects among them define; its
/// places have 32 bits, so linkers find symbols in the first 4 GiB.
pub fn write(members: &[(Vec<u8>, Vec<u8>)]) -> Vec<u8> {
    let mut long_names = Vec::new();
    let mut fields = Vec::new();
    for (name, _) in members {
        if name.len() < 16 && !name.contains(&b'/') {
            fields.push([name, &b"/"[..]].concat());
        } else {
            fields.push(format!("/{}", long_names.len()).into_bytes());
            long_names.extend_from_slice(name);
            long_names.extend_from_slice(b"/\n");
        }
    }
    let symbols: Vec<Vec<Vec<u8>>> = members.iter().map(|(_, contents)| defined_symbols(contents)).collect();
    let count: usize = symbols.iter().map(Vec::len).sum();
    let names_len: usize = symbols.iter().flatten().map(|s| s.len() + 1).sum();
    let table_len = 4 + 4 * count + names_len;
    let padded = |len: usize| len.next_multiple_of(2);
    let mut at = MAGIC.len() + HEADER + padded(table_len);
    if !long_names.is_empty() {
        at += HEADER + padded(long_names.len());
    }
    let (mut places, mut names) = (Vec::new(), Vec::new());
    for ((_, contents), symbols) in members.iter().zip(&symbols) {
        for symbol in symbols {
            places.extend((at as u32).to_be_bytes());
            names.extend_from_slice(symbol);
            names.push(0);
        }
        at += HEADER + padded(contents.len());
    }
    let mut out = MAGIC.to_vec();
    let table = [&(count as u32).to_be_bytes()[..], &places, &names].concat();
    member(&mut out, b"/", &table);
    if !long_names.is_empty() {
        member(&mut out, b"//", &long_names);
    }
    for ((_, contents), field) in members.iter().zip(&fields) {
        member(&mut out, field, contents);
    }
    out
}

fn member(out: &mut Vec<u8>, field: &[u8], contents: &[u8]) {
    let mut header = field.to_vec();
    header.resize(16, b' ');
    header.extend_from_slice(
        format!("{:<12}{:<6}{:<6}{:<8o}{:<10}`\n", 0, 0, 0, 0o644, contents.len()).as_bytes(),
    );
    debug_assert_eq!(header.len(), HEADER);
    out.extend_from_slice(&header);
    out.extend_from_slice(contents);
    if contents.len() % 2 == 1 {
        out.push(b'\n');
    }
}

/// Names of the symbols that an object offers to others; none if it is no ELF object.
fn defined_symbols(contents: &[u8]) -> Vec<Vec<u8>> {
    const LOCAL: u8 = 0;
    const UNDEFINED: u32 = 0;
    let Ok(elf) = Elf::parse(contents) else { return Vec::new() };
    let table = elf.section_of_type(crate::elf::constants::SHT_SYMTAB);
    let Some(Ok(symbols)) = table.map(|table| elf.symbols(table)) else { return Vec::new() };
    symbols
        .iter()
        .filter(|s| s.binding() != LOCAL && s.section != UNDEFINED && !s.name.is_empty())
        .map(|s| s.name.to_vec())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let long = b"a name that is longer than its field".to_vec();
        let members =
            [(b"a.o".to_vec(), b"odd".to_vec()), (long, b"even".to_vec()), (b"lib.rmeta".to_vec(), vec![])];
        let bytes = write(&members);
        let (read_back, is_thin) = read(&bytes).unwrap();
        let read_back: Vec<_> = read_back.into_iter().map(|m| (m.name, m.contents.to_vec())).collect();
        assert_eq!((read_back.as_slice(), is_thin), (&members[..], false));
    }

    #[test]
    fn damage_is_an_error() {
        let bytes = write(&[(b"a.o".to_vec(), b"contents".to_vec())]);
        assert!(read(b"!<arch").is_err());
        for end in 9..bytes.len() - 1 {
            // Cut anywhere but between members.
            if let Ok((members, _)) = read(&bytes[..end]) {
                assert!(members.is_empty(), "{end}");
            }
        }
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] = b'9';
            let _ = read(&changed);
        }
    }
}
