//! The reader on inputs made by hand.

use super::*;
use crate::bitstream::writer::{BitWriter, TOP_LEVEL_WIDTH};
use crate::codes::block;

fn message(bytes: &[u8]) -> String {
    match read_module(bytes, "test.bc", &ReadOptions::default()) {
        Ok(_) => panic!("module is accepted"),
        Err(errors) => errors.iter().next().unwrap().message.clone(),
    }
}

#[test]
fn what_is_not_bitcode_is_told_apart() {
    assert!(is_bitcode(b"BC\xc0\xde") && is_bitcode(b"\xde\xc0\x17\x0b") && !is_bitcode(b"define"));
    let expected = "invalid bitcode signature: expected bitcode, found ";
    assert_eq!(message(b"define void @f()"), format!("{expected}text IR"));
    assert_eq!(message(b""), format!("{expected}an empty file"));
    let elf = "an ELF object (bitcode in a section '.llvmbc' has to be extracted first)";
    assert_eq!(message(b"\x7fELF\0\0"), format!("{expected}{elf}"));
    let mach_o = "a Mach-O object (bitcode in a section '__bitcode' has to be extracted first)";
    assert_eq!(message(b"\xcf\xfa\xed\xfe"), format!("{expected}{mach_o}"));
    assert_eq!(message(b"!<arch>\n"), format!("{expected}an archive"));
    assert_eq!(message(b"\0\x01\x02\x03"), "invalid bitcode signature");
    assert_eq!(message(b"BC\xc0\xde"), "file contains no module");
    assert_eq!(message(b"\xde\xc0\x17\x0b\0\0\0\0\xff\xff\xff\xff"), "invalid bitcode wrapper header");
}

/// A file with what `fill` puts behind the signature.
fn file(fill: impl FnOnce(&mut BitWriter)) -> Vec<u8> {
    let mut out = BitWriter::new(TOP_LEVEL_WIDTH);
    out.bits(0xdec0_4342, 32);
    fill(&mut out);
    out.finish()
}

fn in_block(out: &mut BitWriter, id: u32, fill: impl FnOnce(&mut BitWriter)) {
    out.enter_block(id, 3);
    fill(out);
    out.exit_block();
}

#[test]
fn blocks_in_the_wrong_place() {
    let no_block = file(|out| out.record(1, &[1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(message(&no_block), "expected a block at the top level");
    let strtab = file(|out| in_block(out, block::STRTAB, |out| out.record(1, &[1])));
    assert_eq!(message(&strtab), "string table is not a blob");
    let two = file(|out| (0..2).for_each(|_| in_block(out, block::MODULE, |_| ())));
    assert_eq!(message(&two), "expected a single module");
    let types = file(|out| {
        in_block(out, block::MODULE, |out| {
            out.record(1, &[2]);
            (0..2).for_each(|_| in_block(out, block::TYPE, |out| out.record(2, &[])));
        });
    });
    assert_eq!(message(&types), "TYPE: second type table");
    let name = file(|out| {
        in_block(out, block::MODULE, |out| {
            out.record(1, &[1]);
            in_block(out, block::VALUE_SYMTAB, |out| out.record(1, &[7, u64::from(b'a')]));
        });
    });
    assert_eq!(message(&name), "VALUE_SYMTAB: name for something that is not a global");
}
