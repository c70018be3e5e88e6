; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: immarg attribute only applies to intrinsics

declare void @f(i32 immarg)
