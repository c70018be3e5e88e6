//! Files of clang and `llvm-as` read and printed, compared with what `llvm-dis` printed; and the same files damaged.
//!
//! The inputs are in `tests/bitcode/Inputs`: `everything` has nearly every instruction, constant and attribute, with
//! names as hard as they come, `debug-info` nearly every node, `loops` is C at two levels of optimization; the `rare`
//! ones have what compilers seldom make. `older-intrinsics` and `debug-intrinsics` have declarations and calls as LLVM 15
//! to 21 wrote them. (They are made by assembling other names of the same length and putting the right ones into the
//! string table. `llvm-dis` adds unused declarations of lifetime markers of an integer to the former, which we do not.)

mod common;

use bitcode::read::{LazyModule, ReadOptions, check, read_module};
use common::{FILES, input};
use ir::text::print::module_to_bytes;

/// Reads a whole file and prints it.
fn printed(bytes: &[u8], name: &str, threads: usize) -> String {
    let (module, warnings) = read_module(bytes, name, &ReadOptions { threads })
        .unwrap_or_else(|errors| panic!("{name}: {:?}", errors.iter().next()));
    assert!(warnings.is_empty(), "{name}: {:?}", warnings.iter().next());
    String::from_utf8_lossy(&module_to_bytes(&module, &Default::default())).into_owned()
}

#[test]
fn files_are_read_as_llvm_reads_them() {
    for file in FILES {
        let name = format!("{file}.bc");
        let (actual, expected) = (printed(&input(&name), &name, 1), input(&format!("{file}.ll")));
        let expected = String::from_utf8_lossy(&expected);
        for (n, (actual, expected)) in actual.lines().zip(expected.lines()).enumerate() {
            assert_eq!(actual, expected, "{file}.ll:{}", n + 1);
        }
        assert_eq!(actual.lines().count(), expected.lines().count(), "{file}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for file in FILES {
        let bytes = input(&format!("{file}.bc"));
        assert_eq!(printed(&bytes, "m", 1), printed(&bytes, "m", 3), "{file}");
    }
}

#[test]
fn bodies_are_read_on_demand() {
    let bytes = input("loops-O0.bc");
    let mut lazy = LazyModule::parse(&bytes, "m").unwrap();
    let find = |lazy: &LazyModule<'_>, name: &[u8]| {
        lazy.module()
            .order
            .functions
            .iter()
            .copied()
            .find(|&f| *lazy.module().globals[f].name == *name)
            .unwrap()
    };
    let (total, word) = (find(&lazy, b"total"), find(&lazy, b"word"));
    assert!(lazy.is_pending(total) && lazy.module().body(total).is_none());
    lazy.materialize(total).unwrap();
    assert!(!lazy.is_pending(total) && lazy.module().body(total).is_some());
    assert!(lazy.is_pending(word) && lazy.module().body(word).is_none());
    lazy.materialize_all(1).unwrap();
    let (module, _) = lazy.into_module();
    let all = module_to_bytes(&module, &Default::default());
    assert_eq!(String::from_utf8_lossy(&all), printed(&bytes, "m", 1));
}

#[test]
fn bitcode_in_a_wrapper_is_found_and_errors_count_from_the_start_of_the_file() {
    let bytes = input("loops-O0.bc");
    let mut wrapped = Vec::new();
    for field in [0x0B17_C0DE, 0, 24, bytes.len() as u32, 7, 0] {
        wrapped.extend_from_slice(&field.to_le_bytes());
    }
    wrapped.extend_from_slice(&bytes);
    // What follows the bitcode is not looked at.
    wrapped.extend_from_slice(&[0xff; 8]);
    assert_eq!(printed(&wrapped, "m", 1), printed(&bytes, "m", 1));
    let bit = |bytes: &[u8]| {
        let errors = read_module(bytes, "m", &ReadOptions::default()).unwrap_err();
        match &errors.iter().next().unwrap().location {
            support::diag::Location::Bit { bit, .. } => *bit,
            other => panic!("{other:?}"),
        }
    };
    let damage = |bytes: &[u8], at: usize| {
        let mut damaged = bytes.to_vec();
        damaged[at..at + 64].fill(0xff);
        damaged
    };
    assert_eq!(bit(&damage(&wrapped, 324)), bit(&damage(&bytes, 300)) + 24 * 8);
}

/// Small and good enough for choosing what to damage.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

#[test]
fn truncated_files_are_errors() {
    for file in FILES {
        let bytes = input(&format!("{file}.bc"));
        let mut random = Random(7);
        for _ in 0..60 {
            let len = random.below(bytes.len() - 64);
            let result = read_module(&bytes[..len], "m", &ReadOptions::default());
            assert!(result.is_err(), "{file} cut to {len} bytes is accepted");
        }
    }
}

/// Whatever a damaged file gives, it is no panic, and what is accepted can be printed and verified.
#[test]
fn damaged_files_never_panic() {
    for (seed, file) in FILES.iter().enumerate() {
        let bytes = input(&format!("{file}.bc"));
        let mut random = Random(0x9e37_79b9 + seed as u64);
        for _ in 0..400 {
            let mut damaged = bytes.clone();
            for _ in 0..=random.below(4) {
                let at = random.below(damaged.len());
                damaged[at] ^= 1 << random.below(8);
            }
            if let Ok((module, _)) = read_module(&damaged, "m", &ReadOptions::default()) {
                module_to_bytes(&module, &Default::default());
                ir::verify::verify_module(&module, 1);
            }
        }
    }
    check(b"BC\xc0\xde\x35\x14\0\0\x05\0\0\0");
}
