; All scalar types, as parameters.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128, i1, i7, i8388607, ptr)

; CHECK: declare void @f(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128, i1, i7, i8388607, ptr)
