; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: atomic memory access' size must be byte-sized

define void @f(ptr %p) {
  %v = cmpxchg ptr %p, i7 0, i7 1 monotonic monotonic
  ret void
}
