; Fields that are moved, extended and multiplied in one instruction; extensions that are there already are left out.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: down:
; CHECK: ubfx w0, w0, #5, #3
define i32 @down(i32 %a) nounwind {
  %s = lshr i32 %a, 5
  %r = and i32 %s, 7
  ret i32 %r
}

; CHECK-LABEL: up:
; CHECK: ubfiz x0, x0, #7, #9
define i64 @up(i64 %a) nounwind {
  %m = and i64 %a, 511
  %r = shl i64 %m, 7
  ret i64 %r
}

; CHECK-LABEL: signed:
; CHECK: sbfx w0, w0, #4, #12
define i32 @signed(i32 %a) nounwind {
  %s = shl i32 %a, 16
  %r = ashr i32 %s, 20
  ret i32 %r
}

; CHECK-LABEL: scaled:
; CHECK: sbfiz x0, x{{[0-9]+}}, #5, #32
define i64 @scaled(i32 %a) nounwind {
  %w = sext i32 %a to i64
  %r = shl i64 %w, 5
  ret i64 %r
}

; CHECK-LABEL: product:
; CHECK: mov w[[K:[0-9]+]], #40
; CHECK-NEXT: smaddl x0, w1, w[[K]], x0
define ptr @product(ptr %p, i32 %i) nounwind {
  %w = sext i32 %i to i64
  %q = getelementptr [5 x i64], ptr %p, i64 %w
  ret ptr %q
}

; A word that was computed has zeros above it.
; CHECK-LABEL: zeros:
; CHECK: add w[[S:[0-9]+]], w0, w1
; CHECK-NOT: mov w
; CHECK: ret
define i64 @zeros(i32 %a, i32 %b, i64 %c) nounwind {
  %s = add i32 %a, %b
  %w = zext i32 %s to i64
  %r = mul i64 %w, %c
  ret i64 %r
}

; A byte was loaded with zeros, in another block.
; CHECK-LABEL: byte:
; CHECK: ldrb
; CHECK-NOT: #0xff
; CHECK: .size
define i32 @byte(ptr %p, i32 %n) nounwind {
entry:
  %b = load i8, ptr %p
  %t = icmp eq i32 %n, 0
  br i1 %t, label %yes, label %no
yes:
  %w = zext i8 %b to i32
  %r = add i32 %w, 5
  ret i32 %r
no:
  %v = zext i8 %b to i32
  %m = mul i32 %v, %n
  ret i32 %m
}

; As much of the word as there is room for.
; CHECK-LABEL: top:
; CHECK: lsl x0, x{{[0-9]+}}, #52
define i64 @top(i32 %a) nounwind {
  %w = zext i32 %a to i64
  %r = shl i64 %w, 52
  ret i64 %r
}

; Here the mask reaches beyond the top.
; CHECK-LABEL: beyond:
; CHECK-NOT: ubfx w0, w0, #8, #8
; CHECK: ret
define i32 @beyond(i32 %a) nounwind {
  %m = and i32 %a, 65535
  %r = shl i32 %m, 24
  ret i32 %r
}
