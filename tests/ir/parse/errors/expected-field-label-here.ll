!0 = !DILocation(line 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:18: error: expected field label here
