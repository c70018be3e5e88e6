; Conventions that LLVM has on other targets only, and vectors whose registers hold no values yet, are errors.
; RUN: not llc -mtriple=riscv64-linux-gnu -mattr=+m,+f,+d,+v --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: calling convention 'coldcc'
define coldcc void @cold() {
  ret void
}
; CHECK: error: not supported yet: calling convention 'swiftcc'
define swiftcc void @swift() {
  ret void
}
; CHECK: error: not supported yet: calling convention 'tailcc'
define tailcc void @tailing() {
  ret void
}
; CHECK: error: not supported yet: passing a value of type v4i32, which takes vector registers
define void @vector(<4 x i32> %x) {
  ret void
}
