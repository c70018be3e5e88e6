; undef, poison, null, none and zeroinitializer.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global i32 undef
@b = global [2 x i32] poison
@c = global ptr null
@d = global ptr addrspace(1) null
@e = global [2 x i32] zeroinitializer
@f = global <2 x i32> zeroinitializer
@g = global target("spirv.Event") zeroinitializer
@h = global target("spirv.Event") poison

; CHECK:@a = global i32 undef
; CHECK-NEXT:@b = global [2 x i32] poison
; CHECK-NEXT:@c = global ptr null
; CHECK-NEXT:@d = global ptr addrspace(1) null
; CHECK-NEXT:@e = global [2 x i32] zeroinitializer
; CHECK-NEXT:@f = global <2 x i32> zeroinitializer
; CHECK-NEXT:@g = global target("spirv.Event") zeroinitializer
; CHECK-NEXT:@h = global target("spirv.Event") poison
