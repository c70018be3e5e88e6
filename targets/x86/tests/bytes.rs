//! Instructions and bytes: every instruction in every form encodes, decodes to what it was, and prints the same again; and
//! strings of bytes, whatever they are, decode to something that prints, or to nothing.

mod forms;

use mc::print::{PrintOptions, print_inst};
use mc::{Context, Inst, Subtarget, Target};
use x86::mc::decoder::{self, Reading};

fn texts(target: &Target, subtarget: &Subtarget, inst: &Inst) -> [String; 2] {
    let cx = Context::new(".L");
    [0, 1].map(|variant| {
        let mut text = String::new();
        let options = PrintOptions { variant, ..PrintOptions::default() };
        print_inst(target, subtarget, &cx, inst, &options, &mut text);
        text
    })
}

/// Instructions whose prefix the decoder takes for that of a segment.
const NOT_THEMSELVES: &[&str] = &["_NT"];

#[test]
fn every_instruction_decodes_to_itself() {
    let target = x86::target().unwrap();
    let table = decoder::Table::new(&target);
    for (mode, _) in forms::MODES {
        let subtarget = forms::subtarget(&target, mode);
        let cx = Context::new(".L");
        let all = forms::all(&target, mode);
        assert!(all.len() > 30_000, "{mode}: {}", all.len());
        let mut wrong = Vec::new();
        for inst in &all {
            let name = target.image.string(target.instruction(inst.opcode).name);
            let mut bytes = Vec::new();
            let encoded = mc::encode::encode(&target, &subtarget, &cx, inst, &mut bytes, &mut Vec::new());
            let text = texts(&target, &subtarget, inst);
            let again = decoder::decode(&table, &subtarget, &bytes, Reading::Processor)
                .ok()
                .filter(|decoded| decoded.size == bytes.len())
                .map(|decoded| texts(&target, &subtarget, &decoded.inst));
            let is_excused = NOT_THEMSELVES.iter().any(|part| name.ends_with(part));
            if !is_excused && (encoded.is_err() || again.as_ref() != Some(&text)) {
                wrong.push(format!("{mode} {name} {text:?}: {bytes:02x?} {encoded:?}, again {again:?}"));
            }
        }
        assert!(wrong.is_empty(), "{} of {}: {:#?}", wrong.len(), all.len(), &wrong[..wrong.len().min(40)]);
    }
}

#[test]
fn any_bytes_decode_or_do_not() {
    let target = x86::target().unwrap();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for (mode, _) in forms::MODES {
        let subtarget = forms::subtarget(&target, mode);
        for _ in 0..60_000 {
            let mut bytes = [random(), random()].map(u64::to_le_bytes).concat();
            // Short strings end in the middle of something.
            bytes.truncate((random() % 17) as usize);
            // Half of them begin with an escape.
            let start: &[u8] = match random() % 8 {
                0 => &[0x0f],
                1 => &[0x66, 0x0f, 0x38],
                2 => &[0xc5],
                3 => &[0xc4, 0xe2],
                _ => &[],
            };
            if start.len() <= bytes.len() {
                bytes[..start.len()].copy_from_slice(start);
            }
            if let Some(decoded) = mc::decode::decode(&target, &subtarget, &bytes) {
                assert!((1..=bytes.len().min(15)).contains(&decoded.size), "{bytes:02x?}: {decoded:?}");
                let [att, intel] = texts(&target, &subtarget, &decoded.inst);
                assert!(!att.is_empty() && !intel.is_empty(), "{bytes:02x?}: {decoded:?}");
                assert!(!att.contains('<') && !intel.contains('<'), "{bytes:02x?}: {att} {intel}");
            } else {
                let size = mc::disassembler::undecoded_size(&target, &subtarget, &bytes);
                assert!(size >= 1 && size <= bytes.len().max(1), "{bytes:02x?}: {size}");
            }
        }
    }
}
