; A field of bits of one value that comes from another one; rotations to the left.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: inserted:
; CHECK: bfi x0, x1, #8, #8
; CHECK-NEXT: ret
define i64 @inserted(i64 %a, i64 %b) nounwind {
  %x = and i64 %a, -65281
  %y = shl i64 %b, 8
  %z = and i64 %y, 65280
  %r = or i64 %x, %z
  ret i64 %r
}

; CHECK-LABEL: low:
; CHECK: bfxil w0, w1, #4, #8
; CHECK-NEXT: ret
define i32 @low(i32 %a, i32 %b) nounwind {
  %x = and i32 %a, -256
  %y = lshr i32 %b, 4
  %z = and i32 %y, 255
  %r = or i32 %x, %z
  ret i32 %r
}

; The mask leaves other zeros than the field.
; CHECK-LABEL: apart:
; CHECK-NOT: bfi w0
; CHECK: ret
define i32 @apart(i32 %a, i32 %b) nounwind {
  %x = and i32 %a, -4096
  %z = shl i32 %b, 13
  %r = or i32 %x, %z
  ret i32 %r
}

; CHECK-LABEL: rotated:
; CHECK: ror x0, x0, #33
; CHECK-NEXT: ret
define i64 @rotated(i64 %x) nounwind {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 31)
  ret i64 %r
}

; CHECK-LABEL: rotated_by:
; CHECK: neg w8, w1
; CHECK-NEXT: ror w0, w0, w8
define i32 @rotated_by(i32 %x, i32 %n) nounwind {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %r
}

declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i32 @llvm.fshl.i32(i32, i32, i32)
