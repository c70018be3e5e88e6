//! Assembly text through the parser to text, and to bytes: directives, macros, conditionals, instruction matching,
//! diagnostics. The machine is the made-up one of `toy.rs`.

mod toy_target;

use mc::asm_streamer::{AsmStreamer, TextOptions};
use mc::assembler::Assembler;
use mc::parse::{Files, NoFiles, Options, Parsed, Pieces, parse, parse_pieces};
use mc::{Context, Subtarget};
use support::diag::render::{Renderer, Style};
use support::source::Text;
use toy_target::toy;

/// What llvm-mc would print on its two streams.
fn assemble_with(
    source: &str,
    attributes: &str,
    files: &mut dyn Files,
    text: TextOptions,
) -> (String, String) {
    let (target, _) = toy();
    let (subtarget, _) = Subtarget::new(&target, "", attributes);
    let mut cx = Context::new(".L");
    let mut out = AsmStreamer::new(&target, text);
    let source: Text = source.as_bytes().into();
    let options = Options::default();
    let parsed = parse(&target, &subtarget, &mut cx, &mut out, ("a.s", source), files, &options);
    let text = String::from_utf8(out.take_text()).unwrap();
    (text, render(&parsed))
}

/// A text that is read piece by piece, and fails to be read from a place on.
struct InMemory<'t>(&'t [u8], usize);

impl Pieces for InMemory<'_> {
    fn size(&self) -> u64 {
        self.0.len() as u64
    }

    fn read(&mut self, at: u64, buffer: &mut [u8]) -> Option<usize> {
        let rest = &self.0[at as usize..];
        let len = rest.len().min(buffer.len());
        buffer[..len].copy_from_slice(&rest[..len]);
        (at as usize + len <= self.1).then_some(len)
    }
}

/// The same as [`assemble_with`] for a text that is read piece by piece.
fn assemble_pieces(
    source: &str,
    attributes: &str,
    files: &mut dyn Files,
    readable: usize,
) -> (String, String) {
    let (target, _) = toy();
    let (subtarget, _) = Subtarget::new(&target, "", attributes);
    let mut cx = Context::new(".L");
    let mut out = AsmStreamer::new(&target, TextOptions::default());
    let mut pieces = InMemory(source.as_bytes(), readable);
    let text: (&str, &mut dyn Pieces) = ("a.s", &mut pieces);
    let parsed = parse_pieces(&target, &subtarget, &mut cx, &mut out, text, files, &Options::default());
    (String::from_utf8(out.take_text()).unwrap(), render(&parsed))
}

#[test]
fn texts_may_be_read_piece_by_piece() {
    // More than one window, with something that needs the whole text in the first, in a later one, or nowhere.
    let comment = "x".repeat(5000);
    let line = |i: usize| {
        format!("a{i}: .byte 1, 2 # {comment}\n.word b\nadd r1, r2\n.if 0\n x y\n.endif\n.ascii \"t\"\n")
    };
    let filler: String = (0..60).map(line).collect();
    let special = [
        "b: .macro m x\n .byte \\x\n .endm\n m 3\n",
        ".rept 2\n .byte 5\n.endr\n",
        "/* a\n comment */ .byte 1\n",
        ".ascii \"over\nlines\"\n",
        "# 7 \"other.c\"\n .byte 300\n",
        "bad statement here\n.byte 300\n.if 1\n",
        ".end\n.byte 1\n",
    ];
    for text in special {
        for source in [format!("{text}{filler}"), format!("{filler}{text}.byte 7\n bad\n"), text.to_owned()] {
            let whole = assemble_with(&source, "", &mut NoFiles, TextOptions::default());
            let pieces = assemble_pieces(&source, "", &mut NoFiles, usize::MAX);
            assert!(whole == pieces, "{text}: {} / {}", whole.1, pieces.1);
        }
    }
    let (_, errors) = assemble_pieces(&filler, "", &mut NoFiles, 280_000);
    assert!(errors.contains("the text could not be read to its end"), "{errors}");
}

fn render(parsed: &Parsed) -> String {
    let mut renderer = Renderer::new(Style::Llvm);
    renderer.ranges = false;
    let mut errors = String::new();
    renderer.render_all(&parsed.sources, &parsed.diagnostics, &mut errors).unwrap();
    errors
}

/// Compares the text, but for empty lines.
#[track_caller]
fn check(source: &str, expected: &str) {
    let (text, errors) = assemble_with(source, "+wide", &mut NoFiles, TextOptions::default());
    assert_eq!(errors, "");
    assert_eq!(without_empty_lines(&text), expected);
}

fn without_empty_lines(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| *line != "\n").collect()
}

/// The first lines of the diagnostics.
#[track_caller]
fn check_errors(source: &str, expected: &[&str]) {
    let (_, errors) = assemble_with(source, "", &mut NoFiles, TextOptions::default());
    let found: Vec<&str> = errors
        .lines()
        .filter(|l| l.contains(": error: ") || l.contains(": warning: ") || l.contains(": note: "))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn data_directives_are_printed_one_value_a_line() {
    check(
        ".byte 1, -1, 'a'\n.short 4\n.long foo, bar+4\n.quad foo-bar\n.word ~5, 1+2*3, 1==1\n",
        "\t.byte\t1\n\t.byte\t-1\n\t.byte\t97\n\t.short\t4\n\t.word\tfoo\n\t.word\tbar+4\n\t.quad\tfoo-bar\n\
         \t.word\t-6\n\t.word\t7\n\t.word\t-1\n",
    );
    check(
        ".ascii \"a\\n\\1\\\"x\" \"yz\"\n.asciz \"hi\"\n.uleb128 5, 300, a-b\n.sleb128 -129\n",
        "\t.ascii\t\"a\\n\\001\\\"x\"\n\t.ascii\t\"yz\"\n\t.ascii\t\"hi\"\n\t.byte\t0\n\t.byte\t5\n\
         \t.ascii\t\"\\254\\002\"\n\t.uleb128 a-b\n\t.ascii\t\"\\377~\"\n",
    );
    check(
        ".float 1.5, -inf\n.double 0x1.8p1\n.octa 0x10000000000000002\n.base64 \"aGVsbG8=\"\n",
        "\t.word\t1069547520\n\t.word\t4286578688\n\t.quad\t4613937818241073152\n\t.quad\t2\n\t.quad\t1\n\
         \t.ascii\t\"hello\"\n",
    );
}

#[test]
fn space_and_alignment() {
    check(
        ".zero 4\n.skip 8, 1\n.fill 3, 2, 1\n.balign 16, 0x90, 3\n.p2align 2\n.org 5\n.dcb.w 2, 7\n.ds.l 2\n",
        "\t.zero\t4\n\t.zero\t8,1\n\t.fill\t3, 2, 0x1\n\t.p2align\t4, 0x90, 3\n\t.p2align\t2\n.org 5, 0\n\
         \t.short\t7\n\t.short\t7\n\t.zero\t4\n\t.zero\t4\n",
    );
}

#[test]
fn symbols() {
    check(
        ".globl f\n.type f,@function\nf:\n.size f, .-f\n.weak w\n.hidden w\nx = 5\n.set y, x+foo\n.equiv z, 9\n",
        "\t.globl\tf\n\t.type\tf,@function\nf:\n.Ltmp0:\n\t.size\tf, .Ltmp0-f\n\t.weak\tw\n\t.hidden\tw\nx = 5\n\
         y = 5+foo\nz = 9\n",
    );
    check(
        ".comm c,4,4\n.local d\n.comm d,8,8\n.lcomm e,3\n.symver f, f@V1\n.weakref a, b\n.ident \"x\"\n",
        "\t.comm\tc,4,4\n\t.local\td\n\t.comm\td,8,8\n\t.lcomm\te,3\n.symver f, f@V1\n.weakref a, b\n\
         \t.ident\t\"x\"\n",
    );
    check("1: .long 1b, 1f\n1:\n", ".Ltmp0:\n\t.word\t.Ltmp0\n\t.word\t.Ltmp1\n.Ltmp1:\n");
    check("\"a b\": .long \"a b\"+1\n", "\"a b\":\n\t.word\t\"a b\"+1\n");
}

#[test]
fn sections() {
    check(
        ".section .foo,\"aw\",@progbits\n.section .text.g,\"axG\",@progbits,grp,comdat\n.pushsection .data\n\
         .popsection\n.section .s,\"aMS\",@progbits,1\n.bss\n.previous\n.section .note.GNU-stack,\"\",@progbits\n\
         .section .u,\"ao\",@nobits,0,unique,3\n",
        "\t.section\t.foo,\"aw\",@progbits\n\t.section\t.text.g,\"axG\",@progbits,grp,comdat\n\t.data\n\
         \t.section\t.text.g,\"axG\",@progbits,grp,comdat\n\t.section\t.s,\"aMS\",@progbits,1\n\t.bss\n\
         \t.section\t.s,\"aMS\",@progbits,1\n\t.section\t\".note.GNU-stack\",\"\",@progbits\n\
         \t.section\t.u,\"ao\",@nobits,0,unique,3\n",
    );
    check_errors(
        ".section .a,\"aw\"\n.section .a,\"ax\"\n.section .b,\"aM\"\n.section .c,\"q\"\n.popsection\n.section .d,\"a\",@bogus\n",
        &[
            "a.s:2:1: error: changed section flags for .a, expected: 0x3",
            "a.s:3:17: error: Mergeable section must specify the type",
            "a.s:4:16: error: unknown flag",
            "a.s:5:12: error: .popsection without corresponding .pushsection",
            "a.s:7:1: error: unknown section type",
        ],
    );
}

#[test]
fn conditionals() {
    check(
        "x=3\n.if x==3\n.byte 1\n.elseif bogus bogus\n.byte 2\n.else\n.byte 3\n.endif\n.ifdef y\n.if\n.endif\n\
         .else\n.byte 4\n.endif\n.ifc a b, a b\n.byte 5\n.endif\n.ifb\n.byte 6\n.endif\n.ifeqs \"a\",\"b\"\n\
         nonsense\n.endif\n.ifge -1\n.byte 7\n.elseif 1\n.byte 8\n.endif\n",
        "x = 3\n\t.byte\t1\n\t.byte\t4\n\t.byte\t5\n\t.byte\t6\n\t.byte\t8\n",
    );
    check_errors(
        ".else\n.endif\n.if 1\n.else\n.else\n",
        &[
            "a.s:1:1: error: Encountered a .else that doesn't follow  an .if or an .elseif",
            "a.s:2:1: error: Encountered a .endif that doesn't follow an .if or .else",
            "a.s:5:1: error: Encountered a .else that doesn't follow  an .if or an .elseif",
            "a.s:6:1: error: unmatched .ifs or .elses",
        ],
    );
}

#[test]
fn macro_arguments() {
    check(
        ".macro m a:req, b=2, c:vararg\n.byte \\a, \\b\n.ascii \"\\c\"\n.endm\nm 1\nm 1 + 2, 3, x, y\nm b=5, a=6\n",
        "\t.byte\t1\n\t.byte\t2\n\t.byte\t3\n\t.byte\t3\n\t.ascii\t\"x, y\"\n\t.byte\t6\n\t.byte\t5\n",
    );
    check(
        ".macro outer n\n.macro inner\n.byte \\n\n.endm\n.endm\nouter 7\ninner\n.macro e n\n.if \\n\n.byte 1\n\
         .exitm\n.endif\n.byte 2\n.endm\ne 1\ne 0\n.purgem inner\n.macro inner\n.byte 9\n.endm\ninner\n",
        "\t.byte\t7\n\t.byte\t1\n\t.byte\t2\n\t.byte\t9\n",
    );
    check(
        ".macro l\nx\\@: .byte \\@, \\+\n.endm\nl\nl\n.altmacro\n.macro a v\n.byte v\n.endm\na %1+2\n",
        "x0:\n\t.byte\t0\n\t.byte\t0\nx1:\n\t.byte\t1\n\t.byte\t1\n\t.byte\t3\n",
    );
    check_errors(
        ".macro m a:req\nbogus \\a\n.endm\nm\nm 1 2\nm z=1\nm 1\n.macro m\n.endm\n.macro r\nr\n.endm\n.macro x\n",
        &[
            "a.s:4:2: error: missing value for required parameter 'a' in macro 'm'",
            "a.s:5:5: error: too many positional arguments",
            "a.s:6:3: error: parameter named 'z' does not exist for macro 'm'",
            "<instantiation>:1:1: error: unrecognized instruction mnemonic",
            "a.s:7:1: note: while in macro instantiation",
            "a.s:8:1: error: macro 'm' is already defined",
            "a.s:13:1: error: no matching '.endmacro' in definition",
        ],
    );
}

#[test]
fn repetition() {
    check(
        ".rept 2\n.byte 1\n.rept 2\n.byte 2\n.endr\n.endr\n.rept 0\nnonsense\n.endr\n.irp r, 1, (2), 3\n\
         .byte \\r\n.endr\n.irpc c,45\n.byte \\c\n.endr\n",
        "\t.byte\t1\n\t.byte\t2\n\t.byte\t2\n\t.byte\t1\n\t.byte\t2\n\t.byte\t2\n\t.byte\t1\n\t.byte\t2\n\t.byte\t3\n\
         \t.byte\t4\n\t.byte\t5\n",
    );
    check_errors(
        ".rept -1\n.endr\n.endr\n.rept 2\n",
        &[
            "a.s:1:7: error: Count is negative",
            "a.s:2:6: error: unmatched '.endr' directive",
            "a.s:3:6: error: unmatched '.endr' directive",
            "a.s:4:1: error: no matching '.endr' in definition",
        ],
    );
}

#[test]
fn bombs_end() {
    let limit = "macros, repetitions and included files make too much text";
    let (_, errors) =
        assemble_with(".rept 1000000000\n.byte 1\n.endr\n", "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains(limit), "{errors}");
    let (_, errors) = assemble_with(".macro r\nr\n.endm\nr\n", "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains("macros cannot be nested more than 20 levels deep."), "{errors}");
    let deep = format!(".byte {}1{}\n", "(".repeat(100_000), ")".repeat(100_000));
    let (_, errors) = assemble_with(&deep, "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains("expression is nested too deeply"), "{errors}");
    let long = format!(".long a{}\n", "+b".repeat(100_000));
    let (_, errors) = assemble_with(&long, "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains("expression is nested too deeply"), "{errors}");
    // Sums of constants are folded, however long.
    let sum = format!(".long 1{}\n", "+1".repeat(100_000));
    check(&sum, "\t.word\t100001\n");
    let nested = format!("{}{}", ".if 1\n".repeat(20_000), ".endif\n".repeat(20_000));
    let (_, errors) = assemble_with(&nested, "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains("conditionals are nested too deeply"));
    let repeats = format!("{}.byte 1\n{}", ".rept 1\n".repeat(1000), ".endr\n".repeat(1000));
    let (_, errors) = assemble_with(&repeats, "", &mut NoFiles, TextOptions::default());
    assert!(errors.contains("nested too deeply"), "{errors}");
}

struct OneFile;

impl Files for OneFile {
    fn read(&mut self, name: &str) -> Option<(String, Text)> {
        let text: &[u8] = match name {
            "b.inc" => b".byte 1\nbogus\n",
            "self.inc" => b".include \"self.inc\"\n",
            _ => return None,
        };
        Some((name.to_owned(), text.into()))
    }
}

#[test]
fn files() {
    let source = ".include \"b.inc\"\n.incbin \"b.inc\",2,3\n.include \"c.inc\"\n";
    let (text, errors) = assemble_with(source, "", &mut OneFile, TextOptions::default());
    assert_eq!(without_empty_lines(&text), "\t.byte\t1\n\t.ascii\t\"yte\"\n");
    assert!(errors.contains("b.inc:2:1: error: unrecognized instruction mnemonic"), "{errors}");
    assert!(errors.contains("a.s:3:10: error: Could not find include file 'c.inc'"), "{errors}");
    let (_, errors) = assemble_with(".include \"self.inc\"\n", "", &mut OneFile, TextOptions::default());
    assert!(errors.contains("files are included too deeply"), "{errors}");
}

#[test]
fn lines_and_frames() {
    check(
        ".file \"x.c\"\n.file 1 \"dir\" \"a.c\"\n.cfi_startproc\n.loc 1 2 3 prologue_end is_stmt 0\n.cfi_def_cfa r1, 16\n\
         .cfi_offset 2, -8\n.cfi_escape 1, 255\n.cfi_endproc\n",
        "\t.file\t\"x.c\"\n\t.file\t1 \"dir\" \"a.c\"\n\t.cfi_startproc\n\
         \t.loc\t1 2 3 prologue_end is_stmt 0    # :2:3\n\t.cfi_def_cfa r1, 16\n\t.cfi_offset r2, -8\n\
         \t.cfi_escape 0x01, 0xff\n\t.cfi_endproc\n",
    );
    check_errors(
        ".cfi_endproc\n.cfi_startproc\n.cfi_startproc\n",
        &[
            "a.s:1:1: error: this directive must appear between .cfi_startproc and .cfi_endproc directives",
            "a.s:4:1: error: starting new .cfi frame before finishing the previous one",
        ],
    );
}

#[test]
fn messages() {
    check_errors(
        ".error \"no\"\n.warning \"hm\"\n.err\n.bogus 1\n.byte 256\n.byte 1 2\n.globl 5\n5 = 6\na:\na:\n.abort\n.end\n.bogus\n",
        &[
            "a.s:1:1: error: no",
            "a.s:2:1: warning: hm",
            "a.s:3:1: error: .err encountered",
            "a.s:4:1: error: unknown directive",
            "a.s:5:7: error: out of range literal value",
            "a.s:6:9: error: unexpected token",
            "a.s:7:8: error: expected identifier",
            "a.s:8:1: error: unexpected token at start of statement",
            "a.s:10:1: error: symbol 'a' is already defined",
            "a.s:11:1: error: .abort detected. Assembly stopping",
        ],
    );
}

#[test]
fn instructions() {
    let all = TextOptions { show_encoding: true, show_inst: true, ..TextOptions::default() };
    let (text, errors) = assemble_with("li r1, 2+3\nLI r2, all\ngoto foo\n", "", &mut NoFiles, all);
    assert_eq!(errors, "");
    let expected = "\tli\tr1, 5                           # encoding: [0x51,0x10]
                                        # <MCInst #0 LI
                                        #  <MCOperand Reg:r1>
                                        #  <MCOperand Imm:5>>
\tli\tr2, all                         # encoding: [0xf1,0x2f]
                                        # <MCInst #0 LI
                                        #  <MCOperand Reg:r2>
                                        #  <MCOperand Imm:255>>
\tjmp\tfoo                             # encoding: [0x02,A]
                                        #   fixup A - offset: 1, value: foo, kind: 
                                        # <MCInst #1 JMP
                                        #  <MCOperand Expr:foo>>
";
    assert_eq!(text, expected);
    check("set r1 = 4; jmpl 1f; 1:\n", "\tli\tr1, 4\n\tjmpl\t.Ltmp0\n.Ltmp0:\n");
    check_errors(
        "li r1, 256\nli r9, 1\nli r1\nli r1 1\nli r1, 1, 2\nset r1 = 1\nlii r1, 1\n\
         li r1, %bogus(1)\njmp %lo(x)\nli r1, 1 $\nli r1, (1\n",
        &[
            "a.s:1:8: error: immediate must be an integer in the range [0, 255]",
            "a.s:2:4: error: invalid operand for instruction",
            "a.s:3:1: error: too few operands for instruction",
            "a.s:4:7: error: unexpected token",
            "a.s:5:11: error: invalid operand for instruction",
            "a.s:6:1: error: instruction requires the following: 'wide' (long jumps)",
            "a.s:7:1: error: unrecognized instruction mnemonic, did you mean: li?",
            "a.s:8:9: error: invalid relocation specifier",
            "a.s:8:9: error: unknown operand",
            "a.s:9:5: error: invalid operand for instruction",
            "a.s:10:10: error: unexpected token",
            "a.s:11:10: error: expected ')'",
            "a.s:11:10: error: unknown operand",
        ],
    );
}

#[test]
fn objects_from_text() {
    let (target, subtarget) = toy();
    let mut cx = Context::new(".L");
    let mut assembler = Assembler::new(&target);
    let source =
        "start: li r1, 5\n.if . - start == 2\n.byte 7\n.endif\nx: .fill x-start, 1, 8\n.long x-start\n";
    let source: Text = source.as_bytes().into();
    let parsed = parse(
        &target,
        &subtarget,
        &mut cx,
        &mut assembler,
        ("a.s", source),
        &mut NoFiles,
        &Options::default(),
    );
    assert_eq!(render(&parsed), "");
    let laid_out = assembler.finish(&mut cx).unwrap();
    assert_eq!(laid_out.sections[0].bytes, [0x51, 0x10, 7, 8, 8, 8, 3, 0, 0, 0]);
}
