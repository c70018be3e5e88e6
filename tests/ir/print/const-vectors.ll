; Vectors; elements that are all one number are a splat.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global <4 x i32> splat (i32 1)
@b = global <2 x double> splat (double 1.000000e+00)
@c = global <2 x i3> splat (i3 1)
@d = global <1 x i32> splat (i32 5)
@e = global <2 x i32> <i32 1, i32 2>
@f = global <2 x i32> <i32 1, i32 undef>
@g = global <2 x ptr> <ptr @a, ptr @a>
@h = global <2 x i1> <i1 true, i1 false>
@i = global <2 x x86_fp80> splat (x86_fp80 0xK3FFF8000000000000000)
@j = global <2 x i128> splat (i128 7)

; CHECK:@a = global <4 x i32> splat (i32 1)
; CHECK-NEXT:@b = global <2 x double> splat (double 1.000000e+00)
; CHECK-NEXT:@c = global <2 x i3> splat (i3 1)
; CHECK-NEXT:@d = global <1 x i32> splat (i32 5)
; CHECK-NEXT:@e = global <2 x i32> <i32 1, i32 2>
; CHECK-NEXT:@f = global <2 x i32> <i32 1, i32 undef>
; CHECK-NEXT:@g = global <2 x ptr> <ptr @a, ptr @a>
; CHECK-NEXT:@h = global <2 x i1> <i1 true, i1 false>
; CHECK-NEXT:@i = global <2 x x86_fp80> splat (x86_fp80 0xK3FFF8000000000000000)
; CHECK-NEXT:@j = global <2 x i128> splat (i128 7)
