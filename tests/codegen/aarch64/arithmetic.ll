; Which instructions compute what: shifted and extended operands, products with sums, fields, constants, choices.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: shifted:
; CHECK-NEXT: add w0, w0, w1, lsl #3
; CHECK-NEXT: ret
define i32 @shifted(i32 %a, i32 %b) nounwind {
  %s = shl i32 %b, 3
  %r = add i32 %a, %s
  ret i32 %r
}

; CHECK-LABEL: extended:
; CHECK-NEXT: add x0, x0, w1, sxtw
define i64 @extended(i64 %a, i32 %b) nounwind {
  %w = sext i32 %b to i64
  %r = add i64 %a, %w
  ret i64 %r
}

; CHECK-LABEL: product:
; CHECK-NEXT: msub x0, x0, x1, x2
define i64 @product(i64 %a, i64 %b, i64 %c) nounwind {
  %p = mul i64 %a, %b
  %r = sub i64 %c, %p
  ret i64 %r
}

; CHECK-LABEL: cleared:
; CHECK-NEXT: bic w0, w0, w1
define i32 @cleared(i32 %a, i32 %b) nounwind {
  %n = xor i32 %b, -1
  %r = and i32 %a, %n
  ret i32 %r
}

; CHECK-LABEL: masked:
; CHECK-NEXT: and x0, x0, #0xff00ff00ff00ff
define i64 @masked(i64 %a) nounwind {
  %r = and i64 %a, 71777214294589695
  ret i64 %r
}

; Zeros, ones or a run of ones around the groups that are written one by one.
; CHECK-LABEL: constants:
; CHECK-DAG: mov x{{[0-9]+}}, #-4660
; CHECK-DAG: mov [[A:x[0-9]+]], #4660
; CHECK-DAG: movk [[A]], #22136, lsl #32
; CHECK-DAG: mov [[B:x[0-9]+]], #-65536
; CHECK: ret
define void @constants(ptr %p) nounwind {
  %q1 = getelementptr i64, ptr %p, i64 1
  %q2 = getelementptr i64, ptr %p, i64 2
  store i64 -4660, ptr %p
  store i64 95073396068916, ptr %q1
  store i64 -65536, ptr %q2
  ret void
}

; CHECK-LABEL: choice:
; CHECK-NEXT: cmp w0, #10
; CHECK-NEXT: csel w0, w1, w2, lt
define i32 @choice(i32 %a, i32 %b, i32 %c) nounwind {
  %t = icmp slt i32 %a, 10
  %r = select i1 %t, i32 %b, i32 %c
  ret i32 %r
}

; CHECK-LABEL: truth:
; CHECK-NEXT: cmn x0, #5
; CHECK-NEXT: cset w0, eq
define i32 @truth(i64 %a) nounwind {
  %t = icmp eq i64 %a, -5
  %r = zext i1 %t to i32
  ret i32 %r
}

; CHECK-LABEL: bit:
; CHECK-NEXT: tbnz w0, #4, .L
define i32 @bit(i32 %a, ptr %p) nounwind {
  %m = and i32 %a, 16
  %t = icmp eq i32 %m, 0
  br i1 %t, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %no
no:
  ret i32 0
}

; Less or greater is two conditions.
; CHECK-LABEL: one:
; CHECK: fcmp d0, d1
; CHECK: csel {{.*}}, mi
; CHECK: fcmp d0, d1
; CHECK: csel {{.*}}, gt
define i32 @one(double %a, double %b, i32 %x, i32 %y) nounwind {
  %t = fcmp one double %a, %b
  %r = select i1 %t, i32 %x, i32 %y
  ret i32 %r
}

; CHECK-LABEL: fused:
; CHECK-NEXT: fnmsub d0, d0, d1, d2
declare double @llvm.fma.f64(double, double, double)
define double @fused(double %a, double %b, double %c) nounwind {
  %n = fneg double %c
  %r = call double @llvm.fma.f64(double %a, double %b, double %n)
  ret double %r
}

; CHECK-LABEL: high:
; CHECK-NEXT: umulh x0, x0, x1
define i64 @high(i64 %a, i64 %b) nounwind {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

; A carry is taken from a comparison with zero.
; CHECK-LABEL: more:
; CHECK: cmp xzr, x8
; CHECK-NEXT: ngc x8, xzr
define i32 @more(i64 %a) nounwind {
  %m = and i64 %a, 1099511627775
  %w = zext i64 %m to i128
  %n = sub i128 0, %w
  %h = lshr i128 %n, 127
  %r = trunc i128 %h to i32
  ret i32 %r
}
