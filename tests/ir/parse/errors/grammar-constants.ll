; Constants that are not closed, or of a type they cannot have.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' at end of constantexpr cast
@g0 = global i32 trunc (i64 0 to i32

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in binary constantexpr
@g1 = global i32 add (i32 1, i32 2

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in constantexpr
@g2 = global ptr getelementptr (i8, ptr null, i32 1

; CHECK-DAG: :[[#@LINE+1]]:32: error: expected end to be larger than start
@g3 = global ptr getelementptr inrange(4, 1) (i8, ptr null, i32 1)

; CHECK-DAG: :[[#@LINE+1]]:18: error: base element of getelementptr must be sized
@g4 = global ptr getelementptr (%T4, ptr null, i32 1)
%T4 = type opaque

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in constantexpr
@g5 = global i32 extractelement (<2 x i32> zeroinitializer, i32 0

; CHECK-DAG: :[[#@LINE+1]]:18: error: An alias or ifunc must have pointer type
@g6 = alias i32, i32 1

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' at end of vector splat
@g7 = global <2 x i32> splat (i32 1

; CHECK-DAG: :[[#@LINE+1]]:18: error: invalid type for inline asm constraint string
@g8 = global ptr asm "", ""

; CHECK-DAG: :[[#@LINE+1]]:18: error: invalid type for null constant
@g9 = global %T9 zeroinitializer
%T9 = type opaque

; CHECK-DAG: :[[#@LINE+1]]:20: error: invalid type for undef constant
@g10 = global %T10 undef
%T10 = type opaque

; CHECK-DAG: :[[#@LINE+1]]:20: error: invalid type for poison constant
@g11 = global %T11 poison
%T11 = type opaque

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of array constant
@g12 = global [1 x i32] [i32 1
@a = global i32 0

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of struct constant
@g13 = global { i32 } { i32 1
@b = global i32 0

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of packed struct
@g14 = global <{ i32 }> <{ i32 1
@c = global i32 0

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of constant
@g15 = global <2 x i32> <i32 1, i32 2
@d = global i32 0

; CHECK-DAG: :[[#@LINE+2]]:1: error: expected end of constant
@g16 = global <{ i32 }> <{ i32 1 }
@e = global i32 0

; CHECK-DAG: :[[#@LINE+1]]:32: error: expected value token
@g17 = global [1 x {i32}] <{i32} {i32 1}>

; CHECK-DAG: :[[#@LINE+1]]:32: error: integer constant must have integer type
@g18 = global [1 x i32] [label 1]

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in constant ptrauth expression
@g19 = global ptr ptrauth (ptr null, i32 1

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in block address expression
@g20 = global ptr blockaddress(@h, %a

; CHECK-DAG: :[[#@LINE+1]]:28: error: alignment is not a power of two
@g21 = global i32 0, align 99999999999

; CHECK-DAG: :[[#@LINE+1]]:25: error: expected 64-bit integer (too large)
@g22 = external global [99999999999999999999999999 x i8]

; CHECK-DAG: :[[#@LINE+1]]:33: error: expected value token
@g23 = global <1 x i32> < { i32 } { i32 1 } >

; CHECK-DAG: :[[#@LINE+1]]:35: error: null must be a pointer type
@g24 = global [1 x i32] [ void () null ]

; CHECK-DAG: :[[#@LINE+1]]:19: error: expected type
@g25 = alias i32, 1

; CHECK-DAG: :[[#@LINE+1]]:19: error: expected type
@g26 = alias i32, null

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected ')' in address space
@g27 = external global i32 addrspace(1

; CHECK-DAG: :[[#@LINE+1]]:41: error: expected 'global' or 'constant'
@g28 = external global i32 addrspace(1) i32

; CHECK-DAG: :[[#@LINE+1]]:13: error: expected function name
declare i32 addrspace(1) @f29()

; CHECK-DAG: :[[#@LINE+1]]:25: error: vector elements must have integer, pointer or floating point type
@g30 = global <1 x i32> <[1 x i32] zeroinitializer>
