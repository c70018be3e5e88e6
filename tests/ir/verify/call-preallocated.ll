; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: "preallocated" argument must be a token from llvm.call.preallocated.setup

define void @f(ptr %p) {
  call void %p() [ "preallocated"(token none) ]
  ret void
}
