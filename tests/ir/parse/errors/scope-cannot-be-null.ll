!0 = !DILocation(scope: null)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:25: error: 'scope' cannot be null
