@f = global ptr @g
declare void @g() addrspace(1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:14: error: invalid forward reference to function 'g' with wrong type: expected 'ptr addrspace(1)' but was 'ptr'
