; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Number of label constraints does not match number of callbr dests

define void @f() {
  callbr void asm "", ""() to label %a [ label %b ]
a:
  ret void
b:
  ret void
}
