; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Expected exactly one cfguardtarget bundle operand

define void @f(ptr %p) {
  call void %p() [ "cfguardtarget"() ]
  ret void
}
