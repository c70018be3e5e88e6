; A function is compiled for the processor that it names, not for that of the command line, and for the features that it names
; besides those of the command line; one that names nothing is compiled for what the command line says.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=x86-64-v3 %s -o - | FileCheck %s --check-prefixes=CHECK,CPU
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+popcnt %s -o - | FileCheck %s --check-prefixes=CHECK,FEATURE

; CHECK-LABEL: named:
; CHECK: shlxl
; CHECK: popcntl
define i32 @named(i32 %x, i32 %y) "target-cpu"="x86-64-v3" {
  %c = and i32 %y, 31
  %s = shl i32 %x, %c
  %r = call i32 @llvm.ctpop.i32(i32 %s)
  ret i32 %r
}

; CHECK-LABEL: usual:
; CPU: shll
; FEATURE: popcntl
define i32 @usual(i32 %x, i32 %y) "target-cpu"="x86-64" {
  %c = and i32 %y, 31
  %s = shl i32 %x, %c
  %r = call i32 @llvm.ctpop.i32(i32 %s)
  ret i32 %r
}

; CHECK-LABEL: featured:
; CHECK: vaddps %ymm1, %ymm0, %ymm0
; FEATURE: popcntl
define <8 x float> @featured(<8 x float> %x, <8 x float> %y, i32 %n, ptr %p) "target-features"="+avx" {
  %r = fadd <8 x float> %x, %y
  %c = call i32 @llvm.ctpop.i32(i32 %n)
  store i32 %c, ptr %p
  ret <8 x float> %r
}

; CHECK-LABEL: silent:
; CPU: popcntl
; FEATURE: popcntl
define i32 @silent(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
