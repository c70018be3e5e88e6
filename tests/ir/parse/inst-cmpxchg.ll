; cmpxchg.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p, i32 %a, ptr %b) {
  %1 = cmpxchg ptr %p, i32 %a, i32 1 acq_rel monotonic
  %2 = cmpxchg weak volatile ptr %p, i32 %a, i32 1 syncscope("x") seq_cst acquire, align 8
  %3 = cmpxchg ptr %p, ptr %b, ptr null monotonic seq_cst, align 8
  ret void
}

; CHECK: define void @f(ptr %p, i32 %a, ptr %b) {
; CHECK-NEXT:   %1 = cmpxchg ptr %p, i32 %a, i32 1 acq_rel monotonic, align 4
; CHECK-NEXT:   %2 = cmpxchg weak volatile ptr %p, i32 %a, i32 1 syncscope("x") seq_cst acquire, align 8
; CHECK-NEXT:   %3 = cmpxchg ptr %p, ptr %b, ptr null monotonic seq_cst, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
