//! The reader on inputs made by hand.

use super::*;

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
    assert!(message(b"\x7fELF\0\0").contains("an ELF object"));
    assert_eq!(message(b"\0\x01\x02\x03"), "invalid bitcode signature");
    assert_eq!(message(b"BC\xc0\xde"), "file contains no module");
    assert_eq!(message(b"\xde\xc0\x17\x0b\0\0\0\0\xff\xff\xff\xff"), "invalid bitcode wrapper header");
}
