; Integer arithmetic with its flags.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %a, i32 %b) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, 1
  %3 = sub nsw i32 %2, %b
  %4 = mul nuw nsw i32 %3, 3
  %5 = mul nsw nuw i32 %4, 3
  %6 = udiv exact i32 %5, 2
  %7 = sdiv i32 %6, -1
  %8 = urem i32 %7, 5
  %9 = srem i32 %8, 5
  %10 = shl nuw nsw i32 %9, 1
  %11 = lshr exact i32 %10, 1
  %12 = ashr i32 %11, 1
  %13 = and i32 %12, 255
  %14 = or disjoint i32 %13, 256
  %15 = or i32 %14, 1
  %16 = xor i32 %15, -1
  ret i32 %16
}

; CHECK: define i32 @f(i32 %a, i32 %b) {
; CHECK-NEXT:   %1 = add i32 %a, %b
; CHECK-NEXT:   %2 = add nuw i32 %1, 1
; CHECK-NEXT:   %3 = sub nsw i32 %2, %b
; CHECK-NEXT:   %4 = mul nuw nsw i32 %3, 3
; CHECK-NEXT:   %5 = mul nuw nsw i32 %4, 3
; CHECK-NEXT:   %6 = udiv exact i32 %5, 2
; CHECK-NEXT:   %7 = sdiv i32 %6, -1
; CHECK-NEXT:   %8 = urem i32 %7, 5
; CHECK-NEXT:   %9 = srem i32 %8, 5
; CHECK-NEXT:   %10 = shl nuw nsw i32 %9, 1
; CHECK-NEXT:   %11 = lshr exact i32 %10, 1
; CHECK-NEXT:   %12 = ashr i32 %11, 1
; CHECK-NEXT:   %13 = and i32 %12, 255
; CHECK-NEXT:   %14 = or disjoint i32 %13, 256
; CHECK-NEXT:   %15 = or i32 %14, 1
; CHECK-NEXT:   %16 = xor i32 %15, -1
; CHECK-NEXT:   ret i32 %16
; CHECK-NEXT: }
