; Registers that the program reads and writes by their names.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: get:
; CHECK: mov x0, sp
; CHECK-LABEL: again:
; CHECK: mov x0, sp
; CHECK-LABEL: set:
; CHECK: mov sp, x0
define i64 @get() {
  %v = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %v
}
define i64 @again() {
  %v = call i64 @llvm.read_volatile_register.i64(metadata !0)
  ret i64 %v
}
define void @set(i64 %v) {
  call void @llvm.write_register.i64(metadata !0, i64 %v)
  ret void
}
declare i64 @llvm.read_register.i64(metadata)
declare i64 @llvm.read_volatile_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
!0 = !{!"sp"}
