; Linkages of variables; external is written for declarations only.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global i32 0
@b = external global i32
@c = private global i32 0
@d = internal constant i32 0
@e = available_externally global i32 0
@f = linkonce global i32 0
@g = linkonce_odr global i32 0
@h = weak global i32 0
@i = weak_odr global i32 0
@j = common global i32 0
@k = appending global [1 x i32] zeroinitializer
@l = extern_weak global i32

; CHECK:@a = global i32 0
; CHECK-NEXT:@b = external global i32
; CHECK-NEXT:@c = private global i32 0
; CHECK-NEXT:@d = internal constant i32 0
; CHECK-NEXT:@e = available_externally global i32 0
; CHECK-NEXT:@f = linkonce global i32 0
; CHECK-NEXT:@g = linkonce_odr global i32 0
; CHECK-NEXT:@h = weak global i32 0
; CHECK-NEXT:@i = weak_odr global i32 0
; CHECK-NEXT:@j = common global i32 0
; CHECK-NEXT:@k = appending global [1 x i32] zeroinitializer
; CHECK-NEXT:@l = extern_weak global i32
