! What the assembler makes several instructions of, or one with an operand that is not encoded.
! RUN: codewright mc -triple=sparcv9 %s | FileCheck %s
! RUN: codewright mc -triple=sparc --defsym V8=1 %s | FileCheck %s --check-prefix=V8
! RUN: codewright mc -triple=sparcv9 -filetype=obj %s -o %t.o && codewright objdump -dr %t.o | FileCheck %s --check-prefix=OBJ
! RUN: echo set 0x100000000, %o0 | not codewright mc -triple=sparc --diagnostics=llvm 2>&1 | FileCheck %s --check-prefix=WIDE
! WIDE: :1:1: error: set: argument must be between -2147483648 and 4294967295

! CHECK: mov 5, %o0
! V8: mov 5, %o0
set 5, %o0
! A number of 32 bits has no sign in a register of 64.
! CHECK: sethi 4194303, %o0
! CHECK-NEXT: or %o0, 1023, %o0
! V8: mov -1, %o0
set -1, %o0
! CHECK-NEXT: sethi 298261, %o0
! CHECK-NEXT: or %o0, 632, %o0
set 0x12345678, %o0
! CHECK-NEXT: sethi 298261, %o0
set 0x12345400, %o0
! CHECK-NEXT: sethi %hi(sym+4), %o0
! CHECK-NEXT: or %o0, %lo(sym+4), %o0
! OBJ: R_SPARC_HI22 sym+0x4
! OBJ: R_SPARC_LO10 sym+0x4
set sym+4, %o0
.ifndef V8
! CHECK-NEXT: sethi 4194299, %o0
! CHECK-NEXT: or %o0, 120, %o0
! CHECK-NEXT: sra %o0, %g0, %o0
setsw -5000, %o0
! CHECK-NEXT: sethi 577881, %o0
! CHECK-NEXT: or %o0, 905, %o0
! CHECK-NEXT: sethi 0, %g1
! CHECK-NEXT: or %g1, 1, %g1
! CHECK-NEXT: sllx %g1, 32, %g1
! CHECK-NEXT: or %g1, %o0, %o0
setx 0x123456789, %g1, %o0
! OBJ: R_SPARC_HI22 sym
! OBJ: R_SPARC_LO10 sym
! OBJ: R_SPARC_HH22 sym
! OBJ: R_SPARC_HM10 sym
setx sym, %g1, %o0
.endif

! CHECK: call sym, 0
! OBJ: call
! OBJ-NEXT: R_SPARC_WDISP30 sym
call sym, 0
! CHECK: call %o0+8, 2
! OBJ: 9f c2 20 08
call %o0+8, 2
! CHECK: ld [%g1+%l0], %l1, %tie_ld(sym)
! OBJ: R_SPARC_TLS_IE_LD sym
ld [%g1+%l0], %l1, %tie_ld(sym)
! CHECK: add %g1, %g2, %g3, %tgd_add(sym)
! OBJ: R_SPARC_TLS_GD_ADD sym
add %g1, %g2, %g3, %tgd_add(sym)
! The function behind a mark leaves nothing.
! CHECK: call __tls_get_addr, %tgd_call(sym)
! OBJ: 40 00 00 00
! OBJ-NEXT: R_SPARC_TLS_GD_CALL sym
! OBJ-NOT: R_SPARC_NONE
call __tls_get_addr, %tgd_call(sym)
! CHECK: sethi %uhi(sym), %o0
! OBJ: R_SPARC_HH22 sym
sethi %uhi(sym), %o0
! CHECK: st %g0, [%o0+4]
clr [%o0+4]
! CHECK: ld [sym], %o0
ld [sym], %o0
! CHECK: jmp 8
jmp 8
! CHECK: mov sym, %o0
mov sym, %o0
