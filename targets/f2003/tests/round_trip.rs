//! Bytes, instructions and text are three forms of one thing: whatever decodes is printed, read back and encoded, in both
//! orders of operands.

use mc::free_form::FreeFormWriter;
use mc::parse::{NoFiles, Options, parse};
use mc::print::PrintOptions;
use mc::streamer::TextStreamer;
use mc::{Context, Inst, Streamer, Subtarget, Target};

fn open() -> (Target, Subtarget) {
    let target = f2003::target().unwrap();
    let (subtarget, unknown) = Subtarget::new(&target, "generic", "");
    assert!(unknown.is_empty());
    (target, subtarget)
}

fn encode(target: &Target, subtarget: &Subtarget, inst: &Inst) -> Vec<u8> {
    let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
    mc::encode::encode(target, subtarget, &Context::new(""), inst, &mut bytes, &mut fixups).unwrap();
    assert!(fixups.is_empty());
    bytes
}

fn print(target: &Target, subtarget: &Subtarget, insts: &[Inst], variant: u16) -> String {
    let print = PrintOptions { variant, ..PrintOptions::default() };
    let options = mc::asm_streamer::TextOptions { print, ..Default::default() };
    let mut writer = FreeFormWriter::new(target, options);
    let mut cx = Context::new("");
    insts.iter().for_each(|inst| writer.emit_inst(&mut cx, inst, subtarget).unwrap());
    String::from_utf8(writer.take_text()).unwrap()
}

fn assemble(target: &Target, subtarget: &Subtarget, text: &str) -> Vec<u8> {
    let mut cx = Context::new("");
    let mut out = mc::assembler::Assembler::new(target);
    let source = ("t.s", text.as_bytes().into());
    let parsed = parse(target, subtarget, &mut cx, &mut out, source, &mut NoFiles, &Options::default());
    assert!(!parsed.diagnostics.has_errors(), "{:?}", parsed.diagnostics);
    let sections = out.finish(&mut cx).unwrap().sections;
    let module = mc::flat::Module { name: "t.s", cx: &cx, sections: &sections };
    mc::flat::link(target, &[module], 1).unwrap().bytes()
}

/// A generator of bytes that is the same on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

#[test]
fn whatever_decodes_is_printed_read_and_encoded() {
    let (target, subtarget) = open();
    const OPCODES: &[u8] = &[
        0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x10, 0x11, 0x12,
        0x13, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1b, 0x20, 0x28, 0x29,
    ];
    const MODES: &[u8] = &[
        0x00, 0x00, 0x00, 0x00, 0x04, 0x05, 0x06, 0x10, 0x14, 0x15, 0x16, 0x18, 0x19, 0x1a, 0x1b, 0x1d, 0x1f,
    ];
    const REGISTERS: &[u8] = &[0, 1, 2, 3, 5, 7];
    let mut random = Random(0x2003_2003_2003);
    let mut pick = |from: &[u8]| from[random.next() as usize % from.len()];
    let mut insts = Vec::new();
    let mut seen = vec![false; target.image.records::<tables::instructions::Instruction>().len()];
    for _ in 0..7_000 {
        let mut bytes = vec![pick(OPCODES)];
        for _ in 0..3 {
            let mode = pick(MODES);
            let register = if matches!(mode, 0x04..=0x06) { 0 } else { pick(REGISTERS) };
            bytes.push(register << 5 | mode);
            let trailing = [0, 1, 2, 4][[0x04u8, 0x05, 0x06]
                .iter()
                .position(|m| mode & 0x0f == *m && mode < 0x18)
                .map_or(0, |i| i + 1)];
            bytes.extend((0..trailing).map(|_| pick(&[0x00, 0x01, 0x7f, 0x80, 0xff])));
        }
        let Some(found) = mc::decode::decode(&target, &subtarget, &bytes) else { continue };
        seen[found.inst.opcode as usize] = true;
        // Long encodings of small numbers are read; what is written is the shortest.
        let encoded = encode(&target, &subtarget, &found.inst);
        assert!(encoded.len() <= found.size);
        let again = mc::decode::decode(&target, &subtarget, &encoded).unwrap();
        assert_eq!((&again.inst, again.size), (&found.inst, encoded.len()), "{bytes:02x?}");
        insts.push(found.inst);
    }
    // All there are: 14 times 6 with two operands, 9 comparisons, 12 exchanges, 2 times 12 multiplications.
    assert_eq!(seen.iter().filter(|s| **s).count(), 14 * 6 + 9 + 12 + 24);
    let bytes: Vec<u8> = insts.iter().flat_map(|inst| encode(&target, &subtarget, inst)).collect();
    for variant in 0..2 {
        let text = print(&target, &subtarget, &insts, variant);
        assert!(assemble(&target, &subtarget, &text) == bytes, "variant {variant}");
    }
}

#[test]
fn what_only_the_code_generator_uses_has_the_encoding_of_what_it_stands_for() {
    use mc::{Operand, Reg};
    let (target, subtarget) = open();
    let inst = |name: &str, operands: &[Operand]| {
        let mut inst = Inst::new(target.opcode(name).unwrap());
        inst.operands.extend_from_slice(operands);
        inst
    };
    let registers = target.image.records::<tables::registers::Register>();
    let register = |name: &str| {
        let number = registers.iter().position(|r| target.image.string(r.name) == name).unwrap();
        Operand::Reg(Reg(number as u16))
    };
    let (xx, f0, f1, f5) = (register("XX"), register("F0"), register("F1"), register("F5"));
    let (none, number) = (Operand::Reg(Reg::NONE), Operand::Imm);
    let at_f5 = [f5, none, number(0)];
    let jump = [&[xx][..], &at_f5].concat();
    let call = [&[xx][..], &at_f5, &[xx, number(0x14830000)]].concat();
    for (ours, stands_for) in [
        (inst("KRZ_DOSNUD", &[]), inst("KRZrm", &jump)),
        (inst("KRZx", &[number(0x14830000)]), inst("KRZri", &[xx, number(0x14830000)])),
        (inst("MALKRZxr", &[f0]), inst("MALKRZrr", &[xx, xx, f0])),
        (inst("INJ_FENXEOi", &[number(0x14830000)]), inst("INJmri", &call)),
        (inst("LAT_LOrr", &[f1, f1, f0]), inst("LATrrr", &[f1, f1, f1, f0])),
        (inst("FEN", &[]), inst("KRZrr", &[f0, f0])),
        (inst("NACr", &[f0, f0]), inst("DALri", &[f0, f0, number(0)])),
    ] {
        assert_eq!(encode(&target, &subtarget, &ours), encode(&target, &subtarget, &stands_for));
    }
    let text = print(&target, &subtarget, &[inst("KRZ_DOSNUD", &[]), inst("LAT_LOrr", &[f1, f1, f0])], 0);
    assert_eq!(text, "'c'i\nkrz xx f5@\nlat f1 f1 f0\n");
}

#[test]
fn registers_are_numbered_as_in_the_dumps_of_the_back_end() {
    let (target, _) = open();
    let registers = target.image.records::<tables::registers::Register>();
    let names: Vec<&str> = registers.iter().map(|r| target.image.string(r.name)).collect();
    assert_eq!(names[1..], ["XX", "F0", "F1", "F2", "F3", "F5"]);
}
