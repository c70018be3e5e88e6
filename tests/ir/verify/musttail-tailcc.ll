; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: inreg attribute not allowed in tailcc musttail callee

declare tailcc void @g(ptr inreg)
define tailcc void @f(ptr %x) {
  musttail call tailcc void @g(ptr inreg %x)
  ret void
}
