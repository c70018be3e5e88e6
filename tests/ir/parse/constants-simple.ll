; null, undef, poison, zeroinitializer, none.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global ptr null
@b = global i32 undef
@c = global { i32, ptr } poison
@d = global [4 x i32] zeroinitializer
@e = global ptr addrspace(3) null
@g = global i32 zeroinitializer
@h = global float zeroinitializer
@i = global ptr zeroinitializer

; CHECK: @a = global ptr null
; CHECK-NEXT: @b = global i32 undef
; CHECK-NEXT: @c = global { i32, ptr } poison
; CHECK-NEXT: @d = global [4 x i32] zeroinitializer
; CHECK-NEXT: @e = global ptr addrspace(3) null
; CHECK-NEXT: @g = global i32 0
; CHECK-NEXT: @h = global float 0.000000e+00
; CHECK-NEXT: @i = global ptr null
