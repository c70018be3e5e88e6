declare void @f(ptr initializes((0, 4), (2, 8)))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:32: error: Invalid (unordered or overlapping) range list
