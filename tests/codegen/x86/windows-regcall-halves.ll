; Vectors of halves by x86_regcallcc on Windows are refused: they have no registers of their own there.
; RUN: not llc -mtriple=x86_64-pc-windows-msvc %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: not supported yet: a value of type v8f16 by 'x86_regcallcc' (in 'vector')
define x86_regcallcc i64 @vector(<8 x half> %a, i64 %b) nounwind {
  ret i64 %b
}
