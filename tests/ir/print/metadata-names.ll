; Characters that may not stand in the name of named metadata are escaped.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!a.b-c_d$e = !{!0}
!\31x\20y = !{!0}
!llvm.ident = !{}
!0 = !{}

; CHECK:!a.b-c_d$e = !{!0}
; CHECK-NEXT:!\31x\20y = !{!0}
; CHECK-NEXT:!llvm.ident = !{}
; CHECK:!0 = !{}
