; Parts of an aggregate with floats take halves of words, in registers and behind them on the stack.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE

; The third word of the array begins 144 bytes above %i6, which is 2047 bytes below the stack.
; CHECK-LABEL: taken:
; CHECK: retl
; CHECK: srlx %o0, 32, %o0
define i32 @taken(i32 inreg %a, float inreg %b) nounwind {
  ret i32 %a
}
; CHECK-LABEL: second:
; CHECK: save %sp, -176, %sp
; CHECK: ld [%fp+2227], %i0
; CHECK: ret
; CHECK: restore
define i32 @second(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, float inreg %g, i32 inreg %h) nounwind {
  ret i32 %h
}
; CHECK-LABEL: other_half:
; CHECK: save %sp, -176, %sp
; CHECK: ld [%fp+2223], %i0
; CHECK: ret
; CHECK: restore
define i32 @other_half(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i32 inreg %g, float inreg %h) nounwind {
  ret i32 %g
}

; NONE-LABEL: gives:
; NONE: st {{%[a-z0-9]+}}, [{{%[a-z0-9]+}}+2223]
; CHECK-LABEL: gives:
; CHECK: save %sp, -192, %sp
; CHECK: st %i0, [%sp+2223]
; CHECK: mov 0, %o5
; CHECK: mov %o5, %o0
; CHECK: mov %o5, %o1
; CHECK: mov %o5, %o2
; CHECK: mov %o5, %o3
; CHECK: mov %o5, %o4
; CHECK: fmovs %f3, %f13
; CHECK: call other_half
; CHECK: nop
; CHECK: mov %o0, %i0
; CHECK: ret
; CHECK: restore
define i32 @gives(i32 %n, float %x) nounwind {
  %r = call i32 @other_half(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 inreg %n, float inreg %x)
  ret i32 %r
}
