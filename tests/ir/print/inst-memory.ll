; Loads and stores.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(ptr %p) {
  %a = load i32, ptr %p, align 4
  %b = load volatile i8, ptr %p, align 1
  %c = load atomic i32, ptr %p seq_cst, align 4
  %d = load atomic volatile ptr, ptr %p syncscope("agent") unordered, align 8
  store i32 %a, ptr %p, align 4
  store volatile <2 x i32> zeroinitializer, ptr %p, align 8
  store atomic i32 0, ptr %p monotonic, align 4
  store atomic volatile i32 0, ptr %p syncscope("singlethread") release, align 4
  ret void
}

; CHECK:define void @f(ptr %p) {
; CHECK-NEXT:  %a = load i32, ptr %p, align 4
; CHECK-NEXT:  %b = load volatile i8, ptr %p, align 1
; CHECK-NEXT:  %c = load atomic i32, ptr %p seq_cst, align 4
; CHECK-NEXT:  %d = load atomic volatile ptr, ptr %p syncscope("agent") unordered, align 8
; CHECK-NEXT:  store i32 %a, ptr %p, align 4
; CHECK-NEXT:  store volatile <2 x i32> zeroinitializer, ptr %p, align 8
; CHECK-NEXT:  store atomic i32 0, ptr %p monotonic, align 4
; CHECK-NEXT:  store atomic volatile i32 0, ptr %p syncscope("singlethread") release, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
