! What is said of operands that do not fit, and of what a processor lacks.
! RUN: not codewright mc -triple=sparcv9 --diagnostics=llvm %s 2>&1 | FileCheck %s --implicit-check-not=error:

! CHECK: :[[#@LINE+1]]:10: error: immediate shift value out of range
sll %o0, 32, %o1
! CHECK: :[[#@LINE+1]]:11: error: immediate shift value out of range
sllx %o0, 64, %o1
! CHECK: :[[#@LINE+1]]:11: error: invalid ASI number, must be between 0 and 255
lda [%o0] 256, %o1
! CHECK: :[[#@LINE+1]]:11: error: unknown ASI tag
lda [%o0] #ASI_X, %o1
! CHECK: :[[#@LINE+1]]:17: error: unknown prefetch tag
prefetch [%o0], #x
! CHECK: :[[#@LINE+1]]:17: error: invalid prefetch number, must be between 0 and 31
prefetch [%o0], 32
! CHECK: :[[#@LINE+1]]:8: error: invalid membar mask number
membar 128
! A name without its sign is none.
! CHECK: :[[#@LINE+1]]:8: error: invalid membar mask number
membar Sync
! CHECK: :[[#@LINE+1]]:12: error: invalid operand for instruction
ldd [%o0], %o1
! CHECK: :[[#@LINE+1]]:1: error: too few operands for instruction
add %o0
! A constant of 13 bits has a sign.
! CHECK: :[[#@LINE+1]]:10: error: invalid operand for instruction
add %o0, 4096, %o1
! CHECK: :[[#@LINE+1]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
fpadd16 %f0, %f2, %f4
! CHECK: :[[#@LINE+1]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
fmadds %f0, %f1, %f2, %f3
