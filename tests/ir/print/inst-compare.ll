; Comparisons with every predicate.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i32 %x, ptr %p, float %v) {
  %a = icmp eq i32 %x, 0
  %b = icmp ne ptr %p, null
  %c = icmp samesign ugt i32 %x, 1
  %d = icmp uge i32 %x, 1
  %e = icmp ult i32 %x, 1
  %g = icmp ule i32 %x, 1
  %h = icmp sgt i32 %x, 1
  %i = icmp sge i32 %x, 1
  %j = icmp slt i32 %x, 1
  %k = icmp sle i32 %x, 1
  %l = fcmp false float %v, %v
  %m = fcmp ord float %v, 0.000000e+00
  %n = fcmp uno float %v, %v
  %o = fcmp une float %v, %v
  %q = fcmp true float %v, %v
  ret void
}

; CHECK:define void @f(i32 %x, ptr %p, float %v) {
; CHECK-NEXT:  %a = icmp eq i32 %x, 0
; CHECK-NEXT:  %b = icmp ne ptr %p, null
; CHECK-NEXT:  %c = icmp samesign ugt i32 %x, 1
; CHECK-NEXT:  %d = icmp uge i32 %x, 1
; CHECK-NEXT:  %e = icmp ult i32 %x, 1
; CHECK-NEXT:  %g = icmp ule i32 %x, 1
; CHECK-NEXT:  %h = icmp sgt i32 %x, 1
; CHECK-NEXT:  %i = icmp sge i32 %x, 1
; CHECK-NEXT:  %j = icmp slt i32 %x, 1
; CHECK-NEXT:  %k = icmp sle i32 %x, 1
; CHECK-NEXT:  %l = fcmp false float %v, %v
; CHECK-NEXT:  %m = fcmp ord float %v, 0.000000e+00
; CHECK-NEXT:  %n = fcmp uno float %v, %v
; CHECK-NEXT:  %o = fcmp une float %v, %v
; CHECK-NEXT:  %q = fcmp true float %v, %v
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
