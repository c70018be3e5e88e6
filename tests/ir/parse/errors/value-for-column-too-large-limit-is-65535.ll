!0 = !DILocation(column: 65536, scope: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:26: error: value for 'column' too large, limit is 65535
