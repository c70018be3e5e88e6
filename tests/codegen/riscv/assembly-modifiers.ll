; Modifiers of operands of inline assembly.
; RUN: codewright llc -mtriple=riscv64-linux-gnu -mattr=+f,+d %s -o - | FileCheck %s

; CHECK-LABEL: numbers:
; CHECK: mv a0, a1
; CHECK: li a0, 0
; CHECK: addi a0, a0, 42
; CHECK: li a0, 10
; CHECK: li a0, 11
define void @numbers(i64 %a, double %d) {
  call void asm sideeffect "mv a0, ${0:z}", "r,~{a0}"(i64 %a)
  call void asm sideeffect "mv a0, ${0:z}", "i,~{a0}"(i64 0)
  call void asm sideeffect "add${0:i} a0, a0, ${0:z}", "i,~{a0}"(i64 42)
  call void asm sideeffect "li a0, ${0:N}", "{fa0},~{a0}"(double %d)
  call void asm sideeffect "li a0, ${0:N}", "{a1},~{a0}"(i64 %a)
  ret void
}
