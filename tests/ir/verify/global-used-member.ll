; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: wrong initializer for intrinsic global variable

@llvm.used = appending global [1 x ptr] [ptr null]
