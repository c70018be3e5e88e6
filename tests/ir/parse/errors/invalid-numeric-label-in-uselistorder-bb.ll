define void @f() {
  br label %x
x:
  ret void
}
uselistorder_bb @f, %0, { 1, 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :6:21: error: invalid numeric label in uselistorder_bb
