; Names of metadata with escapes.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!\3Aa\20b = !{}
!x\22 = !{!0}
!0 = !{}

; CHECK: !\3Aa\20b = !{}
; CHECK-NEXT: !x\22 = !{!0}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
