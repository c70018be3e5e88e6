; Every linkage of variables.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0
@b = private global i32 0
@c = internal constant i32 0
@d = linkonce global i32 0
@e = linkonce_odr global i32 0
@f = weak global i32 0
@g = weak_odr global i32 0
@h = common global i32 0
@i = available_externally global i32 0
@j = extern_weak global i32
@k = external global i32
@l = appending global [1 x i32] zeroinitializer

; CHECK: @a = global i32 0
; CHECK-NEXT: @b = private global i32 0
; CHECK-NEXT: @c = internal constant i32 0
; CHECK-NEXT: @d = linkonce global i32 0
; CHECK-NEXT: @e = linkonce_odr global i32 0
; CHECK-NEXT: @f = weak global i32 0
; CHECK-NEXT: @g = weak_odr global i32 0
; CHECK-NEXT: @h = common global i32 0
; CHECK-NEXT: @i = available_externally global i32 0
; CHECK-NEXT: @j = extern_weak global i32
; CHECK-NEXT: @k = external global i32
; CHECK-NEXT: @l = appending global [1 x i32] zeroinitializer
