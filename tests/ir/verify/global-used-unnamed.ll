; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: members of llvm.used must be named

@0 = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @0]
