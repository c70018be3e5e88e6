; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PtrToAddr result must be address width

define void @f(ptr %p) {
  %x = ptrtoaddr ptr %p to i32
  ret void
}
