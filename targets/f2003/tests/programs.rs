//! Programs are assembled, linked and executed: results, instruction counts, and a trap for everything undefined.

use f2003::emulator::{self, Contents, Machine, Undefined};
use mc::assembler::{Assembler, LaidOutSection};
use mc::flat::{Image, Module, link};
use mc::parse::{NoFiles, Options, parse};
use mc::{Context, Subtarget, Target};

fn assemble(target: &Target, text: &str) -> Result<(Context, Vec<LaidOutSection>), String> {
    let (subtarget, _) = Subtarget::new(target, "generic", "");
    let mut cx = Context::new("");
    let mut out = Assembler::new(target);
    let source = ("t.s", text.as_bytes().into());
    let parsed = parse(target, &subtarget, &mut cx, &mut out, source, &mut NoFiles, &Options::default());
    if parsed.diagnostics.has_errors() {
        let messages: Vec<String> = parsed.diagnostics.iter().map(|d| d.message.clone()).collect();
        return Err(messages.join("; "));
    }
    let sections = out.finish(&mut cx).map_err(|errors| format!("{errors:?}"))?.sections;
    Ok((cx, sections))
}

/// The files of a program, each on its own page.
fn linked(files: &[&str]) -> Result<Image, String> {
    let target = f2003::target().unwrap();
    let assembled: Vec<_> = files.iter().map(|text| assemble(&target, text)).collect::<Result<_, _>>()?;
    let modules: Vec<Module<'_>> =
        assembled.iter().map(|(cx, sections)| Module { name: "t.s", cx, sections }).collect();
    link(&target, &modules, emulator::FILE_SPACING).map_err(|errors| errors.join("; "))
}

struct Program {
    image: Image,
    machine: Machine,
}

impl Program {
    fn of(files: &[&str]) -> Program {
        let image = linked(files).unwrap_or_else(|error| panic!("{error}:\n{}", files.join("\n")));
        let options = emulator::Options { strict_flag: true, max_steps: 1_000_000, ..Default::default() };
        let mut machine = Machine::new(options);
        for segment in &image.segments {
            let contents = if segment.code { Contents::Code } else { Contents::Data };
            machine.load(segment.address as u32, contents, &segment.bytes).unwrap();
        }
        Program { image, machine }
    }

    /// Calls the function that begins the program, or the one called `p`.
    fn call(&mut self, arguments: &[u32]) -> Result<u32, Undefined> {
        let first = self.image.segments[0].address;
        let entry = self.image.address(b"p").unwrap_or(first) as u32;
        self.machine.call(entry, arguments).map_err(|trap| trap.what)
    }
}

/// The result of a function in `'c'i` order.
fn result(text: &str, arguments: &[u32]) -> u32 {
    let text = format!("'c'i {text}");
    Program::of(&[&text]).call(arguments).unwrap_or_else(|trap| panic!("{trap}: {text}"))
}

/// `f0`, `f1`, `f2` after some instructions.
fn registers(text: &str) -> [u32; 3] {
    let mut program = Program::of(&[&format!("'c'i {text} 'c'i krz xx f5@")]);
    program.call(&[]).unwrap_or_else(|trap| panic!("{trap}: {text}"));
    [0, 1, 2].map(|n| program.machine.register(n))
}

/// What stops a program.
fn trap(text: &str) -> Undefined {
    let mut program = Program::of(&[&format!("'c'i {text}")]);
    program.call(&[]).map(|value| panic!("{text} gives {value}")).unwrap_err()
}

#[test]
fn t1_sums_of_arguments() {
    let text = "nll p krz f0 f5+12@ ata f0 f5+8@ nta f0 f5+4@ krz xx f5@";
    assert_eq!(result(text, &[5, 7, 3]), 9);
    assert_eq!(result(text, &[0x7fff_ffff, 1, 0]), 0x8000_0000);
    assert_eq!(result(text, &[0, 0, 1]), 0xffff_ffff);
}

#[test]
fn t2_exchanges() {
    let set = "krz f0 1 krz f1 2 krz f2 3";
    assert_eq!(registers(&format!("{set} inj f2 f1 f0")), [1, 1, 2]);
    assert_eq!(registers(&format!("{set} 'i'c inj f0 f1 f2")), [1, 1, 2]);
    assert_eq!(registers(&format!("{set} inj f0 f1 f0"))[..2], [2, 1]);
    // Further rows of the table: one place twice, and no change.
    assert_eq!(registers(&format!("{set} inj f2 f0 f0")), [1, 2, 1]);
    assert_eq!(registers(&format!("{set} inj f1 f1 f0"))[..2], [1, 2]);
    assert_eq!(registers(&format!("{set} inj f0 f0 f0")), [1, 2, 3]);
}

#[test]
fn t3_products() {
    let product = |instruction: &str, a: u32, b: u32| {
        let r = registers(&format!("krz f1 {a} krz f0 {b} {instruction} f1 f2 f0"));
        (r[1], r[2])
    };
    for (a, b, low, high, signed_high) in [
        (0xffff_ffff, 0xffff_ffff, 1, 0xffff_fffe, 0),
        (0x8000_0000, 2, 0, 1, 0xffff_ffff),
        (0xffff_fffb, 7, 0xffff_ffdd, 6, 0xffff_ffff),
    ] {
        assert_eq!(product("lat", a, b), (low, high), "{a:#x} {b:#x}");
        assert_eq!(product("latsna", a, b), (low, signed_high), "{a:#x} {b:#x}");
    }
    assert_eq!(product("lat", 9000, 500_000), (0x0c38_8d00, 1));
    assert_eq!(registers("krz f0 3 lat f0 f0 5")[0], 15);
    assert_eq!(registers("krz f0 1073741824 lat f0 f0 5")[0], 0x4000_0000);
    // t20: the upper half.
    let upper = |a: u32, b: u32| registers(&format!("krz f0 {a} latsna f0 f1 {b}"))[1];
    assert_eq!((upper(0x1234_5678, 0x1000), upper(0xffff_0000, 0x10000)), (0x123, 0xffff_ffff));
}

#[test]
fn t4_shifts() {
    let shift = |mnemonic: &str, value: u32, amount: u32| {
        registers(&format!("krz f0 {value} {mnemonic} f0 {amount}"))[0]
    };
    for (amount, right, left, signed) in [
        (0, 0x8000_0001, 0x8000_0001, 0x8000_0001),
        (1, 0x4000_0000, 2, 0xc000_0000),
        (31, 1, 0x8000_0000, 0xffff_ffff),
        (32, 0, 0, 0xffff_ffff),
        (63, 0, 0, 0xffff_ffff),
    ] {
        let all = ["dto", "dro", "dtosna"].map(|mnemonic| shift(mnemonic, 0x8000_0001, amount));
        assert_eq!(all, [right, left, signed], "{amount}");
    }
    assert_eq!(shift("dtosna", 0x7fff_ffff, 40), 0);
    assert_eq!(trap("dto f0 64"), Undefined::ShiftAmount(64));
}

#[test]
fn t5_exclusive_or() {
    let set = "krz f0 4278255360 dal f0 267390960";
    assert_eq!(registers(set)[0], 0x0f0f_0f0f);
    assert_eq!(registers(&format!("{set} nac f0"))[0], 0xf0f0_f0f0);
}

#[test]
fn t6_bytes_and_halfwords() {
    let text = "nll p krz f5+4294967288@ 305419896 krz f5+4294967292@ 2596069104 nta f5 8
        krz8i f0 f5+1@ krz8i f1 f5+4@ krz16i f2 f5+6@ krz8c f5+2@ f1 krz16c f5+4@ f0
        krz f3 f5@ krz f0 f5+4@ ata f5 8 krz xx f5@";
    let mut program = Program::of(&[&format!("'c'i {text}")]);
    assert_eq!(program.call(&[]), Ok(0x0034_def0));
    assert_eq!([1, 2, 3].map(|n| program.machine.register(n)), [0xffff_ff9a, 0xffff_def0, 0x1234_9a78]);
    let set = "krz f0 305419896 krz8i f1 f0 krz16i f2 2596069104";
    assert_eq!(registers(set), [0x1234_5678, 0x12, 0xffff_9abc]);
    let r = registers("krz f0 305419896 krz f1 4294967295 krz8c f1 f0 krz16c f0 f0");
    assert_eq!(r[..2], [0x5678_5678, 0x78ff_ffff]);
}

#[test]
fn t7_conditions() {
    let pairs = [(1, 2), (2, 1), (5, 5), (u32::MAX, 1), (1, u32::MAX), (0x8000_0000, 0x7fff_ffff)];
    for (condition, expected) in [
        ("llonys", "010101"),
        ("xtlonys", "101010"),
        ("xolonys", "011101"),
        ("xylonys", "100010"),
        ("clo", "001000"),
        ("niv", "110111"),
        ("llo", "010010"),
        ("xtlo", "101101"),
        ("xolo", "011010"),
        ("xylo", "100101"),
    ] {
        let found: String = pairs
            .map(|(a, b)| registers(&format!("krz f0 0 fi {a} {b} {condition} malkrz f0 1"))[0].to_string())
            .concat();
        assert_eq!(found, expected, "{condition}");
    }
}

#[test]
fn t8_maximum() {
    let text = "nll p krz f0 f5+8@ krz f1 f5+4@ fi f0 f1 xylo malkrz f0 f1 krz xx f5@";
    assert_eq!([[3, 9], [9, 3], [u32::MAX, 0]].map(|args| result(text, &args)), [9, 9, 0]);
}

#[test]
fn t9_sum_of_an_array() {
    let text = "nll p krz f0 numbers krz f1 4 krz f2 0
        fi f1 0 clo l' head malkrz xx done nta f1 1 krz f3 f1 dro f3 2 ata f2 f0+f3@ krz xx head
        krz f0 f2 l' done krz xx f5@
        lifem 10 l' numbers lifem 20 lifem 30 lifem 4294967295";
    assert_eq!(result(text, &[]), 59);
}

#[test]
fn t10_jump_table() {
    let text = "nll p krz f0 f5+4@ fi f0 3 llonys malkrz xx other dro f0 2 krz xx tab+f0@
        nll c0 krz f0 10 krz xx f5@ nll c1 krz f0 20 krz xx f5@
        nll c2 krz f0 30 krz xx f5@ nll c3 krz f0 40 krz xx f5@
        nll other krz f0 0 krz xx f5@
        nll tab lifem c0 lifem c1 lifem c2 lifem c3";
    let results = [0, 1, 2, 3, 4, u32::MAX].map(|n| result(text, &[n]));
    assert_eq!(results, [10, 20, 30, 40, 0, 0]);
}

#[test]
fn t11_greatest_common_divisor_with_switched_orders() {
    let text = "'i'c nll p krz f5+8@ f0 krz f5+4@ f1
        nll loop fi f1 0 clo malkrz done xx fi f0 f1 xylonys malkrz swap xx
        'c'i nta f0 f1 l' less 'i'c krz loop xx
        nll swap inj f0 f1 f0 krz loop xx
        nll done krz f5@ xx";
    let results = [[48, 36], [17, 5], [0, 9], [1_000_000, 24]].map(|args| result(text, &args));
    assert_eq!(results, [12, 1, 9, 8]);
}

#[test]
fn t12_indirect_call() {
    let text =
        "nll p krz f0 f5+4@ nta f5 12 krz f5+8@ f5+20@ krz f5+4@ 100 inj f5@ xx f0 ata f5 12 krz xx f5@
        nll minus krz f0 f5+8@ nta f0 f5+4@ krz xx f5@
        nll start nta f5 12 krz f5+8@ 30 krz f5+4@ minus inj f5@ xx p ata f5 12 krz xx f5@";
    let mut program = Program::of(&[&format!("'c'i {text}")]);
    let entry = program.image.address(b"start").unwrap() as u32;
    assert_eq!(program.machine.call(entry, &[]), Ok(0xffff_ffba));
}

#[test]
fn t13_the_address_of_the_next_instruction() {
    // `krz f0 xx` is three bytes long.
    assert_eq!(result("nll p krz f0 xx nta f0 p krz xx f5@", &[]), 3);
}

#[test]
fn t14_long_literals() {
    let r = registers("krz f0 4294967301 krz f1 99999999999999999999");
    assert_eq!(r[..2], [5, 0x630f_ffff]);
}

#[test]
fn t15_printing() {
    let text = "nll p nta f5 8 krz f5+4@ 7 inj f5@ xx 3126834864
        krz f5+4@ 4294967295 inj f5@ xx 3126834864 ata f5 8 krz xx f5@";
    let mut program = Program::of(&[&format!("'c'i {text}")]);
    assert!(program.call(&[]).is_ok());
    assert_eq!(program.machine.printed, [7, u32::MAX].map(emulator::Printed::Number));
}

#[test]
fn t16_moves_that_do_not_happen() {
    let r = registers(
        "krz f5+4294967292@ 77 krz f0 f5+4294967292@ fi f0 78 clo malkrz f5+4294967292@ 5
         fi f0 77 clo malkrz f5+4294967288@ 6 krz f0 f5+4294967292@ krz f1 f5+4294967288@",
    );
    assert_eq!(r[..2], [77, 6]);
    // The destination is not read, so it may hold nothing.
    assert_eq!(registers("fi 1 2 clo malkrz f5+4294967292@ 5 krz f0 3")[0], 3);
}

#[test]
fn t17_sums_of_64_bits() {
    let text = "krz f0 f5+12@ krz f1 f5+16@ ata f0 f5+4@ ata f1 f5+8@
        fi f0 f5+4@ xylonys malkrz f2 1";
    for (args, low, high) in [
        ([0, u32::MAX, 0, 1], 0, 1),
        ([1, 0x8000_0000, 2, 0x8000_0000], 0, 4),
        ([u32::MAX; 4], 0xffff_fffe, u32::MAX),
    ] {
        let text = format!("'c'i nll p krz f2 0 {text} ata f1 f2 krz xx f5@");
        let mut program = Program::of(&[&text]);
        assert_eq!(program.call(&args), Ok(low));
        assert_eq!(program.machine.register(1), high);
    }
}

#[test]
fn t18_recursive_factorial() {
    let text = "'c'i nll p krz f0 1 krz f1 f5+4@ fi f1 1 xtlo malkrz xx end
        nta f1 1 nta f5 8 krz f5+4@ f1 inj f5@ xx p ata f5 8 lat f0 f0 f5+4@ krz xx f5@ l' end";
    for (n, factorial) in [(0, 1), (1, 1), (5, 120), (12, 479_001_600), (13, 1_932_053_504)] {
        let mut program = Program::of(&[text]);
        assert_eq!(program.call(&[n]), Ok(factorial));
        // Five instructions at the bottom, eleven for each level above.
        assert_eq!(program.machine.steps, 5 + 11 * u64::from(n.saturating_sub(1)));
    }
}

#[test]
fn t19_labels_in_addresses() {
    let text = "krz f2 4 krz f0 tbl+4@ krz8i f1 tbl+1@ ata f0 tbl+f2+4@ krz f2 tbl+f2@
        lifem 16909060 l' tbl lifem 5 lifem 6";
    assert_eq!(registers(text), [11, 2, 5]);
}

#[test]
fn t21_population_count() {
    let text = "nll p krz f1 f5+4@ krz f0 0
        nll loop fi f1 0 clo malkrz xx done krz f2 f1 ada f2 1 ata f0 f2 dto f1 1 krz xx loop
        nll done krz xx f5@";
    assert_eq!([0, u32::MAX, 0xf0f0].map(|n| result(text, &[n])), [0, 32, 8]);
}

/// The text that a compiler printed, which `tests/mc/f2003/pom.s` assembles.
const POM: &str = include_str!("../../../tests/mc/f2003/pom.s");

#[test]
fn t22_fibonacci_as_compiled() {
    let fibonacci = [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610];
    let run = |n: u32| {
        let mut program = Program::of(&[POM]);
        assert_eq!(program.image.bytes().len(), 93);
        (program.call(&[n]).unwrap(), program.machine.steps)
    };
    for (n, expected) in (0..).zip(fibonacci) {
        assert_eq!(run(n).0, expected);
    }
    assert_eq!(run(-5i32 as u32).0, -5i32 as u32);
    assert_eq!([1, 2, 3, 5, 10].map(|n| run(n).1), [6, 32, 58, 188, 2294]);
}

#[test]
fn files_are_linked_by_name() {
    let main = "'c'i xok pom nta f5 8 krz f5+4@ 10 inj f5@ xx pom ata f5 8 krz xx f5@ lifem 1 l' halt";
    let mut program = Program::of(&[main, POM]);
    assert_eq!(program.call(&[]), Ok(55));
    let addresses: Vec<u64> = program.image.segments.iter().map(|s| s.address).collect();
    assert_eq!((addresses[0], addresses.last()), (0x1483_0000, Some(&0x1484_0000)));
    // Names that are not exported are a file's own.
    let name = |text: &str| linked(&[main, text]).map(|_| ()).unwrap_err();
    assert_eq!(name("krz f0 f0 l' pom"), "t.s: undefined name 'pom'");
    assert_eq!(linked(&[POM, POM]).unwrap_err(), "'pom' is exported by both t.s and t.s");
}

#[test]
fn what_is_undefined_traps() {
    let at_stack = emulator::INITIAL_STACK;
    for (text, expected) in [
        ("krz f0 f5+4@", Undefined::Uninitialized(at_stack + 4)),
        ("krz8i f0 f5+4@", Undefined::Uninitialized(at_stack + 4)),
        ("krz f0 f5+2@", Undefined::Misaligned(at_stack + 2, 4)),
        ("krz f5+2@ 1", Undefined::Misaligned(at_stack + 2, 4)),
        ("krz16i f0 f5+1@", Undefined::Misaligned(at_stack + 1, 2)),
        ("krz16c f5+3@ f0", Undefined::Misaligned(at_stack + 3, 2)),
        ("krz xx 16", Undefined::NoInstruction),
        // Falls out of its code.
        ("krz f0 1", Undefined::NoInstruction),
        ("nll p krz f0 p ata f0 1 krz xx f0", Undefined::InsideInstruction),
        ("krz xx number lifem 5 l' number", Undefined::ExecutesData),
        ("nll p krz f0 p@", Undefined::ReadsCode(0x1483_0000)),
        ("nll p krz p@ 5", Undefined::WritesCode(0x1483_0000)),
        ("krz f0 f5@ nta f5 4 krz xx f0", Undefined::StackMoved { before: at_stack, after: at_stack - 4 }),
        ("dro f0 64", Undefined::ShiftAmount(64)),
        ("dtosna f0 4294967295", Undefined::ShiftAmount(u32::MAX)),
        // The middle operand changes the address of the last.
        ("inj f5+4@ f5 7", Undefined::ResultInAddress),
        ("lat f5@ f5 7", Undefined::ResultInAddress),
        ("malkrz f0 1", Undefined::StaleFlag),
        ("fi 1 1 clo krz f0 1 malkrz f0 1", Undefined::StaleFlag),
        ("nll p krz xx p", Undefined::TooManySteps),
    ] {
        assert_eq!(trap(text), expected, "{text}");
    }
}

#[test]
fn traps_name_the_place() {
    let mut program = Program::of(&["'c'i krz f0 1 krz f0 f5+2@"]);
    let trap = program.machine.call(0x1483_0000, &[]).unwrap_err();
    assert_eq!(trap.to_string(), "at 0x14830004: access of 4 bytes at 0x6d7aa0fa, which is no multiple of 4");
}

#[test]
fn mistakes_of_programs_are_reported() {
    let error = |text: &str| linked(&[text]).map(|_| ()).unwrap_err();
    assert!(error("l' a krz f0 f0").contains("must follow an instruction"));
    assert!(error("krz f0 f0 nll a").contains("names nothing"));
    assert!(error("krz f0 f0 l' a krz f0 f0 l' a").contains("already defined"));
    assert!(error("krz f0 1").contains("invalid operand"));
    assert!(error("krz a f0").contains("undefined name 'a'"));
}

#[test]
fn memory_and_steps_are_bounded() {
    let image = linked(&["'c'i nll p krz f1@ 1 ata f1 4096 krz xx p"]).unwrap();
    let options = emulator::Options { max_memory: 1 << 20, ..Default::default() };
    let mut machine = Machine::new(options);
    machine.load(0x1483_0000, Contents::Unknown, &image.bytes()).unwrap();
    machine.set_register(1, 0xa000_0000);
    assert_eq!(machine.call(0x1483_0000, &[]).unwrap_err().what, Undefined::TooMuchMemory);
}

/// Both decoders agree on what is an instruction, how long it is, and what its operands are.
#[test]
fn the_tables_decode_what_the_emulator_decodes() {
    let target = f2003::target().unwrap();
    let (subtarget, _) = Subtarget::new(&target, "generic", "");
    let mut state = 88_172_645_463_325_252u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut instructions = 0;
    for first in 0..=255u8 {
        for _ in 0..40 {
            let mut bytes = [random().to_le_bytes(), random().to_le_bytes()].concat();
            bytes[0] = first;
            // Modes that mean something, half of the time.
            if random() % 2 == 0 {
                bytes[1..]
                    .iter_mut()
                    .for_each(|b| *b = [0x00, 0x20, 0x30, 0xb4, 0x04, 0xf8][*b as usize % 6]);
            }
            let ours = emulator::decode(&bytes);
            let tables = mc::decode::decode(&target, &subtarget, &bytes);
            assert_eq!(ours.map(|i| i.length as usize), tables.map(|d| d.size), "{bytes:02x?}");
            instructions += usize::from(ours.is_some());
        }
    }
    assert!(instructions > 500, "{instructions}");
}
