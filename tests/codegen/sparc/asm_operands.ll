; Operands of inline assembly.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: registers:
; CHECK: save %sp, -176, %sp
; CHECK: add %i0, 5, %i0
; CHECK: ret
; CHECK: restore
define i64 @registers(i64 %a) nounwind {
  %r = call i64 asm "add $1, $2, $0", "=r,r,I"(i64 %a, i32 5)
  ret i64 %r
}

; CHECK-LABEL: memory:
; CHECK: save %sp, -176, %sp
; CHECK: st %fsr, [%i0{{(\+0)?}}]
; CHECK: ret
; CHECK: restore
define void @memory(ptr %p) nounwind {
  call void asm sideeffect "st %fsr, $0", "=*m"(ptr elementtype(i32) %p)
  ret void
}

; CHECK-LABEL: numbers:
; CHECK: save %sp, -176, %sp
; CHECK: faddd %f0, %f2, %f0
; CHECK: ret
; CHECK: restore
define double @numbers(double %a, double %b) nounwind {
  %r = call double asm "faddd $1, $2, $0", "=f,f,e"(double %a, double %b)
  ret double %r
}
