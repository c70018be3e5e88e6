@b = global i32 0
@a = global ptr addrspace(1) @b

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:30: error: '@b' defined with type 'ptr' but expected 'ptr addrspace(1)'
