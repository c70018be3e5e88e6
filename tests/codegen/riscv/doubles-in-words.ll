; Doubles on a machine whose integer registers have half their width: no register holds their bits.
; RUN: llc -mtriple=riscv32 -mattr=+d -target-abi=ilp32d -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv32 -mattr=+d -target-abi=ilp32 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=SOFT
; RUN: llc -mtriple=riscv32 -mattr=+d -target-abi=ilp32d -verify-machineinstrs -O0 %s -o /dev/null

; CHECK-LABEL: constant:
; CHECK: addi [[AT:a[0-9]]], {{a[0-9]}}, %lo([[LABEL:.LCPI[0-9_]+]])
; CHECK: fld fa0, 0([[AT]])
define double @constant() nounwind {
  ret double 1.5
}

; A branch around a copy.
; CHECK-LABEL: choose:
; CHECK: andi a0, a0, 1
; CHECK-NEXT: bnez a0, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: fmv.d fa0, fa1
; CHECK-NEXT: [[REST]]:
; CHECK-NEXT: ret
define double @choose(i1 %c, double %a, double %b) nounwind {
  %r = select i1 %c, double %a, double %b
  ret double %r
}

; SOFT-LABEL: add:
; SOFT-DAG: sw a0, [[A:[0-9]+]](sp)
; SOFT-DAG: fld {{fa[0-9]}}, [[A]](sp)
; SOFT-DAG: sw a2, [[B:[0-9]+]](sp)
; SOFT-DAG: fld {{fa[0-9]}}, [[B]](sp)
; SOFT: fadd.d
; SOFT: lw a0, {{[0-9]+}}(sp)
; SOFT: lw a1, {{[0-9]+}}(sp)
define double @add(double %a, double %b) nounwind {
  %r = fadd double %a, %b
  ret double %r
}

; The halves of the fourth double are in the last register and on the stack; the fifth is aligned there.
; SOFT-LABEL: divided:
; SOFT: sw a7, {{[0-9]+}}(sp)
; SOFT: lw {{a[0-9]}}, [[SIZE:[0-9]+]](sp)
define double @divided(double, double, double, i32, double %d, double %e) nounwind {
  %r = fsub double %d, %e
  ret double %r
}

; SOFT-LABEL: divides:
; SOFT-DAG: sw {{a[0-9]}}, 0(sp)
; SOFT-DAG: fsd {{fa[0-9]}}, 8(sp)
; SOFT-DAG: lw a7, {{[0-9]+}}(sp)
; SOFT: call divided
define double @divides(double %x) nounwind {
  %r = call double @divided(double 0.0, double 0.0, double 0.0, i32 1, double %x, double %x)
  ret double %r
}

; A variable one begins with an even register.
; CHECK-LABEL: variable:
; CHECK-DAG: lw a2, {{[0-9]+}}(sp)
; CHECK-DAG: lw a3, {{[0-9]+}}(sp)
; CHECK: call many
declare void @many(i32, ...)
define void @variable(double %x) nounwind {
  call void (i32, ...) @many(i32 1, double %x)
  ret void
}

; CHECK-LABEL: bits:
; CHECK: fsd fa0, [[AT:[0-9]+]](sp)
; CHECK: lw a0, [[AT]](sp)
define i64 @bits(double %x) nounwind {
  %r = bitcast double %x to i64
  ret i64 %r
}
