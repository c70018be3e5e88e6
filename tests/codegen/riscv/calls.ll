; Arguments and results: registers, the stack, halves, floating-point registers and none.
; RUN: llc -mtriple=riscv64 -mattr=+m,+f,+d -target-abi=lp64d %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m,+f,+d -target-abi=lp64 %s -o - | FileCheck %s --check-prefix=SOFT

declare i64 @nine(i64, i64, i64, i64, i64, i64, i64, i64, i64)

define i64 @stack() nounwind {
; CHECK-LABEL: stack:
; CHECK: addi sp, sp, -[[SIZE:[0-9]+]]
; CHECK: li [[NINE:[a-z0-9]+]], 9
; CHECK-NEXT: sd [[NINE]], 0(sp)
; CHECK: call nine
; CHECK: addi sp, sp, [[SIZE]]
; CHECK-NEXT: ret
  %r = call i64 @nine(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
}

define i64 @ninth(i64, i64, i64, i64, i64, i64, i64, i64, i64 %i) nounwind {
; CHECK-LABEL: ninth:
; CHECK: ld a0, 0(sp)
; CHECK-NEXT: ret
  ret i64 %i
}

define double @add(double %a, double %b) nounwind {
; CHECK-LABEL: add:
; CHECK: fadd.d fa0, fa0, fa1
; SOFT-LABEL: add:
; SOFT-DAG: fmv.d.x [[A:f[a-z0-9]+]], a0
; SOFT-DAG: fmv.d.x [[B:f[a-z0-9]+]], a1
; SOFT: fadd.d [[C:f[a-z0-9]+]], [[A]], [[B]]
; SOFT: fmv.x.d a0, [[C]]
  %c = fadd double %a, %b
  ret double %c
}

define i128 @wide(i128 %a, i128 %b) nounwind {
; CHECK-LABEL: wide:
; CHECK: add [[LOW:a[0-9]]], a0, a2
; CHECK: sltu [[CARRY:a[0-9]]], [[LOW]], a{{[02]}}
; CHECK: ret
  %c = add i128 %a, %b
  ret i128 %c
}

define i64 @indirect(ptr %f) nounwind {
; CHECK-LABEL: indirect:
; CHECK: sd ra,
; CHECK: jalr a{{[0-9]}}
; CHECK: ld ra,
  %r = call i64 %f()
  ret i64 %r
}

define signext i32 @extended(i32 signext %a, i32 signext %b) nounwind {
; The caller has widened both: comparing needs nothing more.
; CHECK-LABEL: extended:
; CHECK-NEXT: slt a0, a0, a1
; CHECK-NEXT: ret
  %c = icmp slt i32 %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
