; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm intrinsics cannot be defined!

define i32 @llvm.foo.bar(i32 %x) {
  ret i32 %x
}
