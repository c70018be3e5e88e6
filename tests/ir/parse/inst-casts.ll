; Every cast, with flags.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i64 %a, float %b, ptr %p, <2 x i64> %v) {
  %1 = trunc i64 %a to i32
  %2 = trunc nuw nsw i64 %a to i8
  %3 = zext i32 %1 to i64
  %4 = zext nneg i32 %1 to i64
  %5 = sext i8 %2 to i64
  %6 = fptoui float %b to i32
  %7 = fptosi float %b to i32
  %8 = uitofp i32 %1 to double
  %9 = uitofp nneg i32 %1 to double
  %10 = sitofp i32 %1 to half
  %11 = fptrunc fast double %8 to float
  %12 = fpext nnan float %b to double
  %13 = ptrtoint ptr %p to i64
  %14 = inttoptr i64 %a to ptr
  %15 = bitcast i64 %a to double
  %16 = bitcast <2 x i64> %v to <4 x i32>
  %17 = addrspacecast ptr %p to ptr addrspace(1)
  %18 = ptrtoaddr ptr %p to i64
  %19 = trunc <2 x i64> %v to <2 x i1>
  ret void
}

; CHECK: define void @f(i64 %a, float %b, ptr %p, <2 x i64> %v) {
; CHECK-NEXT:   %1 = trunc i64 %a to i32
; CHECK-NEXT:   %2 = trunc nuw nsw i64 %a to i8
; CHECK-NEXT:   %3 = zext i32 %1 to i64
; CHECK-NEXT:   %4 = zext nneg i32 %1 to i64
; CHECK-NEXT:   %5 = sext i8 %2 to i64
; CHECK-NEXT:   %6 = fptoui float %b to i32
; CHECK-NEXT:   %7 = fptosi float %b to i32
; CHECK-NEXT:   %8 = uitofp i32 %1 to double
; CHECK-NEXT:   %9 = uitofp nneg i32 %1 to double
; CHECK-NEXT:   %10 = sitofp i32 %1 to half
; CHECK-NEXT:   %11 = fptrunc fast double %8 to float
; CHECK-NEXT:   %12 = fpext nnan float %b to double
; CHECK-NEXT:   %13 = ptrtoint ptr %p to i64
; CHECK-NEXT:   %14 = inttoptr i64 %a to ptr
; CHECK-NEXT:   %15 = bitcast i64 %a to double
; CHECK-NEXT:   %16 = bitcast <2 x i64> %v to <4 x i32>
; CHECK-NEXT:   %17 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %18 = ptrtoaddr ptr %p to i64
; CHECK-NEXT:   %19 = trunc <2 x i64> %v to <2 x i1>
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
