!0 = !DIGlobalVariable(name: "")

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:30: error: 'name' cannot be empty
