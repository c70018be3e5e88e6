; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: wrong type for intrinsic global variable

@llvm.global_ctors = appending global [1 x i32] [i32 0]
