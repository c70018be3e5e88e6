; Numbers of 16 bits: with Zfh there is arithmetic on them, with Zfhmin only what brings them to `float` and back.
; RUN: llc -mtriple=riscv64 -mattr=+d,+zfh -target-abi=lp64d -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,FULL
; RUN: llc -mtriple=riscv64 -mattr=+d,+zfhmin -target-abi=lp64d -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,MIN
; RUN: llc -mtriple=riscv64 -mattr=+d,+zfh -target-abi=lp64 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=SOFT
; RUN: llc -mtriple=riscv32 -mattr=+zfh -target-abi=ilp32f -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=RV32
; RUN: llc -mtriple=riscv32 -mattr=+zfhmin -target-abi=ilp32f -verify-machineinstrs -O0 %s -o /dev/null

; CHECK-LABEL: add:
; FULL-NEXT: fadd.h fa0, fa0, fa1
; MIN-DAG: fcvt.s.h [[A:fa[0-9]]], fa0
; MIN-DAG: fcvt.s.h [[B:fa[0-9]]], fa1
; MIN: fadd.s [[R:fa[0-9]]], [[A]], [[B]]
; MIN-NEXT: fcvt.h.s fa0, [[R]]
; SOFT-LABEL: add:
; SOFT: fmv.h.x
; SOFT: fadd.h
; SOFT: fmv.x.h
define half @add(half %a, half %b) nounwind {
  %r = fadd half %a, %b
  ret half %r
}

; Copies, and registers that a call preserves.
; CHECK-LABEL: calls:
; FULL: fmv.h fs0, fa1
; MIN: fmv.s fs0, fa1
; CHECK: call add
; SOFT-LABEL: calls:
; SOFT: fsh {{fa[0-9]}}, {{[0-9]+}}(sp)
; SOFT: flh {{fa[0-9]}}, {{[0-9]+}}(sp)
define half @calls(half %x, half %y) nounwind {
  %a = call half @add(half %y, half %x)
  %b = call half @add(half %x, half %a)
  %c = fadd half %y, %b
  ret half %c
}

; CHECK-LABEL: constant:
; CHECK: fmv.h.x fa0, a0
define half @constant() nounwind {
  ret half 1.5
}

; The ninth argument is in an integer register.
; CHECK-LABEL: ninth:
; CHECK: fmv.h.x fa0, a0
define half @ninth(half, half, half, half, half, half, half, half, half %x) nounwind {
  ret half %x
}

; CHECK-LABEL: narrow:
; CHECK-NEXT: fcvt.h.d fa0, fa0
; RV32-LABEL: narrow:
; RV32: call __truncdfhf2
define half @narrow(double %x) nounwind {
  %r = fptrunc double %x to half
  ret half %r
}

; CHECK-LABEL: to_int:
; FULL-NEXT: fcvt.l.h a0, fa0, rtz
; MIN-NEXT: fcvt.s.h [[S:fa[0-9]]], fa0
; MIN-NEXT: fcvt.l.s a0, [[S]], rtz
; RV32-LABEL: to_int:
; RV32: fcvt.s.h fa0, fa0
; RV32: call __fixsfdi
define i64 @to_int(half %x) nounwind {
  %r = fptosi half %x to i64
  ret i64 %r
}

; CHECK-LABEL: from_int:
; FULL-NEXT: fcvt.h.l fa0, a0
; MIN-NEXT: fcvt.s.l [[S:fa[0-9]]], a0
; MIN-NEXT: fcvt.h.s fa0, [[S]]
; RV32-LABEL: from_int:
; RV32: call __floatdisf
; RV32: fcvt.h.s fa0, fa0
define half @from_int(i64 %x) nounwind {
  %r = sitofp i64 %x to half
  ret half %r
}

; The sign is a bit: the number stays what it is otherwise.
; CHECK-LABEL: negated:
; FULL-NEXT: fneg.h fa0, fa0
; MIN-NEXT: fmv.x.h [[BITS:a[0-9]]], fa0
; MIN: xor [[TURNED:a[0-9]]], [[BITS]],
; MIN-NEXT: fmv.h.x fa0, [[TURNED]]
define half @negated(half %x) nounwind {
  %r = fneg half %x
  ret half %r
}

; CHECK-LABEL: less:
; FULL: flt.h a0, fa0, fa1
; MIN: flt.s a0,
define i1 @less(half %a, half %b) nounwind {
  %r = fcmp olt half %a, %b
  ret i1 %r
}

; CHECK-LABEL: memory:
; CHECK: flh {{fa[0-9]}}, 0(a0)
; CHECK: fsh fa0, 0(a0)
define half @memory(ptr %p, half %x) nounwind {
  %r = load half, ptr %p
  store half %x, ptr %p
  ret half %r
}

; A float in a register for integers, as assembly wants it.
; CHECK-LABEL: assembly:
; CHECK: fmv.x.w a0, fa0
; CHECK: fmv.w.x fa0, a0
define float @assembly(float %x) nounwind {
  %r = call float asm "mv $0, $1", "={x10},{x10}"(float %x)
  ret float %r
}
