//! No text and no bytes bring the assembler, the disassembler, the linker or the emulator down: what is wrong is an error.

use f2003::emulator::{Contents, Machine, Options as EmulatorOptions};
use mc::assembler::Assembler;
use mc::flat::{Module, link};
use mc::free_form::FreeFormWriter;
use mc::parse::{NoFiles, Options, parse};
use mc::streamer::TextStreamer;
use mc::{Context, Subtarget, Target};

struct Random(u64);

impl Random {
    fn next(&mut self) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize
    }
}

/// Assembles, links and executes whatever can be; says whether the text was right.
fn try_all(target: &Target, subtarget: &Subtarget, text: &[u8]) -> bool {
    let source = || ("t.s", text.into());
    let mut writer = FreeFormWriter::new(target, Default::default());
    let mut cx = Context::new("");
    let parsed = parse(target, subtarget, &mut cx, &mut writer, source(), &mut NoFiles, &Options::default());
    let written = writer.take_text();
    let mut cx = Context::new("");
    let mut out = Assembler::new(target);
    let object = parse(target, subtarget, &mut cx, &mut out, source(), &mut NoFiles, &Options::default());
    assert_eq!(parsed.diagnostics.has_errors(), object.diagnostics.has_errors());
    if object.diagnostics.has_errors() {
        return false;
    }
    let sections = out.finish(&mut cx).unwrap().sections;
    let module = Module { name: "t.s", cx: &cx, sections: &sections };
    let Ok(image) = link(target, &[module], 1) else { return true };
    let options = EmulatorOptions { max_steps: 1000, max_memory: 1 << 20, ..Default::default() };
    let mut machine = Machine::new(options);
    for segment in &image.segments {
        let contents = if segment.code { Contents::Code } else { Contents::Data };
        machine.load(segment.address as u32, contents, &segment.bytes).unwrap();
    }
    // Whatever it does, it ends.
    let _ = machine.call(mc::flat::load_address(target) as u32, &[1, 2, 3]);
    // What was printed is right, too.
    let mut cx = Context::new("");
    let mut again = FreeFormWriter::new(target, Default::default());
    let source = ("t.s", written.clone().into());
    let parsed = parse(target, subtarget, &mut cx, &mut again, source, &mut NoFiles, &Options::default());
    assert!(!parsed.diagnostics.has_errors(), "{}", String::from_utf8_lossy(&written));
    assert_eq!(again.take_text(), written);
    true
}

#[test]
fn damaged_texts() {
    let target = f2003::target().unwrap();
    let (subtarget, _) = Subtarget::new(&target, "generic", "");
    const TEXTS: &[&str] = &[
        include_str!("../../../tests/mc/f2003/pom.s"),
        include_str!("../../../tests/mc/f2003/operands.s"),
        include_str!("../../../tests/mc/f2003/labels.s"),
        include_str!("../../../tests/mc/f2003/mistakes.s"),
    ];
    const WORDS: &[&str] = &[
        " ",
        "+",
        "@",
        "\n",
        "'c'i",
        "'i'c",
        "l' a",
        "nll b",
        "f0",
        "f5+4@",
        "4294967295",
        "krz",
        ";",
        "xok a",
        "\u{e9}",
        "lat",
    ];
    let mut random = Random(0x2003);
    let mut right = 0;
    for round in 0..400 {
        let mut text = TEXTS[round % TEXTS.len()].to_owned().into_bytes();
        // A piece of the text, so that some remain right.
        let start = random.next() % text.len();
        text.drain(..start);
        text.truncate(20 + random.next() % 400);
        for _ in 0..random.next() % 4 {
            let at = random.next() % (text.len() + 1);
            let end = (at + random.next() % 4).min(text.len());
            let word = WORDS[random.next() % WORDS.len()];
            text.splice(at..end, word.bytes());
        }
        right += usize::from(try_all(&target, &subtarget, &text));
    }
    assert!(right > 5, "{right}");
}

#[test]
fn any_bytes_are_executed_or_trap() {
    let mut random = Random(0xfe11);
    for _ in 0..2000 {
        const USUAL: &[u8] = &[0x00, 0x01, 0x08, 0x09, 0x1b, 0x20, 0x28, 0x30, 0x3f, 0x04, 0xb4, 0xe0];
        let length = 1 + random.next() % 64;
        let bytes: Vec<u8> = (0..length)
            .map(|_| USUAL.get(random.next() % 16).copied().unwrap_or(random.next() as u8))
            .collect();
        let options = EmulatorOptions { max_steps: 200, max_memory: 1 << 16, ..Default::default() };
        let mut machine = Machine::new(options);
        // At the end of memory as well as in its middle.
        let address =
            if random.next().is_multiple_of(2) { 0x1483_0000 } else { 0u32.wrapping_sub(length as u32 / 2) };
        let contents = [Contents::Unknown, Contents::Code, Contents::Data][random.next() % 3];
        if machine.load(address, contents, &bytes).is_ok() {
            let _ = machine.call(address, &[7]);
        }
    }
}
