; How a module was compiled is in a section of its own.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK:      .section .GCC.command.line,"MS",@progbits,1
; CHECK-NEXT: .byte 0
; CHECK-NEXT: .asciz "clang -O2"
; CHECK-NEXT: .asciz "more"
!llvm.commandline = !{!0, !1}
!0 = !{!"clang -O2"}
!1 = !{!"more"}
