; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type

define void @f(ptr %p) {
  call void %p() [ "clang.arc.attachedcall"() ]
  ret void
}
