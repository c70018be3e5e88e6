; icmp and fcmp with every predicate.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i32 %a, float %b, ptr %p, <2 x i32> %v) {
  %1 = icmp eq i32 %a, 0
  %2 = icmp ne ptr %p, null
  %3 = icmp ugt i32 %a, 1
  %4 = icmp uge i32 %a, 1
  %5 = icmp ult <2 x i32> %v, zeroinitializer
  %6 = icmp ule i32 %a, 1
  %7 = icmp samesign sgt i32 %a, 1
  %8 = icmp sge i32 %a, 1
  %9 = icmp slt i32 %a, 1
  %10 = icmp sle i32 %a, 1
  %11 = fcmp false float %b, 0.0
  %12 = fcmp oeq float %b, 0.0
  %13 = fcmp ogt float %b, 0.0
  %14 = fcmp oge float %b, 0.0
  %15 = fcmp olt float %b, 0.0
  %16 = fcmp ole float %b, 0.0
  %17 = fcmp one float %b, 0.0
  %18 = fcmp ord float %b, 0.0
  %19 = fcmp ueq float %b, 0.0
  %20 = fcmp ugt float %b, 0.0
  %21 = fcmp uge float %b, 0.0
  %22 = fcmp ult float %b, 0.0
  %23 = fcmp ule float %b, 0.0
  %24 = fcmp une float %b, 0.0
  %25 = fcmp uno float %b, 0.0
  %26 = fcmp nnan true float %b, 0.0
  ret void
}

; CHECK: define void @f(i32 %a, float %b, ptr %p, <2 x i32> %v) {
; CHECK-NEXT:   %1 = icmp eq i32 %a, 0
; CHECK-NEXT:   %2 = icmp ne ptr %p, null
; CHECK-NEXT:   %3 = icmp ugt i32 %a, 1
; CHECK-NEXT:   %4 = icmp uge i32 %a, 1
; CHECK-NEXT:   %5 = icmp ult <2 x i32> %v, zeroinitializer
; CHECK-NEXT:   %6 = icmp ule i32 %a, 1
; CHECK-NEXT:   %7 = icmp samesign sgt i32 %a, 1
; CHECK-NEXT:   %8 = icmp sge i32 %a, 1
; CHECK-NEXT:   %9 = icmp slt i32 %a, 1
; CHECK-NEXT:   %10 = icmp sle i32 %a, 1
; CHECK-NEXT:   %11 = fcmp false float %b, 0.000000e+00
; CHECK-NEXT:   %12 = fcmp oeq float %b, 0.000000e+00
; CHECK-NEXT:   %13 = fcmp ogt float %b, 0.000000e+00
; CHECK-NEXT:   %14 = fcmp oge float %b, 0.000000e+00
; CHECK-NEXT:   %15 = fcmp olt float %b, 0.000000e+00
; CHECK-NEXT:   %16 = fcmp ole float %b, 0.000000e+00
; CHECK-NEXT:   %17 = fcmp one float %b, 0.000000e+00
; CHECK-NEXT:   %18 = fcmp ord float %b, 0.000000e+00
; CHECK-NEXT:   %19 = fcmp ueq float %b, 0.000000e+00
; CHECK-NEXT:   %20 = fcmp ugt float %b, 0.000000e+00
; CHECK-NEXT:   %21 = fcmp uge float %b, 0.000000e+00
; CHECK-NEXT:   %22 = fcmp ult float %b, 0.000000e+00
; CHECK-NEXT:   %23 = fcmp ule float %b, 0.000000e+00
; CHECK-NEXT:   %24 = fcmp une float %b, 0.000000e+00
; CHECK-NEXT:   %25 = fcmp uno float %b, 0.000000e+00
; CHECK-NEXT:   %26 = fcmp nnan true float %b, 0.000000e+00
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
