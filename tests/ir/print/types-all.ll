; Every kind of type in a signature.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @ints(i1, i7, i64, i8388608)
declare void @floats(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128)
declare ptr addrspace(7) @pointers(ptr, ptr addrspace(1))
declare [3 x [0 x i8]] @arrays()
declare <4 x i32> @vectors(<vscale x 2 x i64>, <2 x ptr>)
declare { i32, <{ i8 }>, {} } @structs(<{}>)
declare x86_amx @amx()
declare target("t", void, i32, 1, 2) @ext(target("u"))

; CHECK:declare void @ints(i1, i7, i64, i8388608)
; CHECK:declare void @floats(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128)
; CHECK:declare ptr addrspace(7) @pointers(ptr, ptr addrspace(1))
; CHECK:declare [3 x [0 x i8]] @arrays()
; CHECK:declare <4 x i32> @vectors(<vscale x 2 x i64>, <2 x ptr>)
; CHECK:declare { i32, <{ i8 }>, {} } @structs(<{}>)
; CHECK:declare x86_amx @amx()
; CHECK:declare target("t", void, i32, 1, 2) @ext(target("u"))
