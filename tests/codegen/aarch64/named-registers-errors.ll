; A named register is read with its own width: nothing copies a part of the stack pointer.
; RUN: not llc -mtriple=aarch64-linux-gnu %s -o - 2>&1 | FileCheck %s
; CHECK: error: the target cannot copy register 'sp' to 'w0' (in 'get')
define i32 @get() {
  %v = call i32 @llvm.read_register.i32(metadata !0)
  ret i32 %v
}
declare i32 @llvm.read_register.i32(metadata)
!0 = !{!"sp"}
