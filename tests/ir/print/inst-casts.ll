; Every cast.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i32 %x, i64 %y, float %v, ptr %p) {
  %a = trunc nuw nsw i64 %y to i32
  %b = zext nneg i32 %x to i64
  %c = sext i32 %x to i64
  %d = fptoui float %v to i32
  %e = fptosi float %v to i32
  %g = uitofp nneg i32 %x to float
  %h = sitofp i32 %x to float
  %i = fpext float %v to double
  %j = fptrunc double %i to float
  %k = ptrtoint ptr %p to i64
  %l = inttoptr i64 %y to ptr
  %m = bitcast i32 %x to <4 x i8>
  %n = addrspacecast ptr %p to ptr addrspace(1)
  %o = ptrtoaddr ptr %p to i64
  ret void
}

; CHECK:define void @f(i32 %x, i64 %y, float %v, ptr %p) {
; CHECK-NEXT:  %a = trunc nuw nsw i64 %y to i32
; CHECK-NEXT:  %b = zext nneg i32 %x to i64
; CHECK-NEXT:  %c = sext i32 %x to i64
; CHECK-NEXT:  %d = fptoui float %v to i32
; CHECK-NEXT:  %e = fptosi float %v to i32
; CHECK-NEXT:  %g = uitofp nneg i32 %x to float
; CHECK-NEXT:  %h = sitofp i32 %x to float
; CHECK-NEXT:  %i = fpext float %v to double
; CHECK-NEXT:  %j = fptrunc double %i to float
; CHECK-NEXT:  %k = ptrtoint ptr %p to i64
; CHECK-NEXT:  %l = inttoptr i64 %y to ptr
; CHECK-NEXT:  %m = bitcast i32 %x to <4 x i8>
; CHECK-NEXT:  %n = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:  %o = ptrtoaddr ptr %p to i64
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
