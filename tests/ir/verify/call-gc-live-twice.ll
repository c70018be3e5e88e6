; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Multiple gc-live operand bundles

define void @f(ptr %p) {
  call void %p() [ "gc-live"(), "gc-live"() ]
  ret void
}
