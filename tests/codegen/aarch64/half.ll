; Without instructions for numbers of 16 bits these are chosen as parts of registers, and their signs are changed in general
; registers; nothing goes through memory.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define half @chosen(half %a, half %b, half %c, half %d) nounwind {
; CHECK-LABEL: chosen:
; CHECK: fcmp s{{[0-9]+}}, s{{[0-9]+}}
; CHECK-NEXT: fcsel s0, s0, s1, mi
; CHECK-NEXT: ret
  %t = fcmp olt half %c, %d
  %r = select i1 %t, half %a, half %b
  ret half %r
}

define half @chosen_by_number(half %a, half %b, i32 %n) nounwind {
; CHECK-LABEL: chosen_by_number:
; CHECK: cmp w0, #0
; CHECK-NEXT: fcsel s0, s0, s1, lt
; CHECK-NEXT: ret
  %t = icmp slt i32 %n, 0
  %r = select i1 %t, half %a, half %b
  ret half %r
}

define half @chosen_by_two(half %a, half %b, i64 %c, i64 %d) nounwind {
; CHECK-LABEL: chosen_by_two:
; CHECK: ccmp x1, x8, #0, lt
; CHECK-NEXT: fcsel s0, s0, s1, lt
; CHECK-NEXT: ret
  %x = icmp slt i64 %c, %d
  %y = icmp slt i64 %d, 100
  %t = and i1 %x, %y
  %r = select i1 %t, half %a, half %b
  ret half %r
}

declare half @llvm.fabs.f16(half)

define half @positive(half %a) nounwind {
; CHECK-LABEL: positive:
; CHECK: fmov w8, s0
; CHECK-NEXT: and w8, w8, #0x{{(ffff)?}}7fff
; CHECK-NEXT: fmov s0, w8
; CHECK-NEXT: ret
  %r = call half @llvm.fabs.f16(half %a)
  ret half %r
}

declare float @llvm.copysign.f32(float, float)

define float @with_sign(float %a, float %b) nounwind {
; CHECK-LABEL: with_sign:
; CHECK: movi v2.4s, #128, lsl #24
; CHECK-NEXT: bit v0.16b, v1.16b, v2.16b
; CHECK-NEXT: ret
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}
