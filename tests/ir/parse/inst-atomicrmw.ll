; Every atomicrmw operation.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p, i32 %a, float %b, <2 x half> %v) {
  %1 = atomicrmw xchg ptr %p, i32 %a monotonic
  %2 = atomicrmw volatile add ptr %p, i32 %a acquire, align 8
  %3 = atomicrmw sub ptr %p, i32 %a release
  %4 = atomicrmw and ptr %p, i32 %a acq_rel
  %5 = atomicrmw nand ptr %p, i32 %a seq_cst
  %6 = atomicrmw or ptr %p, i32 %a syncscope("a") monotonic
  %7 = atomicrmw xor ptr %p, i32 %a monotonic
  %8 = atomicrmw max ptr %p, i32 %a monotonic
  %9 = atomicrmw min ptr %p, i32 %a monotonic
  %10 = atomicrmw umax ptr %p, i32 %a monotonic
  %11 = atomicrmw umin ptr %p, i32 %a monotonic
  %12 = atomicrmw fadd ptr %p, float %b monotonic
  %13 = atomicrmw fsub ptr %p, float %b monotonic
  %14 = atomicrmw fmax ptr %p, float %b monotonic
  %15 = atomicrmw fmin ptr %p, float %b monotonic
  %16 = atomicrmw uinc_wrap ptr %p, i32 %a monotonic
  %17 = atomicrmw udec_wrap ptr %p, i32 %a monotonic
  %18 = atomicrmw usub_cond ptr %p, i32 %a monotonic
  %19 = atomicrmw usub_sat ptr %p, i32 %a monotonic
  %20 = atomicrmw fmaximum ptr %p, float %b monotonic
  %21 = atomicrmw fminimum ptr %p, float %b monotonic
  %22 = atomicrmw fadd ptr %p, <2 x half> %v monotonic
  %23 = atomicrmw xchg ptr %p, ptr %p monotonic
  %24 = atomicrmw xchg ptr %p, float %b monotonic
  ret void
}

; CHECK: define void @f(ptr %p, i32 %a, float %b, <2 x half> %v) {
; CHECK-NEXT:   %1 = atomicrmw xchg ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %2 = atomicrmw volatile add ptr %p, i32 %a acquire, align 8
; CHECK-NEXT:   %3 = atomicrmw sub ptr %p, i32 %a release, align 4
; CHECK-NEXT:   %4 = atomicrmw and ptr %p, i32 %a acq_rel, align 4
; CHECK-NEXT:   %5 = atomicrmw nand ptr %p, i32 %a seq_cst, align 4
; CHECK-NEXT:   %6 = atomicrmw or ptr %p, i32 %a syncscope("a") monotonic, align 4
; CHECK-NEXT:   %7 = atomicrmw xor ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %8 = atomicrmw max ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %9 = atomicrmw min ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %10 = atomicrmw umax ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %11 = atomicrmw umin ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %12 = atomicrmw fadd ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %13 = atomicrmw fsub ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %14 = atomicrmw fmax ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %15 = atomicrmw fmin ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %16 = atomicrmw uinc_wrap ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %17 = atomicrmw udec_wrap ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %18 = atomicrmw usub_cond ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %19 = atomicrmw usub_sat ptr %p, i32 %a monotonic, align 4
; CHECK-NEXT:   %20 = atomicrmw fmaximum ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %21 = atomicrmw fminimum ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   %22 = atomicrmw fadd ptr %p, <2 x half> %v monotonic, align 4
; CHECK-NEXT:   %23 = atomicrmw xchg ptr %p, ptr %p monotonic, align 8
; CHECK-NEXT:   %24 = atomicrmw xchg ptr %p, float %b monotonic, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
