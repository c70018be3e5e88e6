!0 = !GenericDINode(tag: 3, operands: !1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:39: error: expected '{' here
