; Target extension types.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(target("spirv.Image", void, 0, 1), target("a"), target("b", i32, { i8 }))

; CHECK: declare void @f(target("spirv.Image", void, 0, 1), target("a"), target("b", i32, { i8 }))
