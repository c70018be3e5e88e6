//! Each style on the shapes of source that go wrong. The expected texts of the LLVM style are what LLVM's tools print for
//! the same input.

use super::*;
use crate::diag::{Diagnostic, Location};
use crate::source::{SourceId, Span};
use proptest::prelude::*;
use std::time::{Duration, Instant};

struct File {
    sources: SourceMap,
    id: SourceId,
}

fn file(text: impl AsRef<[u8]>) -> File {
    let mut sources = SourceMap::new();
    let id = sources.add("f.ll", text.as_ref(), None).expect("small");
    File { sources, id }
}

impl File {
    fn span(&self, lo: usize, hi: usize) -> Span {
        Span::new(self.id, lo as u32, hi as u32)
    }

    /// The span of `needle`.
    fn find(&self, needle: &str) -> Span {
        let text = &self.sources.get(self.id).text;
        let at = text.windows(needle.len()).position(|w| w == needle.as_bytes()).expect("in the text");
        self.span(at, at + needle.len())
    }

    fn error(&self, needle: &str) -> Diagnostic {
        Diagnostic::error(self.find(needle), "message")
    }

    #[track_caller]
    fn check(&self, style: Style, diagnostic: &Diagnostic, expected: &str) {
        assert_eq!(Renderer::new(style).render(&self.sources, diagnostic), expected);
    }

    fn llvm(&self, span: Span) -> String {
        Renderer::new(Style::Llvm).render(&self.sources, &Diagnostic::error(span, "message"))
    }
}

// ---- LLVM ----

#[test]
fn llvm_names_tool_and_marks_start_only_if_asked() {
    let f = file("define i32 @f() {\n  ret i32 foo\n}\n");
    let renderer = Renderer { tool: Some("llvm-as-22".into()), ranges: false, ..Renderer::new(Style::Llvm) };
    let text = renderer.render(&f.sources, &Diagnostic::error(f.find("foo"), "expected value token"));
    let expected = "llvm-as-22: f.ll:2:11: error: expected value token\n  ret i32 foo\n          ^\n";
    assert_eq!(text, expected);
}

#[test]
fn llvm_expands_tabs_to_eight_columns() {
    let f = file("\n\t%x = add i32\t%a, %nope\n");
    let expected = "        %x = add i32    %a, %nope\n                            ^~~~~\n";
    assert_eq!(f.llvm(f.find("%nope")), format!("f.ll:2:19: error: message\n{expected}"));
    // A marker below a tab takes all of its columns.
    assert_eq!(
        f.llvm(f.span(1, 4)),
        "f.ll:2:1: error: message\n        %x = add i32    %a, %nope\n^^^^^^^^~~\n"
    );
}

#[test]
fn llvm_drops_the_carriage_return() {
    let f = file("define i32 @f() {\r\n  ret i32 foo\r\n}\r\n");
    assert_eq!(f.llvm(f.find("foo")), "f.ll:2:11: error: message\n  ret i32 foo\n          ^~~\n");
    // A span that runs into the line end is marked to the end of the text.
    assert_eq!(f.llvm(f.find("foo\r\n}")), "f.ll:2:11: error: message\n  ret i32 foo\n          ^~~\n");
}

#[test]
fn llvm_at_the_end_of_the_file() {
    let f = file("define");
    assert_eq!(f.llvm(f.span(6, 6)), "f.ll:1:7: error: message\ndefine\n      ^\n");
    let f = file(".if 1\n");
    assert_eq!(f.llvm(f.span(6, 6)), "f.ll:2:1: error: message\n\n^\n");
    let f = file("");
    assert_eq!(f.llvm(f.span(0, 0)), "f.ll:1:1: error: message\n\n^\n");
    // Positions past the end are taken for the end.
    assert_eq!(f.llvm(f.span(70, 90)), "f.ll:1:1: error: message\n\n^\n");
}

#[test]
fn llvm_shows_no_markers_under_what_is_not_ascii() {
    let f = file("  ret i32 1, é x\n");
    assert_eq!(f.llvm(f.find("é")), "f.ll:1:14: error: message\n  ret i32 1, é x\n");
    let f = file(b"  ret \xff\xfe1\n");
    assert_eq!(f.llvm(f.span(6, 7)), "f.ll:1:7: error: message\n  ret \u{fffd}\u{fffd}1\n");
    let f = file("a \x1b[31m b");
    assert_eq!(f.llvm(f.span(0, 1)), "f.ll:1:1: error: message\na \u{fffd}[31m b\n^\n");
}

#[test]
fn llvm_marks_the_first_line_of_a_span() {
    let f = file("call(a,\n     b)\n");
    assert_eq!(f.llvm(f.span(4, 14)), "f.ll:1:5: error: message\ncall(a,\n    ^~~\n");
}

#[test]
fn llvm_prints_labels_notes_and_help_as_notes() {
    let f = file("class A;\nclass A { int b; }\n");
    let diagnostic = Diagnostic::warning(f.span(15, 16), "Class 'A' already defined")
        .with_label("second definition")
        .with_secondary(f.span(6, 7), "first definition")
        .with_note(Location::None, "classes are defined once")
        .with_note(Location::Span(f.span(0, 5)), "here")
        .with_help("did you mean 'B'?");
    f.check(
        Style::Llvm,
        &diagnostic,
        "f.ll:2:7: warning: Class 'A' already defined
class A { int b; }
      ^
f.ll:1:7: note: first definition
class A;
      ^
note: classes are defined once
f.ll:1:1: note: here
class A;
^~~~~
note: did you mean 'B'?
",
    );
}

#[test]
fn llvm_without_text() {
    let f = file("");
    let renderer = Renderer { tool: Some("opt".into()), ..Renderer::new(Style::Llvm) };
    let bit = |bit| Location::Bit { file: "a.bc".into(), bit };
    let entity = |entity: &str| Location::Entity { file: "a.bc".into(), entity: entity.into() };
    for (location, expected) in [
        (Location::None, "opt: error: Invalid record\n"),
        (bit(192), "opt: a.bc: error: Invalid record (at byte 24)\n"),
        (bit(195), "opt: a.bc: error: Invalid record (at byte 24, bit 3)\n"),
        (entity(""), "opt: a.bc: error: Invalid record\n"),
        (entity("function 'f'"), "opt: a.bc: error: Invalid record (in function 'f')\n"),
    ] {
        let diagnostic = Diagnostic::new(Severity::Error, location, "Invalid record");
        assert_eq!(renderer.render(&f.sources, &diagnostic), expected);
    }
}

/// `main.td` includes `mid.td` in line 2, which includes `inc.td`.
fn included() -> (SourceMap, Span) {
    let mut sources = SourceMap::new();
    let main = sources.add("main.td", b"\ninclude \"mid.td\"\n", None).expect("small");
    let mid = sources.add("mid.td", b"include \"inc.td\"\n", Some(Span::new(main, 9, 17))).expect("small");
    let inc = sources.add("inc.td", b"def X : Missing;\n", Some(Span::new(mid, 8, 16))).expect("small");
    (sources, Span::new(inc, 8, 15))
}

#[test]
fn llvm_lists_includes_outermost_first() {
    let (sources, span) = included();
    let text = Renderer::new(Style::Llvm).render(&sources, &Diagnostic::error(span, "message"));
    let expected = "Included from main.td:2:
Included from mid.td:1:
inc.td:1:9: error: message
def X : Missing;
        ^~~~~~~
";
    assert_eq!(text, expected);
}

#[test]
fn llvm_colors() {
    let f = file("x\n");
    let renderer = Renderer { color: true, ..Renderer::new(Style::Llvm) };
    let text = renderer.render(&f.sources, &Diagnostic::error(f.span(0, 1), "bad"));
    let expected =
        "\x1b[1mf.ll:1:1: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mbad\x1b[0m\nx\n\x1b[0;1;32m^\x1b[0m\n";
    assert_eq!(text, expected);
}

// ---- Rustc ----

#[test]
fn rustc_with_labels_notes_and_help() {
    let f = file("define i32 @f(i32 %a) {\n\t%x = add i32 %a, %nope\n  ret i32 %x\n}\n");
    let diagnostic = Diagnostic::error(f.find("%nope"), "use of undefined value '%nope'")
        .with_label("not defined in this function")
        .with_secondary(f.find("i32 %a) {"), "the only parameter")
        .with_note(Location::None, "values are local to a function")
        .with_note(Location::Span(f.find("ret")), "used here")
        .with_help("did you mean '%x'?");
    f.check(
        Style::Rustc,
        &diagnostic,
        "error: use of undefined value '%nope'
 --> f.ll:2:19
  |
1 | define i32 @f(i32 %a) {
  |               --------- the only parameter
2 |     %x = add i32 %a, %nope
  |                      ^^^^^ not defined in this function
  |
  = note: values are local to a function
  = help: did you mean '%x'?
note: used here
 --> f.ll:3:3
  |
3 |   ret i32 %x
  |   ^^^
",
    );
}

#[test]
fn rustc_at_line_ends_and_in_nothing() {
    let f = file("a\r\nbc");
    let expected = |place: &str, line: &str, marker: &str| {
        let number = &place[..1];
        format!("error: message\n --> f.ll:{place}\n  |\n{number} | {line}\n  | {marker}\n")
    };
    for (lo, hi, place, line, marker) in [
        (3, 5, "2:1", "bc", "^^"),
        (5, 5, "2:3", "bc", "  ^"),
        (0, 3, "1:1", "a", "^"),
        (9, 9, "2:3", "bc", "  ^"),
    ] {
        let text =
            Renderer::new(Style::Rustc).render(&f.sources, &Diagnostic::error(f.span(lo, hi), "message"));
        assert_eq!(text, expected(place, line, marker), "{lo}..{hi}");
    }
    let f = file("");
    f.check(
        Style::Rustc,
        &Diagnostic::error(f.span(0, 0), "message"),
        &expected("1:1", "", "^").replace("1 | ", "1 |"),
    );
}

#[test]
fn rustc_span_of_several_lines_and_one_of_too_many() {
    let f = file("call(a,\n     b)\n");
    f.check(
        Style::Rustc,
        &f.error("(a,\n     b)"),
        "error: message
 --> f.ll:1:5
  |
1 |   call(a,
  |  _____^
2 | |      b)
  | |_______^
",
    );
    let f = file("begin\n".to_owned() + &"x\n".repeat(1_000_000));
    let text =
        Renderer::new(Style::Rustc).render(&f.sources, &Diagnostic::error(f.span(0, 1_000_000), "message"));
    assert_eq!(text, "error: message\n --> f.ll:1:1\n  |\n1 | begin\n  | ^^^^^\n");
}

#[test]
fn rustc_shows_far_apart_annotations_in_excerpts_of_their_own() {
    let f = file(format!("first\n{}second\n", "\n".repeat(100_000)));
    let diagnostic = f.error("second").with_secondary(f.find("first"), "seen here");
    f.check(
        Style::Rustc,
        &diagnostic,
        "error: message
      --> f.ll:100002:1
       |
100002 | second
       | ^^^^^^
       |
      ::: f.ll:1:1
       |
     1 | first
       | ----- seen here
",
    );
}

#[test]
fn rustc_shows_what_is_not_text_lossily() {
    let f = file(b"x \xff\xfe \xc3\xa9 y\n");
    let text = Renderer::new(Style::Rustc).render(&f.sources, &Diagnostic::error(f.find("y"), "message"));
    assert_eq!(text, "error: message\n --> f.ll:1:9\n  |\n1 | x \u{fffd}\u{fffd} é y\n  |        ^\n");
}

#[test]
fn rustc_without_text() {
    let f = file("");
    let bit = Diagnostic::new(Severity::Remark, Location::Bit { file: "a.bc".into(), bit: 195 }, "odd");
    f.check(Style::Rustc, &bit, "remark: odd\n--> a.bc (at byte 24, bit 3)\n");
    f.check(Style::Rustc, &Diagnostic::error_nowhere("no input"), "error: no input\n");
}

#[test]
fn rustc_lists_includes_innermost_first() {
    let (sources, span) = included();
    let text = Renderer::new(Style::Rustc).render(&sources, &Diagnostic::error(span, "message"));
    let expected = "error: message
 --> inc.td:1:9
  |
1 | def X : Missing;
  |         ^^^^^^^
  |
  = note: included from mid.td:1:9
  = note: included from main.td:2:9
";
    assert_eq!(text, expected);
}

// ---- JSON ----

#[test]
fn json_is_one_object_per_line() {
    let (sources, span) = included();
    let diagnostic = Diagnostic::error(span, "a \"b\"\n\u{1}")
        .with_label("l")
        .with_secondary(span.at_end(), "s")
        .with_note(Location::Bit { file: "a.bc".into(), bit: 195 }, "n")
        .with_help("h");
    let renderer = Renderer { tool: Some("tblgen".into()), ..Renderer::new(Style::Json) };
    let from =
        r#""included_from":[{"file":"mid.td","line":1,"column":9},{"file":"main.td","line":2,"column":9}]"#;
    let expected = [
        r#"{"severity":"error","message":"a \"b\"\n\u0001","tool":"tblgen","#,
        r#""file":"inc.td","line":1,"column":9,"end_line":1,"end_column":16,"start":8,"end":15,"#,
        from,
        r#","label":"l","labels":[{"message":"s","#,
        r#""file":"inc.td","line":1,"column":16,"end_line":1,"end_column":16,"start":15,"end":15,"#,
        from,
        r#"}],"notes":[{"message":"n","file":"a.bc","byte":24,"bit":3}],"help":["h"]}"#,
        "\n",
    ];
    assert_eq!(renderer.render(&sources, &diagnostic), expected.concat());
    let nowhere = Renderer::new(Style::Json).render(&sources, &Diagnostic::error_nowhere("x"));
    assert_eq!(
        nowhere,
        "{\"severity\":\"error\",\"message\":\"x\",\"labels\":[],\"notes\":[],\"help\":[]}\n"
    );
}

// ---- All ----

#[test]
fn long_lines_are_cut_around_the_position() {
    let f = file(format!("{}NEEDLE{}\n", "x".repeat(5_000_000), "y".repeat(5_000_000)));
    let needle = f.find("NEEDLE");
    let llvm = f.llvm(needle);
    let lines: Vec<&str> = llvm.lines().collect();
    assert_eq!(lines[0], "f.ll:1:5000001: error: message");
    assert_eq!(lines[1], format!("...{}NEEDLE{}...", "x".repeat(120), "y".repeat(114)));
    assert_eq!(lines[2], format!("{}^~~~~~", " ".repeat(123)));
    // The ends of the line have nothing to cut on one side.
    assert!(f.llvm(f.span(3, 4)).contains(&format!("message\n{}...\n   ^\n", "x".repeat(240))));
    assert!(f.llvm(f.span(10_000_006, 10_000_006)).ends_with(&format!(
        "\n...{}\n{}^\n",
        "y".repeat(240),
        " ".repeat(243)
    )));
    for style in [Style::Rustc, Style::Llvm, Style::Json] {
        let diagnostic = Diagnostic::error(needle, "message").with_secondary(f.span(1, 9_999_999), "wide");
        let text = Renderer::new(style).render(&f.sources, &diagnostic);
        assert!(text.len() < 4000, "{} bytes in {style:?}", text.len());
        assert!(style == Style::Json || text.contains("NEEDLE"));
    }
}

#[test]
fn many_errors_in_a_large_file_cost_little() {
    let f = file("x".repeat(10_000_000) + &"\ny".repeat(1_000_000));
    let mut diagnostics = Diagnostics::new();
    for i in 0..2000 {
        diagnostics.push(Diagnostic::error(f.span(i * 5000, i * 5000 + 1), "message"));
    }
    for style in [Style::Rustc, Style::Llvm, Style::Json] {
        let (start, mut out) = (Instant::now(), String::new());
        Renderer::new(style)
            .render_all(&f.sources, &diagnostics, &mut out)
            .expect("a string takes everything");
        assert_eq!(out.matches("error").count(), 2000);
        // Scanning the file for each error would take minutes without optimization.
        assert!(start.elapsed() < Duration::from_secs(20), "{style:?} took {:?}", start.elapsed());
    }
}

#[test]
fn stops_at_the_error_limit() {
    let f = file("x");
    let mut diagnostics = Diagnostics::new();
    for i in 0..5 {
        diagnostics.push(Diagnostic::error_nowhere(format!("e{i}")));
        diagnostics.push(Diagnostic::new(Severity::Warning, Location::None, format!("w{i}")));
    }
    let render = |error_limit| {
        let mut out = String::new();
        let renderer = Renderer { error_limit, ..Renderer::new(Style::Llvm) };
        renderer.render_all(&f.sources, &diagnostics, &mut out).expect("a string takes everything");
        out
    };
    assert_eq!(
        render(Some(2)),
        "error: e0\nwarning: w0\nerror: e1\nwarning: w1\nerror: too many errors emitted, stopping now\n"
    );
    for unlimited in [None, Some(0), Some(5)] {
        assert_eq!(render(unlimited).lines().count(), 10);
    }
}

#[test]
fn every_span_of_awkward_texts_renders_in_every_style() {
    let texts: [&[u8]; 6] = [
        b"",
        b"\n",
        b"\r\n\r\n",
        b"\ta\t\n\xc3\xa9\xff\xe2\x82\n",
        b"a\rb\n\n\n",
        "e\u{301}世界\u{202e}\0\n".as_bytes(),
    ];
    for text in texts {
        let f = file(text);
        for (lo, hi) in (0..=text.len() + 2).flat_map(|lo| (lo..=text.len() + 2).map(move |hi| (lo, hi))) {
            let diagnostic = Diagnostic::error(f.span(lo, hi), "m\n\x1b")
                .with_label("label")
                .with_secondary(f.span(lo / 2, hi), "other")
                .with_note(Location::Span(f.span(hi, hi)), "note");
            for style in [Style::Rustc, Style::Llvm, Style::Json] {
                for color in [false, true] {
                    let renderer = Renderer { color, ..Renderer::new(style) };
                    assert!(renderer.render(&f.sources, &diagnostic).ends_with('\n'));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_spans_of_any_text_render_in_bounded_space(
        text in prop::collection::vec(prop::sample::select(b"ab \t\r\n\xc3\xa9\xff\0".to_vec()), 0..200),
        long in 0usize..1000,
        spans in prop::collection::vec((0usize..1300, 0usize..1300), 1..6),
    ) {
        let f = file([&text[..], &vec![b'x'; long], &text].concat());
        let span = |&(a, b): &(usize, usize)| f.span(a.min(b), a.max(b));
        let mut diagnostic = Diagnostic::error(span(&spans[0]), "message").with_label("label");
        for other in &spans[1..] {
            diagnostic = diagnostic.with_secondary(span(other), "other");
        }
        for style in [Style::Rustc, Style::Llvm, Style::Json] {
            let out = Renderer::new(style).render(&f.sources, &diagnostic);
            assert!(out.starts_with("error: message\n") || style != Style::Rustc);
            assert!(out.ends_with('\n') && out.len() < 60_000, "{} bytes in {style:?}", out.len());
        }
    }
}

#[test]
fn color_choice() {
    use ColorChoice::*;
    for (choice, no_color, force, tty, expected) in [
        (Auto, None, None, true, true),
        (Auto, None, None, false, false),
        (Auto, Some("1"), None, true, false),
        (Auto, Some(""), None, true, true),
        (Auto, None, Some("1"), false, true),
        (Auto, None, Some("0"), false, false),
        (Auto, None, Some(""), false, false),
        (Auto, Some("1"), Some("1"), true, false),
        (Always, Some("1"), None, false, true),
        (Never, None, Some("1"), true, false),
    ] {
        let case = (choice, no_color, force, tty);
        assert_eq!(choice.resolve(no_color, force, tty), expected, "{case:?}");
    }
    assert_eq!(
        ["", "auto", "never", "x"].map(ColorChoice::parse),
        [Some(Always), Some(Auto), Some(Never), None]
    );
    assert_eq!(
        ["rustc", "llvm", "json", "x"].map(Style::parse),
        [Some(Style::Rustc), Some(Style::Llvm), Some(Style::Json), None]
    );
}
