; Where the 64-bit ABI of SPARC passes arguments and results, and the window of registers that functions have.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-linux-gnu -O0 -verify-machineinstrs %s -o /dev/null

declare i64 @callee(i64, float, double, fp128)
declare i32 @variadic(ptr, ...)

; CHECK-LABEL: seventh:
; CHECK: save %sp, -176, %sp
; CHECK: ldx [%fp+2223], %i1
; CHECK: add %i0, %i1, %i0
; CHECK: ret
; CHECK: restore
define i64 @seventh(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) nounwind {
  %r = add i64 %a, %g
  ret i64 %r
}

; The number of 32 bits is in the second half of the second word.
; CHECK-LABEL: third:
; CHECK: fmovs %f5, %f0
; CHECK: retl
; CHECK: nop
define float @third(i64 %a, double %b, float %c) nounwind {
  ret float %c
}

; CHECK-LABEL: halves:
; CHECK: srlx %o1, 32, %o1
; CHECK: add %o0, %o1, %o0
; CHECK: fmovs %f3, %f0
; CHECK: retl
; CHECK: nop
define inreg { float, i32 } @halves(float inreg %a, i32 inreg %b, i32 inreg %c, float inreg %d) nounwind {
  %r = insertvalue { float, i32 } poison, float %d, 0
  %s = add i32 %b, %c
  %t = insertvalue { float, i32 } %r, i32 %s, 1
  ret { float, i32 } %t
}

; CHECK-LABEL: passes:
; CHECK: save %sp, -192, %sp
; CHECK: mov 1, %o0
; CHECK: sethi %h44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: or %i0, %m44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: sllx %i0, 12, %i0
; CHECK: or %i0, %l44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: ld [%i0{{(\+0)?}}], %f3
; CHECK: sethi %h44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: or %i0, %m44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: sllx %i0, 12, %i0
; CHECK: or %i0, %l44({{\.L[A-Za-z0-9_]+}}), %i0
; CHECK: ldd [%i0{{(\+0)?}}], %f4
; CHECK: mov 0, %i0
; CHECK: stx %i0, [%fp+2039]
; CHECK: ldd [%fp+2039], %f10
; CHECK: sethi 1048512, %i0
; CHECK: sllx %i0, 32, %i0
; CHECK: stx %i0, [%fp+2031]
; CHECK: call callee
; CHECK: ldd [%fp+2031], %f8
; CHECK: mov %o0, %i0
; CHECK: ret
; CHECK: restore
define i64 @passes() nounwind {
  %r = call i64 @callee(i64 1, float 2.0, double 3.0, fp128 0xL00000000000000003FFF000000000000)
  ret i64 %r
}

; CHECK-LABEL: passes_variadic:
; CHECK: save %sp, -192, %sp
; CHECK: mov 0, %o0
; CHECK: std %f0, [%fp+2039]
; CHECK: ldx [%fp+2039], %o1
; CHECK: call variadic
; CHECK: mov 5, %o2
; CHECK: mov %o0, %i0
; CHECK: ret
; CHECK: restore
define i32 @passes_variadic(double %d) nounwind {
  %r = call i32 (ptr, ...) @variadic(ptr null, double %d, i32 5)
  ret i32 %r
}

; CHECK-LABEL: first_variadic:
; CHECK: save %sp, -192, %sp
; CHECK: add %fp, 2183, %i0
; CHECK: stx %i1, [%fp+2183]
; CHECK: stx %i2, [%fp+2191]
; CHECK: stx %i3, [%fp+2199]
; CHECK: stx %i4, [%fp+2207]
; CHECK: stx %i5, [%fp+2215]
; CHECK: stx %i0, [%fp+2039]
; CHECK: ldx [%fp+2039], %i0
; CHECK: ldx [%i0{{(\+0)?}}], %i0
; CHECK: ret
; CHECK: restore
define i64 @first_variadic(i64 %n, ...) nounwind {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  %p = load ptr, ptr %list
  %r = load i64, ptr %p
  ret i64 %r
}

; CHECK-LABEL: large_frame:
; CHECK: sethi 16, %g1
; CHECK: sub %g0, %g1, %g1
; CHECK: add %g1, 208, %g1
; CHECK: save %sp, %g1, %sp
; CHECK: sethi 14, %g1
; CHECK: sub %fp, %g1, %g1
; CHECK: add %g1, 383, %i1
; CHECK: sllx %i0, 3, %i0
; CHECK: mov 1, %i2
; CHECK: stx %i2, [%i1+%i0]
; CHECK: sethi 14, %g1
; CHECK: sub %fp, %g1, %g1
; CHECK: ldx [%g1+383], %i0
; CHECK: ret
; CHECK: restore
define i64 @large_frame(i64 %i) nounwind {
  %a = alloca [2000 x i64]
  %p = getelementptr i64, ptr %a, i64 %i
  store volatile i64 1, ptr %p
  %r = load volatile i64, ptr %a
  ret i64 %r
}
