; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: result type must be at least 2 bits wide

declare i1 @llvm.ucmp.i1.i32(i32, i32)
define void @f() {
  %x = call i1 @llvm.ucmp.i1.i32(i32 1, i32 2)
  ret void
}
