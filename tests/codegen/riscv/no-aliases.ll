; Instructions under their own names.
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -riscv-no-aliases %s -o - | FileCheck %s --check-prefix=PLAIN
; CHECK: {{^}}	ret
; PLAIN: jalr zero, 0(ra)
define void @f() {
  ret void
}
