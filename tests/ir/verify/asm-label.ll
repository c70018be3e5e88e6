; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Label constraints can only be used with callbr

define void @f() {
  call void asm "", "!i"()
  ret void
}
