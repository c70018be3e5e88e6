; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid linkage for intrinsic global variable

@llvm.global_ctors = global [0 x { i32, ptr, ptr }] zeroinitializer
