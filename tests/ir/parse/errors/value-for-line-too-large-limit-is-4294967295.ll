!0 = !DILocation(line: 4294967296, scope: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:24: error: value for 'line' too large, limit is 4294967295
