; Numbers of 128 bits: functions of the ABI's own take their addresses.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: save %sp, -272, %sp
; CHECK: std %f2, [%fp+1991]
; CHECK: ldx [%fp+1991], %i0
; CHECK: std %f0, [%fp+1983]
; CHECK: ldx [%fp+1983], %i1
; CHECK: std %f6, [%fp+1975]
; CHECK: ldx [%fp+1975], %i2
; CHECK: std %f4, [%fp+1967]
; CHECK: ldx [%fp+1967], %i3
; CHECK: stx %i0, [%fp+2023]
; CHECK: stx %i1, [%fp+2015]
; CHECK: stx %i2, [%fp+2007]
; CHECK: stx %i3, [%fp+1999]
; CHECK: add %fp, 2031, %o0
; CHECK: add %fp, 2015, %o1
; CHECK: call _Qp_add
; CHECK: add %fp, 1999, %o2
; CHECK: ldx [%fp+2039], %i0
; CHECK: ldx [%fp+2031], %i1
; CHECK: stx %i0, [%fp+1959]
; CHECK: ldd [%fp+1959], %f2
; CHECK: stx %i1, [%fp+1951]
; CHECK: ldd [%fp+1951], %f0
define fp128 @sum(fp128 %a, fp128 %b) nounwind {
  %r = fadd fp128 %a, %b
  ret fp128 %r
}

; CHECK-LABEL: less:
; CHECK: save %sp, -240, %sp
; CHECK: std %f2, [%fp+2007]
; CHECK: ldx [%fp+2007], %i0
; CHECK: std %f0, [%fp+1999]
; CHECK: ldx [%fp+1999], %i1
; CHECK: std %f6, [%fp+1991]
; CHECK: ldx [%fp+1991], %i2
; CHECK: std %f4, [%fp+1983]
; CHECK: ldx [%fp+1983], %i3
; CHECK: stx %i0, [%fp+2039]
; CHECK: stx %i1, [%fp+2031]
; CHECK: stx %i2, [%fp+2023]
; CHECK: stx %i3, [%fp+2015]
; CHECK: add %fp, 2031, %o0
; CHECK: call _Qp_flt
; CHECK: add %fp, 2015, %o1
; CHECK: sra %o0, 0, %i0
; CHECK: movrnz %i0, 1, %i0
define i1 @less(fp128 %a, fp128 %b) nounwind {
  %r = fcmp olt fp128 %a, %b
  ret i1 %r
}

; CHECK-LABEL: unordered:
; CHECK: save %sp, -240, %sp
; CHECK: std %f2, [%fp+2007]
; CHECK: ldx [%fp+2007], %i0
; CHECK: std %f0, [%fp+1999]
; CHECK: ldx [%fp+1999], %i1
; CHECK: std %f6, [%fp+1991]
; CHECK: ldx [%fp+1991], %i2
; CHECK: std %f4, [%fp+1983]
; CHECK: ldx [%fp+1983], %i3
; CHECK: stx %i0, [%fp+2039]
; CHECK: stx %i1, [%fp+2031]
; CHECK: stx %i2, [%fp+2023]
; CHECK: stx %i3, [%fp+2015]
; CHECK: add %fp, 2031, %o0
; CHECK: call _Qp_cmp
; CHECK: add %fp, 2015, %o1
; CHECK: sra %o0, 0, %i0
; CHECK: cmp %i0, 3
; CHECK: mov 0, %i0
; CHECK: move %xcc, 1, %i0
define i1 @unordered(fp128 %a, fp128 %b) nounwind {
  %r = fcmp uno fp128 %a, %b
  ret i1 %r
}

; CHECK-LABEL: rounded:
; CHECK: save %sp, -208, %sp
; CHECK: std %f2, [%fp+2023]
; CHECK: ldx [%fp+2023], %i0
; CHECK: std %f0, [%fp+2015]
; CHECK: ldx [%fp+2015], %i1
; CHECK: stx %i0, [%fp+2039]
; CHECK: stx %i1, [%fp+2031]
; CHECK: call _Qp_qtod
; CHECK: add %fp, 2031, %o0
define double @rounded(fp128 %a) nounwind {
  %r = fptrunc fp128 %a to double
  ret double %r
}

; CHECK-LABEL: from_unsigned:
; CHECK: save %sp, -208, %sp
; CHECK: add %fp, 2031, %o0
; CHECK: call _Qp_uxtoq
; CHECK: mov %i0, %o1
; CHECK: ldx [%fp+2039], %i0
; CHECK: ldx [%fp+2031], %i1
; CHECK: stx %i0, [%fp+2023]
; CHECK: ldd [%fp+2023], %f2
; CHECK: stx %i1, [%fp+2015]
; CHECK: ldd [%fp+2015], %f0
define fp128 @from_unsigned(i64 %a) nounwind {
  %r = uitofp i64 %a to fp128
  ret fp128 %r
}
