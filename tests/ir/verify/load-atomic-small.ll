; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: atomic memory access' size must be byte-sized

define void @f(ptr %p) {
  %v = load atomic i1, ptr %p acquire, align 4
  ret void
}
