; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Intrinsic has incorrect argument type!

declare i32 @llvm.ctpop.i32(i64)
define void @f() {
  %x = call i32 @llvm.ctpop.i32(i64 1)
  ret void
}
