; What is not done yet is an error with its place.
; RUN: not llc -mtriple=sparc64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: half of a word of an aggregate, passed on the stack
define i32 @half(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i32 inreg %g) {
  ret i32 %g
}

; CHECK: calling convention
define preserve_mostcc i32 @other(i32 %a) {
  ret i32 %a
}
