!0 = !DILocation(line: 1, line: 2, scope: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: field 'line' cannot be specified more than once
