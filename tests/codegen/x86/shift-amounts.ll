; The machine looks at the lowest bits of the amount of a shift only.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define i64 @masked(i64 %a, i64 %n) {
; CHECK-LABEL: masked:
; CHECK-NOT: and
; CHECK: shlq %cl
  %m = and i64 %n, 63
  %s = shl i64 %a, %m
  ret i64 %s
}

define i64 @from_width(i64 %a, i64 %n) {
; CHECK-LABEL: from_width:
; CHECK: neg
; CHECK-NOT: $64
; CHECK: shrq %cl
  %m = sub i64 64, %n
  %s = lshr i64 %a, %m
  ret i64 %s
}

define i32 @from_last(i32 %a, i32 %n) {
; CHECK-LABEL: from_last:
; CHECK: not
; CHECK: shrl %cl
  %m = sub i32 31, %n
  %s = lshr i32 %a, %m
  ret i32 %s
}

; Of 32 bits only five are looked at: the sixth is not left out of the amount of 64.
define i64 @too_narrow(i64 %a, i64 %n) {
; CHECK-LABEL: too_narrow:
; CHECK: andl $31
; CHECK: shlq %cl
  %m = and i64 %n, 31
  %s = shl i64 %a, %m
  ret i64 %s
}

; Eight bits are shifted by up to 31: masks of less stay.
define i8 @narrow(i8 %a, i8 %n) {
; CHECK-LABEL: narrow:
; CHECK: andl $7
; CHECK: shlb %cl
  %m = and i8 %n, 7
  %s = shl i8 %a, %m
  ret i8 %s
}
