; cmpxchg, atomicrmw and fence.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(ptr %p, i32 %x, float %v) {
  %a = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %b = cmpxchg weak volatile ptr %p, ptr null, ptr %p syncscope("wave") seq_cst seq_cst, align 8
  %c = atomicrmw add ptr %p, i32 %x seq_cst, align 4
  %d = atomicrmw volatile xchg ptr %p, i32 %x syncscope("wave") acquire, align 4
  %e = atomicrmw fadd ptr %p, float %v monotonic, align 4
  %g = atomicrmw uinc_wrap ptr %p, i32 %x release, align 4
  %h = atomicrmw usub_sat ptr %p, i32 %x release, align 4
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  ret void
}

; CHECK:define void @f(ptr %p, i32 %x, float %v) {
; CHECK-NEXT:  %a = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
; CHECK-NEXT:  %b = cmpxchg weak volatile ptr %p, ptr null, ptr %p syncscope("wave") seq_cst seq_cst, align 8
; CHECK-NEXT:  %c = atomicrmw add ptr %p, i32 %x seq_cst, align 4
; CHECK-NEXT:  %d = atomicrmw volatile xchg ptr %p, i32 %x syncscope("wave") acquire, align 4
; CHECK-NEXT:  %e = atomicrmw fadd ptr %p, float %v monotonic, align 4
; CHECK-NEXT:  %g = atomicrmw uinc_wrap ptr %p, i32 %x release, align 4
; CHECK-NEXT:  %h = atomicrmw usub_sat ptr %p, i32 %x release, align 4
; CHECK-NEXT:  fence seq_cst
; CHECK-NEXT:  fence syncscope("singlethread") acq_rel
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
