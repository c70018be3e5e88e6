; Strings of bytes.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global [5 x i8] c"hello"
@b = global [4 x i8] c"\00\FF\22\\"
@c = global [0 x i8] c""
@d = global [2 x i8] c"\00\00"

; CHECK: @a = global [5 x i8] c"hello"
; CHECK-NEXT: @b = global [4 x i8] c"\00\FF\22\\"
; CHECK-NEXT: @c = global [0 x i8] zeroinitializer
; CHECK-NEXT: @d = global [2 x i8] zeroinitializer
