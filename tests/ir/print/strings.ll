; Arrays of bytes are strings.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = constant [6 x i8] c"a\22\5C\00\7F~"
@b = constant [2 x i8] c"\FF\0A"
@c = constant [2 x i8] zeroinitializer
@d = constant [1 x i8] c"\00"
@e = constant <2 x i8> <i8 97, i8 98>

; CHECK:@a = constant [6 x i8] c"a\22\\\00\7F~"
; CHECK-NEXT:@b = constant [2 x i8] c"\FF\0A"
; CHECK-NEXT:@c = constant [2 x i8] zeroinitializer
; CHECK-NEXT:@d = constant [1 x i8] zeroinitializer
; CHECK-NEXT:@e = constant <2 x i8> <i8 97, i8 98>
