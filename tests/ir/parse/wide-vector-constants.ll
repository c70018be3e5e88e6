; Vectors of odd integers, pointers and wide floats are written one by one.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global <2 x i7> <i7 1, i7 -1>
@b = global <2 x ptr> <ptr @a, ptr null>
@c = global <2 x x86_fp80> <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000>
@d = global [2 x i128] [i128 1, i128 2]

; CHECK: @a = global <2 x i7> <i7 1, i7 -1>
; CHECK-NEXT: @b = global <2 x ptr> <ptr @a, ptr null>
; CHECK-NEXT: @c = global <2 x x86_fp80> <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000>
; CHECK-NEXT: @d = global [2 x i128] [i128 1, i128 2]
