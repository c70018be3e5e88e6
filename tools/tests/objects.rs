//! Damaged object files: every tool that reads them answers, and does not panic.

use std::path::Path;

fn objects() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/objdump/Inputs");
    ["rv64.o", "rv32.o"].iter().map(|name| std::fs::read(folder.join(name)).unwrap()).collect()
}

fn check(bytes: &[u8]) {
    tools::objdump::check_no_panic(bytes);
    tools::readobj::check_no_panic(bytes);
    tools::dwarfdump::check_no_panic(bytes);
}

#[test]
fn cut_files() {
    for object in objects() {
        for len in (0..object.len()).step_by(97) {
            check(&object[..len]);
        }
    }
}

/// Every byte of the headers, and some of the rest, gets values that are too large, negative or zero.
#[test]
fn files_with_damaged_bytes() {
    for object in objects() {
        let table = u64::from_le_bytes(object[40..48].try_into().unwrap()) as usize;
        let table = if object[4] == 2 {
            table
        } else {
            u32::from_le_bytes(object[32..36].try_into().unwrap()) as usize
        };
        let places = (4..64).chain((64..table).step_by(41)).chain((table..object.len()).step_by(7));
        for at in places {
            for value in [0, 0x7f, 0xff] {
                let mut damaged = object.clone();
                damaged[at] = value;
                check(&damaged);
            }
        }
    }
}
