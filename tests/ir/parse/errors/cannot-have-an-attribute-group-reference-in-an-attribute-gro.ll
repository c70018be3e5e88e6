attributes #0 = { #1 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: cannot have an attribute group reference in an attribute group
