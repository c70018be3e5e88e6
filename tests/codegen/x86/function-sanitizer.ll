; The numbers of '!func_sanitize' stand in front of the function, behind no-ops that may be replaced.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: not llc -mtriple=x86_64-apple-macosx %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=MACHO
; CHECK:      nop
; CHECK-NEXT: .long 3238382334
; CHECK-NEXT: .long 42
; CHECK-NEXT: f:
; MACHO: error: not supported yet: '!func_sanitize' in Mach-O
define void @f() "patchable-function-prefix"="1" !func_sanitize !0 {
  ret void
}
!0 = !{i32 3238382334, i32 42}
