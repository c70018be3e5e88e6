//! The parser on small texts, and on damaged ones. What each construct means is tested by `tests/ir/parse`.

use super::*;
use crate::text::print::{PrintOptions, module_to_bytes};

/// The module as text, or the messages.
fn reprint(text: &str) -> Result<String, Vec<String>> {
    let mut sources = SourceMap::new();
    let id = sources.add("t.ll", text.as_bytes(), None).unwrap();
    match parse_module(&sources, id) {
        Ok((module, _)) => {
            let text = module_to_bytes(&module, &PrintOptions::default());
            Ok(String::from_utf8(text).unwrap())
        }
        Err(diagnostics) => {
            let position = |d: &support::diag::Diagnostic| match d.location {
                support::diag::Location::Span(span) => {
                    let at = sources.line_column(id, span.lo);
                    format!("{}:{}: {}", at.line, at.column, d.message)
                }
                _ => d.message.clone(),
            };
            Err(diagnostics.iter().map(position).collect())
        }
    }
}

const SAMPLE: &str = r#"
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
%pair = type { i32, ptr }
$c = comdat any
@g = internal global [2 x i32] [i32 1, i32 -1], section "s", comdat($c), align 8
@t = global [2 x ptr] [ptr blockaddress(@f, %done), ptr getelementptr inbounds (%pair, ptr @g, i64 0, i32 1)]
define i32 @f(i32 noundef %n, ptr %p) #0 personality ptr @h !dbg !4 {
entry:
  %x = alloca %pair, align 8
    #dbg_declare(ptr %x, !6, !DIExpression(DW_OP_plus_uconst, 8), !7)
  %c = icmp slt i32 %n, 10
  br i1 %c, label %loop, label %done
loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i32 %i, 1
  %v = load volatile i32, ptr %p, align 4, !tbaa !9
  call void (i32, ...) @v(i32 %v, double 1.500000e+00) #1 [ "b"(i32 0) ]
  switch i32 %j, label %loop [
    i32 3, label %done
    i32 4, label %done
  ]
done:
  %r = phi i32 [ 0, %entry ], [ %i, %loop ], [ %i, %loop ]
  ret i32 %r
}
declare void @v(i32, ...)
declare i32 @h(...)
attributes #0 = { nounwind memory(argmem: read) "k"="v" }
attributes #1 = { cold }
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2)
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !{!"int"}
!9 = !{!8, !8, i64 0}
"#;

#[test]
fn printing_what_was_parsed_is_a_fixed_point() {
    let once = reprint(SAMPLE).unwrap();
    assert_eq!(reprint(&once).unwrap(), once);
}

#[test]
fn one_run_reports_errors_of_several_functions() {
    let text = "define i32 @f(i32 %a) {\n  %b = ad i32 %a, 1\n  %c = add i64 %a, 1\n  ret i32 %b\n}\n\
                @g = glob i32 0\ndefine void @h() {\n  br label %x\n}\n";
    assert_eq!(
        reprint(text).unwrap_err(),
        [
            "2:8: expected instruction opcode",
            "3:16: '%a' defined with type 'i32' but expected 'i64'",
            "6:6: expected 'global' or 'constant'",
            "8:12: use of undefined value '%x'",
        ]
    );
}

#[test]
fn deep_nesting_is_an_error() {
    let text = format!("@g = external global {}i32{}", "[1 x ".repeat(100_000), "]".repeat(100_000));
    assert_eq!(reprint(&text).unwrap_err(), ["1:1022: nested too deeply, the limit is 200"]);
    let text = format!("!0 = {}", "!{".repeat(100_000));
    assert!(reprint(&text).unwrap_err()[0].contains("nested too deeply"));
    let text = format!("@g = global i32 {}", "add (i32 ".repeat(100_000));
    assert!(reprint(&text).unwrap_err()[0].contains("nested too deeply"));
}

#[test]
fn errors_are_bounded() {
    let text = "@g = bad\n".repeat(100_000);
    let mut sources = SourceMap::new();
    let id = sources.add("t.ll", text.as_bytes(), None).unwrap();
    assert_eq!(parse_module(&sources, id).unwrap_err().num_errors(), MAX_ERRORS);
}

/// Deterministic noise.
struct Noise(u64);

impl Noise {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }
}

#[test]
fn damaged_text_does_not_panic() {
    let mut noise = Noise(0x5eed);
    let pieces: Vec<&str> = SAMPLE.split_inclusive([' ', '\n', ',', '(', ')']).collect();
    for _ in 0..3000 {
        let mut text = SAMPLE.as_bytes().to_vec();
        for _ in 0..1 + noise.below(4) {
            let at = noise.below(text.len());
            match noise.below(5) {
                0 => text[at] = noise.below(256) as u8,
                1 => text.truncate(at),
                2 => {
                    let end = (at + noise.below(20)).min(text.len());
                    text.drain(at..end);
                }
                3 => {
                    let piece = pieces[noise.below(pieces.len())];
                    text.splice(at..at, piece.bytes());
                }
                _ => {
                    let end = (at + noise.below(40)).min(text.len());
                    let copy = text[at..end].to_vec();
                    let to = noise.below(text.len());
                    text.splice(to..to, copy);
                }
            }
            if text.is_empty() {
                break;
            }
        }
        check_no_panic(&text);
    }
}
