; Aggregates are chosen and frozen piece by piece.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

%pair = type { i32, i64 }

; CHECK-LABEL: chosen:
; CHECK: cmov
; CHECK: cmov
; CHECK: retq
define %pair @chosen(i1 %c, i32 %a, i64 %b, i32 %d, i64 %e) {
  %x0 = insertvalue %pair undef, i32 %a, 0
  %x = insertvalue %pair %x0, i64 %b, 1
  %y0 = insertvalue %pair undef, i32 %d, 0
  %y = insertvalue %pair %y0, i64 %e, 1
  %z = select i1 %c, %pair %x, %pair %y
  ret %pair %z
}

; CHECK-LABEL: frozen:
; CHECK: {{addq|leaq}} {{.*}}%rsi
; CHECK: retq
define i64 @frozen([2 x i64] %a) {
  %f = freeze [2 x i64] %a
  %x = extractvalue [2 x i64] %f, 0
  %y = extractvalue [2 x i64] %f, 1
  %s = add i64 %x, %y
  ret i64 %s
}
