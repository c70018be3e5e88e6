; Arithmetic with its flags.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = sub nsw i32 %x, 1
  %c = mul nuw i32 %x, 3
  %d = udiv exact i32 %x, %y
  %e = sdiv i32 %x, %y
  %f = urem i32 %x, %y
  %g = srem i32 %x, %y
  %h = shl nuw nsw i32 %x, 1
  %i = lshr exact i32 %x, 1
  %j = ashr i32 %x, 1
  %k = and i32 %x, 255
  %l = or disjoint i32 %x, 1
  %m = xor i32 %x, -1
  ret void
}

; CHECK:define void @f(i32 %x, i32 %y) {
; CHECK-NEXT:  %a = add nuw nsw i32 %x, %y
; CHECK-NEXT:  %b = sub nsw i32 %x, 1
; CHECK-NEXT:  %c = mul nuw i32 %x, 3
; CHECK-NEXT:  %d = udiv exact i32 %x, %y
; CHECK-NEXT:  %e = sdiv i32 %x, %y
; CHECK-NEXT:  %f = urem i32 %x, %y
; CHECK-NEXT:  %g = srem i32 %x, %y
; CHECK-NEXT:  %h = shl nuw nsw i32 %x, 1
; CHECK-NEXT:  %i = lshr exact i32 %x, 1
; CHECK-NEXT:  %j = ashr i32 %x, 1
; CHECK-NEXT:  %k = and i32 %x, 255
; CHECK-NEXT:  %l = or disjoint i32 %x, 1
; CHECK-NEXT:  %m = xor i32 %x, -1
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
