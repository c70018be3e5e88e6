; The second version of x86_regcallcc is an error where it differs from the first.
; RUN: not llc -mtriple=x86_64-pc-windows-msvc %s -o /dev/null 2>&1 | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu %s -o /dev/null
; CHECK: error: not supported yet: version 4 of 'x86_regcallcc'
define x86_regcallcc i64 @f(i64 %a) {
  ret i64 %a
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"RegCallv4", i32 1}
