; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot use musttail call with inline asm

define void @f() {
  musttail call void asm "", ""()
  ret void
}
