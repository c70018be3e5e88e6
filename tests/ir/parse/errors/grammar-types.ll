; Types that are not closed, or made of what they cannot be made of.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected 'global' or 'constant'
@g0 = external global i32 addrspace(1)

; CHECK-DAG: :[[#@LINE+1]]:28: error: argument name invalid in function type
declare void @f1(void (i32 %a)*)

; CHECK-DAG: :[[#@LINE+1]]:18: error: argument name invalid in function type
declare i32 (i32 %a) @f2()

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected '>' at end of packed struct
@g3 = external global <{ i32 }

; CHECK-DAG: :[[#@LINE+1]]:24: error: expected number in address space
@g4 = external global [a x i32]

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected end of sequential type
@g5 = external global [1 x i32

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in target extension type
@g6 = external global target("a", 1

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected '>' in packed struct
%T7 = type <{ i32 }

; CHECK-DAG: :[[#@LINE+4]]:1: error: unterminated attribute group
attributes #32 = { nounwind

; CHECK-DAG: :[[#@LINE+2]]:1: error: unterminated attribute group
attributes #36 = { nounwind
@g9 = global i32 0

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected '}' at end of struct
%T10 = type { i32

; CHECK-DAG: :[[#@LINE+1]]:13: error: expected function name
declare i32 addrspace(1) @f11()

; CHECK-DAG: :[[#@LINE+1]]:19: error: expected value token
@g12 = global i32 addrspace(1) null

; CHECK-DAG: :[[#@LINE+1]]:23: error: expected ')' at end of argument list
declare void @f13(i32 addrspace(1) %a)
