!0 = !DILocation(line: x, scope: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:24: error: expected unsigned integer
