; Atomic loads and stores, fences, scopes.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p) {
  %1 = load atomic i32, ptr %p unordered, align 4
  %2 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  %3 = load atomic ptr, ptr %p seq_cst, align 8
  store atomic i32 %1, ptr %p monotonic, align 4
  store atomic volatile i32 %1, ptr %p syncscope("agent") release, align 4
  fence acquire
  fence syncscope("singlethread") seq_cst
  fence acq_rel
  fence release
  ret void
}

; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   %1 = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   %2 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
; CHECK-NEXT:   %3 = load atomic ptr, ptr %p seq_cst, align 8
; CHECK-NEXT:   store atomic i32 %1, ptr %p monotonic, align 4
; CHECK-NEXT:   store atomic volatile i32 %1, ptr %p syncscope("agent") release, align 4
; CHECK-NEXT:   fence acquire
; CHECK-NEXT:   fence syncscope("singlethread") seq_cst
; CHECK-NEXT:   fence acq_rel
; CHECK-NEXT:   fence release
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
