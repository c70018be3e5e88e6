!0 = !DILocation(lin: 1, scope: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:18: error: invalid field 'lin'
