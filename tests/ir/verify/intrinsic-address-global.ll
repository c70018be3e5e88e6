; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Invalid user of intrinsic instruction!

declare i32 @llvm.umax.i32(i32, i32)
@g = global ptr @llvm.umax.i32
